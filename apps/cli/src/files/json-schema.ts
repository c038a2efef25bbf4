/** The forms of files as JSON Schema, for editors: written to docs/schemas by scripts/docs.ts. */
import * as z from "zod";
import { matchFileSchema } from "./match-file.ts";
import { scenarioSchema } from "./scenario-file.ts";

const write = (title: string, schema: z.ZodType): object => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: "input" });
  return { $schema, title, ...rest };
};

/** File name → schema. */
export const jsonSchemas = (): Record<string, object> => ({
  "scenario.schema.json": write("A scenario of Duelex: a position, a script, and what must hold", scenarioSchema),
  "match.schema.json": write("A match of Duelex: a replay, and what is needed to go on with it", matchFileSchema),
});
