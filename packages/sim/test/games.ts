import { bos } from "@duelex/bos";
import { colossusOrder } from "@duelex/colossus-order";
import { gateRuler } from "@duelex/gate-ruler";
import { gundam } from "@duelex/gundam";
import type { Game } from "@duelex/kernel";

export const games: readonly Game[] = [gundam, gateRuler, bos, colossusOrder];
