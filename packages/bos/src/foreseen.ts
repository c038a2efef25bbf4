/** What an answer makes of the battle that is under way: fought out on a copy, with the unseen cards dealt anew, nobody using what need not be used. */
import { argumentOf, Card, diceOf, type Event, HouseLimit, otherSeat, type Seat, verbOf } from "@duelex/kernel";
import { State, Verb } from "./names.ts";
import { isPlayer } from "./state.ts";
import type { Bos } from "./table.ts";

/** What becomes of a card that fights. */
interface Fate {
  /** "is defeated", "keeps 4" */
  readonly says: string;
  /** The strength that is left, where some of it has been lost. */
  readonly left: number | null;
  /** "5 − 1 (Wrath of the Wilds)": what is dealt, and what is taken off it by whom; empty if nothing is. */
  readonly taken: string;
}

/** How a battle would end. */
export interface Fought {
  /** With which strength the attacker and its target fight. */
  readonly strengths: readonly [number, number];
  /** For the attacker, and for its target if that is a card. */
  readonly fates: ReadonlyMap<Card, Fate>;
  /** The life of both players afterwards. */
  readonly life: readonly [number, number];
  /** Whose abilities had to be used. */
  readonly used: ReadonlySet<Card>;
  /** What would still make it end better for whoever does it. */
  readonly helps: readonly Help[];
}

/** A spell or an ability that its player need not use, in a battle. */
interface Unused {
  readonly card: Card;
  /** The number of the ability; null for a spell. */
  readonly ability: number | null;
  readonly seat: Seat;
}

/** What makes a battle end better. */
export interface Help extends Unused {
  /** How often it has to be used. */
  readonly times: number;
  /** ": then both are defeated": it costs the other player a card, and does not save one's own; else empty. */
  readonly fall: string;
}

/** "3 − 1": what is dealt, and what is taken off it. */
const LESS = /\d+ − \d+/;

/** Answers after which a battle is not followed any further. */
const PATIENCE = 60;
/** So often is a help tried. */
const OFTEN = 3;

export interface PlayedOut {
  readonly copy: Bos;
  readonly events: readonly Event[];
  /** What need not have been used and was not; all copies of a spell by one key. */
  readonly left: ReadonlyMap<number, Unused>;
}

/**
 * An answer, and then nothing but what must be, until `isOver`; null if something has to be chosen on the way, so that nobody can say.
 * @param help what is used all the same, at `aim` if that may be chosen
 */
export function playedOut(
  g: Bos,
  verb: Verb,
  argument: number,
  isOver: (copy: Bos) => boolean,
  help: readonly [key: number, times: number, aim: Card] | null = null,
): PlayedOut | null {
  const index = indexOf(g, verb, argument);
  if (index < 0) return null;
  const copy = g.clone();
  copy.redeal(g.asked, diceOf(1));
  const { events } = copy.record();
  const left = new Map<number, Unused>();
  let times = 0;
  try {
    copy.play(index);
    for (let patience = PATIENCE; !copy.over && !isOver(copy); patience--) {
      const { options, count } = copy.options();
      let answer = plainAnswer(copy, help?.[2]);
      for (let index = 0; index < count; index++) {
        const verb = verbOf(options[index]!);
        const isSpell = verb === Verb.cast && copy.asked === g.asked; // what the other player could cast is not known
        if (copy.battle.state >= State.take || !(isSpell || verb === Verb.yes)) continue; // nothing later changes the battle
        const card = isSpell ? (argumentOf(options[index]!) as Card) : copy.clauseInProgress()!.card;
        const key = isSpell ? -copy.definition[card] - 1 : card;
        if (key === help?.[0] && times < help[1]) {
          times++;
          answer = index;
          break;
        }
        left.set(key, { card, ability: isSpell ? null : copy.clauseInProgress()!.ability, seat: copy.asked });
      }
      if (answer < 0 || patience === 0) return null;
      copy.play(answer);
    }
  } catch (problem) {
    if (problem instanceof HouseLimit) return null;
    throw problem;
  }
  return help !== null && times < help[1] ? null : { copy, events, left };
}

/** Questions of a player's own turn, with nothing under way. */
const FREE: ReadonlySet<string | undefined> = new Set(["BOS-T2", "BOS-T3"]);
export const isFree = (g: Bos): boolean => FREE.has(g.question()?.rule);

/** The table with an ability used, and without, when a player is free again; null if something has to be chosen on the way. BOS-A5 */
export function usedOrNot(g: Bos): { readonly used: Bos; readonly not: Bos } | null {
  const used = playedOut(g, Verb.yes, 0, isFree);
  const not = used === null ? null : playedOut(g, Verb.no, 0, isFree);
  return used === null || not === null ? null : { used: used.copy, not: not.copy };
}

/** "Volkrath" of "Volkrath, the Last Pyre". */
export const shortName = (g: Bos, card: Card): string => g.cardName(card).split(",")[0]!;

const isFoughtOut = (copy: Bos): boolean => copy.battle.state === State.none;

/** What of `left` makes a battle end better for whoever uses it, and how often it takes. */
function helpsAmong({ copy, left }: PlayedOut, g: Bos, verb: Verb, argument: number, target: Card): Help[] {
  const { attacker } = g.battle;
  const isGone = (card: Card, at: Bos) => !isPlayer(card) && !at.onBattlefield(card);
  const worth = (to: Seat, at: Bos) => {
    const foe = otherSeat(to);
    const of = (card: Card) => (!isGone(card, at) ? 0 : g.controllerOf(card) === to ? -1 : 1);
    const spared = to === g.controllerOf(attacker) ? 0 : at.life[to] / 100; // what an attack takes more than it must is no doubt about it
    return of(attacker) + of(target) + Number(at.life[foe] === 0) - Number(at.life[to] === 0) + spared;
  };
  return [...left].flatMap(([key, help]) => {
    for (let times = 1; times <= OFTEN; times++)
      for (const aim of [target, attacker]) {
        const used = playedOut(g, verb, argument, isFoughtOut, [key, times, aim]);
        if (used !== null && worth(help.seat, used.copy) > worth(help.seat, copy))
          return { ...help, times, fall: isGone(target, used.copy) && isGone(attacker, used.copy) ? ": then both are defeated" : "" };
      }
    return [];
  });
}

/** Null if something has to be chosen on the way, so that nobody can say. */
export function foughtOut(g: Bos, verb: Verb, argument: number): Fought | null {
  const played = playedOut(g, verb, argument, isFoughtOut);
  if (played === null) return null;
  const { copy, events } = played;
  const { attacker } = g.battle;
  const cardsOf = (what: string) => new Set(events.filter((event) => event.what === what).map(({ card }) => card));
  const [defeated, hurt] = [cardsOf("defeat"), cardsOf("take")];
  const target = verb === Verb.target || verb === Verb.block ? (argument as Card) : g.battle.target;
  const without = (says: string): Fate => ({ says, left: null, taken: "" });
  const fateOf = (card: Card): Fate => {
    if (defeated.has(card)) return without("is defeated");
    if (!copy.onBattlefield(card)) return without("leaves the battlefield");
    if (!hurt.has(card) && copy.strength[card] === g.strength[card]) return without("takes no damage");
    const took = events.findLastIndex((event) => event.what === "take" && event.card === card);
    const less = events[took]?.words.match(LESS)?.[0];
    const left = copy.strength[card];
    const fate = { says: `keeps ${left}`, left, taken: "" };
    if (less === undefined) return fate;
    const before = events.slice(0, took).findLastIndex((event) => event.what === "take" && event.card === card) + 1;
    const lowering = events.slice(before, took).filter((event) => event.what === "lowered" && event.card === card);
    const names = [...new Set(lowering.map(({ other }) => shortName(g, other)))].join(" and ");
    return { ...fate, taken: `${less}${names === "" ? "" : ` (${names})`}` };
  };
  const fighters = [attacker, target].filter((card) => card !== Card.none && !isPlayer(card));
  const compared = events.findLast(({ what }) => what === "pass")?.words.match(/\d+/g);
  const { attackerStrength, targetStrength, state } = g.battle;
  const isWorkedOut = state >= State.result;
  const strengths = compared?.map(Number) ?? [
    isWorkedOut ? attackerStrength : g.strength[attacker],
    isPlayer(target) ? 0 : isWorkedOut ? targetStrength : g.strength[target],
  ];
  return {
    strengths: [strengths[0]!, strengths[1]!],
    fates: new Map(fighters.map((card) => [card, fateOf(card)])),
    life: [copy.life[0 as Seat], copy.life[1 as Seat]],
    used: cardsOf("uses"),
    helps: helpsAmong(played, g, verb, argument, target),
  };
}

function indexOf(g: Bos, verb: Verb, argument: number): number {
  const { options, count } = g.options();
  for (let index = 0; index < count; index++) {
    const each = options[index]!;
    if (verbOf(each) === verb && (verb === Verb.yes || verb === Verb.no || argumentOf(each) === argument)) return index;
  }
  return -1;
}

/** The answer that does no more than it must; the first where only the order is asked; -1 if something is chosen, and not at `aim` if it can be. */
function plainAnswer(g: Bos, aim?: Card): number {
  const { options, count } = g.options();
  let chosen = aim === undefined && count > 1 ? -1 : 0;
  for (let index = 0; index < count; index++) {
    const verb = verbOf(options[index]!);
    if (verb === Verb.pass || verb === Verb.no || verb === Verb.noBlock || verb === Verb.next) return index;
    if (verb === Verb.choose && argumentOf(options[index]!) === aim) chosen = index;
  }
  return chosen;
}
