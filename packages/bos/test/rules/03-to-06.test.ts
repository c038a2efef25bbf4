import { describe, expect, test } from "vitest";
import { ability, made, madeSpell, madeWizard, table } from "../table.ts";

describe("3 Cards and states", () => {
  test("BOS-C3, BOS-C4, BOS-C6 a ready card acts once; acted it cannot", () => {
    const t = table({ P1: { summons: ["A"] }, P2: {} }, [made("A", 2)]);
    expect(t.card("A")).toMatchObject({ facing: "ready", canAct: true });
    t.says("P1: attack with A", "P1: target P2");
    expect(t.card("A")).toMatchObject({ facing: "acted", canAct: false });
    expect(t.refuses("attack with A")).toBe("BOS-K1");
  });

  test("BOS-C5, BOS-W6 a face-down wizard has no ability", () => {
    const t = table({ P1: { wizards: [{ card: "T-B-W1", faceDown: true }] }, P2: {} });
    expect(t.refuses("use the ability of Rime Scholar")).toBe("BOS-W6");
  });

  test("BOS-C7 becoming ready keeps the strength", () => {
    const t = table({ P1: { vim: 3, spellbook: ["T-R-P3"], summons: [{ card: "A", acted: true, strength: 1 }] }, P2: {} }, [made("A", 4)]);
    t.says("P1: cast Second Wind");
    expect(t.card("A")).toMatchObject({ facing: "ready", strength: 1 });
  });

  test("BOS-C8, BOS-R11 a face-down summon closes its column, fights when attacked, and neither attacks nor blocks", () => {
    const cards = [made("A", 3), made("B", 5, ability("attacked", [{ op: "gainVim", player: "you", amount: 1 }])), made("C", 1)];
    const t = table({ P1: { summons: ["A", { card: "C", column: 1 }] }, P2: { vim: 0, summons: [{ card: "B", faceDown: true }] } }, cards);
    t.says("P1: attack with A");
    expect(t.options()).toEqual(["target B", "target P1", "target C"]);
    expect(t.refuses("target P2")).toBe("BOS-DA2");
    t.says("P1: target B");
    expect(t.names("P1", "graveyard")).toEqual(["A"]);
    expect(t.card("B")).toMatchObject({ strength: 2, faceDown: true });
    expect(t.player("P2")).toMatchObject({ vim: 0 }); // its ability does not exist
    t.says("P1: attack with C", "P1: target P2"); // column 1 is open; B stands beside it
    expect(t.player("P2")).toMatchObject({ life: 29 }); // and was not asked
    t.says("P1: end the turn");
    expect(t.refuses("attack with B")).toBe("BOS-C8");
  });

  test("BOS-C9, BOS-P7 what leaves the battlefield is as printed again, and its enchantments leave", () => {
    const t = table(
      {
        P1: { vim: 2, spellbook: ["T-B-P4"], summons: [{ card: "A", strength: 9 }], enchantments: [{ card: "T-R-P5", under: "A" }] },
        P2: {},
      },
      [made("A", 4)],
    );
    t.says("P1: cast Recall", "P1: choose A");
    expect(t.card("A")).toMatchObject({ place: "castle", strength: 4, facing: null });
    expect(t.names("P1", "graveyard").sort()).toEqual(["Branding", "Recall"]);
  });
});

describe("4 Turn", () => {
  test("BOS-T1, BOS-T1a, BOS-X1, BOS-H10 face-down wizards and acted cards are readied; face-down summons and bosses are not", () => {
    const t = table(
      {
        phase: "startup",
        P1: {
          wizards: [
            { card: "T-R-W1", faceDown: true },
            { card: "T-R-W2", acted: true },
          ],
          summons: [
            { card: "A", acted: true },
            { card: "B", faceDown: true },
          ],
          boss: ["T-R-B1"],
        },
        P2: { summons: [{ card: "C", acted: true }] },
      },
      [made("A", 1), made("B", 1), made("C", 1)],
    );
    expect(["Cinder Adept", "Spite Caller", "A"].map((name) => t.card(name)["facing"])).toEqual(["ready", "ready", "ready"]);
    expect(["B", "Volkrath, the Last Pyre"].map((name) => t.card(name)["facing"])).toEqual(["face-down", "face-down"]);
    expect(t.card("C")).toMatchObject({ facing: "acted" });
  });

  test("BOS-T1a an acted boss is readied", () => {
    const t = table({ phase: "startup", P1: { boss: [{ card: "T-R-B1", acted: true }] }, P2: {} });
    expect(t.card("Volkrath, the Last Pyre")).toMatchObject({ facing: "ready" });
  });

  test("BOS-T1a, BOS-H10, BOS-H20 where a card may react to readying, each card is readied once in an order of the player's choice", () => {
    const waker = madeWizard("Waker", ability("readied", [{ op: "ready", target: { all: ["summon"], sides: "own", state: "acted" } }]));
    const tired = madeWizard("Tired", ability("readied", [{ op: "act", target: { all: ["summon"], sides: "own", state: "ready" } }]));
    const alert = made("A", 1, ability("readied", [{ op: "gainVim", player: "you", amount: 1 }]));
    const [down, up] = [{ faceDown: true }, { acted: true }];
    const wizards = [
      { card: "Waker", ...down },
      { card: "Tired", ...down },
    ];
    const t = table({ phase: "startup", P1: { vim: 1, wizards, summons: [{ card: "A", ...up }] }, P2: {} }, [waker, tired, alert]);
    expect([t.asked(), t.options()]).toEqual(["P1 BOS-T1a", ["ready Waker", "ready A", "ready Tired"]]);
    t.says("P1: ready Waker"); // what reacts to it is done before the next card: A stands up, for 1 vim
    expect([t.card("A")["facing"], t.player("P1")["vim"], t.asked()]).toEqual(["acted", 4, "P1 BOS-T3"]);
    expect(t.told().filter((line) => line.startsWith("P1's A becomes ready"))).toHaveLength(1); // Tired has had A act; it is not readied again
  });

  test("BOS-T1a what has been readied and then had to act stays acted", () => {
    const tired = madeWizard("Tired", ability("readied", [{ op: "act", target: { all: ["summon"], sides: "own", state: "ready" } }]));
    const summons = ["A", "B"].map((card) => ({ card, acted: true }));
    const cards = [tired, made("A", 1), made("B", 1)];
    const t = table({ phase: "startup", P1: { wizards: [{ card: "Tired", faceDown: true }], summons }, P2: {} }, cards);
    const more = table(
      { phase: "startup", P1: { wizards: [{ card: "Tired", faceDown: true }], summons: [...summons, { card: "C", acted: true }] }, P2: {} },
      [...cards, made("C", 1)],
    );
    more.says("P1: ready A", "P1: ready Tired");
    const copy = more.g.clone();
    copy.dealtAnew(); // what is offered is found anew
    expect([more.options(), copy.options().count]).toEqual([["ready B", "ready C"], 2]); // a copy knows it, too
    t.says("P1: ready A", "P1: ready Tired"); // A acts; B is left, and becomes ready unasked
    expect([t.card("A")["facing"], t.card("B")["facing"], t.asked()]).toEqual(["acted", "ready", "P1 BOS-T3"]);
  });

  test("BOS-C7, BOS-H20 a text that readies meets the condition too, outside the startup phase", () => {
    const alert = made("A", 1, ability("readied", [{ op: "gainLife", player: "you", amount: 2 }]));
    const t = table({ P1: { vim: 3, spellbook: ["T-R-P3"], summons: [{ card: "A", acted: true }] }, P2: {} }, [alert]);
    t.says("P1: cast Second Wind");
    expect(t.player("P1")).toMatchObject({ life: 32 });
    expect(t.told()).toContain("P1's A becomes ready, upright again, by Second Wind (BOS-C7)");
  });

  test("BOS-T4 abilities of the ending phase occur before the other player's turn begins", () => {
    const gain = [{ op: "gainLife", player: "you", amount: 1 }];
    const own = made("Own", 1, ability("endingPhase", gain, { condition: { player: "you" } }));
    const each = made("Each", 1, ability("endingPhase", gain));
    const t = table({ P1: { summons: ["Own"] }, P2: { summons: ["Each"] } }, [own, each]);
    t.says("P1: end the turn", "P1: next: Each"); // two abilities of the same moment: the turn player orders them
    expect([t.player("P1")["life"], t.player("P2")["life"], t.asked()]).toEqual([31, 31, "P2 BOS-T3"]);
    t.says("P2: end the turn");
    expect([t.player("P1")["life"], t.player("P2")["life"]]).toEqual([31, 32]);
  });

  test("BOS-T1b, BOS-R2 vim doubles from what is left: 0 stays 0", () => {
    const vim = (before: number) => table({ phase: "startup", P1: { vim: before }, P2: {} }).player("P1")["vim"];
    expect([0, 1, 3, 8].map(vim)).toEqual([0, 2, 6, 16]);
  });

  test("BOS-T1c, BOS-R15 decay from the eleventh own turn on, once more each turn; it is loss", () => {
    const after = (turns: number) => {
      const t = table({ phase: "startup", turn: 2 * turns - 1, P1: { life: 30, vim: 8, turnsStarted: turns }, P2: {} });
      expect(t.events("playerTakes")).toEqual([]);
      return [t.player("P1")["life"], t.player("P1")["vim"]];
    };
    expect([10, 11, 12, 13].map(after)).toEqual([
      [30, 16],
      [15, 8],
      [7, 4],
      [3, 2],
    ]);
  });

  test("BOS-T1c: as a turn begins it is said what decay is, from three turns before it on", () => {
    const t = table({ turn: 15, P1: { turnsStarted: 8, life: 400 }, P2: { turnsStarted: 7, life: 400 } });
    for (let turns = 0; turns < 10; turns++) t.g.play(t.g.parse("end the turn"));
    const said = t.told().flatMap((line) => /begins: it is P1's; (.*) \(BOS-T1\)$/.exec(line)?.[1] ?? []);
    const ahead = "decay from turn 21 on: life and vim are halved as it begins, in each later turn once more (BOS-T1c)";
    expect(said).toEqual([
      ahead,
      ahead,
      "decay: life and vim are halved (BOS-T1c)",
      ...[2, 3].map((n) => `decay: life and vim are halved ${n} times (BOS-T1c)`),
    ]);
  });

  test("BOS-T1c, BOS-V1 decay to 0 loses at once; BOS-V3 so every game ends", () => {
    const t = table({ phase: "startup", turn: 21, P1: { life: 1, turnsStarted: 11 }, P2: {} });
    expect(t.asked()).toBe("P2 wins");
    const idle = table({ turn: 1, P1: {}, P2: {} });
    for (let turns = 0; !idle.g.over && turns < 60; turns++) idle.g.play(idle.g.parse("end the turn"));
    expect(idle.asked()).toBe("P2 wins"); // 30, 15, 3, 0: in the thirteenth turn, and P1's comes first
    expect(idle.player("P1")).toMatchObject({ life: 0, turnsStarted: 13 });
  });

  test("BOS-T2, BOS-T3, BOS-T4 summoning phase, main phase, and then the other player's turn", () => {
    const t = table({ phase: "summoning", turn: 3, P1: { castle: ["T-R-S1"], wizards: ["T-R-W1"] }, P2: {} });
    expect(t.asked()).toBe("P1 BOS-T2");
    expect(t.refuses("attack with Ash Hound")).toBe("BOS-K1");
    t.says("P1: begin the main phase");
    expect(t.asked()).toBe("P1 BOS-T3");
    expect(t.refuses("summon Ash Hound")).toBe("BOS-T2");
    t.says("P1: end the turn");
    expect([t.asked(), t.match()["turn"], t.match()["active"]]).toEqual(["P2 BOS-T3", 4, "P2"]);
    expect(t.refuses("end the turn", "P1")).toBe("BOS-T3");
  });

  test("BOS-T3 attack, spell, ability and boss in any order", () => {
    const t = table({
      P1: {
        vim: 5,
        wizards: ["T-R-W1"],
        summons: ["T-R-S1"],
        spellbook: ["T-R-P1"],
        boss: ["T-R-B1"],
        graveyard: ["T-R-S4", "T-R-S4", "T-R-S4"],
      },
      P2: { summons: [{ card: "T-B-S4", column: 1 }] },
    });
    expect(t.options()).toEqual([
      "attack with Ash Hound",
      "use the ability of Cinder Adept",
      "summon the boss Volkrath, the Last Pyre",
      "cast Fireburst",
      "end the turn",
    ]);
    t.says(
      "P1: use the ability of Cinder Adept",
      "P1: cast Fireburst",
      "P1: choose Snow Turtle",
      "P1: attack with Ash Hound",
      "P1: target P2",
      "P2: do not block",
      "P1: summon the boss Volkrath, the Last Pyre",
    );
    expect(t.options()).toEqual(["attack with Volkrath, the Last Pyre", "end the turn"]);
  });
});

describe("5 Summoning with wizards", () => {
  test("BOS-W1 to BOS-W5 a summon, a wizard that fits, its column, ready, its ability", () => {
    const t = table({ phase: "summoning", P1: { castle: ["T-R-S2", "collaia"], wizards: ["enraged-mage", "T-R-W1"] }, P2: { life: 30 } });
    t.says("P1: summon Collaia"); // only the Enraged Mage fits
    expect(t.card("Collaia")).toMatchObject({ column: 0, facing: "ready", strength: 4 });
    expect(t.card("Enraged Mage")).toMatchObject({ faceDown: true });
    t.says("P1: summon Flare Imp", "P1: choose P2");
    expect(t.player("P2")).toMatchObject({ life: 29 });
    expect(t.refuses("summon Collaia")).toBe("BOS-W1"); // it is on the battlefield
  });

  test("BOS-W3 no wizard, a face-down one, or one with a summon in front cannot be used; BOS-R16 an acted one can", () => {
    const with_ = (wizards: unknown[], summons: unknown[] = []) =>
      table({ phase: "summoning", P1: { castle: ["T-R-S1"], wizards, summons }, P2: {} }, [made("A", 1)]);
    expect(with_([]).asked()).toBe("P1 BOS-T3"); // nobody could summon: the phase is not asked about
    expect(with_([{ card: "T-R-W1", faceDown: true }]).asked()).toBe("P1 BOS-T3");
    expect(with_(["T-R-W1"], ["A"]).asked()).toBe("P1 BOS-T3");
    expect(with_([{ card: "T-R-W1", acted: true }]).options()).toContain("summon Ash Hound");
  });

  test("BOS-W2 the summoning condition", () => {
    const t = table({
      phase: "summoning",
      P1: { life: 30, castle: ["T-Y-S1", "T-Y-S5", "T-R-S5", "T-B-S5", "T-B-S4"], wizards: ["T-R-W1"] },
      P2: { life: 30 },
    });
    expect(["Moss Ox", "Elder Tusk", "Berserk Ram", "Chrono Drake"].map((name) => t.refuses(`summon ${name}`))).toEqual([
      "BOS-W2",
      "BOS-W2",
      "BOS-W2",
      "BOS-W2",
    ]);
    const u = table(
      {
        phase: "summoning",
        P1: {
          life: 29,
          castle: ["T-Y-S1", "T-Y-S5", "T-R-S5", "T-B-S5"],
          wizards: ["T-Y-W1"],
          summons: [{ card: "A", column: 2, faceDown: true }],
        },
        P2: { life: 30, summons: ["A", "A"] },
      },
      [made("A", 1)],
    );
    expect(u.options()).toEqual([
      "summon Moss Ox",
      "summon Elder Tusk",
      "summon Berserk Ram",
      "summon Chrono Drake",
      "begin the main phase",
    ]);
  });

  test.each([
    { sides: "own", mine: ["A", "A"], theirs: [], allowed: true },
    { sides: "own", mine: ["A"], theirs: ["A", "A"], allowed: false },
    { sides: "opponent", mine: ["A", "A"], theirs: ["A"], allowed: false },
    { sides: "opponent", mine: [], theirs: ["A", "A"], allowed: true },
    { sides: "both", mine: ["A"], theirs: ["A"], allowed: true },
    { sides: "both", mine: ["A", "T-R-P1"], theirs: [], allowed: false },
  ])("BOS-16.5 two summons in graveyards, $sides: $mine, $theirs", ({ sides, mine, theirs, allowed }) => {
    const ghoul = { ...made("Ghoul", 1), summonCondition: { op: "cardsInGraveyards", of: ["summon"], sides, atLeast: 2 } };
    const P1 = { castle: ["Ghoul"], wizards: ["T-R-W1"], graveyard: mine };
    const t = table({ phase: "summoning", P1, P2: { graveyard: theirs } }, [ghoul, made("A", 1)]);
    expect(t.refuses("summon Ghoul")).toBe(allowed ? null : "BOS-W2");
  });

  test("BOS-W3, BOS-Z6 which wizard is the player's choice", () => {
    const t = table(
      {
        phase: "summoning",
        P1: { castle: ["T-R-S1"], wizards: ["enraged-mage", "T-R-W1", "T-R-W2"], summons: [{ card: "A", column: 1 }] },
        P2: {},
      },
      [made("A", 1)],
    );
    t.says("P1: summon Ash Hound");
    expect(t.options()).toEqual(["use Enraged Mage", "use Spite Caller"]);
    expect(t.refuses("use Cinder Adept")).toBe("BOS-Z6");
    t.says("P1: use Spite Caller");
    expect(t.card("Ash Hound")).toMatchObject({ column: 2 });
  });

  test("BOS-W7 after a move the wizard whose spot became empty may be used, the one behind the moved summon not", () => {
    const t = table(
      {
        turn: 4,
        active: "P2",
        P1: { wizards: ["T-R-W1", "T-R-W2"], summons: [{ card: "A", column: 1 }], castle: ["T-R-S1"] },
        P2: { summons: [{ card: "B", column: 0 }] },
      },
      [made("A", 3), made("B", 1)],
    );
    t.says("P2: attack with B", "P2: target P1", "P1: block with A", "P2: end the turn", "P1: summon Ash Hound");
    expect(t.card("A")).toMatchObject({ column: 0 });
    expect(t.card("Ash Hound")).toMatchObject({ column: 1 });
  });
});

describe("6 Spells and vim", () => {
  test("BOS-P1, BOS-P5 pick, pay, carry out, to the graveyard", () => {
    const t = table({ P1: { vim: 5, spellbook: ["T-R-P4"] }, P2: {} });
    t.says("P1: cast Scorched Path");
    expect([t.player("P1")["vim"], t.player("P2")["life"], t.names("P1", "graveyard")]).toEqual([1, 27, ["Scorched Path"]]);
  });

  test("BOS-P2 a spell with a condition is not a main-phase action, one without is nothing else", () => {
    const t = table({ P1: { vim: 5, summons: ["T-R-S1"], spellbook: ["T-R-P2", "T-R-P4"] }, P2: {} });
    expect(t.refuses("cast Battle Rage")).toBe("BOS-P2");
    t.says("P1: attack with Ash Hound", "P1: target P2");
    expect(t.options()).toEqual(["cast Battle Rage", "pass"]);
    expect(t.refuses("cast Scorched Path")).toBe("BOS-P2");
  });

  test("BOS-P3 what cannot be paid cannot be cast", () => {
    const t = table({ P1: { vim: 3, spellbook: ["T-R-P4"] }, P2: {} });
    expect(t.refuses("cast Scorched Path")).toBe("BOS-P3");
    expect(t.refuses("cast Scorched Path", "P2")).toBe("BOS-P1");
  });

  test("BOS-P4 casting is voluntary, whatever the symbol", () => {
    const spell = madeSpell(
      "Duty",
      0,
      ability("declaresAttack", [{ op: "gainVim", player: "you", amount: 1 }], {
        condition: { subject: { of: ["summon"], sides: "own" } },
      }),
    );
    const t = table({ P1: { vim: 1, summons: ["A"], spellbook: ["Duty"] }, P2: {} }, [spell, made("A", 1)]);
    t.says("P1: attack with A", "P1: target P2");
    expect(t.options()).toEqual(["cast Duty", "pass"]);
    t.says("P1: pass");
    expect(t.names("P1", "spellbook")).toEqual(["Duty"]);
  });

  test("BOS-P5 a spell whose effect does nothing still goes to the graveyard", () => {
    const t = table({ P1: { vim: 4, spellbook: ["T-B-P5"] }, P2: {} });
    t.says("P1: cast Time Dilation"); // it does not count itself
    expect([t.player("P1")["vim"], t.names("P1", "graveyard")]).toEqual([0, ["Time Dilation"]]);
    const blank = table({ P1: { vim: 1, spellbook: ["Blank"] }, P2: {} }, [{ name: "Blank", type: "spell", vimCost: 1 }]);
    blank.says("P1: cast Blank");
    expect(blank.names("P1", "graveyard")).toEqual(["Blank"]);
  });

  test("BOS-P6, BOS-P8 an enchantment works while its card is face-up, and rests while it is face-down", () => {
    const t = table({ P1: { summons: ["A"], enchantments: [{ card: "T-Y-P2", under: "A" }] }, P2: {} }, [made("A", 1)]);
    expect(t.refuses("attack with A")).toBe("BOS-A1");
    const branded = (faceDown: boolean) => {
      const u = table(
        {
          turn: 4,
          active: "P2",
          P1: { enchantments: [{ card: "T-R-P5", under: "B" }], summons: [{ card: "A", column: 1 }] },
          P2: { summons: [{ card: "B", faceDown }] },
        },
        [made("A", 1), made("B", 1)],
      );
      return u.refuses("attack with B");
    };
    expect([branded(false), branded(true)]).toEqual([null, "BOS-C8"]);
  });

  test("BOS-P7 it goes to the graveyard of the player who cast it, also when its card goes to a castle", () => {
    const t = table({ P1: { vim: 2, spellbook: ["T-B-P4"], enchantments: [{ card: "T-R-P5", under: "B" }] }, P2: { summons: ["B"] } }, [
      made("B", 1),
    ]);
    t.says("P1: cast Recall");
    expect([t.names("P1", "graveyard").sort(), t.names("P2", "castle"), t.names("P2", "graveyard")]).toEqual([
      ["Branding", "Recall"],
      ["B"],
      [],
    ]);
  });

  test("BOS-P9, BOS-A12 a spell cast in between is carried out whole; in the other player's turn too", () => {
    const t = table({ P1: { summons: ["A"] }, P2: { vim: 1, spellbook: ["T-Y-P5"], summons: ["T-Y-S3"] } }, [made("A", 5)]);
    t.says("P1: attack with A", "P1: target Grove Pup");
    expect(t.asked()).toBe("P2 BOS-A9c");
    t.says("P2: cast Harden");
    expect(t.card("Grove Pup")).toMatchObject({ strength: 2, place: "summons" });
    expect(t.card("A")).toMatchObject({ strength: 3 });
    expect(t.names("P2", "graveyard")).toEqual(["Harden"]);
  });
});

test("BOS-A1 a static ability of one's own is a rule above the rules", () => {
  const shield = madeWizard(
    "Shielder",
    ability("static", [{ op: "reduceDamageTaken", target: { all: ["summon"], sides: "own" }, amount: 2 }]),
  );
  const t = table({ P1: { summons: ["A"] }, P2: { wizards: ["Shielder"], summons: ["B"] } }, [shield, made("A", 3), made("B", 2)]);
  t.says("P1: attack with A", "P1: target B");
  expect([t.card("B")["strength"], t.card("A")["strength"]]).toEqual([1, 1]);
});
