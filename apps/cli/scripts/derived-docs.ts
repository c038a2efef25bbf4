/** What under docs/ is derived from the code: the forms of files as JSON Schema, and the words of each game's scenarios. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Game, Match } from "@duelex/kernel";
import { jsonSchemas } from "../src/files/json-schema.ts";
import { readScenarioFile } from "../src/files/scenario-file.ts";
import { allGames } from "../src/games.ts";

const packages = fileURLToPath(new URL("../../../packages", import.meta.url));

/** Path under docs/ → what the file must hold. */
export async function derivedDocs(): Promise<Record<string, string>> {
  const schemas = Object.entries(jsonSchemas()).map(([name, schema]) => [`schemas/${name}`, `${JSON.stringify(schema, null, 2)}\n`]);
  return { ...Object.fromEntries(schemas), "scenario-words.md": await scenarioWords() };
}

async function scenarioWords(): Promise<string> {
  const games = await Promise.all(allGames.ids.map((id) => allGames.load(id)));
  return [
    "# The words of scenarios, game by game",
    "",
    "Derived from the code by `npm run docs -w @duelex/cli`; [scenarios.md](scenarios.md) says how they are used.",
    "In actions, `*` stands for a card (its name, number or handle), `#` for a number, `?` for a word that the options show.",
    ...games.flatMap(wordsOf),
    "",
  ].join("\n");
}

function wordsOf(game: Game): string[] {
  const { stage } = game;
  const match = example(game);
  const card = stage.places.flatMap((place) => [...stage.cards(match, 0, place), ...stage.cards(match, 1, place)])[0]!;
  const code = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(", ");
  return [
    "",
    `## ${game.name} (\`"game": "${game.id}"\`)`,
    "",
    `- **Places** of a side, in \`position\` and \`zones\`: ${code(stage.places)}`,
    `- **Facts of a card**, in \`expect.cards\`: ${code(Object.keys(stage.card(match, card)))}`,
    `- **Facts of a player**, in \`expect.players\`: ${code(Object.keys(stage.player(match, 0)))}`,
    `- **Facts of the match**, in \`expect.match\`: ${code(Object.keys(stage.match(match)))}`,
    ...game.settings.map(
      ({ name, values, default: usual, about }) => `- **Setting** \`${name}\`: ${code(values)} (default \`${usual}\`); ${about}`,
    ),
    `- **Actions**, in \`script\`, \`options\`, \`offered\` and \`absent\`: ${code(match.phrases.filter((phrase) => phrase !== "nothing"))}`,
    "",
    "| event, in `events` and `noEvents` | is told as |",
    "|---|---|",
    ...Object.entries(match.sentences).map(([event, sentence]) => `| \`${event}\` | ${sentence} |`),
  ];
}

/** The position of the game's first scenario. */
function example({ id, stage }: Game): Match {
  const folder = join(packages, id, "scenarios");
  const [first] = readdirSync(folder).sort();
  return stage.arrange(readScenarioFile(join(folder, first!)));
}
