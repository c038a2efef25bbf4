/** 9. X-Play. */
import { Card, otherSeat, type Row, type Seat } from "@duelex/kernel";
import { Place, Verb } from "../names.ts";
import { ignitionWords, passWords, playWords, xPlayWords } from "../previews.ts";
import type { Paragraph } from "../rulebook.ts";
import type { ColossusOrder } from "../table.ts";
import { announceCard, ignite, ignitionsOf, mayPlay, neverInXPlay, resolve, usableOf } from "./08-playing.ts";
import { procedure } from "./procedures.ts";

/** CO-X2: the occasion on which the window opens. */
export function openXPlay(g: ColossusOrder, occasion: Paragraph): void {
  if (g.recorder !== null) g.remark("X-Play", Card.none, occasion, OCCASIONS[occasion] ?? "", Card.none, g.active);
}

const OCCASIONS: Partial<Record<Paragraph, string>> = {
  "CO-X2a": "a follower is played",
  "CO-X2b": "an action is played",
  "CO-X2c": "an ignition ability is used",
  "CO-X2d": "in the attack",
  "CO-X2e": "the main phase is over, if nobody answers",
};

/** CO-X1: both players may add snap actions and ignition abilities to the chain; two passes in succession resolve all of it (CO-X6). */
export const xPlay = procedure(
  "xPlay",
  { seat: 0 as Seat, passes: 0 },
  ({ ask }) => ({
    priority: ask("CO-X5", {
      says: (g, x) => xPlayWords(g, x.passes),
      about: () => null,
      means: (g, x, card, verb) =>
        verb === Verb.play
          ? playWords(g, card)
          : verb === Verb.useIgnition
            ? ignitionWords(g, card, usableOf(g, card))
            : passWords(g, x.passes),
      who: (_g, x) => x.seat,
      options(g, x, may) {
        if (g.hurries) return may.nothingBut(Verb.pass);
        const { seat } = x;
        const { listens } = may;
        for (let card = g.top(seat, Place.hand); card !== Card.none; card = g.after(card)) {
          if (g.isSnap(card)) may.offer(Verb.play, card, mayPlay(g, card, g.printed(card)));
          else if (listens) may.offer(Verb.play, card, neverInXPlay(g.printed(card)));
        }
        ignitionsOf(g, seat, may);
        may.offer(Verb.pass);
      },
      evenIfForced: (g, x) => g.handSize(x.seat) > 0, // CO-X9
      chosen(g, x, card, verb) {
        x.seat = otherSeat(x.seat); // CO-15.7: whoever begins it gives priority to the answering side
        if (verb === Verb.pass) {
          x.passes++;
          if (x.passes === 2 && g.chain.count > 0) g.begin(chain);
          else if (x.passes === 2) g.remark("no answer", Card.none, "CO-X6", "", Card.none, g.active);
          return;
        }
        x.passes = 0;
        if (verb === Verb.play) announceCard(g, card, "CO-X1");
        else g.begin(ignite).card = card;
      },
      again: (_g, x) => x.passes < 2, // CO-X6
    }),
  }),
  { where: () => "X-Play" },
);

/** CO-X4, CO-15.6: what was used last resolves first, without further windows (CO-X6). What it triggers waits for its end (CO-X7). */
const chain = procedure(
  "chain",
  {},
  ({ act }) => ({
    last: act("CO-X4", (g) => {
      const row = (g.chain.count - 1) as Row;
      const card = g.chain.column.card[row];
      const ability = g.chain.column.ability[row];
      if (g.recorder !== null) {
        const cause = g.recorder.latestTo(card, g.placeOf(card) === Place.announced ? "announce" : "ignite") ?? undefined;
        g.recorder.note(
          "resolve",
          card,
          0,
          "CO-X4",
          Card.none,
          undefined,
          0,
          ability > 0 ? { cause, clause: { card, ability } } : { cause },
        );
        g.recorder.leads();
      }
      if (g.chain.column.ability[row] === 0) g.enterField(card, "CO-P3");
      else g.begin(resolve);
    }),
    done: act("CO-X4", (g) => {
      const card = g.chain.column.card[(g.chain.count - 1) as Row];
      g.unlink();
      if (g.placeOf(card) === Place.announced) g.discard(card, "CO-P4", g.recorder?.afterTo(card, "resolve")); // costs are not returned: CO-P7
    }),
  }),
  { again: (g) => g.chain.count > 0, where: "" },
);
