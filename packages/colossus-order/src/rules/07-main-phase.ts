/** 7. Main-phase actions. */
import { type Card, type OptionList, Row } from "@duelex/kernel";
import type { Definition } from "../cards.ts";
import { Place, Type, Verb } from "../names.ts";
import { type No, procedure } from "../procedures.ts";
import type { ColossusOrder } from "../table.ts";
import { announceCard, atOnce, ignite, ignitionsOf, mayPlay, mayUse } from "./08-playing.ts";
import { openXPlay, xPlay } from "./09-x-play.ts";
import { attack, mayAttack } from "./10-attack.ts";

/** Everything the turn player could do, each with the paragraph that forbids it if one does. */
export function mainPhaseActions(g: ColossusOrder, may: OptionList): void {
  const seat = g.active;
  for (const card of g.hand(seat)) {
    const printed = g.printed(card);
    if (printed.type === Type.Gem) may.offer(Verb.setGem, card, maySet(g, printed));
    may.offer(Verb.putIntoLocus, card, g.now.locusSet === 0 ? null : "CO-M2");
    may.offer(Verb.play, card, mayPlay(g, card, printed));
  }
  for (const follower of g.field(seat)) may.offer(Verb.attack, follower, mayAttack(g, follower));
  ignitionsOf(g, seat, may);
  const colossus = g.top(seat, Place.colossus);
  const abilities = g.printed(colossus).colossus;
  for (let n = 1; n <= abilities.length; n++) may.offer(Verb.useColossus, n, mayUseColossus(g, colossus, n));
  may.offer(Verb.endMainPhase);
}

/** What the answer means. */
export function takeAction(g: ColossusOrder, card: Card, verb: Verb): void {
  switch (verb) {
    case Verb.setGem:
      g.now.gemSet = 1;
      g.setGem(card, "CO-M1");
      break;
    case Verb.putIntoLocus:
      g.now.locusSet = 1;
      g.putIntoLocus(card, "CO-M2"); // CO-L5: an unused point at once
      break;
    case Verb.useColossus:
      useColossus(g, card as number);
      break;
    case Verb.play:
      g.begin(play).card = card;
      break;
    case Verb.useIgnition: {
      const p = g.begin(play);
      p.card = card;
      p.ignition = 1;
      break;
    }
    case Verb.attack:
      g.begin(attack).attacker = card;
      break;
  }
}

/** CO-M1; a second unique gem cannot be set (CO-U3). */
function maySet(g: ColossusOrder, printed: Definition): No {
  if (g.now.gemSet !== 0) return "CO-M1";
  return printed.unique && g.hasUniqueGem(g.active, printed) ? "CO-U2" : null;
}

/** CO-M3; conditions are looked at on use only (CO-G4). */
function mayUseColossus(g: ColossusOrder, colossus: Card, n: number): No {
  return g.now.colossusUsed !== 0 ? "CO-M3" : mayUse(g, colossus, g.printed(colossus).colossus[n - 1]!);
}

/** CO-M3: it resolves at once, choices included, and nobody answers it (CO-X3). */
function useColossus(g: ColossusOrder, n: number): void {
  const colossus = g.top(g.active, Place.colossus);
  g.now.colossusUsed = 1;
  g.recorder?.note("use Colossus", colossus, n, "CO-M3");
  g.link(colossus, g.printed(colossus).colossus[n - 1]!);
  g.begin(atOnce);
}

/** CO-M4, CO-M5, CO-M6: announce, then X-Play (CO-P2); the announced effect is the first of the chain. */
const play = procedure("play", { card: 0 as Card, ignition: 0 }, ({ call }) => ({
  announcement: call("CO-P1", (g, p) => {
    if (p.ignition === 1) g.begin(ignite).card = p.card;
    else announceCard(g, p.card);
  }),
  answers: call("CO-P2", (g, p) => {
    openXPlay(g, p.ignition === 1 ? "CO-X2c" : g.chain.column.ability[Row.first] > 0 ? "CO-X2b" : "CO-X2a");
    g.begin(xPlay).seat = g.nonTurnPlayer; // CO-X5
  }),
}));
