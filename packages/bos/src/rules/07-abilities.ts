/** 7. Using an ability or a spell: decide, choose, pay, carry out, complete. BOS-A4, BOS-A5, BOS-A13, BOS-P1 */
import { besides, Card, type Clause, type OptionList, type Seat, seatName } from "@duelex/kernel";
import { Cause, Op, Place, Timing, Verb } from "../names.ts";
import { choiceWords, columnWords, effectWords, useWords } from "../previews.ts";
import type { No, Paragraph } from "../rulebook.ts";
import { AS_A_PRICE } from "../sentences.ts";
import { isPlayer, playerTarget, seatOfTarget } from "../state.ts";
import type { Bos } from "../table.ts";
import { type Ability, Aim, type Instruction } from "../vocabulary/ability.ts";
import { chooserOf, freeSpotBeside, hasChoices, hurtsTheChooser, inOrder, named, type Used } from "../vocabulary/choices.ts";
import { act as actWith, carryOutOne } from "../vocabulary/instructions.ts";
import { handleSince, moment } from "./07-windows.ts";
import { damage, defeats, needsDefeats } from "./08-damage.ts";
import { procedure } from "./procedures.ts";

/** How an ability came to be used. */
enum From {
  /** Its condition was met: it was picked in a window. */
  window,
  mainPhase,
  /** A spell that is cast, in the main phase or in a window. */
  spellbook,
}

const USE = {
  from: From.window,
  ability: 0,
  source: Card.none,
  subject: Card.none,
  other: Card.none,
  first: Card.none,
  second: Card.none,
  /** Where `move` goes. */
  column: 0,
  /** It lapses, or is declined: nothing of it happens. */
  off: 0,
  hurtFrom: 0,
  /** In the main phase: what comes of it is handled in a window of its own, of what was collected since this moment. */
  ownWindow: 0 as 0 | 1,
  since: 0,
};
type Use = typeof USE;

const abilityOf = (g: Bos, u: { ability: number }): Ability => g.set.abilities[u.ability]!;
const youIn = (g: Bos, u: { source: Card }): Seat => g.controllerOf(u.source);

/** BOS-A4, BOS-P3. Can the cost be paid, as a whole? */
function mayPay(g: Bos, ability: Ability, source: Card): No {
  if (ability.actsItself) {
    if (!g.onBattlefield(source)) return "BOS-C6";
    const no = g.mayAct(source);
    if (no !== null) return no;
  }
  return ability.vim > g.vim[g.controllerOf(source)] ? "BOS-P3" : null;
}

const use = procedure(
  "use",
  USE,
  ({ act, ask, call }) => ({
    decide: ask("BOS-A5", {
      says: (g, u) => `use the ability of ${g.cardName(u.source)}, or not?`,
      means: (g, u, _card, verb) => useWords(g, abilityOf(g, u), u.source, verb === Verb.yes ? Verb.yes : Verb.no),
      unless: (g, u) => u.off === 1 || u.from !== From.window || abilityOf(g, u).mandatory,
      who: youIn,
      options(_g, _u, may) {
        may.offer(Verb.yes);
        may.offer(Verb.no);
      },
      chosen(g, u, _card, verb) {
        if (verb === Verb.yes) return;
        u.off = 1;
        g.tellWaited("declines", u.source, u.ability, "BOS-A5", u.subject, u.other);
      },
    }),

    chooseFirst: ask("BOS-A13", {
      says: (g, u) => choiceWords(g, abilityOf(g, u).choices[0]!, u.source),
      means: (g, u, argument, verb) => effectWords(g, abilityOf(g, u).choices[0]!, targetOf(argument, verb)),
      unless: (g, u) => u.off === 1 || abilityOf(g, u).choices.length < 1,
      who: (g, u) => chooserOf(g, abilityOf(g, u).choices[0]!, u.source),
      options: (g, u, may) => offerChoices(g, abilityOf(g, u).choices[0]!, u, may),
      evenIfForced: (g, u) => isSecret(g, abilityOf(g, u).choices[0]!, u) || hurtsTheChooser(g, abilityOf(g, u).choices[0]!, u.source),
      chosen(g, u, argument, verb) {
        u.first = targetOf(argument, verb);
        noteChoice(g, u.first, chooserOf(g, abilityOf(g, u).choices[0]!, u.source));
      },
    }),
    chooseSecond: ask("BOS-A13", {
      says: (g, u) => choiceWords(g, abilityOf(g, u).choices[1]!, u.source),
      means: (g, u, argument, verb) => effectWords(g, abilityOf(g, u).choices[1]!, targetOf(argument, verb)),
      unless: (g, u) => u.off === 1 || abilityOf(g, u).choices.length < 2,
      who: (g, u) => chooserOf(g, abilityOf(g, u).choices[1]!, u.source),
      options: (g, u, may) => offerChoices(g, abilityOf(g, u).choices[1]!, u, may),
      evenIfForced: (g, u) => isSecret(g, abilityOf(g, u).choices[1]!, u) || hurtsTheChooser(g, abilityOf(g, u).choices[1]!, u.source),
      chosen(g, u, argument, verb) {
        u.second = targetOf(argument, verb);
        noteChoice(g, u.second, chooserOf(g, abilityOf(g, u).choices[1]!, u.source));
      },
    }),
    chooseSpot: ask("BOS-16.4", {
      says: (g, u) => `to which column does ${g.cardName(movedBy(g, u))} move?`,
      means: (g, _u, column) => columnWords(g, column as number),
      unless: (g, u) => u.off === 1 || movedBy(g, u) === Card.none,
      who: youIn,
      options(g, u, may) {
        const card = movedBy(g, u);
        for (const way of [-1, 1] as const) if (freeSpotBeside(g, card, way)) may.offer(Verb.moveTo, g.columnOf[card] + way);
      },
      chosen(_g, u, column) {
        u.column = column;
      },
    }),

    payAndCarryOut: call(
      "BOS-A4",
      (g, u) => {
        pay(g, u);
        beginCarryingOut(g, u);
      },
      { unless: (_g, u) => u.off === 1 },
    ),
    putAway: act("BOS-P1", (g, u) => putAway(g, u.source), { unless: (_g, u) => u.from !== From.spellbook }),
    complete: call(
      "BOS-N9",
      (g, u) => {
        const { hurtFrom } = u;
        if (needsDefeats(g, hurtFrom)) g.begin(defeats).hurtFrom = hurtFrom;
      },
      { unless: (_g, u) => u.off === 1 },
    ),
    /** Said last: the abilities used inside have said it of themselves. */
    mayBeMetAgain: act(
      "BOS-B4.window",
      (g, u) => {
        const { actsItself, vim } = abilityOf(g, u);
        g.paid = actsItself || vim > 0;
      },
      { unless: (_g, u) => u.off === 1 || u.from !== From.window },
    ),
    window: call("BOS-A9", (g, u) => handleSince(g, u.since), { unless: (_g, u) => u.ownWindow === 0 }),
  }),
  { where: "" },
);

/** BOS-A4, BOS-P1. The cost in order: to act, then vim; a spell leaves the spellbook. */
function pay(g: Bos, u: Use): void {
  const ability = abilityOf(g, u);
  const you = youIn(g, u);
  if (u.from === From.window) g.tellWaited("uses", u.source, u.ability, "BOS-A4", u.subject, u.other);
  else if (u.from === From.mainPhase) g.recorder?.note("uses", u.source, u.ability, "BOS-A4");
  else g.takeFromSpellbook(u.source);
  g.recorder?.leads();
  if (u.from === From.spellbook) g.payVim(you, g.printed(u.source).vimCost, "BOS-P1");
  if (ability.actsItself) actWith(g, u.source, AS_A_PRICE);
  g.payVim(you, ability.vim, "BOS-A4");
  if (u.from === From.mainPhase && (ability.mandatory || isFree(ability))) g.use(u.source, ability); // BOS-A5, BOS-A7
  u.hurtFrom = g.hurt.count;
}

/** BOS-P5, BOS-P6. A spell that enchants nothing goes to the graveyard; then it has been cast. */
function putAway(g: Bos, spell: Card): void {
  if (g.placeOf(spell) === Place.stage) g.toPile(spell, Place.graveyard, "BOS-P1");
  g.occurs(Timing.spellCast, spell, Card.none, Cause.none, 0, g.ownerOf(spell));
}

/** Most texts are one instruction, which needs no frame of its own. */
function beginCarryingOut(g: Bos, u: Use): void {
  const ability = abilityOf(g, u);
  if (ability.program.length === 1) {
    carryOutInstruction(g, ability, 0, u);
    return;
  }
  const { ability: number, source, subject, other, first, second, column } = u;
  const c = g.begin(carryOut);
  c.ability = number;
  c.source = source;
  c.subject = subject;
  c.other = other;
  c.first = first;
  c.second = second;
  c.column = column;
}

function carryOutInstruction(g: Bos, ability: Ability, nth: number, used: Used & { readonly column: number }): void {
  const instruction = ability.program[nth];
  if (instruction === undefined) return;
  const from = g.damages.count;
  const source = used.source;
  carryOutOne(g, instruction, ability, used);
  if (instruction.op !== Op.damage || g.damages.count === from) return;
  const d = g.begin(damage);
  d.source = source;
  d.from = from;
}

/** Instruction after instruction; damage is a procedure of its own, and the rest waits for it. */
const carryOut = procedure(
  "carryOut",
  { ability: 0, source: Card.none, subject: Card.none, other: Card.none, first: Card.none, second: Card.none, column: 0, nth: 0 },
  ({ call }) => ({
    instruction: call("BOS-16.4", (g, c) => carryOutInstruction(g, abilityOf(g, c), c.nth++, c)),
  }),
  { again: (g, c) => c.nth < abilityOf(g, c).program.length, where: "" },
);

// ---- choices: BOS-A13 ----

/** What was chosen, before anything of it happens; the names of players stand in the words. */
function noteChoice(g: Bos, target: Card, by: Seat): void {
  if (isPlayer(target))
    g.recorder?.note("choosePlayer", Card.none, 0, "BOS-A13", Card.none, by, 0, besides(seatName(seatOfTarget(target))));
  else g.recorder?.note("choose", target, 0, "BOS-A13", Card.none, by);
}

const targetOf = (argument: Card, verb: number): Card => (verb === Verb.choosePlayer ? playerTarget(argument as number as Seat) : argument);

function offerChoices(g: Bos, instruction: Instruction, u: Use, may: OptionList): void {
  g.newEnumeration();
  for (const card of inOrder(g, instruction, u.source)) {
    if (isPlayer(card)) may.offer(Verb.choosePlayer, seatOfTarget(card));
    else may.offer(Verb.choose, card, instruction.filter!.pile !== null && g.isAnotherCopy(card) ? "BOS-H2" : null);
  }
}

/** Which cards could be chosen is nobody else's to know: the question is put even if there is one answer. BOS-Z2 */
function isSecret(g: Bos, { filter }: Instruction, u: Use): boolean {
  const pile = filter!.pile;
  return (pile === Place.castle || pile === Place.spellbook) && g.find(filter!, youIn(g, u), u.source).length > 1;
}

/** The card that the `move` of this ability moves; none if there is no such instruction. */
function movedBy(g: Bos, u: Use): Card {
  const ability = abilityOf(g, u);
  const move = ability.program.find((instruction) => instruction.op === Op.move);
  if (move === undefined) return Card.none;
  return move.aim === Aim.chosen ? (move.nth === 0 ? u.first : u.second) : named(g, move.name, ability, u);
}

// ---- how abilities begin ----

function begin(g: Bos, from: From, ability: number, source: Card, subject: Card, other: Card, ownWindow: 0 | 1 = 0): void {
  const hurtFrom = g.hurt.count;
  const since = ownWindow === 1 ? moment(g) : 0;
  const u = g.begin(use);
  u.from = from;
  u.ability = ability;
  u.source = source;
  u.subject = subject;
  u.other = other;
  u.hurtFrom = hurtFrom;
  u.ownWindow = ownWindow;
  u.since = since;
}

const NO_CHOICE = "nothing is there that it could choose";
const TOO_MANY = "a hundred abilities have been used because of one action";

/** BOS-A9b, BOS-A10. What cannot be paid for, or has nothing to choose, lapses. BOS-R24 */
export function useWaiting(g: Bos, number: number, source: Card, subject: Card, other: Card): void {
  const ability = g.set.abilities[number]!;
  const no = mayPay(g, ability, source);
  if (no !== null)
    g.tellWaited("lapses", source, number, "BOS-A10", subject, other, g.recorder === null ? "" : unpaid(g, ability, source, no));
  else if (!hasChoices(g, ability, source)) g.tellWaited("lapses", source, number, "BOS-A13", subject, other, NO_CHOICE);
  else if (!g.countUse()) g.tellWaited("lapses", source, number, "BOS-H14", subject, other, TOO_MANY);
  else begin(g, From.window, number, source, subject, other);
}

function unpaid(g: Bos, ability: Ability, source: Card, no: Paragraph): string {
  const you = g.controllerOf(source);
  if (no === "BOS-P3") return `it costs ${ability.vim} vim, and ${seatName(you)} has ${g.vim[you]}`;
  return g.rulebook[no]!.no!;
}

/** BOS-P9. In a window: what comes of it joins the collection. */
export const castFor = (g: Bos, spell: Card, subject: Card, other: Card): void =>
  begin(g, From.spellbook, g.printed(spell).abilities[0]!.number, spell, subject, other);

/** BOS-P1. */
export function castInMainPhase(g: Bos, spell: Card): void {
  g.show(spell, "BOS-P1"); // BOS-H4
  begin(g, From.spellbook, g.printed(spell).abilities[0]!.number, spell, Card.none, Card.none, 1);
}

/** BOS-T3, BOS-A6. */
export const useInMainPhase = (g: Bos, ability: Ability, source: Card): void =>
  begin(g, From.mainPhase, ability.number, source, Card.none, Card.none, 1);

// ---- which abilities and spells may be used in the main phase ----

/** BOS-A3, BOS-A6, BOS-A7. */
export function mayUse(g: Bos, ability: Ability, source: Card): No {
  if (!g.isWorking(source)) return g.placeOf(source) === Place.wizards ? "BOS-W6" : "BOS-C5";
  if (isFree(ability) && g.hasUsed(source, ability)) return "BOS-A7";
  return mayPay(g, ability, source) ?? (hasChoices(g, ability, source) ? null : "BOS-A13");
}
const isFree = (ability: Ability): boolean => !ability.actsItself && ability.vim === 0;

/** BOS-A5, BOS-H15. A mandatory ability of the main phase that could be used and has not been, this turn. */
export const mustStillBeUsed = (g: Bos, ability: Ability, source: Card): boolean =>
  ability.mandatory && !g.hasUsed(source, ability) && mayUse(g, ability, source) === null;

/** BOS-P1 to BOS-P3. */
export function mayCast(g: Bos, spell: Card): No {
  const { abilities, vimCost } = g.printed(spell);
  const ability = abilities[0]!;
  if (ability.timing !== Timing.cast) return "BOS-P2";
  if (vimCost + ability.vim > g.vim[g.ownerOf(spell)]) return "BOS-P3";
  return hasChoices(g, ability, spell) ? null : "BOS-A13";
}

/** The clause that is being carried out, of whoever's card: the innermost. */
export function clauseInUse(g: Bos): Clause | null {
  const u = g.running(use);
  return u === null ? null : { card: u.source, ability: u.ability };
}
