import { useEffect, useRef, useState } from "preact/hooks";
import type uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import { useBox } from "../mat/useBox.ts";
import { useDark } from "../store/shell.ts";
import { useApartWords } from "../words/apart.ts";

export interface ChancePoint {
  /** So many answers had been given. */
  readonly at: number;
  /** 0 to 1. */
  readonly chance: number;
  /** Something was lost here that had not to be. */
  readonly mark: boolean;
  readonly node: number;
}

export interface ChanceChartProps {
  readonly says: string;
  readonly points: readonly ChancePoint[];
  /** The answer at which the match stands. */
  readonly at: number;
  readonly onPick: (node: number) => void;
}

const HEIGHT = 150;

/** A curve over the answers of a match; a press goes to the moment that is pointed at. */
export function ChanceChart({ says, points, at, onPick }: ChanceChartProps) {
  const room = useRef<HTMLDivElement>(null);
  const dark = useDark();
  const width = Math.floor(useBox(room)?.width ?? 0);
  const apart = useApartWords();
  const [Chart, setChart] = useState<typeof uPlot | "none" | null>(null);
  const picked = useRef(onPick);
  picked.current = onPick;
  useEffect(() => {
    // The library asks for numbers in the browser's language as soon as it is there, and not every browser has one.
    import("uplot").then(
      (library) => setChart(() => library.default),
      () => setChart("none"),
    );
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: light and dark have other colours
  useEffect(() => {
    const element = room.current;
    if (element === null || width < 80 || Chart === null || Chart === "none") return;
    const chart = new Chart(optionsFor(element, width, at), dataOf(points), element);
    const pick = () => {
      const point = points[chart.cursor.idx ?? -1];
      if (point !== undefined) picked.current(point.node);
    };
    chart.over.addEventListener("click", pick);
    return () => chart.destroy();
  }, [Chart, points.length, at, width, dark]);
  if (Chart === "none") return <p className="quiet">{apart.analysis.noChart}</p>;
  return <div ref={room} className="chart" role="img" aria-label={says} style={{ height: `${HEIGHT}px` }} />;
}

const dataOf = (points: readonly ChancePoint[]): uPlot.AlignedData => [
  points.map(({ at }) => at),
  points.map(({ chance }) => 100 * chance),
  points.map(({ chance, mark }) => (mark ? 100 * chance : null)),
];

function optionsFor(element: HTMLElement, width: number, at: number): uPlot.Options {
  const colour = (name: string): string => {
    const probe = document.createElement("span");
    probe.style.color = `var(${name})`;
    element.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
  const [ink, quiet, line, accent, danger] = ["--ink", "--quiet", "--line", "--accent", "--danger"].map(colour) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const axis = { stroke: quiet, font: "11px system-ui", grid: { stroke: line, width: 1 }, ticks: { show: false } };
  return {
    width,
    height: HEIGHT,
    padding: [8, 8, 0, 0],
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false } },
    scales: { x: { time: false }, y: { range: [0, 100] } },
    axes: [
      { ...axis, size: 22, space: 46 },
      { ...axis, size: 40, splits: [0, 25, 50, 75, 100], values: (_, splits) => splits.map((each) => `${each} %`) },
    ],
    series: [
      {},
      { stroke: ink, width: 2, points: { show: false } },
      { paths: () => null, points: { show: true, size: 8, stroke: danger, fill: danger } },
    ],
    hooks: {
      draw: [
        ({ ctx, valToPos, bbox }) => {
          const x = Math.round(valToPos(at, "x", true));
          if (x < bbox.left || x > bbox.left + bbox.width) return;
          ctx.save();
          ctx.strokeStyle = accent;
          ctx.lineWidth = 2 * devicePixelRatio;
          ctx.beginPath();
          ctx.moveTo(x, bbox.top);
          ctx.lineTo(x, bbox.top + bbox.height);
          ctx.stroke();
          ctx.restore();
        },
      ],
    },
  };
}
