/** The door of a thread that searches beside another: answers each question on a port, and wakes who waits. */
import { workerData } from "node:worker_threads";
import { load } from "./load.mjs";

const { order, flags, port, module } = workerData;

const say = (found) => {
  port.postMessage(found);
  Atomics.add(flags, 0, 1);
  Atomics.notify(flags, 0);
};
const problemOf = (problem) => (problem instanceof Error ? problem.message : String(problem));

let search;
try {
  const { beginSearch } = await load(order.loader);
  search = await (beginSearch ?? (await load(module)).beginSearch)(order, flags);
} catch (problem) {
  search = () => {
    throw problem; // whatever is asked: who asks waits for an answer
  };
}
port.on("message", (asked) => {
  try {
    say({ nth: asked.nth, findings: search(asked) });
  } catch (problem) {
    say({ nth: asked.nth, problem: problemOf(problem) });
  }
});
