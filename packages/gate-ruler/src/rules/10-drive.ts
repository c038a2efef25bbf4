/** 10. Drive: cards from the deck top, to be used this main phase, or at once at any other time. */
import { Card, type Row, type Seat } from "@duelex/kernel";
import { Kind, Phase, Place, Verb } from "../names.ts";
import { Tied } from "../state.ts";
import type { GateRuler } from "../table.ts";
import { mayPlayByEffect, maySetIt } from "./07-playing.ts";
import { mayOverdrive, playAbility, playCard, setting } from "./07-to-the-gate.ts";
import { procedure } from "./procedures.ts";

/** 10-1a, 10-1c, 10-2a In the own start or main phase the cards lie face down and wait; 10-3a at any other time they are dealt with at once. */
export function drive(g: GateRuler, seat: Seat, n: number): void {
  if (isOwnDriveTime(g, seat))
    for (let i = 0; i < n && g.count(seat, Place.deck) > 0; i++) g.move(g.first(seat, Place.deck), Place.drive, "10-2a", 1);
  else {
    const d = g.begin(driving);
    d.seat = seat;
    d.n = n;
  }
}

export function isOwnDriveTime(g: GateRuler, seat: Seat): boolean {
  return g.now.active === seat && (g.now.phase === Phase.start || g.now.phase === Phase.main); // 10-1b
}

const UNDECIDED = 1;
const KEPT = 2;

/** 10-3b, 10-3c, 10-3d */
export const driving = procedure(
  "driving",
  { seat: 0 as Seat, n: 0 },
  ({ act, ask }) => ({
    layDown: act("10-3b", (g, d) => {
      for (let i = 0; i < d.n && g.count(d.seat, Place.deck) > 0; i++) {
        const card = g.first(d.seat, Place.deck);
        g.move(card, Place.drive, "10-3a", 1);
        g.pick(card, UNDECIDED);
      }
    }),

    keep: ask("10-3b", {
      says: () => "which driven cards stay face down, to be set? The others are revealed",
      unless: (g, d) => !hasUndecided(g, d.seat),
      who: (_g, d) => d.seat,
      options(g, d, may) {
        for (const card of g.cards(d.seat, Place.drive)) {
          if (g.picked[card] === UNDECIDED) may.offer(Verb.keep, card, g.printed(card).settable ? null : "10-3b");
        }
        may.offer(Verb.enough);
      },
      evenIfForced: () => true, // whether there is something to keep is nobody else's business
      chosen(g, d, card, verb) {
        if (verb === Verb.keep) {
          g.pick(card, KEPT);
          g.recorder?.note("keep face down", card, 0, "10-3b");
        } else for (const each of g.cards(d.seat, Place.drive)) if (g.picked[each] === UNDECIDED) g.turnFaceUp(each, "10-3b");
      },
      again: (g, d) => stillHidden(g, d.seat),
    }),

    tie: act("10-3d", (g, d) => {
      let any = false;
      for (const card of g.cards(d.seat, Place.drive)) any ||= g.picked[card] !== 0;
      if (!any) return;
      const row = g.putOnGate(Kind.driveResolution, Card.none, d.seat, 0, 0, 0, "10-3d");
      const id = g.gate.column.id[row];
      for (const card of g.cards(d.seat, Place.drive)) {
        if (g.picked[card] === 0) continue;
        const ability = g.picked[card] === UNDECIDED && g.printed(card).overdrive !== null ? Tied.ability : 0; // 10-3c, 10-3c-1
        g.aim(id, 0, card, Tied.card | (g.picked[card] === KEPT ? Tied.faceDown : 0) | ability);
        g.pick(card, 0);
      }
    }),
  }),
  { where: "driving" },
);

const hasUndecided = (g: GateRuler, seat: Seat): boolean => {
  for (const card of g.cards(seat, Place.drive)) if (g.picked[card] === UNDECIDED) return true;
  return false;
};
const stillHidden = (g: GateRuler, seat: Seat): boolean => {
  for (const card of g.cards(seat, Place.drive)) if (g.picked[card] === UNDECIDED && g.faceDown[card] === 1) return true;
  return false;
};

/** GR-10-RES: each tied card may be played or set, each tied ability played, in any order; what is left goes to the graveyard. */
const driveResolution = procedure(
  "driveResolution",
  { seat: 0 as Seat, done: 0 },
  ({ act, ask }) => ({
    use: ask("GR-10-RES", {
      says: () => "which driven card or overdrive is used? What is left goes to the graveyard",
      means: (g, _d, card, verb) =>
        verb === Verb.use
          ? g.pack.cards.sayAbility(g.printed(card).overdrive!)
          : verb === Verb.enough
            ? "what is left of them goes to the graveyard"
            : "",
      unless: (_g, d) => d.done === 1,
      who: (_g, d) => d.seat,
      options(g, d, may) {
        const { of, card, object, amount } = g.targets.column;
        for (let row: Row = 0; row < g.targets.count; row++) {
          if (of[row] !== g.resolving.id) continue;
          const tied = card[row];
          if ((amount[row] & Tied.card) !== 0 && g.object[tied] === object[row]) {
            may.offer(Verb.play, tied, mayPlayByEffect(g, d.seat, tied)); // a unit: normal summon without count limit
            if ((amount[row] & Tied.faceDown) !== 0) may.offer(Verb.set, tied, maySetIt(g, d.seat, tied));
          }
          if ((amount[row] & Tied.ability) !== 0) may.offer(Verb.use, tied, mayOverdrive(g, tied));
        }
        may.offer(Verb.enough);
      },
      chosen(g, d, card, verb) {
        if (verb === Verb.enough) {
          d.done = 1;
          return;
        }
        const { of, card: tied, object, amount } = g.targets.column;
        const { seat } = d;
        for (let row: Row = 0; row < g.targets.count; row++) {
          if (of[row] !== g.resolving.id || tied[row] !== card) continue;
          amount[row] = amount[row] & (verb === Verb.use ? ~Tied.ability : ~Tied.card);
          if (verb === Verb.use) playAbility(g, seat, card, object[row], g.printed(card).overdrive!);
          break;
        }
        if (verb === Verb.play) playCard(g, seat, card);
        else if (verb === Verb.set) {
          const s = g.begin(setting);
          s.card = card;
          s.seat = seat;
        }
      },
    }),

    clear: act(
      "GR-10-RES",
      (g, d) => {
        for (let row = g.targets.count - 1; row >= 0; row--) {
          const { of, card, object, amount } = g.targets.column;
          const at = row as Row;
          if (of[at] !== g.resolving.id || (amount[at] & Tied.card) === 0) continue;
          if (g.object[card[at]] === object[at] && g.placeOf(card[at]) === Place.drive) g.move(card[at], Place.graveyard, "GR-10-RES");
        }
        d.done = 2;
        g.forgetResolving();
      },
      { unless: (_g, d) => d.done !== 1 },
    ),
  }),
  { again: (_g, d) => d.done === 0, where: "driven cards" },
);

export function beginDriveResolution(g: GateRuler): void {
  g.begin(driveResolution).seat = g.resolving.seat;
}
