/** 7. Attacking and battles. */
import { describe, expect, test } from "vitest";
import { attack, block, choose, table as lay, no, pair, play, type Side, type Table, yes } from "../table.ts";
import { cast } from "./cast.ts";

const table = (P1: Side, P2: Side = {}, more: Side = {}): Table => lay({ ...more, P1, P2 }, cast);
const rested = (card: string, more: object = {}) => ({ card, rested: true, ...more });

describe("7-1 who may be attacked", () => {
  test("7-1 the other player, and enemy Units that are rested", () => {
    const t = table({ battleArea: ["Lancer"] }, { battleArea: ["Clerk", rested("Giant")] });
    expect(t.attacks).toEqual([attack("Lancer"), attack("Lancer", "Giant")]);
  });

  test("7-1 the player may be attacked whatever Units they have", () => {
    const t = table({ battleArea: ["Lancer"] }, { battleArea: [rested("Giant"), "Wall", "Clerk"] });
    expect(t.refusal(attack("Lancer"))).toBeNull();
  });

  test("7-1 during a battle nobody attacks", () => {
    const t = table({ battleArea: ["Lancer", "Giant"] }, { battleArea: ["Wall"] });
    t.answer(attack("Lancer"));
    expect(t.asked).toBe("P2");
    expect(t.refusal(attack("Giant"), "P1")).toBe("6-5-4");
  });
});

describe("7-2 the five steps and their order", () => {
  test("7-2 attack, block, action, damage, battle end", () => {
    const t = table({ battleArea: ["Hothead"], hand: ["Bolt"] }, { battleArea: ["Wall", "Clerk"], hand: ["Bolt"] });
    t.answer(attack("Hothead"));
    expect([t.asked, t.question]).toEqual(["P1", "9-3-3"]);
    t.answer(choose("Clerk"));
    expect([t.asked, t.question]).toEqual(["P2", "7-4-1"]);
    t.answer(block("Wall"));
    expect(t.asked).toBe("P2");
    expect(t.options).toContain(play("Bolt"));
    t.passes();
    expect(t.card("Wall")).toMatchObject({ damage: 2 });
    expect([t.asked, t.question]).toEqual(["P1", "6-5"]);
  });
});

describe("7-3 attack step", () => {
  test("7-3 it begins with the declaration, in the main phase", () => {
    const t = table({ battleArea: ["Lancer"] });
    expect([t.asked, t.question]).toEqual(["P1", "6-5"]);
    expect(t.refusal(attack("Lancer"))).toBeNull();
  });

  test("7-3-1 the attacker is rested by the declaration, and that is no effect", () => {
    const t = table({ battleArea: ["Sulker"] }, { battleArea: ["Wall"] });
    const before = t.zone("P1.hand").length;
    t.answer(attack("Sulker"));
    expect(t.card("Sulker")).toMatchObject({ rested: true });
    expect(t.zone("P1.hand")).toHaveLength(before);
  });

  test("7-3-1 a rested Unit does not attack", () => {
    const t = table({ battleArea: [rested("Lancer")] });
    expect(t.refusal(attack("Lancer"))).toBe("7-3-1");
  });

  test("7-3-1 an active enemy Unit is no target", () => {
    const t = table({ battleArea: ["Lancer"] }, { battleArea: ["Clerk"] });
    expect(t.refusal(attack("Lancer", "Clerk"))).toBe("7-3-1");
  });

  test("7-3-1, 1-3-1 card text can add active Units as targets", () => {
    const t = table({ battleArea: ["Sniper"] }, { battleArea: ["Clerk"] });
    expect(t.attacks).toEqual([attack("Sniper"), attack("Sniper", "Clerk")]);
  });

  test("7-3-1, Q114 card text can take away the player as a target; without any target there is no attack", () => {
    const t = table({ battleArea: ["Duellist"] }, { battleArea: [rested("Clerk"), "Lancer"] });
    expect(t.attacks).toEqual([attack("Duellist", "Clerk")]);
    const two = table({ battleArea: ["Duellist"] }, { battleArea: [rested("Clerk"), rested("Lancer")] });
    expect(two.refusal(attack("Duellist"))).toBe("1-3-3");
    const idle = table({ battleArea: ["Duellist"] }, { battleArea: ["Lancer"] });
    expect([idle.attacks, idle.refusal("attack with Duellist")]).toEqual([[], "1-3-3"]);
  });

  test("7-3-1 a Unit that must be attacked is the only target, if it can be one", () => {
    const t = table({ battleArea: ["Lancer"] }, { battleArea: [rested("Bait"), rested("Bait", { as: "second" }), rested("Clerk")] });
    expect(t.attacks).toEqual([attack("Lancer", "Bait"), attack("Lancer", "second")]);
    expect(t.refusal(attack("Lancer"))).toBe("1-3-1");
    expect(t.refusal(attack("Lancer", "Clerk"))).toBe("1-3-1");
    expect(t.answer("attack with Lancer").says).toBe("choose the target of Lancer's attack");
    expect(table({ battleArea: ["Lancer"] }, { battleArea: ["Bait", rested("Clerk")] }).attacks).toEqual([
      attack("Lancer"),
      attack("Lancer", "Clerk"),
    ]);
  });

  test("2-11-4 a Unit does not attack on the turn it was deployed, except as a Link Unit", () => {
    const t = table({ battleArea: [{ card: "Knight", deployedThisTurn: true }], hand: ["Rider"] });
    expect(t.refusal(attack("Knight"))).toBe("2-11-4");
    t.answer(pair("Rider", "Knight"));
    expect(t.refusal(attack("Knight"))).toBeNull();
  });

  test("2-11-4 that it was deployed this turn is said first, whatever else keeps it from attacking", () => {
    const t = table({ battleArea: [{ card: "Duellist", deployedThisTurn: true }] }, { battleArea: ["Lancer"] });
    expect(t.refusal("attack with Duellist")).toBe("2-11-4");
  });

  test("2-11-4, Q355 a permission to attack certain Units on that turn is none to attack others, nor the player", () => {
    const vanguard = {
      name: "Vanguard",
      ap: 2,
      hp: 2,
      effects: [
        {
          timing: "Constant",
          ops: [{ op: "mayAttackOnDeployTurn", target: "thisUnit", allowed: { kind: "Unit", side: "enemy", lvMax: 2 } }],
        },
      ],
    };
    const t = lay(
      { P1: { battleArea: [{ card: "Vanguard", deployedThisTurn: true }] }, P2: { battleArea: [rested("Clerk"), rested("Giant")] } },
      [...cast, vanguard],
    );
    expect(t.attacks).toEqual([attack("Vanguard", "Clerk")]);
    const two = lay(
      {
        P1: { battleArea: [{ card: "Vanguard", deployedThisTurn: true }] },
        P2: { battleArea: [rested("Clerk"), rested("Clerk", { as: "other" }), rested("Giant")] },
      },
      [...cast, vanguard],
    );
    expect(two.refusal(attack("Vanguard"))).toBe("2-11-4");
    expect(two.refusal(attack("Vanguard", "Giant"))).toBe("2-11-4");
  });

  test("2-11-4 a Pilot who does not meet the link condition does not help", () => {
    const t = table({ battleArea: [{ card: "Knight", deployedThisTurn: true }], hand: ["Stranger"] });
    t.answer(pair("Stranger", "Knight"));
    expect(t.refusal(attack("Knight"))).toBe("2-11-4");
  });

  test("Q34 a Unit with AP 0 may attack", () => {
    expect(table({ battleArea: ["Pacifist"] }).refusal(attack("Pacifist"))).toBeNull();
  });

  test("7-3-2 attack effects trigger together, and their player orders them", () => {
    const t = table({ battleArea: [{ card: "Scholar", pilot: "Drummer" }] }, {}, {});
    expect(t.card("Scholar")).toMatchObject({ rested: false });
    t.answer(attack("Scholar"));
    expect([t.asked, t.question]).toEqual(["P1", "9-1-6-5"]);
    expect(t.options).toHaveLength(2);
  });

  test("7-3-3 what an attack effect triggers is resolved before the attack effects that still wait", () => {
    const t = table({ battleArea: [{ card: "Hothead", pilot: "Drummer" }] }, { battleArea: ["Mourner"] });
    t.answer(attack("Hothead"));
    t.answer(t.options.find((each) => each.includes("Hothead"))!);
    const log = t.log.join("\n");
    expect(log).toMatch(/Mourner/);
    expect(t.card("Hothead")).toMatchObject({ damage: 1 });
  });

  test("7-3-4 during this battle holds from the instruction on, to the end of the battle", () => {
    const t = table({ battleArea: ["Raider"] }, { battleArea: ["Wall"] });
    t.answer(attack("Raider"));
    expect(t.card("Raider")).toMatchObject({ ap: 4 });
    t.answer(block("Wall")).passes();
    expect(t.card("Wall")).toMatchObject({ place: "trash" });
    expect(t.card("Raider")).toMatchObject({ ap: 2 });
  });

  test("7-3-5 when everything is resolved, the block step follows", () => {
    const t = table({ battleArea: ["Scholar"] }, { battleArea: ["Wall"] });
    t.answer(attack("Scholar"));
    expect(t.zone("P1.hand")).toHaveLength(1);
    expect([t.asked, t.question]).toEqual(["P2", "7-4-1"]);
  });

  test("7-3-5-1 the target was destroyed: no block, no damage, the battle ends", () => {
    const t = table({ battleArea: ["Hothead"] }, { battleArea: [rested("Clerk"), "Wall"], hand: ["Bolt"] });
    t.answer(attack("Hothead", "Clerk"), choose("Clerk"));
    expect(t.card("Clerk")).toMatchObject({ place: "trash" });
    expect([t.asked, t.question]).toEqual(["P1", "6-5"]);
    expect(t.card("Hothead")).toMatchObject({ rested: true, damage: 0 });
  });

  test("7-3-5-1 the attacker was destroyed: the battle ends", () => {
    const t = table({ battleArea: ["Martyr"] }, { battleArea: ["Wall"], hand: ["Bolt"] });
    t.answer(attack("Martyr"));
    expect(t.card("Martyr")).toMatchObject({ place: "trash" });
    expect([t.asked, t.question]).toEqual(["P1", "6-5"]);
    expect(t.zone("P2.shieldSection")).toHaveLength(3);
  });

  test("7-3-5-2, Q118 what is attacked is judged by the declared target: a block does not change it", () => {
    const t = table({ battleArea: ["Raider"] }, { battleArea: ["Wall"], hand: ["Bolt"] });
    t.answer(attack("Raider"), block("Wall"));
    expect(t.card("Raider")).toMatchObject({ ap: 4 });
  });
});

describe("7-4 block step", () => {
  test("7-4 it is the standby player who is asked", () => {
    const t = table({ battleArea: ["Lancer", "Fence"] }, { battleArea: ["Wall"] });
    t.answer(attack("Lancer"));
    expect([t.asked, t.says]).toEqual(["P2", "block the attack of Lancer, or let it through"]);
    expect(t.options).toEqual([block("Wall"), "pass"]);
  });

  test("7-4-1 the standby player may move the attack onto an active Blocker", () => {
    const t = table({ battleArea: ["Lancer"] }, { battleArea: ["Wall", "Clerk"], shieldSection: 1 });
    t.answer(attack("Lancer"));
    expect(t.refusal(block("Clerk"))).toBe("11-1-4");
    t.answer(block("Wall"));
    expect(t.card("Wall")).toMatchObject({ rested: true });
    t.passes();
    expect(t.card("Wall")).toMatchObject({ rested: true, damage: 3 });
    expect(t.card("Lancer")).toMatchObject({ rested: true, damage: 1 });
    expect(t.zone("P2.shieldSection")).toHaveLength(1);
    expect([t.asked, t.question]).toEqual(["P1", "6-5"]);
  });

  test("7-4-1, R-31 an attack on a Unit may be blocked too", () => {
    const t = table({ battleArea: ["Lancer"] }, { battleArea: ["Wall", rested("Clerk")] });
    t.answer(attack("Lancer", "Clerk"), block("Wall")).passes();
    expect(t.card("Clerk")).toMatchObject({ damage: 0, place: "battleArea" });
    expect(t.card("Wall")).toMatchObject({ damage: 3 });
  });

  test("7-4-1, Q59 a rested Unit does not block", () => {
    const t = table({ battleArea: ["Lancer"] }, { battleArea: [rested("Wall"), "Fence"] });
    t.answer(attack("Lancer"));
    expect(t.options).toEqual([block("Fence"), "pass"]);
    expect(t.refusal(block("Wall"))).toBe("7-4-1");
  });

  test("7-4-2 at most one Blocker in an attack", () => {
    const t = table({ battleArea: ["Lancer"] }, { battleArea: ["Wall", "Fence"], hand: ["Bolt"] });
    t.answer(attack("Lancer"), block("Wall"));
    expect([t.asked, t.options.includes("pass")]).toEqual(["P2", true]);
    expect(t.refusal(block("Fence"))).toBe("7-4-2");
  });

  test("7-4-3 a Unit under attack does not block for itself", () => {
    const t = table({ battleArea: ["Sniper"] }, { battleArea: ["Wall", "Fence"] });
    t.answer(attack("Sniper", "Wall"));
    expect(t.options).toEqual([block("Fence"), "pass"]);
    expect(t.refusal(block("Wall"))).toBe("7-4-3");
  });

  test("7-4-4 nobody must block", () => {
    const t = table({ battleArea: ["Lancer"] }, { battleArea: ["Wall"] });
    t.answer(attack("Lancer"), "P2: pass").passes();
    expect(t.card("Wall")).toMatchObject({ rested: false, damage: 0 });
    expect(t.zone("P2.shieldSection")).toHaveLength(2);
  });

  test("7-4-4 who has no Blocker is not asked", () => {
    const t = table({ battleArea: ["Lancer"] }, { battleArea: ["Clerk", rested("Wall")] });
    t.answer(attack("Lancer"));
    expect(t.question).not.toBe("7-4-1");
  });

  test("7-4-5, R-39 what the block triggers is resolved before the action step", () => {
    const t = table({ battleArea: ["Lancer"] }, { battleArea: [{ card: "Sulker", as: "Grumbler" }, "Clerk"] }, {});
    expect(t.card("Grumbler")).toMatchObject({ rested: false });
    const blocking = table({ battleArea: ["Lancer"] }, { battleArea: ["Porter"], hand: ["Bolt"] });
    blocking.answer(attack("Lancer"), block("Porter"));
    expect(blocking.zone("P2.hand")).toHaveLength(2);
    expect([blocking.asked, blocking.options.includes(play("Bolt"))]).toEqual(["P2", true]);
  });

  test("7-4-5-1 the attacker is gone after the block: the battle ends", () => {
    const t = table({ battleArea: ["Clerk"] }, { battleArea: ["Spikes"], hand: ["Bolt"] });
    t.answer(attack("Clerk"), block("Spikes"));
    expect(t.card("Clerk")).toMatchObject({ place: "trash" });
    expect([t.asked, t.question]).toEqual(["P1", "6-5"]);
  });
});

describe("7-5 action step", () => {
  test("7-5 Commands may be played in it, by both players", () => {
    const t = table({ battleArea: ["Lancer"], hand: ["Rally"] }, { hand: ["Bolt"], battleArea: ["Clerk"] });
    t.answer(attack("Lancer"), "P2: pass");
    expect(t.options).toEqual([play("Rally"), "pass"]);
  });

  test("7-5-1 the standby player is first", () => {
    const t = table({ battleArea: ["Lancer"], hand: ["Rally"] }, { hand: ["Bolt"] });
    t.answer(attack("Lancer"));
    expect([t.asked, t.options]).toEqual(["P2", [play("Bolt"), "pass"]]);
  });

  test("7-5-2 two passes in succession, and the damage step follows", () => {
    const t = table({ battleArea: ["Lancer"], hand: ["Rally"] }, { hand: ["Bolt"] });
    t.answer(attack("Lancer"), "P2: pass", "P1: pass");
    expect(t.zone("P2.shieldSection")).toHaveLength(2);
    expect([t.asked, t.question]).toEqual(["P1", "6-5"]);
  });

  test("7-5-2-1 the attacker is gone at the end of the step: no damage", () => {
    const t = table({ battleArea: ["Lancer"], hand: ["Rally"] }, { hand: ["Recall"] });
    t.answer(attack("Lancer"), play("Recall")).passes();
    expect(t.zone("P1.hand")).toEqual(["Rally", "Lancer"]);
    expect(t.zone("P2.shieldSection")).toHaveLength(3);
  });

  test("7-5-2-1 the target Unit is gone at the end of the step: no damage", () => {
    const t = table({ battleArea: ["Lancer"], hand: ["Bolt"] }, { battleArea: [rested("Clerk")], hand: ["Bolt"] });
    t.answer(attack("Lancer", "Clerk"), "P2: pass", "P1: play Bolt").passes();
    expect(t.card("Clerk")).toMatchObject({ place: "trash" });
    expect(t.card("Lancer")).toMatchObject({ damage: 0 });
    expect(t.zone("P2.shieldSection")).toHaveLength(3);
  });

  test("7-5-2-1, R-4, Q33 a battle that is broken in the step still takes two passes", () => {
    const t = table({ battleArea: ["Lancer"], hand: ["Bolt"] }, { battleArea: ["Clerk"], hand: ["Recall", "Bolt"] });
    t.answer(attack("Lancer"), "P2: play Recall");
    expect(t.zone("P1.battleArea")).toEqual([]);
    expect([t.asked, t.options]).toEqual(["P1", [play("Bolt"), "pass"]]);
    t.answer("P1: pass");
    expect([t.asked, t.options]).toEqual(["P2", ["pass"]]);
  });

  test("7-5-2-1, 3-1-5 a Unit that left and came back is another object, and counts as gone", () => {
    const t = table({ battleArea: ["Lancer"] }, { battleArea: ["Clerk"], hand: ["Recall"] });
    t.answer(attack("Lancer"), "P2: play Recall").passes();
    expect(t.zone("P2.shieldSection")).toHaveLength(3);
    t.answer(play("Lancer"));
    expect(t.card("Lancer")).toMatchObject({ rested: false, damage: 0 });
    expect(t.refusal(attack("Lancer"))).toBe("2-11-4");
  });
});

describe("7-6 damage step", () => {
  test("7-6 damage is dealt after the action step, not before", () => {
    const t = table({ battleArea: ["Lancer"], hand: ["Rally"] }, { hand: ["Bolt"] });
    t.answer(attack("Lancer"), "P2: pass");
    expect(t.zone("P2.shieldSection")).toHaveLength(3);
    t.answer("P1: pass");
    expect(t.zone("P2.shieldSection")).toHaveLength(2);
  });

  test("7-6-1 the target is looked at now: what was declared no longer matters", () => {
    const t = table({ battleArea: ["Lancer"] }, { battleArea: ["Clerk"], hand: ["Feint"] });
    t.answer(attack("Lancer"), "P2: play Feint").passes();
    expect(t.card("Clerk")).toMatchObject({ place: "trash" });
    expect(t.card("Lancer")).toMatchObject({ damage: 1 });
    expect(t.zone("P2.shieldSection")).toHaveLength(3);
  });

  test("7-6-1-1 the target is the player: the shield area is hit", () => {
    const t = table({ battleArea: ["Lancer"] }, { battleArea: [rested("Clerk")] });
    t.answer(attack("Lancer")).passes();
    expect(t.zone("P2.shieldSection")).toHaveLength(2);
    expect(t.card("Clerk")).toMatchObject({ damage: 0 });
  });

  test("7-6-1-2 the target is a Unit: the two Units fight, and no Shield is touched", () => {
    const t = table({ battleArea: ["Lancer"] }, { battleArea: [rested("Giant")] });
    t.answer(attack("Lancer", "Giant")).passes();
    expect(t.card("Giant")).toMatchObject({ damage: 3 });
    expect(t.card("Lancer")).toMatchObject({ place: "trash" });
    expect(t.zone("P2.shieldSection")).toHaveLength(3);
  });

  test("7-6-2 exactly one of Base, Shields and player is hit", () => {
    const t = table({ battleArea: ["Giant"] }, { baseSection: ["Fort"], shieldSection: 1 });
    t.answer(attack("Giant")).passes();
    expect(t.zone("P2.baseSection")).toEqual([]);
    expect(t.zone("P2.shieldSection")).toHaveLength(1);
    expect(t.result).toBe("running");
  });

  test("7-6-2-1, R-5 the shield area is looked at in the damage step: a Base that is gone by then is not hit", () => {
    const t = table({ battleArea: ["Giant"], hand: ["Siege"] }, { baseSection: ["Fort"] });
    t.answer(attack("Giant"));
    if (t.asked === "P2") t.answer("pass");
    t.answer("P1: play Siege").passes();
    expect(t.zone("P2.trash")).toContain("Fort");
    expect(t.zone("P2.shieldSection")).toHaveLength(2);
  });

  test("7-6-2-2, 1-2-2-1 neither Base nor Shield: the player is hit and defeated", () => {
    const t = table({ battleArea: ["Clerk"] }, { shieldSection: 0 });
    t.answer(attack("Clerk")).passes();
    expect([t.result, t.asked]).toEqual(["P1 wins", "nobody"]);
  });

  test("7-6-2-2, R-3 AP 0: nobody is hit, nobody is defeated", () => {
    const t = table({ battleArea: ["Pacifist"] }, { shieldSection: 0 });
    t.answer(attack("Pacifist")).passes();
    expect(t.result).toBe("running");
    expect([t.asked, t.question]).toEqual(["P1", "6-5"]);
  });

  test("7-6-2-3 a Base takes the damage for the Shields", () => {
    const t = table({ battleArea: ["Lancer"] }, { baseSection: ["Fort"] });
    t.answer(attack("Lancer")).passes();
    expect(t.card("Fort")).toMatchObject({ damage: 3, place: "baseSection" });
    expect(t.zone("P2.shieldSection")).toHaveLength(3);
  });

  test("7-6-2-3, R-6 a Base deals nothing back", () => {
    const t = table({ battleArea: ["Clerk"] }, { baseSection: ["Fort"] });
    t.answer(attack("Clerk")).passes();
    expect(t.card("Clerk")).toMatchObject({ damage: 0 });
  });

  test("7-6-2-3-1, 4-5-5 a Base out of HP is destroyed; the excess is lost", () => {
    const t = table({ battleArea: ["Giant"] }, { baseSection: ["Fort"] });
    t.answer(attack("Giant")).passes();
    expect(t.card("Fort")).toMatchObject({ place: "trash" });
    expect(t.zone("P2.shieldSection")).toHaveLength(3);
  });

  test("7-6-2-3-1 damage stays on the Base from one battle to the next", () => {
    const t = table({ battleArea: ["Lancer", { card: "Lancer", as: "second" }] }, { baseSection: ["Fort"] });
    t.answer(attack("Lancer")).passes();
    t.answer(attack("second")).passes();
    expect(t.card("Fort")).toMatchObject({ place: "trash" });
  });

  test("7-6-2-3-2 First Strike on a Base: the same damage, once", () => {
    const t = table({ battleArea: ["Striker"] }, { baseSection: ["Fort"] });
    t.answer(attack("Striker")).passes();
    expect(t.card("Fort")).toMatchObject({ damage: 2 });
    expect(t.zone("P2.shieldSection")).toHaveLength(3);
  });

  test("7-6-2-4, Q36, Q37 without a Base the top Shield is hit", () => {
    const t = table({ battleArea: ["Lancer"] }, { shieldSection: ["Clerk", "Giant"] });
    t.answer(attack("Lancer")).passes();
    expect(t.zone("P2.trash")).toEqual(["Clerk"]);
    expect(t.zone("P2.shieldSection")).toEqual(["Giant"]);
  });

  test("7-6-2-4, 4-5-5 one attack destroys one Shield, whatever the AP", () => {
    const t = table({ battleArea: ["Giant"] });
    t.answer(attack("Giant")).passes();
    expect(t.zone("P2.shieldSection")).toHaveLength(2);
  });

  test("7-6-2-4, Q35 with AP 0 the Shield stays", () => {
    const t = table({ battleArea: ["Pacifist"] });
    t.answer(attack("Pacifist")).passes();
    expect(t.zone("P2.shieldSection")).toHaveLength(3);
  });

  test("7-6-2-4-1 the Shield is revealed and goes to the trash; its own text does not count", () => {
    const t = table({ battleArea: ["Lancer"] }, { shieldSection: ["Phoenix"] });
    t.answer(attack("Lancer")).passes();
    expect(t.zone("P2.trash")).toEqual(["Phoenix"]);
    expect(t.zone("P2.hand")).toEqual([]);
  });

  test("7-6-2-4-1 with Burst its owner decides whether to use it", () => {
    const used = table({ battleArea: ["Lancer"] }, { shieldSection: ["Keg"] });
    used.answer(attack("Lancer")).passes();
    expect([used.asked, used.question, used.options]).toEqual(["P2", "11-2-5", [yes, no]]);
    used.answer(yes);
    expect(used.zone("P2.hand")).toHaveLength(1);
    expect(used.zone("P2.trash")).toEqual(["Keg"]);

    const declined = table({ battleArea: ["Lancer"] }, { shieldSection: ["Keg"] });
    declined.answer(attack("Lancer")).passes().answer(no);
    expect(declined.zone("P2.hand")).toEqual([]);
    expect(declined.zone("P2.trash")).toEqual(["Keg"]);
  });

  test("7-6-2-5 when all is resolved, the battle ends", () => {
    const t = table({ battleArea: ["Raider"] }, { shieldSection: ["Keg"] });
    t.answer(attack("Raider")).passes();
    expect(t.card("Raider")).toMatchObject({ ap: 4 });
    t.answer(yes);
    expect(t.card("Raider")).toMatchObject({ ap: 2 });
    expect([t.asked, t.question]).toEqual(["P1", "6-5"]);
  });

  test("7-6-3 an attack on a Unit: damage to a Unit never carries over to the shield area", () => {
    const t = table({ battleArea: ["Giant"] }, { battleArea: [rested("Clerk")], baseSection: ["Fort"] });
    t.answer(attack("Giant", "Clerk")).passes();
    expect(t.card("Fort")).toMatchObject({ damage: 0 });
    expect(t.zone("P2.shieldSection")).toHaveLength(3);
  });

  test("7-6-3-1 it is the two Units that fight: others are not touched", () => {
    const t = table({ battleArea: ["Lancer", "Clerk"] }, { battleArea: [rested("Giant"), { card: "Clerk", as: "bystander" }] });
    t.answer(attack("Lancer", "Giant")).passes();
    expect(t.card("P1.Clerk")).toMatchObject({ damage: 0 });
    expect(t.card("bystander")).toMatchObject({ damage: 0 });
  });

  test("7-6-3-2 both deal their AP at once; being rested does not prevent it", () => {
    const t = table({ battleArea: ["Giant"] }, { battleArea: [rested("Lancer")] });
    t.answer(attack("Giant", "Lancer")).passes();
    expect(t.card("Lancer")).toMatchObject({ place: "trash" });
    expect(t.card("Giant")).toMatchObject({ damage: 3 });
  });

  test("7-6-3-2-1 a Unit whose damage reaches its HP is destroyed, one short of it is not", () => {
    const t = table({ battleArea: ["Lancer"] }, { battleArea: [rested("Wall")] });
    t.answer(attack("Lancer", "Wall")).passes();
    expect(t.card("Wall")).toMatchObject({ damage: 3, place: "battleArea" });
    const worn = table({ battleArea: ["Lancer"] }, { battleArea: [rested("Wall", { damage: 1 })] });
    worn.answer(attack("Lancer", "Wall")).passes();
    expect(worn.card("Wall")).toMatchObject({ place: "trash" });
  });

  test("7-6-3-2-2 First Strike deals before: what it destroys deals nothing", () => {
    const t = table({ battleArea: ["Striker"] }, { battleArea: [rested("Fence")] });
    t.answer(attack("Striker", "Fence")).passes();
    expect(t.card("Fence")).toMatchObject({ place: "trash" });
    expect(t.card("Striker")).toMatchObject({ damage: 0 });
    expect(t.log.filter((line) => /receives/.test(line))).toEqual([expect.stringContaining("(7-6-3-2-2)")]);
  });

  test("7-6-3-2-2 First Strike damage is not dealt twice", () => {
    const t = table({ battleArea: ["Striker"] }, { battleArea: [rested("Giant")] });
    t.answer(attack("Striker", "Giant")).passes();
    expect(t.card("Giant")).toMatchObject({ damage: 2 });
    expect(t.card("Striker")).toMatchObject({ place: "trash" });
    expect(t.log.filter((line) => /receives/.test(line))).toEqual([
      expect.stringContaining("(7-6-3-2-2)"),
      expect.stringContaining("(11-1-5-2)"),
    ]);
  });

  test("7-6-2-4, {13-1-7-1} Suppression hits the second Shield by its own paragraph", () => {
    const t = table({ battleArea: ["Twin"] }, { shieldSection: ["Clerk", "Giant", "Lancer"] });
    t.answer(attack("Twin")).passes();
    expect(t.zone("P2.shieldSection")).toEqual(["Lancer"]);
    const hits = t.log.filter((line) => /receives/.test(line));
    expect(hits).toEqual([expect.stringContaining("(7-6-2-4)"), expect.stringContaining("({13-1-7-1})")]);
  });

  test("7-6-3-2-3 both destroyed at the same moment: one batch, the active player's effects first", () => {
    const both = table({ battleArea: [{ card: "Phoenix", damage: 1 }, "Giant"] }, { battleArea: [rested("Mourner", { damage: 1 })] });
    both.answer(attack("Phoenix", "Mourner")).passes();
    expect(both.card("Phoenix")).toMatchObject({ place: "trash" });
    expect(both.card("Mourner")).toMatchObject({ place: "trash" });
    const resolved = both.log.filter((line) => /resolve/.test(line));
    expect(resolved.findIndex((line) => line.includes("Phoenix"))).toBeLessThan(resolved.findIndex((line) => line.includes("Mourner")));
    expect(both.card("Giant")).toMatchObject({ damage: 1 });
  });

  test("7-6-3-3, R-33 what the damage triggered is resolved before the battle ends", () => {
    const t = table({ battleArea: ["Trophy"] }, { battleArea: [rested("Clerk")] });
    t.answer(attack("Trophy", "Clerk")).passes();
    expect(t.zone("P1.hand")).toHaveLength(1);
    const log = t.log;
    const draw = log.findIndex((line) => /draw/.test(line));
    const end = log.findIndex((line) => line.includes("(7-7"));
    if (end >= 0) expect(draw).toBeLessThan(end);
  });
});

/** For the rest of the battle this Unit receives the battle damage of another of its player's. */
const cover = (name: string) => ({
  name,
  ap: 1,
  hp: 6,
  effects: [
    {
      timing: "ActivateAction",
      oncePerTurn: true,
      ops: [
        { op: "choose", as: "t1", n: 1, from: { kind: "Unit", side: "own", hpMax: 5 } },
        { op: "redirectDamage", damage: "battle", fromTarget: "t1", to: "thisUnit", until: "battle" },
      ],
    },
  ],
});

describe("9-1-9, 10.5 several Units could receive a battling Unit's damage instead", () => {
  const laid = (target = "Clerk"): Table => {
    const cards = [...cast, cover("Aegis"), cover("Bulwark"), cover("Citadel"), cover("Dyke")];
    const t = lay(
      { P1: { battleArea: ["Giant", "Aegis", "Bulwark"], hand: ["Bolt"] }, P2: { battleArea: [rested("Clerk"), "Citadel", "Dyke"] } },
      cards,
    );
    return t.answer(attack("Giant", target));
  };
  const damages = (t: Table) =>
    Object.fromEntries(["Giant", "Aegis", "Bulwark", "Clerk", "Citadel", "Dyke"].map((name) => [name, t.card(name)["damage"]]));
  const none = { Giant: 0, Aegis: 0, Bulwark: 0, Clerk: 0, Citadel: 0, Dyke: 0 };

  test("the owner of each says which comes first, the target's owner before the attacker's", () => {
    const t = laid().answer("P2: activate Citadel", "P1: activate Aegis", "P2: activate Dyke", "P1: activate Bulwark").passes();
    expect([t.asked, t.question, t.options]).toEqual(["P2", "9-1-9", [choose("Citadel"), choose("Dyke")]]);
    expect(t.says).toBe("which Unit receives the damage of Clerk instead");
    t.answer(choose("Dyke"));
    expect([t.asked, t.question, t.options]).toEqual(["P1", "9-1-9", [choose("Aegis"), choose("Bulwark")]]);
    expect(t.says).toBe("which Unit receives the damage of Giant instead");
    t.answer(choose("Aegis"));
    expect(damages(t)).toEqual({ ...none, Dyke: 5, Aegis: 1 });
    expect([t.asked, t.question]).toEqual(["P1", "6-5"]);
  });

  test.each(["Aegis", "Bulwark"])("the attacker's alone: %s", (to) => {
    const t = laid().answer("P2: pass", "P1: activate Aegis", "P2: activate Citadel", "P1: activate Bulwark").passes();
    expect([t.asked, t.question]).toEqual(["P1", "9-1-9"]);
    expect(damages(t.answer(choose(to)))).toEqual({ ...none, Citadel: 5, [to]: 1 });
  });

  test("with one such Unit for each nobody is asked", () => {
    const t = laid().answer("P2: activate Citadel", "P1: activate Aegis").passes();
    expect([t.asked, t.question]).toEqual(["P1", "6-5"]);
    expect(damages(t)).toEqual({ ...none, Citadel: 5, Aegis: 1 });
  });

  test("7-6-2 in an attack on the player nothing strikes back, so nobody is asked", () => {
    const t = laid("the player").answer("P2: pass", "P1: activate Aegis", "P2: pass", "P1: activate Bulwark").passes();
    expect([t.asked, t.question]).toEqual(["P1", "6-5"]);
    expect(damages(t)).toEqual(none);
  });

  test("7-5-2-1 when a combatant is gone nobody is asked", () => {
    const t = laid().answer("P2: pass", "P1: activate Aegis", "P2: pass", "P1: activate Bulwark", "P2: pass");
    t.answer("P1: play Bolt", choose("Clerk")).passes();
    expect([t.asked, t.question]).toEqual(["P1", "6-5"]);
    expect(damages(t)).toEqual(none);
  });
});

/** Reduces by 2 whatever an enemy deals to it. */
const plated = {
  name: "Plated",
  ap: 1,
  hp: 5,
  keywords: ["First Strike"],
  effects: [
    {
      timing: "Trigger",
      substitution: true,
      trigger: { event: "thisUnitWouldReceiveDamage", from: { side: "enemy" } },
      ops: [{ op: "reduceDamage", n: 2 }],
    },
  ],
};

describe("9-1-9, R-57 a battling Unit reduces its damage, or another receives it: its owner says which comes first", () => {
  const laid = (attacker: string, target: string, ...covers: string[]): Table => {
    const vanguard = { name: "Vanguard", ap: 3, hp: 3, keywords: ["First Strike"] };
    const cards = [...cast, plated, vanguard, cover("Aegis"), cover("Citadel"), cover("Dyke")];
    const t = lay(
      {
        P1: { battleArea: [attacker, ...covers.filter((name) => name === "Aegis")] },
        P2: { battleArea: [rested(target), ...covers.filter((name) => name !== "Aegis")] },
      },
      cards,
    );
    return t.answer(attack(attacker, target));
  };
  const ofPlated = "reduce the damage of Plated first, or a Unit that receives it instead";

  test.each([
    ["Plated", 1],
    ["Citadel", 3],
  ])("7-6-3-2 the target's: %s first", (first, received) => {
    const t = laid("Lancer", "Plated", "Citadel").answer("P2: activate Citadel").passes();
    expect([t.asked, t.question, t.options, t.says]).toEqual(["P2", "9-1-9", [choose("Citadel"), choose("Plated")], ofPlated]);
    t.answer(choose(first));
    expect([t.asked, t.question]).toEqual(["P1", "6-5"]);
    expect([t.card("Plated")["damage"], t.card("Citadel")["damage"]]).toEqual([0, received]);
  });

  test.each([
    ["Plated", 1],
    ["Citadel", 3],
  ])("7-6-3-2-2 the target's, of First Strike: %s first", (first, received) => {
    const t = laid("Vanguard", "Plated", "Citadel").answer("P2: activate Citadel").passes();
    expect([t.asked, t.question, t.options]).toEqual(["P2", "9-1-9", [choose("Citadel"), choose("Plated")]]);
    t.answer(choose(first));
    expect([t.card("Plated")["damage"], t.card("Citadel")["damage"]]).toEqual([0, received]);
    expect(t.card("Vanguard")).toMatchObject({ damage: 1 });
  });

  test.each([
    ["Plated", 3],
    ["Aegis", 5],
  ])("11-1-5-2 the attacker's, of what strikes back: %s first", (first, received) => {
    const t = laid("Plated", "Giant", "Aegis").answer("P1: activate Aegis").passes();
    expect([t.asked, t.question, t.options, t.says]).toEqual(["P1", "9-1-9", [choose("Aegis"), choose("Plated")], ofPlated]);
    t.answer(choose(first));
    expect([t.asked, t.question]).toEqual(["P1", "6-5"]);
    expect([t.card("Plated")["damage"], t.card("Aegis")["damage"], t.card("Giant")["damage"]]).toEqual([0, received, 1]);
  });

  test("reduced first, two Units may still receive the rest: which of them is the next question", () => {
    const t = laid("Lancer", "Plated", "Citadel", "Dyke").answer("P2: activate Citadel", "P2: activate Dyke").passes();
    t.answer(choose("Plated"));
    expect([t.asked, t.question, t.options]).toEqual(["P2", "9-1-9", [choose("Citadel"), choose("Dyke")]]);
    expect(t.says).toBe("which Unit receives the damage of Plated instead");
    t.answer(choose("Dyke"));
    expect([t.card("Citadel")["damage"], t.card("Dyke")["damage"]]).toEqual([0, 1]);
  });

  test.each([
    ["Plated", 0, 0],
    ["Citadel", 2, 1],
  ])("{5-21} all of it is reduced, and nothing is left to be redirected: %s first", (first, received, redirections) => {
    const t = laid("Knight", "Plated", "Citadel").answer("P2: activate Citadel").passes();
    t.answer(choose(first));
    expect([t.card("Plated")["damage"], t.card("Citadel")["damage"]]).toEqual([0, received]);
    expect(t.happened("redirect damage")).toHaveLength(redirections);
  });

  test("4-5-4 an enemy with AP 0 deals nothing that could be reduced: nobody is asked", () => {
    const t = laid("Pacifist", "Plated", "Citadel").answer("P2: activate Citadel").passes();
    expect([t.asked, t.question]).toEqual(["P1", "6-5"]);
    expect([t.card("Plated")["damage"], t.card("Citadel")["damage"]]).toEqual([0, 0]);
  });

  test("{5-21} with nobody else to receive it, it is reduced and nobody is asked", () => {
    const t = laid("Lancer", "Plated").passes();
    expect([t.asked, t.question]).toEqual(["P1", "6-5"]);
    expect(t.card("Plated")).toMatchObject({ damage: 1 });
  });
});

/** Takes revenge on the Unit that it battles. */
const spiteful = {
  name: "Spiteful",
  ap: 1,
  hp: 1,
  effects: [
    {
      timing: "Destroyed",
      ops: [
        { op: "choose", as: "t1", n: 1, from: { kind: "Unit", side: "enemy", battlingThisUnit: true } },
        { op: "damage", n: 1, target: "t1" },
      ],
    },
  ],
};

describe("{5-22-3} a battle begun by an effect", () => {
  const duel = (name: string, more: object = {}) => ({
    name,
    ap: 2,
    hp: 4,
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
    ...more,
  });
  const laid = (P1: Side, P2: Side, ...more: object[]): Table =>
    lay({ P1, P2 }, [...cast, duel("Rival"), duel("Fencer", { keywords: ["First Strike"] }), ...more]);
  const fights = (t: Table, unit: string, target: string): Table => {
    t.answer(`activate ${unit}`);
    return t.question === "9-3-3" ? t.answer(choose(target)) : t;
  };

  test("{5-22-3} it is told as such, and neither Unit is rested by it", () => {
    const t = fights(laid({ battleArea: ["Rival"] }, { battleArea: ["Wall"] }), "Rival", "Wall");
    expect(t.log.filter((line) => line.endsWith("({5-22-3})"))).toEqual(["P1's Rival battles P2's Wall by Rival's effect ({5-22-3})"]);
    expect(t.card("Wall")).toMatchObject({ damage: 2, rested: false });
    expect(t.card("Rival")).toMatchObject({ damage: 1, rested: false });
  });

  test("{13-1-5-4} First Strike works in it: what it destroys deals nothing", () => {
    const t = fights(laid({ battleArea: ["Fencer"] }, { battleArea: ["Fence"] }), "Fencer", "Fence");
    expect(t.card("Fence")).toMatchObject({ place: "trash" });
    expect(t.card("Fencer")).toMatchObject({ damage: 0 });
    expect(t.log.filter((line) => /receives \d/.test(line))).toHaveLength(1);
  });

  test("{13-1-5-4} what survives First Strike deals its damage, and is not hit a second time", () => {
    const t = fights(laid({ battleArea: ["Fencer"] }, { battleArea: ["Wall"] }), "Fencer", "Wall");
    expect(t.card("Wall")).toMatchObject({ damage: 2 });
    expect(t.card("Fencer")).toMatchObject({ damage: 1 });
  });

  test("{5-22-4} First Strike in one such battle says nothing of the next", () => {
    const t = laid({ battleArea: ["Fencer", "Rival"] }, { battleArea: ["Giant"] });
    fights(fights(t, "Fencer", "Giant"), "Rival", "Giant");
    expect(t.card("Giant")).toMatchObject({ damage: 4 });
  });

  test("{5-22-4}, Q345 what its damage triggers is resolved while it still goes on", () => {
    const t = fights(laid({ battleArea: ["Rival", "Giant"] }, { battleArea: ["Spiteful"] }, spiteful), "Rival", "Spiteful");
    expect(t.card("Rival")).toMatchObject({ damage: 2 });
    expect(t.card("Giant")).toMatchObject({ damage: 0 });
  });

  test("7-7-1 during this battle ends with it", () => {
    const trophy = {
      name: "Trophy Hunter",
      ap: 2,
      hp: 4,
      effects: [
        ...duel("Trophy Hunter").effects,
        {
          timing: "Trigger",
          trigger: { event: "thisUnitDestroysEnemyUnit", damage: "battle" },
          ops: [{ op: "modify", ap: 3, target: "thisUnit", until: "battle" }],
        },
      ],
    };
    const t = fights(laid({ battleArea: ["Trophy Hunter"] }, { battleArea: ["Clerk"] }, trophy), "Trophy Hunter", "Clerk");
    expect(t.log.join(" ")).toContain("Trophy Hunter: AP+3 until the end of this battle");
    expect(t.card("Trophy Hunter")).toMatchObject({ ap: 2 });
  });

  test("7-7-1 what is destroyed by its end is destroyed in it: the two Units are still battling", () => {
    const tormentor = {
      name: "Tormentor",
      ap: 1,
      hp: 4,
      effects: [
        ...duel("Tormentor").effects,
        {
          timing: "Trigger",
          trigger: { event: "thisUnitDamagesEnemyUnit", damage: "battle" },
          oncePerTurn: true,
          ops: [
            { op: "choose", as: "t1", n: 1, from: { kind: "Unit", side: "enemy" } },
            { op: "modify", hp: 2, target: "t1", until: "battle" },
            { op: "damage", n: 2, target: "t1" },
          ],
        },
      ],
    };
    const t = fights(
      laid({ battleArea: ["Tormentor"] }, { battleArea: ["Spiteful"] }, tormentor, { ...spiteful, hp: 3 }),
      "Tormentor",
      "Spiteful",
    );
    expect(t.card("Spiteful")).toMatchObject({ place: "trash" });
    expect(t.card("Tormentor")).toMatchObject({ damage: 2 });
  });

  test("9-1-9 where several Units could receive its damage instead, the owner says which", () => {
    const shelter = (name: string) => ({
      name,
      ap: 1,
      hp: 6,
      effects: [
        {
          timing: "Deploy",
          ops: [
            { op: "choose", as: "t1", n: 1, from: { kind: "Unit", side: "own", hpMax: 5 } },
            { op: "redirectDamage", damage: "battle", fromTarget: "t1", to: "thisUnit", until: "turn" },
          ],
        },
      ],
    });
    const t = laid({ battleArea: ["Rival"], hand: ["Haven", "Refuge"] }, { battleArea: ["Clerk"] }, shelter("Haven"), shelter("Refuge"));
    t.answer("play Haven", "play Refuge");
    fights(t, "Rival", "Clerk");
    expect([t.asked, t.question, t.options]).toEqual(["P1", "9-1-9", [choose("Haven"), choose("Refuge")]]);
    t.answer(choose("Refuge"));
    expect([t.card("Rival")["damage"], t.card("Haven")["damage"], t.card("Refuge")["damage"]]).toEqual([0, 0, 1]);
  });
});

describe("7-7 battle end step", () => {
  test("7-7 after it the active player goes on with the main phase", () => {
    const t = table({ battleArea: ["Lancer", "Giant"] });
    t.answer(attack("Lancer")).passes();
    expect(t.attacks).toEqual([attack("Giant")]);
  });

  test("7-7-1 during this battle ends, and a Unit that lived by it is destroyed", () => {
    const t = table({ battleArea: [{ card: "Lancer", damage: 2 }], hand: ["Grow"] }, { battleArea: [rested("Clerk")] });
    t.answer(attack("Lancer", "Clerk"));
    if (t.asked === "P2") t.answer("pass");
    t.answer("P1: play Grow").passes();
    expect(t.card("Lancer")).toMatchObject({ place: "trash" });
    expect(t.card("Clerk")).toMatchObject({ place: "trash" });
  });

  test("7-7-1 what is destroyed by its end is destroyed in the battle: the two Units are still battling", () => {
    const t = lay({ P1: { battleArea: ["Wall"] }, P2: { battleArea: [rested("Spiteful")], hand: ["Grow"] } }, [...cast, spiteful]);
    t.answer(attack("Wall", "Spiteful"), "P2: play Grow").passes();
    expect(t.card("Spiteful")).toMatchObject({ place: "trash" });
    expect(t.card("Wall")).toMatchObject({ damage: 2 });
  });

  test("7-7-1 an interrupted battle comes here too", () => {
    const t = table({ battleArea: ["Hothead"], hand: ["Rally"] }, { battleArea: [rested("Clerk"), "Giant"] });
    t.answer(attack("Hothead", "Clerk"), choose("Clerk"));
    expect([t.asked, t.question]).toEqual(["P1", "6-5"]);
    expect(t.card("Hothead")).toMatchObject({ rested: true });
  });

  test("7-7-2 the attacker stays rested; made active, it may attack again", () => {
    const t = table({ battleArea: ["Lancer"], hand: ["Awake"] });
    t.answer(attack("Lancer")).passes();
    expect(t.refusal(attack("Lancer"))).toBe("7-3-1");
    t.answer(play("Awake"));
    expect(t.refusal(attack("Lancer"))).toBeNull();
  });
});

describe("what is said of an attack", () => {
  const gate = { name: "Gate", ap: 1, hp: 1, keywords: ["Blocker"] };
  const said = (P1: Side, P2: Side, answer: string, ...before: string[]): string => {
    const t = lay({ P1, P2 }, [...cast, gate]);
    t.answer(...before);
    return t.g.meaning(t.options.indexOf(answer));
  };
  const open = { shieldSection: 0, battleArea: [rested("Clerk")] };

  test.each([
    ["Lancer", "a hit on the player wins (7-6-2-2); deals 3 damage to whom you choose next, and is rested"],
    ["Pacifist", "deals 0 damage to whom you choose next, and is rested"], // 4-5-4
  ])("7-6-2-2 a hit wins where nothing stands before the player, and AP 0 hits nobody: %s", (name, says) =>
    expect(said({ battleArea: [name] }, open, `attack with ${name}`)).toBe(says),
  );

  test.each<[string[], string]>([
    [["Wall"], "; Wall could block"],
    [["Wall", "Wall", "Fence"], "; Wall or Fence could block"],
    [["Wall", "Fence", "Gate", "Gate"], "; 4 Units could block"],
  ])("11-1-4 who could block an attack: %j", (battleArea, says) =>
    expect(said({ battleArea: ["Lancer"] }, { battleArea }, "attack with Lancer")).toMatch(new RegExp(`${says}$`)),
  );

  test("7-4-3 whoever is attacked could not block", () =>
    expect(said({ battleArea: ["Sniper"] }, { battleArea: ["Wall"] }, "target Wall", "attack with Sniper")).not.toContain("could block"));

  test("7-4-4 why nobody could block is told of each", () => {
    const t = table({ battleArea: ["Sniper"] }, { battleArea: ["Wall", rested("Fence")] });
    t.answer(attack("Sniper", "Wall"));
    expect(t.happened("no block").map(({ words }) => words)).toEqual(["Wall is attacked itself, Fence is rested"]);
  });

  test("7-3-5 an attack that is cut short is said to be, also where it is the first thing that happens", () => {
    const t = table({ battleArea: ["Martyr"] });
    t.answer(attack("Martyr"));
    expect(t.happened("attack", "cut short").map(({ what }) => what)).toEqual(["attack", "cut short"]);
  });
});

test("7-7-1 what an end of the battle brings about is asked in that step", () => {
  const shelter = { op: "modify", target: "t1", hp: 2, until: "battle" };
  const own = { op: "choose", as: "t1", n: 1, from: { kind: "Unit", side: "own" } };
  const cards = [...cast, { name: "Shelter", type: "Command", effects: [{ timing: "Action", ops: [own, shelter] }] }];
  const P2 = { battleArea: [rested("Mourner")], hand: ["Shelter"] };
  const t = lay({ P1: { battleArea: ["Lancer", "Giant"] }, P2 }, cards);
  t.answer(attack("Lancer", "Mourner"), play("Shelter")).passes();
  expect([t.asked, t.question, t.g.where().slice(-2)]).toEqual(["P2", "9-3-3", ["battle end step", "an effect of Mourner"]]);
});
