/** The packages of this repository, as they stand on each other. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Every folder of packages/ that is one, with what its package.json says. */
export function workspaces(root) {
  return readdirSync(join(root, "packages"))
    .filter(
      (folder) => existsSync(join(root, "packages", folder, "package.json")) && existsSync(join(root, "packages", folder, "src/index.ts")),
    )
    .map((folder) => {
      const manifest = JSON.parse(readFileSync(join(root, "packages", folder, "package.json"), "utf8"));
      return { folder, name: manifest.name, manifest };
    });
}

/** Whoever is stood on comes first. */
export function inOrder(packages) {
  const done = new Set();
  const order = [];
  const names = new Set(packages.map(({ name }) => name));
  while (order.length < packages.length) {
    const ready = packages.filter(
      ({ name, manifest }) =>
        !done.has(name) && Object.keys(manifest.dependencies ?? {}).every((other) => !names.has(other) || done.has(other)),
    );
    if (ready.length === 0) throw new Error("packages stand on each other in a circle");
    for (const one of ready) {
      done.add(one.name);
      order.push(one);
    }
  }
  return order;
}
