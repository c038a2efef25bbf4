/** Card files: what is right is read, what is wrong is refused with every mistake named. */
import { InputError, sayProblem } from "@duelex/kernel";
import { readCardFile, readMadeUpCards } from "@duelex/kernel/scenario";
import { describe, expect, test } from "vitest";
import cards from "../data/cards.json" with { type: "json" };
import decks from "../data/decks.json" with { type: "json" };
import { cardForm, completed } from "../src/card-files.ts";
import { cards as builtIn } from "../src/data/cards.ts";
import { gundam } from "../src/game.ts";
import { cardFormat, costWords, deckFileSchema, opWords, timings, triggerEvents } from "../src/schema.ts";
import { wordNamed } from "../src/vocabulary/words.ts";

/** A card that is right, to be spoilt. */
const lancer = (change: object = {}) => ({
  id: "DEMO-001",
  name: "Lancer",
  type: "Unit",
  color: "white",
  level: 3,
  cost: 2,
  ap: 3,
  hp: 3,
  ...change,
});
const withEffect = (...effects: object[]) => lancer({ effects });
const pilot = (change: object = {}) => ({
  id: "DEMO-002",
  name: "Rider",
  type: "Pilot",
  color: "white",
  level: 3,
  cost: 1,
  apMod: 1,
  hpMod: 1,
  ...change,
});
const command = (change: object = {}) => ({
  id: "DEMO-003",
  name: "Charge",
  type: "Command",
  color: "white",
  level: 1,
  cost: 1,
  ...change,
});
const base = (change: object = {}) => ({
  id: "DEMO-004",
  name: "Fort",
  type: "Base",
  color: "white",
  level: 1,
  cost: 1,
  ap: 0,
  hp: 4,
  ...change,
});

const problems = (...records: unknown[]) => readCardFile(cardForm, records).problems.map(sayProblem);
const madeUp = (...records: unknown[]) => readMadeUpCards(cardForm, builtIn, records, completed);
const draw = { op: "draw", n: 1 };
const enemyUnit = { kind: "Unit", side: "enemy" };

test("every built-in card says where it is published; the file, where that cannot be told by the number", () => {
  const page = (number: string) => `https://www.gundam-gcg.com/en/cards/detail.php?detailSearch=${number}`;
  const file = cards as readonly { readonly id: string; readonly source?: string }[];
  expect(file.filter(({ id, source }) => source === page(id))).toEqual([]);
  expect(builtIn.map(({ source }) => source)).toEqual(file.map(({ id, source }) => source ?? page(id)));
});

describe("the card data", () => {
  test("all 922 records are right", () => {
    const read = readCardFile(cardForm, cards);
    expect(read.problems).toEqual([]);
    expect(read.cards).toHaveLength(922);
  });

  test("every clause says what it does: none is left undone", () => {
    expect(readCardFile(cardForm, cards).cards.flatMap((card) => card.effects.filter((effect) => effect.notYet !== undefined))).toEqual([]);
  });

  test("every token that a card deploys has a record with its number", () => {
    const records = readCardFile(cardForm, cards).cards;
    const tokens = new Set(
      records.flatMap((card) =>
        card.type === "UnitToken" ? [JSON.stringify([card.name, card.traits, card.ap, card.hp, card.keywords])] : [],
      ),
    );
    const deployed = JSON.stringify(records).matchAll(/"op":"deployToken","n":\d+,"token":(\{.*?\})(?=[,}](?:"|\]|\}))/g);
    const named = [...deployed].map(
      ([, token]) => JSON.parse(token!) as { name: string; traits: string[]; ap: number; hp: number; keywords?: object[] },
    );
    expect(named.length).toBeGreaterThan(20);
    for (const { name, traits, ap, hp, keywords } of named)
      expect(tokens).toContain(JSON.stringify([name, traits, ap, hp, keywords ?? []]));
  });

  test("the deck file is right", () => {
    const read = deckFileSchema.parse(decks);
    expect(read.decks.map((deck) => deck.id)).toHaveLength(29);
  });
});

describe("what a card of one's own can leave out", () => {
  test("traits, zones, keywords, link and effects", () => {
    const [card] = readCardFile(cardForm, [lancer()]).cards;
    expect(card).toMatchObject({ traits: [], zones: [], keywords: [], effects: [], link: [] });
  });

  test("a file may be a list, or an object with a list under cards", () => {
    expect(readCardFile(cardForm, { cards: [lancer()] }).cards).toHaveLength(1);
    expect(readCardFile(cardForm, { cards: [lancer()] }).problems).toEqual([]);
  });

  test("a clause that is not carried out says why", () => {
    expect(problems(withEffect({ timing: "Deploy", notYet: "nobody knows what it means", ops: [] }))).toEqual([]);
  });
});

describe("a mistake is refused with card, clause, word, and what would be allowed", () => {
  const rows: [string, unknown, ...string[]][] = [
    ["not a list", "x", 'a list of cards is wanted, or an object with a list of "cards"'],
    ["not a record", [3], "card 1: 3 is not an object { … }"],
    ["no number", [lancer({ id: undefined })], "card 1, id: is missing: a text is wanted"],
    ["a number with a space", [lancer({ id: "A 1" })], "card A 1, id: a card number has no spaces"],
    ["two cards of one number", [lancer(), lancer()], "card DEMO-001: there are two cards with this id"],
    [
      "an unknown type",
      [lancer({ type: "Untis" })],
      'type: "Untis" is not a word here (did you mean "Unit"?); allowed: Unit, Pilot, Command, Base',
    ],
    [
      "an unknown colour",
      [lancer({ color: "bleu" })],
      'color: "bleu" is not a word here (did you mean "blue"?); allowed: blue, green, red, white, purple',
    ],
    ["a missing number", [lancer({ ap: undefined })], "card DEMO-001, ap: is missing: a number is wanted"],
    ["half a number", [lancer({ ap: 1.5 })], "card DEMO-001, ap: 1.5 is not a whole number"],
    ["a negative number", [lancer({ level: -1 })], "level: -1 is too small; at least 0"],
    ["no HP", [lancer({ hp: 0 })], "hp: 0 is too small; at least 1"],
    ["an unknown key", [lancer({ traitz: [] })], 'unknown word "traitz" (did you mean "traits"?); allowed here: id, name'],
    ["two unknown keys", [lancer({ one: 1, two: 2 })], 'unknown word "one"', 'unknown word "two"'],
    ["a key of another type of card", [lancer({ apMod: 1 })], 'unknown word "apMod"'],
    [
      "a keyword as it is printed",
      [lancer({ keywords: ["Blocker"] })],
      'keywords[0]: "Blocker" is no keyword as a card file has it: { "k": "Blocker" }',
    ],
    ["a keyword without its number", [lancer({ keywords: [{ k: "Breach" }] })], "keywords[0].n: is missing"],
    ["a keyword with a number it does not have", [lancer({ keywords: [{ k: "Blocker", n: 1 }] })], 'keywords[0]: unknown word "n"'],
    [
      "an unknown keyword",
      [lancer({ keywords: [{ k: "First Stirke" }] })],
      '"First Stirke" is not a word here (did you mean "First Strike"?)',
    ],
    [
      "an unknown timing",
      [withEffect({ timing: "Atack", ops: [draw] })],
      'card DEMO-001, clause 1, timing: "Atack" is not a word here (did you mean "Attack"?)',
    ],
    [
      "an unknown op",
      [withEffect({ timing: "Attack", ops: [draw, { op: "drwa", n: 1 }] })],
      'clause 1, ops[1].op: "drwa" is not a word here (did you mean "draw"?)',
    ],
    [
      "an op without its number",
      [withEffect({ timing: "Attack", ops: [{ op: "draw" }] })],
      "clause 1, ops[0].n: is missing: a number is wanted",
    ],
    ["a number as text", [withEffect({ timing: "Attack", ops: [{ op: "draw", n: "1" }] })], 'clause 1, ops[0].n: "1" is not a number'],
    [
      "a strange key in an op",
      [withEffect({ timing: "Attack", ops: [{ ...draw, untill: "turn" }] })],
      'ops[0]: unknown word "untill"; allowed here: op',
    ],
    [
      "a strange key in a filter",
      [withEffect({ timing: "Attack", ops: [{ op: "choose", as: "t1", n: 1, from: { ...enemyUnit, hpMx: 3 } }] })],
      'ops[0].from: unknown word "hpMx" (did you mean "hpMax"?)',
    ],
    [
      "an unknown kind",
      [withEffect({ timing: "Attack", ops: [{ op: "choose", as: "t1", n: 1, from: { kind: "Unti", side: "enemy" } }] })],
      '"Unti" is not a word here (did you mean "Unit"?)',
    ],
    [
      "an unknown condition",
      [withEffect({ timing: "Attack", ops: [{ ...draw, if: [{ trun: "own" }] }] })],
      'ops[0].if[0]: unknown word "trun" (did you mean "turn"?); allowed here: count, atLeast',
    ],
    [
      "an unknown event",
      [withEffect({ timing: "Trigger", trigger: { event: "unitDeploys" }, ops: [draw] })],
      'trigger.event: "unitDeploys" is not a word here (did you mean "unitDeployed"?)',
    ],
    [
      "an unknown cost",
      [withEffect({ timing: "ActivateMain", cost: [{ op: "payResource", n: 1 }], ops: [draw] })],
      '(did you mean "payResources"?)',
    ],
    [
      "nested mistakes",
      [withEffect({ timing: "Attack", ops: [{ op: "branch", cases: [{ else: true, ops: [{ op: "darw", n: 1 }] }] }] })],
      'ops[0].cases[0].ops[0].op: "darw" is not a word here',
    ],
    [
      "a token that is none",
      [{ id: "DEMO-009", name: "Imp", type: "UnitToken", color: null, level: 0, cost: 0, ap: 1, hp: 1 }],
      "token: is missing",
    ],
    [
      "a token with a Lv.",
      [{ id: "DEMO-009", name: "Imp", type: "UnitToken", token: true, color: null, level: 2, cost: 0, ap: 1, hp: 1 }],
      "level: 2 is not a word here; allowed: 0",
    ],
  ];
  test.each(rows)("%s", (_, file, ...wanted) => {
    const found = readCardFile(cardForm, file).problems.map(sayProblem);
    expect(found).toHaveLength(wanted.length);
    for (const [nth, part] of wanted.entries()) expect(found[nth]).toContain(part);
  });

  test("every mistake of every card at once", () => {
    const found = problems(
      lancer({ color: "bleu", hp: 0, effects: [{ timing: "Atack", ops: [{ op: "drwa" }] }] }),
      command({ id: "DEMO-003", effects: [] }),
    );
    expect(found.map((each) => each.split(":")[0])).toEqual([
      "card DEMO-001, clause 1, timing",
      "card DEMO-001, clause 1, ops[0].op",
      "card DEMO-001, color",
      "card DEMO-001, hp",
      "card DEMO-003, effects",
    ]);
  });

  test("a catalog says all of them, of all files", () => {
    const catalog = () => gundam.catalog([lancer({ hp: 0, ap: -1 })], [pilot({ apMod: "x" })]);
    expect(catalog).toThrow(InputError);
    expect(catalog).toThrow(
      /^cards: card file 1, card DEMO-001, ap: .*; card file 1, card DEMO-001, hp: .*; card file 2, card DEMO-002, apMod: /,
    );
  });
});

describe("what the shape alone cannot refuse", () => {
  const choose = { op: "choose", as: "t1", n: 1, from: enemyUnit };
  const rows: [string, unknown, string][] = [
    [
      "a name before it is bound",
      withEffect({ timing: "Attack", ops: [{ op: "rest", target: "t1" }] }),
      'ops[0].target: "t1" stands for nothing here',
    ],
    ["a name bound twice", withEffect({ timing: "Attack", ops: [choose, choose] }), 'ops[1].as: "t1" is taken already'],
    [
      "a name bound in another case only",
      withEffect({
        timing: "Attack",
        ops: [
          {
            op: "branch",
            cases: [
              { if: [{ turn: "own" }], ops: [choose] },
              { else: true, ops: [{ op: "rest", target: "t1" }] },
            ],
          },
        ],
      }),
      "ops[0].cases[1].ops[0].target",
    ],
    [
      "an event's Unit where no event tells one",
      withEffect({ timing: "Trigger", trigger: { event: "youDrawByEffect" }, ops: [{ op: "rest", target: "eventUnit" }] }),
      '"eventUnit" stands for nothing here',
    ],
    [
      "this Base on a Unit",
      withEffect({ timing: "Attack", ops: [{ op: "rest", target: "thisBase" }] }),
      '"thisBase" stands for nothing here',
    ],
    [
      "this Unit on a Command",
      command({ effects: [{ timing: "Main", ops: [{ op: "rest", target: "thisUnit" }] }] }),
      '"thisUnit" stands for nothing here',
    ],
    [
      "this Unit where it has been destroyed",
      withEffect({ timing: "Destroyed", ops: [{ op: "setActive", target: "thisUnit" }] }),
      '"thisUnit" stands for nothing here',
    ],
    [
      "while on a triggered effect",
      withEffect({ timing: "Attack", while: [{ turn: "own" }], ops: [draw] }),
      "while: stands on a Constant only",
    ],
    [
      "when on a Constant",
      withEffect({ timing: "Constant", when: [{ turn: "own" }], ops: [{ op: "cannotAttack", target: "thisUnit" }] }),
      "when: stands on triggered effects only",
    ],
    ["a Constant that happens", withEffect({ timing: "Constant", ops: [draw] }), "draw happens once; a Constant can say"],
    [
      "a Constant with a duration",
      withEffect({ timing: "Constant", ops: [{ op: "modify", ap: 1, target: "thisUnit", until: "turn" }] }),
      "until: a Constant lasts as long as it applies",
    ],
    [
      "a change without a duration",
      withEffect({ timing: "Attack", ops: [{ op: "modify", ap: 1, target: "thisUnit" }] }),
      "until: says how long it lasts",
    ],
    [
      "a change of nothing",
      withEffect({ timing: "Attack", ops: [{ op: "modify", target: "thisUnit", until: "turn" }] }),
      "modify changes ap, hp or both",
    ],
    ["a Main effect on a Unit", withEffect({ timing: "Main", ops: [draw] }), "timing: only a Command has Main and Action effects"],
    [
      "a Command without one",
      command({ effects: [{ timing: "Burst", ops: [draw] }] }),
      "effects: a Command has at least one effect with the timing Main or Action",
    ],
    [
      "timings of different kinds",
      withEffect({ timing: ["Attack", "ActivateMain"], ops: [draw] }),
      "timing: lists timings of different kinds",
    ],
    ["a Pilot's effect without host", pilot({ effects: [{ timing: "Attack", ops: [draw] }] }), "host: a Pilot says whose effect this is"],
    [
      "a Pilot's Burst as the Unit's",
      pilot({ effects: [{ timing: "Burst", host: "pairedUnit", ops: [draw] }] }),
      'host: is "card" for Burst',
    ],
    ["a host on a Unit", withEffect({ timing: "Attack", host: "card", ops: [draw] }), "host: stands on Pilots only"],
    ["a Trigger without event", withEffect({ timing: "Trigger", ops: [draw] }), "trigger: stands on an effect with the timing Trigger"],
    [
      "an event without Trigger",
      withEffect({ timing: "Attack", trigger: { event: "youDrawByEffect" }, ops: [draw] }),
      "trigger: stands on an effect with the timing Trigger",
    ],
    [
      "a cost of a triggered effect",
      withEffect({ timing: "Attack", cost: [{ op: "restSelf" }], ops: [draw] }),
      "cost: stands on ActivateMain, ActivateAction and PlayOption only",
    ],
    [
      "a cost paid by the opponent",
      withEffect({ timing: "ActivateMain", cost: [{ op: "restUnits", n: 1, from: enemyUnit }], ops: [draw] }),
      "cost[0].from.side: a cost is paid with own cards",
    ],
    [
      "once per turn on a Constant",
      withEffect({ timing: "Constant", oncePerTurn: true, ops: [{ op: "cannotAttack", target: "thisUnit" }] }),
      "oncePerTurn: stands on triggered and activated effects only",
    ],
    [
      "a gate on a Base",
      base({ effects: [{ timing: "Deploy", gate: "DuringPair", ops: [draw] }] }),
      "gate: stands on effects of Units and Pilots in play only",
    ],
    [
      "a qualifier without pairing",
      withEffect({ timing: "Attack", pilotQualifier: { color: "red" }, ops: [draw] }),
      "pilotQualifier: stands on WhenPaired only",
    ],
    [
      "looking without a look",
      withEffect({ timing: "Attack", ops: [{ op: "lookedRestToTrash" }] }),
      "lookedRestToTrash needs a lookTop before it",
    ],
    [
      "milled without a mill",
      withEffect({ timing: "Attack", ops: [{ ...draw, if: [{ milledIncludes: { kind: "Card", side: "own" } }] }] }),
      "milledIncludes: needs a mill before it",
    ],
    [
      "the attack's target outside an attack",
      withEffect({ timing: "Deploy", ops: [{ ...draw, if: [{ attackTarget: "player" }] }] }),
      "attackTarget: is asked in Attack effects only",
    ],
    [
      "a Unit in the trash",
      withEffect({ timing: "Attack", ops: [{ op: "choose", as: "t1", n: 1, from: { kind: "Unit", side: "own", zone: "trash" } }] }),
      "zone: a Unit is in play; in the trash look for UnitCard",
    ],
    [
      "a card without a place",
      withEffect({ timing: "Attack", ops: [{ op: "choose", as: "t1", n: 1, from: { kind: "UnitCard", side: "own" } }] }),
      "kind: a UnitCard is looked for in a zone",
    ],
    [
      "a filter without a side",
      withEffect({ timing: "Attack", ops: [{ op: "choose", as: "t1", n: 1, from: { kind: "Unit" } }] }),
      "side: says whose",
    ],
    [
      "bounds that exclude each other",
      withEffect({ timing: "Attack", ops: [{ ...choose, from: { ...enemyUnit, apMin: 4, apMax: 2 } }] }),
      "apMin: is more than apMax",
    ],
    ["a range upside down", withEffect({ timing: "Attack", ops: [{ ...choose, n: [3, 1] }] }), "n: the least comes first"],
    [
      "two bounds of one count",
      withEffect({ timing: "Attack", ops: [{ ...draw, if: [{ count: enemyUnit, atLeast: 1, atMost: 2 }] }] }),
      "a count has one of atLeast, atMost and exactly",
    ],
    [
      "something before the first",
      withEffect({ timing: "Attack", ops: [{ ...draw, after: "then" }] }),
      "after: the first instruction has nothing before it",
    ],
    [
      "then after if you do",
      withEffect({
        timing: "Attack",
        ops: [
          { ...draw, may: true },
          { ...draw, after: "ifYouDo" },
          { ...draw, after: "then" },
        ],
      }),
      "write ifYouDoThen (Q175)",
    ],
    [
      "a case with two faces",
      withEffect({ timing: "Attack", ops: [{ op: "branch", cases: [{ ops: [draw] }] }] }),
      "a case has either if or else",
    ],
    [
      "otherwise before the end",
      withEffect({
        timing: "Attack",
        ops: [
          {
            op: "branch",
            cases: [
              { else: true, ops: [draw] },
              { if: [{ turn: "own" }], ops: [draw] },
            ],
          },
        ],
      }),
      "else: stands on the last case",
    ],
    ["a Burst's op elsewhere", withEffect({ timing: "Attack", ops: [{ op: "deployThisCard" }] }), "deployThisCard stands in a Burst only"],
    [
      "a Pilot deployed by its Burst",
      pilot({ effects: [{ timing: "Burst", host: "card", ops: [{ op: "deployThisCard" }] }] }),
      "only a Unit or Base is deployed",
    ],
    [
      "its own Main effect, and there is none",
      command({
        effects: [
          { timing: "Burst", ops: [{ op: "activateOwnMainEffect" }] },
          { timing: "Action", ops: [draw] },
        ],
      }),
      "this card has no Main effect",
    ],
    [
      "another price for nothing",
      withEffect({ timing: "PlayOption", zone: "hand", may: true, ops: [draw] }),
      "ops: of a PlayOption hold playAs",
    ],
    [
      "a price that is not in the hand",
      withEffect({ timing: "Constant", ops: [{ op: "costModifier", zone: "hand", n: -1 }] }),
      'costModifier stands in an effect with zone "hand"',
    ],
    [
      "another Lv. for whom it is paired with",
      withEffect({ timing: "Constant", zone: "hand", ops: [{ op: "playAs", lv: 1, cost: 1, with: { kind: "Unit", side: "own" } }] }),
      "its Lv. is the same for everybody (2-8)",
    ],
    [
      "a reduction without an event",
      withEffect({ timing: "Attack", ops: [{ op: "reduceDamage", n: 1 }] }),
      "reduceDamage is what a substitution does",
    ],
    [
      "a Pilot's traits that differ",
      command({ pilot: { name: "Rider", apMod: 0, hpMod: 0, traits: ["A"] }, effects: [{ timing: "Main", ops: [draw] }] }),
      "pilot, traits".replace(", ", "."),
    ],
    [
      "a keyword printed twice",
      lancer({
        keywords: [
          { k: "Repair", n: 1 },
          { k: "Repair", n: 2 },
        ],
      }),
      "Repair is printed twice",
    ],
    ["an empty effect", withEffect({ timing: "Attack", ops: [] }), "ops: is empty"],
  ];
  test.each(rows)("%s", (_, card, wanted) => {
    const found = problems(card);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(wanted);
  });
});

describe("cards made up on the spot", () => {
  test("a name is enough", () => {
    expect(madeUp({ name: "Lancer" }).cards).toMatchObject([
      { id: "Lancer", name: "Lancer", type: "Unit", color: "blue", level: 1, cost: 1, ap: 1, hp: 1 },
    ]);
  });

  test("keywords are written as on a card", () => {
    const { cards, problems } = madeUp({ name: "Great Wall", hp: 4, keywords: ["Blocker", "First Strike", "Breach 3"] });
    expect(problems).toEqual([]);
    expect(cards).toMatchObject([{ id: "Great-Wall", keywords: [{ k: "Blocker" }, { k: "First Strike" }, { k: "Breach", n: 3 }] }]);
  });

  test("Pilots, Commands, Bases and tokens", () => {
    const rider = { name: "Rider", apMod: 2 };
    const charge = { name: "Charge", type: "Command", effects: [{ timing: "Main", ops: [draw] }] };
    const imp = { name: "Imp", type: "UnitToken", ap: 2 };
    const read = madeUp(rider, charge, { name: "Fort", type: "Base", hp: 5 }, imp);
    expect(read.problems).toEqual([]);
    expect(read.cards.map((card) => card.type)).toEqual(["Pilot", "Command", "Base", "UnitToken"]);
    expect(read.cards[3]).toMatchObject({ token: true, color: null, level: 0, ap: 2, hp: 1 });
  });

  test("a mistake is refused as in a card file", () => {
    expect(madeUp({ name: "Lancer", hp: "x" }, "Lancer").problems.map(sayProblem)).toEqual([
      'made-up card Lancer, hp: "x" is not a number',
      'made-up card 2: "Lancer" is not an object { … }',
    ]);
  });
});

describe("the schema for editors", () => {
  test("every word of the vocabulary stands in it, with what it means", () => {
    const text = JSON.stringify(cardFormat());
    for (const word of [...opWords, ...costWords, ...timings, ...triggerEvents]) expect(text).toContain(`"${word}"`);
    expect(text).toContain("n effect damage to each target (4-5-3)");
    expect(opWords).toHaveLength(71);
    expect(costWords).toHaveLength(8);
    expect(triggerEvents).toHaveLength(31);
  });

  test("every instruction is a word that does something", () => {
    const written = { attractAttacks: "attractMust", branch: "branchCase", players: "asPlayer" }; // compiled into others
    const missing = opWords.filter((word) => wordNamed((written as Partial<Record<string, string>>)[word] ?? word) === undefined);
    expect(missing).toEqual([]);
  });
});
