import { gundam } from "@duelex/gundam";
import { newMatch, resultOf, seatName } from "@duelex/kernel";

const [first, second] = gundam.decks;
const match = newMatch(gundam, { decks: [first!.deck, second!.deck], seed: 7 });
const log = match.record().events;

while (!match.over) {
  const { seat, says, rule } = match.question()!;
  const answers = Array.from({ length: match.options().count }, (_, index) => match.notate(index, seat));
  if (match.turnNumber === 0) console.log(`${seatName(seat)}: ${says} (${rule}) ${answers.join(" | ")}`);
  const chosen = (log.length * 7) % answers.length; // ask your player here instead, and send them match.view(seat)
  match.play(chosen);
}

const last = log.at(-1)!;
console.log(`${resultOf(match)} in turn ${match.turnNumber}: ${match.tell(last)} (${last.rule})`);
