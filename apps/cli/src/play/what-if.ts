/** "what if": what an answer would do, said before it is given. */
import { type Seat, seatName } from "@duelex/kernel";
import { type Preview, previewOf } from "@duelex/session";
import type { Look } from "../look.ts";
import type { MenuLine } from "../menu.ts";
import { readChoice } from "../menu.ts";
import type { Session } from "../session.ts";
import { wrap } from "../text.ts";

export function sayWhatIf(session: Session, seat: Seat, menu: readonly MenuLine[], words: string, look: Look): string[] | null {
  const choice = readChoice(menu, words, look.speech);
  const meant = "index" in choice ? choice.index : "unclear" in choice && choice.unclear.length === 1 ? choice.unclear[0]!.answer : null;
  if (meant === null) return null;
  return sayPreview(previewOf(session.game, session.match, seat, meant), look);
}

const sayChange = ({ from, least, most }: Preview["facts"][number]["change"]): string =>
  `${from} → ${least === most ? least : `${least} to ${most}`}`;

function sayPreview(preview: Preview, look: Look): string[] {
  const { damage, moves, worth, turned, facts, deals, wins, asked, turn, assumed, uncertain } = preview;
  const lines = [
    ...(assumed.length === 0 ? [] : [`if you then ${assumed.join(", ")}:`]),
    ...moves.map(({ name, from, to, often }) => `${name}: ${from} → ${to}${often === deals ? "" : ` (in ${often} of ${deals} deals)`}`),
    ...damage.map(({ name, change }) => `${name}: damage ${sayChange(change)}`),
    ...worth.map(({ name, from, to }) => `${name}: ${from} → ${to}`),
    ...turned.map(({ name, rested }) => `${name} is ${rested ? "turned sideways" : "upright again"}`),
    ...facts.map(({ seat, label, change }) => `${seatName(seat)}: ${label} ${sayChange(change)}`),
    wins !== null
      ? `${seatName(wins)} wins`
      : asked === null
        ? "the match is over"
        : `then ${seatName(asked)} is asked, in ${seatName(turn)}’s turn`,
    ...(uncertain.length === 0
      ? ["That is certain."]
      : [
          `It depends on ${uncertain.map((what) => (what === "hidden cards" ? "cards you do not see" : "what the other player answers (here: passes)")).join(" and ")}.`,
        ]),
  ];
  return lines.flatMap((line) => wrap(look.speech(line), look.columns - 2, "  ").map((each) => `  ${each}`));
}
