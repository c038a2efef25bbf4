/** What answers are said to lead to, for somebody who has not read the cards. */
import { openScenario } from "@duelex/kernel/scenario";
import { menuOf } from "@duelex/session";
import { describe, expect, test } from "vitest";
import { gateRuler } from "../src/index.ts";

const opened = (position: object) => openScenario(gateRuler, { game: "gate-ruler", title: "test", position: position as never });

test("6-3c: who passes is told that what lies in the drive zone is lost", () => {
  const match = opened({ phase: "main", P1: { ruler: ["A-1"], driveZone: ["T-014", "T-015"] }, P2: { ruler: ["K-11"] } });
  const pass = menuOf(match, match.asked, gateRuler.mat).find(({ passes }) => passes);
  expect(pass?.means).toBe(
    "if both pass, the main phase is over, the 2 cards left in the drive zone are lost (6-3c), and the attack phase begins",
  );
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
    expect(said(captain, frigate, "attack the centre line with Siege Captain")).toBe("Command Frigate lives (4<8 HP, its own text apart)");
  });

  test("GR-12-LIFE a blow that may win says so first, the ruler's damage after it", () => {
    const near = { ruler, damageZone: Array<string>(10).fill("T-001") };
    expect(said({ ruler, leftAttackZone: ["T-024"] }, near, "attack the ruler with Ogre Bruiser")).toBe(
      "may win: 2 to the ruler (10 of 11)",
    );
  });

  test("GR-16-SOULGUARD a unit that its soul keeps is not told as destroyed; of several soul cards none is named", () => {
    const own = { ruler, leftAttackZone: ["T-030"] };
    const guarded = (...soul: string[]) => ({ ruler, leftAttackZone: [{ card: "T-005", soul }] });
    const wish = "attack the left line with Gate Oni";
    const first = "it strikes first: Gate Oni lives (3<6 HP)";
    expect(said(own, guarded(), wish)).toBe(`destroys Bulwark Mech (6≥6 HP); ${first}`);
    expect(said(own, guarded("T-001"), wish)).toBe(`Soul Guard (6≥6 HP): Bulwark Mech lives, Gate Cadet goes; ${first}`);
    expect(said(own, guarded("T-001", "T-022"), wish)).toBe(`Soul Guard (6≥6 HP): Bulwark Mech lives, a soul card goes; ${first}`);
  });

  test("GR-16-SOULGUARD an attacker that is struck first and kept strikes all the same", () => {
    const own = { ruler, leftAttackZone: [{ card: "T-005", soul: ["T-001"], damage: 3 }] };
    expect(said(own, { ruler, leftAttackZone: ["T-005"] }, "attack the left line with Bulwark Mech")).toBe(
      "Bulwark Mech lives (3<6 HP); it strikes first: Soul Guard (3≥3 HP): Bulwark Mech lives, Gate Cadet goes",
    );
  });

  test("16-8 who is destroyed by what strikes back is told so first, 16-5 and what goes on to the ruler too", () => {
    const warden = { ruler, leftAttackZone: ["T-013"], defenceZone: ["T-009"] };
    expect(said({ ruler, leftAttackZone: ["T-003"] }, warden, "attack the left line with Lance Trooper")).toBe(
      "is destroyed in return (3≥3 HP): Iron Warden lives (3<5 HP)",
    );
    expect(said({ ruler, leftAttackZone: ["T-010"] }, warden, "attack the left line with Siege Captain")).toBe(
      "Iron Warden lives (4<5 HP, its own text apart); it strikes back: Siege Captain lives (3<4 HP)",
    );
    expect(said({ ruler, leftAttackZone: ["T-003"] }, warden, "attack the centre line with Lance Trooper")).toBe(
      "destroys Overdrive Courier (3≥3 HP), then 1 to the ruler: 0 → up to 1 of 11",
    );
  });
});
