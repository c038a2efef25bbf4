/** The forms of files as JSON Schema, for editors: written to docs/schemas by scripts/docs.ts. */
import * as z from "zod";
import { allGames } from "../games.ts";
import { matchFileSchema } from "./match-file.ts";
import { scenarioSchema } from "./scenario-file.ts";

const write = (title: string, schema: z.ZodType): object => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: "input" });
  return { $schema, title, ...rest };
};

/** Cards of one's own, in each game's words. */
async function cardSchemas(): Promise<[string, object][]> {
  const games = await Promise.all(allGames.ids.map((id) => allGames.load(id)));
  return games.map((game) => {
    const { $schema, ...rest } = game.cardFormat() as { $schema?: string };
    return [`${game.id}-cards.schema.json`, { $schema, title: `A file of cards for ${game.name}`, ...rest }];
  });
}

/** File name → schema. */
export const jsonSchemas = async (): Promise<Record<string, object>> => ({
  "scenario.schema.json": write("A scenario of Duelex: a position, a script, and what must hold", scenarioSchema),
  "match.schema.json": write("A match of Duelex: a replay, and what is needed to go on with it", matchFileSchema),
  ...Object.fromEntries(await cardSchemas()),
});
