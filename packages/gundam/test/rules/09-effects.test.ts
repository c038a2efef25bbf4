/** 9. Effects: constants, triggers and their order, conditions and targets, "then" and "if you do". */
import { describe, expect, test } from "vitest";
import { activate, attack, choose, endMain, table as lay, no, pair, play, type Side, type Table, yes } from "../table.ts";
import { cast } from "./cast.ts";

const table = (P1: Side, P2: Side = {}, more: object[] = []): Table => lay({ P1, P2 }, [...cast, ...more]);
const rested = (card: string, more: object = {}) => ({ card, rested: true, ...more });
const unit = (name: string, effect: object, more: object = {}) => ({ name, ap: 2, hp: 2, ...more, effects: [effect] });
const command = (name: string, ...ops: object[]) => ({ name, type: "Command", effects: [{ timing: ["Main", "Action"], ops }] });
const pick = (from: object, as = "t1", n: unknown = 1) => ({ op: "choose", as, n, from });
const enemy = { kind: "Unit", side: "enemy" };
const own = { kind: "Unit", side: "own" };
const draw = { op: "draw", n: 1 };

describe("9-1-3 must and may", () => {
  test("9-1-3, Q223 a target must be chosen if there is one, even your own Unit", () => {
    const t = table({ battleArea: ["Clerk"], hand: ["Blunder"] }, {}, [
      command("Blunder", pick({ kind: "Unit", side: "any" }), { op: "damage", n: 1, target: "t1" }),
    ]);
    t.answer(play("Blunder"));
    expect(t.card("Clerk")).toMatchObject({ place: "trash" });
  });

  test("9-1-3 you may: it can be declined", () => {
    const polite = command("Offer", { op: "discard", n: 1, may: true }, { ...draw, after: "ifYouDo" });
    const t = table({ hand: ["Offer", "Clerk"] }, {}, [polite]);
    t.answer(play("Offer"));
    expect(t.options).toEqual([choose("Clerk"), no]);
    t.answer(no);
    expect(t.zone("P1.hand")).toEqual(["Clerk"]);
  });
});

describe("9-1-3 you may choose", () => {
  const unitInHand = { kind: "UnitCard", side: "own", zone: "hand" };
  const options = (from: object, may: boolean, ...hand: string[]) => {
    const choice = { ...pick(from), after: "then", ...(may ? { may } : {}) };
    const levy = command("Levy", { op: "mill", n: 1 }, choice, { op: "addToHand", target: "t1", after: "then" });
    const t = table({ hand: ["Levy", ...hand] }, {}, [levy]);
    return t.answer(play("Levy")).question === "9-3-3" ? t.options : "nothing is asked";
  };

  test("from a hand that holds none: asked all the same, as the hand is secret (3-1-3)", () => {
    expect(options(unitInHand, true, "Clerk", "Bolt")).toEqual([choose("Clerk"), no]);
    expect(options(unitInHand, true, "Bolt")).toEqual([no]);
  });
  test("not from an empty hand, nor what everybody sees that there is none of", () => {
    expect([options(unitInHand, true), options(enemy, true, "Bolt")]).toEqual(["nothing is asked", "nothing is asked"]);
  });
  test("what must be chosen is not declined: with none in hand nothing is asked", () => {
    expect(options(unitInHand, false, "Bolt")).toBe("nothing is asked");
  });
});

describe("9-1-3 you may is asked where something could come of it", () => {
  const mend = command("Mend", draw, { op: "recover", n: 1, target: { all: { ...own, lvMax: 3 } }, may: true });
  const graze = command("Graze", { op: "damage", n: 1, target: { all: own } });
  const asked = (...units: unknown[]) => {
    const t = table({ battleArea: units, hand: ["Graze", "Mend"] }, {}, [mend, graze]);
    if (units.includes("Giant")) t.answer(play("Graze"));
    return t.answer(play("Mend")).question;
  };

  test.each([
    { units: ["Lancer", { card: "Wall", damage: 1 }], question: "9-3-3" },
    { units: ["Lancer", "Wall"], question: "6-5" },
    { units: [], question: "6-5" },
    { units: ["Giant"], question: "6-5" },
  ])("$units", ({ units, question }) => expect(asked(...units)).toBe(question));
});

describe("9-1-5 constant effects", () => {
  const banner = unit("Banner", { timing: "Constant", ops: [{ op: "modify", ap: 1, target: { all: { ...own, notSelf: true } } }] });

  test("9-1-4 five kinds: constant, triggered, activated, command, substitution", () => {
    const banner = unit("Banner", { timing: "Constant", ops: [{ op: "modify", ap: 1, target: "thisUnit" }] });
    const tough = unit(
      "Tough",
      {
        timing: "Trigger",
        substitution: true,
        trigger: { event: "thisUnitWouldReceiveDamage", from: { side: "enemy" } },
        ops: [{ op: "reduceDamage", n: 1 }],
      },
      { hp: 6 },
    );
    const t = table({ battleArea: ["Banner", "Gunner"], hand: ["Herald", "Bolt"] }, { battleArea: ["Tough"] }, [banner, tough]);
    expect(t.card("Banner")).toMatchObject({ ap: 3 });
    t.answer(play("Herald"));
    expect(t.zone("P1.hand")).toHaveLength(2);
    t.answer(activate("Gunner"));
    expect(t.card("Tough")).toMatchObject({ damage: 0 });
    t.answer(play("Bolt"));
    expect(t.card("Tough")).toMatchObject({ damage: 2 });
  });

  test("9-1-5 they apply at once, also to Units that come later, and stop at once", () => {
    const t = table({ battleArea: ["Banner", "Lancer"], hand: ["Clerk", "Bolt"] }, { hand: ["Recall"], battleArea: ["Giant"] }, [banner]);
    expect(t.card("Lancer")).toMatchObject({ ap: 4 });
    t.answer(play("Clerk"));
    expect(t.card("Clerk")).toMatchObject({ ap: 2 });
    t.answer(attack("Lancer"), "P2: play Recall", choose("Banner"));
    expect(t.card("Lancer")).toMatchObject({ ap: 3 });
  });

  test("9-1-5 one that asks for damage applies from the first damage on, and not when there is none left", () => {
    const fury = unit("Fury", { timing: "Constant", ops: [{ op: "modify", ap: 2, target: { all: { ...own, damaged: true } } }] });
    const graze = command("Graze", { op: "damage", n: 1, target: { all: { ...own, lvMin: 3 } } });
    const mend = command("Mend", { op: "recover", n: 1, target: { all: own } });
    const t = table({ battleArea: ["Fury", "Lancer"], hand: ["Graze", "Mend"] }, {}, [fury, graze, mend]);
    const ap = () => t.card("Lancer")["ap"];
    expect([ap(), t.answer(play("Graze")) && ap(), t.answer(play("Mend")) && ap()]).toEqual([3, 5, 3]);
  });

  test("9-1-5 one that asks for rested Units applies while they are", () => {
    const camp = unit("Camp", { timing: "Constant", ops: [{ op: "modify", ap: 2, target: { all: { ...own, state: "rested" } } }] });
    const t = table({ battleArea: ["Camp", "Lancer"], hand: ["Sleep", "Awake"] }, {}, [camp]);
    const ap = () => t.card("Lancer")["ap"];
    const before = ap();
    t.answer(play("Sleep"), choose("Lancer"));
    const asleep = ap();
    t.answer(play("Awake"), choose("Lancer"));
    expect([before, asleep, ap()]).toEqual([3, 5, 3]);
  });

  test("9-1-5 several add up", () => {
    const t = table({ battleArea: ["Banner", { card: "Banner", as: "second" }, "Lancer"] }, {}, [banner]);
    expect(t.card("Lancer")).toMatchObject({ ap: 5 });
    expect(t.card("second")).toMatchObject({ ap: 3 });
  });

  test("9-1-5, 1-3-6, Q94 all modifiers are added, then the result is clamped at 0", () => {
    const t = table({ battleArea: ["Banner", "Clerk"], hand: ["Rally"] }, { hand: ["Calm"] }, [banner]);
    t.answer(endMain, "P2: play Calm", choose("Clerk"));
    expect(t.card("Clerk")).toMatchObject({ ap: 0 });
    t.answer("P1: pass");
    expect(t.card("Clerk")).toMatchObject({ ap: 2 });
  });

  test("Q105 a resolved effect on all your Units covers those there; later ones do not get it", () => {
    const t = table({ battleArea: ["Lancer"], hand: ["Cheer", "Clerk"] }, {}, [
      command("Cheer", { op: "modify", ap: 2, until: "turn", target: { all: own } }),
    ]);
    t.answer(play("Cheer"), play("Clerk"));
    expect(t.card("Lancer")).toMatchObject({ ap: 5 });
    expect(t.card("Clerk")).toMatchObject({ ap: 1 });
  });

  test("9-1-5-6, 1-3-3, Q112 cannot beats do", () => {
    const bold = unit("Bold", { timing: "Constant", ops: [{ op: "mayAttackOnDeployTurn", target: "thisUnit" }] });
    const bound = command("Bind", pick(own), { op: "cannotAttack", target: "t1", until: "turn" });
    const t = table({ battleArea: [{ card: "Bold", deployedThisTurn: true }], hand: ["Bind"] }, {}, [bold, bound]);
    expect(t.refusal(attack("Bold"))).toBeNull();
    t.answer(play("Bind"));
    expect(t.refusal(attack("Bold"))).toBe("1-3-3");
  });

  test("R-41, Q147 AP that enemies cannot reduce: their reduction does nothing", () => {
    const proud = unit("Proud", { timing: "Constant", ops: [{ op: "apCannotBeReducedByEnemy", target: "thisUnit" }] });
    const t = table({ battleArea: ["Proud"] }, { hand: ["Calm"] }, [proud]);
    t.answer(attack("Proud"), "P2: play Calm");
    expect(t.card("Proud")).toMatchObject({ ap: 2 });
  });
});

describe("9-1-6 triggered effects", () => {
  test("9-1-6-1-1 every time, unless once per turn", () => {
    const scribe = unit("Scribe", { timing: "Trigger", trigger: { event: "unitDeployed", who: own }, ops: [draw] });
    const lazy = unit("Lazy", { timing: "Trigger", oncePerTurn: true, trigger: { event: "unitDeployed", who: own }, ops: [draw] });
    const often = table({ battleArea: ["Scribe"], hand: ["Clerk", "Lancer"] }, {}, [scribe]);
    often.answer(play("Clerk"), play("Lancer"));
    expect(often.zone("P1.hand")).toHaveLength(2);
    const once = table({ battleArea: ["Lazy"], hand: ["Clerk", "Lancer"] }, {}, [lazy]);
    once.answer(play("Clerk"), play("Lancer"));
    expect(once.zone("P1.hand")).toHaveLength(1);
  });

  test("9-1-6-2, Q344 an event that adds something is judged by the state after it: a Unit sees its own deployment", () => {
    const vain = unit("Vain", { timing: "Trigger", trigger: { event: "unitDeployed", who: own }, ops: [draw] });
    const t = table({ hand: ["Vain"] }, {}, [vain]);
    t.answer(play("Vain"));
    expect(t.zone("P1.hand")).toHaveLength(1);
  });

  test("9-1-6-2, Q77 a gate in front must hold at the event", () => {
    const gated = unit("Gated", { timing: "Destroyed", gate: "DuringPair", ops: [draw] });
    const bare = table({ battleArea: ["Giant"] }, { battleArea: [rested("Gated")] }, [gated]);
    bare.answer(attack("Giant", "Gated")).passes();
    expect(bare.zone("P2.hand")).toEqual([]);
    const ridden = table({ battleArea: ["Giant"] }, { battleArea: [rested("Gated", { pilot: "Rider" })] }, [gated]);
    ridden.answer(attack("Giant", "Gated")).passes();
    expect(ridden.zone("P2.hand")).toHaveLength(1);
  });

  test("9-1-6-3 one set of simultaneous events triggers an effect once", () => {
    const avenger = unit("Avenger", { timing: "Trigger", trigger: { event: "unitDestroyedByEffect", who: own }, ops: [draw] });
    const purge = command("Purge", { op: "destroy", target: { all: { ...own, lvMax: 1, notSelf: true } } });
    const t = table({ battleArea: ["Clerk", "Wall", { card: "Avenger" }], hand: ["Purge"] }, {}, [
      { ...avenger, level: 4 },
      { ...purge, effects: [{ timing: "Main", ops: [{ op: "destroy", target: { all: { ...own, lvMax: 1 } } }] }] },
    ]);
    t.answer(play("Purge"));
    expect(t.zone("P1.battleArea")).toEqual(["Avenger"]);
    expect(t.zone("P1.hand")).toHaveLength(1);
  });

  test("9-1-6-4, Q111 it resolves even if its card has left meanwhile", () => {
    const t = table({ battleArea: ["Giant"] }, { battleArea: [rested("Mourner")] });
    t.answer(attack("Giant", "Mourner")).passes();
    expect(t.card("Mourner")).toMatchObject({ place: "trash" });
    expect(t.card("Giant")).toMatchObject({ damage: 2 });
  });

  test("9-1-6-5 you order your own", () => {
    const t = table({ battleArea: [{ card: "Hothead", pilot: "Drummer" }] }, { battleArea: ["Giant", "Wall"] });
    t.answer(attack("Hothead"));
    expect([t.asked, t.question]).toEqual(["P1", "9-1-6-5"]);
    t.answer(t.options.find((each) => each.includes("Drummer"))!);
    expect(t.zone("P1.hand")).toHaveLength(1);
    expect([t.asked, t.question]).toEqual(["P1", "9-3-3"]);
  });

  test("9-1-6-6, Q108 the active player's first, then the standby player's", () => {
    const t = table({ battleArea: ["Phoenix"], hand: ["Doom"] }, { battleArea: ["Mourner", "Lancer"] }, [
      command("Doom", { op: "destroy", target: { all: { kind: "Unit", side: "any", lvMax: 1 } } }),
    ]);
    t.answer(play("Doom"));
    const order = t.log
      .filter((line) => /resolve/.test(line))
      .map((line) => (line.includes("Phoenix") ? "P1" : line.includes("Mourner") ? "P2" : ""));
    expect(order.filter(Boolean)[0]).toBe("P1");
  });

  test("9-1-6-7, Q109 what is triggered meanwhile is resolved before what waits already", () => {
    const chain = unit("Chain", { timing: "Deploy", ops: [pick(enemy), { op: "damage", n: 2, target: "t1" }] });
    const watcher = unit("Watcher", { timing: "Trigger", trigger: { event: "unitDeployed", who: own }, ops: [draw] });
    const t = table({ battleArea: ["Watcher"], hand: ["Chain"] }, { battleArea: ["Phoenix"] }, [chain, watcher]);
    t.answer(play("Chain"));
    expect([t.asked, t.question]).toEqual(["P1", "9-1-6-5"]);
    t.answer(t.options.find((each) => each.includes("Chain"))!);
    const draws = t.log.filter((line) => /draws/.test(line));
    expect(draws).toHaveLength(2);
    expect(t.zone("P2.hand")).toHaveLength(1);
    const resolved = t.log
      .filter((line) => /resolve/.test(line))
      .map((line) => ["Chain", "Phoenix", "Watcher"].find((name) => line.includes(name)));
    expect(resolved).toEqual(["Chain", "Phoenix", "Watcher"]);
  });

  test("9-1-6-8, Q110 Burst before everything else", () => {
    const t = table({ battleArea: ["Breaker"] }, { battleArea: [rested("Phoenix")], shieldSection: ["Keg"] });
    t.answer(attack("Breaker", "Phoenix")).passes();
    expect([t.asked, t.question]).toEqual(["P2", "11-2-5"]);
    expect(t.zone("P2.hand")).toEqual([]);
    t.answer(yes);
    expect(t.zone("P2.hand")).toHaveLength(2);
  });
});

describe("9-2 conditions and targets", () => {
  test("9-2-1, Q245 the condition in front of a Command: false, and it cannot be played", () => {
    const t = table({ hand: ["Crowd"] }, { battleArea: ["Clerk"] }, [command("Crowd", { ...draw, if: [{ count: enemy, atLeast: 2 }] })]);
    expect(t.refusal(play("Crowd"))).toBe("9-2-1");
  });

  test("9-1-7, 9-3 first the whole cost, then the effect: with half of it nothing is paid", () => {
    const dear = unit("Dear", {
      timing: "ActivateMain",
      cost: [{ op: "restSelf" }, { op: "payResources", n: 2 }],
      ops: [pick(enemy), { op: "damage", n: 1, target: "t1" }],
    });
    const foe = { battleArea: ["Lancer", "Giant"] };
    expect(table({ battleArea: ["Dear"], resourceArea: 1 }, foe, [dear]).refusal(activate("Dear"))).toBe("9-1-7-3");
    const t = table({ battleArea: ["Dear"], resourceArea: 2 }, foe, [dear]);
    t.answer(activate("Dear"));
    expect(t.card("Dear")).toMatchObject({ rested: true });
    expect(t.player("P1")).toMatchObject({ activeResources: 0 });
    expect(t.question).toBe("9-3-3");
  });

  test("9-1-7-5 without a colon there is nothing to pay: it is just declared", () => {
    const free = unit("Free", { timing: "ActivateMain", oncePerTurn: true, ops: [draw] });
    const t = table({ battleArea: [rested("Free")], resourceArea: 0 }, {}, [free]);
    t.answer(activate("Free"));
    expect(t.zone("P1.hand")).toHaveLength(1);
    expect(t.refusal(activate("Free"))).toBe("11-2-12");
  });

  test("9-1-8, 9-1-8-1, Q92 a Command of both times is played in the main phase and in an action step", () => {
    const t = table({ battleArea: ["Lancer"], hand: ["Rally", "Rally", "Study"] });
    t.answer(play("Rally"));
    t.answer(attack("Lancer")).answer("P1: play Rally");
    expect(t.refusal(play("Study"))).not.toBeNull();
    expect(t.zone("P1.trash")).toEqual(["Rally", "Rally"]);
  });

  test("9-2-1, R-36 the condition in front of an activated effect: false, and nothing is paid", () => {
    const t = table({ battleArea: ["Lookout"] }, { battleArea: ["Clerk"] }, [
      unit("Lookout", { timing: "ActivateMain", cost: [{ op: "restSelf" }], ops: [{ ...draw, if: [{ count: enemy, atLeast: 2 }] }] }),
    ]);
    expect(t.refusal(activate("Lookout"))).toBe("9-2-1");
  });

  test("9-2-1, Q233 the condition in front of a triggered effect: false, and not even a later then happens", () => {
    const t = table({ hand: ["Lonely"] }, {}, [
      unit("Lonely", {
        timing: "Deploy",
        ops: [
          { ...draw, if: [{ count: enemy, atLeast: 1 }] },
          { ...draw, after: "then" },
        ],
      }),
    ]);
    t.answer(play("Lonely"));
    expect(t.zone("P1.hand")).toEqual([]);
    expect(t.log).toContain("P1's Lonely: its effect does nothing: the condition in front of its text is not met (9-2-1)");
  });

  test("9-1-8-1-1 a Command needs all its targets", () => {
    expect(table({ hand: ["Bolt"] }).refusal(play("Bolt"))).toBe("9-1-8-1-1");
    const both = command("Swap", pick(own), pick(enemy, "t2"), { op: "rest", target: ["t1", "t2"] });
    expect(table({ hand: ["Swap"] }, { battleArea: ["Clerk"] }, [both]).refusal(play("Swap"))).toBe("9-1-8-1-1");
    expect(table({ hand: ["Swap"], battleArea: ["Lancer"] }, { battleArea: ["Clerk"] }, [both]).options).toContain(play("Swap"));
  });

  test("9-2-2, Q121, Q168 a number must be met exactly", () => {
    const three = command("Three", pick(enemy, "t1", 3), { op: "rest", target: "t1" });
    expect(table({ hand: ["Three"] }, { battleArea: ["Clerk", "Wall"] }, [three]).refusal(play("Three"))).toBe("9-1-8-1-1");
  });

  test("9-2-2 one to two needs at least one", () => {
    const some = command("Some", pick(enemy, "t1", [1, 2]), { op: "rest", target: "t1" });
    const t = table({ hand: ["Some"] }, { battleArea: ["Clerk", "Wall", "Lancer"] }, [some]);
    t.answer(play("Some"), choose("Wall"));
    expect(t.options).toContain("done");
    t.answer("done");
    expect([t.card("Wall"), t.card("Clerk")]).toMatchObject([{ rested: true }, { rested: false }]);
  });

  test("9-2-2, Q100 a triggered effect without its target does nothing", () => {
    const t = table({ battleArea: ["Hothead"] }, { shieldSection: 2 });
    t.answer(attack("Hothead")).passes();
    expect(t.zone("P2.shieldSection")).toHaveLength(1);
    expect(t.log).toContain("P1's Hothead: its effect does nothing: there is no target for it (9-2-2)");
  });

  test("{10-1-8-1-2} only the part before then needs its targets", () => {
    const later = command("Later", draw, { ...pick(enemy), after: "then" }, { op: "rest", target: "t1" });
    const t = table({ hand: ["Later"] }, {}, [later]);
    t.answer(play("Later"));
    expect(t.zone("P1.hand")).toHaveLength(1);
  });

  test("{10-2-2-1} what is chosen from the hand is no target: a Command with nothing to discard is played all the same", () => {
    const sift = command("Sift", { op: "discard", n: 1 }, { ...draw, after: "then" });
    const t = table({ hand: ["Sift"] }, {}, [sift]);
    expect(t.refusal(play("Sift"))).toBeNull();
    t.answer(play("Sift"));
    expect(t.zone("P1.hand")).toHaveLength(1);
  });

  test("9-3-4 exact numbers: two of three are chosen, no fewer and no more", () => {
    const volley = command("Volley", pick(enemy, "t1", 2), { op: "damage", n: 1, target: "t1" });
    const t = table({ hand: ["Volley"] }, { battleArea: ["Lancer", "Giant", "Wall"] }, [volley]);
    t.answer(play("Volley"), choose("Lancer"));
    expect(t.options).toEqual([choose("Giant"), choose("Wall")]);
    t.answer(choose("Wall"));
    expect([t.card("Lancer"), t.card("Giant"), t.card("Wall")]).toMatchObject([{ damage: 1 }, { damage: 0 }, { damage: 1 }]);
    expect(t.question).toBe("6-5");
  });

  test("9-3-5 untargeted wording means the card itself, or its owner: nothing is asked", () => {
    const proud = unit("Proud", { timing: "Deploy", ops: [{ op: "modify", ap: 2, target: "thisUnit", until: "turn" }, draw] });
    const t = table({ battleArea: ["Clerk"], hand: ["Proud"] }, { battleArea: ["Lancer"] }, [proud]);
    t.answer(play("Proud"));
    expect(t.question).toBe("6-5");
    expect(t.card("Proud")).toMatchObject({ ap: 4 });
    expect([t.zone("P1.hand").length, t.zone("P2.hand").length]).toEqual([1, 0]);
  });

  test("9-3-3 targets are chosen when the instruction is reached", () => {
    const snare = command(
      "Snare",
      { op: "damage", n: 1, target: { all: { ...enemy, hpMax: 1 } } },
      { ...pick(enemy), after: "then" },
      { op: "rest", target: "t1" },
    );
    const t = table({ hand: ["Snare"] }, { battleArea: ["Clerk", "Lancer", "Wall"] }, [snare]);
    t.answer(play("Snare"));
    expect(t.options).toEqual([choose("Lancer"), choose("Wall")]);
  });
});

describe("{5-20} then, if you do", () => {
  const trade = command("Trade", { ...pick(own), may: true }, { op: "rest", target: "t1" }, { ...draw, after: "ifYouDo" });

  test("{5-20-1} if you do: declined, and the rest is not done", () => {
    const t = table({ battleArea: ["Lancer"], hand: ["Trade"] }, {}, [trade]);
    t.answer(play("Trade"), no);
    expect(t.zone("P1.hand")).toEqual([]);
    expect(t.card("Lancer")).toMatchObject({ rested: false });
  });

  test("{5-20-1}, 1-3-2-1 resting what is rested is not doing it", () => {
    const t = table({ battleArea: [rested("Lancer")], hand: ["Trade"] }, {}, [trade]);
    t.answer(play("Trade"), choose("Lancer"));
    expect(t.zone("P1.hand")).toEqual([]);
  });

  test("{5-20-1}, R-38 after half a deed: not fulfilled", () => {
    const heavy = command("Heavy", { op: "discard", n: 2 }, { ...draw, after: "ifYouDo" });
    const t = table({ hand: ["Heavy", "Clerk"] }, {}, [heavy]);
    t.answer(play("Heavy"));
    expect(t.zone("P1.trash").sort()).toEqual(["Clerk", "Heavy"]);
    expect(t.zone("P1.hand")).toEqual([]);
  });

  test("{5-20-2} then: also if the part before could not be done", () => {
    const brave = command("Brave", { op: "recover", n: 1, target: { all: own } }, { ...draw, after: "then" });
    const t = table({ battleArea: ["Lancer"], hand: ["Brave"] }, {}, [brave]);
    t.answer(play("Brave"));
    expect(t.zone("P1.hand")).toHaveLength(1);
  });
});

describe("9-1-9 substitution and what is prevented", () => {
  test("{5-21} damage is reduced before it is received", () => {
    const tough = unit(
      "Tough",
      {
        timing: "Trigger",
        substitution: true,
        trigger: { event: "thisUnitWouldReceiveDamage", from: { side: "enemy" } },
        ops: [{ op: "reduceDamage", n: 1 }],
      },
      { hp: 4 },
    );
    const t = table({ battleArea: ["Lancer"] }, { battleArea: [rested("Tough")] }, [tough]);
    t.answer(attack("Lancer", "Tough")).passes();
    expect(t.card("Tough")).toMatchObject({ damage: 2 });
  });

  test("9-1-9, R-43 redirected damage comes from the same source", () => {
    const squad = unit("Squad", {
      timing: "Attack",
      ops: [pick({ ...own, notSelf: true }), { op: "redirectDamage", damage: "battle", fromTarget: "thisUnit", to: "t1", until: "battle" }],
    });
    const t = table({ battleArea: ["Squad", "Giant"] }, { battleArea: [rested("Lancer")] }, [squad]);
    t.answer(attack("Squad", "Lancer")).passes();
    expect(t.card("Squad")).toMatchObject({ damage: 0, place: "battleArea" });
    expect(t.card("Giant")).toMatchObject({ damage: 3 });
  });

  test("1-3-3 damage that cannot be received is not dealt, and nothing is triggered by it", () => {
    const shade = unit("Shade", {
      timing: "Constant",
      ops: [{ op: "preventDamage", damage: "battle", target: "thisUnit", from: { ...enemy, lvMax: 3 } }],
    });
    const t = table({ battleArea: ["Trophy", { card: "Giant" }] }, { battleArea: [rested("Shade")] }, [shade]);
    t.answer(attack("Trophy", "Shade")).passes();
    expect(t.card("Shade")).toMatchObject({ damage: 0 });
    expect(t.card("Trophy")).toMatchObject({ damage: 2 });
    t.answer(attack("Giant", "Shade")).passes();
    expect(t.card("Shade")).toMatchObject({ place: "trash" });
  });
});

describe("3-1-5 a card that changes location is a new object", () => {
  test("3-1-5 damage, changes and marks end", () => {
    const t = table({ battleArea: [{ card: "Knight", damage: 1, pilot: "Rider" }, "Clerk"] }, { hand: ["Recall"] });
    t.answer(attack("Clerk"), "P2: play Recall", choose("Knight")).passes();
    expect(t.zone("P1.hand").sort()).toEqual(["Knight", "Rider"]);
    t.answer(play("Knight"));
    expect(t.card("Knight")).toMatchObject({ damage: 0, pilot: null });
    expect(t.refusal(pair("Rider", "Knight"))).toBeNull();
  });
});
