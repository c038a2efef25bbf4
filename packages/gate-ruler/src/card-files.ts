/** The cards of the game as data: what a file of one's own may say, and what a made-up card need not. */
import { isRecord } from "@duelex/kernel";
import type { CardForm } from "@duelex/kernel/scenario";
import { card, type JsonCard } from "./schema.ts";

export const cardForm: CardForm<JsonCard> = { game: "gate-ruler", form: card };

/** A made-up card: `{ "name": "Lancer", "atk": 3 }` is a unit without abilities. */
export function completed(said: Readonly<Record<string, unknown>>): unknown {
  const { name } = said;
  const type = said["type"] ?? "unit";
  const { effect = [], keywords = [] } = said;
  const labels = Array.isArray(effect) ? effect.flatMap((clause) => (isRecord(clause) ? labelsOf(clause) : [])) : [];
  return {
    id: name,
    reality: "original-test",
    traits: [],
    ...(type === "unit" || type === "event" || type === "field" ? { faction: "ATLAS", level: 0, legendary: false } : {}),
    ...(type === "unit" ? { atk: 1, hp: 1, stk: 1 } : {}),
    ...said,
    name: typeof name === "string" ? { ja: null, en: name } : name,
    type,
    // what is no list, and no clause, the schema refuses
    keywords: Array.isArray(keywords) ? [...new Set([...keywords, ...labels])] : keywords,
    effect: Array.isArray(effect) ? effect.map((clause) => (isRecord(clause) ? { condition: null, cost: [], ...clause } : clause)) : effect,
  };
}

/** 16. The labels that go with a clause. */
function labelsOf({ kind, timing }: Readonly<Record<string, unknown>>): string[] {
  if (kind === "counter") return ["CNT"];
  if (kind === "overdrive") return ["OD"];
  if (timing === "touchdown") return ["TD"];
  return timing === "openCard" ? ["OpenCard"] : [];
}
