/** A match that is over, looked at decision by decision: what each seat could know then, and what it made of it. */
import { type Mat, type Match, verbOf } from "@duelex/kernel";
import { type Analysis, analysing, type Judged, turningPoints } from "@duelex/players";
import { begun, type Session } from "./session.ts";
import type { Analysed, Decision, TurnedBy } from "./told.ts";
import { CONCEDE, type Node } from "./tree.ts";
import { isOwnPhase } from "./waiting.ts";

/** The answer alone is what changed a chance where it is so great a part of the change; what followed is, where it is hardly any. */
const NEARLY_ALL = 0.75;
const HARDLY_ANY = 0.25;

/** By what P1's chance changed after a decision. */
export function turnedBy({ seat, loss }: Pick<Judged, "seat" | "loss">, change: number): TurnedBy {
  const part = (seat === 0 ? -loss : loss) / change;
  return part >= NEARLY_ALL ? "answer" : part > HARDLY_ANY ? "both" : "after";
}

/** What is asked, where an answer names no card and could be one to much else: "yes", "to the left attack zone"; "" where it tells by itself what it is about. */
export function askedOf(match: Match, answer: number, mat: Pick<Mat, "closes" | "ownPhases">): string {
  const phrase = match.phrases[verbOf(match.options().options[answer]!)]!;
  const isPlain = phrase.includes("*") || Object.hasOwn(mat.closes, phrase) || isOwnPhase(match, match.asked, mat);
  return isPlain ? "" : match.question()!.says;
}

/** A decision for people: who passes on the way to what would have been better is left out. */
export function withoutPasses<D extends Judged>(decision: D, { passes }: Pick<Mat, "passes">): D {
  const { better } = decision;
  if (better === null) return decision;
  return { ...decision, better: { ...better, line: better.line.filter((each) => !passes.includes(each.replace(/^P\d: /, ""))) } };
}

/** Goes through the line that is being looked at, one decision at a time, on a match of its own. */
export class Analyst {
  /** The answers before this one have been looked at. */
  next = 0;
  /** The nodes of the line, its beginning first. */
  private readonly nodes: readonly Node[];
  private readonly answers: readonly number[];
  /** It is played on as the work goes on, and stands at the decision that was looked at last. */
  private readonly match: Match;
  private readonly mat: Mat;
  private readonly work: Generator<Judged, Analysis>;
  /** The last step, to whoever asks for it again. */
  private end: Analysed | null = null;
  /** What was asked at the decisions, by how many answers had been given. */
  private readonly asked = new Map<number, string>();

  /** @param lines of the search at each decision */
  constructor(
    session: Session,
    readonly lines: number,
  ) {
    this.nodes = session.line;
    const { match, answers } = played(session, this.nodes);
    this.isOver = match.over || this.nodes.at(-1)!.moment?.verb === CONCEDE;
    this.answers = answers;
    this.match = begun(session.library, session.beginning);
    this.mat = session.game.mat;
    this.work = analysing(session.game, this.match, answers, { lines, seed: 1 });
  }

  /** Was the match over at the end of this line? What is not over is nobody's to look through. */
  readonly isOver: boolean;

  /** Is it still this line that is looked at? */
  isOf({ line }: Session): boolean {
    return line.length === this.nodes.length && line.at(-1) === this.nodes.at(-1);
  }

  /** The next decision; with the last step what the whole comes to. */
  look(): Analysed {
    if (this.end !== null) return this.end;
    const of = this.answers.length;
    const step = this.work.next();
    if (step.done !== true) {
      const { at } = step.value;
      this.next = at + 1;
      this.asked.set(at, askedOf(this.match, this.answers[at]!, this.mat));
      return { next: this.next, of, decision: this.decision(step.value), summary: null };
    }
    this.next = of;
    const { decisions, accuracy } = step.value;
    const points = turningPoints(decisions, 5).map(({ from, to, change }) => ({
      from: this.decision(from),
      to: this.decision(to),
      change,
      by: turnedBy(from, change),
    }));
    this.end = { next: of, of, decision: null, summary: { accuracy, turningPoints: points } };
    return this.end;
  }

  private decision(judged: Judged): Decision {
    const { at } = judged;
    return { ...withoutPasses(judged, this.mat), node: this.nodes[at]!.id, asked: this.asked.get(at)! };
  }
}

/** The answers of a line as places in the lists of options, and the match at its end. */
function played({ library, beginning }: Session, nodes: readonly Node[]): { match: Match; answers: number[] } {
  const match = begun(library, beginning);
  const answers: number[] = [];
  for (const { moment } of nodes) {
    if (moment === null || moment.verb === CONCEDE) continue;
    const answer = match.options().indexOf(moment.option);
    answers.push(answer);
    match.play(answer);
  }
  return { match, answers };
}
