/**
 * 16.5 Which events an effect waits for, and which it does not. Two Units wait for everything that the vocabulary knows, one on either
 * side; each row is something that is done, and all that hear it.
 */
import { expect, test } from "vitest";
import { activate, attack, endMain, pair, play, type Side, support, type Table, table } from "../table.ts";
import { cast } from "./cast.ts";

const own = { kind: "Unit", side: "own" };
const enemy = { kind: "Unit", side: "enemy" };
const any = { kind: "Unit", side: "any" };
const strong = (who: object) => ({ ...who, lvMin: 5 });
const mill = [{ op: "mill", n: 1 }];
const command = (name: string, ...ops: object[]) => ({ name, type: "Command", effects: [{ timing: ["Main", "Action"], ops }] });
const choose = (from: object) => ({ op: "choose", as: "t1", n: 1, from });
const onT1 = (op: string, more = {}) => ({ op, target: "t1", ...more });

/** What a Unit can wait for: how it is called below, and how a card says it. */
const waited: Readonly<Record<string, object>> = {
  "destroys an enemy in battle": { event: "thisUnitDestroysEnemyUnit", damage: "battle" },
  "destroys an enemy by an effect": { event: "thisUnitDestroysEnemyUnit", damage: "effect" },
  "destroys an enemy of Lv.5": { event: "thisUnitDestroysEnemyUnit", damage: "any", victim: strong(enemy) },
  "yours destroys an enemy": { event: "unitDestroysEnemyUnit", who: own, damage: "any" },
  "yours destroys an enemy in battle": { event: "unitDestroysEnemyUnit", who: own, damage: "battle" },
  "yours of Lv.5 destroys an enemy": { event: "unitDestroysEnemyUnit", who: strong(own), damage: "any" },
  "theirs destroys one of yours": { event: "unitDestroysEnemyUnit", who: enemy, damage: "any" },
  "destroys of the shield area": { event: "thisUnitDestroysShieldAreaCard", damage: "battle" },
  "destroys of the shield area by an effect": { event: "thisUnitDestroysShieldAreaCard", damage: "effect" },
  "yours destroys of the shield area": { event: "unitDestroysShieldAreaCard", who: own, damage: "any" },
  "theirs destroys of your shield area": { event: "unitDestroysShieldAreaCard", who: enemy, damage: "battle" },
  "destroys any enemy card": { event: "thisUnitDestroysEnemyCard", damage: "battle" },
  "destroys any enemy card by an effect": { event: "thisUnitDestroysEnemyCard", damage: "effect" },
  "yours falls by damage": { event: "unitDestroyedByDamage", who: own, damage: "any" },
  "theirs falls by battle damage": { event: "unitDestroyedByDamage", who: enemy, damage: "battle" },
  "theirs falls by effect damage": { event: "unitDestroyedByDamage", who: enemy, damage: "effect" },
  "one falls while this attacks": { event: "unitDestroyedByDamage", who: any, damage: "any", whileThisUnitAttacking: true },
  "yours falls by an effect": { event: "unitDestroyedByEffect", who: own },
  "theirs falls by an effect": { event: "unitDestroyedByEffect", who: enemy },
  "damages an enemy in battle": { event: "thisUnitDamagesEnemyUnit", damage: "battle" },
  "damages an enemy by an effect": { event: "thisUnitDamagesEnemyUnit", damage: "effect" },
  "damages an enemy of Lv.5": { event: "thisUnitDamagesEnemyUnit", damage: "any", victim: strong(enemy) },
  "yours damages an enemy": { event: "unitDamagesEnemyUnit", who: own, damage: "any" },
  "theirs damages in battle": { event: "unitDamagesEnemyUnit", who: enemy, damage: "battle" },
  "receives battle damage": { event: "thisUnitReceivesDamage", damage: "battle", from: enemy },
  "receives a Command's damage": { event: "thisUnitReceivesDamage", damage: "any", from: { kind: "CommandCard", side: "enemy" } },
  "receives its own side's damage": { event: "thisUnitReceivesDamage", damage: "any", from: { side: "own" } },
  "yours receives damage": { event: "unitReceivesDamage", who: own, damage: "any", from: { side: "any" } },
  "yours of Lv.5 receives damage": { event: "unitReceivesDamage", who: strong(own), damage: "any", from: { side: "any" } },
  "theirs receives battle damage of yours": { event: "unitReceivesDamage", who: enemy, damage: "battle", from: own },
  "yours attacks": { event: "unitAttacks", who: own },
  "yours of Lv.5 attacks": { event: "unitAttacks", who: strong(own) },
  "theirs attacks": { event: "unitAttacks", who: enemy },
  "yours attacks the player": { event: "unitAttacks", who: own, target: "player" },
  "theirs attacks a Unit": { event: "unitAttacks", who: enemy, target: "unit" },
  blocked: { event: "thisUnitBlocked", by: enemy },
  "blocked by Lv.5": { event: "thisUnitBlocked", by: strong(enemy) },
  "set active by an effect": { event: "thisUnitSetActiveByEffect" },
  "its AP is reduced by an enemy": { event: "thisUnitApReducedByEnemy" },
  "rested by an effect": { event: "thisUnitRestedByEffect" },
  "one is rested by your effect": { event: "unitRestedByEffect", who: any, by: "own" },
  "yours is rested by their effect": { event: "unitRestedByEffect", who: own, by: "enemy" },
  recovers: { event: "thisUnitRecovers" },
  "its Support raises AP": { event: "thisUnitSupportRaisedAp", target: own },
  "its Support raises the AP of Lv.5": { event: "thisUnitSupportRaisedAp", target: strong(own) },
  "you activate a Command": { event: "youActivateCommand" },
  "you activate a Command of Lv.5": { event: "youActivateCommand", card: { kind: "CommandCard", side: "own", lvMin: 5 } },
  "you activate a Command with an EX Resource": { event: "youActivateCommand", playedWith: "EXResource" },
  "you pay for an effect": { event: "youPayForUnitEffect", who: own },
  "you pay for an effect of Lv.5": { event: "youPayForUnitEffect", who: strong(own) },
  "you lose an EX Resource": { event: "youLoseEXResource" },
  "you place an EX Resource": { event: "youPlaceEXResource" },
  "you draw by an effect": { event: "youDrawByEffect" },
  "yours is deployed": { event: "unitDeployed", who: own },
  "another of yours of Lv.5 is deployed": { event: "unitDeployed", who: { ...strong(own), notSelf: true } },
  "theirs is deployed": { event: "unitDeployed", who: enemy },
  "yours links": { event: "unitLinks", who: own },
  "theirs links": { event: "unitLinks", who: enemy },
  "you pair a Pilot": { event: "youPairPilot", with: own },
  "you pair a Pilot with this or Lv.5": { event: "youPairPilot", with: { thisUnitOr: strong(own) } },
  "you pair a white Pilot": { event: "youPairPilot", with: own, pilot: { kind: "Pilot", side: "own", color: "white" } },
};
const timings = ["Deploy", "Attack", "Destroyed", "WhenPaired", "WhenLinked", "EndOfYourTurn", "EndOfTurn"];
const labels = [...Object.keys(waited), ...timings];
const listens = [
  ...Object.values(waited).map((trigger) => ({ timing: "Trigger", trigger, ops: mill })),
  ...timings.map((timing) => ({ timing, ops: mill })),
];
const listener = (name: string, more: object[] = []) => ({
  name,
  ap: 3,
  hp: 9,
  level: 3,
  cost: 1,
  keywords: ["Support 1"],
  link: [{ pilotNameIncludes: "Rider" }],
  effects: [...listens, ...more],
});
const paid = { timing: "ActivateMain", cost: [{ op: "payResources", n: 1 }], ops: mill };
const people = [
  ...cast,
  listener("Ear", [
    { timing: "ActivateMain", ops: [choose(enemy), onT1("damage", { n: 2 })] },
    { timing: "ActivateMain", ops: [{ op: "damage", n: 9, target: "enemyShieldAreaTop" }] },
    paid,
    { timing: "ActivateMain", ops: [choose(own), onT1("damage", { n: 2 })] },
  ]),
  listener("Spy"),
  {
    ...cast.find(({ name }) => name === "Lancer")!,
    name: "Mate",
    keywords: ["Support 1"],
    link: [{ pilotNameIncludes: "Rider" }],
    effects: [paid],
  },
  { name: "Saint", apMod: 0, hpMod: 0, color: "white" },
  command("Zap", choose(any), onT1("damage", { n: 2 })),
  command("Smite", choose(any), onT1("destroy")),
  command("Lull", choose(any), onT1("rest")),
  command("Weaken", choose(any), onT1("modify", { ap: -1, until: "turn" })),
  command("Sap", choose(any), onT1("modify", { hp: -2, until: "turn" })),
  command("Heal", choose(any), onT1("recover", { n: 2 })),
  command("Storm", { op: "damage", n: 1, target: { all: enemy } }),
  command("Hush", { op: "rest", target: { all: enemy } }),
  command("Doom", { op: "destroy", target: { all: enemy } }),
  {
    ...command("Signal", ...mill),
    effects: [
      { timing: "Burst", ops: [{ op: "activateOwnMainEffect" }] },
      { timing: "Main", ops: mill },
    ],
  },
  command("Bless", { op: "placeEXResource", n: 2 }),
  command("Drones", { op: "deployToken", n: 2, token: { name: "Drone", traits: [], ap: 1, hp: 1 } }),
  { ...command("Tome", { op: "draw", n: 2 }), level: 5, cost: 1 },
  { ...command("Poem", ...mill), cost: 1 },
  {
    name: "Tyrant",
    ap: 4,
    hp: 9,
    level: 6,
    cost: 1,
    keywords: ["Blocker"],
    effects: [{ timing: "ActivateMain", cost: [{ op: "payResources", n: 1 }], ops: mill }],
  },
];

const P1: Side = {
  battleArea: [{ card: "Ear", damage: 1 }, "Mate", { card: "Clerk", as: "Page" }],
  hand: [
    "Zap",
    "Smite",
    "Lull",
    "Awake",
    "Weaken",
    "Sap",
    "Heal",
    "Bless",
    "Drones",
    "Storm",
    "Hush",
    "Doom",
    "Tome",
    "Poem",
    "Giant",
    "Rider",
    "Saint",
  ],
  deck: 20,
};
const P2: Side = {
  battleArea: [
    { card: "Spy", rested: true },
    { card: "Clerk", rested: true },
    { card: "Tyrant", rested: true },
  ],
  hand: 0,
  deck: 20,
};

/** What is done, and what Ear and Spy hear of it */
interface Deed {
  readonly script: readonly string[];
  readonly P1?: Side;
  readonly P2?: Side;
  readonly ear?: readonly string[];
  readonly spy?: readonly string[];
}
const deeds: Readonly<Record<string, Deed>> = {
  "a Unit destroys another in battle": {
    script: [attack("Ear", "Clerk"), "passes"],
    ear: [
      "Attack",
      "damages an enemy in battle",
      "destroys an enemy in battle",
      "destroys any enemy card",
      "one falls while this attacks",
      "receives battle damage",
      "theirs damages in battle",
      "theirs falls by battle damage",
      "theirs receives battle damage of yours",
      "yours attacks",
      "yours damages an enemy",
      "yours destroys an enemy",
      "yours destroys an enemy in battle",
      "yours receives damage",
    ],
    spy: [
      "theirs attacks",
      "theirs attacks a Unit",
      "theirs damages in battle",
      "theirs destroys one of yours",
      "theirs receives battle damage of yours",
      "yours damages an enemy",
      "yours falls by damage",
      "yours receives damage",
    ],
  },
  "another of yours does": {
    script: [attack("Mate", "Clerk"), "passes"],
    ear: [
      "theirs damages in battle",
      "theirs falls by battle damage",
      "theirs receives battle damage of yours",
      "yours attacks",
      "yours damages an enemy",
      "yours destroys an enemy",
      "yours destroys an enemy in battle",
      "yours receives damage",
    ],
    spy: [
      "theirs attacks",
      "theirs attacks a Unit",
      "theirs damages in battle",
      "theirs destroys one of yours",
      "theirs receives battle damage of yours",
      "yours damages an enemy",
      "yours falls by damage",
      "yours receives damage",
    ],
  },
  "a Unit destroys one of Lv.5 or more in battle": {
    script: [attack("Ear", "Tyrant"), "passes"],
    P2: {
      ...P2,
      battleArea: [
        { card: "Spy", rested: true },
        { card: "Tyrant", rested: true, damage: 7 },
      ],
    },
    ear: [
      "Attack",
      "damages an enemy in battle",
      "damages an enemy of Lv.5",
      "destroys an enemy in battle",
      "destroys an enemy of Lv.5",
      "destroys any enemy card",
      "one falls while this attacks",
      "receives battle damage",
      "theirs damages in battle",
      "theirs falls by battle damage",
      "theirs receives battle damage of yours",
      "yours attacks",
      "yours damages an enemy",
      "yours destroys an enemy",
      "yours destroys an enemy in battle",
      "yours receives damage",
    ],
    spy: [
      "theirs attacks",
      "theirs attacks a Unit",
      "theirs damages in battle",
      "theirs destroys one of yours",
      "theirs receives battle damage of yours",
      "yours damages an enemy",
      "yours falls by damage",
      "yours of Lv.5 receives damage",
      "yours receives damage",
    ],
  },
  "a Unit damages one in battle, and is damaged": {
    script: [attack("Ear", "Spy"), "passes"],
    ear: [
      "Attack",
      "damages an enemy in battle",
      "receives battle damage",
      "theirs damages in battle",
      "theirs receives battle damage of yours",
      "yours attacks",
      "yours damages an enemy",
      "yours receives damage",
    ],
    spy: [
      "damages an enemy in battle",
      "receives battle damage",
      "theirs attacks",
      "theirs attacks a Unit",
      "theirs damages in battle",
      "theirs receives battle damage of yours",
      "yours damages an enemy",
      "yours receives damage",
    ],
  },
  "one of yours is destroyed in battle": {
    script: [attack("Page", "Tyrant"), "passes"],
    ear: [
      "theirs damages in battle",
      "theirs destroys one of yours",
      "theirs receives battle damage of yours",
      "yours attacks",
      "yours damages an enemy",
      "yours falls by damage",
      "yours receives damage",
    ],
    spy: [
      "theirs attacks",
      "theirs attacks a Unit",
      "theirs damages in battle",
      "theirs falls by battle damage",
      "theirs receives battle damage of yours",
      "yours damages an enemy",
      "yours destroys an enemy",
      "yours destroys an enemy in battle",
      "yours of Lv.5 destroys an enemy",
      "yours of Lv.5 receives damage",
      "yours receives damage",
    ],
  },
  "two destroy each other": {
    script: [attack("Ear", "Clerk"), "passes"],
    P1: { battleArea: [{ card: "Ear", damage: 8 }, "Mate"] },
    ear: [
      "Attack",
      "Destroyed",
      "damages an enemy in battle",
      "destroys an enemy in battle",
      "destroys any enemy card",
      "one falls while this attacks",
      "receives battle damage",
      "theirs damages in battle",
      "theirs destroys one of yours",
      "theirs falls by battle damage",
      "theirs receives battle damage of yours",
      "yours attacks",
      "yours damages an enemy",
      "yours destroys an enemy",
      "yours destroys an enemy in battle",
      "yours falls by damage",
      "yours receives damage",
    ],
    spy: [
      "theirs attacks",
      "theirs attacks a Unit",
      "theirs damages in battle",
      "theirs destroys one of yours",
      "theirs falls by battle damage",
      "theirs receives battle damage of yours",
      "yours damages an enemy",
      "yours destroys an enemy",
      "yours destroys an enemy in battle",
      "yours falls by damage",
      "yours receives damage",
    ],
  },
  "a Unit destroys a Shield": {
    script: [attack("Ear"), "passes"],
    ear: [
      "Attack",
      "destroys any enemy card",
      "destroys of the shield area",
      "yours attacks",
      "yours attacks the player",
      "yours destroys of the shield area",
    ],
    spy: ["theirs attacks", "theirs destroys of your shield area"],
  },
  "another of yours destroys a Shield": {
    script: [attack("Mate"), "passes"],
    ear: ["yours attacks", "yours attacks the player", "yours destroys of the shield area"],
    spy: ["theirs attacks", "theirs destroys of your shield area"],
  },
  "a Unit damages a Base": {
    script: [attack("Ear"), "passes"],
    P2: { baseSection: ["Fort"] },
    ear: ["Attack", "yours attacks", "yours attacks the player"],
    spy: ["theirs attacks"],
  },
  "a Unit destroys a Base": {
    script: [attack("Ear"), "passes"],
    P2: { baseSection: [{ card: "Fort", damage: 2 }] },
    ear: [
      "Attack",
      "destroys any enemy card",
      "destroys of the shield area",
      "yours attacks",
      "yours attacks the player",
      "yours destroys of the shield area",
    ],
    spy: ["theirs attacks", "theirs destroys of your shield area"],
  },
  "a Unit's effect damages one": {
    script: [activate("Ear"), "effect 1", "choose Spy"],
    ear: ["damages an enemy by an effect", "yours damages an enemy"],
    spy: ["yours receives damage"],
  },
  "a Unit's effect destroys one": {
    script: [activate("Ear"), "effect 1", "choose Clerk"],
    ear: [
      "damages an enemy by an effect",
      "destroys an enemy by an effect",
      "destroys any enemy card by an effect",
      "theirs falls by effect damage",
      "yours damages an enemy",
      "yours destroys an enemy",
    ],
    spy: ["theirs destroys one of yours", "yours falls by damage", "yours receives damage"],
  },
  "a Unit's effect damages one of one's own": {
    script: [activate("Ear"), "effect 4", "choose Mate"],
    ear: ["yours receives damage"],
  },
  "a Unit's effect destroys one of one's own": {
    script: [activate("Ear"), "effect 4", "choose Page"],
    ear: ["yours falls by damage", "yours receives damage"],
    spy: ["theirs falls by effect damage"],
  },
  "a Unit's effect destroys a Shield": {
    script: [activate("Ear"), "effect 2"],
    ear: ["destroys any enemy card by an effect", "destroys of the shield area by an effect", "yours destroys of the shield area"],
  },
  "a Unit's effect destroys a Base": {
    script: [activate("Ear"), "effect 2"],
    P2: { baseSection: ["Fort"] },
    ear: ["destroys any enemy card by an effect", "destroys of the shield area by an effect", "yours destroys of the shield area"],
  },
  "a Command damages an enemy": {
    script: [play("Zap"), "choose Spy"],
    ear: ["you activate a Command"],
    spy: ["receives a Command's damage", "yours receives damage"],
  },
  "a Command destroys an enemy by damage": {
    script: [play("Zap"), "choose Clerk"],
    ear: ["theirs falls by effect damage", "you activate a Command"],
    spy: ["yours falls by damage", "yours receives damage"],
  },
  "a Command damages one of one's own": {
    script: [play("Zap"), "choose Ear"],
    ear: ["receives its own side's damage", "you activate a Command", "yours receives damage"],
  },
  "a Command destroys one of one's own by damage": {
    script: [play("Zap"), "choose Page"],
    ear: ["you activate a Command", "yours falls by damage", "yours receives damage"],
    spy: ["theirs falls by effect damage"],
  },
  "a Command destroys an enemy": {
    script: [play("Smite"), "choose Clerk"],
    ear: ["theirs falls by an effect", "you activate a Command"],
    spy: ["yours falls by an effect"],
  },
  "a Command destroys one of one's own": {
    script: [play("Smite"), "choose Page"],
    ear: ["you activate a Command", "yours falls by an effect"],
    spy: ["theirs falls by an effect"],
  },
  "a Command destroys the one that waits": {
    script: [play("Smite"), "choose Ear"],
    ear: ["Destroyed", "you activate a Command", "yours falls by an effect"],
    spy: ["theirs falls by an effect"],
  },
  "HP sinks to nothing": { script: [play("Sap"), "choose Clerk"], ear: ["you activate a Command"] },
  "a Command rests the one that waits": {
    script: [play("Lull"), "choose Ear"],
    ear: ["one is rested by your effect", "rested by an effect", "you activate a Command"],
  },
  "a Command rests another of yours": {
    script: [play("Lull"), "choose Mate"],
    ear: ["one is rested by your effect", "you activate a Command"],
  },
  "a Command rests an enemy": {
    script: [play("Lull"), "choose Spy"],
    P2: { battleArea: ["Spy"] },
    ear: ["one is rested by your effect", "you activate a Command"],
    spy: ["rested by an effect", "yours is rested by their effect"],
  },
  "a Command rests who is rested": { script: [play("Lull"), "choose Spy"], ear: ["you activate a Command"] },
  "a Command sets active": {
    script: [play("Awake"), "choose Ear"],
    P1: { battleArea: [{ card: "Ear", rested: true }, "Mate"] },
    ear: ["set active by an effect", "you activate a Command"],
  },
  "a Command sets active who is active": { script: [play("Awake"), "choose Ear"], ear: ["you activate a Command"] },
  "a Command lowers the AP of an enemy": {
    script: [play("Weaken"), "choose Spy"],
    ear: ["you activate a Command"],
    spy: ["its AP is reduced by an enemy"],
  },
  "a Command lowers the AP of one's own": { script: [play("Weaken"), "choose Ear"], ear: ["you activate a Command"] },
  "a Command has a damaged one recover": { script: [play("Heal"), "choose Ear"], ear: ["recovers", "you activate a Command"] },
  "a Command has an undamaged one recover": { script: [play("Heal"), "choose Spy"], ear: ["you activate a Command"] },
  "a Command has another recover": {
    script: [play("Heal"), "choose Mate"],
    P1: { battleArea: ["Ear", { card: "Mate", damage: 1 }] },
    ear: ["you activate a Command"],
  },
  "Support for another": {
    script: [support("Ear"), "choose Mate"],
    ear: ["its Support raises AP", "one is rested by your effect", "rested by an effect"],
  },
  "Support for one of Lv.5": {
    script: [support("Ear")],
    P1: { battleArea: ["Ear", "Giant"] },
    ear: ["its Support raises AP", "its Support raises the AP of Lv.5", "one is rested by your effect", "rested by an effect"],
  },
  "Support by another": { script: [support("Mate"), "choose Ear"], ear: ["one is rested by your effect"] },
  "a Unit is deployed": {
    script: [play("Giant")],
    ear: ["another of yours of Lv.5 is deployed", "yours is deployed"],
    spy: ["theirs is deployed"],
  },
  "the one that waits is deployed itself": {
    script: [play("Ear")],
    P1: { battleArea: ["Mate"], hand: ["Ear"] },
    ear: ["Deploy", "yours is deployed"],
    spy: ["theirs is deployed"],
  },
  "two tokens are deployed at once": {
    script: [play("Drones")],
    ear: ["you activate a Command", "yours is deployed"],
    spy: ["theirs is deployed"],
  },
  "a Pilot links": { script: [pair("Rider", "Mate")], ear: ["you pair a Pilot", "yours links"], spy: ["theirs links"] },
  "a Pilot links with the one that waits": {
    script: [pair("Rider", "Ear")],
    ear: ["WhenLinked", "WhenPaired", "you pair a Pilot", "you pair a Pilot with this or Lv.5", "yours links"],
    spy: ["theirs links"],
  },
  "a Pilot is paired and does not link": { script: [pair("Saint", "Page")], ear: ["you pair a Pilot", "you pair a white Pilot"] },
  "a Pilot is paired with one of Lv.5": {
    script: [pair("Saint", "Giant")],
    P1: { battleArea: ["Ear", "Giant"] },
    ear: ["you pair a Pilot", "you pair a Pilot with this or Lv.5", "you pair a white Pilot"],
  },
  "a Command is played": { script: [play("Poem")], ear: ["you activate a Command"] },
  "a Command of Lv.5 draws two cards": {
    script: [play("Tome")],
    ear: ["you activate a Command", "you activate a Command of Lv.5", "you draw by an effect"],
  },
  "a Command is played with an EX Resource": {
    script: [play("Poem"), "pay with an EX Resource"],
    P1: { exResources: 1 },
    ear: ["you activate a Command", "you activate a Command with an EX Resource", "you lose an EX Resource"],
  },
  "a Unit is played with an EX Resource": {
    script: [play("Giant"), "pay with an EX Resource"],
    P1: { exResources: 1 },
    ear: ["another of yours of Lv.5 is deployed", "you lose an EX Resource", "yours is deployed"],
    spy: ["theirs is deployed"],
  },
  "EX Resources are placed, two at once": { script: [play("Bless")], ear: ["you activate a Command", "you place an EX Resource"] },
  "there are five already": { script: [play("Bless"), "pay with Resources"], P1: { exResources: 5 }, ear: ["you activate a Command"] },
  "an effect is paid for": { script: [activate("Mate")], ear: ["you pay for an effect"] },
  "an effect of one of Lv.5 is paid for": {
    script: [activate("Tyrant")],
    P1: { battleArea: ["Ear", "Tyrant"] },
    P2: { battleArea: ["Spy"] },
    ear: ["you pay for an effect", "you pay for an effect of Lv.5"],
  },
  "an attack is blocked": {
    script: [attack("Ear"), "block with Wall", "passes"],
    P2: { battleArea: ["Spy", "Wall"] },
    ear: [
      "Attack",
      "blocked",
      "damages an enemy in battle",
      "receives battle damage",
      "theirs damages in battle",
      "theirs receives battle damage of yours",
      "yours attacks",
      "yours attacks the player",
      "yours damages an enemy",
      "yours receives damage",
    ],
    spy: [
      "one is rested by your effect",
      "theirs attacks",
      "theirs damages in battle",
      "theirs receives battle damage of yours",
      "yours damages an enemy",
      "yours receives damage",
    ],
  },
  "an attack is blocked by one of Lv.5": {
    script: [attack("Ear"), "block with Tyrant", "passes"],
    P2: { battleArea: ["Spy", "Tyrant"] },
    ear: [
      "Attack",
      "blocked",
      "blocked by Lv.5",
      "damages an enemy in battle",
      "damages an enemy of Lv.5",
      "receives battle damage",
      "theirs damages in battle",
      "theirs receives battle damage of yours",
      "yours attacks",
      "yours attacks the player",
      "yours damages an enemy",
      "yours receives damage",
    ],
    spy: [
      "one is rested by your effect",
      "theirs attacks",
      "theirs damages in battle",
      "theirs receives battle damage of yours",
      "yours damages an enemy",
      "yours of Lv.5 receives damage",
      "yours receives damage",
    ],
  },
  "another's attack is blocked": {
    script: [attack("Mate"), "block with Wall", "passes"],
    P2: { battleArea: ["Spy", "Wall"] },
    ear: [
      "theirs damages in battle",
      "theirs receives battle damage of yours",
      "yours attacks",
      "yours attacks the player",
      "yours damages an enemy",
      "yours receives damage",
    ],
    spy: [
      "one is rested by your effect",
      "theirs attacks",
      "theirs damages in battle",
      "theirs receives battle damage of yours",
      "yours damages an enemy",
      "yours receives damage",
    ],
  },
  "one of Lv.5 attacks the player": {
    script: [attack("Giant"), "passes"],
    P1: { battleArea: ["Ear", "Giant"] },
    ear: ["yours attacks", "yours attacks the player", "yours destroys of the shield area", "yours of Lv.5 attacks"],
    spy: ["theirs attacks", "theirs destroys of your shield area"],
  },
  "damage to several at one moment": {
    script: [play("Storm")],
    P2: { battleArea: ["Spy", "Clerk", { card: "Clerk", as: "other" }] },
    ear: ["theirs falls by effect damage", "you activate a Command"],
    spy: ["receives a Command's damage", "yours falls by damage", "yours receives damage"],
  },
  "several are rested at one moment": {
    script: [play("Hush")],
    P2: { battleArea: ["Spy", "Clerk", "Tyrant"] },
    ear: ["one is rested by your effect", "you activate a Command"],
    spy: ["rested by an effect", "yours is rested by their effect"],
  },
  "several are destroyed at one moment": {
    script: [play("Doom")],
    ear: ["theirs falls by an effect", "you activate a Command"],
    spy: ["Destroyed", "yours falls by an effect"],
  },
  "two Shields fall at one moment": {
    script: [attack("Twin"), "passes"],
    P1: { battleArea: ["Ear", "Twin"] },
    ear: ["yours attacks", "yours attacks the player", "yours destroys of the shield area"],
    spy: ["theirs attacks", "theirs destroys of your shield area"],
  },
  "a Shield's Burst activates its Command": {
    script: [activate("Ear"), "effect 2", "use it"],
    P2: { shieldSection: ["Signal"] },
    ear: ["destroys any enemy card by an effect", "destroys of the shield area by an effect", "yours destroys of the shield area"],
    spy: ["you activate a Command"],
  },
  "a Command of the other side": {
    script: ["attack with Mate > target the player", "P2: play Poem"],
    P2: { hand: ["Poem"] },
    ear: ["yours attacks", "yours attacks the player"],
    spy: ["theirs attacks", "you activate a Command"],
  },
  "the other side destroys one of its own": {
    script: [attack("Mate"), "P2: play Smite", "choose Clerk"],
    P2: { hand: ["Smite"] },
    ear: ["theirs falls by an effect", "yours attacks", "yours attacks the player"],
    spy: ["theirs attacks", "you activate a Command", "yours falls by an effect"],
  },
  "the turn ends": { script: [endMain, "passes"], ear: ["EndOfTurn", "EndOfYourTurn"], spy: ["EndOfTurn"] },
};

/** Everything that has triggered, by whose it is, each as often as it has. */
function heard(t: Table, name: string): string[] {
  const ear = t.find(name);
  return t
    .happened("triggers")
    .filter(({ card }) => card === ear)
    .map(({ amount }) => labels[t.g.set.abilities[amount]!.index]!);
}
const settle = (t: Table): Table => {
  while (t.options[0]?.startsWith("resolve ")) t.answer(t.options[0]);
  return t;
};

test.each(Object.entries(deeds))("16.5 %s", (_, { script, P1: mine, P2: other, ear = [], spy = [] }) => {
  const t = table({ P1: { ...P1, ...mine }, P2: { ...P2, ...other } }, people);
  for (const line of script) {
    if (line === "passes") t.passes();
    else t.answer(line);
    settle(t);
  }
  expect({ ear: heard(t, "Ear").toSorted(), spy: heard(t, "Spy").toSorted() }).toEqual({ ear: ear.toSorted(), spy: spy.toSorted() });
});

/** The same, with nobody who waits for it. */
const plain = people.map((each) =>
  each.name === "Ear" || each.name === "Spy" ? { ...each, effects: each.effects!.slice(labels.length) } : each,
);

test("what is done is told in words, with the paragraph", async () => {
  const texts = Object.entries(deeds).map(([name, { script, P1: mine, P2: other }]) => {
    const t = table({ P1: { ...P1, ...mine }, P2: { ...P2, ...other } }, plain);
    for (const line of script) {
      if (line === "passes") t.passes();
      else if (t.g.parse(line.split(" > ")[0]!) >= 0) t.answer(line);
    }
    return [`# ${name}`, ...t.log].join("\n");
  });
  await expect(`${texts.join("\n")}\n`).toMatchFileSnapshot("../golden/deeds.txt");
});

test.each([
  ["the player has: it is the card's that gave it", [], "Oath"],
  ["a Unit has gained: it is that Unit's", [choose({ ...own, nameIncludes: "Ear" })], "Ear"],
])("4-16 what waits for an event, of an effect for this turn that %s", (_, chosen, whose) => {
  const effect = { timing: "Trigger", trigger: { event: "unitDeployed", who: own }, ops: mill };
  const gains = { op: "gainEffect", until: "turn", effect, ...(chosen.length > 0 ? { target: "t1" } : {}) };
  const side = { battleArea: ["Clerk", "Ear"], hand: ["Oath", "Giant", "Giant"], resourceArea: 9, deck: 9 };
  const quiet = people.map((each) => (each.name === "Ear" ? { name: "Ear", ap: 1, hp: 1 } : each));
  const t = table({ P1: side, P2: { deck: 9 } }, [command("Oath", ...chosen, gains), ...quiet]);
  t.answer(play("Giant"), play("Oath"), play("Giant"));
  expect(t.log.filter((line) => line.includes(" triggers"))).toEqual([expect.stringContaining(`an effect of P1's ${whose} triggers`)]);
  expect(t.zone("P1.trash").length).toBe(2); // with Oath
});

test("16.5 the card of the event is nothing any more once it has left the trash: of two that wait for it the second comes too late", () => {
  const waiting = (name: string, op: string) => ({
    name,
    ap: 1,
    hp: 1,
    effects: [{ timing: "Trigger", trigger: { event: "youActivateCommand" }, ops: [{ op, target: "eventCard" }] }],
  });
  const t = table({ P1: { battleArea: ["Reader", "Burner"], hand: ["Poem"], resourceArea: 3, deck: 9 }, P2: { deck: 9 } }, [
    waiting("Reader", "addToHand"),
    waiting("Burner", "exile"),
    ...people,
  ]);
  t.answer(play("Poem"), "resolve Reader");
  expect([t.zone("P1.hand"), t.zone("P1.removal")]).toEqual([["Poem"], []]);
});
