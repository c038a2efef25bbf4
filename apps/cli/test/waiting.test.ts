/** Who waits for a battle or a turn passes in nothing else, and never in their own main phase: random matches of all four games. */
import { diceOf, type Seat } from "@duelex/kernel";
import { fromDecks, menuOf, passIn } from "@duelex/session";
import { describe, expect, test } from "vitest";
import { allGames } from "../src/games.ts";
import type { MenuLine } from "../src/menu.ts";
import { Sitting } from "../src/play/sitting.ts";
import { readWord } from "../src/play/words.ts";
import { HUMAN, Session } from "../src/session.ts";
import { plainly } from "../src/speech.ts";
import { desk } from "./desk.ts";

/** What is written down when an attack is declared: with it a battle begins. */
const DECLARED: Readonly<Record<string, string>> = {
  gundam: "attack",
  "gate-ruler": "declares",
  bos: "declare",
  "colossus-order": "attack",
};

/** Where a wait stands: the turn, how many attacks have been declared, and whether one of them is being fought. */
interface Standing {
  readonly turn: number;
  readonly attacks: number;
  readonly inBattle: boolean;
  readonly where: readonly string[];
  readonly isOwn: boolean;
}

/** A sitting that writes down where each pass of a wait is given. */
class Watched extends Sitting {
  readonly given: Standing[] = [];

  get standing(): Standing {
    const { match, game, events } = this.session;
    const { where, battle } = match.view(0);
    const attacks = events.filter(({ what }) => what === DECLARED[game.id]).length;
    return { turn: match.turnNumber, attacks, inBattle: battle !== undefined, where, isOwn: match.activeSeat === 0 };
  }

  override give(seat: Seat, index: number, menu?: readonly MenuLine[]): void {
    this.given.push(this.standing);
    super.give(seat, index, menu);
  }
}

describe.each(Object.keys(DECLARED))("%s", (id) => {
  test("a wait answers nothing outside of the battle or turn that it names, and never one's own main phase", async () => {
    const game = await allGames.load(id);
    const library = { game, catalog: game.catalog(), ownCards: [] };
    const asked = { battle: 0, turn: 0 };
    const wrong: string[] = [];
    for (let seed = 1; seed <= 8; seed++) {
      const decks = [game.decks[seed % game.decks.length]!.deck, game.decks.at(-1)!.deck] as const;
      const session = new Session(library, fromDecks(library, { decks, seed }), [HUMAN, "random"]);
      const sitting = new Watched(session, desk().context.terminal, plainly, seed);
      const dice = diceOf(seed);
      const { match } = session;
      for (let turns = 0; turns < 150 && (await sitting.letMachinesAnswer()); turns++) {
        const { standing, given } = sitting;
        const wish = standing.inBattle && dice(2) === 0 ? "battle" : "turn";
        if (passIn(match, game.mat) === null || dice(3) === 0) {
          session.play(dice(match.options().count));
          continue;
        }
        sitting.menu = menuOf(match, 0, game.mat);
        given.length = 0;
        const { word, rest } = readWord(`wait ${wish}`)!;
        await word.run(sitting, 0, rest);
        if (given.length === 0) session.play(dice(match.options().count));
        else asked[wish]++;
        for (const { turn, attacks, inBattle, where, isOwn } of given) {
          const stays = turn === standing.turn && (wish === "turn" || (inBattle && attacks === standing.attacks));
          if (!stays || (isOwn && /main phase$/.test(where.at(-1) ?? "")))
            wrong.push(
              `seed ${seed}, wait ${wish} of turn ${standing.turn}, attack ${standing.attacks}: passes in turn ${turn}, attack ${attacks}, ${where.join(" › ")}`,
            );
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(Math.min(asked.battle, asked.turn)).toBeGreaterThan(1);
  });
});
