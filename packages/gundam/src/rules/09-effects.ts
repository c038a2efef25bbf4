/** 9. Activating and resolving effects. 10.7 of the specification is the order in which they are resolved. */
import { Card, type Row, type Seat } from "@duelex/kernel";
import { type Ability, Beginning, type Cost, type Instruction, Paying } from "../cards.ts";
import { type No, Place, Timing, Verb } from "../names.ts";
import type { Paragraph } from "../rulebook.ts";
import type { Gundam } from "../table.ts";
import { frontHolds, hasTargets, programOf } from "../vocabulary/activation.ts";
import { allHold } from "../vocabulary/conditions.ts";
import { collect, countMatches, isAmong } from "../vocabulary/filters.ts";
import { gateRefuses, thisUnitOf } from "../vocabulary/gates.ts";
import { Begins, Done } from "../vocabulary/word.ts";
import { WORDS } from "../vocabulary/words.ts";
import { deployArriving } from "./04-deploying.ts";
import { beginEffectBattle } from "./07-damage-step.ts";
import { rulesManagement } from "./10-rules-management.ts";
import { procedure } from "./procedures.ts";

// ---- 9-3 An effect from its beginning to its end ----

const isDone = (g: Gundam): boolean => g.effect.step >= programOf(g, g.effect).length;

/** 9-3. Opens an effect and lets it be resolved. */
export function startEffect(g: Gundam, ability: Ability, source: Card, unit: Card, player: Seat): void {
  g.openEffect(ability.id, source, unit, player);
  g.begin(resolve);
}

/** Instruction after instruction (1-3-7), stopping wherever somebody has to choose. New triggers wait for its end, a Burst too. */
const resolve = procedure(
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
      unless: (_g, r) => r.asks === 0,
      says: (g) => WORDS[programOf(g, g.effect)[g.effect.step]!.word]!.ask!.says,
      who: (g) => WORDS[programOf(g, g.effect)[g.effect.step]!.word]!.ask!.who?.(g) ?? g.effect.player, // 16.3, 9
      options(g, _r, may) {
        const e = g.effect;
        const i = programOf(g, e)[e.step]!;
        WORDS[i.word]!.ask!.options(g, e, i, may);
      },
      chosen(g, _r, card, verb) {
        const e = g.effect;
        const i = programOf(g, e)[e.step]!;
        WORDS[i.word]!.ask!.chosen(g, e, i, card, verb);
      },
      again: (_g, r) => {
        r.asks = 0;
        return false;
      },
      evenIfForced(g) {
        const e = g.effect;
        const i = programOf(g, e)[e.step]!;
        return WORDS[i.word]!.ask!.evenIfForced(g, e, i);
      },
    }),

    finish: act("9-3", finish, { unless: (g, r) => r.over === 1 || !isDone(g) }),
  }),
  { again: (_g, r) => r.over === 0 },
);

function finish(g: Gundam, r: { over: number }): void {
  const e = g.effect;
  const ability = g.set.abilities[e.ability]!;
  if (ability.oncePerTurn && e.did === 1 && isTriggered(ability)) g.useUp(ability, e.source, e.gone === 1);
  g.closeEffect();
  r.over = 1;
}

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
    if ((done & 2) === 0) e.complete = 0; // 16.3, 2
    if (!word.steers) e.step++;
    if (g.now.unsettled !== 0) rulesManagement(g); // 16.3, 8
    g.nextMoment();
    if (g.over) return Comes.procedure;
    if (word.begins !== Begins.nothing && done !== Done.nothing && begins(g, word.begins)) return Comes.procedure;
  }
}

/** Parts and cases look at their conditions themselves. */
const judgesItself = (i: Instruction): boolean => i.beginning === Beginning.part || i.beginning === Beginning.branchCase;

/** Some words are whole procedures; true if one has begun. */
function begins(g: Gundam, what: Begins): boolean {
  const e = g.effect;
  if (what === Begins.deploy) {
    let deploys = false;
    for (const seat of [g.opponent(e.player), e.player]) {
      if (g.top(seat, Place.arriving) === Card.none) continue; // 4-2: whoever deploys it, a card is its owner's
      deployArriving(g, seat);
      deploys = true;
    }
    return deploys;
  } else if (what === Begins.battle) beginEffectBattle(g);
  else startEffect(g, g.printed(e.source).main!, e.source, e.unit, e.player);
  return true;
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
      says: () => "which of your effects is resolved next",
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
    again(g) {
      if (isWaiting(g)) return true;
      g.now.batch = g.now.floor;
      return false;
    },
  },
);

/** The effect on this line is resolved now, whether or not its card is still there (9-1-6-4). */
export function resolveWaiting(g: Gundam, row: Row): void {
  const { batch, ability: abilities, source, unit, gone, event, amount } = g.waits.column;
  const ability = g.set.abilities[abilities[row]]!;
  const from = batch[row];
  const card = source[row];
  const thisUnit = unit[row];
  const isGone = gone[row] === 1;
  const other = event[row];
  const n = amount[row];
  g.waits.remove(row);
  g.now.batch = isWaiting(g) ? from + 1 : g.now.floor; // 9-1-6-7: what it triggers is newer, {10-1-6-8-1} a Burst's too
  g.nextMoment();
  if (ability === g.set.burst) {
    g.begin(burst).card = card;
    return;
  }
  const you = g.ownerOf(card);
  if (ability.oncePerTurn && !isGone && g.isUsed(card, ability)) return;
  const met = frontHolds(g, ability, you, thisUnit, isGone);
  if (!met || !hasTargets(g, ability, card, you, thisUnit, isGone)) {
    giveUp(g, card, ability, met ? "9-2-2" : "9-2-1");
    return;
  }
  g.recorder?.resumes("resolve", "triggers", card, ability.id, "9-3");
  startEffect(g, ability, card, thisUnit, you);
  const e = g.effect;
  e.gone = isGone ? 1 : 0;
  e.event = other;
  e.amount = n;
}

function giveUp(g: Gundam, card: Card, ability: Ability, rule: Paragraph): void {
  g.recorder?.resumes("does not activate", "triggers", card, ability.id, rule);
}

/** 11-2-5 【Burst】: its owner may use it free of cost; afterwards the card goes to the trash, unless it went elsewhere. */
const burst = procedure("burst", { card: Card.none, used: 0 }, ({ act, ask, call }) => ({
  offer: ask("11-2-5", {
    says: (g, b) => `use the Burst of ${g.cardName(b.card)}`,
    unless: (g, b) => !mayBurst(g, b.card),
    who: (g, b) => g.ownerOf(b.card),
    options(_g, _b, may) {
      may.offer(Verb.yes);
      may.offer(Verb.no);
    },
    chosen(_g, b, _card, verb) {
      b.used = verb === Verb.yes ? 1 : 0;
    },
  }),
  effect: call("{13-2-5-1}", (g, b) => startEffect(g, g.printed(b.card).burst!, b.card, Card.none, g.ownerOf(b.card)), {
    unless: (_g, b) => b.used === 0,
  }),
  toTrash: act("{13-2-5-2}", (g, b) => {
    if (g.placeOf(b.card) === Place.nowhere) g.move(b.card, Place.trash, "{13-2-5-2}"); // {13-2-5-3}
  }),
}));

function mayBurst(g: Gundam, card: Card): boolean {
  const ability = g.printed(card).burst!;
  const you = g.ownerOf(card);
  return frontHolds(g, ability, you, Card.none, false) && hasTargets(g, ability, card, you, Card.none, false);
}

// ---- 9-1-7 Activated effects; without a colon there is no cost (9-1-7-5) ----

/** The paragraph that keeps this effect from being activated now, or null. Nothing is paid before all of it is sure. */
export function mayUse(g: Gundam, ability: Ability, source: Card): No {
  const unit = thisUnitOf(g, ability, source);
  const you = g.ownerOf(source);
  const refused = gateRefuses(g, ability, source, unit);
  if (refused !== null) return refused;
  if (!frontHolds(g, ability, you, unit, false)) return "9-2-1";
  return mayPayAll(g, ability, unit, you) ?? (hasTargets(g, ability, source, you, unit, false) ? null : "9-2-2");
}

/** Can everything before the colon be paid, in full? */
export function mayPayAll(g: Gundam, ability: Ability, unit: Card, you: Seat): No {
  for (const cost of ability.cost) {
    const refused = mayPayCost(g, ability, cost, unit, you);
    if (refused !== null) return refused;
  }
  return null;
}

function mayPayCost(g: Gundam, ability: Ability, cost: Cost, unit: Card, you: Seat): No {
  switch (cost.pays) {
    case Paying.payResources:
      return g.activeResources[you] >= cost.n ? null : "9-1-7-3";
    case Paying.restSelf:
      return g.rested[unit] === 0 ? null : "9-1-7";
    case Paying.destroySelf:
    case Paying.returnSelfToDeckBottom:
      return null;
    case Paying.restUnits: {
      const itself = g.rested[unit] === 0 && paysAlready(g, ability, cost, unit, you) ? 1 : 0;
      return countActive(g, cost, you, unit) - itself >= cost.n ? null : "9-1-7";
    }
    case Paying.discard: {
      // A card that is being played does not pay for itself.
      const itself = g.placeOf(unit) === Place.hand && (cost.filter === null || isAmong(g, cost.filter, unit, you, unit, false)) ? 1 : 0;
      const count = cost.filter === null ? g.count(you, Place.hand) : countMatches(g, cost.filter, you, unit, false);
      return count - itself >= cost.n ? null : "9-1-7";
    }
    case Paying.destroyUnits:
    case Paying.exileFromTrash: {
      const itself = paysAlready(g, ability, cost, unit, you) ? 1 : 0;
      return countMatches(g, cost.filter!, you, unit, false, cost.n + itself) - itself >= cost.n ? null : "9-1-7";
    }
  }
}

/** Resting or removing this Unit is a cost of its own: it cannot be one of these as well. */
function paysAlready(g: Gundam, ability: Ability, cost: Cost, unit: Card, you: Seat): boolean {
  if (cost.pays !== Paying.restUnits && cost.pays !== Paying.destroyUnits) return false;
  const rests = cost.pays === Paying.restUnits;
  const alone = ability.cost.some(({ pays }) =>
    rests ? pays === Paying.restSelf : pays === Paying.destroySelf || pays === Paying.returnSelfToDeckBottom,
  );
  return alone && isAmong(g, cost.filter!, unit, you, unit, false);
}

function countActive(g: Gundam, cost: Cost, you: Seat, unit: Card): number {
  const payers = g.lists.found;
  const count = collect(g, cost.filter!, you, unit, false, payers);
  let active = 0;
  for (let at = 0; at < count; at++) if (g.rested[payers[at]!] === 0) active++;
  return active;
}

const costOf = (g: Gundam): Cost | undefined => g.set.abilities[g.effect.ability]!.cost[g.effect.paying];

/** Does the cost that comes next take a choice? */
function costAsks(g: Gundam): boolean {
  const cost = costOf(g);
  if (cost === undefined) return false;
  const { pays } = cost;
  return (
    pays === Paying.restUnits ||
    pays === Paying.discard ||
    pays === Paying.destroyUnits ||
    pays === Paying.exileFromTrash ||
    asksOrder(g, cost)
  );
}
/** A Unit and its Pilot go under the deck one by one, in their owner's order (3-1-6). */
const asksOrder = (g: Gundam, cost: Cost): boolean =>
  cost.pays === Paying.returnSelfToDeckBottom && g.effect.picks === 0 && g.isPaired(g.effect.unit) && g.effect.gone === 0;

/** 9-3, 9-1-7: the costs of the effect in progress, one after the other; the owner picks. */
export const payCosts = procedure(
  "payCosts",
  {},
  ({ act, ask, call }) => ({
    simple: act("9-1-7", (g) => paySimple(g), {
      unless: (g) => costOf(g) === undefined || costAsks(g) || costOf(g)!.pays === Paying.payResources,
    }),

    resources: call(
      "9-1-7-3",
      (g) => {
        const owed = costOf(g)!.n;
        g.effect.paying++;
        payFor(g, g.effect.player, owed);
      },
      { unless: (g) => costOf(g)?.pays !== Paying.payResources },
    ),

    choice: ask("9-1-7", {
      unless: (g) => !costAsks(g),
      says: (g) => PAYS[costOf(g)!.pays],
      who: (g) => g.effect.player,
      options(g, _p, may) {
        const e = g.effect;
        const cost = costOf(g)!;
        if (asksOrder(g, cost)) {
          may.offer(Verb.choose, e.unit);
          may.offer(Verb.choose, g.partner[e.unit]);
          return;
        }
        const payers = g.lists.found;
        const inHand = cost.pays === Paying.discard && cost.filter === null;
        const count = inHand ? 0 : collect(g, cost.filter!, e.player, e.unit, e.gone === 1, payers);
        for (let at = 0; at < count; at++) {
          const card = payers[at]!;
          may.offer(Verb.choose, card, refusedAsCost(g, cost, card));
        }
        if (inHand) for (const card of g.hand(e.player)) may.offer(Verb.choose, card, card === e.source ? "9-1-7" : null);
      },
      chosen: (g, _p, card) => payWith(g, card),
      evenIfForced: (g) => costOf(g)!.pays === Paying.discard,
    }),
  }),
  { again: (g) => costOf(g) !== undefined },
);

/** A Unit may pay for its own effect where its words let it; the card being played may not pay for itself. */
function refusedAsCost(g: Gundam, cost: Cost, card: Card): No {
  const { ability, source, unit, player } = g.effect;
  if (card === source && g.placeOf(card) === Place.hand) return "9-1-7";
  if (cost.pays === Paying.restUnits && g.rested[card] === 1) return "9-1-7";
  return card === unit && paysAlready(g, g.set.abilities[ability]!, cost, unit, player) ? "9-1-7" : null;
}

const PAYS: Readonly<Record<Paying, string>> = {
  [Paying.payResources]: "pay Resources",
  [Paying.restSelf]: "rest",
  [Paying.restUnits]: "choose a Unit to rest",
  [Paying.discard]: "choose a card to discard",
  [Paying.destroyUnits]: "choose a Unit to destroy",
  [Paying.destroySelf]: "destroy",
  [Paying.exileFromTrash]: "choose a card to exile from the trash",
  [Paying.returnSelfToDeckBottom]: "choose which goes to the bottom of the deck first",
};

function paySimple(g: Gundam): void {
  const e = g.effect;
  const cost = costOf(g)!;
  e.paying++;
  e.picks = 0;
  if (cost.pays === Paying.restSelf) g.restByEffect(e.unit, "9-1-7");
  else if (cost.pays === Paying.destroySelf)
    g.destroyAll([e.unit], 1, "9-1-7", true);
  else if (cost.pays === Paying.returnSelfToDeckBottom) g.leave(e.unit, Place.deck, "9-1-7");
}

function payWith(g: Gundam, card: Card): void {
  const e = g.effect;
  const cost = costOf(g)!;
  switch (cost.pays) {
    case Paying.restUnits:
      g.restByEffect(card, "9-1-7");
      break;
    case Paying.discard:
      g.move(card, Place.trash, "4-11");
      break;
    case Paying.destroyUnits:
      g.destroyAll([card], 1, "9-1-7", true);
      break;
    case Paying.exileFromTrash:
      g.move(card, Place.removal, "4-12");
      break;
    case Paying.returnSelfToDeckBottom:
      payWithItself(g, e.unit, card);
      e.paying++;
      return;
    default:
  }
  if (++e.picks < cost.n) return;
  e.picks = 0;
  e.paying++;
}

/** This Unit and its Pilot under the deck, the one chosen first. */
function payWithItself(g: Gundam, unit: Card, first: Card): void {
  const pilot = g.partner[unit];
  g.leave(unit, Place.deck, "9-1-7");
  if (pilot !== Card.none) for (const card of [unit, pilot]) g.keepFromOpponent(card); // 3-1-7
  if (first !== unit && g.placeOf(unit) === Place.deck) g.move(unit, Place.deck, "3-1-6", Card.none, "");
}

/** 6-5-3, 9-3: declare, pay, resolve. */
export const activate = procedure("activate", { card: Card.none, inActionStep: 0, ability: 0, chosen: 0 }, ({ act, ask, call }) => ({
  which: ask("9-3", {
    says: () => "which effect of the card",
    who: (g, a) => g.ownerOf(a.card),
    options(g, a, may) {
      const timing = a.inActionStep === 1 ? Timing.ActivateAction : Timing.ActivateMain;
      g.printed(a.card).activated.forEach((ability, nth) => {
        if (ability.timings.includes(timing)) may.offer(Verb.mode, nth + 1, mayUse(g, ability, a.card));
      });
    },
    chosen(g, a, nth) {
      a.ability = g.printed(a.card).activated[nth - 1]!.id;
    },
  }),
  declare: act("9-3", (g, a) => {
    const ability = g.set.abilities[a.ability]!;
    if (ability.oncePerTurn) g.use(a.card, ability);
    g.recorder?.note("activate", a.card, ability.index, "9-3");
    g.openEffect(ability.id, a.card, thisUnitOf(g, ability, a.card), g.ownerOf(a.card));
  }),
  pay: call("9-1-7", (g) => g.begin(payCosts), { unless: (g, a) => g.set.abilities[a.ability]!.cost.length === 0 }),
  resolveIt: call("6-5-3", (g) => g.begin(resolve)),
}));

// ---- 2-9 Paying ----

/** Pays at once where there is nothing to ask: no EX Resource, or nothing owed. */
export function payFor(g: Gundam, player: Seat, owed: number): void {
  if (owed === 0) return;
  if (activeEXResource(g, player) === Card.none) {
    restResources(g, { player, owed });
    return;
  }
  const payment = g.begin(pay);
  payment.player = player;
  payment.owed = owed;
}

/** 2-9, 4-17-5. Resources are alike, so only EX Resources are asked about: they leave the game when they pay. */
const pay = procedure("pay", { player: 0 as Seat, owed: 0 }, ({ act, ask }) => ({
  withEXResource: ask("4-17-5", {
    says: (_g, p) => `pay ${p.owed}`,
    who: (_g, p) => p.player,
    options(g, p, may) {
      may.offer(Verb.payResources, 0, g.activeResources[p.player] - activeEXResources(g, p.player) >= p.owed ? null : "2-9");
      may.offer(Verb.payEXResource);
    },
    chosen(g, p, _card, verb) {
      if (verb === Verb.payResources) restResources(g, p);
      else {
        g.leave(activeEXResource(g, p.player), Place.supply, "4-17-5");
        p.owed--;
      }
    },
    again: (g, p) => p.owed > 0 && activeEXResource(g, p.player) !== Card.none,
  }),
  restTheRest: act("2-9", restResources, { unless: (_g, p) => p.owed === 0 }),
}));

function restResources(g: Gundam, p: { player: Seat; owed: number }): void {
  const ex = g.set.exResource.number;
  for (const resource of g.cards(p.player, Place.resourceArea)) {
    if (p.owed === 0) return;
    if (g.rested[resource] === 1 || g.definition[resource] === ex) continue;
    g.rest(resource, "2-9");
    p.owed--;
  }
}

function activeEXResource(g: Gundam, player: Seat): Card {
  const ex = g.set.exResource.number;
  for (const resource of g.cards(player, Place.resourceArea))
    if (g.definition[resource] === ex && g.rested[resource] === 0) return resource;
  return Card.none;
}
function activeEXResources(g: Gundam, player: Seat): number {
  const ex = g.set.exResource.number;
  let count = 0;
  for (const resource of g.cards(player, Place.resourceArea)) if (g.definition[resource] === ex && g.rested[resource] === 0) count++;
  return count;
}
