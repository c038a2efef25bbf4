/** What whoever is asked hears of an answer before it is given: it can be told, leaves the match as it is, and hangs on nothing that is hidden. */
import { diceOf, type Match } from "@duelex/kernel";
import type { Promised } from "@duelex/kernel/testing";
import { harmOf, menuOf, previewOf } from "@duelex/session";

/** Of one answer. Its dice are its own, so that games go as they went before this was asked of them. */
export const answersAreForetold: Promised = (game, match) => {
  const { asked: seat } = match;
  const before = match.hash();
  const dice = diceOf(before);
  const menu = menuOf(match, seat, game.mat);
  const answer = menu[dice(menu.length)]!;
  const foretold = (at: Match) => JSON.stringify([previewOf(game, at, seat, answer.answer), harmOf(game, at, seat, answer, menu)]);
  const dealt = match.clone();
  dealt.redeal(seat, dice);
  const told = foretold(match);
  return [
    ...(match.hash() === before ? [] : [`the match is another after it was looked what “${answer.phrase}” would do`]),
    ...(!dealt.wouldAsk() || foretold(dealt) === told ? [] : [`of “${answer.phrase}” something else is told with other hidden cards`]),
    ...(/undefined|NaN|\[object/.test(told) ? [`of “${answer.phrase}” it is told: ${told}`] : []),
  ];
};
