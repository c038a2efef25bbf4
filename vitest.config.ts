import { availableParallelism } from "node:os";
import { register } from "tsx/esm/api";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type Reporter, type TestSpecification } from "vitest/node";

register(); // for what is done before the tests, in this process

const rooms = ["packages/*", "apps/*", "trials"];
const named = (ending: string): string[] => rooms.map((room) => `${room}/test/**/*${ending}`);
/** These put something else in the place of a module, so what they load is for nobody else. */
const apart = [
  "packages/kernel/test/no-code-from-text.test.ts",
  "apps/table/test/kept.test.ts",
  "apps/table/test/own.test.ts",
  "apps/table/test/sitting.test.ts",
];

/** Folders of tests go with the file of tests that made them. */
const tidy = "apps/cli/test/tidy.ts";

/** What takes longest begins first, or the others would wait for it at the end; one after the other, the longest first. */
const long = [
  "trials/test/stranger",
  "apps/table/test/online",
  "apps/table/test/matches",
  "apps/table/test/tables",
  "apps/table/test/table.",
  "apps/server/test/kept",
  "apps/table/test/around",
  "apps/table/test/sheets",
  "apps/table/test/seats",
  "apps/table/test/screens",
  "packages/sim/test/games",
  "apps/table/test/phone",
  "apps/table/test/lines",
  "apps/cli/test/study",
  "apps/server/test/doors",
  "packages/gate-ruler/test/conformance",
  "apps/server/test/database",
  "apps/server/test/leaks",
  "trials/test/interrupt",
  "apps/table/test/heard",
  "apps/table/test/puzzles",
  "trials/test/reference",
  "trials/test/fuzz",
  "packages/sim/test/hidden.slow",
  "apps/table/test/decks",
  "packages/bos/test/perft",
  "packages/gate-ruler/test/random-decks",
];

/** Which lines are run is counted in what vite has read. */
const isCounted = process.argv.includes("--coverage");

/**
 * How a process of tests is started, and what it reads without vite between. Of that, vite would lead each call from one file to another
 * through a table, and what computes would take three times as long; tsx would give each function its name anew (scripts/typescript.mjs). Matches are
 * copied all the time: the room for what is thrown away is large.
 */
const native = !isCounted && {
  execArgv: ["--max-semi-space-size=64", "--import", new URL("scripts/typescript.mjs", import.meta.url).href],
  server: { deps: { external: [/\/packages\/[^/]+\/src\//, /\/apps\/(?:cli|server)\/src\//] } },
};

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = long.findIndex((each) => moduleId.includes(each));
      return at < 0 ? long.length : at;
    };
    const sorted = await super.sort(files);
    const slow = sorted.filter(({ project }) => project.name === "slow").toSorted((one, other) => rank(one) - rank(other));
    return [...slow, ...sorted.filter(({ project }) => project.name !== "slow")];
  }
}

/** Says what a test failed at before it passed: it may be a moment missed, or a mistake that shows itself rarely. */
const secondTries: Reporter = {
  onTestCaseResult(test) {
    if (test.result().state !== "passed" || (test.diagnostic()?.retryCount ?? 0) === 0) return;
    for (const { message } of test.result().errors ?? []) console.log(`  ↻ ${test.fullName}: ${message}`);
  },
};

/**
 * Two groups: `fast` is part of `npm run check`; `slow` (`*.slow.test.ts`) comes after it in `npm test`. Of the fast ones many share a process,
 * and what has been loaded in it, but for those of `fast apart`.
 */
export default defineConfig({
  test: {
    reporters: ["default", secondTries],
    sequence: { sequencer: LongestFirst },
    // A browser, a server, a line often wait, so there is work for more processes than cores; but each has a browser and modules of its own.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    projects: [
      {
        test: {
          name: "fast",
          ...native,
          include: named(".test.ts"),
          exclude: [...named(".slow.test.ts"), ...apart],
          isolate: false,
          setupFiles: tidy,
          testTimeout: 60_000,
        },
      },
      { test: { name: "fast apart", include: apart, testTimeout: 60_000 } },
      // A browser on a busy machine may miss a moment: what fails is tried again, and has to fail three times.
      {
        test: {
          name: "slow",
          ...native,
          include: named(".slow.test.ts"),
          isolate: false,
          setupFiles: tidy,
          retry: 2,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 15_000 } }, // what is waited for comes late where other files run beside
          globalSetup: "apps/table/test/build.ts",
        },
      },
    ],
    coverage: { provider: "v8", include: ["packages/*/src/**/*.ts", "apps/*/src/**/*.ts"] },
  },
});
