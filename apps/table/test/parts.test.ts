/** Parts of the page that need no browser: emblems, names, grids, sizes, links, lists, lessons. */
import { diceOf, type Lesson, type MatSide } from "@duelex/kernel";
import type { Answer, StoryLine } from "@duelex/session";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Emblem, emblemOf } from "../src/card/emblem.ts";
import { nameSize } from "../src/card/name.ts";
import { emptyDeck } from "../src/deck/record.ts";
import { engines, games } from "../src/games.ts";
import { cardNamed, dueNotes, follow, isPast, NOT_BEGUN, termsAt, unseen, withRead } from "../src/learn/notes.ts";
import { fitCards, RATIO } from "../src/mat/fit.ts";
import { gridOf } from "../src/mat/layout.ts";
import { endingOf } from "../src/match/ending.ts";
import { sayHint } from "../src/match/hinted.ts";
import { folded, readOut, whose } from "../src/match/news.ts";
import { latest, newsOf } from "../src/match/since.ts";
import { findParagraphs } from "../src/rules/find.ts";
import { hashOf, readRoute } from "../src/shell/route.ts";
import { fromLink, toLink } from "../src/study/link.ts";
import { en as enApart } from "../src/words/apart.en.ts";
import { apartLanguages, completedApart } from "../src/words/apart.ts";
import { en } from "../src/words/en.ts";
import { completed, languages } from "../src/words/index.ts";
import { en as enOnline } from "../src/words/online.en.ts";
import { completedOnline, onlineLanguages } from "../src/words/online.ts";

const loaded = await Promise.all(
  games.map(async (listed) => ({ listed, game: await engines[listed.id]!(), lesson: await listed.lesson() })),
);

/** In how many tiles two emblems differ. */
const distance = (one: Emblem, other: Emblem): number =>
  one.tiles.reduce(
    (sum, { shape, tone }, at) => sum + Number(shape !== other.tiles[at]!.shape || (shape !== 0 && tone !== other.tiles[at]!.tone)),
    0,
  );

test("the end of a match is told with what led to it, and with its paragraph; a match of which nothing is told has none", () => {
  const line = (text: string, rule: string, kind: "event" | "answer" = "event") => ({ kind, text, rule, heading: `what ${rule} says` });
  const lost = line("P2 has no life left and loses", "BOS-V1");
  expect(endingOf([line("P2 takes 3 damage", "BOS-B6"), lost])).toEqual({
    says: "P2 has no life left and loses.",
    rule: "BOS-V1",
    heading: "what BOS-V1 says",
  });
  expect(endingOf([line("no card is left", "7-6-2-2"), line("P2 is defeated", "7-6-2-2")])?.says).toBe("No card is left. P2 is defeated.");
  expect(endingOf([])).toBeNull();
  expect(endingOf([line("pass", "", "answer")])).toBeNull();
});

test("what the engine says is said to the one who plays: you, your and yours; the other player is the machine", () => {
  const said = (text: string) => [en.voice(text, 0), en.voice(text, 1)];
  expect(said("P1 draws a card")).toEqual(["You draw a card", "The machine draws a card"]);
  expect(said("P2's Zaku Ⅱ attacks P1")).toEqual(["The machine's Zaku Ⅱ attacks you", "Your Zaku Ⅱ attacks the machine"]);
  expect(said("turn 3 begins: it is P1's")).toEqual(["turn 3 begins: it is yours", "turn 3 begins: it is the machine's"]);
  expect(said("P1 has no life left and loses")[0]).toBe("You have no life left and lose");
  expect(said("P1 takes 6 damage from P2's Elder Tusk and has 14 life left")[0]).toBe(
    "You take 6 damage from the machine's Elder Tusk and have 14 life left",
  );
  expect(said("locus card 2 of P1 is turned face-up")[0]).toBe("your locus card 2 is turned face-up");
  expect(said("Vault Breaker attacks locus cards 1 and 5 of P1")[0]).toBe("Vault Breaker attacks your locus cards 1 and 5");
  expect(said("P1 passes. P2 is defeated.")[0]).toBe("You pass. The machine is defeated.");
  expect(said("choose a card")).toEqual(["choose a card", "choose a card"]);
  for (const name of ["Bert", "$&", "P1", "you"]) {
    expect(en.voice("P2 draws 2 cards", 0, name)).toBe(`${name} draws 2 cards`);
    expect(en.voice("P1 attacks Zaku of P2. P2's life is 7", 0, name)).toBe(`You attack Zaku of ${name}'s. ${name}'s life is 7`);
  }
});

test("news: what others did and what came of it, in short; a turn that ended by itself, or in which the other did nothing, is said; where only the player did something there is none", () => {
  const mat = {
    gist: ["play", "attack"],
    outcomes: ["change"],
    passes: ["end the phase"],
    closes: { "begin the main phase": "next phase" },
  } as const;
  const line = (seat: 0 | 1, what: string, text: string, more: Partial<StoryLine> = {}): StoryLine => ({
    ...{ line: 0, kind: "event", seat, text, rule: "", heading: "", what, depth: 1, quiet: false, forced: false, mentions: [], node: 0 },
    ...more,
  });
  const news = (story: readonly StoryLine[], since: number, seat: 0 | 1, of: typeof mat, alone = false) =>
    newsOf(story, since, seat, of, (who) => `${who} does nothing`, alone);
  const own = [line(0, "play", "P1 plays Strike Dagger (Lv.2, cost 2)")];
  const others = [
    line(0, "end the phase", "end the phase", { kind: "answer", forced: true, quiet: true }),
    line(1, "turn", "Turn 4", { kind: "turn" }),
    line(1, "draw", "P2 draws a card"),
    line(1, "play", "P2 plays Wing Gundam (Bird Mode) (Lv.3, cost 3): 【Deploy】 Draw 1."),
    line(1, "attack", "P2's Zaku Ⅱ [ST03-008] attacks P1"),
    line(1, "attack", "P2 attacks with Gate Oni: P1's left line"),
  ];
  const brief = ["P2 plays Wing Gundam (Bird Mode)", "P2's Zaku Ⅱ attacks P1", "P2 attacks with Gate Oni: P1's left line"];
  const told = ["P1 plays Strike Dagger", ...brief];
  const none = { idle: false, ended: false, skipped: false, told: [], own: false };
  expect(news([...own, ...others], 0, 0, mat)).toEqual({ ...none, idle: true, ended: true, told });
  expect(news([...own, ...others], 1, 0, mat)).toMatchObject({ told: told.slice(1) });
  const passing = line(0, "end the phase", "end the phase", { kind: "answer", quiet: true });
  expect(news([passing, ...others], 0, 0, mat).ended).toBe(false);
  expect(news(own, 0, 0, mat)).toEqual(none);
  const alone = [line(0, "play Strike Dagger", "play Strike Dagger", { kind: "answer" }), ...own.slice(0, 1)];
  expect(news(alone, 0, 0, mat).told).toEqual([]);
  expect(news(alone, 0, 0, mat, true).told).toEqual(["P1 plays Strike Dagger"]); // who has no log beside it is told that something came of it
  expect(news([...own, ...others], Number.POSITIVE_INFINITY, 0, mat)).toEqual(none);
  const played = line(0, "play Strike Dagger", "play Strike Dagger", { kind: "answer" });
  expect(news([played, ...own, ...others], 0, 0, mat)).toMatchObject({ told, own: true });
  const begins = line(0, "begin the main phase", "begin the main phase", { kind: "answer", forced: true });
  const mine = [line(0, "turn", "Turn 5", { kind: "turn" }), begins];
  expect(news([...own, ...others, ...mine], 1, 0, mat)).toMatchObject({ ended: true, skipped: true });
  const [theirs, ours] = ([1, 0] as const).map((seat) => line(seat, "turn", "Turn", { kind: "turn" })) as [StoryLine, StoryLine];
  const keeps = line(0, "keep", "keep the hand", { kind: "answer" });
  const over = [keeps, theirs, ours, others[0]!, theirs, others[3]!, ours]; // a turn of one's own between two of the other's
  expect(news(over, 0, 0, mat)).toMatchObject({ ended: true, told: ["P2 does nothing", brief[0]] });
  expect(news([keeps, theirs, others[3]!, ours], 0, 0, mat).ended).toBe(false);
  const forced = { ...others[0]!, line: 1 };
  expect(news([...own, forced], 0, 0, mat)).toMatchObject({ idle: true, ended: false }); // it is the same turn
  const lost = [line(0, "attack", "P1's Grudge Knight is defeated"), line(0, "turn", "Turn 7", { kind: "turn" })];
  const gone = line(0, "attack", "P2's card is captured by P1");
  expect(news([passing, gone], 0, 0, mat).told).toEqual([gone.text]); // who lets their attack go on has not seen what came of it
  const card = { card: 7, id: "x", name: "Zaku" } as unknown as StoryLine["mentions"][number];
  const hit = (node: number) => line(1, "change", "P1's Zaku of old: damage 2", { mentions: [card], node });
  const lostBy = line(0, "attack", "P1's Zaku of old is destroyed: 2 in all", { mentions: [card], node: 1 });
  expect(news([hit(1), lostBy], 0, 0, mat).told).toEqual(["P1's Zaku of old is destroyed"]);
  expect(news([hit(0), lostBy], 0, 0, mat).told).toEqual([hit(0).text, "P1's Zaku of old is destroyed"]);
  const stopped = [
    line(0, "attack", "P1's Zaku Ⅱ attacks P2"),
    others[3]!,
    line(1, "choose", "P2 chooses P1's Zaku Ⅱ"),
    line(1, "change", "P1's Zaku Ⅱ: AP-3"),
  ];
  expect(news(stopped, 1, 0, mat).told).toEqual(["P2 plays Wing Gundam (Bird Mode)", "P1's Zaku Ⅱ: AP-3"]); // what the card did to the attack
  const saved = line(
    1,
    "change",
    "P2's Shield does not receive the 3 damage from P1's Zaku Ⅱ: Peaceful Timbre: “【Action】 None of the cards can.”",
  );
  expect(news([...stopped.slice(0, 2), saved], 1, 0, mat).told[1]).toBe(saved.text.replace(/: “.*/, "")); // by which card, without all that stands on it
  expect(news(lost, 0, 0, mat)).toEqual({ ...none, told: ["P1's Grudge Knight is defeated"] }); // in the other's turn
  const drawn = others.slice(0, 3);
  const back = line(0, "turn", "Turn 5", { kind: "turn" });
  const still = "P2 does nothing";
  expect(news([...drawn, back, ...others.slice(1)], 0, 0, mat).told).toEqual([still, ...brief]);
  for (const deed of [others[3]!, line(1, "lay a card", "lay a card", { kind: "answer", quiet: true })])
    expect(news([...drawn, deed, back], 0, 0, mat).told).not.toContain(still);
  expect(news(drawn, 0, 0, mat).told).toEqual([]); // the turn goes on
});

test("what is read out begins at the beginning: of too much only the gist of both sides with what it came to, and its end only if that is too much, too", () => {
  const lines = (count: number, what: string, seat: 0 | 1) =>
    Array.from({ length: count }, (_, nth) => ({ line: { kind: "event", what, seat, text: `${what} ${nth}` } as StoryLine, times: 1 }));
  const isMine = ({ seat }: StoryLine) => seat === 0;
  const heard = (...all: ReturnType<typeof lines>[]) =>
    readOut(all.flat(), 4, { gist: ["attack"], outcomes: ["change"] }, isMine).map(({ line }) => line.text);
  const attack = lines(1, "attack", 0);
  expect(heard(attack, lines(3, "rest", 1))).toHaveLength(4);
  expect(heard(attack, lines(3, "rest", 1), lines(2, "draw", 0))).toEqual(["attack 0", "draw 0", "draw 1"]);
  expect(heard(attack, lines(1, "change", 1), lines(3, "rest", 1))).toEqual(["attack 0", "change 0"]);
  expect(heard(attack, lines(9, "draw", 0), lines(2, "attack", 1))).toEqual(["attack 0", "attack 0", "attack 1"]);
  expect(heard(lines(10, "attack", 1)).at(0)).toBe("attack 2");
  expect(heard(lines(8, "attack", 1), lines(1, "change", 1))).toHaveLength(8);
});

test("a hint names each answer as its button does, with what tells it from others", () => {
  const answers = [
    { answer: 0, phrase: "attack with Pup", label: "Attack with Pup", detail: "column 1" },
    { answer: 4, phrase: "end the main phase", label: "End the turn", detail: "" },
  ] as Answer[];
  const hint = { answer: 4, phrase: "end the main phase", by: "Machine", line: [] };
  const best = [4, 0].map((answer) => ({ answer, phrase: "", chance: 0.5, low: 0, high: 1, expected: [] }));
  expect(sayHint(enApart, hint, answers)).toBe("Machine would answer: End the turn");
  expect(sayHint(enApart, { ...hint, best }, answers)).toBe("Chance to win: End the turn 50\u00a0% · Attack with Pup, column 1 50\u00a0%");
});

test("news: where there is little room the latest of it is told, and the last of it always", () => {
  expect(latest(["a".repeat(40), "b".repeat(40), "c".repeat(30)], 70)).toEqual(["b".repeat(40), "c".repeat(30)]);
  expect(latest(["a", "b".repeat(200)], 70)).toEqual(["b".repeat(200)]);
  expect(latest(["a", "b"], 70)).toEqual(["a", "b"]);
  expect(latest([], 70)).toEqual([]);
});

describe("a lesson", () => {
  const notes = (["start", { asked: "A" }, { asked: "B" }, { told: "T" }] as const).map((due) => ({ due, title: "", text: "", rules: [] }));
  const terms = ["vim", "wizard", "boss"].map((word) => ({ words: [word], means: `what a ${word} is`, rule: "BOS-Z1" }));
  const lesson: Lesson = { decks: ["", ""], seed: 1, notes, terms };
  const nothing = new Map<string, number>();
  const at = (node: number, rule: string, text = "") => ({ node, rule, text });

  test("words are explained where they first come up, two at a time, and each once", () => {
    let progress = NOT_BEGUN;
    const explained = (text: string, node: number) => {
      progress = follow(lesson, progress, at(node, "A", text), nothing);
      return termsAt(lesson, progress, node).map(({ words }) => words[0]);
    };
    expect(explained("a boss, a wizard and vim", 1)).toEqual(["vim", "wizard"]);
    expect(explained("nothing of it", 1)).toEqual(["vim", "wizard"]);
    expect(explained("bosses have vim", 2)).toEqual([]);
    expect(explained("the boss", 3)).toEqual(["boss"]);
    expect(explained("the boss", 4)).toEqual([]);
  });

  test("beside a word stands the card that it names, where there is but one", () => {
    const face = (id: string, type: string, text = ["Fly."]) => ({ id, type, name: id, otherNames: [], summary: "", text });
    const lying = [face("A", "boss"), face("B", "wizard"), face("C", "wizard"), face("A", "boss")];
    expect(terms.map((term) => cardNamed(term, lying)?.id)).toEqual([undefined, undefined, "A"]);
    expect(cardNamed(terms[2]!, [face("A", "boss", [])])).toBe(undefined); // it says nothing
  });

  test("who answers has read the note on that question; nobody has to press for the next one", () => {
    const first = follow(lesson, NOT_BEGUN, at(1, "A"), nothing);
    expect([dueNotes(lesson, first, "A", nothing), first.read]).toEqual([[0, 1], []]);
    const pressed = follow(lesson, withRead(first, 0), at(1, "A"), nothing);
    expect([dueNotes(lesson, pressed, "A", nothing), pressed.seen]).toEqual([[1], 1]);
    const next = follow(lesson, pressed, at(4, "B"), nothing);
    expect([next.read, dueNotes(lesson, next, "B", nothing)]).toEqual([[0, 1], [2]]);
  });

  test("at its end the notes are left that have not been read and do not stand beside the last question", () => {
    const first = follow(lesson, NOT_BEGUN, at(1, "A"), nothing);
    expect(unseen(lesson, withRead(first, 0)).map(({ due }) => due)).toEqual([{ asked: "A" }, { asked: "B" }, { told: "T" }]);
    const next = follow(lesson, withRead(first, 0), at(4, "B"), nothing);
    expect([next.seen, unseen(lesson, next).map(({ due }) => due)]).toEqual([2, [{ asked: "A" }, { told: "T" }]]);
    const told = new Map([["T", 9]]);
    const gaveWay = follow(lesson, { ...next, seen: 3 }, at(7, "B"), told);
    expect([gaveWay.seen, unseen(lesson, gaveWay).map(({ due }) => due)]).toEqual([2, [{ asked: "A" }, { told: "T" }]]);
  });

  test("the same moment again changes nothing: a lesson that is taken up goes on where it was", () => {
    const told = new Map([["T", 9]]);
    const once = follow(lesson, withRead(follow(lesson, NOT_BEGUN, at(1, "A", "vim"), told), 0), at(1, "A", "vim"), told);
    const kept = JSON.parse(JSON.stringify(once)) as typeof once;
    expect(follow(lesson, kept, at(1, "A", "vim"), told)).toBe(kept);
    expect(termsAt(lesson, kept, 1).map(({ words }) => words[0])).toEqual(["vim"]);
    expect(dueNotes(lesson, kept, "A", told)).toEqual([1, 3]);
  });
});

describe.each(loaded)("$listed.name", ({ listed, game, lesson }) => {
  const { entries } = game.catalog();

  test("no two cards have emblems alike: at least three of eighteen tiles differ", () => {
    const emblems = entries.map(({ id, type }) => emblemOf(id, type));
    let least = Number.POSITIVE_INFINITY;
    for (let one = 0; one < emblems.length; one++) {
      for (let other = 0; other < one; other++) least = Math.min(least, distance(emblems[one]!, emblems[other]!));
    }
    expect(least).toBeGreaterThanOrEqual(3);
  });

  test("every name fits on its card, in letters of a size that can be read on a card of a hand", () => {
    for (const { name, price } of entries) expect(nameSize(name, price !== undefined)).toBeGreaterThan(4);
  });

  test("the lesson has about a dozen notes, cites paragraphs that there are, and is played with decks of the game", () => {
    expect(lesson.notes.length).toBeGreaterThanOrEqual(12);
    expect(lesson.notes.length).toBeLessThanOrEqual(14);
    const cited = lesson.notes.flatMap(({ rules, due }) => [...rules, ...(due === "start" ? [] : Object.values(due))]);
    expect(cited.filter((rule) => !Object.hasOwn(game.rulebook, rule))).toEqual([]);
    expect(lesson.decks.filter((id) => !game.decks.some((deck) => deck.id === id))).toEqual([]);
  });

  test("a note on a question goes with the question, how one wins with the first of them; what was told waits until it is read", () => {
    for (const note of lesson.notes) {
      const { due } = note;
      expect(isPast(note, "another question", false)).toBe(due === "start" || "asked" in due);
      if (due === "start") expect(isPast(note, "the first", true)).toBe(false);
      else if ("asked" in due) expect(isPast(note, due.asked, false)).toBe(false);
    }
  });

  test("a note on what is asked now comes before what was told, and of that the latest first: nobody has to read one to see the next", () => {
    const told = lesson.notes.flatMap(({ due }) => (due !== "start" && "told" in due ? [due.told] : []));
    const [asks] = lesson.notes.filter(({ due }) => due !== "start" && "asked" in due);
    const rule = asks!.due !== "start" && "asked" in asks!.due ? asks!.due.asked : "";
    const lines = new Map(told.map((each, line) => [each, line]));
    const start = lesson.notes.flatMap(({ due }, nth) => (due === "start" ? [nth] : []));
    const progress = { ...NOT_BEGUN, asked: [rule] };
    const nearest = (now: string | null) => lesson.notes[dueNotes(lesson, { ...progress, read: start }, now, lines)[0]!]!.due;
    expect(dueNotes(lesson, progress, rule, lines).slice(0, start.length)).toEqual(start);
    expect(nearest(rule)).toEqual({ asked: rule });
    expect(nearest(null)).toEqual({ told: told.at(-1) });
  });

  test("the parts of a deck are those that its records have, and every card that may be played belongs to one", () => {
    const parts = listed.mat.deck;
    const [first] = game.decks;
    expect(parts.filter(({ key }) => !Object.hasOwn(first!.deck as object, key)).map(({ key }) => key)).toEqual([]);
    expect(game.checkDeck({ ...emptyDeck(parts, "x", "x") }).length).toBeGreaterThan(0);
  });

  test("the mat shows places that the game has", () => {
    expect(Object.keys(listed.mat.colors)).toContain("none");
    expect(listed.mat.side.grid.every((row) => row.length === listed.mat.side.columns.length)).toBe(true);
  });
});

const side: MatSide = {
  columns: ["content", 1, 2],
  rows: [1, "content"],
  grid: [
    ["a", "b", "c"],
    ["a", "d", "d"],
  ],
  far: "turned",
};

test("the far side of a mat is turned: its rows from the player to the middle, left and right changed", () => {
  const all = new Set(["a", "b", "c", "d"]);
  expect(gridOf(side, false, all).areas).toBe('"a-a a-b a-c" "a-a a-d a-d"');
  expect(gridOf(side, true, all).areas).toBe('"a-d a-d a-a" "a-c a-b a-a"');
  expect(gridOf({ ...side, far: "mirrored" }, true, all).areas).toBe('"a-a a-d a-d" "a-a a-b a-c"');
  expect(gridOf(side, false, new Set(["b"]))).toMatchObject({ areas: '"a-b"', columns: "minmax(0, 1fr)" });
});

test("cards are as wide as all of them fit into the box", () => {
  const fit = (count: number, width: number, height: number) =>
    fitCards({ width, height, turned: Array.from({ length: count }, () => false), tucked: false, greatest: 130, least: 40 });
  expect(fit(1, 900, 300)).toBe(130);
  expect(Math.round(fit(1, 900, 139))).toBe(Math.floor(139 / RATIO));
  expect(fit(12, 900, 150)).toBeLessThan(fit(6, 900, 150));
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 14 }),
      fc.integer({ min: 200, max: 1400 }),
      fc.integer({ min: 80, max: 400 }),
      (count, width, height) => {
        const cw = fit(count, width, height);
        const across = Math.floor((width + 8) / (cw + 8));
        expect(cw === 40 || Math.ceil(count / across) * Math.round(cw * RATIO) <= height).toBe(true);
      },
    ),
  );
});

test("what goes into a link comes out of it; what is cut off on its way is refused", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (file) => {
      const link = toLink(file);
      expect(link).toMatch(/^[\w-]*$/);
      expect(fromLink(link)).toEqual(JSON.parse(JSON.stringify(file)));
    }),
  );
  const link = toLink({ text: "a study with some length to it, so that half of it is no whole".repeat(3) });
  expect(fromLink(link.slice(0, link.length / 2))).toBeNull();
  for (let lost = 1; lost < 8; lost++) expect(fromLink(link.slice(0, -lost)), `${lost} letters lost`).toBeNull();
  expect(fromLink("%%%")).toBeNull();
  expect(fromLink("")).toBeNull();
  const long = { text: "long ".repeat(20_000) };
  expect(fromLink(toLink(long))).toEqual(long);
  const dice = diceOf(1); // what cannot be made much shorter is unpacked in many steps
  for (const length of [4000, 9000, 30_000]) {
    const noise = { text: Array.from({ length }, () => String.fromCharCode(33 + dice(90))).join("") };
    expect(fromLink(toLink(noise))).toEqual(noise);
  }
  expect(fromLink(toLink({ text: " ".repeat(8_400_000) }))).toBeNull(); // a link of a few lines could hold gigabytes
});

test("an address is a place, and a place an address", () => {
  for (const hash of [
    "#/",
    "#/play/x",
    "#/play/x/y",
    "#/learn/x",
    "#/match/abc",
    "#/rules/x",
    "#/cards/x",
    "#/decks/x",
    "#/decks/x/y",
    "#/setup/x",
    "#/puzzles/x",
    "#/online",
    "#/online/table/x",
    "#/online/join/x/y",
    "#s=abc",
  ]) {
    expect(hashOf(readRoute(hash))).toBe(hash);
  }
  expect(readRoute("#/nowhere/at/all")).toEqual({ at: "home" });
  expect(readRoute("#/match/%E0%A4%A")).toEqual({ at: "match", id: "%E0%A4%A" });
});

test("a paragraph is found by its number first, then by its words", () => {
  const paragraphs = Object.entries(loaded[0]!.game.rulebook);
  expect(findParagraphs(paragraphs, "7-4-1")[0]?.[0]).toBe("7-4-1");
  expect(findParagraphs(paragraphs, "blocker takes over").map(([number]) => number)).toContain("7-4-1");
  expect(findParagraphs(paragraphs, "zzzz")).toEqual([]);
  expect(findParagraphs(paragraphs, "")).toHaveLength(paragraphs.length);
});

describe("words", () => {
  const isGroup = (value: unknown): value is Record<string, unknown> =>
    typeof value === "object" && value !== null && !Array.isArray(value);
  const paths = (value: unknown, at = ""): string[] =>
    isGroup(value) ? Object.entries(value).flatMap(([key, each]) => paths(each, `${at}.${key}`)) : [at];

  test.each(Object.keys(languages))(
    "%s: a catalogue says nothing that English does not say, and what it leaves out is said in English",
    async (code) => {
      const some = await languages[code]!.load();
      expect(paths(en)).toEqual(expect.arrayContaining(isGroup(some) && Object.keys(some).length === 0 ? [] : paths(some)));
      expect(paths(completed(some))).toEqual(paths(en));
      expect(completed({ home: { play: "…" } }).home).toMatchObject({ play: "…", learn: en.home.learn });
      const apart = await apartLanguages[code]!();
      expect(paths(enApart)).toEqual(expect.arrayContaining(code === "en" ? [] : paths(apart)));
      expect(paths(completedApart(apart))).toEqual(paths(enApart));
      const online = await onlineLanguages[code]!();
      expect(paths(enOnline)).toEqual(expect.arrayContaining(code === "en" ? [] : paths(online)));
      expect(paths(completedOnline(online))).toEqual(paths(enOnline));
    },
  );

  /** Stands for whatever a text is made of: a name, a number, a list of names. */
  const anything = Object.assign(["9"], { replace: () => "9" });
  const texts = (value: unknown, at = ""): (readonly [string, string])[] => {
    if (typeof value === "function") return [[at, String((value as (...values: unknown[]) => string)(...Array(4).fill(anything)))]];
    if (typeof value === "object" && value !== null)
      return Object.entries(value).flatMap(([key, each]) => texts(each, at === "" ? key : `${at}.${key}`));
    return [[at, String(value)]];
  };
  /** Of what a page in Japanese says, in letters that are not Japanese: its name, caps of keys, forms of lists and paces of programs. */
  const LATIN = /Duelex|Enter|Esc|SHA|ST01-005|Gundam|\bx\b|\d+x|%/g;

  test("Japanese: the page's catalogue is whole, and nothing in it is left in English; nor is that of online play", async () => {
    const japanese = await languages["ja"]!.load();
    expect(paths(japanese).sort()).toEqual(paths(en).sort());
    expect(paths(await onlineLanguages["ja"]!()).sort()).toEqual(paths(enOnline).sort());
    expect(paths(await apartLanguages["ja"]!()).sort()).toEqual(paths(enApart).sort());
    const said = [japanese, await apartLanguages["ja"]!(), await onlineLanguages["ja"]!()].flatMap((each) => texts(each));
    expect(said.filter(([, says]) => /[A-Za-z]{2,}/.test(says.replace(LATIN, "")))).toEqual([]);
  });
});

test("of what is said several times in a row there is one line with its number", () => {
  const line = (seat: 0 | 1, text: string, kind: StoryLine["kind"] = "event", rule = "5-2-1-7"): StoryLine => ({
    ...{ line: 0, seat, kind, text, rule, heading: "", what: "", depth: 1, quiet: false, forced: false, mentions: [], node: 0 },
  });
  const shield = "P1 places a card as a Shield";
  const rows = folded([line(0, shield), line(0, shield), line(1, "P2 passes"), line(0, shield), line(0, shield, "event", "7-1")]);
  expect(rows.map(({ times }) => times)).toEqual([2, 1, 1, 1]);
  expect(folded([line(1, "concede", "answer"), line(1, "P2 concedes")])).toHaveLength(2); // an answer, and what came of it
  expect(folded([line(0, "pass", "answer"), line(1, "pass", "answer")]).map(({ line: said }) => whose(said))).toEqual([
    "P1 passes",
    "P2 passes",
  ]);
});
