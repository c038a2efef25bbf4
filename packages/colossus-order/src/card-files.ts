/** The cards of the game as data: what a file of one's own may say, and what a made-up card need not. */
import type { Finding } from "@duelex/kernel";
import type { CardForm } from "@duelex/kernel/scenario";
import { type CardJson, cardSchema, type InstructionJson, type StandingJson } from "./schema.ts";

export const cardForm: CardForm<CardJson> = { game: "colossus-order", form: cardSchema, sense: strangers };

/** 17.3 putFromDeck: the followers that a card speaks of are there. */
function strangers({ effect }: CardJson, known: ReadonlyMap<string, CardJson>): Finding[] {
  return (effect ?? []).flatMap((ability, clause) => {
    const program: readonly (InstructionJson | StandingJson)[] = ability.do;
    return program.flatMap((said, nth) =>
      said.op === "putFromDeck" && known.get(said.cardId)?.type !== "follower"
        ? [{ path: ["effect", clause, "do", nth, "cardId"], message: `there is no follower "${said.cardId}"`, missing: said.cardId }]
        : [],
    );
  });
}

/** A made-up card: `{ "name": "Lancer", "ap": 3 }` is a follower without abilities. */
export function completed(said: Readonly<Record<string, unknown>>): unknown {
  const { name } = said;
  const type = said["type"] ?? "follower";
  const isPlayed = type === "follower" || type === "action";
  return {
    id: name,
    color: "white",
    reality: "original-test",
    effect: [],
    ...(type === "follower" ? { unique: false, races: ["Any"], crush: 1, capture: 1, ap: 1, rp: 1 } : {}),
    ...(type === "action" ? { snap: false } : {}),
    ...(type === "gem" ? { unique: false } : {}),
    ...(isPlayed ? { locusCost: 0, gemLevel: {}, keywords: [] } : {}),
    ...said,
    name: typeof name === "string" ? { ja: null, en: name } : name,
    type,
  };
}
