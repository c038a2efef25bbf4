import type { Seat } from "@duelex/kernel";
import { positionOf, useTable } from "../store/table.ts";
import { useWords } from "../words/index.ts";
import { unnumbered } from "./news.ts";

const PERSON = "person";
const asItIs = (text: string): string => text;

/** The seat of the one person who plays here against a machine; null where two people do, or none. */
export const useMe = (): Seat | null =>
  useTable((table) => {
    const sitters = table.seats.length === 1 ? positionOf(table)?.sitters : undefined;
    return sitters?.[table.seat] === PERSON && sitters[table.seat === 0 ? 1 : 0] !== PERSON ? table.seat : null;
  });

/** What the engine says, as it is said to the one person who plays here; to two, or to none, it is said as it is. */
export function useVoice(): (text: string) => string {
  const { voice } = useWords();
  const me = useMe();
  return me === null ? asItIs : (text) => voice(unnumbered(text), me);
}
