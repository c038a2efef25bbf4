/** The words that a game's scenarios can use, read off the game itself: places, actions, facts, events, settings. */
import { Card, type Game, newMatch, type Setting } from "@duelex/kernel";
import type { Look } from "./look.ts";
import { pad, widthOf, wrap } from "./text.ts";

export interface ScenarioWords {
  readonly game: string;
  /** Places of a side, in `position` and `zones`. */
  readonly places: readonly string[];
  /** In `script`, `options`, `offered` and `absent`: * is a card, # a number, ? a word that the options show. */
  readonly actions: readonly string[];
  /** What `expect.cards`, `.players` and `.match` can speak of. */
  readonly cardFacts: readonly string[];
  readonly playerFacts: readonly string[];
  readonly matchFacts: readonly string[];
  /** What `events` can name, and how each is told. */
  readonly events: Readonly<Record<string, string>>;
  readonly settings: readonly Setting[];
}

export function scenarioWordsOf(game: Game): ScenarioWords {
  const { id, stage, settings, decks } = game;
  const { deck } = decks[0]!;
  const match = newMatch(game, { decks: [deck, deck], seed: 0 }); // any match will do
  return {
    game: id,
    places: stage.places,
    actions: match.phrases,
    cardFacts: Object.keys(stage.card(match, Card.first)),
    playerFacts: Object.keys(stage.player(match, 0)),
    matchFacts: Object.keys(stage.match(match)),
    events: match.sentences,
    settings,
  };
}

export function sayScenarioWords(words: ScenarioWords, { paint, columns }: Look): string[] {
  const part = (title: string, lines: readonly string[]) => [paint.strong(title), ...lines.map((line) => `  ${line}`), ""];
  const list = (title: string, entries: readonly string[]) => part(title, wrap(entries.join(", "), columns - 2));
  const room = Math.max(...Object.keys(words.events).map(widthOf)) + 2;
  const told = ([event, sentence]: readonly [string, string]) =>
    wrap(sentence, columns - room - 2).map((line, nth) => pad(nth === 0 ? event : "", room) + line);
  return [
    ...list("Places of a side, in position and zones", words.places),
    ...list("Actions, in script, options, offered and absent (* a card, # a number, ? a word that the options show)", words.actions),
    ...list("Facts of a card, in cards", words.cardFacts),
    ...list("Facts of a player, in players", words.playerFacts),
    ...list("Facts of the match, in match", words.matchFacts),
    ...part("Events, in events and noEvents, and how they are told", Object.entries(words.events).flatMap(told)),
    ...part(
      "Settings",
      words.settings.flatMap(({ name, values, default: usual, about }) =>
        wrap(`${name}: ${values.join(", ")} (usually ${usual}); ${about}`, columns - 2, "  "),
      ),
    ),
  ];
}
