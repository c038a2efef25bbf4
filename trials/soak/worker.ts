/** One thread of a soak. */
import type { Beginning, GameLoader } from "@duelex/sim";
import { Soak, type SoakOrder, type Tally } from "./soak.ts";

export interface WorkerTold {
  /** URL of a module that exports `gameNamed`. */
  readonly loader: string;
  readonly game: string;
  readonly order: SoakOrder;
}

const begin: Beginning<WorkerTold, Tally> = async ({ loader, game, order }) => {
  const { gameNamed } = (await import(loader)) as GameLoader;
  const soak = new Soak(await gameNamed(game), order);
  return (batch) => soak.play(batch);
};
export default begin;
