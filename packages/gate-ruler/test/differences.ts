/** What has become otherwise on a table since it was looked at, in words: where cards lie, what is true of those in play, what was shown. */
import type { Card } from "@duelex/kernel";
import { Board } from "@duelex/kernel/testing";
import { gateRuler } from "../src/game.ts";
import { CARDS_EACH } from "../src/state.ts";

export type Match = ReturnType<typeof gateRuler.stage.arrange>;
type Facts = Readonly<Record<string, unknown>>;
const ofCards = ["atk", "hp", "stk", "levelNow", "damage", "rested", "faceDown", "keywords"];
const CARDS = 2 * CARDS_EACH;
/** So many passes are more than anything here needs. */
const MOST = 200;
const PLAYERS = ["P1", "P2"] as const;

/** A position set up, played in plain phrases, and looked at. */
export class Table extends Board<Match> {
  constructor(position: Readonly<Record<string, unknown>>, cards: readonly unknown[]) {
    super(gateRuler, { position: { phase: "main", turn: 3, ...position }, cards });
  }

  nameOf(card: number): string {
    return this.g.handles.get(card as Card) ?? this.g.cardName(card as Card);
  }

  /** Everybody passes until nothing waits on the gate any more, or until this can be answered. */
  passes(until?: string): this {
    for (let n = 0; n < MOST; n++) {
      if (until !== undefined && this.g.parse(until) >= 0) return this;
      if (this.g.gate.count === 0 || !this.options.includes("pass")) return this;
      this.plays("pass");
    }
    throw new Error("what waits on the gate does not come to its end");
  }
}

export interface Seen {
  readonly cards: readonly Facts[];
  readonly decks: readonly string[][];
}

export const look = (t: Table): Seen => ({
  cards: Array.from({ length: CARDS }, (_, at) => factsOf(t, at + 1)),
  decks: PLAYERS.map((player) => deckOf(t, player)),
});
const deckOf = (t: Table, player: "P1" | "P2") => gateRuler.stage.cards(t.g, player === "P1" ? 0 : 1, "deck").map((card) => t.nameOf(card));

function factsOf(t: Table, card: number): Facts {
  const facts = gateRuler.stage.card(t.g, card as Card);
  const host = t.g.host[card as Card];
  return { ...facts, zone: facts["zone"] === "soul" ? `the soul of ${t.nameOf(host)}` : facts["zone"] };
}

/** "Ogre: leftAttackZone → graveyard", "Imp: damage 1 → 3"; a deck whole, where its order is another. */
export function differences(t: Table, before: Seen): string[] {
  const after = look(t);
  const found: string[] = [];
  for (let card = 1; card <= CARDS; card++) {
    const [was, is] = [before.cards[card - 1]!, after.cards[card - 1]!];
    const name = t.nameOf(card);
    if (was["zone"] !== is["zone"]) {
      const state = ["rested", "faceDown"].filter((fact) => is[fact] === true);
      found.push(`${name}: ${was["zone"]} → ${[is["zone"], ...state].join(", ")}`);
    } else
      for (const fact of ofCards)
        if (String(was[fact]) !== String(is[fact])) found.push(`${name}: ${fact} ${said(was[fact])} → ${said(is[fact])}`);
  }
  for (const at of [0, 1]) {
    const left = before.decks[at]!.filter((name) => after.decks[at]!.includes(name));
    if (String(left) !== String(after.decks[at])) found.push(`P${at + 1}'s deck: ${after.decks[at]!.join(", ")}`);
  }
  return found;
}
const said = (fact: unknown): string => (Array.isArray(fact) ? `[${fact.join(", ")}]` : String(fact));
