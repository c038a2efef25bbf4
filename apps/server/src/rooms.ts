/** The tables that this process has in its memory: the busiest stay, the others are played again from their log when somebody comes. */
import { Room } from "./room.ts";
import type { RoomParts } from "./room-parts.ts";
import type { LogNews } from "./store/journal.ts";
import { isTableName } from "./words.ts";

/** Whoever has just asked for a table comes to it within so long, in milliseconds. */
const COMING = 2000;
/** Where somebody is connected a match is let go after so long without a word, in milliseconds. */
const IDLE = 30_000;

export class Rooms {
  /** The one that was used longest ago first. */
  private readonly rooms = new Map<string, Promise<Room | null>>();
  private readonly loaded = new Map<string, Room>();

  constructor(
    private readonly parts: RoomParts,
    /** So many matches stay. */
    private readonly most: number,
  ) {}

  /** How many tables are in memory. */
  get size(): number {
    return this.loaded.size;
  }

  get all(): Iterable<Room> {
    return this.loaded.values();
  }

  /** A table by its id; null if there is none. */
  async get(id: string): Promise<Room | null> {
    if (!isTableName(id)) return null;
    const room = this.rooms.get(id) ?? this.load(id);
    this.rooms.delete(id);
    this.rooms.set(id, room);
    const found = await room;
    if (found?.isGone === true) {
      this.letGo(id);
      return null;
    }
    await found?.wake();
    return found;
  }

  /** A table that is in memory already. */
  here(id: string): Room | null {
    return this.loaded.get(id) ?? null;
  }

  private load(id: string): Promise<Room | null> {
    const loading = this.read(id).catch((problem) => {
      this.rooms.delete(id); // whoever comes next tries again
      this.loaded.get(id)?.close();
      this.loaded.delete(id);
      throw problem;
    });
    return loading;
  }

  private async read(id: string): Promise<Room | null> {
    const room = await Room.of(id, this.parts);
    if (room === null) this.rooms.delete(id);
    else {
      this.loaded.set(id, room);
      await room.changed(); // what was told while it was read
      this.forget();
    }
    return room;
  }

  /** Lets go of the matches that were used longest ago: of tables at which nobody is altogether, of others what can be read again. */
  forget(): void {
    let awake = 0;
    for (const room of this.loaded.values()) if (room.isAwake) awake++;
    for (const id of this.rooms.keys()) {
      if (awake <= this.most && this.loaded.size <= this.most) return;
      const room = this.loaded.get(id);
      if (room === undefined) continue;
      const wasAwake = room.isAwake;
      const goes = room.isQuiet && room.idle > COMING;
      if (goes) {
        room.close();
        this.letGo(id);
      } else if (room.idle > IDLE) room.sleep();
      if (wasAwake && (goes || !room.isAwake)) awake--;
    }
  }

  logNews({ match, entry }: LogNews): void {
    this.loaded.get(match)?.done(entry);
  }

  async matchNews(id: string): Promise<void> {
    const room = this.loaded.get(id);
    await room?.changed();
    if (room?.isGone === true) this.letGo(id);
  }

  private letGo(id: string): void {
    this.rooms.delete(id);
    this.loaded.delete(id);
  }

  /** News may have been missed: whoever is in memory is brought up to date. */
  async catchUp(trouble: (problem: unknown) => void): Promise<void> {
    for (const id of [...this.loaded.keys()]) await this.matchNews(id).catch(trouble);
  }

  close(): void {
    for (const room of this.loaded.values()) room.close();
  }
}
