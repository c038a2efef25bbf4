const WORDS = 2048;
const OPERATIONS = 4_000_000;

/** Processor time of this process: neighbours on a busy machine count for little in it. */
export function nanoseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) * 1000;
}

/**
 * A fixed workload of the same kind as a game's, over a flat block of 16-bit words: look somewhere, branch, write. It never
 * changes, so what else is measured can be told in its operations, and compared between machines.
 * @returns nanoseconds for one operation
 */
export function calibrate(): number {
  const words = new Int16Array(WORDS);
  let x = 1;
  const from = nanoseconds();
  for (let i = 0; i < OPERATIONS; i++) {
    x = (Math.imul(x, 1664525) + 1013904223) | 0;
    const at = x >>> 21;
    const word = words[at]!;
    if ((word & 1) === 0) words[at] = word ^ (x & 0xff);
    else words[(at + word) & (WORDS - 1)]! += 3;
  }
  const each = (nanoseconds() - from) / OPERATIONS;
  if (words[0] === 0x7fff) throw new Error("the workload has been changed"); // so that no compiler may leave it out
  return each;
}
