/** The words that no card of the data file uses: they are for cards of one's own. */
import { describe, expect, test } from "vitest";
import { cast } from "../rules/cast.ts";
import { attack, choose, table as lay, play, type Side, type Table } from "../table.ts";

const table = (P1: Side, P2: Side = {}, more: object[] = []): Table => lay({ P1, P2 }, [...cast, ...more]);
const command = (name: string, ...ops: object[]) => ({ name, type: "Command", effects: [{ timing: ["Main", "Action"], ops }] });
const pick = (from: object, n: unknown = 1) => ({ op: "choose", as: "t1", n, from });
const enemy = { kind: "Unit", side: "enemy" };
const hit = { op: "damage", n: 1, target: "t1" };

describe("hpMin", () => {
  const snipe = command("Snipe", pick({ ...enemy, hpMin: 3 }), hit);

  test("current HP at least: two Units of three", () => {
    const t = table({ hand: ["Snipe"] }, { battleArea: ["Clerk", "Lancer", "Giant"] }, [snipe]);
    t.answer(play("Snipe"));
    expect(t.options).toEqual([choose("Lancer"), choose("Giant")]);
  });

  test("damage lowers it (Q96)", () => {
    const t = table({ hand: ["Snipe"] }, { battleArea: [{ card: "Lancer", damage: 1 }] }, [snipe]);
    expect(t.refusal(play("Snipe"))).toBe("9-1-8-1-1");
  });
});

test("apEq: current AP exactly, a Pilot's included", () => {
  const snipe = command("Snipe", pick({ ...enemy, apEq: 3 }), hit);
  const units = ["Lancer", "Giant", { card: "Clerk", pilot: "Rider" }, { card: "Giant", as: "second" }];
  const t = table({ hand: ["Snipe"] }, { battleArea: units }, [snipe]);
  t.answer(play("Snipe"));
  expect(t.options).toEqual([choose("Lancer"), choose("Clerk")]);
});

describe("returnToDeckBottom", () => {
  test("below the owner's deck, with the Pilot; nothing is destroyed", () => {
    const sink = command("Sink", pick(enemy), { op: "returnToDeckBottom", target: "t1" });
    const t = table({ hand: ["Sink"] }, { battleArea: [{ card: "Phoenix", pilot: "Stranger" }], deck: ["Giant"] }, [sink]);
    t.answer(play("Sink"));
    expect([t.asked, t.question]).toEqual(["P2", "9-3-3"]);
    t.answer(choose("Stranger"));
    expect(t.zone("P2.deck")).toEqual(["Giant", "Stranger", "Phoenix"]);
    expect([t.zone("P2.battleArea"), t.zone("P2.hand")]).toEqual([[], []]);
  });

  test("3-1-6 several: their owner orders them", () => {
    const sink = command("Flood", { op: "returnToDeckBottom", target: { all: enemy } });
    const t = table({ hand: ["Flood"] }, { battleArea: ["Clerk", "Lancer", "Wall"], deck: ["Giant"] }, [sink]);
    t.answer(play("Flood"));
    expect(t.asked).toBe("P2");
    t.answer(choose("Wall"), choose("Clerk"));
    expect(t.zone("P2.deck")).toEqual(["Giant", "Wall", "Clerk", "Lancer"]);
  });

  test("3-1-7 the opponent does not learn the order", () => {
    const sink = command("Flood", { op: "returnToDeckBottom", target: { all: enemy } });
    const seen = (first: string) => {
      const t = table({ hand: ["Flood"] }, { battleArea: ["Clerk", "Lancer"], deck: ["Giant"] }, [sink]);
      t.answer(play("Flood"), choose(first));
      return JSON.stringify([t.g.view(0), t.log]);
    };
    expect(seen("Clerk")).toBe(seen("Lancer"));
  });

  test("4-17-2-4 a token leaves the game", () => {
    const sink = command("Sink", pick({ ...enemy, token: true }), { op: "returnToDeckBottom", target: "t1" });
    const levy = {
      name: "Levy",
      type: "Command",
      effects: [{ timing: "Action", ops: [{ op: "deployToken", n: 1, token: { name: "Recruit", traits: [], ap: 1, hp: 1 } }] }],
    };
    const t = table({ battleArea: ["Lancer"], hand: ["Sink"] }, { hand: ["Levy"], deck: ["Giant"] }, [sink, levy]);
    t.answer(attack("Lancer"), "P2: play Levy", play("Sink")).passes();
    expect([t.zone("P2.battleArea"), t.zone("P2.deck")]).toEqual([[], ["Giant"]]);
  });
});

describe("enemyShieldAreaTop", () => {
  const quake = command("Quake", { op: "damage", n: 2, target: "enemyShieldAreaTop" });

  test("the Base", () => {
    const t = table({ hand: ["Quake"] }, { baseSection: ["Fort"] }, [quake]);
    t.answer(play("Quake"));
    expect(t.card("Fort")).toMatchObject({ damage: 2 });
    expect(t.player("P2")).toMatchObject({ shields: 3 });
  });

  test("or else the top Shield", () => {
    const t = table({ hand: ["Quake"] }, { shieldSection: ["Clerk", "Lancer"] }, [quake]);
    t.answer(play("Quake"));
    expect([t.zone("P2.trash"), t.zone("P2.shieldSection")]).toEqual([["Clerk"], ["Lancer"]]);
  });

  test("9-2-2 with neither there is nothing to hit", () => {
    const t = table({ hand: ["Quake"] }, { shieldSection: 0 }, [quake]);
    t.answer(play("Quake"));
    expect([t.question, t.zone("P1.trash")]).toEqual(["6-5", ["Quake"]]);
  });
});
