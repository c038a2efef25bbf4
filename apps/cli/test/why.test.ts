/** "why": whatever the screen has said, in the words in which it was said, and nothing that had no part in it. */
import { causesOf, diceOf, type Event, type Match, type Scenario, type Seat } from "@duelex/kernel";
import { runScenario } from "@duelex/kernel/scenario";
import { fromDecks, whyEvent } from "@duelex/session";
import { expect, test } from "vitest";
import { allGames } from "../src/games.ts";
import type { Look } from "../src/look.ts";
import { lookFor } from "../src/look.ts";
import { readMatchup } from "../src/matchup.ts";
import { sayStory, storyOf } from "../src/narrate.ts";
import { machinesFor } from "../src/play/seats.ts";
import { Session, sessionBetween } from "../src/session.ts";
import { plainly, spokenTo } from "../src/speech.ts";
import { endings, sayWhy } from "../src/why.ts";
import { desk } from "./desk.ts";

const flowing = (lines: readonly string[]): string => lines.join(" ").replace(/\s+/g, " ").trim();

/** A whole match of two machines. */
async function played(id: string, seed: number): Promise<{ session: Session; look: Look }> {
  const context = { ...desk().context, games: allGames };
  const session = sessionBetween(await readMatchup(context, id, { seed }), ["random", "random"]);
  const machines = machinesFor(session, seed);
  for (let left = 150; left > 0 && !session.match.over; left--) session.play(machines[session.match.asked]!.choose(session.match));
  return { session, look: { ...lookFor(context.terminal), ...spokenTo(0 as Seat, plainly), you: 0 as Seat } };
}

test.each(allGames.ids)("%s: why finds each line in the very words in which the screen said it", async (id) => {
  const { session, look } = await played(id, 4);
  const lines = storyOf(session, 0 as Seat, undefined, true).filter(({ kind }) => kind !== "turn");
  expect(lines.length).toBeGreaterThan(40);
  for (const [nth, line] of lines.entries()) {
    if (nth % Math.ceil(lines.length / 16) !== 0) continue;
    const said = flowing(sayStory([line], look));
    const bare = said.replace(/ ×\d+/, "").replace(/ \([^()]*\)$/, "");
    for (const words of [said, bare, bare.split(" ").slice(1).join(" ").toUpperCase()]) {
      const why = sayWhy(session, 0 as Seat, look, 0, words);
      expect(why[0], words).not.toContain("Nothing that happened");
      if (line.kind === "event")
        expect(flowing(why).toLowerCase(), words).toContain(
          words
            .replace(/ ×\d+/, "")
            .replace(/ \([^()]*\)$/, "")
            .toLowerCase(),
        );
    }
  }
});

test.each(allGames.ids)("%s: of several things at once, what led to them alike is told once", async (id) => {
  const { session, look } = await played(id, 4);
  let above = 0;
  for (let since = 0; since < session.events.length; since += 9) {
    const lines = sayWhy(session, 0 as Seat, { ...look, columns: Number.POSITIVE_INFINITY }, since).map((line) => line.trim());
    const isCause = (line = "") => line.startsWith("because ");
    const steps = lines.filter((line, nth) => isCause(line) && isCause(lines[nth + 1])); // what has a cause of its own
    expect(new Set(steps).size).toBe(steps.length);
    const told = lines.filter((line) => line.endsWith(", as told above")).map((line) => line.replace(", as told above", ""));
    for (const each of told) expect(steps.some((step) => step.startsWith(each))).toBe(true);
    above += told.length;
  }
  if (id === "colossus-order") expect(above).toBeGreaterThan(0);
});

test("colossus-order: it finds words that stand apart in a line, too, and says so if there is no such line", async () => {
  const { session, look } = await played("colossus-order", 4);
  const line = storyOf(session, 0 as Seat, undefined, true).findLast(({ kind, text }) => kind === "event" && text.split(" ").length > 4)!;
  const words = look
    .speech(line.text)
    .replace(/[^\p{L}\p{N} ]/gu, " ")
    .trim()
    .split(/\s+/);
  expect(sayWhy(session, 0 as Seat, look, 0, `${words.at(-1)} ${words[0]}`)[0]).not.toContain("Nothing that happened");
  expect(sayWhy(session, 0 as Seat, look, 0, "zebra crossing")).toEqual(['Nothing that happened is told with "zebra crossing".']);
});

/** Two that strike each other down at once. */
const BOTH: readonly (readonly [string, readonly object[], NonNullable<Scenario["position"]>, readonly string[], RegExp])[] = [
  [
    "gundam",
    [
      { name: "Ram", ap: 3, hp: 3 },
      { name: "Wall", ap: 5, hp: 3 },
    ],
    { P1: { battleArea: ["Ram"] }, P2: { battleArea: [{ card: "Wall", rested: true }] } },
    ["P1: attack with Ram", "P1: target Wall"],
    /^(P\d's \w+) is destroyed/,
  ],
  [
    "bos",
    [
      { name: "Ram", strength: 3 },
      { name: "Wall", strength: 3 },
    ],
    { P1: { summons: ["Ram"] }, P2: { summons: ["Wall"] } },
    ["P1: attack with Ram", "P1: target Wall"],
    /^(P\d's \w+) is defeated/,
  ],
  [
    "colossus-order",
    [
      { name: "Ram", ap: 3, rp: 2 },
      { name: "Wall", ap: 2, rp: 2 },
    ],
    { P1: { field: ["Ram"] }, P2: { field: [{ card: "Wall", position: "OFF" }] } },
    ["P1: attack with Ram", "P1: attack Wall"],
    /^(P\d's \w+) is destroyed/,
  ],
];
test.each(BOTH)(
  "%s: of two that strike each other down each goes by the damage that it takes, and not by what it deals",
  async (id, cards, position, script, falls) => {
    const game = await allGames.load(id);
    const matches: Match[] = [];
    expect(runScenario(game, { game: id, cards, position, script, title: "both" }, (there) => matches.push(there))).toEqual([]);
    const [match] = matches;
    const told = (event: Event) => match!.tell(event);
    const { events } = match!.recorder!;
    const fallen = events.flatMap((event, at) => {
      const [, who] = falls.exec(told(event)) ?? [];
      return who === undefined ? [] : [{ who, chain: causesOf(events, at).map(told) }];
    });
    expect(fallen.map(({ who }) => who).sort()).toEqual(["P1's Ram", "P2's Wall"]);
    for (const { who, chain } of fallen) {
      const damages = chain.filter((line) => / (?:takes|receives) \d+ /.test(line));
      expect(damages.length).toBe(1);
      expect(damages[0]!.startsWith(who)).toBe(true);
    }
  },
);

/** What is dealt in battle, and the answers that lead to that. */
const IN_BATTLE: Readonly<Record<string, readonly [RegExp, RegExp]>> = {
  gundam: [/battle damage/, /^(attack|target|block) /],
  "gate-ruler": [/takes \d+ damage from/, /^attack /],
  bos: [/takes \d+ damage from/, /^(attack|target|block|do not block)/],
  "colossus-order": [/takes \d+ damage from/, /^(attack|block) /],
};
test.each(allGames.ids)("%s: damage in battle comes of the attack, whatever was played before the blow", async (id) => {
  const [dealt, led] = IN_BATTLE[id]!;
  const game = await allGames.load(id);
  const library = { game, catalog: game.catalog(), ownCards: [] };
  const [wrong, right]: [string[], string[]] = [[], []];
  for (let seed = 1; seed <= 6; seed++) {
    const decks = [seed, seed * 7 + 3].map((nth) => game.decks[nth % game.decks.length]!.deck);
    const session = new Session(library, fromDecks(library, { decks: [decks[0]!, decks[1]!], seed }), ["random", "random"]);
    const dice = diceOf(seed);
    for (let left = 700; left > 0 && !session.match.over; left--) session.play(dice(session.match.options().count));
    for (const [at, event] of session.events.entries()) {
      if (event.clause !== null || !dealt.test(session.match.tell(event))) continue;
      const chain = whyEvent(session, null, at).map(({ kind, text }) => (kind === "answer" ? text.replace(/^P\d answered: /, "→ ") : text));
      const answer = chain.find((each) => each.startsWith("→ ")) ?? "→ nothing";
      (led.test(answer.slice(2)) ? right : wrong).push(`seed ${seed}: ${chain.join(" ← ")}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(right.length).toBeGreaterThan(20);
});

test("bos: of another's answer why names the card, once a line has told it; what is not told stays a card", async () => {
  const { session, look } = await played("bos", 4);
  const summons = session.events.flatMap((event, at) => (event.what === "summon" && event.seat === 1 ? [{ event, at }] : []));
  expect(summons.length).toBeGreaterThan(3);
  for (const { event, at } of summons) {
    const chain = whyEvent(session, 0 as Seat, at).map(({ text }) => look.speech(text));
    expect(chain).toContain(`P2 answered: summon ${session.match.cardName(event.card)}`);
  }
  const placed = session.events.findIndex((event) => event.what === "place" && event.seat === 1);
  expect(whyEvent(session, 0 as Seat, placed).map(({ text }) => text)).toContain("P2 answered: place a card");
});

test("why alone tells of what mattered last, and of bookkeeping only where nothing else has happened", async () => {
  const { session, look } = await played("gate-ruler", 4);
  const quiet = new Set(storyOf(session, 0 as Seat, undefined, true).map(({ text }) => look.speech(text)));
  let book = 0;
  for (let at = session.events.length - 1; at > session.events.length - 60; at--) {
    const why = sayWhy(session, 0 as Seat, { ...look, columns: 1000 }, at);
    const heads = why
      .filter((line) => line !== "" && !line.startsWith(" "))
      .map((line) => line.replace(/ \([^()]*(?:\([^()]*\)[^()]*)*\)$/, ""));
    book += heads.filter((head) => !quiet.has(head) || / phase begins$| ends the (?:main phase|turn)$/.test(head)).length;
  }
  expect(book).toBe(0);
  const fresh = sessionBetween(await readMatchup({ ...desk().context, games: allGames }, "gate-ruler", { seed: 4 }), ["random", "random"]);
  expect(sayWhy(fresh, 0 as Seat, look, 0)).not.toEqual([]);
});

test("why at the first question of a position says that the match begins there", async () => {
  const game = await allGames.load("bos");
  const library = { game, catalog: game.catalog(), ownCards: [] };
  const scenario = { game: "bos", title: "begun", position: { P1: { summons: ["Grudge Knight"] }, P2: {} } };
  const session = new Session(library, { kind: "position", scenario }, ["random", "random"]);
  const { look } = await played("bos", 4);
  expect(session.events).toEqual([]);
  expect(sayWhy(session, 0 as Seat, look, 0)).toEqual([
    "Nothing has happened yet: the match begins here, and of what led to this nothing is known.",
  ]);
});

test.each([
  ["of several with one cause the last", [null, 0, 0, 1], 0, [0, 1, 2, 3], [2, 3]],
  ["what led to something by way of what is not told is no end", [null, 0, 1, null], 0, [0, 2, 3], [2, 3]],
  ["four at most", [null, null, null, null, null], 0, [0, 1, 2, 3, 4], [1, 2, 3, 4]],
  ["from the bookmark on", [null, null, null], 2, [0, 1, 2], [2]],
  ["nothing after it", [null, null, null], 9, [0, 1, 2], []],
] as const)("the ends of what has happened: %s", (_what, causes, since, loud, ends) => {
  expect(
    endings(
      causes.map((cause) => ({ cause })),
      since,
      loud,
    ),
  ).toEqual(ends);
});

test("bos: a spell is cast for what has happened, not for an ability that waits for the same and is not used", async () => {
  const game = await allGames.load("bos");
  const matches: Match[] = [];
  const position = { P1: { wizards: ["Spite Caller"], summons: ["Ram"], spellbook: ["Battle Rage"], vim: 2 }, P2: { summons: ["Wall"] } };
  const cards = [
    { name: "Ram", strength: 3 },
    { name: "Wall", strength: 5 },
  ];
  const script = ["P1: attack with Ram", "P1: target Wall", "P1: do not use it", "P1: cast Battle Rage"];
  expect(runScenario(game, { game: "bos", cards, position, script, title: "rage" }, (there) => matches.push(there))).toEqual([]);
  const { events } = matches[0]!.recorder!;
  const told = (event: Event) => matches[0]!.tell(event);
  const cast = events.findIndex((event) => told(event).startsWith("P1 casts Battle Rage"));
  expect(causesOf(events, cast).map(told).slice(1)).toEqual([
    "P1 chooses Battle Rage in the spellbook, to cast it",
    "P1's Ram (column 0) attacks P2's Wall (column 0)",
    "P1 attacks with Ram",
  ]);
});
