/** 19 Card and deck files, texts, names, settings. */
import { readFileSync } from "node:fs";
import { InputError, newMatch, readForm } from "@duelex/kernel";
import { readCardFile } from "@duelex/kernel/scenario";
import { describe, expect, test } from "vitest";
import { cardForm } from "../src/card-files.ts";
import { gateRuler } from "../src/game.ts";
import { cardFile, deckFile } from "../src/schema.ts";
import { matchAt } from "./table.ts";

const json = (name: string): unknown => JSON.parse(readFileSync(new URL(`../data/${name}`, import.meta.url), "utf8"));
const unit = (more: object) => ({
  id: "X",
  reality: "original-test",
  name: { ja: null, en: "X" },
  type: "unit",
  faction: "ATLAS",
  level: 0,
  atk: 1,
  hp: 1,
  stk: 1,
  traits: [],
  keywords: [],
  legendary: false,
  effect: [],
  ...more,
});
const clause = (more: object) => ({
  kind: "automatic",
  timing: "attacks",
  condition: null,
  cost: [],
  do: [{ op: "draw", count: 1 }],
  ...more,
});
const wrongIn = (...cards: unknown[]): string[] => {
  try {
    gateRuler.catalog(cards);
    return [];
  } catch (problem) {
    if (!(problem instanceof InputError)) throw problem;
    return problem.problems.map(({ where, what }) => `${where}: ${what}`);
  }
};

describe("card and deck files", () => {
  test("our own files are what the schema says", () => {
    expect(readForm(cardFile, json("cards.json")).problems).toEqual([]);
    expect(readCardFile(cardForm, json("cards.json")).problems).toEqual([]);
    expect(readForm(deckFile, json("decks.json")).problems).toEqual([]);
  });

  test("an unknown key, word or value is an error with its place, and all of them are named", () => {
    expect(wrongIn(unit({ colour: "red" })).length).toBe(1);
    expect(wrongIn(unit({ keywords: ["Peircing"] }))[0]).toMatch(
      /^card X, keywords\[0\]: "Peircing" is not a word here \(did you mean "Piercing"\?\)/,
    );
    expect(wrongIn(unit({ effect: [clause({ do: [{ op: "explode" }] })] })).length).toBe(1);
    expect(wrongIn(unit({ effect: [clause({ timing: "attack" })] }))[0]).toMatch(/timing: "attack" is not a timing/);
    expect(wrongIn(unit({ atk: 1.5 }), unit({ id: "Y", type: "beast" })).length).toBeGreaterThanOrEqual(2);
    expect(() => gateRuler.catalog("no cards")).toThrow(/a list of cards is wanted/);
  });

  test("words that do not go together are errors", () => {
    expect(wrongIn(unit({ keywords: ["CNT"] }))[0]).toMatch(/label CNT and its clause/);
    expect(wrongIn(unit({ keywords: ["Intercept", "Intercept"] }))[0]).toMatch(/keywords: names a keyword twice/);
    expect(wrongIn(unit({ effect: [clause({ trigger: "attacks" })] }))[0]).toMatch(/setAutomatic names its trigger/);
    expect(wrongIn(unit({ effect: [clause({ kind: "constant", timing: "inPlay", subject: "self" })] }))[0]).toMatch(
      /only what is triggered/,
    );
    expect(wrongIn(unit({ effect: [clause({ kind: "event", timing: "normal" })] }))[0]).toMatch(/only an event/);
    expect(wrongIn(unit({ hp: null }))[0]).toMatch(/marked real-partial/);
    const draw = { op: "draw", count: 1 };
    const target = { choose: 1, of: ["unit"], sides: "own" };
    const again = { op: "ready", target: "sameTarget" };
    expect(wrongIn(unit({ effect: [clause({ do: [{ op: "ifYouDo" }, draw] })] }))[0]).toMatch(/ifYouDo asks whether/);
    expect(wrongIn(unit({ effect: [clause({ do: [again] })] }))[0]).toMatch(/sameTarget is what the instruction before/);
    expect(wrongIn(unit({ effect: [clause({ do: [{ op: "oneOf", modes: [[draw], [again]] }] })] }))[0]).toMatch(/sameTarget is what/);
    expect(wrongIn(unit({ effect: [clause({ do: [{ op: "rest", target }, again] })] }))).toEqual([]);
  });

  test("an instruction that cannot stand in its clause keeps the card out of match play, and is counted", () => {
    const catalog = gateRuler.catalog([unit({ effect: [clause({ do: [{ op: "forbidAttack", target: "self" }] })] })]);
    expect(catalog.coverage().notYet.at(-1)).toMatchObject({ card: "X", reason: '"forbidAttack" cannot stand in a clause of this kind' });
    expect(catalog.entries.at(-1)?.outOfPlay).toBeDefined();
  });

  test("own cards are added, and replace built-in ones by id", () => {
    const catalog = gateRuler.catalog([unit({}), unit({ id: "T-001", atk: 9, name: { ja: null, en: "Gate Cadet" } })]);
    expect(catalog.entries).toHaveLength(103);
    expect(catalog.entries.find(({ id }) => id === "T-001")?.summary).toContain("ATK 9");
    expect(catalog.fingerprint).not.toBe(gateRuler.catalog().fingerprint);
  });

  test("14-1a-4 texts are rendered from the data, with names of abilities; names are in English and Japanese", () => {
    const entry = (id: string) => gateRuler.catalog().entries.find((each) => each.id === id);
    expect(entry("T-010")?.text).toEqual(["When this card attacks: deal 2 damage to 1 opposing unit."]);
    expect(entry("TD01-013")?.text[0]).toMatch(
      /^"Automatic Attack System Blaze" when this card attacks: deal 3 damage split among 1 to 3 opposing units\.$/,
    );
    expect(entry("T-018")?.text).toEqual(["Normal [rest 1 energy] (once per turn): ready 1 of your units other than this card."]);
    expect(entry("T-053")?.text[1]).toBe(
      "Set, when your unit would be destroyed: 1 of your units about to be destroyed is not destroyed; the damage on that card becomes 0.",
    );
    expect(entry("T-063")?.text).toEqual([
      "To attack with opposing units, their player has to put the top 1 card of their deck into the graveyard.",
    ]);
    expect(entry("T-047")?.text).toEqual(["Set, when an opposing unit attacks the centre line: destroy the attacking unit."]);
    expect(entry("T-033")?.text[0]).toMatch(/^When one of your Kaii units other than this card attacks /);
    expect(entry("2020GS01-015")?.otherNames).toEqual(["緊急合体!"]);
    expect(entry("K-11")?.otherNames).toEqual(["ナイト"]);
    for (const { text } of gateRuler.catalog().entries) for (const sentence of text) expect(sentence).not.toMatch(/undefined|\[object/);
  });

  test("settings are the profiles and flags; a mistake in them is said", () => {
    expect(gateRuler.settings.map(({ name, default: value }) => `${name}=${value}`)).toEqual([
      "rulesProfile=v1.0.0",
      "counterStopsDamage=true",
      "unitDamageClearsAtTurnEnd=true",
      "firstTurnRaisesAttackPhaseEnd=false",
    ]);
    const decks = [gateRuler.decks[0]!.deck, gateRuler.decks[1]!.deck] as const;
    expect(() => newMatch(gateRuler, { decks, seed: 1, settings: { rulesProfile: "2022" } })).toThrow(/is not one of v1.0.0/);
  });
});

test("9-4 what resolves is told by its kind: a drive, damage and a destruction are no cards", () => {
  const rush = { name: "Rush", type: "event", effect: [{ kind: "event", timing: "setAnyTime", do: [{ op: "drive", count: 1 }] }] };
  const g = matchAt({
    cards: [rush],
    P1: { leftAttackZone: ["T-024"], rightAttackZone: ["T-001"] },
    P2: { setZones: ["Rush"], leftAttackZone: ["T-022"], deck: ["T-001", "T-001", "T-001"] },
  });
  const recorder = g.record();
  for (const answer of ["play Rush", "choose no more", "choose no more", "attack the left line with T-024", "attack the ruler with T-001"])
    g.play(g.parse(answer));
  expect(recorder.events.filter(({ rule }) => rule === "9-4").map((event) => g.tell(event))).toEqual([
    "P2's Rush resolves",
    "P2's driven cards are used, or lost",
    "the damage from P1's Ogre Bruiser is carried out: 5 to P2's Paper Fox",
    "the destruction of P2's Paper Fox is carried out",
    "the damage from P1's Gate Cadet is carried out: 1 to P2's 11. K - Knight",
    "the 1 damage to P2's ruler is carried out",
  ]);
});

test("GR-12-LIFE the card that fills the damage zone is told as such, also if a counter card ends the check after it", () => {
  const g = matchAt({
    P1: { leftAttackZone: ["T-024"] },
    P2: { damageZone: Array.from({ length: 10 }, () => "T-001"), deck: ["T-001", "T-021", "T-001"] },
  });
  const recorder = g.record();
  for (const answer of ["attack the ruler with T-024", "no"]) g.play(g.parse(answer));
  expect(recorder.events.map((event) => g.tell(event)).filter((line) => /takes damage|counter card|loses/.test(line))).toEqual([
    "P2 takes damage 11 of 11, all of the ruler's life, and loses when all of this damage has come: Gate Cadet goes to the damage zone",
    "P2's Lantern Wisp is a counter card: it is no damage, and the check ends here; the 1 damage still to take is lost",
    expect.stringMatching(/^P2 loses/),
  ]);
});

test("GR-7-RIGHT no limit of summons is told of whose turn it is not", () => {
  const [own, other] = matchAt({ P1: { ruler: ["K-11"] }, P2: { ruler: ["K-11"] } }).view(0).facts;
  const summons = (facts: typeof own) => facts.find(({ label }) => label === "summons")?.value;
  expect([summons(own), summons(other)]).toEqual(["0/2", 0]);
});

test("13-5, R-CNT the damage that is told is what was put on the gate, and a CNT card is told by what it does", () => {
  const told = (counterStopsDamage: string): string[] => {
    const g = matchAt({
      settings: { counterStopsDamage },
      P1: { leftAttackZone: ["T-024"], rightAttackZone: ["T-001"] },
      P2: { deck: ["T-021", "T-001", "T-001"] },
    });
    const recorder = g.record();
    for (const answer of ["attack the ruler with T-024", "no"]) g.play(g.parse(answer));
    return recorder.events.filter(({ rule }) => rule === "13-5b" || rule === "16-4").map((event) => g.tell(event));
  };
  const put = "P2's ruler takes 2 damage: as many cards of the deck are turned up";
  expect(told("true")).toEqual([
    put,
    "P2's Lantern Wisp is a counter card: it is no damage, and the check ends here; the 2 damage still to take is lost",
  ]);
  expect(told("false")).toEqual([put, "P2's Lantern Wisp is a counter card: it takes up one point, and the check goes on"]);
});

describe("the view", () => {
  test("the gate from top to bottom, with what may still be answered; lines in columns, the far player's mirrored", () => {
    const g = matchAt({ P1: { leftAttackZone: ["T-024"] }, P2: { leftAttackZone: ["T-013"], setZones: ["T-045"] } });
    for (const answer of ["pass", "pass", "attack the left line with T-024", "pass"]) g.play(g.parse(answer));
    const { rows, facts } = g.view(0);
    expect(rows.find(({ label }) => label === "gate")?.cells).toMatchObject([
      { name: "the damage from Ogre Bruiser", marks: ["5 to Iron Warden", "may be answered"] },
    ]);
    expect(rows.find(({ id, seat }) => id === "lines" && seat === 1)?.cells).toMatchObject([
      null,
      null,
      { name: "Iron Warden", marks: ["<Counterattack>", "attacked"] },
    ]);
    expect(rows.find(({ id, seat }) => id === "lines" && seat === 0)?.cells).toMatchObject([
      { name: "Ogre Bruiser", rested: true, stats: "5/4/2", marks: ["attacking"] },
      null,
      null,
    ]);
    expect(rows.find(({ label, seat }) => label === "set zones" && seat === 1)?.cells[0]).toMatchObject({ name: null, faceDown: true });
    expect(facts[1]).toContainEqual({ label: "damage", value: "0/11" });
  });
});

describe("positions", () => {
  const wrong = (position: object): string[] => {
    try {
      gateRuler.stage.arrange({ game: "gate-ruler", title: "wrong", position: position as never });
      return [];
    } catch (problem) {
      if (!(problem instanceof InputError)) throw problem;
      return problem.problems.map(({ where, what }) => `${where}: ${what}`);
    }
  };

  test("every mistake of a position is named", () => {
    expect(
      wrong({
        phase: "noon",
        P1: { leftAtackZone: ["T-001"], hand: ["T-999"] },
        P2: { ruler: ["T-001"], setZones: [{ card: "T-052", tapped: true }] },
      }),
    ).toEqual([
      'position.P1: "leftAtackZone" is neither a place nor a fact; did you mean "leftAttackZone"?',
      'position.P2.setZones[0]: "tapped" is not known of a card; there are rested, damage, faceDown, soul, attacks, copies, used',
      'position.P1.hand[0]: there is no card "T-999"; did you mean "T-009"?',
      "position.P2.ruler: Gate Cadet is not a ruler",
      "position.phase: one of setup, start, main, attack, end is wanted",
    ]);
  });

  test("what lies in a soul is called by name or number", () => {
    expect(wrong({ P1: { leftAttackZone: [{ card: "T-005", soul: [{ toString: 5 }] }] } })).toEqual([
      'position.P1.leftAttackZone[0].soul: there is no card "{\\"toString\\":5}"',
    ]);
  });

  test("more cards than there is room for", () => {
    expect(wrong({ P1: { deck: 80 } })[0]).toMatch(/there is room for/);
  });
});

describe("the view, for whoever draws it", () => {
  const cell = (g: ReturnType<typeof matchAt>, name: string) =>
    g
      .view(0)
      .rows.flatMap(({ cells }) => cells)
      .find((each) => each?.name === name);

  test("GR-14-LAYER each number with what it is made of: print, constants by their card, effects by their text and end", () => {
    const banner = {
      name: "Banner",
      type: "field",
      effect: [{ kind: "constant", timing: "inPlay", do: [{ op: "modify", target: { all: ["unit"], sides: "own" }, atk: 2, level: -1 }] }],
    };
    const g = matchAt({ cards: [banner], P1: { leftAttackZone: ["T-003"], fieldZone: ["Banner"], setZones: ["T-052", "T-052"] } });
    for (const answer of ["pass", "pass", "attack the left line with T-003", "play T-052", "pass"]) g.play(g.parse(answer));
    const atk = cell(g, "Lance Trooper")?.numbers?.find(({ label }) => label === "ATK");
    expect(atk).toMatchObject({ value: 8, printed: 3 });
    expect(atk?.parts.map(({ amount, because }) => [amount, because])).toEqual([
      [3, "printed"],
      [2, "Banner"],
      [3, "Ghost Fire until the end of the battle"],
    ]);
    expect(cell(g, "Lance Trooper")?.numbers?.find(({ label }) => label === "level")).toMatchObject({ value: 0, printed: 1 });
  });

  test("3-2b what lasts on a card is there to be seen, with its end, its paragraph and the card whose text it is", () => {
    const veil = {
      name: "Veil",
      type: "field",
      effect: [
        {
          kind: "activated",
          timing: "normal",
          do: [{ op: "reduceNextDamage", target: { choose: 1, of: ["unit"] }, by: 2, until: "endOfTurn" }],
        },
        { kind: "constant", timing: "inPlay", do: [{ op: "reduceDamage", target: { all: ["unit"] }, by: 1 }] },
      ],
    };
    const g = matchAt({ cards: [veil], phase: "main", P1: { leftAttackZone: ["T-003"], fieldZone: ["Veil"], setZones: ["T-052"] } });
    g.play(g.parse("use Veil"));
    g.play(g.parse("pass"));
    const seen = cell(g, "Lance Trooper");
    expect(seen?.marks).toContain("the next damage to it is 2 less until the end of the turn");
    expect(seen?.traits).toContainEqual({
      kind: "state",
      says: "the next damage to it is 2 less until the end of the turn (Veil)",
      rule: "GR-13-REDUCE",
    });
    expect(seen?.traits).toContainEqual({ kind: "state", says: "each damage to it is 1 less (Veil)", rule: "R-D-STANDING" });
  });

  test("13-5, 9-4, 16-4 the damage check that is under way lies on top of the gate, with the points that are left, unless a counter card has ended it", () => {
    const g = matchAt({ P1: { leftAttackZone: ["T-024"] }, P2: { deck: ["T-001", "T-021", "T-001"] } });
    g.play(g.parse("attack the ruler with T-024"));
    expect(g.view(0).rows.find(({ id }) => id === "gate")?.cells).toMatchObject([
      { name: "the ruler damage to 11. K - Knight", marks: ["ended by a counter card"] },
    ]);
    const on = matchAt({ settings: { counterStopsDamage: "false" }, P1: { leftAttackZone: ["T-024"] }, P2: { deck: ["T-021", "T-001"] } });
    on.play(on.parse("attack the ruler with T-024"));
    expect(on.view(0).rows.find(({ id }) => id === "gate")?.cells).toMatchObject([{ marks: ["2 still to take", "being carried out"] }]);
  });

  test("GR-13-RECOVER, GR-1-MANDATORY whoever may take up to so many cards and takes none is told to do without", () => {
    const told = (instruction: object) => {
      const text = { kind: "activated", timing: "normal", do: [instruction] };
      const position = { P1: { fieldZone: ["Spring"], damageZone: ["T-001"], deck: ["T-001"] }, phase: "main" } as const;
      const g = matchAt({ cards: [{ name: "Spring", type: "field", effect: [text] }], ...position });
      const { events } = g.record();
      g.play(g.parse("use Spring"));
      while (g.parse("choose no more") < 0) g.play(g.parse("pass"));
      g.play(g.parse("choose no more"));
      return events.filter(({ what }) => what === "declined").map((event) => g.tell(event));
    };
    expect(told({ op: "recover", amount: 1, target: "yourRuler" })).toEqual(["P1 does without: “Normal: your ruler recovers 1.”"]);
    const target = { choose: [0, 1], of: ["unit"], sides: "own", zone: "deck" };
    expect(told({ op: "move", target, to: "hand" })).toHaveLength(1);
  });

  test("GR-13-RECOVER without damage nothing is recovered, and that is told", () => {
    const heal = (target: string | object) => ({ kind: "activated", timing: "normal", do: [{ op: "recover", amount: 1, target }] });
    const told = (target: string | object) => {
      const cards = [{ name: "Spring", type: "field", effect: [heal(target)] }];
      const g = matchAt({ cards, phase: "main", P1: { fieldZone: ["Spring"], leftAttackZone: ["T-001"] } });
      const { events } = g.record();
      g.play(g.parse("use Spring"));
      if (g.parse("choose T-001") >= 0) g.play(g.parse("choose T-001"));
      while (g.gate.count > 0) g.play(g.parse("pass"));
      return events.map((event) => g.tell(event));
    };
    expect(told("yourRuler")).toContain("nothing comes of what P1's Spring would do: the ruler has no damage");
    expect(told({ choose: 1, of: ["unit"], sides: "own" })).toContain(
      "nothing comes of what P1's Spring would do: Gate Cadet has no damage",
    );
  });
});
