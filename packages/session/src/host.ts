/** Owns a match and tells each seat what it may know of it. Whoever carries its messages (a worker, a socket) is no concern of it. */
import type { Game, Match, Seat } from "@duelex/kernel";
import type { Player } from "@duelex/players";
import type { Told } from "./told.ts";

/** What a host is made of. */
export interface HostParts {
  /** A game by its id. @throws InputError (as a rejection) if there is none */
  readonly load: (game: string) => Promise<Game>;
  /** A machine for a seat. @throws InputError if there is none of that name */
  readonly machine: (name: string, game: Game, seat: Seat, seed: number) => Player<Match>;
  /** The names of the machines there are. */
  readonly machines: readonly string[];
  /** Does something as soon as waiting messages have been heard: a timer. */
  readonly later: (work: () => void) => void;
  /** May people take answers back, jump and branch? Usual; a server where two strangers play says no. */
  readonly free?: boolean;
}

/** One who is connected: speaks for one seat, or for both where two people share a screen. */
export interface Line {
  /** Takes a request; whatever comes of it is told through `tell`. Nothing that is sent makes it throw. */
  hear(request: unknown): void;
  leave(): void;
}

export declare class Host {
  constructor(parts: HostParts);
  /** @param seats for which seats this line may speak and hear */
  join(seats: readonly Seat[], tell: (told: Told) => void): Line;
}
