import { describe, expect, test } from "vitest";
import { made, madeBoss, table } from "../table.ts";

const up = (card: string) => ({ card, faceDown: false });
const [A, B] = [made("A", 3), made("B", 2)];

describe("Inevitable Plague (inevitable-plague)", () => {
  test("pays 2 vim: 1 damage to every other summon and boss; defeats by it count, once for each card", () => {
    const t = table({ P1: { vim: 2, boss: [up("inevitable-plague")], summons: ["Mine"] }, P2: { summons: ["A"], boss: [up("Boss")] } }, [
      made("Mine", 1),
      A,
      madeBoss("Boss", 1),
    ]);
    t.says("P1: use the ability of Inevitable Plague");
    expect(t.options()).toEqual(["next: Inevitable Plague, ability 2 about Mine", "next: Inevitable Plague, ability 2 about Boss"]);
    t.says("P1: next: Inevitable Plague, ability 2 about Mine", "P1: use it", "P1: do not use it");
    expect([
      t.card("Inevitable Plague")["strength"],
      t.card("A")["strength"],
      t.names("P1", "graveyard"),
      t.names("P2", "graveyard"),
    ]).toEqual([6, 2, ["Mine"], ["Boss"]]);
  });
  test("the ruling: in a tie it still gains, and is defeated all the same", () => {
    const t = table({ P1: { boss: [up("inevitable-plague")] }, P2: { summons: ["Five"] } }, [made("Five", 5)]);
    t.says("P1: attack with Inevitable Plague", "P1: use it");
    expect([t.names("P1", "graveyard"), t.names("P2", "graveyard"), t.events("gainStrength")]).toEqual([
      ["Inevitable Plague"],
      ["Five"],
      ["Inevitable Plague"],
    ]);
  });
  test("is summoned when the opponent's spellbook is empty", () => {
    const t = table({ P1: { vim: 2, spellbook: ["T-B-P3"], boss: ["inevitable-plague"] }, P2: { spellbook: ["T-R-P1"] } });
    expect(t.refuses("summon the boss Inevitable Plague")).toBe("BOS-X2");
    t.says("P1: cast Mind Blank", "P1: summon the boss Inevitable Plague");
    expect(t.card("Inevitable Plague")).toMatchObject({ facing: "ready", strength: 5 });
  });
});

describe("wizards", () => {
  test("Rime Scholar (T-B-W1) acts: 1 vim", () => {
    const t = table({ P1: { vim: 1, wizards: ["T-B-W1"] }, P2: {} });
    t.says("P1: use the ability of Rime Scholar");
    expect([t.player("P1")["vim"], t.refuses("use the ability of Rime Scholar")]).toEqual([2, "BOS-C4"]);
  });
  test("Frost Scribe (T-B-W2) acts and pays 1: a ready summon of either side acts", () => {
    const t = table(
      { P1: { vim: 1, wizards: ["T-B-W2"], summons: ["A"] }, P2: { summons: ["B", { card: "A", acted: true, as: "Acted" }] } },
      [A, B],
    );
    t.says("P1: use the ability of Frost Scribe");
    expect(t.options()).toEqual(["choose B", "choose A"]); // the other side first
    t.says("P1: choose B");
    expect([t.card("B")["facing"], t.player("P1")["vim"]]).toEqual(["acted", 0]);
  });
  test("Tide Seer (T-B-W3) when its controller has cast a spell it may act: 1 life; not for the opponent's", () => {
    const t = table({
      P1: { life: 30, vim: 2, wizards: ["T-B-W3"], spellbook: ["T-B-P1"] },
      P2: { life: 30, vim: 9, wizards: [{ card: "T-B-W3", as: "Theirs" }] },
    });
    t.says("P1: cast Icicle", "P1: choose P2", "P1: use it");
    expect([t.player("P1")["life"], t.player("P2")["life"], t.card("Theirs")["facing"], t.asked()]).toEqual([31, 29, "ready", "P1 BOS-T3"]);
  });
});

describe("summons", () => {
  test("Glass Fox (T-B-S1) pays 1 when attacked: another own summon becomes the target", () => {
    const t = table({ P1: { summons: ["A"] }, P2: { vim: 0, summons: ["T-B-S1", "T-B-S4"] } }, [A]);
    t.says("P1: attack with A", "P1: target Glass Fox"); // no vim: it lapses
    expect([t.names("P2", "graveyard"), t.events("lapses")]).toEqual([["Glass Fox"], ["Glass Fox"]]);
  });
  test("Ice Wisp (T-B-S2) defeated in battle turns its defeater face-down; defeated by an ability it does not", () => {
    const t = table({ P1: { vim: 2, boss: [up("inevitable-plague")] }, P2: { summons: ["T-B-S2"] } });
    t.says("P1: use the ability of Inevitable Plague", "P1: do not use it");
    expect([t.names("P2", "graveyard"), t.card("Inevitable Plague")["facing"]]).toEqual([["Ice Wisp"], "ready"]);
    const u = table({ turn: 4, active: "P2", P1: { summons: ["A"] }, P2: { summons: ["T-B-S2"] } }, [A]);
    u.says("P2: attack with Ice Wisp", "P2: target A");
    expect(u.card("A")).toMatchObject({ facing: "face-down", strength: 2 });
  });
  test("Mirror Serpent (T-B-S3) with the Frost Scribe only; when it would lose, it defeats the other", () => {
    const t = table({ phase: "summoning", P1: { castle: ["T-B-S3"], wizards: ["T-B-W1"] }, P2: {} });
    expect(t.refuses("summon Mirror Serpent")).toBe("BOS-W2");
    const u = table({ P1: { summons: ["T-B-S3"] }, P2: { boss: [up("Boss")] } }, [madeBoss("Boss", 9)]);
    u.says("P1: attack with Mirror Serpent", "P1: target Boss");
    expect([u.names("P2", "graveyard"), u.card("Mirror Serpent")["strength"]]).toEqual([["Boss"], 4]);
    const wins = table({ P1: { summons: ["T-B-S3"] }, P2: { summons: ["B"] } }, [B]);
    wins.says("P1: attack with Mirror Serpent", "P1: target B");
    expect(wins.card("Mirror Serpent")).toMatchObject({ strength: 2 });
  });
  test("Chrono Drake (T-B-S5) with less life than the opponent; damage to a player brings 1 vim, to its own player too", () => {
    const drake = (life: number) =>
      table({ phase: "summoning", P1: { life, castle: ["T-B-S5"], wizards: ["T-B-W1"] }, P2: { life: 30 } }).refuses("summon Chrono Drake");
    expect([drake(30), drake(29)]).toEqual(["BOS-W2", null]);
    const t = table({ P1: { life: 30, vim: 0, summons: ["T-B-S5"] }, P2: { summons: ["B"] } }, [B]);
    t.says("P1: attack with Chrono Drake", "P1: target P1");
    expect([t.player("P1")["life"], t.player("P1")["vim"]]).toEqual([25, 1]);
  });
});

describe("spells", () => {
  test("Icicle (T-B-P1) 1 damage to a summon, boss or player", () => {
    const t = table({ P1: { vim: 1, spellbook: ["T-B-P1"], summons: ["A"] }, P2: { summons: ["B"], boss: [up("Boss")] } }, [
      A,
      B,
      madeBoss("Boss", 1),
    ]);
    t.says("P1: cast Icicle");
    expect(t.options()).toEqual(["choose B", "choose Boss", "choose P2", "choose A", "choose P1"]);
    t.says("P1: choose Boss");
    expect(t.names("P2", "graveyard")).toEqual(["Boss"]);
  });
  test("Deep Freeze (T-B-P2) turns a summon face-down", () => {
    const t = table({ P1: { vim: 3, spellbook: ["T-B-P2"] }, P2: { summons: ["B"] } }, [B]);
    t.says("P1: cast Deep Freeze");
    expect(t.card("B")).toMatchObject({ facing: "face-down", strength: 2 });
  });
  test("Mind Blank (T-B-P3) the opponent chooses one of its spells for the graveyard, without showing the rest", () => {
    const t = table({ P1: { vim: 4, spellbook: ["T-B-P3"] }, P2: { spellbook: ["T-R-P1", "T-R-P4"] } });
    t.says("P1: cast Mind Blank", "P2: choose Scorched Path");
    expect(t.names("P2", "graveyard")).toEqual(["Scorched Path"]);
    expect(JSON.stringify(t.g.view(0))).not.toContain("Fireburst");
    const empty = table({ P1: { vim: 4, spellbook: ["T-B-P3"] }, P2: {} });
    expect(empty.refuses("cast Mind Blank")).toBe("BOS-A13");
  });
  test("Recall (T-B-P4) a summon of either side back to its owner's castle", () => {
    const t = table({ P1: { vim: 2, spellbook: ["T-B-P4"], summons: ["A"] }, P2: { summons: ["B"] } }, [A, B]);
    t.says("P1: cast Recall", "P1: choose B");
    expect(t.names("P2", "castle")).toEqual(["B"]);
  });
  test("Time Dilation with no spell in the graveyard may be cast: it gains 0 vim, and that is said", () => {
    const t = table({ P1: { vim: 4, spellbook: ["T-B-P5"] }, P2: { graveyard: ["T-B-P1"] } });
    t.says("P1: cast Time Dilation");
    expect(t.told()).toContain("P1 gains 0 vim and has 0, by Time Dilation (BOS-16.4)");
  });
  test("Time Dilation (T-B-P5) 1 vim for each spell in one's own graveyard, itself not yet among them", () => {
    const t = table({
      P1: { vim: 4, spellbook: ["T-B-P5", "T-B-P5"], graveyard: ["T-B-P1", "T-B-P3", "T-B-P3", "T-B-P3", "T-B-S1"] },
      P2: { graveyard: ["T-R-P1"] },
    });
    t.says("P1: cast Time Dilation");
    expect(t.player("P1")).toMatchObject({ vim: 4 });
    t.says("P1: cast Time Dilation");
    expect(t.player("P1")).toMatchObject({ vim: 5 });
  });
});
