/** A host and its lines: whole matches through messages, time, branches, files, and requests that are wrong, late or twice. */
import { diceOf, type Game } from "@duelex/kernel";
import { sayDeckText } from "@duelex/kernel/deck-list";
import { openScenario } from "@duelex/kernel/scenario";
import { describe, expect, test, vi } from "vitest";
import { duel } from "../../kernel/test/duel.ts";
import { type Ask, fetchAhead, Host, PERSON, type Position, type Reply, replayOf, Session, studyOf, type Told } from "../src/index.ts";
import { games, partsOf, sessionFor } from "./games.ts";

/** One person at a table: what was told last, and a way to ask. */
async function sit(game: Game, sitters: readonly [string, string], seed = 7, seats: readonly (0 | 1)[] = [0, 1]) {
  const work: (() => void)[] = [];
  const host = new Host(partsOf(work));
  const told: Told[] = [];
  const line = host.join(seats, (each) => void told.push(JSON.parse(JSON.stringify(each)) as Told));
  let id = 0;
  const positions = () => told.filter((each): each is Position => each.told === "position");
  const position = (seat: 0 | 1 = seats[0]!) => positions().findLast((each) => each.seat === seat)!;
  const ask = async (what: Ask, seat: 0 | 1 = seats[0]!): Promise<Told> => {
    const to = id++;
    line.hear({ ...what, id: to, seat });
    await host.idle;
    return told.findLast((each) => each.told !== "position" && each.to === to)!;
  };
  const reply = async <What extends Ask["ask"]>(what: Extract<Ask, { ask: What }>, seat?: 0 | 1) => {
    const answer = await ask(what, seat);
    if (answer.told !== "reply") throw new Error(JSON.stringify(answer));
    expect(answer.reply.ask).toBe(what.ask);
    return answer.reply as Extract<Reply, { ask: What }>;
  };
  /** Lets the machines think until a person is asked. */
  const wind = () => {
    for (let next = work.shift(); next !== undefined; next = work.shift()) next();
  };
  const decks = [game.decks[0]!.id, game.decks.at(-1)!.id] as const;
  await reply({ ask: "open", open: { kind: "decks", game: game.id, decks, seed }, sitters });
  return { host, line, told, positions, position, ask, reply, wind, work };
}

/** A host of duels, one line to it, and how a duel is opened. */
function duelHost() {
  const work: (() => void)[] = [];
  const host = new Host({ ...partsOf(work), load: async () => duel as unknown as Game });
  const told: Told[] = [];
  const line = host.join([0], (each) => void told.push(each));
  const open = { kind: "decks", game: "duel", decks: ["plain", "plain"], seed: 3 };
  return { work, host, told, line, open };
}

const askedNow = (position: Position): position is Position & { question: NonNullable<Position["question"]> } =>
  position.question !== null && position.question.seat === position.seat;

test("for a machine nobody answers: it is said so", async () => {
  const [game] = games as [Game];
  const { position, ask } = await sit(game, ["random", "random"], 7);
  const { number, question } = position(0);
  const refused = await ask({ ask: "answer", question: number, answer: 0 }, question?.seat ?? 0);
  expect(refused).toMatchObject({ told: "refused", subject: "question", problems: [{ what: "a machine answers for this seat" }] });
});

test.each([
  ["a machine", "random", true],
  ["no person", PERSON, false],
] as const)(
  "who passes on is not asked before something is told or another thing is asked: meanwhile %s answers",
  async (_who, other, answers) => {
    let given = 0;
    for (const game of games) {
      const { position, reply, wind } = await sit(game, [PERSON, other], 7, other === PERSON ? [0, 1] : [0]);
      const dice = diceOf(7);
      for (let nth = 0; nth < 60 && !position().standing.over; nth++) {
        wind();
        if (position().standing.over) break;
        const { question, seat: me } = askedNow(position(0)) ? position(0) : position(1);
        const { number, answers: offered } = question!;
        if (!offered.some(({ passes }) => passes)) {
          await reply({ ask: "answer", question: number, answer: offered[dice(offered.length)]!.answer }, me);
          continue;
        }
        const before = position().story.from + position().story.lines.length;
        await reply({ ask: "pass on", question: number }, me);
        const { from, lines } = position().story;
        const fresh = lines.slice(Math.max(0, before - from));
        given += fresh.filter(({ kind, seat, forced }) => kind === "answer" && seat !== me && !forced).length;
      }
    }
    expect(given > 0).toBe(answers);
  },
);

describe.each(games.map((game) => [game.name, game] as const))("%s through a host", (_, game) => {
  test("who plays is changed on the way: a machine goes on for a person, to the end", async () => {
    const { position, reply, wind } = await sit(game, [PERSON, "random"]);
    expect(await reply({ ask: "sit", sitters: ["random", "random"] })).toEqual({ ask: "sit" });
    wind();
    expect(position()).toMatchObject({ sitters: ["random", "random"], standing: { over: true } });
  });

  test("a person plays a whole match against a machine, by messages alone; the story, the views and the numbers go on", async () => {
    const { position, reply, wind, positions } = await sit(game, [PERSON, "random"], 7, [0]);
    const dice = diceOf(5);
    for (let given = 0; given < 3000 && !position().standing.over; given++) {
      wind();
      const now = position();
      if (now.standing.over) break;
      expect(askedNow(now)).toBe(true);
      const { number, answers, rule, heading } = now.question!;
      expect(answers.length).toBeGreaterThan(0);
      expect(heading).toBe(game.rulebook[rule]!.heading);
      const { answer } = answers[dice(answers.length)]!;
      await reply({ ask: "answer", question: number, answer });
    }
    const last = position();
    expect(last.standing.over).toBe(true);
    expect(last.result).toMatch(/wins|draw/);
    const numbers = positions().map(({ number }) => number);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    const story: string[] = [];
    for (const {
      story: { from, lines },
    } of positions()) {
      expect(from).toBeLessThanOrEqual(story.length);
      story.splice(from, story.length - from, ...lines.map(({ text }) => text));
    }
    expect(story.length).toBeGreaterThan(50);
  }, 60_000);

  test("a second match at the same table is numbered on, and what was asked in the first is late", async () => {
    const { position, ask, reply, positions } = await sit(game, [PERSON, PERSON], 7);
    const { number, answers } = position().question!;
    await reply({ ask: "answer", question: number, answer: answers[0]!.answer }, position().question!.seat);
    const reached = position().number;
    const decks = [game.decks[0]!.id, game.decks.at(-1)!.id] as const;
    await reply({ ask: "open", open: { kind: "decks", game: game.id, decks, seed: 8 }, sitters: [PERSON, PERSON] });
    expect(position().number).toBeGreaterThan(reached);
    expect(positions().filter(({ number }) => number > reached)[0]!.story.from).toBe(0);
    expect(await ask({ ask: "answer", question: number, answer: 0 })).toMatchObject({ told: "refused", why: "late" });
  });

  test("machines that are held wait, and that is told; let go, one thinks and answers", async () => {
    const { position, reply, wind, work } = await sit(game, ["random", "random"]);
    const now = () => [position().thinking, position().held, position().time.of];
    await reply({ ask: "hold", hold: true });
    wind();
    expect(now()).toEqual([false, true, 0]);
    await reply({ ask: "hold", hold: false });
    expect(now()).toEqual([true, false, 0]);
    work.shift()!();
    expect(now().at(-1)).toBe(1);
  });

  test("undo, steps and jumps lead back to the very same words; another answer there is a branch, and a study keeps it all", async () => {
    const { position, reply, wind } = await sit(game, [PERSON, PERSON]);
    const dice = diceOf(8);
    const seen: string[] = [];
    const shot = () => JSON.stringify([position(0).view, position(1).view, position(0).question, position(0).time.node].map(String));
    for (let given = 0; given < 25; given++) {
      wind();
      const now = askedNow(position(0)) ? position(0) : position(1);
      if (now.standing.over) break;
      seen[now.time.at] = JSON.stringify([position(0).view, position(1).view]);
      const { number, answers } = now.question!;
      await reply({ ask: "answer", question: number, answer: answers[dice(answers.length)]!.answer }, now.seat);
    }
    expect(shot()).toBeDefined();
    const end = position(0).time;
    for (const to of [10, 3, 20, 0, 17]) {
      await reply({ ask: "step", to });
      expect(position(0).time.at).toBe(to);
      expect(position(0).time.of).toBe(end.of);
      expect(JSON.stringify([position(0).view, position(1).view])).toBe(seen[to]);
    }
    const here = position(0).time.node;
    const asked = askedNow(position(0)) ? position(0) : position(1);
    const { number, answers } = asked.question!;
    await reply({ ask: "answer", question: number, answer: answers.at(-1)!.answer }, asked.seat);
    const children = (await reply({ ask: "tree" })).nodes.filter(({ parent }) => parent === here).map(({ node }) => node);
    await reply({ ask: "jump", node: here });
    expect(position(0).time.branches).toEqual(children.slice(0, -1)); // those that the line does not go
    await reply({ ask: "jump", node: children.at(-1)! });
    await reply({ ask: "note", node: here, text: "here it might go otherwise" });
    await reply({ ask: "mark", node: here, mark: "?" });
    const { nodes } = await reply({ ask: "tree" });
    expect(nodes.find(({ node }) => node === here)).toMatchObject({ note: "here it might go otherwise", mark: "?" });
    const { file } = await reply({ ask: "save", as: "study" });
    const before = JSON.stringify([position(0).view, position(1).view]);
    const again = await sit(game, [PERSON, PERSON], 99);
    await again.reply({ ask: "open", open: { kind: "file", file: JSON.parse(JSON.stringify(file)) }, sitters: [PERSON, PERSON] });
    expect(JSON.stringify([again.position(0).view, again.position(1).view])).toBe(before);
    expect((await again.reply({ ask: "save", as: "study" })).file).toEqual(file);
    await again.reply({ ask: "jump", node: 0 });
    expect(again.position(0).time.at).toBe(0);
    const { file: replay } = await reply({ ask: "save", as: "replay" });
    await again.reply({ ask: "open", open: { kind: "file", file: replay }, sitters: [PERSON, PERSON] });
    expect(JSON.stringify([again.position(0).view, again.position(1).view])).toBe(before);
  }, 60_000);

  test("previews, hints, why and why not are answered for who is asked", async () => {
    const { position, reply, wind } = await sit(game, [PERSON, "random"], 11, [0]);
    const dice = diceOf(3);
    for (let given = 0; given < 40 && !position().standing.over; given++) {
      wind();
      if (position().standing.over) break;
      const { question, story } = position();
      const { number, answers } = question!;
      const { answer } = answers[dice(answers.length)]!;
      if (given % 8 === 0) {
        const { preview } = await reply({ ask: "preview", question: number, answer });
        expect(preview.answer).toBe(answer);
        const { hint } = await reply({ ask: "hint", question: number, by: "random" });
        expect(answers.map((each) => each.phrase)).toContain(hint.phrase);
        const { hint: searched } = await reply({ ask: "hint", question: number, by: "tree:20" });
        expect(searched.best![0]).toMatchObject({ answer: searched.answer, phrase: searched.phrase });
        for (const { phrase, low, chance, high } of searched.best!) {
          expect(answers.map((each) => each.phrase)).toContain(phrase);
          expect(0 <= low && low <= chance && chance <= high && high <= 1).toBe(true);
        }
        const event = story.lines.findLast(({ kind }) => kind === "event");
        if (event !== undefined) {
          const { links } = await reply({ ask: "why", line: event.line });
          expect(links[0]!.text).toBe(event.text);
        }
        const card = position()
          .view.rows.flatMap(({ cells }) => cells)
          .find((cell) => cell !== null && cell.card !== 0);
        if (card != null) {
          const { judgements } = await reply({ ask: "why not", card: card.card });
          expect(judgements.length).toBeGreaterThan(0);
          for (const { allowed, rule } of judgements) if (!allowed) expect(game.rulebook).toHaveProperty([rule]);
        }
        const { judgements } = await reply({ ask: "why not", words: answers[0]!.phrase });
        expect(judgements.some(({ allowed, phrases }) => allowed && phrases.includes(answers[0]!.phrase))).toBe(true);
      }
      await reply({ ask: "answer", question: number, answer });
    }
  }, 60_000);

  test("the first screen and the deck editor get what they need without a match", async () => {
    const host = new Host(partsOf([]));
    const told: Told[] = [];
    const line = host.join([0], (each) => void told.push(each));
    line.hear({ ask: "game", game: game.id, id: 0, seat: 0 });
    line.hear({ ask: "check deck", game: game.id, deck: game.decks[0]!.deck, id: 1, seat: 0 });
    line.hear({ ask: "check deck", game: game.id, deck: { nonsense: true }, id: 2, seat: 0 });
    line.hear({ ask: "positions", game: game.id, id: 3, seat: 0 });
    await host.idle;
    const { id, name, edition, mat, settings, decks, rulebook } = game;
    const catalog = game.catalog();
    const facts = { id, name, edition, mat, settings, decks, rulebook, cards: catalog.entries, machines: ["random", "greedy"] };
    expect(told[0]).toMatchObject({ reply: { ask: "game", facts } });
    expect(told[1]).toMatchObject({ reply: { ask: "check deck", problems: [] } });
    expect((told[2] as unknown as { reply: { problems: unknown[] } }).reply.problems.length).toBeGreaterThan(0);
    const { places, words } = game.stage;
    const clauses = game.sayable?.(catalog) ?? [];
    expect(told[3]).toStrictEqual({
      told: "reply",
      to: 3,
      reply: { ask: "positions", facts: { places, ...(words === undefined ? {} : { words }), clauses } },
    });
  });

  test("a deck as text: a list by numbers and a record by names are the deck they stand for; of a name that several cards have it is asked which", async () => {
    const { reply, ask } = await sit(game, [PERSON, PERSON]);
    const deck = game.decks[0]!.deck as Record<string, unknown>;
    const { entries } = game.catalog();
    const list = await reply({ ask: "read deck", game: game.id, text: sayDeckText(game, deck, entries) });
    for (const { key } of game.mat.deck) expect(list.read.deck[key]).toEqual(deck[key]);
    expect(list.read).toMatchObject({ problems: [], unsure: [] });
    const file = await reply({ ask: "read deck", game: game.id, text: JSON.stringify({ decks: [deck] }) });
    expect(file.read).toMatchObject({ deck, problems: [], unsure: [] });
    const types = game.mat.deck.flatMap((part) => part.types);
    const playable = entries.filter(({ type }) => types.includes(type));
    const shared = playable.find(({ name }) => playable.filter((each) => each.name === name).length > 1);
    const lines = `1 nonsense that no card is\n2 ${shared?.name ?? playable[0]!.name}`;
    const { read } = await reply({ ask: "read deck", game: game.id, text: lines });
    expect(read.problems[0]).toMatchObject({ where: "line 1", what: expect.stringContaining("there is no card") });
    const ids = playable.filter(({ name }) => name === shared?.name).map(({ id }) => id);
    expect(read.unsure).toEqual(shared === undefined ? [] : [{ line: 2, copies: 2, called: shared.name, ids }]);
    for (const [text, what] of [
      ["{ broken", "it is no JSON"],
      [`{"main":${"[".repeat(501)}${"]".repeat(501)}}`, "it is nested deeper than 500 levels"],
    ] as const)
      expect(await ask({ ask: "read deck", game: game.id, text })).toMatchObject({
        told: "refused",
        why: "wrong",
        problems: [{ what: expect.stringContaining(what) }],
      });
  });

  test("where a game is loaded as its rules alone, the whole game is loaded for a position, and not before", async () => {
    const loaded: string[] = [];
    const { stage: _, cardFormat: __, ...rules } = game;
    const loads = <Loaded>(what: string, each: Loaded) => {
      return async (): Promise<Loaded> => {
        loaded.push(what);
        return each;
      };
    };
    const [load, whole] = [loads("rules", rules), loads("whole", game)];
    const told: Told[] = [];
    const line = new Host({ ...partsOf([]), load, whole }).join([0, 1], (each) => void told.push(each));
    const decks = [game.decks[0]!.deck, game.decks[1]!.deck] as const;
    const sitters = [PERSON, PERSON] as const;
    line.hear({ ask: "open", open: { kind: "decks", game: game.id, decks, seed: 1 }, sitters, id: 0, seat: 0 });
    await vi.waitFor(() => expect(told.some((each) => each.told === "reply")).toBe(true));
    expect(loaded).toEqual(["rules"]);
    const alone = new Host({ ...partsOf([]), load: async () => rules });
    const refused: Told[] = [];
    alone.join([0], (each) => void refused.push(each)).hear({ ask: "positions", game: game.id, id: 0, seat: 0 });
    await alone.idle;
    expect(refused).toMatchObject([{ told: "refused", subject: "game", problems: [{ what: expect.stringContaining("rules alone") }] }]);
    line.hear({ ask: "positions", game: game.id, id: 1, seat: 0 });
    await vi.waitFor(() => expect(loaded).toEqual(["rules", "whole"]));
  });
});

test("a position is checked without being laid on the table, with the cards of one's own; every mistake is named", async () => {
  const gundam = games.find(({ id }) => id === "gundam")!;
  const { reply, position } = await sit(gundam, [PERSON, PERSON]);
  const before = JSON.stringify(position(0));
  const check = async (change: object, ownCards?: readonly unknown[]) => {
    const scenario = { game: "gundam", title: "tried", ...change };
    const { problems } = await reply({ ask: "check position", scenario, ...(ownCards === undefined ? {} : { ownCards }) });
    return problems.map(({ where }) => where);
  };
  expect(await check({ cards: [{ name: "Ox" }], position: { P1: { battleArea: ["Ox"] }, P2: {} } })).toEqual([]);
  expect(await check(WITH_OWN)).toEqual(["position.P1.battleArea[0]"]);
  expect(await check(WITH_OWN, OWN)).toEqual([]);
  expect(await check({ position: { P1: { castle: [], hand: "many" }, P2: {} } })).toHaveLength(2);
  expect(JSON.stringify(position(0))).toBe(before);
});

describe("requests that are wrong, late or twice", () => {
  const [game] = games as [Game];

  test("an answer to a question that is gone is late, and does nothing", async () => {
    const { position, reply, ask } = await sit(game, [PERSON, PERSON]);
    const first = position(askedNow(position(0)) ? 0 : 1);
    const answer: Ask = { ask: "answer", question: first.question!.number, answer: 0 };
    await reply(answer, first.seat);
    const then = position(0).number;
    expect(await ask(answer, first.seat)).toMatchObject({ told: "refused", why: "late" });
    expect(position(0).number).toBe(then);
  });

  test("a request that comes twice is carried out once and answered twice, as long as no more than 64 others have come", async () => {
    const host = new Host(partsOf([]));
    host.put(sessionFor(game, 7), []);
    const told: Told[] = [];
    const line = host.join([0], (each) => void told.push(each));
    /** How often its number was replied to in all, and how many notes have been carried out. */
    const noted = async (id: number) => {
      line.hear({ ask: "note", node: 0, text: `${id}`, id, seat: 0 });
      await host.idle;
      const replies = told.filter((each) => each.told === "reply" && each.to === id);
      return [replies.length, told.findLast((each): each is Position => each.told === "position")!.number - 1];
    };
    expect([await noted(0), await noted(0)]).toEqual([[1, 1], [2, 1]]); // biome-ignore format: a row
    for (let id = 1; id < 64; id++) await noted(id);
    expect(await noted(0)).toEqual([3, 64]);
    await noted(64);
    expect([await noted(1), await noted(0)]).toEqual([[2, 65], [4, 66]]); // biome-ignore format: a row
  });

  test.each<[unknown, number]>([
    [{ ask: "undo", id: 7, seat: 5 }, 7],
    [{ ask: "undo", id: 1.5, seat: 0 }, -1],
    [{ ask: "undo", id: "7", seat: 0 }, -1],
    [{ ask: "undo", seat: 0 }, -1],
    [null, -1],
  ])("%j is refused by its number, or by none: %i", async (request, to) => {
    const { host, line, told } = await sit(game, [PERSON, PERSON]);
    line.hear(request);
    line.hear({ ask: "fly", id: -1, seat: 0 });
    await host.idle;
    const [first, second] = told.slice(-2);
    expect(first).toMatchObject({ told: "refused", to, why: "wrong", subject: "request" });
    expect(second).toMatchObject({ told: "refused", to: -1, problems: [{ where: "id" }, { where: "ask" }] });
  });

  test.each<[unknown]>([
    [null],
    ["hello"],
    [{}],
    [{ id: -1, seat: 0, ask: "undo" }],
    [{ id: 900, seat: 3, ask: "undo" }],
    [{ id: 901, seat: 0 }],
    [{ id: 902, seat: 0, ask: "cheat" }],
    [{ id: 903, seat: 0, ask: "open" }],
    [{ id: 904, seat: 0, ask: "open", open: { kind: "file", file: 7 }, sitters: ["person", "person"] }],
    [{ id: 905, seat: 0, ask: "open", open: { kind: "decks", game: "chess", decks: [1, 2], seed: 1 }, sitters: ["person", "person"] }],
    [{ id: 906, seat: 0, ask: "open", open: { kind: "decks", game: "bos", decks: [1, 2], seed: 1 }, sitters: ["person", "dog"] }],
    ...[
      { rules: "4-1" },
      { cards: "" },
      { script: [7] },
      { expect: { events: 0 } },
      { rules: [["4-1"]] },
      { game: {} },
      { game: undefined },
    ].flatMap((wrong, nth): [unknown][] => {
      const scenario = { game: game.id, title: "wrong", position: {}, ...wrong };
      const open = { id: 920 + nth, seat: 0, ask: "open", sitters: ["person", "person"] };
      return [[{ ...open, open: { kind: "position", scenario } }], [{ ...open, open: { kind: "file", file: scenario } }]];
    }),
    [{ id: 907, seat: 0, ask: "jump", node: 99999 }],
    [{ id: 908, seat: 0, ask: "step", to: -4 }],
    [{ id: 909, seat: 0, ask: "why", line: 99999 }],
    [{ id: 910, seat: 0, ask: "answer" }],
    [{ id: 911, seat: 0, ask: "faces" }],
    [{ id: 912, seat: 0, ask: "save", as: "poem" }],
    [{ id: 914, seat: 0, ask: "analyse", from: 0, lines: 0 }],
    [{ id: 915, seat: 0, ask: "analyse", from: 3, lines: 10 }],
    [{ id: 913, seat: 0, ask: "sit", sitters: ["dog", "person"] }],
  ])("%j is refused with what is wrong, and the table stands as it stood", async (request) => {
    const { host, line, told, position } = await sit(game, [PERSON, PERSON]);
    const before = JSON.stringify(position(0));
    line.hear(request);
    await host.idle;
    expect(told.at(-1)).toMatchObject({ told: "refused", subject: expect.not.stringMatching(/^house$/) }); // which would be a mistake of ours
    expect(JSON.stringify(told.at(-1))).not.toMatch(/\[object|undefined/);
    expect(JSON.stringify(position(0))).toBe(before);
  });

  test("a line speaks for its own seats only", async () => {
    const { ask } = await sit(game, [PERSON, PERSON], 7, [0]);
    expect(await ask({ ask: "concede" }, 1)).toMatchObject({ told: "refused", problems: [{ what: "this line speaks for P1 only" }] });
  });

  test("where nothing is taken back, undo and jumps are refused", async () => {
    const work: (() => void)[] = [];
    const host = new Host({ ...partsOf(work), free: false });
    const told: Told[] = [];
    const line = host.join([0, 1], (each) => void told.push(each));
    const decks = [game.decks[0]!.id, game.decks[0]!.id];
    line.hear({ ask: "open", open: { kind: "decks", game: game.id, decks, seed: 1 }, sitters: [PERSON, PERSON], id: 0, seat: 0 });
    line.hear({ ask: "undo", id: 1, seat: 0 });
    await host.idle;
    expect(told.at(-1)).toMatchObject({ told: "refused", subject: "undo" });
  });

  test("among strangers a seat plays and no more: to open, to seat, to hold, to be helped and to save is the referee's, until the match is over; it is told so", async () => {
    const host = new Host({ ...partsOf([]), free: false });
    const referee = host.join([0, 1], () => {});
    const told: Told[] = [];
    const line = host.join([0], (each) => void told.push(each));
    const open = { kind: "decks", game: game.id, decks: [game.decks[0]!.id, game.decks[0]!.id], seed: 1 } as const;
    const opening = { ask: "open", open, sitters: [PERSON, PERSON] } as const;
    referee.hear({ ...opening, id: 0, seat: 0 });
    await host.idle;
    const asks = [
      [opening, "the referee opens the matches"],
      [{ ask: "sit", sitters: [PERSON, "random"] }, "the referee seats the players"],
      [{ ask: "hold", hold: true }, "no machine is held up"],
      [{ ask: "hint", question: 0 }, "no machine helps"],
      [{ ask: "analyse", from: 0, lines: 10 }, "nothing is analysed"],
      [{ ask: "save", as: "replay" }, "a match is saved when it is over: the file holds the seed and both decks"],
    ] as const;
    expect(told.findLast((each) => each.told === "position")).toMatchObject({ free: false, time: { undo: 0 } });
    for (const [id, [ask, what]] of asks.entries()) {
      line.hear({ ...ask, id, seat: 0 });
      await host.idle;
      expect(told.at(-1)).toMatchObject({ told: "refused", to: id, subject: ask.ask, problems: [{ what: `at this table ${what}` }] });
    }
    line.hear({ ask: "concede", id: 8, seat: 0 });
    line.hear({ ask: "save", as: "replay", id: 9, seat: 0 });
    await host.idle;
    expect(told.at(-1)).toMatchObject({ told: "reply", to: 9 });
    for (const [nth, [ask]] of asks.slice(0, -1).entries()) {
      line.hear({ ...ask, id: 10 + nth, seat: 0 }); // the end makes nobody a referee
      await host.idle;
      expect(told.at(-1)).toMatchObject({ told: "refused", to: 10 + nth, subject: ask.ask });
    }
  });
});

test("BOS-DA4: who would strike nobody but themselves is told so before it is done; what does something to the other player is no harm", async () => {
  const bos = games.find(({ id }) => id === "bos")!;
  const { position, reply } = await sit(bos, [PERSON, PERSON], 7);
  const give = async (wanted: RegExp) => {
    const { number, answers } = position().question!;
    const { answer } = answers.find(({ phrase }) => wanted.test(phrase))!;
    const { harm } = await reply({ ask: "harm", question: number, answer });
    await reply({ ask: "answer", question: number, answer }, position().question!.seat);
    return harm;
  };
  while (position().question!.rule === "BOS-S1") {
    const { seat, number } = position().question!;
    await reply({ ask: "answer", question: number, answer: 0 }, seat);
  }
  expect(await give(/^summon /)).toEqual([]);
  while (position().question!.rule !== "BOS-T3") await give(/./);
  expect(await give(/^attack with /)).toEqual([
    "Only your own side to attack: P2 has not begun a turn yet (BOS-DA3).",
    expect.stringMatching(/^P1: life 30 → \d+, and nothing happens to the other player\.$/),
    "That is if you then answer: target P1. You are asked before it is done, and no other choice there is better.",
  ]);
  expect(await give(/^target P1$/)).toEqual([expect.stringMatching(/^P1: life 30 → \d+, and nothing happens to the other player\.$/)]);
});

/** Own cards of Gundam, as a file holds them, and a position that wants them. */
const OWN = [[{ id: "MY-001", name: "Glass Lancer", type: "Unit", color: "blue", level: 3, cost: 2, ap: 4, hp: 1 }]];
const WITH_OWN = { game: "gundam", title: "tried", position: { P1: { battleArea: ["MY-001"] }, P2: {} } };

describe("a match is opened", () => {
  const [game] = games as [Game];
  const decks = [game.decks[0]!.id, game.decks[1]!.deck] as const;
  const played = sessionFor(game, 3);
  played.play(0);
  const placed = { game: game.id, title: "tried", position: { P1: {}, P2: {} } };
  const inPosition = new Session(
    { ...sessionFor(game, 3).library, openPosition: (scenario) => openScenario(game, scenario) },
    { kind: "position", scenario: placed as never },
    [PERSON, PERSON],
  );

  test.each<[string, "rules" | "whole", () => object]>([
    ["two decks", "rules", () => ({ kind: "decks", game: game.id, decks, seed: 3 })],
    ["two decks and cards of one's own", "whole", () => ({ kind: "decks", game: game.id, decks, seed: 3, ownCards: OWN })],
    ["a replay", "rules", () => ({ kind: "file", file: replayOf(played) })],
    ["a replay with cards of one's own", "whole", () => ({ kind: "file", file: { ...replayOf(played), ownCards: OWN } })],
    ["a study", "rules", () => ({ kind: "file", file: studyOf(played) })],
    ["a study of a position", "whole", () => ({ kind: "file", file: studyOf(inPosition) })],
    ["a scenario", "whole", () => ({ kind: "file", file: placed })],
    ["a position", "whole", () => ({ kind: "position", scenario: placed })],
    ["a position with cards of one's own", "whole", () => ({ kind: "position", scenario: WITH_OWN, ownCards: OWN })],
  ])("with %s: of its game %s are wanted", async (_what, wanted, open) => {
    const { stage: _, cardFormat: __, ...rules } = game;
    const [load, whole] = [vi.fn(async () => rules), vi.fn(async () => game)];
    const told: Told[] = [];
    const host = new Host({ ...partsOf([]), load, whole });
    host.join([0], (each) => void told.push(each)).hear({ ask: "open", open: open(), sitters: [PERSON, "greedy"], id: 0, seat: 0 });
    await host.idle;
    expect(told).toMatchObject([{ told: "position", number: 1, sitters: [PERSON, "greedy"] }, { reply: { ask: "open" } }]);
    expect([load.mock.calls.length, whole.mock.calls.length]).toEqual(wanted === "rules" ? [1, 0] : [0, 1]);
  });

  test.each([
    ["random", true],
    ["greedy:5", true],
    ["dog", false],
    ["dog:random", false],
  ])("by %s: %j, known by what stands before a colon", async (sitter, known) => {
    const host = new Host({ ...partsOf([]), machine: () => ({}) as never });
    const told: Told[] = [];
    const open = { kind: "decks", game: game.id, decks, seed: 3 };
    host.join([0], (each) => void told.push(each)).hear({ ask: "open", open, sitters: [PERSON, sitter], id: 0, seat: 0 });
    await host.idle;
    const problems = [{ where: "", what: `there is no player "${sitter}"; there are person, random, greedy` }];
    expect(told.at(-1)).toMatchObject(known ? { reply: { ask: "open" } } : { told: "refused", subject: "sitters", problems });
  });

  test("by its settings; what was thought about in the match before comes to nothing", async () => {
    const { work, host, told, line, open } = duelHost();
    line.hear({ ask: "open", open, sitters: ["random", "random"], id: 0, seat: 0 });
    line.hear({ ask: "open", open: { ...open, settings: { life: "5" } }, sitters: ["random", PERSON], id: 1, seat: 0 });
    await host.idle;
    const before = told.length;
    expect(told[before - 2]).toMatchObject({ view: { facts: [[{ value: 5 }], [{ value: 5 }]] } });
    work[0]!();
    expect(told).toHaveLength(before);
  });
});

test("a match that cannot be opened leaves the one on the table as it was: its machine still answers", async () => {
  const { work, host, told, line, open } = duelHost();
  line.hear({ ask: "open", open, sitters: ["random", "random"], id: 0, seat: 0 });
  line.hear({ ask: "open", open, sitters: [PERSON, "greedy:5"], id: 1, seat: 0 });
  await host.idle;
  expect(told.at(-1)).toMatchObject({ told: "refused", to: 1, subject: "players" });
  work.shift()!();
  expect(told.at(-1)).toMatchObject({ told: "position", number: 2, time: { at: 1 } });
});

test("of another match every face is told: a card of one's own may be another under the same number", async () => {
  const told: Told[] = [];
  const host = new Host(partsOf([]));
  const line = host.join([0], (each) => void told.push(each));
  for (const [id, name] of ["Glass Lancer", "Iron Lancer"].entries())
    line.hear({
      ...{ ask: "open", open: { kind: "position", scenario: WITH_OWN, ownCards: [[{ ...OWN[0]![0], name }]] } },
      ...{ sitters: [PERSON, PERSON], id, seat: 0 },
    });
  await host.idle;
  const faces = told.flatMap((each) => (each.told === "position" ? [each.faces["MY-001"]?.name] : []));
  expect(faces).toEqual(["Glass Lancer", "Iron Lancer"]);
});

test("what a scenario of its own holds beside its cards is none of them", async () => {
  const told: Told[] = [];
  const open = { kind: "file", file: { ...WITH_OWN, cards: OWN[0], ownCards: 5 } };
  const host = new Host(partsOf([]));
  host.join([0], (each) => void told.push(each)).hear({ ask: "open", open, sitters: [PERSON, PERSON], id: 0, seat: 0 });
  await host.idle;
  expect(told.at(-1)).toMatchObject({ told: "reply", to: 0, reply: { ask: "open" } });
});

test("who leaves at once is not told how the match stands, but gets replies", async () => {
  const told: Told[] = [];
  const host = new Host(partsOf([]));
  host.put(sessionFor(games[0]!, 7), []);
  const line = host.join([0], (each) => void told.push(each));
  line.hear({ ask: "tree", id: 0, seat: 0 });
  line.leave();
  await host.idle;
  expect(told).toMatchObject([{ told: "reply", to: 0 }]);
});

test("what is otherwise fetched when it is first asked for can be fetched ahead", async () => {
  const fetched = ((await fetchAhead()) as object[]).flatMap(Object.keys);
  for (const name of ["whyEvent", "whyNotCard", "previewOf", "harmOf", "readSaved"]) expect(fetched).toContain(name);
});

test.each([
  ["an error", new Error("broken")],
  ["a word", "broken"],
])("%s that is no refusal is told as a mistake of ours, and the next request is heard", async (_what, thrown) => {
  const told: Told[] = [];
  const host = new Host({ ...partsOf([]), load: () => Promise.reject(thrown) });
  const line = host.join([0], (each) => void told.push(each));
  line.hear({ ask: "game", game: "bos", id: 0, seat: 0 });
  line.hear({ ask: "undo", id: 1, seat: 0 });
  await host.idle;
  expect(told).toMatchObject([
    { told: "refused", to: 0, why: "wrong", subject: "house", problems: [{ where: "", what: "broken" }] },
    { told: "refused", to: 1, subject: "request", problems: [{ what: "no match has been opened" }] },
  ]);
});

test.each<[string, string, object]>([
  ["a record", ' \n{"main":{}}', { deck: { main: {} }, problems: [], unsure: [] }],
  ["a record", '\uFEFF{"name":"\uFEFFsigned"}', { deck: { name: "\uFEFFsigned" } }],
  ["a record", '{"decks":[{"name":"first"},{"name":"second"}]}', { deck: { name: "first" } }],
  ["a record", '[{"name":"Collaia","count":3}]', { deck: { summons: { collaia: 3 } }, problems: [], unsure: [] }],
  ["a list", "[3] Collaia", { deck: { summons: { collaia: 3 } }, problems: [] }],
  ["a list", '["Collaia","Collaia"]', { deck: { summons: { collaia: 2 } }, problems: [] }],
  ["a list", '1 Nobody {"promo"}', { problems: [{ where: "line 1" }] }],
])("a deck's text is read as %s: %j", async (_what, text, read) => {
  const told: Told[] = [];
  const host = new Host(partsOf([]));
  host.join([0], (each) => void told.push(each)).hear({ ask: "read deck", game: "bos", text, id: 0, seat: 0 });
  await host.idle;
  expect(told).toMatchObject([{ reply: { ask: "read deck", read } }]);
});
