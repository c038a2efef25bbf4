import type { View } from "@duelex/kernel";
import { useWords } from "../words/index.ts";

/** Where the rules stand: the steps of the battle, else the phases of the turn. */
export function Strip({ view }: { readonly view: View }) {
  const words = useWords();
  const course = view.battle ?? view.phases;
  if (course === undefined) return <div className="strip" />;
  return (
    <ol
      className={`strip${view.battle === undefined ? " phases" : ""}`}
      aria-label={view.battle === undefined ? words.board.phases : words.board.battle}
    >
      {course.steps.map(({ name, rule }, at) => (
        <li
          key={`${name} ${rule}`}
          className={at < course.at ? "done" : at === course.at ? "now" : ""}
          aria-current={at === course.at ? "step" : undefined}
          data-tip={`${name}, ${rule}`}
          data-rule={rule}
        >
          {name}
        </li>
      ))}
    </ol>
  );
}
