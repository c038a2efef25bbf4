import { describe, expect, test } from "vitest";
import { ability, made, madeBoss, madeSpell, madeWizard, table } from "../table.ts";

const both = { of: ["summon", "boss"], sides: "both" };
const blast = (amount: number, name = "Blast") =>
  madeSpell(name, 1, ability("cast", [{ op: "damage", amount, target: { all: ["summon", "boss"], sides: "both" } }]));
const chosenSummon = { choose: 1, of: ["summon"], sides: "both", zone: "battlefield" };
const gainVim = (amount = 1) => ({ op: "gainVim", player: "you", amount });

describe("8 Damage, loss, strength, defeat", () => {
  test("BOS-N1 strength is attack and health at once, and a change lasts", () => {
    const t = table({ P1: { vim: 2, spellbook: ["T-Y-P1"], summons: ["A"] }, P2: {} }, [made("A", 1)]);
    t.says("P1: cast Overgrowth", "P1: attack with A", "P1: target P2", "P1: end the turn", "P2: end the turn");
    expect([t.card("A")["strength"], t.player("P2")["life"]]).toEqual([4, 26]);
  });

  test("BOS-N2 taken is what there is to take, of a player too", () => {
    const t = table({ P1: { summons: ["A"] }, P2: { life: 3 } }, [made("A", 5)]);
    t.says("P1: attack with A", "P1: target P2");
    expect([t.player("P2")["life"], t.asked(), t.g.recorder!.events.find((event) => event.what === "playerTakes")!.amount]).toEqual([
      0,
      "P1 wins",
      3,
    ]);
  });

  describe("BOS-N2, 16.4 reduceDamageTaken", () => {
    const lowers = (amount: number, target: unknown = { all: ["summon"], sides: "own" }) =>
      ability("static", [{ op: "reduceDamageTaken", target, amount }]);
    const cloak = madeSpell("Cloak", 1, ability("cast", [{ op: "enchant", target: chosenSummon, grant: lowers(8) }]));
    const lowered = (t: ReturnType<typeof table>) => t.g.recorder!.events.filter((event) => event.what === "lowered");

    test("all that works takes its part off, on whatever spot it stands, and nothing else does; each is told with its clause", () => {
      const t = table(
        {
          P1: { summons: ["A"] },
          P2: {
            wizards: ["One"],
            summons: ["B", { card: "Two", column: 2 }],
            boss: [{ card: "Four", faceDown: false }],
            enchantments: [{ card: "Cloak", under: "One" }],
          },
        },
        [
          madeWizard("One", lowers(1)),
          made("Two", 1, ability("acts", [{ op: "gainStrength", amount: 7, target: { all: ["summon"], sides: "own" } }]), lowers(2)),
          madeBoss("Four", 1, lowers(4)),
          cloak,
          made("A", 20),
          made("B", 9),
        ],
      );
      t.says("P1: attack with A", "P1: target B");
      expect([t.card("A")["strength"], t.card("B")["strength"]]).toEqual([11, 4]);
      expect(lowered(t).map(({ clause, amount }) => [t.g.cardName(clause!.card), amount])).toEqual([
        ["One", 1],
        ["Two", 2],
        ["Four", 4],
        ["Cloak", 8],
      ]);
    });

    test("of itself alone: whoever stands beside it takes all", () => {
      const cards = [made("Shell", 5, lowers(2, "self")), made("B", 5), blast(3)];
      const t = table({ P1: { vim: 1, spellbook: ["Blast"], summons: ["Shell"] }, P2: { summons: ["B"] } }, cards);
      t.says("P1: cast Blast");
      expect([t.card("Shell")["strength"], t.card("B")["strength"], lowered(t).length]).toEqual([4, 2, 1]);
    });

    test("BOS-C5, BOS-P8 a card that is face-down takes nothing off, and neither does what enchants it", () => {
      const t = table(
        {
          P1: { vim: 1, spellbook: ["Blast"], summons: ["A"] },
          P2: { wizards: [{ card: "One", faceDown: true }], summons: ["B"], enchantments: [{ card: "Cloak", under: "One" }] },
        },
        [madeWizard("One", lowers(1)), cloak, made("A", 5), made("B", 5), blast(3)],
      );
      t.says("P1: cast Blast");
      expect([t.card("B")["strength"], lowered(t)]).toEqual([2, []]);
    });
  });

  test("BOS-N4 loss is not damage: nothing reduces it, nobody who watches damage sees it", () => {
    const watcher = madeWizard("Watcher", ability("dealsDamageToPlayer", [gainVim()], { condition: { subject: both } }));
    const t = table(
      {
        turn: 4,
        active: "P2",
        P1: { vim: 0, wizards: ["Watcher"], enchantments: [{ card: "T-R-P5", under: "B" }] },
        P2: { life: 30, summons: ["B"] },
      },
      [watcher, made("B", 1)],
    );
    t.says("P2: attack with B", "P2: target P2"); // Branding: B's controller loses 1, then takes 1
    expect([t.player("P2")["life"], t.player("P1")["vim"], t.events("loseLife")]).toEqual([28, 1, ["1"]]);
  });

  test("BOS-N5, BOS-N6, BOS-R12 outside a battle 0 strength is defeat after the ability, for all together", () => {
    const t = table({ P1: { vim: 1, spellbook: ["Blast"], summons: ["A"] }, P2: { summons: ["B", "C"] } }, [
      blast(2),
      made("A", 2),
      made("B", 2),
      made("C", 3),
    ]);
    t.says("P1: cast Blast");
    expect([t.names("P1", "graveyard"), t.names("P2", "graveyard"), t.card("C")["strength"]]).toEqual([["Blast", "A"], ["B"], 1]);
  });

  test("BOS-N7 base strength is the printed one", () => {
    const t = table({ P1: { boss: [{ card: "inevitable-plague", strength: 5 }] }, P2: { summons: [{ card: "A", strength: 2 }] } }, [
      made("A", 7),
    ]);
    t.says("P1: attack with Inevitable Plague", "P1: use it");
    expect(t.card("Inevitable Plague")).toMatchObject({ strength: 5 - 2 + 7 });
  });

  test("BOS-N8.1 amounts are fixed together: what is counted is counted once", () => {
    const spell = madeSpell(
      "Count",
      1,
      ability("cast", [
        {
          op: "damage",
          amount: { count: { of: ["summon"], sides: "both", zone: "battlefield" } },
          target: { all: ["summon"], sides: "both" },
        },
      ]),
    );
    const t = table({ P1: { vim: 1, spellbook: ["Count"] }, P2: { summons: ["A", "B", "C"] } }, [
      spell,
      made("A", 3),
      made("B", 4),
      made("C", 2),
    ]);
    t.says("P1: cast Count");
    expect([t.names("P2", "graveyard").sort(), t.card("B")["strength"]]).toEqual([["A", "C"], 1]);
  });

  test("BOS-N8.2 reductions of the targets apply; BOS-H6 each once", () => {
    const t = table({ P1: { vim: 2, spellbook: ["T-R-P1"] }, P2: { summons: ["T-Y-S2"] } });
    t.says("P1: cast Fireburst");
    expect(t.card("Bark Sentinel")).toMatchObject({ strength: 3 });
    expect(t.told()).toContain("the damage to P2's Bark Sentinel is reduced by 1, by Bark Sentinel (BOS-N8.2)");
  });

  test("BOS-N8.1 of an amount that counts nothing nothing has been taken away", () => {
    const count = { count: { of: ["spell"], sides: "own", zone: "graveyard" } };
    const hail = madeSpell("Hail", 0, ability("cast", [{ op: "damage", amount: count, target: { all: ["summon"], sides: "both" } }]));
    const t = table({ P1: { spellbook: ["Hail"], summons: ["A"] }, P2: {} }, [made("A", 2), hail]);
    t.says("P1: cast Hail");
    expect(t.told()).toContain("P1's A is dealt no damage (BOS-N8.3)");
  });

  test("BOS-16.4 reduceDamage where no damage is about to be dealt does nothing, and that is said", () => {
    const hasty = made("Hasty", 3, ability("attacked", [{ op: "reduceDamage", target: "self", amount: 1 }]));
    const t = table({ P1: { summons: ["A"] }, P2: { summons: ["Hasty"] } }, [made("A", 2), hasty]);
    t.says("P1: attack with A", "P1: target Hasty");
    expect(t.told()).toContain("Hasty does nothing to P2's Hasty: no damage is about to be dealt to it (BOS-16.4)");
    expect(t.card("Hasty")).toMatchObject({ strength: 1 });
  });

  test("BOS-N8.2, BOS-H6 a paid reduction may be repeated; a condition no longer true lapses", () => {
    const guard = made(
      "Guard",
      3,
      ability("wouldTakeDamage", [{ op: "reduceDamage", target: "self", amount: 1 }], {
        mode: "optional",
        cost: [{ op: "payVim", amount: 1 }],
      }),
    );
    const t = table({ P1: { vim: 2, spellbook: ["T-R-P1"] }, P2: { vim: 5, summons: ["Guard"] } }, [guard]);
    t.says("P1: cast Fireburst", "P2: use it", "P2: use it");
    expect([t.card("Guard")["strength"], t.player("P2")["vim"], t.asked()]).toEqual([3, 3, "P1 BOS-T3"]); // nothing is left to reduce
  });

  test("BOS-N8.2 wouldBeDefeated is met outside battles too, by who says so", () => {
    const clinging = made("Clinging", 2, ability("wouldBeDefeated", [{ op: "gainStrength", target: "self", amount: 1 }]));
    const t = table({ P1: { vim: 2, spellbook: ["T-R-P1"] }, P2: { vim: 1, spellbook: ["T-Y-P5"], summons: ["Clinging"] } }, [clinging]);
    t.says("P1: cast Fireburst"); // Harden asks for a battle: P2 is not asked
    expect([t.card("Clinging")["strength"], t.asked()]).toEqual([1, "P1 BOS-T3"]);
  });

  test("BOS-N8, BOS-N8.3, BOS-R20 dealt and taken together, dealtDamage and takesDamage in one window", () => {
    const cards = [
      blast(1),
      made("A", 3, ability("takesDamage", [gainVim()], { mode: "optional" })),
      made("B", 3, ability("dealtDamage", [gainVim()], { mode: "optional" })),
    ];
    const t = table({ P1: { vim: 1, spellbook: ["Blast"] }, P2: { summons: ["A", "B"] } }, cards);
    t.says("P1: cast Blast");
    expect([t.asked(), t.options(), t.card("A")["strength"], t.card("B")["strength"]]).toEqual([
      "P1 BOS-A9b",
      ["next: A", "next: B"],
      2,
      2,
    ]);
  });

  test("BOS-N8.2 who leaves before the damage is dealt none", () => {
    const shy = made("Shy", 3, ability("wouldTakeDamage", [{ op: "moveZone", target: "self", to: "castle" }]));
    const t = table({ P1: { vim: 1, spellbook: ["Blast"] }, P2: { summons: ["Shy", "A"] } }, [blast(1), shy, made("A", 3)]);
    t.says("P1: cast Blast");
    expect([t.names("P2", "castle"), t.events("deal"), t.events("take")]).toEqual([["Shy"], ["A"], ["A"]]);
  });

  test("BOS-N8.2, BOS-B4.window what waits for damage to a card that has left lapses", () => {
    const caller = made(
      "Caller",
      3,
      ability("wouldTakeDamage", [{ op: "moveZone", target: { choose: 1, of: ["summon"], sides: "own", exclude: "self" }, to: "castle" }]),
    );
    const t = table({ P1: { vim: 1, spellbook: ["Blast"] }, P2: { vim: 0, summons: ["Caller", "A"] } }, [
      blast(1),
      caller,
      made("A", 3, ability("wouldTakeDamage", [gainVim()])),
    ]);
    t.says("P1: cast Blast", "P1: next: Caller");
    expect([t.names("P2", "castle"), t.player("P2")["vim"], t.events("lapses")]).toEqual([["A"], 0, ["A"]]);
    expect(t.told().some((line) => line.includes("what it waits for would not happen any more"))).toBe(true);
  });

  test("BOS-N8.2, BOS-16.2 wouldTakeDamage is about cards: no player meets it", () => {
    const watcher = madeWizard(
      "Watcher",
      ability("wouldTakeDamage", [gainVim()], { condition: { subject: { of: ["player", "summon"], sides: "both" } } }),
    );
    const hail = madeSpell(
      "Hail",
      1,
      ability("cast", [{ op: "damage", amount: 1, target: { all: ["player", "summon"], sides: "opponent" } }]),
    );
    const t = table({ P1: { vim: 1, spellbook: ["Hail"] }, P2: { life: 30, vim: 0, wizards: ["Watcher"], summons: ["A"] } }, [
      hail,
      watcher,
      made("A", 3),
    ]);
    t.says("P1: cast Hail");
    expect([t.player("P2"), t.card("A")]).toMatchObject([{ life: 29, vim: 1 }, { strength: 2 }]);
  });

  test("BOS-N8.2, BOS-N9 a spell cast in a window inside does not look at the damage outside again", () => {
    const twice = made(
      "Twice",
      9,
      ability("wouldTakeDamage", [{ op: "damage", amount: 1, target: { choose: 1, of: ["summon"], sides: "own", exclude: "self" } }]),
      ability("wouldTakeDamage", [gainVim()]),
    );
    const elegy = madeSpell(
      "Elegy",
      0,
      ability("defeated", [{ op: "gainLife", player: "you", amount: 1 }], { condition: { subject: both } }),
    );
    const sting = madeSpell(
      "Sting",
      0,
      ability("cast", [{ op: "damage", amount: 1, target: { choose: 1, of: ["summon"], sides: "both" } }]),
    );
    const t = table({ P1: { spellbook: ["Sting"] }, P2: { life: 30, vim: 0, spellbook: ["Elegy"], summons: ["Twice", "A"] } }, [
      twice,
      elegy,
      sting,
      made("A", 1),
    ]);
    t.says("P1: cast Sting", "P1: choose Twice", "P1: next: Twice, ability 2", "P2: cast Elegy");
    expect([t.player("P2"), t.names("P2", "graveyard")]).toMatchObject([{ life: 31, vim: 1 }, ["Elegy", "A"]]);
  });

  test("BOS-N8 damage inside damage is done first, and the rest is dealt as it was fixed", () => {
    const prickly = made(
      "Prickly",
      3,
      ability("wouldTakeDamage", [{ op: "damage", amount: 1, target: { choose: 1, of: ["boss"], sides: "both" } }]),
    );
    const spell = madeSpell("Hail", 1, ability("cast", [{ op: "damage", amount: 2, target: { all: ["summon"], sides: "both" } }]));
    const boss = { name: "Boss", type: "boss", strength: 5, effect: [] };
    const t = table({ P1: { vim: 1, spellbook: ["Hail"], boss: [{ card: "Boss", faceDown: false }] }, P2: { summons: ["Prickly", "A"] } }, [
      spell,
      prickly,
      made("A", 3),
      boss,
    ]);
    t.says("P1: cast Hail");
    expect([t.card("Boss")["strength"], t.card("Prickly")["strength"], t.card("A")["strength"]]).toEqual([4, 1, 1]);
    expect(t.told().filter((line) => line.includes("damage from P1's Hail"))).toHaveLength(2);
  });

  test("BOS-N8.3 an amount set for the battle says nothing of an ability's damage", () => {
    const t = table({ P1: { summons: ["A"] }, P2: { summons: ["B"] } }, [
      made("A", 4, ability("takesDamage", [{ op: "damage", amount: 3, target: { choose: 1, of: ["summon"], sides: "opponent" } }])),
      made("B", 9, ability("attacked", [{ op: "setDamage", target: "self", amount: 1 }])),
    ]);
    t.says("P1: attack with A", "P1: target B");
    expect(t.card("B")).toMatchObject({ strength: 9 - 1 - 3 });
  });

  test("BOS-N8.3 dealsDamageToPlayer is met by what an ability deals, and not by nothing", () => {
    const burns = (amount: unknown) =>
      madeWizard(
        "Burner",
        ability("controllerMainPhase", [{ op: "damage", amount, target: { all: ["player"], sides: "opponent" } }], {
          cost: [{ op: "act", target: "self" }],
        }),
        ability("dealsDamageToPlayer", [gainVim()]),
      );
    const vim = (amount: unknown) => {
      const t = table({ P1: { vim: 0, wizards: ["Burner"] }, P2: {} }, [burns(amount)]);
      t.says("P1: use the ability of Burner");
      return t.player("P1")["vim"];
    };
    expect([vim(1), vim({ count: { of: ["summon"], sides: "both", zone: "battlefield" } })]).toEqual([1, 0]);
  });

  test("BOS-N8.3 dealtDamage and takesDamage are not met where nothing is dealt, takesDamage not where nothing is taken", () => {
    const warded = made(
      "A",
      3,
      ability("wouldTakeDamage", [{ op: "reduceDamage", target: "self", amount: 9 }]),
      ability("dealtDamage", [gainVim()]),
      ability("takesDamage", [gainVim()]),
    );
    const t = table({ P1: { vim: 1, spellbook: ["Blast"] }, P2: { vim: 0, summons: ["A"] } }, [blast(1), warded]);
    t.says("P1: cast Blast");
    expect(t.player("P2")).toMatchObject({ vim: 0 });
    const thick = made("A", 3, ability("dealtDamage", [gainVim()]), ability("takesDamage", [gainVim(5)]));
    const u = table({ P1: { vim: 1, spellbook: ["Blast"] }, P2: { vim: 0, boss: [{ card: "T-Y-B1", faceDown: false }], summons: ["A"] } }, [
      blast(1),
      thick,
    ]);
    u.says("P1: cast Blast");
    expect([u.player("P2")["vim"], u.card("A")["strength"]]).toEqual([1, 3]);
  });

  test("BOS-N8.4 afterTakesDamage is not met by who has left before the ability was complete", () => {
    const spell = madeSpell(
      "Sweep",
      1,
      ability("cast", [
        { op: "damage", amount: 1, target: { all: ["summon"], sides: "both" } },
        { op: "moveZone", target: { choose: 1, of: ["summon"], sides: "both" }, to: "castle" },
      ]),
    );
    const nurse = madeWizard(
      "Nurse",
      ability("afterTakesDamage", [gainVim()], { condition: { subject: { of: ["summon"], sides: "own" } } }),
    );
    const t = table({ P1: { vim: 1, spellbook: ["Sweep"] }, P2: { vim: 0, wizards: ["Nurse"], summons: ["A"] } }, [
      spell,
      nurse,
      made("A", 3),
    ]);
    t.says("P1: cast Sweep");
    expect([t.names("P2", "castle"), t.player("P2")["vim"]]).toEqual([["A"], 0]);
  });

  test("BOS-N9.2 what is defeated in the window of a defeat goes first, and the first goes after it", () => {
    const bomb = made(
      "Bomb",
      1,
      ability("defeated", [{ op: "damage", amount: 2, target: { choose: 1, of: ["summon"], sides: "both", exclude: "self" } }]),
    );
    const t = table({ P1: { vim: 1, spellbook: ["Blast"] }, P2: { summons: ["Bomb", "A"] } }, [blast(1), bomb, made("A", 3)]);
    t.says("P1: cast Blast", "P2: choose A");
    expect(t.told().filter((line) => /graveyard \(BOS-N9/.test(line))).toEqual([
      "P2's A goes to P2's graveyard (BOS-N9.2)",
      "P2's Bomb goes to P2's graveyard (BOS-N9.2)",
    ]);
  });

  test("BOS-N9.3 who stands has not been defeated", () => {
    const alive = made("Alive", 9, ability("afterDefeated", [gainVim()]));
    const t = table({ P1: { vim: 1, spellbook: ["Blast"] }, P2: { vim: 0, summons: ["A", "Alive"] } }, [blast(1), alive, made("A", 1)]);
    t.says("P1: cast Blast");
    expect([t.player("P2")["vim"], t.names("P2", "graveyard")]).toEqual([0, ["A"]]);
  });

  test("BOS-N8.3 dealsDamageToPlayer, and BOS-V2 both at 0 by one effect", () => {
    const wizard = madeWizard(
      "Doom",
      ability("controllerMainPhase", [{ op: "damage", amount: 3, target: { all: ["player"], sides: "both" } }], {
        cost: [{ op: "act", target: "self" }],
      }),
    );
    const t = table({ P1: { life: 3, wizards: ["Doom"] }, P2: { life: 2 } }, [wizard]);
    t.says("P1: use the ability of Doom");
    expect(t.asked()).toBe("draw");
  });

  test("BOS-N8.4 afterTakesDamage when the ability is complete, in the first window of BOS-N9, also if nothing is defeated", () => {
    const a = made(
      "A",
      3,
      ability("takesDamage", [gainVim()], { mode: "optional" }),
      ability("afterTakesDamage", [gainVim()], { mode: "optional" }),
    );
    const t = table({ P1: { vim: 1, spellbook: ["Blast"] }, P2: { summons: ["A"] } }, [blast(1), a]);
    t.says("P1: cast Blast");
    expect(t.options()).toEqual(["use it", "do not use it"]);
    t.says("P2: use it"); // the one of BOS-N9, before anything else is picked
    expect(t.g.recorder!.events.filter((event) => event.what === "uses").map((event) => event.amount)).toHaveLength(1); // that one
    expect(t.asked()).toBe("P2 BOS-A5");
  });

  test("BOS-N9.1 to BOS-N9.3 defeated and defeats, then moved, then afterDefeated", () => {
    const killer = madeWizard(
      "Killer",
      ability("controllerMainPhase", [{ op: "damage", amount: 5, target: { choose: 1, ...both } }], {
        cost: [{ op: "act", target: "self" }],
      }),
      ability("defeats", [gainVim()], { condition: { defeated: both, by: ["ability"] } }),
    );
    const victim = made(
      "Victim",
      2,
      ability("defeated", [gainVim()]),
      ability("afterDefeated", [{ op: "damage", amount: 1, target: "opponent" }]),
    );
    const t = table({ P1: { vim: 0, wizards: ["Killer"] }, P2: { vim: 0, summons: ["Victim"] } }, [killer, victim]);
    t.says("P1: use the ability of Killer");
    t.says("P1: next: Victim, ability 1");
    expect([t.player("P1"), t.player("P2")]).toMatchObject([{ vim: 1, life: 29 }, { vim: 1 }]);
    const order = t.g
      .recorder!.events.map((event) => event.what)
      .filter((what) => ["defeat", "gainVim", "graveyard", "playerTakes"].includes(what));
    expect(order).toEqual(["defeat", "gainVim", "gainVim", "graveyard", "playerTakes"]);
  });

  test("BOS-N9 a card raised above 0 before its defeat is not defeated", () => {
    const spell = madeSpell(
      "Scare",
      1,
      ability("cast", [
        { op: "damage", amount: 2, target: { choose: 1, ...both } },
        { op: "gainStrength", target: { choose: 1, ...both }, amount: 1 },
      ]),
    );
    const t = table({ P1: { vim: 1, spellbook: ["Scare"] }, P2: { summons: ["A"] } }, [spell, made("A", 2)]);
    t.says("P1: cast Scare");
    expect([t.card("A")["place"], t.card("A")["strength"]]).toEqual(["summons", 1]);
  });

  test("BOS-N9 `defeat` does not ask for the strength", () => {
    const spell = madeSpell("End", 1, ability("cast", [{ op: "defeat", target: { choose: 1, ...both } }]));
    const t = table({ P1: { vim: 1, spellbook: ["End"] }, P2: { summons: ["A"] } }, [spell, made("A", 9)]);
    t.says("P1: cast End");
    expect(t.names("P2", "graveyard")).toEqual(["A"]);
  });

  test("BOS-H12 who leaves together still sees the others go", () => {
    const widow = made("Widow", 1, ability("afterDefeated", [gainVim(5)], { condition: { subject: { of: ["summon"], sides: "own" } } }));
    const t = table({ P1: { vim: 1, spellbook: ["Blast"] }, P2: { vim: 0, summons: ["Widow", "B"] } }, [blast(1), widow, made("B", 1)]);
    t.says("P1: cast Blast", "P1: next: Widow about Widow");
    expect([t.player("P2")["vim"], t.names("P2", "graveyard").sort()]).toEqual([10, ["B", "Widow"]]);
  });

  test("BOS-H7 a face-down card that is defeated has no after-defeat ability", () => {
    const fire = (faceDown: boolean) => {
      const t = table({ P1: { life: 30, vim: 2, spellbook: ["T-R-P1"] }, P2: { summons: [{ card: "T-R-S4", faceDown }] } });
      t.says("P1: cast Fireburst");
      return t.player("P1")["life"];
    };
    expect([fire(false), fire(true)]).toEqual([28, 30]);
  });
});

describe("BOS-N1, BOS-N3: what a strength is made of", () => {
  const strengthOf = (t: ReturnType<typeof table>, name: string) =>
    t.g.view(1).rows.flatMap(({ cells }) => cells.filter((cell) => cell?.name === name))[0]?.numbers?.[0];

  test("each card that took or gave some is named, with its paragraph; what it had before the position is one part", () => {
    const t = table(
      {
        P1: { vim: 2, boss: [{ card: "inevitable-plague", faceDown: false }], summons: ["Mine"] },
        P2: { summons: [{ card: "Big", strength: 8 }] },
      },
      [made("Mine", 1), made("Big", 9)],
    );
    expect(strengthOf(t, "Big")?.parts).toEqual([
      { amount: 9, because: "printed", rule: "BOS-N7" },
      { amount: -1, because: "damage and loss", rule: "BOS-N3" },
    ]);
    t.says("P1: use the ability of Inevitable Plague", "P1: use it");
    expect(strengthOf(t, "Big")?.parts).toEqual([
      { amount: 9, because: "printed", rule: "BOS-N7" },
      { amount: -1, because: "damage and loss", rule: "BOS-N3" },
      { amount: -1, because: "damage from Inevitable Plague", rule: "BOS-N8.3" },
    ]);
    expect(strengthOf(t, "Inevitable Plague")).toMatchObject({
      value: 6,
      parts: [
        { amount: 5, because: "printed" },
        { amount: 1, because: "gained by its own ability", rule: "BOS-N1" },
      ],
    });
  });

  test("BOS-B6: who fights and stays says whom it fought", () => {
    const t = table({ P1: { summons: ["Four"] }, P2: { summons: ["Nine"] } }, [made("Four", 4), made("Nine", 9)]);
    t.says("P1: attack with Four", "P1: target Nine");
    expect(strengthOf(t, "Nine")?.parts.slice(1)).toEqual([{ amount: -4, because: "damage from Four", rule: "BOS-B6" }]);
  });
});
