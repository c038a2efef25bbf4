/** What happened, as each seat heard it, indented under its cause; what led to it; and how it ended. */
import { diceOf, type Game, otherSeat, type Scenario, type Seat } from "@duelex/kernel";
import { openScenario } from "@duelex/kernel/scenario";
import { describe, expect, test, vi } from "vitest";
import { duel } from "../../kernel/test/duel.ts";
import { PERSON, Session, Story, sayResult, whyAnswer, whyEvent } from "../src/index.ts";
import { games, sessionFor } from "./games.ts";

/** P1 plays a Herald, which draws a card; then both pass. */
function played(answers: readonly string[] = ["P1: play Herald", "P2: pass", "P1: pass"]): Session {
  const session = sessionFor(duel as unknown as Game, 3);
  expect(session.follow(answers)).toBe(answers.length);
  return session;
}
const storyFor = (session: Session, viewer: Seat | "shared" | null): Story => {
  const story = new Story(session, viewer);
  story.update();
  return story;
};
const told = (story: Story) => story.lines.map(({ depth, text }) => `${"  ".repeat(depth)}${text}`);

const COMMON = ["    P1 plays Herald", "    Herald waits", "      Herald calls"];
const OWN = {
  0: [
    "P1 draws Herald",
    "P1 draws Blade 2",
    "P2 draws a card",
    "P2 draws a card",
    "P1 draws Herald",
    "P1 draws Blade 6",
    "P2 draws a card",
    "P1 draws Blade 4",
    "P2 draws a card",
  ],
  1: [
    "P1 draws a card",
    "P1 draws a card",
    "P2 draws Blade 2",
    "P2 draws Herald",
    "P1 draws a card",
    "P1 draws a card",
    "P2 draws Blade 1",
    "P1 draws a card",
    "P2 draws Blade 2",
  ],
  shared: [
    "P1 draws a card",
    "P1 draws a card",
    "P2 draws a card",
    "P2 draws a card",
    "P1 draws a card",
    "P1 draws a card",
    "P2 draws a card",
    "P1 draws a card",
    "P2 draws a card",
  ],
  everything: [
    "P1 draws Herald",
    "P1 draws Blade 2",
    "P2 draws Blade 2",
    "P2 draws Herald",
    "P1 draws Herald",
    "P1 draws Blade 6",
    "P2 draws Blade 1",
    "P1 draws Blade 4",
    "P2 draws Blade 2",
  ],
} as const;

describe("a story", () => {
  test.each([
    [0, OWN[0], "play Herald"],
    [1, OWN[1], "play a card"],
    ["shared", OWN.shared, "play a card"],
    [null, OWN.everything, "play Herald"],
  ] as const)(
    "as %j is told it: every line in its order, under what caused it, each card by name only for who could name it",
    (viewer, draws, answer) => {
      const [a, b, c, d, e, f, g, h, i] = draws;
      expect(told(storyFor(played(), viewer))).toEqual([
        ...[`  ${a}`, `  ${b}`, `  ${c}`, `  ${d}`],
        ...["Turn 1", `    ${e}`, answer, ...COMMON, `    ${f}`],
        ...["Turn 2", `    ${g}`, "pass"],
        ...["Turn 3", `    ${h}`, "pass"],
        ...["Turn 4", `    ${i}`],
      ]);
    },
  );

  test("each line has its paragraph, its seat, its place in the tree, and says which cards it names", () => {
    const { lines } = storyFor(played(), 0);
    expect(lines.map(({ line }) => line)).toEqual(lines.map((_, at) => at));
    expect(lines[5]).toEqual({
      ...{ line: 5, node: 0, kind: "event", seat: 0, text: "P1 draws Herald", rule: "1-1", heading: duel.rulebook["1-1"]!.heading },
      ...{ what: "draw", depth: 2, quiet: false, forced: false, mentions: [{ card: 7, id: "Herald", name: "Herald" }] },
    });
    expect(lines[6]).toMatchObject({
      kind: "answer",
      seat: 0,
      rule: "1-2",
      what: "play *",
      node: 1,
      quiet: false,
      forced: false,
      mentions: [],
    });
    expect(lines[12]!.mentions).toEqual([]); // what P2 draws
    expect(lines[4]).toMatchObject({ kind: "turn", seat: 0, rule: "", heading: "" });
    expect(lines.filter(({ quiet }) => quiet).map(({ text }) => text)).toEqual(["pass", "pass"]);
  });

  test("another's answer that names a hidden card is quiet: the line below tells what may be known", () => {
    const [answer] = storyFor(played(), 1).lines.filter(({ kind }) => kind === "answer");
    expect(answer).toMatchObject({ text: "play a card", quiet: true });
  });

  test("grows with the match and goes back with it; what comes back is the first line that is new", () => {
    const session = played();
    const story = storyFor(session, 0);
    const whole = told(story);
    expect(story.update()).toBe(whole.length);
    session.jump(session.tree.root.children[0]!);
    expect(story.update()).toBe(13);
    expect(told(story)).toEqual(whole.slice(0, 13));
    session.take("P2: play Herald");
    expect(story.update()).toBe(13);
    expect(told(story).slice(0, 13)).toEqual(whole.slice(0, 13));
    expect(told(story)).toEqual(told(storyFor(session, 0)));
    session.jump(session.tree.root);
    story.update();
    expect(told(story)).toEqual(whole.slice(0, 6));
  });

  test("lines that everybody has are let go, and told again to who asks for them", () => {
    const session = played();
    const story = storyFor(session, 0);
    const whole = told(story);
    story.letGo();
    expect([story.lines.length, story.length]).toEqual([0, whole.length]);
    expect(story.since(whole.length)).toEqual([]);
    session.take("P2: pass");
    story.update();
    const later = storyFor(session, 0);
    expect(story.since(whole.length)).toEqual(later.since(whole.length));
    expect(story.since(3)).toEqual(later.since(3));
    expect(told(story)).toEqual(told(later));
    story.letGo();
    session.jump(session.tree.root);
    story.update();
    expect(told(story)).toEqual(whole.slice(0, 6));
  });
});

test("a line is quiet where the mat says that its event, or its sentence, is bookkeeping", () => {
  const [quiet, loud] = [new Set<string>(), new Set<string>()];
  for (const game of games) {
    const session = sessionFor(game, 1);
    const dice = diceOf(1);
    while (!session.match.over) session.play(dice(session.match.options().count));
    const lines = storyFor(session, null).lines.filter(({ kind }) => kind === "event");
    expect(lines).toHaveLength(session.events.length);
    session.events.forEach((event, at) => {
      const names = [event.what, session.match.sentenceOf(event)];
      const isQuiet = game.mat.quiet.some((name) => names.includes(name));
      expect({ names, quiet: lines[at]!.quiet }).toEqual({ names, quiet: isQuiet });
      (isQuiet ? quiet : loud).add(event.what);
    });
  }
  expect([quiet.size > 10, loud.size > 40]).toEqual([true, true]);
});

test.each([
  [null, null],
  [1, 0],
  [2, 0],
  [3, 3],
])("a clause that the seats %j can know is one for %j, to who watches", (eyes, known) => {
  const session = played(["P1: pass"]);
  Object.assign(session.events[0]!, { clause: eyes === null ? null : { clause: 2, eyes } });
  vi.spyOn(session.match, "tell").mockImplementation(({ clause }) => JSON.stringify(clause));
  expect(storyFor(session, "shared").lines[0]!.text).toBe(JSON.stringify(known === null ? null : { clause: 2, eyes: known }));
});

describe("why", () => {
  test("an event leads back to what caused it, and to the answer with which that began", () => {
    const session = played();
    const calls = session.events.findIndex(({ what }) => what === "herald");
    expect(whyEvent(session, 0, calls).map(({ kind, text, rule, node }) => [kind, text, rule, node])).toEqual([
      ["event", "Herald calls", "1-5", 1],
      ["event", "Herald waits", "1-5", 1],
      ["answer", "P1 answered: play Herald", "1-2", 1],
    ]);
    expect(whyEvent(session, 1, calls).at(-1)!.text).toBe("P1 answered: play a card");
    expect(whyEvent(session, null, calls).at(-1)!.text).toBe("P1 answered: play Herald");
  });

  test("an answer that the turn itself asked for was led to by nothing; what one draws at first neither", () => {
    const session = played();
    expect(whyAnswer(session, 0, 0).map(({ text }) => text)).toEqual(["P1 answered: play Herald"]);
    expect(whyEvent(session, 0, 0).map(({ text }) => text)).toEqual(["P1 draws Herald"]);
  });

  test("another's card has its name where the line after its answer has told it, and is a card where not", () => {
    const named: string[] = [];
    const unnamed: string[] = [];
    for (const game of games) {
      const session = sessionFor(game, 1);
      const dice = diceOf(1);
      while (!session.match.over) session.play(dice(session.match.options().count));
      session.moments.forEach(({ seat: who, verb, phrases, events }, at) => {
        const seat = otherSeat(who);
        const own = phrases[who].replace(/ \(\d+\)$/, ""); // which of two copies it was
        const [before = "", after = ""] = verb.split("*");
        if (phrases[seat] === phrases[who] || !game.mat.told.includes(verb) || !own.startsWith(before)) return;
        const card = own.slice(before.length, own.length - after.length);
        const isTold = session.events[events] !== undefined && session.match.tell(session.events[events]!, seat).includes(card);
        const said = isTold ? own : phrases[seat];
        expect(whyAnswer(session, seat, at)[0]!.text).toBe(`P${who + 1} answered: ${said}`);
        (isTold ? named : unnamed).push(said);
      });
    }
    expect(named.length).toBeGreaterThan(20);
    expect(unnamed.length).toBeGreaterThan(20);
  });
});

test("how a match has ended, in a sentence", () => {
  const session = played();
  const sitters = ["Anna", "greedy"] as const;
  expect(sayResult(session.match, sitters)).toBeNull();
  session.concede(0);
  const last = storyFor(session, 1).lines.slice(-2);
  expect(last.map(({ kind, what, quiet }) => [kind, what, quiet])).toEqual([
    ["answer", "concede", true], // the event tells it again
    ["event", "concede", false],
  ]);
  expect(sayResult(session.match, sitters)).toBe(`P2 (greedy) wins in turn ${session.match.turnNumber}.`);
  expect(sayResult({ ...drawn, turnNumber: 3 } as never, sitters)).toBe("The match is a draw.");
});
const drawn = { standing: () => ({ over: true, winner: null }) };

test.each([
  ["attack with Lancer (2)", "attack with Lancer (2)", "attack with Lancer"],
  ["attack with Lancer (12)", "attack with Lancer (3)", "attack with Lancer"],
  ["name (2) of Lancer", "name (2) of Lancer", "name (2) of Lancer"],
  ["attack with Lancer (red)", "attack with Lancer (red)", "attack with Lancer (red)"],
  ["play Herald", "play a card", "play a card"],
])("who watches is told %j and %j as %j: which of several alike it was is told to who chose", (one, other, shared) => {
  const session = played(["P1: play Herald"]);
  Object.assign(session.node.moment!, { phrases: [one, other] });
  expect(storyFor(session, "shared").lines.findLast(({ kind }) => kind === "answer")?.text).toBe(shared);
});

test.each([
  ["gundam", ["draw by an effect", "discard", "deploy by an effect"]],
  ["gate-ruler", ["damage", "rest by an effect", "to soul by an effect", "to hand by an effect"]],
  ["colossus-order", ["draw by an effect", "damage", "discard by an effect", "turn ON by an effect"]],
  ["bos", ["gainVim", "take", "castle", "act by an effect"]],
])("%s: what a card does is told as what came of it, and what every turn brings is not", (id, names) => {
  const game = games.find((each) => each.id === id)!;
  const lines = [1, 2, 3, 4, 5, 6].flatMap((seed) => {
    const session = sessionFor(game, seed, undefined, [seed % game.decks.length, -(seed % game.decks.length) - 1]);
    const dice = diceOf(seed);
    for (let given = 0; !session.match.over && given < 900; given++) session.play(dice(session.match.options().count));
    return storyFor(session, 0).lines;
  });
  for (const name of names) {
    expect(game.mat.outcomes).toContain(name);
    expect(lines.filter(({ what, quiet }) => what === name && !quiet).length, name).toBeGreaterThan(0);
  }
  const drawn = lines.filter(({ what, text }) => what === "draw" || (what === "to hand" && text.includes(" draws ")));
  expect(drawn.filter(({ text }) => /effect|, by /.test(text))).toEqual([]);
  if (id !== "bos") expect(drawn.length).toBeGreaterThan(0);
});

test("what a text brings about is no bookkeeping: a Unit that it sets active is told, the Resources of a turn are not", () => {
  const rouse = { op: "setActive", target: { all: { kind: "Unit", side: "own" } } };
  const cards = [{ name: "Rouse", type: "Command", level: 1, cost: 1, effects: [{ timing: "Main", ops: [rouse] }] }];
  const own = { hand: ["Rouse"], resourceArea: 3, battleArea: [{ card: "GM", rested: true }] };
  const scenario = { game: "gundam", position: { P1: own, P2: { resourceArea: [{ card: "RESOURCE", rested: true }] } }, cards };
  const game = games.find(({ id }) => id === "gundam")!;
  const openPosition = (from: Scenario) => openScenario(game, from);
  const library = { game, catalog: game.catalog(), ownCards: [], openPosition };
  const session = new Session(library, { kind: "position", scenario: scenario as unknown as Scenario }, [PERSON, PERSON]);
  session.follow(["P1: play Rouse", "P1: end the main phase", "P2: pass", "P1: pass"]);
  const active = storyFor(session, 0).lines.filter(({ text }) => text.includes(" becomes active"));
  expect(active.map(({ what, quiet }) => [what, quiet])).toEqual([
    ["set active by an effect", false],
    ["set active", true],
  ]);
});
