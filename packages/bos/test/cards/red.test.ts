import { describe, expect, test } from "vitest";
import { made, madeBoss, table } from "../table.ts";

const up = (card: string) => ({ card, faceDown: false });
const [A, B] = [made("A", 3), made("B", 2)];

describe("Collaia (collaia)", () => {
  test("is summoned with the Enraged Mage only", () => {
    const t = table({ phase: "summoning", P1: { castle: ["collaia"], wizards: ["enraged-mage", "T-R-W1"] }, P2: {} });
    t.says("P1: summon Collaia");
    expect(t.card("Collaia")).toMatchObject({ column: 0 });
    const without = table({ phase: "summoning", P1: { castle: ["collaia"], wizards: ["T-R-W1"] }, P2: {} });
    expect(without.refuses("summon Collaia")).toBe("BOS-W2");
  });
  test("when it defeats a summon in battle it may be readied; also as the defender", () => {
    const t = table({ turn: 4, active: "P2", P1: { summons: [{ card: "collaia", acted: true }] }, P2: { summons: ["B"] } }, [B]);
    t.says("P2: attack with B", "P2: target Collaia", "P1: use it");
    expect(t.card("Collaia")).toMatchObject({ facing: "ready", strength: 2 });
  });
  test("not when it defeats nothing", () => {
    const t = table({ P1: { summons: ["collaia"] }, P2: { summons: ["Wall"] } }, [made("Wall", 9)]);
    t.says("P1: attack with Collaia", "P1: target Wall");
    expect([t.asked(), t.names("P1", "graveyard")]).toEqual(["P1 BOS-T3", ["Collaia"]]);
  });
});

describe("Cinder Adept (T-R-W1)", () => {
  test("acts: an own summon in its column gains 1", () => {
    const t = table(
      { P1: { wizards: [{ card: "T-R-W1", column: 1 }], summons: ["A", "B"] }, P2: { summons: [{ card: "A", column: 1, as: "Foe" }] } },
      [A, B],
    );
    t.says("P1: use the ability of Cinder Adept"); // B alone stands in its column on its side
    expect([t.card("B")["strength"], t.card("Cinder Adept")["facing"]]).toEqual([3, "acted"]);
  });
});

describe("Spite Caller (T-R-W2)", () => {
  test("when an own summon declares an attack it may act: 1 damage to a summon or boss", () => {
    const t = table({ P1: { wizards: ["T-R-W2"], summons: ["A"] }, P2: { summons: ["B"], boss: [up("Boss")] } }, [
      A,
      B,
      madeBoss("Boss", 5),
    ]);
    t.says("P1: attack with A", "P1: target B", "P1: use it", "P1: choose Boss");
    expect([t.card("Boss")["strength"], t.names("P2", "graveyard")]).toEqual([4, ["B"]]);
    t.says("P1: end the turn", "P2: attack with Boss");
    expect(t.names("P1", "graveyard")).toEqual(["A"]); // nobody was asked: not an own summon's attack
  });
});

describe("summons", () => {
  test("Flare Imp (T-R-S2) when summoned, deals 1 damage to a player, its own controller too", () => {
    const t = table({ phase: "summoning", P1: { life: 30, castle: ["T-R-S2"], wizards: ["T-R-W1"] }, P2: {} });
    t.says("P1: summon Flare Imp");
    expect(t.options()).toEqual(["choose P2", "choose P1"]);
    t.says("P1: choose P1");
    expect(t.player("P1")).toMatchObject({ life: 29 });
  });
  test("Grudge Knight (T-R-S3) pays 1 when it would lose; without vim it loses", () => {
    const t = table({ P1: { vim: 0, summons: ["T-R-S3"] }, P2: { summons: ["Wall"] } }, [made("Wall", 4)]);
    t.says("P1: attack with Grudge Knight", "P1: target Wall");
    expect([t.names("P1", "graveyard"), t.card("Wall")["strength"]]).toEqual([["Grudge Knight"], 1]);
  });
  test("Last Ember (T-R-S4) after its defeat deals 2 damage to the opponent of its controller", () => {
    const t = table({ P1: { vim: 2, spellbook: ["T-R-P1"], summons: ["T-R-S4"] }, P2: { life: 30 } });
    t.says("P1: cast Fireburst", "P1: choose Last Ember");
    expect(t.player("P2")).toMatchObject({ life: 28 });
  });
  test("Berserk Ram (T-R-S5) needs an opponent with more summons, and gains 1 whenever it acts", () => {
    const ram = (foes: string[]) =>
      table(
        {
          phase: "summoning",
          P1: { castle: ["T-R-S5"], wizards: ["T-R-W1", "T-R-W2"], summons: [{ card: "A", column: 2 }] },
          P2: { summons: foes },
        },
        [A, B],
      );
    expect([ram(["B"]).refuses("summon Berserk Ram"), ram(["B", "B"]).refuses("summon Berserk Ram")]).toEqual(["BOS-W2", null]);
    const t = table({ P1: { vim: 1, wizards: [{ card: "T-B-W2", column: 2 }], summons: ["T-R-S5"] }, P2: {} });
    t.says("P1: use the ability of Frost Scribe", "P1: choose Berserk Ram"); // made to act, it has acted as well
    expect(t.card("Berserk Ram")).toMatchObject({ strength: 5, facing: "acted" });
  });
});

describe("spells", () => {
  test("Fireburst (T-R-P1) 2 damage to a summon or boss of either side", () => {
    const t = table(
      { P1: { vim: 2, spellbook: ["T-R-P1"], summons: ["A"], boss: ["T-R-B1"] }, P2: { summons: ["B"], boss: [up("Boss")] } },
      [A, B, madeBoss("Boss", 5)],
    );
    t.says("P1: cast Fireburst");
    expect(t.options()).toEqual(["choose B", "choose Boss", "choose A"]);
    t.says("P1: choose Boss");
    expect(t.card("Boss")).toMatchObject({ strength: 3 });
  });
  test("Battle Rage (T-R-P2) at the declaration of an own summon: the attacker gains 2", () => {
    const t = table({ P1: { vim: 1, spellbook: ["T-R-P2"], summons: ["A"] }, P2: { summons: ["Wall"] } }, [A, made("Wall", 4)]);
    t.says("P1: attack with A", "P1: target Wall", "P1: cast Battle Rage");
    expect([t.card("A")["strength"], t.names("P2", "graveyard")]).toEqual([1, ["Wall"]]);
  });
  test("Battle Rage is not for a boss's attack, nor for the other player's", () => {
    const t = table({ P1: { vim: 1, spellbook: ["T-R-P2"], boss: [up("T-R-B1")] }, P2: { summons: ["Wall"] } }, [made("Wall", 4)]);
    t.says("P1: attack with Volkrath, the Last Pyre");
    expect(t.names("P1", "spellbook")).toEqual(["Battle Rage"]);
    expect(t.asked()).toBe("P1 BOS-T3");
  });
  test("Second Wind (T-R-P3) readies an acted own summon; not a ready one, not a boss", () => {
    const t = table(
      {
        P1: { vim: 3, spellbook: ["T-R-P3"], summons: ["A"], boss: [{ card: "T-R-B1", acted: true }] },
        P2: { summons: [{ card: "B", acted: true }] },
      },
      [A, B],
    );
    expect(t.refuses("cast Second Wind")).toBe("BOS-A13");
    t.says("P1: attack with A", "P1: target B", "P1: pass", "P1: cast Second Wind"); // it could be Battle Rage that is passed over
    expect(t.card("A")).toMatchObject({ facing: "ready", strength: 1 });
  });
  test("Scorched Path (T-R-P4) 3 damage to the opponent", () => {
    const t = table({ P1: { vim: 4, spellbook: ["T-R-P4"] }, P2: { life: 3 } });
    t.says("P1: cast Scorched Path");
    expect(t.asked()).toBe("P1 wins");
  });
  test("Branding (T-R-P5) each attack that the enchanted card declares costs its controller 1 life", () => {
    const t = table(
      {
        P1: {
          life: 30,
          enchantments: [
            { card: "T-R-P5", under: "A" },
            { card: "T-R-P5", under: "A" },
          ],
          summons: ["A", "B"],
        },
        P2: { summons: [{ card: "B", column: 0, as: "Foe" }] },
      },
      [A, B],
    );
    t.says("P1: attack with A", "P1: target Foe", "P1: next: Branding"); // twice branded
    expect([t.player("P1")["life"], t.events("loseLife")]).toEqual([28, ["1", "1"]]);
    t.says("P1: attack with B", "P1: target A");
    expect(t.player("P1")).toMatchObject({ life: 28 }); // being attacked costs nothing
  });
});

describe("Volkrath, the Last Pyre (T-R-B1)", () => {
  test("three summons in the graveyards, both players' together", () => {
    const boss = (mine: string[], theirs: string[]) =>
      table({ P1: { boss: ["T-R-B1"], graveyard: mine }, P2: { graveyard: theirs } }).refuses("summon the boss Volkrath, the Last Pyre");
    expect([boss(["T-R-S1", "T-R-P1", "T-R-P1"], ["T-B-S1"]), boss(["T-R-S1"], ["T-B-S1", "T-B-S1"])]).toEqual(["BOS-X2", null]);
  });
  test("when it defeats a summon or boss in battle: 2 damage to the defeated card's controller", () => {
    const t = table({ P1: { life: 30, boss: [up("T-R-B1")], summons: ["A"] }, P2: { life: 30, summons: ["B"], boss: [up("Boss")] } }, [
      A,
      B,
      madeBoss("Boss", 5),
    ]);
    t.says("P1: attack with Volkrath, the Last Pyre", "P1: target Boss");
    expect([t.player("P2")["life"], t.names("P2", "graveyard")]).toEqual([28, ["Boss"]]);
    const own = table({ P1: { life: 30, boss: [up("T-R-B1")], summons: ["A", "B"] }, P2: {} }, [A, B]);
    own.says("P1: attack with Volkrath, the Last Pyre", "P1: target A");
    expect(own.player("P1")).toMatchObject({ life: 28 });
  });
});
