import { existsSync, writeFileSync } from "node:fs";
import { type Game, InputError } from "@duelex/kernel";
import { deckLines, deckProblems, sayDeckText } from "@duelex/kernel/deck-list";
import { Option } from "commander";
import { type Act, asJson, commandNamed } from "../command.ts";
import { type Context, Exit } from "../context.ts";
import { sayFileError } from "../files/json.ts";
import { type CardFlags, cardsFlag, type JsonFlag, jsonFlag } from "../flags.ts";
import { deckNamed, readLibrary } from "../matchup.ts";
import { Problems } from "../problems.ts";

export interface DeckFlags extends CardFlags, JsonFlag {
  readonly text?: true;
  readonly save?: string;
}

export const deckCommand = (context: Context, act: Act) =>
  commandNamed("deck", "show and check a deck, every problem at once; without a deck, list those that come with the game", [
    "deck gundam",
    'deck gundam my-deck.json               a record, or as another program writes it: { "id": "ST01-001", "count": 4 }',
    "deck gundam my-list.txt                lines like 4 ST01-001, 4x Gundam; a table",
    "deck gundam official-deck-001 --text   as a list to give away",
    "deck gundam my-list.txt --save my-deck.json",
    "deck gundam my-deck.json --cards my-cards.json",
  ])
    .argument("<game>", `one of ${context.games.ids.join(", ")}`)
    .argument("[deck]", "a file (JSON, or a list as text), or the id of a deck that comes with the game")
    .addOption(new Option("--text", "print nothing but the deck as a list").conflicts("json"))
    .option("--save <file>", "write the deck into a new file: JSON if it ends so, else a list")
    .addOption(cardsFlag())
    .addOption(jsonFlag())
    .action(act((game: string, name: string | undefined, flags: DeckFlags) => deck(context, game, name, flags)));

async function deck(context: Context, id: string, name: string | undefined, flags: DeckFlags): Promise<Exit> {
  const { game, catalog } = await readLibrary(context, id, flags);
  const { terminal } = context;
  if (name === undefined) return listDecks(context, game, flags);
  const problems = new Problems();
  const named = deckNamed(game, catalog, name, context.newSeed(), problems);
  problems.check("deck");
  const { deck: record } = named!;
  const { entries } = catalog;
  if (flags.save !== undefined)
    saveNew(flags.save, flags.save.endsWith(".json") ? `${JSON.stringify(record, null, 2)}\n` : sayDeckText(game, record, entries));
  const wrong = deckProblems(game, record, catalog);
  if (flags.json !== undefined) {
    const list = deckLines(game, record, entries).flatMap(({ part, lines }) => lines.map((line) => ({ part: part.key, ...line })));
    terminal.say(asJson({ game: game.id, deck: name, name: named!.name, legal: wrong.length === 0, problems: wrong, list }));
    return wrong.length === 0 ? Exit.fine : Exit.wrongInput;
  }
  for (const { where, what, rule } of wrong) problems.add(where, what, rule);
  problems.check(`deck ${name}`);
  terminal.say(...(flags.text === true ? [sayDeckText(game, record, entries).trimEnd()] : sayList(context, game, record, entries)));
  if (flags.text !== true)
    terminal.say(`${terminal.paint.good("Legal")}: ${named!.name} may be played in ${game.name} (edition ${game.edition}).`);
  return Exit.fine;
}

/** Each part of the deck with its cards and how many they are. */
function sayList({ terminal }: Context, game: Game, record: unknown, entries: Parameters<typeof deckLines>[2]): string[] {
  const { paint } = terminal;
  return deckLines(game, record, entries)
    .filter(({ lines }) => lines.length > 0)
    .flatMap(({ part, lines }) => {
      const total = lines.reduce((sum, { copies }) => sum + copies, 0);
      const room = Math.max(...lines.map(({ id }) => id.length));
      const cards = lines.map(({ copies, id, name }) => `${String(copies).padStart(3)} ${id.padEnd(room)}  ${name}`.trimEnd());
      return [paint.strong(part.kind === "one" ? part.label : `${part.label}: ${total}`), ...cards, ""];
    });
}

/** @throws InputError if it is there already, or cannot be written */
function saveNew(path: string, text: string): void {
  if (existsSync(path)) throw new InputError(path, [{ where: "", what: "there is such a file already; it is not overwritten" }]);
  try {
    writeFileSync(path, text, { flag: "wx" });
  } catch (problem) {
    throw new InputError(path, [{ where: "", what: sayFileError(problem) }]);
  }
}

function listDecks({ terminal }: Context, game: Game, flags: DeckFlags): Exit {
  if (flags.json !== undefined) terminal.say(asJson({ game: game.id, decks: game.decks.map(({ id, name }) => ({ id, name })) }));
  else terminal.say(...game.decks.map(({ id, name }) => `${terminal.paint.strong(id)}  ${name}`));
  return Exit.fine;
}
