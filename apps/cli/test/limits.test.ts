/** Every limit that a game's rules set, one by one: a position beyond it is refused with its paragraph. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { InputError, type Scenario } from "@duelex/kernel";
import { openScenario } from "@duelex/kernel/scenario";
import { describe, expect, test } from "vitest";
import { allGames } from "../src/games.ts";
import { root } from "./desk.ts";

type Rest = Omit<Scenario, "game" | "title">;
type Row = readonly [rule: string, what: string, position: Scenario["position"], more?: Omit<Rest, "position">];
interface Limits {
  readonly rows: readonly Row[];
  /** Paragraphs of those files that no position can break, each with the reason. */
  readonly others: Readonly<Record<string, string>>;
}

const DONE = "what a position does as it is laid out, and no limit";
const UNSAID = "no word of a position can say it";
const KEPT = "what the table keeps count of";

const GM = "GM";
const two = { P1: { battleArea: [{ card: GM, as: "mine" }] }, P2: { battleArea: [{ card: "ST01-005", as: "foe", rested: true }] } };
const RAM = { name: "Ram", strength: 2 };
const stand = { P1: { summons: [{ card: "Ram", as: "mine" }] }, P2: { summons: [{ card: "Ram", as: "foe", column: 2 }] } };
const RIDER = { name: "Rider", ap: 2, rp: 2 };
const field = { P1: { field: [{ card: "Rider", as: "mine" }] }, P2: { field: [{ card: "Rider", as: "foe" }], locus: 2 } };
const lines = { P1: { leftAttackZone: ["T-022"] }, P2: { defenceZone: ["T-022"] } };

const GAMES: Readonly<Record<string, Limits>> = {
  gundam: {
    rows: [
      ["3-5", "seven Units", { P1: { battleArea: Array<string>(7).fill(GM) } }],
      ["3-6-3", "two Bases", { P1: { baseSection: ["ST01-015", "EXB-001"] } }],
      ["3-4-2", "sixteen Resources", { P1: { resourceArea: 16 } }],
      ["3-4-2", "six EX Resources", { P1: { exResources: 6 } }],
      ["5-1-2", "eleven cards in the resource deck", { P1: { resourceDeck: 11 } }],
      ["5-1-2", "a Resource in hand", { P1: { hand: ["R-001"] } }],
      ["5-1-1-1", "fifty-one cards of a main deck", { P1: { deck: 51, shieldSection: 0, resourceArea: 1, resourceDeck: 0 } }],
      ["5-1-1", "more cards than two decks hold", { P1: { deck: 60 } }],
      ["4-17-2-4", "a token in hand", { P1: { hand: ["EXR-001"] } }],
      ["2-3-3-1", "a Base in the battle area", { P1: { battleArea: ["ST01-015"] } }],
      ["2-3-6", "a Unit in the base section", { P1: { baseSection: [GM] } }],
      ["2-3-4", "a Unit beneath a Unit", { P1: { battleArea: [{ card: GM, pilot: GM }] } }],
      ["10-3", "damage as high as the HP", { P1: { battleArea: [{ card: GM, damage: 2 }] } }],
      ["3-8-4-1", "eleven cards in the hand of who has just ended the turn", { phase: "start", P1: {}, P2: { hand: 11 } }],
      ["6-1", "a turn that is the other player's", { turn: 2, active: "P1" }],
      ["5-2-1-3", "two who begin", { firstPlayer: "P1" }, { settings: { firstPlayer: "P2" } }],
      ["5-2-1-1", "a card in hand before the set-up", { phase: "setup", P1: { hand: [GM] } }],
      ["5-2-1", "a turn before the set-up", { phase: "setup", turn: 1 }],
      ["2-1", "a name that several cards have", { P1: { hand: ["Guncannon"] } }],
      ["11-2-12", "a clause used up that has no limit", { P1: { battleArea: [{ card: GM, used: [1] }] } }],
      ["9-3", "an effect that does not last", { P1: { battleArea: [GM] }, effects: [{ card: GM, on: GM }] }],
      ["6-5-4", "a battle in the start phase", { phase: "start", ...two, battle: { attacker: GM } }],
      ["7-3-1", "a battle without attacker", { ...two, battle: { attacker: "foe" } }],
      ["7-3-1", "a battle against a Unit of one's own", { ...two, battle: { attacker: GM, target: "mine" } }],
      ["7-4-1", "a blocker of one's own", { ...two, battle: { attacker: GM, step: "action", blocker: "mine" } }],
      [
        "7-4-3",
        "an attacked Unit that blocks for itself",
        { ...two, battle: { attacker: GM, target: "foe", step: "action", blocker: "foe" } },
      ],
      [
        "2-11-4",
        "an attacker that was deployed this turn",
        { P1: { battleArea: [{ card: GM, deployedThisTurn: true }] }, battle: { attacker: GM } },
      ],
      [
        "7-7-1",
        "an effect for a battle that there is not",
        { P1: { battleArea: [GM] }, effects: [{ card: "Order", on: GM }] },
        {
          cards: [
            {
              name: "Order",
              type: "Command",
              effects: [
                { timing: "Main", ops: [{ op: "modify", ap: 1, until: "battle", target: { all: { kind: "Unit", side: "own" } } }] },
              ],
            },
          ],
        },
      ],
      [
        "9-1-9",
        "damage redirected to nobody",
        { P1: { battleArea: [GM] }, effects: [{ card: "Order", on: GM }] },
        {
          cards: [
            {
              name: "Order",
              type: "Command",
              effects: [
                {
                  timing: "Main",
                  ops: [
                    { op: "choose", as: "t1", n: 1, from: { kind: "Unit", side: "own" } },
                    { op: "choose", as: "t2", n: 1, from: { kind: "Unit", side: "own" } },
                    { op: "redirectDamage", damage: "any", fromTarget: "t1", to: "t2", until: "turn" },
                  ],
                },
              ],
            },
          ],
        },
      ],
    ],
    others: { "4-8": DONE, "4-9": DONE, "11-1-4": DONE, "1-3-3": DONE, "1-3-6": KEPT, "3-4": KEPT, "6-5-2-3-3": KEPT },
  },
  "gate-ruler": {
    rows: [
      ["15-3a-1", "a hand of a ruler that has none", { P1: { hand: ["T-001"] } }],
      ["GR-12-STACK", "two units in one zone", { P1: { leftAttackZone: ["T-001", "T-002"] } }],
      ["GR-5-RULER", "two rulers", { P1: { ruler: ["A-1", "K-11"] } }],
      ["GR-12-BAD", "a field in a unit zone", { P1: { leftAttackZone: ["T-065"] } }],
      ["R-SETTABLE", "a unit that lies set", { P1: { setZones: ["T-001"] } }],
      ["GR-12-LIFE", "a full damage zone", { P2: { damageZone: 11 } }],
      ["GR-12-DECK", "an empty deck", { P2: { deck: 0 } }],
      ["GR-7-RIGHT", "more summons than the ruler allows", { P1: { ruler: ["K-11"], summons: 3 } }],
      ["12-4a", "damage as high as the HP", { P1: { leftAttackZone: [{ card: "T-001", damage: 2 }] } }],
      ["15-4a", "a set card face up", { P1: { setZones: [{ card: "T-052", faceDown: false }] } }],
      ["R-D-FACEDOWN", "a unit face down", { P1: { leftAttackZone: [{ card: "T-001", faceDown: true }] } }],
      ["GR-12-SOUL", "a soul card under nothing", { P1: { soul: ["T-001"] } }],
      ["GR-3-ZONES", "more active energy than there is", { P2: { activeEnergy: 5 } }],
      ["9-1a", "a card on the gate", { P1: { gate: ["T-001"] } }],
      ["13-5", "a card in the counter zone", { P1: { counterZone: ["T-021"] } }],
      ["GR-5-REAL", "a card that is not wholly public", { P1: { leftAttackZone: ["P-SAMELIAN"] } }],
      ["GR-6-LOOP", "a turn that is the other player's", { turn: 2, active: "P1", first: "P1" }],
      ["GR-5-BEGIN", "a turn before the set-up", { phase: "setup", turn: 1 }],
      ["GR-5-RULERSETUP", "a unit before the set-up", { phase: "setup", P1: { leftAttackZone: ["T-001"] } }],
      ["GR-14-LIMIT", "an ability used up that has no limit", { P1: { leftAttackZone: [{ card: "T-001", used: [1] }] } }],
      ["14-1b-2", "an effect that does not last", { ...lines, effects: [{ card: "T-042", on: "T-022" }] }],
      ["8-1a", "an attack in the main phase", { phase: "main", ...lines, battle: { attacker: "T-022", target: "left line" } }],
      [
        "8-4c",
        "an attack of a unit of the other player",
        { phase: "attack", ...lines, battle: { attacker: "T-001", target: "left line" } },
      ],
    ],
    others: { "8-4d": DONE, "GR-15-SOUL": DONE, "GR-7-PRICE": DONE, "6-2f": KEPT },
  },
  bos: {
    rows: [
      ["BOS-Z6", "a fourth summon", { P1: { summons: ["Ram", "Ram", "Ram", "Ram"] } }, { cards: [RAM] }],
      ["BOS-D1", "eleven summons", { P1: { castle: 11 } }],
      ["BOS-D1", "two bosses", { P1: { boss: ["T-R-B1", "T-Y-B1"] } }],
      ["BOS-D2", "a wizard twice", { P1: { wizards: ["T-R-W1", "T-R-W1"] } }],
      ["BOS-X1", "a summon for a boss", { P1: { boss: ["T-R-S1"] } }],
      ["BOS-Z1", "a spell in the castle", { P1: { castle: ["T-R-P1"] } }],
      ["BOS-V1", "no life", { P1: { life: 0 } }],
      ["BOS-N5", "no strength", { P1: { summons: [{ card: "Ram", strength: 0 }] } }, { cards: [RAM] }],
      ["BOS-C5", "acted and face-down", { P1: { summons: [{ card: "Ram", acted: true, faceDown: true }] } }, { cards: [RAM] }],
      ["BOS-P6", "an enchantment under nothing", { P1: { enchantments: [{ card: "T-R-P5", under: "Ram" }] } }],
      [
        "BOS-S1",
        "two wizards to be placed",
        { phase: "setup", P1: { wizards: ["T-R-W1", "T-R-W2"] }, P2: { wizards: ["T-R-W1", "T-R-W2", "T-B-W1"] } },
      ],
      ["BOS-S5", "a turn that is the other player's", { turn: 2, active: "P1" }],
      ["BOS-T1", "another number of turns begun", { turn: 21, P1: { turnsStarted: 9 } }],
      ["BOS-A7", "an ability used up that has no limit", { P1: { summons: [{ card: "Ram", used: [1] }] } }, { cards: [RAM] }],
      [
        "BOS-T3",
        "an attack in the summoning phase",
        { phase: "summoning", ...stand, battle: { attacker: "Ram", target: "P2" } },
        { cards: [RAM] },
      ],
      ["BOS-K1", "an attack of a card of the other player", { ...stand, battle: { attacker: "foe", target: "P2" } }, { cards: [RAM] }],
      ["BOS-B2", "an attack on nobody", { ...stand, battle: { attacker: "Ram", step: "block" } }, { cards: [RAM] }],
      [
        "BOS-DA6",
        "a blocker of one's own",
        { ...stand, battle: { attacker: "Ram", target: "P2", step: "result", blocker: "mine" } },
        { cards: [RAM] },
      ],
      [
        "BOS-B3.ii",
        "a block before the block",
        { ...stand, battle: { attacker: "Ram", target: "P2", step: "block", blocker: "foe" } },
        { cards: [RAM] },
      ],
      [
        "BOS-DA5",
        "a blocker in another column",
        { ...stand, battle: { attacker: "Ram", target: "P2", step: "result", blocker: "foe" } },
        { cards: [RAM] },
      ],
      [
        "BOS-DA2",
        "an attack through a column that is not open",
        { P1: { summons: ["Ram"] }, P2: { summons: ["Ram"] }, battle: { attacker: "Ram", target: "P2", step: "block" } },
        { cards: [RAM] },
      ],
    ],
    others: { "BOS-C6": DONE, "BOS-P3": "vim below 0 is no number of a position", "BOS-R12": KEPT },
  },
  "colossus-order": {
    rows: [
      ["CO-D1", "two Colossi", { P1: { colossus: ["T-C-W", "T-C-B"] } }],
      ["CO-D1", "fifty-one cards", { P1: { deck: 51 } }],
      ["CO-V3", "no card in the deck", { P1: { deck: 0 } }],
      ["CO-U1", "a second unique follower", { P1: { field: ["One", "One"] } }, { cards: [{ name: "One", unique: true, ap: 1, rp: 1 }] }],
      ["CO-U2", "a second unique gem", { P1: { setGems: ["T-G-X2", "T-G-X2"] } }],
      ["CO-U2", "a second unique gem among captured ones", { P1: { setGems: ["T-G-X2"], captured: ["T-G-X2"] } }],
      ["CO-W8", "damage as high as the RP", { P1: { field: [{ card: "Rider", damage: 2 }] } }, { cards: [RIDER] }],
      ["CO-S1", "a Colossus in hand", { P1: { hand: ["T-C-W"] } }],
      ["CO-Z6", "an action on the field", { P1: { field: ["T-WA1"] } }],
      ["CO-Z4", "a follower among the gems", { P1: { setGems: ["Rider"] } }, { cards: [RIDER] }],
      ["CO-Z8", "a counter beyond the locus", { P1: { locus: 1, used: 2 } }],
      ["CO-A1", "an attack in the other player's turn", { P1: {}, P2: { field: [{ card: "Rider", attacks: 1 }] } }, { cards: [RIDER] }],
      ["MR 1.2", "a turn that is the other player's", { turn: 2, active: "P1" }],
      ["CO-S4", "two who begin", { first: "P1" }, { settings: { startingPlayer: "P2" } }],
      ["CO-S7", "a turn before the first", { phase: "setup", turn: 1 }],
      ["CO-S3", "a card in hand before the opening hands", { phase: "setup", P1: { hand: ["T-WF1"] } }],
      ["CO-M7", "an attack in the start phase", { phase: "start", ...field, battle: { attacker: "Rider" } }, { cards: [RIDER] }],
      ["CO-A1", "an attack of nobody", { ...field, battle: { attacker: "foe" } }, { cards: [RIDER] }],
      ["CO-A3", "an attack on nothing", { ...field, battle: { attacker: "Rider", target: "locus 7" } }, { cards: [RIDER] }],
      ["CO-F2", "an attack on an ON follower", { ...field, battle: { attacker: "Rider", target: "foe" } }, { cards: [RIDER] }],
      [
        "CO-Y4",
        "a second card without Double Break",
        { ...field, battle: { attacker: "Rider", target: "locus 1", second: "locus 2" } },
        { cards: [RIDER] },
      ],
      [
        "CO-A6",
        "a blocker of one's own",
        { ...field, battle: { attacker: "Rider", step: "resolution", blocker: "mine" } },
        { cards: [RIDER] },
      ],
      [
        "CO-Y1",
        "a blocker without Soar before one that has it",
        { P1: { field: ["T-WF2"] }, P2: { field: ["Rider"] }, battle: { attacker: "Sky Courier", step: "resolution", blocker: "Rider" } },
        { cards: [RIDER] },
      ],
      [
        "CO-F4",
        "a blocker that came into play in this turn",
        {
          P1: { field: ["T-WF1"] },
          P2: { field: [{ card: "Rider", arrived: true }] },
          battle: { attacker: "Meadow Squire", step: "resolution", blocker: "Rider" },
        },
        { cards: [RIDER] },
      ],
      [
        "CO-15.24",
        "Double Break on one of two locus cards",
        { P1: { field: ["T-BF4"] }, P2: { locus: 2 }, battle: { attacker: "Vault Breaker", target: "locus 1" } },
      ],
      ["CO-T3a", "damage as a turn begins", { phase: "start", P2: { field: [{ card: "Rider", damage: 1 }] } }, { cards: [RIDER] }],
      ["CO-T3b", "a bonus of the last turn", { phase: "start", P1: { field: [{ card: "Rider", addedRp: 1 }] } }, { cards: [RIDER] }],
      ["CO-T3c", "a gem set before the turn", { phase: "start", gemSet: true }],
      ["CO-T3c", "an attack before the turn", { phase: "start", P1: { field: [{ card: "Rider", attacks: 1 }] } }, { cards: [RIDER] }],
      ["CO-T3c", "an arrival before the turn", { phase: "start", P2: { field: [{ card: "Rider", arrived: true }] } }, { cards: [RIDER] }],
    ],
    others: { "CO-W2": DONE, "CO-Z5": DONE, "CO-W6": "damage below 0 is no number of a position", "CO-G2": KEPT, "HOUSE-CHAIN": UNSAID },
  },
};

/** The files in which a game says what a position may not be. */
const FILES = ["limits", "stage", "stage-middle", "impossible"];
function citedIn(id: string, rulebook: object): Set<string> {
  const cited = new Set<string>();
  for (const name of FILES) {
    let text = "";
    try {
      text = readFileSync(join(root, "packages", id, "src", `${name}.ts`), "utf8");
    } catch {
      continue; // not every game has all of them
    }
    const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
    for (const [, rule] of code.matchAll(/"([^"\n]+)"/g)) if (Object.hasOwn(rulebook, rule!)) cited.add(rule!);
  }
  return cited;
}

describe.each(Object.entries(GAMES))("%s", (id, { rows, others }) => {
  test.each(rows.map(([rule, what, position, more]) => ({ rule, what, position, more })))(
    "$rule: $what",
    async ({ rule, position, more }) => {
      const game = await allGames.load(id);
      let refused: readonly (string | undefined)[] = [];
      try {
        openScenario(game, { game: id, title: "beyond a limit", position: position!, ...more });
      } catch (problem) {
        if (!(problem instanceof InputError)) throw problem;
        refused = problem.problems.map((each) => each.rule);
      }
      expect(refused).toContain(rule);
    },
  );

  test("these are all: every paragraph by which positions are refused stands here, and none that is not", async () => {
    const { rulebook } = await allGames.load(id);
    const cited = citedIn(id, rulebook);
    const shown = new Set([...rows.map(([rule]) => rule), ...Object.keys(others)]);
    expect([...cited].filter((rule) => !shown.has(rule))).toEqual([]);
    expect([...Object.keys(others)].filter((rule) => !cited.has(rule))).toEqual([]);
  });
});
