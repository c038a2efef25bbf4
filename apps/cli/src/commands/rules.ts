import type { Game } from "@duelex/kernel";
import { type Act, asJson, commandNamed } from "../command.ts";
import { type Context, Exit } from "../context.ts";
import { type JsonFlag, jsonFlag } from "../flags.ts";
import { lookFor } from "../look.ts";
import { plain, wrap } from "../text.ts";

export interface RulesFlags extends JsonFlag {
  readonly coverage?: true;
}

export const rulesCommand = (context: Context, act: Act) =>
  commandNamed("rules", "the paragraphs of a game; with --coverage, those that no code or no test cites", [
    "rules gundam 7-4                      the paragraphs that begin like this",
    "rules gundam blocker                  those whose heading speaks of it",
    "rules gundam --coverage",
    "rules bos --coverage --json",
  ])
    .argument("<game>", `one of ${context.games.ids.join(", ")}`)
    .argument("[words...]", "the beginning of a number, or words of headings")
    .option("--coverage", "list what no code or no test cites")
    .addOption(jsonFlag())
    .action(act((game: string, words: string[], flags: RulesFlags) => rules(context, game, words.join(" "), flags)));

async function rules(context: Context, id: string, words: string, flags: RulesFlags): Promise<Exit> {
  const game = await context.games.load(id);
  const paragraphs = paragraphsAbout(game, words);
  const { terminal } = context;
  if (flags.coverage === true) sayCoverage(context, game, paragraphs, flags);
  else if (flags.json !== undefined)
    terminal.say(
      asJson({
        game: game.id,
        edition: game.edition,
        paragraphs: paragraphs.map((paragraph) => ({ paragraph, ...game.rulebook[paragraph]! })),
      }),
    );
  else if (paragraphs.length === 0) terminal.say(`No paragraph of ${game.name} begins with or speaks of "${words}".`);
  else
    terminal.say(
      ...paragraphs.flatMap((paragraph) => wrap(`${paragraph}  ${game.rulebook[paragraph]!.heading}`, lookFor(terminal).columns, "    ")),
    );
  return Exit.fine;
}

function paragraphsAbout({ rulebook }: Game, words: string): string[] {
  const wanted = plain(words);
  const all = Object.keys(rulebook);
  if (wanted === "") return all;
  const beginning = all.filter((paragraph) => plain(paragraph).replace("{", "").startsWith(wanted));
  return beginning.length > 0 ? beginning : all.filter((paragraph) => plain(rulebook[paragraph]!.heading).includes(wanted));
}

function sayCoverage({ terminal, citationsOf }: Context, game: Game, paragraphs: readonly string[], flags: RulesFlags): void {
  const { byCode, byTests } = citationsOf(game);
  const notByCode = paragraphs.filter((paragraph) => !byCode.has(paragraph));
  const notByTests = paragraphs.filter((paragraph) => !byTests.has(paragraph));
  const uncited = paragraphs.filter((paragraph) => !byCode.has(paragraph) || !byTests.has(paragraph));
  const counts = {
    paragraphs: paragraphs.length,
    citedByCode: paragraphs.length - notByCode.length,
    citedByTests: paragraphs.length - notByTests.length,
  };
  if (flags.json !== undefined) {
    terminal.say(
      asJson({ game: game.id, edition: game.edition, ...counts, uncited, uncitedByCode: notByCode, uncitedByTests: notByTests }),
    );
    return;
  }
  const missing = (paragraph: string) =>
    [...(byCode.has(paragraph) ? [] : ["code"]), ...(byTests.has(paragraph) ? [] : ["test"])].join(" or ");
  terminal.say(
    ...uncited.flatMap((paragraph) =>
      wrap(`${paragraph}  no ${missing(paragraph)}: ${game.rulebook[paragraph]!.heading}`, terminal.columns, "    "),
    ),
    `${game.name}: ${counts.paragraphs} paragraphs, ${counts.citedByCode} cited by code, ${counts.citedByTests} by tests and scenarios; ${uncited.length} lack one or both.`,
  );
}
