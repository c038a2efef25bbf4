import type { Lesson } from "@duelex/kernel";
import { Fragment } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Said } from "../card/Said.tsx";
import { listed } from "../games.ts";
import { Rule } from "../match/Rule.tsx";
import { Sheet } from "../shell/Sheet.tsx";
import { close, showSheet, useTable } from "../store/table.ts";
import { useApartWords } from "../words/apart.ts";
import { type Progress, unseen } from "./notes.ts";

/** After a lesson: the notes for which the match gave no occasion, or that gave way to others before they were read. */
export default function Unseen({ game, progress }: { readonly game: string; readonly progress: Progress }) {
  const apart = useApartWords();
  const [lesson, setLesson] = useState<Lesson | null>(null);
  const isOpen = useTable(({ sheet }) => sheet === "unseen");
  useEffect(() => {
    void listed(game)?.lesson().then(setLesson);
  }, [game]);
  const notes = lesson === null ? [] : unseen(lesson, progress);
  if (notes.length === 0) return null;
  return (
    <>
      <button type="button" className="button" data-unseen onClick={() => showSheet("unseen")}>
        {apart.learn.unseen} ({notes.length})
      </button>
      {isOpen && (
        <Sheet heading={apart.learn.unseen} onClose={close}>
          {notes.map(({ title, text, rules }) => (
            <section key={title} className="unseen">
              <h3>{title}</h3>
              <p>
                <Said text={text} />{" "}
                {rules.map((rule) => (
                  <Fragment key={rule}>
                    <Rule rule={rule} heading={title} />{" "}
                  </Fragment>
                ))}
              </p>
            </section>
          ))}
        </Sheet>
      )}
    </>
  );
}
