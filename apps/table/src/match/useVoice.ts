import { otherSeat, type Seat } from "@duelex/kernel";
import type { Answer } from "@duelex/session";
import { PERSON } from "../store/state.ts";
import { positionOf, useTable } from "../store/table.ts";
import { useWords } from "../words/index.ts";
import { detailOf } from "./names.ts";
import { spoken, unnumbered } from "./news.ts";

const asItIs = (text: string): string => text;

/** The seat of the one person who plays here, against a machine or somebody elsewhere; null where two people share the screen, or nobody plays. */
export const useMe = (): Seat | null =>
  useTable((table) => {
    const { seat, seats, online } = table;
    const sitters = seats.length === 1 ? positionOf(table)?.sitters : undefined;
    return online || (sitters?.[seat] === PERSON && sitters[otherSeat(seat)] !== PERSON) ? (seats[0] ?? null) : null;
  });

/** A text in which the players are called by their names. */
const naming = (text: string, names: readonly [string, string]): string =>
  text.replace(/\bP([12])\b/g, (_, n: string) => names[n === "1" ? 0 : 1]);

/** What the engine says, as it is said to the one person who plays here; to others with the players' names, where they have some, or as it is. */
export function useVoice(): (text: string) => string {
  const { voice } = useWords();
  const me = useMe();
  const called = useTable(({ called }) => called);
  const isMachine = useTable((table) => me !== null && positionOf(table)?.sitters[otherSeat(me)] !== PERSON);
  if (me !== null) return (text) => voice(unnumbered(text), me, isMachine ? undefined : called?.[otherSeat(me)]);
  return called === null ? asItIs : (text) => naming(text, called);
}

/** An answer as it is read out: with what comes of it, for which a low window has no room. */
export function useSpoken(names: readonly [string, string]): (answer: Answer) => string {
  const voice = useVoice();
  const me = useMe();
  return (each) => {
    const called = [each.label, detailOf(each, names, me), each.alike > 1 ? `×${each.alike}` : ""].filter(Boolean).join(", ");
    return spoken(voice(each.means === "" ? called : `${called}: ${each.means}`));
  };
}
