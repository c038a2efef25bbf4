/** What the pages say that a command prints: each table and sentence with its command, filled in as its rows say, and the words that it prints them in. */
import type { Said } from "./fill.ts";
import { dependenciesSaid, readmeSaid, servingSaid, studySaid } from "./others.ts";
import { Page, pageNames } from "./page.ts";
import { playersSaid } from "./players.ts";
import { qualitySaid } from "./quality.ts";

const READERS: Readonly<Record<string, (page: Page) => Said[]>> = {
  "README.md": readmeSaid,
  "docs/dependencies.md": dependenciesSaid,
  "docs/players.md": playersSaid,
  "docs/quality.md": qualitySaid,
  "docs/serving.md": servingSaid,
  "docs/simulation.md": studySaid,
};

/** Everything that a page says a command prints. */
export const saidBy = (page: Page): readonly Said[] => READERS[page.name]?.(page) ?? [];

export const allSaid = (): readonly Said[] => pageNames.flatMap((name) => saidBy(new Page(name)));
