/** 7. Main-phase actions. */
import { Card, type OptionList, Row, type Seat } from "@duelex/kernel";
import type { Definition } from "../cards.ts";
import { Place, Type, Verb } from "../names.ts";
import type { No } from "../rulebook.ts";
import { isSecondGem } from "../statistics.ts";
import type { ColossusOrder } from "../table.ts";
import { announceCard, atOnce, ignite, ignitionsOf, isOutOfReach, mayPlay, mayUse, pointsFor } from "./08-playing.ts";
import { openXPlay, xPlay } from "./09-x-play.ts";
import { attack, mayAttack } from "./10-attack.ts";
import { procedure } from "./procedures.ts";

/** Everything the turn player could do, each with the paragraph that forbids it if one does. */
export function mainPhaseActions(g: ColossusOrder, may: OptionList): void {
  const seat = g.active;
  handActions(g, seat, may);
  for (let follower = g.top(seat, Place.field); follower !== Card.none; follower = g.after(follower)) {
    may.offer(Verb.attack, follower, mayAttack(g, follower));
  }
  ignitionsOf(g, seat, may);
  colossusActions(g, seat, may);
  may.offer(Verb.endMainPhase);
}

/** CO-M1, CO-M2, CO-M4, CO-M5: what can be done with each hand card. */
function handActions(g: ColossusOrder, seat: Seat, may: OptionList): void {
  const gemIsSet = g.now.gemSet !== 0;
  const locusRefused = g.now.locusSet === 0 ? null : "CO-M2";
  const { listens } = may;
  const points = pointsFor(g, seat);
  const gems = g.allGems(seat);
  for (let card = g.top(seat, Place.hand); card !== Card.none; card = g.after(card)) {
    const printed = g.printed(card);
    if (printed.type === Type.Gem) may.offer(Verb.setGem, card, gemIsSet ? "CO-M1" : mayBeSet(g, printed));
    if (locusRefused === null || listens) may.offer(Verb.putIntoLocus, card, locusRefused);
    if (listens || !isOutOfReach(printed, points, gems)) may.offer(Verb.play, card, mayPlay(g, card, printed));
  }
}

/** CO-M3: its abilities, in printed order; conditions are looked at on use only (CO-G4). */
function colossusActions(g: ColossusOrder, seat: Seat, may: OptionList): void {
  const isUsed = g.now.colossusUsed !== 0;
  if (isUsed && !may.listens) return;
  const colossus = g.top(seat, Place.colossus);
  const abilities = g.printed(colossus).colossus;
  for (let n = 1; n <= abilities.length; n++) may.offer(Verb.useColossus, n, isUsed ? "CO-M3" : mayUse(g, colossus, abilities[n - 1]!));
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

/** A second unique gem cannot be set (CO-U3). */
const mayBeSet = (g: ColossusOrder, printed: Definition): No => (isSecondGem(g, printed) ? "CO-U2" : null);

/** CO-M3: it resolves at once, choices included, and nobody answers it (CO-X3). */
function useColossus(g: ColossusOrder, n: number): void {
  const colossus = g.top(g.active, Place.colossus);
  g.now.colossusUsed = 1;
  const { id } = g.printed(colossus).colossus[n - 1]!;
  g.recorder?.note("use Colossus", colossus, n, "CO-M3", Card.none, undefined, 0, { clause: { card: colossus, ability: id } });
  g.link(colossus, g.printed(colossus).colossus[n - 1]!);
  g.begin(atOnce);
}

/** CO-M4, CO-M5, CO-M6: announce, then X-Play (CO-P2); the announced effect is the first of the chain. */
const play = procedure(
  "play",
  { card: 0 as Card, ignition: 0 },
  ({ call }) => ({
    announcement: call("CO-P1", (g, p) => {
      if (p.ignition === 1) g.begin(ignite).card = p.card;
      else announceCard(g, p.card);
    }),
    answers: call("CO-P2", (g, p) => {
      openXPlay(g, p.ignition === 1 ? "CO-X2c" : g.chain.column.ability[Row.first] > 0 ? "CO-X2b" : "CO-X2a");
      g.begin(xPlay).seat = g.nonTurnPlayer; // CO-X5
    }),
  }),
  { where: "" },
);
