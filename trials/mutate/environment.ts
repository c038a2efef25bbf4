/** The environment variable that tells Stryker's threads whose tests may kill. */
export const mutatedPackage = "DUELEX_MUTATED_PACKAGE";
