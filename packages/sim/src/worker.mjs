/** The door of a worker thread: lets Node read TypeScript, then loads what plays the batches. */
import { Tinypool } from "tinypool";
import { register } from "tsx/esm/api";

register();
const { module, told } = Tinypool.workerData;
const { default: begin } = await import(module);
export default await begin(told);
