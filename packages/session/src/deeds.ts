/** What is done at a table, as it is kept: a match is its beginning and its deeds, and doing them again leads to where it stands. */
import { type Seat, seatName } from "@duelex/kernel";
import type { Session } from "./session.ts";
import type { Sitter } from "./told.ts";

/** Something that is done at a table. */
export type Deed =
  /** An answer, as it is written down: "attack with Lancer". */
  | { readonly deed: "answer"; readonly seat: Seat; readonly line: string }
  /** A seat gives up. */
  | { readonly deed: "concede"; readonly seat: Seat }
  /** A seat's time has run out, and the match is lost by that. */
  | { readonly deed: "time"; readonly seat: Seat }
  /** A seat's last answer is taken back, with everything after it. */
  | { readonly deed: "take back"; readonly seat: Seat }
  /** From here on somebody else answers for a seat. */
  | { readonly deed: "relieve"; readonly seat: Seat; readonly by: Sitter };

/** Does it; false, and nothing is done, if it is not possible where the match stands. */
export function did(session: Session, deed: Deed): boolean {
  const { seat } = deed;
  switch (deed.deed) {
    case "answer":
      return !session.match.over && session.take(`${seatName(seat)}: ${deed.line}`);
    case "concede":
    case "time":
      if (session.match.over) return false;
      session.concede(seat);
      return true;
    case "take back":
      if (!session.undo(seat)) return false;
      for (const node of [...session.node.children]) session.prune(node); // nobody goes there again
      return true;
    case "relieve":
      session.sitters = seat === 0 ? [deed.by, session.sitters[1]] : [session.sitters[0], deed.by];
      return true;
  }
}

/** A deed in words, for logs and messages: "P1: attack with Lancer", "P2 concedes". */
export const sayDeed = (deed: Deed): string => {
  const who = seatName(deed.seat);
  switch (deed.deed) {
    case "answer":
      return `${who}: ${deed.line}`;
    case "concede":
      return `${who} concedes`;
    case "time":
      return `${who} has no time left`;
    case "take back":
      return `${who} takes an answer back`;
    case "relieve":
      return `${deed.by} answers for ${who}`;
  }
};
