/** "Why?": of what happens to two cards at the same moment, each follows from what became of that card. */
import { causesOf } from "@duelex/kernel";
import { openScenario } from "@duelex/kernel/scenario";
import { expect, test } from "vitest";
import { gundam } from "../src/index.ts";

/** The chains of causes of every event that is told so, each from its latest link on; the attack is passed to its end. */
function why(cards: readonly object[], position: object, answers: readonly string[], told: RegExp): string[][] {
  const match = openScenario(gundam, { game: "gundam", title: "test", cards: cards as never, position: position as never });
  const recorder = match.record();
  const pass = () => match.play(Math.max(0, match.parse("pass")));
  for (const answer of answers) {
    while (match.parse(answer) < 0) pass();
    match.play(match.parse(answer));
  }
  while (match.where().some((each) => each.startsWith("attack of"))) pass();
  const { events } = recorder;
  return [...events.keys()]
    .filter((at) => told.test(match.tell(events[at]!)))
    .map((at) => causesOf(events, at).map((event) => match.tell(event)));
}

const cards = [
  { name: "Lance", ap: 3, hp: 3, effects: [{ timing: "Destroyed", ops: [{ op: "draw", n: 1 }] }] },
  { name: "Spear", ap: 4, hp: 2, keywords: ["Breach 2"] },
  { name: "Twin", ap: 2, hp: 2, keywords: ["Suppression"] },
];
const fight = { P1: { battleArea: ["Spear"] }, P2: { battleArea: [{ card: "Lance", rested: true }], shieldSection: 3 } };

test("7-6-3-2, 10-3: who is destroyed in an exchange is destroyed by the damage that it received, because of the attack", () => {
  const chains = why(cards, fight, ["attack with Spear", "target Lance"], /(?:Lance|Spear) is destroyed/);
  expect(chains).toEqual([
    [
      "P2's Lance is destroyed: its damage, 4, has reached its HP, 3",
      "P2's Lance receives 4 battle damage from P1's Spear",
      "P1's Spear attacks P2's Lance",
    ],
    [
      "P1's Spear is destroyed: its damage, 3, has reached its HP, 2",
      "P1's Spear receives 3 battle damage from P2's Lance",
      "P1's Spear attacks P2's Lance",
    ],
  ]);
});

test("11-2-8, 11-1-2-4: what waits for one of two destructions follows from that one; to the trash each goes by its own", () => {
  const all = why(cards, fight, ["attack with Spear", "target Lance"], /triggers|goes to the trash/);
  expect(all.slice(0, 4).map(([told, because]) => [told!.replace(/:.*/s, ""), because!.replace(/:.*/s, "")])).toEqual([
    ["<Breach 2> of P1's Spear triggers", "P2's Lance is destroyed"],
    ["an effect of P2's Lance triggers", "P2's Lance is destroyed"],
    ["P2's Lance goes to the trash", "P2's Lance is destroyed"],
    ["P1's Spear goes to the trash", "P1's Spear is destroyed"],
  ]);
});

test("{13-1-7-1}: two Shields that are hit at once are both hit because of the attack; 7-4-1: after a block because of that", () => {
  const hit = why(cards, { P1: { battleArea: ["Twin"] }, P2: { shieldSection: 3 } }, ["attack with Twin"], /receives/);
  expect(hit.map((chain) => chain.slice(1))).toEqual([["P1's Twin attacks P2"], ["P1's Twin attacks P2"]]);
  const wall = { name: "Wall", ap: 1, hp: 1, keywords: ["Blocker"] };
  const guarded = { P1: { battleArea: ["Spear"] }, P2: { battleArea: ["Wall"], shieldSection: 3 } };
  const blocked = why([...cards, wall], guarded, ["attack with Spear", "block with Wall"], /Spear receives/);
  expect(blocked).toEqual([
    [
      "P1's Spear receives 1 battle damage from P2's Wall",
      "the attack of P1's Spear goes to P2's Wall",
      "P2's Wall blocks P1's Spear",
      "P1's Spear attacks P2",
    ],
  ]);
});
