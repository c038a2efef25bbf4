/** `npm run fuzz`: malformed input at every door of all four games; each is refused with a clear message, or is valid. */
import { parseArgs } from "node:util";
import { InputError } from "@duelex/kernel";
import { command, goOn, Hearing, INTERRUPTED, wholeNumber } from "./command.ts";
import { allKinds, Fuzz, type Result } from "./fuzz/fuzz.ts";
import { Meter } from "./meter.ts";

/** Failures that are told; the others are counted. */
const TOLD = 40;
/** Letters of a failing input that are shown. */
const SHOWN = 1500;

const HELP = `npm run fuzz -- [options]
Malformed decks, card files, scenarios, replays, saved positions, notation and command lines for all four games, and what comes to a
server's sockets and over HTTP, malformed or at the wrong time: each must be refused with a clear message, or be valid. "server message" and
"server body" meet a server within this process, "server process" one of its own with a PostgreSQL.

  --inputs N     how many inputs                                            (10000)
  --kind WORDS   all of them of the kinds whose name holds these words
  --seed N       other inputs                                               (1)
  --from N       from which input on                                        (0)
  --only N       one input again
  --json         the figures for a script

Exit code 0 if that is so, 1 if not, 2 if the command was wrong. Ctrl-C ends it, tells what there is and how to go on: 130, or 1.

  npm run fuzz -- --inputs 100000
  npm run fuzz -- --kind "card file" --seed 7
  npm run fuzz -- --kind "server process" --inputs 100000`;

await command(main);

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      inputs: { type: "string", default: "10000" },
      seed: { type: "string", default: "1" },
      kind: { type: "string", default: "" },
      from: { type: "string", default: "0" },
      only: { type: "string" },
      json: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const seed = wholeNumber("--seed", values.seed, 0);
  const inputs = wholeNumber("--inputs", values.inputs, 1);
  const began = performance.now();
  const { kinds, finish, clear } = await allKinds();
  const fuzz = new Fuzz(kinds, seed);
  const from = wholeNumber("--from", values.from, 0);
  const isWanted = kinds.map(({ name }) => name.includes(values.kind));
  if (!isWanted.includes(true)) {
    const names = new Set(kinds.map(({ name }) => name.split(",")[0]!));
    throw new InputError("--kind", [{ where: "", what: `no kind holds "${values.kind}"; there are ${[...names].join(", ")}` }]);
  }
  let next: number | null = null;
  try {
    if (values.only === undefined) next = await runAll(fuzz, isWanted, { from, count: inputs }, values.json);
    else await fuzz.try(wholeNumber("--only", values.only, 0));
    await finish();
  } finally {
    await clear();
  }
  const { result } = fuzz;
  const seconds = (performance.now() - began) / 1000;
  if (values.json) console.log(JSON.stringify({ seed, ...result, kinds: Object.fromEntries(result.kinds), seconds }, null, 2));
  else sayResult(result, seed, seconds);
  if (next !== null) {
    console.error(`Stopped: ${result.inputs} of ${inputs} inputs were looked at. The others:`);
    console.error(`  ${goOn("fuzz", { "--from": next, "--inputs": inputs - result.inputs })}`);
  }
  return result.failures.length > 0 ? 1 : next !== null ? INTERRUPTED : 0;
}

/** Ctrl-C stops after the input under way. @returns the number of the input with which to go on; null if none is left */
async function runAll(
  fuzz: Fuzz,
  isWanted: readonly boolean[],
  { from, count }: { readonly from: number; readonly count: number },
  quiet: boolean,
): Promise<number | null> {
  const meter = new Meter("inputs", count, quiet);
  const hearing = new Hearing();
  let nth = from;
  for (; fuzz.result.inputs < count && !(await hearing.breathe()); nth++) {
    if (isWanted[nth % isWanted.length]) await fuzz.try(nth);
    if (nth % 100 === 0) meter.at(fuzz.result.inputs, fuzz.result.failures.length);
  }
  meter.end();
  return fuzz.result.inputs < count ? nth : null;
}

function sayResult({ inputs, kinds, failures }: Result, seed: number, seconds: number): void {
  const number = (n: number, width = 9) => n.toLocaleString("en").padStart(width);
  const width = Math.max(...[...kinds.keys()].map((name) => name.length));
  console.log(`${"".padEnd(width)}   refused    valid does not hold   failed`);
  for (const [name, counts] of kinds) {
    if (Object.values(counts).every((count) => count === 0)) continue; // none of this kind was wanted
    console.log(
      `${name.padEnd(width)} ${number(counts.refused)}${number(counts.valid)}${number(counts["does not hold"], 14)}${number(counts.failed)}`,
    );
  }
  console.log(
    `${number(inputs, 0)} inputs, seed ${seed}, in ${seconds.toFixed(0)} s: ${failures.length === 0 ? "each was refused with a message, or is valid" : `${failures.length} failed`}`,
  );
  for (const { input, kind, what, shrunk } of failures.slice(0, TOLD)) {
    console.log(`\ninput ${input}, ${kind}: ${what.slice(0, SHOWN)}`);
    console.log(`  ${shrunk.length > SHOWN ? `${shrunk.slice(0, SHOWN)}… (${shrunk.length} letters)` : shrunk}`);
    console.log(`  npm run fuzz -- --seed ${seed} --only ${input}`);
  }
}
