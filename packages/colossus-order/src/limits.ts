/** What the rules limit, looked at from outside: for trials, and for positions that are set up; never for play. */
import { type Card, type Problem, SEATS, type Seat } from "@duelex/kernel";
import { Place, Type } from "./names.ts";
import type { Paragraph } from "./rulebook.ts";
import { CHAIN } from "./state.ts";
import type { ColossusOrder } from "./table.ts";

const COLORS = 4;

type Say = (rule: Paragraph, what: string) => void;

/** Every limit that this position breaks, each with its paragraph. */
export function limits(g: ColossusOrder): Problem[] {
  const broken: Problem[] = [];
  const say: Say = (rule, what) => void broken.push({ where: "", what, rule });
  for (const seat of SEATS) {
    const places = g.locusSize(seat);
    if (g.used[seat] < 0 || g.used[seat] > places) say("CO-Z8", `P${seat + 1}'s locus counter stands at ${g.used[seat]} of ${places}`);
    if (g.count(seat, Place.colossus) !== 1) say("CO-D1", `P${seat + 1} has ${g.count(seat, Place.colossus)} Colossi`);
    unique(g, seat, [Place.field], "CO-U1", say);
    unique(g, seat, [Place.setGems, Place.captured], "CO-U2", say);
    followers(g, seat, say);
    gems(g, seat, say);
  }
  if (g.chain.count > CHAIN) say("HOUSE-CHAIN", `a chain of ${g.chain.count}`);
  return broken;
}

/** CO-U1, CO-U2: one unique card of a name. */
function unique(g: ColossusOrder, seat: Seat, places: readonly Place[], rule: Paragraph, say: Say): void {
  const names = new Set<string>();
  for (const place of places) {
    for (const card of g.cards(seat, place)) {
      const { unique: isUnique, name } = g.printed(card);
      if (!isUnique) continue;
      if (names.has(name)) say(rule, `P${seat + 1} has a second ${name}`);
      names.add(name);
    }
  }
}

/** CO-W8: a follower without resistance has been destroyed. */
function followers(g: ColossusOrder, seat: Seat, say: Say): void {
  for (const follower of g.field(seat)) {
    const name = g.cardName(follower);
    if (g.printed(follower).type !== Type.Follower) say("CO-Z6", `${name} is on the field and no follower`);
    if (g.damage[follower] < 0) say("CO-W6", `${name} has ${g.damage[follower]} damage`);
    if (!g.over && g.now.unsettled === 0 && g.remainingRp(follower) <= 0)
      say("CO-W8", `${name} is on the field with ${g.remainingRp(follower)} RP`);
  }
}

/** CO-G2: gems are gems, captured ones the other player's, and how many of a colour count is what the table keeps count of. */
function gems(g: ColossusOrder, seat: Seat, say: Say): void {
  const counts = Array.from({ length: COLORS }, () => 0);
  const look = (gem: Card, counted: boolean) => {
    if (!g.isGem(gem)) say("CO-Z4", `${g.cardName(gem)} lies among P${seat + 1}'s gems and is none`);
    else if (counted) counts[g.printed(gem).color]!++;
  };
  for (const gem of g.cards(seat, Place.setGems)) look(gem, true);
  for (const gem of g.cards(seat, Place.captured)) {
    look(gem, g.settings.capturedGemsCount === 1);
    if (g.ownerOf(gem) === seat) say("CO-Z4", `P${seat + 1} has captured the own ${g.cardName(gem)}`);
  }
  for (const [color, count] of counts.entries())
    if (count !== g.gems(seat, color)) say("CO-G2", `P${seat + 1} has ${count} gems of a colour, and ${g.gems(seat, color)} are counted`);
}
