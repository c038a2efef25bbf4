/** "why not" about a verb, without a card: only cards are spoken of that lie where it takes its cards. */
import { type Match, newMatch, option } from "@duelex/kernel";
import { openScenario, runScenario } from "@duelex/kernel/scenario";
import { whyNotWords } from "@duelex/session";
import { describe, expect, test } from "vitest";
import { allGames } from "../src/games.ts";
import { paintOf } from "../src/paint.ts";
import { readWord } from "../src/play/words.ts";
import { cite } from "../src/rules.ts";
import { plainly } from "../src/speech.ts";
import { sayUnknown, sayWhyNot } from "../src/why-not.ts";

const rows: readonly [string, object, Readonly<Record<string, readonly string[]>>][] = [
  [
    "gundam",
    { P1: { battleArea: [{ card: "GM", rested: true }], hand: ["ST01-010", "ST01-001"], baseSection: ["White Base"], resourceArea: 1 } },
    { "attack with": ["attack with GM"], play: ["play Amuro Ray", "play Gundam"], pair: ["pair Amuro Ray", "pair Gundam"] },
  ],
  [
    "gate-ruler",
    {
      phase: "main",
      P1: { ruler: ["K-11"], hand: ["T-052"], leftAttackZone: ["T-001"], setZones: ["T-044"] },
      P2: { defenceZone: ["T-022"] },
    },
    {
      "attack the ruler with": ["attack the ruler with 11. K - Knight", "attack the ruler with Gate Cadet"],
      play: ["play Crossfire Ambush", "play Ghost Fire"],
    },
  ],
  [
    "bos",
    { P1: { summons: ["T-R-S1"], castle: ["T-B-S4"], spellbook: ["T-R-P1"], wizards: ["T-R-W1"] } },
    { "attack with": ["attack with Ash Hound"], summon: ["summon Snow Turtle"] },
  ],
  [
    "colossus-order",
    { P1: { field: ["Sky Courier"], hand: ["Gale Rider"], setGems: ["White Gem"], locus: ["Dawn Medic"] } },
    { "attack with": ["attack with Sky Courier"], play: ["play Gale Rider"], "block with": ["block with Sky Courier"] },
  ],
];

describe.each(rows)("%s", (id, position, verbs) => {
  test.each(Object.entries(verbs))("why not %s", async (verb, phrases) => {
    const game = await allGames.load(id);
    const match = openScenario(game, { game: id, title: "test", position: position as never });
    const said = whyNotWords(match, 0, verb).flatMap((each) => each.phrases);
    expect(said.filter((phrase) => phrase.startsWith(verb)).sort()).toEqual([...phrases]);
  });
});

/** Of a verb for which no card of one's own lies right: what holds of most cards, once. */
const early: readonly [string, object | null, Readonly<Record<string, string>>][] = [
  ["gundam", null, { attack: "6-5-4", block: "7-4", play: "6-5-2" }],
  ["gundam", { turn: 5, P1: { hand: ["GM", "White Base", "ST01-010"] }, P2: {} }, { attack: "{3-2-3}" }],
  ["bos", null, { attack: "BOS-T3", block: "BOS-DA8" }],
  ["bos", { phase: "main", P1: { castle: ["Thorn Hart", "Snow Turtle"], wizards: ["T-R-W1"] }, P2: {} }, { attack: "BOS-K1" }],
  ["colossus-order", null, { attack: "CO-A1", block: "CO-A6" }],
  ["colossus-order", { P1: { hand: ["Gale Rider", "White Gem"] }, P2: { field: ["Pit Brute"] } }, { attack: "CO-M7" }],
];

describe.each(early)("%s, too early", (id, position, verbs) => {
  test.each(Object.entries(verbs))("why not %s: %s, once", async (verb, rule) => {
    const game = await allGames.load(id);
    const begun = (seed: number) =>
      position === null
        ? newMatch(game, { decks: [game.decks[0]!.deck, game.decks[1]!.deck], seed }, { record: true })
        : openScenario(game, { game: id, title: "test", position: position as never });
    for (const match of [1, 2, 3, 4].map(begun)) {
      const said = whyNotWords(match, match.asked, verb, undefined, game.mat.wanted);
      expect(said.map((each) => each.rule)).toEqual([rule]);
      expect(said[0]!.phrases.filter((phrase) => !phrase.startsWith(`${verb} `))).toEqual([]);
    }
  });
});

/** A card alone, and an action in other words than the game's. */
const loosely: readonly [string, object, Readonly<Record<string, string>>][] = [
  [
    "gundam",
    { P1: { battleArea: [{ card: "GM", rested: true }], hand: ["White Base"], resourceArea: 1 }, P2: { battleArea: ["ST03-008"] } },
    { "white base": "play White Base", "attack gm": "attack with GM", "target zaku": "target Zaku Ⅱ" },
  ],
  [
    "gate-ruler",
    { phase: "main", P1: { ruler: ["K-11"], defenceZone: ["T-001"] }, P2: { ruler: ["K-11"] } },
    { "attack with gate cadet": "attack the ruler with Gate Cadet" },
  ],
];

describe.each(loosely)("%s, in other words", (id, position, asked) => {
  test.each(Object.entries(asked))("why not %s", async (words, meant) => {
    const game = await allGames.load(id);
    const match = openScenario(game, { game: id, title: "test", position: position as never });
    expect(whyNotWords(match, 0, words).flatMap(({ phrases }) => phrases)).toContain(meant);
  });
});

test("BOS-H2: of copies in the castle only what forbids the one that could be offered is said; no card in hand is asked about on the field", async () => {
  const bos = await allGames.load("bos");
  const rams = { P1: { castle: ["Thorn Hart", "Thorn Hart"], wizards: ["T-R-W1"] }, P2: {} };
  const match = openScenario(bos, { game: "bos", title: "test", position: rams as never });
  expect(whyNotWords(match, 0, "summon Thorn Hart").map(({ rule }) => rule)).not.toContain("BOS-H2");
  const order = await allGames.load("colossus-order");
  const squires = { P1: { field: [{ card: "Dawn Medic", position: "OFF" }], hand: ["Dawn Medic"] }, P2: {} };
  const other = openScenario(order, { game: "colossus-order", title: "test", position: squires as never });
  expect(whyNotWords(other, 0, "attack with Dawn Medic")).toHaveLength(1);
});

test("BOS-X1: a boss that lies face-down is asked about its summoning alone, one that fights about all but that", async () => {
  const bos = await allGames.load("bos");
  const phrasesOf = (faceDown: boolean, words = "volkrath") => {
    const position = {
      phase: "summoning",
      P1: { boss: [{ card: "Volkrath, the Last Pyre", faceDown }], castle: ["Collaia"], wizards: ["T-R-W1"] },
      P2: {},
    };
    const match = openScenario(bos, { game: "bos", title: "test", position: position as never });
    return whyNotWords(match, 0, words).flatMap(({ phrases }) => phrases.map((phrase) => phrase.replace(" Volkrath, the Last Pyre", "")));
  };
  expect(phrasesOf(true)).toEqual(["summon the boss"]);
  expect(phrasesOf(false)).toEqual(expect.arrayContaining(["attack with", "block with"]));
  expect(phrasesOf(false)).not.toContain("summon the boss");
  expect(phrasesOf(true, "attack with volkrath")).toEqual(["attack with"]);
});

/** Answers to questions that nobody has put, in one's own main phase: what is said is true there. */
const unasked: readonly [string, object, Readonly<Record<string, string>>][] = [
  [
    "gundam",
    { P1: { battleArea: ["GM"] } },
    {
      "go first": "it is not being decided who begins",
      redraw: "hands are redrawn only in the set-up",
      pass: "there is nothing to pass on",
      done: "no text asks for that",
      "to the top": "no text asks for that",
      "use it": "no text asks for that",
      decline: "no text asks for that",
      "pay with Resources": "no price is being paid",
      "resolve x": "no effects wait to be put in order",
    },
  ],
  [
    "gate-ruler",
    { phase: "main", P1: { setZones: ["T-052"] } },
    { yes: "P1 is asked: ", "end the attacks": "the end of the attacks is chosen when an attack is asked for" },
  ],
  [
    "bos",
    { P1: { summons: ["T-R-S1"] } },
    {
      "begin the main phase": "only in your summoning phase",
      "do not block": "nobody is attacked, so there is nothing to block",
      "use it": "no ability waits to be used",
      pass: "no spell waits for what happens now, so there is no window to pass",
      "move to column 1": "no card is being moved",
      "target P2": "no target is being chosen: the attacker comes first",
    },
  ],
  [
    "colossus-order",
    { P1: { field: ["Sky Courier"], hand: ["Gale Rider"] } },
    {
      pass: "one passes when one is asked for an answer (X-Play) or for a blocker",
      "exchange no more": "hands are exchanged once, before the first turn",
      "declare nothing": "Gem Complete is declared, or not, as one's own turn begins",
      "point at locus card 1": "Gem Complete has not been declared",
      "attack the deck": "no attack is being declared, so no target is chosen",
      "ability 1": "no follower's ability of several is being chosen",
    },
  ],
];

test("why not block, with nobody there who could: what forbids it, and not with whom of all that can be named", async () => {
  const position = {
    P1: { field: [], hand: ["Gale Rider", "Sky Courier", "Meadow Squire", "White Gem"], discard: ["Banner Herald", "Dawn Medic"] },
  };
  const match = openScenario(await allGames.load("colossus-order"), { game: "colossus-order", title: "test", position: position as never });
  const said = sayWhyNot(match, 0, { paint: paintOf(false), columns: 80, ...plainly, players: ["you", "level:1"] }, "block")
    .join(" ")
    .replace(/\s+/g, " ");
  expect(said).toBe(
    '"block with …" is not allowed: one blocks with a follower that is ON, when one is asked who blocks an attack; now it is P1\'s main phase (CO-A6: defense declaration: an ON follower may block and turns OFF)',
  );
});

describe.each(unasked)("%s, in one's own main phase", (id, position, facts) => {
  test.each(Object.entries(facts))("%s: %s", async (words, fact) => {
    const game = await allGames.load(id);
    const match = openScenario(game, { game: id, title: "test", position: position as never });
    const verb = match.phrases.findIndex((phrase) => phrase.replace(/[*#?].*/, "").trim() === words.replace(/ (x|P2|\d)$/, ""));
    const number = Number(/\d$/.exec(words)?.[0] ?? 1);
    const said = match.whyNot(option(verb, /[#?]/.test(match.phrases[verb]!) ? number : 0));
    expect(said?.fact.startsWith(fact), said?.fact).toBe(true);
  });
});

const RAM = { name: "Ram", strength: 2 };
const ACE = {
  name: "Ace",
  type: "Pilot",
  apMod: 1,
  hpMod: 1,
  effects: [{ timing: "ActivateMain", host: "pairedUnit", oncePerTurn: true, ops: [{ op: "draw", n: 1 }] }],
};
const enemyUnit = { kind: "Unit", side: "enemy" };
const pick = { op: "choose", as: "t1", n: 1, from: enemyUnit };
const EITHER = {
  name: "Either",
  type: "Command",
  effects: [
    {
      timing: "Main",
      ops: [
        {
          op: "chooseMode",
          modes: [
            [pick, { op: "damage", n: 1, target: "t1" }],
            [pick, { op: "rest", target: "t1" }],
          ],
        },
      ],
    },
  ],
};
const KEEN = {
  name: "Keen",
  ap: 2,
  hp: 2,
  effects: [
    { timing: "Constant", ops: [{ op: "mayAttackActive", target: "thisUnit", allowed: { ...enemyUnit, state: "active", lvMax: 2 } }] },
  ],
};
const levels = [
  { name: "Big", level: 5, ap: 1, hp: 5 },
  { name: "Small", level: 1, ap: 1, hp: 5 },
];

/** Refusals in a position, with the paragraph and the fact of this very position. */
const told: readonly [
  game: string,
  cards: readonly object[],
  position: object,
  script: readonly string[],
  wish: string,
  rule: string,
  fact: RegExp,
][] = [
  ["gundam", [ACE], { P1: { battleArea: [{ card: "GM", pilot: "Ace" }] } }, [], "activate GM", "6-5-3", /its Pilot has: "activate Ace"/],
  [
    "gundam",
    [EITHER],
    { P1: { hand: ["Either"] } },
    [],
    "play Either",
    "9-1-8-1-1",
    /^Either: there is no target for it \(【Main】 Choose one/,
  ],
  [
    "gundam",
    [KEEN, ...levels],
    { P1: { battleArea: ["Keen"] }, P2: { battleArea: ["Big", "Small"] } },
    ["P1: attack with Keen"],
    "target Big",
    "7-3-1",
    /only rested Units are attacked, unless a text allows it \(Keen: .*Lv\.2 or lower/,
  ],
  ["gundam", [], { P1: { battleArea: [{ card: "ST01-009", as: "Z" }] } }, [], "attack with Z", "1-3-3", /Zowort/],
  [
    "gate-ruler",
    [],
    { phase: "main", P1: { ruler: ["K-11"], hand: ["T-044"] } },
    [],
    "play T-044",
    "GR-7-TIMING",
    /^its timing is "Set, during an attack", and now no card attacks/,
  ],
  [
    "bos",
    [RAM],
    { P1: { summons: [{ card: "Ram", as: "mine" }] }, P2: { summons: ["Ram"] } },
    [],
    "target P2",
    "BOS-B2",
    /Ram stands before mine, in column 0 of P2's side \(BOS-DA2\)/,
  ],
];
test.each(told)("%s %j %j %j why not %s: %s", async (id, cards, position, script, wish, rule, fact) => {
  const game = await allGames.load(id);
  let there: Match | null = null;
  expect(
    runScenario(game, { game: id, title: "test", cards, position: position as never, script }, (match) => void (there = match)),
  ).toEqual([]);
  const match = there! as Match;
  const verdicts = match.wishes(wish).map((each) => match.whyNot(each));
  expect(verdicts).toContainEqual({ rule, fact: expect.stringMatching(fact) });
});

/** Where both sides can be chosen, what does harm offers the other side first, what helps one's own. */
const both = { P1: { summons: [{ card: "Ram", as: "mine" }], vim: 9 }, P2: { summons: [{ card: "Ram", as: "theirs" }] } };
const follower = { name: "Rider", ap: 2, rp: 2 };
const zap = {
  name: "Zap",
  type: "action",
  snap: true,
  effect: [
    {
      timing: "action",
      condition: null,
      cost: [],
      do: [{ op: "damage", target: { choose: 1, of: ["follower"], sides: "both" }, amount: 1 }],
    },
  ],
};
const bow = (does: object) => ({
  name: "Bow",
  type: "field",
  effect: [{ kind: "activated", timing: "normal", do: [{ ...does, target: { choose: 1, of: ["unit"], sides: "both" } }] }],
});
const lines = {
  phase: "main",
  P1: { fieldZone: ["Bow"], leftAttackZone: [{ card: "T-022", as: "mine" }] },
  P2: { leftAttackZone: [{ card: "T-022", as: "theirs" }] },
};
const bolt = (does: object) => ({
  name: "Bolt",
  type: "Command",
  effects: [
    {
      timing: "Main",
      ops: [
        { op: "choose", as: "t1", n: 1, from: { kind: "Unit", side: "any" } },
        { ...does, target: "t1" },
      ],
    },
  ],
});
const units = { P1: { hand: ["Bolt"], battleArea: [{ card: "GM", as: "mine" }] }, P2: { battleArea: [{ card: "GM", as: "theirs" }] } };
test.each<[string, string, readonly object[], object, string]>([
  ["theirs", "bos", [RAM], { ...both, P1: { ...both.P1, spellbook: ["T-R-P1"] } }, "P1: cast T-R-P1"],
  ["mine", "bos", [RAM], { ...both, P1: { ...both.P1, spellbook: ["T-Y-P1"] } }, "P1: cast T-Y-P1"],
  [
    "theirs",
    "colossus-order",
    [follower, zap],
    { P1: { hand: ["Zap"], field: [{ card: "Rider", as: "mine" }] }, P2: { field: [{ card: "Rider", as: "theirs" }] } },
    "P1: play Zap",
  ],
  ["theirs", "gate-ruler", [bow({ op: "damage", amount: 1 })], lines, "P1: use Bow"],
  ["mine", "gate-ruler", [bow({ op: "modify", atk: 1, until: "endOfTurn" })], lines, "P1: use Bow"],
  ["theirs", "gundam", [bolt({ op: "damage", n: 1 })], units, "P1: play Bolt"],
  ["mine", "gundam", [bolt({ op: "modify", ap: 1, until: "turn" })], units, "P1: play Bolt"],
])("%s first: %s, %j %j %s", async (first, id, cards, position, line) => {
  const game = await allGames.load(id);
  let there: Match | null = null;
  expect(
    runScenario(game, { game: id, title: "test", cards, position: position as never, script: [line] }, (match) => void (there = match)),
  ).toEqual([]);
  const match = there! as Match;
  expect(match.options().count).toBe(2);
  expect(match.notate(0)).toBe(`choose ${first}`);
});

test("BOS-B2 where only one's own card can be hit, it is asked all the same", async () => {
  const game = await allGames.load("bos");
  const position = { P1: { vim: 9, spellbook: ["T-R-P1"], summons: ["Ram"] } };
  const script = ["P1: cast T-R-P1", { question: "BOS-A13", options: ["choose Ram"] }];
  expect(runScenario(game, { game: "bos", title: "test", cards: [RAM], position, script })).toEqual([]);
});

test("a paragraph that is cited where somebody asks why, or why not, has the number of the newer edition beside it", async () => {
  const { rulebook } = await allGames.load("gundam");
  expect(cite(rulebook, "7-4-1", "Blocker takes over the attack")).toBe("7-4-1, in the new edition 8-3-1: Blocker takes over the attack");
  expect(cite(rulebook, "{3-2-3}", "only Units attack")).toBe("{3-2-3}: only Units attack");
  expect(cite(rulebook, "7-4-1", "")).toBe("7-4-1, in the new edition 8-3-1");
});

describe("why not, as people ask it", () => {
  const said = async (id: string, position: object, words: string, ...answers: string[]) => {
    const game = await allGames.load(id);
    const match = openScenario(game, { game: id, title: "test", position: position as never });
    match.record();
    for (const answer of answers) match.play(match.parse(answer));
    return whyNotWords(match, 0, words, undefined, game.mat.wanted);
  };

  test("a whole name of a card is not a part of another's", async () => {
    const P1 = { hand: ["ST04-002", "Perfect Strike Gundam"], resourceArea: 1 };
    const phrases = async (words: string) => (await said("gundam", { P1 }, words)).flatMap((each) => each.phrases);
    expect(await phrases("strike gundam")).toEqual(["play Strike Gundam"]);
    expect((await phrases("strike gun")).sort()).toEqual(["play Perfect Strike Gundam", "play Strike Gundam"]);
  });

  test("a part of a name, and no article, before what stands behind the card", async () => {
    const P1 = { hand: ["White Gem", "Gale Rider"], locus: 1 };
    for (const words of ["put white into the locus", "put white gem into locus"]) {
      const [judgement] = await said("colossus-order", { P1 }, words, "put Gale Rider into the locus");
      expect(judgement).toMatchObject({ allowed: false, rule: "CO-M2", phrases: ["put White Gem into the locus"] });
    }
  });
});

/** As people type it who do not know how the game calls it: what the first line says, or the line of this beginning. */
const natural: readonly [string, object, Readonly<Record<string, string>>][] = [
  [
    "gundam",
    {
      turn: 5,
      P1: { battleArea: [{ card: "GM", rested: true }, "ST01-001"], hand: ["White Base", "ST01-010"], resourceArea: 2 },
      P2: { battleArea: ["ST03-008", { card: "Demi Trainer", rested: true }], shieldSection: 3, baseSection: ["EX Base"] },
    },
    {
      "why can't my GM attack the player": '"attack with GM" is not allowed: GM is rested',
      "why is gm not allowed to attack": '"attack with GM" is not allowed: GM is rested',
      "why isn't gm able to attack": '"attack with GM" is not allowed: GM is rested',
      "why can GM not attack": '"attack with GM" is not allowed: GM is rested',
      "why not attack zaku with gundam": '"target Zaku Ⅱ" is not allowed: Zaku Ⅱ is active',
      "why not hit demi trainer": '"target Demi Trainer" is allowed',
      "why not attack the base": '"attack with Gundam" is allowed',
      "why not attack ex base": '"target EX Base" is not allowed: EX Base is a Base: who attacks the player strikes it first',
      "why not deploy white base": '"play White Base" is not allowed: its Lv., 3,',
      "why not play the white base": '"play White Base" is not allowed: its Lv., 3,',
      "why not play a card": '"play White Base" is not allowed: its Lv., 3,',
      "why not pair amuro with gundam": '"pair Amuro Ray" is not allowed: its Lv., 4,',
      "why not put amuro on gundam": '"pair Amuro Ray" is not allowed: its Lv., 4,',
      "why not use gundam's ability": '"activate Gundam" is not allowed: Gundam has no effect',
      "why not rest gundam": 'No action is called "rest gundam". With Gundam:',
      "why not draw a card": "  block with CARD",
    },
  ],
  [
    "gate-ruler",
    {
      phase: "main",
      P1: { ruler: ["K-11"], hand: ["T-052", "T-024"], leftAttackZone: ["T-001"] },
      P2: { ruler: ["K-11"], defenceZone: ["T-022"] },
    },
    {
      "why not attack zone center":
        '"attack the centre line with 11. K - Knight", "attack the centre line with Gate Cadet" are not allowed',
      "why not attack the middle": '"attack the centre line with 11. K - Knight", "attack the centre line with Gate Cadet" are not allowed',
      "why not attack the defense zone with cadet": '"attack the centre line with Gate Cadet" is not allowed',
      "why not attack left zone": '"attack the left line with 11. K - Knight", "attack the left line with Gate Cadet" are not allowed',
      "why can't gate cadet attack": '"attack the left line with Gate Cadet", "attack the centre line with Gate Cadet"',
      "why can't I attack the player": '"attack the …" is not allowed: it is the main phase',
      "why not summon ogre": '"play Ogre Bruiser" is allowed',
      "why not play ogre bruiser in the defence zone": '"play Ogre Bruiser" is allowed',
      "why not block": "  attack the centre line with CARD",
    },
  ],
  [
    "bos",
    { phase: "main", P1: { summons: ["T-R-S1"], castle: ["T-B-S4"], spellbook: ["T-R-P1"], wizards: ["T-R-W1"] }, P2: {} },
    {
      "why not attack the opponent's wizard": '"attack with Ash Hound" is allowed',
      "why not attack column 1": '"attack with Ash Hound" is allowed',
      "why can't ash hound attack": '"attack with Ash Hound" is allowed',
      "why not play snow turtle": '"summon Snow Turtle" is not allowed: only in your summoning phase',
      "why not cast a spell": '"cast Fireburst" is not allowed: Fireburst costs 2 vim',
    },
  ],
  [
    "colossus-order",
    {
      P1: { field: ["Sky Courier"], hand: ["Gale Rider", "White Gem"], setGems: ["White Gem"], locus: ["Dawn Medic"] },
      P2: { field: ["Pit Brute"], locus: ["Black Gem"] },
    },
    {
      "why not attack brute with courier": '"attack Pit Brute" is not allowed: Pit Brute is ON',
      "why not attack the deck with sky courier": '"attack the deck" is allowed',
      "why not attack the locus with courier": '"attack locus card 1" is allowed',
      "why not summon gale rider": '"play Gale Rider" is not allowed: Gale Rider needs Colossus gems',
      "why not lay gale rider into locus": '"put Gale Rider into the locus" is allowed',
      "why not set two gems": '"set White Gem" is allowed',
      "why not gem complete": '"declare Gem Complete" is not allowed',
      "why not ignition": '"use the ignition of Sky Courier" is not allowed: it has no ignition ability',
    },
  ],
];

describe.each(natural)("%s, as people say it", (id, position, asked) => {
  const look = { paint: paintOf(false), columns: 400, ...plainly, players: ["you", ""] as const };
  test.each(Object.entries(asked))("%s", async (typed, says) => {
    const game = await allGames.load(id);
    const match = openScenario(game, { game: id, title: "test", position: position as never });
    const { word, rest } = readWord(typed)!;
    expect(word.word).toBe("why not");
    expect(sayWhyNot(match, 0, look, rest, game.mat.wanted)).toContainEqual(expect.stringContaining(says));
  });
});

test("of an attack that is allowed it is not said besides what only its target's question would refuse", async () => {
  const gundam = await allGames.load("gundam");
  const position = { turn: 5, P1: { battleArea: ["ST01-001"], hand: ["White Base"] }, P2: { baseSection: ["EX Base"] } };
  const match = openScenario(gundam, { game: "gundam", title: "test", position: position as never });
  const look = { paint: paintOf(false), columns: 400, ...plainly, players: ["you", ""] as const };
  for (const typed of ["attack the base", "attack the shield", "attack the player"])
    expect(sayWhyNot(match, 0, look, typed, gundam.mat.wanted)).toEqual(['"attack with Gundam" is allowed: among the answers.']);
});

test("a number that no answer has is no action with a number: it is said which there are", async () => {
  const bos = await allGames.load("bos");
  const position = { phase: "summoning", P1: { castle: ["Thorn Hart"], wizards: ["T-R-W1"] }, P2: {} };
  const match = openScenario(bos, { game: "bos", title: "test", position: position as never });
  const look = { paint: paintOf(false), columns: 400, ...plainly, players: ["you", ""] as const };
  const unknown = "There are answers 1 to 2.";
  expect(sayUnknown({ game: bos, match }, 0, look, "4", unknown)).toEqual([unknown]);
});

test("what nobody can mean whose card is hidden is not guessed from it", async () => {
  const gundam = await allGames.load("gundam");
  const position = { P1: { hand: ["White Base"] }, P2: { hand: ["ST03-008"] } };
  const match = openScenario(gundam, { game: "gundam", title: "test", position: position as never });
  const look = { paint: paintOf(false), columns: 400, ...plainly, players: ["you", ""] as const };
  for (const typed of ["deploy zaku", "rest zaku", "deploy nobody"])
    expect(sayWhyNot(match, 0, look, typed, gundam.mat.wanted)[0]).toContain(
      `No action is called "${typed}", or you see no card of that name.`,
    );
});
