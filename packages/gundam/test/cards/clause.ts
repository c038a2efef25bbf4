/** One clause of a card: a position in which it matters, what is answered, and what must hold. Its title is its text. */
import type { Expectation, Side } from "@duelex/kernel";
import { runScenario } from "@duelex/kernel/scenario";
import { asTold } from "@duelex/kernel/testing";
import { expect, test } from "vitest";
import { cards as records } from "../../src/data/cards.ts";
import { gundam } from "../../src/game.ts";
import { clauseText } from "../../src/text.ts";

const cards = new Map(records.map((card) => [card.id, card]));

export interface Clause {
  /** Made-up cards. "Spare" is always there: nobody can play it, but who holds it is asked in the action step. */
  cards?: readonly unknown[];
  P1: Side;
  P2: Side;
  script: readonly (string | Expectation)[];
  expect: Expectation;
}

/** Which part of a clause is meant: its condition is not met, its second case, its second mode. */
export type Part = "" | "unmet" | `case ${number}` | `mode ${number}`;

const spare = { name: "Spare", type: "Command", level: 9, effects: [{ timing: "Action", ops: [{ op: "draw", n: 1 }] }] };
/** What a side has that does not say otherwise. */
const plenty: Side = { deck: 10, resourceArea: 10, shieldSection: 4 };

/** So many cards of one name: "Ally", "Ally B", "Ally C" … */
export const copies = (name: string, n: number): readonly (string | { readonly card: string; readonly as: string })[] =>
  Array.from({ length: n }, (_, at) => (at === 0 ? name : { card: name, as: `${name} ${String.fromCharCode(65 + at)}` }));

export function clause(id: string, nth: number, scenario: Clause): void;
export function clause(id: string, nth: number, part: Part, scenario: Clause): void;
export function clause(id: string, nth: number, ...rest: [Clause] | [Part, Clause]): void {
  const [part, scenario] = rest.length === 1 ? (["", rest[0]] as const) : rest;
  const card = cards.get(id)!;
  const text = clauseText(card.effects[nth - 1]!, card.type === "Base" ? "Base" : "Unit");
  const title = `${id}, clause ${nth}${part === "" ? "" : ` (${part})`}: ${text}`;
  test(title, () => {
    const { P1, P2, script } = scenario;
    const position = { P1: { ...plenty, ...P1 }, P2: { ...plenty, ...P2 } };
    let match: Match | null = null;
    let before: State = {};
    const differences = runScenario(
      gundam,
      { game: "gundam", title, cards: [spare, ...(scenario.cards ?? [])], position, script, expect: scenario.expect },
      (g) => {
        match = g;
        before = stateOf(g);
      },
    );
    expect(differences).toEqual([]);
    expect(unexpected(before, stateOf(match!), scenario.expect)).toEqual([]);
  });
}

// ---- nothing else has changed ----

type Match = ReturnType<typeof gundam.stage.arrange>;
/** What lies where, and what is true of the cards in play. */
type State = Record<string, unknown>;

const piles = ["battleArea", "baseSection", "hand", "trash", "removal"];
const counted = ["deck", "shieldSection"];
const ofCards = ["ap", "hp", "damage", "rested", "keywords", "pilot"];
const ofPlayers = ["resources", "activeResources", "exResources"];

function stateOf(g: Match): State {
  const state: State = {};
  for (const seat of [0, 1] as const) {
    const player = `P${seat + 1}`;
    for (const place of piles) state[`${player}.${place}`] = gundam.stage.cards(g, seat, place).map((card) => g.cardName(card));
    for (const place of counted) state[`${player}.${place}`] = gundam.stage.cards(g, seat, place).length;
    for (const fact of ofPlayers) state[`${player} ${fact}`] = gundam.stage.player(g, seat)[fact];
    for (const place of ["battleArea", "baseSection"]) {
      for (const card of gundam.stage.cards(g, seat, place)) {
        const facts = asTold(gundam.stage.card(g, card));
        for (const fact of ofCards) state[`${card} ${g.cardName(card)} ${fact}`] = facts[fact];
      }
    }
  }
  return state;
}

/** Everything that is otherwise than it was, and was not said to become so. */
function unexpected(before: State, after: State, said: Expectation): string[] {
  const spoken = new Set([
    ...Object.keys(said.zones ?? {}),
    ...Object.entries(said.players ?? {}).flatMap(([player, facts]) => Object.keys(facts).map((fact) => `${player} ${fact}`)),
    ...Object.entries(said.cards ?? {}).flatMap(([name, facts]) => Object.keys(facts).map((fact) => `${name} ${fact}`)),
  ]);
  return Object.keys(before)
    .filter((key) => key in after && !spoken.has(key.replace(/^\d+ /, "")))
    .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
    .map((key) => `${key}: was ${JSON.stringify(before[key])}, is ${JSON.stringify(after[key])}`);
}
