/** What has become otherwise on a table since it was looked at, in words: where cards lie, what is true of those in play, what was shown. */
import { Card } from "@duelex/kernel";
import { asTold } from "@duelex/kernel/testing";
import { gundam } from "../src/game.ts";
import type { Table } from "./table.ts";

type Facts = Readonly<Record<string, unknown>>;
const ofCards = ["ap", "hp", "damage", "rested", "pilot", "linked", "traits"];
const CARDS = 156;

export interface Seen {
  readonly cards: readonly Facts[];
  readonly marks: ReadonlyMap<number, readonly string[]>;
  readonly decks: readonly string[][];
  /** Active Resources, without EX Resources. */
  readonly active: readonly number[];
}

export function look(t: Table): Seen {
  const { g } = t;
  const cards = Array.from({ length: CARDS }, (_, at) => asTold(gundam.stage.card(g, (at + 1) as Card)));
  const cells = g.view(0).rows.flatMap((row) => row.cells);
  return {
    cards,
    marks: new Map(cells.flatMap((cell) => (cell?.card == null ? [] : [[cell.card, cell.marks ?? []] as const]))),
    decks: (["P1", "P2"] as const).map((player) => deckOf(t, player)),
    active: (["P1", "P2"] as const).map((player) => Number(t.player(player)["activeResources"]) - Number(t.player(player)["exResources"])),
  };
}
const nameOf = (t: Table, card: number) => t.g.handles.get(card as Card) ?? t.g.cardName(card as Card);
const deckOf = (t: Table, player: "P1" | "P2") => gundam.stage.cards(t.g, player === "P1" ? 0 : 1, "deck").map((card) => nameOf(t, card));

/** "Imp: battleArea → trash", "Ogre: damage 1 → 3", "Ogre: + cannot attack"; a deck whole, where its order is another. */
export function differences(t: Table, before: Seen): string[] {
  const after = look(t);
  const found: string[] = [];
  for (let card = 1; card <= CARDS; card++) {
    const [was, is] = [before.cards[card - 1]!, after.cards[card - 1]!];
    const name = nameOf(t, card);
    if (was["place"] !== is["place"]) found.push(`${name}: ${was["place"]} → ${is["place"]}${is["rested"] === true ? ", rested" : ""}`);
    else if (is["place"] !== "nowhere")
      for (const fact of ofCards) if (String(was[fact]) !== String(is[fact])) found.push(`${name}: ${fact} ${was[fact]} → ${is[fact]}`);
    const had = before.marks.get(card) ?? [];
    for (const mark of after.marks.get(card) ?? [])
      if (!had.includes(mark) && !/HP left|token/.test(mark)) found.push(`${name}: + ${mark}`);
  }
  for (const at of [0, 1]) {
    const left = before.decks[at]!.filter((name) => after.decks[at]!.includes(name));
    if (String(left) !== String(after.decks[at])) found.push(`P${at + 1}'s deck: ${after.decks[at]!.join(", ")}`);
    const [was, is] = [before.active[at], after.active[at]];
    if (was !== is) found.push(`P${at + 1}: active Resources ${was} → ${is}`);
  }
  found.push(
    ...t
      .happened("reveal", "look at", "shuffle")
      .map((event) => `${event.what}${event.card === Card.none ? "" : ` ${nameOf(t, event.card)}`}`),
  );
  return found;
}
