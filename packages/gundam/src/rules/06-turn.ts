/** 6. The course of a turn: five phases in order (6-1). */
import { Card, folded, inShort, type Row, type Seat } from "@duelex/kernel";
import { Keyword, Place, Reads, Timing, Type, Until, Verb } from "../names.ts";
import type { No } from "../rulebook.ts";
import type { Gundam } from "../table.ts";
import { staysRested } from "../vocabulary/standing.ts";
import { isOutOfReach, mayPair, mayPairAny, mayPlay, meansOfCard, playCard } from "./06-playing.ts";
import { battle, mayAttack, meansOfAttack } from "./07-battle.ts";
import { actionStep, offerActivated } from "./08-action-step.ts";
import { activate } from "./09-costs.ts";
import { resolve, triggers } from "./09-effects.ts";
import { maySupport, repair, support } from "./11-keywords.ts";
import { procedure } from "./procedures.ts";

export const turn = procedure(
  "turn",
  /** `from`: a position that begins later in its turn, 1 at the main phase, 2 at the end phase. */
  { mainPhaseOver: 0, from: 0 },
  ({ act, ask, call }) => ({
    // 6-2; no card of the vocabulary speaks of the start step (6-2-2)
    activeStep: act("6-2-1", (g) => activeStep(g, g.active), { unless: (_g, t) => t.from > 0, where: "6-2" }),

    drawPhase: act(
      "6-3",
      (g) => {
        g.draw(g.active, 1, "6-3");
      },
      { unless: (_g, t) => t.from > 0, where: "6-3" },
    ),

    resourcePhase: act(
      "6-4",
      (g) => {
        const resource = g.top(g.active, Place.resourceDeck);
        if (resource !== Card.none && g.playerLevel(g.active) < 15) g.enter(resource, Place.resourceArea, "6-4"); // 3-4-2
      },
      { unless: (_g, t) => t.from > 0, where: "6-4" },
    ),

    mainPhase: ask("6-5", {
      says: () => "play a card, use an effect, attack, or end the phase",
      where: "6-5",
      unless: (_g, t) => t.from === 2,
      who: (g) => g.active,
      options(g, _t, may) {
        if (g.hurries) return may.nothingBut(Verb.endPhase);
        const { active } = g;
        const { next } = g.zones;
        const { listens } = may;
        const level = g.playerLevel(active);
        const resources = g.activeResources[active];
        let pairs: No | undefined; // the same for every Pilot whose price is as printed
        for (let card = g.top(active, Place.hand); card !== Card.none; card = next[card]) {
          const printed = g.printed(card);
          const isPlain = printed.plainPrice && !listens;
          if (isPlain && isOutOfReach(printed, level, resources)) continue;
          if (printed.type !== Type.Pilot) may.offer(Verb.play, card, mayPlay(g, card, isPlain));
          if (printed.asPilot === null) continue;
          if (!isPlain)
            may.offer(Verb.pair, card, mayPair(g, card)); // 6-5-2-3-5
          else {
            if (pairs === undefined) pairs = mayPairAny(g, active);
            may.offer(Verb.pair, card, pairs);
          }
        }
        for (let unit = g.top(active, Place.battleArea); unit !== Card.none; unit = next[unit]) {
          if (g.rested[unit] === 1 && !listens) continue; // it neither attacks nor supports
          may.offer(Verb.attack, unit, mayAttack(g, unit));
          if (g.has(unit, Keyword.Support)) may.offer(Verb.support, unit, maySupport(g, unit));
        }
        offerActivated(g, active, Timing.ActivateMain, may);
        may.offer(Verb.endPhase);
      },
      means: meansInMainPhase,
      evenIfForced: () => true, // the phase ends when its player says so (6-5-5)
      chosen(g, t, card, verb) {
        if (verb === Verb.endPhase) t.mainPhaseOver = 1;
        else if (verb === Verb.attack) g.begin(battle).attacker = card;
        else if (verb === Verb.activate) g.begin(activate).card = card;
        else if (verb === Verb.support) g.begin(support).unit = card;
        else {
          const play = g.begin(playCard);
          play.card = card;
          play.asPilot = verb === Verb.pair ? 1 : 0;
        }
      },
      again: (_g, t) => t.mainPhaseOver === 0,
    }),

    actionStep: call(
      "6-6-1",
      (g) => {
        g.begin(actionStep).player = g.standby;
      },
      { where: "6-6" },
    ),

    endStep: act(
      "6-6-2",
      (g) => {
        for (const unit of g.units(g.active)) {
          repair(g, unit); // 11-1-1, R-29
          g.announce(Timing.EndOfYourTurn, unit);
        }
        const base = g.base(g.active);
        if (base !== Card.none) g.announce(Timing.EndOfYourTurn, base);
        if (!g.isWatched(Timing.EndOfTurn)) return;
        for (const seat of [g.active, g.standby]) for (const card of g.unitsAndBase(seat)) g.announce(Timing.EndOfTurn, card);
      },
      { where: "6-6-2" },
    ),

    // 6-6-3
    handStep: ask("3-8-4-1", {
      says: (g) => `discard down to ten cards: ${g.count(g.active, Place.hand) - 10} more`,
      where: (g) => (g.running(triggers) === null && g.running(resolve) === null ? "6-6-3" : "6-6-2"), // what the end step has triggered comes first
      unless: (g) => g.count(g.active, Place.hand) <= 10, // 3-8-4-1
      who: (g) => g.active,
      options(g, _t, may) {
        for (const card of g.hand(g.active)) may.offer(Verb.choose, card);
      },
      chosen: (g, _t, card) => g.move(card, Place.trash, "4-11"),
      again: (g) => g.count(g.active, Place.hand) > 10,
    }),

    cleanupStep: call("6-6-4", (g) => g.begin(cleanup), { unless: (g) => g.modifiers.count === 0, where: "cleanup step" }),

    nextTurn: act("6-6", (g, t) => {
      t.mainPhaseOver = 0;
      t.from = 0;
      g.endTurnMarks();
      g.now.turn++;
      g.now.active = g.standby;
      g.touch(Reads.turn);
      g.recorder?.note("turn", Card.none, g.now.turn, "6-1", Card.none, g.active);
    }),
  }),
  { settles: true, again: () => true, where: "" }, // the turn is told beside it
);

/** What each answer of the main phase leads to, for somebody who has not read the card. */
function meansInMainPhase(g: Gundam, _t: unknown, card: Card, verb: number): string {
  switch (verb) {
    case Verb.attack:
      return meansOfAttack(g, card);
    case Verb.endPhase: {
      const could = [...g.units(g.active)].filter((unit) => mayAttack(g, unit) === null);
      const names = inShort(folded(could.map((unit) => g.cardName(unit))));
      return `${names && `not attacked yet: ${names}; `}the turn ends, after an action step (6-6)`;
    }
    case Verb.support:
      return "it is rested, and another Unit gets AP during this turn (11-1-3)";
    default:
      return meansOfCard(g, card, verb);
  }
}

/** 6-6-4. What is triggered by that may last "during this turn" too: it ends in this step as well. */
const cleanup = procedure("cleanup", {}, ({ act }) => ({ expire: act("6-6-4", (g) => g.expire(Until.turn)) }), {
  settles: true,
  again: (g) => g.isAnythingUntil(Until.turn),
  where: "",
});

/** 6-2-1: all rested cards of the player at once, but for those that may not (Q172). */
function activeStep(g: Gundam, player: Seat): void {
  const { next } = g.zones;
  for (let unit = g.top(player, Place.battleArea); unit !== Card.none; unit = next[unit])
    if (g.rested[unit] === 1 && becomesActive(g, unit)) g.setActive(unit, "6-2-1");
  if (g.activeResources[player] < g.playerLevel(player)) {
    if (g.modifiers.count === 0) g.setResourcesActive(player, "6-2-1");
    else
      for (let resource = g.top(player, Place.resourceArea); resource !== Card.none; resource = next[resource])
        if (g.rested[resource] === 1 && becomesActive(g, resource)) g.setActive(resource, "6-2-1");
  }
  const base = g.base(player);
  if (base !== Card.none && g.rested[base] === 1 && becomesActive(g, base)) g.setActive(base, "6-2-1");
  if (g.modifiers.count === 0) return;
  const { until, card } = g.modifiers.column;
  for (let row = g.modifiers.count - 1; row >= 0; row--) {
    if (until[row as Row] === Until.nextActiveStep && g.ownerOf(card[row as Row]) === player) g.dropModifier(row as Row);
  }
}

function becomesActive(g: Gundam, card: Card): boolean {
  if (g.modifiers.count === 0 && g.now.constants === 0) return true;
  if (staysRested(g, card)) return false;
  const { until, card: cards } = g.modifiers.column;
  for (let row = 0 as Row; row < g.modifiers.count; row++) if (cards[row] === card && until[row] === Until.nextActiveStep) return false;
  return true;
}
