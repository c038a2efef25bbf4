/** The environment variable that tells Stryker's threads whose tests may kill: the folder of the package, "packages/bos". */
export const mutatedPackage = "DUELEX_MUTATED_PACKAGE";
