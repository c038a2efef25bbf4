import { describe, expect, test } from "vitest";
import { bos } from "../../src/game.ts";
import { ability, made, madeSpell, madeWizard, table } from "../table.ts";

const gainVim = (amount = 1) => ({ op: "gainVim", player: "you", amount });
const pay = (amount: number) => [{ op: "payVim", amount }];
const strengthen = (amount = 1) => ({ op: "gainStrength", target: "self", amount });

describe("7 Abilities", () => {
  test("BOS-A3, BOS-A4 a cost is paid first; what cannot be paid cannot be used", () => {
    const t = table({ P1: { vim: 1, wizards: ["T-B-W2"], summons: ["A"] }, P2: {} }, [made("A", 1)]);
    t.says("P1: use the ability of Frost Scribe", "P1: choose A");
    expect([t.card("Frost Scribe")["facing"], t.player("P1")["vim"], t.card("A")["facing"]]).toEqual(["acted", 0, "acted"]);
    const poor = table({ P1: { vim: 0, wizards: ["T-B-W2"], summons: ["A"] }, P2: {} }, [made("A", 1)]);
    expect(poor.refuses("use the ability of Frost Scribe")).toBe("BOS-P3");
    const acted = table({ P1: { vim: 1, wizards: [{ card: "T-B-W2", acted: true }], summons: ["A"] }, P2: {} }, [made("A", 1)]);
    expect(acted.refuses("use the ability of Frost Scribe")).toBe("BOS-C4");
  });

  test("BOS-A5 optional: its controller decides; mandatory: it happens", () => {
    const cards = [made("May", 1, ability("acts", [gainVim()], { mode: "optional" })), made("Must", 1, ability("acts", [gainVim()]))];
    const t = table({ P1: { vim: 0, summons: ["May", "Must"] }, P2: {} }, cards);
    t.says("P1: attack with Must", "P1: target P2");
    expect(t.player("P1")).toMatchObject({ vim: 1 });
    t.says("P1: attack with May");
    expect([t.asked(), t.options()]).toEqual(["P1 BOS-A5", ["use it", "do not use it"]]);
    t.says("P1: do not use it", "P1: target P2");
    expect(t.player("P1")).toMatchObject({ vim: 1 });
  });

  test("BOS-A7 an event's ability once per occurrence; BOS-A6 a period's as often as the cost allows", () => {
    const t = table({ P1: { vim: 5, summons: ["A"] }, P2: {} }, [
      made("A", 1, ability("controllerMainPhase", [strengthen()], { mode: "optional", cost: pay(2) })),
    ]);
    t.says("P1: use the ability of A", "P1: use the ability of A");
    expect([t.card("A")["strength"], t.refuses("use the ability of A")]).toEqual([3, "BOS-P3"]);
  });

  test("BOS-A7 a free ability of a period is used once a turn, and the card file is reported", () => {
    const free = made("A", 1, ability("controllerMainPhase", [strengthen()], { mode: "optional" }));
    const t = table({ P1: { summons: ["A"] }, P2: {} }, [free]);
    t.says("P1: use the ability of A");
    expect([t.card("A")["strength"], t.refuses("use the ability of A")]).toEqual([2, "BOS-A7"]);
    expect(t.g.warnings).toMatchObject([{ rule: "BOS-A7" }]); // what is made up for a scenario, too
    t.says("P1: end the turn", "P2: end the turn", "P1: use the ability of A");
    expect(t.card("A")).toMatchObject({ strength: 3 });
    const record = {
      ...free,
      id: "A",
      color: "red",
      reality: "original-test",
      name: { ja: null, en: "A" },
      type: "summon",
      summonCondition: { op: "anyWizard" },
    };
    expect(bos.catalog([record]).warnings).toMatchObject([{ rule: "BOS-A7" }]);
    expect(bos.catalog().warnings).toEqual([]);
    const grant = ability("controllerMainPhase", [strengthen()], { mode: "optional" });
    const target = { choose: 1, of: ["summon"], sides: "both" };
    const spell = { ...record, type: "spell", vimCost: 1, effect: [ability("cast", [{ op: "enchant", target, grant }])] };
    const { strength: _none, summonCondition: _nor, ...enchantment } = spell as Record<string, unknown>;
    expect(bos.catalog([enchantment]).warnings).toMatchObject([{ rule: "BOS-A7" }]);
  });

  test("BOS-16.2 a name that stands for nothing when the ability works is reported with the card", () => {
    const hit = (target: string) => [{ op: "damage", amount: 1, target }];
    const warned = (timing: string, target: string) =>
      table({ P1: { summons: ["A"] }, P2: {} }, [made("A", 1, ability(timing, hit(target)))]).g.warnings;
    const NOTHING = [
      ["attacked", "event.defeater"],
      ["acts", "event.attacker"],
      ["attacked", "event.blocker"],
      ["summoned", "event.otherBattler"],
      ["defeated", "event.defeated"],
      ["afterDefeated", "event.defeated.controller"],
    ] as const;
    for (const [timing, target] of NOTHING)
      expect(warned(timing, target)).toEqual([
        { where: "card A, ability 1", what: expect.stringContaining(`"${target}" stands for nothing`), rule: "BOS-16.2" },
      ]);
    for (const [timing, target] of [
      ["afterDefeated", "event.defeater"],
      ["attacked", "event.attacker"],
      ["declaresAttack", "event.attacker"],
      ["blocksDirectAttack", "event.blocker"],
      ["takesDamage", "event.otherBattler"],
      ["defeats", "event.defeated"],
      ["acts", "event.subject"],
    ] as const)
      expect(warned(timing, target)).toEqual([]);
  });

  test("BOS-A7 only what may not be used again this turn is remembered: the same position has the same hash", () => {
    const paid = made("A", 1, ability("controllerMainPhase", [strengthen()], { mode: "optional", cost: pay(1) }));
    const met = made("B", 1, ability("acts", [gainVim()]));
    const t = table({ P1: { vim: 1, summons: ["A", "B"] }, P2: { life: 30 } }, [paid, met]);
    t.says("P1: use the ability of A", "P1: attack with B", "P1: target P2");
    const same = table(
      {
        P1: {
          vim: 1,
          summons: [
            { card: "A", strength: 2 },
            { card: "B", acted: true },
          ],
        },
        P2: { life: 29 },
      },
      [paid, met],
    );
    expect(t.g.hash()).toBe(same.g.hash());
  });

  test("BOS-A5, BOS-H15 one of two abilities of the main phase is mandatory: it keeps the turn from ending, the other does not", () => {
    const must = ability("controllerMainPhase", [gainVim()], { cost: [{ op: "act", target: "self" }] });
    const may = ability("controllerMainPhase", [strengthen()], { mode: "optional", cost: pay(1) });
    const t = table({ P1: { vim: 1, summons: ["A"] }, P2: {} }, [made("A", 1, may, must)]);
    expect(t.refuses("end the turn")).toBe("BOS-A5");
    t.says("P1: use the ability of A", "P1: use ability 2");
    expect([t.options(), t.refuses("end the turn")]).toEqual([["use the ability of A", "end the turn"], null]);
  });

  test("BOS-A6 a card with two abilities of the main phase asks which", () => {
    const two = made(
      "A",
      1,
      ability("controllerMainPhase", [strengthen()], { cost: pay(1) }),
      ability("controllerMainPhase", [gainVim(3)], { cost: pay(2) }),
    );
    const t = table({ P1: { vim: 2, summons: ["A"] }, P2: {} }, [two]);
    t.says("P1: use the ability of A");
    expect(t.options()).toEqual(["use ability 1", "use ability 2"]);
    t.says("P1: use ability 2");
    expect(t.player("P1")).toMatchObject({ vim: 3 });
  });

  test("BOS-A8, BOS-R14 the turn player orders all, the opponent's too; each controller decides about its own", () => {
    const cards = [
      made("A", 9, ability("declaresAttack", [strengthen()], { mode: "optional" })),
      made(
        "B",
        1,
        ability("declaresAttack", [strengthen()], { mode: "optional", condition: { subject: { of: ["summon"], sides: "opponent" } } }),
      ),
    ];
    const t = table({ P1: { summons: ["A"] }, P2: { summons: ["B"] } }, cards);
    t.says("P1: attack with A", "P1: target B");
    expect([t.asked(), t.options()]).toEqual(["P1 BOS-A9b", ["next: A", "next: B"]]);
    t.says("P1: next: B");
    expect(t.asked()).toBe("P2 BOS-A5");
    t.says("P2: use it");
    expect(t.asked()).toBe("P1 BOS-A5");
  });

  test("BOS-A9, BOS-A9a collected once for each occurrence, also for other cards that watch", () => {
    const watcher = madeWizard(
      "Watcher",
      ability("dealtDamage", [gainVim()], { condition: { subject: { of: ["summon"], sides: "both" } } }),
    );
    const t = table({ P1: { vim: 0, summons: ["A"], wizards: ["Watcher"] }, P2: { summons: ["B"] } }, [
      watcher,
      made("A", 2),
      made("B", 1),
    ]);
    t.says("P1: attack with A", "P1: target B", "P1: next: Watcher about A"); // one for A, one for B
    expect(t.player("P1")).toMatchObject({ vim: 2 });
  });

  test("BOS-A9b what an ability causes joins the collection", () => {
    const cards = [
      made("A", 1, ability("acts", [{ op: "act", target: { choose: 1, of: ["summon"], sides: "opponent", state: "ready" } }])),
      made("B", 1, ability("acts", [gainVim()])),
    ];
    const t = table({ P1: { summons: ["A"] }, P2: { vim: 0, summons: ["B"] } }, cards);
    t.says("P1: attack with A");
    expect([t.card("B")["facing"], t.player("P2")["vim"]]).toEqual(["acted", 1]);
    expect(t.asked()).toBe("P1 BOS-B2"); // all of it in the window of B1
  });

  test("BOS-A9b, BOS-A10 what cannot be paid for when it is picked lapses", () => {
    const cards = [1, 2].map((n) =>
      made(
        `A${n}`,
        1,
        ability("declaresAttack", [strengthen()], {
          mode: "optional",
          cost: pay(1),
          condition: { subject: { of: ["summon"], sides: "own" } },
        }),
      ),
    );
    const t = table({ P1: { vim: 1, summons: ["A1", "A2"] }, P2: {} }, cards);
    t.says("P1: attack with A1", "P1: target P2", "P1: next: A2", "P1: use it");
    expect([t.card("A1")["strength"], t.card("A2")["strength"], t.events("lapses")]).toEqual([1, 2, ["A1"]]);
  });

  test("BOS-A9c, BOS-R19 spells after abilities, the turn player first, until both have passed; BOS-H11 after a cast the turn player again", () => {
    const watch = (name: string, color: string) =>
      madeSpell(name, 1, ability("declaresAttack", [gainVim(0)], { condition: { subject: { of: ["summon"], sides: "both" } } }), color);
    const cards = [
      watch("Mine", "red"),
      watch("Yours", "blue"),
      made("A", 1, ability("declaresAttack", [strengthen()], { mode: "optional" })),
    ];
    const t = table(
      {
        P1: { vim: 2, spellbook: ["Mine", "Mine"], summons: ["A"] },
        P2: { vim: 1, spellbook: ["Yours"], summons: [{ card: "T-B-S4", column: 2 }] },
      },
      cards,
    );
    t.says("P1: attack with A", "P1: target Snow Turtle", "P1: do not use it");
    t.says("P1: cast Mine", "P1: pass", "P2: cast Yours", "P1: pass");
    expect(t.asked()).toBe("P1 BOS-T3"); // P2 has nothing left to cast and no vim: both have passed
    expect(t.names("P1", "spellbook")).toEqual(["Mine"]);
  });

  test("BOS-A9c where no ability is met, and both players could cast, the turn player is asked first", () => {
    const watch = (name: string) =>
      madeSpell(name, 0, ability("declaresAttack", [gainVim()], { condition: { subject: { of: ["summon"], sides: "both" } } }));
    const cards = [watch("Mine"), watch("Yours"), made("A", 1)];
    const t = table({ P1: { spellbook: ["Mine"], summons: ["A"] }, P2: { spellbook: ["Yours"] } }, cards);
    t.says("P1: attack with A", "P1: target P2", "P1: pass");
    expect([t.asked(), t.options()]).toEqual(["P2 BOS-A9c", ["cast Yours", "pass"]]);
  });

  test("BOS-A9c, BOS-H3 the question is put on public grounds: whoever could hold such a spell is asked", () => {
    const t = table({ P1: { vim: 1, summons: ["T-R-S1"], spellbook: ["T-R-P4"] }, P2: {} });
    t.says("P1: attack with Ash Hound", "P1: target P2");
    expect([t.asked(), t.options()]).toEqual(["P1 BOS-A9c", ["pass"]]); // red with a spellbook and 1 vim could hold Battle Rage
    const poor = table({ P1: { vim: 0, summons: ["T-R-S1"], spellbook: ["T-R-P4"] }, P2: {} });
    poor.says("P1: attack with Ash Hound", "P1: target P2");
    expect(poor.asked()).toBe("P1 BOS-T3");
  });

  test("BOS-A9c in a position of several colours each spell is found", () => {
    const t = table({ P1: { summons: ["A"] }, P2: { vim: 1, spellbook: ["T-Y-P5"], summons: ["T-R-S2"] } }, [made("A", 5)]);
    t.says("P1: attack with A", "P1: target Flare Imp");
    expect([t.asked(), t.options()]).toEqual(["P2 BOS-A9c", ["cast Harden", "pass"]]);
  });

  test("BOS-A10 a source that is being defeated still gets to use its ability", () => {
    const t = table({ P1: { summons: ["A"] }, P2: { boss: [{ card: "inevitable-plague", strength: 5 }] } }, [made("A", 5)]);
    t.says("P1: attack with A", "P1: target Inevitable Plague");
    expect(t.asked()).toBe("P2 BOS-A5");
    t.says("P2: use it"); // BOS-B7.final: it gains 5 and stays defeated
    expect(t.names("P2", "graveyard")).toEqual(["Inevitable Plague"]);
    expect(t.events("gainStrength")).toEqual(["Inevitable Plague"]);
  });

  test("BOS-A13, BOS-R24 with nothing to choose an optional ability cannot be used, a mandatory one does nothing and costs nothing", () => {
    const t = table({ P1: { vim: 2, wizards: ["T-R-W1"], spellbook: ["T-R-P1"] }, P2: {} });
    expect([t.refuses("use the ability of Cinder Adept"), t.refuses("cast Fireburst")]).toEqual(["BOS-A13", "BOS-A13"]);
    const must = made(
      "A",
      1,
      ability("acts", [{ op: "ready", target: { choose: 1, of: ["summon"], sides: "opponent", state: "acted" } }], { cost: pay(1) }),
    );
    const u = table({ P1: { vim: 1, summons: ["A"] }, P2: {} }, [must]);
    u.says("P1: attack with A", "P1: target P2");
    expect([u.player("P1")["vim"], u.events("lapses")]).toEqual([1, ["A"]]);
    expect(u.told()).toContain("P1's A does not get to use its ability: nothing is there that it could choose (BOS-A13)");
  });

  test("BOS-A13 a choice is made before the cost is paid, by the player named", () => {
    const t = table({ P1: { vim: 2, spellbook: ["T-B-P3"] }, P2: { spellbook: ["T-R-P1", "T-R-P2"] } });
    t.says("P1: cast Mind Blank");
    expect([t.asked(), t.options(), t.player("P1")["vim"]]).toEqual(["P2 BOS-A13", ["choose Fireburst", "choose Battle Rage"], 2]);
    t.says("P2: choose Battle Rage");
    expect([t.names("P2", "graveyard"), t.names("P2", "spellbook"), t.player("P1")["vim"]]).toEqual([["Battle Rage"], ["Fireburst"], 0]);
  });

  test("BOS-A13, BOS-Z2 two copies of a spell are asked about all the same: one answer would betray the pile", () => {
    const t = table({ P1: { vim: 2, spellbook: ["T-B-P3"] }, P2: { spellbook: ["T-R-P1", "T-R-P1"] } });
    t.says("P1: cast Mind Blank");
    expect(t.options()).toEqual(["choose Fireburst"]);
    const rob = (nth: number) => ({
      op: "moveZone",
      target: { choose: 1, of: nth === 1 ? ["summon"] : ["spell"], sides: "opponent", ...(nth === 2 ? { zone: "spellbook" } : {}) },
      to: "graveyard",
      ...(nth === 2 ? { chooser: "opponent" } : {}),
    });
    const raid = madeSpell("Raid", 1, ability("cast", [rob(1), rob(2)]));
    const u = table({ P1: { vim: 1, spellbook: ["Raid"] }, P2: { spellbook: ["T-R-P1", "T-R-P1"], summons: ["A"] } }, [raid, made("A", 1)]);
    u.says("P1: cast Raid"); // A is the only summon; what is chosen next is asked
    expect([u.asked(), u.options()]).toEqual(["P2 BOS-A13", ["choose Fireburst"]]);
  });

  test("BOS-16.4 only a summon has a spot beside it: a boss cannot be chosen to move", () => {
    const shove = madeSpell(
      "Shove",
      0,
      ability("cast", [{ op: "move", target: { choose: 1, of: ["summon", "boss"], sides: "both" }, to: "adjacentEmptySpot" }]),
    );
    const t = table({ P1: { spellbook: ["Shove"], boss: [{ card: "T-R-B1", faceDown: false }] }, P2: {} }, [shove]);
    expect(t.refuses("cast Shove")).toBe("BOS-A13");
  });

  test("BOS-A13, BOS-P5 the card that was to be enchanted has left: the spell goes to the graveyard", () => {
    const chosen = { choose: 1, of: ["summon"], sides: "both" };
    const grant = ability("acts", [gainVim()], { condition: { subject: "enchanted" } });
    const snare = madeSpell(
      "Snare",
      0,
      ability("cast", [
        { op: "moveZone", target: chosen, to: "castle" },
        { op: "enchant", target: chosen, grant },
      ]),
    );
    const t = table({ P1: { spellbook: ["Snare"], summons: ["A"] }, P2: {} }, [snare, made("A", 1)]);
    t.says("P1: cast Snare", "P1: choose A");
    expect([t.names("P1", "castle"), t.names("P1", "graveyard")]).toEqual([["A"], ["Snare"]]);
  });

  test("BOS-16.4 what is said of strength is done to summons and bosses, not to a player", () => {
    const feast = madeSpell(
      "Feast",
      0,
      ability("cast", [{ op: "gainStrength", amount: 2, target: { all: ["summon", "player"], sides: "own" } }]),
    );
    const t = table({ P1: { life: 30, spellbook: ["Feast"], summons: ["A"] }, P2: {} }, [feast, made("A", 1)]);
    t.says("P1: cast Feast");
    expect([t.card("A")["strength"], t.player("P1")["life"]]).toEqual([3, 30]);
  });

  test("BOS-16.3 a name that stands for nothing: the instruction does nothing", () => {
    const shy = made("Shy", 9, ability("wouldTakeDamage", [{ op: "moveZone", target: "event.otherBattler", to: "graveyard" }]));
    const sting = madeSpell(
      "Sting",
      0,
      ability("cast", [{ op: "damage", amount: 1, target: { choose: 1, of: ["summon"], sides: "both" } }]),
    );
    const t = table({ P1: { spellbook: ["Sting"] }, P2: { summons: ["Shy"] } }, [shy, sting]);
    t.says("P1: cast Sting"); // no battle, so no other battler
    expect([t.names("P1", "graveyard"), t.names("P2", "graveyard"), t.card("Shy")["strength"]]).toEqual([["Sting"], [], 8]);
  });

  test("BOS-A13, BOS-16.4 where a card moves is asked of the card that was chosen to move, though it was chosen second", () => {
    const spell = madeSpell(
      "Shove",
      1,
      ability("cast", [
        { op: "gainStrength", target: { choose: 1, of: ["summon"], sides: "own" }, amount: 1 },
        { op: "move", target: { choose: 1, of: ["summon"], sides: "opponent" }, to: "adjacentEmptySpot" },
      ]),
    );
    const t = table({ P1: { vim: 1, spellbook: ["Shove"], summons: ["A"] }, P2: { summons: [{ card: "B", column: 1 }] } }, [
      spell,
      made("A", 1),
      made("B", 1),
    ]);
    t.says("P1: cast Shove");
    expect([t.asked(), t.options()]).toEqual(["P1 BOS-16.4", ["move to column 0", "move to column 2"]]);
    t.says("P1: move to column 2");
    expect([t.card("A"), t.card("B")]).toMatchObject([{ column: 0, strength: 2 }, { column: 2 }]);
  });

  test("BOS-A13 two things are chosen in order; a chosen card that has left is skipped", () => {
    const spell = madeSpell(
      "Twice",
      1,
      ability("cast", [
        { op: "moveZone", target: { choose: 1, of: ["summon"], sides: "both" }, to: "castle" },
        { op: "gainStrength", target: { choose: 1, of: ["summon"], sides: "both" }, amount: 2 },
      ]),
    );
    const t = table({ P1: { vim: 2, spellbook: ["Twice", "Twice"], summons: ["A", "B"] }, P2: {} }, [spell, made("A", 1), made("B", 1)]);
    t.says("P1: cast Twice", "P1: choose A", "P1: choose A");
    expect([t.card("A")["place"], t.card("A")["strength"]]).toEqual(["castle", 1]);
  });

  test("BOS-A14 an enchantment's ability is its caster's", () => {
    const spell = madeSpell(
      "Leech",
      1,
      ability("cast", [
        {
          op: "enchant",
          target: { choose: 1, of: ["summon"], sides: "both" },
          grant: ability("acts", [gainVim(3)], { mode: "optional", condition: { subject: "enchanted" } }),
        },
      ]),
    );
    const t = table({ turn: 4, active: "P2", P1: { vim: 0, enchantments: [{ card: "Leech", under: "B" }] }, P2: { summons: ["B"] } }, [
      spell,
      made("B", 1),
    ]);
    t.says("P2: attack with B");
    expect(t.asked()).toBe("P1 BOS-A5");
    t.says("P1: use it");
    expect(t.player("P1")).toMatchObject({ vim: 3 });
  });

  test("BOS-A14 an enchantment's ability of the main phase is used by its caster", () => {
    const spell = madeSpell(
      "Well",
      1,
      ability("cast", [
        {
          op: "enchant",
          target: { choose: 1, of: ["summon"], sides: "both" },
          grant: ability("controllerMainPhase", [gainVim(3)], { cost: pay(1) }),
        },
      ]),
    );
    const t = table({ P1: { vim: 1, enchantments: [{ card: "Well", under: "B" }] }, P2: { summons: ["B"] } }, [spell, made("B", 1)]);
    t.says("P1: use the ability of Well");
    expect(t.player("P1")).toMatchObject({ vim: 3 });
  });

  test.each([
    [
      "while it lies there, whatever the ability is about",
      ability("acts", [], { condition: { subject: { of: ["summon"], sides: "own" } } }),
      "A",
    ],
    [
      "after its defeat too, if that is what the ability is about",
      ability("afterDefeated", [], { condition: { subject: "enchanted" } }),
      "B",
    ],
  ])("BOS-16.3 the enchanted card's controller: %s", (_when, grant, lost) => {
    const enchant = { op: "enchant", target: { choose: 1, of: ["summon"], sides: "both" } };
    const does = [{ op: "loseLife", player: "enchanted.controller", amount: 5 }];
    const hex = madeSpell("Hex", 0, ability("cast", [{ ...enchant, grant: { ...grant, do: does } }]));
    const t = table({ P1: { life: 30, summons: ["A"], enchantments: [{ card: "Hex", under: "B" }] }, P2: { life: 30, summons: ["B"] } }, [
      hex,
      made("A", 2),
      made("B", 1),
    ]);
    t.says("P1: attack with A");
    expect(t.player("P2")).toMatchObject({ life: lost === "A" ? 25 : 30 });
    t.says("P1: target B");
    expect([t.player("P2")["life"], t.player("P1")["life"]]).toEqual([25, 30]);
  });

  test("BOS-H1 `player: you` and `defender: you` stand in for the subject", () => {
    const t = table({ P1: { life: 30, vim: 4, wizards: ["T-B-W3"], spellbook: ["T-B-P5"] }, P2: {} });
    t.says("P1: cast Time Dilation", "P1: use it");
    expect([t.player("P1")["life"], t.card("Tide Seer")["facing"]]).toEqual([31, "acted"]);
  });
});

test("BOS-H14 abilities that set each other off for ever are cut off", () => {
  const wheel = made(
    "Wheel",
    1,
    ability("acts", [
      { op: "ready", target: "self" },
      { op: "act", target: "self" },
    ]),
  );
  const t = table({ P1: { summons: ["Wheel"] }, P2: {} }, [wheel]);
  const unrecorded = t.g.clone();
  t.says("P1: attack with Wheel", "P1: target P2");
  expect([t.events("uses").length, t.player("P2")["life"]]).toEqual([100, 29]);
  expect(t.told().filter((line) => line.includes("does not get to use"))).toEqual([
    "P1's Wheel does not get to use its ability: a hundred abilities have been used because of one action (BOS-H14)",
  ]);
  for (const answer of ["attack with Wheel", "target P2"]) unrecorded.play(unrecorded.parse(answer));
  expect(unrecorded.hash()).toBe(t.g.hash()); // whether anybody records or not
});
