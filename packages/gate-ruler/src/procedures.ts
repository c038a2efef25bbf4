import { proceduresOf, type Refusal } from "@duelex/kernel";
import type { Paragraph } from "./rulebook.ts";
import type { GateRuler } from "./table.ts";

/** The words in which the chapters are written; `procedures` fills up as they are loaded. */
export const { procedure, procedures } = proceduresOf<GateRuler, Paragraph>();
/** Null is "allowed"; otherwise the paragraph that forbids. */
export type No = Refusal<Paragraph>;
