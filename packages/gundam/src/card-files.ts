/** The cards of the game as data: what a file of one's own may say, and what a made-up card need not. */
import type { CardForm } from "@duelex/kernel/scenario";
import { proofread } from "./proofreading.ts";
import { type CardRecord, cardSchema } from "./schema.ts";

export const cardForm: CardForm<CardRecord> = { game: "gundam", form: cardSchema, sense: proofread };

/**
 * A made-up card: `{ "name": "Lancer", "ap": 3 }` is a blue Unit without effects. With apMod or hpMod it is a Pilot. Keywords may
 * be written as on a card: "Blocker", "Breach 3".
 */
export function completed(said: Readonly<Record<string, unknown>>): unknown {
  const type = said["type"] ?? ("apMod" in said || "hpMod" in said ? "Pilot" : "Unit");
  const isToken = type === "UnitToken" || type === "EXBase" || type === "EXResource";
  const { keywords } = said;
  return {
    id: numberOf(said["name"]),
    ...(isToken ? { token: true } : {}),
    ...(isToken || type === "Resource" ? { color: null, level: 0, cost: 0 } : { color: "blue", level: 1, cost: 1 }),
    ...statsOf(type),
    ...said,
    type,
    ...(Array.isArray(keywords) ? { keywords: keywords.map(keywordOf) } : {}),
  };
}

function statsOf(type: unknown): object {
  if (type === "Unit" || type === "UnitToken") return { ap: 1, hp: 1 };
  if (type === "Base" || type === "EXBase") return { ap: 0, hp: 1 };
  return type === "Pilot" ? { apMod: 0, hpMod: 0 } : {};
}
/** "Breach 3" → { k: "Breach", n: 3 } */
function keywordOf(written: unknown): unknown {
  const parts = typeof written === "string" ? /^(.*?)(?: (\d+))?$/.exec(written) : null;
  return parts === null ? written : { k: parts[1], ...(parts[2] === undefined ? {} : { n: Number(parts[2]) }) };
}
/** A card number has no spaces; a name may. */
const numberOf = (name: unknown): unknown => (typeof name === "string" ? name.replace(/\s+/g, "-") : name);
