/**
 * What an answer would do: played on copies of the match whose unseen cards are dealt anew, everybody else passing. What the seat
 * itself is asked on the way (a payment, a target, what its card's text asks) is answered as the game's reflex would, not
 * against one's own side, and told.
 */
import {
  type Card,
  diceOf,
  HouseLimit,
  type Mat,
  type Match,
  type Option,
  otherSeat,
  type Rules,
  type Seat,
  type View,
  verbOf,
} from "@duelex/kernel";
import { type Changes, differences, type Ending, type Lying, lying, placeIn, without } from "./differences.ts";
import { isVain, lineWith, menuOf, passIn } from "./menu.ts";
import type { Preview } from "./told.ts";

/** So many deals are tried. */
const DEALS = 4;
/** Answers after which a preview stops, wherever it stands. */
const PATIENCE = 60;
/** So many ways through what is asked after an answer are looked at. */
const WAYS = 40;

/** One deal, played to where somebody has to decide again. */
interface Outcome extends Ending {
  readonly turn: Seat;
  readonly asked: Seat | null;
  /** This seat would have one answer, and by that its turn would be over. */
  readonly ends: boolean;
  readonly wins: Seat | null;
  readonly story: readonly string[];
  /** What this seat answered on the way, where it had a choice. */
  readonly assumed: readonly string[];
  /** Where it need not have. */
  readonly offered: boolean;
  /** How this seat stands then. */
  readonly worth: number;
  /** What it could have answered where it passed. */
  readonly declined: readonly string[];
  /** The other player could have answered otherwise, or might have, as far as this seat knows. */
  readonly open: boolean;
  /** With which answers, as far as they are about cards that this seat sees. */
  readonly replies: readonly string[];
}

/**
 * What an answer would do, as this seat may foresee it.
 * @param index the answer's place among the options of the question that stands, which is put to `seat`
 */
export const previewOf = (game: Rules, match: Match, seat: Seat, index: number): Preview => new Foresight(game, match, seat).of(index);

/** So many answers to what a text asks are compared. */
const COMPARED = 6;

/** What each answer to the question that stands would do, as the seat to which it is put may foresee it. Until it is answered. */
export class Foresight {
  readonly #game: Rules;
  readonly #match: Match;
  readonly #seat: Seat;
  readonly #before: View;
  /** The way of the first deal, of which it is told what the other player could answer. */
  readonly #first: Way;
  /** What a pass would change, as soon as that is asked. */
  #passed: Changes | null = null;

  constructor(game: Rules, match: Match, seat: Seat) {
    this.#game = game;
    this.#match = match;
    this.#seat = seat;
    this.#before = match.view(seat);
    this.#first = { ...PLAIN, isSecretive: holdsUnseen(this.#before, otherSeat(seat)), seen: lying(this.#before) };
  }

  /**
   * What an answer would do. What the text of a card asks after it is answered for the best, as long as that is better than the reflex's answer.
   * @param index the answer's place among the options
   */
  of(index: number): Preview {
    let route: Option[] = [];
    let forks: Fork[] = [];
    let best = this.#played(index, { ...this.#first, forks });
    for (let asked = 0; asked < COMPARED; asked++) {
      const nth = forks.findIndex(({ ofText }, at) => ofText && at >= route.length);
      if (nth < 0) break;
      const { taken, others } = forks[nth]!;
      const before = forks.slice(0, nth).map((fork) => fork.taken);
      route = [...before, taken];
      for (const other of others.slice(0, COMPARED)) {
        const [otherRoute, otherForks]: [Option[], Fork[]] = [[...before, other], []];
        const outcome = this.#played(index, { ...this.#first, route: otherRoute, forks: otherForks });
        if (outcome.worth > best.worth) [best, route, forks] = [outcome, otherRoute, otherForks];
      }
    }
    return this.#told(index, route, best);
  }

  /**
   * What an answer would do by each way through what its giver is asked after it: the one of the reflex first, then the others, each once, as
   * many as are worth looking at. Answers that come to the same are one. Where something may be passed, the first way passes.
   */
  *ways(index: number): Generator<Preview> {
    const left: (readonly Option[])[] = [[]];
    for (let ways = 0; ways < WAYS; ways++) {
      const route = left.shift();
      if (route === undefined) return;
      const forks: Fork[] = [];
      yield this.#told(index, route, this.#played(index, { ...this.#first, route, forks }));
      for (const [nth, { others }] of forks.entries()) {
        if (nth < route.length) continue;
        const before = forks.slice(0, nth).map(({ taken }) => taken);
        left.push(...others.map((other) => [...before, other]));
      }
    }
  }

  #played(index: number, way: Way): Outcome {
    return played(this.#game, this.#match, this.#seat, index, way);
  }

  /** What comes of every deal. */
  #told(index: number, route: readonly Option[], first: Outcome): Preview {
    const before = this.#before;
    const later = Array.from({ length: DEALS - 1 }, (_, nth) => this.#played(index, { ...this.#first, deal: nth + 1, route, seen: null }));
    const outcomes = [first, ...later];
    const changes = differences(before, outcomes);
    const passing =
      before.turn > 0 && this.#match.activeSeat === this.#seat && first.turn !== this.#seat ? passIn(this.#match, this.#game.mat) : null;
    const told = outcomes.map(({ open, replies, worth, declined, placeOf, ...rest }) => JSON.stringify(rest));
    const hidden = told.some((each) => each !== told[0]);
    const open = outcomes.some((each) => each.open);
    const wonBy = (winner: Seat) => outcomes.filter(({ wins }) => wins === winner).length;
    return {
      answer: index,
      ...(passing === null || passing === index ? changes : without(changes, this.#changesBy(passing))),
      turn: first.turn,
      asked: first.asked,
      where: first.after.where,
      isBeforeTurns: first.after.turn === 0,
      ends: outcomes.every(({ ends }) => ends),
      wins: outcomes.every(({ wins }) => wins === first.wins) ? first.wins : null,
      won: [wonBy(0), wonBy(1)],
      story: first.story,
      assumed: first.assumed,
      offered: first.offered,
      declined: first.declined.filter((phrase) => outcomes.every(({ declined }) => declined.includes(phrase))), // what is only dealt is no choice
      uncertain: [...(hidden ? ["hidden cards" as const] : []), ...(open ? ["the other player" as const] : [])],
      replies: first.replies,
      deals: DEALS,
    };
  }

  #changesBy(passing: number): Changes {
    const dealt = () => Array.from({ length: DEALS }, (_, deal) => this.#played(passing, { ...PLAIN, deal }));
    this.#passed ??= differences(this.#before, dealt());
    return this.#passed;
  }
}

/** Where this seat chose on the way. */
interface Fork {
  readonly taken: Option;
  /** What it could have chosen instead: of answers that come to the same, one. */
  readonly others: readonly Option[];
  /** The text of a card asked. */
  readonly ofText: boolean;
}

/** How what is hidden lies, and what is answered and looked at, while an answer is played out on a copy. */
interface Way {
  readonly deal: number;
  /** What `seat` chooses at the first forks. */
  readonly route: readonly Option[];
  /** Is filled with the forks, where they are asked for. */
  readonly forks: Fork[] | null;
  /** The other player holds cards that this seat does not see, and may have more answers than those of this deal. */
  readonly isSecretive: boolean;
  /** The cards that this seat sees, where it is to be told what the other player could answer with them. */
  readonly seen: ReadonlyMap<Card, Lying> | null;
}
const PLAIN: Way = { deal: 0, route: [], forks: null, isSecretive: false, seen: null };

/** What comes of an answer that is played out in this way. */
function played(game: Rules, match: Match, seat: Seat, index: number, { deal, route, forks, isSecretive, seen }: Way): Outcome {
  const copy = match.clone();
  copy.redeal(seat, diceOf(deal + 1));
  const { events } = copy.record();
  const began = copy.question(seat)?.where ?? [];
  const assumed: string[] = [];
  const [declined, vain] = [new Set<string>(), new Set<string>()];
  const replies = new Set<string>();
  let forked = 0;
  let [open, offered] = [false, false];
  try {
    copy.play(index);
    for (let left = PATIENCE; left > 0 && !copy.over; left--) {
      const passing = passIn(copy, game.mat);
      const underWay = () => isUnderWay(copy.view(seat), game.mat);
      if (copy.asked === seat) {
        const { where, about } = copy.question(seat)!;
        const textAsks = about !== null;
        const { options, count } = copy.options();
        const isFork = count > 1;
        const isStep = textAsks || isWithin(where, began) || underWay();
        if (!isStep && (isFork || copy.activeSeat !== seat || endsByItself(copy, game.mat))) break; // its own next decision, or its turn ends
        const wished = isFork && forked < route.length ? options.indexOf(route[forked]!) : -1;
        const answer = wished >= 0 && wished < count ? wished : passing !== null && !textAsks ? passing : likeliest(game, copy);
        if (isFork) {
          forked++;
          forks?.push({ ...forkAt(game, copy, seat, answer), ofText: textAsks });
        }
        const asks = about === null ? "" : ` (${about.name})`;
        const isBare = copy.about(options[answer]!, seat).kind === "word"; // "use it" says nothing without whose text asks
        if (textAsks && passing !== null && answer !== passing) offered = true;
        if (isFork && answer !== passing) assumed.push(copy.phrase(options[answer]!, seat) + (isBare ? asks : ""));
        if (isFork && answer === passing)
          for (let other = 0; other < count; other++)
            if (other !== answer)
              (seen !== null && isVain(copy, game.mat, other) ? vain : declined).add(copy.phrase(options[other]!, seat) + asks);
        copy.play(answer);
      } else {
        const isOpen = startsWith(copy.question(seat)!.where, began); // the window in which this was asked
        if (copy.activeSeat !== seat && !isOpen && !underWay()) break; // the other player's turn: what they do with it is another matter
        if (seen !== null) for (const phrase of repliesIn(copy, seat, seen)) replies.add(phrase);
        if (copy.options().count > 1 || isSecretive) open = true; // asked although there is but one answer: what it holds is its secret
        copy.play(passing ?? game.reflex(copy));
      }
    }
  } catch (problem) {
    if (!(problem instanceof HouseLimit)) throw problem;
  }
  const { over, winner } = copy.standing();
  const after = copy.view(seat);
  return {
    after,
    placeOf: (card) => placeIn(after, copy.spotOf(card, seat)),
    turn: copy.activeSeat,
    asked: over ? null : copy.asked,
    ends: copy.activeSeat === seat && endsByItself(copy, game.mat),
    wins: winner,
    worth: game.evaluate(copy, seat),
    story: events.map((event) => copy.tell(event, seat)),
    assumed,
    offered,
    declined: [...(declined.size > 0 ? declined : vain)], // what harms only who gives it is named where there is nothing else
    open,
    replies: [...replies],
  };
}

/** What whoever is asked could answer with cards that `seat` sees. */
function repliesIn(match: Match, seat: Seat, seen: ReadonlyMap<Card, Lying>): string[] {
  const { options, count } = match.options();
  return options.slice(0, count).flatMap((option) => {
    const about = match.about(option, match.asked);
    return count > 1 && about.kind === "card" && seen.get(about.card)?.cell.name != null ? [match.phrase(option, seat)] : [];
  });
}

function forkAt({ mat }: Rules, match: Match, seat: Seat, answer: number): Omit<Fork, "ofText"> {
  const { options } = match.options();
  const menu = menuOf(match, seat, mat);
  const own = lineWith(menu, answer);
  const others = menu.filter((line) => line !== own);
  return { taken: options[answer]!, others: others.map((each) => options[each.answer]!) };
}

/** Is there one answer, and one's turn over by it, but for what others may answer? */
export function endsByItself(match: Match, { closes }: Pick<Mat, "closes">): boolean {
  const { options, count } = match.options();
  return count === 1 && closes[match.phrases[verbOf(options[0]!)]!] === "turn";
}

/** Has this player cards that lie there unseen, in hand or face down? That they lie there is open; what they are plays no part. */
const holdsUnseen = ({ rows }: View, player: Seat): boolean =>
  rows.some(({ seat, cells }) => seat === player && cells.some((cell) => cell !== null && cell.name === null));

/** The game's reflex; where that would touch only one's own side, the first answer that does not, and to pass where all do. */
function likeliest(game: Rules, match: Match): number {
  const reflex = game.reflex(match);
  if (game.mat.vain.length === 0 || !isVain(match, game.mat, reflex)) return reflex;
  const passing = passIn(match, game.mat);
  for (let index = 0; index < match.options().count; index++) if (index !== passing && !isVain(match, game.mat, index)) return index;
  return passing ?? reflex;
}

/** Is this a place in the rules within another: a payment within the playing of a card, a target within an attack? */
const isWithin = (where: readonly string[], outer: readonly string[]): boolean => where.length > outer.length && startsWith(where, outer);

const startsWith = (where: readonly string[], outer: readonly string[]): boolean => outer.every((step, nth) => where[nth] === step);

/** Is something being carried out: a battle, or whatever lies between the two sides? */
export function isUnderWay(view: View, { middle, areas }: Pick<Mat, "middle" | "areas">): boolean {
  if (view.battle !== undefined) return true;
  const places = new Set(areas.filter(({ id }) => middle.includes(id)).flatMap(({ shows }) => shows.map(({ place }) => place)));
  return view.rows.some(({ id, cells }) => places.has(id) && cells.length > 0);
}
