/**
 * `npm run mutate -- battle`: spoils the code in one small way at a time and sees whether a test notices; README.md says how.
 * Exit code 0 if every survivor is explained, 1 if not, 2 if the command was wrong.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { Stryker } from "@stryker-mutator/core";
import { command, wholeNumber } from "./command.ts";
import { mutatedPackage } from "./mutate/environment.ts";
import { type FileReport, type Report, reportOf, score, sum } from "./mutate/report.ts";
import { linesOf, root, scopes, type Target, targetsOf } from "./mutate/scopes.ts";

const reportFile = "tmp/mutate.json";

const help = `npm run mutate -- WHAT … [--without WHAT]… [--sample N] [--from N] [--threads N] [--json]

WHAT is a scope, or a file or folder under packages/*/src or apps/*/src, a file perhaps with lines:
${Object.entries(scopes)
  .map(([name, { says }]) => `  ${name.padEnd(16)}${says}`)
  .join("\n")}

  --without W   but not these files; may be given again
  --sample N    only the mutants that lie in every Nth line of each file
  --from N      of a sample, the line of each file that is its first (1): another one draws another sample
  --threads N   mutants tried at the same time (2)
  --json        the report on standard output, and nothing else; it is always left in ${reportFile}

npm run mutate -- battle
npm run mutate -- kernel --sample 4
npm run mutate -- bos --without battle --sample 12
npm run mutate -- packages/bos/src/rules/11-battle.ts:40-60

Exit code 0: every mutant is killed by a test, or trials/mutate/explained.json says why it cannot matter. 1: some are not. 2: wrong command.`;

await command(main);

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      without: { type: "string", multiple: true, default: [] },
      sample: { type: "string", default: "1" },
      from: { type: "string", default: "1" },
      threads: { type: "string", default: "2" },
      json: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help || positionals.length === 0) {
    console.log(help);
    return 0;
  }
  const sample = wholeNumber("--sample", values.sample, 1);
  const from = wholeNumber("--from", values.from, 1);
  const threads = wholeNumber("--threads", values.threads, 1);
  const packages = targetsOf(positionals, values.without);
  const began = performance.now();
  process.chdir(root);
  const results = [];
  for (const [name, targets] of packages) {
    process.env[mutatedPackage] = name;
    const mutate = targets.flatMap((target) => linesOf(target, sample, from).map((lines) => `${target.file}${lines}`));
    const reporters = values.json ? [] : [process.stdout.isTTY ? "progress" : "progress-append-only"];
    results.push(...(await new Stryker({ mutate, concurrency: threads, reporters }).runMutationTest()));
  }
  const report = reportOf(results, wholeFiles([...packages.values()].flat(), sample));
  const seconds = (performance.now() - began) / 1000;
  const text = JSON.stringify({ what: positionals, without: values.without, sample, from, ...report, seconds }, null, 2);
  mkdirSync(join(root, "tmp"), { recursive: true });
  writeFileSync(join(root, reportFile), `${text}\n`);
  if (values.json) console.log(text);
  else sayReport(report, seconds);
  return report.stale.length > 0 || report.survivors.some(({ why }) => why === undefined) ? 1 : 0;
}

function wholeFiles(targets: readonly Target[], sample: number): Set<string> {
  return new Set(sample > 1 ? [] : targets.filter(({ lines }) => lines === undefined).map(({ file }) => file));
}

function sayReport({ files, survivors, stale }: Report, seconds: number): void {
  const width = Math.max(...files.map(({ file }) => file.length), 8);
  const row = (name: string, ...cells: string[]): string => `${name.padEnd(width)} ${cells.map((cell) => cell.padStart(9)).join("")}`;
  const counts = (each: FileReport): string =>
    row(
      each.file,
      ...[each.mutants, each.killed, each.byLines, each.survived, each.uncovered, each.explained].map(String),
      `${score(each).toFixed(1)} %`,
    );
  console.log(row("", "mutants", "killed", "by lines", "survived", "not run", "explained", "score"));
  for (const each of files) console.log(counts(each));
  if (files.length > 1) console.log(counts(sum(files)));
  const unexplained = survivors.filter(({ why }) => why === undefined);
  for (const { file, at, line, change, covered } of unexplained)
    console.log(`\n${file}:${at} ${covered ? "survived" : "is run by no test"}\n  ${line}\n  ${change}`);
  for (const each of stale) console.log(`\nexplained.json explains what does not survive, or is no more:\n  ${each}`);
  console.log(
    `\n${unexplained.length === 0 ? "no survivor" : `${unexplained.length} survivors`} that nothing explains, in ${seconds.toFixed(0)} s`,
  );
}
