/** The match that is looked through: decision by decision, as long as somebody wants it. */
import type { Analysed, Decision } from "@duelex/session";
import { create } from "../drawing.ts";
import { get } from "./state.ts";
import { ask } from "./table.ts";

interface Analysis {
  /** The match; null before one was looked through. */
  readonly id: string | null;
  readonly running: boolean;
  /** So many answers have been looked at, of so many. */
  readonly next: number;
  readonly of: number;
  readonly decisions: readonly Decision[];
  readonly summary: Analysed["summary"];
}

const NONE: Analysis = { id: null, running: false, next: 0, of: 0, decisions: [], summary: null };

export const useAnalysis = create<Analysis>(() => NONE);

/** Lines of the search at each decision. */
const LINES = 120;

/** How often it was begun: what one that was stopped still hears is nothing to the next. */
let begun = 0;

/** Looks through the match that lies on the table, until it is done, stopped, begun anew, or another match lies there. */
export async function analyse(): Promise<void> {
  const { id } = get();
  const mine = ++begun;
  useAnalysis.setState({ ...NONE, id, running: true });
  const isOn = () => mine === begun && useAnalysis.getState().running && get().id === id;
  for (let from = 0; isOn(); ) {
    const reply = await ask({ ask: "analyse", from, lines: LINES });
    if (!isOn()) return;
    if (reply === null) return stopAnalysing();
    const { next, of, decision, summary } = reply.analysed;
    const { decisions } = useAnalysis.getState();
    useAnalysis.setState({
      next,
      of,
      summary,
      decisions: decision === null ? decisions : [...decisions, decision],
      running: summary === null,
    });
    from = next;
  }
}

export const stopAnalysing = () => useAnalysis.setState({ running: false });
