/** A player of one's own, and how it does against `random`: `node bot.js`. It sees what its seat sees, and nothing else. */
import { bos } from "@duelex/bos";
import { diceOf, newMatch, otherSeat } from "@duelex/kernel";
import { playerNamed } from "@duelex/players";

class Bot {
  name = "bot";
  /** Matches to try things in. They are written over again and again, so that nothing is allocated while it thinks. */
  spare = null;

  constructor(game, seat, seed) {
    Object.assign(this, { game, seat, dice: diceOf(seed) });
  }

  /** The answer after which this seat stands best, over three deals of what it cannot see. */
  choose(match) {
    this.spare ??= { world: match.blank(), ahead: match.blank() };
    const { world, ahead } = this.spare;
    const { count } = match.options();
    const worth = new Array(count).fill(0);
    for (let deal = 0; deal < 3; deal++) {
      world.copyFrom(match);
      world.redeal(this.seat, this.dice); // never look at what the seat does not know
      for (let answer = 0; answer < count; answer++) {
        ahead.copyFrom(world);
        ahead.play(answer);
        for (let quick = 0; quick < 40 && !ahead.over && ahead.turnNumber === match.turnNumber; quick++)
          ahead.play(this.game.reflex(ahead));
        worth[answer] += ahead.over ? worthOf(ahead, this.seat) : this.game.evaluate(ahead, this.seat);
      }
    }
    return worth.indexOf(Math.max(...worth));
  }
}

function worthOf(match, seat) {
  const { winner } = match.standing();
  return winner === null ? 0 : winner === seat ? 1 : -1;
}

let won = 0;
const games = 20;
for (let seed = 0; seed < games; seed++) {
  const seat = seed % 2;
  const match = newMatch(bos, { decks: [bos.decks[0].deck, bos.decks[0].deck], seed });
  const players = [];
  players[seat] = new Bot(bos, seat, seed);
  players[otherSeat(seat)] = playerNamed("random", bos, otherSeat(seat), seed);
  while (!match.over) match.play(players[match.asked].choose(match));
  if (worthOf(match, seat) > 0) won++;
}
console.log(`bot won ${won} of ${games} against random`);
