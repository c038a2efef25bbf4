/** Why not: the paragraph, and the fact with its numbers and the card whose text forbids it. */
import { capital } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { cast } from "./rules/cast.ts";
import { attack, type Side, table } from "./table.ts";

const enemy = { kind: "Unit", side: "enemy" };
const own = { kind: "Unit", side: "own" };
const rested = (card: string) => ({ card, rested: true });
const recent = (card: string) => ({ card, deployedThisTurn: true });
const unit = (name: string, effects: object[] = [], more: object = {}) => ({ name, ap: 2, hp: 2, level: 2, effects, ...more });
const always = (op: object) => ({ timing: "Constant", ops: [op] });
const self = "thisUnit";

/** What is said of a wish in this position, after these answers; "P1" is asked unless the other player is named. */
function whyNot(wish: string, P1: Side, P2: Side = {}, more: object[] = [], script: string[] = [], by?: "P1" | "P2"): string {
  const t = table({ P1, P2 }, [...cast, ...more]);
  t.g.record();
  t.answer(...script);
  const seat = by === undefined ? t.g.asked : by === "P1" ? 0 : 1;
  const verdicts = t.g.wishes(wish).map((each) => t.g.whyNot(each, seat));
  const verdict = verdicts.find((each) => each !== null);
  return verdict === undefined || verdict === null ? "allowed" : `${capital(verdict.fact)} (${verdict.rule})`;
}

describe("numbers", () => {
  test("2-8-1, 2-9 the Lv. and the Resources, the cost and the active ones", () => {
    const costly = unit("Costly", [], { level: 4, cost: 3 });
    expect(whyNot("play Costly", { hand: ["Costly"], resourceArea: 3 }, {}, [costly])).toBe(
      "Its Lv., 4, is higher than the number of your Resources, 3 (2-8-1)",
    );
    expect(whyNot("play Costly", { hand: ["Costly"], resourceArea: 2, restedResources: 2 }, {}, [costly])).toBe(
      "Its cost is 3, and you have 2 active Resources (2-9)",
    );
  });
});

describe("attacks", () => {
  test("7-3-1 rested, or the target active", () => {
    expect(whyNot("attack with Lancer", { battleArea: [rested("Lancer")] })).toBe(
      "Lancer is rested, and an attacker is rested to attack (7-3-1)",
    );
    const P2 = { battleArea: ["Clerk", rested("Giant")] };
    expect(whyNot("target Clerk", { battleArea: ["Lancer"] }, P2, [], ["P1: attack with Lancer"])).toBe(
      "Clerk is active, and only rested Units are attacked (7-3-1)",
    );
  });

  test("2-11-4 speaks of the attacker", () => {
    expect(whyNot("attack with Lancer", { battleArea: [recent("Lancer")] })).toBe(
      "Lancer was deployed this turn and is not a Link Unit (2-11-4)",
    );
  });

  test("1-3-3 names the card that forbids it, and its text", () => {
    const timid = unit("Timid", [always({ op: "cannotAttack", target: self })]);
    expect(whyNot("attack with Timid", { battleArea: ["Timid"] }, {}, [timid])).toBe(
      "Timid cannot attack (Timid: “This Unit cannot attack.”) (1-3-3)",
    );
    const shy = unit("Shy", [always({ op: "cannotAttackPlayer", target: self })]);
    expect(whyNot("attack with Shy", { battleArea: ["Shy"] }, {}, [shy])).toMatch(
      /^Shy cannot attack the player \(Shy: .+\), and no enemy Unit is there that it may attack \(1-3-3\)$/,
    );
  });

  test("1-3-1 names the Unit that must be attacked", () => {
    const P2 = { battleArea: [rested("Bait"), { ...rested("Bait"), as: "Bait 2" }, rested("Clerk")] };
    expect(whyNot("target Clerk", { battleArea: ["Sniper"] }, P2, [], ["P1: attack with Sniper"])).toMatch(
      /^Bait must be attacked \(Bait: .+\) \(1-3-1\)$/,
    );
  });

  test("6-5-4 while a choice is open an own Unit may not attack yet, and another's never", () => {
    const order = {
      name: "Order",
      type: "Command",
      effects: [
        {
          timing: "Main",
          ops: [
            { op: "choose", as: "t1", n: 1, from: own },
            { op: "rest", target: "t1" },
          ],
        },
      ],
    };
    const asked: [Side, Side, object[], string[]] = [
      { battleArea: ["Lancer", "Clerk"], hand: ["Order"] },
      { battleArea: ["Giant"] },
      [order],
      ["P1: play Order"],
    ];
    expect(whyNot("attack with Lancer", ...asked)).toBe(
      "An attack is declared when nothing else is open; now P1 is asked: Order's effect: choose 1 Unit of yours (9-3-3) (6-5-4)",
    );
    expect(whyNot("attack with Giant", ...asked)).toBe("Giant is your opponent's (6-5-4)");
  });

  test("7-4-1 a Blocker that is rested, and one that a text forbids", () => {
    const attacked: [Side, Side] = [{ battleArea: ["Lancer"] }, { battleArea: [rested("Wall"), { card: "Wall", as: "other" }] }];
    expect(whyNot("block with Wall", ...attacked, [], ["P1: attack with Lancer", "P1: target the player"])).toBe(
      "Wall is rested, and Blocker rests an active Unit (7-4-1)",
    );
    const hush = unit("Hush", [
      { timing: "Attack", ops: [{ op: "cannotActivateBlocker", target: { all: { ...enemy, lvMax: 1 } }, until: "battle" }] },
    ]);
    const sentry = unit("Sentry", [], { level: 1, keywords: [{ k: "Blocker" }] });
    const post = unit("Post", [], { level: 2, keywords: [{ k: "Blocker" }] });
    expect(
      whyNot(
        "block with Sentry",
        { battleArea: ["Hush"] },
        { battleArea: ["Sentry", "Post"] },
        [hush, sentry, post],
        ["P1: attack with Hush"],
      ),
    ).toMatch(/^Sentry cannot use Blocker \(Hush: “【Attack】.+”\) \(7-4-1\)$/);
  });
});

describe("cards and effects", () => {
  test("2-3-4 a Pilot is not played but paired", () => {
    expect(whyNot("play Rider", { hand: ["Rider"], battleArea: ["Knight"] })).toBe(
      'A Pilot card is paired with a Unit: "pair Rider" (2-3-4)',
    );
  });

  test("2-3-4-3 no Unit is without a Pilot", () => {
    expect(whyNot("pair Rider", { hand: ["Rider"], battleArea: [{ card: "Knight", pilot: "Stranger" }] })).toBe(
      "Your only Unit has a Pilot (2-3-4-3)",
    );
  });

  test("9-2-2, 11-2-12 the effect's own words stand beside the fact", () => {
    const gun = unit("Gun", [
      {
        timing: "ActivateMain",
        oncePerTurn: true,
        ops: [
          { op: "choose", as: "t1", n: 1, from: enemy },
          { op: "damage", n: 1, target: "t1" },
        ],
      },
    ]);
    expect(whyNot("activate Gun", { battleArea: ["Gun"] }, {}, [gun])).toMatch(
      /^Gun: there is no target for it \(【Activate･Main】.+\) \(9-2-2\)$/,
    );
    expect(whyNot("activate Gun", { battleArea: ["Gun"] }, { battleArea: ["Giant"] }, [gun], ["P1: activate Gun"])).toMatch(
      /^Gun: it has been used this turn \(.+\) \(11-2-12\)$/,
    );
  });

  test("what was answered by itself is said: the attack went to the player, because nobody else could be attacked", () => {
    expect(whyNot("target the player", { battleArea: ["Lancer"] }, { battleArea: ["Wall"] }, [], [attack("Lancer")], "P1")).toBe(
      '"target the player" was the only answer to "choose the target of Lancer\'s attack" (7-3-1), so nobody was asked (7-3-1)',
    );
  });
});
