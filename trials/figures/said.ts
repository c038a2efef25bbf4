/** What the pages say that a command prints: each table and sentence with its command, filled in as its rows say, and the words that it prints them in. */
import { typedWord } from "../../apps/cli/src/flags.ts";
import type { Figure } from "./give.ts";
import { Page, pageNames } from "./page.ts";

/** A figure, the command that prints it, and that command as it stands on the page. */
export interface Said extends Figure {
  readonly command: string;
  readonly from: string;
}

const NAMES = { gundam: "Gundam Card Game", "gate-ruler": "Gate Ruler", bos: "BOS TCG", "colossus-order": "Colossus Order" } as const;
type Id = keyof typeof NAMES;
const IDS = Object.keys(NAMES) as Id[];
const isId = (word: string): word is Id => word in NAMES;

/** A command with other flags than it stands there with, or the game in it where it stands as GAME. */
export function filled(command: string, flags: Readonly<Record<string, string | number>>): string {
  const script = command.startsWith("npm") && !command.includes(" -- ") ? `${command} --` : command;
  return Object.entries(flags).reduce((typed, [flag, value]) => {
    if (flag === "GAME") return typed.replace("GAME", String(value));
    const had = new RegExp(` ${flag} (?:"[^"]*"|\\S+)`);
    const words = ` ${flag} ${typedWord(String(value))}`;
    return had.test(typed) ? typed.replace(had, () => words) : typed + words;
  }, script);
}

/** The command of a page that begins so. */
function typed(page: Page, begins: string): string {
  const found = page.commands.find(({ command }) => command.startsWith(begins));
  if (found === undefined) throw new Error(`${page.name} has no command that begins with: ${begins}`);
  return found.command;
}

const quoted = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = ""]) => word);

/** What the first cell of a row says of its command: the game, the player, pairs, and flags. */
function flagsIn(cell: string): Record<string, string> {
  const [, pairs] = /(\d+) pairs/.exec(cell) ?? [];
  return Object.fromEntries([
    ...(pairs === undefined ? [] : [["--pairs", pairs]]),
    ...quoted(cell).map((word) => (isId(word) ? ["--game", word] : word.startsWith("--") ? word.split(" ") : ["--a", word])),
  ]);
}

/** A table of `npm run strength`: a row is a contest, and with open hands another one. */
function strengths(page: Page, words: string): Said[] {
  const { rows, command } = page.table(words);
  return rows.flatMap(({ line, first, cells }) => {
    const own = filled(command, flagsIn(first));
    const [, player = ""] = /--a (\S+)/.exec(own)!;
    const prints: Readonly<Record<string, (cell: string) => string>> = {
      games: (cell) => `${cell} games:`,
      share: (cell) => `games: ${cell};`,
      decided: (cell) => `${quoted(cell)[0]} is better`,
      "with open hands": (cell) => `games: ${cell.split(", ")[0]};`,
      "pairs won, level, lost": (cell) => `pairs won, level, lost: ${cell};`,
      lost: (cell) => `lost, a draw as a half: ${cell}`,
    };
    return [...cells].flatMap(([head, cell]): Said[] => {
      const print = prints[head];
      if (print === undefined) return [];
      const given = head === "with open hands" ? filled(own, { "--a": [player, "open", ...quoted(cell)].join(" ") }) : own;
      return [{ page: page.name, line, from: command, command: given, stands: cell, prints: print(cell) }];
    });
  });
}

function levels(page: Page): Said[] {
  const { rows, command } = page.table("What each wins against the one below");
  return rows.flatMap(({ line, first, cells }) => {
    const [one = "", other = ""] = first.split(" against ");
    return [...cells].flatMap(([game, stands]): Said[] => {
      const [, elo, low, high, games] = /^(\S+) \((\S+)–(\S+)\), (\d+)$/.exec(stands)!;
      const flags = { "--game": game, "--a": `level:${one}`, "--b": `level:${other}`, "--pairs": Number(games) / 2 };
      const given = { page: page.name, line, from: command, command: filled(command, flags), stands };
      return [
        { ...given, prints: `${games} games:` },
        { ...given, prints: `Elo ${elo} (${low} to ${high})` },
      ];
    });
  });
}

function beginners(page: Page): Said[] {
  const { command } = page.table("A beginner who has just read the rules");
  const { groups, line } = page.words(/\n\| gundam \| gate-ruler \| bos \| colossus-order \|\n\|[-|]+\n\| (.*) \| (.*) \| (.*) \| (.*) \|/);
  return IDS.map((game, nth) => {
    const stands = groups[nth + 1]!;
    return { page: page.name, line, from: command, command: filled(command, { "--game": game }), stands, prints: `games: ${stands};` };
  });
}

function endurance(page: Page): Said[] {
  const from = typed(page, "npm run endurance");
  const { groups, line } = page.words(
    /A thousand matches of each game with `--player (tree:\d+)` \(gate-ruler `(tree:\d+)`\): (\S+), (\S+), (\S+) and (\S+) answers in gundam, gate-ruler, bos and colossus-order, and nothing of that/,
  );
  const [, usual = "", inGateRuler = "", ...answers] = groups;
  return IDS.flatMap((game, nth) => {
    const command = filled(from, { "--game": game, "--player": game === "gate-ruler" ? inGateRuler : usual });
    const given = { page: page.name, line, from, command, stands: answers[nth]! };
    return [
      { ...given, prints: `1000 matches, ${answers[nth]} answers;` },
      { ...given, prints: "0 late, 0 faults" },
    ];
  });
}

function chances(page: Page): Said[] {
  const { rows, command } = page.table("Of positions that are called 70 %, are 70 % won?");
  const [, more = ""] = page.words(/colossus-order `--games (\d+)`\)/).groups;
  return rows.flatMap(({ line, first, cells }) =>
    [...cells].map(([head, stands]) => {
      const game = head.split(":")[0]!;
      const given = filled(command, { "--game": game, ...(game === "colossus-order" && { "--games": more }) });
      const [positions, won] = stands.split(", ");
      const printed =
        won === undefined
          ? { prints: new RegExp(`called ${first}`), times: 0 }
          : { prints: `called ${first}: ${positions} positions, won ${won}` };
      return { page: page.name, line, from: command, command: given, stands, ...printed };
    }),
  );
}

function exact(page: Page): Said[] {
  const { rows, command } = page.table("How far that goes, so many turns before matches ended");
  return rows.map(({ line, first, cells }) => {
    const stands = [first, ...cells.values()].join(" ");
    return { page: page.name, line, from: command, command, stands, prints: stands };
  });
}

function puzzles(page: Page): Said[] {
  const { groups, line } = page.words(
    /holds (\d+): (\d+) that win \(gundam (\d+), gate-ruler (\d+), bos (\d+), colossus-order (\d+)\) and (\d+) that save \(bos (\d+), gate-ruler (\d+), colossus-order (\d+), gundam (\d+)\)/,
  );
  const [, , , ...wins] = groups.slice(0, 7).map(Number);
  const [bos = 0, gateRuler = 0, colossusOrder = 0, gundam = 0] = groups.slice(8).map(Number);
  const from = typed(page, "npx duelex puzzle bos --check");
  return IDS.flatMap((game, nth) => {
    const saved = { gundam, "gate-ruler": gateRuler, bos, "colossus-order": colossusOrder }[game];
    const at = { page: page.name, line, from };
    const [list, check] = [`npx duelex puzzle ${game} --list`, from.replace("bos", game)];
    return [
      { ...at, command: list, stands: `${game} ${wins[nth]}`, prints: / wins in /, times: wins[nth]! },
      { ...at, command: list, stands: `${game} ${saved}`, prints: / saves the match/, times: saved },
      { ...at, command: check, stands: String(wins[nth]! + saved), prints: `${wins[nth]! + saved} puzzles, every proof holds` },
    ];
  });
}

function tests(page: Page): Said[] {
  const { groups, line } = page.words(/`npm test` runs (\S+) fast tests and (\S+) slow ones/);
  const from = typed(page, "npx vitest list");
  const [, fast = "", slow = ""] = groups.map((count) => count.replace(",", ""));
  return [
    { page: page.name, line, from, command: from, stands: groups[1]!, prints: /^\[fast/, times: Number(fast) },
    { page: page.name, line, from, command: from, stands: groups[2]!, prints: /^\[slow\]/, times: Number(slow) },
  ];
}

function coverage(page: Page): Said[] {
  const [rules, cards, scenarios] = ["npx duelex rules GAME", "npx duelex cards GAME", "npx duelex scenario packages/GAME"].map((begins) =>
    typed(page, begins),
  );
  return page.table("## Rules and cards").rows.flatMap(({ line, first, cells }) => {
    const game = IDS.find((id) => NAMES[id] === first)!;
    const of = (head: string): string => cells.get(head)!;
    const [carriedOut, all] = of("clauses carried out").split(" of ");
    const said = (from: string, stands: string, prints: string): Said => ({
      page: page.name,
      line,
      from,
      command: filled(from, { GAME: game }),
      stands,
      prints,
    });
    const [paragraphs, code, tested] = ["paragraphs", "cited by code", "by tests and scenarios"].map(of);
    return [
      said(
        rules!,
        `${paragraphs}, ${code}, ${tested}`,
        `${first}: ${paragraphs} paragraphs, ${code} cited by code, ${tested} by tests and scenarios;`,
      ),
      said(scenarios!, of("scenarios"), `${of("scenarios")} scenarios held`),
      said(cards!, of("cards"), `${first}: ${of("cards")} cards,`),
      said(cards!, of("clauses carried out"), `${all} clauses, ${carriedOut} of them carried out`),
    ];
  });
}

function screens(page: Page): Said[] {
  const from = typed(page, "npm run screens -- --games");
  const rows = page.table("Matches between random players, seed 1").rows.filter(({ first }) => first !== "together");
  return rows.flatMap(({ line, first, cells }) => {
    const [matches, questions, paged, cut] = [...cells.values()];
    const prints = `${first}: ${matches} matches, ${questions} questions; the highest takes`;
    const command = filled(from, { "--game": IDS.find((id) => NAMES[id] === first)! });
    const at = { page: page.name, line, from, command };
    return [
      { ...at, stands: `${matches}, ${questions}`, prints },
      {
        ...at,
        stands: `${paged}, ${cut}`,
        prints: `${paged} with more than one page of answers, ${cut} with a line of the table cut short; every one fits`,
      },
    ];
  });
}

function nonsense(page: Page): Said[] {
  const { rows, command: from } = page.table("Each input was refused with a message, or is valid:");
  return rows.map(({ line, first, cells }) => {
    const [given = ""] = quoted(first);
    const command = given.startsWith("npm") ? given : `${from.replace(/ --kind KIND/, "")} ${given}`;
    const stands = cells.get("inputs")!;
    const seed = /--seed (\d+)/.exec(command)?.[1] ?? "1";
    return {
      page: page.name,
      line,
      from: given.startsWith("npm") ? given : from,
      command,
      stands,
      prints: `${stands} inputs, seed ${seed},`,
    };
  });
}

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

function readme(page: Page): Said[] {
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

function dependencies(page: Page): Said[] {
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
function study(page: Page): Said[] {
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

const READERS: Readonly<Record<string, (page: Page) => Said[]>> = {
  "README.md": readme,
  "docs/dependencies.md": dependencies,
  "docs/players.md": (page) => [
    ...strengths(page, "--a tree:100 --b greedy@1"),
    ...strengths(page, "--a tree:400 --b greedy@1"),
    ...strengths(page, "--a A --b greedy@1"),
    ...strengths(page, "Against `random`"),
    ...[levels, beginners, endurance, chances, exact, puzzles].flatMap((read) => read(page)),
  ],
  "docs/quality.md": (page) => [tests, coverage, screens, nonsense].flatMap((read) => read(page)),
  "docs/serving.md": (page) =>
    sizes(page, typed(page, "npm run sizes"), /\((\d+) MB beside (\d+) of other libraries/, (database, libraries) =>
      onTheDisk(libraries, database),
    ),
  "docs/simulation.md": study,
};

/** Everything that a page says a command prints. */
export const saidBy = (page: Page): readonly Said[] => READERS[page.name]?.(page) ?? [];

export const allSaid = (): readonly Said[] => pageNames.flatMap((name) => saidBy(new Page(name)));
