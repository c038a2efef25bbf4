import type { Stage } from "@duelex/kernel";
import type { GateRuler } from "./table.ts";
export const stage = {} as Stage<GateRuler>;
