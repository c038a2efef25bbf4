/** What is longer than the screen is told a screen at a time, so that nothing has scrolled away before it was read. */
import type { Terminal } from "../terminal.ts";
import { widthOf, wrap } from "../text.ts";

/** Between two screens, and where more of the same text is to come. */
export const GO_ON = "Enter goes on. ";
const MORE = `${GO_ON}q leaves this text. `;
/** Leaves a text, not the match. */
export const LEAVE = "q";
/** Lines of a screen that the question whether to go on takes up, once answered and once not. */
const ASKING = 2;
/** A line that goes on from the one before it begins with so many spaces. */
const CONTINUED = /^ {4}/;
/** So many lines at most are kept back so that a sentence is not parted … */
const KEPT_BACK = 4;
/** … and so many so that a heading is not parted from its text. */
const PARAGRAPH = 8;

/** A line in as many as a window needs that has become narrower, with the space before it. */
function broken(line: string, columns: number): string[] {
  const before = " ".repeat(line.length - line.trimStart().length);
  return wrap(line.trimStart(), columns - before.length, "  ").map((each) => before + each);
}

export class Pager {
  /** Switched off by who reads fast, or scrolls. */
  on = true;
  /** Who was asked whether to go on has left instead. */
  gone = false;
  /** The text that was told last was left before its end. */
  private hasLeft = false;
  /** What was typed before the question stood there, and was no word that is answered at once. */
  private ahead: string[] = [];

  /** @param answers answers a word that is typed instead of going on; false if it is none */
  constructor(
    private readonly terminal: Terminal,
    private readonly answers: (typed: string) => Promise<boolean> = () => Promise.resolve(false),
  ) {}

  private get pauses(): boolean {
    return this.on && this.terminal.interactive;
  }

  /** How many lines of a text are on the screen when all of it has been told. */
  left(lines: readonly string[]): number {
    return this.pauses ? (this.pages(lines).at(-1)?.length ?? 0) : 0;
  }

  private pages(lines: readonly string[]): string[][] {
    const pages: string[][] = [];
    for (let rest = lines; rest.length > 0; ) {
      const [page, after] = this.nextPage(rest, pages.length === 0);
      pages.push(page);
      rest = after;
    }
    return pages;
  }

  /** What the window holds of a text, as it is now, and what is left: a line that has become too wide for it is broken. */
  private nextPage(rest: readonly string[], isFirst: boolean): [page: string[], after: readonly string[]] {
    const { rows, columns } = this.terminal;
    const lines = rest.flatMap((line) => (widthOf(line) <= columns ? [line] : broken(line, columns)));
    const at = !isFirst && lines[0] === "" ? 1 : 0; // a screen of its own stands apart from the one before
    let end = Math.min(lines.length, at + rows - ASKING);
    if (end < lines.length) {
      const gap = lines.lastIndexOf("", end);
      if (gap > end - PARAGRAPH && gap > at) end = gap;
      else for (let back = 0; back < KEPT_BACK && CONTINUED.test(lines[end]!); back++) end--;
    }
    return [lines.slice(at, end), lines.slice(end)];
  }

  /**
   * Prints lines a screen at a time; the last of them stay on the screen. Of a text that was asked for the rest is not wanted any more by who asks
   * for another; what has happened is told to its end.
   * @returns false if whoever reads has left
   */
  async tell(lines: readonly string[], kind: "asked for" | "news" = "asked for"): Promise<boolean> {
    if (!this.pauses) {
      this.terminal.say(...lines);
      return true;
    }
    for (let rest = lines; rest.length > 0; ) {
      const isFirst = rest === lines;
      const read = isFirst ? "on" : await this.read(MORE, kind === "asked for");
      this.hasLeft = read === "enough";
      if (read !== "on") return this.hasLeft;
      const [page, after] = this.nextPage(rest, isFirst);
      this.terminal.say(...page);
      rest = after;
    }
    return true;
  }

  /** Waits until the screen has been read, unless the text was left; words are answered meanwhile. @returns false if whoever reads has left */
  async goOn(): Promise<boolean> {
    const hasLeft = this.hasLeft;
    this.hasLeft = false;
    return hasLeft || (await this.read(GO_ON, false)) !== "left";
  }

  private async read(prompt: string, isDropped: boolean): Promise<"on" | "enough" | "left"> {
    while (this.pauses) {
      const typed = await this.stop(prompt);
      if (typed === null) return "left";
      if (typed === "") return "on";
      if (typed === LEAVE) return "enough";
      if (!(await this.answers(typed))) {
        this.keepAhead(typed);
        return "on";
      }
      if (isDropped && !this.gone) return "enough";
    }
    return this.gone ? "left" : "on";
  }

  /** Asks to go on. @returns what was typed instead, `LEAVE` by who has read enough; null if whoever reads has left */
  async stop(prompt = GO_ON): Promise<string | null> {
    this.ahead.push(...this.terminal.early());
    const typed = this.gone ? null : await this.terminal.ask(this.terminal.paint.quiet(prompt));
    if (typed === null || /^(quit|exit)$/i.test(typed.trim())) this.gone = true;
    return this.gone || typed === null ? null : typed.trim().replace(/^Q$/, LEAVE);
  }

  /** What was typed is no answer to a question that nobody has seen; when it stands there, that is said. */
  keepAhead(typed: string): void {
    this.ahead.push(typed);
  }

  /** What was typed before the question stood there; it is handed over once. */
  takeAhead(): string[] {
    return [...this.ahead.splice(0), ...this.terminal.early()].map((typed) => typed.trim()).filter((typed) => typed !== "");
  }
}
