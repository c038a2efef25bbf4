/** The program as it is started, in a process of its own: few tests, because each costs a second. */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { root, scratch } from "./desk.ts";

const duelex = (...words: string[]) =>
  promisify(execFile)(process.execPath, [join(root, "apps/cli/bin/duelex.mjs"), ...words], {
    cwd: scratch(),
    env: { ...process.env, CI: "true", XDG_STATE_HOME: scratch(), FORCE_COLOR: undefined }, // as in a pipe of a build
  });

test("without a terminal to type into, start narrates a match of machines, which ends by itself", async () => {
  const { stdout, stderr } = await duelex("start");
  expect(stdout).toMatch(/^Gundam Card Game/);
  expect(stdout).toMatch(/wins in turn \d+\.\n$|draw\.\n$/);
  expect(stdout).not.toContain("\u001b[");
  expect(stderr).toBe("");
}, 30_000);

test("wrong input ends with code 2 and a message on standard error", async () => {
  await expect(duelex("play", "gundan")).rejects.toMatchObject({
    code: 2,
    stdout: "",
    stderr: expect.stringContaining('did you mean "gundam"?'),
  });
});
