/** What the commands have in common. */
import { Command } from "commander";
import type { Exit } from "./context.ts";
import { COMMAND } from "./places.ts";

/** Runs a command's work and keeps the code that it ends with. */
export type Act = <Args extends unknown[]>(run: (...args: Args) => Exit | Promise<Exit>) => (...args: Args) => Promise<void>;

/** A command with its examples, which stand at the end of its help. */
export const commandNamed = (name: string, about: string, examples: readonly string[]): Command =>
  new Command(name)
    .description(about)
    .addHelpText("after", `\nExamples:\n${examples.map((example) => `  ${COMMAND} ${example}`).join("\n")}`);

export const asJson = (value: unknown): string => JSON.stringify(value, null, 2);
