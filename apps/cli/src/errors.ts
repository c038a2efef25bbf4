/** How mistakes are said: those of the input in one message with every problem, our own with an apology. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { InputError, sayProblem } from "@duelex/kernel";
import { type Context, Exit } from "./context.ts";
import { capital, count, withoutSecret, wrap } from "./text.ts";

/** Says what went wrong, and with which code the program ends. */
export function sayError(problem: unknown, context: Context): Exit {
  if (!(problem instanceof InputError)) return apologise(problem, context);
  const { paint, warn, columns, showsProgress } = context.terminal;
  const { problems } = problem;
  const inLines = (text: string, indent: string) => (showsProgress ? wrap(text, columns, indent) : [text]); // a person's screen parts no word
  const subject = /^[a-z]+( |$)/.test(problem.subject) ? capital(problem.subject) : problem.subject; // a file keeps its name
  if (problems.length === 1) warn(...inLines(`${paint.bad(`${subject}:`)} ${sayProblem(problems[0]!)}`, "  "));
  else
    warn(
      `${paint.bad(`${subject}:`)} ${count(problems.length, "problem")}`,
      ...problems.flatMap((each) => inLines(`  - ${sayProblem(each)}`, "    ")),
    );
  return Exit.wrongInput;
}

/** Our own mistake: whatever is needed to see it again goes into a file, and a person is not shown the insides. */
function apologise(problem: unknown, context: Context): Exit {
  const report = {
    error: problem instanceof Error ? (problem.stack ?? problem.message) : String(problem),
    command: process.argv.slice(2).map(withoutSecret),
    node: process.version,
    underWay: attempt(() => context.underWay?.() ?? null),
  };
  const file = attempt(() => {
    const path = join(mkdtempSync(join(tmpdir(), "duelex-")), "report.json");
    writeFileSync(path, `${JSON.stringify(report, null, 2)}\n`);
    return path;
  });
  context.terminal.warn(
    "Sorry: Duelex itself made a mistake, and has stopped.",
    `What failed: ${problem instanceof Error ? problem.message : String(problem)}`,
    file === null
      ? "Please report the command that you gave, and this message."
      : `Please report it with this file, which holds what is needed to see it again (game, seed, answers): ${file}`,
  );
  return Exit.failed;
}

function attempt<Value>(get: () => Value): Value | null {
  try {
    return get();
  } catch {
    return null;
  }
}
