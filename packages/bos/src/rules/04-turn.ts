/** 4. The turn: startup, summoning, main and ending phase. BOS-T1…T4 */
import { besides, Card, type OptionList, otherSeat, type Seat, seatName } from "@duelex/kernel";
import { Cause, Columns, Facing, Place, Timing, Type, Verb } from "../names.ts";
import { attackWords, endWords, spellWords } from "../previews.ts";
import { CARDS_EACH, COLUMNS } from "../state.ts";
import type { Bos } from "../table.ts";
import { sayAbility, sayUse } from "../text.ts";
import type { Ability } from "../vocabulary/ability.ts";
import { readyWith } from "../vocabulary/instructions.ts";
import { beginSummoning, freeWizard, maySummon, whereSummoned } from "./05-summoning.ts";
import { castInMainPhase, mayCast, mayUse, mustStillBeUsed, useInMainPhase } from "./07-abilities.ts";
import { handleSince, moment } from "./07-windows.ts";
import { mayAttack } from "./09-attack.ts";
import { beginAttack } from "./11-battle.ts";
import { maySummonBoss, summonBoss } from "./12-bosses.ts";
import { procedure } from "./procedures.ts";

/** Where a turn stands, so that a position can begin in the middle of one. */
export enum Phase {
  startup,
  summoning,
  main,
  ending,
}

/** A position that begins later in its turn has the startup behind it. */
const afterStartup = (_g: Bos, t: { from: Phase }): boolean => t.from > Phase.startup;

export const turn = procedure(
  "turn",
  { from: Phase.startup, phaseOver: 0 },
  ({ act, ask, call }) => ({
    begin: act("BOS-T1", (g) => g.startTurn(g.turnNumber === 0 ? g.firstSeat : otherSeat(g.active)), { unless: afterStartup }),
    ready: call("BOS-T1a", beginReadying, { unless: afterStartup }),
    vim: act("BOS-T1b", (g) => g.setVim(g.active, 2 * g.vim[g.active], "double", "BOS-T1b"), { unless: afterStartup }), // BOS-R2
    decay: act("BOS-T1c", decay, { unless: (g, t) => afterStartup(g, t) || g.turnsStarted[g.active] <= g.lastWithoutDecay }),

    summoningPhase: ask("BOS-T2", {
      says: () => "summon, or go on to the main phase?",
      where: "BOS-T2",
      means: (g, _t, summon, verb) => (verb === Verb.summon ? summonWords(g, summon) : "no more summons this turn"),
      tells: (g, t, isPassedOver) => isPassedOver && t.from <= Phase.summoning && noteNoSummons(g),
      unless: (g, t) => t.from > Phase.summoning || g.count(g.active, Place.castle) === 0 || freeWizard(g, g.active) === Card.none,
      who: (g) => g.active,
      options: offerSummons,
      evenIfForced: () => true, // what could be summoned is secret
      chosen(g, t, summon, verb) {
        g.countUsesAnew();
        if (verb === Verb.summon) beginSummoning(g, summon);
        else t.phaseOver = 1;
      },
      again: goesOn,
    }),

    mainPhase: ask("BOS-T3", {
      says: mainPhaseAsks,
      where: "BOS-T3",
      means: (g, _t, card, verb) => mainPhaseWords(g, card, verb),
      unless: (_g, t) => t.from > Phase.main,
      who: (g) => g.active,
      options: offerMainPhase,
      evenIfForced: () => true, // who has nothing to do passes (BOS-V3); what could be done is partly secret
      chosen(g, t, card, verb) {
        g.countUsesAnew();
        if (verb === Verb.attack) beginAttack(g, card);
        else if (verb === Verb.cast) castInMainPhase(g, card);
        else if (verb === Verb.use) beginUse(g, card);
        else if (verb === Verb.summonBoss) summonBoss(g, card);
        else t.phaseOver = 1;
      },
      again: goesOn, // BOS-K6
    }),

    endingPhase: call("BOS-T4", (g) => {
      const since = moment(g);
      g.occurs(Timing.endingPhase, Card.none, Card.none, Cause.none, 0, g.active);
      handleSince(g, since);
    }),
    end: act("BOS-T4", (g, t) => {
      t.from = Phase.startup;
      g.endTurn();
      g.recorder?.note("endTurn", Card.none, 0, "BOS-T4", Card.none, g.active);
    }),
  }),
  { again: () => true, where: (g) => `turn ${g.turnNumber}` },
);

/** BOS-T2: a phase in which nobody could be summoned, or nobody more, is passed over; by what, is told. */
function noteNoSummons(g: Bos): void {
  const you = seatName(g.active);
  const words =
    g.count(g.active, Place.castle) === 0
      ? `${you}'s castle is empty`
      : COLUMNS.every((column) => g.summon(g.active, column) !== Card.none)
        ? `somebody stands in each of ${you}'s columns`
        : `none of ${you}'s wizards that are face-up has an empty column before it`;
  g.recorder?.note("noSummons", Card.none, 0, "BOS-T2", Card.none, g.active, 0, besides(words));
}

function offerSummons(g: Bos, _t: unknown, may: OptionList): void {
  if (g.hurries) {
    may.nothingBut(Verb.beginMainPhase);
    return;
  }
  const seat = g.active;
  const free = freeWizard(g, seat);
  const { next } = g.zones;
  g.newEnumeration();
  for (let summon = g.firstOf(seat, Place.castle); summon !== Card.none; summon = next[summon]) {
    if (g.isAnotherCopy(summon)) may.offer(Verb.summon, summon, "BOS-H2");
    else may.offer(Verb.summon, summon, maySummon(g, summon, seat, free));
  }
  may.offer(Verb.beginMainPhase);
}

/** A phase goes on until its player has ended it; that is then forgotten, so that a position does not tell how it came about. */
function goesOn(_g: Bos, t: { phaseOver: number }): boolean {
  if (t.phaseOver === 0) return true;
  t.phaseOver = 0;
  return false;
}

/** BOS-T1a, BOS-H10. In an order of the player's choice where a card of these colours may react to it; else all of them, unasked. */
function beginReadying(g: Bos): void {
  if (g.mayReactToReadying) g.begin(readying);
  else readyAll(g, g.active);
}

/** BOS-T1a: one card after the other, each once, and what reacts to it before the next. */
const readying = procedure(
  "readying",
  { firstHalf: 0, secondHalf: 0 },
  ({ ask }) => ({
    card: ask("BOS-T1a", {
      says: () => "which of your cards becomes ready next?",
      who: (g) => g.active,
      options(g, r, may) {
        for (const card of toBeReadied(g)) if (!isDone(g, r, card)) may.offer(Verb.ready, card);
      },
      chosen(g, r, card) {
        const { half, bit } = markOf(g, card);
        r[half] |= bit;
        const since = moment(g);
        readyWith(g, card, "BOS-T1a");
        handleSince(g, since);
      },
      again: (g, r) => toBeReadied(g).some((card) => !isDone(g, r, card)),
    }),
  }),
  { where: "readying" },
);

/** Each card of the player has a bit in one of two words. */
function markOf(g: Bos, card: Card): { readonly half: "firstHalf" | "secondHalf"; readonly bit: number } {
  const nth = card - 1 - g.active * CARDS_EACH;
  return nth < 12 ? { half: "firstHalf", bit: 1 << nth } : { half: "secondHalf", bit: 1 << (nth - 12) };
}
function isDone(g: Bos, r: { readonly firstHalf: number; readonly secondHalf: number }, card: Card): boolean {
  const { half, bit } = markOf(g, card);
  return (r[half] & bit) !== 0;
}

/** BOS-T1a: face-down wizards and acted cards; not face-down summons (BOS-C8, BOS-R11) and bosses (BOS-X1). */
function isToBeReadied(g: Bos, card: Card): boolean {
  if (card === Card.none) return false;
  return g.facing[card] === Facing.acted || (g.facing[card] === Facing.faceDown && g.placeOf(card) === Place.wizards);
}

function readyAll(g: Bos, seat: Seat): void {
  for (let column = Columns.first; column <= Columns.last; column++) {
    readyIfDue(g, g.wizard(seat, column));
    readyIfDue(g, g.summon(seat, column));
  }
  readyIfDue(g, g.boss(seat));
}

function readyIfDue(g: Bos, card: Card): void {
  if (isToBeReadied(g, card)) g.ready(card, "BOS-T1a");
}

function toBeReadied(g: Bos): Card[] {
  const seat = g.active;
  const cards = COLUMNS.flatMap((column) => [g.wizard(seat, column), g.summon(seat, column)]);
  return [...cards, g.boss(seat)].filter((card) => isToBeReadied(g, card));
}

/** BOS-T1c. In the 11th turn once, in the 12th twice, …; a loss, not damage (BOS-R15). */
function decay(g: Bos): void {
  const seat = g.active;
  const times = Math.min(g.turnsStarted[seat] - g.lastWithoutDecay, 31);
  g.setVim(seat, g.vim[seat] >> times, "decayVim", "BOS-T1c");
  g.loseLife(seat, g.life[seat] - (g.life[seat] >> times), "BOS-T1c");
}

/** How strong it is, where it would stand and which wizard lies face-down for that; then what its text says. */
function summonWords(g: Bos, summon: Card): string {
  const { strength, abilities, type } = g.printed(summon);
  const where = type === Type.boss ? "" : whereSummoned(g, summon, g.ownerOf(summon));
  return [`strength ${strength}${where}`, ...abilities.map(({ record }) => sayAbility(record))].join("; ");
}

/** Of a boss that lies face-down it is said that it may be summoned here; whether what its card asks for holds is nobody else's business. BOS-X1, BOS-X2 */
function mainPhaseAsks(g: Bos): string {
  const waits = g.boss(g.active) !== Card.none && g.faceUpBoss(g.active) === Card.none;
  return `your main phase: attack, cast, use an ability, ${waits ? "summon your boss, " : ""}or end the turn`;
}

function mainPhaseWords(g: Bos, card: Card, verb: Verb): string {
  if (verb === Verb.attack) return attackWords(g, card);
  if (verb === Verb.cast) return spellWords(g, card, g.active);
  if (verb === Verb.use) return sayUses(periodAbilities(g, card));
  if (verb === Verb.endTurn) return endWords(g, couldAttack(g), couldSummon(g));
  return verb === Verb.summonBoss ? summonWords(g, card) : "";
}

const sayUses = (abilities: readonly Ability[]): string => abilities.map(({ record }) => sayUse(record)).join(" ");

/** Who of the turn player could attack the other side now. */
function couldAttack(g: Bos): Card[] {
  const foe = otherSeat(g.active);
  if (g.turnsStarted[foe] === 0 && !g.hasSummons(foe)) return []; // BOS-DA3
  const fighters = [...COLUMNS.map((column) => g.summon(g.active, column)), g.faceUpBoss(g.active)];
  return fighters.filter((card) => card !== Card.none && mayAttack(g, card) === null);
}

/** The boss of the turn player, if it could be summoned now. BOS-X2 */
function couldSummon(g: Bos): Card {
  const boss = g.boss(g.active);
  return boss !== Card.none && maySummonBoss(g, boss) === null ? boss : Card.none;
}

function offerMainPhase(g: Bos, _t: unknown, may: OptionList): void {
  const seat = g.active;
  if (g.hurries && !owesUses(g, seat)) {
    may.nothingBut(Verb.endTurn);
    return;
  }
  let owed = false;
  for (let column = Columns.first; column <= Columns.last; column++) {
    const summon = g.summon(seat, column);
    if (summon !== Card.none) {
      may.offer(Verb.attack, summon, mayAttack(g, summon));
      owed = offerUse(g, summon, g.printed(summon).inMainPhase, may) || owed;
    }
    const wizard = g.wizard(seat, column);
    if (wizard !== Card.none) owed = offerUse(g, wizard, g.printed(wizard).inMainPhase, may) || owed;
  }
  const boss = g.boss(seat);
  if (boss !== Card.none) {
    may.offer(Verb.attack, boss, g.isFaceUp(boss) ? mayAttack(g, boss) : "BOS-X1");
    may.offer(Verb.summonBoss, boss, maySummonBoss(g, boss));
    owed = offerUse(g, boss, g.printed(boss).inMainPhase, may) || owed;
  }
  const { next } = g.zones;
  for (let enchantment = g.firstOf(seat, Place.underneath); enchantment !== Card.none; enchantment = next[enchantment])
    owed = offerUse(g, enchantment, g.printed(enchantment).grantsInMainPhase, may) || owed;
  g.newEnumeration();
  const vim = g.vim[seat];
  for (let spell = g.firstOf(seat, Place.spellbook); spell !== Card.none; spell = next[spell]) {
    if (!may.listens && g.printed(spell).vimToCast > vim) continue; // BOS-P2, BOS-P3; and so is every copy of it
    may.offer(Verb.cast, spell, g.isAnotherCopy(spell) ? "BOS-H2" : mayCast(g, spell));
  }
  may.offer(Verb.endTurn, 0, owed ? "BOS-A5" : null);
}

/** Must an ability still be used before the turn may end (BOS-A5)? */
function owesUses(g: Bos, seat: Seat): boolean {
  const owes = (source: Card, abilities: readonly Ability[]): boolean => {
    for (const ability of abilities) if (mustStillBeUsed(g, ability, source)) return true;
    return false;
  };
  for (let column = Columns.first; column <= Columns.last; column++) {
    const summon = g.summon(seat, column);
    if (summon !== Card.none && owes(summon, g.printed(summon).inMainPhase)) return true;
    const wizard = g.wizard(seat, column);
    if (wizard !== Card.none && owes(wizard, g.printed(wizard).inMainPhase)) return true;
  }
  const boss = g.boss(seat);
  if (boss !== Card.none && owes(boss, g.printed(boss).inMainPhase)) return true;
  const { next } = g.zones;
  for (let enchantment = g.firstOf(seat, Place.underneath); enchantment !== Card.none; enchantment = next[enchantment])
    if (owes(enchantment, g.printed(enchantment).grantsInMainPhase)) return true;
  return false;
}

const periodAbilities = (g: Bos, source: Card) =>
  g.host[source] !== Card.none ? g.printed(source).grantsInMainPhase : g.printed(source).inMainPhase;

/** BOS-A6. One answer for a card, whichever of its abilities it is; which one is the next question. True if one of them must still be used (BOS-H15). */
function offerUse(g: Bos, source: Card, abilities: readonly Ability[], may: OptionList): boolean {
  if (abilities.length === 0) return false;
  let no = mayUse(g, abilities[0]!, source);
  for (let nth = 1; nth < abilities.length && no !== null; nth++) no = mayUse(g, abilities[nth]!, source);
  may.offer(Verb.use, source, no);
  return no === null && abilities.some((ability) => mustStillBeUsed(g, ability, source));
}

function beginUse(g: Bos, source: Card): void {
  const abilities = periodAbilities(g, source);
  if (abilities.length === 1) useInMainPhase(g, abilities[0]!, source);
  else g.begin(whichAbility).source = source;
}

const whichAbility = procedure(
  "whichAbility",
  { source: Card.none },
  ({ ask }) => ({
    ability: ask("BOS-A6", {
      says: (g, w) => `which of ${g.cardName(w.source)}'s abilities is used?`,
      about: () => null,
      means: (g, w, clause) => `${sayAbility(periodAbilities(g, w.source).find((each) => each.clause === (clause as number))!.record)}`,
      who: (g, w) => g.controllerOf(w.source),
      options(g, w, may) {
        for (const ability of periodAbilities(g, w.source)) may.offer(Verb.ability, ability.clause, mayUse(g, ability, w.source));
      },
      chosen(g, w, clause) {
        const ability = periodAbilities(g, w.source).find((each) => each.clause === (clause as number))!;
        useInMainPhase(g, ability, w.source);
      },
    }),
  }),
  { where: "" },
);
