import type { Problem } from "@duelex/kernel";
import { Refused } from "../host/desk.ts";
import { troubleOf } from "../store/trouble.ts";

/** What a server, or the way to it, has to say against something. */
export interface Against {
  readonly heading: string;
  readonly problems: readonly Problem[];
}

export const against = (heading: string, problem: unknown): Against => ({
  heading,
  problems: problem instanceof Refused ? problem.problems : [{ where: "", what: troubleOf(problem) }],
});

/** Everything that is wrong, each with its paragraph. */
export function Trouble({ heading, problems }: Against) {
  return (
    <div className="trouble" role="alert">
      <p>{heading}</p>
      <ul>
        {problems.map(({ where, what, rule }) => (
          <li key={`${where} ${what}`}>
            {where !== "" && <b>{where}: </b>}
            {what} {rule !== undefined && <span className="rule">{rule}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
