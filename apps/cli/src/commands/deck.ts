import type { Game } from "@duelex/kernel";
import { type Act, asJson, commandNamed } from "../command.ts";
import { type Context, Exit } from "../context.ts";
import { type CardFlags, cardsFlag, type JsonFlag, jsonFlag } from "../flags.ts";
import { deckNamed, readLibrary } from "../matchup.ts";
import { Problems } from "../problems.ts";

export interface DeckFlags extends CardFlags, JsonFlag {}

export const deckCommand = (context: Context, act: Act) =>
  commandNamed("deck", "check a deck, every problem at once; without a deck, list those that come with the game", [
    "deck gundam",
    "deck gundam my-deck.json",
    "deck gundam official-deck-001",
    "deck gundam my-deck.json --cards my-cards.json",
  ])
    .argument("<game>", `one of ${context.games.ids.join(", ")}`)
    .argument("[deck]", "a file, or the id of a deck that comes with the game")
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
  const wrong = game.checkDeck(named!.deck, catalog);
  if (flags.json !== undefined) {
    terminal.say(asJson({ game: game.id, deck: name, legal: wrong.length === 0, problems: wrong }));
    return wrong.length === 0 ? Exit.fine : Exit.wrongInput;
  }
  for (const { where, what, rule } of wrong) problems.add(where, what, rule);
  problems.check(`deck ${name}`);
  terminal.say(`${terminal.paint.good("Legal")}: ${named!.name} may be played in ${game.name} (edition ${game.edition}).`);
  return Exit.fine;
}

function listDecks({ terminal }: Context, game: Game, flags: DeckFlags): Exit {
  if (flags.json !== undefined) terminal.say(asJson({ game: game.id, decks: game.decks.map(({ id, name }) => ({ id, name })) }));
  else terminal.say(...game.decks.map(({ id, name }) => `${terminal.paint.strong(id)}  ${name}`));
  return Exit.fine;
}
