/** Before the slow tests: the page is built and the browser unpacked, once, so that files of tests that run side by side find the same. */
import { fileURLToPath } from "node:url";
import { buildPage } from "../../cli/src/table/build.ts";
import { browserPath } from "./browser.ts";

export default async function setup(): Promise<void> {
  const failure = await buildPage(fileURLToPath(new URL("../../../", import.meta.url)), () => undefined);
  if (failure !== null) throw new Error(failure);
  await browserPath();
}
