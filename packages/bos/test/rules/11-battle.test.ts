import { causesOf } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { ability, made, madeSpell, madeWizard, table } from "../table.ts";

const fight = ["P1: attack with A", "P1: target B"];
const gainVim = (amount = 1) => ({ op: "gainVim", player: "you", amount });
const strengthen = (amount = 1) => ({ op: "gainStrength", target: "self", amount });
const own = { subject: { of: ["summon"], sides: "own" } };
const slay = (timing: string, target: unknown, words = {}) => ability(timing, [{ op: "defeat", target }], words);
const recall = (timing: string, target: unknown, words = {}) => ability(timing, [{ op: "moveZone", target, to: "castle" }], words);

describe("BOS-B1 pay the cost", () => {
  test("BOS-B1 the attacker acts, before a target is named", () => {
    const t = table({ P1: { summons: ["A"] }, P2: { summons: ["B"] } }, [made("A", 2), made("B", 1)]);
    t.says("P1: attack with A");
    expect([t.asked(), t.card("A")["facing"], t.match()["state"]]).toEqual(["P1 BOS-B2", "acted", "BOS-B1"]);
    expect(t.g.question()!.says).toBe("what does A attack, with strength 2?");
  });

  test("BOS-B1 `acts` is met by the cost of an attack", () => {
    const t = table({ P1: { summons: ["T-R-S5"] }, P2: { summons: ["B"] } }, [made("B", 1)]);
    t.says("P1: attack with Berserk Ram");
    expect(t.card("Berserk Ram")).toMatchObject({ strength: 5 });
  });

  test("BOS-B1.end the attacker gone after it: the attack ends, the cost stays paid", () => {
    const t = table({ P1: { summons: ["A"] }, P2: { summons: ["B"] } }, [made("A", 2, slay("acts", "self")), made("B", 1)]);
    t.says("P1: attack with A");
    expect([t.asked(), t.names("P1", "graveyard"), t.events("attackEnds"), t.events("declare")]).toEqual(["P1 BOS-T3", ["A"], ["A"], []]);
    expect(t.told()).toContain("the attack of P1's A ends: it is gone (BOS-B1.end)");
  });

  test("BOS-B1.end no legal target left: a boss whose only target has gone", () => {
    const boss = {
      name: "Boss",
      type: "boss",
      strength: 5,
      effect: [
        recall("acts", { all: ["summon"], sides: "opponent" }),
        ability("acts", [{ op: "turnFaceDown", target: { all: ["boss"], sides: "opponent" } }]),
      ],
    };
    const t = table({ turn: 1, P1: { boss: [{ card: "Boss", faceDown: false }] }, P2: { summons: ["B"] } }, [boss, made("B", 1)]);
    const unrecorded = t.g.clone();
    t.says("P1: attack with Boss", "P1: next: Boss, ability 1");
    expect([t.asked(), t.card("Boss")["facing"]]).toEqual(["P1 BOS-T3", "acted"]);
    expect(t.told()).toContain("the attack of P1's Boss ends: nothing is left for it to attack (BOS-B1.end)");
    expect(t.events("miss")).toEqual([]); // it has ended, it has not missed
    unrecorded.play(unrecorded.parse("attack with Boss"));
    unrecorded.play(unrecorded.parse("next: Boss, ability 1"));
    expect(unrecorded.hash()).toBe(t.g.hash());
  });
});

describe("BOS-B2 declare and select", () => {
  test("BOS-B2 legality is looked at now, after the window of BOS-B1", () => {
    const t = table({ P1: { summons: ["A"] }, P2: { summons: ["B"] } }, [
      made("A", 4, recall("acts", { choose: 1, of: ["summon"], sides: "opponent" })),
      made("B", 1),
    ]);
    t.says("P1: attack with A"); // B goes back to the castle: the column is open now
    expect(t.options()).toEqual(["target P2", "target P1"]);
  });

  test("BOS-B2 declaresAttack and selectsAttackTarget are met together, of the attacker", () => {
    const t = table({ P1: { vim: 0, summons: ["A"] }, P2: { summons: ["B"] } }, [
      made("A", 2, ability("declaresAttack", [gainVim(1)]), ability("selectsAttackTarget", [gainVim(2)])),
      made("B", 5),
    ]);
    t.says(...fight);
    expect(t.options()).toEqual(["next: A, ability 1", "next: A, ability 2"]);
    t.says("P1: next: A, ability 2");
    expect(t.player("P1")).toMatchObject({ vim: 3 });
  });

  test("BOS-B2 a column that stops being open later does not cancel the attack", () => {
    const t = table(
      { P1: { summons: ["A"], wizards: ["T-R-W2"] }, P2: { vim: 1, spellbook: ["Step"], summons: [{ card: "T-Y-S3", column: 1 }] } },
      [
        made("A", 4),
        madeSpell(
          "Step",
          1,
          ability(
            "directAttackBlockWindow",
            [{ op: "move", target: { choose: 1, of: ["summon"], sides: "own" }, to: "adjacentEmptySpot" }],
            { condition: { defender: "you" } },
          ),
          "yellow",
        ),
      ],
    );
    t.says("P1: attack with A", "P1: target P2", "P1: do not use it", "P2: cast Step", "P2: move to column 0");
    expect([t.player("P2")["life"], t.card("Grove Pup")["column"]]).toEqual([26, 0]);
  });
});

describe("BOS-B3 the block, and who is attacked", () => {
  test("BOS-B3.i the window before the block, of the attacker, in direct attacks only", () => {
    const cards = [made("A", 2, ability("directAttackBlockWindow", [gainVim()])), made("B", 9)];
    const t = table({ P1: { vim: 0, summons: ["A"] }, P2: { summons: [{ card: "B", column: 1 }] } }, cards);
    t.says("P1: attack with A", "P1: target P2");
    expect([t.asked(), t.player("P1")["vim"]]).toEqual(["P2 BOS-B3.ii", 1]);
    const u = table({ P1: { vim: 0, summons: ["A"] }, P2: { summons: ["B"] } }, cards);
    u.says(...fight);
    expect(u.player("P1")).toMatchObject({ vim: 0 });
  });

  test("BOS-B3.iii a blocked direct attack attacks the blocker; blocksDirectAttack and attacked together", () => {
    const t = table({ P1: { summons: ["A"] }, P2: { vim: 0, wizards: ["T-Y-W2"], summons: [{ card: "B", column: 1 }] } }, [
      made("A", 4),
      made("B", 3, ability("attacked", [gainVim()])),
    ]);
    t.says("P1: attack with A", "P1: target P2", "P2: block with B");
    expect([t.asked(), t.options()]).toEqual(["P1 BOS-A9b", ["next: B", "next: Stone Listener"]]);
    t.says("P1: next: B", "P2: use it");
    expect([t.card("B")["strength"], t.player("P2")["vim"], t.names("P1", "graveyard")]).toEqual([1, 1, ["A"]]);
  });

  test("BOS-B3.iii nobody is attacked when a player takes it; an ordinary attack has this state without a block", () => {
    const t = table({ P1: { summons: ["A"] }, P2: { vim: 0, summons: [{ card: "B", column: 2 }] } }, [
      made("A", 1),
      made("B", 3, ability("attacked", [gainVim()])),
    ]);
    t.says("P1: attack with A", "P1: target P2");
    expect(t.player("P2")).toMatchObject({ vim: 0 });
    t.says("P1: end the turn", "P2: end the turn", ...fight);
    expect(t.player("P2")).toMatchObject({ vim: 1 });
  });

  test("BOS-B3.newTarget the new target is attacked too, in the same window; never the attacker", () => {
    const t = table({ P1: { summons: ["A"] }, P2: { vim: 3, summons: ["T-B-S1", "T-B-S1", "T-B-S4"] } }, [made("A", 2)]);
    t.says("P1: attack with A", "P1: target Glass Fox", "P2: use it", "P2: choose Glass Fox");
    expect(t.asked()).toBe("P2 BOS-A5"); // the other Fox is attacked now, and may pass it on
    t.says("P2: use it", "P2: choose Snow Turtle");
    expect([t.card("Snow Turtle")["strength"], t.player("P2")["vim"]]).toEqual([2, 1]);
    const u = table({ P1: { summons: ["T-B-S1", "A"] }, P2: { summons: ["B"] } }, [made("A", 2), made("B", 2)]);
    u.says("P1: attack with A", "P1: target Glass Fox"); // its only other summon is the attacker: it cannot be used
    expect(u.asked()).toBe("P1 BOS-T3");
  });

  test.each([
    ["declaresAttack", 9, 2],
    ["attacked", 9, 2],
    ["wouldTakeDamage", 5, 6],
    ["dealtDamage", 5, 6],
  ])("BOS-B3.newTarget by an ability at %s: the target is changed until the result is worked out, not after", (timing, left, other) => {
    const condition = { subject: { of: ["summon"], sides: timing === "declaresAttack" ? "opponent" : "own" } };
    const guide = madeWizard(
      "Guide",
      ability(timing, [{ op: "changeAttackTarget", to: { choose: 1, of: ["summon"], sides: "own", state: "acted" } }], { condition }),
    );
    const cards = [guide, made("A", 4), made("B", 9), made("C", 6)];
    const t = table({ P1: { summons: ["A"] }, P2: { wizards: ["Guide"], summons: ["B", { card: "C", acted: true }] } }, cards);
    t.says(...fight);
    expect([t.card("B")["strength"], t.card("C")["strength"]]).toEqual([left, other]);
  });

  test("BOS-B3 who has blocked is shown as blocking to the end of the battle, unless another becomes the target", () => {
    const blocked = (timing: string) => {
      const change = { op: "changeAttackTarget", to: { choose: 1, of: ["summon"], sides: "own", state: "acted" } };
      const guide = madeWizard("Guide", ability(timing, [change], { mode: "optional", condition: own }));
      const summons = [
        { card: "B", column: 1 },
        { card: "C", column: 2, acted: true },
      ];
      const t = table({ P1: { summons: ["A"] }, P2: { wizards: ["Guide"], summons } }, [guide, made("A", 4), made("B", 9), made("C", 6)]);
      t.says("P1: attack with A", "P1: target P2", "P2: block with B");
      return t;
    };
    const late = blocked("takesDamage");
    expect([late.match()["state"], late.marks("B"), late.marks("C")]).toEqual(["BOS-B6", ["blocks"], []]);
    const changed = blocked("attacked");
    expect(changed.marks("B")).toEqual(["blocks"]);
    changed.says("P2: use it");
    expect([changed.g.view(0).battle?.blocker, changed.marks("B"), changed.marks("C")]).toEqual([null, [], ["is attacked"]]);
  });

  test("BOS-MISS the attacker gone before BOS-B3.iii: nobody is attacked any more", () => {
    const t = table({ P1: { summons: ["A"] }, P2: { vim: 0, summons: ["B"] } }, [
      made("A", 2, recall("declaresAttack", "self")),
      made("B", 1, ability("attacked", [gainVim()])),
    ]);
    t.says(...fight);
    expect([t.names("P1", "castle"), t.player("P2")["vim"], t.events("miss")]).toEqual([["A"], 0, ["A"]]);
  });

  test("BOS-MISS the target gone by the end of BOS-B3", () => {
    const t = table({ P1: { summons: ["A"] }, P2: { summons: ["B"] } }, [made("A", 2), made("B", 1, recall("attacked", "self"))]);
    t.says(...fight);
    expect([t.names("P2", "castle"), t.card("A")["strength"], t.events("miss"), t.events("deal")]).toEqual([["B"], 2, ["A"], []]);
    expect(t.events("pass")).toEqual([]); // no result is worked out
  });
});

describe("BOS-B4 the result", () => {
  test("BOS-B4.a, BOS-B4.b, BOS-B4.c strengths, damage, winner", () => {
    const t = table({ P1: { summons: ["A"] }, P2: { summons: ["B"] } }, [made("A", 5), made("B", 3)]);
    t.says(...fight);
    expect(t.told().filter((line) => line.includes("BOS-B4") || line.includes("BOS-B5"))).toEqual([
      "the result is worked out: P1's A against P2's B, 5 against 3 (BOS-B4.a)",
      "P1's A would win, P2's B would be defeated (BOS-B4.c)",
      "P2's B is dealt 5 damage by P1's A (BOS-B5)",
      "P1's A is dealt 3 damage by P2's B (BOS-B5)",
    ]);
  });

  test("BOS-B4.c equal strengths: both are losers; wouldLoseBattle is met by both", () => {
    const cards = ["A", "B"].map((name) => made(name, 4, ability("wouldLoseBattle", [gainVim()])));
    const t = table({ P1: { vim: 0, summons: ["A"] }, P2: { vim: 0, summons: ["B"] } }, cards);
    t.says(...fight);
    expect(t.options()).toEqual(["next: B", "next: A"]);
    t.says("P1: next: A");
    expect([t.player("P1")["vim"], t.player("P2")["vim"], t.events("win")]).toEqual([1, 1, []]);
  });

  test("BOS-B4.c neither would be defeated: neither winner nor loser", () => {
    const shield = (name: string) =>
      made(
        name,
        4,
        ability("wouldTakeDamage", [{ op: "reduceDamage", target: "self", amount: 1 }]),
        ability("wouldLoseBattle", [gainVim()]),
      );
    const t = table({ P1: { vim: 0, summons: ["A"] }, P2: { vim: 0, summons: ["B"] } }, [shield("A"), shield("B")]);
    t.says(...fight, "P1: next: A, ability 1", "P1: next: B, ability 1"); // then nobody would lose: those entries lapse
    t.says("P1: next: A, ability 2");
    expect([t.card("A")["strength"], t.card("B")["strength"], t.player("P1")["vim"], t.player("P2")["vim"], t.events("win")]).toEqual([
      1,
      1,
      0,
      0,
      [],
    ]);
  });

  test("BOS-B4.reductions a reduction that saves exactly one side makes it the winner; if it saves both there is none", () => {
    const t = table({ P1: { summons: ["T-Y-S2"] }, P2: { summons: [{ card: "T-Y-S2", as: "B" }] } });
    t.says("P1: attack with Bark Sentinel", "P1: target B", "P1: next: B");
    expect([t.card("Bark Sentinel")["strength"], t.card("B")["strength"], t.events("win")]).toEqual([1, 1, []]);
  });

  test("BOS-B4.reductions reduceDamage, then setDamage; reduceDamageTaken on what is taken", () => {
    const t = table(
      { P1: { summons: ["A"] }, P2: { vim: 1, spellbook: ["T-Y-P5"], boss: [{ card: "T-Y-B1", faceDown: false }], summons: ["T-Y-S2"] } },
      [made("A", 9)],
    );
    t.says("P1: attack with A", "P1: target Bark Sentinel", "P2: cast Harden");
    expect([t.card("Bark Sentinel")["strength"], t.card("A")["strength"]]).toEqual([4, 5]);
    const u = table({ P1: { summons: ["A"] }, P2: { boss: [{ card: "T-Y-B1", faceDown: false }], summons: ["T-Y-S2"] } }, [made("A", 5)]);
    u.says("P1: attack with A", "P1: target Bark Sentinel"); // dealt 5 - 1, taken 4 - 1
    expect([
      u.card("Bark Sentinel")["strength"],
      u.names("P1", "graveyard"),
      u.g.recorder!.events.filter((event) => event.what === "deal").map((event) => event.amount),
    ]).toEqual([1, [], [4, 4]]);
  });

  test("BOS-16.4 setDamage speaks of the running battle: without one it does nothing", () => {
    const t = table({ P1: { vim: 1, summons: ["A"] }, P2: { summons: ["B"] } }, [
      made(
        "A",
        5,
        ability("controllerMainPhase", [{ op: "setDamage", target: "self", amount: 0 }], { cost: [{ op: "payVim", amount: 1 }] }),
      ),
      made("B", 2),
    ]);
    t.says("P1: use the ability of A", ...fight);
    expect(t.card("A")).toMatchObject({ strength: 3 });
  });

  test("BOS-B4.window what is no longer true when it is picked lapses; each ability once per pass", () => {
    const cards = [
      made("A", 4),
      made(
        "B",
        4,
        ability("wouldTakeDamage", [{ op: "reduceDamage", target: "self", amount: 4 }]),
        ability("wouldBeDefeated", [gainVim()]),
      ),
    ];
    const t = table({ P1: { summons: ["A"] }, P2: { vim: 0, summons: ["B"] } }, cards);
    t.says(...fight, "P1: next: B, ability 1");
    expect([t.player("P2")["vim"], t.card("B")["strength"], t.events("lapses")]).toEqual([0, 4, ["B"]]);
    const u = table({ P1: { summons: ["A"] }, P2: { vim: 0, summons: ["B"] } }, cards);
    u.says(...fight, "P1: next: B, ability 2");
    expect([u.player("P2")["vim"], u.card("B")["strength"]]).toEqual([1, 4]);
  });

  test("BOS-B4.window what has become true joins", () => {
    const b = made(
      "B",
      6,
      ability("wouldTakeDamage", [{ op: "setDamage", target: "self", amount: 8 }]),
      ability("wouldBeDefeated", [gainVim()]),
    );
    const t = table({ P1: { summons: ["A"] }, P2: { vim: 0, summons: ["B"] } }, [made("A", 4), b]);
    t.says(...fight); // 4 against 6: B would not be defeated, until its own ability makes it 8
    expect([t.player("P2")["vim"], t.names("P2", "graveyard")]).toEqual([1, ["B"]]);
  });

  test("BOS-B4.window a damage of 0 is not damage that would be taken", () => {
    const t = table({ P1: { vim: 0, summons: ["A"] }, P2: {} }, [made("A", 4, ability("wouldTakeDamage", [gainVim()]))]);
    t.says("P1: attack with A", "P1: target P2");
    expect(t.player("P1")).toMatchObject({ vim: 0 });
  });

  test("BOS-B4.repetition, BOS-R13 a change of strength begins the state anew; conditions are evaluated afresh", () => {
    const t = table({ P1: { vim: 2, summons: ["T-R-S3"] }, P2: { summons: ["B"] } }, [made("B", 6)]);
    t.says("P1: attack with Grudge Knight", "P1: target B", "P1: use it"); // 5 against 6: it would still lose
    expect([t.asked(), t.match()["pass"]]).toEqual(["P1 BOS-A5", 2]);
    t.says("P1: use it"); // 7 against 6
    expect([t.card("Grudge Knight")["strength"], t.names("P2", "graveyard"), t.events("pass")]).toEqual([
      1,
      ["B"],
      ["Grudge Knight", "Grudge Knight", "Grudge Knight"],
    ]);
  });

  test("BOS-B4.passEnd what waits in the pass lapses with it, and is met again by the new values", () => {
    const t = table({ P1: { summons: ["A"] }, P2: { vim: 0, summons: ["B"] } }, [
      made("A", 4),
      made("B", 4, ability("wouldLoseBattle", [strengthen(2)]), ability("wouldBeDefeated", [gainVim()])),
    ]);
    t.says(...fight, "P1: next: B, ability 1");
    expect([t.card("B")["strength"], t.player("P2")["vim"]]).toEqual([2, 0]);
  });

  test("BOS-B4.passEnd, BOS-R21 a reduction lasts for its pass and is met again in the next, a set amount lasts", () => {
    const b = made("B", 4, ability("wouldTakeDamage", [{ op: "reduceDamage", target: "self", amount: 1 }]));
    const a = made("A", 3, ability("wouldBeDefeated", [strengthen(2)]));
    const t = table({ P1: { summons: ["A"] }, P2: { summons: ["B"] } }, [a, b]);
    t.says(...fight, "P1: next: B"); // pass 1: A would be defeated and gains 2. Pass 2: 5 against 4, less 1 once
    expect([t.g.recorder!.events.filter((event) => event.what === "deal").map((event) => event.amount), t.card("A")["strength"]]).toEqual([
      [4, 4],
      1,
    ]);
    const u = table({ P1: { summons: ["A"] }, P2: { vim: 1, spellbook: ["Ward"], summons: ["B"] } }, [
      made("A", 3, ability("wouldBeDefeated", [strengthen(2)], { mode: "optional" })),
      made("B", 3),
      madeSpell("Ward", 1, ability("wouldBeDefeated", [{ op: "setDamage", target: "event.subject", amount: 1 }], { condition: own })),
    ]);
    u.says(...fight, "P1: do not use it", "P2: cast Ward");
    expect([u.card("B")["strength"], u.names("P1", "graveyard")]).toEqual([2, ["A"]]);
  });

  test("BOS-B4.defeat, BOS-R22 a battler defeated by an ability: pending entries of the running state lapse", () => {
    const t = table({ P1: { vim: 0, summons: ["A"] }, P2: { vim: 0, summons: ["B"] } }, [
      made("A", 4, slay("wouldLoseBattle", "event.otherBattler")),
      made("B", 4, ability("wouldBeDefeated", [gainVim()])),
    ]);
    t.says(...fight, "P1: next: A");
    expect([t.names("P2", "graveyard"), t.player("P2")["vim"], t.card("A")["strength"], t.events("miss")]).toEqual([["B"], 0, 4, ["A"]]);
  });

  test("BOS-B4.defeat a card that is not battling may be defeated: the battle and what waits go on", () => {
    const cards = [
      made("A", 4, slay("wouldLoseBattle", { choose: 1, of: ["summon"], sides: "own", exclude: "self" })),
      made("B", 4, ability("wouldBeDefeated", [gainVim()])),
      made("C", 1),
    ];
    const t = table({ P1: { summons: ["A", "C"] }, P2: { vim: 0, summons: ["B"] } }, cards);
    t.says(...fight, "P1: next: A");
    expect([t.names("P1", "graveyard"), t.names("P2", "graveyard"), t.player("P2")["vim"], t.events("miss")]).toEqual([
      ["C", "A"],
      ["B"],
      1,
      [],
    ]);
  });

  test("BOS-B4.defeat in B2 too; BOS-H8 its spells may still be cast", () => {
    const cards = [made("A", 4), made("B", 1), made("C", 4, ability("declaresAttack", [gainVim()], { condition: own }))];
    const t = table({ P1: { vim: 1, summons: ["A", "C"], wizards: ["T-R-W2"], spellbook: ["T-R-P2"] }, P2: { summons: ["B"] } }, cards);
    t.says(...fight, "P1: next: Spite Caller", "P1: use it", "P1: choose B");
    expect([t.names("P2", "graveyard"), t.player("P1")["vim"], t.asked()]).toEqual([["B"], 1, "P1 BOS-A9c"]);
    t.says("P1: cast Battle Rage");
    expect([t.card("A")["strength"], t.events("miss")]).toEqual([6, ["A"]]);
  });

  test("BOS-B4.loopGuard 64 passes, then the values stand and the damage is dealt", () => {
    const t = table(
      { P1: { summons: ["A"] }, P2: { summons: ["B"] } },
      ["A", "B"].map((name) => made(name, 4, ability("wouldLoseBattle", [strengthen(1)]))),
    );
    t.says("P1: attack with A", "P1: target B");
    for (let picks = 0; t.asked() === "P1 BOS-A9b"; picks++) {
      expect(picks).toBeLessThan(200);
      t.g.play(0);
    }
    expect([
      t.g.recorder!.events.filter((event) => event.what === "pass").length,
      t.g.recorder!.events.filter((event) => event.what === "loopGuard").length,
    ]).toEqual([64, 1]);
    expect(t.asked()).toBe("P1 BOS-T3");
    expect(t.told()).toContainEqual(expect.stringContaining("(BOS-B4.loopGuard)"));
  });

  test("BOS-B4.loopGuard the guard guards whether anybody records or not", () => {
    const ends = [true, false].map((recorded) => {
      const t = table(
        { P1: { summons: ["A"] }, P2: { summons: ["B"] } },
        ["A", "B"].map((name) => made(name, 4, ability("wouldLoseBattle", [strengthen(1)]))),
      );
      if (!recorded) t.g.recorder = null;
      t.says("P1: attack with A", "P1: target B");
      while (t.asked() === "P1 BOS-A9b") t.g.play(0);
      return [t.asked(), t.g.hash()];
    });
    expect(ends[1]).toEqual(ends[0]);
  });

  test("BOS-B4.loopGuard, BOS-H14 the guard counts passes, however many abilities are used in them", () => {
    const busy = (name: string) =>
      made(
        name,
        4,
        ability("wouldTakeDamage", [gainVim(0)]),
        ability("wouldBeDefeated", [gainVim(0)]),
        ability("wouldLoseBattle", [strengthen(1)]),
      );
    const t = table({ P1: { summons: ["A"] }, P2: { summons: ["B"] } }, [busy("A"), busy("B")]);
    t.says("P1: attack with A", "P1: target B");
    while (t.asked() === "P1 BOS-A9b") t.g.play(0);
    expect([t.events("pass").length, t.events("loopGuard").length, t.told().filter((line) => line.includes("BOS-H14"))]).toEqual([
      64,
      1,
      [],
    ]);
  });

  test("BOS-B4.grants a reduction alone repeats nothing and counts at once", () => {
    const t = table({ P1: { summons: ["A"] }, P2: { summons: ["T-Y-S2"] } }, [made("A", 4)]);
    t.says("P1: attack with A", "P1: target Bark Sentinel");
    expect([t.events("pass"), t.events("win")]).toEqual([["A"], ["Bark Sentinel"]]);
  });

  test("BOS-B4.repetition a spell that changes a strength begins the state anew too", () => {
    const rise = madeSpell(
      "Rise",
      0,
      ability("wouldLoseBattle", [{ op: "gainStrength", target: "event.subject", amount: 2 }], { condition: own }),
    );
    const t = table({ P1: { summons: ["A"] }, P2: { spellbook: ["Rise"], summons: ["B"] } }, [made("A", 5), made("B", 4), rise]);
    t.says(...fight, "P2: cast Rise"); // 6 against 5
    expect([t.card("B")["strength"], t.names("P1", "graveyard"), t.events("pass").length]).toEqual([1, ["A"], 2]);
  });

  test("BOS-MISS, BOS-H8 a battler has left, and so has its strength: no pass is repeated, and spells may still be cast for what has happened", () => {
    const b = made(
      "B",
      9,
      ability("wouldTakeDamage", [
        { op: "damage", amount: 1, target: { all: ["summon"], sides: "own", exclude: "self" } },
        { op: "moveZone", target: "event.otherBattler", to: "castle" },
      ]),
    );
    const salve = madeSpell("Salve", 0, ability("dealtDamage", [gainVim()], { condition: own }));
    const t = table({ P1: { summons: [{ card: "A", strength: 3 }] }, P2: { vim: 0, spellbook: ["Salve"], summons: ["B", "C"] } }, [
      made("A", 4),
      b,
      made("C", 9),
      salve,
    ]);
    t.says(...fight, "P2: cast Salve");
    expect([t.player("P2")["vim"], t.names("P1", "castle"), t.events("pass").length, t.events("miss")]).toEqual([1, ["A"], 1, ["A"]]);
  });

  test("BOS-16.4 allowBlockFromAnyColumn speaks of the running attack: without one it does nothing", () => {
    const eager = made(
      "Eager",
      1,
      ability("controllerMainPhase", [{ op: "allowBlockFromAnyColumn", target: "self" }], { cost: [{ op: "payVim", amount: 1 }] }),
    );
    const t = table({ P1: { vim: 1, summons: [{ card: "Eager", column: 2 }] }, P2: { summons: ["A", { card: "C", column: 1 }] } }, [
      eager,
      made("A", 2),
      made("C", 1),
    ]);
    t.says("P1: use the ability of Eager", "P1: end the turn", "P2: attack with A", "P2: target P1");
    expect([t.asked(), t.player("P1")["life"]]).toEqual(["P2 BOS-T3", 28]); // nobody is asked to block
  });

  test("BOS-B4.window a spell cast in between gives nobody a second turn in the pass", () => {
    const b = made(
      "B",
      4,
      ability("wouldTakeDamage", [gainVim()]),
      ability("wouldBeDefeated", [{ op: "reduceDamage", target: "self", amount: 1 }], { cost: [{ op: "payVim", amount: 1 }] }),
    );
    const sigh = madeSpell("Sigh", 0, ability("wouldTakeDamage", [{ op: "gainLife", player: "you", amount: 1 }], { condition: own }));
    const t = table({ P1: { summons: ["A"] }, P2: { life: 30, vim: 1, spellbook: ["Sigh"], summons: ["B"] } }, [made("A", 4), b, sigh]);
    t.says(...fight, "P1: next: B, ability 1"); // it is free; the other is paid for
    expect([t.player("P2")["vim"], t.options()]).toEqual([1, ["cast Sigh", "pass"]]);
    t.says("P2: cast Sigh");
    expect(t.player("P2")).toMatchObject({ vim: 1, life: 31 });
  });

  test("BOS-MISS, BOS-B4.window a battler has left: nobody would take damage any more, and what waits for that lapses", () => {
    const t = table({ P1: { summons: ["A"] }, P2: { vim: 0, summons: ["B"] } }, [
      made("A", 4, recall("wouldTakeDamage", "self")),
      made("B", 4, ability("wouldTakeDamage", [gainVim()])),
    ]);
    t.says(...fight, "P1: next: A");
    expect([t.names("P1", "castle"), t.player("P2")["vim"], t.events("lapses"), t.events("miss")]).toEqual([["A"], 0, ["B"], ["A"]]);
  });

  test("BOS-B4.window a paid reduction may be used again in the same pass", () => {
    const t = table({ P1: { summons: ["A"] }, P2: { vim: 5, summons: ["B"] } }, [
      made("A", 4),
      made(
        "B",
        4,
        ability("wouldTakeDamage", [{ op: "reduceDamage", target: "self", amount: 1 }], {
          mode: "optional",
          cost: [{ op: "payVim", amount: 1 }],
        }),
      ),
    ]);
    t.says(...fight, "P2: use it", "P2: use it", "P2: do not use it");
    expect([t.card("B")["strength"], t.player("P2")["vim"]]).toEqual([2, 3]);
  });
});

describe("BOS-B5 to BOS-B8", () => {
  test("BOS-B5 dealtDamage is met by what is dealt; BOS-B5.amounts a strength change now alters only what is taken", () => {
    const t = table({ P1: { summons: ["A"] }, P2: { summons: ["B"] } }, [
      made("A", 2),
      made("B", 3, ability("dealtDamage", [strengthen(4)])),
    ]);
    t.says(...fight);
    expect([
      t.card("B")["strength"],
      t.names("P1", "graveyard"),
      t.g.recorder!.events.filter((event) => event.what === "deal").map((event) => event.amount),
    ]).toEqual([5, ["A"], [2, 3]]);
  });

  test("BOS-B5.amounts who leaves in the window of BOS-B5 takes nothing; the other takes what it was dealt", () => {
    const t = table({ P1: { summons: ["A"] }, P2: { summons: ["B"] } }, [made("A", 5), made("B", 3, recall("dealtDamage", "self"))]);
    t.says(...fight);
    expect([t.names("P2", "castle"), t.card("A")["strength"], t.events("take")]).toEqual([["B"], 2, ["A"]]);
  });

  test("BOS-B6 both take at once; takesDamage and, of a player, dealsDamageToPlayer", () => {
    const t = table({ P1: { life: 20, vim: 0, summons: ["T-B-S5"] }, P2: { life: 30 } });
    t.says("P1: attack with Chrono Drake", "P1: target P2");
    expect([t.player("P2")["life"], t.player("P1")["vim"]]).toEqual([25, 1]);
    const u = table(
      { P1: { vim: 0, summons: ["A"] }, P2: { vim: 0, summons: ["B"] } },
      ["A", "B"].map((name) => made(name, 3, ability("takesDamage", [gainVim()], { condition: { inBattle: true } }))),
    );
    u.says(...fight, "P1: next: A");
    expect([u.player("P1")["vim"], u.player("P2")["vim"]]).toEqual([1, 1]);
  });

  test("BOS-B6 dealsDamageToPlayer is not met by damage to a summon", () => {
    const t = table({ P1: { vim: 0, summons: ["A"] }, P2: { summons: ["B"] } }, [
      made("A", 4, ability("dealsDamageToPlayer", [gainVim()])),
      made("B", 2),
    ]);
    t.says(...fight);
    expect(t.player("P1")).toMatchObject({ vim: 0 });
  });

  test("BOS-B6, BOS-V1 life 0 ends the game at once, before the window", () => {
    const t = table({ P1: { summons: ["T-B-S5"] }, P2: { life: 4 } });
    t.says("P1: attack with Chrono Drake", "P1: target P2");
    expect([t.asked(), t.events("gainVim"), t.told().at(-1)]).toEqual(["P1 wins", [], "P2 has no life left and loses (BOS-V1)"]);
  });

  test("BOS-B7, BOS-R26 what an ability brings to 0 in B5 or B6 waits for B7, and is defeated by the ability", () => {
    const t = table({ P1: { vim: 0, summons: ["A"] }, P2: { vim: 0, summons: ["T-Y-S4"], wizards: ["Hunter"] } }, [
      made("A", 4),
      madeWizard(
        "Hunter",
        ability("defeats", [gainVim(5)], {
          condition: { subject: { of: ["summon"], sides: "own" }, defeated: { of: ["summon"], sides: "both" }, by: ["ability"] },
        }),
      ),
    ]);
    t.says("P1: attack with A", "P1: target Thorn Hart");
    expect([t.player("P2")["vim"], t.names("P1", "graveyard"), t.names("P2", "graveyard")]).toEqual([5, ["A"], ["Thorn Hart"]]);
  });

  test("BOS-B7.defeats in battle: for attackers and defenders alike, also in a tie, by the opposing battle damage only", () => {
    const hunter = (name: string) =>
      made(name, 3, ability("defeats", [gainVim()], { condition: { defeated: { of: ["summon"], sides: "both" }, by: ["battle"] } }));
    const t = table({ P1: { vim: 0, summons: ["A"] }, P2: { vim: 0, summons: ["B"] } }, [hunter("A"), hunter("B")]);
    t.says(...fight, "P1: next: B");
    expect([t.player("P1")["vim"], t.player("P2")["vim"]]).toEqual([1, 1]);
  });

  test("BOS-B7 afterTakesDamage is met by who took battle damage", () => {
    const t = table({ P1: { vim: 0, summons: ["A"] }, P2: { summons: ["B"] } }, [
      made("A", 4, ability("afterTakesDamage", [gainVim()])),
      made("B", 2),
    ]);
    t.says(...fight);
    expect(t.player("P1")).toMatchObject({ vim: 1 });
    const u = table({ P1: { summons: ["A"] }, P2: { vim: 0, summons: ["B"] } }, [
      made("A", 2),
      made("B", 4, ability("afterTakesDamage", [gainVim()])),
    ]);
    u.says(...fight);
    expect(u.player("P2")).toMatchObject({ vim: 1 });
  });

  test("BOS-B7 afterTakesDamage is not met by who was dealt nothing", () => {
    const safe = (name: string) =>
      made(
        name,
        4,
        ability("wouldTakeDamage", [{ op: "reduceDamage", target: "self", amount: 9 }]),
        ability("afterTakesDamage", [gainVim()]),
      );
    for (const [attacker, target] of [
      [safe("A"), made("B", 3)],
      [made("A", 3), safe("B")],
    ] as const) {
      const t = table({ P1: { vim: 0, summons: ["A"] }, P2: { vim: 0, summons: ["B"] } }, [attacker, target]);
      t.says(...fight);
      expect([t.player("P1")["vim"], t.player("P2")["vim"]]).toEqual([0, 0]);
    }
  });

  test("BOS-B7 afterTakesDamage is not met by who has left in the window of BOS-B6", () => {
    const t = table({ P1: { summons: ["A"] }, P2: { vim: 0, wizards: ["Nurse"], summons: ["B"] } }, [
      made("A", 2),
      made("B", 4, recall("takesDamage", "self")),
      madeWizard("Nurse", ability("afterTakesDamage", [gainVim()], { condition: own })),
    ]);
    t.says(...fight);
    expect([t.names("P2", "castle"), t.player("P2")["vim"]]).toEqual([["B"], 0]);
  });

  test("BOS-B7 afterTakesDamage knows who has defeated the card, and nobody if it stands", () => {
    const bitter = made("B", 4, ability("afterTakesDamage", [{ op: "damage", amount: 1, target: "event.defeater" }]));
    const t = table({ P1: { summons: ["A"] }, P2: { summons: ["B"] } }, [made("A", 9), bitter]);
    t.says(...fight);
    expect([t.names("P2", "graveyard"), t.card("A")["strength"]]).toEqual([["B"], 9 - 4 - 1]);
    const armoured = made("A", 3, ability("wouldTakeDamage", [{ op: "reduceDamage", target: "self", amount: 9 }]));
    const u = table({ P1: { summons: ["A"] }, P2: { summons: ["B"] } }, [armoured, bitter]);
    u.says(...fight);
    expect([u.card("B")["strength"], u.card("A")["strength"]]).toEqual([1, 3]);
  });

  test("BOS-B7, BOS-N9 what an ability brings to 0 in the window of BOS-B5 waits for B7, and is not defeated before", () => {
    const t = table({ P1: { summons: ["A", "C"] }, P2: { summons: ["B"] } }, [
      made(
        "A",
        9,
        ability("dealtDamage", [{ op: "damage", amount: 2, target: { choose: 1, of: ["summon"], sides: "own", exclude: "self" } }]),
      ),
      made("B", 3),
      made("C", 2, ability("afterTakesDamage", [{ op: "damage", amount: 1, target: "event.defeater" }])),
    ]);
    t.says(...fight);
    expect(t.told().filter((line) => / is defeated/.test(line))).toEqual([
      "P1's C is defeated by an ability of P1's A (BOS-B7)",
      "P2's B is defeated in battle, by P1's A (BOS-B7)",
    ]);
    expect(t.card("A")).toMatchObject({ strength: 9 - 3 });
  });

  test("BOS-B7 somebody whom an ability brought to 0 in BOS-B5 is defeated in B7, though neither battler is", () => {
    const t = table({ P1: { summons: ["A"] }, P2: { summons: ["B", "C"] } }, [
      made("A", 3, ability("wouldTakeDamage", [{ op: "reduceDamage", target: "self", amount: 9 }])),
      made(
        "B",
        9,
        ability("dealtDamage", [{ op: "damage", amount: 2, target: { choose: 1, of: ["summon"], sides: "own", exclude: "self" } }]),
      ),
      made("C", 2),
    ]);
    t.says(...fight);
    expect(t.told().filter((line) => / is defeated/.test(line))).toEqual(["P2's C is defeated by an ability of P2's B (BOS-B7)"]);
    expect(t.names("P2", "graveyard")).toEqual(["C"]);
  });

  test("BOS-B7.final raised above 0 after its defeat it stays defeated", () => {
    const t = table({ P1: { summons: ["A"] }, P2: { summons: ["B"] } }, [made("A", 4), made("B", 2, ability("defeated", [strengthen(9)]))]);
    t.says(...fight);
    expect([t.names("P2", "graveyard"), t.events("gainStrength")]).toEqual([["B"], ["B"]]);
  });

  test("BOS-B7 turnFaceDown does nothing to a card at 0 in B7", () => {
    const t = table({ P1: { summons: [{ card: "T-B-S2", as: "A" }] }, P2: { summons: [{ card: "T-B-S2", as: "B" }] } });
    t.says(...fight, "P1: next: A");
    expect([t.events("faceDown"), t.names("P1", "graveyard"), t.names("P2", "graveyard")]).toEqual([[], ["A"], ["B"]]);
  });

  test("BOS-B7, BOS-N9 an ability in the window of B7 that kills another card is handled whole, before anything else is picked", () => {
    const t = table({ P1: { vim: 0, summons: ["A"] }, P2: { life: 30, summons: ["B", "T-R-S4"] } }, [
      made(
        "A",
        4,
        ability("defeats", [{ op: "damage", amount: 1, target: { choose: 1, of: ["summon"], sides: "opponent" } }], {
          condition: { defeated: { of: ["summon"], sides: "both" }, by: ["battle"] },
        }),
      ),
      made("B", 2),
    ]);
    t.says(...fight, "P1: choose Last Ember");
    expect(t.told().filter((line) => / is defeated|graveyard|P1 takes/.test(line))).toEqual([
      "P2's B is defeated in battle, by P1's A (BOS-B7)",
      "P2's Last Ember is defeated by an ability of P1's A (BOS-N9.1)",
      "P2's Last Ember goes to P2's graveyard (BOS-N9.2)",
      "P1 takes 2 damage from P2's Last Ember and has 28 life left (BOS-N8.3)",
      "P2's B goes to P2's graveyard (BOS-B8)",
    ]);
  });

  test("BOS-B8 afterDefeated when the card lies in the graveyard", () => {
    const t = table({ P1: { life: 30, summons: ["A"] }, P2: { summons: ["T-R-S4"] } }, [made("A", 4)]);
    t.says("P1: attack with A", "P1: target Last Ember");
    expect([t.player("P1")["life"], t.names("P2", "graveyard")]).toEqual([28, ["Last Ember"]]);
  });

  test("BOS-MISS the attacker of a direct attack gone: the player is dealt nothing", () => {
    const t = table({ P1: { summons: ["A"] }, P2: { life: 30, summons: [{ card: "B", column: 1 }], vim: 1, spellbook: ["Gone"] } }, [
      made("A", 4),
      made("B", 1),
      madeSpell("Gone", 1, recall("directAttackBlockWindow", "event.attacker", { condition: { defender: "you" } })),
    ]);
    t.says("P1: attack with A", "P1: target P2", "P2: cast Gone");
    expect([t.player("P2")["life"], t.names("P1", "castle"), t.events("miss").length, t.asked()]).toEqual([30, ["A"], 1, "P1 BOS-T3"]);
    expect(t.told().join()).toContain("the attacker is gone before the damage: it misses");
  });

  test("BOS-B4.window, BOS-B4.defeat a paid ability that defeats a battler: the rest of the pass lapses", () => {
    const a = made(
      "A",
      4,
      slay("wouldLoseBattle", "event.otherBattler", { cost: [{ op: "payVim", amount: 1 }] }),
      ability("wouldTakeDamage", [gainVim()]),
    );
    const t = table({ P1: { vim: 3, summons: ["A"] }, P2: { summons: ["B"] } }, [a, made("B", 4)]);
    t.says(...fight, "P1: next: A, ability 1");
    expect([t.player("P1")["vim"], t.names("P2", "graveyard"), t.asked()]).toEqual([2, ["B"], "P1 BOS-T3"]);
  });

  test("BOS-DA8, BOS-B4.reductions an amount set for the attacker of a player is dealt, by no card", () => {
    const a = made(
      "A",
      4,
      ability("declaresAttack", [{ op: "setDamage", target: "self", amount: 4 }]),
      ability("defeated", [{ op: "damage", amount: 1, target: "event.defeater" }]),
    );
    const t = table({ P1: { summons: ["A"] }, P2: { life: 30 } }, [a]);
    t.says("P1: attack with A", "P1: target P2");
    expect([t.player("P2")["life"], t.names("P1", "graveyard")]).toEqual([26, ["A"]]);
  });

  test("BOS-Z1 a wizard may leave for the graveyard, and its spot is free; it has no place in a castle", () => {
    const leaves = (to: string) => ({
      name: "Hermit",
      type: "wizard",
      effect: [ability("controllerMainPhase", [{ op: "moveZone", target: "self", to }], { cost: [{ op: "payVim", amount: 1 }] })],
    });
    const gone = (to: string) => {
      const t = table({ P1: { vim: 1, wizards: ["Hermit"] }, P2: {} }, [leaves(to)]);
      t.says("P1: use the ability of Hermit");
      const vain = t.g.recorder!.events.filter(({ what }) => what === "noEffect");
      return [t.card("Hermit")["place"], ...vain.map((event) => `${t.g.tell(event)} (${event.rule})`)];
    };
    expect([gone("graveyard"), gone("castle")]).toEqual([
      ["graveyard"],
      ["wizards", "Hermit does nothing to P1's Hermit: castles hold summons only (BOS-Z1)"],
    ]);
  });

  test("the battle leaves nothing behind: the same position has the same hash", () => {
    const before = table({ P1: { summons: [{ card: "A", acted: true, strength: 2 }] }, P2: { graveyard: ["B"] } }, [
      made("A", 5),
      made("B", 3),
    ]);
    const after = table({ P1: { summons: ["A"] }, P2: { summons: ["B"] } }, [made("A", 5), made("B", 3)]);
    after.says(...fight);
    expect(after.g.hash()).toBe(before.g.hash());
  });
});

/** The event of this name that is about this card, and what led to it. */
function whyOf(t: ReturnType<typeof table>, what: string, card: string): string[] {
  const events = t.g.recorder!.events;
  const at = events.findIndex((event) => event.what === what && t.g.cardName(event.card) === card);
  return causesOf(events, at).map((event) => t.g.tell(event));
}

test("why: a defeat leads back to the attack, an ability's to its use", () => {
  const t = table({ P1: { vim: 2, spellbook: ["T-R-P1"], summons: ["A"] }, P2: { summons: ["B", "C"] } }, [
    made("A", 4),
    made("B", 2),
    made("C", 2),
  ]);
  t.says("P1: attack with A", "P1: target B", "P1: pass", "P1: cast Fireburst", "P1: choose C");
  expect(whyOf(t, "defeat", "B")).toEqual([
    "P2's B is defeated in battle, by P1's A",
    "P2's B is dealt 4 damage by P1's A and loses the 2 strength it had left",
    "P1 attacks with A",
  ]);
  expect(whyOf(t, "defeat", "C")).toEqual([
    "P2's C is defeated by a spell",
    "P2's C takes 2 damage from P1's Fireburst and has no strength left",
    "P1 casts Fireburst: 2 damage is dealt to a summon or boss",
    "P1 chooses Fireburst in the spellbook, to cast it",
  ]);
});

test("why: what defeats a card outright defeats it, not the damage that it took before in this turn", () => {
  const position = { P1: { vim: 1, summons: ["T-B-S3"], spellbook: ["T-B-P1"] }, P2: { summons: ["T-Y-S5"] } };
  const t = table(position);
  t.says("P1: cast Icicle", "P1: choose Elder Tusk", "P1: attack with Mirror Serpent", "P1: target Elder Tusk");
  expect(whyOf(t, "defeat", "Elder Tusk").slice(0, 3)).toEqual([
    "P2's Elder Tusk is defeated by an ability of P1's Mirror Serpent",
    "P1 uses Mirror Serpent's ability: when this card would lose a battle, the other card in the battle is defeated",
    "P1's Mirror Serpent reacts: when this card would lose a battle, the other card in the battle is defeated",
  ]);
  const doom = madeSpell("Doom", 0, ability("cast", [{ op: "defeat", target: { choose: 1, of: ["summon"], sides: "opponent" } }]), "blue");
  const u = table({ ...position, P1: { ...position.P1, spellbook: ["T-B-P1", "Doom"] } }, [doom]);
  u.says("P1: cast Icicle", "P1: choose Elder Tusk", "P1: cast Doom");
  expect(whyOf(u, "defeat", "Elder Tusk").slice(0, 2)).toEqual([
    "P2's Elder Tusk is defeated by a spell",
    "P1 casts Doom: a summon of P2's is defeated",
  ]);
});

test("why: of several cards that one card has defeated, each use leads back to the one that it is about", () => {
  const t = table({ P1: { vim: 2, boss: [{ card: "inevitable-plague", faceDown: false }] }, P2: { summons: ["A", "B"] } }, [
    made("A", 1),
    made("B", 1),
  ]);
  t.says("P1: use the ability of Inevitable Plague", "P1: next: Inevitable Plague, ability 2 about A", "P1: use it", "P1: use it");
  const gains = t.g.recorder!.events.flatMap((event, at) => (event.what === "gainStrength" ? [at] : []));
  const defeats = gains.map((at) => causesOf(t.g.recorder!.events, at).find(({ what }) => what === "defeat")!);
  expect(defeats.map(({ card }) => t.g.cardName(card))).toEqual(["A", "B"]);
});

test("why: an ability reacts because of what happened, not because another reacts to the same", () => {
  const t = table({ P1: { summons: ["collaia"] }, P2: { summons: ["T-B-S2"] } });
  t.says("P1: attack with Collaia", "P1: target Ice Wisp", "P1: next: Collaia", "P1: use it");
  expect(whyOf(t, "ready", "Collaia").slice(2, 4)).toEqual([
    "P1's Collaia reacts: when this card defeats a summon in battle, P1 may: this card becomes ready",
    "P2's Ice Wisp is defeated in battle, by P1's Collaia",
  ]);
});

describe("why: what comes to nothing leads back to what stopped it", () => {
  const fact = (position: Parameters<typeof table>[0], script: readonly string[], what: string, card: string) => {
    const t = table(position);
    t.says(...script);
    return whyOf(t, what, card)[1];
  };
  const tusk = ["P1: attack with Elder Tusk"];
  const harden = { P1: { summons: ["T-Y-S5"] }, P2: { vim: 1, summons: ["T-Y-S4"], spellbook: ["T-Y-P5"] } };
  test.each([
    [
      "dealtNone",
      "Thorn Hart",
      harden,
      [...tusk, "P1: target Thorn Hart", "P2: cast Harden"],
      "this battle deals 0 damage to P2's Thorn Hart",
    ],
    [
      "miss",
      "Elder Tusk",
      { P1: { summons: ["T-Y-S5"] }, P2: { summons: ["T-B-S3"] } },
      [...tusk, "P1: target Mirror Serpent"],
      "P1's Elder Tusk goes to P1's graveyard",
    ],
    [
      "graveyard",
      "Elder Tusk",
      { P1: { summons: ["T-Y-S5"] }, P2: { summons: ["T-B-S3"] } },
      [...tusk, "P1: target Mirror Serpent"],
      "P1's Elder Tusk is defeated by an ability",
    ],
    [
      "lapses",
      "Grudge Knight",
      { P1: { vim: 0, summons: ["T-R-S3"] }, P2: { summons: ["T-Y-S5"] } },
      ["P1: attack with Grudge Knight", "P1: target Elder Tusk"],
      "P1's Grudge Knight reacts: ",
    ],
    [
      "declines",
      "Grudge Knight",
      { P1: { vim: 1, summons: ["T-R-S3"] }, P2: { summons: ["T-Y-S5"] } },
      ["P1: attack with Grudge Knight", "P1: target Elder Tusk", "P1: do not use it"],
      "P1's Grudge Knight reacts: ",
    ],
  ] as const)("%s of %s", (what, card, position, script, cause) => {
    expect(fact(position, script, what, card)).toMatch(new RegExp(`^${cause}`));
  });
  test("BOS-V1 whoever has lost leads back to what took the last life, decay too", () => {
    const t = table({ turn: 24, active: "P2", P1: { turnsStarted: 12, life: 7 }, P2: { turnsStarted: 12 } });
    t.says("P2: end the turn");
    const { events } = t.g.recorder!;
    const lost = events.findIndex(({ what }) => what === "lose");
    expect(causesOf(events, lost).map((event) => t.g.tell(event))).toEqual([
      "P1 has no life left and loses",
      "P1's life decays by 7 and P1 has 0",
    ]);
  });
});
