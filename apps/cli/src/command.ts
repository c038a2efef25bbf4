/** What the commands have in common. */
import { Command } from "commander";
import type { Exit } from "./context.ts";
import { COMMAND } from "./places.ts";
import { widthOf, wrap } from "./text.ts";

/** Runs a command's work and keeps the code that it ends with. */
export type Act = <Args extends unknown[]>(run: (...args: Args) => Exit | Promise<Exit>) => (...args: Args) => Promise<void>;

/** A command with its examples, which stand at the end of its help. */
export const commandNamed = (name: string, about: string, examples: readonly string[]): Command =>
  new Command(name)
    .description(about)
    .addHelpText("after", ({ command }) => `\nExamples:\n${sayExamples(examples, columnsOf(command)).join("\n")}`);

/** What stands below a command's options, no wider than the screen. */
export const saysBelow =
  (text: string) =>
  ({ command }: { readonly command: Command }): string =>
    ["", ...wrap(text, columnsOf(command))].join("\n");

const columnsOf = (command: Command): number => command.configureHelp().helpWidth ?? 80;

/** "play bos --seats human,human          two people at one keyboard": what it does stands below where a line has no room for both. */
export const sayExamples = (examples: readonly string[], columns: number): string[] =>
  examples.flatMap((example) => {
    if (widthOf(`  ${COMMAND} ${example}`) <= columns) return [`  ${COMMAND} ${example}`];
    const [command, about = ""] = example.split(/ {2,}/) as [string, string?];
    const inLines = (text: string, indent: string) => wrap(text, columns - indent.length, "    ").map((line) => indent + line);
    return [...inLines(`${COMMAND} ${command}`, "  "), ...(about === "" ? [] : inLines(about, "      "))];
  });

export const asJson = (value: unknown): string => JSON.stringify(value, null, 2);
