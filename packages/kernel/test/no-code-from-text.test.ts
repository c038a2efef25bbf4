/** Where no code may be made from text, tables of steps are interpreted and views are classes like any other: everything holds as it does elsewhere. */
import { expect, test, vi } from "vitest";
import { recordOf } from "../src/index.ts";
import { writing } from "../src/written.ts";

vi.mock("../src/written.ts", () => ({ writing: null }));

test("here no code is made from text", () => {
  expect(writing).toBeNull();
  expect(Object.keys(Object.getOwnPropertyDescriptors(recordOf({ passes: 0 }).prototype))).toEqual(["constructor", "wipe", "passes"]);
});

await import("./machine.test.ts");
await import("./memory.test.ts");
await import("./conformance.test.ts");
