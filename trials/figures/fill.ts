/** How a command stands on a page, and how it is filled in with what a row says. */
import { typedWord } from "../../apps/cli/src/flags.ts";
import type { Figure } from "./give.ts";
import type { Page } from "./page.ts";

/** A figure, the command that prints it, and that command as it stands on the page. */
export interface Said extends Figure {
  readonly command: string;
  readonly from: string;
}

export const NAMES = {
  gundam: "Gundam Card Game",
  "gate-ruler": "Gate Ruler",
  bos: "BOS TCG",
  "colossus-order": "Colossus Order",
} as const;
export type Id = keyof typeof NAMES;
export const IDS = Object.keys(NAMES) as Id[];
export const isId = (word: string): word is Id => word in NAMES;

/** A command with other flags than it stands there with, or the game in it where it stands as GAME. */
export function filled(command: string, flags: Readonly<Record<string, string | number>>): string {
  const script = command.startsWith("npm") && !command.includes(" -- ") ? `${command} --` : command;
  return Object.entries(flags).reduce((typed, [flag, value]) => {
    if (flag === "GAME") return typed.replace("GAME", String(value));
    const had = new RegExp(` ${flag} (?:"[^"]*"|\\S+)`);
    const words = ` ${flag} ${typedWord(String(value))}`;
    return had.test(typed) ? typed.replace(had, () => words) : typed + words;
  }, script);
}

/** The command of a page that begins so. */
export function typed(page: Page, begins: string): string {
  const found = page.commands.find(({ command }) => command.startsWith(begins));
  if (found === undefined) throw new Error(`${page.name} has no command that begins with: ${begins}`);
  return found.command;
}

export const quoted = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = ""]) => word);
