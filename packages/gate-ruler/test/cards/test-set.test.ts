/** The clauses of the original test cards, one situation a clause; the keyword skills have theirs in chapter 16. */
import type { Side } from "@duelex/kernel";
import { describe, test } from "vitest";
import { CNT, deckOf, holds, NO } from "../table.ts";

const spare = { rightAttackZone: ["T-001"] };
/** P2's counter card at the top of its deck is hit by P1's ruler (3 points); P2 uses it. */
const hit = (card: string, P2: Side = {}, P1: Side = {}) => ({ P1: { ...spare, ...P1 }, P2: { deck: deckOf(card), ...P2 } });
const HIT = ["P1: attack the ruler with A-1", "P2: yes"] as const;
const play = (card: string, P1: Side, P2: Side = {}) => ({
  phase: "main" as const,
  active: "P2" as const,
  P2: { ruler: ["K-11"], hand: [card], ...P1 },
  P1: P2,
});

describe("units", () => {
  test("T-005 Bulwark Mech, TD: the top card of your deck goes into its soul", () => {
    holds(play("T-005", { deck: deckOf("T-001") }), ["P2: play T-005", "P2: to the left attack zone"], {
      cards: { "T-005": { soul: 1 } },
      zones: { "P2.soul": ["T-001"] },
    });
  });
  test("T-007 Field Medic, TD: your ruler recovers 1", () => {
    holds(play("T-007", { damageZone: [NO, CNT] }), ["P2: play T-007", "P2: to the left attack zone", `P2: choose ${NO}`], {
      players: { P2: { damage: 1 } },
    });
  });
  test("T-008 Scout Flyer, OD: look at the top card, it may go to the bottom", () => {
    holds(
      { phase: "main", P1: { driveZone: ["T-008"], deck: ["T-001", NO] } },
      [
        "P1: reveal T-008",
        "P1: yes",
        { options: ["put it on the bottom", "leave it on top"] },
        "P1: leave it on top",
        "P1: pass",
        "P1: end the attacks",
      ],
      { zones: { "P1.deck": ["T-001", NO] } },
    );
  });
  test("T-009 Overdrive Courier, OD: drive 1", () => {
    holds({ phase: "main", P1: { driveZone: ["T-009"], deck: deckOf("T-001") } }, ["P1: reveal T-009", "P1: yes"], {
      zones: { "P1.driveZone": ["T-009", "T-001"] },
    });
  });
  test("T-010 Siege Captain: attacking, 2 damage to a unit of choice", () => {
    holds(
      { P1: { leftAttackZone: ["T-010"], ...spare }, P2: { leftAttackZone: ["T-005"], rightAttackZone: ["T-013"] } },
      ["P1: attack the ruler with T-010", "P1: choose T-013"],
      { cards: { "T-013": { damage: 2 }, "T-005": { damage: 0 } } },
    );
  });
  test("T-011 Command Frigate, TD: destroy a unit of level 2 or less", () => {
    holds(play("T-011", {}, { leftAttackZone: ["T-006"], rightAttackZone: ["T-024"] }), ["P2: play T-011", "P2: to the left attack zone"], {
      zones: { "P1.graveyard": ["T-024"], "P1.leftAttackZone": ["T-006"] },
    });
  });
  test("T-012 Recoil Gunner: destroyed at the end of a battle in which it attacked, and only then", () => {
    holds({ P1: { leftAttackZone: ["T-012"], ...spare } }, ["P1: attack the left line with T-012"], {
      zones: { "P1.graveyard": ["T-012"] },
    });
    holds({ P1: { leftAttackZone: ["T-012"], ...spare } }, ["P1: attack the left line with T-001"], {
      cards: { "T-012": { zone: "leftAttackZone" } },
    });
  });
  test("T-014 Vigil Operator, CNT: 2 damage to the attacking unit; nothing against a ruler", () => {
    holds({ P1: { leftAttackZone: ["T-005"], ...spare }, P2: { deck: deckOf("T-014") } }, ["P1: attack the ruler with T-005", "P2: yes"], {
      cards: { "T-005": { damage: 2 } },
    });
    holds(hit("T-014"), HIT, { zones: { "P2.graveyard": ["T-014"] }, players: { P2: { damage: 0 } } });
  });
  test("T-015 Emergency Pilot, CNT: special summoned to an empty zone", () => {
    holds(
      hit("T-015", { defenceZone: [], leftAttackZone: ["T-024"] }),
      [...HIT, { options: ["to the right attack zone", "to the defence zone"] }, "P2: to the defence zone"],
      { cards: { "T-015": { zone: "defenceZone" } }, players: { P2: { damage: 0 } } },
    );
  });
  test("T-016 Archive Keeper, CNT: draw 1", () => {
    holds(hit("T-016"), HIT, { players: { P2: { hand: 1 } }, zones: { "P2.graveyard": ["T-016"] } });
  });
  test("T-017 Signal Officer: rest it, ATK +2 until end of battle", () => {
    holds(
      { P1: { leftAttackZone: ["T-024"], defenceZone: ["T-017"], ...spare } },
      ["P1: use T-017", "P1: choose T-024", { cards: { "T-024": { atk: 7 } } }, "P1: attack the left line with T-024"],
      { cards: { "T-024": { atk: 5 }, "T-017": { rested: true } } },
    );
  });
  test("T-018 Line Engineer: 1 energy, ready another unit, once per turn", () => {
    holds(
      { phase: "main", active: "P2", P2: { leftAttackZone: ["T-018"], rightAttackZone: [{ card: "T-024", rested: true }] } },
      ["P2: use T-018"],
      { cards: { "T-024": { rested: false } }, players: { P2: { activeEnergy: 2 } } },
    );
  });
  test("T-019 Wall Golem cannot attack", () => {
    holds({ P1: { leftAttackZone: ["T-019"] } }, [], { absent: [{ wish: "attack the left line with T-019", rule: "GR-19-FORBID" }] });
  });
  test("T-020 Longbow Platform may attack the ruler over its guard", () => {
    holds(
      { P1: { leftAttackZone: ["T-020"], ...spare }, P2: { defenceZone: ["T-013"], deck: deckOf() } },
      ["P1: attack the ruler with T-020"],
      { players: { P2: { damage: 2 } }, cards: { "T-013": { damage: 0 } } },
    );
  });
  test("T-021 Lantern Wisp, CNT: goes to the graveyard", () => {
    holds(hit("T-021"), HIT, { zones: { "P2.graveyard": ["T-021"] }, players: { P2: { damage: 0 } } });
  });
  test("T-023 Umbrella Imp, OD: a unit has ATK +1 until end of turn", () => {
    holds({ phase: "main", P1: { driveZone: ["T-023"], leftAttackZone: ["T-024"] } }, ["P1: reveal T-023", "P1: yes", "P1: pass"], {
      cards: { "T-024": { atk: 6 } },
    });
  });
  test("T-025 Parade Drummer: entering play, a Kaii unit of level 1 or less from the deck top may be driven, else it goes to the bottom", () => {
    holds(
      { phase: "main", P1: { driveZone: ["T-025"], deck: ["T-022", NO] } },
      ["P1: play T-025", "P1: to the left attack zone", "P1: no", "P1: end the attacks"],
      { zones: { "P1.deck": [NO, "T-022"] } },
    );
    holds({ phase: "main", P1: { driveZone: ["T-025"], deck: ["T-024", NO] } }, [
      "P1: play T-025",
      "P1: to the left attack zone",
      { absent: [{ wish: "drive T-024", rule: "GR-7-PLAY" }] },
    ]);
  });
  test("T-031 Fire Carriage: destroyed at the end of your turn", () => {
    holds({ phase: "end", P1: { leftAttackZone: ["T-031"] }, P2: { leftAttackZone: ["T-031"] } }, [], {
      zones: { "P1.graveyard": ["T-031"], "P2.leftAttackZone": ["T-031"] },
    });
  });
  test("T-032 Snow Bride, TD: rest an opposing unit or ruler", () => {
    holds(play("T-032", {}, { leftAttackZone: ["T-024"] }), ["P2: play T-032", "P2: to the left attack zone", "P2: choose A-1"], {
      cards: { "A-1": { rested: true } },
    });
  });
  test("T-033 Fox Matriarch: another Kaii of yours attacks, 1 damage to the opposing ruler, once per turn", () => {
    holds(
      { P1: { leftAttackZone: ["T-033"], rightAttackZone: ["T-024"] }, P2: { deck: deckOf() } },
      ["P1: attack the left line with T-033", { players: { P2: { damage: 0 } } }, "P1: attack the left line with T-024"],
      { players: { P2: { damage: 1 } } },
    );
  });
  test("T-035 Wall Spirit, CNT: special summoned to the empty defence zone, else to the graveyard", () => {
    holds(hit("T-035"), HIT, { cards: { "T-035": { zone: "defenceZone" } } });
    holds(
      { P1: { leftAttackZone: ["T-020"], ...spare }, P2: { deck: deckOf("T-035"), defenceZone: ["T-013"] } },
      ["P1: attack the ruler with T-020", "P2: yes"],
      { cards: { "T-035": { zone: "graveyard" } } },
    );
  });
  test("T-036 Mirror Spirit, CNT: the next damage to your ruler this turn is 2 less", () => {
    holds(
      { P1: { leftAttackZone: ["T-024"], rightAttackZone: ["T-001"] }, P2: { deck: deckOf("T-036") } },
      [...HIT, "P1: attack the ruler with T-024", { players: { P2: { damage: 0 } } }, "P1: attack the ruler with T-001"],
      { players: { P2: { damage: 1 } } },
    );
  });
  test("T-037 Circle Summoner: itself and other Kaii to the deck bottom, a Kaii of level 3 or less from the deck", () => {
    holds(
      { phase: "main", P1: { leftAttackZone: ["T-037"], rightAttackZone: ["T-022"], deck: ["T-001", "T-006", "T-033"] } },
      ["P1: use T-037", { options: ["choose T-033", "choose T-037", "choose T-022"] }, "P1: choose T-033", "P1: to the defence zone"],
      { zones: { "P1.defenceZone": ["T-033"], "P1.deck": 4 }, events: [{ what: "shuffle" }] },
    );
  });
  test("T-038 Body Double: destroy it, one of your attack-zone units changes zones", () => {
    holds({ P1: { leftAttackZone: ["T-024"], defenceZone: ["T-038"] } }, ["P1: use T-038"], {
      cards: { "T-024": { zone: "rightAttackZone" } },
      zones: { "P1.graveyard": ["T-038"] },
    });
    holds({ P1: { leftAttackZone: ["T-024"], ...spare, defenceZone: ["T-038"] } }, ["P1: use T-038", "P1: choose T-024"], {
      cards: { "T-024": { zone: "leftAttackZone" } },
    });
  });
  test("T-039 Cautious Raider: attacking, it may move to your empty defence zone", () => {
    holds(
      { P1: { leftAttackZone: ["T-039"], ...spare }, P2: { deck: deckOf() } },
      ["P1: attack the ruler with T-039", { options: ["yes", "no"] }, "P1: no"],
      { cards: { "T-039": { zone: "leftAttackZone" } }, players: { P2: { damage: 1 } } },
    );
  });
});

describe("events", () => {
  test("T-041 Strike Order: 3 damage to an opposing unit", () => {
    holds(play("T-041", {}, { leftAttackZone: ["T-033"] }), ["P2: play T-041"], {
      cards: { "T-033": { damage: 3 } },
      players: { P2: { activeEnergy: 2 } },
    });
  });
  test("T-042 Reinforcement Call: draw 2, or drive 2 without a hand", () => {
    holds(play("T-042", {}), ["P2: play T-042"], { players: { P2: { hand: 2 } } });
    holds({ phase: "main", P1: { driveZone: ["T-042"], deck: deckOf("T-001", "T-002") } }, ["P1: play T-042"], {
      zones: { "P1.driveZone": ["T-001", "T-002"] },
    });
  });
  test("T-043 Barrier Projector: the next combat damage to your ruler or unit this turn becomes 0; CNT: graveyard", () => {
    holds(
      { P1: { leftAttackZone: ["T-024"], ...spare }, P2: { leftAttackZone: ["T-022"], setZones: ["T-043"] } },
      ["P2: pass", "P2: pass", "P1: attack the left line with T-024", "P2: pass", "P2: play T-043", "P2: choose T-022"],
      { cards: { "P2.T-022": { damage: 0, zone: "leftAttackZone" } } },
    );
    holds(hit("T-043"), HIT, { zones: { "P2.graveyard": ["T-043"] } });
  });
  test("T-044 Crossfire Ambush: during an opposing unit's attack, 4 damage to it", () => {
    holds(
      { P1: { leftAttackZone: ["T-024"], ...spare }, P2: { setZones: ["T-044"], deck: deckOf() } },
      ["P2: pass", "P2: pass", "P1: attack the ruler with T-024", "P2: pass", "P2: play T-044"],
      { zones: { "P1.graveyard": ["T-024"] }, players: { P2: { damage: 0 } } },
    );
  });
  test("T-045 Sudden Retreat: a unit goes back to its owner's hand", () => {
    holds({ P1: { ruler: ["K-11"], leftAttackZone: ["T-024"] }, P2: { setZones: ["T-045"] } }, ["P2: play T-045"], {
      zones: { "P1.hand": ["T-024"] },
    });
  });
  test("T-046 Jamming Signal: cancel an opposing event on the gate", () => {
    holds(
      { phase: "main", P1: { driveZone: ["T-041"] }, P2: { leftAttackZone: ["T-022"], setZones: ["T-046"] } },
      ["P1: play T-041", "P2: play T-046"],
      { cards: { "P2.T-022": { damage: 0 } }, zones: { "P1.graveyard": ["T-041"] } },
    );
  });
  test("T-047 Proximity Mine: a unit attacks your centre line, it is destroyed; not a ruler", () => {
    holds(
      { P1: { leftAttackZone: ["T-024"], ...spare }, P2: { setZones: ["T-047"] } },
      ["P2: pass", "P2: pass", "P1: attack the ruler with T-024", "P2: answer with T-047"],
      { zones: { "P1.graveyard": ["T-024"] } },
    );
    holds({ P1: spare, P2: { setZones: ["T-047"] } }, ["P2: pass", "P2: pass", "P1: attack the ruler with A-1"], {
      question: "9-3e",
      options: ["pass"],
    });
  });
  test("T-048 Second Wind: ready a unit; CNT the same", () => {
    const rested = { leftAttackZone: [{ card: "T-024", rested: true }] };
    holds({ phase: "attack", P1: spare, P2: { setZones: ["T-048"], ...rested } }, ["P2: play T-048"], {
      cards: { "T-024": { rested: false } },
    });
    holds(hit("T-048", rested), HIT, { cards: { "T-024": { rested: false } } });
  });
  test("T-049 Ceasefire Flare: the attack phase ends after this battle; CNT the same", () => {
    holds({ P1: { leftAttackZone: ["T-024"], ...spare }, P2: { deck: deckOf("T-049") } }, HIT, {
      match: { turn: 4 },
      cards: { "T-024": { attacks: 0 } },
    });
  });
  test("T-051 Curse Tag: destroy an opposing unit of level 1 or less", () => {
    holds(play("T-051", {}, { leftAttackZone: ["T-024"], rightAttackZone: ["T-003"] }), ["P2: play T-051"], {
      zones: { "P1.graveyard": ["T-003"] },
    });
  });
  test("T-052 Ghost Fire: ATK +3 until end of battle", () => {
    holds({ P1: spare, P2: { setZones: ["T-052"] } }, ["P2: play T-052"], { cards: { "T-001": { atk: 5 } } });
  });
  test("T-053 Substitution Doll: a unit of yours is not destroyed and its damage becomes 0; CNT: set face down", () => {
    holds(
      { P1: { leftAttackZone: ["T-024"], ...spare }, P2: { leftAttackZone: ["T-022"], setZones: ["T-053"] } },
      ["P2: pass", "P2: pass", "P1: attack the left line with T-024", "P2: pass", "P2: pass", "P2: play T-053"],
      { cards: { "P2.T-022": { zone: "leftAttackZone", damage: 0 } } },
    );
    holds(hit("T-053"), [...HIT, "P2: to the set zone 3"], { cards: { "T-053": { zone: "setZones", faceDown: true } } });
  });
  test("T-054 Rite of Return: special summon a unit of level 2 or less from your graveyard", () => {
    holds(play("T-054", { graveyard: ["T-024", "T-006"] }), ["P2: play T-054", "P2: to the left attack zone"], {
      cards: { "T-024": { zone: "leftAttackZone" }, "T-006": { zone: "graveyard" } },
    });
  });
  test("T-055 Bad Omen, Open Card: 1 damage to your ruler", () => {
    holds({ phase: "main", active: "P2", P2: { hand: ["T-042"], deck: deckOf("T-055", NO) } }, ["P2: play T-042"], {
      players: { P2: { damage: 1, hand: 1 } },
      zones: { "P2.graveyard": ["T-042", "T-055"] },
    });
  });
  test("T-056 Midnight Banquet: your ruler recovers 2", () => {
    holds(play("T-056", { damageZone: [NO, NO, CNT] }), ["P2: play T-056", `P2: choose ${NO}`, `P2: choose ${CNT}`], {
      players: { P2: { damage: 1 } },
    });
  });
  test("T-057 Bristling Stance: a unit of yours has Intercept until end of turn", () => {
    holds(
      { P1: spare, P2: { leftAttackZone: ["T-024"], setZones: ["T-057"] } },
      ["P2: play T-057", { cards: { "T-024": { keywords: ["Intercept"] } } }, "P1: end the attacks"],
      { cards: { "T-024": { keywords: [] } } },
    );
  });
  test("T-058 Call to the Shrine: a Kaii of level 1 or less from your graveyard to an empty zone", () => {
    holds(
      { P1: spare, P2: { setZones: ["T-058"], graveyard: ["T-040", "T-024", "T-001"], leftAttackZone: ["T-013"] } },
      ["P2: play T-058", { options: ["to the right attack zone", "to the defence zone"] }, "P2: to the defence zone"],
      { cards: { "T-040": { zone: "defenceZone" } } },
    );
  });
  test("T-059 Spirit Skin: HP +2 until end of battle", () => {
    holds({ P1: spare, P2: { setZones: ["T-059"] } }, ["P2: play T-059"], { cards: { "T-001": { hp: 4 } } });
  });
});

describe("fields", () => {
  test("T-061 Fortified Line: your Military units have HP +1", () => {
    holds({ P1: { leftAttackZone: ["T-001"], rightAttackZone: ["T-022"], fieldZone: ["T-061"] }, P2: { leftAttackZone: ["T-001"] } }, [], {
      cards: { "P1.T-001": { hp: 3 }, "P1.T-022": { hp: 2 }, "P2.T-001": { hp: 2 } },
    });
  });
  test("T-062 Haunted Shrine: on your turn your Kaii have ATK +1", () => {
    holds({ P1: { leftAttackZone: ["T-022"], fieldZone: ["T-062"] } }, [{ cards: { "P1.T-022": { atk: 3 } } }, "P1: end the attacks"], {
      cards: { "P1.T-022": { atk: 2 } },
    });
  });
  test("T-063 Toll Gate: to attack with units, opponents mill 1", () => {
    holds(
      { P1: { ...spare, deck: 9 }, P2: { fieldZone: ["T-063"] } },
      ["P1: attack the left line with T-001", { players: { P1: { deck: 8 } } }, "P1: attack the left line with A-1"],
      { players: { P1: { deck: 8 } } },
    );
  });
  test("T-064 Hushed Grove: nobody may use counter abilities", () => {
    holds({ P1: { ...spare, fieldZone: ["T-064"] }, P2: { deck: deckOf("T-016") } }, ["P1: attack the ruler with A-1"], {
      players: { P2: { hand: 0, damage: 0 } },
      zones: { "P2.graveyard": ["T-016"] },
    });
  });
  test("T-065 Drill Ground: when your attack phase ends, ready a Military unit", () => {
    holds({ P1: { leftAttackZone: [{ card: "T-001", rested: true }], fieldZone: ["T-065"] } }, ["P1: end the attacks"], {
      cards: { "T-001": { rested: false } },
    });
    holds(
      { active: "P2", P1: { leftAttackZone: [{ card: "T-001", rested: true }], fieldZone: ["T-065"] }, P2: { leftAttackZone: ["T-024"] } },
      ["P2: end the attacks"],
      { noEvents: [{ what: "trigger", card: "T-065" }] },
    );
  });
  test("T-066 Bell of the Gate: at each attack start of your turn, 1 damage to a unit", () => {
    holds({ P1: { leftAttackZone: ["T-013"], fieldZone: ["T-066"] } }, [], { cards: { "T-013": { damage: 1 } } });
  });
});
