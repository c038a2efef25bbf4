/** First matches of all four games: what they begin with, and how soon they are over. */
import { lesson as bos } from "@duelex/bos/lesson";
import { lesson as colossusOrder } from "@duelex/colossus-order/lesson";
import { lesson as gateRuler } from "@duelex/gate-ruler/lesson";
import { lesson as gundam } from "@duelex/gundam/lesson";
import { isRecord, type Lesson, type Match, otherSeat } from "@duelex/kernel";
import { openScenario } from "@duelex/kernel/scenario";
import { type Player, playerNamed } from "@duelex/players";
import { describe, expect, test } from "vitest";
import { type Beginning, fromDecks, type Library, menuOf, PERSON, Session } from "../src/index.ts";
import { games } from "./games.ts";

const lessons: Readonly<Record<string, Lesson>> = { gundam, "gate-ruler": gateRuler, bos, "colossus-order": colossusOrder };

/** More answers than this nobody who reads on the way gives in five minutes. */
const FIVE_MINUTES = 45;

/** What the learner is asked in any case before it is won: in BOS also, in a turn of the other player, whether an attack is blocked. */
const MEETS: Readonly<Record<string, readonly string[]>> = { bos: ["BOS-T2", "BOS-T3", "BOS-B2", "BOS-B3.ii"] };

/** Card number → how many of it, anywhere in a record. */
function cardsIn(value: unknown, found = new Map<string, number>()): ReadonlyMap<string, number> {
  const more = (id: string, many = 1) => found.set(id, (found.get(id) ?? 0) + many);
  if (typeof value === "string") more(value);
  else if (Array.isArray(value)) for (const each of value) cardsIn(each, found);
  else if (isRecord(value) && "card" in value) more(String(value["card"]));
  else if (isRecord(value)) {
    for (const [key, each] of Object.entries(value)) {
      if (typeof each === "number") more(key, each);
      else cardsIn(each, found);
    }
  }
  return found;
}

describe.each(games.map((game) => ({ game, lesson: lessons[game.id]! })))("$game.name", ({ game, lesson }) => {
  const library: Library = {
    game,
    catalog: game.catalog(),
    ownCards: [],
    openPosition: (scenario) => openScenario(game, scenario),
  };
  const { decks, seed, position, opponent: opposite = "level:1" } = lesson;
  const records = decks.map((id) => game.decks.find((deck) => deck.id === id)!.deck) as [unknown, unknown];
  const beginning: Beginning =
    position === undefined
      ? fromDecks(library, { decks: records, seed })
      : { kind: "position", scenario: { game: game.id, title: "a lesson", position } };

  test("a match that is under way is laid out with cards of its two decks, and no more of them than these have", () => {
    if (position === undefined) return;
    const ownerOf = (seat: 0 | 1) => {
      const { captured: _, ...own } = position[seat === 0 ? "P1" : "P2"]!;
      const { captured = [] } = position[otherSeat(seat) === 0 ? "P1" : "P2"]!; // captured gems are the other player's
      return cardsIn([Object.values(own).filter(Array.isArray), captured]);
    };
    for (const seat of [0, 1] as const) {
      const deck = cardsIn(records[seat]);
      const { reserve } = records[seat] as { reserve?: unknown };
      const spare = cardsIn(reserve ?? {});
      const among = ownerOf(seat);
      expect([...among].filter(([id, many]) => many > (deck.get(id) ?? 0) - (spare.get(id) ?? 0))).toEqual([]);
      expect([...among.values()].reduce((sum, many) => sum + many)).toBeGreaterThan(15);
    }
  });

  test.each(["what is proposed", "level:3", "greedy"])("by %s it is won in so few answers as one gives in five minutes", (policy) => {
    const session = new Session(library, beginning, [PERSON, opposite]);
    const { match } = session;
    const machine = (name: string, seat: 0 | 1): Player<Match> =>
      playerNamed<Match>(name, game, seat, beginning.kind === "decks" && seat === 1 ? seed : 1);
    const learner = policy === "what is proposed" ? null : machine(policy, 0);
    const opponent = machine(opposite, 1);
    const proposed = (): number => {
      const menu = menuOf(match, 0, game.mat);
      return (menu.find(({ passes, vain }) => !passes && !vain) ?? menu.find(({ passes }) => passes) ?? menu[0]!).answer;
    };
    const questions = new Set<string>();
    let answers = 0;
    while (!match.over && answers <= FIVE_MINUTES) {
      if (!session.asksPerson) session.play(match.asked === 0 ? 0 : opponent.choose(match));
      else {
        answers++;
        questions.add(match.question(0)!.rule);
        session.play(learner === null ? proposed() : learner.choose(match));
      }
    }
    expect(match.standing()).toMatchObject({ over: true, winner: 0 });
    expect(answers).toBeLessThanOrEqual(FIVE_MINUTES);
    const asked = MEETS[game.id] ?? [];
    expect(asked.filter((rule) => !questions.has(rule))).toEqual([]);
  });
});
