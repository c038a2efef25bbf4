/** Two people who play a whole match, whatever happens to the servers meanwhile. */
import { diceOf } from "@duelex/kernel";
import type { NewTable, Seated, ToSeat } from "@duelex/session";
import { joinTable, Line, openTable } from "./client.ts";

/** A deck of each game. */
export const decks: Readonly<Record<string, string>> = {
  bos: "bos-red-test",
  gundam: "starter-st01",
  "gate-ruler": "deck-apprentice-line",
  "colossus-order": "co-white-test",
};

export const newTable = (game: string, more: Partial<NewTable> = {}): NewTable => ({
  ...{ game, deck: decks[game]!, name: "Anna", against: "anybody", clock: null, watched: true },
  ...more,
});

/** An answer without which of several alike it is: that is said in the file only. */
export const plain = (phrase: string): string => phrase.replace(/ \(\d+\)$/, "");

/** A person who comes back when the line is cut, to whichever server is there. */
export class Person {
  line!: Line;
  private readonly dice: (n: number) => number;
  /** Answers that were acknowledged: the question's number and what was answered. */
  readonly acknowledged = new Map<number, string>();
  /** Whatever was sent as an answer to the question with a number, heard of again or not. */
  readonly sent = new Map<number, string[]>();
  /** How often somebody else was quicker, or the question was gone. */
  late = 0;
  cuts = 0;
  /** Called with every message, and the line over which it came. */
  onTold: (told: ToSeat, line: Line) => void = () => undefined;
  private isDone = false;

  constructor(
    /** Servers, one of which is asked after the other. */
    private readonly bases: () => readonly string[],
    readonly seated: Seated,
    seed: number,
    /** Milliseconds before each answer, at most. */
    private readonly pace = 0,
  ) {
    this.dice = diceOf(seed);
  }

  async come(): Promise<void> {
    for (let tries = 0; ; tries++) {
      const bases = this.bases();
      const base = bases[this.dice(Math.max(1, bases.length))];
      try {
        if (base === undefined) throw new Error("there is no server");
        const { table, key } = this.seated;
        const line = new Line(base, { hello: "seat", table, key });
        line.onTold = (told) => this.onTold(told, line);
        await line.open();
        await line.until(() => line.facts !== null || line.isClosed, 5000);
        if (line.isClosed) throw new Error("closed again");
        this.line = line;
        return;
      } catch (problem) {
        if (tries > 400) throw problem;
        await new Promise((later) => setTimeout(later, 50));
      }
    }
  }

  /** Answers at random until the match is over. */
  async play(most = Number.POSITIVE_INFINITY): Promise<void> {
    if (this.line === undefined) await this.come();
    for (let given = 0; !this.isDone && given < most; ) {
      const { line } = this;
      if (line.isClosed) {
        this.cuts++;
        await this.come();
        continue;
      }
      await line.until(() => line.isClosed || line.asked !== null || line.position?.standing.over === true, 120_000);
      if (line.isClosed) continue;
      if (line.position!.standing.over) return;
      const question = line.asked;
      if (question === null) continue;
      if (this.pace > 0) await new Promise((later) => setTimeout(later, this.dice(this.pace)));
      const chosen = question.answers[this.dice(question.answers.length)]!;
      this.sent.set(question.number, [...(this.sent.get(question.number) ?? []), chosen.phrase]);
      const id = line.ask({ ask: "answer", question: question.number, answer: chosen.answer });
      const reply = await line.until(
        () => line.isClosed || line.told.find((told) => (told.told === "reply" || told.told === "refused") && told.to === id),
        120_000,
      );
      if (reply === true) continue; // the line was cut: nobody knows yet what became of it
      if (reply.told === "reply") {
        this.acknowledged.set(question.number, chosen.phrase);
        given++;
        await line.until(() => line.isClosed || (line.position?.number ?? 0) > question.number, 120_000);
      } else if (reply.told === "refused" && reply.why === "late") {
        this.late++;
        await line.until(() => line.isClosed || (line.position?.number ?? 0) > question.number, 120_000);
      } else if (reply.told === "refused" && reply.subject !== "server") throw new Error(JSON.stringify(reply));
    }
  }

  stop(): void {
    this.isDone = true;
    this.line?.close();
  }
}

/** Opens a table and joins it: P1 and P2. */
export async function twoAt(
  bases: () => readonly string[],
  game: string,
  seed: number,
  more: Partial<NewTable> = {},
  pace = 0,
): Promise<[Person, Person]> {
  const [base] = bases() as [string];
  const one = await openTable(base, newTable(game, { seat: 0, ...more }));
  const other = await joinTable(base, one.table, {
    ...{ name: "Bert", deck: decks[game]! },
    ...(one.invitation === null ? {} : { invitation: one.invitation }),
  });
  return [new Person(bases, one, seed, pace), new Person(bases, other, seed + 1, pace)];
}
