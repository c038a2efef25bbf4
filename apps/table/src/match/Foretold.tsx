import type { Position } from "@duelex/session";
import { useEffect } from "preact/hooks";
import { Said } from "../card/Said.tsx";
import { part } from "../shell/part.ts";
import { aboutKey, useTable } from "../store/table.ts";
import { useWords } from "../words/index.ts";
import type { NewsProps } from "./News.tsx";

const Foreseen = part(() => import("./Foreseen.tsx"));
const fetchNews = () => import("./News.tsx");
const News = part(() => fetchNews().catch(() => ({ default: ({ plain }: NewsProps) => plain }))); // no match breaks off for want of news

/** So long after the first question there may be something to tell, in milliseconds; what is fetched only then comes late, and pushes the table. */
const SOON = 2000;

export interface ForetoldProps {
  readonly position: Position;
  readonly names: readonly [string, string];
  /** It stands below the question, and not beside a card that was touched: nothing is said in both places. */
  readonly inBar?: boolean;
}

/** What the answer that is pointed at would do, in a line; and what the machine would answer, if it was asked. */
export function Foretold({ position, names, inBar = false }: ForetoldProps) {
  const words = useWords();
  const { preview, previewOf, hint, since, opened } = useTable();
  useEffect(() => {
    const soon = setTimeout(() => void fetchNews().catch(() => undefined), SOON);
    return () => clearTimeout(soon);
  }, []);
  const isElsewhere = inBar && opened?.kind === "answers" && opened.touched;
  if (previewOf === null || isElsewhere) {
    const { question, seat } = position;
    const asks = question?.about?.text;
    const aimed = question?.answers.filter((each) => aboutKey(each) !== "") ?? [];
    const says = hint?.says ?? asks;
    const text = says ?? (aimed.length > 0 ? words.ask.choose(aimed.some(({ vain }) => vain)) : "");
    const plain = (
      <p className={says === undefined ? "foretold choose" : "foretold on"} data-tip={text} data-whole>
        <Said text={text} />
      </p>
    );
    if (hint !== null || since[seat] === undefined) return plain;
    return <News position={position} asks={asks} plain={plain} meanwhile={plain} />;
  }
  const wait = <p className="foretold">{words.preview.wait}</p>;
  if (preview === null) return wait;
  return <Foreseen preview={preview} of={previewOf} seat={position.seat} names={names} inBar={inBar} meanwhile={wait} />;
}
