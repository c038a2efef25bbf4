/** 3. Locations, 4. Terminology. */
import { describe, expect, test } from "vitest";
import { activate, attack, choose, endMain, table as lay, play, type Side, type Table, yes } from "../table.ts";
import { cast } from "./cast.ts";

const table = (P1: Side, P2: Side = {}, more: object[] = []): Table => lay({ P1, P2 }, [...cast, ...more]);
const rested = (card: string, more: object = {}) => ({ card, rested: true, ...more });
const command = (name: string, ...ops: object[]) => ({ name, type: "Command", effects: [{ timing: ["Main", "Action"], ops }] });
const unit = (name: string, ...effects: object[]) => ({ name, ap: 2, hp: 2, effects });
const pick = (from: object, as = "t1", n: unknown = 1) => ({ op: "choose", as, n, from });
const enemy = { kind: "Unit", side: "enemy" };
const own = { kind: "Unit", side: "own" };
const draw = { op: "draw", n: 1 };

describe("3 locations", () => {
  test("3-1-3 the number of cards is public everywhere, what they are is not", () => {
    const t = table({ hand: ["Giant"] }, { hand: ["Bolt", "Clerk"], shieldSection: ["Keg"] });
    const view = JSON.stringify(t.g.view(0));
    expect(view).toContain("Giant");
    expect(view).not.toContain("Bolt");
    expect(view).not.toContain("Keg");
    expect(t.player("P2")).toMatchObject({ hand: 2, shields: 1 });
  });

  test("3-2 a deck: nobody sees it, its top card is drawn", () => {
    const t = table({}, { deck: ["Giant", "Keg"], hand: [] });
    for (const seat of [0, 1] as const) expect(JSON.stringify(t.g.view(seat))).not.toMatch(/Giant|Keg/);
    t.answer(endMain).passes();
    expect(t.zone("P2.hand")).toEqual(["Giant"]);
    expect(t.zone("P2.deck")).toEqual(["Keg"]);
  });

  test("3-3 the resource deck: fewer by one for every Resource placed", () => {
    const t = table({ resourceDeck: 2, resourceArea: 3 }, { resourceDeck: 2, resourceArea: 3 });
    t.answer(endMain).passes();
    expect(t.zone("P2.resourceDeck")).toHaveLength(1);
    expect(t.player("P2")).toMatchObject({ resources: 4 });
  });

  test("3-4, 3-9 Resources and the trash lie open: both players see the same", () => {
    const t = table({ trash: ["Giant"], resourceArea: 4, restedResources: 1 });
    for (const seat of [0, 1]) expect(JSON.stringify(t.g.view(seat as 0 | 1))).toContain("Giant");
    expect(t.player("P1")).toMatchObject({ resources: 5, activeResources: 4 });
  });

  test("3-6-4-2 a Shield has 1 HP: 1 damage is enough, and 5 destroy one only", () => {
    for (const attacker of ["Clerk", "Giant"]) {
      const t = table({ battleArea: [attacker] });
      t.answer(attack(attacker)).passes();
      expect(t.player("P2")).toMatchObject({ shields: 2 });
    }
  });

  test("3-5, 3-6-3 six Units and one Base: for one more, one of them makes room", () => {
    const t = table({ battleArea: Array<string>(6).fill("Clerk"), baseSection: ["Fort"], hand: ["Lancer", "Bunker"] });
    t.answer(play("Lancer"));
    expect(t.question).toBe("10-4-2");
    t.answer(t.options[0]!, play("Bunker"));
    expect(t.zone("P1.battleArea")).toHaveLength(6);
    expect(t.zone("P1.baseSection")).toEqual(["Bunker"]);
    expect(t.zone("P1.trash").toSorted()).toEqual(["Clerk", "Fort"]);
  });

  test("3-8 a hand is seen by its owner alone", () => {
    const t = table({ hand: ["Giant"] });
    expect(JSON.stringify(t.g.view(0))).toContain("Giant");
    expect(JSON.stringify(t.g.view(1))).not.toContain("Giant");
  });

  test("4-4 active and rested: what acts rests, and what is rested does not act", () => {
    const t = table({ battleArea: ["Lancer", "Squire"] });
    t.answer(attack("Lancer")).passes();
    expect(t.card("Lancer")).toMatchObject({ rested: true });
    expect(t.card("Squire")).toMatchObject({ rested: false });
    expect(t.refusal(attack("Lancer"))).toBe("7-3-1");
  });

  test("4-7 playing a card asks for its Lv. and costs its cost; what it does when it is deployed comes after", () => {
    const dear = { name: "Dear", ap: 1, hp: 1, level: 4, cost: 3, effects: [{ timing: "Deploy", ops: [draw] }] };
    const t = table({ hand: ["Dear"], resourceArea: 4 }, {}, [dear]);
    t.answer(play("Dear"));
    expect(t.player("P1")).toMatchObject({ resources: 4, activeResources: 1, hand: 1 });
    expect(table({ hand: ["Dear"], resourceArea: 3 }, {}, [dear]).refusal(play("Dear"))).toBe("2-8-1");
  });

  test("4-10-4 a destroyed Resource returns to the resource deck", () => {
    const drain = command("Drain", pick({ kind: "Resource", side: "enemy" }), { op: "destroy", target: "t1" });
    const t = table({ hand: ["Drain"] }, { resourceArea: 3, resourceDeck: 2 }, [drain]);
    t.answer(play("Drain"));
    if (t.question === "9-3-3") t.answer(t.options[0]!);
    expect(t.player("P2")).toMatchObject({ resources: 2 });
    expect(t.zone("P2.resourceDeck")).toHaveLength(3);
  });

  test("3-6-4 nobody sees a Shield, not even its owner", () => {
    const t = table({ shieldSection: ["Keg"] });
    expect(JSON.stringify(t.g.view(0))).not.toContain("Keg");
  });

  test("3-6-4-1 the top Shield is the one that moves", () => {
    const keep = { name: "Keep", type: "Base", hp: 4, effects: [{ timing: "Deploy", ops: [{ op: "shieldToHand", n: 1 }] }] };
    const t = table({ hand: ["Keep"], shieldSection: ["Keg", "Giant"] }, {}, [keep]);
    t.answer(play("Keep"));
    expect(t.zone("P1.hand")).toEqual(["Keg"]);
    expect(t.zone("P1.shieldSection")).toEqual(["Giant"]);
  });

  test("Q83 a Shield that is taken to hand does not Burst", () => {
    const keep = { name: "Keep", type: "Base", hp: 4, effects: [{ timing: "Deploy", ops: [{ op: "shieldToHand", n: 1 }] }] };
    const t = table({ hand: ["Keep"], shieldSection: ["Keg"] }, {}, [keep]);
    t.answer(play("Keep"));
    expect([t.asked, t.question]).toEqual(["P1", "6-5"]);
  });

  test("3-1-6 several cards under the deck: their owner orders them", () => {
    const peek = command("Peek", { op: "lookTop", n: 2 }, { op: "lookedRestToBottom" });
    const t = table({ hand: ["Peek"], deck: ["Clerk", "Giant", "Lancer"] }, {}, [peek]);
    t.answer(play("Peek"), choose("Giant"));
    expect(t.zone("P1.deck")).toEqual(["Lancer", "Giant", "Clerk"]);
  });

  test("3-1-7 the order stays secret", () => {
    const peek = command("Peek", { op: "lookTop", n: 2 }, { op: "lookedRestToBottom" });
    const sees = (first: string) => {
      const t = table({ hand: ["Peek"], deck: ["Clerk", "Giant", "Lancer"] }, {}, [peek]);
      t.answer(play("Peek"), choose(first));
      return JSON.stringify(t.g.view(1));
    };
    expect(sees("Clerk")).toBe(sees("Giant"));
  });

  test("a card put on top is drawn next, one put on the bottom is not", () => {
    const sort = command("Sort", { op: "lookTop", n: 2 }, { op: "lookedToTop", n: 1 }, { op: "lookedToBottom", n: 1 });
    const t = table({ hand: ["Sort"], deck: ["Clerk", "Giant", "Lancer"] }, {}, [sort]);
    t.answer(play("Sort"), choose("Giant"));
    expect(t.zone("P1.deck")).toEqual(["Giant", "Lancer", "Clerk"]);
    const turn = command("Turn", { op: "lookTop", n: 1 }, { op: "lookedToTopOrBottom" });
    const bottom = table({ hand: ["Turn"], deck: ["Clerk", "Giant", "Lancer"] }, {}, [turn]);
    bottom.answer(play("Turn"), "to the bottom");
    expect(bottom.zone("P1.deck")).toEqual(["Giant", "Lancer", "Clerk"]);
  });

  test("3-7, Q194 exiled cards lie in the removal area, for all to see", () => {
    const banish = command("Banish", pick({ kind: "Card", side: "own", zone: "trash" }), { op: "exile", target: "t1" });
    const t = table({ hand: ["Banish"], trash: ["Clerk"] }, {}, [banish]);
    t.answer(play("Banish"));
    expect(t.zone("P1.removal")).toEqual(["Clerk"]);
    expect(JSON.stringify(t.g.view(1))).toContain("Clerk");
  });
});

describe("4-5 damage", () => {
  test("4-2 a card goes to its owner's places, whoever's effect moves it", () => {
    const t = table({ battleArea: ["Clerk"], hand: ["Bolt"] }, { battleArea: ["Lancer"] });
    t.answer(play("Bolt"));
    expect(t.zone("P2.trash")).toEqual(["Lancer"]);
    expect(t.zone("P1.trash")).toEqual(["Bolt"]);
  });

  test("4-3 the active player is the one whose turn it is, the other stands by", () => {
    const t = table({}, {});
    expect(t.g.activeSeat).toBe(0);
    t.answer(endMain).passes();
    expect(t.g.activeSeat).toBe(1);
    expect(t.asked).toBe("P2");
  });

  test("4-5-2, 4-5-3, Q295 damage of a Unit's text is effect damage: protection from battle damage does not stop it", () => {
    const shade = {
      ...unit("Shade", { timing: "Constant", ops: [{ op: "preventDamage", damage: "battle", target: "thisUnit", from: enemy }] }),
      hp: 3,
    };
    const t = table({ battleArea: ["Hothead"] }, { battleArea: [rested("Shade")] }, [shade]);
    t.answer(attack("Hothead", "Shade")).passes();
    expect(t.card("Shade")).toMatchObject({ damage: 2 });
  });

  test("4-5-4, Q273 zero damage is not dealt: nothing is triggered by it", () => {
    const sting = {
      ...unit("Sting", {
        timing: "Trigger",
        trigger: { event: "thisUnitDamagesEnemyUnit", damage: "battle" },
        ops: [{ op: "destroy", target: "eventUnit" }],
      }),
      ap: 0,
    };
    const t = table({ battleArea: ["Sting"] }, { battleArea: [rested("Pacifist")] }, [sting]);
    t.answer(attack("Sting", "Pacifist")).passes();
    expect(t.card("Pacifist")).toMatchObject({ place: "battleArea" });
  });

  test("4-5, Q99 damage stays from turn to turn", () => {
    const t = table({ battleArea: ["Lancer"] }, { battleArea: [rested("Giant")] });
    t.answer(attack("Lancer", "Giant")).passes().answer(endMain).passes();
    expect(t.card("Giant")).toMatchObject({ damage: 3, rested: false });
  });

  test("4-6, Q188 recovering takes counters away, not more than there are; an undamaged card does not recover", () => {
    const joyful = unit("Joyful", { timing: "Trigger", trigger: { event: "thisUnitRecovers" }, ops: [draw] });
    const mend = command("Mend", { op: "recover", n: 3, target: { all: own } });
    const hurt = table({ battleArea: [{ card: "Joyful", damage: 1 }], hand: ["Mend"] }, {}, [joyful, mend]);
    hurt.answer(play("Mend"));
    expect(hurt.card("Joyful")).toMatchObject({ damage: 0 });
    expect(hurt.zone("P1.hand")).toHaveLength(1);
    const whole = table({ battleArea: ["Joyful"], hand: ["Mend"] }, {}, [joyful, mend]);
    whole.answer(play("Mend"));
    expect(whole.zone("P1.hand")).toEqual([]);
  });
});

describe("4-8 to 4-16", () => {
  test("4-4-4, 4-8 cards enter active; deploying by an effect costs nothing and needs no Lv. (Q129)", () => {
    const gate = command("Gate", pick({ kind: "UnitCard", side: "own", zone: "hand" }), { op: "deploy", target: "t1" });
    const t = table({ hand: ["Gate", "Giant"], resourceArea: 1 }, {}, [gate]);
    t.answer(play("Gate"));
    if (t.question === "9-3-3") t.answer(choose("Giant"));
    expect(t.card("Giant")).toMatchObject({ place: "battleArea", rested: false, deployedThisTurn: true });
    expect(t.player("P1")).toMatchObject({ activeResources: 0 });
  });

  test("4-9, Q125, Q184 pairing by an effect triggers 【When Paired】 and costs nothing", () => {
    const host = unit(
      "Host",
      { timing: "WhenPaired", ops: [draw] },
      {
        timing: "ActivateMain",
        oncePerTurn: true,
        ops: [pick({ kind: "PilotCard", side: "own", zone: "trash" }), { op: "pair", target: "t1", with: "thisUnit" }],
      },
    );
    const t = table({ battleArea: ["Host"], trash: ["Rider"], resourceArea: 0 }, {}, [host]);
    t.answer(activate("Host"));
    expect(t.card("Host")).toMatchObject({ pilot: "Rider", ap: 4 });
    expect(t.zone("P1.hand")).toHaveLength(1);
  });

  test("4-10 a destroy-effect destroys whatever the HP", () => {
    const doom = command("Doom", pick(enemy), { op: "destroy", target: "t1" });
    const t = table({ hand: ["Doom"] }, { battleArea: ["Giant"] }, [doom]);
    t.answer(play("Doom"));
    expect(t.card("Giant")).toMatchObject({ place: "trash", damage: 0 });
  });

  test("Q287 protection from destroy-effects does not stop damage", () => {
    const rock = unit("Rock", { timing: "Constant", ops: [{ op: "cannotBeDestroyedByEffects", by: "enemy", target: "thisUnit" }] });
    const doom = command("Doom", pick(enemy), { op: "destroy", target: "t1" });
    const t = table({ hand: ["Doom", "Bolt"] }, { battleArea: ["Rock"] }, [rock, doom]);
    t.answer(play("Doom"));
    expect(t.card("Rock")).toMatchObject({ place: "battleArea" });
    t.answer(play("Bolt"));
    expect(t.card("Rock")).toMatchObject({ place: "trash" });
  });

  test("4-11 discarding: hand to trash; 4-14 drawing: deck to hand", () => {
    const trade = command("Trade", { op: "discard", n: 1 }, { ...draw, after: "then" });
    const t = table({ hand: ["Trade", "Clerk"], deck: ["Giant", "Lancer"] }, {}, [trade]);
    t.answer(play("Trade"));
    if (t.question === "9-3-3") t.answer(choose("Clerk"));
    expect(t.zone("P1.trash").sort()).toEqual(["Clerk", "Trade"]);
    expect(t.zone("P1.hand")).toEqual(["Giant"]);
  });

  test("4-12, 4-12-2 exile is no destruction: nothing 【Destroyed】 triggers, and the Pilot goes along", () => {
    const banish = command("Banish", pick(enemy), { op: "exile", target: "t1" });
    const t = table({ hand: ["Banish"] }, { battleArea: [{ card: "Phoenix", pilot: "Stranger" }] }, [banish]);
    t.answer(play("Banish"));
    expect(t.zone("P2.removal").sort()).toEqual(["Phoenix", "Stranger"]);
    expect(t.zone("P2.hand")).toEqual([]);
  });

  test("4-13 randomly: the dice decide, the same seed the same way", () => {
    const peek = command("Peek", { op: "lookTop", n: 3 }, { op: "lookedRestToBottomRandom" });
    const after = () => {
      const t = table({ hand: ["Peek"], deck: ["Clerk", "Giant", "Lancer", "Wall"] }, {}, [peek]);
      t.answer(play("Peek"));
      return t.zone("P1.deck");
    };
    expect(after()).toEqual(after());
    expect(after()[0]).toBe("Wall");
    expect(after().sort()).toEqual(["Clerk", "Giant", "Lancer", "Wall"]);
  });

  test("4-16 gained keywords add up with printed ones, if they have numbers", () => {
    const gift = command("Gift", pick(own), { op: "gainKeyword", keyword: { k: "Breach", n: 1 }, target: "t1", until: "turn" });
    const t = table({ battleArea: ["Breaker"], hand: ["Gift"] }, {}, [gift]);
    t.answer(play("Gift"));
    expect(t.card("Breaker")).toMatchObject({ keywords: ["Breach 4"] });
  });
});

describe("4-17 tokens", () => {
  test("4-17 a token is the token card of its name, with what stands there, though a Unit card looks the same", () => {
    const same = { name: "Kite", ap: 1, hp: 1, traits: [] };
    const launch = command("Launch", { op: "deployToken", n: 1, token: same });
    const cards = [
      { ...same, id: "TOKEN", type: "UnitToken", keywords: ["Blocker"] },
      { ...same, id: "UNIT", keywords: ["Repair 1"] },
    ];
    const t = table({ hand: ["Launch"] }, {}, [...cards, launch]);
    t.answer(play("Launch"));
    expect(t.card("Kite")).toMatchObject({ id: "TOKEN", token: true, keywords: ["Blocker"] });
  });

  test("4-17-2-4, 4-17-2-4-1 a token that leaves the field leaves the game, but it was destroyed", () => {
    const lament = unit("Lament", { timing: "Trigger", trigger: { event: "thisUnitDestroysEnemyUnit", damage: "battle" }, ops: [draw] });
    const t = table({ battleArea: ["Lament"] }, { battleArea: [rested("T-004")] }, [lament]);
    t.answer(attack("Lament", "Leo")).passes();
    expect(t.zone("P2.battleArea")).toEqual([]);
    expect(t.zone("P2.trash")).toEqual([]);
    expect(t.zone("P1.hand")).toHaveLength(1);
  });

  test("4-17-2-4 a token's Pilot goes to the place the token was heading for", () => {
    const t = table({ battleArea: ["Clerk"], hand: ["Recall"] }, { battleArea: [{ card: "T-004", pilot: "Rider" }] });
    t.answer(attack("Clerk"));
    if (t.asked === "P2") t.answer("pass");
    t.answer("P1: play Recall");
    expect(t.zone("P2.hand")).toEqual(["Rider"]);
    expect(t.zone("P2.battleArea")).toEqual([]);
  });

  test("4-17-4-1 an EX Base is a Base: AP 0, HP 3", () => {
    expect(table({ baseSection: ["EXB-001"] }).card("EX Base")).toMatchObject({ ap: 0, hp: 3, token: true });
  });

  test("4-17 a token can be paired and blocks", () => {
    const t = table({ battleArea: ["Clerk"] }, { battleArea: ["T-008"] });
    t.answer(attack("Clerk"), "block with Aile Strike Gundam").passes();
    expect(t.card("Aile Strike Gundam")).toMatchObject({ rested: true, damage: 1 });
  });

  test("3-4-2, Q143 an EX Resource can be chosen where a Resource can", () => {
    const wake = command("Wake", pick({ kind: "Resource", side: "own" }), { op: "rest", target: "t1" });
    const t = table({ hand: ["Wake"], resourceArea: 1, exResources: 1 }, {}, [wake]);
    t.answer(play("Wake"), "pay with Resources");
    expect(t.options).toHaveLength(2);
  });
});

describe("{5-22} battling", () => {
  test("{5-22} the other Unit is battling this one, until the target changes {5-22-2}", () => {
    const feud = unit("Feud", {
      timing: "Constant",
      while: [{ battlingEnemy: { lvMin: 5 } }],
      ops: [{ op: "modify", ap: 3, target: "thisUnit" }],
    });
    const t = table({ battleArea: ["Feud"] }, { battleArea: [rested("Giant"), "Clerk"], hand: ["Feint"] }, [feud]);
    t.answer(attack("Feud", "Giant"));
    expect(t.card("Feud")).toMatchObject({ ap: 5 });
    t.answer("P2: play Feint", choose("Clerk"));
    expect(t.card("Clerk")).toMatchObject({ place: "trash" });
    expect(t.card("Giant")).toMatchObject({ damage: 0 });
  });

  test("{5-22-3}, {5-22-4}, Q346, Q347 a battle begun by an effect: only the damage step; a kill is a kill in battle", () => {
    const bully = {
      ...unit("Bully", {
        timing: "ActivateMain",
        oncePerTurn: true,
        ops: [pick(enemy), { op: "beginBattleDamageOnly", attacker: "thisUnit", defender: "t1" }],
      }),
      keywords: ["Breach 1"],
    };
    const t = table({ battleArea: ["Bully", "Scholar"] }, { battleArea: ["Clerk", "Wall"], hand: ["Bolt"] }, [bully]);
    t.answer(activate("Bully"), choose("Clerk"));
    expect([t.asked, t.question]).toEqual(["P1", "6-5"]);
    expect(t.card("Clerk")).toMatchObject({ place: "trash" });
    expect(t.card("Bully")).toMatchObject({ damage: 1, rested: false });
    expect(t.zone("P2.shieldSection")).toHaveLength(2);
  });
});

describe("3-1-1-2 the field", () => {
  test("9-1-2 an effect works while its card is in play: not in the hand, not in the trash", () => {
    const banner = unit("Banner", { timing: "Constant", ops: [{ op: "modify", ap: 1, target: { all: own } }] });
    const t = table({ battleArea: ["Clerk"], hand: ["Banner"], trash: ["Banner"] }, {}, [banner]);
    expect(t.card("Clerk")).toMatchObject({ ap: 1 });
    t.answer(play("Banner"));
    expect(t.card("Clerk")).toMatchObject({ ap: 2 });
  });

  test("a Shield is just a Shield: its own Burst is all that counts", () => {
    const t = table({ battleArea: ["Lancer"] }, { shieldSection: ["Phoenix", "Keg"] });
    t.answer(attack("Lancer")).passes();
    expect(t.zone("P2.hand")).toEqual([]);
    const burst = table({ battleArea: ["Lancer"] }, { shieldSection: ["Keg"] });
    burst.answer(attack("Lancer")).passes().answer(yes);
    expect(burst.zone("P2.hand")).toHaveLength(1);
  });
});
