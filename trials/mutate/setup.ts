/**
 * Runs before each test file under Stryker. Modules are shared between files and mutants, which makes a mutant a matter of a second;
 * so this sees to it that none is met by what an earlier one has left.
 */
import { afterEach, inject, vi } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** What Stryker's runner provides: the mutant that is tried, and whether it is one that acts while modules are loaded. */
    activeMutant: string;
    mutantActivation: "static" | "runtime";
  }
}

/** What this thread remembers from file to file. */
const memory = globalThis as { __stryker__?: { activeMutant?: string }; loadedUnder?: string; killed?: string };
const mutant = inject("activeMutant");
const acts = inject("mutantActivation");

if (mutant !== undefined && memory.killed === mutant) throw new Error("this mutant was killed by an earlier file");

const loadUnder = acts === "static" ? mutant : "none";
if (memory.loadedUnder !== loadUnder) vi.resetModules();
memory.loadedUnder = loadUnder;
if (acts === "runtime" && memory.__stryker__ !== undefined) delete memory.__stryker__.activeMutant; // it wakes with the first test

afterEach(({ task }) => {
  if (task.result?.state === "fail") memory.killed = mutant;
});
