import { describe, expect, test } from "vitest";
import { ability, made, madeBoss, madeSpell, table } from "../table.ts";

const A = made("A", 3);
const B = made("B", 1);
const C = made("C", 1);

describe("9 Choosing an attack", () => {
  test("BOS-K1 a ready summon or face-up ready boss of yours, in your main phase", () => {
    const t = table(
      { P1: { summons: ["A", { card: "B", acted: true }], boss: [{ card: "Boss", faceDown: false }] }, P2: { summons: ["C"] } },
      [A, B, C, madeBoss("Boss", 5)],
    );
    expect(t.options()).toEqual(["attack with A", "attack with Boss", "end the turn"]);
    expect([t.refuses("attack with B"), t.refuses("attack with C"), t.refuses("attack with A", "P2")]).toEqual([
      "BOS-K1",
      "BOS-K1",
      "BOS-K1",
    ]);
  });

  test("BOS-K2, BOS-K3, BOS-K5 any other summon in any column on either side, or a player; never itself", () => {
    const t = table({ P1: { summons: ["A", "B"] }, P2: { summons: [{ card: "C", column: 2 }] } }, [A, B, C]);
    t.says("P1: attack with A");
    expect(t.options()).toEqual(["target P2", "target C", "target P1", "target B"]);
    expect(t.refuses("target A")).toBe("BOS-K2");
    t.says("P1: target C");
    expect(t.names("P2", "graveyard")).toEqual(["C"]);
  });

  test("BOS-K4, BOS-R8 a face-up boss may be attacked like a summon, a face-down one not", () => {
    const t = table({ P1: { summons: ["A", "B"] }, P2: { boss: [{ card: "Boss", faceDown: false }] } }, [A, B, madeBoss("Boss", 5)]);
    t.says("P1: attack with A", "P1: target Boss");
    expect([t.card("Boss")["strength"], t.names("P1", "graveyard")]).toEqual([2, ["A"]]);
    const down = table({ P1: { summons: ["A", "B"] }, P2: { boss: ["Boss"] } }, [A, B, madeBoss("Boss", 5)]);
    down.says("P1: attack with A");
    expect(down.refuses("target Boss")).toBe("BOS-K4");
  });

  test("BOS-K6 as many attacks as can be paid for", () => {
    const again = made(
      "Again",
      1,
      ability("controllerMainPhase", [{ op: "ready", target: "self" }], { cost: [{ op: "payVim", amount: 1 }] }),
    );
    const t = table({ P1: { vim: 2, summons: ["Again"] }, P2: { life: 30 } }, [again]);
    const attack = ["P1: attack with Again", "P1: target P2"];
    t.says(...attack, "P1: use the ability of Again", ...attack, "P1: use the ability of Again", ...attack);
    expect([t.player("P2")["life"], t.refuses("attack with Again")]).toEqual([27, "BOS-K1"]);
  });

  test("BOS-K7 no attack without a legal target: a lone boss in the first turn", () => {
    const t = table({ turn: 1, P1: { boss: [{ card: "Boss", faceDown: false }] }, P2: {} }, [madeBoss("Boss", 5)]);
    expect(t.refuses("attack with Boss")).toBe("BOS-K7");
    const later = table({ turn: 3, P1: { boss: [{ card: "Boss", faceDown: false }] }, P2: {} }, [madeBoss("Boss", 5)]);
    expect(later.refuses("attack with Boss")).toBeNull();
  });

  test("BOS-K7, BOS-R8 a face-up boss is target enough for a boss", () => {
    const t = table({ P1: { boss: [{ card: "Boss", faceDown: false }] }, P2: { boss: [{ card: "Rival", faceDown: false }] } }, [
      madeBoss("Boss", 5),
      madeBoss("Rival", 3),
    ]);
    t.says("P1: attack with Boss");
    expect(t.card("Boss")).toMatchObject({ strength: 2 });
  });

  test("BOS-K7 none can be begun inside a window or another attack", () => {
    const t = table({ P1: { vim: 1, spellbook: ["T-R-P2"], summons: ["A", "B"] }, P2: {} }, [A, B]);
    t.says("P1: attack with A", "P1: target P2");
    expect([t.asked(), t.refuses("attack with B")]).toEqual(["P1 BOS-A9c", "BOS-K7"]);
  });

  test("BOS-K7, BOS-DA4 a summon always has a target: its own controller", () => {
    const t = table({ turn: 1, P1: { life: 30, summons: ["A"] }, P2: {} }, [A]);
    t.says("P1: attack with A");
    expect(t.options()).toEqual(["target P1"]); // asked all the same: nobody hits himself unasked
    t.says("P1: target P1");
    expect(t.player("P1")).toMatchObject({ life: 27 });
  });
});

describe("10 Direct attacks and blocking", () => {
  const direct = ["P1: attack with A", "P1: target P2"];

  test("BOS-DA1, BOS-DA2, BOS-R3 open is judged on the side of the player attacked", () => {
    const t = table({ P1: { summons: ["A", "B"] }, P2: { summons: [{ card: "C", column: 0 }], wizards: ["T-B-W1", "T-B-W2"] } }, [A, B, C]);
    t.says("P1: attack with A");
    expect([t.refuses("target P2"), t.refuses("target P1")]).toEqual(["BOS-DA2", null]);
    t.says("P1: target C", "P1: attack with B"); // wizards close nothing
    expect(t.refuses("target P2")).toBeNull();
  });

  test("BOS-DA2 a face-up boss closes no column", () => {
    const t = table({ P1: { summons: ["A", "B"] }, P2: { boss: [{ card: "Boss", faceDown: false }] } }, [A, B, madeBoss("Boss", 5)]);
    t.says("P1: attack with A");
    expect(t.refuses("target P2")).toBeNull();
  });

  test("BOS-DA3 a player who has not started a turn cannot be attacked", () => {
    const t = table({ turn: 1, P1: { summons: ["A", "B"] }, P2: {} }, [A, B]);
    t.says("P1: attack with A");
    expect(t.refuses("target P2")).toBe("BOS-DA3");
  });

  test("BOS-DA4, BOS-DA7, BOS-R4 one may attack oneself; no summon can block that, an own boss can", () => {
    const t = table({ P1: { life: 30, summons: ["A", "B"] }, P2: {} }, [A, B]);
    t.says("P1: attack with A", "P1: target P1");
    expect(t.player("P1")).toMatchObject({ life: 27 }); // nobody was asked: the attacker takes the spot that B would need
    const u = table({ P1: { summons: ["A", "B"], boss: [{ card: "Boss", acted: true }] }, P2: {} }, [A, B, madeBoss("Boss", 5)]);
    u.says("P1: attack with A", "P1: target P1");
    expect([u.asked(), u.options(), u.refuses("block with B")]).toEqual(["P1 BOS-B3.ii", ["block with Boss", "do not block"], "BOS-DA7"]);
  });

  test("BOS-DA5, BOS-DA6, BOS-R5 a neighbour, ready or acted, at no cost and as it lies; not face-down", () => {
    const cards = [made("A", 3), made("B", 5), made("D", 5)];
    const t = table(
      {
        P1: { summons: [{ card: "A", column: 1 }] },
        P2: {
          summons: [
            { card: "B", column: 0, acted: true },
            { card: "D", column: 2, faceDown: true },
          ],
        },
      },
      cards,
    );
    t.says(...direct);
    expect([t.options(), t.refuses("block with D")]).toEqual([["block with B", "do not block"], "BOS-DA6"]);
    t.says("P2: block with B");
    expect(t.card("B")).toMatchObject({ column: 1, facing: "acted", strength: 2 });
  });

  test("BOS-DA7, BOS-R17 the blocker needs the free spot and stays there", () => {
    const rush = madeSpell(
      "Fill",
      1,
      ability("directAttackBlockWindow", [{ op: "move", target: { choose: 1, of: ["summon"], sides: "own" }, to: "adjacentEmptySpot" }], {
        condition: { defender: "you" },
      }),
      "yellow",
    );
    const t = table(
      {
        P1: { summons: [{ card: "A", column: 0 }] },
        P2: {
          vim: 1,
          spellbook: ["Fill"],
          summons: [
            { card: "T-Y-S3", column: 1 },
            { card: "T-Y-S2", column: 2 },
          ],
        },
      },
      [rush, A],
    );
    t.says(...direct, "P2: cast Fill"); // only the Pup can move: to the attacked spot
    expect(t.asked()).toBe("P1 BOS-T3"); // nobody can block any more, and BOS-R6 the attack goes on
    expect([t.player("P2")["life"], t.card("Grove Pup")["column"]]).toEqual([27, 0]);
  });

  test("BOS-DA8 blocked, the player takes nothing, even if the attacker is far stronger; attacks on summons cannot be blocked", () => {
    const t = table(
      {
        P1: { summons: [{ card: "Giant", column: 0 }] },
        P2: {
          life: 30,
          summons: [
            { card: "B", column: 1 },
            { card: "C", column: 2 },
          ],
        },
      },
      [made("Giant", 99), B, C],
    );
    t.says("P1: attack with Giant", "P1: target P2", "P2: block with B");
    expect(t.player("P2")).toMatchObject({ life: 30 });
    const u = table(
      {
        P1: { vim: 1, spellbook: ["T-R-P2"], summons: ["A"] },
        P2: {
          summons: [
            { card: "B", column: 1 },
            { card: "C", column: 2 },
          ],
        },
      },
      [A, B, C],
    );
    u.says("P1: attack with A", "P1: target C");
    expect(u.refuses("block with B", "P2")).toBe("BOS-DA8");
  });

  test("BOS-DA9 no block, or exactly one, decided once by the player attacked", () => {
    const t = table(
      {
        P1: { summons: [{ card: "A", column: 1 }] },
        P2: {
          summons: [
            { card: "B", column: 0 },
            { card: "C", column: 2 },
          ],
        },
      },
      [A, B, C],
    );
    t.says(...direct);
    expect([t.asked(), t.options()]).toEqual(["P2 BOS-B3.ii", ["block with B", "block with C", "do not block"]]);
    expect(t.g.question()!.says).toBe("A attacks P2 with strength 3: block, or let it through?");
    expect(t.refuses("block with B", "P1")).toBe("BOS-DA9");
    t.says("P2: do not block");
    expect([t.player("P2")["life"], t.asked()]).toEqual([27, "P1 BOS-T3"]);
  });
});
