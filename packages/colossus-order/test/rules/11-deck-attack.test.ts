import { describe, expect, test } from "vitest";
import { as, board, follower } from "../board.ts";

const crusher = (crush: number, capture: number) => follower("Crusher", { crush, capture });
const deck = (...names: string[]) => [...names, "Any Card", "Any Card", "Any Card"];

function attackOn(cards: string[], crush: number, capture: number, more: Record<string, unknown> = {}) {
  const t = board({ P1: { field: ["Crusher"], ...more }, P2: { deck: cards } }, { cards: [crusher(crush, capture)] });
  return t.plays("P1: attack with Crusher");
}

describe("11 Deck attack", () => {
  test("CO-K1: as many cards as the crush point are turned face-up, one by one from the top", () => {
    const t = attackOn(deck("T-BF1", "T-BF2", "T-BF3"), 2, 1);
    expect(t.events("reveal")).toEqual(["reveal Grave Sprite", "reveal Bone Archer"]);
    expect(t.zone("P2.deck")[0]).toBe("Pit Brute");
  });

  test("CO-K1: the crush point at this moment counts", () => {
    const t = board({ P1: { field: ["T-WF9", "T-WF1"] } });
    t.plays("P1: attack with Meadow Squire");
    expect(t.player("P2")["deck"]).toBe(10);
  });

  test("CO-K2: gems in order of being revealed, up to the capture point", () => {
    const t = attackOn(deck("T-G-B", "T-G-R", "T-G-U"), 3, 2);
    expect(t.zone("P1.captured")).toEqual(["Black Gem", "Red Gem"]);
    expect(t.zone("P2.discard")).toEqual(["Blue Gem"]);
    expect(t.rulesOf("capture")).toEqual(["CO-K2", "CO-K2"]);
  });

  test("CO-K3: all other revealed cards go to their owner's discard pile", () => {
    const t = attackOn(deck("T-BF1", "T-G-B", "T-BA1"), 3, 1);
    expect(t.zone("P2.discard")).toEqual(["Grave Sprite", "Shadow Thrust"]);
    expect(t.rulesOf("discard")).toEqual(["CO-K3", "CO-K3"]);
  });

  test("CO-K4, CO-15.12: capturing is not optional; with fewer gems only those, with capture 0 none", () => {
    expect(attackOn(deck("T-G-B", "T-BF1"), 2, 2).zone("P1.captured")).toEqual(["Black Gem"]);
    expect(attackOn(deck("T-G-B", "T-BF1"), 2, 0).zone("P1.captured")).toEqual([]);
  });

  test("CO-K4: crush 0 reveals nothing, and a reduction does not go under 0", () => {
    expect(attackOn(deck("T-G-B"), 0, 1).events("reveal")).toEqual([]);
    const damper = follower("Damper", {
      effect: [
        {
          timing: "continuous",
          condition: null,
          cost: [],
          do: [{ op: "modifyCrush", target: { all: ["follower"], sides: "opponent" }, amount: -3 }],
        },
      ],
    });
    const t = board(
      { P1: { field: ["Crusher"] }, P2: { field: [as("damper", "Damper", { position: "OFF" })] } },
      { cards: [crusher(2, 1), damper] },
    );
    expect(t.card("Crusher")["crush"]).toBe(0);
    t.plays("P1: attack with Crusher", "P1: attack the deck");
    expect(t.player("P2")["deck"]).toBe(12);
  });

  test("CO-K5: a crush that takes the whole deck ends the match before anything is captured", () => {
    const t = board({ P1: { field: ["Crusher"] }, P2: { deck: ["T-G-B", "T-G-B"] } }, { cards: [crusher(2, 2)] });
    t.plays("P1: attack with Crusher");
    expect(t.result).toBe("P1 wins");
    expect(t.zone("P1.captured")).toEqual([]);
    expect(t.rulesOf("lose")).toEqual(["CO-V3"]);
  });

  test("CO-K5: one card more than the crush point, and the match goes on", () => {
    const t = board({ P1: { field: ["Crusher"] }, P2: { deck: ["T-G-B", "T-G-B", "T-BF1"] } }, { cards: [crusher(2, 2)] });
    t.plays("P1: attack with Crusher");
    expect(t.result).toBe("running");
    expect(t.zone("P1.captured")).toEqual(["Black Gem", "Black Gem"]);
  });

  test("CO-K6: no card is drawn for a gem captured from the deck", () => {
    const t = attackOn(deck("T-G-B", "T-BF1"), 1, 1);
    expect(t.player("P2")).toMatchObject({ hand: 0, locus: 0, deck: 4 });
    expect(t.events("draw")).toEqual([]);
  });

  test("CO-U4: a captured duplicate is discarded and uses no capture point", () => {
    const t = attackOn(deck("T-G-X2", "T-G-X2", "T-G-B"), 3, 2);
    expect(t.zone("P1.captured")).toEqual(["★Shard of Dusk★", "Black Gem"]);
    expect(t.zone("P2.discard")).toEqual(["★Shard of Dusk★"]);
  });
});
