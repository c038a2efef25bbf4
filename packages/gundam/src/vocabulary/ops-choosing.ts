/** 16.10 Choosing, and how the parts of an effect hang together (16.3). */
import { besides, Card, type OptionList } from "@duelex/kernel";
import { After, type Filter, type Instruction, Side, Where } from "../cards.ts";
import { Place, Verb } from "../names.ts";
import { type Effect, Slot } from "../state.ts";
import type { Gundam } from "../table.ts";
import { areDistinct, canBeFilled, cardsFor, choicesOf, isHidden, modePossible, programOf } from "./activation.ts";
import { allHold } from "./conditions.ts";
import { collect } from "./filters.ts";
import { asking, Done, once, type Word } from "./word.ts";

/** Cards that could still be picked for a choice; what an earlier choice of the selection has picked is none of them. */
function candidates(g: Gundam, e: Effect, i: Instruction): number {
  const { found } = g.lists;
  const all = collect(g, i.filter!, e.player, e.unit, e.gone === 1, found);
  const taken = takenBy(g, e, i);
  if (taken === 0) return all;
  let count = 0;
  for (let at = 0; at < all; at++) if (!g.isChosen(found[at]!, taken)) found[count++] = found[at]!;
  return count;
}

/** Under which names this selection has picked so far. */
function takenBy(g: Gundam, e: Effect, i: Instruction): number {
  let taken = e.picks === 0 ? 0 : i.slots;
  for (let member = 1; member <= e.member; member++) taken |= programOf(g, e)[e.step + member - 1]!.slots;
  return taken;
}

/** With this card taken, can the rest of the selection still be filled? */
function leavesEnough(g: Gundam, e: Effect, i: Instruction, card: Card): boolean {
  if (i.group === 1) return true;
  const choices = choicesOf(programOf(g, e), e.step + e.member).filter((each) => applies(g, e, each));
  const isFree = (each: Card) => each !== card && !g.isChosen(each, takenBy(g, e, i));
  return areDistinct(
    choices.map((each) => ({
      n: each === i ? each.n - e.picks - 1 : each.n,
      cards: cardsFor(g, each, e.player, e.unit, e.gone === 1).filter(isFree),
    })),
  );
}

const memberOf = (g: Gundam, e: Effect): Instruction => programOf(g, e)[e.step + e.member]!;
/** What is chosen, in a word or two; the clause itself stands beside the question. */
function nounOf({ side, where }: Filter, plural: boolean): string {
  const noun = plural ? NOUNS[where].replace(/^\w+/, "$&s") : NOUNS[where];
  const place = where === Where.hand ? " of your hand" : where === Where.trash || where === Where.milled ? " in the trash" : "";
  if (place !== "" || side === Side.any || where === Where.looked) return noun + place;
  return side === Side.own ? `${noun} of yours` : `enemy ${noun}`;
}
const NOUNS: Readonly<Record<Where, string>> = {
  [Where.units]: "Unit",
  [Where.pilots]: "Pilot",
  [Where.base]: "Base",
  [Where.resources]: "Resource",
  [Where.shields]: "Shield",
  [Where.shieldArea]: "card of the shield area",
  [Where.hand]: "card",
  [Where.trash]: "card",
  [Where.looked]: "card",
  [Where.milled]: "card",
  [Where.unitsAndBase]: "Unit or Base",
};

const applies = (g: Gundam, e: Effect, i: Instruction): boolean =>
  i.conditions.length === 0 || allHold(g, i.conditions, e.player, e.unit, e.gone === 1);

/** 16.3, 4: all choices of a selection can be filled, or none is made (Q153, Q168, Q327). */
function isPossible(g: Gundam, e: Effect): boolean {
  const choices = choicesOf(programOf(g, e), e.step).filter((i) => applies(g, e, i));
  return canBeFilled(g, choices, e.player, e.unit, e.gone === 1);
}

const atStart = (e: Effect): boolean => e.member === 0 && e.picks === 0;

/** The selection is over, made or not. */
function leaveSelection(e: Effect, first: Instruction): void {
  e.step += first.group;
  e.member = 0;
  e.picks = 0;
}

/** One choice of the selection is filled: on to the next one that applies. */
function nextMember(g: Gundam, e: Effect, first: Instruction): void {
  e.picks = 0;
  do e.member++;
  while (e.member < first.group && !applies(g, e, memberOf(g, e)));
  if (e.member === first.group) leaveSelection(e, first);
}

function pick(g: Gundam, e: Effect, i: Instruction, card: Card, words = ""): void {
  g.choose(card, i.slots);
  g.recorder?.note("choose", card, 0, "9-3-3", Card.none, e.player, 0, besides(words));
}

function offerCandidates(g: Gundam, e: Effect, i: Instruction, may: OptionList): void {
  const count = candidates(g, e, i);
  const cards = i.group === 1 ? g.lists.found : g.lists.found.slice(0, count); // looking at the next choice uses the list
  const offer = (card: Card) => may.offer(Verb.choose, card, leavesEnough(g, e, i, card) ? null : "9-3-3");
  if (!i.harms || i.filter!.side !== Side.any) {
    for (let at = 0; at < count; at++) offer(cards[at]!);
    return;
  }
  // What harms is mostly meant for the enemy's: those come first.
  for (let at = 0; at < count; at++) if (g.ownerOf(cards[at]!) !== e.player) offer(cards[at]!);
  for (let at = 0; at < count; at++) if (g.ownerOf(cards[at]!) === e.player) offer(cards[at]!);
}

/** 9-3-3 `choose`: exactly n different cards, or a to b of them; as a selection with the choices that follow directly. */
export const choose = asking(
  {
    says(g, e) {
      const i = memberOf(g, e);
      const count = i.n === i.most ? `${i.n}` : `${i.n} to ${i.most}`;
      const left = e.picks === 0 ? "" : `, ${e.picks} chosen so far`;
      return `choose ${count} ${nounOf(i.filter!, i.most > 1)}${left}`;
    },
    needed(g, e, first) {
      if (atStart(e)) {
        if (!isPossible(g, e)) return first.may && isHidden(first) && g.count(e.player, Place.hand) > 0;
        if (first.may) return true;
      }
      const i = memberOf(g, e);
      return i.n !== i.most || isHidden(i) || candidates(g, e, i) > i.n - e.picks;
    },
    options(g, e, first, may) {
      const i = memberOf(g, e);
      const possible = !atStart(e) || !first.may || isPossible(g, e);
      if (possible) offerCandidates(g, e, i, may);
      if (atStart(e) && (first.may || !possible))
        may.offer(Verb.no); // 9-1-3
      else if (e.picks >= i.n) may.offer(Verb.done);
    },
    chosen(g, e, first, card, verb) {
      if (verb === Verb.no) {
        e.complete = 0;
        leaveSelection(e, first);
        return;
      }
      const i = memberOf(g, e);
      if (verb === Verb.choose) {
        pick(g, e, i, card);
        e.picks++;
      }
      if (verb === Verb.done || e.picks === i.most || candidates(g, e, i) === 0) nextMember(g, e, first);
    },
    evenIfForced: (g, e) => isHidden(memberOf(g, e)),
  },
  // Nothing to ask: it cannot be made, or there are exactly as many as are wanted.
  (g, e, first) => {
    if (atStart(e) && !isPossible(g, e)) {
      leaveSelection(e, first);
      return Done.nothing;
    }
    const i = memberOf(g, e);
    const count = candidates(g, e, i);
    const words = count === 1 && e.picks === 0 ? "there is no other" : "";
    for (let at = 0; at < count; at++) pick(g, e, i, g.lists.found[at]!, words);
    nextMember(g, e, first);
    return Done.vacuous;
  },
  { steers: true },
);

/** 9-1-3 "You may", and Development {13-1-8}, whose price is written out: asked before the instruction behind it, if that could do anything. */
export const may = (couldDo: (g: Gundam, e: Effect, i: Instruction) => boolean): Word =>
  asking(
    {
      says: "you may use this part of it",
      needed: (g, e) => couldDo(g, e, programOf(g, e)[e.step + 1]!),
      options(_g, _e, _i, list) {
        list.offer(Verb.yes);
        list.offer(Verb.no);
      },
      chosen(_g, e, i, _card, verb) {
        if (verb === Verb.no) e.complete = 0;
        e.step = verb === Verb.no ? i.jump : e.step + 1;
      },
    },
    (_g, e, i) => {
      e.step = i.jump;
      return Done.nothing;
    },
    { steers: true },
  );

/** 16.3, 1 {5-20}: a new part. "Then" follows whatever became of the part before, "if you do" only if it was carried out. */
export const part = once(
  (g, e, i) => {
    e.carried = e.complete;
    const skipped = (i.after === After.ifYouDo && e.carried === 0) || !applies(g, e, i); // {5-20-1}, {5-20-2}
    e.complete = skipped ? 0 : 1;
    e.step = skipped ? i.jump : e.step + 1;
    return Done.vacuous;
  },
  { steers: true },
);

/** Who carries out the instructions that follow. */
export enum Acting {
  owner,
  opponent,
  active,
  standby,
}

/** 1-3-4, R-68: from here on another player carries the effect out, or its owner again. What one has looked at or picked is not the other's. */
export const asPlayer = once((g, e, i) => {
  const owner = g.ownerOf(e.source);
  e.player = i.n === Acting.owner ? owner : i.n === Acting.opponent ? g.opponent(owner) : i.n === Acting.active ? g.active : g.standby;
  if (i.n === Acting.standby) for (const slot of [Slot.t1, Slot.t2, Slot.looked]) g.unchoose(slot);
  return Done.vacuous;
});

/** 1-3-7: one case of a `branch`: past it, unless its condition holds. */
export const branchCase = once(
  (g, e, i) => {
    e.step = applies(g, e, i) ? e.step + 1 : i.jump;
    return Done.vacuous;
  },
  { steers: true },
);

/** 1-3-7: the end of a case or mode: past the others. */
export const jump = once(
  (_g, e, i) => {
    e.step = i.jump;
    return Done.vacuous;
  },
  { steers: true },
);

/** 9-1-8-1-1: one of several lists, of those whose targets exist (Q401). */
export const chooseMode = asking(
  {
    says: "choose one of its effects",
    needed: (g, e, i) => i.modes.filter((mode) => isMode(g, e, mode)).length > 1,
    options(g, e, i, list) {
      for (const [nth, mode] of i.modes.entries()) list.offer(Verb.mode, nth + 1, isMode(g, e, mode) ? null : "9-1-8-1-1");
    },
    means: (g, e, _i, nth) => modesOf(g.set.abilities[e.ability]!.says())[nth - 1] ?? "",
    chosen(_g, e, i, nth) {
      e.step = i.modes[nth - 1]!;
    },
  },
  (g, e, i) => {
    const mode = i.modes.find((each) => isMode(g, e, each));
    e.step = mode ?? i.jump;
    return mode === undefined ? Done.nothing : Done.vacuous;
  },
  { steers: true },
);
/** "Choose one: draw 1 card; or rest 1 Unit." → each of the two. */
const modesOf = (text: string): string[] => (/choose one: (.*?)\.?$/i.exec(text)?.[1] ?? "").split("; or ");
const isMode = (g: Gundam, e: Effect, mode: number): boolean => modePossible(g, g.set.abilities[e.ability]!, mode, e);
