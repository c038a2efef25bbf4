/** Matches in which nothing has been done for long are taken away, so that the database does not grow for ever. */
import type { Database } from "./database.ts";

/** So many at once. */
const LOT = 200;

/** Which have been left, each as an index finds them; $1 is how many days. */
const LEFT = [
  "state in ('over', 'withdrawn') and ended < clock_timestamp() - make_interval(days => $1)",
  "state = 'open' and opened < clock_timestamp() - make_interval(days => $1)",
  `state = 'playing' and opened < clock_timestamp() - make_interval(days => $1)
   and coalesce((select at from log where match = matches.id order by number desc limit 1), begun, opened) < clock_timestamp() - make_interval(days => $1)`,
];

/** Of no use to anybody: processes that ran long ago, and pauses that nobody's clock remembers. */
const TRACES = [
  "delete from processes where beat < clock_timestamp() - interval '1 day'",
  "delete from pauses where till < clock_timestamp() - interval '60 days'",
];

/**
 * Any number of processes may do it at the same time.
 * @param days how long a match is kept after something was last done in it; 0 for ever
 * @returns how many were taken away
 */
export async function prune(database: Database, days: number): Promise<number> {
  for (const trace of TRACES) await database.query(trace);
  let taken = 0;
  if (days === 0) return taken;
  for (const left of LEFT)
    for (let lot = LOT; lot === LOT; taken += lot) {
      const rows = await database.query(
        `with old as (select id from matches where ${left} limit ${LOT} for update skip locked),
         said as (delete from log using old where log.match = old.id),
         taken as (delete from matches using old where matches.id = old.id returning matches.id)
         select pg_notify('duelex_match', id) from taken`,
        [days],
      );
      lot = rows.length;
    }
  return taken;
}
