/** 8. Action steps: in every battle, and at the start of every end phase (8-1). The players take turns, the standby player first (8-2). */
import { Card, type OptionList, type Seat } from "@duelex/kernel";
import { Place, Timing, Type, Verb } from "../names.ts";
import type { No } from "../rulebook.ts";
import type { Gundam } from "../table.ts";
import { isOutOfReach, mayPlayCommand, meansOfCard, playCard } from "./06-playing.ts";
import { outcomeOfBattle } from "./07-outcomes.ts";
import { activate, mayUse } from "./09-costs.ts";
import { procedure } from "./procedures.ts";

export const actionStep = procedure(
  "actionStep",
  { player: 0 as Seat, passes: 0 },
  ({ ask }) => ({
    opportunity: ask("8-3", {
      says: () => "use an action or pass",
      means: (g, a, card, verb) =>
        verb !== Verb.pass
          ? meansOfCard(g, card, verb)
          : a.passes === 1
            ? sayEnd(g)
            : `the other player may act; after two passes ${sayEnd(g)}`,
      who: (_g, a) => a.player,
      options(g, a, may) {
        if (g.hurries) return may.nothingBut(Verb.pass);
        const { next } = g.zones;
        const { listens } = may;
        const level = g.playerLevel(a.player);
        const resources = g.activeResources[a.player];
        for (let card = g.top(a.player, Place.hand); card !== Card.none; card = next[card]) {
          const printed = g.printed(card);
          if (printed.action === null && !listens) continue;
          const isPlain = printed.plainPrice && !listens;
          if (!isPlain || !isOutOfReach(printed, level, resources)) may.offer(Verb.play, card, mayPlay(g, card, isPlain));
        }
        offerActivated(g, a.player, Timing.ActivateAction, may);
        may.offer(Verb.pass);
      },
      evenIfForced: (g, a) => g.count(a.player, Place.hand) > 0 && mightAct(g, a.player), // else the pass would betray the hand
      chosen(g, a, card, verb) {
        a.passes = verb === Verb.pass ? a.passes + 1 : 0; // 8-5
        a.player = g.opponent(a.player); // 8-4-2, once all is resolved (8-4-1)
        if (verb === Verb.play) {
          const play = g.begin(playCard);
          play.card = card;
          play.inActionStep = 1;
        } else if (verb === Verb.activate) {
          const use = g.begin(activate);
          use.card = card;
          use.inActionStep = 1;
        }
      },
      again: (_g, a) => a.passes < 2,
    }),
  }),
  { settles: true, where: "7-5" },
);

/** 8-5, 8-6: what comes when both have passed. */
function sayEnd(g: Gundam): string {
  if (g.battle.attacker === Card.none) return "the turn ends (8-5)";
  const outcome = outcomeOfBattle(g);
  return outcome === "" ? "the battle goes on (8-5)" : `the battle goes on (8-5): ${outcome}`;
}

/** Could a card in hand be an action at all? Judged by what both players see: the Lv., the active Resources, and which cards exist. */
function mightAct(g: Gundam, player: Seat): boolean {
  const cheapest = g.set.cheapestAction;
  return g.activeResources[player] >= cheapest[Math.min(g.playerLevel(player), cheapest.length - 1)]!;
}

/** 8-4: of the hand only 【Action】 Commands. */
function mayPlay(g: Gundam, card: Card, isAffordable: boolean): No {
  return g.printed(card).type === Type.Command ? mayPlayCommand(g, card, Timing.Action, isAffordable) : "8-4";
}

/** 9-1-7: every card of the player in play that has an effect to activate at this timing, Pilots included. */
export function offerActivated(g: Gundam, player: Seat, timing: Timing.ActivateMain | Timing.ActivateAction, may: OptionList): void {
  if (g.watchers[timing] === 0) return;
  const { next } = g.zones;
  for (let unit = g.top(player, Place.battleArea); unit !== Card.none; unit = next[unit]) {
    offerFor(g, unit, timing, may);
    const pilot = g.partner[unit];
    if (pilot !== Card.none) offerFor(g, pilot, timing, may);
  }
  const base = g.base(player);
  if (base !== Card.none) offerFor(g, base, timing, may);
}

/** Allowed if one of its effects with this timing is; otherwise what forbids the first of them. */
function offerFor(g: Gundam, card: Card, timing: Timing, may: OptionList): void {
  let first: No = null;
  for (const ability of g.printed(card).activated) {
    if (!ability.timings.includes(timing)) continue;
    const refused = mayUse(g, ability, card);
    if (refused === null) {
      may.offer(Verb.activate, card);
      return;
    }
    first ??= refused;
  }
  if (first !== null) may.offer(Verb.activate, card, first);
}
