/** Tests say a position, a script and what must hold, as scenario files do. */
import type { Expectation, Scenario, Side } from "@duelex/kernel";
import { runScenario } from "@duelex/kernel/scenario";
import { runReloaded } from "@duelex/kernel/testing";
import { expect } from "vitest";
import { CardSet } from "../src/cards.ts";
import { gateRuler } from "../src/game.ts";
import type { GateRuler } from "../src/table.ts";

interface Situation {
  readonly phase?: "start" | "main" | "attack" | "end";
  readonly turn?: number;
  readonly active?: "P1" | "P2";
  readonly first?: "P1" | "P2";
  readonly settings?: Scenario["settings"];
  readonly cards?: readonly unknown[];
  readonly P1?: Side;
  readonly P2?: Side;
}

/** What must hold at a point; `says`: what is asked there, in words. */
type Point = Expectation & { readonly says?: string };

/** P1 has the Apprentice, P2 the Knight with three energy; twenty unimportant cards in each deck; P1's turn 3, attack phase. */
export function holds(situation: Situation, script: readonly (string | Point)[], expected: Point = {}): void {
  const { settings, cards, phase = "attack", turn = 3, active = "P1", first, P1 = {}, P2 = {} } = situation;
  let at: GateRuler | undefined;
  const scenario: Scenario = {
    game: "gate-ruler",
    title: "test",
    position: { phase, turn, active, ...(first === undefined ? {} : { first }), P1, P2 },
    script,
    expect: expected,
    ...(settings === undefined ? {} : { settings }),
    ...(cards === undefined ? {} : { cards }),
  };
  expect(runScenario(gateRuler, scenario)).toEqual([]);
  expect(runReloaded(gateRuler, scenario)).toEqual([]);
  for (const [nth, step] of [...script, expected].entries()) {
    if (typeof step === "string" || step.says === undefined) continue;
    const { expect: _, ...soFar } = { ...scenario, script: script.slice(0, nth) };
    runScenario(gateRuler, soFar, (match) => {
      at = match;
    });
    expect(at?.question()?.says).toBe(step.says);
  }
}

/** The match itself, for what a scenario cannot say. */
export function matchAt(situation: Situation): GateRuler {
  const { settings, cards, phase = "attack", turn = 3, active = "P1", first, P1 = {}, P2 = {} } = situation;
  return gateRuler.stage.arrange({
    game: "gate-ruler",
    title: "test",
    position: { phase, turn, active, ...(first === undefined ? {} : { first }), P1, P2 },
    ...(settings === undefined ? {} : { settings }),
    ...(cards === undefined ? {} : { cards }),
  });
}

/** No CNT, and a CNT card that does nothing but stop. */
export const NO = "T-022";
export const CNT = "T-021";
export const deckOf = (...top: readonly string[]): readonly unknown[] => [...top, { card: NO, copies: 12 }];

/** A card of the file of which something is not public, with values filled in for the test; its clauses are the file's. */
export function filled(id: string, values: Readonly<Record<string, unknown>>): unknown {
  return { ...standardCard(id), reality: "original-test", faction: "ATLAS", ...values };
}

/** A card of the file with something changed. */
export function like(id: string, values: Readonly<Record<string, unknown>>): unknown {
  return { ...standardCard(id), reality: "original-test", ...values };
}

function standardCard(id: string): object {
  const set = gateRuler.catalog();
  if (!(set instanceof CardSet)) throw new Error("the catalog is a card set");
  const found = set.find(id);
  if (found === undefined) throw new Error(`there is no card ${id}`);
  return found.json;
}
