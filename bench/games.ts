import * as bos from "@duelex/bos";
import * as colossusOrder from "@duelex/colossus-order";
import * as gateRuler from "@duelex/gate-ruler";
import * as gundam from "@duelex/gundam";
import type { Game } from "@duelex/kernel";

const isGame = (exported: unknown): exported is Game =>
  typeof exported === "object" && exported !== null && "pairing" in exported && "decks" in exported;

export const games: readonly Game[] = [gundam, gateRuler, bos, colossusOrder].flatMap((door) => Object.values(door).filter(isGame));
