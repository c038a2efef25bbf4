import { useEffect } from "preact/hooks";
import { askHint } from "../store/foresee.ts";
import { showTab } from "../store/panel.ts";
import { useShell } from "../store/shell.ts";
import { answer, answersOf, close, hearStanding, openCurtain, positionOf, set, undo, useTable } from "../store/table.ts";
import { hurry, pass, step } from "../store/time.ts";
import { words } from "../words/index.ts";
import { inBar } from "./AskBar.tsx";

/** Goes to the first thing there is, of what is looked for first. */
const first = (...selectors: readonly string[]): void =>
  selectors.reduce<HTMLElement | null>((found, selector) => found ?? document.querySelector<HTMLElement>(selector), null)?.focus();

/** Where letters are typed, or mean something else. */
const TYPED = "input:not([type=radio], [type=checkbox], [type=range]), textarea, select, dialog";

/** Keys of the match. None of them is taken while something is typed. */
export function useKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : document.body;
      hurry();
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest(TYPED) !== null) return;
      if (act(event.key, target)) event.preventDefault();
    };
    addEventListener("keydown", press);
    addEventListener("pointerdown", hurry);
    return () => {
      removeEventListener("keydown", press);
      removeEventListener("pointerdown", hurry);
    };
  }, []);
}

/** Does what a key means; false if it means nothing. */
function act(key: string, target: HTMLElement): boolean {
  const table = useTable.getState();
  const { shown } = inBar(answersOf(table));
  if (key === "1" && table.opened?.kind === "sure") {
    void answer(table.opened.answer, true);
    return true;
  }
  if (/^[1-9]$/.test(key)) {
    const chosen = table.opened?.kind === "answers" ? table.opened.answers[Number(key) - 1] : shown[Number(key) - 1];
    if (chosen !== undefined) void answer(chosen);
    else if (answersOf(table).length > 0) set({ hint: { answer: null, says: words().ask.howMany(answersOf(table).length) } });
    return chosen !== undefined;
  }
  const time = positionOf(table)?.time;
  switch (key) {
    case " ":
      if (target.closest("button, a, input") !== null) return false; // it presses what has the focus
      if (table.curtain !== null) openCurtain();
      else void pass();
      return true;
    case "p":
    case "P":
      void pass();
      return true;
    case "Escape":
      close();
      return true;
    case "u":
    case "U":
      void undo();
      return true;
    case "r":
    case "R":
      if (time !== undefined && time.at < time.of) void step(time.at + 1);
      return true;
    case "h":
    case "H":
      void askHint();
      return true;
    case "s":
    case "S":
      hearStanding();
      return true;
    case "l":
    case "L":
      showTab("log");
      return true;
    case "/":
      showTab("rules");
      setTimeout(() => first("#rule-search"), 60);
      return true;
    case "a":
    case "A":
      first("#hand .card.may", "#hand button");
      return true;
    case "t":
    case "T":
      first("#mat :is(.card, .empty-cell, .who).may", "#mat button[data-may]", "#mat button");
      return true;
    case "q":
    case "Q":
      first("#question .answers button");
      return true;
    case "n":
    case "N":
      first("[data-lesson] .go");
      return true;
    case "?":
      useShell.getState().setHelp(true);
      return true;
    default:
      return false;
  }
}
