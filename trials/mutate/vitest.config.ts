/** The tests that may kill a mutant: those of one package that ask what its code does. Read by Stryker's runner only. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { LINES, mutatedPackage } from "./environment.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const tests = `${process.env[mutatedPackage]}/test`;

/** The rule tests first: they are quick, and they kill most. */
const ranks = ["trials/mutate", `${tests}/rules`, `${tests}/scenarios.test.ts`, `${tests}/cards`];

/** What is imported from a package, each door of it by name: what is mutated must be what is imported. */
function doorsOf(folder: string) {
  const { name, exports } = JSON.parse(readFileSync(`${root}packages/${folder}/package.json`, "utf8")) as {
    readonly name: string;
    readonly exports: Readonly<Record<string, string>>;
  };
  return Object.entries(exports).map(([door, file]) => ({
    find: new RegExp(`^${name}${door.slice(1)}$`),
    replacement: `${root}packages/${folder}/${file.slice(2)}`,
  }));
}

class RuleTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number =>
      moduleId.endsWith(LINES) ? ranks.length + 1 : [...ranks, ""].findIndex((each) => moduleId.includes(each));
    return files.toSorted((one, other) => rank(one) - rank(other) || one.moduleId.localeCompare(other.moduleId));
  }
}

export default defineConfig({
  root,
  // Stryker works on a copy whose node_modules still lead to the original.
  resolve: { alias: readdirSync(`${root}packages`).flatMap(doorsOf) },
  test: {
    include: ["trials/mutate/*.test.ts", `${tests}/**/*.test.ts`],
    exclude: [
      "**/*.slow.test.ts",
      ...["packages/*/test/{hygiene,house,paragraphs}", "apps/*/test/laws"].map((each) => `${each}.test.ts`), // they read the source as text
      `packages/!(kernel)/test/conformance.test.ts`, // thousands of random positions: seconds, for what one rule test says
      `${tests}/random-decks.test.ts`,
      ...["packages/session/test/{secrets,watch}", "packages/sim/test/{hidden,searchers,simulate,strict,thinking}"].map(
        (each) => `${each}.test.ts`,
      ), // whole matches, likewise
    ],
    isolate: false,
    testTimeout: 60_000, // a busy machine kills no mutant
    setupFiles: [fileURLToPath(new URL("setup.ts", import.meta.url))],
    sequence: { sequencer: RuleTestsFirst },
  },
});
