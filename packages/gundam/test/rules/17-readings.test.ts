/** 17. The readings that we chose, R-1 to R-56 (RULINGS.md); those that a chapter's own tests show are not repeated here. */
import { describe, expect, test } from "vitest";
import { activate, attack, block, choose, endMain, table as lay, no, pair, play, type Side, type Table, yes } from "../table.ts";
import { cast } from "./cast.ts";

const table = (P1: Side, P2: Side = {}, more: object[] = []): Table => lay({ P1, P2 }, [...cast, ...more]);
const rested = (card: string, more: object = {}) => ({ card, rested: true, ...more });
const unit = (name: string, ...effects: object[]) => ({ name, ap: 2, hp: 2, effects });
const command = (name: string, ...ops: object[]) => ({ name, type: "Command", effects: [{ timing: ["Main", "Action"], ops }] });
const pick = (from: object, as = "t1", n: unknown = 1) => ({ op: "choose", as, n, from });
const enemy = { kind: "Unit", side: "enemy" };
const own = { kind: "Unit", side: "own" };
const draw = { op: "draw", n: 1 };
const told = (t: Table, ...words: string[]) => words.map((word) => t.log.findIndex((line) => line.includes(word)));

describe("defeat and cards", () => {
  test("R-7 both players defeated at once: a draw", () => {
    const t = table({ deck: 0 }, { deck: 0 });
    expect([t.result, t.asked]).toEqual(["draw", "nobody"]);
  });

  test("R-24, Q19, Q350 Resources beyond a limit are not placed", () => {
    const bonus = command("Bonus", { op: "placeEXResource", n: 1 }, { ...draw, after: "then" });
    const five = table({ hand: ["Bonus"], exResources: 5 }, {}, [bonus]);
    five.answer(play("Bonus"), "pay with Resources");
    expect(five.player("P1")).toMatchObject({ exResources: 5, hand: 1 });
    const growth = command("Growth", { op: "placeResource", n: 1 });
    const full = table({ hand: ["Growth"], resourceArea: 15 }, {}, [growth]);
    full.answer(play("Growth"));
    expect(full.player("P1")).toMatchObject({ resources: 15 });
  });

  test("R-30 tokens never run out", () => {
    const levy = command("Levy", { op: "deployToken", n: 3, token: { name: "Recruit", traits: [], ap: 1, hp: 1 } });
    const t = table({ hand: ["Levy", "Levy", "Levy", "Levy"], resourceArea: 9 }, {}, [levy]);
    for (let i = 0; i < 4; i++) {
      t.answer(play("Levy"));
      while (t.question === "10-4-2") t.answer(t.options[0]!);
    }
    expect(t.zone("P1.battleArea")).toEqual(Array<string>(6).fill("Recruit"));
  });

  test("R-49 numbers that count enemy players: there is one, so one card is drawn", () => {
    const t = table({ hand: ["ST10-008"], trash: ["ST10-003", "ST10-002"], deck: ["Clerk", "Giant"] });
    t.answer(play("ST10-008"), "choose ST10-003");
    expect(t.zone("P1.deck")).toEqual(["Giant"]);
  });

  test("R-50 a Command's traits count everywhere, but it is no Pilot card", () => {
    const ally = {
      name: "Whisper",
      type: "Command",
      traits: ["Order"],
      pilot: { name: "Rider", apMod: 0, hpMod: 0, traits: ["Order"] },
      effects: [{ timing: "Main", ops: [draw] }],
    };
    const fetch = command("Fetch", pick({ kind: "PilotCard", side: "own", zone: "trash" }), { op: "addToHand", target: "t1" });
    const count = command("Count", {
      ...draw,
      if: [{ count: { kind: "Card", side: "own", zone: "trash", traitAny: ["Order"] }, atLeast: 1 }],
    });
    const t = table({ hand: ["Fetch", "Count"], trash: ["Whisper"] }, {}, [ally, fetch, count]);
    expect(t.refusal(play("Fetch"))).toBe("9-1-8-1-1");
    expect(t.refusal(play("Count"))).toBeNull();
  });
});

describe("battles", () => {
  test("R-13 the original target leaves after a block: irrelevant", () => {
    const t = table({ battleArea: ["Lancer"], hand: ["Bolt"] }, { battleArea: [rested("Clerk"), "Wall"] });
    t.answer(attack("Lancer", "Clerk"), block("Wall"), "P1: play Bolt", choose("Clerk")).passes();
    expect(t.card("Clerk")).toMatchObject({ place: "trash" });
    expect(t.card("Wall")).toMatchObject({ damage: 3 });
  });

  test("R-14, Q262 no second check: losing the Pilot after the declaration does not stop the attack", () => {
    const unseat = command("Unseat", pick({ kind: "Pilot", side: "enemy" }), { op: "destroy", target: "t1" });
    const t = table({ battleArea: [{ card: "Knight", pilot: "Rider", deployedThisTurn: true }] }, { hand: ["Unseat"] }, [unseat]);
    t.answer(attack("Knight"), "P2: play Unseat").passes();
    expect(t.zone("P1.trash")).toEqual(["Rider"]);
    expect(t.zone("P2.shieldSection")).toHaveLength(2);
  });

  test("Q249 a Unit deployed this turn that loses its Pilot may no longer attack", () => {
    const unseat = command("Unseat", pick({ kind: "Pilot", side: "any" }), { op: "returnToHand", target: "t1" });
    const t = table({ battleArea: [{ card: "Knight", pilot: "Rider", deployedThisTurn: true }], hand: ["Unseat"] }, {}, [unseat]);
    expect(t.refusal(attack("Knight"))).toBeNull();
    t.answer(play("Unseat"));
    expect(t.refusal(attack("Knight"))).toBe("2-11-4");
  });

  test("R-19 during this battle, outside a battle: nothing", () => {
    const t = table({ battleArea: ["Lancer"], hand: ["Rally", "Rally"] }, {});
    t.answer(play("Rally"));
    expect(t.card("Lancer")).toMatchObject({ ap: 3 });
    t.answer(endMain);
    if (t.asked === "P2") t.answer("pass");
    t.answer("P1: play Rally");
    expect(t.card("Lancer")).toMatchObject({ ap: 3 });
  });

  test("R-27 an attacker made active in its own battle: the battle goes on, and it may attack again", () => {
    const t = table({ battleArea: ["Lancer"], hand: ["Awake"] });
    t.answer(attack("Lancer"));
    if (t.asked === "P2") t.answer("pass");
    t.answer("P1: play Awake").passes();
    expect(t.zone("P2.shieldSection")).toHaveLength(2);
    expect(t.card("Lancer")).toMatchObject({ rested: false });
    expect(t.refusal(attack("Lancer"))).toBeNull();
  });

  test("R-34 during this battle applies at once: a later attack effect sees it", () => {
    const hero = {
      ...unit(
        "Hero",
        { timing: "Attack", ops: [{ op: "modify", ap: 2, target: "thisUnit", until: "battle" }] },
        { timing: "Attack", ops: [{ ...draw, if: [{ self: { apMin: 4 } }] }] },
      ),
    };
    const first = table({ battleArea: ["Hero"] }, {}, [hero]);
    first.answer(attack("Hero"), "resolve Hero: effect 1").passes();
    expect(first.zone("P1.hand")).toHaveLength(1);
    const second = table({ battleArea: ["Hero"] }, {}, [hero]);
    second.answer(attack("Hero"), "resolve Hero: effect 2").passes();
    expect(second.zone("P1.hand")).toEqual([]);
  });

  test("R-35 neither the Unit declared nor the present target may block", () => {
    const drifter = unit(
      "Drifter",
      { timing: "Constant", ops: [{ op: "mayAttackActive", target: "thisUnit", allowed: { ...enemy, state: "active" } }] },
      { timing: "Attack", ops: [pick(enemy), { op: "changeAttackTarget", attacker: "thisUnit", to: "t1" }] },
    );
    const t = table({ battleArea: ["Drifter"] }, { battleArea: ["Wall", "Fence", "Spikes"] }, [drifter]);
    t.answer(attack("Drifter", "Wall"), choose("Fence"));
    expect(t.options).toEqual([block("Spikes"), "pass"]);
    expect(t.refusal(block("Wall"))).toBe("7-4-3");
    expect(t.refusal(block("Fence"))).toBe("7-4-3");
  });

  test("Q124 a block stands though the Unit loses Blocker", () => {
    const sentry = unit("Sentry", {
      timing: "Constant",
      while: [{ count: { ...own, notSelf: true }, atLeast: 1 }],
      ops: [{ op: "gainKeyword", keyword: { k: "Blocker" }, target: "thisUnit" }],
    });
    const t = table({ battleArea: ["Clerk"], hand: ["Bolt"] }, { battleArea: [{ card: "Sentry" }, { card: "Clerk", as: "friend" }] }, [
      sentry,
    ]);
    t.answer(attack("Clerk"), block("Sentry"), "P1: play Bolt", choose("friend"));
    expect(t.card("Sentry")).toMatchObject({ keywords: [] });
    t.passes();
    expect(t.card("Sentry")).toMatchObject({ damage: 1 });
  });

  test("R-48 the attack target of a Unit that does not attack cannot be changed; the Command may be played", () => {
    const t = table({ battleArea: ["Lancer", "Clerk"], hand: ["Feint"] }, { battleArea: [rested("Giant")] });
    t.answer(attack("Lancer", "Giant"));
    if (t.asked === "P2") t.answer("pass");
    t.answer("P1: play Feint", choose("Clerk")).passes();
    expect(t.card("Clerk")).toMatchObject({ damage: 0 });
    expect(t.card("Giant")).toMatchObject({ damage: 3 });
  });

  test("R-23, Q151 damage of a Unit's effect is its damage even after it left", () => {
    const shade = {
      ...unit("Shade", {
        timing: "Constant",
        ops: [{ op: "preventDamage", damage: "any", target: "thisUnit", from: { ...enemy, lvMax: 1 } }],
      }),
      ap: 3,
    };
    const t = table({ battleArea: ["Shade"] }, { battleArea: [rested("Mourner")] }, [shade]);
    t.answer(attack("Shade", "Mourner")).passes();
    expect(t.card("Mourner")).toMatchObject({ place: "trash" });
    expect(t.card("Shade")).toMatchObject({ damage: 0 });
  });

  test("R-46 a Base destroyed by the damage its trigger waits for: it still triggers", () => {
    const idol = {
      name: "Idol",
      type: "Base",
      hp: 1,
      effects: [
        {
          timing: "Trigger",
          trigger: { event: "thisBaseReceivesDamage", damage: "battle", from: enemy },
          ops: [{ op: "damage", n: 1, target: "eventSource" }],
        },
      ],
    };
    const t = table({ battleArea: ["Lancer"] }, { baseSection: ["Idol"] }, [idol]);
    t.answer(attack("Lancer")).passes();
    expect(t.zone("P2.trash")).toEqual(["Idol"]);
    expect(t.card("Lancer")).toMatchObject({ damage: 1 });
  });

  test("R-47 losing the Pilot alone: 【Destroyed】 on it does not trigger", () => {
    const ghost = { name: "Ghost", apMod: 1, effects: [{ timing: "Destroyed", host: "pairedUnit", ops: [draw] }] };
    const unseat = command("Unseat", pick({ kind: "Pilot", side: "enemy" }), { op: "destroy", target: "t1" });
    const t = table({ hand: ["Unseat"] }, { battleArea: [{ card: "Clerk", pilot: "Ghost" }] }, [ghost, unseat]);
    t.answer(play("Unseat"));
    expect(t.zone("P2.trash")).toEqual(["Ghost"]);
    expect(t.zone("P2.hand")).toEqual([]);
    const whole = table({ battleArea: ["Giant"] }, { battleArea: [rested("Clerk", { pilot: "Ghost" })] }, [ghost]);
    whole.answer(attack("Giant", "Clerk")).passes();
    expect(whole.zone("P2.hand")).toHaveLength(1);
  });

  test("Q140, R-11 losing a Pilot can destroy a Unit by its damage", () => {
    const unseat = command("Unseat", pick({ kind: "Pilot", side: "enemy" }), { op: "returnToHand", target: "t1" });
    const t = table({ hand: ["Unseat"] }, { battleArea: [{ card: "Knight", pilot: "Rider", damage: 3 }] }, [unseat]);
    t.answer(play("Unseat"));
    expect(t.zone("P2.hand")).toEqual(["Rider"]);
    expect(t.zone("P2.trash")).toEqual(["Knight"]);
  });

  test("R-42 a protected shield area: whatever lies there when damage is dealt", () => {
    const veil = command("Veil", {
      op: "preventDamage",
      damage: "any",
      target: { all: { kind: "ShieldAreaCard", side: "own" } },
      from: enemy,
      until: "battle",
    });
    const raise = command("Raise", pick({ kind: "BaseCard", side: "own", zone: "hand" }), { op: "deploy", target: "t1" });
    const t = table({ battleArea: ["Giant"], hand: ["Rally"] }, { hand: ["Veil", "Raise", "Fort"] }, [veil, raise]);
    t.answer(attack("Giant"), "P2: play Veil", "P1: pass", "P2: play Raise");
    while (t.question === "9-3-3") t.answer(choose("Fort"));
    t.passes();
    expect(t.card("Fort")).toMatchObject({ place: "baseSection", damage: 0 });
    expect(t.zone("P2.shieldSection")).toHaveLength(3);
  });

  test("R-42 a Unit's own protection protects no Shield beside a protected Base", () => {
    const tough = unit("Tough", { timing: "Constant", ops: [{ op: "preventDamage", damage: "any", target: "thisUnit", from: enemy }] });
    const dome = unit("Dome", {
      timing: "Constant",
      while: [{ count: { kind: "Base", side: "own" }, atLeast: 1 }],
      ops: [{ op: "preventDamage", damage: "any", target: { all: { kind: "ShieldAreaCard", side: "own" } }, from: enemy }],
    });
    const shields = (side: Side) => {
      const t = table({ battleArea: ["Giant"] }, { battleArea: ["Tough", "Dome"], ...side }, [tough, dome]);
      return t.answer(attack("Giant")).passes().player("P2")["shields"];
    };
    expect([shields({}), shields({ baseSection: ["Fort"] })]).toEqual([2, 3]);
  });

  describe("R-42 whose Shields are protected: those of the one that the text names", () => {
    const any = { kind: "Unit", side: "any" };
    const protect = (side: string) => ({ op: "preventDamage", damage: "any", target: { all: { kind: "Shield", side } }, from: any });
    const dome = (side: string) => unit("Dome", { timing: "Constant", ops: [protect(side)] });
    const veil = (side: string) => command("Veil", { ...protect(side), until: "turn" });

    test.each([
      { by: "P1", side: "own", shields: 2 },
      { by: "P1", side: "enemy", shields: 3 },
      { by: "P2", side: "own", shields: 3 },
      { by: "P2", side: "enemy", shields: 2 },
    ])("$side ones, by $by: P2 has $shields left", ({ by, side, shields }) => {
      const domes = (player: string) => (by === player ? ["Dome"] : []);
      const t = table({ battleArea: ["Giant", ...domes("P1")] }, { battleArea: domes("P2") }, [dome(side)]);
      expect(t.answer(attack("Giant")).passes().player("P2")).toMatchObject({ shields });
      const u = table({ battleArea: ["Giant"], hand: by === "P1" ? ["Veil"] : [] }, { hand: by === "P2" ? ["Veil"] : [] }, [veil(side)]);
      if (by === "P1") u.answer(play("Veil"));
      u.answer(attack("Giant"));
      if (by === "P2") u.answer("P2: play Veil");
      expect(u.passes().player("P2")).toMatchObject({ shields });
    });
  });

  test("R-57 effect damage is redirected before it is reduced", () => {
    const tough = unit(
      "Tough",
      {
        timing: "Trigger",
        substitution: true,
        trigger: { event: "thisUnitWouldReceiveDamage", from: enemy },
        ops: [{ op: "reduceDamage", n: 2 }],
      },
      {
        timing: "ActivateMain",
        ops: [pick({ ...own, notSelf: true }), { op: "redirectDamage", damage: "any", fromTarget: "thisUnit", to: "t1", until: "turn" }],
      },
    );
    const gunner = unit("Mortar", {
      timing: "ActivateAction",
      ops: [{ op: "damage", n: 3, target: { all: { ...enemy, nameIncludes: "Tough" } } }],
    });
    const t = table({ battleArea: ["Tough", "Giant"] }, { battleArea: ["Mortar"] }, [tough, gunner]);
    t.answer(activate("Tough"), endMain, "P2: activate Mortar");
    expect([t.card("Tough"), t.card("Giant")]).toMatchObject([{ damage: 0 }, { damage: 3 }]);
  });

  test("R-22 prevention before reduction", () => {
    const turtle = unit(
      "Turtle",
      { timing: "Constant", ops: [{ op: "preventDamage", damage: "battle", target: "thisUnit", from: enemy }] },
      {
        timing: "Trigger",
        substitution: true,
        oncePerTurn: true,
        trigger: { event: "thisUnitWouldReceiveDamage", from: { side: "enemy" } },
        ops: [{ op: "reduceDamage", n: 1 }],
      },
    );
    const t = table({ battleArea: ["Lancer"], hand: ["Bolt"] }, { battleArea: [rested("Turtle")] }, [{ ...turtle, hp: 5 }]);
    t.answer(attack("Lancer", "Turtle"));
    if (t.asked === "P2") t.answer("pass");
    t.answer("P1: pass").passes();
    expect(t.card("Turtle")).toMatchObject({ damage: 0 });
    t.answer(play("Bolt"));
    expect(t.card("Turtle")).toMatchObject({ damage: 2 });
  });
});

describe("triggers", () => {
  test("R-9 new triggers wait for the end of the effect", () => {
    const strike = command("Strike", { op: "damage", n: 2, target: { all: enemy } }, draw);
    const t = table({ hand: ["Strike"] }, { battleArea: ["Phoenix"] }, [strike]);
    t.answer(play("Strike"));
    const [mine, theirs] = told(t, "P1 draws", "P2 draws");
    expect(mine).toBeGreaterThanOrEqual(0);
    expect(theirs).toBeGreaterThan(mine!);
  });

  test("R-10 a Burst waits for the end of the effect, then goes first", () => {
    const quake = command(
      "Quake",
      { op: "damage", n: 1, target: "enemyShieldAreaTop" },
      { op: "damage", n: 2, target: { all: enemy } },
      draw,
    );
    const t = table({ hand: ["Quake"] }, { battleArea: ["Phoenix"], shieldSection: ["Keg"] }, [quake]);
    t.answer(play("Quake"));
    expect([t.asked, t.question]).toEqual(["P2", "11-2-5"]);
    expect(t.zone("P1.hand")).toHaveLength(1);
    expect(t.zone("P2.hand")).toEqual([]);
    t.answer(yes);
    expect(t.zone("P2.hand")).toHaveLength(2);
  });

  test("R-16 if you have … in play counts after the deployment", () => {
    const second = unit("Second", { timing: "Deploy", ops: [{ ...draw, if: [{ count: own, atLeast: 2 }] }] });
    const t = table({ hand: ["Second"], battleArea: ["Clerk"] }, {}, [second]);
    t.answer(play("Second"));
    expect(t.zone("P1.hand")).toHaveLength(1);
  });

  test("R-18 once per turn is not used up by declining", () => {
    const miser = unit("Miser", {
      timing: "Trigger",
      oncePerTurn: true,
      trigger: { event: "unitDeployed", who: own },
      ops: [
        { op: "discard", n: 1, may: true },
        { ...draw, after: "ifYouDo" },
      ],
    });
    const t = table({ battleArea: ["Miser"], hand: ["Clerk", "Clerk", "Clerk", "Giant"], resourceArea: 4 }, {}, [miser]);
    t.answer(play("Clerk"), no);
    t.answer(play("Clerk"), choose("Giant"));
    expect(t.zone("P1.trash")).toEqual(["Giant"]);
    t.answer(play("Clerk"));
    expect([t.asked, t.question]).toEqual(["P1", "6-5"]);
  });

  test("R-18 nor by declining what would be deployed at its cost", () => {
    const healer = unit("Healer", {
      timing: "Trigger",
      oncePerTurn: true,
      trigger: { event: "unitDeployed", who: { ...own, nameIncludes: "Clerk" } },
      ops: [
        { ...pick({ kind: "UnitCard", side: "own", zone: "trash" }), may: true },
        { op: "deploy", target: "t1", payCost: true },
      ],
    });
    const P1 = { battleArea: ["Healer"], hand: ["Clerk", "Clerk", "Clerk"], trash: ["Lancer", "Knight"], resourceArea: 6 };
    const t = table(P1, {}, [healer]);
    t.answer(play("Clerk"), no, play("Clerk"), choose("Knight"), play("Clerk"));
    expect([t.card("Knight")["place"], t.question]).toEqual(["battleArea", "6-5"]);
  });

  test("R-21 【When Paired】 and 【When Linked】 are one batch, in the owner's order", () => {
    const host = {
      name: "Host",
      ap: 2,
      hp: 2,
      link: [{ pilotNameIncludes: "Rider" }],
      effects: [
        { timing: "WhenPaired", ops: [draw] },
        { timing: "WhenLinked", ops: [{ op: "draw", n: 2 }] },
      ],
    };
    const t = table({ battleArea: ["Host"], hand: ["Rider"] }, {}, [host]);
    t.answer(pair("Rider", "Host"));
    expect([t.asked, t.question]).toEqual(["P1", "9-1-6-5"]);
    t.answer("resolve Host: effect 2");
    expect(t.zone("P1.hand")).toHaveLength(3);
  });

  test("R-28 simultaneous destruction: the active player's triggers first", () => {
    const t = table({ battleArea: [{ card: "Phoenix", damage: 1 }, "Giant"] }, { battleArea: [rested("Mourner", { damage: 1 })] });
    t.answer(attack("Phoenix", "Mourner")).passes();
    const [mine, theirs] = told(t, "P1 draws", "Giant receives");
    expect(mine).toBeGreaterThanOrEqual(0);
    expect(theirs).toBeGreaterThan(mine!);
  });

  test("R-29 Repair comes before what lasts for this turn ends", () => {
    const shelter = command(
      "Shelter",
      pick(own),
      { op: "modify", hp: 2, target: "t1", until: "turn" },
      { op: "damage", n: 2, target: "t1" },
    );
    const t = table({ battleArea: [{ card: "Medic", damage: 3 }], hand: ["Shelter"] }, {}, [shelter]);
    t.answer(play("Shelter"));
    expect(t.card("Medic")).toMatchObject({ damage: 5, hp: 6 });
    t.answer(endMain).passes();
    expect(t.card("Medic")).toMatchObject({ damage: 3, hp: 4, place: "battleArea" });
  });

  test("R-37 a trigger's condition in front is read as it begins to resolve", () => {
    const pair = unit(
      "Founder",
      { timing: "Deploy", ops: [{ op: "deployToken", n: 1, token: { name: "Recruit", traits: [], ap: 1, hp: 1 } }] },
      { timing: "Deploy", ops: [{ ...draw, if: [{ count: own, atLeast: 2 }] }] },
    );
    const first = table({ hand: ["Founder"] }, {}, [pair]);
    first.answer(play("Founder"), "resolve Founder: effect 1");
    expect(first.zone("P1.hand")).toHaveLength(1);
    const second = table({ hand: ["Founder"] }, {}, [pair]);
    second.answer(play("Founder"), "resolve Founder: effect 2");
    expect(second.zone("P1.hand")).toEqual([]);
  });

  test("R-40 destroyed as a cost is destroyed by an effect", () => {
    const bomb = unit("Bomb", {
      timing: "ActivateMain",
      cost: [{ op: "destroySelf" }],
      ops: [pick(enemy), { op: "damage", n: 1, target: "t1" }],
    });
    const widow = unit("Widow", { timing: "Trigger", trigger: { event: "unitDestroyedByEffect", who: own }, ops: [draw] });
    const t = table({ battleArea: ["Bomb", "Widow"] }, { battleArea: ["Giant"] }, [bomb, widow]);
    t.answer(activate("Bomb"));
    expect(t.card("Giant")).toMatchObject({ damage: 1 });
    expect(t.zone("P1.hand")).toHaveLength(1);
  });

  test("Q368 effect damage is not destroyed by an effect", () => {
    const widow = unit("Widow", { timing: "Trigger", trigger: { event: "unitDestroyedByEffect", who: own }, ops: [draw] });
    const t = table({ hand: ["Bolt"] }, { battleArea: ["Widow", "Clerk"] }, [widow]);
    t.answer(play("Bolt"), choose("Clerk"));
    expect(t.zone("P2.hand")).toEqual([]);
  });

  test("{10-1-6-8-1} what a Burst triggers goes before the remaining Bursts", () => {
    const refuge = {
      name: "Refuge",
      type: "Base",
      hp: 3,
      effects: [
        { timing: "Burst", ops: [{ op: "deployThisCard" }] },
        { timing: "Deploy", ops: [{ op: "draw", n: 2 }] },
      ],
    };
    const t = table({ battleArea: ["Twin"] }, { shieldSection: ["Refuge", "Keg", "Clerk"] }, [refuge]);
    t.answer(attack("Twin")).passes();
    t.answer("P2: resolve Refuge: Burst", yes);
    expect(t.zone("P2.hand")).toHaveLength(2);
    expect([t.asked, t.question]).toEqual(["P2", "11-2-5"]);
  });

  test("Q345 what a battle begun by an effect triggers comes first; what waited waits on", () => {
    const bully = {
      ...unit(
        "Bully",
        { timing: "Deploy", ops: [pick(enemy), { op: "beginBattleDamageOnly", attacker: "thisUnit", defender: "t1" }] },
        { timing: "Deploy", ops: [{ op: "draw", n: 2 }] },
        { timing: "Trigger", trigger: { event: "thisUnitDestroysEnemyUnit", damage: "battle" }, ops: [draw] },
      ),
    };
    const t = table({ hand: ["Bully"] }, { battleArea: ["Clerk"] }, [bully]);
    t.answer(play("Bully"), "resolve Bully: effect 1");
    const counts = t.log.filter((line) => line.includes("P1 draws")).length;
    expect(counts).toBe(3);
    expect(t.card("Clerk")).toMatchObject({ place: "trash" });
    expect(t.card("Bully")).toMatchObject({ damage: 1 });
  });
});

describe("carrying out", () => {
  test("R-44 a compulsory discard is done if the hand allows it, and skipped if not", () => {
    const toll = command("Toll", { op: "discard", n: 1 }, { ...draw, after: "then" });
    const rich = table({ hand: ["Toll", "Clerk"] }, {}, [toll]);
    rich.answer(play("Toll"));
    if (rich.question === "9-3-3") rich.answer(choose("Clerk"));
    expect(rich.zone("P1.trash").sort()).toEqual(["Clerk", "Toll"]);
    const poor = table({ hand: ["Toll"] }, {}, [toll]);
    poor.answer(play("Toll"));
    expect(poor.zone("P1.hand")).toHaveLength(1);
  });

  test("R-51 every target must really be rested: with one rested already it was not carried out", () => {
    const calm = command("Lull", pick(own), pick(enemy, "t2"), { op: "rest", target: ["t1", "t2"] }, { ...draw, after: "ifYouDo" });
    const half = table({ battleArea: ["Lancer"], hand: ["Lull"] }, { battleArea: [rested("Clerk")] }, [calm]);
    half.answer(play("Lull"));
    expect(half.zone("P1.hand")).toEqual([]);
    const whole = table({ battleArea: ["Lancer"], hand: ["Lull"] }, { battleArea: ["Clerk"] }, [calm]);
    whole.answer(play("Lull"));
    expect(whole.zone("P1.hand")).toHaveLength(1);
  });

  test("R-51 an instruction whose own condition fails is not part of what had to be done", () => {
    const plan = command("Plan", draw, { ...draw, if: [{ count: enemy, atLeast: 1 }] }, { ...draw, after: "ifYouDo" });
    const t = table({ hand: ["Plan"] }, {}, [plan]);
    t.answer(play("Plan"));
    expect(t.zone("P1.hand")).toHaveLength(2);
  });

  test("R-52, Q197 a trigger that could change nothing is not used up", () => {
    const sleeper = unit("Sleeper", {
      timing: "Trigger",
      oncePerTurn: true,
      trigger: { event: "unitDeployed", who: own },
      ops: [{ op: "setActive", target: "thisUnit" }],
    });
    const t = table({ battleArea: ["Sleeper"], hand: ["Clerk", "Clerk", "Clerk"] }, {}, [sleeper]);
    t.answer(play("Clerk"), attack("Sleeper"));
    t.passes();
    expect(t.card("Sleeper")).toMatchObject({ rested: true });
    t.answer(play("Clerk"));
    expect(t.card("Sleeper")).toMatchObject({ rested: false });
    t.answer(attack("Sleeper")).passes();
    t.answer(play("Clerk"));
    expect(t.card("Sleeper")).toMatchObject({ rested: true });
  });

  test("R-52 an activated effect is used when it is activated, whatever comes of it", () => {
    const alarm = unit("Alarm", { timing: "ActivateMain", oncePerTurn: true, ops: [{ op: "setActive", target: "thisUnit" }] });
    const t = table({ battleArea: ["Alarm"] }, {}, [alarm]);
    t.answer(activate("Alarm"));
    expect(t.refusal(activate("Alarm"))).toBe("11-2-12");
  });

  test("R-53 a gate that held at the event is not looked at again", () => {
    const twice = {
      name: "Twice",
      ap: 2,
      hp: 2,
      link: [{ pilotNameIncludes: "Rider" }],
      effects: [
        { timing: "Attack", gate: "DuringLink", ops: [draw] },
        { timing: "Attack", ops: [pick({ kind: "Pilot", side: "own" }), { op: "returnToHand", target: "t1" }] },
      ],
    };
    const t = table({ battleArea: [{ card: "Twice", pilot: "Rider" }] }, {}, [twice]);
    t.answer(attack("Twice"), "resolve Twice: effect 2").passes();
    expect(t.zone("P1.hand")).toHaveLength(2);
  });

  test("R-54, Q69 an effect of a card that left looks at its last state", () => {
    const proud = unit("Proud", { timing: "Destroyed", ops: [{ ...draw, if: [{ self: { apMin: 4 } }] }] });
    const strong = table({ battleArea: ["Giant"] }, { battleArea: [rested("Proud", { pilot: "Rider" })] }, [proud]);
    strong.answer(attack("Giant", "Proud")).passes();
    expect(strong.zone("P2.hand")).toHaveLength(1);
    const weak = table({ battleArea: ["Giant"] }, { battleArea: [rested("Proud", { pilot: "Stranger" })] }, [proud]);
    weak.answer(attack("Giant", "Proud")).passes();
    expect(weak.zone("P2.hand")).toEqual([]);
  });

  test("R-54, R-23 a Unit that left destroys by its effect: an event about it looks at the HP that it had left", () => {
    const keeper = unit("Keeper", {
      timing: "Trigger",
      trigger: { event: "unitDestroysEnemyUnit", who: { ...own, hpMax: 1 }, damage: "any" },
      ops: [draw],
    });
    const comet = unit("Comet", {
      timing: "ActivateMain",
      cost: [{ op: "destroySelf" }],
      ops: [{ op: "damage", n: 1, target: { all: enemy } }],
    });
    const drawn = (damage: number) => {
      const battleArea = ["Keeper", { card: "Comet", damage }];
      const t = table({ battleArea }, { battleArea: ["Clerk"] }, [keeper, comet]);
      return t.answer(activate("Comet")).zone("P1.hand").length;
    };
    expect([drawn(0), drawn(1)]).toEqual([0, 1]);
  });

  test.each([
    { who: { apMax: 1 }, drawn: 0 },
    { who: { apMax: 2 }, drawn: 1 },
    { who: { apMin: 3 }, drawn: 0 },
  ])("R-54 and at the AP that it had: $who", ({ who, drawn }) => {
    const keeper = unit("Keeper", {
      timing: "Trigger",
      trigger: { event: "unitDestroysEnemyUnit", who: { ...own, ...who }, damage: "any" },
      ops: [draw],
    });
    const comet = unit("Comet", {
      timing: "ActivateMain",
      cost: [{ op: "destroySelf" }],
      ops: [{ op: "damage", n: 1, target: { all: enemy } }],
    });
    const t = table({ battleArea: ["Keeper", "Comet"] }, { battleArea: ["Clerk"] }, [keeper, comet]);
    expect(t.answer(activate("Comet")).zone("P1.hand")).toHaveLength(drawn);
  });

  test("R-55, Q84 own and friendly are the same", () => {
    const either = command(
      "Either",
      { op: "modify", ap: 1, until: "turn", target: { all: own } },
      { op: "modify", ap: 1, until: "turn", target: { all: { kind: "Unit", side: "friendly" } } },
    );
    const t = table({ battleArea: ["Lancer"], hand: ["Either"] }, { battleArea: ["Clerk"] }, [either]);
    t.answer(play("Either"));
    expect([t.card("Lancer"), t.card("Clerk")]).toMatchObject([{ ap: 5 }, { ap: 1 }]);
  });

  test("R-56 of the Shields only those that are battling can be chosen", () => {
    const diver = unit("Diver", {
      timing: "ActivateAction",
      cost: [{ op: "destroySelf" }],
      ops: [pick({ kind: "BaseOrShield", side: "enemy", battlingThisUnit: true }), { op: "damage", n: 1, target: "t1" }],
    });
    const t = table({ battleArea: ["Diver", { card: "Diver", as: "other" }] }, { shieldSection: ["Clerk", "Giant"] }, [diver]);
    t.answer(attack("Diver"));
    if (t.asked === "P2") t.answer("pass");
    expect(t.options).toEqual([activate("Diver"), "pass"]);
    t.answer(activate("Diver")).passes();
    expect(t.zone("P2.trash")).toEqual(["Clerk"]);
    expect(t.zone("P2.shieldSection")).toEqual(["Giant"]);
  });

  test("R-56, {13-1-7} of an attacker with Suppression the first two", () => {
    const offered = (...keywords: string[]) => {
      const ops = [pick({ kind: "BaseOrShield", side: "enemy" }), { op: "damage", n: 1, target: "t1" }];
      const comet = { ...unit("Comet", { timing: "Attack", ops }), keywords };
      const t = table({ battleArea: ["Comet"] }, { shieldSection: ["Clerk", "Giant", "Lancer"] }, [comet]);
      t.answer(attack("Comet"));
      return t.question === "9-3-3" ? t.options : t.zone("P2.trash").slice(0, 1).map(choose); // of one nobody is asked
    };
    expect([offered("Suppression"), offered()]).toEqual([[choose("Giant"), choose("Clerk")], [choose("Clerk")]]);
  });
});
