import type { Game } from "@duelex/kernel";

const games: Readonly<Record<string, () => Promise<Game>>> = {
  gundam: async () => (await import("@duelex/gundam")).gundam,
  "gate-ruler": async () => (await import("@duelex/gate-ruler")).gateRuler,
  bos: async () => (await import("@duelex/bos")).bos,
  "colossus-order": async () => (await import("@duelex/colossus-order")).colossusOrder,
};

/** What a worker finds a game by: it loads that one alone. */
export function gameNamed(id: string): Promise<Game> {
  const load = games[id];
  if (load === undefined) throw new Error(`there is no game "${id}"`);
  return load();
}
