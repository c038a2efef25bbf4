/** Servers, their database and the lines to them are killed while people play; every match is held against what was acknowledged. */
import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { diceOf, type Game, readReplay, verify } from "@duelex/kernel";
import { allGames } from "../../apps/cli/src/games.ts";
import { said } from "../../apps/server/test/client.ts";
import { decks, type Person, plain, twoAt } from "../../apps/server/test/match.ts";
import type { Ground, Running } from "../../apps/server/test/processes.ts";

/** Of so many kills one is the database's. */
const DATABASE = 10;
/** Milliseconds between two kills, at least and besides. */
const [LEAST, BESIDES] = [100, 500];

export class Chaos {
  readonly failures: string[] = [];
  private readonly servers: (Running | null)[] = [];
  private readonly dice: (n: number) => number;
  private isOver = false;
  private readonly figures = {
    "servers killed": 0,
    "databases killed": 0,
    "matches played to their end": 0,
    "answers acknowledged": 0,
    "answers that came too late": 0,
    "lines that broke": 0,
  };

  constructor(
    private readonly ground: Ground,
    private readonly seed: number,
  ) {
    this.dice = diceOf(seed);
  }

  async run(kills: number, pairs: number): Promise<typeof this.figures> {
    this.servers.push(await this.ground.start());
    const { database } = this.ground;
    this.servers.push(await this.ground.start("--database", database), await this.ground.start("--database", database));
    const playing = Promise.all(Array.from({ length: pairs }, (_, at) => this.matches(at)));
    const restarting = new Set<Promise<void>>();
    for (let nth = 1; nth <= kills; nth++) {
      await setTimeout(LEAST + this.dice(BESIDES));
      if (nth % DATABASE === 0) await this.killDatabase();
      else {
        while (this.servers[1] === null && this.servers[2] === null) await setTimeout(LEAST);
        const work: Promise<void> = this.killServer(database).finally(() => restarting.delete(work));
        restarting.add(work);
      }
    }
    await Promise.all(restarting);
    this.isOver = true;
    await playing;
    return this.figures;
  }

  /** One of the two that did not start the database, if one stands. */
  private async killServer(database: string): Promise<void> {
    const standing = [1, 2].filter((at) => this.servers[at] !== null);
    const at = standing[this.dice(standing.length)]!;
    const server = this.servers[at]!;
    this.servers[at] = null;
    await server.kill();
    this.figures["servers killed"]++;
    for (let tries = 0; ; tries++) {
      try {
        this.servers[at] = await this.ground.start("--database", database);
        return;
      } catch (problem) {
        if (tries > 100) throw problem; // the database may be away just now
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

  private readonly bases = (): readonly string[] => this.servers.flatMap((server) => (server === null ? [] : [server.base]));

  /** One match after the other, until enough was killed. */
  private async matches(at: number): Promise<void> {
    const games = Object.keys(decks);
    for (let nth = 0; !this.isOver; nth++) {
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
    const pair = await this.persist(() => twoAt(this.bases, game, seed, {}, 20));
    const cutting = setInterval(() => pair[this.dice(2)]!.line?.cut(), 3000);
    await Promise.all(pair.map((person) => person.play())).finally(() => clearInterval(cutting));
    await this.check(game, pair);
    this.figures["matches played to their end"]++;
    for (const { acknowledged, late, cuts, line } of pair) {
      this.figures["answers acknowledged"] += acknowledged.size;
      this.figures["answers that came too late"] += late;
      this.figures["lines that broke"] += cuts;
      line.close();
    }
  }

  private async check(game: string, people: readonly Person[]): Promise<void> {
    const { table } = people[0]!.seated;
    const { body } = await this.persist(async () => {
      const reply = await said(this.bases()[0]!, "GET", `api/tables/${table}/replay`);
      if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
      return reply;
    });
    const replay = readReplay(body);
    const found = verify((await allGames.load(game)) as Game, replay);
    if (!found.verified) throw new Error(`its replay parts ${found.parts?.what}`);
    const hash = createHash("sha256").update(String(replay.seed)).digest("hex");
    if (people.some(({ line }) => line.facts!.dice.hash !== hash)) throw new Error("another seed than the one whose hash was told");
    for (const { acknowledged } of people)
      for (const [number, phrase] of acknowledged)
        if (plain(replay.answers[number - 1] ?? "") !== plain(phrase))
          throw new Error(`answer ${number} was acknowledged as "${phrase}", and is "${replay.answers[number - 1]}"`);
  }

  /** What may fail while something is being started again. */
  private async persist<T>(work: () => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries++) {
      try {
        return await work();
      } catch (problem) {
        if (tries > 300) throw problem;
        await setTimeout(100);
      }
    }
  }
}
