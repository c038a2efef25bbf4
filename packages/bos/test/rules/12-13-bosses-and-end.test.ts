import type { Position } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { lesson } from "../../src/lesson.ts";
import { ability, made, madeBoss, table } from "../table.ts";

const up = (card: string, more = {}) => ({ card, faceDown: false, ...more });
const Boss = madeBoss("Boss", 5);

describe("12 Bosses", () => {
  test("BOS-X1 face-down, private, not readied", () => {
    const t = table({ phase: "startup", P1: { boss: ["Boss"] }, P2: {} }, [Boss]);
    expect([t.card("Boss")["facing"], t.refuses("attack with Boss")]).toEqual(["face-down", "BOS-X1"]);
  });

  test("BOS-X2, BOS-R10 summoned in the main phase when its condition holds: free, ready, and it may attack at once", () => {
    const t = table({ P1: { vim: 0, boss: ["T-R-B1"], graveyard: ["T-R-S1", "T-R-S1"], summons: ["A"] }, P2: { summons: ["B"] } }, [
      made("A", 3),
      made("B", 1),
    ]);
    expect(t.refuses("summon the boss Volkrath, the Last Pyre")).toBe("BOS-X2");
    t.says(
      "P1: attack with A",
      "P1: target B",
      "P1: summon the boss Volkrath, the Last Pyre",
      "P1: attack with Volkrath, the Last Pyre",
      "P1: target P2",
    );
    expect(t.player("P2")).toMatchObject({ life: 22 });
  });

  test("BOS-X2, BOS-16.5 the other bosses' conditions, looked at only then", () => {
    const wrath = table({ P1: { boss: ["T-Y-B1"], summons: ["A", "A", "A"] }, P2: {} }, [made("A", 3)]);
    expect(wrath.refuses("summon the boss Wrath of the Wilds")).toBeNull();
    const plague = (spellbook: string[]) =>
      table({ P1: { boss: ["inevitable-plague"] }, P2: { spellbook } }).refuses("summon the boss Inevitable Plague");
    expect([plague(["T-R-P1"]), plague([])]).toEqual(["BOS-X2", null]);
  });

  test("BOS-X2 what a boss needs is the reason only where it is not there", () => {
    const fact = (graveyard: readonly string[]) => {
      const { g } = table({ P1: { boss: ["T-R-B1"], graveyard }, P2: {} });
      const [wish] = g.wishes("summon Volkrath, the Last Pyre");
      return g.whyNot(wish!, 0)?.fact;
    };
    const ends = (said: string) => new RegExp(`"summon the boss Volkrath, the Last Pyre"\\.${said}$`);
    expect(fact([])).toMatch(ends(" Volkrath, the Last Pyre needs: .*; there are 0"));
    expect(fact(["T-R-S1"])).toMatch(ends(" .*; there is 1"));
    expect(fact(["T-R-S1", "T-R-S1", "T-R-S1"])).toMatch(ends(""));
    const summon = table({ P1: { boss: ["T-R-B1"], graveyard: ["T-R-S4"] }, P2: {} });
    expect(summon.refuses("summon the boss Last Ember")).toBe("BOS-X2"); // and not X7: no boss has been defeated
  });

  test("BOS-X2 `summoned` is met by a boss too", () => {
    const t = table({ P1: { vim: 0, boss: ["Herald"] }, P2: {} }, [
      madeBoss("Herald", 5, ability("summoned", [{ op: "gainVim", player: "you", amount: 2 }])),
    ]);
    t.says("P1: summon the boss Herald");
    expect(t.player("P1")).toMatchObject({ vim: 2 });
  });

  test("BOS-X3 face-up it acts, is attacked and defeated like a summon, but is none for card texts", () => {
    const t = table({ P1: { vim: 3, spellbook: ["T-B-P2", "T-R-P1"], boss: [up("Boss")] }, P2: {} }, [Boss]);
    expect([t.refuses("cast Deep Freeze"), t.refuses("cast Fireburst")]).toEqual(["BOS-A13", null]); // "a summon"; "a summon or boss"
  });

  test("BOS-X3 Collaia is not readied for a boss", () => {
    const t = table({ P1: { summons: ["collaia"] }, P2: { boss: [up("Boss", { strength: 2 })] } }, [Boss]);
    t.says("P1: attack with Collaia", "P1: target Boss");
    expect([t.asked(), t.card("Collaia")["facing"]]).toEqual(["P1 BOS-T3", "acted"]);
  });

  test("BOS-X4, BOS-Z7 it blocks any direct attack, ready or acted, whatever the column, and does not move", () => {
    const t = table({ P1: { summons: [{ card: "A", column: 2 }] }, P2: { boss: [up("Boss", { acted: true })] } }, [made("A", 3), Boss]);
    t.says("P1: attack with A", "P1: target P2", "P2: block with Boss");
    expect([t.card("Boss")["strength"], t.card("Boss")["facing"], t.card("Boss")["column"], t.player("P2")["life"]]).toEqual([
      2,
      "acted",
      null,
      30,
    ]);
    const down = table({ P1: { summons: ["A"] }, P2: { boss: ["Boss"] } }, [made("A", 3), Boss]);
    down.says("P1: attack with A", "P1: target P2"); // nobody can block, so nobody is asked
    expect(down.player("P2")).toMatchObject({ life: 27 });
  });

  test("BOS-X4 a face-down boss cannot block", () => {
    const t = table({ P1: { summons: ["A"] }, P2: { boss: ["Boss"], summons: [{ card: "B", column: 1 }] } }, [
      made("A", 3),
      made("B", 1),
      Boss,
    ]);
    t.says("P1: attack with A", "P1: target P2");
    expect(t.refuses("block with Boss")).toBe("BOS-X4");
  });

  test("BOS-X5, BOS-X6, BOS-R9 a boss attacks a player only if the whole side is clear, never its own; summons at any time", () => {
    const t = table({ P1: { boss: [up("Boss")], summons: ["A"] }, P2: { summons: [{ card: "B", column: 2 }] } }, [
      Boss,
      made("A", 1),
      made("B", 1),
    ]);
    t.says("P1: attack with Boss");
    expect([t.options(), t.refuses("target P2"), t.refuses("target P1")]).toEqual([["target B", "target A"], "BOS-X5", "BOS-X6"]);
    t.says("P1: target B", "P1: end the turn", "P2: end the turn", "P1: attack with Boss", "P1: target P2");
    expect(t.player("P2")).toMatchObject({ life: 26 }); // at 4 now
  });

  test("BOS-X5 what keeps a side from being clear is said as it stands there", () => {
    const fact = (P2: NonNullable<Position["P2"]>) => {
      const { g, says } = table({ P1: { boss: [up("Boss")], summons: ["B"] }, P2 }, [Boss, made("A", 1), made("B", 1)]);
      says("P1: attack with Boss");
      return g.whyNot(g.wishes("target P2")[0]!, 0)?.fact;
    };
    const foe = [up("T-Y-B1")];
    expect(fact({ summons: ["A", "B"] })).toBe("P2's side is not clear: 2 summons");
    expect(fact({ summons: ["A"], boss: foe })).toBe("P2's side is not clear: 1 summon and a face-up boss");
    expect(fact({ boss: foe })).toBe("P2's side is not clear: a face-up boss");
  });

  test("BOS-R25, BOS-DA5 no summon is adjacent to a boss's direct attack", () => {
    const drop = madeBoss("Boss", 5, ability("declaresAttack", [{ op: "gainStrength", target: "self", amount: 1 }]));
    const t = table({ P1: { boss: [up("Boss")], summons: ["A"] }, P2: {} }, [drop, made("A", 1)]);
    t.says("P1: attack with Boss", "P1: target P2");
    expect([t.player("P2")["life"], t.asked()]).toEqual([24, "P1 BOS-T3"]);
  });

  test("BOS-X7 a defeated boss goes to the graveyard and does not come back", () => {
    const t = table({ P1: { summons: ["A"], boss: [up("Boss", { strength: 1 })] }, P2: {} }, [made("A", 3), Boss]);
    t.says("P1: attack with A", "P1: target Boss");
    expect([t.names("P1", "graveyard"), t.refuses("summon the boss Boss")]).toEqual([["Boss"], "BOS-X7"]);
    expect(lesson.terms.find(({ words }) => words.includes("boss"))).toMatchObject({
      means: expect.stringContaining("once defeated it cannot be summoned again"),
      rule: "BOS-X7",
    });
  });

  test("BOS-X8 texts about bosses reach face-up ones only", () => {
    const t = table({ P1: { vim: 2, boss: [up("inevitable-plague")] }, P2: { boss: ["Boss"] } }, [Boss]);
    t.says("P1: use the ability of Inevitable Plague");
    expect(t.card("Boss")).toMatchObject({ strength: 5, faceDown: true });
  });

  test("BOS-X9, BOS-R23 a boss turned face-down stays, known, at its strength, and may be summoned again", () => {
    const t = table({ P1: { boss: [up("Foe")], summons: ["A"] }, P2: { summons: ["T-B-S2"] } }, [madeBoss("Foe", 5), made("A", 1)]);
    t.says("P1: attack with Foe", "P1: target Ice Wisp");
    expect(t.card("Foe")).toMatchObject({ faceDown: true, strength: 4, place: "boss" });
    expect(t.g.view(1).rows.find((row) => row.label === "boss" && row.seat === 0)!.cells[0]).toMatchObject({ name: "Foe", faceDown: true });
    t.says("P1: summon the boss Foe");
    expect(t.card("Foe")).toMatchObject({ facing: "ready", strength: 4 });
  });
});

describe("13 Winning", () => {
  test("BOS-V1 a player whose life is 0 loses at once, by damage or by loss", () => {
    const t = table({ turn: 4, active: "P2", P1: { enchantments: [{ card: "T-R-P5", under: "B" }] }, P2: { life: 1, summons: ["B"] } }, [
      made("B", 1),
    ]);
    t.says("P2: attack with B", "P2: target P1");
    expect([t.asked(), t.player("P1")["life"]]).toEqual(["P1 wins", 30]); // before the damage
  });

  test("BOS-V3 empty piles mean nothing; with nothing to do one passes", () => {
    const t = table({ P1: {}, P2: {} });
    expect(t.options()).toEqual(["end the turn"]);
  });

  test("BOS-V4 a player may concede at any time", () => {
    const t = table({ P1: {}, P2: {} });
    t.g.concede(1);
    expect([t.asked(), t.refuses("end the turn"), t.told().at(-1)]).toEqual(["P1 wins", "BOS-V1", "P2 concedes (BOS-V4)"]);
  });
});
