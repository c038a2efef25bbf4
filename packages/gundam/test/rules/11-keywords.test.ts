/** 11. Keyword effects. */
import { describe, expect, test } from "vitest";
import { activate, attack, block, choose, endMain, table as lay, no, pair, play, type Side, support, type Table, yes } from "../table.ts";
import { cast } from "./cast.ts";

const table = (P1: Side, P2: Side = {}, more: Side = {}): Table => lay({ ...more, P1, P2 }, cast);
const rested = (card: string, more: object = {}) => ({ card, rested: true, ...more });

describe("11-1-1 Repair", () => {
  test("11-1-1 recovers in its player's end step, up to the number", () => {
    const t = table({ battleArea: [{ card: "Medic", damage: 3 }] });
    t.answer(endMain).passes();
    expect(t.card("Medic")).toMatchObject({ damage: 1 });
  });

  test("11-1-1 not in the opponent's end step", () => {
    const t = table({}, { battleArea: [{ card: "Medic", damage: 3 }] });
    t.answer(endMain).passes();
    expect(t.card("Medic")).toMatchObject({ damage: 3 });
  });

  test("11-1-1, Q51 nothing happens on an undamaged Unit", () => {
    const t = table({ battleArea: ["Medic"] });
    t.answer(endMain).passes();
    expect(t.card("Medic")).toMatchObject({ damage: 0, hp: 4 });
  });

  test("11-1-1 copies add up", () => {
    const t = lay({ P1: { battleArea: [{ card: "Medic", damage: 3, pilot: "Nurse" }] } }, [
      ...cast,
      { name: "Nurse", apMod: 0, hpMod: 0, keywords: ["Repair 1"] },
    ]);
    t.answer(endMain).passes();
    expect(t.card("Medic")).toMatchObject({ damage: 0 });
  });
});

describe("11-1-1 several Units recover", () => {
  const hurt = (name: string, as: string) => ({ card: name, as, damage: 3 });
  const units = [hurt("Medic", "one"), hurt("Medic", "two")];

  test("in which order means nothing, and is not asked", () => {
    const t = table({ battleArea: [...units, hurt("Medic", "three")] });
    t.answer(endMain).passes();
    expect([t.asked, t.question]).toEqual(["P2", "6-5"]);
    expect(["one", "two", "three"].map((name) => t.card(name)["damage"])).toEqual([1, 1, 1]);
  });

  test("unless an effect waits for a recovery", () => {
    const nurse = {
      name: "Nurse",
      ap: 1,
      hp: 4,
      keywords: ["Repair 2"],
      effects: [{ timing: "Trigger", trigger: { event: "thisUnitRecovers" }, ops: [{ op: "draw", n: 1 }] }],
    };
    const t = lay({ P1: { battleArea: [...units, hurt("Nurse", "three")] } }, [...cast, nurse]);
    t.answer(endMain).passes();
    expect([t.question, t.options]).toEqual(["9-1-6-5", ["resolve one: Repair", "resolve two: Repair", "resolve three: Repair"]]);
  });
});

describe("11-1-2 Breach", () => {
  test("11-1-2, 11-1-2-3 a Unit destroyed in battle: damage to the opponent's Base", () => {
    const t = table({ battleArea: ["Breaker"] }, { battleArea: [rested("Clerk")], baseSection: ["Fort"] });
    t.answer(attack("Breaker", "Clerk")).passes();
    expect(t.card("Fort")).toMatchObject({ damage: 3 });
    expect(t.zone("P2.shieldSection")).toHaveLength(3);
  });

  test("11-1-2-3 without a Base the top Shield: one card, whatever the number", () => {
    const t = table({ battleArea: ["Breaker"] }, { battleArea: [rested("Clerk")], shieldSection: ["Phoenix", "Giant"] });
    t.answer(attack("Breaker", "Clerk")).passes();
    expect(t.zone("P2.shieldSection")).toEqual(["Giant"]);
    expect(t.zone("P2.trash").sort()).toEqual(["Clerk", "Phoenix"]);
    const log = t.log.filter((line) => /Shield/.test(line));
    expect(log).toEqual([
      "P2's Shield receives 3 effect damage from P1's Breaker (11-1-2-3)",
      "P2's Shield is destroyed by Breaker's effect (11-1-2-3)",
      "P2's Shield is revealed: Phoenix, without a Burst (7-6-2-4-1)",
    ]);
  });

  test("11-1-2-3 a Shield destroyed by Breach may Burst", () => {
    const t = table({ battleArea: ["Breaker"] }, { battleArea: [rested("Clerk")], shieldSection: ["Keg"] });
    t.answer(attack("Breaker", "Clerk")).passes();
    expect([t.asked, t.question]).toEqual(["P2", "11-2-5"]);
  });

  test("11-1-2, R-25 an empty shield area: nothing happens, and the player is not hit", () => {
    const t = table({ battleArea: ["Breaker"] }, { battleArea: [rested("Clerk")], shieldSection: 0 });
    t.answer(attack("Breaker", "Clerk")).passes();
    expect(t.result).toBe("running");
  });

  test("11-1-2-4 it works though its Unit dies in the exchange", () => {
    const t = table({ battleArea: ["Breaker"] }, { battleArea: [rested("Lancer")] });
    t.answer(attack("Breaker", "Lancer")).passes();
    expect(t.card("Breaker")).toMatchObject({ place: "trash" });
    expect(t.zone("P2.shieldSection")).toHaveLength(2);
  });

  test("11-1-2 it works against a Unit that blocked", () => {
    const t = table({ battleArea: [{ card: "Breaker" }] }, { battleArea: ["Fence"] });
    t.answer(attack("Breaker"), block("Fence")).passes();
    expect(t.card("Fence")).toMatchObject({ place: "trash" });
    expect(t.zone("P2.shieldSection")).toHaveLength(2);
  });

  test("11-1-2 not on the opponent's turn", () => {
    const t = table({ battleArea: ["Clerk"] }, { battleArea: [rested("Breaker")] });
    t.answer(attack("Clerk", "Breaker")).passes();
    expect(t.card("Clerk")).toMatchObject({ place: "trash" });
    expect(t.zone("P1.shieldSection")).toHaveLength(3);
  });

  test("11-1-2 not by effect damage", () => {
    const t = lay({ P1: { battleArea: ["Bomber"] }, P2: { battleArea: [rested("Clerk"), "Giant"] } }, [
      ...cast,
      {
        name: "Bomber",
        ap: 1,
        hp: 3,
        keywords: ["Breach 3"],
        effects: [
          {
            timing: "Attack",
            ops: [
              { op: "choose", as: "t1", n: 1, from: { kind: "Unit", side: "enemy" } },
              { op: "damage", n: 2, target: "t1" },
            ],
          },
        ],
      },
    ]);
    t.answer(attack("Bomber", "Clerk"), choose("Clerk"));
    expect(t.card("Clerk")).toMatchObject({ place: "trash" });
    expect(t.zone("P2.shieldSection")).toHaveLength(3);
  });

  test("11-1-2, Q56 before the destroyed Unit's own effect", () => {
    const t = table({ battleArea: [{ card: "Breaker" }] }, { battleArea: [rested("Phoenix")] });
    t.answer(attack("Breaker", "Phoenix")).passes();
    const log = t.log;
    const shield = log.findIndex((line, at) => at > log.findIndex((each) => each.includes("Phoenix")) && line.includes("(11-1-2"));
    const drawn = log.findIndex((line) => /draw/.test(line));
    expect(shield).toBeGreaterThanOrEqual(0);
    expect(drawn).toBeGreaterThan(shield);
  });
});

describe("11-1-3 Support", () => {
  test("11-1-3 rest: another friendly Unit gets AP this turn", () => {
    const t = table({ battleArea: ["Squire", "Lancer", "Giant"] });
    t.answer(support("Squire"), choose("Lancer"));
    expect(t.card("Squire")).toMatchObject({ rested: true });
    expect(t.card("Lancer")).toMatchObject({ ap: 5 });
    t.answer(endMain).passes();
    expect(t.card("Lancer")).toMatchObject({ ap: 3 });
  });

  test("11-1-3 needs an active Unit and another friendly Unit", () => {
    expect(table({ battleArea: [rested("Squire"), "Lancer"] }).refusal(support("Squire"))).toBe("11-1-3");
    expect(table({ battleArea: ["Squire"] }).refusal(support("Squire"))).toBe("11-1-3");
  });

  test("11-1-3 allowed on the turn of deployment", () => {
    expect(table({ battleArea: [{ card: "Squire", deployedThisTurn: true }, "Lancer"] }).options).toContain(support("Squire"));
  });

  test("11-1-3 copies add up into one use", () => {
    const t = lay({ P1: { battleArea: [{ card: "Squire", pilot: "Page" }, "Lancer"] } }, [
      ...cast,
      { name: "Page", apMod: 0, hpMod: 0, keywords: ["Support 1"] },
    ]);
    t.answer(support("Squire"));
    expect(t.card("Lancer")).toMatchObject({ ap: 6 });
  });
});

describe("11-1-4 Blocker", () => {
  test("11-1-4 rest: the attack is moved to this Unit", () => {
    const t = table({ battleArea: ["Clerk"] }, { battleArea: ["Wall"] });
    t.answer(attack("Clerk"), block("Wall")).passes();
    expect(t.card("Wall")).toMatchObject({ rested: true, damage: 1 });
    expect(t.zone("P2.shieldSection")).toHaveLength(3);
  });

  test("11-1-4 a Unit without it does not block", () => {
    const t = table({ battleArea: ["Clerk"] }, { battleArea: ["Wall", "Lancer"] });
    t.answer(attack("Clerk"));
    expect(t.refusal(block("Lancer"))).toBe("11-1-4");
  });

  test("11-1-4, 2-11-4 on the turn of deployment it blocks", () => {
    const t = table({ battleArea: ["Clerk"] }, { battleArea: [{ card: "Wall", deployedThisTurn: true }] });
    t.answer(attack("Clerk"));
    expect(t.options).toContain(block("Wall"));
  });
});

describe("11-1-5 First Strike", () => {
  test("11-1-5-2 the target is destroyed first and deals nothing", () => {
    const t = table({ battleArea: ["Striker"] }, { battleArea: [rested("Hothead")] });
    t.answer(attack("Striker", "Hothead")).passes();
    expect(t.card("Hothead")).toMatchObject({ place: "trash" });
    expect(t.card("Striker")).toMatchObject({ damage: 0 });
  });

  test("11-1-5-2 the target survives and deals its damage then", () => {
    const t = table({ battleArea: ["Striker"] }, { battleArea: [rested("Lancer")] });
    t.answer(attack("Striker", "Lancer")).passes();
    expect(t.card("Lancer")).toMatchObject({ damage: 2 });
    expect(t.card("Striker")).toMatchObject({ place: "trash" });
  });

  test("11-1-5, R-1, Q39 on defence it does nothing, not even against First Strike", () => {
    const t = table({ battleArea: ["Lancer"] }, { battleArea: [rested("Striker")] });
    t.answer(attack("Lancer", "Striker")).passes();
    expect(t.card("Lancer")).toMatchObject({ damage: 2 });
    const both = table({ battleArea: [{ card: "Striker", as: "mine" }] }, { battleArea: [rested("Striker", { as: "theirs" })] });
    both.answer(attack("mine", "theirs")).passes();
    expect(both.card("mine")).toMatchObject({ place: "battleArea", damage: 0 });
    expect(both.card("theirs")).toMatchObject({ place: "trash" });
  });

  test("11-1-5-3, R-32 what the kill triggers is resolved before the battle ends", () => {
    const t = lay({ P1: { battleArea: ["Fencer"] }, P2: { battleArea: [rested("Phoenix")] } }, [
      ...cast,
      { name: "Fencer", ap: 3, hp: 1, keywords: ["First Strike", "Breach 1"] },
    ]);
    t.answer(attack("Fencer", "Phoenix")).passes();
    expect(t.zone("P2.shieldSection")).toHaveLength(2);
    expect(t.zone("P2.hand")).toHaveLength(1);
    expect(t.card("Fencer")).toMatchObject({ damage: 0 });
  });

  test("11-1-5, R-2 what the early damage triggers comes before the return damage", () => {
    const t = lay({ P1: { battleArea: ["Poisoner"] }, P2: { battleArea: [rested("Giant")] } }, [
      ...cast,
      {
        name: "Poisoner",
        ap: 1,
        hp: 2,
        keywords: ["First Strike"],
        effects: [
          {
            timing: "Trigger",
            trigger: { event: "thisUnitDamagesEnemyUnit", damage: "battle" },
            ops: [{ op: "destroy", target: "eventUnit" }],
          },
        ],
      },
    ]);
    t.answer(attack("Poisoner", "Giant")).passes();
    expect(t.card("Giant")).toMatchObject({ place: "trash" });
    expect(t.card("Poisoner")).toMatchObject({ damage: 0 });
  });

  test("{13-1-5-4} also in a battle begun by an effect", () => {
    const t = lay({ P1: { battleArea: [{ card: "Challenger" }] }, P2: { battleArea: ["Clerk", "Hothead"] } }, [
      ...cast,
      {
        name: "Challenger",
        ap: 2,
        hp: 1,
        keywords: ["First Strike"],
        effects: [
          {
            timing: "ActivateMain",
            oncePerTurn: true,
            ops: [
              { op: "choose", as: "t1", n: 1, from: { kind: "Unit", side: "enemy" } },
              { op: "beginBattleDamageOnly", attacker: "thisUnit", defender: "t1" },
            ],
          },
        ],
      },
    ]);
    t.answer(activate("Challenger"), choose("Hothead"));
    expect(t.card("Hothead")).toMatchObject({ place: "trash" });
    expect(t.card("Challenger")).toMatchObject({ damage: 0, rested: false });
    expect([t.asked, t.question]).toEqual(["P1", "6-5"]);
  });
});

describe("11-1-6 High-Maneuver", () => {
  test("11-1-6-1 while it attacks, enemy Units do not block", () => {
    const t = table({ battleArea: ["Dodger"] }, { battleArea: ["Wall"], hand: ["Bolt"] });
    t.answer(attack("Dodger"));
    expect(t.options).toEqual([play("Bolt"), "pass"]);
    expect(t.refusal(block("Wall"))).toBe("11-1-6-1");
  });

  test("11-1-6 gained in the attack step it works", () => {
    const t = lay({ P1: { battleArea: ["Weaver"] }, P2: { battleArea: ["Wall"] } }, [
      ...cast,
      {
        name: "Weaver",
        ap: 2,
        hp: 2,
        effects: [{ timing: "Attack", ops: [{ op: "gainKeyword", keyword: { k: "High-Maneuver" }, target: "thisUnit", until: "battle" }] }],
      },
    ]);
    t.answer(attack("Weaver")).passes();
    expect(t.zone("P2.shieldSection")).toHaveLength(2);
    expect(t.card("Wall")).toMatchObject({ rested: false });
  });

  test("11-1-6, R-12 it does not stop an effect that changes the target", () => {
    const t = table({ battleArea: ["Dodger"] }, { battleArea: ["Wall"], hand: ["Feint"] });
    t.answer(attack("Dodger"), "P2: play Feint").passes();
    expect(t.card("Wall")).toMatchObject({ damage: 2 });
  });
});

describe("{13-1-7} Suppression", () => {
  test("{13-1-7-1} the first two Shields are destroyed together", () => {
    const t = table({ battleArea: ["Twin"] }, { shieldSection: ["Clerk", "Lancer", "Giant"] });
    t.answer(attack("Twin")).passes();
    expect(t.zone("P2.shieldSection")).toEqual(["Giant"]);
    expect(t.zone("P2.trash").sort()).toEqual(["Clerk", "Lancer"]);
  });

  test("{13-1-7-1} both may Burst; their owner orders them", () => {
    const t = table({ battleArea: ["Twin"] }, { shieldSection: ["Keg", "Mine", "Giant"] });
    t.answer(attack("Twin")).passes();
    expect(t.asked).toBe("P2");
    expect(t.options.filter((each) => each.includes("Keg") || each.includes("Mine"))).toHaveLength(2);
  });

  test("{13-1-7-3}, Q167 one Shield left: only that one, the player is not hit", () => {
    const t = table({ battleArea: ["Twin"] }, { shieldSection: 1 });
    t.answer(attack("Twin")).passes();
    expect(t.zone("P2.shieldSection")).toEqual([]);
    expect(t.result).toBe("running");
  });

  test("{13-1-7} with a Base only the Base is hit", () => {
    const t = table({ battleArea: ["Twin"] }, { baseSection: ["Fort"] });
    t.answer(attack("Twin")).passes();
    expect(t.card("Fort")).toMatchObject({ damage: 2 });
    expect(t.zone("P2.shieldSection")).toHaveLength(3);
  });

  test("{13-1-7}, R-26 two Shields at once trigger once", () => {
    const t = lay({ P1: { battleArea: ["Looter"] }, P2: {} }, [
      ...cast,
      {
        name: "Looter",
        ap: 2,
        hp: 2,
        keywords: ["Suppression"],
        effects: [
          { timing: "Trigger", trigger: { event: "thisUnitDestroysShieldAreaCard", damage: "battle" }, ops: [{ op: "draw", n: 1 }] },
        ],
      },
    ]);
    t.answer(attack("Looter")).passes();
    expect(t.zone("P2.shieldSection")).toHaveLength(1);
    expect(t.zone("P1.hand")).toHaveLength(1);
  });
});

describe("{13-1-8} Development", () => {
  const veteran = {
    name: "Veteran",
    ap: 2,
    hp: 2,
    effects: [
      {
        timing: "Deploy",
        development: 2,
        ops: [
          { op: "choose", as: "dev", n: 2, from: { kind: "Card", side: "own", zone: "trash", traitAny: ["G Generation"] }, may: true },
          { op: "exile", target: "dev" },
          { op: "draw", n: 1, after: "ifYouDo" },
        ],
      },
    ],
  };
  const spare = { name: "Relic", traits: ["G Generation"] };

  test("{13-1-8} exile so many cards from the trash, and do more", () => {
    const t = lay({ P1: { hand: ["Veteran"], trash: ["Relic", "Relic"] } }, [...cast, veteran, spare]);
    t.answer(play("Veteran"), choose("Relic"));
    expect(t.zone("P1.trash")).toEqual([]);
    expect(t.zone("P1.removal")).toEqual(["Relic", "Relic"]);
    expect(t.zone("P1.hand")).toHaveLength(1);
  });

  test("{13-1-8} it may be left; with too few cards it is not offered", () => {
    const left = lay({ P1: { hand: ["Veteran"], trash: ["Relic", "Relic"] } }, [...cast, veteran, spare]);
    left.answer(play("Veteran"), no);
    expect(left.zone("P1.trash")).toHaveLength(2);
    const few = lay({ P1: { hand: ["Veteran"], trash: ["Relic"] } }, [...cast, veteran, spare]);
    few.answer(play("Veteran"));
    expect([few.asked, few.question]).toEqual(["P1", "6-5"]);
    expect(few.zone("P1.hand")).toEqual([]);
  });
});

describe("11-2 keywords for timing", () => {
  test("11-2-1 Activate･Main: in the own main phase, outside battles", () => {
    const t = table({ battleArea: ["Gunner", "Lancer"] }, { battleArea: ["Wall"], hand: ["Bolt"] });
    expect(t.options).toContain(activate("Gunner"));
    t.answer(attack("Lancer"));
    expect(t.refusal(activate("Gunner"), "P1")).toBe("11-2-1");
  });

  test("11-2-2, Q71 Activate･Action: in any action step, on either player's turn", () => {
    const t = table({ battleArea: ["Guard", "Lancer"] }, { battleArea: [{ card: "Guard", as: "theirs" }] });
    expect(t.refusal(activate("Guard"), "P1")).toBe("11-2-2");
    t.answer(attack("Lancer"));
    expect([t.asked, t.options]).toEqual(["P2", [activate("theirs"), "pass"]]);
    t.answer("pass");
    expect([t.asked, t.options]).toEqual(["P1", [activate("Guard"), "pass"]]);
  });

  test("11-2-3 Main: in the own main phase only", () => {
    expect(table({ hand: ["Study"] }, {}).options).toContain(play("Study"));
    const t = table({ battleArea: ["Lancer"] }, { hand: ["Study", "Bolt"] });
    t.answer(attack("Lancer"));
    expect(t.refusal(play("Study"), "P2")).toBe("11-2-3");
  });

  test("11-2-4 Action: in an action step only", () => {
    const t = table({ battleArea: ["Lancer"], hand: ["Recall"] }, { battleArea: ["Clerk"] });
    expect(t.refusal(play("Recall"))).toBe("11-2-4");
    t.answer(attack("Lancer"));
    if (t.asked === "P2") t.answer("pass");
    expect(t.options).toContain(play("Recall"));
  });

  test("{13-2-3-2}, Q90 Main and Action: either", () => {
    const t = table({ battleArea: ["Lancer"], hand: ["Bolt", "Bolt"] }, { battleArea: ["Giant", "Wall"] });
    expect(t.options).toContain(play("Bolt"));
    t.answer(attack("Lancer"));
    if (t.asked === "P2") t.answer("pass");
    expect(t.options).toContain(play("Bolt"));
  });

  test("11-2-5, {13-2-5-1}, Q80 Burst: the Shield is revealed, and its owner may use it free of cost", () => {
    const t = table({ battleArea: ["Lancer"] }, { shieldSection: ["Keg"], resourceArea: 0 });
    t.answer(attack("Lancer")).passes();
    expect([t.asked, t.question, t.options]).toEqual(["P2", "11-2-5", [yes, no]]);
  });

  test("{13-2-5-2}, Q82 afterwards it goes to the trash", () => {
    const t = table({ battleArea: ["Lancer"] }, { shieldSection: ["Keg"] });
    t.answer(attack("Lancer")).passes().answer(yes);
    expect(t.zone("P2.trash")).toEqual(["Keg"]);
  });

  test("{13-2-5-3} unless it moved elsewhere", () => {
    const t = table({ battleArea: ["Lancer"] }, { shieldSection: ["Bunker", "Clerk"] });
    t.answer(attack("Lancer")).passes().answer(yes);
    expect(t.zone("P2.baseSection")).toEqual(["Bunker"]);
    expect(t.zone("P2.trash")).toEqual([]);
  });

  test("11-2-5, Q100 a Burst without a target is not offered", () => {
    const t = table({ battleArea: ["Martyr"] }, { shieldSection: ["Mine"] });
    expect(t.zone("P2.shieldSection")).toEqual(["Mine"]);
    const none = lay({ P1: { battleArea: ["Lancer"] }, P2: { shieldSection: ["Dud"] } }, [
      ...cast,
      {
        name: "Dud",
        effects: [
          {
            timing: "Burst",
            ops: [
              { op: "choose", as: "t1", n: 1, from: { kind: "Unit", side: "enemy", lvMin: 9 } },
              { op: "damage", n: 1, target: "t1" },
            ],
          },
        ],
      },
    ]);
    none.answer(attack("Lancer")).passes();
    expect([none.asked, none.question]).toEqual(["P1", "6-5"]);
    expect(none.zone("P2.trash")).toEqual(["Dud"]);
  });

  test("11-2-6 Deploy: when this card is deployed", () => {
    const t = table({ hand: ["Herald"] });
    t.answer(play("Herald"));
    expect(t.zone("P1.hand")).toHaveLength(1);
    expect(t.zone("P1.deck")).toHaveLength(11);
  });

  test("11-2-7 Attack: when this Unit declares an attack, not when it blocks", () => {
    const t = lay({ P1: { battleArea: ["Lancer"] }, P2: { battleArea: ["Shieldmaiden"] } }, [
      ...cast,
      { name: "Shieldmaiden", ap: 1, hp: 5, keywords: ["Blocker"], effects: [{ timing: "Attack", ops: [{ op: "draw", n: 1 }] }] },
    ]);
    t.answer(attack("Lancer"), block("Shieldmaiden")).passes();
    expect(t.zone("P2.hand")).toEqual([]);
  });

  test("11-2-8 Destroyed: when it is destroyed, by damage or by an effect", () => {
    const t = table({ battleArea: ["Lancer"] }, { battleArea: [rested("Phoenix")] });
    t.answer(attack("Lancer", "Phoenix")).passes();
    expect(t.zone("P2.hand")).toHaveLength(1);
  });

  test("11-2-8, 4-12-2 not when it returns to hand", () => {
    const t = table({ battleArea: ["Lancer"], hand: ["Recall"] }, { battleArea: ["Phoenix"] });
    t.answer(attack("Lancer"));
    if (t.asked === "P2") t.answer("pass");
    t.answer("P1: play Recall");
    expect(t.zone("P2.hand")).toEqual(["Phoenix"]);
  });

  test("11-2-9 When Paired: a Pilot is paired with this Unit", () => {
    const t = lay({ P1: { battleArea: ["Host"], hand: ["Rider"] } }, [
      ...cast,
      { name: "Host", ap: 2, hp: 2, effects: [{ timing: "WhenPaired", ops: [{ op: "draw", n: 1 }] }] },
    ]);
    t.answer(pair("Rider", "Host"));
    expect(t.zone("P1.hand")).toHaveLength(1);
  });

  test("{13-2-9-2} with a qualification only such a Pilot counts", () => {
    const host = {
      name: "Host",
      ap: 2,
      hp: 2,
      effects: [{ timing: "WhenPaired", pilotQualifier: { color: "red" }, ops: [{ op: "draw", n: 1 }] }],
    };
    const t = lay({ P1: { battleArea: ["Host", { card: "Host", as: "other" }], hand: ["Rider", "Redcap"] } }, [
      ...cast,
      host,
      { name: "Redcap", color: "red", apMod: 1 },
    ]);
    t.answer(pair("Rider", "Host"));
    expect(t.zone("P1.hand")).toEqual(["Redcap"]);
    t.answer(pair("Redcap", "other"));
    expect(t.zone("P1.hand")).toHaveLength(1);
  });

  test("11-2-10 During Pair: while a Pilot is paired", () => {
    const host = {
      name: "Host",
      ap: 2,
      hp: 2,
      effects: [{ timing: "Constant", gate: "DuringPair", ops: [{ op: "gainKeyword", keyword: { k: "Blocker" }, target: "thisUnit" }] }],
    };
    expect(lay({ P1: { battleArea: ["Host"] } }, [...cast, host]).card("Host")).toMatchObject({ keywords: [] });
    expect(lay({ P1: { battleArea: [{ card: "Host", pilot: "Rider" }] } }, [...cast, host]).card("Host")).toMatchObject({
      keywords: ["Blocker"],
    });
  });

  test("{13-2-11} When Linked: the Pilot meets the link condition", () => {
    const host = {
      name: "Host",
      ap: 2,
      hp: 2,
      link: [{ pilotNameIncludes: "Rider" }],
      effects: [{ timing: "WhenLinked", ops: [{ op: "draw", n: 1 }] }],
    };
    const t = lay({ P1: { battleArea: ["Host", { card: "Host", as: "other" }], hand: ["Stranger", "Rider"] } }, [...cast, host]);
    t.answer(pair("Stranger", "Host"));
    expect(t.zone("P1.hand")).toEqual(["Rider"]);
    t.answer(pair("Rider", "other"));
    expect(t.zone("P1.hand")).toHaveLength(1);
  });

  test("{13-2-12} During Link: while it is a Link Unit", () => {
    const host = {
      name: "Host",
      ap: 2,
      hp: 2,
      link: [{ pilotNameIncludes: "Rider" }],
      effects: [{ timing: "Constant", gate: "DuringLink", ops: [{ op: "modify", ap: 3, target: "thisUnit" }] }],
    };
    expect(lay({ P1: { battleArea: [{ card: "Host", pilot: "Stranger" }] } }, [...cast, host]).card("Host")).toMatchObject({
      ap: 3,
      linked: false,
    });
    expect(lay({ P1: { battleArea: [{ card: "Host", pilot: "Rider" }] } }, [...cast, host]).card("Host")).toMatchObject({
      ap: 7,
      linked: true,
    });
  });

  test("11-2-11, Q23 a Command with a Pilot line is played as that Pilot: same Lv., same cost, main phase", () => {
    const t = table({ battleArea: ["Knight"], hand: ["Ambush"] }, { battleArea: ["Clerk"] });
    expect(t.options).toContain(play("Ambush"));
    t.answer(pair("Ambush", "Knight"));
    expect(t.card("Knight")).toMatchObject({ ap: 3, hp: 3, linked: true });
    expect(t.zone("P1.trash")).toEqual([]);
  });

  test("11-2-12 once per turn", () => {
    const t = table({ battleArea: ["Gunner"] }, { battleArea: ["Giant", "Wall"] });
    t.answer(activate("Gunner"), choose("Giant"));
    expect(t.refusal(activate("Gunner"))).toBe("11-2-12");
  });

  test("11-2-12, Q79 the mark belongs to the card: another copy may", () => {
    const t = table({ battleArea: ["Gunner", { card: "Gunner", as: "second" }] }, { battleArea: ["Giant", "Wall"] });
    t.answer(activate("Gunner"), choose("Giant"));
    expect(t.options).toContain(activate("second"));
  });
});
