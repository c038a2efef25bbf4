/** What the publisher's questions and answers settle, where no test of a paragraph names them. */
import { newMatch } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { gundam } from "../../src/game.ts";
import { activate, attack, choose, endMain, table as lay, no, play, type Side, type Table, yes } from "../table.ts";
import { cast } from "./cast.ts";

const table = (P1: Side, P2: Side = {}, more: object[] = []): Table => lay({ P1, P2 }, [...cast, ...more]);
const rested = (card: string, more: object = {}) => ({ card, rested: true, ...more });
const recent = (card: string, more: object = {}) => ({ card, deployedThisTurn: true, ...more });
const unit = (name: string, effect: object | object[], more: object = {}) => ({ name, ap: 2, hp: 2, ...more, effects: [effect].flat() });
const always = (...ops: object[]) => ({ timing: "Constant", ops });
const on = (event: string, more: object, ...ops: object[]) => ({ timing: "Trigger", trigger: { event, ...more }, ops });
const command = (name: string, ...ops: object[]) => ({ name, type: "Command", effects: [{ timing: ["Main", "Action"], ops }] });
const pick = (from: object, as = "t1", n: unknown = 1) => ({ op: "choose", as, n, from });
const enemy = { kind: "Unit", side: "enemy" };
const own = { kind: "Unit", side: "own" };
const draw = { op: "draw", n: 1 };
const hit = (n: number) => ({ op: "damage", n, target: "t1" });
const onThis = (op: string, more: object = {}) => ({ op, target: "thisUnit", ...more });
const onT1 = (op: string, more: object = {}) => ({ op, target: "t1", ...more });

describe("setting up and turns", () => {
  test("Q8 the first card placed is the bottom Shield, the sixth the top one", () => {
    const deck = (id: string) => gundam.decks.find((each) => each.id === id)!.deck;
    const g = newMatch(gundam, { decks: [deck("official-deck-004"), deck("official-deck-006")], seed: 5 });
    while (g.question()?.rule === "5-2-1-3") g.play(0);
    g.play(g.parse("keep the hand"));
    const top = gundam.stage.cards(g, 0, "deck").slice(0, 6);
    g.play(g.parse("keep the hand"));
    expect(gundam.stage.cards(g, 0, "shieldSection")).toEqual(top.toReversed());
  });

  test("Q31 Player One may attack in the first turn", () => {
    const t = lay({ turn: 1, P1: { battleArea: ["Clerk"] } }, cast);
    expect(t.refusal(attack("Clerk"))).toBeNull();
  });

  test("Q13, Q172 what stays rested in the active step can be set active by another effect", () => {
    const freeze = command("Freeze", pick(enemy), onT1("skipNextActiveStep"));
    const t = table({ hand: ["Freeze"] }, { battleArea: [rested("Lancer"), rested("Clerk")], hand: ["Awake"] }, [freeze]);
    t.answer(play("Freeze"), choose("Lancer"), endMain).passes();
    expect([t.card("Lancer"), t.card("Clerk")]).toMatchObject([{ rested: true }, { rested: false }]);
    t.answer(play("Awake"), choose("Lancer"));
    expect(t.card("Lancer")).toMatchObject({ rested: false });
  });

  test("Q30 a Unit may use its 【Activate･Main】 on the turn it is deployed", () => {
    const t = table({ battleArea: [recent("Gunner")] }, { battleArea: ["Lancer"] });
    t.answer(activate("Gunner"));
    expect(t.card("Lancer")).toMatchObject({ damage: 1 });
  });

  test("Q127 a Resource is placed only if the resource deck has one", () => {
    const growth = command("Growth", { op: "placeResource", n: 1 });
    const t = table({ hand: ["Growth"], resourceArea: 3, resourceDeck: 0 }, {}, [growth]);
    t.answer(play("Growth"));
    expect(t.player("P1")).toMatchObject({ resources: 3 });
  });
});

describe("damage and destruction", () => {
  test("Q98 damage, with no kind named, is both kinds", () => {
    const shell = unit("Shell", always(onThis("preventDamage", { damage: "any", from: enemy })));
    const t = table({ battleArea: ["Hothead"] }, { battleArea: [rested("Shell")] }, [shell]);
    t.answer(attack("Hothead", "Shell")).passes();
    expect(t.card("Shell")).toMatchObject({ damage: 0 });
  });

  test("Q115, Q144 a Unit that dies in the same exchange has destroyed its enemy", () => {
    const t = table({ battleArea: ["Trophy"] }, { battleArea: [rested("Lancer")] });
    t.answer(attack("Trophy", "Lancer")).passes();
    expect([t.zone("P1.trash"), t.zone("P2.trash")]).toEqual([["Trophy"], ["Lancer"]]);
    expect(t.zone("P1.hand")).toHaveLength(1);
  });

  test("Q228 a destroy-effect is no damage: what asks for battle damage is not triggered", () => {
    const axe = unit("Axe", [
      { timing: "Attack", ops: [pick({ ...enemy, lvMax: 1 }), onT1("destroy")] },
      on("thisUnitDestroysEnemyUnit", { damage: "battle" }, draw),
    ]);
    const t = table({ battleArea: ["Axe"] }, { battleArea: [{ card: "Clerk" }] }, [axe]);
    t.answer(attack("Axe")).passes();
    expect(t.zone("P2.trash")).toContain("Clerk");
    expect(t.zone("P1.hand")).toEqual([]);
  });

  test("Q149 nor what asks for a Unit destroyed by damage", () => {
    const crow = unit("Crow", on("unitDestroyedByDamage", { who: enemy, damage: "any" }, draw));
    const smite = command("Smite", pick(enemy), onT1("destroy"));
    const t = table({ battleArea: ["Crow"], hand: ["Smite", "Bolt"] }, { battleArea: ["Lancer", "Clerk"] }, [crow, smite]);
    t.answer(play("Smite"), choose("Lancer"));
    expect(t.zone("P1.hand")).toEqual(["Bolt"]);
    t.answer(play("Bolt"));
    expect(t.zone("P1.hand")).toHaveLength(1);
  });

  test.each([
    ["a Shield", { shieldSection: 1 }],
    ["a Base", { baseSection: [{ card: "Fort", damage: 3 }] }],
    ["an EX Base", { baseSection: [{ card: "EXB-001", damage: 2 }] }],
  ])("Q116 a card of the shield area is %s", (_, side) => {
    const ram = unit("Ram", on("thisUnitDestroysShieldAreaCard", { damage: "battle" }, draw));
    const t = table({ battleArea: ["Ram"] }, side, [ram]);
    t.answer(attack("Ram")).passes();
    expect(t.zone("P1.hand")).toHaveLength(1);
  });

  test("Q171, Q361 by any damage: Breach counts too", () => {
    const chief = unit("Chief", on("unitDestroysShieldAreaCard", { who: own, damage: "any" }, draw));
    const t = table({ battleArea: ["Chief", "Breaker"] }, { battleArea: [rested("Clerk")] }, [chief]);
    t.answer(attack("Breaker", "Clerk")).passes();
    expect(t.player("P2")).toMatchObject({ shields: 2 });
    expect(t.zone("P1.hand")).toHaveLength(1);
  });

  test("Q171 a Base that Breach does not destroy triggers nothing", () => {
    const chief = unit("Chief", on("unitDestroysShieldAreaCard", { who: own, damage: "any" }, draw));
    const t = table({ battleArea: ["Chief", "Breaker"] }, { battleArea: [rested("Clerk")], baseSection: ["Fort"] }, [chief]);
    t.answer(attack("Breaker", "Clerk")).passes();
    expect(t.card("Fort")).toMatchObject({ damage: 3 });
    expect(t.zone("P1.hand")).toEqual([]);
  });

  test("Q192, Q204 damage of a Unit's effect comes from that Unit", () => {
    const shell = unit("Shell", always(onThis("preventDamage", { damage: "effect", from: { ...enemy, lvMax: 2 } })));
    const grunt = { ...cast.find((each) => each.name === "Hothead")!, name: "Grunt", level: 2 };
    const elite = { ...grunt, name: "Elite", level: 3 };
    const t = table({ battleArea: ["Grunt", "Elite"] }, { battleArea: ["Shell"] }, [shell, grunt, elite]);
    t.answer(attack("Grunt")).passes();
    expect(t.card("Shell")).toMatchObject({ damage: 0 });
    t.answer(attack("Elite")).passes();
    expect(t.zone("P2.trash")).toContain("Shell");
  });

  test("Q296 Breach is effect damage of the Unit", () => {
    const keep = {
      name: "Keep",
      type: "Base",
      hp: 5,
      effects: [{ timing: "Trigger", trigger: { event: "thisBaseReceivesDamage", damage: "effect", from: enemy }, ops: [draw] }],
    };
    const t = table({ battleArea: ["Breaker", "Lancer"] }, { battleArea: [rested("Clerk")], baseSection: ["Keep"] }, [keep]);
    t.answer(attack("Breaker", "Clerk")).passes();
    expect(t.card("Keep")).toMatchObject({ damage: 3 });
    expect(t.zone("P2.hand")).toHaveLength(1);
  });

  test("Q272 damage about to be received is lowered, from a source that matches only", () => {
    const tough = unit(
      "Tough",
      {
        timing: "Trigger",
        substitution: true,
        trigger: { event: "thisUnitWouldReceiveDamage", from: enemy },
        ops: [{ op: "reduceDamage", n: 2 }],
      },
      { hp: 5 },
    );
    const t = table({ battleArea: ["Lancer"], hand: ["Bolt"] }, { battleArea: [rested("Tough")] }, [tough]);
    t.answer(play("Bolt"));
    expect(t.card("Tough")).toMatchObject({ damage: 3 });
    t.answer(attack("Lancer", "Tough")).passes();
    expect(t.card("Tough")).toMatchObject({ damage: 4 });
  });

  test("Q280, Q283 redirected battle damage is still battle damage, and what protects the other Unit applies", () => {
    const guard = unit("Squad", {
      timing: "ActivateAction",
      ops: [pick({ ...own, notSelf: true }), { op: "redirectDamage", damage: "battle", fromTarget: "thisUnit", to: "t1", until: "battle" }],
    });
    const shell = unit("Shell", always(onThis("preventDamage", { damage: "battle", from: enemy })));
    const husk = unit("Husk", always(onThis("preventDamage", { damage: "effect", from: enemy })), { hp: 4 });
    for (const [other, damage] of [
      ["Shell", 0],
      ["Husk", 3],
    ] as const) {
      const t = table({ battleArea: ["Lancer"] }, { battleArea: [rested("Squad"), other] }, [guard, shell, husk]);
      t.answer(attack("Lancer", "Squad"), "P2: activate Squad").passes();
      expect([t.card("Squad"), t.card(other)]).toMatchObject([{ damage: 0 }, { damage }]);
    }
  });

  test("Q69, Q340 a 【Destroyed】 effect that counts Pilots counts the one that was with its Unit", () => {
    const wreath = unit("Wreath", {
      timing: "Destroyed",
      ops: [{ ...draw, if: [{ count: { kind: "Pilot", side: "own" }, atLeast: 1 }] }],
    });
    const hands = (pilot: object) => {
      const t = table({ hand: ["Smite"] }, { battleArea: [{ card: "Wreath", ...pilot }] }, [
        wreath,
        command("Smite", pick(enemy), onT1("destroy")),
      ]);
      return t.answer(play("Smite")).zone("P2.hand").length;
    };
    expect([hands({}), hands({ pilot: "Stranger" })]).toEqual([0, 1]);
  });
});

test.each([
  ["pairedPilotToHand", [["Rider"], []]],
  ["pairedPilotToDeckTop", [["Rider"], []]],
])("11-2-8, 3-1-5 of a destroyed Unit the Pilot, if it still lies in the trash: %s", (op, where) => {
  const wreath = unit("Wreath", {
    timing: "Destroyed",
    ops: [
      { op: "exile", target: { all: { kind: "PilotCard", side: "own", zone: "trash" } } },
      { op, after: "then" },
    ],
  });
  const smite = command("Smite", pick(enemy), onT1("destroy"));
  const t = table({ hand: ["Smite"] }, { battleArea: [{ card: "Wreath", pilot: "Rider" }], deck: 3 }, [wreath, smite]);
  t.answer(play("Smite"));
  expect([t.zone("P2.removal"), t.zone("P2.hand")]).toEqual(where);
});

describe("attacks", () => {
  test("Q135, Q392 a later change of target does not switch on what asked for a Unit", () => {
    const hunter = unit(
      "Hunter",
      { timing: "Attack", ops: [onThis("modify", { ap: 3, until: "battle", if: [{ attackTarget: "unit" }] })] },
      { hp: 9 },
    );
    const t = table({ battleArea: ["Hunter"] }, { battleArea: ["Lancer"], hand: ["Feint"] }, [hunter]);
    t.answer(attack("Hunter"), "P2: play Feint");
    expect(t.card("Hunter")).toMatchObject({ ap: 2 });
    t.passes();
    expect(t.card("Lancer")).toMatchObject({ damage: 2 });
  });

  test("Q136, Q185 what looks at the Unit being battled follows a change of target", () => {
    const duellist = unit("Fencer", { timing: "Constant", while: [{ battlingEnemy: { hpMax: 1 } }], ops: [onThis("modify", { ap: 3 })] });
    const t = table({ battleArea: ["Fencer"], hand: ["Bolt"] }, { battleArea: [rested("Lancer"), "Clerk"], hand: ["Feint"] }, [duellist]);
    t.answer(attack("Fencer", "Lancer"));
    expect(t.card("Fencer")).toMatchObject({ ap: 2 });
    t.answer("P2: play Feint", choose("Clerk"));
    expect(t.card("Fencer")).toMatchObject({ ap: 5 });
  });

  test("Q138, Q150 cannot attack lasts the whole turn, though its reason is gone", () => {
    const sulk = unit("Sulk", { timing: "Deploy", ops: [{ op: "cannotAttack", target: { all: { ...own, lvMax: 1 } }, until: "turn" }] });
    const t = table({ battleArea: ["Clerk"], hand: ["Sulk", "Fell"] }, {}, [
      sulk,
      command("Fell", pick({ ...own, nameIncludes: "Sulk" }), onT1("destroy")),
    ]);
    t.answer(play("Sulk"), play("Fell"));
    expect(t.refusal(attack("Clerk"))).toBe("1-3-3");
  });

  test("Q355 an unusual target is no permission to attack on the turn of deployment", () => {
    const t = table({ battleArea: [recent("Sniper")] }, { battleArea: ["Clerk"] });
    expect(t.refusal("attack with Sniper")).toBe("2-11-4");
  });

  test("Q355 nor are two permissions one: on the turn of deployment only what that one allows", () => {
    const rash = unit("Rash", [
      always(onThis("mayAttackOnDeployTurn", { allowed: { ...enemy, state: "rested", lvMin: 3 } })),
      always(onThis("mayAttackActive", { allowed: { ...enemy, state: "active" } })),
    ]);
    const t = table({ battleArea: [recent("Rash")] }, { battleArea: ["Clerk", rested("Giant")] }, [rash]);
    expect(t.attacks).toEqual([attack("Rash", "Giant")]);
  });

  describe("a Unit that must be attacked", () => {
    const lure = unit("Lure", always(onThis("attractAttacks", { strength: "ifPossible" })));
    const lure2 = { ...lure, name: "Lamp" };
    const must = { ...cast.find((each) => each.name === "Bait")!, name: "Bait 2" };
    const attacks = (units: unknown[], by = "Lancer") => table({ battleArea: [by] }, { battleArea: units }, [lure, lure2, must]).attacks;

    test("Q214 among several the attacker chooses", () => {
      expect(attacks([rested("Lure"), rested("Lamp"), rested("Clerk")])).toEqual([attack("Lancer", "Lure"), attack("Lancer", "Lamp")]);
    });
    test("Q289 must goes before if possible", () => {
      expect(attacks([rested("Lure"), rested("Bait")])).toEqual([attack("Lancer", "Bait")]);
    });
    test("Q290 of several that must be attacked, one", () => {
      expect(attacks([rested("Bait"), rested("Bait 2"), rested("Clerk")])).toEqual([attack("Lancer", "Bait"), attack("Lancer", "Bait 2")]);
    });
    test("Q299, Q300 an active one obliges nobody who cannot attack active Units", () => {
      expect(attacks(["Bait", rested("Clerk")])).toEqual([attack("Lancer"), attack("Lancer", "Clerk")]);
      expect(attacks([rested("Clerk")])).toEqual([attack("Lancer"), attack("Lancer", "Clerk")]);
    });
    test("Q301 who can, must", () => {
      expect(attacks(["Bait", rested("Clerk")], "Sniper")).toEqual([attack("Sniper", "Bait")]);
    });
    test("Q298 an attack that is declared already is not redirected", () => {
      const flare = command("Flare", pick(own), onT1("attractAttacks", { strength: "must", until: "turn" }));
      const t = table({ battleArea: ["Lancer"] }, { battleArea: [rested("Clerk")], hand: ["Flare"] }, [flare]);
      t.answer(attack("Lancer"), "P2: play Flare").passes();
      expect(t.player("P2")).toMatchObject({ shields: 2 });
      expect(t.card("Clerk")).toMatchObject({ damage: 0 });
    });
  });

  test("Q420 told not to use Blocker, it may not, though it gains Blocker again", () => {
    const hush = unit("Hush", {
      timing: "Attack",
      ops: [
        { op: "cannotActivateBlocker", target: { all: enemy }, until: "battle" },
        { op: "gainKeyword", target: { all: enemy }, keyword: { k: "Blocker" }, until: "turn" },
      ],
    });
    const t = table({ battleArea: ["Hush"] }, { battleArea: ["Wall"], hand: ["Bolt"] }, [hush]);
    t.answer(attack("Hush"));
    expect(t.question).toBe("8-3");
    expect(t.card("Wall")).toMatchObject({ rested: false });
  });

  test("Q375 Suppression is read in the damage step", () => {
    const gift = command("Gift", pick(own), onT1("gainKeyword", { keyword: { k: "Suppression" }, until: "battle" }));
    const t = table({ battleArea: ["Lancer"], hand: ["Gift"] }, {}, [gift]);
    t.answer(attack("Lancer"));
    while (t.asked === "P2") t.answer("pass");
    t.answer(play("Gift")).passes();
    expect(t.player("P2")).toMatchObject({ shields: 1 });
  });

  test("Q195 of two Shields destroyed together, the one's Burst does not save the other", () => {
    const grab = { name: "Grab", ap: 1, hp: 1, effects: [{ timing: "Burst", ops: [{ op: "shieldToHand", n: 1 }] }] };
    const t = table({ battleArea: ["Twin"] }, { shieldSection: ["Grab", "Keg", "Giant"] }, [grab]);
    t.answer(attack("Twin")).passes();
    while (t.asked === "P2" && t.question !== "6-5") t.answer(t.options.includes(yes) ? yes : t.options.find((each) => /Grab/.test(each))!);
    expect(t.zone("P2.hand")).toContain("Giant");
    expect(t.zone("P2.trash").toSorted()).toEqual(["Grab", "Keg"]);
  });

  test("Q354 deployed rested is not rested by an effect", () => {
    const levy = command("Levy", { op: "deployToken", n: 1, rested: true, token: { name: "Recruit", traits: [], ap: 1, hp: 1 } });
    const t = table({ battleArea: ["Sulker", "Lancer"], hand: ["Levy"] }, {}, [levy]);
    t.answer(play("Levy"), attack("Sulker")).passes();
    expect(t.zone("P1.hand")).toEqual([]);
  });
});

describe("playing, choosing, counting", () => {
  test("Q139 an effect that lowers the cost leaves the Lv., and the cost is never below 0", () => {
    const cheap = {
      name: "Cheap",
      ap: 1,
      hp: 1,
      level: 4,
      cost: 2,
      effects: [{ timing: "Constant", zone: "hand", ops: [{ op: "costModifier", zone: "hand", n: -3 }] }],
    };
    expect(table({ hand: ["Cheap"], resourceArea: 3 }, {}, [cheap]).refusal(play("Cheap"))).toBe("2-8-1");
    const t = table({ hand: ["Cheap"], resourceArea: 4 }, {}, [cheap]);
    t.answer(play("Cheap"));
    expect(t.player("P1")).toMatchObject({ activeResources: 4 });
  });

  test("Q130, Q394 a Unit deployed by an effect has its 【Deploy】 effect, and makes room for itself", () => {
    const revive = command("Revive", pick({ kind: "UnitCard", side: "own", zone: "trash" }), onT1("deploy", { payCost: false }));
    const t = table({ battleArea: Array<string>(6).fill("Clerk"), hand: ["Revive"], trash: ["Herald"] }, {}, [revive]);
    t.answer(play("Revive"));
    expect(t.question).toBe("10-4-2");
    t.answer(t.options[0]!);
    expect(t.zone("P1.battleArea").filter((each) => each === "Clerk")).toHaveLength(5);
    expect(t.zone("P1.battleArea")).toContain("Herald");
    expect(t.zone("P1.hand")).toHaveLength(1);
  });

  test("Q131 a Unit taken from the cards looked at is deployed, with its 【Deploy】 effect", () => {
    const scout = command(
      "Scout",
      { op: "lookTop", n: 3 },
      { op: "mayTakeLooked", n: 1, to: "battleArea", from: { kind: "UnitCard", side: "own", zone: "looked" } },
      { op: "lookedRestToTrash" },
    );
    const t = table({ hand: ["Scout"], deck: ["Bolt", "Herald", "Rally", "Giant", "Lancer"] }, {}, [scout]);
    t.answer(play("Scout"), choose("Herald"));
    expect(t.zone("P1.battleArea")).toEqual(["Herald"]);
    expect(t.zone("P1.hand")).toEqual(["Giant"]);
    expect(t.zone("P1.trash").toSorted()).toEqual(["Bolt", "Rally", "Scout"]);
  });

  test("Q133 an AP that sinks takes away at once what it gave", () => {
    const boar = unit(
      "Boar",
      { timing: "Constant", while: [{ self: { apMin: 5 } }], ops: [onThis("gainKeyword", { keyword: { k: "Breach", n: 3 } })] },
      { ap: 5, hp: 5 },
    );
    const weaken = command("Weaken", pick(enemy), onT1("modify", { ap: -1, until: "turn" }));
    const t = table({ battleArea: ["Boar"] }, { battleArea: [rested("Clerk")], hand: ["Weaken"] }, [boar, weaken]);
    expect(t.card("Boar")).toMatchObject({ keywords: ["Breach 3"] });
    t.answer(attack("Boar", "Clerk"), "P2: play Weaken");
    expect(t.card("Boar")).toMatchObject({ keywords: [] });
    t.passes();
    expect(t.player("P2")).toMatchObject({ shields: 3 });
  });

  test("Q170 a condition for choosing a target is looked at when it is chosen, not later", () => {
    const fury = command("Fury", pick({ ...own, damaged: true }), onT1("modify", { ap: 3, until: "turn" }));
    const mend = command("Mend", pick(own), onT1("recover", { n: 3 }));
    const t = table({ battleArea: [{ card: "Lancer", damage: 1 }], hand: ["Fury", "Mend"] }, {}, [fury, mend]);
    t.answer(play("Fury"), play("Mend"));
    expect(t.card("Lancer")).toMatchObject({ damage: 0, ap: 6 });
  });

  test("Q148, Q243 Lv. at most that of this Unit: the last one, if it is gone", () => {
    const grudge = unit("Grudge", { timing: "Destroyed", ops: [pick({ ...enemy, lvMaxRef: "thisUnit" }), hit(1)] }, { level: 3 });
    const t = table({ battleArea: ["Lancer", "Giant"], hand: [] }, { battleArea: [rested("Grudge")] }, [grudge]);
    t.answer(attack("Giant", "Grudge")).passes();
    expect([t.card("Lancer"), t.card("Giant")]).toMatchObject([{ damage: 1 }, { damage: 2 }]);
  });

  test("Q153, Q327 one of yours and one of theirs: both, or none", () => {
    const trade = unit("Trade", {
      timing: "Deploy",
      ops: [pick({ ...own, notSelf: true }, "t1"), pick(enemy, "t2"), { op: "rest", target: ["t1", "t2"] }],
    });
    const t = table({ battleArea: ["Clerk"], hand: ["Trade"] }, {}, [trade]);
    t.answer(play("Trade"));
    expect(t.question).toBe("6-5");
    expect(t.card("Clerk")).toMatchObject({ rested: false });
    const both = table({ battleArea: ["Clerk"], hand: ["Trade"] }, { battleArea: ["Lancer"] }, [trade]);
    both.answer(play("Trade"));
    expect([both.card("Clerk"), both.card("Lancer")]).toMatchObject([{ rested: true }, { rested: true }]);
  });

  test("Q265, Q412 three wanted, two there: none", () => {
    const sweep = command("Sweep", pick(enemy, "t1", 3), hit(1));
    expect(table({ hand: ["Sweep"] }, { battleArea: ["Clerk", "Lancer"] }, [sweep]).refusal(play("Sweep"))).toBe("9-1-8-1-1");
  });

  test("Q173 which Unit was being battled is known though the cost took this Unit away", () => {
    const kamikaze = unit("Comet", {
      timing: "ActivateAction",
      cost: [{ op: "destroySelf" }],
      ops: [pick({ ...enemy, battlingThisUnit: true }), hit(2)],
    });
    const t = table({ battleArea: ["Giant"] }, { battleArea: [rested("Comet")] }, [kamikaze]);
    t.answer(attack("Giant", "Comet"), "P2: activate Comet").passes();
    expect(t.card("Giant")).toMatchObject({ damage: 2 });
    expect(t.zone("P2.trash")).toEqual(["Comet"]);
  });

  test.each<[says: string, attacks: [string, string], isGiant: boolean]>([
    ["it attacks", ["Comet", "Giant"], true],
    ["it is attacked", ["Giant", "Comet"], true],
    ["it attacks the player", ["Comet", "the player"], false],
    ["another attacks", ["Clerk", "Giant"], false],
    ["another is attacked", ["Giant", "Clerk"], false],
    ["the player is attacked", ["Giant", "the player"], false],
  ])("Q173 who was battled by this Unit that its own effect has taken away: %s", (_, [attacker, target], isGiant) => {
    const leaves = { op: "destroy", target: "thisUnit" };
    const cheers = { op: "modify", ap: 1, target: { all: { ...enemy, battlingThisUnit: true } }, until: "turn" };
    const comet = unit("Comet", { timing: "ActivateAction", ops: [leaves, cheers] });
    const its = { battleArea: [rested("Comet"), rested("Clerk")] };
    const other = { battleArea: [rested("Giant"), "Lancer"] };
    const mine = { battleArea: ["Comet", "Clerk"] };
    const isAttacker = attacker !== "Giant";
    const t = isAttacker ? table(mine, other, [comet]) : table({ battleArea: ["Giant", "Lancer"] }, its, [comet]);
    t.answer(attack(attacker, target));
    while (!t.options.includes(activate("Comet"))) t.answer("pass");
    t.answer(activate("Comet"));
    expect([t.card("Giant")["ap"], t.card("Lancer")["ap"]]).toEqual([isGiant ? 6 : 5, 3]);
  });

  test.each([
    ["who attacks", ["Giant", "Comet"]],
    ["who is attacked", ["Comet", "Giant"]],
  ])("3-1-5 who has left and come back is not battled any more: %s", (_, [attacker, target]) => {
    const battled = { target: { all: { ...enemy, battlingThisUnit: true } } };
    const comet = unit("Comet", {
      timing: "ActivateAction",
      ops: [
        { op: "modify", ap: 1, ...battled, until: "turn" },
        { op: "returnToHand", ...battled },
        { op: "deploy", target: { all: { kind: "UnitCard", side: "enemy", zone: "hand" } } },
        { op: "modify", ap: 1, ...battled, until: "turn" },
      ],
    });
    const side = (player: string) => ({ battleArea: [player === attacker ? player : rested(player)] });
    const t = table(side(attacker!), side(target!), [comet]);
    t.answer(attack(attacker!, target));
    while (!t.options.includes(activate("Comet"))) t.answer("pass");
    t.answer(activate("Comet"));
    expect([t.happened("deploy").length, t.card("Giant")]).toMatchObject([1, { place: "battleArea", ap: 5 }]);
  });

  test("Q177 a Shield is one of the shield section, not the Base", () => {
    const pierce = command("Pierce", { op: "damage", n: 1, target: { all: { kind: "ShieldAreaCard", side: "enemy" } } });
    const chip = command("Chip", { ...draw, if: [{ count: { kind: "Shield", side: "enemy" }, atMost: 0 }] });
    const t = table({ hand: ["Chip", "Pierce"] }, { baseSection: ["Fort"], shieldSection: 0 }, [pierce, chip]);
    t.answer(play("Chip"));
    expect(t.zone("P1.hand")).toHaveLength(2);
  });

  test("Q196 a Unit card or a Pilot card: one in all", () => {
    const salvage = command("Salvage", pick({ kind: "UnitOrPilotCard", side: "own", zone: "trash" }), onT1("addToHand"));
    const t = table({ hand: ["Salvage"], trash: ["Clerk", "Rider", "Bolt"] }, {}, [salvage]);
    t.answer(play("Salvage"));
    expect(t.options).toEqual([choose("Clerk"), choose("Rider")]);
    t.answer(choose("Rider"));
    expect(t.zone("P1.hand")).toEqual(["Rider"]);
  });

  test("Q206, Q224, Q225 the highest Lv.: of several that have it, the owner chooses", () => {
    const duel = command("Duel", pick({ ...enemy, superlative: ["highest", "lv"] }), hit(1));
    const t = table({ hand: ["Duel"] }, { battleArea: ["Clerk", "Giant", { card: "Giant", as: "second" }, "Lancer"] }, [duel]);
    t.answer(play("Duel"));
    expect(t.options).toEqual([choose("Giant"), choose("second")]);
  });

  test("Q222 a Unit with 【Attack】: its Pilot's counts", () => {
    const jam = command("Jam", pick({ ...enemy, hasTiming: "Attack" }), onT1("rest"));
    const t = table({ hand: ["Jam"] }, { battleArea: ["Clerk", { card: "Lancer", pilot: "Drummer" }, "Scholar"] }, [jam]);
    t.answer(play("Jam"));
    expect(t.options).toEqual([choose("Lancer"), choose("Scholar")]);
  });

  test("Q271, Q275 a keyword that was gained counts as one it has", () => {
    const gift = command(
      "Gift",
      pick({ ...own, nameIncludes: "Clerk" }),
      onT1("gainKeyword", { keyword: { k: "Breach", n: 1 }, until: "turn" }),
    );
    const cheer = (name: string, quality: object) => command(name, pick({ ...own, ...quality }), onT1("modify", { ap: 1, until: "turn" }));
    const t = table({ battleArea: ["Clerk", "Lancer"], hand: ["Gift", "Any", "One"] }, {}, [
      gift,
      cheer("Any", { hasAnyKeyword: true }),
      cheer("One", { keyword: "Breach" }),
    ]);
    expect([t.refusal(play("Any")), t.refusal(play("One"))]).toEqual(["9-1-8-1-1", "9-1-8-1-1"]);
    t.answer(play("Gift"), play("Any"), play("One"));
    expect([t.card("Clerk"), t.card("Lancer")]).toMatchObject([{ ap: 3 }, { ap: 3 }]);
  });

  test("Q276 in the trash a printed keyword counts", () => {
    const salvage = command("Salvage", pick({ kind: "UnitCard", side: "own", zone: "trash", keyword: "Blocker" }), onT1("addToHand"));
    const t = table({ hand: ["Salvage"], trash: ["Clerk", "Wall"] }, {}, [salvage]);
    t.answer(play("Salvage"));
    expect(t.zone("P1.hand")).toEqual(["Wall"]);
  });

  test("Q303 Development may be paid though what follows has no target", () => {
    const relic = unit("Relic", {
      timing: "Deploy",
      development: 1,
      ops: [
        { ...pick({ kind: "Card", side: "own", zone: "trash", traitAny: ["Old"] }, "dev"), may: true },
        { op: "exile", target: "dev" },
        { ...pick(enemy), after: "ifYouDo" },
        hit(1),
      ],
    });
    const shard = { name: "Shard", ap: 1, hp: 1, traits: ["Old"] };
    const t = table({ hand: ["Relic"], trash: ["Shard"] }, {}, [relic, shard]);
    t.answer(play("Relic"));
    expect(t.options).toEqual([choose("Shard"), no]);
    t.answer(choose("Shard"));
    expect(t.zone("P1.removal")).toEqual(["Shard"]);
  });

  test("Q339 the owner of the cards orders them under the deck", () => {
    const flood = command("Flood", { op: "returnToDeckBottom", target: { all: enemy } });
    const t = table({ hand: ["Flood"] }, { battleArea: ["Clerk", "Lancer"], deck: ["Giant"] }, [flood]);
    t.answer(play("Flood"));
    expect(t.asked).toBe("P2");
    t.answer(choose("Lancer"));
    expect(t.zone("P2.deck")).toEqual(["Giant", "Lancer", "Clerk"]);
  });

  test("Q372 【Deploy】/【Attack】 works at either", () => {
    const eager = unit("Eager", { timing: ["Deploy", "Attack"], ops: [draw] });
    const t = table({ battleArea: [{ card: "Eager", as: "elder" }], hand: ["Eager"] }, {}, [eager]);
    t.answer(play("Eager"));
    expect(t.zone("P1.hand")).toHaveLength(1);
    t.answer(attack("elder")).passes();
    expect(t.zone("P1.hand")).toHaveLength(2);
  });

  test("Q380 a choice that hurts must be made all the same", () => {
    const toll = unit("Toll", { timing: "Deploy", ops: [pick(own), onT1("rest")] });
    const t = table({ hand: ["Toll"] }, { battleArea: ["Lancer"] }, [toll]);
    t.answer(play("Toll"));
    expect(t.card("Toll")).toMatchObject({ rested: true });
  });

  test("Q401 of two modes only the one that can find its targets; without any the Command stays in hand", () => {
    const either = {
      name: "Either",
      type: "Command",
      effects: [
        {
          timing: "Main",
          ops: [
            {
              op: "chooseMode",
              modes: [
                [pick(enemy), hit(1)],
                [pick({ kind: "Base", side: "enemy" }), hit(1)],
              ],
            },
          ],
        },
      ],
    };
    expect(table({ hand: ["Either"] }, {}, [either]).refusal(play("Either"))).toBe("9-1-8-1-1");
    const t = table({ hand: ["Either"] }, { baseSection: ["Fort"] }, [either]);
    t.answer(play("Either"));
    if (t.question !== "6-5") t.answer(t.options[0]!);
    expect(t.card("Fort")).toMatchObject({ damage: 1 });
  });

  test("Q426 a Pilot whose Unit has a Lv.: the Unit's Lv. is asked", () => {
    const call = command("Call", {
      ...draw,
      if: [{ count: { kind: "Pilot", side: "own", pairedWith: { kind: "Unit", side: "own", lvMin: 5 } }, atLeast: 1 }],
    });
    const hands = (on: string) =>
      table({ battleArea: [{ card: on, pilot: "Stranger" }], hand: ["Call"] }, {}, [call])
        .answer(play("Call"))
        .zone("P1.hand").length;
    expect(hands("Giant")).toBe(1);
    expect(table({ battleArea: [{ card: "Clerk", pilot: "Stranger" }], hand: ["Call"] }, {}, [call]).refusal(play("Call"))).toBe("9-2-1");
  });
});

describe("single cards", () => {
  test("Q349 an EX Resource paid for a Unit: what it triggers waits together with that Unit's 【Deploy】", () => {
    const envoy = unit("Envoy", { timing: "Deploy", ops: [draw] }, { level: 2, cost: 2 });
    const t = table({ exResources: 1, battleArea: ["GD05-018"], hand: ["Envoy"] }, {}, [envoy]);
    t.answer(play("Envoy"), "pay with an EX Resource");
    expect(t.options).toEqual(["resolve Gundam Calibarn: effect 1", "resolve Envoy"]);
  });

  test("Q353 the Pilot that was with the destroyed Unit lies in the trash and can be taken", () => {
    const green = { name: "Cadet", apMod: 0, hpMod: 0, color: "green", traits: ["Earth Federation"] };
    const smite = command("Smite", pick(enemy), onT1("destroy"));
    const t = table({ hand: ["Smite"] }, { battleArea: [{ card: "GD05-024", pilot: "Cadet" }], hand: ["Clerk"] }, [green, smite]);
    t.answer(play("Smite"), choose("Clerk"));
    expect(t.zone("P2.hand")).toEqual(["Cadet"]);
  });

  test("Q371 a Unit that is active already may destroy as well, and cannot choose the player afterwards", () => {
    const t = table({ battleArea: ["GD05-057", "Clerk"] });
    t.answer(activate("Gyunei's Jagd Doga"));
    expect(t.zone("P1.trash")).toEqual(["Clerk"]);
    expect(t.refusal(attack("Gyunei's Jagd Doga"))).toBe("1-3-3");
  });

  test("Q389, Q390 a Pilot deployed as a Unit has its own Lv. and can be paired with a Pilot", () => {
    const fighters = Array.from({ length: 3 }, () => "Boxer");
    const boxer = unit("Boxer", [], { traits: ["MF"] });
    const t = table({ battleArea: ["Giant"] }, { shieldSection: ["GD05-089"], trash: fighters, hand: ["Stranger"] }, [boxer]);
    t.answer(attack("Giant")).passes();
    t.answer(yes, "effect 2");
    expect(t.card("Master Asia")).toMatchObject({ levelNow: 6, ap: 3, hp: 3 });
    t.answer(endMain).passes();
    t.answer("pair Stranger");
    expect(t.card("Master Asia")).toMatchObject({ pilot: "Stranger" });
  });

  test("Q405, Q406, Q407 the first two cards of the shield area: the Base is one of them, and 【Burst】 waits until both are gone", () => {
    const rich = { hand: ["GD05-107"], resourceArea: 12 };
    const t = table(rich, { baseSection: ["Fort"], shieldSection: 3 });
    t.answer(play("Interwoven Blessings"));
    expect([t.zone("P2.baseSection"), t.player("P2")["shields"]]).toEqual([[], 2]);
    const both = table(rich, { shieldSection: ["GD05-107", "GD05-107", "Clerk"] });
    both.answer(play("Interwoven Blessings"));
    expect([both.player("P2")["shields"], both.options.length, both.question]).toEqual([1, 2, "9-1-6-5"]);
  });
});
