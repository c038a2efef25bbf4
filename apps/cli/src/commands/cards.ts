import { type CardEntry, InputError, isRecord } from "@duelex/kernel";
import { Option } from "commander";
import { findCards, sayCards, sayList, sayNoCard } from "../cards.ts";
import { type Act, asJson, commandNamed } from "../command.ts";
import { type Context, Exit } from "../context.ts";
import { type CardFlags, cardsFlag, type JsonFlag, jsonFlag } from "../flags.ts";
import { lookFor } from "../look.ts";
import { type Library, readLibrary } from "../matchup.ts";
import { count, wrap } from "../text.ts";

export interface CardsFlags extends CardFlags, JsonFlag {
  readonly coverage?: true;
  readonly record?: true;
}

/** So many cards are shown in full; more are listed, a line each. */
const FEW = 5;

export const cardsCommand = (context: Context, act: Act) =>
  commandNamed("cards", "look cards up; with --coverage, count the clauses that the engine carries out", [
    "cards gundam ST01-001",
    "cards gundam blue unit blocker        cards that all these words are about",
    "cards gate-ruler アプレンティス",
    "cards gundam ST01-005 --record        as a card file, to be changed",
    "cards gundam --coverage --json",
    "cards gundam --cards my-cards.json my-card",
  ])
    .argument("<game>", `one of ${context.games.ids.join(", ")}`)
    .argument("[words...]", "number, name, or words that the card is about; without them, every card")
    .option("--coverage", "count cards and clauses, and name those that are not carried out")
    .addOption(new Option("--record", "print the records of these cards as a card file and nothing else").conflicts(["json", "coverage"]))
    .addOption(cardsFlag())
    .addOption(jsonFlag())
    .action(act((game: string, words: string[], flags: CardsFlags) => cards(context, game, words.join(" "), flags)));

async function cards(context: Context, id: string, words: string, flags: CardsFlags): Promise<Exit> {
  const library = await readLibrary(context, id, flags);
  const { game, catalog } = library;
  const { terminal } = context;
  if (flags.coverage === true) return sayCoverage(context, library, flags);
  const found = findCards(catalog, words);
  if (flags.json !== undefined) terminal.say(asJson({ game: game.id, found: found.length, cards: found }));
  else if (found.length === 0) throw new InputError("cards", [{ where: "", what: sayNoCard(catalog, words) }]);
  else if (flags.record === true) terminal.say(asJson(recordsOf(library, found)));
  else if (words.trim() === "") terminal.say(...sayList(found, lookFor(terminal)));
  else terminal.say(...sayCards(catalog, words, lookFor(terminal), FEW));
  return Exit.fine;
}

/** Cards as a card file has them. */
function recordsOf({ catalog }: Library, found: readonly CardEntry[]): unknown[] {
  const ids = new Set<unknown>(found.map(({ id }) => id));
  return catalog.records.filter((record) => isRecord(record) && ids.has(record["id"]));
}

function sayCoverage({ terminal }: Context, { game, catalog }: Library, flags: CardsFlags): Exit {
  const coverage = catalog.coverage();
  if (flags.json !== undefined) {
    terminal.say(
      asJson({
        game: game.id,
        ...coverage,
        outOfPlay: catalog.entries.filter((entry) => entry.outOfPlay !== undefined).map((entry) => entry.id),
      }),
    );
    return Exit.fine;
  }
  const out = catalog.entries.filter((entry) => entry.outOfPlay !== undefined);
  terminal.say(
    ...coverage.notYet.flatMap(({ card, clause, reason }) => wrap(`not yet: ${card}, ${clause}: ${reason}`, terminal.columns, "    ")),
    ...out.flatMap((entry) => wrap(`not for match play: ${entry.id} ${entry.name}: ${entry.outOfPlay}`, terminal.columns, "    ")),
    `${game.name}: ${count(coverage.cards, "card")}, ${count(coverage.clauses, "clause")}, ${coverage.implemented} of them carried out, ${coverage.notYet.length} not yet; ${count(out.length, "card")} not for match play.`,
  );
  return Exit.fine;
}
