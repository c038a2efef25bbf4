import { argumentOf, verbOf } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { Verb } from "../../src/names.ts";
import { holds, like, matchAt, NO } from "../table.ts";

const standsIn = { kind: "constant", timing: "inPlay", do: [{ op: "rulerAsEnergy", amount: 1 }] };
/** A Wizard that may be rested as one energy in either turn, and whatever else it says. */
const steward = (...effect: readonly unknown[]) => like("W-23", { id: "STEWARD", name: "Steward", effect: [standsIn, ...effect] });
const ability = (...cost: readonly unknown[]) => ({ kind: "activated", timing: "normal", cost, do: [{ op: "draw", count: 1 }] });
const restThis = { op: "rest", target: "self" };
const energy = (amount: number) => ({ op: "payEnergy", amount });
const oneCard = { op: "destroy", target: { choose: 1, of: ["card"], sides: "own" } };
const bare = { energyZone: 0, deck: [NO, NO, NO] };
/** A set card: its player is asked even where nothing else can be done. */
const asked = { setZones: ["T-052"] };
const PAPER_FOX = "Paper Fox";
const toll = (...cost: readonly unknown[]) => ({
  name: "Toll House",
  type: "field",
  effect: [{ kind: "constant", timing: "inPlay", do: [{ op: "attackCost", attackers: {}, cost }] }],
});

describe("GR-7-COST a resting pays once", () => {
  test("GR-17-ENERGY, 8-4d-1: a ruler that attacks is rested by attacking, and is no energy for the price of that attack", () => {
    const cards = [steward(), toll(energy(1))];
    const P2 = { fieldZone: ["Toll House"] };
    holds({ cards, P1: { ruler: ["STEWARD"], ...asked, ...bare }, P2 }, [
      { absent: [{ wish: "attack the ruler with Steward", rule: "8-4d-1" }] },
    ]);
    holds({ cards, P1: { ruler: ["STEWARD"], leftAttackZone: ["T-001"], ...bare }, P2 }, ["P1: attack the ruler with Gate Cadet"], {
      cards: { STEWARD: { rested: true }, "T-001": { rested: true } },
    });
  });

  test("8-4d-1: an attack card that has to be rested for its attack once more may not attack", () => {
    const P1 = { leftAttackZone: ["T-001"], ruler: [{ card: "A-1", rested: true }] };
    holds({ cards: [toll(restThis)], P1: { ...P1, ...asked }, P2: { fieldZone: ["Toll House"] } }, [
      { absent: [{ wish: "attack the ruler with Gate Cadet", rule: "8-4d-1" }] },
    ]);
  });

  test("GR-17-ENERGY: [rest this, 1 energy] of the ruler itself needs an energy card", () => {
    const cards = [steward(ability(restThis, energy(1)))];
    holds({ cards, phase: "main", P1: { ruler: ["STEWARD"], ...asked, ...bare } }, [
      { absent: [{ wish: "use Steward", rule: "GR-7-PRICE" }] },
    ]);
    holds({ cards, phase: "main", P1: { ruler: ["STEWARD"], ...bare, energyZone: 1 } }, ["P1: use Steward", "P1: pass"], {
      cards: { STEWARD: { rested: true } },
      players: { P1: { activeEnergy: 0, hand: 1 } },
    });
  });

  test("GR-17-ENERGY: the same the other way round: who has to be rested later is not offered as energy before", () => {
    const cards = [steward(ability(energy(1), restThis))];
    holds({ cards, phase: "main", P1: { ruler: ["STEWARD"], ...bare, energyZone: 1 } }, ["P1: use Steward", "P1: pass"], {
      players: { P1: { activeEnergy: 0, hand: 1 } },
    });
  });

  test("GR-7-COST: two parts of one price cannot both rest this card", () => {
    const cards = [steward(ability(restThis, restThis))];
    holds({ cards, phase: "main", P1: { ruler: ["STEWARD"], ...asked, ...bare } }, [
      { absent: [{ wish: "use Steward", rule: "GR-7-COST" }] },
    ]);
  });

  test("GR-7-COST: what has been destroyed to pay cannot be rested to pay", () => {
    const cards = [{ name: "Martyr", effect: [ability({ op: "destroy", target: "self" }, restThis)] }];
    holds({ cards, phase: "main", P1: { leftAttackZone: ["Martyr"], ...asked, ...bare } }, [
      { absent: [{ wish: "use Martyr", rule: "GR-7-COST" }] },
    ]);
  });
});

describe("GR-7-COST a price is paid as a whole", () => {
  const smelter = (...cost: readonly unknown[]) => ({ name: "Smelter", type: "field", effect: [ability(...cost)] });
  const P1 = { ruler: ["K-11"], fieldZone: ["Smelter"], deck: [NO, NO, NO] };

  test("energy that is still owed is not destroyed to pay", () => {
    const cards = [smelter(oneCard, energy(1))];
    holds({ cards, phase: "main", P1: { ...P1, energyZone: 1 } }, ["P1: use Smelter", "P1: pass"], {
      zones: { "P1.graveyard": ["Smelter"], "P1.energyZone": ["ENERGY"] },
      players: { P1: { activeEnergy: 0, hand: 1 } },
    });
    const g = matchAt({ cards: [smelter(oneCard, energy(2))], phase: "main", P1: { ...P1, fieldZone: ["Smelter"], energyZone: 2 } });
    g.play(g.parse("use Smelter")); // the field is all that can be spared, so nobody is asked
    expect(g.activeEnergy[0]).toBe(0);
  });

  const threeCards = { ...oneCard, target: { ...oneCard.target, choose: 3 } };
  test.each([
    ["what is owed stays", "K-11", 1, [threeCards, energy(1)], false],
    ["of two that lie there one is owed, one may go", "K-11", 2, [threeCards, energy(1)], true],
    ["the ruler stands in for it, so it may go", "STEWARD", 1, [threeCards, energy(1)], true],
    ["the ruler stands in for one part, and not for the other", "STEWARD", 1, [threeCards, energy(1), energy(1)], false],
    ["the ruler stands in for one of two", "STEWARD", 1, [threeCards, energy(2)], false],
    ["worth two it stands in for the first two, and the third stays", "WORTH 2", 1, [energy(2), threeCards, energy(1)], false],
    ["the ruler stands in for one of two, the other is there, and one more", "STEWARD", 2, [threeCards, energy(2)], true],
  ] as const)("GR-7-COST three cards, of which the field and the set card are two, and energy: %s", (_, ruler, energyZone, price, may) => {
    const situation = {
      cards: [steward(), { ...(steward(standsIn) as object), id: "WORTH 2" }, smelter(...price)],
      phase: "main" as const,
      P1: { ...P1, ...asked, ruler: [ruler], energyZone },
    };
    holds(situation, [], may ? { offered: ["use Smelter"] } : { absent: [{ wish: "use Smelter", rule: "GR-7-COST" }] });
  });

  test("energy that has been rested to pay may be destroyed to pay afterwards", () => {
    const cards = [smelter(energy(1), { ...oneCard, target: { ...oneCard.target, exclude: "self" } }, energy(1))];
    holds({ cards, phase: "main", P1: { ...P1, energyZone: 2 } }, ["P1: use Smelter", "P1: pass"], {
      zones: { "P1.graveyard": ["ENERGY"], "P1.fieldZone": ["Smelter"], "P1.energyZone": ["ENERGY"] },
      players: { P1: { activeEnergy: 0, hand: 1 } },
    });
  });

  test("R-D-PRICE: what the ruler is worth is looked at once: a card that lends it that worth may be destroyed first", () => {
    const lender = { name: "Lender", effect: [standsIn, ability({ op: "destroy", target: "self" }, energy(1))] };
    holds(
      { cards: [lender], phase: "main", P1: { leftAttackZone: ["Lender"], ...bare, ruler: [{ card: "K-11", as: "mine" }] } },
      ["P1: use Lender", "P1: pass"],
      {
        zones: { "P1.graveyard": ["Lender"] },
        cards: { mine: { rested: true } },
        players: { P1: { hand: 1 } },
      },
    );
  });

  test("the ruler stands in for one part of a price only", () => {
    const cards = [steward(), smelter(energy(1), energy(1))];
    const side = { ruler: ["STEWARD"], fieldZone: ["Smelter"], deck: [NO, NO, NO] };
    holds({ cards, phase: "main", P1: { ...side, ...asked, energyZone: 0 } }, [{ absent: [{ wish: "use Smelter", rule: "GR-7-PRICE" }] }]);
    const g = matchAt({ cards, phase: "main", P1: { ...side, energyZone: 1 } });
    g.play(g.parse("use Smelter"));
    expect([...g.options()].map(verbOf)).toEqual([Verb.restRuler, Verb.restEnergy]);
    g.play(1); // then it stands in for the second part
    expect([g.activeEnergy[0], g.rested[g.ruler[0]]]).toEqual([0, 1]);
  });

  test("8-4d, R-ALLCOSTS: two prices of one attack are one: what the second needs is not offered for the first", () => {
    const any = toll({ op: "destroy", target: { choose: 1, of: ["unit", "field"], sides: "own", exclude: "self" } });
    const picky = { ...toll({ op: "destroy", target: { choose: 1, of: ["field"], sides: "own" } }), name: "Picky House" };
    const meadow = { name: "Meadow", type: "field" };
    const P1 = { leftAttackZone: ["T-001"], fieldZone: ["Meadow"], defenceZone: ["T-022"] };
    const P2 = { fieldZone: ["Toll House", "Picky House"] };
    const g = matchAt({ cards: [any, picky, meadow], P1, P2 });
    g.play(g.parse("attack the ruler with Gate Cadet"));
    expect([...g.options()].map((each) => g.cardName(argumentOf(each)))).not.toContain("Meadow");
  });

  test("GR-7-COST: of a price of so many cards, where there are no more than that, nobody is asked which is first", () => {
    const two = smelter({ op: "destroy", target: { choose: 2, of: ["unit"], sides: "own" } });
    const units = { leftAttackZone: ["T-001"], rightAttackZone: ["T-022"] };
    holds({ cards: [two], phase: "main", P1: { ...P1, ...asked, ...units } }, ["P1: use Smelter", { asked: "P1", offered: ["pass"] }], {
      zones: { "P1.graveyard": ["T-001", "T-022"] },
    });
    holds({ cards: [two], phase: "main", P1: { ...P1, ...asked, ...units, defenceZone: ["T-002"] } }, ["P1: use Smelter"], {
      options: ["choose T-001", "choose T-022", "choose T-002"],
    });
  });

  test("16, GR-7-COST: a unit that Soul Guard kept from being destroyed as a cost pays for no second one", () => {
    const altar = smelter({ op: "destroy", target: { choose: 2, of: ["unit"], sides: "own" } });
    const host = { card: "T-005", soul: [NO, NO] };
    holds({ cards: [altar], phase: "main", P1: { ...P1, ...asked, leftAttackZone: [host] } }, [
      { absent: [{ wish: "use Smelter", rule: "GR-7-COST" }] },
    ]);
    holds(
      { cards: [altar], phase: "main", P1: { ...P1, leftAttackZone: [host], rightAttackZone: ["T-001"] } },
      ["P1: use Smelter", `P1: choose ${PAPER_FOX}`, "P1: pass"],
      {
        zones: { "P1.leftAttackZone": ["T-005"], "P1.rightAttackZone": [] },
        cards: { "T-005": { soul: 1 } },
      },
    );
  });
});
