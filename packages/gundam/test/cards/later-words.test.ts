/** What the words of the later cards mean where one card alone does not show it. */
import { describe, expect, test } from "vitest";
import { attack, block, choose, table as lay, pair, play, type Side, support, type Table } from "../table.ts";
import { people } from "./people.ts";

const names = (side: object): string[] => JSON.stringify(side).match(/(?<=")[^"]+ (?:Unit|Pilot|Command|Base)(?: [^"]+)?(?=")/g) ?? [];
const table = (P1: Side, P2: Side = {}, more: object[] = []): Table => {
  const made = new Set(more.map((each) => (each as { name: string }).name));
  return lay({ P1: { ...P1 }, P2: { ...P2 } }, [...people(...names({ P1, P2 }).filter((each) => !made.has(each))), ...more]);
};
const own = { kind: "Unit", side: "own" };
const enemy = { kind: "Unit", side: "enemy" };
const all = (filter: object) => ({ target: { all: filter } });
const watcher = (name: string, who: object, more: object = {}) => ({
  name,
  ap: 1,
  hp: 9,
  effects: [{ timing: "Trigger", trigger: { event: "unitAttacks", who, ...more }, ops: [{ op: "draw", n: 1 }] }],
});

describe("7-3-2 when another Unit attacks", () => {
  test("9-1-6-6 the active player's effects first, then the standby player's", () => {
    const t = table({ battleArea: ["Plain Unit", "Herald"], hand: [] }, { battleArea: ["Sentry"] }, [
      watcher("Herald", own),
      watcher("Sentry", enemy),
    ]);
    t.answer(attack("Plain Unit"));
    const resolved = t.happened("draw").map(({ card }) => (card <= 78 ? "P1" : "P2"));
    expect(resolved).toEqual(["P1", "P2"]);
    expect([t.zone("P1.hand").length, t.zone("P2.hand").length]).toEqual([1, 1]);
  });

  test("7-3-5-2 on whom it is declared: an attack on the player is none on a Unit", () => {
    const onUnits = watcher("Herald", own, { target: "unit" });
    const t = table({ battleArea: ["Plain Unit", "Herald"] }, { battleArea: [{ card: "Plain Unit 0/9", rested: true }] }, [onUnits]);
    t.answer(attack("Plain Unit"));
    expect(t.zone("P1.hand")).toEqual([]);
    t.answer(attack("Herald", "Plain Unit 0/9"));
    expect(t.zone("P1.hand")).toHaveLength(1);
  });

  test("not in a battle that an effect begins {5-22-3}", () => {
    const duel = {
      name: "Duel",
      type: "Command",
      effects: [
        {
          timing: "Main",
          ops: [
            { op: "choose", as: "t1", n: 1, from: { ...own, nameIncludes: "Plain" } },
            { op: "choose", as: "t2", n: 1, from: enemy },
            { op: "beginBattleDamageOnly", attacker: "t1", defender: "t2" },
          ],
        },
      ],
    };
    const t = table({ battleArea: ["Plain Unit", "Herald"], hand: ["Duel"] }, { battleArea: ["Plain Unit 0/9"] }, [
      watcher("Herald", own),
      duel,
    ]);
    t.answer(play("Duel"));
    expect([t.card("Plain Unit 0/9")["damage"], t.zone("P1.hand")]).toEqual([2, []]);
  });
});

test("7-4-5 when this Unit is blocked: resolved before the action step", () => {
  const proud = {
    name: "Proud",
    ap: 3,
    hp: 3,
    effects: [
      {
        timing: "Trigger",
        trigger: { event: "thisUnitBlocked", by: enemy },
        ops: [{ op: "modify", target: "thisUnit", ap: 2, until: "battle" }],
      },
    ],
  };
  const t = table({ battleArea: ["Proud"], hand: ["Plain Command"] }, { battleArea: ["Plain Unit 1/9 Blocker"] }, [proud]);
  t.answer(attack("Proud"), block("Plain Unit 1/9 Blocker"));
  expect([t.question, t.card("Proud")["ap"]]).toEqual(["8-3", 5]);
});

describe("R-64 another card is rested instead", () => {
  test("Support of a (League Militaire) Unit: the Base rests, and the Unit may still attack", () => {
    const t = table({ battleArea: ["League Militaire Unit Support2", "Plain Unit"], baseSection: ["GD05-124"] });
    t.answer(support("League Militaire Unit Support2"));
    expect([t.question, t.options]).toEqual(["9-1-9", [choose("League Militaire Unit Support2"), choose("White Ark")]]);
    t.answer(choose("White Ark"));
    expect([t.card("White Ark")["rested"], t.card("League Militaire Unit Support2")["rested"], t.card("Plain Unit")["ap"]]).toEqual([
      true,
      false,
      4,
    ]);
  });

  test("a Base that is rested already stands in for nobody", () => {
    const t = table({ battleArea: ["League Militaire Unit Support2", "Plain Unit"], baseSection: [{ card: "GD05-124", rested: true }] });
    t.answer(support("League Militaire Unit Support2"));
    expect([t.question, t.card("League Militaire Unit Support2")["rested"]]).toEqual(["6-5", true]);
  });
});

test("R-65 a Pilot in play as a Unit is the Pilot card again as it leaves", () => {
  const trash = ["MF Unit", "MF Unit", "MF Unit"];
  const t = table(
    { battleArea: ["Plain Unit 9/9", "Plain Unit"], hand: ["EB01-081"] },
    { shieldSection: ["GD05-089", "Plain Unit"], trash },
  );
  t.answer(attack("Plain Unit 9/9")).passes().answer("P2: use it", "P2: effect 2");
  expect(t.zone("P2.battleArea")).toEqual(["Master Asia"]);
  expect(t.card("Master Asia")).toMatchObject({ ap: 3, hp: 3, keywords: [] });
  t.answer("P1: end the main phase").passes();
  expect(t.refusal("attack with Master Asia", "P2")).toBe(null); // it came a turn ago
  t.answer(attack("Master Asia")).passes();
  expect(t.card("Master Asia")["rested"]).toBe(true);
});

test("R-65 destroyed, it lies in the trash as a Pilot card", () => {
  const trash = ["MF Unit", "MF Unit", "MF Unit"];
  const kill = {
    name: "Kill",
    type: "Command",
    effects: [{ timing: "Main", ops: [{ op: "destroy", ...all(enemy) }] }],
  };
  const t = table({ battleArea: ["Plain Unit 9/9"], hand: ["Kill"] }, { shieldSection: ["GD05-089", "Plain Unit"], trash }, [kill]);
  t.answer(attack("Plain Unit 9/9")).passes().answer("P2: use it", "P2: effect 2", play("Kill"));
  expect(t.zone("P2.trash")).toContain("Master Asia");
  expect(t.g.printed(t.find("Master Asia")).asPilot).toMatchObject({ ap: 2, hp: 2 });
});

test("R-67 two EX Resources for one price leave at one moment: the effect triggers once", () => {
  const t = table({ battleArea: ["GD05-018"], hand: ["Plain Unit c2"], resourceArea: 8, exResources: 2 });
  t.answer(play("Plain Unit c2"), "pay with an EX Resource", "pay with an EX Resource");
  expect([t.question, t.options]).toEqual(["9-3-3", [choose("Gundam Calibarn"), choose("Plain Unit c2"), "decline"]]);
  t.answer("decline");
  expect(t.question).toBe("6-5");
});

test("11-2-12 once per turn is shared by all that the effect waits for: a Unit and then a Shield, one token", () => {
  const again = { name: "Again", type: "Command", effects: [{ timing: "Main", ops: [{ op: "setActive", ...all(own) }] }] };
  const t = table({ battleArea: ["GD05-006"], hand: ["Again"] }, { battleArea: [{ card: "Plain Unit 0/1", rested: true }] }, [again]);
  t.answer(attack("Hashmal", "Plain Unit 0/1")).passes();
  expect(t.zone("P1.battleArea")).toEqual(["Hashmal", "Pluma"]);
  t.answer(play("Again"), attack("Hashmal")).passes();
  expect(t.zone("P1.battleArea")).toEqual(["Hashmal", "Pluma"]);
});

describe("R-22 a prevention of so much or less (Q416)", () => {
  const strike = (n: number) => ({
    name: "Strike",
    type: "Command",
    effects: [{ timing: "Main", ops: [{ op: "damage", n, ...all(enemy) }] }],
  });
  const hardened = {
    name: "Hardened",
    traits: ["Orb"],
    ap: 1,
    hp: 9,
    effects: [
      {
        timing: "Trigger",
        substitution: true,
        trigger: { event: "thisUnitWouldReceiveDamage", from: { side: "enemy" } },
        ops: [{ op: "reduceDamage", n: 1 }],
      },
    ],
  };

  test.each([
    [3, 0],
    [4, 3],
  ])("%i damage, reduced by 1, with 2 or less kept away: %i are received", (n, received) => {
    const t = table({ hand: ["Strike"] }, { battleArea: ["Hardened"], baseSection: ["GD05-123"] }, [strike(n), hardened]);
    t.answer(play("Strike"));
    expect(t.card("Hardened")["damage"]).toBe(received);
  });

  test("without a reduction, 3 are more than 2", () => {
    const t = table({ hand: ["Strike"] }, { battleArea: ["Orb Unit"], baseSection: ["GD05-123"] }, [strike(3)]);
    t.answer(play("Strike"));
    expect(t.card("Orb Unit")["damage"]).toBe(3);
  });
});

test("R-62 an obligation that lasts a turn binds a Unit that came later", () => {
  const t = table(
    { battleArea: ["GD05-048", "Plain Unit 1/9"], hand: ["GD05-078"] },
    {
      battleArea: [
        { card: "Plain Unit", rested: true },
        { card: "Plain Unit L4", rested: true },
      ],
      hand: ["GD04-107"],
    },
  );
  t.answer(attack("Plain Unit 1/9"), "P2: play Destined Battle", choose("Plain Unit L4")).passes();
  t.answer(play("Gundam Deathscythe Hell (EW)"));
  expect(t.attacks).toContain(attack("Gundam Deathscythe Hell (EW)", "Plain Unit L4"));
  expect(t.attacks).not.toContain(attack("Gundam Deathscythe Hell (EW)", "Plain Unit"));
});

describe("R-71 effects that are gained", () => {
  test("gained twice, each draws", () => {
    const t = table(
      { battleArea: ["Mafty Unit 9/9"], hand: ["GD04-035", "GD04-035"] },
      { battleArea: [{ card: "Plain Unit 0/1", rested: true }] },
    );
    t.answer(
      play("Ξ Gundam"),
      choose("Mafty Unit 9/9"),
      play("Ξ Gundam"),
      choose("Mafty Unit 9/9"),
      attack("Mafty Unit 9/9", "Plain Unit 0/1"),
    ).passes();
    while (t.question === "9-1-6-5") t.answer(t.options[0]!);
    expect(t.zone("P1.hand")).toHaveLength(2);
  });

  test("6-6-4 it ends with the turn", () => {
    const t = table({ battleArea: ["Plain Unit"], hand: ["GD04-115"] }, { battleArea: [{ card: "Plain Unit 0/9", rested: true }] });
    t.answer(play("Backup"), "end the main phase").passes();
    t.answer("P2: end the main phase").passes();
    t.answer("P1: attack with Plain Unit").passes();
    expect(t.zone("P2.battleArea")).toEqual(["Plain Unit 0/9"]);
  });
});

test("R-72 the next damage is what other reductions leave of it", () => {
  const strike = { name: "Strike", type: "Command", effects: [{ timing: "Main", ops: [{ op: "damage", n: 2, ...all(enemy) }] }] };
  const guard = {
    name: "Guard",
    type: "Command",
    effects: [
      {
        timing: ["Main", "Action"],
        ops: [
          { op: "choose", as: "t1", n: 1, from: own },
          {
            op: "gainEffect",
            target: "t1",
            next: true,
            until: "turn",
            effect: {
              timing: "Trigger",
              substitution: true,
              trigger: { event: "thisUnitWouldReceiveDamage", from: { side: "any" } },
              ops: [{ op: "reduceDamage", n: 3 }],
            },
          },
        ],
      },
    ],
  };
  const t = table(
    { battleArea: ["GD05-055"], hand: ["Guard"] },
    {
      battleArea: [
        { card: "Plain Unit 2/9", rested: true },
        { card: "Plain Unit 4/9", rested: true },
      ],
    },
    [guard, strike],
  );
  t.answer(play("Guard"), attack("Destiny Gundam", "Plain Unit 2/9")).passes();
  expect(t.card("Destiny Gundam")["damage"]).toBe(0); // its own reduction was enough, once per turn
  const again = t.g.modifiers.count;
  expect(again).toBe(1); // and the next damage is still to come
});

test("9-3-3 one card is not picked twice in one selection, and none that the next choice cannot do without", () => {
  const trash = ["Superpower Bloc&UN Unit", "Superpower Bloc Unit", "Superpower Bloc Unit L4"];
  const t = table({ battleArea: [{ card: "GD04-071", rested: true }], trash });
  t.answer("activate Graham's Union Flag Custom Ⅱ (GN Flag)");
  expect(t.options).toEqual([choose("Superpower Bloc Unit"), choose("Superpower Bloc Unit L4")]);
  expect(t.refusal(choose("Superpower Bloc&UN Unit"))).toBe("9-3-3");
});

test("2-2-4 a second name links, and a name that contains it is found", () => {
  const hunter = {
    name: "Find",
    type: "Command",
    effects: [
      {
        timing: "Main",
        ops: [
          { op: "choose", as: "t1", n: 1, from: { kind: "PilotCard", side: "own", zone: "trash", nameIncludes: "Char Aznable" } },
          { op: "addToHand", target: "t1" },
        ],
      },
    ],
  };
  const t = table({ battleArea: ["GD04-017"], hand: ["Find"], trash: ["GD02-098"] }, {}, [hunter]);
  t.answer(play("Find"), pair("Quattro Bajeena", "Zeong"));
  while (t.question === "9-1-6-5") t.answer(t.options[0]!);
  expect(t.g.isLinkUnit(t.find("Zeong"))).toBe(true);
});

test("R-63 a Unit that was deployed this turn counts, though it has left since; another one's payment is not this Unit's own", () => {
  const bounce = {
    name: "Bounce",
    type: "Command",
    effects: [{ timing: "Main", ops: [{ op: "returnToHand", ...all({ ...own, traitAny: ["UN"] }) }] }],
  };
  const t = table({ battleArea: ["GD03-081"], hand: ["UN Unit", "Bounce"] }, {}, [bounce]);
  expect(t.refusal("attack with AEU Enact Demonstration Color")).toBe("1-3-3");
  t.answer(play("UN Unit"), play("Bounce"));
  expect(t.zone("P1.battleArea")).toEqual(["AEU Enact Demonstration Color"]);
  expect(t.refusal("attack with AEU Enact Demonstration Color")).toBe(null);
});

test("R-66 the cost of a card that the effect of a Unit deploys is paid for that effect; what a Command makes its player pay is not", () => {
  const sochie = { card: "Plain Unit", pilot: "GD04-100" };
  const t = table({ battleArea: [{ card: "GD04-050", pilot: "Plain Pilot" }, sochie], trash: ["Minerva Squad Unit c3"] });
  t.answer(attack("Destiny Gundam"), choose("Minerva Squad Unit c3"), "P1: use it").passes();
  expect([t.question, t.player("P1")["activeResources"], t.card("Plain Unit")["ap"]]).toEqual(["6-5", 5, 5]);

  const command = table({ battleArea: [sochie], hand: ["GD02-110"], trash: ["Minerva Squad Unit c3"] });
  command.answer(play("Awakened Power"));
  expect([command.question, command.card("Plain Unit")["ap"]]).toEqual(["6-5", 2]);
});

test("R-68 each player draws, the active one first", () => {
  const t = table({ battleArea: ["Plain Unit 9/9"] }, { baseSection: ["GD04-128"] });
  t.answer(attack("Plain Unit 9/9")).passes();
  expect(t.happened("draw").map(({ card }) => (card <= 78 ? "P1" : "P2"))).toEqual(["P1", "P2"]);
});

test("R-69 a Unit that is deployed rested has not been rested by an effect", () => {
  const touchy = {
    name: "Touchy",
    level: 2,
    effects: [{ timing: "Trigger", trigger: { event: "thisUnitRestedByEffect" }, ops: [{ op: "draw", n: 1 }] }],
  };
  const t = table({ hand: ["Touchy"] }, { battleArea: ["GD05-026", "GD04-021"] }, [touchy]);
  t.answer(play("Touchy"));
  expect([t.card("Touchy")["rested"], t.zone("P1.hand")]).toEqual([true, []]);
});

test("R-70 a Main that the attack of its Unit activates is activated, and the card stays beneath it", () => {
  const t = table(
    { battleArea: [{ card: "GD05-076", pilot: "GD05-122" }, "GD05-068", "MF Unit"] },
    { battleArea: ["Plain Unit L4"], baseSection: ["Plain Base"] },
  );
  t.answer(attack("Bolt Gundam")).passes();
  expect(t.card("Shining Gundam (Super Mode)")["keywords"]).toEqual(["Suppression"]);
  expect([t.card("Bolt Gundam")["pilot"], t.question, t.card("Plain Unit L4")["rested"]]).toEqual(["Graviton Hammer", "6-5", true]);
});

test("R-73 AP that enemy effects cannot reduce has not been reduced", () => {
  const firm = { op: "apCannotBeReducedByEnemy", target: "thisUnit" };
  const proud = {
    name: "Proud",
    ap: 3,
    hp: 3,
    effects: [
      { timing: "Constant", ops: [firm] },
      { timing: "Trigger", trigger: { event: "thisUnitApReducedByEnemy" }, ops: [{ op: "draw", n: 1 }] },
    ],
  };
  const t = table({ hand: ["GD05-118"] }, { battleArea: ["Proud"] }, [proud]);
  t.answer(play("Incendiary Spark"));
  expect([t.card("Proud")["ap"], t.zone("P2.hand")]).toEqual([3, []]);
});
