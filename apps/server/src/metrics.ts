/** How the server does, for Prometheus. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** What is counted from outside. */
export interface Counts {
  readonly tables: () => number;
  readonly sockets: () => number;
  readonly lobby: () => number;
  readonly backlog: () => number;
  readonly thinking: () => number;
}

export class Metrics {
  private readonly registry = new Registry();
  private readonly answers: Histogram;
  private readonly replays: Histogram;
  private readonly messages: Counter;
  private readonly ends: Counter;
  private readonly lates: Counter;
  private readonly troubles: Counter;

  constructor(counts: Counts) {
    const { registry } = this;
    const registers = [registry];
    collectDefaultMetrics({ register: registry, prefix: "duelex_" });
    const gauge = (name: string, help: string, read: () => number) =>
      new Gauge({
        ...{ name: `duelex_${name}`, help, registers },
        collect() {
          this.set(read());
        },
      });
    gauge("tables", "Tables in the memory of this process", counts.tables);
    gauge("sockets", "Sockets that are connected", counts.sockets);
    gauge("lobby", "Of them, those that look at the lobby", counts.lobby);
    gauge("journal_waiting", "Answers that wait to be written down", counts.backlog);
    gauge("thinking_waiting", "Questions that wait for a thinking thread", counts.thinking);
    this.answers = new Histogram({
      ...{ name: "duelex_answer_seconds", help: "From an answer to its being written down and told", registers },
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5],
    });
    this.replays = new Histogram({
      ...{ name: "duelex_replay_seconds", help: "Playing a match again from its log", registers },
      buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5],
    });
    this.messages = new Counter({
      name: "duelex_messages_total",
      help: "Messages of sockets, by what became of them",
      labelNames: ["what"],
      registers,
    });
    this.ends = new Counter({ name: "duelex_matches_ended_total", help: "Matches that ended here", registers });
    this.lates = new Counter({ name: "duelex_answers_late_total", help: "Answers that came after another was written down", registers });
    this.troubles = new Counter({ name: "duelex_troubles_total", help: "What went wrong and was written to the log", registers });
  }

  readonly noted = (what: "loaded" | "answered" | "ended" | "late", milliseconds: number): void => {
    if (what === "answered") this.answers.observe(milliseconds / 1000);
    else if (what === "loaded") this.replays.observe(milliseconds / 1000);
    else if (what === "ended") this.ends.inc();
    else this.lates.inc();
  };

  readonly counted = (what: string): void => this.messages.inc({ what });

  readonly troubled = (): void => this.troubles.inc();

  async text(): Promise<{ readonly type: string; readonly text: string }> {
    return { type: this.registry.contentType, text: await this.registry.metrics() };
  }
}
