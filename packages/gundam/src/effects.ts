/** What the text of an effect and its proofreading both ask of an effect as it is written down. */
import type { EffectRecord, Op, TimingName } from "./schema.ts";

/** The timings of an effect: one, or several where the card prints several (9-1-4). */
export const timingsOf = (effect: EffectRecord): readonly TimingName[] =>
  typeof effect.timing === "string" ? [effect.timing] : effect.timing;

/** The portion that an instruction belongs to: a "Then" inside an "If you do" opens no new one (Q175). */
export const portionOf = (op: Op): "then" | "ifYouDo" | undefined => (op.after === "ifYouDoThen" ? "ifYouDo" : op.after);
