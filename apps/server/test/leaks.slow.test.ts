/** Over the wire: no byte that a seat or a watcher was sent depends on what it cannot see; seeds, keys and hands stay where they are. */
import { type Game, type Match, readReplay, type Seat } from "@duelex/kernel";
import type { Position } from "@duelex/session";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Line, said } from "./client.ts";
import { type Person, twoAt } from "./match.ts";
import { differenceOf, otherwise } from "./otherwise.ts";
import { Ground, type Running } from "./processes.ts";

const ground = new Ground();
let server: Running;
beforeAll(async () => {
  server = await ground.start("--log-level", "trace");
}, 240_000);
afterAll(() => ground.clear(), 60_000);

const games: Readonly<Record<string, () => Promise<Game>>> = {
  bos: async () => (await import("@duelex/bos")).bos as unknown as Game<Match>,
  gundam: async () => (await import("@duelex/gundam")).gundam as unknown as Game<Match>,
  "gate-ruler": async () => (await import("@duelex/gate-ruler")).gateRuler as unknown as Game<Match>,
  "colossus-order": async () => (await import("@duelex/colossus-order")).colossusOrder as unknown as Game<Match>,
};

describe.each(Object.keys(games))("%s over the wire", (id) => {
  test("positions, questions and the story of both seats and of a watcher are what they would be with other hidden cards", async () => {
    const game = await games[id]!();
    const [one, other] = await twoAt(() => [server.base], id, 17, { against: "invited" });
    const watcher = await new Line(server.base, { hello: "watch", table: one.seated.table }).open();
    const lines = (person: Person) => person.line;
    await Promise.all([one.play(), other.play()]);
    await watcher.until(() => watcher.position?.standing.over);
    const told = [lines(one).told, lines(other).told, watcher.told];
    const replay = readReplay((await said(server.base, "GET", `api/tables/${one.seated.table}/replay`)).body);
    let compared = 0;
    for (const [who, messages] of told.entries()) {
      const to = who === 2 ? null : (who as Seat);
      const story: string[] = [];
      const positions = messages.filter((each): each is Position => each.told === "position" && !each.standing.over);
      const every = Math.max(9, Math.ceil(positions.length / 4)); // each is played from the beginning again
      for (const [nth, position] of positions.entries()) {
        story.splice(position.story.from, story.length, ...position.story.lines.map(({ text }) => text));
        if (nth % every !== who) continue;
        for (const blind of to === null ? ([0, 1] as const) : [to]) {
          const there = await otherwise(game, replay, position.number - 1, to, blind);
          expect(differenceOf({ position, story }, there)).toBeNull();
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(6);
    const before = told.flatMap((messages) =>
      messages.slice(
        0,
        messages.findIndex((each) => each.told === "position" && each.standing.over),
      ),
    );
    expect(JSON.stringify(before)).not.toContain(String(replay.seed));
    const secrets = [one.seated.key, other.seated.key, one.seated.invitation!];
    const figures = await (await fetch(new URL("metrics", server.base))).text();
    for (const secret of secrets) {
      expect(secret).toMatch(/^[\w-]{32}$/);
      expect(JSON.stringify(told)).not.toContain(secret);
      expect(server.log() + server.said() + figures).not.toContain(secret);
    }
    expect(server.log() + server.said() + figures).not.toContain(String(replay.seed));
  }, 120_000);
});

test("neither seats nor invitations nor the database's password stand in a log, also where something goes wrong with them", async () => {
  const [one, other] = await twoAt(() => [server.base], "bos", 18, { against: "invited" });
  const secrets = [one.seated.key, other.seated.key, one.seated.invitation!];
  const [key, , invitation] = secrets;
  const { table } = one.seated;
  const before = server.log().length;
  await said(server.base, "GET", `api/tables/${key}`);
  await said(server.base, "GET", `api/tables/${table}/replay`, undefined, { authorization: `Bearer ${key}` });
  await said(server.base, "DELETE", `api/tables/${table}`, undefined, { authorization: `Bearer ${key}` });
  await said(server.base, "POST", `api/tables/${table}/join`, { name: "C", deck: "bos-red-test", invitation });
  await said(server.base, "POST", "api/tables", { key, invitation });
  for (const hello of [
    { hello: "seat", table: key!, key: invitation! },
    { hello: "seat", table, key: invitation! },
    { hello: key, key },
  ] as const) {
    const line = await new Line(server.base, hello as never).open();
    await line.until(() => line.isClosed);
  }
  process.kill(ground.postgres.pid, "SIGKILL"); // whatever was under way comes to nothing, and is written to the log
  await Promise.all(secrets.map((secret) => new Line(server.base, { hello: "seat", table, key: secret }).open()));
  await said(server.base, "GET", `api/tables/${table}/replay`, undefined, { authorization: `Bearer ${key}` });
  await expect.poll(() => server.log().length, { timeout: 20_000 }).toBeGreaterThan(before);
  await expect.poll(async () => (await fetch(new URL("readyz", server.base))).status, { timeout: 30_000 }).toBe(200);
  const password = new URL(ground.database).password;
  for (const secret of [...secrets, password]) expect(server.log() + server.said()).not.toContain(secret);
  await expect.poll(async () => (await fetch(new URL(`api/tables/${table}`, server.base))).status).toBe(200); // a line that the database cut may still be noticed by this
}, 120_000);
