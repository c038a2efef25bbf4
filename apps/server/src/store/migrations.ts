/** How the database came to be as it is: steps that are taken once each, in order, and never changed afterwards. */

export interface Step {
  readonly sql: string;
  /** Programs that do not know the step cannot go on beside it. Whatever only adds breaks nothing. */
  readonly breaks?: true;
}

/** The steps; the version of a database is how many of them it has behind it. */
export const migrations: readonly Step[] = [
  {
    sql: `
  create table matches (
    id text primary key,
    state text not null check (state in ('open', 'playing', 'over', 'withdrawn')),
    game text not null,
    edition text not null,
    cards text not null,
    settings jsonb not null,
    decks jsonb not null,
    seed text not null,
    names text[] not null,
    sitters text[] not null,
    keys text[] not null,
    invitation text,
    watched boolean not null,
    clock jsonb,
    wish jsonb,
    again boolean[] not null default '{false,false}',
    next text,
    result text,
    opened timestamptz not null default clock_timestamp(),
    begun timestamptz,
    ended timestamptz,
    -- not to be looked at before: when the time of who is asked may have run out. A hint; the log says how it is.
    due timestamptz
  );
  create index matches_lobby on matches (opened) where state in ('open', 'playing') ;
  create index matches_due on matches (due) where state = 'playing' and due is not null;
  create index matches_ended on matches (ended) where state = 'over';

  create table log (
    match text not null,
    number integer not null,
    deed text not null,
    seat smallint not null,
    line text not null,
    at timestamptz not null default clock_timestamp(),
    primary key (match, number)
  );

  create table processes (
    id text primary key,
    beat timestamptz not null,
    about text not null
  );

  -- When no process ran: nobody's time ran then either.
  create table pauses (
    since timestamptz primary key,
    till timestamptz not null
  );
  `,
  },
  // What is to be taken away is found without looking at all that is kept.
  { sql: "create index matches_gone on matches (ended) where state in ('over', 'withdrawn'); drop index matches_ended" },
];
