/** 8. Action steps. */
import { describe, expect, test } from "vitest";
import { activate, attack, endMain, table as lay, pair, play, type Side, type Table } from "../table.ts";
import { cast } from "./cast.ts";

const table = (P1: Side, P2: Side = {}, more: Side = {}): Table => lay({ ...more, P1, P2 }, cast);

describe("8 action steps", () => {
  test("8-1 in every battle after the block step", () => {
    const t = table({ battleArea: ["Lancer"] }, { hand: ["Bolt"] });
    t.answer(attack("Lancer"));
    expect([t.asked, t.options]).toEqual(["P2", [play("Bolt"), "pass"]]);
  });

  test("8-1 and at the start of every end phase", () => {
    const t = table({ battleArea: ["Lancer"] }, { hand: ["Bolt"] });
    t.answer(endMain);
    expect([t.asked, t.options]).toEqual(["P2", [play("Bolt"), "pass"]]);
    expect(t.refusal(attack("Lancer"), "P1")).toBe("6-5-4");
  });

  test("8-2 players alternate, the standby player first", () => {
    const t = table({ battleArea: ["Lancer"], hand: ["Rally", "Rally"] }, { battleArea: ["Wall", "Clerk"], hand: ["Bolt", "Bolt"] });
    t.answer(endMain);
    expect(t.asked).toBe("P2");
    t.answer("pass");
    expect(t.asked).toBe("P1");
  });

  test("8-3 who could not act with any card of that Lv. is not asked; who could is asked, whatever the hand holds", () => {
    const cards = [
      ...cast.slice(0, 3),
      { name: "Late", type: "Command", level: 6, cost: 2, effects: [{ timing: "Action", ops: [{ op: "draw", n: 1 }] }] },
    ];
    const asked = (resources: object): unknown => {
      const t = lay({ P1: { battleArea: ["Lancer"] }, P2: { hand: ["Clerk"], ...resources } }, cards);
      t.answer(attack("Lancer"));
      return t.asked === "P2" ? [t.question, t.says, t.options] : t.asked;
    };
    expect(asked({ resourceArea: 5 })).toBe("P1");
    expect(asked({ resourceArea: 6 })).toEqual(["8-3", "use an action or pass", ["pass"]]);
    expect(asked({ resourceArea: 15 })).toEqual(["8-3", "use an action or pass", ["pass"]]);
    expect(asked({ resourceArea: 6, hand: [] })).toBe("P1");
  });

  test("8-3, Q120 the other price of a card counts too: its Lv. and its cost", () => {
    const whisper = {
      name: "Whisper",
      type: "Command",
      level: 9,
      cost: 9,
      effects: [
        { timing: "Action", ops: [{ op: "draw", n: 1 }] },
        {
          timing: "PlayOption",
          zone: "hand",
          may: true,
          cost: [{ op: "discard", n: 1 }],
          ops: [{ op: "playAs", lv: 3, cost: 1 }],
        },
      ],
    };
    const asked = (resourceArea: number, restedResources: number, hand = ["Clerk"]): unknown => {
      const P2 = { hand, resourceArea, restedResources };
      const t = lay({ P1: { battleArea: ["Lancer"] }, P2 }, [...cast.slice(0, 3), whisper]);
      t.answer(attack("Lancer"));
      return t.asked === "P2" ? t.options : t.asked;
    };
    expect(asked(1, 2, ["Whisper", "Clerk"])).toEqual([play("Whisper"), "pass"]);
    expect(asked(1, 2)).toEqual(["pass"]); // it could be in that hand
    expect(asked(2, 0)).toBe("P1");
    expect(asked(0, 3)).toBe("P1");
  });

  test("8-3 one opportunity is one action or a pass", () => {
    const t = table({ battleArea: ["Giant"], hand: ["Rally"] }, { hand: ["Bolt", "Bolt"] });
    t.answer(attack("Giant"), "P2: play Bolt");
    expect(t.asked).toBe("P1");
  });

  test("8-4 an Action Command is played, its Lv. and cost count", () => {
    const t = table({ battleArea: ["Lancer"] }, { hand: ["Bolt"], resourceArea: 0 });
    t.answer(attack("Lancer"));
    expect(t.zone("P2.hand")).toEqual(["Bolt"]);
    expect(t.refusal(play("Bolt"), "P2")).toBe(t.asked === "P2" ? "2-8-1" : "6-5-2");
  });

  test("8-4 an Activate･Action effect is used", () => {
    const t = table({ battleArea: ["Lancer"], hand: ["Rally"] }, { battleArea: [{ card: "Guard", rested: true }] });
    t.answer(attack("Lancer", "Guard"));
    expect(t.options).toEqual([activate("Guard"), "pass"]);
    t.answer(activate("Guard"));
    expect(t.card("Guard")).toMatchObject({ ap: 2 });
  });

  test("8-4 nothing else: no Units or Bases, no Main Commands, no Activate･Main", () => {
    const t = table({ battleArea: ["Lancer", "Gunner"], hand: ["Clerk", "Study", "Fort", "Rally"] }, { hand: ["Bolt"] });
    t.answer(attack("Lancer"), "P2: pass");
    expect(t.options).toEqual([play("Rally"), "pass"]);
    expect(t.refusal(play("Clerk"))).toBe("8-4");
    expect(t.refusal(play("Fort"))).toBe("8-4");
    expect(t.refusal(play("Study"))).toBe("11-2-3");
    expect(t.refusal(activate("Gunner"))).toBe("11-2-1");
  });

  test("8-4, 11-2-4-2-2 and no pairing, not even of a Command with a Pilot line", () => {
    const t = table({ battleArea: ["Lancer", "Knight"], hand: ["Rider", "Ambush"] }, { battleArea: ["Clerk", "Wall"], hand: ["Bolt"] });
    t.answer(attack("Lancer"), "P2: pass").answer("P2: pass");
    expect(t.refusal(pair("Rider", "Knight"))).toBe("11-2-4-2-2");
    expect(t.refusal(pair("Ambush", "Knight"))).toBe("11-2-4-2-2");
    expect(t.options).toEqual([play("Ambush"), "pass"]);
  });

  test("8-4, 9-1-7 each effect at its own time, though other cards have effects for the other time", () => {
    const t = table({ battleArea: ["Lancer", "Gunner", "Guard"] }, { battleArea: ["Clerk", "Guard"] });
    expect(t.options.filter((each) => each.startsWith("activate"))).toEqual([activate("Gunner")]);
    expect(t.refusal(activate("Guard"))).toBe("11-2-2");
    t.answer(attack("Lancer"), "P2: pass");
    expect(t.options).toEqual([activate("Guard"), "pass"]);
    expect(t.refusal(activate("Gunner"))).toBe("11-2-1");
    expect(t.refusal(activate("Lancer"))).toBe("6-5-3");
  });

  test("9-1-7 of two effects the one that is allowed is activated; if neither is, the first says why", () => {
    const twofold = {
      name: "Twofold",
      ap: 1,
      hp: 1,
      effects: [
        { timing: "ActivateMain", cost: [{ op: "payResources", n: 9 }], ops: [{ op: "draw", n: 1 }] },
        {
          timing: "ActivateMain",
          ops: [
            { op: "choose", as: "t1", n: 1, from: { kind: "Unit", side: "enemy" } },
            { op: "damage", n: 1, target: "t1" },
          ],
        },
      ],
    };
    const at = (P2: Side): Table => lay({ P1: { battleArea: ["Twofold"] }, P2 }, [...cast, twofold]);
    expect(at({}).refusal(activate("Twofold"))).toBe("9-1-7-3");
    const t = at({ battleArea: ["Lancer"] }).answer(activate("Twofold"));
    expect(t.card("Lancer")).toMatchObject({ damage: 1 });
  });

  test("8-4-1 the action and everything it causes is resolved before the other player's opportunity", () => {
    const t = table({ battleArea: ["Lancer", "Phoenix"], hand: ["Rally"] }, { hand: ["Bolt"] });
    t.answer(attack("Lancer"), "P2: play Bolt", "P2: choose Phoenix");
    expect(t.card("Phoenix")).toMatchObject({ place: "trash" });
    expect(t.zone("P1.hand")).toHaveLength(2);
    expect(t.asked).toBe("P1");
  });

  test("8-4-2 never twice in a row to the same player", () => {
    const t = table({ battleArea: ["Giant"], hand: ["Rally", "Rally"] }, { hand: ["Calm", "Calm"] });
    t.answer(attack("Giant"), "P2: play Calm", "P1: play Rally");
    expect(t.asked).toBe("P2");
    t.answer("P2: play Calm");
    expect(t.asked).toBe("P1");
  });

  test("8-5 two passes in succession end the step", () => {
    const t = table({ battleArea: ["Giant"], hand: ["Rally"] }, { hand: ["Calm"] });
    t.answer(attack("Giant"), "P2: pass", "P1: pass");
    expect([t.asked, t.question]).toEqual(["P1", "6-5"]);
  });

  test("8-5 who has passed may act later, if the other player acts", () => {
    const t = table({ battleArea: ["Giant"], hand: ["Rally"] }, { hand: ["Calm"] });
    t.answer(attack("Giant"), "P2: pass", "P1: play Rally", "P2: play Calm");
    expect(t.card("Giant")).toMatchObject({ ap: 0 });
    expect([t.asked, t.question]).toEqual(["P1", "6-5"]);
  });

  test("8-5 the step goes on after an action: both must pass again", () => {
    const t = table({ battleArea: ["Giant"], hand: ["Rally"] }, { hand: ["Calm", "Bolt"] });
    t.answer(attack("Giant"), "P2: play Calm", "P1: pass");
    expect(t.asked).toBe("P2");
  });

  test("8-3 with ever so many Resources it is asked, or the pass would betray the hand", () => {
    const t = table({ battleArea: ["Giant"] }, { hand: ["Lancer"], resourceArea: 15 });
    t.answer(attack("Giant"));
    expect([t.asked, t.options]).toEqual(["P2", ["pass"]]);
  });

  test("8-3 whoever hurries may pass, and no more", () => {
    const t = table({ battleArea: ["Giant"] }, { hand: ["Calm"] });
    t.answer(attack("Giant"));
    expect(t.options).toContain("play Calm");
    t.g.hurriedTurn = t.g.turnNumber;
    t.g.dealtAnew(); // what is offered is found anew
    expect(t.options).toEqual(["pass"]);
  });
});
