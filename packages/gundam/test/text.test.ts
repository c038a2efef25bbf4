/** Card texts: rendered from the data, correct English, one sentence for each clause. */
import { describe, expect, test } from "vitest";
import { cards as all } from "../src/data/cards.ts";
import { cardText, headText } from "../src/face.ts";
import { clauseText } from "../src/text.ts";

const card = (id: string) => all.find((each) => each.id === id)!;
const lines = (id: string) => cardText(card(id), clauseText).lines;

describe("all 922 cards", () => {
  const clauses = all.flatMap((each) =>
    each.effects.map((effect, index) => ({ id: `${each.id}, clause ${index + 1}`, text: clauseText(effect) })),
  );

  test("each clause is one sentence", () => {
    for (const { id, text } of clauses) {
      expect(text, id).toMatch(/\.$/);
      expect(text.replace(/Lv\./g, "").match(/\./g), id).toHaveLength(1);
    }
  });

  test("none has a word that is missing, an article that is wrong, or a space too many", () => {
    const wrong =
      /undefined|NaN|\[object|\ban (Unit|\(?[BCDFGHJKLNPQRSTVWYZ])|\ba (other|active|enemy|undamaged|EX|\([AIOX])| {2}| [.,;:]|[.,;:]{2}|\b1 (cards|Units|Shields)\b/;
    expect(clauses.filter(({ text }) => wrong.test(text))).toEqual([]);
  });

  test("each begins with a capital letter after its marks and its cost", () => {
    expect(clauses.filter(({ text }) => !/^(【[^】]+】\/?)* ?(([①-⑨]|[A-Z][^:]*)(, [^:]*)?: )?[A-Z(]/.test(text))).toEqual([]);
  });
});

describe("what a card says", () => {
  const rows: [string, ...string[]][] = [
    ["ST01-001", "<Repair 2>", "【During Pair】 During your turn, all your Units get AP+1."],
    [
      "GD01-002",
      "When you play this card from your hand, you may destroy 1 of your Link Units with “Unicorn Mode” in its name that is Lv.5 to play it as a Lv.0 card with a cost of 0.",
      "【Attack】 Choose 1 enemy Unit and rest it.",
    ],
    [
      "GD01-003",
      "【During Link】【Attack】 Choose 12 cards from your trash, return them to your deck, and shuffle it; if you do, set this Unit as active, and this Unit gains <First Strike> during this turn.",
    ],
    [
      "GD01-048",
      "<Support 1>",
      "【Deploy】 Look at the top card of your deck; if it is a (Zeon)/(Neo Zeon) Unit card, you may reveal it and add it to your hand; if it is still there, put it on the bottom of your deck.",
    ],
    [
      "GD01-112",
      "【Main】 Choose 2 of your active Units and rest them; if you do, choose 1 enemy Unit and deal 3 damage to it.",
      "【Pilot】 [Loni Garvey] AP+1 HP+0",
    ],
    ["GD02-058", "【Deploy】 Choose 1 of your Units and deal 1 damage to it; if you do, draw 1 card; then, discard 1 card."],
    [
      "ST10-008",
      "【Deploy･Development 2】 You may choose 2 (G Generation) cards from your trash and exile them; if you do, draw 1 card; then, discard 1 card.",
    ],
    [
      "GD03-088",
      "【Burst】 Add this card to your hand.",
      "【During Link】 While this Unit is an (AGE System) Unit, this Unit gets AP+1 and gains <Breach 1>.",
    ],
    [
      "GD04-101",
      "【Burst】 Activate this card's 【Main】 effect.",
      "【Main】/【Action】 None of your Units can be destroyed by enemy effects during this turn; then, draw 1 card.",
    ],
    [
      "ST04-001",
      "<Blocker>",
      "【When Paired･Lv.4 or higher Pilot】 Choose 1 enemy Unit with 4 or less HP and return it to its owner's hand.",
    ],
    [
      "ST06-015",
      "【Burst】 Deploy this card.",
      "【Deploy】 Add 1 of your Shields to your hand.",
      "【Once per Turn】 When one of your (Clan) Units links, that Unit gains <Breach 3> during this turn.",
    ],
    [
      "ST07-010",
      "【Burst】 Add this card to your hand.",
      "【Destroyed】 If it is your opponent's turn and this Unit is a (CB) Unit, draw 1 card.",
    ],
    [
      "ST08-001",
      "While you have no Units in play that are Lv.6 or higher, the Lv. and cost of this card in your hand are 1 lower for each enemy Unit in play.",
      "【When Paired】 Choose 1 enemy Unit with the highest Lv. and deal 3 damage to it.",
    ],
    [
      "ST09-001",
      "【Activate･Main】 ②, return this Unit and its Pilot to the bottom of your deck: Choose 1 Unit card with “Impulse Gundam” in its name that is Lv.4 or higher from your trash and deploy it.",
    ],
    [
      "ST10-007",
      "【When Linked･Development 2】 You may choose 2 (G Generation) cards from your trash and exile them; if you do, choose 1 Command card that is Lv.4 or lower from your trash and add it to your hand.",
    ],
  ];
  test.each(rows)("%s", (id, ...said) => {
    expect(lines(id)).toEqual(said);
  });

  test("the head of a card: type, numbers, traits, link", () => {
    expect(headText(card("ST01-001"))).toBe(
      "blue Unit, Lv.4, cost 3, AP 3, HP 4, (Earth Federation) (White Base Team), links with [Amuro Ray]",
    );
    expect(headText(card("ST01-010"))).toBe("blue Pilot, Lv.4, cost 1, AP+2, HP+1, (Earth Federation) (White Base Team) (Newtype)");
    expect(headText(card("EXB-001"))).toBe("Base token, HP 3");
    expect(headText(card("GD05-019"))).toContain("links with a (Londo Bell) Pilot or [Amuro Ray]");
  });

  test("what may be declined says so, also where it is no deed: a value, a branch, a mode", () => {
    const value = { op: "modify" as const, target: "thisUnit" as const, ap: 1, until: "turn" as const };
    const text = (op: object) => clauseText({ timing: "Attack", ops: [op as typeof value] });
    expect(text({ ...value, may: true })).toBe("【Attack】 If you like, this Unit gets AP+1 during this turn.");
    expect(text({ op: "branch", may: true, cases: [{ else: true, ops: [value] }] })).toBe(
      "【Attack】 If you like, this Unit gets AP+1 during this turn.",
    );
    expect(text({ op: "chooseMode", may: true, modes: [[value], [{ op: "draw", n: 1 }]] })).toBe(
      "【Attack】 If you like, choose one: this Unit gets AP+1 during this turn; or draw 1 card.",
    );
  });

  test("a clause that is not carried out says so", () => {
    expect(clauseText({ timing: "Deploy", notYet: "nobody knows what it means", ops: [] })).toBe(
      "【Deploy】 (Not carried out: nobody knows what it means.)",
    );
  });
});
