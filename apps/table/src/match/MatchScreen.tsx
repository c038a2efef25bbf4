import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { listed } from "../games.ts";
import { entitle } from "../shell/entitle.ts";
import { Top } from "../shell/Top.tsx";
import { askHint } from "../store/foresee.ts";
import { isWatched } from "../store/pace.ts";
import { useShell } from "../store/shell.ts";
import { answersOf, flush, leaveTable, positionOf, resume, showSheet, undo, useTable } from "../store/table.ts";
import { backToMatch, playOn } from "../store/time.ts";
import { useWords } from "../words/index.ts";
import { AskBar } from "./AskBar.tsx";
import { Hand } from "./Hand.tsx";
import { Herald } from "./Herald.tsx";
import { namesOf } from "./names.ts";
import { SidePanel } from "./SidePanel.tsx";
import { TableMat } from "./TableMat.tsx";
import { watchTouch } from "./touch.ts";
import { useKeys } from "./useKeys.ts";
import { useNarrow } from "./useNarrow.ts";
import "../card/card.css";
import "../mat/mat.css";
import "./match.css";
import { part } from "../shell/part.ts";
import { troubleOf } from "../store/trouble.ts";

// What a match may need and need not: fetched when it is opened.
const Away = part(() => import("./Away.tsx"));
const Opened = part(() => import("./Opened.tsx"));
const Curtain = part(() => import("./Curtain.tsx"));
const LessonBar = part(() => import("../learn/LessonBar.tsx"));
const PuzzleBar = part(() => import("../puzzle/PuzzleBar.tsx"));
const OnlineBar = part(() => import("../online/Bar.tsx"));
const MatchSheets = part(() => import("./MatchSheets.tsx"));
const WatchBar = part(() => import("./WatchBar.tsx"));

/** A match: the table in the middle, the question above the hand, card and log at the side. */
export default function MatchScreen({ id }: { readonly id: string }) {
  const words = useWords();
  const notify = useShell(({ notify }) => notify);
  const table = useTable();
  const position = positionOf(table);
  const [missing, setMissing] = useState(false);
  const elsewhere = table.elsewhere === id;
  const narrow = useNarrow();
  const goOn = useCallback(
    (which: string, over = false) =>
      void resume(which, over).then(
        (found) => setMissing(found === "missing"),
        (problem: unknown) => {
          notify(troubleOf(problem));
          setMissing(true);
        },
      ),
    [notify],
  );
  useEffect(() => {
    if (useTable.getState().id !== id) goOn(id);
  }, [id, goOn]);
  useEffect(watchTouch, []);
  useEffect(() => {
    const leave = () => void flush();
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leaveTable(id);
    };
  }, [id]);
  useKeys();
  const asked = position?.question?.number;
  const before = useRef<typeof asked>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a curtain that is opened is gone, too
  useEffect(() => {
    // Who has answered by a key, or opened the curtain, stood on what is gone; who has not answered yet begins at the heading.
    if (before.current !== undefined && document.activeElement === document.body)
      document
        .querySelector<HTMLElement>(Object.keys(useTable.getState().since).length > 0 ? "#question" : "h1")
        ?.focus({ preventScroll: true });
    before.current = asked;
  }, [asked, table.curtain]);
  const turn = position && `${position.view.turn} ${position.view.active}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading says what it is, and whose turn
  useEffect(() => void entitle(), [turn, table.title]);
  if (missing || elsewhere) {
    return (
      <>
        <Top />
        <Away onTake={elsewhere ? () => goOn(id, true) : null} meanwhile={<p className="loading">{words.loading}</p>} />
      </>
    );
  }
  if (position === null || table.id !== id) return <p className="loading">{words.loading}</p>;
  const names = namesOf(words, position.sitters, table.seats, table.called, table.lesson !== null);
  const game = listed(position.game);
  const canUndo = position.time.undo > 0 && table.curtain === null;
  // Beside the table where there is room, so that nothing of the table is covered.
  const beside = (
    <>
      {table.lesson !== null && table.curtain === null && <LessonBar position={position} progress={table.lesson} />}
      {table.puzzle !== null && <PuzzleBar key={table.id} puzzle={table.puzzle} position={position} />}
      {isWatched(position) && position.result === null && !table.held && <WatchBar position={position} />}
    </>
  );
  return (
    <div
      className={`match${narrow ? " narrow" : ""}`}
      data-table
      data-asked={answersOf(table).length > 0 || undefined}
      data-question={position.question?.number}
      data-kept={table.kept || undefined}
    >
      <button type="button" className="skip" onClick={() => document.querySelector<HTMLElement>("#question .button")?.focus()}>
        {words.skip}
      </button>
      <Top
        tools={
          <>
            {position.free && (
              <>
                <button type="button" className="button bare" disabled={!canUndo} onClick={() => void undo()}>
                  {words.tools.undo}
                  <kbd className="key">U</kbd>
                </button>
                <button type="button" className="button bare" disabled={answersOf(table).length === 0} onClick={() => void askHint()}>
                  {words.tools.hint}
                  <kbd className="key">H</kbd>
                </button>
                <button type="button" className="button bare" onClick={() => showSheet("share")}>
                  {words.tools.share}
                </button>
              </>
            )}
            {narrow && (
              <button type="button" className="button bare" onClick={() => showSheet("panel")}>
                {words.panel.open}
              </button>
            )}
          </>
        }
      >
        <h1 className="match-title" tabIndex={-1}>
          <span>{table.title ?? game?.name ?? position.game}</span>
          <span className="quiet"> {words.match.turn(position.view.turn, names[position.view.active])}</span>
        </h1>
      </Top>
      <main className="mat-room" aria-label={words.board.table}>
        {narrow && beside}
        {table.online && <OnlineBar position={position} names={names} />}
        {table.held && (
          <div className="looking" role="status">
            {words.log.looking}
            <button type="button" className="button" onClick={() => void backToMatch()}>
              {words.log.now}
            </button>
            <button type="button" className="button" onClick={() => void playOn()}>
              {words.time.playOn}
            </button>
          </div>
        )}
        {table.curtain === null ? <TableMat position={position} names={names} narrow={narrow} /> : <Curtain name={names[table.curtain]} />}
      </main>
      <section className="ask-room" id="question" tabIndex={-1} aria-label={words.ask.region}>
        <AskBar position={position} names={names} />
        {table.curtain === null && <Hand position={position} narrow={narrow} />}
      </section>
      {!narrow && (
        <SidePanel position={position} names={names}>
          {beside}
        </SidePanel>
      )}
      {table.opened !== null && table.pile === null && <Opened position={position} names={names} />}
      {(table.sheet !== null || table.pile !== null) && <MatchSheets position={position} names={names} narrow={narrow} />}
      <Herald position={position} names={names} />
    </div>
  );
}
