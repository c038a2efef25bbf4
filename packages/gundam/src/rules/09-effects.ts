/** 9. Resolving effects, from beginning to end; the order of those that wait (10.7 of the specification); the Burst. */
import { Card, type Recorder, type Row, type Seat, verdictOf } from "@duelex/kernel";
import { type Ability, Beginning, type Instruction, Target } from "../cards.ts";
import { Damage, Happened, Place, Timing, Until, Verb } from "../names.ts";
import type { Effect } from "../state.ts";
import type { Gundam } from "../table.ts";
import { frontHolds, hasTargets, programOf } from "../vocabulary/activation.ts";
import { allHold } from "../vocabulary/conditions.ts";
import { consequence } from "../vocabulary/consequences.ts";
import { discardedMain } from "../vocabulary/ops-playing.ts";
import { costFromTrash } from "../vocabulary/prices.ts";
import { type Ask, Begins, Done, firstOf, targetsOf } from "../vocabulary/word.ts";
import { nameOfWord, WORDS, wordNamed } from "../vocabulary/words.ts";
import { deployArriving } from "./04-deploying.ts";
import { beginEffectBattle } from "./07-damage-step.ts";
import { announcePayment, payFor } from "./09-paying.ts";
import { rulesManagement } from "./10-rules-management.ts";
import { procedure } from "./procedures.ts";

// ---- 9-3 An effect from its beginning to its end ----

/** The instruction that comes next, and what it asks. */
const instruction = (g: Gundam): Instruction => programOf(g, g.effect)[g.effect.step]!;
const question = (g: Gundam): Ask => WORDS[instruction(g).word]!.ask!;

/** 9-3. Opens an effect and lets it be resolved. */
export function startEffect(g: Gundam, ability: Ability, source: Card, unit: Card, player: Seat): void {
  g.openEffect(ability.id, source, unit, player);
  g.begin(resolve);
}

/** Instruction after instruction (1-3-7), stopping wherever somebody has to choose. New triggers wait for its end, a Burst too. */
export const resolve = procedure(
  "resolve",
  { asks: 0, over: 0 },
  ({ act, ask }) => ({
    perform: act("1-3-7", (g, r) => {
      const frame = r.at;
      const comes = perform(g);
      if (r.at !== frame) return; // another effect has begun on top of this one
      r.asks = comes === Comes.question ? 1 : 0;
      if (comes === Comes.end) finish(g, r);
    }),

    choose: ask("9-3-3", {
      says: (g) => `${g.cardName(g.effect.source)}'s effect: ${saysOf(g, question(g), g.effect, instruction(g))}`,
      means: (g, _r, card, verb) =>
        question(g).means?.(g, g.effect, instruction(g), card, verb) ??
        (verb === Verb.choose ? consequence(g, g.effect, instruction(g), card) : ""),
      unless: (_g, r) => r.asks === 0,
      who: (g) => question(g).who?.(g) ?? g.effect.player, // 16.3, 9
      options: (g, _r, may) => question(g).options(g, g.effect, instruction(g), may),
      evenIfForced: (g) => question(g).evenIfForced?.(g, g.effect, instruction(g)) === true,
      chosen(g, _r, card, verb) {
        if (verb === Verb.no) g.recorder?.note("decline", Card.none, 0, "9-1-3", Card.none, g.asked);
        question(g).chosen(g, g.effect, instruction(g), card, verb);
      },
      again: (_g, r) => {
        r.asks = 0;
        return false;
      },
    }),
  }),
  { again: (_g, r) => r.over === 0, where: (g) => `an effect of ${g.cardName(g.effect.source)}` },
);

const saysOf = (g: Gundam, { says }: Ask, e: Effect, i: Instruction): string => (typeof says === "string" ? says : says(g, e, i));

/** 9-3 The effect is at its end. */
function finish(g: Gundam, r: { over: number }): void {
  const e = g.effect;
  const ability = g.set.abilities[e.ability]!;
  if (ability.oncePerTurn && e.did === 1 && isTriggered(ability)) g.useUp(ability, e.source, e.gone === 1);
  if (g.recorder !== null && e.did === 0) tellNoResult(g, e, g.recorder);
  g.closeEffect();
  r.over = 1;
}

/** Nothing has happened since the effect began, and nobody has declined it: that is told, and why. */
function tellNoResult(g: Gundam, { player, unit, gone }: Effect, recorder: Recorder): void {
  const since = recorder.events.slice((recorder.opener ?? recorder.events.length) + 1);
  const latest = recorder.events.at(-1)?.what ?? "";
  if (since.some(({ what }) => !BEFORE.has(what)) || SAYS_WHY.has(latest)) return; // a part that did nothing has been told
  const [first] = programOf(g, g.effect);
  if (first === undefined) return;
  const fails = first.conditions.length > 0 && !allHold(g, first.conditions, player, unit, gone === 1);
  const words = fails ? "what it asks for is not so" : whyInVain(g, programOf(g, g.effect), latest === "choose");
  recorder.note("no result", Card.none, 0, "1-3-2", Card.none, player, 0, { words });
}

function whyInVain(g: Gundam, program: readonly Instruction[], hasChosen: boolean): string {
  const deeds = program.map(({ word }) => nameOfWord(word));
  const asksForBattle = deeds.includes("changeAttackTarget") || program.some(({ until }) => until === Until.battle);
  if (g.now.battles === 0 && asksForBattle) return "no battle is in progress";
  const vain = program.find((i) => isVain(g, g.effect, i));
  if (vain !== undefined) return IN_VAIN[nameOfWord(vain.word)]!;
  if (hasChosen && deeds.includes("payCostOf")) return "its cost cannot be paid";
  return (hasChosen && IN_VAIN[deeds.at(-1)!]) || "nothing is there that it speaks of";
}

/** One instruction of several does nothing, and no question has said so. */
function tellNoPart(g: Gundam, e: Effect, i: Instruction, recorder: Recorder): void {
  const name = nameOfWord(i.word);
  if (!(name in IS_SO) || programOf(g, e).filter(({ word }) => WORDS[word]!.ask === null || nameOfWord(word) in IS_SO).length < 2) return;
  if (isVain(g, e, i)) recorder.note("no part", Card.none, 0, "1-3-2", Card.none, e.player, 0, { words: IN_VAIN[name]! });
}

/** Everything that an instruction speaks of is there, and is as it would make it already; or no Shield is left. */
function isVain(g: Gundam, e: Effect, i: Instruction): boolean {
  const name = nameOfWord(i.word);
  if (name === "shieldToHand") return g.topShield(e.player) === Card.none;
  const isSo = IS_SO[name];
  const count = isSo === undefined ? 0 : targetsOf(g, e, i);
  return count > 0 && g.lists.targets.slice(0, count).every((card) => isSo!(g, card));
}

/** Of an instruction that does nothing to a card: is it because the card is as it would be already? */
const IS_SO: Readonly<Record<string, (g: Gundam, card: Card) => boolean>> = {
  shieldToHand: () => true,
  recover: (g, card) => g.damage[card] === 0,
  rest: (g, card) => g.rested[card] === 1,
  setActive: (g, card) => g.rested[card] === 0,
};

/** Why an instruction does nothing, or what was chosen stays as it is. */
const IN_VAIN: Readonly<Record<string, string>> = {
  shieldToHand: "no Shield is left",
  recover: "there is no damage to recover from",
  rest: "it is rested already",
  setActive: "it is active already",
  changeAttackTarget: "the attack is none of the battling enemy Unit's, or goes there already",
};
/** Told of an effect before anything comes of it. */
const BEFORE: ReadonlySet<string> = new Set(["choose", "rest to pay", "rest as a cost", "pay and leave the game", "to trash", "triggers"]);
/** What has kept an effect from its result, told already. */
const SAYS_WHY: ReadonlySet<string> = new Set(["decline", "no part", "none in hand", "prevent destruction", "prevent damage"]);

const isTriggered = (ability: Ability): boolean =>
  !ability.timings.includes(Timing.ActivateMain) && !ability.timings.includes(Timing.ActivateAction);

/** What stops the instructions for a while, or for good. */
enum Comes {
  end,
  question,
  /** A procedure of its own: a deployment, a battle, another effect. */
  procedure,
}

function perform(g: Gundam): Comes {
  const program = programOf(g, g.effect);
  for (;;) {
    const e = g.effect;
    const i = program[e.step];
    if (i === undefined) return Comes.end;
    const word = WORDS[i.word]!;
    if (
      i.conditions.length > 0 &&
      e.picks === 0 &&
      e.member === 0 &&
      !judgesItself(i) &&
      !allHold(g, i.conditions, e.player, e.unit, e.gone === 1)
    ) {
      e.step = i.beginning === Beginning.choose ? e.step + i.group : Math.max(i.jump, e.step + 1);
      continue;
    }
    if (word.ask?.needed(g, e, i) === true) return Comes.question;
    const done = word.does(g, e, i);
    if ((done & 1) !== 0) e.did = 1;
    else if (g.recorder !== null) tellNoPart(g, e, i, g.recorder);
    if ((done & 2) === 0) e.complete = 0; // 16.3, 2
    if (!word.steers) e.step++;
    if (g.now.unsettled !== 0) rulesManagement(g); // 16.3, 8
    g.nextMoment();
    if (g.over) return Comes.procedure;
    if (word.begins !== Begins.nothing && done !== Done.nothing && begins(g, word.begins, i)) return Comes.procedure;
  }
}

/** Parts and cases look at their conditions themselves. */
const judgesItself = (i: Instruction): boolean => i.beginning === Beginning.part || i.beginning === Beginning.branchCase;

/** Some words are whole procedures; true if one has begun. */
function begins(g: Gundam, what: Begins, i: Instruction): boolean {
  const e = g.effect;
  if (what === Begins.payment) return pays(g, i);
  if (what === Begins.deploy) {
    let deploys = false;
    for (const seat of [g.opponent(e.player), e.player]) {
      if (g.top(seat, Place.arriving) === Card.none) continue; // 4-2: whoever deploys it, a card is its owner's
      deployArriving(g, seat);
      deploys = true;
    }
    return deploys;
  } else if (what === Begins.battle) beginEffectBattle(g);
  else {
    const card = what === Begins.pairedMain ? g.partner[e.unit] : what === Begins.discardedMain ? discardedMain(g, e) : e.source;
    const command = what === Begins.ownAction ? g.printed(card).action! : g.printed(card).main!;
    announceCommand(g, command, card, 0);
    startEffect(g, command, card, what === Begins.ownMain ? e.unit : Card.none, e.player);
  }
  return true;
}

/** 2-9, 9-1-7-3: Resources are rested as part of the effect in progress. */
function pays(g: Gundam, i: Instruction): boolean {
  const e = g.effect;
  const cost = i.target === Target.none ? i.n : costFromTrash(g, firstOf(g, e, i));
  if (cost === 0) return false;
  announcePayment(g, cost);
  return payFor(g, e.player, cost);
}

/** A command effect is activated, by playing the Command or by another effect: who waits for that, the card itself among them. */
export function announceCommand(g: Gundam, command: Ability, card: Card, usedEXResource: number): void {
  const you = g.ownerOf(card);
  g.remember(Happened.activatedCommand, card);
  g.announce(Timing.youActivateCommand, card, Card.none, Damage.none, you, usedEXResource);
  if (!command.timings.includes(Timing.Main) || g.placeOf(card) === Place.beneath) return;
  for (const ability of g.printed(card).abilities)
    if (ability.timings[0] === Timing.thisMainActivated) g.wait(ability.id, card, Card.none, Card.none, 0);
}

// ---- 9-1-6 The order of triggered effects ----

const isBurst = (g: Gundam, row: Row): boolean => g.waits.column.ability[row] === g.set.burst.id;

/** The newest batch (9-1-6-7); in it Bursts (9-1-6-8), then the active player's effects, then the standby player's (9-1-6-6). */
function precedence(g: Gundam, row: Row): number {
  const { batch, source } = g.waits.column;
  return batch[row] * 4 + (isBurst(g, row) ? 2 : 0) + (g.ownerOf(source[row]) === g.active ? 1 : 0);
}

/** Does anything wait that may be resolved now? What waited before a battle that an effect began waits on (Q345). */
export function isWaiting(g: Gundam): boolean {
  const { batch } = g.waits.column;
  for (let row = g.waits.count - 1; row >= 0; row--) if (batch[row as Row] >= g.now.floor) return true;
  return false;
}

function rowThatIsNext(g: Gundam): Row {
  let best = 0 as Row;
  for (let row = 1 as Row; row < g.waits.count; row++) if (precedence(g, row) > precedence(g, best)) best = row;
  return best;
}

/** 1-3-4: the active player's come first (9-1-6-6), so nobody chooses at the same time as another. */
export const triggers = procedure(
  "triggers",
  {},
  ({ ask }) => ({
    next: ask("9-1-6-5", {
      says: () => "which of your effects is resolved next?",
      about: () => null,
      means: (g, _t, row) => waitingText(g, row as number as Row),
      who: (g) => g.ownerOf(g.waits.column.source[rowThatIsNext(g)]),
      options(g, _t, may) {
        const next = rowThatIsNext(g);
        const first = precedence(g, next);
        const onlyRepair = g.watchers[Timing.thisUnitRecovers] === 0;
        let repairs = 0;
        for (let row = 0 as Row; row < g.waits.count; row++) {
          if (precedence(g, row) !== first) may.offer(Verb.resolve, row, "9-1-6-6");
          else if (onlyRepair && g.waits.column.ability[row] === g.set.repair.id && repairs++ > 0)
            continue; // their order is nothing
          else may.offer(Verb.resolve, row);
        }
      },
      chosen: (g, _t, row) => resolveWaiting(g, row as number as Row),
    }),
  }),
  {
    where: () => "effects that wait",
    again(g) {
      if (isWaiting(g)) return true;
      g.now.batch = g.now.floor;
      return false;
    },
  },
);

/** What a waiting effect says, and whether it would come to nothing as things stand; another that goes first may change that. */
function waitingText(g: Gundam, row: Row): string {
  const { ability: abilities, source, unit, gone } = g.waits.column;
  const ability = g.set.abilities[abilities[row]]!;
  if (ability === g.set.burst) return g.printed(source[row]).burst!.says();
  const isGone = gone[row] === 1;
  const you = g.ownerOf(source[row]);
  const idle =
    (ability === g.set.repair && g.damage[source[row]] === 0) ||
    (ability.oncePerTurn && !isGone && g.isUsed(source[row], ability)) ||
    !frontHolds(g, ability, you, unit[row], isGone) ||
    !hasTargets(g, ability, source[row], you, unit[row], isGone);
  return idle ? `${ability.says()} As things stand it would do nothing.` : ability.says();
}

/** The effect on this line is resolved now, whether or not its card is still there (9-1-6-4). */
export function resolveWaiting(g: Gundam, row: Row): void {
  const { batch, ability: abilities, source, unit, gone, event, actor, amount } = g.waits.column;
  const ability = g.set.abilities[abilities[row]]!;
  const from = batch[row];
  const card = source[row];
  const thisUnit = unit[row];
  const isGone = gone[row] === 1;
  const other = event[row];
  const n = amount[row];
  const by = actor[row];
  g.waits.remove(row);
  g.now.batch = isWaiting(g) ? from + 1 : g.now.floor; // 9-1-6-7: what it triggers is newer, {10-1-6-8-1} a Burst's too
  g.nextMoment();
  if (ability === g.set.burst) {
    g.begin(burst).card = card;
    return;
  }
  const you = g.ownerOf(card);
  if (ability.oncePerTurn && !isGone && g.isUsed(card, ability)) {
    giveUp(g, card, ability, "11-2-12");
    return;
  }
  const e = g.openEffect(ability.id, card, thisUnit, you);
  e.gone = isGone ? 1 : 0;
  e.event = other;
  e.actor = by;
  e.amount = n;
  const met = frontHolds(g, ability, you, thisUnit, isGone);
  if (!met || !hasTargets(g, ability, card, you, thisUnit, isGone)) {
    g.closeEffect();
    giveUp(g, card, ability, met ? "9-2-2" : "9-2-1");
    return;
  }
  g.recorder?.resumes("resolve", "triggers", card, ability.id, "9-3", { clause: { card, ability: ability.id } });
  g.begin(resolve);
}

function giveUp(g: Gundam, card: Card, ability: Ability, rule: "9-2-1" | "9-2-2" | "11-2-12"): void {
  if (g.recorder === null) return;
  const words = verdictOf(g.rulebook, rule).fact;
  g.recorder?.resumes("does not activate", "triggers", card, ability.id, rule, { clause: { card, ability: ability.id }, words });
}

/** 11-2-5 【Burst】: its owner may use it free of cost; afterwards the card goes to the trash, unless it went elsewhere. */
const burst = procedure(
  "burst",
  { card: Card.none, used: 0 },
  ({ act, ask, call }) => ({
    offer: ask("11-2-5", {
      says: (g, b) => `use the Burst of ${g.cardName(b.card)}, free of cost`,
      about: (g, b) => ({ card: b.card, ability: g.printed(b.card).burst!.id }),
      means: (g, b, _card, verb) => (verb === Verb.no ? "the card goes to the trash" : burstSays(g, b.card)),
      unless: (g, b) => !mayBurst(g, b.card),
      who: (g, b) => g.ownerOf(b.card),
      options(_g, _b, may) {
        may.offer(Verb.yes);
        may.offer(Verb.no);
      },
      tells(g, b, isPassedOver) {
        if (isPassedOver) tellBurst(g, b.card, "burst without effect");
      },
      chosen(g, b, _card, verb) {
        b.used = verb === Verb.yes ? 1 : 0;
        tellBurst(g, b.card, verb === Verb.yes ? "burst" : "no burst");
      },
    }),
    effect: call("{13-2-5-1}", (g, b) => startEffect(g, g.printed(b.card).burst!, b.card, Card.none, g.ownerOf(b.card)), {
      unless: (_g, b) => b.used === 0,
    }),
    toTrash: act("{13-2-5-2}", (g, b) => {
      if (g.placeOf(b.card) === Place.nowhere) g.move(b.card, Place.trash, "{13-2-5-2}"); // {13-2-5-3}
    }),
  }),
  { where: (g, b) => `Burst of ${g.cardName(b.card)}` },
);

const DEPLOY_THIS_CARD = wordNamed("deployThisCard");

/** What a Burst does; where it deploys the card, with what that does as it arrives. */
function burstSays(g: Gundam, card: Card): string {
  const { abilities, burst } = g.printed(card);
  const deploys = burst!.program.some(({ word }) => word === DEPLOY_THIS_CARD);
  const arriving = deploys ? abilities.filter(({ timings }) => timings.includes(Timing.Deploy)) : [];
  return [burst!, ...arriving].map((ability) => ability.says()).join(" ");
}

/** Used, declined, or of no use: what followed from the destruction of the Shield. */
function tellBurst(g: Gundam, card: Card, what: "burst" | "no burst" | "burst without effect"): void {
  const clause = { card, ability: g.printed(card).burst!.id };
  g.recorder?.resumes(what, "triggers", card, g.set.burst.id, what === "burst without effect" ? "9-2" : "{13-2-5-1}", { clause });
}

function mayBurst(g: Gundam, card: Card): boolean {
  const ability = g.printed(card).burst!;
  const you = g.ownerOf(card);
  return frontHolds(g, ability, you, Card.none, false) && hasTargets(g, ability, card, you, Card.none, false);
}
