/** The thread in which machines think, and in which is worked out what nobody else should have to wait for. */
import { parentPort } from "node:worker_threads";
import type { Game, Match, Seat } from "@duelex/kernel";
import { type Player, playerNamed } from "@duelex/players";
import { type Deed, fetchAhead, fromDecks, Host, type Library, type Line, type Request, Session, type Told } from "@duelex/session";
import type { Thought } from "./room-parts.ts";
import { machineSeed } from "./secrets.ts";

/** What the thread is asked. */
export interface Question {
  readonly id: number;
  readonly thought: Thought;
  /** Null: what the machine whose turn it is answers. */
  readonly request: Request | null;
}

/** Games that it is to have ready; there is no reply. */
export interface Fetch {
  readonly fetch: readonly string[];
}

/** What it replies. */
export type Answered =
  | { readonly id: number; readonly line: string }
  | { readonly id: number; readonly told: Told }
  | { readonly id: number; readonly problem: string };

/** A match that is remembered, so that it need not be played from its beginning again. */
interface Remembered {
  readonly session: Session;
  readonly host: Host;
  readonly lines: ReadonlyMap<Seat, Line>;
  readonly heard: Told[];
  kept: number;
}

/** So many matches are remembered. */
const KEPT = 64;

/** Answers what is asked of this thread, for as long as it lives. */
export function beginThinking(gameNamed: (id: string) => Game | Promise<Game>): void {
  const port = parentPort;
  if (port === null) throw new Error("this is a thread of a server, and is not started by itself");
  const thinker = new Thinker(gameNamed);
  let queue: Promise<void> = Promise.resolve();
  port.on("message", (question: Question | Fetch) => {
    queue = queue.then(async () => {
      if ("fetch" in question) return await thinker.fetch(question.fetch);
      let answered: Answered;
      try {
        answered = await thinker.answer(question);
      } catch (problem) {
        answered = { id: question.id, problem: problem instanceof Error ? problem.message : String(problem) };
      }
      port.postMessage(answered);
    });
  });
}

class Thinker {
  private readonly libraries = new Map<string, Library>();
  private readonly known = new Map<string, Remembered>();

  constructor(private readonly gameNamed: (id: string) => Game | Promise<Game>) {}

  async answer({ id, thought, request }: Question): Promise<Answered> {
    const match = await this.standing(thought);
    if (request !== null) {
      match.heard.length = 0;
      match.lines.get(request.seat)!.hear(request);
      await match.host.idle;
      const told = match.heard.find((each) => each.told !== "position");
      return told === undefined ? { id, problem: "nothing was said to it" } : { id, told };
    }
    const { owing } = match.host;
    if (owing === null) return { id, problem: "no machine is asked" };
    const { session } = match;
    const player: Player<Match> = playerNamed(owing.by, session.game, owing.seat, machineSeed(thought.seed, thought.kept.length));
    return { id, line: session.match.notate(player.choose(session.match)) };
  }

  /** What cannot be had is said when somebody asks for it. */
  async fetch(games: readonly string[]): Promise<void> {
    await fetchAhead();
    for (const id of games) await this.libraryOf(id).catch(() => undefined);
  }

  private async standing(thought: Thought): Promise<Remembered> {
    const { table, kept } = thought;
    let match = this.known.get(table);
    this.known.delete(table);
    if (match === undefined || match.kept > kept.length) match = await this.laid(thought);
    else for (; match.kept < kept.length; match.kept++) match.host.take(kept[match.kept]!, match.kept + 1);
    this.known.set(table, match);
    for (const old of this.known.keys()) {
      if (this.known.size <= KEPT) break;
      this.known.delete(old);
    }
    return match;
  }

  private async laid({ game, decks, seed, settings, sitters, kept }: Thought): Promise<Remembered> {
    const library = await this.libraryOf(game);
    const session = new Session(library, fromDecks(library, { decks, seed, settings }), sitters);
    const host = new Host({
      load: () => Promise.reject(new Error("a thread loads its games itself")),
      machine: (name, rules, seat, number) => playerNamed(name, rules, seat, number),
      machines: [],
      later: () => undefined,
      free: false,
      keep: () => Promise.resolve(false),
    });
    host.put(session, kept as readonly Deed[]);
    const heard: Told[] = [];
    const seats: readonly Seat[] = [0, 1];
    const lines = new Map(seats.map((seat) => [seat, host.ask([seat], (told) => void heard.push(told))]));
    return { session, host, lines, heard, kept: kept.length };
  }

  private async libraryOf(id: string): Promise<Library> {
    const known = this.libraries.get(id);
    if (known !== undefined) return known;
    const game = await this.gameNamed(id);
    const library: Library = { game, catalog: game.catalog(), ownCards: [] };
    this.libraries.set(id, library);
    return library;
  }
}
