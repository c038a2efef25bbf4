import { defineConfig } from "vitest/config";

const tests = ["packages/*/test/**/*.test.ts", "apps/*/test/**/*.test.ts", "trials/test/*.test.ts"];
const slow = ["packages/*/test/**/*.slow.test.ts", "apps/*/test/**/*.slow.test.ts", "trials/test/*.slow.test.ts"];

/** Two groups: `fast` is part of `npm run check`; `slow` (`*.slow.test.ts`) runs last in `npm test`. */
export default defineConfig({
  test: {
    maxWorkers: "100%", // usual is one core less, which of two leaves one idle
    projects: [
      { test: { name: "fast", include: tests, exclude: slow, testTimeout: 60_000 } },
      // A browser on a busy machine may miss a moment: what fails is tried again, and has to fail three times.
      {
        test: {
          name: "slow",
          include: slow,
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
