/** What a player is asked, in words. */
import { newMatch } from "@duelex/kernel";
import { menuOf } from "@duelex/session";
import { expect, test } from "vitest";
import { bos } from "../../src/game.ts";
import { ability, made, madeBoss, madeSpell, table } from "../table.ts";

const gainVim = { op: "gainVim", player: "you", amount: 1 };
const pay = { cost: [{ op: "payVim", amount: 1 }] };
const summons = { of: ["summon"], sides: "both" };
const flood = { op: "damage", amount: 1, target: { all: ["summon"], sides: "both" } };
const feed = { op: "gainStrength", target: { choose: 1, ...summons }, amount: 1 };

const cards = [
  made("A", 2),
  made("B", 1),
  made("May", 1, ability("acts", [gainVim], { mode: "optional" })),
  made("Two", 1, ability("acts", [gainVim]), ability("acts", [gainVim])),
  made("Either", 1, ability("controllerMainPhase", [gainVim], pay), ability("controllerMainPhase", [gainVim], pay)),
  madeBoss("Doom", 9, ability("controllerMainPhase", [flood], pay)),
  madeSpell("Feed", 0, ability("cast", [feed, feed])),
  madeSpell("Shove", 0, ability("cast", [{ op: "move", target: { choose: 1, ...summons }, to: "adjacentEmptySpot" }])),
  madeSpell("Flood", 0, ability("cast", [flood])),
  madeSpell("Salve", 0, ability("dealtDamage", [gainVim], { condition: { subject: summons } })),
  madeSpell("Toast", 0, ability("defeats", [gainVim], { condition: { subject: { of: ["boss"], sides: "both" }, defeated: summons } })),
];
const fed = { spellbook: ["Feed"], summons: ["A", "B"] };
const flooded = { spellbook: ["Flood", "Salve"], summons: ["A", "B"] };
const doomed = { vim: 1, boss: [{ card: "Doom", faceDown: false }], spellbook: ["Toast"], summons: ["B", "May"] };
const summoning = { castle: ["T-R-S1"], wizards: ["T-R-W1", "T-R-W2"] };

test.each([
  ["BOS-T2", "summon, or go on to the main phase?", { phase: "summoning", P1: summoning }, []],
  [
    "BOS-W3",
    "which wizard is turned face-down to summon Ash Hound into its column?",
    { phase: "summoning", P1: summoning },
    ["summon Ash Hound"],
  ],
  ["BOS-T3", "your main phase: attack, cast, use an ability, or end the turn", {}, []],
  [
    "BOS-T3",
    "your main phase: attack, cast, use an ability, summon your boss, or end the turn",
    { P1: { boss: [{ card: "Doom", faceDown: true }] } },
    [],
  ],
  ["BOS-T3", "your main phase: attack, cast, use an ability, or end the turn", { P1: { boss: [{ card: "Doom", faceDown: false }] } }, []],
  ["BOS-A6", "which of Either's abilities is used?", { P1: { vim: 1, summons: ["Either"] } }, ["use the ability of Either"]],
  ["BOS-A5", "use the ability of May, or not?", { P1: { summons: ["May"] } }, ["attack with May"]],
  ["BOS-A9b", "several abilities wait: which is used next?", { P1: { summons: ["Two"] } }, ["attack with Two"]],
  ["BOS-A9c", "P1's A is dealt damage; P1's B is dealt damage: cast a spell that waits for this, or pass", { P1: flooded }, ["cast Flood"]],
  [
    "BOS-A9c",
    "P1's A is dealt damage; P1's B is dealt damage; and more: cast a spell that waits for this, or pass",
    { P1: { ...flooded, summons: ["A", "B", "May"] } },
    ["cast Flood"],
  ],
  ["BOS-A13", "Feed: which card gains 1 strength?", { P1: fed }, ["cast Feed"]],
  ["BOS-A13", "Feed: which card gains 1 strength?", { P1: fed }, ["cast Feed", "choose A"]],
  ["BOS-A13", "which card is Salve about?", { P1: flooded }, ["cast Flood", "cast Salve"]],
  ["BOS-A13", "Toast is about Doom and which other card?", { P1: doomed }, ["use the ability of Doom", "cast Toast"]],
  ["BOS-16.4", "to which column does A move?", { P1: { spellbook: ["Shove"], summons: [{ card: "A", column: 1 }] } }, ["cast Shove"]],
])("%s asks: %s", (rule, says, position, script) => {
  const t = table({ P1: {}, P2: {}, ...position }, cards);
  t.says(...script);
  expect([t.g.question()?.rule, t.g.question()?.says]).toEqual([rule, says]);
});

test("BOS-S1 asks column by column: which wizard goes there?", () => {
  const { deck } = bos.decks[0]!;
  const g = newMatch(bos, { decks: [deck, deck], seed: 1 });
  expect(g.question()?.says).toBe("P1 places three wizards face-down: which one goes to column 0?");
  g.play(0);
  expect(g.question()?.says).toBe("P1 places three wizards face-down: which one goes to column 1?");
});

test("BOS-A5, BOS-A13 who does not use an ability is not asked what it would do, be it to two cards", () => {
  const shy = made("Shy", 1, ability("acts", [feed, feed], { mode: "optional" }));
  const t = table({ P1: { summons: ["Shy", "B"] }, P2: {} }, [shy, made("B", 1)]);
  t.says("P1: attack with Shy");
  expect(t.asked()).toBe("P1 BOS-A5");
  t.says("P1: do not use it");
  expect(t.asked()).not.toContain("BOS-A13");
  expect(["Shy", "B"].map((name) => t.card(name)["strength"])).toEqual([1, 1]);
});

const stronger = { "choose A": "P1's, strength 2 becomes 3", "choose B": "P1's, strength 1 becomes 2" };
test.each([
  [
    "a boss that may come",
    { boss: [{ card: "Doom", faceDown: true }] },
    [],
    {
      "summon the boss Doom": "strength 9; During your main phase pay 1 vim: deal 1 damage to each summon.",
      "end the turn": "not summoned yet: your boss Doom",
    },
  ],
  ["what is chosen first", fed, ["cast Feed"], stronger],
  ["what is chosen second", fed, ["cast Feed", "choose B"], stronger],
])("where the match stands is said, and what each answer means: %s", (_, P1, script, means) => {
  const t = table({ P1, P2: {} }, cards);
  t.says(...script);
  expect(t.g.where()).toEqual(["turn 3", "main phase"]);
  expect(Object.fromEntries(menuOf(t.g, t.g.asked, bos.mat).map((each) => [each.phrase, each.means]))).toEqual(means);
});

test.each([
  [0, ["end the turn"]],
  [1, ["attack with A", "attack with Either", "use the ability of Either", "attack with Doom", "use the ability of Doom"]],
])("BOS-A5 who hurries is offered the end of the turn alone, unless an ability must and can be used before: %i vim", (vim, offered) => {
  const t = table({ P1: { vim, summons: ["A", "Either"], boss: [{ card: "Doom", faceDown: false }] }, P2: {} }, cards);
  t.g.hurriedTurn = t.g.turnNumber;
  t.g.dealtAnew(); // what is offered is found anew
  expect(t.options()).toEqual(offered);
});

const attacking = ["P1: attack with Shy", "P1: target B"];
const attacked = ["P1: attack with B", "P1: target Shy"];
const flooding = ["P1: cast Flood"];
test.each<[string, string[], string[]]>([
  ["acts", attacking, ["attack of Shy", "the cost"]],
  ["selectsAttackTarget", attacking, ["attack of Shy", "declaring the attack"]],
  ["declaresAttack", attacking, ["attack of Shy", "declaring the attack"]],
  ["attacked", attacked, ["attack of B", "the final target"]],
  ["wouldTakeDamage", attacked, ["attack of B", "the result"]],
  ["dealtDamage", attacked, ["attack of B", "dealing the damage"]],
  ["takesDamage", attacked, ["attack of B", "taking the damage"]],
  ["defeated", attacked, ["attack of B", "the defeats"]],
  ["wouldTakeDamage", flooding, ["damage"]],
  ["defeated", flooding, ["defeat"]],
])("BOS-B1 to B7, BOS-N8, N9 in which step an ability is met is said: %s, %j", (timing, script, where) => {
  const [attacker, target] = script === attacking ? ["Shy", "B"] : ["B", "Shy"];
  const shy = made("Shy", 1, ability(timing, [gainVim], { mode: "optional" }));
  const P1 = { spellbook: script === flooding ? ["Flood"] : [], summons: [attacker] };
  const t = table({ P1, P2: { summons: [target] } }, [shy, ...cards]);
  for (const line of script) if (!t.options().includes("do not use it")) t.says(line);
  expect([t.asked().slice(3), t.g.where().slice(2)]).toEqual(["BOS-A5", where]);
});

test("BOS-N8.3 of no damage to a player nothing is told", () => {
  const none = { count: { of: ["boss"], sides: "both", zone: "battlefield" } };
  const dud = { op: "damage", amount: none, target: { all: ["summon", "player"], sides: "opponent" } };
  const t = table({ P1: { spellbook: ["Dud"] }, P2: { summons: ["B"] } }, [...cards, madeSpell("Dud", 0, ability("cast", [dud]))]);
  t.says("P1: cast Dud");
  expect(t.g.recorder!.events.filter(({ what }) => what === "dealtNone").map(({ card }) => t.g.cardName(card))).toEqual(["B"]);
});

test("of a boss that lies face-down the other player is told that it is the boss, and no name", () => {
  const { g } = table(
    { P1: { boss: [{ card: "Doom", faceDown: true }], castle: ["A"], wizards: ["T-R-W1"] }, P2: {}, phase: "summoning" },
    cards,
  );
  const told = () => [...g.options()].map((option) => g.phrase(option, 1));
  expect(told()).toEqual(["summon a card", "begin the main phase"]);
  g.play(1);
  expect(told()).toEqual(["summon the boss", "end the turn"]);
});
