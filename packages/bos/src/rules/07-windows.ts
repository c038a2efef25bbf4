/** 7. Event windows: what has been met is collected, ordered by the turn player, used; then spells. BOS-A8, BOS-A9, BOS-B4.window */
import { Card, type OptionList, option, otherSeat, type Row, type Seat } from "@duelex/kernel";
import { Place, Timing, Verb } from "../names.ts";
import { cardWords, castWords, happenedWords, passWords, waitingWords } from "../previews.ts";
import { isPlayer } from "../state.ts";
import { afterReduction } from "../statistics.ts";
import type { Bos } from "../table.ts";
import type { Ability } from "../vocabulary/ability.ts";
import { hasChoices } from "../vocabulary/choices.ts";
import { procedure } from "./procedures.ts";

/** What a window is about. */
export enum WindowKind {
  /** Something that has happened. */
  event,
  /** The same, in one of the states B1 to B3 of the battle. */
  battleState,
  /** What would happen: one pass of BOS-B4. */
  result,
  /** What would happen: damage by an ability, BOS-N8.2. */
  damage,
}

/** What a window owns: the lines from here on. Windows inside it stand above, and are done before it goes on. */
const WINDOW = {
  kind: WindowKind.event,
  entriesFrom: 0,
  occurrencesFrom: 0,
  /** For would-conditions: the damage that they are about. */
  damagesFrom: 0,
  passes: 0,
  seat: 0 as Seat,
  /** For would-conditions: the line (+1) of the ability in use, and whether all has to be looked at again. */
  inUse: 0,
  stale: 0,
};
type Window = typeof WINDOW;
/** As much of a window as it takes to know who may cast in it. */
type Happened = Pick<Window, "kind" | "occurrencesFrom" | "damagesFrom">;

/** A moment: what is collected after it belongs to the next window. */
export const moment = (g: Bos): number => (g.entries.count << 8) | g.occurrences.count;
const entriesAt = (since: number): number => since >> 8;
const occurrencesAt = (since: number): number => since & 0xff;

/** BOS-A9. Handles the window of what has been collected since a moment; there is none if nobody could do anything in it. */
export function handleSince(g: Bos, since: number, kind: WindowKind = WindowKind.event, damagesFrom = 0): void {
  if (moment(g) === since) return;
  const entriesFrom = entriesAt(since);
  const occurrencesFrom = occurrencesAt(since);
  if (g.entries.count === entriesFrom) {
    const here = { kind, occurrencesFrom, damagesFrom };
    if (!couldCast(g, here, 0) && !couldCast(g, here, 1)) {
      g.forget(g.occurrences, occurrencesFrom);
      return;
    }
  }
  g.recorder?.leads("met"); // a spell is cast for what has happened, not for an ability that waits for the same
  const w = g.begin(window);
  w.kind = kind;
  w.entriesFrom = entriesFrom;
  w.occurrencesFrom = occurrencesFrom;
  w.damagesFrom = damagesFrom;
  w.seat = g.active;
}

/** The window of what would happen: one pass of BOS-B4, or BOS-N8.2. The damage stands in the lines from `damagesFrom` on. */
export function handleWould(g: Bos, kind: WindowKind.result | WindowKind.damage, damagesFrom: number): void {
  if (!g.wouldMatter(kind === WindowKind.result)) return;
  const since = moment(g);
  collectWould(g, kind, damagesFrom, entriesAt(since), occurrencesAt(since));
  handleSince(g, since, kind, damagesFrom);
}

/** BOS-A9. One window, from the first ability met to the second pass. */
const window = procedure(
  "window",
  WINDOW,
  ({ act, ask }) => ({
    collection: ask("BOS-A9b", {
      says: () => "several abilities wait: which is used next?",
      where: () => "",
      about: () => null,
      means: (g, _w, row) => waitingWords(g, row as number as Row),
      unless: (g, w) => !somethingWaits(g, w),
      who: (g) => g.active, // BOS-A8, BOS-R14
      options(g, w, may) {
        const { done } = g.entries.column;
        for (let row = w.entriesFrom; row < g.entries.count; row++) if (done[row as Row] === 0) may.offer(Verb.next, row);
      },
      chosen: (g, w, line) => pick(g, w, line as number as Row),
    }),

    spells: ask("BOS-A9c", {
      says: (g, w) => `${happened(g, w)}: cast a spell that waits for this, or pass`,
      where: () => "spells that wait for this",
      about: () => null,
      means: (g, w, spell, verb) => (verb === Verb.cast ? castWords(g, spell, w.seat) : passWords(g)),
      unless: (g, w) => w.stale === 1 || !spellsAreOpen(g, w) || somethingWaits(g, w),
      who: (_g, w) => w.seat,
      options: offerSpells,
      evenIfForced: (g, w) => couldCast(g, w, w.seat),
      chosen(g, w, spell, verb) {
        if (verb === Verb.pass) {
          w.passes++;
          w.seat = otherSeat(w.seat);
        } else beginCasting(g, w, spell);
      },
    }),

    lookAgain: act("BOS-A9", (g, w) => {
      if (w.stale === 1) lookAgain(g, w);
      if (g.battle.broken === 1 && (w.kind === WindowKind.battleState || w.kind === WindowKind.result)) g.forget(g.entries, w.entriesFrom); // BOS-B4.defeat, BOS-R22; not its spells: BOS-H8
      if (goesOn(g, w)) return;
      g.forget(g.entries, w.entriesFrom);
      g.forget(g.occurrences, w.occurrencesFrom);
    }),
  }),
  { again: goesOn, where: "" },
);

const spellsAreOpen = (g: Bos, w: Window): boolean => w.passes < 2 && g.occurrences.count > w.occurrencesFrom;

function somethingWaits(g: Bos, w: Window): boolean {
  if (w.kind < WindowKind.result) return g.entries.count > w.entriesFrom;
  for (let row = w.entriesFrom; row < g.entries.count; row++) if (g.entries.column.done[row as Row] === 0) return true;
  return false;
}

function goesOn(g: Bos, w: Window): boolean {
  return somethingWaits(g, w) || spellsAreOpen(g, w);
}

/** BOS-A9b. In a window of would-conditions the line stays, so that nothing joins twice in a pass. */
function pick(g: Bos, w: Window, row: Row): void {
  const { ability, source, subject, other, done } = g.entries.column;
  const which = ability[row];
  const card = source[row];
  const about = subject[row];
  const second = other[row];
  if (w.kind < WindowKind.result) g.entries.remove(row);
  else if (!isStillTrue(g, w, g.set.abilities[which]!.timing, about)) {
    g.entries.remove(row); // it may become true again, and then joins again
    g.tellWaited("lapses", card, which, "BOS-B4.window", about, second, "what it waits for would not happen any more");
    return;
  } else {
    done[row] = 1;
    w.inUse = row + 1;
    w.stale = 1;
    g.paid = false;
  }
  g.useWaiting(which, card, about, second);
}

// ---- what would happen: BOS-B4.window, BOS-H6 ----

/** After each use: the result is worked out anew, what has become true joins. A strength that has changed ends the pass. */
function lookAgain(g: Bos, w: Window): void {
  const { battle } = g;
  w.stale = 0;
  if (w.inUse > 0 && g.paid) g.entries.remove((w.inUse - 1) as Row); // paid for: it may be met again
  w.inUse = 0;
  if (w.kind === WindowKind.result && strengthHasChanged(g)) {
    battle.repeat = 1;
    w.passes = 2;
    g.forget(g.entries, w.entriesFrom); // BOS-B4.passEnd
    return;
  }
  collectWould(g, w.kind, w.damagesFrom, w.entriesFrom, w.occurrencesFrom); // in the same pass: BOS-B4.grants
}

/** BOS-B4.c, BOS-N8.2: whoever would take damage, lose, be defeated; their abilities join, and what has joined already does not again. */
function collectWould(g: Bos, kind: WindowKind, damagesFrom: number, entriesFrom: number, occurrencesFrom: number): void {
  const inBattle = kind === WindowKind.result ? 1 : 0;
  for (let line = damagesFrom; line < g.damages.count; line++) {
    const card = g.damages.column.target[line as Row];
    const taken = wouldTake(g, kind, line as Row);
    if (taken === 0) continue; // nothing is not damage that would be taken
    const other = inBattle === 1 ? otherBattler(g, card) : Card.none;
    g.wouldOccur(Timing.wouldTakeDamage, card, other, inBattle, entriesFrom, occurrencesFrom);
    if (taken < g.strength[card]) continue;
    if (inBattle === 1) g.wouldOccur(Timing.wouldLoseBattle, card, other, inBattle, entriesFrom, occurrencesFrom);
    g.wouldOccur(Timing.wouldBeDefeated, card, other, inBattle, entriesFrom, occurrencesFrom);
  }
}

/** The other card of the battle; none if that is a player. */
export function otherBattler(g: Bos, card: Card): Card {
  const other = card === g.battle.attacker ? g.battle.target : g.battle.attacker;
  return isPlayer(other) ? Card.none : other;
}

/** BOS-B4.repetition, BOS-R13: not what has changed there and back, BOS-H19. */
function strengthHasChanged(g: Bos): boolean {
  const { attacker, target, attackerStrength, targetStrength } = g.battle;
  if (battlerIsGone(g)) return false;
  return g.strength[attacker] !== attackerStrength || (!isPlayer(target) && g.strength[target] !== targetStrength);
}

/** BOS-MISS. A battling card has left the battlefield; face-down it is still there (BOS-H18). */
export function battlerIsGone(g: Bos): boolean {
  const { attacker, target } = g.battle;
  return !g.onBattlefield(attacker) || (!isPlayer(target) && !g.onBattlefield(target));
}

/** What the target of a line would take; 0 for players, for whom nothing waits. BOS-B4.reductions */
function wouldTake(g: Bos, kind: WindowKind, line: Row): number {
  const card = g.damages.column.target[line];
  if (isPlayer(card) || !g.onBattlefield(card) || (kind === WindowKind.result && battlerIsGone(g))) return 0;
  return Math.min(afterReduction(g, card, g.dealtBy(line, kind === WindowKind.result)), g.strength[card]);
}

/** BOS-B4.window: what would happen must still be so; what has happened has happened. */
function isStillTrue(g: Bos, w: Pick<Window, "kind" | "damagesFrom">, timing: Timing, subject: Card): boolean {
  const would = timing === Timing.wouldTakeDamage || timing === Timing.wouldLoseBattle || timing === Timing.wouldBeDefeated;
  if (!would || w.kind < WindowKind.result) return true;
  for (let line = w.damagesFrom; line < g.damages.count; line++) {
    if (g.damages.column.target[line as Row] !== subject) continue;
    const taken = wouldTake(g, w.kind, line as Row);
    return taken > 0 && (timing === Timing.wouldTakeDamage || taken === g.strength[subject]);
  }
  return false;
}

// ---- spells with a condition: BOS-A9c, BOS-R19 ----

/** Does this line of what has happened meet the condition of the spell? */
function meetsAt(g: Bos, w: Happened, line: Row, ability: Ability, spell: Card, seat: Seat): boolean {
  const { timing, subject, other, seat: whose, how, inBattle } = g.occurrences.column;
  return (
    timing[line] === ability.timing &&
    g.meets(ability, spell, seat, subject[line], other[line], whose[line], how[line], inBattle[line]) &&
    isStillTrue(g, w, timing[line], subject[line])
  );
}

/** The first line that meets the condition of the spell; -1 if none does. */
function lineFor(g: Bos, w: Happened, ability: Ability, spell: Card, seat: Seat): number {
  for (let line = w.occurrencesFrom; line < g.occurrences.count; line++) if (meetsAt(g, w, line as Row, ability, spell, seat)) return line;
  return -1;
}

/** What has happened, or is about to, that spells may wait for: each thing once, at most two of them. */
function happened(g: Bos, w: Happened & { readonly seat: Seat }): string {
  const { timing, subject, other, seat } = g.occurrences.column;
  const said: string[] = [];
  for (let line = w.occurrencesFrom; line < g.occurrences.count; line++) {
    const row = line as Row;
    const words = happenedWords(g, timing[row], subject[row], other[row], seat[row]);
    if (!said.includes(words)) said.push(words);
  }
  return said.length > 2 ? `${said.slice(0, 2).join("; ")}; and more` : said.join("; ");
}

function offerSpells(g: Bos, w: Window, may: OptionList): void {
  const seat = w.seat;
  g.newEnumeration();
  const { next } = g.zones;
  for (let spell = g.firstOf(seat, Place.spellbook); spell !== Card.none; spell = next[spell]) {
    const { abilities, vimCost } = g.printed(spell);
    const ability = abilities[0]!;
    if (g.isAnotherCopy(spell)) may.offer(Verb.cast, spell, "BOS-H2");
    else if (ability.timing === Timing.cast || lineFor(g, w, ability, spell, seat) < 0) may.offer(Verb.cast, spell, "BOS-P2");
    else if (vimCost + ability.vim > g.vim[seat]) may.offer(Verb.cast, spell, "BOS-P3");
    else may.offer(Verb.cast, spell, hasChoices(g, ability, spell) ? null : "BOS-A13");
  }
  may.offer(Verb.pass);
}

/** BOS-H3. Could this spellbook, for all the other player knows, hold a spell to be cast now? Then its owner is asked, whether or not it does. */
function couldCast(g: Bos, w: Happened, seat: Seat): boolean {
  if (g.count(seat, Place.spellbook) === 0) return false;
  const anySpell = g.zones.first[g.place(seat, Place.spellbook)]; // stands for a spell of this player, whichever it is
  for (const { abilities, vimCost } of g.set.conditionedSpells[g.colours[seat]]!) {
    const ability = abilities[0]!;
    if (vimCost + ability.vim > g.vim[seat]) continue;
    if (lineFor(g, w, ability, anySpell, seat) >= 0 && hasChoices(g, ability, anySpell)) return true;
  }
  return false;
}

/** BOS-P9, BOS-H11. After a cast the abilities come first again, and then again the turn player. */
function beginCasting(g: Bos, w: Window, spell: Card): void {
  const seat = w.seat;
  const ability = g.printed(spell).abilities[0]!;
  g.show(spell, "BOS-P1"); // BOS-H4
  w.passes = 0;
  w.seat = g.active;
  if (w.kind >= WindowKind.result) w.stale = 1;
  const first = lineFor(g, w, ability, spell, seat);
  const { subject, other } = g.occurrences.column;
  for (let line = first + 1; line < g.occurrences.count; line++) {
    if (subject[line as Row] === subject[first as Row] && other[line as Row] === other[first as Row]) continue;
    if (!meetsAt(g, w, line as Row, ability, spell, seat)) continue;
    g.begin(aboutWhich).spell = spell;
    return;
  }
  g.castFor(spell, subject[first as Row], other[first as Row]);
}

/** The occurrences of the nearest window that meet the condition of a spell. */
function* occurrencesFor(g: Bos, spell: Card): IterableIterator<{ readonly about: Card; readonly other: Card }> {
  const { kind, occurrencesFrom, damagesFrom } = g.running(window)!;
  const ability = g.printed(spell).abilities[0]!;
  const { subject, other } = g.occurrences.column;
  for (let line = occurrencesFrom; line < g.occurrences.count; line++) {
    const row = line as Row;
    if (meetsAt(g, { kind, occurrencesFrom, damagesFrom }, row, ability, spell, g.ownerOf(spell)))
      yield { about: subject[row], other: other[row] };
  }
}

const offerOnce = (may: OptionList, card: Card): void => {
  if (may.indexOf(option(Verb.choose, card)) < 0) may.offer(Verb.choose, card);
};

/** A spell whose condition several occurrences meet: which of them it is about is the first of its choices. BOS-A13 */
const aboutWhich = procedure(
  "aboutWhich",
  { spell: Card.none, about: Card.none },
  ({ ask }) => ({
    occurrence: ask("BOS-A13", {
      says: (g, a) => `which card is ${g.cardName(a.spell)} about?`,
      where: "casting",
      about: aboutSpell,
      means: (g, _a, card) => cardWords(g, card),
      who: (g, a) => g.ownerOf(a.spell),
      options(g, a, may) {
        for (const { about } of occurrencesFor(g, a.spell)) offerOnce(may, about);
      },
      chosen(_g, a, about) {
        a.about = about;
      },
    }),
    /** The same card twice: one that defeats two cards. */
    otherCard: ask("BOS-A13", {
      says: (g, a) => `${g.cardName(a.spell)} is about ${g.cardName(a.about)} and which other card?`,
      where: "casting",
      about: aboutSpell,
      means: (g, _a, card) => cardWords(g, card),
      who: (g, a) => g.ownerOf(a.spell),
      options(g, a, may) {
        for (const { about, other } of occurrencesFor(g, a.spell)) if (about === a.about) offerOnce(may, other);
      },
      chosen: (g, { spell, about }, other) => g.castFor(spell, about, other),
    }),
  }),
  { where: "" },
);

function aboutSpell(g: Bos, { spell }: { readonly spell: Card }) {
  return { card: spell, ability: g.printed(spell).abilities[0]!.number };
}
