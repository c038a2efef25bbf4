/** The environment variable that tells Stryker's threads whose tests may kill: the folder of the package, "packages/bos". */
export const mutatedPackage = "DUELEX_MUTATED_PACKAGE";

/** The tests that hold whole matches against golden lines, word for word: they run last, and tell what nothing else has noticed. */
export const LINES = "chronicle.test.ts";
