/** The games there are: the only file of the page that knows them by name. What is heavy is loaded when it is asked for. */
import { mat as bos } from "@duelex/bos/mat";
import { mat as colossusOrder } from "@duelex/colossus-order/mat";
import { mat as gateRuler } from "@duelex/gate-ruler/mat";
import { mat as gundam } from "@duelex/gundam/mat";
import type { Game, Lesson, Mat, Rules } from "@duelex/kernel";

export interface Listed {
  readonly id: string;
  readonly name: string;
  readonly mat: Mat;
  /** So many minutes each player has, where a clock is wanted. */
  readonly minutes: number;
  lesson(): Promise<Lesson>;
}

export const games: readonly Listed[] = [
  {
    id: "gundam",
    name: "Gundam Card Game",
    mat: gundam,
    minutes: 20,
    lesson: async () => (await import("@duelex/gundam/lesson")).lesson,
  },
  {
    id: "gate-ruler",
    name: "Gate Ruler",
    mat: gateRuler,
    minutes: 15,
    lesson: async () => (await import("@duelex/gate-ruler/lesson")).lesson,
  },
  {
    id: "bos",
    name: "BOS TCG",
    mat: bos,
    minutes: 10,
    lesson: async () => (await import("@duelex/bos/lesson")).lesson,
  },
  {
    id: "colossus-order",
    name: "Colossus Order",
    mat: colossusOrder,
    minutes: 25,
    lesson: async () => (await import("@duelex/colossus-order/lesson")).lesson,
  },
];

/** The rules with the built-in cards, by the game's id: what a match between decks needs. Apart from the list: what draws the page leads to none. */
export const engines: Readonly<Record<string, () => Promise<Rules>>> = {
  gundam: async () => {
    const [{ rulesWith }, { cards }, { decks }, { rulebook }, { clauseText }] = await Promise.all([
      import("@duelex/gundam/rules"),
      import("@duelex/gundam/cards"),
      import("@duelex/gundam/decks"),
      import("@duelex/gundam/rulebook"),
      import("@duelex/gundam/text"),
    ]);
    return rulesWith({ cards, decks, rulebook, clauseText });
  },
  "gate-ruler": async () => {
    const [{ rulesWith }, { cards }, { decks }, { rulebook }] = await Promise.all([
      import("@duelex/gate-ruler/rules"),
      import("@duelex/gate-ruler/cards"),
      import("@duelex/gate-ruler/decks"),
      import("@duelex/gate-ruler/rulebook"),
    ]);
    return rulesWith({ cards, decks, rulebook });
  },
  bos: async () => {
    const [{ rulesWith }, { cards }, { decks }, { rulebook }] = await Promise.all([
      import("@duelex/bos/rules"),
      import("@duelex/bos/cards"),
      import("@duelex/bos/decks"),
      import("@duelex/bos/rulebook"),
    ]);
    return rulesWith({ cards, decks, rulebook });
  },
  "colossus-order": async () => {
    const [{ rulesWith }, { cards }, { decks }, { rulebook }] = await Promise.all([
      import("@duelex/colossus-order/rules"),
      import("@duelex/colossus-order/cards"),
      import("@duelex/colossus-order/decks"),
      import("@duelex/colossus-order/rulebook"),
    ]);
    return rulesWith({ cards, decks, rulebook });
  },
};

/** The whole games, which read positions and card files: loaded when somebody brings one. */
export const wholeGames: Readonly<Record<string, () => Promise<Game>>> = {
  gundam: async () => (await import("@duelex/gundam")).gundam,
  "gate-ruler": async () => (await import("@duelex/gate-ruler")).gateRuler,
  bos: async () => (await import("@duelex/bos")).bos,
  "colossus-order": async () => (await import("@duelex/colossus-order")).colossusOrder,
};

export const listed = (id: string): Listed | undefined => games.find((game) => game.id === id);
