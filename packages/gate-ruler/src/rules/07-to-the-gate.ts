/** 7.2 How something that may be played gets to the gate: choices, destination, price and costs; setting (7-5) and revealing (7-2). */
import { BOTH, besides, Card, type Clause, type RecordView, type Row, type Seat } from "@duelex/kernel";
import { Happening, isAttackZone, Kind, Place, Type, UNIT_ZONES, Verb } from "../names.ts";
import type { No } from "../rulebook.ts";
import { eachFitting } from "../selectors.ts";
import { Flag } from "../state.ts";
import type { GateRuler } from "../table.ts";
import { placeWords } from "../told.ts";
import { type Ability, Word } from "../vocabulary/clauses.ts";
import { MOST_CHOICES } from "../vocabulary/filters.ts";
import { demandCosts, demandEnergy, pay } from "./07-costs.ts";
import { activatedOf, alternativeOf, mayActivate, mayChoose, mayPut } from "./07-playing.ts";
import { energyOfRuler, energyPart, priceOf, refusalOf } from "./07-prices.ts";
import { raise } from "./14-abilities.ts";
import { sayText } from "./14-vain.ts";
import { procedure } from "./procedures.ts";

const NO_ABILITY = 0;

/** How something comes to be played. */
enum Way {
  /** A gate action with a card, or a card that an effect plays. */
  card,
  ability,
}

const PLAY = {
  way: Way.card,
  card: Card.none,
  object: 0,
  seat: 0 as Seat,
  ability: NO_ABILITY,
  flags: 0,
  subject: Card.none,
  subjectObject: 0,
  /** The line of the gate object's number. */
  id: 0,
  choice: 0,
  picks: 0,
  shared: 0,
  alternative: 0,
  /** R-D-PRICE */
  worth: 0,
};
export type Play = RecordView<typeof PLAY>;

/** Plays a card: from hand, drive zone, set zone, or wherever an effect finds it. Its legality has been looked at. */
export function playCard(g: GateRuler, seat: Seat, card: Card): Play {
  const p = g.begin(play);
  p.way = Way.card;
  p.card = card;
  p.seat = seat;
  p.ability = g.printed(card).event?.id ?? NO_ABILITY;
  return p;
}

/** Puts an ability on the gate as an object of its own. */
export function playAbility(g: GateRuler, seat: Seat, card: Card, object: number, ability: Ability): Play {
  const p = g.begin(play);
  p.way = Way.ability;
  p.card = card;
  p.object = object;
  p.seat = seat;
  p.ability = ability.id;
  return p;
}

/** Something is being played: it lies on the gate already, and nobody answers it yet. */
export const isOnTheWay = (g: GateRuler): boolean => g.running(play) !== null;

/** The text that is being played. */
const aboutPlay = (_g: GateRuler, p: Play): Clause | null => (p.ability === NO_ABILITY ? null : { card: p.card, ability: p.ability });

const play = procedure(
  "play",
  PLAY,
  ({ act, ask, call }) => ({
    announce: act("14-8", (g, p) => {
      const { card, seat, ability, subject, subjectObject } = p;
      let row: Row;
      p.worth = energyOfRuler(g, seat);
      if (p.way === Way.card) {
        const fromHand = g.placeOf(card) === Place.hand ? Flag.fromHand : 0; // 16-3b
        p.alternative = alternativeOf(g, seat, card, g.ability(ability).costs)?.id ?? 0;
        const { type } = g.printed(card);
        const rule = type === Type.unit ? "7-3" : type === Type.field ? "7-4" : "14-4b";
        g.tally?.played(card);
        if (g.recorder !== null) {
          const clause = ability === NO_ABILITY ? undefined : { card, ability };
          g.recorder.note("play", card, 0, rule, Card.none, seat, BOTH, besides(sayPlayed(g, card), undefined, clause));
        }
        g.move(card, Place.gate, "9-1a");
        row = g.putOnGate(Kind.playedCard, card, seat, ability, 0, p.flags | fromHand, rule);
        if (type === Type.unit) g.countSummon(seat); // GR-7-RIGHT: at play
      } else {
        if (g.shown(card) !== BOTH) g.show(card, BOTH, "14-8"); // an ability of a card in hand
        row = g.putOnGate(Kind.playedAbility, card, seat, ability, 0, p.flags, "14-8");
        g.gate.column.object[row] = p.object;
        const { oncePerTurn, slot } = g.ability(ability);
        if (oncePerTurn && g.object[card] === p.object) g.use(card, slot); // GR-14-LIMIT
      }
      g.gate.column.subject[row] = subject;
      g.gate.column.subjectObject[row] = subjectObject;
      p.id = g.gate.column.id[row];
    }),

    mode: ask("GR-7-MODE", {
      says: (g, p) => `in which way is ${g.publicName(p.card)} used?`,
      about: aboutPlay,
      means: (g, p, mode) => sayText(g, g.ability(mode), p.card, p.seat),
      unless: (g, p) => g.ability(p.ability).modes.length === 0,
      who: (_g, p) => p.seat,
      options(g, p, may) {
        for (const mode of g.ability(p.ability).modes) may.offer(Verb.useAbility, mode.id, mayChoose(g, mode, p.card, p.seat, p.card));
      },
      chosen(g, p, mode) {
        p.ability = mode;
        g.gate.column.ability[g.top] = mode;
      },
    }),

    choose: ask("GR-7-PLAY", {
      says: sayChoice,
      about: aboutPlay,
      unless: (g, p) => p.choice >= g.ability(p.ability).choices.length,
      who: (_g, p) => p.seat,
      options(g, p, may) {
        const { filter, least, most, harms } = g.ability(p.ability).choices[p.choice]!;
        if (p.picks < Math.min(most, MOST_CHOICES)) {
          const offer = (card: Card) => {
            if (!isAimedAt(g, p.id, p.choice, card)) may.offer(Verb.choose, card);
          };
          eachFitting(g, filter, p.seat, p.card, offer, harms);
        }
        if (p.picks >= least) may.offer(Verb.enough);
      },
      chosen(g, p, card, verb) {
        if (verb === Verb.choose) {
          g.aim(p.id, p.choice, card);
          p.picks++;
          return;
        }
        p.choice++;
        p.picks = 0;
      },
      nothing(_g, p) {
        p.choice++;
        p.picks = 0;
      },
      again: (g, p) => p.choice < g.ability(p.ability).choices.length,
    }),

    share: ask("GR-7-PLAY", {
      says: (g, p) => `${g.publicName(p.card)}: how much of the damage goes to ${g.publicName(nextToShare(g, p))}?`,
      about: aboutPlay,
      unless: (g, p) => nextToShare(g, p) === Card.none,
      who: (_g, p) => p.seat,
      options(g, p, may) {
        const left = g.ability(p.ability).program.find(({ word }) => word === Word.distributeDamage)!.n - p.shared;
        const others = countUnshared(g, p) - 1;
        if (others === 0) may.offer(Verb.share, left);
        else for (let amount = 1; amount <= left - others; amount++) may.offer(Verb.share, amount);
      },
      chosen(g, p, amount) {
        p.shared += amount;
        const shared = sharedChoice(g, p);
        const { of, choice, amount: shares } = g.targets.column;
        for (let row: Row = 0; row < g.targets.count; row++) {
          if (of[row] === p.id && choice[row] === shared && shares[row] === 0) {
            shares[row] = amount;
            break;
          }
        }
      },
      again: (g, p) => nextToShare(g, p) !== Card.none,
    }),

    destination: ask("GR-7-DEST", {
      says: (g, p) => `where is ${g.publicName(p.card)} summoned to?`,
      about: () => null,
      means: (g, p, zone) => sayLeaving(g, p.seat, zone as number as Place),
      unless: (g, p) => p.way !== Way.card || g.printed(p.card).type !== Type.unit,
      who: (_g, p) => p.seat,
      options(_g, _p, may) {
        for (const zone of UNIT_ZONES) may.offer(Verb.zone, zone);
      },
      chosen(g, _p, zone) {
        g.gate.column.to[g.top] = zone as number as Place;
      },
    }),

    price: ask("GR-7-COSTLOCK", {
      says: (g, p) => `how is ${g.publicName(p.card)} paid?`,
      about: (_g, p) => ({ card: p.card, ability: p.alternative }),
      means: (g, p, _card, verb) =>
        verb === Verb.payLevel ? `${priceOf(g, p.seat, p.card)} energy` : g.pack.cards.sayAbility(g.ability(p.alternative)),
      unless: (_g, p) => p.alternative === 0,
      who: (_g, p) => p.seat,
      options(g, p, may) {
        may.offer(Verb.payAlternative);
        const { seat, card, worth } = p;
        const parts = [energyPart(priceOf(g, seat, card)), ...g.ability(p.ability).costs];
        may.offer(Verb.payLevel, 0, refusalOf(g, { seat, parts, self: card, worth, worthFrom: 0, without: card, rested: Card.none }));
      },
      chosen(_g, p, _card, verb) {
        if (verb === Verb.payLevel) p.alternative = 0;
      },
    }),

    pay: call("GR-7-PRICE", (g, p) => {
      const { seat, card, ability, alternative, worth } = p;
      if (p.way === Way.card) {
        if (alternative === 0) demandEnergy(g, priceOf(g, seat, card));
        else {
          if (g.rulerOf(seat).usesEnergy) demandEnergy(g, energyInstead(g, alternative));
          demandCosts(g, alternative);
        }
      }
      demandCosts(g, ability);
      pay(g, seat, card, worth);
    }),

    played: act("9-1a", (g, p) => {
      if (p.way === Way.card && g.printed(p.card).type === Type.event) raise(g, Happening.eventPlayed, "14-4b", p.card);
    }),
  }),
  { where: (g, p) => `${p.way === Way.card ? "playing" : "using"} ${g.publicName(p.card)}` },
);

/** "from the hand, level 2" */
const sayPlayed = (g: GateRuler, card: Card): string => `from ${placeWords(g.placeOf(card))}, level ${g.level(card)}`;

/** "rest which 2 opposing units, 1 chosen of 2" */
function sayChoice(g: GateRuler, p: Play): string {
  const { says, least, most } = g.ability(p.ability).choices[p.choice]!;
  const of = least === most ? `of ${least}` : `of at least ${least}`;
  return most === 1 ? `${says}?` : `${says}? ${p.picks} chosen${p.picks < least ? ` ${of}` : ""}`;
}

/** GR-12-STACK Who stands there leaves. */
export function sayLeaving(g: GateRuler, seat: Seat, zone: Place): string {
  const older = g.last(seat, zone);
  if (older !== Card.none) return `instead of ${g.cardName(older)}, which goes to the graveyard (GR-12-STACK)`;
  return `nothing stands there${isAttackZone(zone) ? "; it can attack from there" : zone === Place.defence ? "; in the centre line it stands before its ruler" : ""}`;
}

/** What a clause lets be paid instead of the level (19.6). */
const energyInstead = (g: GateRuler, alternative: number): number =>
  g.ability(alternative).program.find(({ word }) => word === Word.alternativeCost)?.n ?? 0;

function isAimedAt(g: GateRuler, id: number, choice: number, wanted: Card): boolean {
  const { of, choice: at, card } = g.targets.column;
  for (let row: Row = 0; row < g.targets.count; row++) if (of[row] === id && at[row] === choice && card[row] === wanted) return true;
  return false;
}

/** Which of the text's choices the damage is split among. */
function sharedChoice(g: GateRuler, p: Play): number {
  return g.ability(p.ability).program.find(({ word }) => word === Word.distributeDamage)?.target.choice ?? -1;
}

function nextToShare(g: GateRuler, p: Play): Card {
  if (g.targets.count === 0) return Card.none;
  const shared = sharedChoice(g, p);
  const { of, choice, card, amount } = g.targets.column;
  for (let row: Row = 0; row < g.targets.count; row++)
    if (of[row] === p.id && choice[row] === shared && amount[row] === 0) return card[row];
  return Card.none;
}

function countUnshared(g: GateRuler, p: Play): number {
  const shared = sharedChoice(g, p);
  let count = 0;
  const { of, choice, amount } = g.targets.column;
  for (let row: Row = 0; row < g.targets.count; row++) if (of[row] === p.id && choice[row] === shared && amount[row] === 0) count++;
  return count;
}

// ---- 7-5 Setting, 7-2 revealing, activating ----

/** 15-4a Face down into one of your set zones, free, without the gate; an older card there leaves by GR-12-STACK. */
export const setting = procedure(
  "setting",
  { card: Card.none, seat: 0 as Seat },
  ({ ask }) => ({
    zone: ask("15-4a", {
      says: () => "into which set zone does the card go?",
      means: (g, s, zone) => sayLeaving(g, s.seat, zone as number as Place),
      who: (_g, s) => s.seat,
      options(g, s, may) {
        for (const zone of g.rulerOf(s.seat).setZones) may.offer(Verb.zone, zone);
      },
      chosen(g, s, zone) {
        g.recorder?.note("set", s.card, 0, "15-4a");
        g.move(s.card, zone as number as Place, "15-4a", 1);
      },
    }),
  }),
  { where: "setting a card" },
);

/** 7-2 Turned face up; its overdrive may be played at once, and only then (14-5). */
const revealing = procedure(
  "revealing",
  { card: Card.none },
  ({ act, ask }) => ({
    turnUp: act("7-2", (g, r) => g.turnFaceUp(r.card, "9-3e-4a")),
    overdrive: ask("16-2", {
      says: (g, r) => `use the overdrive of ${g.publicName(r.card)}?`,
      about: (g, r) => ({ card: r.card, ability: g.printed(r.card).overdrive!.id }),
      means: (g, r, _card, verb) =>
        verb === Verb.yes ? sayText(g, g.printed(r.card).overdrive!, r.card, g.ownerOf(r.card)) : "it stays face up in the drive zone",
      unless: (g, r) => mayOverdrive(g, r.card) !== null,
      who: (g, r) => g.ownerOf(r.card),
      options(_g, _r, may) {
        may.offer(Verb.yes);
        may.offer(Verb.no);
      },
      chosen(g, r, _card, verb) {
        const { card } = r;
        const overdrive = g.printed(card).overdrive!;
        if (verb === Verb.yes) playAbility(g, g.ownerOf(card), card, g.object[card], overdrive);
        else g.noteDeclined(card, overdrive.id, "16-2");
      },
    }),
  }),
  { where: (g, r) => `revealing ${g.publicName(r.card)}` },
);

export function mayOverdrive(g: GateRuler, card: Card): No {
  const { overdrive } = g.printed(card);
  return overdrive === null ? "16-2" : mayPut(g, overdrive, card, g.ownerOf(card), 0, Card.none);
}

/** Which of several activated abilities. */
const activating = procedure(
  "activating",
  { card: Card.none, seat: 0 as Seat },
  ({ ask }) => ({
    which: ask("14-8", {
      says: (g, a) => `which ability of ${g.publicName(a.card)} is used?`,
      means: (g, a, ability) => sayText(g, g.ability(ability), a.card, a.seat),
      who: (_g, a) => a.seat,
      options(g, a, may) {
        for (const ability of activatedOf(g, a.card)) may.offer(Verb.useAbility, ability.id, mayActivate(g, a.seat, a.card, ability));
      },
      chosen(g, a, id) {
        const { card, seat } = a;
        playAbility(g, seat, card, g.object[card], g.ability(id));
      },
    }),
  }),
  { where: (g, a) => `using ${g.publicName(a.card)}` },
);

/** Carries out a gate action that was chosen (9-3e). */
export function takeAction(g: GateRuler, seat: Seat, card: Card, verb: number): void {
  switch (verb) {
    case Verb.play:
      playCard(g, seat, card);
      break;
    case Verb.set: {
      const s = g.begin(setting);
      s.card = card;
      s.seat = seat;
      break;
    }
    case Verb.reveal:
      g.begin(revealing).card = card;
      break;
    default: {
      const a = g.begin(activating);
      a.card = card;
      a.seat = seat;
    }
  }
}
