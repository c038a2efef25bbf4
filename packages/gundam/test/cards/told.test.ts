/**
 * What the words of the cards do, as it is told, with the paragraph that it obeys: a list to be read.
 * Write it anew with `npx vitest run packages/gundam/test/cards/told.test.ts -u`, and read the difference.
 */
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

const WORDS: readonly [string, object[]][] = [
  ["rest", [{ op: "rest", ...allEnemies }]],
  ["setActive", [{ op: "setActive", ...allOwn }]],
  ["skipNextActiveStep", [{ op: "skipNextActiveStep", ...allEnemies }]],
  ["cannotBeSetActive", [{ op: "cannotBeSetActive", ...allEnemies, until: "turn" }]],
  ["cannotBePaired", [{ op: "cannotBePaired", ...allEnemies, until: "turn" }]],
  ["damage", [{ op: "damage", n: 1, ...allEnemies }]],
  ["recover", [{ op: "recover", n: 1, ...allOwn }]],
  ["destroy", [{ op: "destroy", ...allEnemies }]],
  ["destroy a Pilot", [{ op: "destroy", ...all("Pilot") }]],
  ["destroy a Shield", [{ op: "destroy", ...all("Shield") }]],
  ["destroy a Resource", [{ op: "destroy", ...all("Resource", { side: "enemy" }) }]],
  ["preventDamage", [{ op: "preventDamage", ...allEnemies, ...shield }]],
  ["preventDamage, Shields", [{ op: "preventDamage", ...all("Shield"), ...shield }]],
  [
    "redirectDamage",
    [
      pick({ ...own, damaged: true }),
      pick({ ...own, damaged: false }, "t2"),
      { op: "redirectDamage", damage: "any", fromTarget: "t1", to: "t2", until: "turn" },
    ],
  ],
  ["cannotBeDestroyedByEffects", [{ op: "cannotBeDestroyedByEffects", ...allOwn, by: "enemy", until: "turn" }]],
  ["modify", [{ op: "modify", ...allOwn, ap: 1, until: "turn" }]],
  ["gainKeyword", [{ op: "gainKeyword", ...allOwn, keyword: { k: "Blocker" }, until: "turn" }]],
  ["apCannotBeReducedByEnemy", [{ op: "apCannotBeReducedByEnemy", ...allOwn, until: "turn" }]],
  ["returnToHand", [{ op: "returnToHand", ...allEnemies }]],
  ["addToHand", [{ op: "addToHand", ...all("UnitCard", trash) }]],
  ["returnToDeckShuffle", [{ op: "returnToDeckShuffle", ...all("UnitCard", trash) }]],
  ["returnToDeckBottom", [{ op: "returnToDeckBottom", ...allEnemies }]],
  ["exile", [{ op: "exile", ...all("UnitCard", trash) }]],
  ["deploy", [{ op: "deploy", ...all("UnitCard", trash) }]],
  ["pair", [pick({ kind: "PilotCard", ...trash }), pick({ ...own, paired: false }, "t2"), { op: "pair", target: "t1", with: "t2" }]],
  ["shieldToHand", [{ op: "shieldToHand", n: 1 }]],
  ["deployToken", [{ op: "deployToken", n: 1, token: { name: "Parts", traits: [], ap: 1, hp: 1 } }]],
  ["placeResource", [{ op: "placeResource", n: 1 }]],
  ["placeEXResource", [{ op: "placeEXResource", n: 1 }]],
  ["draw", [{ op: "draw", n: 1 }]],
  ["discard", [{ op: "discard", n: 1 }]],
  ["revealHandToDeckBottom", [{ op: "revealHandToDeckBottom", n: 1 }]],
  ["discard, none", [{ op: "discard", n: 1, filter: pilotInHand }]],
  ["revealHandToDeckBottom, none", [{ op: "revealHandToDeckBottom", n: 1, filter: pilotInHand }]],
  ["mill", [{ op: "mill", n: 1 }]],
  ["lookedToTop", [look, { op: "lookedToTop", n: 1 }]],
  ["lookedToBottom", [look, { op: "lookedToBottom", n: 1 }]],
  ["lookedToTopOrBottom", [look, { op: "lookedToTopOrBottom" }]],
  ["lookedRestToBottom", [look, { op: "lookedRestToBottom" }]],
  ["lookedRestToBottomRandom", [look, { op: "lookedRestToBottomRandom" }]],
  ["lookedRestToTrash", [look, { op: "lookedRestToTrash" }]],
  ["mayTakeLooked to hand", [look, { op: "mayTakeLooked", n: 1, to: "hand", reveal: true, from: { kind: "Card", ...looked } }]],
  ["mayTakeLooked to the battle area", [look, { op: "mayTakeLooked", n: 1, to: "battleArea", from: { kind: "UnitCard", ...looked } }]],
  ["mayAttackActive", [{ op: "mayAttackActive", ...allOwn, allowed: enemy, until: "turn" }]],
  ["mayAttackOnDeployTurn", [{ op: "mayAttackOnDeployTurn", ...allOwn, until: "turn" }]],
  ["cannotAttack", [{ op: "cannotAttack", ...allEnemies, until: "turn" }]],
  ["cannotAttackPlayer", [{ op: "cannotAttackPlayer", ...allEnemies, until: "turn" }]],
  ["attractAttacks, must", [{ op: "attractAttacks", ...allEnemies, strength: "must", until: "turn" }]],
  ["attractAttacks, if possible", [{ op: "attractAttacks", ...allEnemies, strength: "ifPossible", until: "turn" }]],
  ["cannotActivateBlocker", [{ op: "cannotActivateBlocker", ...allEnemies, until: "turn" }]],
];

/** What the log says when a Command says this, up to the next question of the main phase; what is asked is answered with what comes first. */
function told(ops: readonly object[]): string[] {
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
  const [played, paid, ...lines] = t.log;
  expect(played).toMatch(/^P1 plays Order \(Lv\.1, cost 1\): “【Main】 .+\.” \(6-5-2\)$/);
  expect(paid).toBe("P1's Resource is rested for Order (2-9)");
  expect(lines.pop()).toBe("P1's Order goes to the trash (2-3-5)");
  return lines;
}

test("each word is told with who, what, by how much, whose text and the paragraph", async () => {
  const text = WORDS.map(([word, ops]) => [word, ...told(ops).map((line) => `  ${line}`)].join("\n")).join("\n");
  await expect(`${text}\n`).toMatchFileSnapshot("../golden/words.txt");
});
