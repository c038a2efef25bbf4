/**
 * A mutant that hinders its own module from loading leaves no test to fail; this one does. It loads before the test begins: code
 * that runs while a module loads is known to be such by running outside of all tests.
 */
import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { mutatedPackage } from "./environment.ts";

const entry = new URL(`../../${process.env[mutatedPackage]}/src/index.ts`, import.meta.url).pathname;
const problem: unknown = existsSync(entry) // the page has no door
  ? await import(/* @vite-ignore */ entry).then(
      () => null,
      (thrown: unknown) => thrown,
    )
  : null;

test("the package loads", () => expect(problem).toBeNull());
