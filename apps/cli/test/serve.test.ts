/** What a server of tables says where it is found: to who started it, and by whom else. */
import { expect, test } from "vitest";
import { sayOpen } from "../src/commands/serve.ts";
import { paintOf } from "../src/paint.ts";

const ELSEWHERE = ["192.0.2.7", "10.0.0.3"];

test.each([
  ["127.0.0.1", "http://localhost:7332/", null],
  ["0.0.0.0", "http://localhost:7332/", "For others in your network: http://192.0.2.7:7332/ or http://10.0.0.3:7332/"],
  ["::", "http://localhost:7332/", "For others in your network: http://192.0.2.7:7332/ or http://10.0.0.3:7332/"],
  ["192.0.2.7", "http://192.0.2.7:7332/", null],
  ["2001:db8::7", "http://[2001:db8::7]:7332/", null],
])("served at %s", (host, address, others) => {
  const [first, ...rest] = sayOpen({ host, data: "/data" }, { port: 7332, ownDatabase: null, found: false }, ELSEWHERE, paintOf(false));
  expect(first).toBe(`Tables are open: ${address}`);
  expect(rest.filter((line) => line.startsWith("For others"))).toEqual(others === null ? [] : [others]);
  expect(rest.some((line) => line.includes("For this machine only"))).toBe(host === "127.0.0.1");
});
