import { conformance } from "@duelex/kernel/testing";
import { describe, expect, test } from "vitest";
import { bos } from "../src/index.ts";

describe("the promises of the house", () => {
  for (const check of conformance(bos, { games: 30 })) test(check.name, () => expect(check.run()).toEqual([]), 30_000);
});
