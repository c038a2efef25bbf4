/** A page of the documentation, as far as figures go: its text, its tables, and the commands that stand beside them. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = new URL("../../", import.meta.url);
export const folder = fileURLToPath(root);

/** Pages whose figures are looked at. */
export const pageNames: readonly string[] = [
  "README.md",
  ...readdirSync(new URL("docs/", root))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];

export interface Row {
  readonly line: number;
  /** By the heading of its column; the first column has none. */
  readonly cells: ReadonlyMap<string, string>;
  readonly first: string;
}

/** A command as it stands on a page. */
export interface Typed {
  readonly command: string;
  readonly line: number;
  /** Figures stand beside it: in its sentence, its table, or below it as what it prints. */
  readonly beside: boolean;
}

const COMMAND = /^(?:\$ )?((?:npm (?:run|test|start)|npx)\b.*)$/;
const QUOTED = /`([^`]+)`/g;
const isIndented = (line: string): boolean => line.startsWith("    ");
const cellsOf = (line: string): string[] => {
  const [, ...cells] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
  return cells.slice(0, -1);
};
/** Without code, links' addresses, and numbers of paragraphs. */
const bare = (text: string): string => text.replaceAll(QUOTED, "").replaceAll(/\]\([^)]*\)/g, "");
const hasFigures = (text: string): boolean => /\d/.test(bare(text));

export class Page {
  readonly lines: readonly string[];

  constructor(
    readonly name: string,
    readonly text = readFileSync(new URL(name, root), "utf8"),
  ) {
    this.lines = text.split("\n");
  }

  /**
   * What stands where these words are looked for, each blank of which may be an end of a line; the line is that of the first group.
   * @throws where the page does not say that, or says it twice
   */
  words(pattern: RegExp): { readonly groups: readonly string[]; readonly line: number } {
    const found = [...this.text.matchAll(new RegExp(pattern.source.replaceAll(" ", "\\s+"), "dg"))];
    if (found.length !== 1) throw new Error(`${this.name} says ${found.length} times: ${pattern.source}`);
    const [match] = found as [RegExpExecArray];
    const [begins] = match.indices![1] ?? match.indices![0]!;
    return { groups: [...match], line: this.text.slice(0, begins).split("\n").length };
  }

  /** The rows of the table in whose heading, or in the paragraph before which, these words stand; and the command that stands next to it there. */
  table(words: string): { readonly rows: readonly Row[]; readonly command: string } {
    const ruled = this.lines.flatMap((line, nth) => (/^\|(?:-+:?\|)+$/.test(line) ? [nth] : []));
    const leads = ruled.map((nth) => this.blockOf(nth - 1, true));
    const which = leads.findIndex((lead) => lead.includes(words));
    if (which < 0 || leads.findLastIndex((lead) => lead.includes(words)) !== which)
      throw new Error(`${this.name} has not one table that begins with: ${words}`);
    const heads = cellsOf(this.lines[ruled[which]! - 1]!);
    const rows: Row[] = [];
    for (let nth = ruled[which]! + 1; this.lines[nth]?.startsWith("|"); nth++) {
      const [first = "", ...cells] = cellsOf(this.lines[nth]!);
      rows.push({ line: nth + 1, first, cells: new Map(cells.map((cell, column) => [heads[column + 1]!, cell])) });
    }
    const commands = [...leads[which]!.matchAll(QUOTED)].map(([, code = ""]) => code).filter((code) => COMMAND.test(code));
    return { rows, command: commands.at(-1) ?? "" };
  }

  /** Every command that stands on the page. */
  get commands(): readonly Typed[] {
    return this.lines.flatMap((text, nth): Typed[] => {
      if (!isIndented(text)) {
        const quoted = [...text.matchAll(QUOTED)].map(([, code = ""]) => code).filter((code) => COMMAND.test(code));
        return quoted.map((command) => ({ command, line: nth + 1, beside: this.isBesideFigures(nth) }));
      }
      const [, command] = COMMAND.exec(text.trim()) ?? [];
      if (command === undefined) return [];
      const below = this.lines.slice(nth + 1).find((line) => line.trim() !== "") ?? "";
      const printed = isIndented(below) && !COMMAND.test(below.trim()) && !this.lines[nth]!.endsWith("\\");
      return [
        { command: command.replace(/\s+#\s.*$/, ""), line: nth + 1, beside: printed || this.lines[this.tableAfter(nth)] !== undefined },
      ];
    });
  }

  /** The words around a line: its paragraph, its row of a table, or, of a heading, the whole table. */
  private isBesideFigures(nth: number): boolean {
    const line = this.lines[nth]!;
    const isRow = line.startsWith("|");
    if (hasFigures(isRow ? line : this.blockOf(nth, false))) return true;
    const table = isRow ? nth : this.tableAfter(nth);
    return (
      /^\|[-:|]+$/.test(this.lines[table + 1] ?? "") &&
      this.blockOf(table + 2, false)
        .split("\n")
        .some(hasFigures)
    );
  }

  /** Where the table begins that stands next, with nothing but empty lines between; -1 where none does. */
  private tableAfter(nth: number): number {
    let at = nth;
    while (this.lines[at] !== undefined && this.lines[at]!.trim() !== "") at++;
    while (this.lines[at]?.trim() === "") at++;
    return this.lines[at]?.startsWith("|") === true ? at : -1;
  }

  /** The paragraph, list entry or table around a line; with the paragraph before, where a table begins. */
  private blockOf(nth: number, withLead: boolean): string {
    const line = (at: number): string => this.lines[at] ?? "";
    let from = nth;
    while (line(from - 1).trim() !== "" && !/^(?:- |\d+\. )/.test(line(from))) from--;
    if (withLead && line(from - 1) === "") {
      from -= 2;
      while (line(from - 1).trim() !== "") from--;
    }
    let to = nth + 1;
    while (!withLead && line(to).trim() !== "" && !/^(?:- |\d+\. )/.test(line(to))) to++;
    return this.lines.slice(Math.max(0, from), to).join("\n");
  }
}
