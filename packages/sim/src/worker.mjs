/** The door of a worker thread: loads what knows the game, and what plays the batches unless that brings it along. */
import { Tinypool } from "tinypool";
import { load } from "./load.mjs";

const { module, told } = Tinypool.workerData;

const { begin } = typeof told?.loader === "string" ? await load(told.loader) : {};
export default await (begin ?? (await load(module)).default)(told);
