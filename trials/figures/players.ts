/** What docs/players.md says that commands print. */
import { filled, IDS, isId, quoted, type Said, typed } from "./fill.ts";
import type { Page } from "./page.ts";

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

export const playersSaid = (page: Page): Said[] => [
  ...strengths(page, "--a tree:100 --b greedy@1"),
  ...strengths(page, "--a tree:400 --b greedy@1"),
  ...strengths(page, "--a A --b greedy@1"),
  ...strengths(page, "Against `random`"),
  ...[levels, beginners, endurance, chances, exact, puzzles].flatMap((read) => read(page)),
];
