import type { Game } from "@duelex/kernel";
import { type Duel, duel } from "../../kernel/test/duel.ts";

/** The toy with a fault: whoever deals first plays on, but in some matches the rules break down in the middle. */
const faulty: Game<Duel> = {
  ...duel,
  id: "faulty",
  pairing(setup) {
    const pairing = duel.pairing(setup);
    return {
      newMatch(seed, into) {
        const match = pairing.newMatch(seed, into);
        if (Number(seed) % 8 !== 0) return match;
        const broken = Object.create(match) as Duel;
        broken.play = () => {
          throw new Error("the rules have broken down");
        };
        return broken;
      },
    };
  },
};

export const toys: readonly Game<Duel>[] = [duel, faulty];

/** What a worker finds a toy by. */
export function gameNamed(id: string): Game {
  const toy = toys.find((game) => game.id === id);
  if (toy === undefined) throw new Error(`there is no toy "${id}"`);
  return toy;
}
