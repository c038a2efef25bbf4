/** What the README says that commands print, and the pages on libraries, serving and simulation. */
import { IDS, NAMES, type Said, typed } from "./fill.ts";
import type { Page } from "./page.ts";

/** A number that is rounded to a whole one on the page, and printed with one place. */
const rounded = (whole: string): string => `(?:${Number(whole) - 1}\\.[5-9]|${whole}\\.[0-4])`;

function sizes(
  page: Page,
  from: string,
  pattern: RegExp,
  prints: (...groups: string[]) => (readonly [stands: string, prints: string])[],
): Said[] {
  const { groups, line } = page.words(pattern);
  return prints(...groups.slice(1)).map(([stands, printed]) => ({
    page: page.name,
    line,
    from,
    command: from,
    stands,
    prints: new RegExp(printed),
  }));
}

const onTheDisk = (libraries = "", database = ""): [string, string][] => [
  [`${libraries} MB`, `duelex, its libraries on the disk ${rounded(libraries)} MB`],
  [`${database} MB`, `PostgreSQL beside it, optional ${rounded(database)} MB`],
];

export function readmeSaid(page: Page): Said[] {
  const decks = page.table("| game | edition | cards | decks |").rows.flatMap(({ line, first, cells }): Said[] => {
    const game = IDS.find((id) => NAMES[id] === first)!;
    const at = { page: page.name, line };
    const [cards = "", clauses] = /(\d+) of (\d+)/.exec(cells.get("cards")!)?.slice(1) ?? [cells.get("cards")!.split(",")[0]];
    const [all, official] = cells.get("decks")!.split(", of which ");
    const [list, coverage] = [`npx duelex deck ${game}`, `npx duelex cards ${game} --coverage`];
    return [
      {
        ...at,
        from: coverage,
        command: coverage,
        stands: cells.get("cards")!,
        prints: clauses === undefined ? `${cards} cards,` : `${clauses} clauses, ${cards} of them carried out`,
      },
      { ...at, from: list, command: list, stands: all!, prints: /^\S+ {1,2}\S/, times: Number(all) },
      ...(official === undefined
        ? []
        : [{ ...at, from: list, command: list, stands: official, prints: /^official-deck/, times: Number.parseInt(official, 10) }]),
    ];
  });
  const weights = sizes(
    page,
    "npm run sizes",
    /(\d+) kB gzipped for the kernel, (\d+) to (\d+) for a game's rules/,
    (kernel = "", least = "", most = "") => [
      [`${kernel} kB`, `^kernel ${rounded(kernel)} kB`],
      [least, `, rules ${rounded(least)} kB`],
      [most, `, rules ${rounded(most)} kB`],
    ],
  );
  return [...decks, ...weights];
}

export function dependenciesSaid(page: Page): Said[] {
  const [check, weight] = [
    typed(page, "npm run libraries -- --check"),
    typed(page, "npx vitest run --project slow apps/table/test/weight"),
  ];
  const [start, test] = ["npm start", "npm test"].map((command) =>
    page.words(new RegExp(`\\| \`${command}\`[^|]*\\| (\\d+) \\| \\d+ \\|`)),
  );
  const fetched = page.words(/at most (\d+) kB of script/);
  return [
    {
      page: page.name,
      line: start!.line,
      from: check,
      command: check,
      stands: start!.groups[1]!,
      prints: `npm start wants ${start!.groups[1]} packages`,
    },
    { page: page.name, line: test!.line, from: check, command: check, stands: test!.groups[1]!, prints: `npm test ${test!.groups[1]},` },
    ...sizes(
      page,
      typed(page, "npm run sizes"),
      /brings (\d+) MB of libraries and, unless `--omit=optional` is said, a PostgreSQL of (\d+) MB/,
      onTheDisk,
    ),
    {
      page: page.name,
      line: fetched.line,
      from: weight,
      command: weight,
      stands: `${fetched.groups[1]} kB`,
      prints: `gundam: at most ${fetched.groups[1]} kB of script`,
    },
  ];
}

/** Its tables are held against their commands by a test, which is given here as one. */
export function studySaid(page: Page): Said[] {
  const test = typed(page, "npx vitest run --project slow apps/cli/test/study");
  const shown = page.commands.filter(
    ({ command, beside }) => beside && command.startsWith("npx duelex sim ") && command.includes("--seed"),
  );
  return shown.map(({ command: from, line }) => ({
    page: page.name,
    line,
    from,
    command: test,
    stands: from,
    prints: `Tests ${shown.length + 1} passed`,
  }));
}

export const servingSaid = (page: Page): Said[] =>
  sizes(page, typed(page, "npm run sizes"), /\((\d+) MB beside (\d+) of other libraries/, (database, libraries) =>
    onTheDisk(libraries, database),
  );
