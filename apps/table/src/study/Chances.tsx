import type { Decision, Position } from "@duelex/session";
import { Said } from "../card/Said.tsx";
import { whose } from "../match/news.ts";
import { analyse, stopAnalysing, useAnalysis } from "../store/analysis.ts";
import { useTable } from "../store/table.ts";
import { jump } from "../store/time.ts";
import { useApartWords } from "../words/apart.ts";
import { useWords } from "../words/index.ts";
import { ChanceChart } from "./ChanceChart.tsx";

export interface ChancesProps {
  readonly position: Position;
  readonly names: readonly [string, string];
}

/** "P1 answers: yes (use the Burst of Archangel, free of cost)" */
const deedOf = ({ seat, played, asked }: Decision): string =>
  `${whose({ kind: "answer", seat, text: played })}${asked === "" ? "" : ` (${asked})`}`;

/** The match as a curve of the chance to win, where it turned, and what would have been better. */
export default function Chances({ position, names }: ChancesProps) {
  const words = useWords();
  const apart = useApartWords();
  const id = useTable(({ id }) => id);
  const all = useAnalysis();
  const mine = all.id === id ? all : null;
  const name = names[position.seat];
  const heading = apart.analysis.chart(name, name === words.players.you);
  /** Of all decisions alike it is the chance of whoever reads this. */
  const shareOf = (seat: Decision["seat"], chance: number): number => (seat === position.seat ? chance : 1 - chance);
  const chanceOf = ({ seat, before }: Decision): number => shareOf(seat, before);
  const percent = (chance: number): number => Math.round(100 * chance);
  if (mine === null || (!mine.running && mine.decisions.length === 0)) {
    return (
      <section className="chances">
        <p className="quiet">{apart.analysis.about}</p>
        <button type="button" className="button go" onClick={() => void analyse()}>
          {apart.analysis.begin}
        </button>
      </section>
    );
  }
  const { running, next, of, decisions, summary } = mine;
  const marked = decisions.filter(({ mark }) => mark !== null);
  return (
    <section className="chances" aria-label={heading} data-analysis={running ? "running" : summary === null ? "stopped" : "done"}>
      <h3>{heading}</h3>
      {decisions.length > 1 && (
        <ChanceChart
          says={heading}
          points={decisions.map((each) => ({ at: each.at, chance: chanceOf(each), mark: each.mark !== null, node: each.node }))}
          at={position.time.at}
          onPick={(node) => void jump(node)}
        />
      )}
      {running ? (
        <p className="row">
          <progress max={Math.max(1, of)} value={next} aria-label={apart.analysis.progress(next, of)} />
          <span className="quiet">{apart.analysis.progress(next, of)}</span>
          <button type="button" className="button" onClick={stopAnalysing}>
            {apart.analysis.stop}
          </button>
        </p>
      ) : (
        summary === null && (
          <button type="button" className="button" onClick={() => void analyse()}>
            {apart.analysis.again}
          </button>
        )
      )}
      {summary !== null && (
        <>
          <p>
            {([0, 1] as const)
              .map((seat) =>
                apart.analysis.accuracy(names[seat], summary.accuracy[seat] === null ? null : Math.round(summary.accuracy[seat])),
              )
              .join(" · ")}
          </p>
          {summary.turningPoints.length > 0 && <h3>{apart.analysis.points}</h3>}
          <ol className="plain" data-turning-points>
            {summary.turningPoints.map(({ from, to, by }) => (
              <li key={from.at}>
                <button type="button" className="log-line" onClick={() => void jump(from.node)}>
                  <b>{apart.analysis.change(percent(chanceOf(from)), percent(chanceOf(to)))}</b>{" "}
                  <Said text={apart.analysis.answered(from.turn, deedOf(from))} />
                  <small className="block quiet">{apart.analysis.by[by]}</small>
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
      {(marked.length > 0 || summary !== null) && <h3>{apart.analysis.better}</h3>}
      {marked.length === 0 && summary !== null && <p className="quiet">{apart.analysis.none}</p>}
      <ol className="plain">
        {marked.map((each) => (
          <li key={each.at}>
            <button type="button" className="log-line" onClick={() => void jump(each.node)}>
              <b className="mark">{apart.analysis.marks[each.mark!]}</b> <Said text={apart.analysis.answered(each.turn, deedOf(each))} />{" "}
              <small className="quiet">{apart.analysis.change(percent(chanceOf(each)), percent(shareOf(each.seat, each.after)))}</small>
              {each.better !== null && (
                <small className="block quiet">
                  <Said text={apart.analysis.instead([each.better.answer, ...each.better.line])} />
                </small>
              )}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
