/** The tests that may kill a mutant: those of one package that ask what its code does. Read by Stryker's runner only. */
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { mutatedPackage } from "./environment.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const tests = `packages/${process.env[mutatedPackage]}/test`;

/** The rule tests first: they are quick, and they kill most. */
const ranks = ["trials/mutate", `${tests}/rules`, `${tests}/scenarios.test.ts`, `${tests}/cards`];

class RuleTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => [...ranks, ""].findIndex((each) => moduleId.includes(each));
    return files.toSorted((one, other) => rank(one) - rank(other) || one.moduleId.localeCompare(other.moduleId));
  }
}

export default defineConfig({
  root,
  // Stryker works on a copy whose node_modules still lead to the original: what is mutated must be what is imported.
  resolve: {
    alias: [
      { find: /^@duelex\/kernel$/, replacement: `${root}packages/kernel/src/index.ts` },
      { find: /^@duelex\/kernel\/testing$/, replacement: `${root}packages/kernel/src/testing/index.ts` },
    ],
  },
  test: {
    include: ["trials/mutate/*.test.ts", `${tests}/**/*.test.ts`],
    exclude: [
      "**/*.slow.test.ts",
      `${tests}/{hygiene,house,paragraphs}.test.ts`, // they read the source as text
      `packages/!(kernel)/test/conformance.test.ts`, // thousands of random positions: seconds, for what one rule test says
      `${tests}/random-decks.test.ts`,
    ],
    isolate: false,
    testTimeout: 60_000, // a busy machine kills no mutant
    setupFiles: [fileURLToPath(new URL("setup.ts", import.meta.url))],
    sequence: { sequencer: RuleTestsFirst },
  },
});
