/** The doors of the page: what its worker is asked, lists that are pasted, studies, and links that somebody was sent. */
import { isDeepStrictEqual } from "node:util";
import { deflateRawSync } from "node:zlib";
import { diceOf, type Game, InputError, isRecord, type Problem, type Rules, type Seat } from "@duelex/kernel";
import { deckLines, readDeckText, sayDeckText } from "@duelex/kernel/deck-list";
import { playerNamed } from "@duelex/players";
import {
  fromDecks,
  Host,
  type Library,
  type Line,
  PERSON,
  type Reply,
  readSaved,
  Session,
  sessionOf,
  studyOf,
  type Told,
} from "@duelex/session";
import fc from "fast-check";
import { parseJson } from "../../apps/cli/src/files/json.ts";
import { hashOf, readRoute } from "../../apps/table/src/shell/route.ts";
import { fromLink } from "../../apps/table/src/study/link.ts";
import type { Corpus } from "./corpus.ts";
import { type ByName, Fault, type Kind, kindOf, mustBeClear, type Outcome, playOn, refused } from "./kinds.ts";
import { Kin, spoilt, spoiltLine, strangeText } from "./nonsense.ts";
import { NOW } from "./process.ts";
import { type Tree, textOf, treeOf } from "./tree.ts";

/** A machine that is asked to wait does so no longer than for so many answers. */
const LATER = 40;
/** Answers that were given before, at most. */
const BEFORE = 12;

/** A page's host, both seats at one line, and a match between the game's decks. */
class Worker {
  private readonly waiting: (() => void)[] = [];
  private readonly told: Told[] = [];
  private readonly host: Host;
  private readonly line: Line;
  private requests = 1_000_000;

  constructor(gameNamed: ByName) {
    this.host = new Host({
      load: (id) =>
        Promise.resolve().then(() => {
          const game = gameNamed(id);
          if (game === undefined) throw new InputError("game", [{ where: "", what: `there is no game "${id}"` }]);
          return game;
        }),
      machine: (name: string, game: Rules, seat: Seat, seed: number) => playerNamed(name, game, seat, seed),
      machines: ["random", "greedy", "tree"],
      later: (work) => void this.waiting.push(work),
    });
    this.line = this.host.join([0, 1], (told) => void this.told.push(told));
  }

  /** What is told in return for a message. @throws Fault if nothing is, or the house has made a mistake */
  async ask(message: unknown): Promise<Extract<Told, { told: "reply" | "refused" }>> {
    const from = this.told.length;
    this.line.hear(message);
    await this.host.idle;
    for (let left = LATER; left > 0 && this.waiting.length > 0; left--) this.waiting.shift()!();
    this.waiting.length = 0;
    const [said, ...more] = this.told.slice(from).filter((each) => each.told !== "position");
    if (said === undefined || more.length > 0)
      throw new Fault(`${1 + more.length - (said === undefined ? 1 : 0)} things are said to a message`);
    if (said.told === "refused") {
      if (said.subject === "house") throw new Fault(`the house has made a mistake: ${said.problems[0]?.what}`);
      if (said.why === "wrong") mustBeClear(new InputError(said.subject, said.problems));
    }
    return said;
  }

  async does(ask: Record<string, unknown>, seat: Seat = 0): Promise<Reply> {
    const said = await this.ask({ ...ask, seat, id: this.requests++ });
    if (said.told === "refused") throw new Fault(`${JSON.stringify(ask).slice(0, 300)} is refused: ${JSON.stringify(said.problems)}`);
    return said.reply;
  }

  /** Everything that is known of the match, as text. */
  async state(): Promise<string> {
    return JSON.stringify(await this.does({ ask: "save", as: "study" }));
  }

  /** The number of the question that stands, and how many answers there are to it. */
  get asked(): { readonly number: number; readonly seat: Seat; readonly answers: number } | null {
    const positions = this.told.filter((each) => each.told === "position").slice(-2);
    const question = positions.map((each) => each.question).find((each) => (each?.answers.length ?? 0) > 0);
    return question == null ? null : { number: question.number, seat: question.seat, answers: question.answers.length };
  }
}

const openingOf = ({ game }: Corpus, seed: number) => {
  const { decks } = game;
  const both = [decks[seed % decks.length]!.deck, decks[(seed + 1) % decks.length]!.deck];
  return { ask: "open", open: { kind: "decks", game: game.id, decks: both, seed }, sitters: [PERSON, PERSON] };
};

/** Messages as a page sends them to its worker. */
function messagesOf(corpus: Corpus, studies: readonly Tree[]): readonly Tree[] {
  const { game } = corpus;
  const [deck] = game.decks;
  const whole = (tree: Tree): unknown => JSON.parse(textOf(tree));
  const sitters = [PERSON, "random"];
  const asks: Record<string, unknown>[] = [
    ...[0, 1, 2].map((answer) => ({ ask: "answer", question: NOW, answer })),
    ...[{ ask: "pass on", question: NOW }, { ask: "concede" }, { ask: "undo" }, { ask: "jump", node: 3 }, { ask: "step", to: 2 }],
    ...[
      { ask: "note", node: 2, text: "here" },
      { ask: "mark", node: 2, mark: "!" },
      { ask: "promote", node: 1 },
      { ask: "prune", node: 4 },
    ],
    ...[{ ask: "tree" }, { ask: "why", line: 4 }, { ask: "why not", card: 12 }, { ask: "why not", words: corpus.phrases[0]! }],
    ...[
      { ask: "preview", question: NOW, answer: 0 },
      { ask: "harm", question: NOW, answer: 0 },
      { ask: "hint", question: NOW, by: "tree:6" },
    ],
    ...[
      { ask: "analyse", from: 0, lines: 3 },
      { ask: "faces", ids: ["GD01-001"] },
      { ask: "sit", sitters },
      { ask: "hold", hold: true },
    ],
    ...[{ ask: "save", as: "replay" }, { ask: "save", as: "scenario" }, { ask: "save", as: "study" }, { ask: "again" }],
    ...[
      { ask: "game", game: game.id },
      { ask: "positions", game: game.id },
      { ask: "check deck", game: game.id, deck: deck!.deck },
    ],
    { ask: "open", open: { kind: "decks", game: game.id, decks: [deck!.id, deck!.deck], seed: 5, settings: {} }, sitters },
    ...corpus.scenarios.slice(0, 4).flatMap((tree) => {
      const scenario = whole(tree);
      return [
        { ask: "check position", scenario },
        { ask: "open", open: { kind: "position", scenario }, sitters },
      ];
    }),
    ...[studies[0]!, corpus.replays[0]!].map((tree) => ({ ask: "open", open: { kind: "file", file: whole(tree) }, sitters })),
    { ask: "game", game: game.id, ownCards: [whole(corpus.cards[0]!)] },
  ];
  return asks.flatMap((ask) => ([0, 1] as const).map((seat) => treeOf({ ...ask, id: 5, seat })));
}

/** Whoever asks for a search of a million lines has to wait for it. */
const bounded = (text: string): string =>
  text
    .replaceAll(/tree:\d+/g, "tree:6")
    .replaceAll(/"lines":\s*-?[\d.e+]+/g, (lines) => (/:\s*\d{2,}|e/.test(lines) ? '"lines":3' : lines));

function messageOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text; // a message need not be a record
  }
}

/** Messages to the worker of a page: what is refused has changed nothing, and the worker goes on. */
export function hostKind(corpus: Corpus, gameNamed: ByName): Kind {
  const messages = messagesOf(corpus, studiesOf(corpus));
  const text = spoilt(messages, new Kin([...messages, ...corpus.decks])).map(bounded);
  return kindOf(
    `host message, ${corpus.game.id}`,
    fc.record({ before: fc.nat(BEFORE), seed: fc.nat(5), several: fc.array(text, { minLength: 1, maxLength: 3 }) }),
    ({ before, seed, several }) => [`seed ${seed}, after ${before} answers:`, ...several].join("\n"),
    async ({ before, seed, several }) => {
      const worker = new Worker(gameNamed);
      await worker.does(openingOf(corpus, seed));
      const dice = diceOf(seed);
      for (let { asked } = worker, given = 0; asked !== null && given < before; given++, { asked } = worker)
        await worker.does({ ask: "answer", question: asked.number, answer: dice(asked.answers) }, asked.seat);
      let outcome: Outcome = "refused";
      let stood = await worker.state();
      for (const [nth, each] of several.entries()) {
        const message = messageOf(each.replaceAll(String(NOW), String(worker.asked?.number ?? 1)));
        const numbered = isRecord(message) && message["id"] === 5 ? { ...message, id: 5 + nth } : message;
        const { told } = await worker.ask(numbered);
        const stands = await worker.state();
        if (told === "reply") outcome = "valid";
        else if (stands !== stood) throw new Fault("a message that was refused has changed the match");
        stood = stands;
        await worker.does({ ask: "again" });
      }
      return outcome;
    },
  );
}

// ---- studies ----

const STUDIES = 4;

/** Matches with branches, notes and marks, from decks and from positions. */
function studiesOf({ game }: Corpus): readonly Tree[] {
  return Array.from({ length: STUDIES }, (_, seed) => {
    const library: Library = { game, catalog: game.catalog(), ownCards: [] };
    const { decks } = game;
    const both = [decks[seed % decks.length]!.deck, decks[(seed + 1) % decks.length]!.deck] as const;
    const session = new Session(library, fromDecks(library, { decks: both, seed }), [PERSON, PERSON]);
    const dice = diceOf(seed);
    for (let nth = 0; nth < 25 && !session.match.over; nth++) {
      session.play(dice(session.match.options().count));
      if (dice(6) === 0) session.tree.annotate(session.node, { note: `note ${nth}`, mark: "!" });
      if (dice(5) === 0) session.jump(session.line[dice(session.line.length)]!);
    }
    return treeOf(studyOf(session));
  });
}

const wholeOf = (game: Game, ownCards: readonly unknown[]): Promise<Library<Game>> =>
  import("@duelex/kernel/scenario").then(({ openScenario }) => ({
    ...{ game, catalog: game.catalog(...ownCards), ownCards },
    openPosition: (scenario) => openScenario(game, scenario),
  }));

/** A study that is let in is the same one when it has been written down again. */
export function studyKind(corpus: Corpus, gameNamed: ByName): Kind {
  const studies = studiesOf(corpus);
  return kindOf(
    `study, ${corpus.game.id}`,
    spoilt(studies, new Kin([...studies, ...corpus.replays])),
    (text) => text,
    async (text) => {
      try {
        const saved = readSaved(parseJson(text, "study"));
        const game = gameNamed(saved.file.game);
        if (game === undefined) return "refused";
        const own = "ownCards" in saved.file ? (saved.file.ownCards ?? []) : [];
        const library = await wholeOf(game, own);
        const session = sessionOf(library, saved);
        const again = studyOf(session);
        const twin = sessionOf(library, readSaved(JSON.parse(JSON.stringify(again))));
        if (twin.match.hash() !== session.match.hash()) throw new Fault("written down and opened again it stands elsewhere");
        if (!isDeepStrictEqual(studyOf(twin), again)) throw new Fault("written down twice it is not the same");
        return "valid";
      } catch (problem) {
        return refused(problem);
      }
    },
  );
}

/** A place in the page, or a file in an address: letters lost, changed or added on the way. */
export function linkKind(corpus: Corpus, gameNamed: ByName): Kind {
  const studies = studiesOf(corpus);
  const { id } = corpus.game;
  const files = spoilt([...studies, ...corpus.scenarios, ...corpus.replays], new Kin([...studies, ...corpus.scenarios]));
  const letters = fc.array(fc.record({ at: fc.nat(), cut: fc.nat(3), text: fc.oneof(fc.constant(""), strangeText) }), { maxLength: 2 });
  const link = fc.record({ file: files, letters }).map(({ file, letters: changes }) =>
    changes.reduce(
      (text, { at, cut, text: junk }) => {
        const where = at % (text.length + 1);
        return text.slice(0, where) + junk + text.slice(where + cut);
      },
      `s=${deflateRawSync(Buffer.from(file)).toString("base64url")}`,
    ),
  );
  const places = ["/", "/play", "/learn", "/setup", "/puzzles", "/rules", "/decks", "/match", "/online"].flatMap((at) => [
    at,
    `${at}/${id}/x`,
  ]);
  return kindOf(
    `link, ${id}`,
    fc.oneof(
      { weight: 5, arbitrary: link },
      { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...places), strangeText).map((both) => both.join("/")) },
    ),
    (text) => `#${text}`,
    async (text) => {
      const { hash } = new URL(`http://duelex.test/#${text}`); // as an address line has it
      const route = readRoute(hash);
      if (!isDeepStrictEqual(readRoute(hashOf(route)), route)) throw new Fault("the place is another one when it is gone to");
      if (route.at !== "link") return "valid";
      const file = fromLink(route.payload);
      if (file === null) return "refused";
      const said = await new Worker(gameNamed).ask({
        ask: "open",
        open: { kind: "file", file },
        sitters: [PERSON, PERSON],
        seat: 0,
        id: 1,
      });
      return said.told === "reply" ? "valid" : "refused";
    },
  );
}

// ---- pasted decks ----

/** A list as people exchange it, or a record: whatever is wrong is said, and a deck of which nothing is said is one to play with. */
export function pastedKind(corpus: Corpus, gameNamed: ByName): Kind {
  const { game } = corpus;
  const { entries } = game.catalog();
  const lists = game.decks.map(({ deck }) => sayDeckText(game, deck, entries).split("\n"));
  const lines = [
    ...new Set(lists.flat()),
    ...["4x", "1. ", "Author: ", "Name: ", "Qty,Name,Cost", "4,Name,2", "Main deck: 4", "AP 3", "$1.20", " // "],
    "Main deck (50)",
    "// a comment",
    "#",
    "1000 ",
    "-1 x",
    "٣ x",
    ...entries.map(({ name }) => `${name} x2`),
  ];
  const records = game.decks.map(({ deck }) => {
    const parts = deckLines(game, deck, entries).map(({ part, lines }) => {
      const cards = lines.map(({ copies, id, name }, nth) =>
        nth % 3 > 0 ? { id, count: copies } : { card: { id, name }, quantity: copies },
      );
      return [part.key, part.kind === "word" ? (deck as Record<string, unknown>)[part.key] : cards] as const;
    });
    return treeOf({ name: game.name, author: "somebody", ...Object.fromEntries(parts) });
  });
  const change = fc.record({ at: fc.nat(), how: fc.constantFrom("set", "insert", "remove"), line: spoiltLine(lines) });
  const list = fc.record({
    base: fc.constantFrom(...lists),
    changes: fc.array(change, { maxLength: 4 }),
    end: fc.constantFrom("\n", "\n", "\r\n", "\r"),
  });
  const text = list.map(({ base, changes, end }) =>
    changes
      .reduce((now, { at, how, line }) => {
        const where = at % (now.length + 1);
        return [...now.slice(0, where), ...(how === "remove" ? [] : [line]), ...now.slice(where + (how === "insert" ? 0 : 1))];
      }, base)
      .join(end),
  );
  return kindOf(
    `pasted deck, ${game.id}`,
    fc.oneof(
      { weight: 8, arbitrary: text },
      { weight: 2, arbitrary: spoilt(corpus.decks, corpus.kin) },
      { weight: 2, arbitrary: spoilt(records, corpus.kin) },
      { weight: 1, arbitrary: strangeText },
    ),
    (pasted) => pasted,
    async (pasted) => {
      const worker = new Worker(gameNamed);
      const said = await worker.ask({ ask: "read deck", game: game.id, text: pasted, seat: 0, id: 1 });
      if (said.told === "refused" || said.reply.ask !== "read deck") return "refused";
      const { read } = said.reply;
      const checked = await worker.does({ ask: "check deck", game: game.id, deck: read.deck });
      const problems: readonly Problem[] = [...read.problems, ...(checked.ask === "check deck" ? checked.problems : [])];
      if (problems.length > 0) {
        mustBeClear(new InputError("deck", [...problems]));
        return "refused";
      }
      const again = readDeckText(game, sayDeckText(game, read.deck, entries), entries).deck;
      for (const { key } of game.mat.deck)
        if (!isDeepStrictEqual(filled(again[key]), filled(read.deck[key])))
          throw new Fault(`${key} is another one when it is written as a list and read again`);
      playOn(game, game.pairing({ decks: [read.deck, read.deck] }).newMatch(pasted.length), pasted.length, true);
      return "valid";
    },
  );
}

/** A part of a deck with no card in it is no part. */
const filled = (part: unknown): unknown => (isRecord(part) && Object.keys(part).length === 0 ? undefined : part);
