/** Answers as people are shown them, and what is said to who asks why not. */
import { bos } from "@duelex/bos";
import { colossusOrder } from "@duelex/colossus-order";
import { gateRuler } from "@duelex/gate-ruler";
import { gundam } from "@duelex/gundam";
import { argumentOf, type Card, type Game, type Match, type Option, option, type Scenario, verbOf } from "@duelex/kernel";
import { openScenario } from "@duelex/kernel/scenario";
import { describe, expect, test } from "vitest";
import { menuOf, passIn, whyNotCard, whyNotWords } from "../src/index.ts";
import { lineWith } from "../src/menu.ts";

const open = (game: object, position: object, cards: readonly object[] = []): Match =>
  openScenario(game as Game, { game: (game as Game).id, position, cards, script: [] } as unknown as Scenario);

const units = [
  { name: "Lancer", ap: 3, hp: 3 },
  { name: "Wall", ap: 2, hp: 4 },
];
const mainPhase = () =>
  open(
    gundam,
    {
      P1: {
        battleArea: ["Lancer", "Lancer", { card: "Lancer", damage: 1 }, { card: "Lancer", rested: true }],
        hand: ["ST01-005", "ST01-005", "GD01-118"],
        resourceArea: 6,
      },
      P2: { battleArea: [{ card: "Wall", rested: true }, "Wall"], hand: ["ST01-001"] },
    },
    units,
  );

describe("a menu", () => {
  test("a game may say which verbs are listed first; whatever the hand holds first, the end of the phase stands last", () => {
    const hands = [
      ["T-WA1", "T-G-W", "T-WF1"],
      ["T-G-W", "T-WF1", "T-WA1"],
    ];
    for (const hand of hands) {
      const match = open(colossusOrder, {
        P1: { colossus: ["T-C-W"], hand, field: ["T-WF2"], setGems: ["T-G-W"], locus: 3 },
        P2: { field: ["T-WF2"] },
      });
      const verbs = menuOf(match, 0, colossusOrder.mat).map(({ verb }) => verb);
      expect([...new Set(verbs)]).toEqual([
        "set *",
        "play *",
        "attack with *",
        "use Colossus ability #",
        "put * into the locus",
        "end the main phase",
      ]);
    }
  });

  test("alike answers are one, with the others as its copies; what looks different is told apart by what is different", () => {
    const match = mainPhase();
    const menu = menuOf(match, 0, gundam.mat);
    expect(menu.map(({ phrase, detail, alike, copies }) => [phrase, detail, alike, copies.length])).toEqual([
      ["play GM", "", 2, 1],
      ["play Overflowing Affection", "", 1, 0],
      ["attack with Lancer", "3/3", 2, 1],
      ["attack with Lancer", "3/2 [2 of 3 HP left]", 1, 0],
      ["end the main phase", "", 1, 0],
    ]);
    const [gm] = menu;
    expect(match.options().options[gm!.answer]).not.toBe(match.options().options[gm!.copies[0]!.answer]);
    expect(gm!.copies[0]!.about).toEqual(match.about(match.options().options[gm!.copies[0]!.answer]!, 0));
  });

  test("of two that look alike in different places, the places are said", () => {
    const cards = [{ name: "Scout", atk: 1, hp: 1 }];
    const lines = { leftAttackZone: ["Scout"], rightAttackZone: ["Scout"] };
    const match = open(gateRuler, { phase: "attack", P1: { ruler: ["K-11"], ...lines }, P2: { ruler: ["K-11"] } }, cards);
    const attacks = menuOf(match, 0, gateRuler.mat).filter(({ phrase }) => phrase === "attack the ruler with Scout");
    expect(attacks.map(({ detail }) => detail)).toEqual(["left line", "right line"]);
  });

  test("of namesakes that each lie elsewhere the place is enough; where two lie in one, it is said how they look", () => {
    const cards = [{ name: "Tusk", strength: 6 }];
    const tusks = [{ card: "Tusk", strength: 1, acted: true }, "Tusk"];
    const details = (P1: object) => {
      const match = open(bos, { P1, P2: { summons: tusks } }, cards);
      match.play(match.parse("attack with Tusk"));
      return menuOf(match, 0, bos.mat).flatMap(({ phrase, detail }) => (phrase === "target Tusk" ? [detail] : []));
    };
    expect(details({ summons: [{ card: "Tusk", column: 2 }] })).toEqual(["column 0", "column 1"]);
    expect(details({ summons: ["Tusk", { card: "Tusk", column: 1, strength: 3 }] })).toEqual([
      "1 [acted], column 0",
      "6, column 1",
      "3, column 1",
    ]);
  });

  test("a button bears the game's words for the verb, with what the phrase has in the place of the sign; else the phrase, as a sentence begins", () => {
    const buttons = { "attack with *": "With * to battle", "end the main phase": "End the turn" };
    const labels = menuOf(mainPhase(), 0, { ...gundam.mat, buttons }).map(({ label }) => label);
    expect(labels).toEqual(["Play GM", "Play Overflowing Affection", "With Lancer to battle", "With Lancer to battle", "End the turn"]);
  });

  test("answers that cannot touch the other player come last; the one that passes is known as such", () => {
    const cards = [
      { name: "Ours", strength: 4 },
      { name: "Theirs", strength: 4 },
    ];
    const match = open(bos, { P1: { summons: ["Ours", "Ours"] }, P2: { summons: ["Theirs"] } }, cards);
    match.play(match.parse("attack with Ours"));
    const menu = menuOf(match, 0, bos.mat);
    expect(menu.map(({ vain }) => vain)).toEqual(menu.map(({ vain }) => vain).toSorted());
    expect(menu[0]).toMatchObject({ phrase: "target Theirs", vain: false, passes: false });
    expect(menu.at(-1)!.vain).toBe(true);
    expect(menuOf(mainPhase(), 0, gundam.mat).map(({ passes }) => passes)).toEqual([false, false, false, false, true]);
  });

  test("a namesake that the view does not show is no reason to fail: of the others it is told how they look and where they lie", () => {
    const match = mainPhase();
    const view = match.view(0);
    const rows = view.rows.map((row) => ({ ...row, cells: row.cells.map((cell) => (cell?.card === DAMAGED ? null : cell)) }));
    const menu = menuOf(match, 0, gundam.mat, { ...view, rows }).filter(({ phrase }) => phrase === "attack with Lancer");
    expect(menu.map(({ detail }) => detail)).toEqual(["3/3, battle area", ""]);
  });

  test("to pass is the first of the game's words for it that is offered; where none is, nobody passes", () => {
    const match = mainPhase();
    expect(passIn(match, gundam.mat)).toBe(match.parse("end the main phase"));
    expect(passIn(match, { passes: ["play *", "end the main phase"] })).toBe(match.parse("play GM"));
    expect(passIn(match, { passes: ["pass"] })).toBeNull();
    expect(passIn(match, { passes: [] })).toBeNull();
  });
});

describe("a menu, of answers as they are worded", () => {
  interface Offered {
    readonly verb: string;
    readonly phrase?: string;
    readonly means?: string;
    readonly kind?: "word" | "place";
  }
  const menu = (offered: readonly Offered[], mat: Partial<Parameters<typeof menuOf>[2]> = {}, rows: readonly object[] = []) => {
    const phrases = [...new Set(offered.map(({ verb }) => verb))];
    const options = offered.map(({ verb }, nth) => option(phrases.indexOf(verb), nth + 1));
    const of = (answer: Option) => offered[argumentOf(answer) - 1]!;
    const match = {
      ...{ phrases, options: () => ({ options, count: options.length }), view: () => ({ rows }) },
      phrase: (answer: Option) => of(answer).phrase ?? of(answer).verb,
      meaning: (index: number) => offered[index]!.means ?? "",
      about: (answer: Option) => ({ kind: of(answer).kind ?? "word" }),
    };
    return menuOf(match as unknown as Match, 0, { buttons: {}, passes: [], vain: ["yourself:"], ...mat });
  };

  test.each([
    ["play *", "play Zaku", "* out", "Zaku out"],
    ["play *", "play $& Co", "Play *", "Play $& Co"],
    ["put * into the locus", "put White Gem into the locus", "* below", "White Gem below"],
    ["use ability #", "use ability 2", "ability #", "Ability 2"],
    ["to the ? zone", "to the left zone", "? side", "Left side"],
    ["end", "end", "End the turn", "End the turn"],
    ["play *", "play Zaku", undefined, "Play Zaku"],
  ])("%j, %j, on a button that bears %j: %j", (verb, phrase, worded, label) => {
    expect(menu([{ verb, phrase }], { buttons: worded === undefined ? {} : { [verb]: worded } })[0]!.label).toBe(label);
  });

  const order = (offered: readonly Offered[], listed?: readonly string[]) =>
    menu(offered, listed && { listed }).map(({ phrase, alike }) => `${phrase} ${alike}`);
  const [own, their, pass] = [
    { verb: "hit *", phrase: "hit own", means: "yourself: ..." },
    { verb: "hit *", phrase: "hit theirs" },
    { verb: "pass" },
  ] as const;
  const next = (means: string) => ({ verb: "next: ?", phrase: "next: Ox", means });
  test.each<[string, readonly Offered[], readonly string[]]>([
    ["what touches oneself alone stands last, answers of one verb together", [own, pass, their], ["pass 1", "hit theirs 1", "hit own 1"]],
    ["places stay as they lie", [{ ...own, kind: "place" }, pass, their], ["hit own 1", "pass 1", "hit theirs 1"]],
    ["yes and no stay where they are", [{ verb: "yes", means: "yourself: ..." }, { verb: "no" }], ["yes 1", "no 1"]],
    ["what waits under one name and does another thing is another answer", [next("a"), next("b"), next("a")], ["next: Ox 2", "next: Ox 1"]],
    [
      "cards that are called alike and are not seen are one answer",
      [
        { ...their, means: "a" },
        { ...their, means: "b" },
      ],
      ["hit theirs 2"],
    ],
  ])("%s", (_what, offered, said) => expect(order(offered)).toEqual(said));

  const ox = (number: number, stats: string, ...below: object[]) => ({ card: number, name: "Ox", owner: 0, stats, with: below });
  const field = (...cells: object[]) => ({ id: "field", label: "field", seat: 0, cells });
  const [aPilot, another] = [{ name: "Ann", stats: "1" }, { name: "Bob", stats: "1" }]; // biome-ignore format: a row
  test.each<[string, object[], string[]]>([
    ["by how they look", [field(ox(1, "3"), ox(2, "4"))], ["3", "4"]],
    ["by what lies under them, in short", [field(ox(1, "3", aPilot), ox(2, "3", another))], ["3 + Ann", "3 + Bob"]],
    ["by what lies unseen under one", [field(ox(1, "3"), ox(2, "3", { name: null }))], ["3", "3 + a card"]],
    [
      "by the numbers of what lies under them, where it is called alike",
      [field(ox(1, "3", aPilot), ox(2, "3", { ...aPilot, stats: "2" }))],
      ["3 + Ann 1", "3 + Ann 2"],
    ],
    ["by what lies under one that has no numbers", [field(ox(1, ""), ox(2, "", aPilot))], ["", "+ Ann"]],
    ["by their places", [field(ox(1, "3")), { ...field(ox(2, "4")), label: "base" }], ["field", "base"]],
    ["by the places in their row", [{ ...field(ox(1, "3"), ox(2, "3")), places: ["left", "right"] }], ["left", "right"]],
    [
      "by the place on a side, not by that between the sides",
      [{ ...field(ox(1, "3")), label: "hand" }, field(ox(2, "4")), { ...field(ox(1, "3")), seat: null, label: "stack" }],
      ["hand", "field"],
    ],
  ])("those that read alike are told apart %s", (_how, rows, details) => {
    const twins = [1, 2].map(() => ({ verb: "attack with *", phrase: "attack with Ox" }));
    expect(menu(twins, {}, rows).map(({ detail }) => detail)).toEqual(details);
  });

  test("those that are about no card are not told apart by cards", () => {
    const details = menu([next("a"), next("b")], {}, [field(ox(1, "3"), ox(2, "4"))]).map(({ detail }) => detail);
    expect(details).toEqual(["", ""]);
  });

  test("every answer stands in one line of it, those that come to the same in the line of the first", () => {
    const lines = menu([pass, their, own, their]);
    expect([0, 1, 2, 3].map((answer) => lines.indexOf(lineWith(lines, answer)))).toEqual([0, 1, 2, 1]);
  });

  test("verbs for which the game has an order come first in it", () =>
    expect(order([pass, own, their], ["hit *"])).toEqual(["hit theirs 1", "pass 1", "hit own 1"]));
});

describe("why not, in words", () => {
  const asked = (words: string, seat: 0 | 1 = 0, spoken?: (name: string) => string) =>
    whyNotWords(mainPhase(), seat, words, spoken).map(({ allowed, rule, phrases }) => [allowed ? "allowed" : rule, ...phrases]);

  test.each<[string, string[][]]>([
    // as it stands on the table
    ["attack with Wall", [["6-5-4", "attack with Wall"]]],
    ["block with Lancer", [["7-4", "block with Lancer"]]],
    // one copy may, another may not: it may
    ["attack with Lancer", [["allowed", "attack with Lancer"]]],
    // the verb alone means one's own cards that it takes
    ["attack", [["allowed", "attack with Lancer"]]],
    ["play", [["allowed", "play GM", "play Overflowing Affection"]]],
    // a part of the name; small words left out; the whole of a short name
    ["attack with lan", [["allowed", "attack with Lancer"]]],
    ["attack wall", [["6-5-4", "attack with Wall"]]],
    ["play overflow", [["allowed", "play Overflowing Affection"]]],
    ["attack la", [["allowed", "attack with Lancer"]]],
    ["att", [["allowed", "attack with Lancer"]]],
    // an action ends where its word ends: no card "er" is played
    ["player", []],
    // whom it attacks is no part of the name
    ...["p2", "P1", "player", "opponent"].map((whom): [string, string[][]] => [`attack ${whom} lan`, [["allowed", "attack with Lancer"]]]),
  ])("%s", (words, said) => expect(asked(words)).toEqual(said));

  test("of two cards of one name the one that the verb can take is meant: nobody is told that a card in hand attacks nobody", () => {
    const position = { P1: { battleArea: [{ card: "ST01-005", rested: true }], hand: ["ST01-005"], resourceArea: 6 } };
    const judged = whyNotWords(open(gundam, position), 0, "attack with gm");
    expect(judged.map(({ rule, phrases }) => [rule, ...phrases])).toEqual([["7-3-1", "attack with GM"]]);
  });

  test("a card that is named alone: everything that might be meant with it, what is allowed first, then what the question refuses, then the rest", () => {
    const all = whyNotWords(mainPhase(), 0, "lancer");
    expect(all[0]).toMatchObject({ allowed: true, phrases: ["attack with Lancer"], rule: "6-5", heading: "main phase", fact: "" });
    const rank = ({ allowed, now }: (typeof all)[number]) => (allowed ? 0 : now ? 1 : 2);
    expect(all.map(rank)).toEqual(all.map(rank).toSorted());
    expect(asked("gm").flatMap(([, ...phrases]) => phrases)).toContain("play GM");
    expect(asked("wall").flatMap(([, ...phrases]) => phrases)).toContain("target Wall");
  });

  test("where it is known what one wants of cards: one's own by that, what its kind cannot do left out; another's as the target of an attack", () => {
    const wished = (words: string) =>
      whyNotWords(mainPhase(), 0, words, undefined, gundam.mat.wanted).map(({ allowed, fact, phrases }) => [allowed || fact, ...phrases]);
    const active = "Wall is active, and only rested Units are attacked, unless a text allows it";
    expect(wished("gm")).toEqual([[true, "play GM"]]);
    const rested = 'first it is said who attacks: "attack with …"';
    for (const words of ["wall", "attack wall"])
      expect(wished(words)).toEqual([
        [rested, "target Wall"],
        [active, "target Wall"],
      ]);
    const base = open(gundam, { P1: { hand: ["ST04-015"], deck: 5 }, P2: { deck: 5, shieldSection: 1 } });
    const said = whyNotWords(base, 0, "archangel", undefined, gundam.mat.wanted);
    expect(said.map(({ phrases }) => phrases)).toEqual([["play Archangel"]]);
  });

  test("three letters of a name say which card is meant, and its whole name where it is shorter", () => {
    expect(asked("lan")).toEqual(asked("lancer"));
    expect(asked("gm")).not.toEqual([]);
  });

  test.each(["P10 Mech", "Map2", "Multiplayer Rig", "Playerless"])("of %s its name is asked for, not a player", (name) => {
    const match = open(gundam, { P1: { battleArea: [name] }, P2: {} }, [{ name, ap: 3, hp: 3 }]);
    expect(whyNotWords(match, 0, `attack ${name.split(" ")[0]}`).flatMap(({ phrases }) => phrases)).toEqual([`attack with ${name}`]);
  });

  test("a verb alone means one's own cards also where it can take none of them, of which what holds of most is said; and every number that it can take", () => {
    const match = open(gundam, { P1: { hand: ["ST01-005"], resourceArea: 6 }, P2: {} });
    const judged = whyNotWords(match, 0, "attack");
    expect(judged.map(({ allowed, rule, fact }) => [allowed, rule, fact])).toEqual([
      [false, "{3-2-3}", "you have no Unit in the battle area"],
    ]);
    expect(judged[0]!.phrases.toSorted()).toEqual(["EX Base", "EX Resource", "Resource"].map((name) => `attack with ${name}`));
    expect(whyNotWords(match, 0, "attack with nothing")).toEqual([]);
    const colossus = open(colossusOrder, { P1: { colossus: ["T-C-W"], locus: 3 }, P2: {} });
    const all = (words: string) => whyNotWords(colossus, 0, words).flatMap(({ phrases }) => phrases);
    const numbered = all("use colossus ability");
    expect(all("use Colossus ability 1")).toEqual(["use Colossus ability 1"]);
    for (const words of ["use", `use ${colossus.cardName(1 as Card, 0)}`])
      expect(all(words).filter((phrase) => /ability \d/.test(phrase))).toEqual([]);
    expect(numbered).toContain("use Colossus ability 1");
    expect(numbered.every((phrase) => /^use Colossus ability \d+$/.test(phrase))).toBe(true);
  });

  test("a whole verb with a part of a name is that verb, also where one would want something else of the card", () => {
    const said = whyNotWords(mainPhase(), 0, "attack with wal", undefined, gundam.mat.wanted);
    expect(said.map(({ rule, phrases }) => [rule, ...phrases])).toEqual([["6-5-4", "attack with Wall"]]);
  });

  test("what is offered and is nothing that one would want anyway is meant", () => {
    expect(whyNotWords(mainPhase(), 0, "lan", undefined, ["play *"]).flatMap(({ phrases }) => phrases)).toEqual(["attack with Lancer"]);
  });

  test("where a text asks for a card, that is meant", () => {
    const ops = [
      { op: "choose", as: "t1", n: 1, from: { kind: "Unit", side: "enemy" } },
      { op: "damage", n: 3, target: "t1" },
    ];
    const bolt = { name: "Bolt", type: "Command", effects: [{ timing: "Main", ops }] };
    const match = open(gundam, { P1: { hand: ["Bolt"], resourceArea: 6 }, P2: { battleArea: ["Wall", "Lancer"] } }, [...units, bolt]);
    match.play(match.parse("play Bolt"));
    const said = whyNotWords(match, 0, "wall", undefined, gundam.mat.wanted);
    expect(said.map(({ allowed, phrases }) => [allowed, ...phrases])).toEqual([[true, "choose Wall"]]);
  });

  test("after the end all is refused by it", () => {
    const match = mainPhase();
    match.concede(1);
    const [first, ...others] = whyNotWords(match, 0, "attack with lancer");
    expect(first).toMatchObject({ allowed: false, rule: "1-2-1", heading: match.rulebook["1-2-1"]!.heading });
    expect(others).toEqual([]);
  });

  test.each(["nonsense", "", "attack p2", "with", "la with", "play nonsense", "la"])("of %j nothing is known", (words) =>
    expect(asked(words)).toEqual([]),
  );

  test("a verb of several words with a part of a name means that verb alone", () => {
    const cards = [{ name: "Scout", atk: 1, hp: 1 }];
    const match = open(gateRuler, { phase: "attack", P1: { ruler: ["K-11"], leftAttackZone: ["Scout"] }, P2: { ruler: ["K-11"] } }, cards);
    const phrases = (words: string) => whyNotWords(match, 0, words).flatMap((judgement) => judgement.phrases);
    expect(phrases("attack the left line with sco")).toEqual(["attack the left line with Scout"]);
    expect(phrases("attack sco").length).toBeGreaterThan(2);
  });

  test("a card that only the other player can name is not betrayed by an answer (4-1-7)", () => {
    expect(asked("play Gundam", 0)).toEqual([]);
    expect(asked("gundam", 0)).toEqual([]);
    expect(asked("play Gundam", 1)).not.toEqual([]);
  });

  test("names may be said in another language", () => {
    const inJapanese = (name: string) => (name === "Lancer" ? "ランサー" : name);
    expect(asked("attack with ランサー", 0, inJapanese)).toEqual([["allowed", "attack with Lancer"]]);
    expect(asked("ランサー", 0, inJapanese)[0]).toEqual(["allowed", "attack with Lancer"]);
    expect(asked("attack with ランサー")).toEqual([]);
  });
});

/** The third Lancer. */
const DAMAGED = 3 as Card;
/** The fourth. */
const RESTED = 4 as Card;

test("judgements: what is allowed first, then what is refused now, then what is of another moment, few before many", () => {
  const said = { a: "x", b: "x", c: "y", d: "now", e: null, f: "now", g: "x" } as const;
  const phrases = Object.keys(said) as (keyof typeof said)[];
  const of = (wish: Option) => phrases[verbOf(wish)]!;
  const match = {
    ...{ phrases, phrase: of, wishes: () => phrases.map((_, verb) => option(verb, 0)), rulebook: { "1": { heading: "one" } } },
    whyNot: (wish: Option) => (said[of(wish)] === null ? null : { rule: "1", fact: said[of(wish)] }),
    refusalNow: (wish: Option) => (said[of(wish)] === "now" ? {} : null),
    question: () => ({ rule: "1" }),
  };
  const judged = whyNotWords(match as unknown as Match, 0, "anything");
  expect(judged.map((each) => each.phrases.join())).toEqual(["e", "d,f", "c", "a,b,g"]);
});

describe("why not, of a card", () => {
  test("every verb that takes cards is judged, each fact said once; a rested attacker is refused now (7-3-1), what is of another moment later", () => {
    const match = mainPhase();
    const [rested] = whyNotCard(match, 0, RESTED);
    expect(rested).toEqual({
      allowed: false,
      rule: "7-3-1",
      heading: gundam.rulebook["7-3-1"]!.heading,
      fact: "Lancer is rested, and an attacker is rested to attack",
      now: true,
      phrases: ["attack with Lancer"],
    });
    const all = whyNotCard(match, 0, RESTED);
    expect(all.slice(1).every(({ allowed, now }) => !allowed && !now)).toBe(true);
    expect(new Set(all.map(({ rule, fact }) => `${rule} ${fact}`)).size).toBe(all.length);
    expect(all.flatMap(({ phrases }) => phrases).sort()).toEqual(
      match.phrases
        .filter((phrase) => phrase.includes("*"))
        .map((phrase) => phrase.replace("*", "Lancer"))
        .sort(),
    );
  });

  test("of what one wants of a card the first that fits its place comes first; what nobody wants of it is left out", () => {
    const match = mainPhase();
    const wanted = ["play *", "attack with *", "activate *"];
    expect(whyNotCard(match, 0, DAMAGED, wanted)[0]).toMatchObject({ allowed: true, phrases: ["attack with Lancer"] });
    const [first, ...others] = whyNotCard(match, 0, RESTED, wanted);
    expect(first).toMatchObject({ rule: "7-3-1", phrases: ["attack with Lancer"] });
    expect(others.flatMap(({ phrases }) => phrases)).toEqual(["activate Lancer"]);
    expect(whyNotCard(match, 0, RESTED, ["play *"])).toHaveLength(1);
    const wall = match.view(0).rows.find(({ id, seat }) => id === "battleArea" && seat === 1)!.cells[0]!.card;
    expect(whyNotCard(match, 0, wall).length).toBeGreaterThan(1);
    expect(whyNotCard(match, 0, wall, ["play *"])).toEqual(whyNotCard(match, 0, wall).slice(0, 1)); // where nothing of it is wanted
    const [one, other] = [["attack with *", "block with *"], ["block with *", "attack with *"]].map((order) => whyNotCard(match, 1, wall, order).map(({ phrases }) => phrases)); // biome-ignore format: a row
    expect(one).toEqual([["attack with Wall"], ["block with Wall"]]); // biome-ignore format: a row
    expect(other).toEqual(one!.toReversed());
  });

  test("nothing is said of a card that the seat cannot name", () => {
    const match = mainPhase();
    const hidden = match.view(1).rows.find(({ label, seat }) => label === "hand" && seat === 1)!.cells[0]!;
    expect(whyNotCard(match, 0, hidden.card)).toEqual([]);
    expect(whyNotCard(match, 1, hidden.card)).not.toEqual([]);
  });
});
