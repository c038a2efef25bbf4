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
  load(): Promise<Game>;
  lesson(): Promise<Lesson>;
}

export const games: readonly Listed[] = [
  {
    id: "gundam",
    name: "Gundam Card Game",
    mat: gundam,
    load: async () => (await import("@duelex/gundam")).gundam,
    lesson: async () => (await import("@duelex/gundam/lesson")).lesson,
  },
  {
    id: "gate-ruler",
    name: "Gate Ruler",
    mat: gateRuler,
    load: async () => (await import("@duelex/gate-ruler")).gateRuler,
    lesson: async () => (await import("@duelex/gate-ruler/lesson")).lesson,
  },
  {
    id: "bos",
    name: "BOS TCG",
    mat: bos,
    load: async () => (await import("@duelex/bos")).bos,
    lesson: async () => (await import("@duelex/bos/lesson")).lesson,
  },
  {
    id: "colossus-order",
    name: "Colossus Order",
    mat: colossusOrder,
    load: async () => (await import("@duelex/colossus-order")).colossusOrder,
    lesson: async () => (await import("@duelex/colossus-order/lesson")).lesson,
  },
];

export const listed = (id: string): Listed | undefined => games.find((game) => game.id === id);
