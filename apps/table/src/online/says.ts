/** What is said of a table in a line. */
import type { ClockSetting, TableFacts } from "@duelex/session";
import { listed } from "../games.ts";
import type { OnlineWords } from "../words/online.ts";

export const sayClock = (words: OnlineWords, clock: ClockSetting | null): string =>
  clock === null ? words.clock.none : words.clock.of(Math.round(clock.bank / 60), clock.increment);

export const gameOf = ({ game }: TableFacts): string => listed(game)?.name ?? game;
