/** Matches as they are kept: a row each, and a log of what was done. */
import type { Seat, Settings } from "@duelex/kernel";
import type { ClockSetting, Deed, Sitter } from "@duelex/session";
import type { Database } from "./database.ts";

/** A match, without what was done in it. */
export interface MatchRow {
  readonly id: string;
  readonly state: "open" | "playing" | "over" | "withdrawn";
  readonly game: string;
  readonly edition: string;
  /** Fingerprint of the card definitions. */
  readonly cards: string;
  readonly settings: Settings;
  /** Deck records; null where nobody has brought one yet. */
  readonly decks: readonly [unknown, unknown];
  /** 64 hexadecimal digits. */
  readonly seed: string;
  readonly names: readonly [string | null, string | null];
  readonly sitters: readonly [Sitter, Sitter];
  /** Hashes of what opens each seat; null for a machine's, and for one that is free. */
  readonly keys: readonly [string | null, string | null];
  /** Hash of what opens the free seat; null if anybody may come. */
  readonly invitation: string | null;
  readonly watched: boolean;
  readonly clock: ClockSetting | null;
  readonly wish: { readonly seat: Seat; readonly what: "take back"; readonly at: number } | null;
  readonly again: readonly [boolean, boolean];
  readonly next: string | null;
  readonly result: string | null;
  /** When it was opened, when both players were there, and when it ended, in milliseconds since 1970 by the database's clock. */
  readonly opened: number;
  readonly begun: number | null;
  readonly ended: number | null;
}

/** A match that is to be kept. */
export type NewMatch = Pick<
  MatchRow,
  "id" | "state" | "game" | "edition" | "cards" | "settings" | "decks" | "seed" | "names" | "sitters" | "keys" | "invitation" | "watched"
> & { readonly clock: ClockSetting | null };

/** Something that was done, as it is kept. */
export interface Entry {
  /** Counts from 1 in each match, without gaps. */
  readonly number: number;
  readonly deed: Deed;
  /** When, in milliseconds since 1970 by the database's clock. */
  readonly at: number;
}

/** A stretch of time in which no process ran. */
export interface Pause {
  readonly since: number;
  readonly till: number;
}

const ms = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`;

const columns = (
  decks: string,
): string => `id, state, game, edition, cards, settings, ${decks}, seed, names, sitters, keys, invitation, watched, clock,
  wish, again, next, result, ${ms("opened")} as opened, ${ms("begun")} as begun, ${ms("ended")} as ended`;
const COLUMNS = columns("decks");

/** Among so many open tables, and so many running matches, is looked for those that a lobby shows. */
const LOOKED = { open: 1000, running: 500 };

export class Matches {
  constructor(private readonly database: Database) {}

  async add(match: NewMatch): Promise<void> {
    await this.database.prepared(
      "add",
      `with added as (
         insert into matches (id, state, game, edition, cards, settings, decks, seed, names, sitters, keys, invitation, watched, clock, begun)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, case when $2 = 'playing' then clock_timestamp() end)
         returning id)
       select pg_notify('duelex_match', id) from added`,
      [
        ...[match.id, match.state, match.game, match.edition, match.cards, JSON.stringify(match.settings), JSON.stringify(match.decks)],
        ...[match.seed, match.names, match.sitters, match.keys, match.invitation, match.watched],
        match.clock === null ? null : JSON.stringify(match.clock),
      ],
    );
  }

  async find(id: string): Promise<MatchRow | null> {
    const [row] = await this.database.prepared<MatchRow>("find", `select ${COLUMNS} from matches where id = $1`, [id]);
    return row ?? null;
  }

  /** What was done after so many deeds, in order. */
  async log(id: string, after: number): Promise<Entry[]> {
    const rows = await this.database.prepared<LogRow>(
      "log",
      `select number, deed, seat, line, ${ms("at")} as at from log where match = $1 and number > $2 order by number`,
      [id, after],
    );
    return rows.map(entryOf);
  }

  /** A match's row, and all that was done in it. */
  async whole(id: string): Promise<{ readonly row: MatchRow; readonly log: readonly Entry[] } | null> {
    const row = await this.find(id);
    return row === null ? null : { row, log: row.state === "open" ? [] : await this.log(id, 0) };
  }

  /** Sits down at a table that is open; false if somebody was first. */
  async join(id: string, seat: Seat, sitting: { readonly name: string; readonly key: string; readonly deck: unknown }): Promise<boolean> {
    const rows = await this.database.prepared(
      "join",
      `with joined as (
         update matches set state = 'playing', begun = case when clock is null then clock_timestamp() end, invitation = null,
           names[$2::int + 1] = $3, keys[$2::int + 1] = $4, decks = jsonb_set(decks, array[$2::int::text], $5::jsonb)
         where id = $1 and state = 'open' returning id)
       select pg_notify('duelex_match', id) from joined`,
      [id, seat, sitting.name, sitting.key, JSON.stringify(sitting.deck)],
    );
    return rows.length > 0;
  }

  /** Both players are there: their clocks run from now on. */
  async begin(id: string): Promise<void> {
    await this.database.query(
      `with begun as (update matches set begun = clock_timestamp() where id = $1 and state = 'playing' and begun is null returning id)
       select pg_notify('duelex_match', id) from begun`,
      [id],
    );
  }

  /** Takes an open table away; false if it is not open any more. */
  async withdraw(id: string): Promise<boolean> {
    const rows = await this.database.query(
      `with gone as (update matches set state = 'withdrawn', ended = clock_timestamp() where id = $1 and state = 'open' returning id)
       select pg_notify('duelex_match', id) from gone`,
      [id],
    );
    return rows.length > 0;
  }

  /** The match is over; that it is stands in its log already. */
  async finish(id: string, result: string): Promise<void> {
    await this.database.prepared(
      "finish",
      `with done as (update matches set state = 'over', result = $2, ended = clock_timestamp(), due = null, wish = null where id = $1 and state = 'playing' returning id)
       select pg_notify('duelex_match', id) from done`,
      [id, result],
    );
  }

  /** Keeps what a seat wishes, or that nobody wishes anything. */
  async wish(id: string, wish: MatchRow["wish"]): Promise<void> {
    await this.database.query(
      `with wished as (update matches set wish = $2 where id = $1 and state = 'playing' returning id)
       select pg_notify('duelex_match', id) from wished`,
      [id, wish === null ? null : JSON.stringify(wish)],
    );
  }

  /**
   * A seat would like to play again. When both would, the next match is added and named, once, in one statement: none is named that was not added.
   * @param next the next match, should it be wanted now
   * @param alone nobody else has to want it: a machine sits opposite
   */
  async again(id: string, seat: Seat, next: NewMatch, alone: boolean): Promise<void> {
    await this.database.query(
      `with wanting as (
         update matches set again[$2::int + 1] = true, next = case when $8 or again[2 - $2::int] then $3 end
         where id = $1 and state = 'over' and next is null returning *),
       added as (
         insert into matches (id, state, game, edition, cards, settings, decks, seed, names, sitters, keys, watched, clock, begun)
         select $3, 'playing', game, $4, $5, settings, jsonb_build_array(decks -> 1, decks -> 0), $6, array[names[2], names[1]],
           $7::text[], array[keys[2], keys[1]], watched, clock, clock_timestamp() from wanting where next = $3 returning id)
       select pg_notify('duelex_match', id) from wanting`,
      [id, seat, next.id, next.edition, next.cards, next.seed, next.sitters, alone],
    );
  }

  /** The latest tables that are open to anybody, whether somebody waits there or not, and matches that may be watched; without their decks. */
  async lobby(): Promise<(MatchRow & { readonly answers: number })[]> {
    return await this.database.prepared<MatchRow & { readonly answers: number }>(
      "lobby",
      `select ${columns("'[null, null]'::jsonb as decks")}, coalesce((select max(number) from log where match = matches.id), 0) as answers from (
         (select * from matches where state = 'open' and invitation is null order by opened desc limit ${LOOKED.open})
         union all
         (select * from matches where state = 'playing' and watched order by opened desc limit ${LOOKED.running})) as matches`,
      [],
    );
  }

  /** When a table is to be looked at again, for those in whose memory it is not. */
  async due(marks: readonly { readonly id: string; readonly due: number | null }[]): Promise<void> {
    await this.database.prepared(
      "due",
      `update matches set due = to_timestamp(given.due / 1000) from unnest($1::text[], $2::float8[]) as given(id, due)
       where matches.id = given.id and state = 'playing'`,
      [marks.map(({ id }) => id), marks.map(({ due }) => due)],
    );
  }

  /** Matches that are to be looked at. */
  async overdue(most: number): Promise<string[]> {
    const rows = await this.database.prepared<{ readonly id: string }>(
      "overdue",
      "select id from matches where state = 'playing' and due < clock_timestamp() order by due limit $1",
      [most],
    );
    return rows.map(({ id }) => id);
  }

  async pauses(since: number): Promise<Pause[]> {
    return await this.database.prepared<Pause>(
      "pauses",
      `select ${ms("since")} as since, ${ms("till")} as till from pauses where till > to_timestamp($1 / 1000) order by since`,
      [since],
    );
  }
}

interface LogRow {
  readonly number: number;
  readonly deed: Deed["deed"];
  readonly seat: Seat;
  readonly line: string;
  readonly at: number;
}

/** A deed has one thing more to say at most: the answer as it is written down, or who answers from here on. */
export const lineOf = (deed: Deed): string => (deed.deed === "answer" ? deed.line : deed.deed === "relieve" ? deed.by : "");

export const deedOf = ({ deed, seat, line }: Pick<LogRow, "deed" | "seat" | "line">): Deed =>
  deed === "answer" ? { deed, seat, line } : deed === "relieve" ? { deed, seat, by: line } : { deed, seat };

const entryOf = (row: LogRow): Entry => ({ number: row.number, deed: deedOf(row), at: row.at });
