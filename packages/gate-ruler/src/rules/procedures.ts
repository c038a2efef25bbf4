/** Where the chapters write their procedures down. */
import { proceduresOf } from "@duelex/kernel";
import type { Paragraph } from "../rulebook.ts";
import type { GateRuler } from "../table.ts";

export const { procedure, procedures } = proceduresOf<GateRuler, Paragraph>();
