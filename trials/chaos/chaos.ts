/** Servers, their database and the lines to them are killed while people play; every match is held against what was acknowledged. */
import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { diceOf, type Game, type Replay, readReplay, type Seat, verify } from "@duelex/kernel";
import type { ToSeat } from "@duelex/session";
import { allGames } from "../../apps/cli/src/games.ts";
import { type Line, said } from "../../apps/server/test/client.ts";
import { decks, type Person, plain, twoAt } from "../../apps/server/test/match.ts";
import { differenceOf, type Heard, otherwise } from "../../apps/server/test/otherwise.ts";
import type { Ground, Running } from "../../apps/server/test/processes.ts";

/** Of the server, on one database. */
const PROCESSES = 3;
/** Of so many kills one is the database's. */
const DATABASE = 10;
/** Milliseconds until something is looked for again. */
const LOOK = 100;
/** Of so many positions that a seat was told one is held against what it would have been told with other hidden cards. */
const HELD_AGAINST = 80;

export interface Plan {
  /** Matches at once. */
  readonly pairs: number;
  /** Milliseconds between two kills, on average. */
  readonly pause: number;
  /** Milliseconds before each answer, at most. */
  readonly pace: number;
  /** Nothing more is killed, and no other match begun. */
  readonly stop: AbortSignal;
}

/** Somebody at a table, and what was put by of what they were told. */
interface Watched {
  readonly person: Person;
  readonly seat: Seat;
  readonly heard: Heard[];
}

export class Chaos {
  readonly failures: string[] = [];
  /** Fingerprint of the replay of each match that is over, by its table. */
  private readonly over = new Map<string, string>();
  private readonly servers: (Running | null)[] = [];
  private readonly dice: (n: number) => number;
  private isOver = false;
  private stood: readonly string[] = [];
  private readonly figures = {
    "servers killed": 0,
    "databases killed": 0,
    "matches played to their end": 0,
    "answers acknowledged": 0,
    "answers that came too late": 0,
    "lines that broke": 0,
    "positions held against other hidden cards": 0,
    "matches read again when all was over": 0,
  };

  constructor(
    private readonly ground: Ground,
    private readonly seed: number,
    private readonly plan: Plan,
  ) {
    this.dice = diceOf(seed);
  }

  /** @param goesOn asked before each kill, with how many there were, and for how many milliseconds it has gone on */
  async run(goesOn: (kills: number, milliseconds: number) => boolean): Promise<typeof this.figures> {
    const { pairs, pause, stop } = this.plan;
    await Promise.all(allGames.ids.map((id) => allGames.load(id))); // what reads sources hears Ctrl-C as well, and reads none after it
    this.servers.push(await this.ground.start());
    const { database } = this.ground;
    while (this.servers.length < PROCESSES && !stop.aborted) this.servers.push(await this.ground.start("--database", database));
    const playing = Promise.all(Array.from({ length: pairs }, (_, at) => this.matches(at)));
    const restarting = new Set<Promise<void>>();
    const began = performance.now();
    for (let nth = 1; goesOn(nth - 1, performance.now() - began); nth++) {
      await setTimeout(pause / 3 + this.dice(Math.ceil((pause * 4) / 3)), undefined, { signal: stop }).catch(() => undefined);
      if (stop.aborted) break;
      if (nth % DATABASE === 0) await this.killDatabase();
      else {
        while (this.servers.every((server) => server === null)) await setTimeout(LOOK);
        const work: Promise<void> = this.killServer()
          .catch((problem) => void this.failures.push(`a server could not be started again: ${problem}`))
          .finally(() => restarting.delete(work));
        restarting.add(work);
      }
    }
    await Promise.all(restarting);
    this.isOver = true;
    await playing;
    await this.readAgain();
    return this.figures;
  }

  /** One of those that stand; the first looks after the database, which goes on without it. */
  private async killServer(): Promise<void> {
    const standing = this.servers.flatMap((server, at) => (server === null ? [] : [at]));
    const at = standing[this.dice(standing.length)]!;
    const server = this.servers[at]!;
    this.servers[at] = null;
    await server.kill();
    this.figures["servers killed"]++;
    for (let tries = 0; ; tries++) {
      try {
        this.servers[at] = await this.ground.start(...(at === 0 ? [] : ["--database", this.ground.database]));
        return;
      } catch (problem) {
        if (tries > 600) throw problem; // the database may be away just now, and on a busy machine for long
        await setTimeout(200);
      }
    }
  }

  private async killDatabase(): Promise<void> {
    const { running } = this.ground;
    if (running === null) return;
    process.kill(running.pid, "SIGKILL");
    this.figures["databases killed"]++;
  }

  /** Where servers stand; while none does, where some stood: whoever looks there in vain tries again. */
  private readonly bases = (): readonly string[] => {
    const standing = this.servers.flatMap((server) => (server === null ? [] : [server.base]));
    if (standing.length > 0) this.stood = standing;
    return this.stood;
  };

  /** One match after the other, until enough was killed. */
  private async matches(at: number): Promise<void> {
    const games = Object.keys(decks);
    for (let nth = 0; !this.isOver && !this.plan.stop.aborted; nth++) {
      const game = games[(at + nth) % games.length]!;
      try {
        await this.match(game, this.seed * 1000 + at * 100 + nth);
      } catch (problem) {
        const logs = this.servers.flatMap((server) => server?.log().trim().split("\n").slice(-3) ?? []);
        this.failures.push(
          [`${game}, match ${at}.${nth}: ${problem instanceof Error ? problem.message : String(problem)}`, ...logs].join("\n  "),
        );
        await setTimeout(500);
      }
    }
  }

  private async match(game: string, seed: number): Promise<void> {
    const pair = await this.persist(() => twoAt(this.bases, game, seed, {}, this.plan.pace));
    const watched = pair.map((person, at) => this.watch(person, at as Seat));
    const cutting = setInterval(() => pair[this.dice(2)]!.line?.cut(), 3000);
    await Promise.all(pair.map((person) => person.play())).finally(() => clearInterval(cutting));
    await this.check(game, watched);
    this.figures["matches played to their end"]++;
    for (const { acknowledged, late, cuts, line } of pair) {
      this.figures["answers acknowledged"] += acknowledged.size;
      this.figures["answers that came too late"] += late;
      this.figures["lines that broke"] += cuts;
      line.close();
    }
  }

  /** Puts some of the positions by that somebody is told, each with the story as this line has it. */
  private watch(person: Person, seat: Seat): Watched {
    const heard: Heard[] = [];
    const stories = new WeakMap<Line, string[]>();
    person.onTold = (told: ToSeat, line: Line) => {
      if (told.told !== "position") return;
      const story = stories.get(line) ?? [];
      stories.set(line, story);
      story.splice(told.story.from, story.length, ...told.story.lines.map(({ text }) => text));
      if (!told.standing.over && this.dice(HELD_AGAINST) === 0) heard.push({ position: told, story: [...story] });
    };
    return { person, seat, heard };
  }

  private async check(name: string, watched: readonly Watched[]): Promise<void> {
    const { table } = watched[0]!.person.seated;
    const people = watched.map(({ person }) => person);
    const replay = await this.replayOf(table);
    const game = (await allGames.load(name)) as Game;
    const found = verify(game, replay);
    if (!found.verified) throw new Error(`its replay parts ${found.parts?.what}`);
    const hash = createHash("sha256").update(String(replay.seed)).digest("hex");
    if (people.some(({ line }) => line.facts!.dice.hash !== hash)) throw new Error("another seed than the one whose hash was told");
    for (const { acknowledged } of people)
      for (const [number, phrase] of acknowledged)
        if (plain(replay.answers[number - 1] ?? "") !== plain(phrase))
          throw new Error(`answer ${number} was acknowledged as "${phrase}", and is "${replay.answers[number - 1]}"`);
    for (const [nth, answer] of replay.answers.entries())
      if (!people.some(({ sent }) => sent.get(nth + 1)?.some((phrase) => plain(phrase) === plain(answer))))
        throw new Error(`answer ${nth + 1} is "${answer}": nobody gave it to this question`);
    const [one, other] = people.map(({ acknowledged }) => acknowledged) as [Map<number, string>, Map<number, string>];
    for (const number of one.keys()) if (other.has(number)) throw new Error(`question ${number} was answered by both`);
    for (const { seat, heard } of watched)
      for (const each of heard) {
        const difference = differenceOf(each, await otherwise(game, replay, each.position.number - 1, seat, seat));
        if (difference !== null) throw new Error(`P${seat + 1} was told what it may not know at ${each.position.number}: ${difference}`);
        this.figures["positions held against other hidden cards"]++;
      }
    this.over.set(table, printOf(replay));
  }

  private async replayOf(table: string): Promise<Replay> {
    return await this.persist(async () => {
      const { status, body } = await said(this.bases()[0]!, "GET", `api/tables/${table}/replay`);
      if (status !== 200) throw new Error(JSON.stringify(body));
      return readReplay(body);
    });
  }

  /** No match that was over has been lost or changed since. */
  private async readAgain(): Promise<void> {
    for (const [table, print] of this.over) {
      if (printOf(await this.replayOf(table)) !== print) this.failures.push(`${table}: its replay is another one than when it was over`);
      this.figures["matches read again when all was over"]++;
    }
  }

  /** What may fail while something is being started again. */
  private async persist<T>(work: () => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries++) {
      try {
        return await work();
      } catch (problem) {
        if (tries > 300) throw problem;
        await setTimeout(LOOK);
      }
    }
  }
}

const printOf = (replay: Replay): string => createHash("sha256").update(JSON.stringify(replay)).digest("hex");
