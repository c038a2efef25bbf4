/** The terminal: the one place that knows standard input and output. Tests put another one in its place. */
import { createInterface, type Interface } from "node:readline";
import pc from "picocolors";
import { type Paint, paintOf } from "./paint.ts";

export interface Terminal {
  readonly paint: Paint;
  /** Is a person there, to read and to type? */
  readonly interactive: boolean;
  /** Does a person see what is printed beside the results? */
  readonly showsProgress: boolean;
  /** How wide a line may be, now. */
  readonly columns: number;
  /** How many lines the screen has, now. */
  readonly rows: number;
  /** Prints a line, or several. */
  say(...lines: string[]): void;
  /** Prints what is not the answer to the command: problems, progress. */
  warn(...lines: string[]): void;
  /** Empties the screen, and what was scrolled out of it, so that the other player cannot look back. */
  wipe(): void;
  /** Asks for a line; null when there is none any more: the input has ended, or Ctrl-C or Ctrl-D was pressed. */
  ask(prompt: string, complete?: (line: string) => readonly string[]): Promise<string | null>;
  /** Lines that a person typed while nothing was asked; they are handed over once, and answer nothing. In a pipe there are none. */
  early(): readonly string[];
  /** Calls back when Ctrl-C is pressed while nobody is asked; gives back how to stop listening. */
  onInterrupt(stop: () => void): () => void;
  /** Who sat here has left, by Ctrl-C or Ctrl-D, while nothing was asked. */
  readonly left: boolean;
  close(): void;
}

/** Tables and boards are drawn for this width when nothing says how wide the terminal is. */
const USUAL = 80;
const NARROWEST = 40;
const USUAL_ROWS = 24;
const LOWEST = 16;
const WIDEST = 120;

export function processTerminal(): Terminal {
  const { stdin, stdout, stderr } = process;
  const interactive = stdin.isTTY === true && stdout.isTTY === true;
  const dumb = process.env["TERM"] === "dumb";
  let lines: LineReader | null = null;
  stdout.on("error", (problem: NodeJS.ErrnoException) => {
    if (problem.code === "EPIPE") process.exit(0); // whoever read us has seen enough
    if (interactive && lines !== null) return lines.hangUp(); // the window is closed, and what is written hears of it first
    stderr.write(`What should be printed cannot be written: ${problem.message}.\n`);
    process.exit(2);
  });
  return {
    // In a pipe there are no colours unless they are asked for, also where the library would give them (CI).
    paint: paintOf(pc.isColorSupported && !dumb && (stdout.isTTY === true || "FORCE_COLOR" in process.env)),
    interactive,
    showsProgress: stderr.isTTY === true,
    get columns() {
      return Math.min(WIDEST, Math.max(NARROWEST, stdout.columns ?? USUAL));
    },
    get rows() {
      return Math.max(LOWEST, stdout.rows ?? USUAL_ROWS);
    },
    say: (...text) => print(stdout, text),
    warn: (...text) => print(stderr, text),
    wipe: () => {
      if (interactive && !dumb) stdout.write("\u001b[2J\u001b[3J\u001b[H");
    },
    ask(prompt, complete) {
      lines ??= new LineReader(interactive);
      return lines.next(prompt, complete);
    },
    early: () => lines?.early() ?? [],
    get left() {
      return interactive && (lines?.over ?? false);
    },
    onInterrupt(stop) {
      process.on("SIGINT", stop);
      return () => process.off("SIGINT", stop);
    },
    close: () => lines?.close(),
  };
}

function print(stream: NodeJS.WriteStream, lines: readonly string[]): void {
  if (lines.length > 0) stream.write(`${lines.join("\n")}\n`);
}

/** Lines in the order they come, also those that came before they were asked for (a script on standard input). */
class LineReader {
  private readonly reader: Interface;
  private readonly waiting: string[] = [];
  private ended = false;
  /** Nobody is there any more, to type or to read. */
  private isGone = false;
  private take: ((line: string | null) => void) | null = null;
  private complete: (line: string) => readonly string[] = () => [];

  constructor(private readonly interactive: boolean) {
    this.reader = createInterface({
      input: process.stdin,
      ...(interactive ? { output: process.stdout } : {}),
      terminal: interactive,
      completer: (line: string) => [this.complete(line), line],
    });
    this.reader.on("line", (line) => {
      if (this.take === null) this.waiting.push(line);
      else this.answer(line);
    });
    this.reader.on("SIGINT", () => this.close());
    if (interactive) {
      process.once("SIGTERM", () => this.close());
      process.once("SIGHUP", () => this.hangUp());
      this.reader.on("error", () => this.hangUp());
    }
    this.reader.on("close", () => {
      this.ended = true;
      if (this.interactive) process.stdout.write("\n");
      this.answer(null);
    });
  }

  /** Nothing more will be typed. */
  get over(): boolean {
    return this.ended && this.waiting.length === 0;
  }

  early(): string[] {
    return this.interactive ? this.waiting.splice(0) : [];
  }

  next(prompt: string, complete: (line: string) => readonly string[] = () => []): Promise<string | null> {
    this.complete = complete;
    const line = this.waiting.shift();
    if (line !== undefined || this.ended) return Promise.resolve(line ?? null);
    return new Promise((resolve) => {
      this.take = resolve;
      if (this.interactive) {
        this.reader.setPrompt(prompt);
        this.reader.prompt();
      }
    });
  }

  close(): void {
    if (!this.ended) this.reader.close();
  }

  /** The window was closed: what was played is kept, although nobody can be told so any more. */
  hangUp(): void {
    if (this.isGone) return;
    this.isGone = true;
    for (const stream of [process.stdin, process.stderr]) stream.on("error", () => {});
    this.ended = true;
    this.answer(null);
  }

  private answer(line: string | null): void {
    const take = this.take;
    this.take = null;
    take?.(line);
  }
}
