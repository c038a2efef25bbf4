/** 5. Summoning with wizards; 16.5 summoning conditions. BOS-W1…W7 */
import { argumentOf, Card, otherSeat, type Seat, seatName, verbOf } from "@duelex/kernel";
import type { Definition, SummonTest } from "../cards.ts";
import { isFree, playedOut } from "../foreseen.ts";
import { Columns, Kind, Place, Timing, Verb } from "../names.ts";
import { columnWords } from "../previews.ts";
import type { No } from "../rulebook.ts";
import { COLUMNS } from "../state.ts";
import { inGraveyards } from "../statistics.ts";
import type { Bos } from "../table.ts";
import { handleSince, moment } from "./07-windows.ts";
import { procedure } from "./procedures.ts";

/**
 * BOS-W2, BOS-W3: does the condition hold, is the wizard that it names there, and is one that fits free?
 * @param free a wizard with which something can be summoned now, if there is one (`freeWizard`)
 */
export function maySummon(g: Bos, summon: Card, seat: Seat, free: Card): No {
  const printed = g.printed(summon);
  if (!conditionHolds(g, seat, printed)) return "BOS-W2";
  if (free !== Card.none && !printed.namesItsWizard) return null;
  let no: No = "BOS-W2";
  for (let column = Columns.first; column <= Columns.last; column++) {
    const why = mayUseWizard(g, seat, column, printed);
    if (why === null) return null;
    if (why !== "BOS-W2") no = "BOS-W3";
  }
  return no;
}

/** BOS-W3: one that fits the condition, face-up, acted or not (BOS-R16), and with an empty spot in front of it now (BOS-W7). */
function mayUseWizard(g: Bos, seat: Seat, column: number, summoned: Definition): No {
  const wizard = g.wizard(seat, column);
  if (wizard === Card.none) return "BOS-W2";
  for (const test of summoned.tests) if (test.op === "useWizard" && g.printed(wizard).name !== test.wizard) return "BOS-W2";
  if (!g.isFaceUp(wizard)) return "BOS-W6";
  return g.summon(seat, column) === Card.none ? null : "BOS-Z6";
}

/** The first wizard with which a summon could be put into play now, if any fits; none if there is none. Known to both players. */
export function freeWizard(g: Bos, seat: Seat): Card {
  for (let column = Columns.first; column <= Columns.last; column++) {
    const wizard = g.wizard(seat, column);
    if (wizard !== Card.none && g.isFaceUp(wizard) && g.summon(seat, column) === Card.none) return wizard;
  }
  return Card.none;
}

/** BOS-16.5, all but the wizard. Looked at when the card is summoned, not afterwards. */
export function conditionHolds(g: Bos, seat: Seat, summoned: Definition): boolean {
  for (const test of summoned.tests) if (!holds(g, seat, test)) return false;
  return true;
}

function holds(g: Bos, seat: Seat, test: SummonTest): boolean {
  const foe = otherSeat(seat);
  switch (test.op) {
    case "anyWizard":
    case "useWizard":
      return true; // `mayUseWizard`
    case "youControlSummons":
      return g.count(seat, Place.summons) >= test.atLeast;
    case "opponentControlsMoreSummons":
      return g.count(foe, Place.summons) > g.count(seat, Place.summons);
    case "lifeLessThanOpponent":
      return g.life[seat] < g.life[foe];
    case "opponentSpellbookEmpty":
      return g.count(foe, Place.spellbook) === 0;
    case "cardsInGraveyards":
      return inGraveyards(g, seat, test) >= test.atLeast;
  }
}

/** For the log: how things are that a card asks for besides a wizard: "; it may come because P2 has 3 summons". BOS-16.5 */
export function becauseWords(g: Bos, card: Card): string {
  const facts = g.printed(card).tests.map((test) => howItIs(g, g.ownerOf(card), test));
  const said = facts.filter((fact) => fact !== "").join(" and ");
  return said === "" ? "" : `; it may come because ${said}`;
}

function howItIs(g: Bos, seat: Seat, test: SummonTest): string {
  const foe = otherSeat(seat);
  const [you, other] = [seatName(seat), seatName(foe)];
  const [own, theirs] = [g.count(seat, Place.summons), g.count(foe, Place.summons)];
  switch (test.op) {
    case "anyWizard":
    case "useWizard":
      return "";
    case "youControlSummons":
      return `${you} has ${counted(own, "summon")}`;
    case "opponentControlsMoreSummons":
      return `${other} has ${counted(theirs, "summon")} and ${you} has ${own === 0 ? "none" : own}`;
    case "lifeLessThanOpponent":
      return `${you} has ${g.life[seat]} life and ${other} has ${g.life[foe]}`;
    case "opponentSpellbookEmpty":
      return `${other} has no spell left`;
    case "cardsInGraveyards":
      return `${counted(inGraveyards(g, seat, test), test.kinds === Kind.summon ? "summon" : "such card")} lie in graveyards`;
  }
}

export const counted = (many: number, what: string): string => `${many} ${what}${many === 1 ? "" : "s"}`;

/** Into which columns a summon could be put now, whom that keeps out, and which wizards would be turned face-down for that. BOS-W3 */
export function whereSummoned(g: Bos, summon: Card, seat: Seat): string {
  const columns = COLUMNS.filter((column) => mayUseWizard(g, seat, column, g.printed(summon)) === null);
  if (columns.length === 0) return "";
  const wizards = columns.map((column) => g.cardName(g.wizard(seat, column)));
  const keptOut = keptOutWords(g, Verb.summon, summon, summon);
  if (columns.length === COLUMNS.length) return `, into column ${anyOf(columns)}${keptOut}; its wizard turns face-down`;
  return `, into column ${anyOf(columns)}${keptOut}; its wizard turns face-down (${anyOf(wizards)})`;
}

/**
 * Whom of the castle a summon keeps from being summoned in this turn, whichever wizard it takes. BOS-W2, BOS-W3
 * @param argument the answer: the summon, or the wizard that it takes
 */
function keptOutWords(g: Bos, verb: Verb.summon | Verb.useWizard, argument: Card, summon: Card): string {
  const seat = g.asked;
  const before = couldBeSummoned(g, seat);
  const after = afterSummons(g, verb, argument);
  if (after === null) return "";
  const summoned = g.cardName(summon);
  const isLast = (name: string) => after.every((then) => ![...then.cards(seat, Place.castle)].some((card) => g.cardName(card) === name));
  const out = [...before].filter((name) => !isLast(name) && after.every((then) => !couldBeSummoned(then, seat).has(name)));
  if (out.length === 0) return "";
  const you = seatName(seat);
  if (after.every((then) => freeWizard(then, seat) === Card.none)) return "; the last summon of this turn";
  const names = out.map((name) => (name === summoned ? `another ${name}` : name));
  const isOut = (then: Bos, card: Card) => out.includes(then.cardName(card));
  const lacks = after.flatMap((then) =>
    [...then.cards(seat, Place.castle)].flatMap((card) => (isOut(then, card) ? lackOf(then, seat, then.printed(card)) : [])),
  );
  return `; afterwards ${you} cannot summon ${anyOf(names)} this turn (${[...new Set(lacks)].join("; ")})`;
}

/** What a card lacks that cannot be summoned although a wizard is free. */
function lackOf(then: Bos, seat: Seat, { tests }: Definition): string[] {
  const lacks = tests.filter((test) => !holds(then, seat, test)).map((test) => `then ${howItIs(then, seat, test)}`);
  return lacks.length > 0 ? lacks : tests.flatMap((test) => (test.op === "useWizard" ? [`only ${test.wizard} summons it`] : []));
}

/** The names of those in the castle that may be summoned now. */
function couldBeSummoned(g: Bos, seat: Seat): Set<string> {
  const free = freeWizard(g, seat);
  const could = [...g.cards(seat, Place.castle)].filter((card) => maySummon(g, card, seat, free) === null);
  return new Set(could.map((card) => g.cardName(card)));
}

/** The table after a summon, by each wizard that may be taken; null if something else has to be chosen before, so that nobody can say. */
function afterSummons(g: Bos, verb: Verb.summon | Verb.useWizard, argument: Card): Bos[] | null {
  const isAsked = (copy: Bos) => copy.question()?.rule === "BOS-W3" && copy.asked === g.asked;
  const played = playedOut(g, verb, argument, (copy) => isFree(copy) || isAsked(copy));
  if (played === null) return null;
  const { copy } = played;
  if (!isAsked(copy)) return [copy];
  const { options, count } = copy.options();
  const wizards = Array.from({ length: count }, (_, nth) => options[nth]!).filter((option) => verbOf(option) === Verb.useWizard);
  const after = wizards.map((option) => playedOut(copy, Verb.useWizard, argumentOf(option), isFree)?.copy ?? null);
  return after.every((each) => each !== null) ? after : null;
}

/** "0, 1 or 2" */
const anyOf = (each: readonly (string | number)[]): string =>
  each.length < 2 ? each.join("") : `${each.slice(0, -1).join(", ")} or ${each.at(-1)}`;

/** BOS-W3 to BOS-W5: one summon. */
const summonWithWizard = procedure(
  "summonWithWizard",
  { summon: Card.none },
  ({ ask }) => ({
    wizard: ask("BOS-W3", {
      says: (g, s) => `which wizard is turned face-down to summon ${g.cardName(s.summon)} into its column?`,
      means: (g, s, wizard) =>
        `it turns face-down; column ${g.columnOf[wizard]}: ${columnWords(g, g.columnOf[wizard])}${keptOutWords(g, Verb.useWizard, wizard, s.summon)}`,
      who: (g, s) => g.ownerOf(s.summon),
      options(g, s, may) {
        const seat = g.ownerOf(s.summon);
        const printed = g.printed(s.summon);
        for (const column of COLUMNS) {
          const wizard = g.wizard(seat, column);
          if (wizard !== Card.none) may.offer(Verb.useWizard, wizard, mayUseWizard(g, seat, column, printed));
        }
      },
      chosen(g, s, wizard) {
        const [summon, column] = [s.summon, g.columnOf[wizard]];
        const because = g.recorder === null ? "" : becauseWords(g, summon);
        g.turnFaceDown(wizard, "BOS-W3", summon);
        g.arrive(summon, column, "BOS-W4", because);
        const since = moment(g);
        g.occurs(Timing.summoned, summon);
        handleSince(g, since); // BOS-W5
      },
    }),
  }),
  { where: (g, s) => `summoning ${g.cardName(s.summon)}` },
);

/** BOS-W1. The card is shown as it is chosen. BOS-H4 */
export function beginSummoning(g: Bos, summon: Card): void {
  g.show(summon, "BOS-W1");
  g.begin(summonWithWizard).summon = summon;
}
