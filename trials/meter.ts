/** How far a long run has come: one line on standard error, if a person is there to see it. */
export class Meter {
  private readonly wanted: boolean;
  private shown = "";

  constructor(
    private readonly unit: string,
    private readonly all: number,
    quiet: boolean,
    private readonly stream: NodeJS.WriteStream = process.stderr,
  ) {
    this.wanted = !quiet && stream.isTTY === true;
  }

  at(done: number, failures: number): void {
    const share = Math.floor((100 * done) / this.all);
    const bar = "█".repeat(share / 4).padEnd(25, "░");
    const line = `${bar} ${share}%  ${done} of ${this.all} ${this.unit}${failures === 0 ? "" : `, ${failures} failures`}`;
    if (!this.wanted || line === this.shown) return;
    this.shown = line;
    this.stream.write(`\r${line}`);
  }

  end(): void {
    if (this.shown !== "") this.stream.write("\r\u001b[K");
  }
}
