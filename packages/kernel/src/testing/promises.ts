import type { Dice } from "../dice.ts";
import type { Event } from "../events.ts";
import type { Game } from "../game.ts";
import type { Match } from "../match.ts";
import { Card, otherSeat, SEATS, type Seat, seatBit, Zone } from "../memory.ts";
import { option } from "../options.ts";
import { sayProblem } from "../problems.ts";
import { readReplay, type Transcript, verify } from "../replay.ts";
import { differenceOf, nameless, sent, sentOtherwise, told } from "./sent.ts";

/**
 * The promises of the house about one position, each a question with one answer: what breaks it; nothing if it is kept. They leave
 * the match as it was. The conformance suite asks them of each game's decks, the soak of a hundred thousand games.
 */
export type Promised = <M extends Match>(game: Game<M>, match: M, dice: Dice) => string[];

/** Each card lies in exactly one place, and every list of a zone is whole. Cheap enough for every position. */
export const cardsLieInOnePlace: Promised = (_game, { zones }) => {
  const broken: string[] = [];
  const zoneOf = zones.zoneOf as unknown as Int16Array; // with their lengths, which the rules have no business with
  const zoneCount = (zones.size as unknown as Int16Array).length;
  let lying = 0;
  for (let card = 1; card < zoneOf.length; card++) if (zoneOf[card] !== Zone.none) lying++;
  let total = 0;
  for (let zone = 1 as Zone; zone < zoneCount; zone++) {
    let here = 0;
    let before = Card.none;
    for (let card = zones.first[zone]; card !== Card.none; card = zones.next[card]) {
      if (zones.zoneOf[card] !== zone) broken.push(`card ${card} lies in zone ${zone} and says zone ${zones.zoneOf[card]}`);
      if (zones.before[card] !== before) broken.push(`card ${card} of zone ${zone} has lost the card before it`);
      if (++here > lying) return [...broken, `zone ${zone} has no end`];
      before = card;
    }
    if (zones.last[zone] !== before) broken.push(`zone ${zone} does not know its last card`);
    if (here !== zones.size[zone]) broken.push(`zone ${zone} counts ${zones.size[zone]} cards and holds ${here}`);
    total += here;
  }
  if (total !== lying) broken.push(`${total} cards are found in their zones, and ${lying} say that they lie in one`);
  return broken;
};

/** How many cards lie anywhere: the same from the first question to the last. */
export const cardsLying = ({ zones }: Match): number => (zones.size as unknown as Int16Array).reduce((sum, size) => sum + size, 0);

/** A question can be answered, and no answer is offered twice. */
export const questionsHaveAnswers: Promised = (_game, match) => {
  const may = match.options();
  if (match.over) return [];
  if (may.count === 0) return [`a question without answers: ${match.where().join(" › ")}`];
  const offered = new Set(may);
  return offered.size === may.count ? [] : [`an answer is offered twice: ${match.where().join(" › ")}`];
};

/** What the rules limit is kept: as many Units, Shields, wizards as may be there, no strength below 0. */
export const limitsAreKept: Promised = (game, match) => (game.limits?.(match) ?? []).map(sayProblem);

/** What is offered is accepted; everything else is refused with a paragraph. */
export const onlyOffersAreAccepted: Promised = (game, match) => {
  const broken: string[] = [];
  const offered = new Set(match.options());
  const before = match.hash();
  for (let verb = 0; verb < match.phrases.length; verb++) {
    for (const argument of [...match.conceivable(verb), 0x7777]) {
      const wish = option(verb, argument);
      const refusal = match.refusal(wish);
      if ((refusal === null) !== offered.has(wish))
        broken.push(`"${match.phrase(wish)}": offered ${offered.has(wish)}, refused ${refusal}`);
      if (refusal !== null && !(refusal in game.rulebook))
        broken.push(`"${match.phrase(wish)}" is refused by ${refusal}, which is no paragraph`);
    }
  }
  for (const wrong of [-1, offered.size, 0.5, Number.NaN]) {
    try {
      match.clone().play(wrong);
      broken.push(`the answer ${wrong} of ${offered.size} was taken`);
    } catch (problem) {
      if (!(problem instanceof RangeError)) throw problem;
    }
  }
  if (match.hash() !== before) broken.push("asking why not has changed the state");
  return broken;
};

/** The notation of every answer is read back as that answer. */
export const notationIsReadBack: Promised = (_game, match) => {
  const broken: string[] = [];
  for (let i = 0; i < match.options().count; i++) {
    const text = match.notate(i);
    if (match.parse(text) !== i) broken.push(`"${text}" is read as ${match.parse(text)}, not ${i}`);
  }
  return broken;
};

/**
 * A copy and a position that was saved and loaded are the same position, goes the same way after the same answers, and go it alone:
 * the match does not notice. What was derived and kept beside the state is what loading works out anew.
 */
export const copiesAgree: Promised = (game, match, dice) => {
  const broken: string[] = [];
  const before = match.hash();
  const loaded = match.blank();
  loaded.load(match.save());
  for (const [name, copy] of [["copied", match.clone()] as const, ["saved and loaded", loaded] as const]) {
    const fail = (what: string) => broken.push(`${name}: ${what}`);
    if (copy.hash() !== before) fail("another hash");
    for (const seat of SEATS) {
      const difference = sentOtherwise(match, copy, seat);
      if (difference !== null) fail(`seat ${seat} is sent ${difference}`);
    }
    const difference = differenceOf(everyFact(game, match), everyFact(game, copy));
    if (difference !== null) fail(`the facts are ${difference}`);
  }
  const ahead = match.clone();
  for (let i = 0; i < 5 && !ahead.over; i++) {
    const answer = dice(ahead.options().count);
    ahead.play(answer);
    loaded.play(answer);
    if (loaded.hash() !== ahead.hash()) {
      broken.push(`saved and loaded: it goes another way than the copy after ${i + 1} answers`);
      break;
    }
  }
  if (match.hash() !== before) broken.push("playing a copy has changed the match");
  return broken;
};

/** What hashing passes over is zero: without any one word that is not, or is derived, the position has another hash. */
export const hashingHearsAll: Promised = (_game, match) => {
  const broken: string[] = [];
  const { memory } = match;
  const copy = match.clone();
  const before = match.hash();
  for (let word = 0; word < memory.derivedFrom; word++) {
    if (memory.words[word] === 0) continue;
    copy.copyFrom(match);
    copy.memory.words[word] = 0;
    if (copy.hash() === before) broken.push(`word ${word} is ${memory.words[word]}, and makes no difference to the hash`);
  }
  return broken;
};

/** Everything that the game says of its cards, its players and the match: derived values too. */
function everyFact<M extends Match>({ stage }: Game<M>, match: M): string {
  const cards = SEATS.flatMap((seat) =>
    stage.places.flatMap((place) => stage.cards(match, seat, place).map((card) => stage.card(match, card))),
  );
  return JSON.stringify({ match: stage.match(match), players: SEATS.map((seat) => stage.player(match, seat)), cards });
}

/** Hidden cards dealt anew change nothing of what a seat is sent, now and after the next answer. */
export const nothingHiddenIsSent: Promised = (_game, match, dice) => {
  const broken: string[] = [];
  for (const seat of SEATS) {
    const dealt = match.clone();
    dealt.redeal(seat, dice);
    const difference = sentOtherwise(match, dealt, seat);
    if (difference !== null) broken.push(`seat ${seat} is sent ${difference}`);
    else if (!dealt.wouldAsk() && !everyAnswerShows(match, seat))
      broken.push(
        `with other hidden cards seat ${match.asked} would not be asked, and seat ${seat} sees that: ${match.where().join(" › ")}`,
      );
    else broken.push(...nothingHiddenIsSentNext(match, dealt, seat, dice));
  }
  return broken;
};

/** Does every answer show this seat a card that it could not name? Then what the asking betrays comes to light with the answer: a reveal that must be made where it can be. */
function everyAnswerShows(match: Match, seat: Seat): boolean {
  for (let index = 0; index < match.options().count; index++) {
    const after = match.clone();
    const { events } = after.record();
    after.play(index);
    const shows = ({ card, eyes }: Event) => card !== Card.none && (eyes & seatBit(seat)) !== 0 && !match.isShownTo(card, seat);
    if (!events.some(shows)) return false;
  }
  return true;
}

/** The same answer in both worlds: as long as the seat is told the same, it must be sent the same. */
function nothingHiddenIsSentNext<M extends Match>(match: M, dealt: M, seat: Seat, dice: Dice): string[] {
  const [one, two] = [match.clone(), dealt.clone()];
  const index = dice(one.options().count);
  const answer = one.options().options[index]!;
  const phrase = one.phrase(answer, seat);
  const there = two.options().indexOf(answer);
  if (there < 0 || two.phrase(answer, seat) !== phrase) return []; // the other seat could not have done so with those cards
  one.record();
  two.record();
  one.play(index);
  two.play(there);
  if (told(one, seat) !== told(two, seat)) return []; // something came to light
  const difference = sentOtherwise(one, two, seat);
  return difference === null ? [] : [`after "${phrase}" seat ${seat} is told the same and sent ${difference}`];
}

/** Answers that read alike to the other seat look alike to it. */
export const alikeAnswersLookAlike: Promised = (_game, match, dice) => {
  const broken: string[] = [];
  const seat = otherSeat(match.asked);
  const alike = new Map<string, number>();
  for (const [index, answer] of [...match.options()].entries()) {
    const phrase = match.phrase(answer, seat);
    if (phrase === match.phrase(answer)) continue; // a card that both see: which of two of a name is public
    const first = alike.get(phrase);
    if (first === undefined) {
      alike.set(phrase, index);
      continue;
    }
    if (dice(3) !== 0) continue;
    const after = (chosen: number) => {
      const copy = match.clone();
      copy.record();
      copy.play(chosen);
      return copy;
    };
    const [a, b] = [after(first), after(index)];
    if (told(a, seat) !== told(b, seat)) continue;
    const difference = differenceOf(nameless(sent(a, seat)), nameless(sent(b, seat)));
    if (difference !== null) broken.push(`${match.where().join(" › ")}: "${phrase}" shows seat ${seat} which one it was: ${difference}`);
  }
  return broken;
};

/** What a seat knows is dealt to nobody else: dealing anew keeps every card that it can name, and where every card lies. */
export const knownCardsStay: Promised = (_game, match, dice) => {
  const broken: string[] = [];
  for (const seat of SEATS) {
    const dealt = match.clone();
    dealt.redeal(seat, dice);
    for (let card = 1 as Card; match.zones.zoneOf[card] !== undefined; card++) {
      if (match.zones.zoneOf[card] === Zone.none) continue;
      if (match.zones.zoneOf[card] !== dealt.zones.zoneOf[card]) broken.push(`card ${card} has moved`);
      if ((match.known[card] & seatBit(seat)) !== 0 && match.definition[card] !== dealt.definition[card])
        broken.push(`card ${card}, known to seat ${seat}, has changed`);
    }
  }
  return broken;
};

/** A whole match, given by its setup and answers, written as a replay, as text, read and played again: it verifies. */
export function replayVerifies<M extends Match>(transcript: Transcript<M>): string[] {
  const written = transcript.replay();
  const { catalog } = transcript.setup;
  const { verified, parts } = verify(
    transcript.game,
    readReplay(JSON.parse(JSON.stringify(written))),
    catalog === undefined ? {} : { catalog },
  );
  return verified ? [] : [`the replay parts: ${parts?.what}`];
}

/** A question says more than its paragraph's heading; one of a card's text names the card and shows its clause. */
export const questionsSpeak =
  (ofCards: ReadonlySet<string>): Promised =>
  (game, match) => {
    const broken: string[] = [];
    const question = match.question();
    if (question === null) return [];
    const path = match.path();
    const fail = (what: string) => broken.push(`${path.join(" › ")}, "${question.says}": ${what}`);
    if (question.says.trim() === "" || question.says === game.rulebook[question.rule]?.heading) fail("it says no more than its paragraph");
    if (/undefined|nothing/.test(question.says)) fail("it speaks of nothing");
    if (ofCards.has(path.at(-2) ?? "") && question.about === null) fail("it names no card");
    if (question.about?.text === "" || question.about?.name === "") fail("it shows no clause");
    return broken;
  };

/** Where there is a choice, each answer says what it leads to, to who is asked. */
export const answersSpeak: Promised = (_game, match) => {
  const { options, count } = match.options();
  if (match.over || count < 2) return [];
  const silent = Array.from({ length: count }, (_, index) => index).filter((index) => match.meaning(index) === "");
  const asks = `${match.path().join(" › ")}, "${match.question()?.says}"`;
  return silent.map((index) => `${asks}: "${match.phrase(options[index]!)}" says nothing of what it leads to`);
};

/** Every refusal says a fact, and not only its paragraph's heading. */
export const refusalsSayFacts: Promised = (game, match, dice) => {
  const broken = new Set<string>();
  const offered = new Set(match.options());
  for (let verb = 0; verb < match.phrases.length; verb++) {
    const wishes = [...match.conceivable(verb)].map((argument) => option(verb, argument));
    for (let tries = 0; tries < 6; tries++) {
      const wish = wishes[dice(wishes.length)]!;
      if (offered.has(wish)) continue;
      const verdict = match.whyNot(wish)!;
      if (
        verdict.fact.trim() === "" ||
        verdict.fact === game.rulebook[verdict.rule]?.heading ||
        /undefined|\bnothing (is|has)\b/.test(verdict.fact)
      )
        broken.add(`"${match.phrase(wish)}" is refused by ${verdict.rule}: "${verdict.fact}"`);
    }
  }
  return [...broken];
};
