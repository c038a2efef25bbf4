/** A table of the toy game: what each line is told, how time is held, what is kept elsewhere before it is done, and what is refused. */
import { bos } from "@duelex/bos";
import { type Game, HouseLimit, InputError, type Match, type Scenario, SEATS, type Seat, type Seed, type Spot } from "@duelex/kernel";
import { openScenario } from "@duelex/kernel/scenario";
import { describe, expect, test, vi } from "vitest";
import { duel } from "../../kernel/test/duel.ts";
import {
  type Ask,
  type Deed,
  fromDecks,
  Host,
  type HostParts,
  type Library,
  PERSON,
  type Position,
  Session,
  sayDeed,
  type Told,
  watching,
} from "../src/index.ts";
import { Table } from "../src/table.ts";
import { partsOf, sessionFor } from "./games.ts";

const toy = { ...duel, mat: { ...duel.mat, quiet: ["draw"] } } as unknown as Game;
type Sitters = readonly [string, string];

/** The toy on a table, and lines that come to it. */
function laid(sitters: Sitters = [PERSON, PERSON], more: Partial<HostParts> = {}, session = sessionFor(toy, 3, sitters)) {
  const work: (() => void)[] = [];
  const host = new Host({ ...partsOf(work), ...more });
  host.put(session, []);
  let id = 0;
  const lineTo = (join: (tell: (told: Told) => void) => ReturnType<Host["join"]>, speaks: readonly Seat[] = []) => {
    const told: Told[] = [];
    const line = join((each) => void told.push(structuredClone(each)));
    /** What is said to who asks. */
    const ask = async (what: Ask, seat = speaks[0] ?? 0) => {
      const to = id++;
      line.hear({ ...what, id: to, seat });
      await host.idle;
      return told.find((each) => each.told !== "position" && each.to === to)!;
    };
    /** The latest, of this seat where the line speaks for both. */
    const position = (seat?: Seat) =>
      told.findLast((each): each is Position => each.told === "position" && (seat === undefined || each.seat === seat))!;
    return { told, ask, position, leave: () => line.leave() };
  };
  const come = async (seats: readonly Seat[], lines?: number) => {
    const line = lineTo((tell) => host.join(seats, tell, lines), seats);
    await host.idle;
    return line;
  };
  const watch = async (lines?: number) => {
    const line = lineTo((tell) => host.watch(tell, lines));
    await host.idle;
    return line;
  };
  const asking = (seats: readonly Seat[]) => lineTo((tell) => host.ask(seats, tell), seats);
  /** What was to be done later is done. */
  const wind = () => {
    for (let next = work.shift(); next !== undefined; next = work.shift()) next();
  };
  return { session, host, work, come, watch, asking, wind };
}
const storyOf = ({ story: { from, lines } }: Position) => [from, lines.map(({ text }) => text)] as const;

/** So many answers are played, and at the next one the rules cannot go on. */
function stuckAfter(answers: number, { match }: Session): void {
  const play = match.play.bind(match);
  const spy = vi.spyOn(match, "play");
  for (let nth = 0; nth < answers; nth++) spy.mockImplementationOnce(play);
  spy.mockImplementationOnce((index) => {
    play(index);
    throw new HouseLimit("round and round");
  });
}

describe("where the rules cannot go on", () => {
  test("a machine waits until it is let go on; the question stands", async () => {
    const { come, session, wind } = laid(["random", PERSON]);
    const line = await come([1]);
    stuckAfter(0, session);
    await line.ask({ ask: "hold", hold: false });
    wind();
    expect(line.position()).toMatchObject({ number: 3, held: true, thinking: false, time: { at: 0, of: 0 } });
    await line.ask({ ask: "hold", hold: false });
    wind();
    expect(line.position()).toMatchObject({ held: false, time: { at: 1 } });
  });

  test("what goes without saying is asked all the same, and what was answered before is done and told", async () => {
    const { come, session } = laid();
    const line = await come([0, 1]);
    vi.spyOn(session, "asksPerson", "get").mockReturnValue(false);
    stuckAfter(1, session);
    expect(await line.ask({ ask: "answer", question: 1, answer: 0 })).toMatchObject({ told: "reply" });
    expect(line.position(1)).toMatchObject({ number: 2, question: { number: 2, seat: 1 }, time: { at: 1 } });
  });

  test("who passes on is told so, and everybody what was passed before", async () => {
    const { come, session } = laid([PERSON, "random"]);
    const line = await come([0]);
    stuckAfter(1, session);
    expect(await line.ask({ ask: "pass on", question: 1 })).toMatchObject({ told: "refused", subject: "match" });
    expect(line.position()).toMatchObject({ number: 2, time: { at: 1 }, thinking: true });
  });
});

describe("what a line is told", () => {
  const BEGINNING = ["P1 draws Herald", "P1 draws Blade 2", "P2 draws a card", "P2 draws a card", "Turn 1", "P1 draws Herald"];

  test("who comes knows so many lines of the story, and is told those after them; who begins again is told everything again", async () => {
    const { come } = laid();
    const knowing = await come([0], 4);
    expect(storyOf(knowing.position())).toEqual([4, BEGINNING.slice(4)]);
    const [line, other] = [await come([0]), await come([1])];
    expect(storyOf(line.position())).toEqual([0, BEGINNING]);
    await line.ask({ ask: "note", node: 0, text: "here" });
    expect([line.position().number, storyOf(line.position())]).toEqual([2, [6, []]]);
    const before = other.told.length;
    expect(await line.ask({ ask: "again" })).toMatchObject({ told: "reply", reply: { ask: "again" } });
    expect([line.position().number, storyOf(line.position())]).toEqual([2, [0, BEGINNING]]);
    expect(other.told).toHaveLength(before);
  });

  test("what is printed on a card is told once, again to who begins again, and of any card to who asks", async () => {
    const { come } = laid([PERSON, PERSON], {}, sessionFor(bos as unknown as Game, 3));
    const line = await come([0]);
    const { faces } = line.position();
    const [id] = Object.keys(faces);
    expect(id).toBeDefined();
    await line.ask({ ask: "note", node: 0, text: "here" });
    expect(line.position().faces).toEqual({});
    await line.ask({ ask: "again" });
    expect(line.position().faces).toEqual(faces);
    const entry = bos.catalog().entries.find((each) => each.id === id);
    expect(await line.ask({ ask: "faces", ids: [id!, "nothing"] })).toMatchObject({ reply: { ask: "faces" } });
    expect((line.told.at(-1) as unknown as { reply: { faces: object } }).reply.faces).toEqual({ [id!]: entry });
  });

  test("who has left is told nothing more, and who only asks nothing but replies", async () => {
    const { come, asking } = laid();
    const [gone, asks] = [await come([0, 1]), asking([0])];
    gone.leave();
    expect(await asks.ask({ ask: "why", line: 0 })).toMatchObject({ reply: { ask: "why", links: [{ text: "P1 draws Herald" }] } });
    expect(await asks.ask({ ask: "answer", question: 1, answer: 0 })).toMatchObject({ told: "reply" });
    expect([gone.told.length, asks.told.length]).toEqual([2, 2]);
  });

  test("a position says whose it is, who is asked what by which paragraph, and who sits where", async () => {
    const { come, session } = laid([PERSON, "random"]);
    const line = await come([0, 1]);
    const common = { number: 1, game: "duel", sitters: [PERSON, "random"], result: null, thinking: false, held: false, free: true };
    const question = { number: 1, rule: "1-2", heading: duel.rulebook["1-2"]!.heading, seat: 0 };
    expect(line.position(0)).toMatchObject({ ...common, seat: 0, view: session.match.view(0), question });
    expect(line.position(0).question!.answers.map(({ phrase }) => phrase)).toContain("play Herald");
    expect(line.position(1)).toMatchObject({ ...common, seat: 1, view: session.match.view(1), question: { ...question, answers: [] } });
    await line.ask({ ask: "concede" });
    expect(line.position(0)).toMatchObject({ question: null, result: "P2 (random) wins in turn 1.", standing: { over: true, winner: 1 } });
  });

  test("why: every line of the story by its own place; a turn is led to by nothing", async () => {
    const { come, session } = laid();
    const line = await come([0]);
    session.follow(["P1: play Herald", "P2: pass", "P1: pass"]);
    await line.ask({ ask: "again" });
    for (const { line: nth, kind, text, seat } of line.position().story.lines) {
      const said = { event: text, answer: `P${seat + 1} answered: ${text}`, turn: "" }[kind];
      const links = said === "" ? [] : expect.objectContaining({ 0: expect.objectContaining({ text: said }) });
      expect(await line.ask({ ask: "why", line: nth })).toMatchObject({ reply: { ask: "why", links } });
    }
  });

  test("the tree: each answer under the one before, as a seat is told it", async () => {
    const { come, session } = laid();
    const line = await come([1]);
    session.take("P1: play Herald");
    session.tree.annotate(session.node, { note: "first", mark: "!" });
    const beginning = { node: 0, parent: -1, seat: 0, text: "", turn: 0, note: "", mark: "", children: [1] };
    const played = { node: 1, parent: 0, seat: 0, text: "play a card", turn: 1, note: "first", mark: "!", children: [] };
    expect(await line.ask({ ask: "tree" })).toMatchObject({ reply: { ask: "tree", root: 0, nodes: [beginning, played] } });
  });
});

describe("what is asked besides", () => {
  test("notes, signs, lines that come first and branches that go are by the node", async () => {
    const { come, session } = laid();
    const line = await come([0]);
    session.take("pass");
    session.jump(session.tree.root);
    session.play(0);
    await line.ask({ ask: "note", node: 1, text: "here" });
    await line.ask({ ask: "mark", node: 2, mark: "!" });
    const children = () => session.tree.root.children.map(({ id, note, mark }) => [id, note, mark]);
    expect(children()).toEqual([[1, "here", ""], [2, "", "!"]]); // biome-ignore format: a row
    await line.ask({ ask: "promote", node: 2 });
    expect(children()).toEqual([[2, "", "!"], [1, "here", ""]]); // biome-ignore format: a row
    await line.ask({ ask: "jump", node: 0 });
    expect(line.position().time).toMatchObject({ branches: [1], undo: 0 }); // the line goes on with the other
    await line.ask({ ask: "prune", node: 1 });
    expect([children(), line.position().time.branches]).toEqual([[[2, "", "!"]], []]);
  });

  test("why not: of a card, in words, of nothing", async () => {
    const line = await laid().come([0]);
    const phrases = async (asked: object) => {
      const { reply } = (await line.ask({ ask: "why not", ...asked })) as unknown as {
        reply: { ask: string; judgements: { phrases: string[] }[] };
      };
      return [reply.ask, ...reply.judgements.flatMap((each) => each.phrases)];
    };
    expect(await phrases({ words: "play herald" })).toEqual(["why not", "play Herald"]);
    expect(await phrases({ card: line.position().view.rows.find(({ id, seat }) => id === "hand" && seat === 0)!.cells[0]!.card })).toEqual([
      "why not",
      "play Herald",
    ]);
    expect(await phrases({})).toEqual(["why not"]);
  });

  test("harm, a preview and a hint, by who is the best or by whom one names, which thinks otherwise in each position", async () => {
    const machine = vi.fn((name: string) => ({ name, choose: () => 0 }));
    const { come } = laid([PERSON, PERSON], { machine });
    const line = await come([0]);
    expect(await line.ask({ ask: "harm", question: 1, answer: 0 })).toMatchObject({ reply: { ask: "harm", harm: [] } });
    expect(await line.ask({ ask: "preview", question: 1, answer: 1 })).toMatchObject({ reply: { ask: "preview", preview: { answer: 1 } } });
    expect(await line.ask({ ask: "hint", question: 1 })).toMatchObject({ reply: { ask: "hint", hint: { by: "greedy", answer: 0 } } });
    expect(await line.ask({ ask: "hint", question: 1, by: "random" })).toMatchObject({ reply: { hint: { by: "random" } } });
    expect(machine.mock.calls).toEqual([["greedy", toy, 0, 1], ["random", toy, 0, 1]]); // biome-ignore format: a row
  });

  test("files of each kind", async () => {
    const line = await laid().come([0]);
    expect(await line.ask({ ask: "save", as: "study" })).toMatchObject({ reply: { ask: "save", file: { format: "duelex-study-1" } } });
    expect(await line.ask({ ask: "save", as: "replay" })).toMatchObject({ reply: { ask: "save", file: { answers: [] } } });
    expect(await line.ask({ ask: "save", as: "scenario" })).toMatchObject({ told: "refused", subject: "save" });
  });
});

describe("who passes on", () => {
  /** A machine that passes, but for its second answer, and what P1 passed. */
  const passing = async (mat: Partial<Game["mat"]>) => {
    let given = 0;
    const game = { ...toy, mat: { ...toy.mat, ...mat } };
    const machine = (name: string) => ({ name, choose: (match: Match) => (++given === 2 ? 0 : match.options().count - 1) });
    const { come, session } = laid([PERSON, "random"], { machine }, sessionFor(game, 3, [PERSON, "random"]));
    const line = await come([0]);
    expect(await line.ask({ ask: "pass on", question: 1 })).toMatchObject({ reply: { ask: "pass on" } });
    return session.moments.map(({ phrase }) => (phrase === "pass" ? "pass" : "play"));
  };
  test.each<[string, Partial<Game["mat"]>, string[]]>([
    ["is asked again when something is told", {}, ["pass", "pass", "pass", "play"]],
    ["is asked again after what is told to all", { quiet: [] }, ["pass"]],
    ["is asked again in their own main phase", { ownPhases: sessionFor(toy, 3).match.question()!.where.slice(-1) }, ["pass", "pass"]],
  ])("%s", async (_what, mat, given) => expect(await passing(mat)).toEqual(given));
});

describe("who watches", () => {
  test("is told what both seats may know, without answers; after the end everything, from the first line", async () => {
    const { come, watch, session } = laid([PERSON, "random"], { watching });
    const line = await come([0, 1]);
    const watcher = await watch();
    await line.ask({ ask: "answer", question: 1, answer: line.position(0).question!.answers[0]!.answer });
    expect(watcher.position()).toMatchObject({
      ...{ told: "position", number: 2, seat: 0, game: "duel", sitters: [PERSON, "random"], result: null, thinking: true },
      ...{ held: false, free: false, time: { node: 1, at: 1, of: 1, branches: [], tree: 0, undo: 0 } },
      ...{ view: watching.sharedView(session.match), question: { seat: 1, rule: "1-2", number: 2, answers: [] } },
    });
    expect(watcher.position().question).toMatchObject({ heading: duel.rulebook["1-2"]!.heading, says: session.match.question()!.says });
    expect(storyOf(watcher.position())).toEqual([
      6,
      ["play a card", "P1 plays Herald", "Herald waits", "Herald calls", "P1 draws a card", "Turn 2", "P2 draws a card"],
    ]);
    expect(storyOf((await watch(11)).position())).toEqual([11, ["Turn 2", "P2 draws a card"]]);
    await line.ask({ ask: "concede" });
    expect(watcher.position()).toMatchObject({
      ...{ view: watching.openView(session.match), question: null, result: "P2 (random) wins in turn 2.", thinking: false },
      ...{ standing: session.match.standing() },
    });
    expect(storyOf(watcher.position())[0]).toBe(0);
    expect(storyOf(watcher.position())[1]).toContain("play Herald");
  });

  test.each<[string, Spot | null, Spot | null]>([
    ["both are told", { kind: "player", seat: 1 }, { kind: "player", seat: 1 }],
    ["one of them is told", { kind: "player", seat: 0 }, null],
  ])("is told what a question is about where %s", async (_who, one, about) => {
    const { watch, session } = laid([PERSON, PERSON], { watching });
    const asked = session.match.question()!;
    const seats = [
      { ...asked, about: one, where: ["turn", "play", "choose"] },
      { ...asked, about, where: ["turn", "play"] },
    ];
    vi.spyOn(session.match, "question").mockImplementation((seat) => (seat == null ? asked : seats[seat]) as typeof asked);
    expect((await watch()).position().question).toMatchObject({ about, where: ["turn", "play"], says: asked.says });
  });

  test("is told so where nobody watches; the others are told as ever", async () => {
    const { come, watch } = laid();
    const { told } = await watch();
    expect(told).toEqual([
      { told: "refused", to: -1, why: "wrong", subject: "watch", problems: [{ where: "", what: "at this table nobody watches" }] },
    ]);
    expect((await come([0])).told).toHaveLength(1);
  });
});

describe("time", () => {
  const beginning = async () => {
    const table = laid([PERSON, "random"]);
    const line = await table.come([0]);
    const question = () => line.position().question!.number;
    const answer = () => line.ask({ ask: "answer", question: question(), answer: 0 });
    await answer();
    table.wind();
    await answer();
    table.wind();
    return { ...table, line, question, answer };
  };

  test("who goes back finds machines held, and what goes without saying not said; the line stays as it was", async () => {
    const { line, wind, session } = await beginning();
    const { time } = line.position();
    await line.ask({ ask: "step", to: 1 });
    wind();
    expect(line.position()).toMatchObject({ held: true, thinking: false, time: { ...time, node: 1, at: 1, undo: 1 } });
    await line.ask({ ask: "jump", node: 0 });
    await line.ask({ ask: "jump", node: 1 });
    expect(line.position()).toMatchObject({ held: true });
    await line.ask({ ask: "jump", node: 0 });
    expect(line.position()).toMatchObject({ held: false, thinking: false, time: { ...time, node: 0, at: 0, undo: 0 } });
    const forced = session.line.findIndex(({ moment }) => moment?.forced === true && moment.seat === 0);
    if (forced > 0) await line.ask({ ask: "step", to: forced - 1 });
    expect(line.position().time.at).toBe(Math.max(forced - 1, 0));
  });

  test.each<[string, number, Ask["ask"], object]>([
    ["an answer", 0, "answer", { answer: 0 }],
    ["passing on", 0, "pass on", {}],
    ["taking back", 3, "undo", {}],
    ["whoever lets them", 1, "hold", { hold: false }],
  ])("%s lets machines go on", async (_what, to, ask, more) => {
    const { line } = await beginning();
    await line.ask({ ask: "step", to });
    expect(await line.ask({ ask, question: line.position().number, ...more } as Ask)).toMatchObject({ told: "reply", reply: { ask } });
    await line.ask({ ask: "sit", sitters: ["random", "random"] });
    expect(line.position()).toMatchObject({ sitters: ["random", "random"], thinking: true, held: false });
  });

  test("a machine answers once, however often it is asked meanwhile; and not where its match was cleared away", async () => {
    const { come, host, work, session } = laid(["random", "random"]);
    const line = await come([0]);
    for (const text of ["one", "two"]) await line.ask({ ask: "note", node: 0, text });
    expect(work).toHaveLength(2);
    for (const think of work.splice(0)) think();
    expect(session.moments).toHaveLength(1);
    const told = line.told.length;
    host.clear();
    for (const think of work.splice(0)) think();
    expect([session.moments.length, line.told.length]).toEqual([1, told]);
    expect(await line.ask({ ask: "tree" })).toMatchObject({ subject: "request", problems: [{ what: "no match has been opened" }] });
    expect(host.owing).toBeNull();
  });

  test("a match that is laid in the place of another ends it", async () => {
    const { come, host, work, session } = laid(["random", "random"]);
    const line = await come([0]);
    await line.ask({ ask: "hold", hold: false });
    host.put(sessionFor(toy, 4), [{ deed: "answer", seat: 0, line: "pass" }]);
    expect(line.position()).toMatchObject({ number: 2, question: { seat: 1 } });
    for (const think of work.splice(0)) think();
    expect(session.moments).toEqual([]);
  });

  const toyBy = (seed: Seed) => {
    const { library } = sessionFor(toy, 1);
    return new Session(library, fromDecks(library, { decks: [duel.decks[0]!.deck, duel.decks[0]!.deck], seed }), ["one", "two"]);
  };
  const [game, scenario] = [bos as unknown as Game, { game: "bos", title: "", position: { P1: {}, P2: {} } } as unknown as Scenario];
  const bosLibrary: Library = { game, catalog: bos.catalog(), ownCards: [], openPosition: (given) => openScenario(game, given) };
  test.each([
    ["the seed of its match", () => toyBy(3), 3],
    ["the beginning of a long seed", () => toyBy("0123456789abcdef".repeat(4)), 0x01234567],
    ["1 where it begins with a position", () => new Session(bosLibrary, { kind: "position", scenario }, ["one", "two"]), 1],
  ])("a machine plays with %s, for its seat", (_what, session, seed) => {
    const machine = vi.fn((): never => ({}) as never);
    const begun = session();
    new Table(begun, { ...partsOf([]), machine }, new Set(), 0);
    expect(machine.mock.calls).toEqual([
      ["one", begun.game, 0, seed],
      ["two", begun.game, 1, seed],
    ]);
  });
});

describe("a table whose deeds are kept elsewhere first", () => {
  /** The deeds that it wants kept; `keeps` says what comes of each. */
  async function kept(sitters: Sitters, keeps: (deed: Deed) => boolean | Error = () => true) {
    const deeds: string[] = [];
    const keep = async (deed: Deed, number: number): Promise<boolean> => {
      deeds.push(`${number} ${sayDeed(deed)}`);
      const done = keeps(deed);
      if (done instanceof Error) throw done;
      if (done) table.host.take(deed, number);
      return done;
    };
    const table = laid(sitters, { keep });
    const line = await table.come([0]);
    const pass = (seat: Seat) => table.host.take({ deed: "answer", seat, line: "pass" }, line.position().number);
    const settle = async () => {
      for (let turns = 0; turns < 3; turns++) {
        table.wind();
        await new Promise(setImmediate);
      }
    };
    const passOn = async () => {
      const told = await line.ask({ ask: "pass on", question: line.position().number });
      await settle();
      return told;
    };
    return { ...table, line, deeds, pass, settle, passOn };
  }

  test("whoever passes on passes again and again, each time once, until something is told", async () => {
    const { deeds, pass, settle, passOn, host, line } = await kept([PERSON, "random"]);
    expect(await passOn()).toMatchObject({ told: "reply", reply: { ask: "pass on" } });
    expect([deeds, host.owing]).toEqual([["1 P1: pass"], { seat: 1, by: "random" }]);
    pass(1);
    host.take({ deed: "relieve", seat: 1, by: "greedy" }, 3);
    await settle();
    expect(deeds).toEqual(["1 P1: pass", "4 P1: pass"]);
    host.take({ deed: "answer", seat: 1, line: "play Herald" }, 5);
    await settle();
    expect(deeds).toHaveLength(2);
    expect([host.owing, line.position().question!.seat]).toEqual([null, 0]);
  });

  test.each<[string, string, (host: Host) => void]>([
    ["where another person has answered between", PERSON, () => undefined],
    ["after the end", "random", (host) => host.take({ deed: "concede", seat: 1 }, 3)],
    ["where the table is cleared", "random", (host) => host.clear()],
  ])("nobody passes for them %s", async (_when, other, then) => {
    const { host, deeds, pass, settle, passOn } = await kept([PERSON, other]);
    await passOn();
    pass(1);
    then(host);
    await settle();
    expect(deeds).toEqual(["1 P1: pass"]);
  });

  test.each<[string, boolean | Error, object]>([
    ["came too late", false, { told: "refused", why: "late" }],
    ["could not be kept", new InputError("server", [{ where: "", what: "not now" }]), { told: "refused", subject: "server" }],
  ])("a pass that %s is over by that", async (_what, outcome, refused) => {
    const { deeds, pass, settle, passOn } = await kept([PERSON, PERSON], () => outcome);
    expect(await passOn()).toMatchObject(refused);
    pass(0);
    pass(1);
    await settle();
    expect(deeds).toEqual(["1 P1: pass"]);
  });

  test("what cannot be kept on the way ends the passing", async () => {
    let given = 0;
    const { deeds, pass, settle, passOn } = await kept([PERSON, "random"], () => given++ !== 1 || new Error("no line"));
    await passOn();
    pass(1);
    await settle();
    pass(0);
    pass(1);
    await settle();
    expect(deeds).toEqual(["1 P1: pass", "3 P1: pass"]);
  });

  test("an answer and giving up are kept, too; what was kept and cannot be done is said with what it was", async () => {
    const { line, deeds, host } = await kept([PERSON, PERSON]);
    const { number, answers } = line.position().question!;
    expect(await line.ask({ ask: "answer", question: number, answer: answers[0]!.answer })).toMatchObject({ told: "reply" });
    expect(() => host.take({ deed: "answer", seat: 0, line: "pass" }, 2)).toThrow("what was kept under 2 cannot be done by these rules with these cards: P1: pass"); // biome-ignore format: one line
    expect(await line.ask({ ask: "concede" })).toMatchObject({ told: "reply", reply: { ask: "concede" } });
    expect(deeds).toEqual(["1 P1: play Herald", "2 P1 concedes"]);
  });

  test("what was kept is laid again, and nothing is told on the way; a machine that a seat was given to owes the answer", async () => {
    const { host, line } = await kept([PERSON, PERSON]);
    const told = line.told.length;
    host.put(sessionFor(toy, 3), [
      { deed: "answer", seat: 0, line: "pass" },
      { deed: "relieve", seat: 1, by: "greedy" },
    ]);
    expect(line.told).toHaveLength(told + 1);
    expect([line.position().number, host.owing]).toEqual([3, { seat: 1, by: "greedy" }]);
  });
});

test("where things are kept no machine thinks at the table: whoever keeps asks it", async () => {
  const { come, work, host } = laid(["random", PERSON], { keep: () => Promise.resolve(true) });
  await (await come([0])).ask({ ask: "hold", hold: false });
  expect([work, host.owing]).toEqual([[], { seat: 0, by: "random" }]);
});

test("a machine sits down with the match, and anew where a seat is given away", () => {
  const machine = vi.fn((name: string) => ({ name, choose: () => 0 }));
  const { host } = laid(["one", PERSON], { machine, keep: () => Promise.resolve(true) });
  host.take({ deed: "answer", seat: 0, line: "pass" }, 1);
  expect(machine.mock.calls.map(([name]) => name)).toEqual(["one"]);
  host.take({ deed: "relieve", seat: 1, by: "two" }, 2);
  expect(machine.mock.calls.map(([name]) => name)).toEqual(["one", "one", "two"]);
});

describe("is refused, with what is wrong", () => {
  const LINE = "this is another line than the one that was looked at: begin from 0";
  const LINES = "1 to 2000 lines are wanted";
  const OVER = "a match is looked through when it is over";
  test.each<[Ask, string, string, Seat?]>([
    [{ ask: "answer", question: 1, answer: 4 }, "answer", "there are answers 0 to 3"],
    [{ ask: "answer", question: 1, answer: 0 }, "question", "it is the other player who is asked", 1],
    [{ ask: "preview", question: 1, answer: 99 }, "answer", "there are answers 0 to 3"],
    [{ ask: "harm", question: 1, answer: 99 }, "answer", "there are answers 0 to 3"],
    [{ ask: "hint", question: 1 }, "question", "it is the other player who is asked", 1],
    [{ ask: "undo" }, "undo", "there is no answer of yours to take back"],
    [{ ask: "jump", node: 9 }, "tree", "there is no node 9"],
    [{ ask: "step", to: 9 }, "step", "the line has 0 answers"],
    [{ ask: "why", line: 9 }, "why", "the story has 6 lines"],
    [{ ask: "analyse", from: 0, lines: 0 }, "analyse", LINES],
    [{ ask: "analyse", from: 0, lines: 2001 }, "analyse", LINES],
    [{ ask: "analyse", from: 0, lines: 1 }, "analyse", OVER],
    [{ ask: "analyse", from: 0, lines: 2000 }, "analyse", OVER],
    [{ ask: "analyse", from: 1, lines: 1 }, "analyse", LINE],
    [{ ask: "prune", node: 0 }, "branch", "the match stands on it; go back to before it first"],
  ])("%j", async (ask, subject, what, seat = 0) => {
    const line = await laid().come(SEATS);
    const { to: _, ...refused } = (await line.ask(ask, seat)) as Extract<Told, { told: "refused" }>;
    expect(refused).toStrictEqual({ told: "refused", why: "wrong", subject, problems: [{ where: "", what }] });
  });

  test("an answer to a question that is gone, which is no mistake; and for a machine", async () => {
    const line = await laid(["random", PERSON]).come([0]);
    expect(await line.ask({ ask: "answer", question: 0, answer: 0 })).toMatchObject({
      told: "refused",
      why: "late",
      subject: "question",
      problems: [],
    });
    const problems = [{ where: "", what: "a machine answers for this seat" }];
    expect(await line.ask({ ask: "answer", question: 1, answer: 0 })).toMatchObject({ why: "wrong", subject: "question", problems });
    await line.ask({ ask: "concede" });
    expect(await line.ask({ ask: "answer", question: 2, answer: 0 })).toMatchObject({ why: "late" });
  });

  test("to give up after the end, and to look at decisions out of their order", async () => {
    const { come, session } = laid();
    const line = await come([0]);
    session.follow(["P1: pass", "P2: pass"]);
    await line.ask({ ask: "concede" });
    expect(await line.ask({ ask: "concede" })).toMatchObject({ subject: "concede", problems: [{ what: "the match is over" }] });
    expect(await line.ask({ ask: "analyse", from: 0, lines: 1 })).toMatchObject({ reply: { ask: "analyse", analysed: { next: 1 } } });
    expect(await line.ask({ ask: "analyse", from: 0, lines: 1 })).toMatchObject({ reply: { analysed: { next: 1 } } });
    expect(await line.ask({ ask: "analyse", from: 2, lines: 1 })).toMatchObject({ subject: "analyse", problems: [{ what: LINE }] });
  });

  test("a match that has ended by itself is looked through to its end", async () => {
    const { come, session } = laid();
    const line = await come([0]);
    while (!session.match.over) session.play(0);
    const of = session.moments.length;
    let next = 0;
    for (let looked = 0; looked < of && next < of; looked++) {
      const reply = await line.ask({ ask: "analyse", from: next, lines: 1 });
      expect(reply).toMatchObject({ reply: { analysed: { of } } });
      next = (reply as unknown as { reply: { analysed: { next: number } } }).reply.analysed.next;
    }
    expect(next).toBe(of);
  });

  test.each([undefined, () => Promise.resolve(true)])("to pass on where nobody can pass, by its paragraph", async (keep) => {
    const game = { ...toy, mat: { ...toy.mat, passes: [] } };
    const line = await laid([PERSON, PERSON], keep === undefined ? {} : { keep }, sessionFor(game, 3)).come([0]);
    const problems = [{ where: "", what: "this question cannot be passed", rule: "1-2" }];
    expect(await line.ask({ ask: "pass on", question: 1 })).toMatchObject({ told: "refused", subject: "pass on", problems });
  });

  test("what is asked of the host, where a table is asked it", () => {
    const table = new Table(sessionFor(toy, 3), partsOf([]), new Set(), 0);
    expect(() => table.carryOut({ ask: "game", game: "duel", id: 0, seat: 0 })).toThrow('"game" is asked of the host, not of the table');
  });
});
