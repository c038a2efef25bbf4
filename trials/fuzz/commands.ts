/** Command lines and what is typed at a match: run in this process, through the program's own door. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import type { Context } from "../../apps/cli/src/context.ts";
import { allGames } from "../../apps/cli/src/games.ts";
import { paintOf } from "../../apps/cli/src/paint.ts";
import { citationsOf } from "../../apps/cli/src/places.ts";
import { run } from "../../apps/cli/src/program.ts";
import type { Terminal } from "../../apps/cli/src/terminal.ts";
import type { Corpus } from "./corpus.ts";
import { Fault, type Kind, kindOf, type Outcome } from "./kinds.ts";
import { spoilt, spoiltLine, strangeText } from "./nonsense.ts";
import { textOf } from "./tree.ts";

/** A folder with the files that command lines speak of, a terminal without a person, and what was said there. */
export class Bench {
  readonly folder = mkdtempSync(join(tmpdir(), "duelex-fuzz-"));
  /** What the command is given to read. */
  readonly input = this.file("input.json");
  private readonly keep = this.file("keep");
  private readonly warned: string[] = [];
  private said = 0;

  constructor(corpora: readonly Corpus[]) {
    for (const { game, decks, cards, scenarios, replays } of corpora) {
      for (const [name, trees] of Object.entries({ deck: decks, cards, scenario: scenarios, replay: replays }))
        writeFileSync(this.file(`${game.id}-${name}.json`), textOf(trees[0]!));
    }
  }

  file(name: string): string {
    return join(this.folder, name);
  }

  dispose(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Runs a command; whatever it does must be one of the three things that commands do. */
  async run(words: readonly string[], typed: readonly string[] = []): Promise<Outcome> {
    this.warned.length = 0;
    this.said = 0;
    const before = readdirSync(this.folder);
    const lines = [...typed];
    const exit = await run(words, this.context(lines), "0.0.0");
    const message = this.warned.join("\n");
    if (/Duelex itself made a mistake/.test(message)) throw new Fault(message);
    if (/\.ts:\d+:|\n\s+at .*[(:]/.test(message)) throw new Fault(`the insides are shown: ${message}`);
    for (const name of readdirSync(this.folder)) {
      if (name.endsWith(".tmp")) throw new Fault(`half a file is left: ${name}`);
      if (!before.includes(name) && name.startsWith("saved-")) {
        JSON.parse(readFileSync(this.file(name), "utf8")); // half a file is no JSON
        rmSync(this.file(name));
      }
    }
    switch (exit) {
      case 0:
        return "valid";
      case 1:
        if (this.said === 0) throw new Fault("exit code 1, and nothing said");
        return "does not hold";
      case 2:
        if (message.trim() === "" && this.said === 0) throw new Fault("exit code 2, and nothing said");
        return "refused";
      default:
        throw new Fault(`exit code ${String(exit)}`);
    }
  }

  private context(lines: string[]): Context {
    let serves = false; // what would go on until somebody ends it
    const terminal: Terminal = {
      paint: paintOf(false),
      interactive: false,
      showsProgress: false,
      columns: 80,
      rows: 24,
      say: (...text) => {
        this.said += text.length;
        serves ||= text.some((line) => line.includes("Ctrl-C ends it"));
      },
      warn: (...text) => void this.warned.push(...text),
      wipe: () => {},
      ask: () => Promise.resolve(lines.shift() ?? null),
      early: () => [],
      left: false,
      onInterrupt: (stop) => {
        if (serves) setImmediate(stop);
        return () => {};
      },
      close: () => {},
    };
    return { terminal, games: allGames, citationsOf, keep: this.keep, newSeed: () => 5, typed: [], underWay: null };
  }
}

/** Commands that end soon. Numbers of games, answers and threads are never great: a command that is right may take its time. */
const commandsOf = (game: string, file: (name: string) => string): string[] => [
  `deck ${game}`,
  `deck ${game} ${file(`${game}-deck.json`)}`,
  `deck ${game} random --json`,
  `cards ${game} --coverage --json`,
  `cards ${game} --cards ${file(`${game}-cards.json`)} a`,
  `cards ${game} blue`,
  `rule ${game} 1-1`,
  `rules ${game}`,
  `scenario ${file(`${game}-scenario.json`)} --json`,
  `replay ${file(`${game}-replay.json`)} --to 3`,
  `replay ${file(`${game}-replay.json`)} --json --lang ja`,
  `sim ${game} --games 2 --players random,random --seed 1 --threads 1 --json`,
  `watch ${game} --players random,random --seed 7 --json`,
  `watch ${game} --players random --decks random,${file(`${game}-deck.json`)} --seed 2`,
  `perft ${game} --depth 2 --seed 3`,
  `perft ${game} --depth 1 --scenario ${file(`${game}-scenario.json`)} --slow`,
  `play ${game} --seats human,random --seed 4`,
  `play ${game} --resume`,
  `play --resume ${file(`${game}-replay.json`)}`,
  "help play",
  "--version",
  "start",
  "table --port 0 --no-open",
];

/** Words that stand where a number may: none so great that a right command would take long. */
const isGreat = (word: string): boolean => /^\s*\d+\s*$/.test(word) && Number(word) > 3 && Number(word) <= Number.MAX_SAFE_INTEGER;
const kept = (word: string): string => (isGreat(word) ? "3" : word);

export function commandKind(corpus: Corpus, bench: Bench): Kind {
  const good = commandsOf(corpus.game.id, (name) => bench.file(name));
  return kindOf(
    `command line, ${corpus.game.id}`,
    fc.oneof(
      { weight: 12, arbitrary: spoiltLine(good).map((line) => line.split(" ").map(kept)) },
      {
        weight: 1,
        arbitrary: fc
          .array(fc.oneof(strangeText, fc.constantFrom(...good.flatMap((line) => line.split(" ")))), { maxLength: 6 })
          .map((words) => words.map(kept)),
      },
    ),
    (words) => `duelex ${words.map((word) => JSON.stringify(word)).join(" ")}`,
    (words) => bench.run(words),
  );
}

/** A command that reads a file that has been spoilt. */
export function fileCommandKind(corpus: Corpus, bench: Bench): Kind {
  const game = corpus.game.id;
  const { input } = bench;
  const of = (good: Corpus["decks"], kin: Corpus["kin"], commands: readonly string[]) =>
    fc.record({ command: fc.constantFrom(...commands), text: spoilt(good, kin) });
  return kindOf(
    `command with a file, ${game}`,
    fc.oneof(
      of(corpus.decks, corpus.kin, [
        `deck ${game} ${input}`,
        `sim ${game} --games 2 --players random --decks ${input} --threads 1`,
        `watch ${game} --players random --decks ${input} --json`,
      ]),
      of(corpus.cards, corpus.cardKin, [
        `cards ${game} --cards ${input} a`,
        `cards ${game} --coverage --cards ${input}`,
        `watch ${game} --players random --cards ${input}`,
        `deck ${game} ${bench.file(`${game}-deck.json`)} --cards ${input}`,
      ]),
      of(corpus.scenarios, corpus.kin, [`scenario ${input}`, `scenario --story ${input}`, `perft ${game} --depth 1 --scenario ${input}`]),
      of(corpus.replays, corpus.kin, [`replay ${input} --story`, `replay ${input} --to 10`, `play --resume ${input}`]),
    ),
    ({ command, text }) => `duelex ${command}, the file being\n${text}`,
    ({ command, text }) => {
      writeFileSync(input, text);
      return bench.run(command.split(" "));
    },
  );
}

/** What is typed at a match between two people. */
export function typedKind(corpus: Corpus, bench: Bench): Kind {
  const words = [
    "?",
    "1",
    "2",
    "3",
    "99",
    "why",
    "why not attack",
    "why not pass",
    "undo",
    "log",
    "log all",
    "board",
    "rule 1-1",
    "card a",
    "save x",
    "concede",
    "yes",
    "no",
    "quit",
    "",
  ];
  const line = spoiltLine([...words, ...words, ...corpus.phrases.slice(0, 200)]).map((typed) =>
    typed.replace(/^\s*save\b.*/is, `save ${bench.file("saved-x.json")}`),
  );
  return kindOf(
    `typed at a match, ${corpus.game.id}`,
    fc.record({ seed: fc.integer({ min: 0, max: 3 }), lines: fc.array(line, { maxLength: 12 }) }),
    ({ seed, lines }) =>
      `duelex play ${corpus.game.id} --seats human,human --seed ${seed}, typed:\n${lines.map((each) => JSON.stringify(each)).join("\n")}`,
    ({ seed, lines }) => bench.run(["play", corpus.game.id, "--seats", "human,human", "--seed", String(seed)], lines),
  );
}
