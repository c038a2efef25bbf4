/** All the words of the vocabulary (16.10), by the name that card files use. */
import type { Standing } from "../names.ts";
import * as attacking from "./ops-attacking.ts";
import * as choosing from "./ops-choosing.ts";
import * as damage from "./ops-damage.ts";
import * as deck from "./ops-deck.ts";
import * as moving from "./ops-moving.ts";
import * as playing from "./ops-playing.ts";
import * as position from "./ops-position.ts";
import * as values from "./ops-values.ts";
import type { Word } from "./word.ts";

const { may: mayOf, part, branchCase, jump, asPlayer, choose, chooseMode } = choosing;

const named: Readonly<Record<string, Word>> = {
  choose,
  chooseMode,
  ...position,
  ...damage,
  modify: values.modify,
  gainKeyword: values.gainKeyword,
  gainKeywordsOf: values.gainKeywordsOf,
  gainEffect: values.gainEffect,
  gainTrait: values.gainTrait,
  apCannotBeReducedByEnemy: values.apCannotBeReducedByEnemy,
  returnToHand: moving.returnToHand,
  addToHand: moving.addToHand,
  returnToDeckShuffle: moving.returnToDeckShuffle,
  returnToDeckBottom: moving.returnToDeckBottom,
  orderBuried: moving.orderBuried,
  exile: moving.exile,
  deploy: moving.deploy,
  pair: moving.pair,
  pairedPilotToHand: moving.pairedPilotToHand,
  pairedPilotToDeckTop: moving.pairedPilotToDeckTop,
  exileThisCard: moving.exileThisCard,
  deployThisPilotAsUnit: moving.deployThisPilotAsUnit,
  deployedRested: moving.deployedRested,
  deployEXBase: moving.deployEXBase,
  payCostOf: moving.payCostOf,
  payResources: moving.payResources,
  shieldToHand: moving.shieldToHand,
  thisCardToHand: moving.thisCardToHand,
  deployThisCard: moving.deployThisCard,
  deployToken: moving.deployToken,
  placeResource: moving.placeResource,
  placeEXResource: moving.placeEXResource,
  ...deck,
  ...attacking,
  costModifier: playing.costModifier,
  playAs: playing.playAs,
  activateOwnMainEffect: playing.activateOwnMainEffect,
  activateOwnActionEffect: playing.activateOwnActionEffect,
  activatePairedMainEffect: playing.activatePairedMainEffect,
  activateDiscardedMainEffect: playing.activateDiscardedMainEffect,
  breach: playing.breach,
  repair: playing.repair,
  // How the parts of an effect hang together: no words of a card file, but instructions between them.
  part,
  branchCase,
  jump,
  asPlayer,
  may: mayOf((g, e, i) => WORDS[i.word]!.possible(g, e, i)),
};

/** Instructions hold the index of their word. */
export const WORDS: readonly Word[] = Object.values(named);
const indices: ReadonlyMap<string, number> = new Map(Object.keys(named).map((name, index) => [name, index]));

export const nameOfWord = (word: number): string => Object.keys(named)[word]!;
export const wordNamed = (name: string): number | undefined => indices.get(name);
export const standingOf = (name: string): Standing | 0 => named[name]?.standing ?? 0;
