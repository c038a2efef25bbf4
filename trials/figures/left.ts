/** Commands that stand beside figures and are not given, each kind with its reason. */

import type { Said } from "./fill.ts";
import type { Page, Typed } from "./page.ts";

interface Left {
  readonly why: string;
  /** Each on one page: what the command there begins with; $ where it has no more words. */
  readonly commands: Readonly<Record<string, readonly string[]>>;
}

export const left: readonly Left[] = [
  {
    why: "times, and what is counted until a time is over: no two times the same",
    commands: {
      "docs/embedding.md": ["npm run bench$"],
      "docs/players.md": ["npm run pace -- --positions 12$"],
      "docs/quality.md": ["npm run bench -- --write$", "npm run chaos -- …$"],
      "docs/serving.md": ["npm run load$"],
      "docs/simulation.md": ["npx duelex sim GAME --games 3000 --threads 1 --players …$", "npm run bench -- --queue$"],
      "docs/table.md": ["npm run bench -- --table$"],
    },
  },
  {
    why: "of the version that is named there, with its fingerprint; many hours of games",
    commands: { "docs/quality.md": ["npm run soak -- …$", "npm run soak -- --games 100000", "npm run soak$"] },
  },
  {
    why: "mutants of the version that they were drawn at, whose lines have moved; hours each",
    commands: { "docs/quality.md": ["npm run mutate -- "] },
  },
  {
    why: "what it prints is held against the page by apps/cli/test/examples.test.ts",
    commands: {
      "README.md": ["npx duelex play gundam --scenario docs/examples/breach.json"],
      "docs/adding-cards.md": ["npx duelex cards gundam --cards docs/examples/cards/river-guild.json Ferryman$"],
    },
  },
  {
    why: "a test, and what it asks; it prints that it has passed",
    commands: {
      "docs/embedding.md": ["npx vitest run --project slow trials/test/stranger$"],
      "docs/simulation.md": ["npx vitest run packages/sim/test/paired.test.ts$"],
      "docs/table.md": ["npm run test:slow$"],
    },
  },
  {
    why: "megabytes of what is installed on the machine, which grow with use; the number of packages is compared",
    commands: { "docs/dependencies.md": ["npm start$", "npm run serve$", "npm test$"] },
  },
  {
    why: "named, or as an example; the figures in its sentence are not what it prints",
    commands: {
      "README.md": ["npm start$", "npx duelex$", "npm run build -- --pack$"],
      "docs/dependencies.md": ["npm run libraries$"],
      "docs/embedding.md": ["npm run build -- --pack$"],
      "docs/players.md": ["npm run strength$", "npm run puzzles$", "npm run puzzles -- --again$"],
      "docs/quality.md": ["npm test$", "npm run figures$", "npm run screens$"],
      "docs/serving.md": ["npx duelex serve --port 7333$", "npx duelex replay FILE --dice HASH$"],
      "docs/table.md": ["npm run pictures -w @duelex/table$"],
      "docs/terminal.md": ["npm run screens$"],
    },
  },
];

/** Commands of a page that stand beside figures and are not compared, each with the reason; "" where none is known. */
export function leftOn(page: Page, said: readonly Said[]): readonly (Typed & { readonly page: string; readonly why: string })[] {
  const compared = new Set(said.map(({ from }) => from));
  return page.commands
    .filter(({ command, beside }) => beside && !compared.has(command))
    .map((typed) => {
      const begins = (words: string): boolean => `${typed.command}$`.startsWith(words);
      return { ...typed, page: page.name, why: left.find(({ commands }) => commands[page.name]?.some(begins))?.why ?? "" };
    });
}
