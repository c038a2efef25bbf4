/** The door of a worker thread: lets Node read TypeScript, then loads what plays the batches. */
import { register } from "tsx/esm/api";

register();
const { playBatch } = await import("./worker.ts");
export default playBatch;
