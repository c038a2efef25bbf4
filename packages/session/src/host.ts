/** Owns a match and tells each seat what it may know of it. Whoever carries its messages (a worker, a socket) is no concern of it. */
import { type Game, InputError, isRecord, type Problem, type Seat } from "@duelex/kernel";
import type { Deed } from "./deeds.ts";
import type { MatchFile, SavedFile } from "./files.ts";
import { DEEPEST, isTooDeep, readRequest } from "./requests.ts";
import { fromDecks, isWhole, type Library, Session } from "./session.ts";
import { type HostParts, Late, type Listener, refuse, Table } from "./table.ts";
import { type GameFacts, type Opening, PERSON, type Reply, type Request, type Sitter, type Told } from "./told.ts";

/** One who is connected: speaks for one seat, or for both where two people share a screen. */
export interface Line {
  /** Takes a request; whatever comes of it is told through `tell`. Nothing that is sent makes it throw. */
  hear(request: unknown): void;
  /** It is not told any more how the match stands; what it has asked before is still replied to. */
  leave(): void;
}

/** The number of what answers no request. */
const NO_REQUEST = -1;

/** So many replies of a line are kept, for requests that come twice. */
const KEPT = 64;

/** What only a line of both seats may ask for where `free` is false, and what the others are told. */
const REFEREES: ReadonlyMap<Request["ask"], string> = new Map([
  ["open", "the referee opens the matches"],
  ["sit", "the referee seats the players"],
  ["hold", "no machine is held up"],
  ["hint", "no machine helps"],
  ["analyse", "nothing is analysed"],
  ["save", "a match is saved when it is over: the file holds the seed and both decks"],
]);

/** Everything is told to it from the start: also faces, for a card of one's own may be another under the same number. */
function knowsNothing(listener: Listener): void {
  listener.faces = new Set();
  listener.story.fill(0);
}

const isReferee = ({ seats }: Listener): boolean => seats.length === 2;

/** Owns a match, hears requests, and tells each line what its seats may know. Messages are plain data; who carries them is no concern of it. */
export class Host {
  private readonly listeners = new Set<Listener>();
  private table: Table | null = null;
  /** Requests are carried out one after the other, in the order in which they came. */
  private queue: Promise<void> = Promise.resolve();

  constructor(private readonly parts: HostParts) {}

  /**
   * A line for whoever has connected; it is told at once how the match stands.
   * @param seats for which seats this line may speak and hear
   * @param lines so many lines of the story are known to who connects
   */
  join(seats: readonly Seat[], tell: (told: Told) => void, lines = 0): Line {
    return this.joined({ seats, tell, heard: new Map(), faces: new Set(), story: [lines, lines] });
  }

  private joined(listener: Listener): Line {
    this.listeners.add(listener);
    this.queue = this.queue.then(() => {
      try {
        if (this.listeners.has(listener)) this.table?.greet(listener);
      } catch (problem) {
        listener.tell(refusal(NO_REQUEST, problem)); // what the rules have broken here is broken for nobody else
      }
    });
    return this.lineOf(listener);
  }

  private lineOf(listener: Listener): Line {
    return {
      hear: (request) => {
        this.queue = this.queue.then(() => this.hear(listener, request));
      },
      leave: () => {
        this.listeners.delete(listener);
      },
    };
  }

  /** When everything that has been asked so far is done. Machines may still be thinking. */
  get idle(): Promise<void> {
    return this.queue;
  }

  // ---- for a server, which keeps what is done and lays the matches ----

  /**
   * Lays a match on the table that was begun elsewhere, does again what was kept of it, and tells everybody who listens.
   * @throws InputError if it cannot be done again: the rules or the cards are not those under which it was kept
   */
  put(session: Session, kept: Iterable<Deed>): void {
    const table = new Table(session, this.parts, this.listeners, 1);
    table.lay(kept);
    this.table?.close();
    this.table = table;
    table.tellAll();
  }

  /** Clears the table; who listens stays, and is told where the match stands when it is put there again. */
  clear(): void {
    this.table?.close();
    this.table = null;
  }

  /** A line for who watches: told as of P1, without what either seat hides from the other; after the end, with everything. */
  watch(tell: (told: Told) => void, lines = 0): Line {
    return this.joined({ seats: [], tell, heard: new Map(), faces: new Set(), story: [lines, lines], watches: true });
  }

  /** A line that asks, and is told nothing but what it has asked for. */
  ask(seats: readonly Seat[], tell: (told: Told) => void): Line {
    return this.lineOf({ seats, tell, heard: new Map(), faces: new Set(), story: [0, 0] });
  }

  /** Does what was kept under this number, and tells everybody. @throws InputError as `put` */
  take(deed: Deed, number: number): void {
    this.standing.take(deed, number);
  }

  /** The machine that owes an answer; null where none does. */
  get owing(): Table["owing"] {
    return this.table?.owing ?? null;
  }

  private async hear(listener: Listener, message: unknown): Promise<void> {
    const request = readRequest(message, listener.seats);
    const to = isRecord(message) && Number.isSafeInteger(message["id"]) ? (message["id"] as number) : NO_REQUEST;
    const heard = listener.heard.get(to);
    if (heard !== undefined) return listener.tell(heard);
    let told: Told;
    try {
      if ("problems" in request) throw new InputError("request", request.problems);
      told = { told: "reply", to, reply: await this.carryOut(listener, request) };
    } catch (problem) {
      told = refusal(to, problem);
    }
    if (to >= 0) listener.heard.set(to, told);
    for (const old of listener.heard.keys()) {
      if (listener.heard.size <= KEPT) break;
      listener.heard.delete(old);
    }
    listener.tell(told);
  }

  private carryOut(listener: Listener, request: Request): Reply | Promise<Reply> {
    if (this.parts.free === false && !isReferee(listener)) this.checkStranger(request);
    switch (request.ask) {
      case "open":
        return this.open(request.open, request.sitters);
      case "game":
        return this.gameFacts(request.game, request.ownCards ?? []);
      case "positions":
        return this.positionFacts(request.game, request.ownCards ?? []);
      case "check deck":
        return this.checkDeck(request.game, request.deck, request.ownCards ?? []);
      case "read deck":
        return this.readDeck(request.game, request.text, request.ownCards ?? []);
      case "check position":
        return this.checkPosition(request.scenario, request.ownCards ?? []);
      case "again":
        knowsNothing(listener);
        this.standing.tellTo(listener);
        return { ask: "again" };
      default:
        return this.standing.carryOut(request);
    }
  }

  /** Among strangers a seat plays; whose match it is, who sits where, and the file with both decks and the seed are the referee's. */
  private checkStranger({ ask }: Request): void {
    if (ask === "save" && this.standing.isOver) return;
    const what = REFEREES.get(ask);
    if (what !== undefined) refuse(ask, `at this table ${what}`);
  }

  private get standing(): Table {
    return this.table ?? refuse("request", "no match has been opened");
  }

  private async open(opening: Opening, sitters: readonly [Sitter, Sitter]): Promise<Reply> {
    this.checkSitters(sitters);
    const session = await this.sessionFor(opening, sitters);
    const table = new Table(session, this.parts, this.listeners, this.table?.reached ?? 0);
    this.table?.close();
    for (const listener of this.listeners) knowsNothing(listener);
    this.table = table;
    table.changed();
    return { ask: "open" };
  }

  private checkSitters(sitters: readonly [Sitter, Sitter]): void {
    const known = [PERSON, ...this.parts.machines];
    for (const sitter of sitters)
      if (!known.includes(sitter) && !known.includes(sitter.split(":")[0]!))
        refuse("sitters", `there is no player "${sitter}"; there are ${known.join(", ")}`);
  }

  private async sessionFor(opening: Opening, sitters: readonly [Sitter, Sitter]): Promise<Session> {
    if (opening.kind === "file") {
      const { gameOf, readSaved, sessionOf } = await files();
      const saved = readSaved(opening.file);
      const { ownCards: own = [] }: Pick<MatchFile, "ownCards"> = saved.kind === "scenario" ? {} : saved.file; // a scenario holds its own among its cards
      const library = await (isPlacedBy(saved) ? this.whole(gameOf(saved), own) : this.library(gameOf(saved), own));
      return sessionOf(library, saved, sitters);
    }
    if (opening.kind === "position") return this.placed(opening.scenario, opening.ownCards ?? [], sitters);
    const library = await this.library(opening.game, opening.ownCards ?? []);
    const deckOf = (given: unknown) => library.game.decks.find(({ id }) => id === given)?.deck ?? given;
    const { decks, seed, settings = {} } = opening;
    const setup = { decks: [deckOf(decks[0]), deckOf(decks[1])] as const, seed, settings };
    return new Session(library, fromDecks(library, setup), sitters);
  }

  /** A match that begins with a position, and lends it cards of one's own. */
  private async placed(given: unknown, own: readonly unknown[], sitters?: readonly [Sitter, Sitter]): Promise<Session> {
    const { sessionOf, withCardFiles } = await files();
    const { readScenarioForm } = await import("./scenario-form.ts");
    const scenario = readScenarioForm(given);
    return sessionOf(await this.whole(scenario.game, own), { kind: "scenario", file: withCardFiles(scenario, own) }, sitters);
  }

  /** For a match between decks. */
  private async library(id: string, ownCards: readonly unknown[]): Promise<Library> {
    if (ownCards.length > 0) return this.whole(id, ownCards);
    const game = await this.parts.load(id);
    return { game, catalog: game.catalog(), ownCards };
  }

  /** For a match that begins with a position, or has cards of one's own. */
  private async whole(id: string, ownCards: readonly unknown[]): Promise<Library<Game>> {
    const game = await (this.parts.whole ?? this.parts.load)(id);
    if (!isWhole(game)) return refuse("game", `positions and card files are not read here: "${id}" has its rules alone`);
    const { openScenario } = await import("@duelex/kernel/scenario");
    return { game, catalog: game.catalog(...ownCards), ownCards, openPosition: (scenario) => openScenario(game, scenario) };
  }

  private async gameFacts(id: string, ownCards: readonly unknown[]): Promise<Reply> {
    const { game, catalog } = await this.library(id, ownCards);
    const { name, edition, mat, settings, decks, rulebook } = game;
    const facts: GameFacts = {
      ...{ id, name, edition, mat, settings, decks, rulebook },
      cards: catalog.entries,
      machines: this.parts.machines,
    };
    return { ask: "game", facts };
  }

  private async positionFacts(id: string, ownCards: readonly unknown[]): Promise<Reply> {
    const { game, catalog } = await this.whole(id, ownCards);
    const { places, words } = game.stage;
    const clauses = game.sayable?.(catalog) ?? [];
    return { ask: "positions", facts: { places, ...(words === undefined ? {} : { words }), clauses } };
  }

  private async checkDeck(id: string, deck: unknown, ownCards: readonly unknown[]): Promise<Reply> {
    const { game, catalog } = await this.library(id, ownCards);
    const { deckProblems } = await lists();
    return { ask: "check deck", problems: deckProblems(game, deck, catalog) };
  }

  private async readDeck(id: string, text: string, ownCards: readonly unknown[]): Promise<Reply> {
    const { game, catalog } = await this.library(id, ownCards);
    const { isDeckRecord, readDeckRecord, readDeckText } = await lists();
    if (!isDeckRecord(text)) return { ask: "read deck", read: readDeckText(game, text, catalog.entries) };
    const { deck, problems } = readDeckRecord(game, recordIn(text), catalog.entries);
    return { ask: "read deck", read: { deck: deck as Record<string, unknown>, problems, unsure: [] } };
  }

  private async checkPosition(scenario: unknown, ownCards: readonly unknown[]): Promise<Reply> {
    try {
      await this.placed(scenario, ownCards);
      return { ask: "check position", problems: [] };
    } catch (problem) {
      if (!(problem instanceof InputError)) throw problem;
      return { ask: "check position", problems: problem.problems };
    }
  }
}

/** What reads and writes files: fetched when somebody brings one. */
const files = () => import("./files.ts");

/** What reads decks as people write them: fetched when somebody brings one. */
const lists = () => import("@duelex/kernel/deck-list");

/** A deck's record, the list of its cards, or several decks. @throws InputError */
function recordIn(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (problem) {
    return refuse("deck", `it is no JSON: ${(problem as SyntaxError).message}`);
  }
  if (isTooDeep({ deck: value })) return refuse("deck", `it is nested deeper than ${DEEPEST} levels`);
  return value;
}

/** Does this file begin with a position? */
const isPlacedBy = ({ kind, file }: SavedFile): boolean => kind === "scenario" || (kind === "study" && file.begins.kind === "position");

function refusal(to: number, problem: unknown): Told {
  if (problem instanceof Late) return { told: "refused", to, why: "late", subject: "question", problems: [] };
  const wrong = (subject: string, problems: readonly Problem[]): Told => ({ told: "refused", to, why: "wrong", subject, problems });
  if (problem instanceof InputError) return wrong(problem.subject, problem.problems);
  return wrong("house", [{ where: "", what: problem instanceof Error ? problem.message : String(problem) }]);
}
