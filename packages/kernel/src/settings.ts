import type { Problem } from "./problems.ts";

/** A setting of a match that the rules leave open, or a flag for a chosen reading or another edition. */
export interface Setting {
  /** As files and commands call it. */
  readonly name: string;
  /** As people choose it: "First turn". */
  readonly title: string;
  /** What it changes, in a sentence. */
  readonly about: string;
  /** What it may be. */
  readonly values: readonly string[];
  /** Values in words, where they do not speak for themselves. */
  readonly says?: Readonly<Record<string, string>>;
  /** Its value where nothing is said. */
  readonly default: string;
}

/** Setting name → value; what is not named has its default. */
export type Settings = Readonly<Record<string, string>>;

/** The settings with defaults filled in; everything wrong with them goes into `problems`. */
export function readSettings(known: readonly Setting[], given: Settings, problems: Problem[]): Record<string, string> {
  const read: Record<string, string> = Object.fromEntries(known.map((setting) => [setting.name, setting.default]));
  for (const [name, value] of Object.entries(given)) {
    const setting = known.find((candidate) => candidate.name === name);
    if (setting === undefined) {
      problems.push({
        where: "settings",
        what: `there is no setting "${name}"; there are ${known.map((s) => s.name).join(", ") || "none"}`,
      });
    } else if (!setting.values.includes(value)) {
      problems.push({ where: `settings, ${name}`, what: `"${value}" is not one of ${setting.values.join(", ")}` });
    } else read[name] = value;
  }
  return read;
}
