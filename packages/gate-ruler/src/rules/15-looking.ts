/** GR-15-LOOK What is done with the cards of the deck top that are looked at. */
import { BOTH, Card, type Seat } from "@duelex/kernel";
import { Place, Type, Verb } from "../names.ts";
import { fits } from "../selectors.ts";
import type { GateRuler } from "../table.ts";
import { type Instruction, Word } from "../vocabulary/clauses.ts";
import { drive, driving, isOwnDriveTime } from "./10-drive.ts";
import { aims, programOf } from "./14-aims.ts";
import { procedure } from "./procedures.ts";

const lookedInstruction = (g: GateRuler, step: number): Instruction => programOf(g)[step]!;

function eachLooked(g: GateRuler, found: (card: Card) => void): void {
  let n = 0;
  for (const card of g.cards(g.resolving.seat, Place.deck)) {
    if (n++ === g.resolving.looked) return;
    found(card);
  }
}

export const looking = procedure(
  "looking",
  { step: 0, host: Card.none, card: Card.none },
  ({ ask }) => ({
    decide: ask("GR-15-LOOK", {
      says: (g, l) => LOOK_SAYS[lookedInstruction(g, l.step).word] ?? "what is done with the looked-at cards?",
      where: "looking at the deck",
      who: (g) => g.resolving.seat,
      options(g, l, may) {
        const r = g.resolving;
        const i = lookedInstruction(g, l.step);
        switch (i.word) {
          case Word.mayDeckBottomLooked:
            may.offer(Verb.toBottom);
            may.offer(Verb.leaveOnTop);
            break;
          case Word.mayDriveLooked:
            may.offer(
              Verb.drive,
              g.first(r.seat, Place.deck),
              fits(g, i.filter!, g.first(r.seat, Place.deck), r.seat, r.card) ? null : "GR-7-PLAY",
            );
            may.offer(Verb.no);
            break;
          case Word.attachFromLooked:
            if (aims(g, i.target).length > 0) {
              eachLooked(g, (card) => may.offer(Verb.choose, card, fits(g, i.filter!, card, r.seat, r.card) ? null : "GR-7-PLAY"));
            }
            may.offer(Verb.no);
            break;
          default:
            eachLooked(g, (card) => may.offer(Verb.choose, card));
        }
      },
      evenIfForced: (g, l) => lookedInstruction(g, l.step).word !== Word.lookedToDeckBottom, // what was seen is nobody else's business
      chosen(g, l, card, verb) {
        const r = g.resolving;
        const i = lookedInstruction(g, l.step);
        switch (i.word) {
          case Word.mayDeckBottomLooked:
            if (verb === Verb.toBottom) r.done = g.move(g.first(r.seat, Place.deck), Place.deck, "GR-15-LOOK") ? 1 : 0;
            r.looked = 0;
            break;
          case Word.mayDriveLooked:
            if (verb === Verb.drive) {
              g.show(card, BOTH, "15-5a");
              r.looked--;
              r.done = 1;
              driveLooked(g, r.seat);
            }
            break;
          case Word.attachFromLooked:
            if (verb === Verb.choose) {
              l.card = card;
              l.host = aims(g, i.target)[0]!;
              g.show(card, BOTH, "15-5a");
            }
            break;
          default:
            g.move(card, Place.deck, "GR-15-LOOK");
            r.looked--;
            r.done = 1;
        }
      },
      again: (g, l) => lookedInstruction(g, l.step).word === Word.lookedToDeckBottom && g.resolving.looked > 0,
    }),

    position: ask("R-OVER", {
      says: (g, l) => `lay ${g.publicName(l.card)} over or under ${g.publicName(l.host)}?`,
      unless: (_g, l) => l.card === Card.none,
      who: (g) => g.resolving.seat,
      options(g, l, may) {
        const i = lookedInstruction(g, l.step);
        if (i.over) may.offer(Verb.over, 0, g.printed(l.card).type === Type.unit ? null : "2-3b");
        if (i.under) may.offer(Verb.under);
      },
      chosen(g, l, _card, verb) {
        const r = g.resolving;
        r.looked--;
        r.done = 1;
        if (verb === Verb.over) {
          const isSource = l.host === r.card && g.object[r.card] === r.object;
          g.layOver(l.card, l.host, "R-OVER");
          if (isSource) {
            r.card = l.card;
            r.object = g.object[l.card];
          }
          r.attached = l.card;
        } else {
          g.tuck(l.card, l.host, "GR-15-SOUL");
          r.attached = l.host;
        }
      },
    }),
  }),
  { where: "looking at the deck" },
);

const LOOK_SAYS: Partial<Record<Word, string>> = {
  [Word.mayDeckBottomLooked]: "put the looked-at card on the deck bottom?",
  [Word.mayDriveLooked]: "drive the looked-at card?",
  [Word.attachFromLooked]: "which looked-at card is attached?",
  [Word.lookedToDeckBottom]: "which card goes to the deck bottom next?",
};

/** Shown and driven: in the own start or main phase it waits face down, else it is dealt with at once (10-3). */
function driveLooked(g: GateRuler, seat: Seat): void {
  if (isOwnDriveTime(g, seat)) {
    drive(g, seat, 1);
    return;
  }
  const d = g.begin(driving);
  d.seat = seat;
  d.n = 1;
}
