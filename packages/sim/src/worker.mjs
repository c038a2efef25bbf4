/** The door of a worker thread: lets Node read TypeScript where that is what there is to load, then loads what plays the batches. */
import { Tinypool } from "tinypool";

const { module, told } = Tinypool.workerData;
if ([module, told?.loader].some((url) => typeof url === "string" && url.endsWith(".ts"))) {
  const { register } = await import("tsx/esm/api");
  register();
}
const { default: begin } = await import(module);
export default await begin(told);
