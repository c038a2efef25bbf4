/** What docs/quality.md says that commands print. */
import { filled, IDS, NAMES, quoted, type Said, typed } from "./fill.ts";
import type { Page } from "./page.ts";

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

export const qualitySaid = (page: Page): Said[] => [tests, coverage, screens, nonsense].flatMap((read) => read(page));
