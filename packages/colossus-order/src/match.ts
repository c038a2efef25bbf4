/** A match of Colossus Order: the table, handed what it needs from its chapters. */
import type { CardSet } from "./cards.ts";
import { factOf } from "./refusals.ts";
import { beginning } from "./rules/05-beginning.ts";
import { clauseInProgress, waiting } from "./rules/08-playing.ts";
import { procedures } from "./rules/procedures.ts";
import { type Chapters, ColossusOrder } from "./table.ts";
import { view } from "./view.ts";
import { wrongMoment } from "./wrong-moment.ts";

const chapters: Chapters = { procedures, waiting, clauseInProgress, factOf, wrongMoment, view };

/** An empty table. */
export const newTable = (set: CardSet): ColossusOrder => new ColossusOrder(set, chapters);

/** CO-S1 … CO-S7, up to the first question. */
export function beginMatch(g: ColossusOrder): void {
  g.begin(beginning);
  g.run();
}
