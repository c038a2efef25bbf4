/** A match with all its branches, notes and marks, as a file. */
import type { Scenario, Seed, Settings } from "@duelex/kernel";
import type { Session } from "./session.ts";
import type { Sitter } from "./told.ts";
import { type Node, written } from "./tree.ts";

/** A match with all its branches, notes and marks. */
export interface Study {
  /** The form of the file. */
  readonly format: "duelex-study-1";
  /** The id of the game. */
  readonly game: string;
  /** The edition of the rules. */
  readonly edition: string;
  /** Fingerprint of the card definitions. */
  readonly cards: string;
  /** Two decks, or the position of a scenario. */
  readonly begins:
    | { readonly kind: "decks"; readonly decks: readonly [unknown, unknown]; readonly seed: Seed; readonly settings: Settings }
    | { readonly kind: "position"; readonly scenario: Scenario };
  /** Who sat where. */
  readonly players: readonly [Sitter, Sitter];
  /** What the files of one's own cards held. */
  readonly ownCards?: readonly unknown[];
  /**
   * Answers in a row, each row from a node on: the beginning is 0, and every answer of every row, in order, is the next node. The
   * first row that leaves a node is the main one.
   */
  readonly lines: readonly { readonly from: number; readonly answers: readonly string[] }[];
  /** Node → its text. */
  readonly notes: Readonly<Record<string, string>>;
  /** Node → its sign. */
  readonly marks: Readonly<Record<string, string>>;
  /** The node at which the match stands. */
  readonly at: number;
}

/** The match with all its branches, notes and marks, as a file. */
export function studyOf(session: Session): Study {
  const { library, beginning, tree, sitters, match, node } = session;
  const numbers = new Map<Node, number>([[tree.root, 0]]);
  const lines: { from: number; answers: string[] }[] = [];
  const waiting: Node[][] = [];
  const follow = (start: Node) => {
    const answers: string[] = [];
    lines.push({ from: numbers.get(start.parent!)!, answers });
    for (let at: Node | undefined = start; at !== undefined; at = at.children[0]) {
      numbers.set(at, numbers.size);
      answers.push(written(at.moment!));
      waiting.push(at.children.slice(1));
    }
  };
  waiting.push([...tree.root.children]);
  for (let branches = waiting.shift(); branches !== undefined; branches = waiting.shift()) branches.forEach(follow);
  const said = (of: (node: Node) => string) =>
    Object.fromEntries([...numbers].filter(([each]) => of(each) !== "").map(([each, number]) => [String(number), of(each)]));
  return {
    format: "duelex-study-1",
    game: library.game.id,
    edition: library.game.edition,
    cards: match.cardsFingerprint,
    begins:
      beginning.kind === "position"
        ? beginning
        : { kind: "decks", decks: beginning.setup.decks, seed: beginning.setup.seed, settings: beginning.setup.settings ?? {} },
    players: sitters,
    ...(library.ownCards.length === 0 ? {} : { ownCards: library.ownCards }),
    lines,
    notes: said((each) => each.note),
    marks: said((each) => each.mark),
    at: numbers.get(node)!,
  };
}
