import { CardFact, isCalled, isOneOf, namesOf } from "./called.ts";
import type { Event } from "./events.ts";
import type { Game } from "./game.ts";
import type { Match } from "./match.ts";
import { BOTH, type Card, SEATS, type Seat, seatName, seatNamed } from "./memory.ts";
import { type EventGroup, type Expectation, type ExpectedAbsence, type ExpectedCards, type ExpectedEvent, resultOf } from "./scenario.ts";

/** The moments of `since` that need no handle: before anything happened, and the last answer. */
export const BEGINNING = "beginning";
export const LAST_ANSWER = "answer";

type Facts = Readonly<Record<string, unknown>>;
type Differ = (what: string, wanted: unknown, found: unknown) => void;

/** Looks at a match while a scenario is played, and writes down everything that differs from what is expected. */
export class Witness<M extends Match = Match> {
  readonly differences: string[] = [];
  /** Moments with a handle → how many events there had been. */
  private readonly moments = new Map<string, number>([[BEGINNING, 0]]);
  /** The first question. */
  private readonly start: number;

  constructor(
    private readonly game: Game<M>,
    readonly match: M,
  ) {
    this.start = this.events.length;
    this.moments.set(LAST_ANSWER, this.start);
  }

  /** Something is answered: what happens from here on is since the last answer. */
  answers(answer: () => void): void {
    this.moments.set(LAST_ANSWER, this.events.length);
    answer();
  }

  /** "P1 is asked: block the attack (7-4-1); offered: pass" */
  get situation(): string {
    const { match } = this;
    const question = match.question();
    if (question === null) return `the match is over (${resultOf(match)})`;
    const answers = Array.from({ length: match.options().count }, (_, index) => match.notate(index));
    return `${seatName(question.seat)} is asked: ${question.says} (${question.rule}); offered: ${answers.join(" | ")}`;
  }

  look(expected: Expectation, where: string): void {
    const before = this.differences.length;
    const differ: Differ = (what, wanted, found) =>
      this.differences.push(`${where}, ${what}: expected ${JSON.stringify(wanted)}, found ${JSON.stringify(found)}`);
    this.lookAtQuestion(expected, where, differ);
    this.lookAtTable(expected, where, differ);
    this.lookAtEvents(expected, where);
    if (expected.as !== undefined) this.moments.set(expected.as, this.events.length);
    if (this.differences.length > before) this.differences.push(`${where}: there ${this.situation}`);
  }

  private get events(): readonly Event[] {
    return this.match.recorder?.events ?? [];
  }

  // ---- who is asked what ----

  private lookAtQuestion(expected: Expectation, where: string, differ: Differ): void {
    const { match, differences } = this;
    const question = match.question();
    const { asked, says, options, offered = [], absent = [], result } = expected;
    const seat = question === null ? "nobody" : seatName(question.seat);
    if (asked !== undefined && seat !== asked) differ("asked", asked, seat);
    if (expected.question !== undefined && question?.rule !== expected.question)
      differ("question", expected.question, question?.rule ?? "none");
    if (says !== undefined && question?.says.includes(says) !== true) differ("says", says, question?.says ?? "nothing");
    if (result !== undefined && resultOf(match) !== result) differ("result", result, resultOf(match));
    if (options !== undefined) this.lookAtOptions(options, where);
    for (const text of offered) if (match.parse(text) < 0) differences.push(`${where}, offered: "${text}" is not offered`);
    for (const each of absent) this.lookAtAbsence(each, where, differ);
  }

  private lookAtOptions(options: readonly string[], where: string): void {
    const { match, differences } = this;
    const wanted = new Set<string>();
    for (const text of options) {
      const index = match.parse(text);
      if (index < 0) differences.push(`${where}, options: "${text}" is not offered`);
      else wanted.add(match.phrase(match.options().options[index]!));
    }
    for (const [index, answer] of [...match.options()].entries()) {
      if (!wanted.has(match.phrase(answer)))
        differences.push(`${where}, options: "${match.notate(index)}" is offered and was not expected`);
    }
  }

  private lookAtAbsence({ wish, rule, says, by }: ExpectedAbsence, where: string, differ: Differ): void {
    const { match, differences } = this;
    const seat = seatNamed(by) ?? match.asked;
    const refusals = match.wishes(wish).map((option) => match.whyNot(option, seat));
    if (refusals.length === 0) differences.push(`${where}, absent: "${wish}" is no known action`);
    else if (refusals.includes(null)) differences.push(`${where}, absent: "${wish}" is offered`);
    else if (!refusals.some((verdict) => rule === undefined || verdict!.rule === rule))
      differ(`absent "${wish}"`, rule, [...new Set(refusals.map((verdict) => verdict!.rule))].join(", "));
    else if (
      !refusals.some((verdict) => (rule === undefined || verdict!.rule === rule) && (says === undefined || verdict!.fact.includes(says)))
    )
      differ(`absent "${wish}", says`, says, [...new Set(refusals.map((verdict) => verdict!.fact))].join("; "));
  }

  // ---- what lies where, and what is true of it ----

  private lookAtTable(
    { zones = {}, sees = {}, cards = {}, players = {}, match: facts = {} }: Expectation,
    where: string,
    differ: Differ,
  ): void {
    const { match, differences } = this;
    const { stage } = this.game;
    for (const [path, wanted] of Object.entries(zones)) this.lookAtPlace(path, wanted, null, path, differ);
    for (const [name, places] of Object.entries(sees)) {
      for (const [path, wanted] of Object.entries(places)) this.lookAtPlace(path, wanted, seatNamed(name), `${name} sees, ${path}`, differ);
    }
    for (const [name, wanted] of Object.entries(cards)) {
      const meant = cardsNamed(this.game, match, name);
      const found = meant.map((card) => stage.card(match, card));
      const isClear = new Set(found.map((each) => JSON.stringify(Object.keys(wanted).map((fact) => each[fact])))).size <= 1;
      if (found.length === 0) differences.push(`${where}, cards: there is no ${name}`);
      else if (isClear) compareFacts(match, `cards, ${name}`, wanted, found[0]!, differ);
      else
        differences.push(
          `${where}, cards: ${meant.length} cards are called ${name}, and not alike; give the one that is meant a handle ({ "card": ${JSON.stringify(name)}, "as": … })`,
        );
    }
    for (const [name, wanted] of Object.entries(players))
      compareFacts(match, `players, ${name}`, wanted, stage.player(match, seatNamed(name)!), differ);
    compareFacts(match, "match", facts, stage.match(match), differ);
  }

  /** @param eyes whose; null for who sees everything */
  private lookAtPlace(path: string, wanted: ExpectedCards, eyes: Seat | null, what: string, differ: Differ): void {
    const { match } = this;
    const [side, place] = path.split(".");
    const cards = this.game.stage.cards(match, seatNamed(side)!, place!);
    if (typeof wanted === "number") {
      if (cards.length !== wanted) differ(what, wanted, cards.length);
      return;
    }
    const names = cards.map((card) => (eyes === null || match.isShownTo(card, eyes) ? namesOf(match, card) : [UNSEEN]));
    const found = () => cards.map((card) => match.cardName(card, eyes));
    if (isList(wanted)) {
      const { missing, rest } = taking(wanted, names);
      if (missing > 0 || rest > 0) differ(what, wanted, found());
      return;
    }
    const { order, first, last, has } = wanted;
    const inOrder = (key: string, list: readonly string[], from: number, length: number) => {
      if (list.length !== length || !list.every((name, nth) => isOneOf(names[from + nth] ?? [], name)))
        differ(`${what}, ${key}`, list, key === "order" ? found() : found().slice(Math.max(0, from), from + length));
    };
    if (order !== undefined) inOrder("order", order, 0, cards.length);
    if (first !== undefined) inOrder("first", first, 0, first.length);
    if (last !== undefined) inOrder("last", last, cards.length - last.length, last.length);
    if (has !== undefined && taking(has, names).missing > 0) differ(`${what}, has`, has, found());
  }

  // ---- what has happened ----

  private lookAtEvents({ events = [], noEvents = [], since }: Expectation, where: string): void {
    const { differences } = this;
    const start = (since === undefined ? undefined : this.moments.get(since)) ?? this.start;
    let from = start;
    const missing = (wanted: object) => {
      const after = from > start ? "after the ones before it" : since === undefined ? "happened" : `happened since ${since}`;
      differences.push(`${where}, events: no ${JSON.stringify(wanted)} ${after}`);
    };
    for (const wanted of events) {
      if ("count" in wanted && wanted.count !== undefined) {
        const { count, ...event } = wanted;
        const found = this.events.filter((each, at) => at >= start && this.fits(each, event)).length;
        if (found !== count)
          differences.push(`${where}, events: ${JSON.stringify(event)} happened ${times(found)}, expected ${times(count)}`);
        continue;
      }
      const end = "what" in wanted ? this.endOf([wanted], from, false) : this.endOf(membersOf(wanted), from, "together" in wanted);
      if (end < 0) missing(wanted);
      else from = end;
    }
    for (const unwanted of noEvents) {
      if (this.events.some((event, at) => at >= start && this.fits(event, unwanted)))
        differences.push(`${where}, noEvents: ${JSON.stringify(unwanted)} happened`);
    }
  }

  /** Where the shortest stretch ends in which all of these have happened, each another event; -1 if they have not. */
  private endOf(wanted: readonly ExpectedEvent[], from: number, atOnce: boolean): number {
    const { events } = this;
    for (let end = from + 1; end <= events.length; end++) {
      const last = events[end - 1]!;
      if (!wanted.some((each) => this.fits(last, each))) continue;
      const within: Event[] = [];
      for (let at = from; at < end; at++) if (!atOnce || events[at]!.moment === last.moment) within.push(events[at]!);
      if (this.assigns(wanted, within)) return end;
    }
    return -1;
  }

  /** Has each of these an event of its own? */
  private assigns([first, ...rest]: readonly ExpectedEvent[], events: readonly Event[]): boolean {
    if (first === undefined) return true;
    return events.some((event, at) => this.fits(event, first) && this.assigns(rest, events.toSpliced(at, 1)));
  }

  private fits(event: Event, wanted: ExpectedEvent): boolean {
    const { match } = this;
    return (
      event.what === wanted.what &&
      (wanted.card === undefined || isCalled(match, wanted.card, event.card, event.definition)) &&
      (wanted.other === undefined || isCalled(match, wanted.other, event.other, event.otherDefinition)) &&
      (wanted.player === undefined || seatName(event.seat) === wanted.player) &&
      (wanted.amount === undefined || event.amount === wanted.amount) &&
      (wanted.rule === undefined || event.rule === wanted.rule)
    );
  }
}

const UNSEEN = "a card";
const times = (n: number): string => (n === 1 ? "once" : n === 0 ? "never" : `${n} times`);
const isList = (wanted: ExpectedCards): wanted is readonly string[] => Array.isArray(wanted);
export const membersOf = (group: EventGroup): readonly ExpectedEvent[] => ("together" in group ? group.together : group.anyOrder);

/** Takes one card for each of these names: how many find none, how many cards are left. */
function taking(wanted: readonly string[], cards: readonly (readonly string[])[]): { missing: number; rest: number } {
  const rest = [...cards];
  const missing = wanted.filter((name) => {
    const at = rest.findIndex((names) => isOneOf(names, name));
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  return { missing: missing.length, rest: rest.length };
}

function compareFacts(match: Match, what: string, wanted: Facts, found: Facts, differ: Differ): void {
  for (const [key, value] of Object.entries(wanted)) {
    if (!holds(match, value, found[key])) differ(`${what}.${key}`, value, found[key]);
  }
}

/** Is it what was found; a card by its handle, name or number? */
function holds(match: Match, wanted: unknown, found: unknown): boolean {
  if (found instanceof CardFact) return typeof wanted === "string" && isCalled(match, wanted, found.card);
  if (Array.isArray(found) && Array.isArray(wanted))
    return found.length === wanted.length && found.every((each, nth) => holds(match, wanted[nth], each));
  return JSON.stringify(found) === JSON.stringify(wanted);
}

/**
 * The cards that could be meant: the one with this handle; else those of this name or number wherever both players see one, before
 * all those that have no handle; else those at the first place where one lies at all; else those that lie in no place of a side, a
 * paired Pilot or a card that is being played.
 */
function cardsNamed<M extends Match>({ stage }: Game<M>, match: M, name: string): Card[] {
  for (const [card, handle] of match.handles) if (handle === name) return [card];
  const called = (card: Card): boolean => isCalled(match, name, card);
  const there = stage.places.map((place) => SEATS.flatMap((seat) => stage.cards(match, seat, place)).filter(called));
  const open = there.map((cards) => cards.filter((card) => match.shown(card) === BOTH));
  const seen = open.flat();
  const others = seen.filter((card) => !match.handles.has(card)); // what has a handle is called by it
  if (others.length > 0) return others;
  return seen.length > 0 ? seen : (there.find((cards) => cards.length > 0) ?? [...match.everyCard()].filter(called));
}
