import type { Fact, Seat } from "@duelex/kernel";
import type { Answer, Position, StoryLine } from "@duelex/session";
import { useEffect, useRef, useState } from "preact/hooks";
import { listed } from "../games.ts";
import { answersOf, useTable } from "../store/table.ts";
import { useWords, type Words } from "../words/index.ts";
import { inBar } from "./AskBar.tsx";
import { detailOf, sayWinner } from "./names.ts";
import { folded, idled, inBrief, readOut, spoken, whose } from "./news.ts";
import { useMe, useVoice } from "./useVoice.ts";

/** So many lines are read out at once; of what is longer the own side's and the gist, up to twice as many. */
const MOST = 12;

/** So many answers are read out that are given with a card, and not by a number. */
const FEW = 8;

/** With a capital at its beginning and a stop at its end. */
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?!…。？]["”]?$/.test(text) ? "" : "."}`;

/** Each player's numbers, the own first: "You: life 20, hand 5". @param told which of them */
const sayFacts = ({ view, seat }: Position, names: readonly [string, string], told: (fact: Fact) => boolean): string[] =>
  ([seat, seat === 0 ? 1 : 0] as const).flatMap((each) => {
    const facts = view.facts[each].filter(told).map(({ label, value }) => `${label} ${value}`);
    return facts.length === 0 ? [] : [`${names[each]}: ${facts.join(", ")}`];
  });

/** The answers that only their cards give. */
const unnumbered = (answers: readonly Answer[]): readonly Answer[] => {
  const { shown } = inBar(answers);
  return answers.filter((each) => !shown.includes(each));
};

/** The answers: those with a number by it, and the others, which their cards give, before them. */
function sayAnswers(words: Words, answers: readonly Answer[], names: readonly [string, string], me: Seat | null): string[] {
  const { shown } = inBar(answers);
  const others = unnumbered(answers);
  const say = (each: Answer): string => [each.label, detailOf(each, names, me)].filter(Boolean).join(", ");
  const named = others.slice(0, FEW).map(say);
  const numbered = shown.map((each, nth) => (nth < 9 ? `${nth + 1}: ${say(each)}` : say(each)));
  const more = others.length > FEW ? [words.ask.more(others.length - FEW)] : [];
  return [...(others.length > 0 ? [`${words.ask.howMany(answers.length)}: ${[...named, ...more].join("; ")}`] : []), numbered.join("; ")];
}

/**
 * What happened since the last question, how it stands where a turn has begun, and what is asked now, for who listens instead of looking.
 * By a key it says how the whole table stands.
 */
export function Herald({ position, names }: { readonly position: Position; readonly names: readonly [string, string] }) {
  const words = useWords();
  const voice = useVoice();
  const me = useMe();
  const table = useTable();
  const told = useRef<number | null>(null);
  const explained = useRef(false);
  const [says, setSays] = useState("");
  const question = position.question?.number;
  const { mat, lesson } = listed(position.game)!;
  const isTold = ({ label, far }: Fact) => mat.facts.includes(label) && !far;
  const waits = table.lesson !== null && !table.taught;
  const asks = (): readonly string[] => {
    if (position.result !== null) return [sayWinner(words, position.standing.winner, names)];
    const answers = answersOf(table);
    if (answers.length === 0) return [];
    const { says = "", about } = position.question ?? {};
    const explains = !explained.current && unnumbered(answers).length > 0;
    explained.current ||= explains;
    return [says, about?.text ?? "", explains ? words.ask.byCards : "", ...sayAnswers(words, answers, names, me)];
  };
  const speak = (lines: readonly string[]) => {
    const text = lines
      .filter(Boolean)
      .map((line) => sentence(spoken(voice(line))))
      .join(" ");
    setSays((before) => (before === text ? `${text}\u00a0` : text)); // what stays the same is not read out once more
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it speaks once for each question
  useEffect(() => {
    if (waits) return;
    if (table.curtain !== null) return setSays(words.hotSeat.curtain(names[table.curtain]));
    const answers = answersOf(table);
    // While a machine answers nothing is said: the next words would take the place of these before they are read.
    if (answers.length === 0 && position.result === null && !table.held) return;
    const lines = table.stories[table.seat] ?? [];
    // Who takes a match up has heard it; how it stands is said instead.
    const isTakenUp =
      told.current === null && lines.some(({ kind, seat, forced }) => kind === "answer" && seat === position.seat && !forced);
    const from = isTakenUp ? lines.length : Math.min(told.current ?? 0, lines.length);
    told.current = lines.length;
    const fresh = lines.slice(from);
    const { ended, skipped } = idled(fresh, position.seat, mat);
    const all = folded(fresh.filter((line) => !line.quiet));
    const isMine = ({ kind, seat }: StoryLine) => kind === "event" && seat === position.seat;
    const short = readOut(all, MOST, mat, isMine);
    const turned = ended && short.find(({ line }) => line.kind === "turn");
    const news = short.map(({ line, times }) => {
      if (line.kind === "turn") return `${turned && turned.line === line ? `${words.ask.ended} ` : ""}${line.text}: ${names[line.seat!]}`;
      return `${short === all || isMine(line) || mat.outcomes.includes(line.what) ? whose(line) : inBrief(line.text)}${times > 1 ? ` ×${times}` : ""}`;
    });
    const begun = (isTakenUp || all.some(({ line }) => line.kind === "turn")) && position.result === null;
    const { steps, at } = position.view.phases ?? { steps: [], at: 0 };
    const passed = skipped ? steps[at - 1] : undefined;
    speak([
      ...news,
      passed === undefined ? "" : words.ask.phaseOver(passed.name),
      ...(begun ? sayFacts(position, names, isTold) : []),
      ...asks(),
    ]);
  }, [question, position.result, table.curtain, waits]);
  const { hint } = table;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it speaks once for each hint
  useEffect(() => {
    if (hint !== null) speak([hint.says]);
  }, [hint]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it speaks when it is asked to
  useEffect(() => {
    if (table.heard === 0 || table.curtain !== null) return;
    // Of what is not told by itself it is said what it is.
    const untold = position.view.facts[0].filter((fact) => !isTold(fact));
    const terms = lesson().then(
      ({ terms }) => terms.filter(({ words: [word = ""] }) => untold.some(({ label }) => label === word)),
      () => [],
    );
    void Promise.all([import("./standing.ts"), terms]).then(([{ sayStanding }, said]) => {
      const { curtain, seat } = useTable.getState();
      if (curtain !== null || seat !== position.seat) return; // by now it would be told to the other
      speak([
        ...sayStanding({ words, position, names, facts: sayFacts(position, names, () => true) }, table.faces),
        ...said.map(({ words: [word], means }) => `${word}: ${means}`),
        ...asks(),
      ]);
    });
  }, [table.heard]);
  return (
    <div className="hidden" aria-live="polite" aria-atomic="true" data-herald>
      {says}
    </div>
  );
}
