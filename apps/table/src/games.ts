/** The games there are: the only file of the page that knows them by name. What is heavy is loaded when it is asked for. */
import { mat as bos } from "@duelex/bos/mat";
import { mat as colossusOrder } from "@duelex/colossus-order/mat";
import { mat as gateRuler } from "@duelex/gate-ruler/mat";
import { mat as gundam } from "@duelex/gundam/mat";
import type { Game, Lesson, Mat } from "@duelex/kernel";

export interface Listed {
  readonly id: string;
  readonly name: string;
  readonly mat: Mat;
  lesson(): Promise<Lesson>;
}

export const games: readonly Listed[] = [
  {
    id: "gundam",
    name: "Gundam Card Game",
    mat: gundam,
    lesson: async () => (await import("@duelex/gundam/lesson")).lesson,
  },
  {
    id: "gate-ruler",
    name: "Gate Ruler",
    mat: gateRuler,
    lesson: async () => (await import("@duelex/gate-ruler/lesson")).lesson,
  },
  {
    id: "bos",
    name: "BOS TCG",
    mat: bos,
    lesson: async () => (await import("@duelex/bos/lesson")).lesson,
  },
  {
    id: "colossus-order",
    name: "Colossus Order",
    mat: colossusOrder,
    lesson: async () => (await import("@duelex/colossus-order/lesson")).lesson,
  },
];

/** The engines, by the game's id. Apart from the list: what draws the page leads to none. */
export const engines: Readonly<Record<string, () => Promise<Game>>> = {
  gundam: async () => (await import("@duelex/gundam")).gundam,
  "gate-ruler": async () => (await import("@duelex/gate-ruler")).gateRuler,
  bos: async () => (await import("@duelex/bos")).bos,
  "colossus-order": async () => (await import("@duelex/colossus-order")).colossusOrder,
};

export const listed = (id: string): Listed | undefined => games.find((game) => game.id === id);
