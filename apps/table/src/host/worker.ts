/** The worker: engine and machines run here, and the host that owns the match. The page hears what its seats may know. */
import { InputError } from "@duelex/kernel";
import { levels, playerNamed, playerNames } from "@duelex/players";
import { Host, type Line } from "@duelex/session";
import { engines, wholeGames } from "../games.ts";
import { isJoin, isPace } from "./words.ts";

const oneOf = <Loaded>(games: Readonly<Record<string, () => Promise<Loaded>>>) => {
  return async (id: string): Promise<Loaded> => {
    const load = games[id];
    if (load === undefined) throw new InputError("game", [{ where: "", what: `there is no game "${id}"` }]);
    return load();
  };
};

/** A machine begins when the last answer of a person has been painted: the page needs the processor first. In milliseconds. */
const PAINTED = 30;

let pace = 0;
/** Has the page said something since a machine answered last? */
let isHeard = false;

const host = new Host({
  load: oneOf(engines),
  whole: oneOf(wholeGames),
  machine: (name, game, seat, seed) => playerNamed(name, game, seat, seed, () => performance.now()),
  machines: [...levels.map((_, nth) => `level:${nth + 1}`), ...playerNames],
  later: (work, quiet) => {
    const followed = quiet === false ? pace : 0;
    setTimeout(work, isHeard ? Math.max(PAINTED, followed) : followed);
    isHeard = false;
  },
});

let line: Line | null = null;

addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  isHeard = true;
  if (isJoin(data)) {
    line?.leave();
    line = host.join(data.join, (told) => postMessage(told));
  } else if (isPace(data)) pace = data.pace;
  else line?.hear(data);
});
