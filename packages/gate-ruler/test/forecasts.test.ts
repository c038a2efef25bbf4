/** What answers are said to lead to, for somebody who has not read the cards. */
import { openScenario } from "@duelex/kernel/scenario";
import { harmOf, menuOf, whyNotCard } from "@duelex/session";
import { describe, expect, test } from "vitest";
import { gateRuler } from "../src/index.ts";

const opened = (position: object) => openScenario(gateRuler, { game: "gate-ruler", title: "test", position: position as never });

test("3-6e: the log tells twins of one side by their line, where a sentence does not name it; a card without a twin by its name", () => {
  const P1 = { ruler: ["A-1"], leftAttackZone: ["T-024"], rightAttackZone: ["T-024"], driveZone: ["T-024"] };
  const P2 = { ruler: ["K-11"], defenceZone: ["T-001"] };
  const match = opened({ turn: 3, phase: "main", P1, P2 });
  const { events } = match.record();
  for (const answer of ["play Ogre Bruiser", "to the defence zone"]) match.play(match.parse(answer));
  const attack = menuOf(match, 0, gateRuler.mat).find(
    ({ phrase, detail }) => phrase === "attack the centre line with Ogre Bruiser" && detail === "left line",
  );
  match.play(attack!.answer);
  const told = events.map((event) => match.tell(event, 0));
  expect(told).toContain("P1's Ogre Bruiser enters play in the defence zone (centre line)");
  expect(told).toContain("P1's Ogre Bruiser (left line) is rested to attack");
  expect(told).toContainEqual(expect.stringMatching(/^P1's Ogre Bruiser \(left line\) attacks P2's (?!.*\(.* line\))/));
});

test("6-3c: who passes is told that what lies in the drive zone is lost", () => {
  const match = opened({ phase: "main", P1: { ruler: ["A-1"], driveZone: ["T-014", "T-015"] }, P2: { ruler: ["K-11"] } });
  const pass = menuOf(match, match.asked, gateRuler.mat).find(({ passes }) => passes);
  expect(pass?.means).toBe(
    "if both pass, the main phase is over, what is left in the drive zone is lost (6-3c), and the attack phase begins",
  );
});

test("16-3: of a unit that is played from elsewhere than the hand no TD is promised", () => {
  const means = (P1: object) => {
    const match = opened({ turn: 3, phase: "main", P1: { ruler: ["A-1"], ...P1 }, P2: { ruler: ["K-11"] } });
    return menuOf(match, match.asked, gateRuler.mat).find(({ phrase }) => phrase === "play Command Frigate")?.means;
  };
  const worth = "level 3, 6/8/3 <Piercing>";
  expect(means({ driveZone: ["T-011"] })).toBe(worth);
  expect(means({ ruler: ["K-11"], hand: ["T-011"], energyZone: 3 })).toContain(`${worth}; TD: destroy 1 opposing unit`);
});

test("16-2: what a card may do when it is revealed stands beside revealing it, and not beside playing it", () => {
  const match = opened({ turn: 3, phase: "main", P1: { ruler: ["A-1"], driveZone: ["T-009"] }, P2: { ruler: ["K-11"] } });
  const means = (phrase: string) => menuOf(match, match.asked, gateRuler.mat).find((each) => each.phrase === phrase)?.means;
  expect(means("reveal Overdrive Courier")).toMatch(/^turned face up; then its OD may be used: OD: /);
  expect(means("play Overdrive Courier")).toMatch(/^level \d+, [^:]*$/);
  match.play(match.parse("reveal Overdrive Courier"));
  expect(means("yes")).toMatch(/^OD: /);
});

test("16-4: of what is played or set no CNT is promised, which a card has when it is turned up as damage", () => {
  const P1 = { ruler: ["K-11"], hand: ["T-035", "T-043"], energyZone: 3 };
  const match = opened({ turn: 3, phase: "main", P1, P2: { ruler: ["A-1"] } });
  const menu = menuOf(match, match.asked, gateRuler.mat);
  const means = (phrase: string) => menu.find((each) => each.phrase === phrase)?.means;
  expect(means("play Wall Spirit")).toMatch(/level 1, 0\/5\/1$/);
  expect(means("set Barrier Projector")).toMatch(
    /^laid face down, to be played later; event, level 1; Set, when your ruler or unit would be damaged: /,
  );
});

test("4-15: a card that is set is not lost: nobody is asked whether they mean it", () => {
  const position = { turn: 3, phase: "main", P1: { ruler: ["A-1"], driveZone: ["T-046"] }, P2: { ruler: ["K-11"] } };
  const match = opened(position);
  const menu = menuOf(match, 0, gateRuler.mat);
  const setting = menu.find(({ phrase }) => phrase === "set Jamming Signal")!;
  expect(harmOf(gateRuler, match, 0, setting, menu)).toEqual([]);
  match.play(setting.answer);
  const zones = menuOf(match, 0, gateRuler.mat);
  expect(zones.map(({ phrase }) => phrase)).toContain("to the set zone 1");
  for (const zone of zones) expect(harmOf(gateRuler, match, 0, zone, zones)).toEqual([]);
});

test("8-4e-1: from the blow on the one who took it is shown as attacked, and not who stands behind", () => {
  const position = {
    ...{ turn: 3, phase: "attack" },
    P1: { ruler: ["A-1"], leftAttackZone: ["T-011"] },
    P2: { ruler: ["K-11"], defenceZone: ["T-001"], setZones: ["T-045"], energyZone: 3 },
  };
  const match = opened(position);
  const shown = new Set<string>();
  const attacked = () =>
    match.view(0).rows.flatMap(({ id, cells }) => cells.flatMap((cell) => (cell?.marks?.includes("attacked") === true ? [id] : [])));
  const attack = "attack the centre line with Command Frigate";
  while (match.parse(attack) < 0) match.play(match.parse("pass"));
  match.play(match.parse(attack));
  while (match.where().some((each) => /^attack 1/.test(each)) && !match.over) {
    for (const place of attacked()) shown.add(place);
    match.play(Math.max(0, match.parse("pass")));
  }
  expect([...shown]).toEqual(["lines"]);
});

test("8-4c: attacks on empty lines, which strike nobody, stand last", () => {
  const match = opened({ turn: 3, phase: "main", P1: { ruler: ["A-1"] }, P2: { ruler: ["K-11"] } });
  while (match.options().count === 1 || !menuOf(match, match.asked, gateRuler.mat).some(({ phrase }) => phrase.startsWith("attack")))
    match.play(match.parse("pass"));
  expect(menuOf(match, match.asked, gateRuler.mat).map(({ phrase }) => phrase)).toEqual([
    "attack the ruler with 1. A - Apprentice",
    "end the attacks",
    "attack the left line with 1. A - Apprentice",
    "attack the right line with 1. A - Apprentice",
  ]);
});

describe("1-5b: a play of which nothing would come is told so first, and stands last", () => {
  const menuAt = (P1: object, P2: object = {}, more: object = {}) => {
    const position = { turn: 3, phase: "main", P1: { ruler: ["K-11"], ...P1 }, P2: { ruler: ["K-11"], ...P2 } };
    const match = openScenario(gateRuler, { game: "gate-ruler", title: "test", position, ...more } as never);
    return menuOf(match, match.asked, gateRuler.mat);
  };
  const shrine = { setZones: ["T-058"], graveyard: ["T-022"] };
  const zones = { leftAttackZone: ["T-024"], rightAttackZone: ["T-024"], defenceZone: ["T-024"] };
  const said = (menu: ReturnType<typeof menuAt>, wish: string) => menu.find(({ phrase }) => phrase === wish)?.means ?? "";

  test("T-058 special summons into an empty zone only: with all of them occupied it does nothing", () => {
    const full = menuAt({ ...shrine, ...zones });
    expect(said(full, "play Call to the Shrine")).toMatch(/^nothing would come of it: all zones that it could go to are occupied; /);
    expect(full.at(-1)?.phrase).toBe("play Call to the Shrine");
    expect(said(menuAt({ ...shrine, ...zones, defenceZone: [] }), "play Call to the Shrine")).not.toContain("nothing would come");
  });

  test("R-BATTLEDUR what lasts until the end of a battle does nothing where there is none; 16-4 nor does a recovery without damage", () => {
    const officer = menuAt({ leftAttackZone: ["T-017"] });
    expect(said(officer, "use Signal Officer")).toMatch(
      /^nothing would come of it: it lasts until the end of a battle, and there is none; /,
    );
    const heal = {
      name: "Balm",
      type: "event",
      level: 0,
      effect: [{ kind: "event", timing: "normal", do: [{ op: "recover", amount: 1, target: "yourRuler" }] }],
    };
    const cards = { cards: [heal] };
    expect(said(menuAt({ hand: ["Balm"] }, {}, cards), "play Balm")).toContain("nothing would come of it: the ruler has no damage");
    expect(said(menuAt({ hand: ["Balm"], damageZone: ["T-001"] }, {}, cards), "play Balm")).not.toContain("nothing would come");
  });

  test("GR-16-GENESIS without another unit to go to the deck bottom nothing is summoned", () => {
    expect(said(menuAt({ leftAttackZone: ["T-037"] }), "use Circle Summoner")).toMatch(
      /^nothing would come of it: what it needs besides itself is not in play; /,
    );
    expect(said(menuAt({ leftAttackZone: ["T-037"], defenceZone: ["T-022"] }), "use Circle Summoner")).not.toContain("nothing would come");
  });

  test("GR-15-READY what is rested already, or active, is not turned", () => {
    const tap = {
      name: "Snare",
      type: "field",
      effect: [{ kind: "activated", timing: "normal", do: [{ op: "rest", target: { choose: 1, of: ["unit"], sides: "opponent" } }] }],
    };
    const P1 = { fieldZone: ["Snare"] };
    const rested = { leftAttackZone: [{ card: "T-024", rested: true }] };
    expect(said(menuAt(P1, rested, { cards: [tap] }), "use Snare")).toContain("nothing would come of it: Ogre Bruiser is rested already");
    expect(said(menuAt(P1, { ...rested, rightAttackZone: ["T-001"] }, { cards: [tap] }), "use Snare")).not.toContain("nothing would come");
  });
});

test("16-4 a counter ability that only sends its card to the graveyard comes to the same as not using it, and that is said", () => {
  const position = { turn: 3, phase: "attack", P1: { ruler: ["K-11"] }, P2: { ruler: ["A-1"], deck: ["T-021", "T-001", "T-001"] } };
  const match = openScenario(gateRuler, { game: "gate-ruler", title: "test", position } as never);
  while (!menuOf(match, match.asked, gateRuler.mat).some(({ phrase }) => phrase.startsWith("attack"))) match.play(match.parse("pass"));
  match.play(match.parse("attack the ruler with K-11"));
  while (match.question()?.rule !== "16-4") match.play(match.parse("pass"));
  expect(menuOf(match, match.asked, gateRuler.mat).map(({ phrase, means }) => [phrase, means])).toEqual([
    ["yes", "CNT: move this card to the graveyard."],
    ["no", "the same: it goes to the graveyard"],
  ]);
});

test.each([
  [9, "CNT: your ruler recovers 5."],
  [10, "nothing would come of it: the match ends first (GR-12-LIFE); CNT: your ruler recovers 5."],
])(
  "11, GR-12-LIFE a counter ability comes too late for who has lost by the damage before it: with %s damage before the check",
  (before, means) => {
    const recovers = {
      kind: "counter",
      timing: "damageCheck",
      condition: null,
      cost: [],
      do: [{ op: "recover", target: "yourRuler", amount: 5 }],
    };
    const cards = [{ name: "Balm", type: "unit", keywords: ["CNT"], effect: [recovers] }];
    const foe = { ruler: ["K-11"], damageZone: Array(before).fill("T-001"), deck: ["T-001", "Balm", "T-001", "T-001"] };
    const position = { turn: 3, phase: "attack", P1: { ruler: ["A-1"], leftAttackZone: ["T-024"] }, P2: foe };
    const match = openScenario(gateRuler, { game: "gate-ruler", title: "test", position, cards } as never);
    while (!menuOf(match, match.asked, gateRuler.mat).some(({ phrase }) => phrase.startsWith("attack"))) match.play(match.parse("pass"));
    match.play(match.parse("attack the ruler with A-1"));
    while (match.question()?.rule !== "16-4") match.play(match.parse("pass"));
    expect(menuOf(match, match.asked, gateRuler.mat).find(({ phrase }) => phrase === "yes")?.means).toBe(means);
    match.play(match.parse("yes"));
    expect(match.over).toBe(before === 10);
  },
);

test("GR-11 where an attack triggers no set card it is said that others may come next, of one of them too", () => {
  const foe = { ruler: ["K-11"], defenceZone: ["T-001"], setZones: ["T-052"] };
  const position = { turn: 3, phase: "attack", P1: { ruler: ["A-1"], leftAttackZone: ["T-024"] }, P2: foe };
  const match = openScenario(gateRuler, { game: "gate-ruler", title: "test", position } as never);
  while (!menuOf(match, match.asked, gateRuler.mat).some(({ phrase }) => phrase.startsWith("attack"))) match.play(match.parse("pass"));
  match.play(match.parse("attack the centre line with Ogre Bruiser"));
  expect(match.question()).toMatchObject({ rule: "GR-11", says: expect.stringMatching(/: use a set card triggered by it\?$/) });
  expect(menuOf(match, 1, gateRuler.mat).map(({ phrase, means }) => [phrase, means])).toEqual([
    ["pass", "none; other set cards may come next"],
  ]);
  const [set] = [...match.view(1).rows.find(({ id, seat }) => id === "setZones" && seat === 1)!.cells];
  const wishes = whyNotCard(match, 1, set!.card);
  expect(wishes.map(({ fact }) => fact)).toContainEqual(expect.stringMatching(/^it may come next; P2 is asked: /));
  match.play(match.parse("pass"));
  expect(match.question()?.rule).toBe("9-3e");
});

describe("what is done is told when it is done", () => {
  const toldOf = (position: object, ...script: readonly string[]) => {
    const match = openScenario(gateRuler, { game: "gate-ruler", title: "test", position } as never);
    const { events } = match.record();
    for (const answer of script) match.play(match.parse(answer));
    return events.map((event) => match.tell(event, 0));
  };

  test("GR-7-PRICE energy is paid after the zone is chosen, and told then; 14-4b an event is told with its text", () => {
    const told = toldOf(
      { turn: 3, phase: "main", P1: { ruler: ["K-11"], hand: ["T-024"] }, P2: { ruler: ["K-11"] } },
      "play T-024",
      "to the left attack zone",
    );
    expect(told.findIndex((each) => each.startsWith("P1 plays Ogre Bruiser"))).toBeLessThan(
      told.indexOf("P1 pays 2 energy for Ogre Bruiser"),
    );
    const position = {
      turn: 3,
      phase: "main",
      P1: { ruler: ["A-1"], setZones: ["T-057"], leftAttackZone: ["T-024"] },
      P2: { ruler: ["K-11"] },
    };
    expect(toldOf(position, "play T-057")).toContain(
      "P1 plays Bristling Stance (from set zone 1, level 1): “Set, any time: 1 of your units has Intercept until end of turn.”",
    );
  });

  test("GR-16-SOULGUARD the damage that goes with the soul card goes by Soul Guard, not by the text that would have moved the unit", () => {
    const position = {
      ...{ turn: 3, phase: "attack" },
      P1: { ruler: ["A-1"], setZones: ["T-045"] },
      P2: { ruler: ["K-11"], leftAttackZone: [{ card: "T-005", soul: ["T-001"], damage: 2 }] },
    };
    const told = toldOf(position, "play T-045");
    expect(told).toContain("P2's Bulwark Mech stays in play by Soul Guard: a soul card goes instead, and its damage is removed");
    expect(told).toContain("the damage on P2's Bulwark Mech is now 0");
  });

  test("14-1b-2 an effect that runs from the beginning is told by the card whose text it is", () => {
    const position = {
      ...{ turn: 3, phase: "attack", effects: [{ card: "T-036", clause: 1, on: "P2.K-11", by: "P2" }] },
      P1: { ruler: ["A-1"] },
      P2: { ruler: ["K-11"] },
    };
    expect(toldOf(position, "attack the ruler with A-1")).toContain(
      "the damage to P2's 11. K - Knight is reduced to 1 (from 3, by Mirror Spirit)",
    );
  });

  test("GR-16-SOULGUARD effects with a limited duration on the unit end, and that is told", () => {
    const position = {
      ...{ turn: 3, phase: "attack", effects: [{ card: "T-023", clause: 1, on: "P2.T-005", by: "P2" }] },
      P1: { ruler: ["A-1"], setZones: ["T-045"] },
      P2: { ruler: ["K-11"], leftAttackZone: [{ card: "T-005", soul: ["T-001"] }] },
    };
    expect(toldOf(position, "play T-045")).toContain("P2's Bulwark Mech: ATK+1 is over");
  });

  test("16-4, GR-7-SPECIAL a unit that its counter ability summons comes from the counter zone", () => {
    const position = {
      ...{ turn: 3, phase: "attack" },
      P1: { ruler: ["A-1"], leftAttackZone: ["T-024"] },
      P2: { ruler: ["K-11"], deck: ["T-015", "T-022", "T-022"] },
    };
    const told = toldOf(position, "attack the ruler with T-024", "yes", "to the defence zone");
    expect(told).toContain("P2's Emergency Pilot comes from the counter zone");
  });

  test("13-5b damage that a text deals to a ruler is told with its card, GR-6-CLEAN and what is gone at the end of the turn with its amount", () => {
    const cards = [
      {
        name: "Curse",
        type: "field",
        effect: [{ kind: "activated", timing: "normal", do: [{ op: "damage", amount: 1, target: "enemyRuler" }] }],
      },
    ];
    const position = {
      turn: 3,
      phase: "main",
      P1: { ruler: ["A-1"], fieldZone: ["Curse"] },
      P2: { ruler: ["K-11"], leftAttackZone: [{ card: "T-024", damage: 2 }] },
    };
    const match = openScenario(gateRuler, { game: "gate-ruler", title: "test", position, cards } as never);
    const { events } = match.record();
    match.play(match.parse("use Curse"));
    while (match.turnNumber === 3)
      match.play(match.parse(match.options().count > 0 && match.parse("end the attacks") >= 0 ? "end the attacks" : "pass"));
    const told = events.map((event) => match.tell(event, 0));
    expect(told.find((each) => each.includes("ruler takes"))).toMatch(/^P2's ruler takes 1 damage by the text of P1's Curse: /);
    expect(told).toContain("the turn ends, and damage on units is gone: P2's Ogre Bruiser (2)");
    expect(gateRuler.mat.quiet).not.toContain("clean");
  });
});

test("17: a ruler says what its player's turn begins with", () => {
  const faces = gateRuler.catalog().entries.filter(({ id }) => id === "A-1" || id === "K-11");
  expect(faces.map(({ text }) => text[0])).toEqual([
    expect.stringMatching(/^Start of turn: drive 2 \(1 in the first turn of all\): /),
    "Start of turn: 2 of your energy cards become active, draw 2 (1 in the first turn of all).",
  ]);
});

describe("8-6b: an attack is told with who is destroyed first, and then with the numbers", () => {
  const said = (P1: object, P2: object, wish: string) => {
    const match = opened({ turn: 3, phase: "attack", P1, P2 });
    while (!menuOf(match, match.asked, gateRuler.mat).some(({ phrase }) => phrase.startsWith("attack"))) match.play(match.parse("pass"));
    return menuOf(match, match.asked, gateRuler.mat).find(({ phrase }) => phrase === wish)?.means;
  };
  const ruler = ["K-11"];
  test("8-6b-2 a unit that lives, one that is destroyed, and 8-6b-1 a ruler with the damage it has", () => {
    const own = { ruler, leftAttackZone: ["T-024"] };
    expect(said(own, { ruler, leftAttackZone: ["T-001"] }, "attack the left line with Ogre Bruiser")).toBe("destroys Gate Cadet (5≥2 HP)");
    expect(said(own, { ruler, leftAttackZone: ["T-001"] }, "attack the ruler with Ogre Bruiser")).toBe("2 to the ruler: 0 → up to 2 of 11");
    const strong = { ruler, leftAttackZone: ["T-001"] };
    expect(said(strong, { ruler, defenceZone: ["T-024"] }, "attack the centre line with Gate Cadet")).toBe("Ogre Bruiser lives (2<4 HP)");
    const captain = { ruler, leftAttackZone: ["T-010"] }; // when it attacks: 2 damage to an opposing unit
    const frigate = { ruler, defenceZone: ["T-011"] };
    expect(said(captain, frigate, "attack the centre line with Siege Captain")).toBe(
      "Command Frigate lives (4<8 HP), but for the text of Siege Captain",
    );
  });

  test("GR-12-LIFE, 16-4 a blow that is enough says what it wins by, the ruler's damage after it", () => {
    const wins = (damage: number) =>
      said(
        { ruler, leftAttackZone: ["T-024"] },
        { ruler, damageZone: Array<string>(damage).fill("T-001") },
        "attack the ruler with Ogre Bruiser",
      );
    expect(wins(9)).toBe("wins (9+2≥11) unless a counter card turns up");
    expect(wins(10)).toBe("wins (10+2≥11) unless the first card turned up is a counter card"); // after it the damage is enough
  });

  test("8-4f texts that an attack triggers deal damage before it: of an attack on the ruler, or on nobody, that is said", () => {
    const foxes = { ruler, leftAttackZone: ["T-022"], rightAttackZone: ["T-033"] };
    const strike = "attack the ruler with Paper Fox";
    expect(said(foxes, { ruler, damageZone: 9 }, strike)).toBe("1 to the ruler: 9 → up to 10 of 11, but for the text of Fox Matriarch");
    expect(said(foxes, { ruler }, "attack the left line with Paper Fox")).toBe("nobody is struck, but for the text of Fox Matriarch");
    expect(said(foxes, { ruler }, "attack the ruler with Fox Matriarch")).toBe("3 to the ruler: 0 → up to 3 of 11"); // it is another that has to attack
    const used = { ...foxes, rightAttackZone: [{ card: "T-033", used: [1] }] };
    expect(said(used, { ruler }, "attack the left line with Paper Fox")).toBe("the line is empty: no strike");
    const captain = { ruler, leftAttackZone: ["T-010"] };
    const aside = "attack the right line with Siege Captain";
    expect(said(captain, { ruler, leftAttackZone: ["T-024"] }, aside)).toBe("nobody is struck, but for the text of Siege Captain");
    expect(said(captain, { ruler }, aside)).toBe("the line is empty: no strike"); // nor is there anybody for its text
    expect(said({ ruler, leftAttackZone: ["T-039"] }, { ruler }, "attack the left line with Cautious Raider")).toBe(
      "the line is empty: no strike",
    );
  });

  test("GR-12-DECK a blow that turns up the last card of the deck wins, whatever the life; a counter card as the last comes too late", () => {
    const blow = (points: string, theirs: object) =>
      said({ ruler, leftAttackZone: [points] }, { ruler, ...theirs }, `attack the ruler with ${names[points]}`);
    const names: Record<string, string> = { "T-022": "Paper Fox", "T-024": "Ogre Bruiser", "T-033": "Fox Matriarch" };
    expect(blow("T-033", { deck: 4 })).toBe("3 to the ruler: 0 → up to 3 of 11");
    expect(blow("T-033", { deck: 3 })).toBe("wins (the deck has 3 left) unless a counter card is among the first 2 turned up");
    expect(blow("T-024", { deck: 2 })).toBe("wins (the deck has 2 left) unless the first card turned up is a counter card");
    expect(blow("T-022", { deck: 1 })).toBe("wins (the deck has 1 left)");
    expect(blow("T-022", { deck: 1, setZones: ["T-043"] })).toBe("wins (the deck has 1 left) unless a set card stops it");
    expect(blow("T-033", { deck: 3, damageZone: 9 })).toBe("wins (9+3≥11) unless a counter card is among the first 2 turned up"); // two are enough
  });

  test("GR-16-SOULGUARD a unit that its soul keeps is not told as destroyed; of several soul cards none is named", () => {
    const own = { ruler, leftAttackZone: ["T-030"] };
    const guarded = (...soul: string[]) => ({ ruler, leftAttackZone: [{ card: "T-005", soul }] });
    const wish = "attack the left line with Gate Oni";
    const first = "Bulwark Mech strikes first: Gate Oni lives (3<6 HP)";
    expect(said(own, guarded(), wish)).toBe(`destroys Bulwark Mech (6≥6 HP); ${first}`);
    expect(said(own, guarded("T-001"), wish)).toBe(`Bulwark Mech lives by Soul Guard (6≥6 HP), Gate Cadet goes; ${first}`);
    expect(said(own, guarded("T-001", "T-022"), wish)).toBe(`Bulwark Mech lives by Soul Guard (6≥6 HP), a soul card goes; ${first}`);
  });

  test("GR-16-SOULGUARD an attacker that is struck first and kept strikes all the same", () => {
    const own = { ruler, leftAttackZone: [{ card: "T-005", soul: ["T-001"], damage: 3 }] };
    expect(said(own, { ruler, leftAttackZone: ["T-005"] }, "attack the left line with Bulwark Mech")).toBe(
      "Bulwark Mech lives (3<6 HP); Bulwark Mech strikes first: Bulwark Mech lives by Soul Guard (3≥3 HP left), Gate Cadet goes",
    );
  });

  test("16-8 who is destroyed by what strikes back is told so first, 16-5 and what goes on to the ruler too", () => {
    const warden = { ruler, leftAttackZone: ["T-013"], defenceZone: ["T-009"] };
    expect(said({ ruler, leftAttackZone: ["T-003"] }, warden, "attack the left line with Lance Trooper")).toBe(
      "Lance Trooper is destroyed in return (3≥3 HP); Iron Warden lives (3<5 HP)",
    );
    expect(said({ ruler, leftAttackZone: ["T-010"] }, warden, "attack the left line with Siege Captain")).toBe(
      "Iron Warden lives (4<5 HP), but for the text of Siege Captain; Iron Warden strikes back: Siege Captain lives (3<4 HP)",
    );
    expect(said({ ruler, leftAttackZone: ["T-003"] }, warden, "attack the centre line with Lance Trooper")).toBe(
      "ruler: 0 → up to 1 of 11, by Piercing: destroys Overdrive Courier (3≥3 HP)",
    );
  });
});

test("GR-13-REDUCE: what the next damage is reduced by is left out of what an attack would deal", () => {
  const does = { op: "reduceNextDamage", target: "enemyRuler", by: 2, until: "endOfTurn" };
  const ward = { name: "Ward", type: "field", effect: [{ kind: "activated", timing: "normal", limit: { perTurn: 1 }, do: [does] }] };
  const match = openScenario(gateRuler, {
    game: "gate-ruler",
    title: "test",
    cards: [ward] as never,
    position: { turn: 3, phase: "main", P1: { ruler: ["A-1"], fieldZone: ["Ward"] }, P2: { ruler: ["K-11"] } },
  });
  match.play(match.parse("use Ward"));
  const attack = "attack the ruler with 1. A - Apprentice";
  while (match.parse(attack) < 0) match.play(match.parse("pass"));
  expect(match.meaning(match.parse(attack))).toBe("1 to the ruler: 0 → up to 1 of 11");
});
