/** A terminal and games for tests: what is typed is a script, what is said is kept. */
import { fileURLToPath } from "node:url";
import { duel } from "../../../packages/kernel/test/duel.ts";
import type { Context } from "../src/context.ts";
import { coverageOf } from "../src/coverage.ts";
import { shelfOf } from "../src/games.ts";
import { paintOf } from "../src/paint.ts";
import { GO_ON } from "../src/play/pager.ts";
import { run } from "../src/program.ts";
import type { Terminal } from "../src/terminal.ts";
import { scratch } from "./scratch.ts";

export const root = fileURLToPath(new URL("../../..", import.meta.url));

export interface Desk {
  readonly context: Context;
  readonly said: string[];
  readonly warned: string[];
  /** Runs a command as it would be typed; gives back the code it ends with. */
  duelex(command: string, ...typed: string[]): Promise<number>;
  /** All that was said since the last time it was asked for. */
  heard(): string;
}

export interface DeskOptions {
  readonly columns?: number;
  readonly rows?: number;
  readonly interactive?: boolean;
  readonly colored?: boolean;
  /** Without it, the toy and one real game. */
  readonly games?: Context["games"];
}

/** @param typed lines that are typed, in order; when they are used up the input has ended */
export function desk({ columns = 80, rows = 24, interactive = false, colored = false, games }: DeskOptions = {}): Desk {
  const said: string[] = [];
  const warned: string[] = [];
  let lines: string[] = [];
  const terminal: Terminal = {
    paint: paintOf(colored),
    interactive,
    showsProgress: false,
    columns,
    rows,
    say: (...text) => void said.push(...text.flatMap((each) => each.split("\n"))),
    warn: (...text) => void warned.push(...text.flatMap((each) => each.split("\n"))),
    wipe: () => void said.push("[the screen is wiped]"),
    ask: (prompt) => {
      if (interactive) said.push(prompt);
      if (prompt.includes(GO_ON)) return Promise.resolve(lines.length === 0 ? null : "");
      return Promise.resolve(lines.shift() ?? null);
    },
    early: () => [],
    left: false,
    onInterrupt: () => () => {},
    close: () => {},
  };
  const context: Context = {
    terminal,
    games:
      games ??
      shelfOf({
        duel: () => Promise.resolve(duel),
        "colossus-order": async () => (await import("@duelex/colossus-order")).colossusOrder,
      }),
    citationsOf: (game) => coverageOf(game.rulebook, game.id, root),
    keep: scratch(),
    newSeed: () => 5,
    typed: [],
    underWay: null,
  };
  let from = 0;
  return {
    context,
    said,
    warned,
    duelex(command, ...typed) {
      lines = typed;
      const words = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map((match) => match[1] ?? match[2]!);
      return run(words, context, "0.0.0");
    },
    heard() {
      const text = said.slice(from).join("\n");
      from = said.length;
      return text;
    },
  };
}
