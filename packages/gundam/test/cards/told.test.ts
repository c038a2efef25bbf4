/** What the words of the cards do is told with the paragraph that it obeys. */
import { expect, test } from "vitest";
import { cast } from "../rules/cast.ts";
import { table as lay, play } from "../table.ts";

const own = { kind: "Unit", side: "own" };
const enemy = { kind: "Unit", side: "enemy" };
const allOwn = { target: { all: own } };
const allEnemies = { target: { all: enemy } };
const all = (kind: string, more: object = { side: "own" }) => ({ target: { all: { kind, ...more } } });
const trash = { side: "own", zone: "trash" };
const pilotInHand = { kind: "PilotCard", side: "own", zone: "hand" };
const looked = { side: "own", zone: "looked" };
const pick = (from: object, as = "t1") => ({ op: "choose", as, n: 1, from });
const look = { op: "lookTop", n: 2 };
const shield = { damage: "any", from: enemy, until: "turn" };
const [KEG, MINE] = ["P1 looks at Keg (3-2)", "P1 looks at Mine (3-2)"] as const;

const changed = (rule: string, ...units: string[]): string[] => units.map((unit) => `${unit} is changed by an effect (${rule})`);

test.each<[string, object[], string[]]>([
  ["rest", [{ op: "rest", ...allEnemies }], ["Lancer is rested (4-4)"]],
  ["setActive", [{ op: "setActive", ...allOwn }], ["Giant becomes active (4-4)"]],
  ["skipNextActiveStep", [{ op: "skipNextActiveStep", ...allEnemies }], changed("6-2-1", "Lancer")],
  ["cannotBeSetActive", [{ op: "cannotBeSetActive", ...allEnemies, until: "turn" }], changed("1-3-3", "Lancer")],
  ["cannotBePaired", [{ op: "cannotBePaired", ...allEnemies, until: "turn" }], changed("1-3-3", "Lancer")],
  ["damage", [{ op: "damage", n: 1, ...allEnemies }], ["Lancer receives 1 damage from Order (4-5-3)"]],
  ["recover", [{ op: "recover", n: 1, ...allOwn }], ["Giant recovers 1 (4-6)"]],
  ["destroy", [{ op: "destroy", ...allEnemies }], ["Lancer is destroyed (4-10)", "Lancer goes to the trash (4-10)"]],
  ["destroy a Pilot", [{ op: "destroy", ...all("Pilot") }], ["Rider goes to the trash (4-10)"]],
  ["destroy a Shield", [{ op: "destroy", ...all("Shield") }], ["Fort is destroyed (4-10)", "Fort goes to the trash (11-2-5)"]],
  ["destroy a Resource", [{ op: "destroy", ...all("Resource", { side: "enemy" }) }], ["Resource goes to the resource deck (4-10-4)"]],
  ["preventDamage", [{ op: "preventDamage", ...allEnemies, ...shield }], changed("1-3-3", "Lancer")],
  ["preventDamage, Shields", [{ op: "preventDamage", ...all("Shield"), ...shield }], ["an effect of P1 protects a shield area (1-3-3)"]],
  [
    "redirectDamage",
    [
      pick({ ...own, damaged: true }),
      pick({ ...own, damaged: false }, "t2"),
      { op: "redirectDamage", damage: "any", fromTarget: "t1", to: "t2", until: "turn" },
    ],
    ["P1 chooses Giant (9-3-3)", "P1 chooses Wall (9-3-3)", ...changed("9-1-9", "Giant")],
  ],
  [
    "cannotBeDestroyedByEffects",
    [{ op: "cannotBeDestroyedByEffects", ...allOwn, by: "enemy", until: "turn" }],
    changed("1-3-3", "Giant", "Wall"),
  ],
  ["modify", [{ op: "modify", ...allOwn, ap: 1, until: "turn" }], changed("1-3-6", "Giant", "Wall")],
  ["gainKeyword", [{ op: "gainKeyword", ...allOwn, keyword: { k: "Blocker" }, until: "turn" }], changed("4-16", "Giant", "Wall")],
  ["apCannotBeReducedByEnemy", [{ op: "apCannotBeReducedByEnemy", ...allOwn, until: "turn" }], changed("1-3-3", "Giant", "Wall")],
  ["returnToHand", [{ op: "returnToHand", ...allEnemies }], ["Lancer goes to P2's hand (3-8)"]],
  ["addToHand", [{ op: "addToHand", ...all("UnitCard", trash) }], ["Clerk goes to P1's hand (3-8)"]],
  [
    "returnToDeckShuffle",
    [{ op: "returnToDeckShuffle", ...all("UnitCard", trash) }],
    ["Clerk goes to the deck (3-2)", "P1 shuffles the deck (5-2-1-1)"],
  ],
  ["returnToDeckBottom", [{ op: "returnToDeckBottom", ...allEnemies }], ["Lancer goes to the deck (3-2)"]],
  ["exile", [{ op: "exile", ...all("UnitCard", trash) }], ["Clerk is removed (4-12)"]],
  ["deploy", [{ op: "deploy", ...all("UnitCard", trash) }], ["Clerk is deployed (4-8)"]],
  [
    "pair",
    [pick({ kind: "PilotCard", ...trash }), pick({ ...own, paired: false }, "t2"), { op: "pair", target: "t1", with: "t2" }],
    ["P1 chooses Stranger (9-3-3)", "P1 chooses Wall (9-3-3)", "Stranger is paired with Wall (4-9)"],
  ],
  ["shieldToHand", [{ op: "shieldToHand", n: 1 }], ["Fort goes to P1's hand (3-6-4-1)"]],
  [
    "deployToken",
    [{ op: "deployToken", n: 1, token: { name: "Parts", traits: [], ap: 1, hp: 1 } }],
    ["Parts is deployed [token:Parts] (4-8)"],
  ],
  ["placeResource", [{ op: "placeResource", n: 1 }], ["P1 places Resource (2-3-7)"]],
  ["placeEXResource", [{ op: "placeEXResource", n: 1 }], ["P1 places EX Resource (4-17-5)"]],
  ["draw", [{ op: "draw", n: 1 }], ["P1 draws Keg (4-14)"]],
  ["discard", [{ op: "discard", n: 1 }], ["Bolt goes to the trash (4-11)"]],
  ["revealHandToDeckBottom", [{ op: "revealHandToDeckBottom", n: 1 }], ["Bolt is revealed (3-2)", "Bolt goes to the deck (3-2)"]],
  ["discard, none", [{ op: "discard", n: 1, filter: pilotInHand }], ["P1 has no such card in hand (4-11)"]],
  ["revealHandToDeckBottom, none", [{ op: "revealHandToDeckBottom", n: 1, filter: pilotInHand }], ["P1 has no such card in hand (3-2)"]],
  ["mill", [{ op: "mill", n: 1 }], ["Keg goes to the trash (3-9)"]],
  ["lookedToTop", [look, { op: "lookedToTop", n: 1 }], [KEG, MINE, "Keg goes to the deck (3-1-6)"]],
  ["lookedToBottom", [look, { op: "lookedToBottom", n: 1 }], [KEG, MINE, "Keg goes to the deck (3-1-6)"]],
  [
    "lookedToTopOrBottom",
    [look, { op: "lookedToTopOrBottom" }],
    [KEG, MINE, "Keg goes to the deck (3-1-6)", "Mine goes to the deck (3-1-6)"],
  ],
  [
    "lookedRestToBottom",
    [look, { op: "lookedRestToBottom" }],
    [KEG, MINE, "Keg goes to the deck (3-1-6)", "Mine goes to the deck (3-1-6)"],
  ],
  [
    "lookedRestToBottomRandom",
    [look, { op: "lookedRestToBottomRandom" }],
    [KEG, MINE, "Mine goes to the deck (4-13)", "Keg goes to the deck (4-13)"],
  ],
  ["lookedRestToTrash", [look, { op: "lookedRestToTrash" }], [KEG, MINE, "Keg goes to the trash (3-9)", "Mine goes to the trash (3-9)"]],
  [
    "mayTakeLooked to hand",
    [look, { op: "mayTakeLooked", n: 1, to: "hand", reveal: true, from: { kind: "Card", ...looked } }],
    [KEG, MINE, "Keg is revealed (3-1-3)", "Keg goes to P1's hand (3-8)"],
  ],
  [
    "mayTakeLooked to the battle area",
    [look, { op: "mayTakeLooked", n: 1, to: "battleArea", from: { kind: "UnitCard", ...looked } }],
    [KEG, MINE, "Keg is deployed (4-8)"],
  ],
  ["mayAttackActive", [{ op: "mayAttackActive", ...allOwn, allowed: enemy, until: "turn" }], changed("7-3-1", "Giant", "Wall")],
  ["mayAttackOnDeployTurn", [{ op: "mayAttackOnDeployTurn", ...allOwn, until: "turn" }], changed("2-11-4", "Giant", "Wall")],
  ["cannotAttack", [{ op: "cannotAttack", ...allEnemies, until: "turn" }], changed("1-3-3", "Lancer")],
  ["cannotAttackPlayer", [{ op: "cannotAttackPlayer", ...allEnemies, until: "turn" }], changed("1-3-3", "Lancer")],
  ["attractAttacks, must", [{ op: "attractAttacks", ...allEnemies, strength: "must", until: "turn" }], changed("1-3-1", "Lancer")],
  [
    "attractAttacks, if possible",
    [{ op: "attractAttacks", ...allEnemies, strength: "ifPossible", until: "turn" }],
    changed("1-3-1", "Lancer"),
  ],
  ["cannotActivateBlocker", [{ op: "cannotActivateBlocker", ...allEnemies, until: "turn" }], changed("7-4-1", "Lancer")],
])("%s", (_word, ops, told) => {
  const order = { name: "Order", type: "Command", effects: [{ timing: "Main", ops }] };
  const P1 = {
    hand: ["Order", "Bolt"],
    battleArea: [{ card: "Giant", rested: true, damage: 1, pilot: "Rider" }, "Wall"],
    shieldSection: ["Fort"],
    trash: ["Clerk", "Stranger"],
    deck: ["Keg", "Mine", "Fence"],
  };
  const t = lay({ P1, P2: { battleArea: ["Lancer"], resourceArea: 1 } }, [...cast, order]);
  t.answer(play("Order"));
  while (t.question !== "6-5") t.answer(t.options[0]!);
  expect(t.log).toEqual(["P1 plays Order (6-5-2)", "Resource is rested (2-9)", ...told, "Order goes to the trash (2-3-5)"]);
});
