import { describe, expect, test } from "vitest";
import { made, madeBoss, table } from "../table.ts";

const up = (card: string) => ({ card, faceDown: false });
const [A, B] = [made("A", 3), made("B", 2)];

describe("wizards", () => {
  test("Ivy Warden (T-Y-W1) acts: any summon gains 1, whatever the column and side", () => {
    const t = table({ P1: { wizards: ["T-Y-W1"], summons: [{ card: "A", column: 2 }], boss: [up("T-Y-B1")] }, P2: { summons: ["B"] } }, [
      A,
      B,
    ]);
    t.says("P1: use the ability of Ivy Warden");
    expect(t.options()).toEqual(["choose A", "choose B"]);
    t.says("P1: choose B");
    expect(t.card("B")).toMatchObject({ strength: 3 });
  });
  test("Stone Listener (T-Y-W2) when an own summon blocks a direct attack it may act: the blocker gains 2; a boss is no summon", () => {
    const t = table({ P1: { summons: ["A"] }, P2: { wizards: ["T-Y-W2"], summons: [{ card: "B", column: 1 }], boss: [up("Boss")] } }, [
      A,
      B,
      madeBoss("Boss", 2),
    ]);
    t.says("P1: attack with A", "P1: target P2", "P2: block with B", "P2: use it");
    expect([t.card("B")["strength"], t.names("P1", "graveyard")]).toEqual([1, ["A"]]);
    const u = table({ P1: { summons: ["A"] }, P2: { wizards: ["T-Y-W2"], boss: [up("Boss")] } }, [A, madeBoss("Boss", 2)]);
    u.says("P1: attack with A", "P1: target P2", "P2: block with Boss");
    expect(u.asked()).toBe("P1 BOS-T3");
  });
  test("Root Shepherd (T-Y-W3) acts: an own summon moves to an adjacent empty spot, of two the controller's choice", () => {
    const t = table({ P1: { wizards: ["T-Y-W3", "T-Y-W1"], summons: [{ card: "A", column: 1 }] }, P2: { summons: ["B"] } }, [A, B]);
    t.says("P1: use the ability of Root Shepherd");
    expect([t.asked(), t.options()]).toEqual(["P1 BOS-16.4", ["move to column 0", "move to column 2"]]);
    t.says("P1: move to column 2");
    expect(t.card("A")).toMatchObject({ column: 2, facing: "ready" });
  });
  test("Root Shepherd: a summon without such a spot cannot be chosen", () => {
    const t = table({ P1: { wizards: ["T-Y-W3"], summons: ["A", "A", "B"] }, P2: {} }, [A, B]);
    expect(t.refuses("use the ability of Root Shepherd")).toBe("BOS-A13");
    const u = table({ P1: { wizards: ["T-Y-W3"], summons: ["A", "B"] }, P2: {} }, [A, B]);
    u.says("P1: use the ability of Root Shepherd"); // only B has a free neighbour
    expect([u.card("A")["column"], u.card("B")["column"]]).toEqual([0, 2]);
  });
});

describe("summons", () => {
  test("Moss Ox (T-Y-S1) with the Ivy Warden only; Elder Tusk (T-Y-S5) with a summon on one's side", () => {
    const t = table({ phase: "summoning", P1: { castle: ["T-Y-S1", "T-Y-S5"], wizards: ["T-Y-W2", "T-Y-W1"] }, P2: {} });
    expect(t.refuses("summon Elder Tusk")).toBe("BOS-W2");
    t.says("P1: summon Moss Ox", "P1: summon Elder Tusk");
    expect([t.card("Moss Ox")["column"], t.card("Elder Tusk")["column"]]).toEqual([1, 0]);
  });
  test("Bark Sentinel (T-Y-S2) takes 1 less, in battle and from abilities, and never less than nothing", () => {
    const t = table({ P1: { vim: 3, spellbook: ["T-B-P1", "T-R-P1"], summons: ["A"] }, P2: { summons: ["T-Y-S2"] } }, [A]);
    t.says("P1: cast Icicle", "P1: choose Bark Sentinel");
    expect([t.card("Bark Sentinel")["strength"], t.events("deal")]).toEqual([4, []]);
    t.says("P1: cast Fireburst", "P1: choose Bark Sentinel", "P1: attack with A", "P1: target Bark Sentinel");
    expect(t.card("Bark Sentinel")).toMatchObject({ strength: 1 });
  });
  test("Thorn Hart (T-Y-S4) when it takes damage in battle deals 1 to the other; not from abilities", () => {
    const t = table({ P1: { vim: 2, spellbook: ["T-R-P1"], summons: ["Wall"] }, P2: { summons: ["T-Y-S4"] } }, [made("Wall", 9)]);
    t.says("P1: cast Fireburst", "P1: choose Thorn Hart");
    expect(t.card("Wall")).toMatchObject({ strength: 9 });
    t.says("P1: attack with Wall", "P1: target Thorn Hart");
    expect(t.card("Wall")).toMatchObject({ strength: 9 - 1 - 1 });
  });
});

describe("spells", () => {
  test("Overgrowth (T-Y-P1) a summon gains 3", () => {
    const t = table({ P1: { vim: 2, spellbook: ["T-Y-P1"] }, P2: { summons: ["B"] } }, [B]);
    t.says("P1: cast Overgrowth");
    expect(t.card("B")).toMatchObject({ strength: 5 });
  });
  test("Entangle (T-Y-P2) the enchanted summon cannot act: no attack, and being made to act does nothing", () => {
    const t = table({ P1: { vim: 3, spellbook: ["T-Y-P2"], wizards: ["T-B-W2"], summons: [] }, P2: { summons: ["T-R-S5"] } });
    t.says("P1: cast Entangle", "P1: use the ability of Frost Scribe");
    expect(t.card("Berserk Ram")).toMatchObject({ facing: "ready", strength: 4, canAct: false });
    t.says("P1: end the turn");
    expect(t.refuses("attack with Berserk Ram")).toBe("BOS-A1");
  });
  test("Guard Shift (T-Y-P3) only when its caster is attacked, only for this attack, only into a free spot", () => {
    const t = table(
      {
        P1: {
          summons: [
            { card: "A", column: 0 },
            { card: "B", column: 1 },
          ],
        },
        P2: { vim: 1, spellbook: ["T-Y-P3"], summons: [{ card: "T-Y-S3", column: 2 }] },
      },
      [A, B],
    );
    t.says("P1: attack with A", "P1: target P2", "P2: cast Guard Shift", "P2: do not block", "P1: attack with B", "P1: target P2");
    expect(t.options()).toEqual(["block with Grove Pup", "do not block"]); // a neighbour of column 1 anyway
    const u = table({ P1: { vim: 1, spellbook: ["T-Y-P3"], summons: ["T-Y-S3", "T-Y-S3"] }, P2: {} });
    u.says("P1: attack with Grove Pup", "P1: target P1", "P1: cast Guard Shift", "P1: choose Grove Pup (2)");
    expect(u.asked()).toBe("P1 BOS-T3"); // the attacker stands in the spot: nobody can block
  });
  test("Regrowth (T-Y-P4) a summon from one's own graveyard to its castle", () => {
    const t = table({ P1: { vim: 3, spellbook: ["T-Y-P4"], graveyard: ["T-Y-S3", "T-Y-P1"] }, P2: { graveyard: ["T-B-S1"] } });
    t.says("P1: cast Regrowth");
    expect([t.names("P1", "castle"), t.names("P1", "graveyard")]).toEqual([["Grove Pup"], ["Overgrowth", "Regrowth"]]);
  });
  test("Harden (T-Y-P5) an own summon that would be defeated in battle is dealt nothing to the end of the battle", () => {
    const t = table({ P1: { summons: [{ card: "A", as: "Foe" }] }, P2: { vim: 1, spellbook: ["T-Y-P5"], summons: ["T-Y-S3"] } }, [A]);
    t.says("P1: attack with Foe", "P1: target Grove Pup", "P2: cast Harden");
    expect([t.card("Grove Pup")["strength"], t.card("Foe")["strength"], t.events("take")]).toEqual([2, 1, ["Foe"]]);
  });
  test("Harden: with two own summons in a tie, which one it is for is chosen", () => {
    const t = table({
      P1: {
        vim: 1,
        spellbook: ["T-Y-P5"],
        summons: [
          { card: "T-Y-S3", as: "One" },
          { card: "T-Y-S3", as: "Two" },
        ],
      },
      P2: {},
    });
    t.says("P1: attack with One", "P1: target Two", "P1: cast Harden");
    expect([t.asked(), t.options()]).toEqual(["P1 BOS-A13", ["choose Two", "choose One"]]);
    t.says("P1: choose One");
    expect([t.card("One")["strength"], t.names("P1", "graveyard")]).toEqual([2, ["Harden", "Two"]]);
  });
});

describe("Wrath of the Wilds (T-Y-B1)", () => {
  test("is summoned with three summons, and takes 1 from any damage that an own summon takes", () => {
    const t = table({ P1: { vim: 2, spellbook: ["T-R-P1"], summons: ["A"] }, P2: { boss: [up("T-Y-B1")], summons: ["B"] } }, [
      A,
      made("B", 4),
    ]);
    t.says("P1: cast Fireburst", "P1: choose B");
    expect(t.card("B")).toMatchObject({ strength: 3 });
    t.says("P1: attack with A", "P1: target B"); // dealt 3, takes 2
    expect([t.card("B")["strength"], t.names("P1", "graveyard")]).toEqual([1, ["Fireburst", "A"]]);
  });
  test("not what it takes itself, nor while it is face-down", () => {
    const t = table({ P1: { vim: 4, spellbook: ["T-R-P1", "T-R-P1"] }, P2: { boss: ["T-Y-B1"], summons: ["B"] } }, [made("B", 4)]);
    t.says("P1: cast Fireburst");
    expect(t.card("B")).toMatchObject({ strength: 2 });
    const u = table({ P1: { vim: 2, spellbook: ["T-R-P1"] }, P2: { boss: [up("T-Y-B1")] } });
    u.says("P1: cast Fireburst");
    expect(u.card("Wrath of the Wilds")).toMatchObject({ strength: 8 });
  });
});
