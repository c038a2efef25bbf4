/** Files of one's own cards, lent to a scenario. */
import { isRecord, type Scenario } from "@duelex/kernel";
import { readJson } from "./files/json.ts";
import type { CardFlags } from "./flags.ts";

/** The records of a card file: a list of cards, or an object that holds one. */
function recordsOf(json: unknown): readonly unknown[] {
  const cards = isRecord(json) && "cards" in json ? json["cards"] : json;
  return Array.isArray(cards) ? cards : [cards];
}

/** The records of all files that are named. @throws InputError if one cannot be read */
export const ownRecords = ({ cards }: CardFlags): readonly unknown[] => (cards ?? []).flatMap((path) => recordsOf(readJson(path)));

/** The scenario with one's own cards added to those that it makes up itself. */
export const withOwnCards = (scenario: Scenario, own: readonly unknown[]): Scenario =>
  own.length === 0 ? scenario : { ...scenario, cards: [...own, ...(scenario.cards ?? [])] };
