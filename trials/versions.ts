/**
 * `tsx trials/versions.ts`: writes down one replay and one scenario of each game as this version makes them, under trials/versions. Run once, when a
 * version is released; what is written then is never written again, and a test reads it for ever.
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Transcript } from "@duelex/kernel";
import { allGames } from "../apps/cli/src/games.ts";
import { version } from "../apps/cli/src/places.ts";

const folder = join(fileURLToPath(new URL("versions", import.meta.url)), version);
if (existsSync(folder)) {
  console.error(`${folder} is there: a version is written down once.`);
  process.exit(2);
}
mkdirSync(folder, { recursive: true });
for (const id of allGames.ids) {
  const game = await allGames.load(id);
  const transcript = new Transcript(game, { decks: [game.decks[0]!.deck, game.decks[1]!.deck], seed: 7 });
  const { match } = transcript;
  let dice = 1;
  while (!match.over) {
    dice = (dice * 48271) % 2147483647;
    transcript.play(dice % match.options().count);
  }
  const replay = transcript.replay();
  writeFileSync(join(folder, `${id}.replay.json`), `${JSON.stringify(replay, null, 1)}\n`);
  const script = replay.answers.slice(0, 12);
  const scenario = {
    game: id,
    title: `the first answers of a match, as version ${version} wrote them`,
    decks: replay.decks,
    seed: replay.seed,
    script,
  };
  writeFileSync(join(folder, `${id}.scenario.json`), `${JSON.stringify(scenario, null, 1)}\n`);
}
console.log(folder);
