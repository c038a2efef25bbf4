/** How a thread comes by a module that it is told of: Node is given help to read TypeScript only where that is what there is to load. */

let isHelped = false;

/** @param {string} url */
export async function load(url) {
  if (url.endsWith(".ts") && !isHelped) {
    const { register } = await import("tsx/esm/api");
    register();
    isHelped = true;
  }
  return await import(url);
}
