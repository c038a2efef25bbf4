/** `npm run fuzz`: malformed input at every door of all four games; each is refused with a clear message, or is valid. */
import { parseArgs } from "node:util";
import { command, goOn, Hearing, INTERRUPTED, wholeNumber } from "./command.ts";
import { allKinds, Fuzz, type Result } from "./fuzz/fuzz.ts";
import { Meter } from "./meter.ts";

/** Failures that are told; the others are counted. */
const TOLD = 40;
/** Letters of a failing input that are shown. */
const SHOWN = 1500;

const HELP = `npm run fuzz -- [options]
Malformed decks, card files, scenarios, replays, saved positions, notation and command lines for all four games, and what comes to a
server's sockets and over HTTP, malformed or at the wrong time: each must be refused with a clear message, or be valid.

  --inputs N     how many inputs                                            (10000)
  --kind WORDS   only inputs of the kinds whose name holds these words
  --seed N       other inputs                                               (1)
  --from N       from which input on                                        (0)
  --only N       one input again
  --json         the figures for a script

Exit code 0 if that is so, 1 if not, 2 if the command was wrong. Ctrl-C ends it, tells what there is and how to go on: 130, or 1.

  npm run fuzz -- --inputs 100000
  npm run fuzz -- --kind "card file" --seed 7`;

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
  const { kinds, bench } = await allKinds();
  const fuzz = new Fuzz(kinds, seed);
  const from = wholeNumber("--from", values.from, 0);
  let tried = inputs;
  try {
    if (values.only === undefined)
      tried = await runAll(
        fuzz,
        kinds.map(({ name }) => name),
        { from, count: inputs },
        values.kind,
        values.json,
      );
    else await fuzz.try(wholeNumber("--only", values.only, 0));
  } finally {
    bench.dispose();
  }
  const { result } = fuzz;
  const seconds = (performance.now() - began) / 1000;
  if (values.json) console.log(JSON.stringify({ seed, ...result, kinds: Object.fromEntries(result.kinds), seconds }, null, 2));
  else sayResult(result, seed, seconds);
  if (tried < inputs) {
    console.error(`Stopped: ${tried} of ${inputs} inputs were looked at. The others:`);
    console.error(`  ${goOn("fuzz", { "--from": from + tried, "--inputs": inputs - tried })}`);
  }
  return result.failures.length > 0 ? 1 : tried < inputs ? INTERRUPTED : 0;
}

/** Ctrl-C stops after the input under way. @returns of how many inputs it was seen what they are */
async function runAll(
  fuzz: Fuzz,
  names: readonly string[],
  { from, count }: { readonly from: number; readonly count: number },
  kind: string,
  quiet: boolean,
): Promise<number> {
  const meter = new Meter("inputs", count, quiet);
  const hearing = new Hearing();
  let tried = 0;
  for (; tried < count && !(await hearing.breathe()); tried++) {
    const nth = from + tried;
    if (names[nth % names.length]!.includes(kind)) await fuzz.try(nth);
    if (tried % 100 === 0) meter.at(tried, fuzz.result.failures.length);
  }
  meter.end();
  return tried;
}

function sayResult({ inputs, kinds, failures }: Result, seed: number, seconds: number): void {
  const number = (n: number, width = 9) => n.toLocaleString("en").padStart(width);
  const width = Math.max(...[...kinds.keys()].map((name) => name.length));
  console.log(`${"".padEnd(width)}   refused    valid does not hold   failed`);
  for (const [name, counts] of kinds)
    console.log(
      `${name.padEnd(width)} ${number(counts.refused)}${number(counts.valid)}${number(counts["does not hold"], 14)}${number(counts.failed)}`,
    );
  console.log(
    `${number(inputs, 0)} inputs, seed ${seed}, in ${seconds.toFixed(0)} s: ${failures.length === 0 ? "each was refused with a message, or is valid" : `${failures.length} failed`}`,
  );
  for (const { input, kind, what, shrunk } of failures.slice(0, TOLD)) {
    console.log(`\ninput ${input}, ${kind}: ${what.slice(0, SHOWN)}`);
    console.log(`  ${shrunk.length > SHOWN ? `${shrunk.slice(0, SHOWN)}… (${shrunk.length} letters)` : shrunk}`);
    console.log(`  npm run fuzz -- --seed ${seed} --only ${input}`);
  }
}
