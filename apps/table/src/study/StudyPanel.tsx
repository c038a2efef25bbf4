import type { Position, TreeNode } from "@duelex/session";
import { useEffect, useRef, useState } from "preact/hooks";
import { Said } from "../card/Said.tsx";
import { listed } from "../games.ts";
import { whose } from "../match/news.ts";
import { useVoice } from "../match/useVoice.ts";
import { part } from "../shell/part.ts";
import { useAnalysis } from "../store/analysis.ts";
import { prune, readTree, setMark, setNote, useTable } from "../store/table.ts";
import { jump } from "../store/time.ts";
import { useApartWords } from "../words/apart.ts";
import { useWords } from "../words/index.ts";
import { lineFrom } from "./fold.ts";

const Chances = part(() => import("./Chances.tsx"));

/** What the match was worth when it is over; notes, marks, and the tree of branches: one line each, branches indented where they leave the line. */
export default function StudyPanel({ position, names }: { readonly position: Position; readonly names: readonly [string, string] }) {
  const words = useWords();
  const apart = useApartWords();
  const tree = useTable(({ tree }) => tree);
  const id = useTable(({ id }) => id);
  const analysed = useAnalysis((analysis) => analysis.id === id && analysis.decisions.length > 0);
  useEffect(() => {
    void readTree();
  }, []);
  if (tree === null) return <p className="quiet pad">{words.loading}</p>;
  const isOver = position.result !== null || analysed;
  const here = tree.nodes.get(position.time.node);
  return (
    <div className="study pad">
      {isOver && <Chances position={position} names={names} meanwhile={<p className="quiet">{words.loading}</p>} />}
      {here !== undefined && here.parent >= 0 && <NoteEditor key={here.node} node={here} />}
      <ol className="tree" aria-label={apart.tree.name}>
        <Line nodes={tree.nodes} from={tree.root} here={position.time.node} depth={0} passes={listed(position.game)?.mat.passes ?? []} />
      </ol>
    </div>
  );
}

/** Who pauses so long while typing a note has it kept, in milliseconds. */
const SOON = 300;

function NoteEditor({ node }: { readonly node: TreeNode }) {
  const apart = useApartWords();
  const [text, setText] = useState(node.note);
  const kept = useRef(node.note);
  const keep = () => {
    if (text === kept.current) return;
    kept.current = text;
    void setNote(node.node, text);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed is kept, whatever is told meanwhile
  useEffect(() => {
    const soon = setTimeout(keep, SOON);
    return () => clearTimeout(soon);
  }, [text]);
  return (
    <div className="note">
      <p className="quiet">
        <Said text={deedOf(node)} />
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons of which one is pressed, or none, are no set of fields */}
      <div className="row" role="group" aria-label={apart.tree.mark}>
        {Object.entries(apart.tree.marks).map(([mark, says]) => (
          <button
            key={mark}
            type="button"
            className="button icon"
            aria-pressed={node.mark === mark}
            data-tip={says}
            aria-label={says}
            onClick={() => void setMark(node.node, node.mark === mark ? "" : mark)}
          >
            {mark}
          </button>
        ))}
      </div>
      <textarea
        className="field"
        rows={2}
        aria-label={apart.tree.noteAbout}
        placeholder={apart.tree.noteAbout}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
        onBlur={keep}
      />
    </div>
  );
}

interface LineProps {
  readonly nodes: ReadonlyMap<number, TreeNode>;
  readonly from: number;
  readonly here: number;
  readonly depth: number;
  /** The answers that pass. */
  readonly passes: readonly string[];
}

/** An answer with who has given it: "P1 draws a card". */
const deedOf = ({ seat, text }: TreeNode): string => whose({ kind: "answer", seat, text });

const often = (times: number): string => (times > 1 ? ` ×${times}` : "");

/** Where one stands is seen whenever one comes to stand there; but at the end what the match was worth comes first, and whoever picks from it keeps it in sight. */
function intoView(line: Element | null): void {
  if (document.querySelector("[data-over], .chances:focus-within") === null) line?.scrollIntoView({ block: "nearest" });
}

/** A line of answers from a node on; what branches off stands under it, further in. Long stretches without branches are drawn whole. */
function Line({ nodes, from, here, depth, passes }: LineProps) {
  const apart = useApartWords();
  const voice = useVoice();
  return (
    <>
      {lineFrom(nodes, from, here, passes).map(({ node, others, times }) => (
        <li key={node.node} style={{ paddingLeft: `${Math.min(depth, 6) * 14}px` }}>
          {node.parent >= 0 && node.turn !== nodes.get(node.parent)?.turn && (
            <span className="turn-line block">{apart.kept.turn(node.turn)}</span>
          )}
          {node.parent >= 0 && (
            <span ref={node.node === here ? intoView : null} className={`node${node.node === here ? " here" : ""}`}>
              <button
                type="button"
                className="log-line"
                aria-current={node.node === here ? "true" : undefined}
                aria-label={apart.tree.jump(voice(deedOf(node)) + often(times))}
                onClick={() => void jump(node.node)}
              >
                <Said text={deedOf(node) + often(times)} /> {node.mark !== "" && <b className="mark">{node.mark}</b>}
                {node.note !== "" && <small className="block quiet">{node.note}</small>}
              </button>
              {depth > 0 && nodes.get(node.parent)?.children[0] !== node.node && (
                <button
                  type="button"
                  className="button bare icon"
                  aria-label={apart.tree.delete}
                  data-tip={apart.tree.delete}
                  onClick={() => void prune(node.node)}
                >
                  ✕
                </button>
              )}
            </span>
          )}
          {others.length > 0 && (
            <ol className="branch">
              {others.map((other) => (
                <Line key={other} nodes={nodes} from={other} here={here} depth={depth + 1} passes={passes} />
              ))}
            </ol>
          )}
        </li>
      ))}
    </>
  );
}
