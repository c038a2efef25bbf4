/** What an answer would do to whoever gives it, and to nobody else, or what it leaves lying there: said before it is done. */
import {
  type Card,
  Card as Cards,
  type CardView,
  folded,
  type Mat,
  type Match,
  type PlaceKind,
  type Rules,
  type Seat,
  seatName,
  type View,
} from "@duelex/kernel";
import { Foresight } from "./preview.ts";
import type { Answer, Preview } from "./told.ts";

/** What an answer would do to each side, as far as it is seen. */
interface Balance {
  /** Cards of one's own that would leave the fight. */
  readonly lost: readonly string[];
  /** What else would be worse for oneself. */
  readonly worse: readonly string[];
  /** Something would be better for oneself, or something new would be there. */
  readonly gained: boolean;
  /** One's own would stand up again: no gain for whom it has cost a card of one's own to aim at oneself. */
  readonly stoodUp: boolean;
  /** Something of the other player's would leave, be turned sideways or be fewer. */
  readonly struck: boolean;
  /** What of the other player's would be damaged or weaker, and stay: in words. */
  readonly scratched: readonly string[];
}

/** In so many words why an answer is better thought over; none if there is no reason to. */
export function harmOf(game: Rules, match: Match, seat: Seat, answer: Answer, menu: readonly Answer[]): string[] {
  const foresight = new Foresight(game, match, seat);
  const known = new Map<Answer, Preview>();
  const foresee = (each: Answer) => {
    const preview = known.get(each) ?? foresight.of(each.answer);
    known.set(each, preview);
    return preview;
  };
  return harmForeseen(game, match, seat, answer, menu, foresee, foresight.ways(answer.answer));
}

/**
 * The same of answers that are foreseen in this way.
 * @param ways what `answer` does by each way through what its giver is asked after it, the likeliest first. Where one of them does no such harm
 * nothing is said: that one can still be chosen
 */
export function harmForeseen(
  { mat }: Pick<Rules, "mat">,
  match: Pick<Match, "view" | "activeSeat">,
  seat: Seat,
  answer: Answer,
  menu: readonly Answer[],
  foresee: (answer: Answer) => Preview,
  ways: Iterable<Preview> = [foresee(answer)],
): string[] {
  const said: string[][] = [];
  let likeliest: Preview | null = null;
  for (const way of ways) {
    likeliest ??= way;
    const lines = harmBy(way, mat, match, seat, answer, menu, foresee);
    if (lines.length === 0) {
      const isDone = way.assumed.some((each) => likeliest!.declined.some((other) => other === each || other.startsWith(`${each} (`))); // where it could be passed
      if (
        way !== likeliest &&
        isDone &&
        !isLost(likeliest, seat) &&
        !isMended(balance(likeliest, match.view(seat), mat, seat), balance(way, match.view(seat), mat, seat))
      )
        continue;
      return [];
    }
    said.push(lines);
    if (answer.passes && !isLost(way, seat)) return lines; // a win that is missed is missed by every way
  }
  return likeliest === null ? [] : [...reasonOf(answer), ...said[0]!, ...doubts(likeliest, seat, said)];
}

/** Why nothing but one's own side can be reached, if a paragraph says so: "Only your own side to attack: P2 has not begun a turn yet (BOS-DA3)." */
function reasonOf({ vain, means }: Answer): string[] {
  const reason = vain ? /^[^;]*: [^;]*\([\w.-]*\d[\w.-]*\)(?=;|$)/.exec(means)?.[0] : undefined;
  return reason === undefined ? [] : [`${reason[0]!.toUpperCase()}${reason.slice(1)}.`];
}

/** What is done on the way, and can be left, is no reason for an answer unless it changes what comes of that. */
const isMended = (before: Balance, after: Balance): boolean =>
  after.lost.length < before.lost.length ||
  before.scratched.some((each) => !after.scratched.includes(each)) ||
  (before.worse.length > 0 && after.lost.length + after.worse.length === 0);

const isLost = ({ wins }: Preview, seat: Seat): boolean => wins !== null && wins !== seat;

/** What is said of one way. */
function harmBy(
  foreseen: Preview,
  mat: Mat,
  match: Pick<Match, "view" | "activeSeat">,
  seat: Seat,
  answer: Answer,
  menu: readonly Answer[],
  foresee: (answer: Answer) => Preview,
): string[] {
  if (isLost(foreseen, seat))
    return menu.some((each) => !isLost(foresee(each), seat)) ? ["You lose the match by that, if nobody does anything else."] : [];
  if (foreseen.wins === seat) return [];
  if (answer.passes) return match.activeSeat === seat ? missed(answer, menu, (each) => foresee(each).wins === seat) : [];
  return harmIn(foreseen, foresee, match.view(seat), seat, answer, menu, mat);
}

/** Who lets their own turn go on without an answer that would win. */
function missed(answer: Answer, menu: readonly Answer[], wins: (answer: Answer) => boolean): string[] {
  const better = menu.find((each) => each !== answer && !each.passes && wins(each));
  return better === undefined ? [] : [`You can win now, if nothing stops it: ${better.phrase}.`];
}

/**
 * On what it depends, if on anything: what this seat chooses next is asked, and what others choose or hold is not known.
 * @param said what is said of each way
 */
function doubts(likeliest: Preview, seat: Seat, said: readonly (readonly string[])[]): string[] {
  const { assumed, uncertain } = likeliest;
  const isAnyWay = said.length > 1 && new Set(said.map((lines) => lines.join())).size === 1;
  const then = `That is if you then answer: ${assumed.join(", then ")}. You are asked before it is done`;
  return [
    ...(assumed.length > 0 && !isAnyWay ? [said.length > 1 ? `${then}, and no other choice there is better.` : `${then}.`] : []),
    ...(uncertain.length > 0 && !isLost(likeliest, seat) ? [sayUncertain(uncertain)] : []),
  ];
}

const sayUncertain = (uncertain: Preview["uncertain"]): string =>
  uncertain.join() === "the other player"
    ? "That is unless the other player does something first."
    : `It may come otherwise: it depends on ${uncertain.join(" and on ")}.`;

/** What is foreseen of an answer that is no pass and does not end the match. */
function harmIn(
  foreseen: Preview,
  foresee: (each: Answer) => Preview,
  view: View,
  seat: Seat,
  answer: Answer,
  menu: readonly Answer[],
  mat: Mat,
): string[] {
  const balanceOf = (preview: Preview) => balance(preview, view, mat, seat);
  const own = balanceOf(foreseen);
  const gained = own.gained || (own.stoodUp && !answer.vain);
  if (own.struck && !answer.vain) return [];
  const passing = menu.find((each) => each.passes);
  const isStruckAnyway = own.struck && passing !== undefined && balanceOf(foresee(passing)).struck; // by what goes on
  if (own.struck && !isStruckAnyway) return [];
  if (answer.vain && answer.about?.kind !== "place" && !own.gained && !own.stoodUp) {
    const spent = usedUp(foreseen, view, mat, seat);
    const comes = own.scratched.length === 0 ? "nothing comes of it" : `all that comes of it is: ${listed(own.scratched)}`;
    if (spent.length > 0) return [`${listed([...own.lost, ...spent])}, and ${comes}.`];
  }
  if (own.lost.length > 0 && gained) {
    if (foreseen.assumed.length > 0) return []; // where it would lie is asked next
    // One card takes the place of another: is there a place where nothing lies?
    const elsewhere = menu.some((each) => each !== answer && each.verb === answer.verb && balanceOf(foresee(each)).lost.length === 0);
    return elsewhere ? [`${listed(own.lost)}; elsewhere nothing would have to.`] : [];
  }
  if (gained || (own.lost.length === 0 && (own.scratched.length > 0 || own.worse.length === 0))) return [];
  // Who would lose as well by passing defends.
  const otherwise = passing === undefined ? null : balanceOf(foresee(passing));
  if (otherwise !== null && otherwise.lost.length + otherwise.worse.length > 0) return [];
  const others = menu.filter((each) => each !== answer);
  if (own.lost.length > 0) {
    const isLostAnyway = (each: Answer) => own.lost.every((lost) => balanceOf(foresee(each)).lost.includes(lost));
    if (!answer.vain && others.length > 0 && others.every(isLostAnyway)) return []; // whatever is answered: it does not come of this
    const instead = own.scratched.length === 0 ? `nothing${isStruckAnyway ? " more" : ""}` : `no card for it: ${listed(own.scratched)}`;
    return [`${listed(own.lost)}, and the other player loses ${instead}.`];
  }
  if (
    !answer.vain &&
    others.length > 0 &&
    others.every((each) => own.worse.every((worse) => balanceOf(foresee(each)).worse.includes(worse)))
  )
    return [];
  return [`${listed(own.worse)}, and nothing ${isStruckAnyway ? "more " : ""}happens to the other player.`];
}

/** "Squire goes to the graveyard ×2" */
const listed = (words: readonly string[]): string => folded(words).join("; ");

/** Cards of one's own that would go to a pile from where they wait to be played. */
function usedUp({ moves, deals }: Preview, view: View, mat: Mat, seat: Seat): string[] {
  const fight = placesOf(view, mat);
  const piles = new Set(view.rows.filter(({ kind }) => kind === "pile").map(({ label }) => label));
  return moves
    .filter(({ owner, from, to, often }) => owner === seat && often === deals && !piles.has(from) && !fight.has(from) && piles.has(to))
    .map(({ name, to }) => `${name} goes to the ${to}`);
}

function balance(preview: Preview, view: View, mat: Mat, seat: Seat): Balance {
  const { damage, moves, worth, turned, facts, deals } = preview;
  const fight = placesOf(view, mat);
  const named = (kinds: readonly PlaceKind[]) => new Set(view.rows.filter(({ kind }) => kinds.includes(kind)).map(({ label }) => label));
  const [hands, piles] = [named(["fan"]), named(["pile"])];
  const ownerOf = ownersIn(view);
  const isOwn = (card: Card) => ownerOf.get(card) === seat;
  const certain = moves.filter(({ often }) => often === deals);
  const kept = new Set(
    view.rows.filter(({ seat: whose, kind }) => whose === seat && kind === "slots").flatMap(({ places }) => places ?? []),
  );
  const lost = certain.filter(({ owner, from, to }) => owner === seat && fight.has(from) && !fight.has(to) && !kept.has(to));
  const vital = facts.flatMap(({ seat: whose, label, change }) => {
    const better = mat.vital.find(({ fact }) => fact === label)?.better;
    if (better === undefined) return [];
    const { from, least, most } = change;
    return [
      { whose, label, change, up: better === "more" ? least > from : most < from, down: better === "more" ? most < from : least > from },
    ];
  });
  const hand = facts.find(({ seat: whose, label }) => whose === seat && label === "hand")?.change;
  const weaker = worth.filter(({ card, from, to }) => isOwn(card) && isLess(to, from));
  const left = certain.filter(({ owner, from }) => owner === seat && hands.has(from)).length;
  const drawn = (hand === undefined ? 0 : hand.most - hand.from) + left; // for what went out of the hand, too
  return {
    lost: lost.map(({ name, to }) => (to === "off the table" ? `${name} leaves the table` : `${name} goes to the ${to}`)),
    worse: [
      ...damage
        .filter(({ card, change }) => isOwn(card) && change.least > change.from)
        .map(({ name, change }) => `${name} takes ${change.least - change.from} damage`),
      ...weaker.map(({ name, from, to }) => `${name} goes from ${from} to ${to}`),
      ...vital
        .filter(({ whose, down }) => whose === seat && down)
        .map(
          ({ whose, label, change }) =>
            `${seatName(whose)}: ${label} ${change.from} → ${change.most === change.least ? change.most : `${change.least} to ${change.most}`}`,
        ),
      ...(hand?.most === 0 && hand.from === 1 && certain.some(({ owner, from, to }) => owner === seat && hands.has(from) && piles.has(to))
        ? ["it is the last card of your hand"]
        : []),
    ],
    gained:
      moves.some(({ owner, from, to }) => owner === seat && !fight.has(from) && fight.has(to)) ||
      moves.some(({ owner, from, to }) => owner === seat && hands.has(from) && !piles.has(to) && to !== "off the table") ||
      drawn > 0 ||
      vital.some(({ whose, up }) => whose === seat && up) ||
      damage.some(({ card, change }) => isOwn(card) && change.least < change.from) ||
      worth.some(({ card, from, to }) => isOwn(card) && !isLess(to, from)),
    stoodUp: turned.some(({ card, rested }) => isOwn(card) && !rested),
    struck:
      moves.some(({ owner, from, to }) => owner !== seat && (fight.has(from) || (piles.has(to) && !piles.has(from) && !hands.has(from)))) ||
      vital.some(({ whose, down }) => whose !== seat && down) ||
      turned.some(({ card, rested }) => !isOwn(card) && rested) ||
      facts.some(({ seat: whose, label, change }) => whose !== seat && label === "hand" && change.least < change.from),
    scratched: [
      ...damage
        .filter(({ card }) => !isOwn(card))
        .map(({ name, change }) => (change.most > change.from ? `${name} takes ${change.most - change.from} damage` : `${name} is healed`)),
      ...worth.filter(({ card }) => !isOwn(card)).map(({ name, from, to }) => `${name} goes from ${from} to ${to}`),
    ],
  };
}

/** The names of the places where cards fight: those that a mat draws in full. */
function placesOf(view: View, { areas }: Mat): Set<string> {
  const full = new Set(areas.flatMap(({ shows }) => shows.filter(({ size }) => size === "full").map(({ place }) => place)));
  return new Set(view.rows.filter(({ id }) => full.has(id)).flatMap(({ label, places }) => places ?? [label]));
}

function ownersIn(view: View): Map<Card, Seat> {
  const owners = new Map<Card, Seat>();
  const look = (cell: CardView | null) => {
    if (cell === null) return;
    if (cell.card !== Cards.none) owners.set(cell.card, cell.owner);
    cell.with?.forEach(look);
  };
  for (const { cells } of view.rows) cells.forEach(look);
  return owners;
}

/** "2/3" is less than "3/3": a number is lower, and none is higher. */
function isLess(one: string, other: string): boolean {
  const numbers = (text: string) => (text.match(/-?\d+/g) ?? []).map(Number);
  const [ours, theirs] = [numbers(one), numbers(other)];
  return ours.some((each, nth) => each < (theirs[nth] ?? each)) && ours.every((each, nth) => each <= (theirs[nth] ?? each));
}
