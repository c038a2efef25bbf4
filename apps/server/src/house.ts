/** What a server does, whoever carries the messages: tables are opened and joined, guests come and go, the lobby is told of changes. */
import { randomInt } from "node:crypto";
import { InputError, newMatch, type Seat } from "@duelex/kernel";
import { readPlayerName } from "@duelex/players";
import { type JoinTable, type Library, type NewTable, PERSON, type Seated, type TableFacts, type ToSeat } from "@duelex/session";
import type { Room } from "./room.ts";
import type { RoomParts } from "./room-parts.ts";
import { hashOf, hashOfSeed, isSecret, newName, newSecret, newSeed } from "./secrets.ts";
import type { Matches, MatchRow, NewMatch } from "./store/matches.ts";
import { isTableName } from "./words.ts";

/** What somebody is told who comes too late, has the wrong key, or asks for what is not there; with the status of HTTP. */
export class Refused extends Error {
  constructor(
    readonly status: 403 | 404 | 409,
    readonly subject: string,
    what: string,
  ) {
    super(what);
  }
}

export interface HouseParts {
  readonly matches: Pick<Matches, keyof Matches>;
  readonly library: RoomParts["library"];
  /** Names of the machines that sit down here. */
  readonly machines: readonly string[];
  readonly find: (id: string) => Promise<Room | null>;
  readonly present: RoomParts["present"];
}

/** So many open tables, and so many running matches, a lobby shows at most. */
const SHOWN = 100;

/** The setting under which a deck was checked is the table's; both decks are looked at with it. */
const SEAT_PART = /^deck of P[12](, )?/;

export class House {
  constructor(private readonly parts: HouseParts) {}

  /** @throws InputError with everything that is wrong */
  async open(wanted: NewTable): Promise<Seated> {
    const { machines, matches } = this.parts;
    const machine = wanted.against === "anybody" || wanted.against === "invited" ? null : wanted.against;
    if (machine !== null) {
      readPlayerName(machine);
      if (!machines.includes(machine))
        throw new InputError("against", [
          { where: "", what: `"anybody", "invited", or a machine that sits down here is wanted: ${machines.join(", ")}` },
        ]);
    }
    const library = await this.parts.library(wanted.game);
    const own = deckOf(library, wanted.deck);
    const settings = wanted.settings ?? {};
    const cards = checked(library, [own, own], settings, (problem) => /^deck of P2/.test(problem));
    const opposite =
      machine === null ? null : deckOf(library, wanted.machineDeck ?? library.game.decks[randomInt(library.game.decks.length)]!.id);
    if (opposite !== null) checked(library, [own, opposite], settings);
    const seat = wanted.seat ?? (randomInt(2) as Seat);
    const pair = <T>(mine: T, theirs: T): readonly [T, T] => (seat === 0 ? [mine, theirs] : [theirs, mine]);
    const [table, key] = [newName(), newSecret()];
    const invitation = wanted.against === "invited" ? newSecret() : null;
    await matches.add({
      id: table,
      state: machine === null ? "open" : "playing",
      game: library.game.id,
      edition: library.game.edition,
      cards,
      settings,
      decks: pair(own, opposite),
      seed: newSeed(),
      names: pair<string | null>(wanted.name, machine),
      sitters: pair(PERSON, machine ?? PERSON),
      keys: pair<string | null>(hashOf(key), null),
      invitation: invitation === null ? null : hashOf(invitation),
      watched: wanted.watched,
      clock: wanted.clock,
    });
    return { table, seat, key, invitation };
  }

  /** @throws InputError if the deck is not right, Refused if the seat cannot be had */
  async join(table: string, wanted: JoinTable): Promise<Seated> {
    const row = isTableName(table) ? await this.parts.matches.find(table) : null;
    if (row === null) throw noTable();
    const has = seatedBy(row, wanted.key);
    if (has !== null) return has;
    if (row.state !== "open")
      throw new Refused(409, "table", row.state === "withdrawn" ? "the table was withdrawn" : "somebody sits there already");
    if (row.invitation !== null && !isSecret(wanted.invitation ?? "", row.invitation))
      throw new Refused(403, "invitation", "whoever sits down here has been invited, by a link; this is not what it held");
    const library = await this.parts.library(row.game);
    const own = deckOf(library, wanted.deck);
    const seat: Seat = row.keys[0] === null ? 0 : 1;
    const theirs = row.decks[seat === 0 ? 1 : 0];
    const decks = seat === 0 ? ([own, theirs] as const) : ([theirs, own] as const);
    const cards = checked(library, decks, row.settings);
    if (cards !== row.cards || library.game.edition !== row.edition)
      throw new Refused(
        409,
        "table",
        `it was opened by edition ${row.edition} with other cards than this server has; a new one is opened quickly`,
      );
    const key = wanted.key ?? newSecret();
    if (await this.parts.matches.join(table, seat, { name: wanted.name, key: hashOf(key), deck: own }))
      return { table, seat, key, invitation: null };
    const now = await this.parts.matches.find(table);
    return (now && seatedBy(now, wanted.key)) ?? tooLate();
  }

  /** Takes an open table away. @throws Refused */
  async withdraw(table: string, key: string): Promise<void> {
    const row = isTableName(table) ? await this.parts.matches.find(table) : null;
    if (row === null) throw noTable();
    if (seatOf(row, key) === null) throw new Refused(403, "key", "this key opens no seat of the table");
    if (!(await this.parts.matches.withdraw(table)))
      throw new Refused(409, "table", "the table is not open any more: the match can be conceded");
  }

  async facts(table: string): Promise<TableFacts> {
    const room = await this.parts.find(table);
    if (room === null) throw noTable();
    return room.facts();
  }

  /** @param key of a seat; a match that others may watch needs none. @throws Refused */
  async replay(table: string, key: string | null): Promise<object> {
    const room = await this.parts.find(table);
    if (room === null) throw noTable();
    if (!room.match.watched && (key === null || seatOf(room.match, key) === null))
      throw new Refused(403, "key", "this match is not for others to see; the key of a seat opens its replay");
    if (room.match.state !== "over") throw new Refused(409, "replay", "the match is not over: its replay holds both hands");
    return room.replay();
  }

  /** The open tables at which somebody waits, and the matches that may be watched and at which somebody sits; the latest first. */
  async lobby(): Promise<TableFacts[]> {
    const tables = (await this.parts.matches.lobby()).map((row) => this.factsOf(row));
    const open = tables.filter(({ state, names, present }) => state === "open" && present[names[0] === null ? 1 : 0]);
    const running = tables.filter(
      ({ state, sitters, present }) => state === "playing" && sitters.some((by, seat) => by === PERSON && present[seat]),
    );
    const latest = (some: readonly TableFacts[]) => some.toSorted((one, other) => other.opened - one.opened).slice(0, SHOWN);
    return [...latest(open), ...latest(running)];
  }

  private factsOf(row: MatchRow & { readonly answers: number }): TableFacts {
    const [first, second, watching] = this.parts.present(row.id);
    return {
      table: row.id,
      ...{ game: row.game, edition: row.edition, settings: row.settings, names: row.names, sitters: row.sitters, watched: row.watched },
      state: row.state === "withdrawn" ? "over" : row.state,
      private: row.invitation !== null,
      present: [first > 0 || row.sitters[0] !== PERSON, second > 0 || row.sitters[1] !== PERSON],
      watching,
      clock: row.clock,
      time: null,
      answers: row.answers,
      wish: null,
      again: row.again,
      next: row.next,
      result: row.result,
      dice: { hash: hashOfSeed(row.seed), seed: row.state === "over" ? row.seed : null },
      opened: Math.round(row.opened),
    };
  }

  /** The next match of two who want to play again: seats swapped, dice of its own. */
  async rematch(row: MatchRow): Promise<NewMatch> {
    const { game, catalog } = await this.parts.library(row.game);
    const swapped = <T>([one, other]: readonly [T, T]): readonly [T, T] => [other, one];
    const decks = swapped(row.decks);
    const cards = checked({ game, catalog }, decks, row.settings);
    return {
      ...row,
      ...{ id: newName(), state: "playing", edition: game.edition, cards, seed: newSeed(), decks, invitation: null },
      ...{ names: swapped(row.names), sitters: swapped(row.sitters), keys: swapped(row.keys) },
    };
  }
}

const tooLate = (): never => {
  throw new Refused(409, "table", "somebody sits there already");
};

const noTable = (): Refused => new Refused(404, "table", "there is no such table");

/** Which seat a key opens; null if none. */
export function seatOf(row: MatchRow, key: string): Seat | null {
  return isSecret(key, row.keys[0]) ? 0 : isSecret(key, row.keys[1]) ? 1 : null;
}

/** The seat that this key has opened already: whoever asks again had no reply. */
function seatedBy(row: MatchRow, key: string | undefined): Seated | null {
  const seat = key === undefined ? null : seatOf(row, key);
  return seat === null ? null : { table: row.id, seat, key: key!, invitation: null };
}

const deckOf = ({ game }: Library, given: unknown): unknown => {
  if (typeof given !== "string") return given;
  const known = game.decks.find(({ id }) => id === given);
  if (known === undefined)
    throw new InputError("deck", [
      { where: "", what: `there is no deck "${given}"; there are ${game.decks.map(({ id }) => id).join(", ")}` },
    ]);
  return known.deck;
};

/**
 * A match with these decks and settings can begin; gives back the fingerprint of its cards.
 * @throws InputError with everything that is wrong, without the problems that are left out
 */
function checked(
  { game, catalog }: Pick<Library, "game" | "catalog">,
  decks: readonly [unknown, unknown],
  settings: MatchRow["settings"],
  isTwice?: (where: string) => boolean,
): string {
  try {
    return newMatch(game, { decks, settings, catalog, seed: 1 }).cardsFingerprint;
  } catch (problem) {
    if (!(problem instanceof InputError)) throw problem;
    const problems = problem.problems.filter(({ where }) => isTwice?.(where) !== true);
    throw new InputError(
      "table",
      problems.map((each) => ({ ...each, where: each.where.replace(SEAT_PART, "deck, ").replace(/, $/, "") })),
    );
  }
}

/** Said to a socket, which is closed after it. */
export const closing = (why: Extract<ToSeat, { told: "closed" }>["why"], says: string): ToSeat => ({ told: "closed", why, says });
