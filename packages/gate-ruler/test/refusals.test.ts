/** What no question offers is refused with the paragraph that a judge names, and a fact that is true. */
import { option, type Seat } from "@duelex/kernel";
import { expect, test } from "vitest";
import { Place, Verb } from "../src/names.ts";
import type { GateRuler } from "../src/table.ts";
import { matchAt } from "./table.ts";

const position = {
  phase: "main",
  P1: { leftAttackZone: ["T-017"], driveZone: ["T-041"], setZones: ["T-052"] },
  P2: { leftAttackZone: ["T-017"], setZones: ["T-047"], hand: ["T-001", "T-041"], deck: ["T-001", "T-041", "T-061"] },
} as const;
const whyNot = (g: GateRuler, verb: Verb, card: number, seat: Seat) => g.whyNot(option(verb, card), seat);

test("8-1a only the turn player attacks, and ends the attacks: an active ruler of the other player is none that may", () => {
  const g = matchAt(position);
  for (const verb of [Verb.attackLeft, Verb.attackRuler]) {
    expect(whyNot(g, verb, g.ruler[1], 1)).toEqual({ rule: "8-1a", fact: "it is P1's turn, and only P1's cards attack" });
    expect(whyNot(g, verb, g.ruler[0], 0)?.rule).toBe("6-4a");
  }
  expect(whyNot(g, Verb.endAttacks, 0, 1)?.rule).toBe("8-1a");
  expect(whyNot(g, Verb.endAttacks, 0, 0)?.rule).toBe("6-4a");
});

test("GR-4-CONTROL another player's card is neither played, set, revealed nor used, whoever has priority", () => {
  const g = matchAt(position);
  for (const verb of [Verb.play, Verb.set, Verb.reveal, Verb.use, Verb.playSet])
    expect(whyNot(g, verb, g.first(1, Place.left), 0)).toEqual({ rule: "GR-4-CONTROL", fact: "Signal Officer is the other player's" });
});

test("R-CHOOSE what nobody has asked for cannot be chosen", () => {
  const g = matchAt(position);
  for (const verb of [Verb.yes, Verb.no, Verb.enough]) expect(whyNot(g, verb, 0, 0)?.rule).toBe("R-CHOOSE");
});

test("9-3e-2 only a card in a set zone answers", () => {
  const g = matchAt(position);
  expect(whyNot(g, Verb.playSet, g.first(0, Place.left), 0)?.rule).toBe("9-3e-2");
  expect(whyNot(g, Verb.playSet, g.first(0, Place.set1), 0)?.rule).toBe("GR-7-TIMING");
});

test("3-2b a refusal says nothing of a card that is not seen: not of one's own deck, not of the other player's cards", () => {
  const g = matchAt({ ...position, active: "P2" });
  const said = (seat: Seat, place: Place, verb: Verb) =>
    new Set([...g.cards(1, place)].map((card) => `${g.asked === seat} ${whyNot(g, verb, card, seat)?.rule}`));
  for (const verb of [Verb.play, Verb.set, Verb.reveal, Verb.use]) {
    expect(said(1, Place.deck, verb)).toEqual(new Set(["true R-CHOOSE"]));
    for (const place of [Place.deck, Place.hand, Place.set1]) expect(said(0, place, verb)).toEqual(new Set(["false GR-4-CONTROL"]));
  }
});
