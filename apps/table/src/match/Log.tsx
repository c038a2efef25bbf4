import type { StoryLine } from "@duelex/session";
import { Fragment } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Said } from "../card/Said.tsx";
import { memo } from "../drawing.ts";
import { askWhy, useTable } from "../store/table.ts";
import { useWords } from "../words/index.ts";
import { type Folded, folded, whose } from "./news.ts";
import { Rule } from "./Rule.tsx";

/** So many of the latest lines are drawn; more on request. */
const LATEST = 150;

const NONE: readonly StoryLine[] = [];

/** What happened, one line each under what caused it, with the paragraph. A press asks why. */
export function Log() {
  const words = useWords();
  const lines = useTable(({ stories, seat }) => stories[seat] ?? NONE);
  const chosen = useTable(({ why }) => why?.line);
  const missed = useTable(({ missed }) => missed);
  const answered = useTable(({ since, seat }) => since[seat]) ?? Number.POSITIVE_INFINITY;
  const [quiet, setQuiet] = useState(false);
  const [most, setMost] = useState(LATEST);
  const ref = useRef<HTMLOListElement>(null);
  const shown = quiet ? lines : lines.filter((line) => !line.quiet);
  const drawn = shown.slice(-most);
  const rows = folded(drawn);
  const since = missed === null ? undefined : rows.find(({ line }) => line.line >= missed)?.line;
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines are scrolled to, and stay in sight when the card above takes more room
  useEffect(() => {
    const room = ref.current?.parentElement;
    if (room == null) return;
    /** Where it was scrolled to; who is elsewhere has gone there. */
    let at: number | null = null;
    let height = 0;
    let left = false;
    const look = () => {
      if (room.clientHeight !== height) return; // it was not scrolled: it has another size
      left = at !== null && Math.abs(room.scrollTop - at) > 2;
    };
    // What is new is read from its beginning. First as soon as all is laid out.
    const watch = new ResizeObserver(() => {
      if (left) return;
      const fresh = room.querySelector<HTMLElement>(".new");
      room.scrollTop = fresh === null ? room.scrollHeight : fresh.offsetTop - room.offsetTop - 30;
      at = room.scrollTop;
      height = room.clientHeight;
    });
    watch.observe(room);
    room.addEventListener("scroll", look);
    return () => {
      watch.disconnect();
      room.removeEventListener("scroll", look);
    };
  }, [lines]);
  if (shown.length === 0) return <p className="quiet pad">{words.log.empty}</p>;
  return (
    <>
      {drawn.length < shown.length && (
        <button type="button" className="button bare" onClick={() => setMost(most * 4)}>
          {words.log.earlier(shown.length - drawn.length)}
        </button>
      )}
      <ol className="log" ref={ref}>
        {rows.map(({ line, times }) => (
          <Fragment key={line.line}>
            {line === since && <li className="turn-line missed">{words.log.missed}</li>}
            <LogLine line={line} times={times} chosen={chosen === line.line} fresh={line.line >= answered} />
          </Fragment>
        ))}
      </ol>
      <label className="check">
        <input type="checkbox" checked={quiet} onChange={(event) => setQuiet(event.currentTarget.checked)} /> {words.log.quiet}
      </label>
    </>
  );
}

interface LogLineProps extends Folded {
  readonly chosen: boolean;
  readonly fresh: boolean;
}

const LogLine = memo(({ line, times, chosen, fresh }: LogLineProps) => {
  const words = useWords();
  const watches = useTable(({ seats }) => seats.length === 0); // who sits nowhere is told nothing more than this
  const mark = `${chosen ? " on" : ""}${fresh ? " new" : ""}`;
  if (line.kind === "turn") return <li className={`turn-line${mark}`}>{line.text}</li>;
  const says = (
    <>
      <Said text={whose(line)} />
      {times > 1 && ` ×${times}`}
      {line.forced && <small className="quiet"> {words.log.forced}</small>}
    </>
  );
  return (
    <li className={`${line.kind}${mark}`} style={{ paddingLeft: `${14 + Math.min(line.depth, 5) * 12}px` }}>
      {watches ? (
        <span className="log-line">{says}</span>
      ) : (
        <button type="button" className="log-line" onClick={() => void askWhy(line.line)}>
          {says}
        </button>
      )}
      <Rule rule={line.rule} heading={line.heading} />
    </li>
  );
});
