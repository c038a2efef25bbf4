/** `prepack` of the source folders: what is in them is TypeScript that runs only in this repository. The packages are made by `npm run build`. */
console.error(
  "This folder holds sources. `npm run build -- --pack` in the root of the repository makes the packages: dist/archives/*.tgz.",
);
process.exit(1);
