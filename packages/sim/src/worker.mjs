/**
 * The door of a worker thread: loads what knows the game, and what plays the batches unless that brings it along. Node is given help to read
 * TypeScript only where that is what there is to load.
 */
import { Tinypool } from "tinypool";

const { module, told } = Tinypool.workerData;

let isHelped = false;
async function load(url) {
  if (url.endsWith(".ts") && !isHelped) {
    const { register } = await import("tsx/esm/api");
    register();
    isHelped = true;
  }
  return await import(url);
}

const { begin } = typeof told?.loader === "string" ? await load(told.loader) : {};
export default await (begin ?? (await load(module)).default)(told);
