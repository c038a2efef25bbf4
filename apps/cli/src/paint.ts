/** Colours by what they mean. Without colour every text stays what it is, so nothing may be said by colour alone. */
import type { Seat } from "@duelex/kernel";
import { createColors } from "picocolors";

type Stroke = (text: string) => string;

export interface Paint {
  readonly colored: boolean;
  /** What belongs to a player. */
  readonly seat: (seat: Seat | null) => Stroke;
  /** Paragraph numbers. */
  readonly rule: Stroke;
  readonly strong: Stroke;
  readonly quiet: Stroke;
  /** Turned sideways. */
  readonly rested: Stroke;
  readonly good: Stroke;
  readonly bad: Stroke;
  /** The number of an option. */
  readonly key: Stroke;
}

export function paintOf(colored: boolean): Paint {
  const colors = createColors(colored);
  return {
    colored,
    seat: (seat) =>
      seat === null ? colors.bold : seat === 0 ? (text) => colors.bold(colors.cyan(text)) : (text) => colors.bold(colors.magenta(text)),
    rule: colors.dim,
    strong: colors.bold,
    quiet: colors.dim,
    rested: colors.yellow,
    good: colors.green,
    bad: colors.red,
    key: (text) => colors.bold(colors.yellow(text)),
  };
}
