/** The cards of the game as data: what a file of one's own may say, and what a made-up card need not. */
import type { Finding } from "@duelex/kernel";
import type { CardForm } from "@duelex/kernel/scenario";
import { testsOf } from "./cards.ts";
import { type CardRecord, cardSchema } from "./schema.ts";

export const cardForm: CardForm<CardRecord> = {
  game: "bos",
  form: cardSchema,
  sense: (card, known) => [...namesake(card, known), ...wizards(card, known)],
};

/** BOS-D7: cards of one name are one card, whatever their numbers. */
function namesake(card: CardRecord, known: ReadonlyMap<string, CardRecord>): Finding[] {
  const printed = ({ id, source, note, reality, ...rest }: CardRecord) => JSON.stringify(rest);
  const other = [...known.values()].find((each) => each.name.en === card.name.en && printed(each) !== printed(card));
  return other === undefined
    ? []
    : [{ path: ["name"], message: `"${card.name.en}" is the name of ${other.id} already, which is another card`, rule: "BOS-D7" }];
}

/** BOS-W2: the wizard that a summoning condition asks for. */
function wizards(card: CardRecord, known: ReadonlyMap<string, CardRecord>): Finding[] {
  if (!("summonCondition" in card)) return [];
  return testsOf(card.summonCondition).flatMap((test) => {
    if (test.op !== "useWizard") return [];
    const wizard = known.get(test.wizardId) ?? [...known.values()].find(({ name }) => name.en === test.wizardId);
    if (wizard?.type === "wizard") return [];
    return [{ path: ["summonCondition"], message: `there is no wizard "${test.wizardId}"`, rule: "BOS-W2", missing: test.wizardId }];
  });
}

/** A made-up card: `{ "name": "Lancer", "strength": 3 }` is a summon without abilities. */
export function completed(said: Readonly<Record<string, unknown>>): unknown {
  const { name } = said;
  const type = said["type"] ?? ("vimCost" in said ? "spell" : "summon");
  return {
    id: name,
    color: "red",
    reality: "original-test",
    effect: [],
    ...(type === "summon" || type === "boss" ? { summonCondition: { op: "anyWizard" } } : {}),
    ...said,
    name: typeof name === "string" ? { ja: null, en: name } : name,
    type,
  };
}
