/** 8. Costs, playing cards, using abilities and resolving them. */
import { Card, type Clause, type OptionList, otherSeat, type Row, type Seat } from "@duelex/kernel";
import type { Definition } from "../cards.ts";
import { Keyword, Place, Type, Verb } from "../names.ts";
import { choiceWords, effectWords, pickWords, printedWords } from "../previews.ts";
import type { No, Paragraph } from "../rulebook.ts";
import { CHAIN } from "../state.ts";
import { eachFitting, hasObject, holds, locusCostOf } from "../statistics.ts";
import type { ColossusOrder } from "../table.ts";
import { type Ability, type Condition, Cost, type Instruction, Op, Standing } from "../vocabulary/compile.ts";
import { perform, playerOf } from "../vocabulary/run.ts";
import { procedure } from "./procedures.ts";

// ---- 8.1 may it be played? ----

/** CO-P1: may this hand card be announced in its owner's main phase? Snap actions like any other (CO-15.18). */
export function mayPlay(g: ColossusOrder, card: Card, printed: Definition): No {
  if (printed.type === Type.Gem) return "CO-G6";
  const refused = mayPlayFree(g, card, printed);
  if (refused !== null) return refused;
  if (locusCostOf(g, card, printed) > g.locusPoints(g.ownerOf(card))) return "CO-L2";
  return g.chain.count < CHAIN ? null : "HOUSE-CHAIN";
}

/** What this player could pay for a card at the printed cost; where a text changes costs, no cost says anything (CO-P6). */
export const pointsFor = (g: ColossusOrder, seat: Seat): number =>
  g.standingTexts[Standing.modifyLocusCost] === 0 ? g.locusPoints(seat) : NO_COST_TOO_HIGH;
const NO_COST_TOO_HIGH = 1 << 16;

/** CO-G1, CO-G6, CO-L2: whatever else holds, it cannot be played with so few points and gems. */
export const isOutOfReach = (printed: Definition, points: number, gems: number): boolean =>
  printed.locusCost > points || printed.gems > gems || printed.type === Type.Gem;

/** CO-X1, CO-P5: in X-Play, snap actions only; what forbids another card. */
export function neverInXPlay(printed: Definition): No {
  return printed.type === Type.Action ? "CO-P5" : printed.type === Type.Follower ? "CO-X1" : "CO-G6";
}

/** Everything but the locus cost, which Locus Trick does not ask for (CO-R5): gem level, uniqueness, something to choose. */
export function mayPlayFree(g: ColossusOrder, card: Card, printed: Definition): No {
  const seat = g.ownerOf(card);
  if (printed.gems > 0) {
    if (printed.gems > g.allGems(seat)) return "CO-G1";
    if (!g.hasGemLevel(seat, printed)) return "CO-G3";
  }
  if (printed.unique && g.hasUniqueFollower(seat, printed)) return "CO-U1"; // CO-U3, CO-15.11
  const text = printed.action;
  if (text === null) return null;
  return refusedBy(g, text.condition, card) ?? (hasObjects(g, text, card) ? null : "CO-B8");
}

/** 17.2: conditions are looked at on announcement; gems as in CO-G4. */
function refusedBy(g: ColossusOrder, condition: Condition, self: Card): No {
  if (holds(g, condition, self)) return null;
  return condition.gems > g.allGems(g.ownerOf(self)) ? "CO-G4" : "CO-17.2";
}

/** CO-B8, CO-15.20: one choice without an object forbids the whole. */
function hasObjects(g: ColossusOrder, ability: Ability, self: Card): boolean {
  const { choices } = ability;
  for (let nth = 0; nth < choices.length; nth++) if (!hasObject(g, choices[nth]!, self)) return false;
  return true;
}

/** CO-M6, CO-B4: a player's ignition abilities, each with the paragraph that forbids it if one does. */
export function ignitionsOf(g: ColossusOrder, seat: Seat, may: OptionList): void {
  if (g.igniters[seat] === 0) return;
  const { listens } = may;
  for (let follower = g.top(seat, Place.field); follower !== Card.none; follower = g.after(follower)) {
    const printed = g.printed(follower);
    if (printed.ignitions.length === 0) continue;
    if (listens || printed.ignitesOFF || mayTurnOFF(g, follower) === null) may.offer(Verb.useIgnition, follower, mayIgnite(g, follower));
  }
}

/** CO-B5, 17.3: may this follower be turned OFF as a cost? */
function mayTurnOFF(g: ColossusOrder, follower: Card): No {
  if (!g.isON(follower)) return "CO-F3"; // 17.3: it must be ON
  return g.arrived[follower] === 1 && !g.has(follower, Keyword.Fleet) ? "CO-B5" : null; // CO-F5
}

/** CO-B4, CO-B6: may any of this follower's ignition abilities be used? If not, what forbids the first. */
function mayIgnite(g: ColossusOrder, follower: Card): No {
  const { ignitions } = g.printed(follower);
  const refused = mayUse(g, follower, ignitions[0]!);
  for (let n = 1; n < ignitions.length; n++) if (mayUse(g, follower, ignitions[n]!) === null) return null;
  return refused;
}

/** CO-B4: those of this follower's ignition abilities that may be used now. */
export const usableOf = (g: ColossusOrder, follower: Card): readonly Ability[] =>
  g.printed(follower).ignitions.filter((ability) => mayUse(g, follower, ability) === null);

/** Condition, costs and choices of an ignition or Colossus ability. */
export function mayUse(g: ColossusOrder, self: Card, ability: Ability): No {
  const seat = g.ownerOf(self);
  const refused = refusedBy(g, ability.condition, self);
  if (refused !== null) return refused;
  if (ability.turnsOff) {
    const kept = mayTurnOFF(g, self);
    if (kept !== null) return kept;
  }
  if (ability.payLocus > g.locusPoints(seat)) return "CO-L2";
  if (ability.discards > g.handSize(seat)) return "CO-B4";
  if (!hasObjects(g, ability, self)) return "CO-B8";
  return g.chain.count < CHAIN ? null : "HOUSE-CHAIN";
}

// ---- announcing: choices, then costs ----

/** CO-P1: the card is shown; it is the latest effect of the chain. A follower has nothing to choose. */
export function announceCard(g: ColossusOrder, card: Card, rule: Paragraph = "CO-P1"): void {
  const printed = g.printed(card);
  const cost = locusCostOf(g, card, printed);
  g.announce(card, rule);
  g.link(card, printed.action);
  finishAnnouncement(g, cost);
}

/** CO-B8, CO-P1: choices, then the card's locus cost or the ability's costs; with nothing to ask for, at once. */
function finishAnnouncement(g: ColossusOrder, locusCost = 0): void {
  const { choices, costs } = latestAbility(g);
  if (choices.length === 0 && costs.length === 0) payLocus(g, locusCost);
  else g.begin(announce).locusCost = locusCost;
}

/** CO-X8: the player's own points. */
const payLocus = (g: ColossusOrder, amount: number): void => g.payLocus(g.ownerOf(latestCard(g)), amount, "CO-L2", latestCard(g));

/** CO-B4: which of its ignition abilities, if there are several; then choices and costs. */
export const ignite = procedure(
  "ignite",
  { card: 0 as Card, nth: 0 },
  ({ ask, call }) => ({
    which: ask("CO-B4", {
      says: (g, i) => `which ignition ability of ${g.cardName(i.card)} is used?`,
      means: (g, i, number) => g.set.textOf(g.printed(i.card).ignitions[number - 1]!.id),
      unless: (g, i) => g.printed(i.card).ignitions.length === 1,
      who: (g, i) => g.ownerOf(i.card),
      options(g, i, may) {
        g.printed(i.card).ignitions.forEach((ability, at) => {
          may.offer(Verb.ability, at + 1, mayUse(g, i.card, ability));
        });
      },
      chosen(_g, i, number) {
        i.nth = number - 1;
      },
    }),
    announcement: call("CO-B4", (g, i) => {
      const ability = g.printed(i.card).ignitions[i.nth]!;
      g.recorder?.note("ignite", i.card, ability.clause, "CO-B4", Card.none, undefined, 0, {
        clause: { card: i.card, ability: ability.id },
      });
      g.recorder?.leads();
      g.link(i.card, ability);
      finishAnnouncement(g);
    }),
  }),
  { where: "" },
);

const latest = (g: ColossusOrder): Row => (g.chain.count - 1) as Row;
const latestCard = (g: ColossusOrder): Card => g.chain.column.card[latest(g)];
const latestAbility = (g: ColossusOrder): Ability => g.ability(g.chain.column.ability[latest(g)]);

/** CO-P1, CO-B8: the latest effect of the chain: its choices, then what it costs. */
const announce = procedure(
  "announce",
  { locusCost: 0 },
  ({ act, call }) => ({
    choices: call("CO-B8", (g) => void g.begin(choices), { unless: (g) => latestAbility(g).choices.length === 0 }),
    locusCost: act("CO-L2", (g, a) => payLocus(g, a.locusCost)),
    costs: call("CO-B4", (g) => void g.begin(costs), { unless: (g) => latestAbility(g).costs.length === 0 }),
  }),
  { where: "" },
);

/** 17.2: the costs of an ability, in printed order; that all of them can be paid was looked at before (CO-B4). */
const costs = procedure(
  "costs",
  { nth: 0, discarded: 0 },
  ({ act, ask }) => ({
    pay: act("CO-B4", (g, c) => {
      const { costs } = latestAbility(g);
      for (; c.nth < costs.length && costs[c.nth]!.cost !== Cost.discardHand; c.nth++) {
        const { cost, amount } = costs[c.nth]!;
        if (cost === Cost.turnOff) g.turnOFF(latestCard(g), "CO-F2");
        else payLocus(g, amount);
      }
    }),

    discard: ask("CO-B4", {
      says: (g, c) =>
        `${g.cardName(latestCard(g))}: which hand card is discarded as a cost (${c.discarded + 1} of ${latestAbility(g).costs[c.nth]!.amount})?`,
      means: (g, _c, card) => printedWords(g, card),
      unless: (g, c) => c.nth === latestAbility(g).costs.length,
      who: (g) => g.ownerOf(latestCard(g)),
      options(g, c, may) {
        for (const card of g.hand(g.ownerOf(latestCard(g)))) may.offer(Verb.discard, card);
        may.wanted(latestAbility(g).costs[c.nth]!.amount - c.discarded);
      },
      chosen(g, c, card) {
        g.discard(card, "CO-B4");
        if (++c.discarded < latestAbility(g).costs[c.nth]!.amount) return;
        c.discarded = 0;
        c.nth++;
      },
      again: (_g, c) => c.discarded > 0,
    }),
  }),
  { again: (g, c) => c.nth < latestAbility(g).costs.length, where: "" },
);

/** CO-B8. What a CIP, trigger or Colossus ability cannot choose, it does without. */
const choices = procedure(
  "choices",
  { choice: 0 },
  ({ ask }) => ({
    choose: ask("CO-B8", {
      says: (g, c) => choiceWords(g, latestAbility(g), c.choice, latestCard(g)),
      means: (g, c, card) => effectWords(g, latestAbility(g), c.choice, card, latestCard(g)),
      who: (g) => g.ownerOf(latestCard(g)),
      options(g, c, may) {
        const ability = latestAbility(g);
        eachFitting(g, ability.choices[c.choice]!, latestCard(g), (card) => may.offer(Verb.choose, card), ability.harmful[c.choice]);
      },
      chosen(g, c, card) {
        g.choose(latest(g), c.choice, card);
        c.choice++;
      },
      nothing(g, c) {
        g.remark("nothing to choose", latestCard(g), "CO-B8");
        c.choice++;
      },
    }),
  }),
  { again: (g, c) => c.choice < latestAbility(g).choices.length, where: "" },
);

// ---- 8.2 resolving ----

const picks = (i: Instruction): boolean => i.op === Op.discardHand || i.op === Op.handToDeckBottom;

/** CO-B9: the text of the latest effect, instruction after instruction; it stops wherever hand cards are picked. */
export const resolve = procedure(
  "resolve",
  { step: 0, left: 0 },
  ({ act, ask }) => ({
    perform: act("CO-B9", (g, r) => {
      const i = latestAbility(g).program[r.step]!;
      if (picks(i)) {
        const seat = playerOf(g, i, latestCard(g));
        r.left = Math.min(i.amount, g.handSize(seat)); // 17.3 fewer: all
        if (r.left === 0) g.remark("no hand", latestCard(g), "CO-17.3", "", Card.none, seat);
      }
      if (r.left > 0) {
        if (i.unseen) g.shuffleHand(playerOf(g, i, latestCard(g)), "CO-Z2"); // or its order would tell the picker something
        return;
      }
      r.step++;
      perform(g, i, latestCard(g), latest(g));
    }),

    pick: ask("CO-17.3", {
      says: (g, r) => pickWords(g, latestAbility(g).program[r.step]!, r.left, latestCard(g)),
      means: (g, r, card) => (latestAbility(g).program[r.step]!.unseen ? "" : printedWords(g, card)),
      unless: (_g, r) => r.left === 0,
      who: (g, r) => picker(g, latestAbility(g).program[r.step]!),
      options(g, r, may) {
        const i = latestAbility(g).program[r.step]!;
        const verb = i.unseen ? Verb.pickUnseen : i.op === Op.discardHand ? Verb.discard : Verb.putOnBottom;
        let nth = 0;
        for (const card of g.hand(playerOf(g, i, latestCard(g)))) may.offer(verb, i.unseen ? ++nth : card);
        if (verb !== Verb.putOnBottom) may.wanted(r.left); // in which order they go under the deck is a choice
      },
      chosen(g, r, picked) {
        const i = latestAbility(g).program[r.step]!;
        const card = i.unseen ? g.nthInHand(playerOf(g, i, latestCard(g)), picked) : picked;
        if (i.op === Op.discardHand) g.discard(card, "CO-17.3");
        else g.putOnDeckBottom(card, "CO-17.3");
        if (--r.left === 0) r.step++;
      },
      again: (_g, r) => r.left > 0,
    }),
  }),
  { again: (g, r) => r.step < latestAbility(g).program.length, where: (g) => `${g.cardName(latestCard(g))} resolves` },
);

/** 17.3 chooser: otherwise the player whose cards they are. */
function picker(g: ColossusOrder, i: Instruction): Seat {
  const whose = playerOf(g, i, latestCard(g));
  return i.unseen ? otherSeat(whose) : whose;
}

/** An effect that nobody answers (CO-X3): Colossus abilities, CIP and trigger abilities, actions played by Locus Trick. */
export const atOnce = procedure(
  "atOnce",
  {},
  ({ act, call }) => ({
    announcement: call("CO-B8", (g) => {
      finishAnnouncement(g);
    }),
    resolution: call("CO-B9", (g) => void g.begin(resolve)),
    done: act("CO-B9", (g) => g.unlink()),
  }),
  { where: "" },
);

/** CO-B7: what waits resolves one by one, the turn player's first, each player ordering their own. */
export const waiting = procedure(
  "waitingAbilities",
  {},
  ({ ask }) => ({
    next: ask("CO-B7", {
      says: () => "several abilities come next: which of yours is the first?",
      about: () => null,
      means: (g, _w, row) => g.set.textOf(g.waits.column.ability[row as number as Row]),
      who: whoIsNext,
      options(g, _w, may) {
        const seat = whoIsNext(g);
        for (let row = 0 as Row; row < g.waits.count; row++) if (g.ownerOf(g.waits.column.card[row]) === seat) may.offer(Verb.resolve, row);
      },
      chosen(g, _w, argument) {
        const row = argument as number as Row;
        const card = g.waits.column.card[row];
        const ability = g.ability(g.waits.column.ability[row]);
        const self = g.waits.column.self[row];
        g.waits.remove(row);
        g.recorder?.resumes("resolve", "trigger", card, ability.id, "CO-B7", { clause: { card, ability: ability.id } });
        if (!holds(g, ability.condition, card) || (ability.condition.alone && self === Card.none)) {
          g.remark("does not hold", card, "CO-B10");
          return; // CO-B10: looked at now
        }
        g.link(card, ability, self);
        g.begin(atOnce);
      },
    }),
  }),
  { again: (g) => g.waits.count > 0, where: () => "waiting abilities" },
);

function whoIsNext(g: ColossusOrder): Seat {
  for (let row = 0 as Row; row < g.waits.count; row++) if (g.ownerOf(g.waits.column.card[row]) === g.active) return g.active;
  return g.nonTurnPlayer;
}

/** The clause that is being announced or carried out: that of the latest effect. */
export function clauseInProgress(g: ColossusOrder): Clause | null {
  if (g.chain.count === 0) return null;
  const ability = latestAbility(g).id;
  return ability > 0 && g.isUnderWay(AT_WORK) ? { card: latestCard(g), ability } : null;
}
const AT_WORK: readonly { readonly id: number }[] = [resolve, announce, choices, costs];
