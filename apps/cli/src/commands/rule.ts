import { InputError, publishedAt, type Rules } from "@duelex/kernel";
import { type Act, asJson, commandNamed } from "../command.ts";
import { type Context, Exit } from "../context.ts";
import type { Citation } from "../coverage.ts";
import { type JsonFlag, jsonFlag } from "../flags.ts";
import { lookFor } from "../look.ts";
import { alsoNumbered, below, findParagraph, paragraphsAbout, sayEntry, sayNoParagraph, sayPublished, sayRule } from "../rules.ts";
import { capital, clip, count } from "../text.ts";

export const ruleCommand = (context: Context, act: Act) =>
  commandNamed("rule", "a paragraph, and the code, tests and scenarios that cite it", [
    "rule gundam 7-4-3",
    "rule gate-ruler 8-3a",
    "rule bos BOS-B4 --json",
    "rule gundam suppression        paragraphs that are about it",
  ])
    .argument("<game>", `one of ${context.games.ids.join(", ")}`)
    .argument("<number>", "the number or key of a paragraph, or a word of what it is about")
    .addOption(jsonFlag())
    .action(act((game: string, number: string, flags: JsonFlag) => rule(context, game, number, flags)));

async function rule(context: Context, id: string, number: string, flags: JsonFlag): Promise<Exit> {
  const game = await context.games.load(id);
  const also = alsoNumbered(game, number);
  const paragraph = findParagraph(game, number) ?? (also.length === 1 ? also[0]! : null);
  if (paragraph === null && also.length === 0) return about(context, game, number, flags);
  const { terminal } = context;
  const look = lookFor(terminal);
  if (paragraph === null) {
    if (flags.json !== undefined) terminal.say(asJson({ game: game.id, number, alsoNumbered: also }));
    else
      terminal.say(
        `${number} is, in the newer edition, the number of:`,
        ...also.flatMap((each) => sayEntry(each, game.rulebook[each]!, look)),
      );
    return Exit.fine;
  }
  const entry = game.rulebook[paragraph]!;
  const { byCode, byTests } = context.citationsOf(game);
  const [code, tests] = [byCode.get(paragraph) ?? [], byTests.get(paragraph) ?? []];
  if (flags.json !== undefined) {
    const page = game.published === undefined ? null : publishedAt(game.published, paragraph);
    terminal.say(asJson({ game: game.id, edition: game.edition, paragraph, ...entry, page, citedByCode: code, citedByTests: tests }));
    return Exit.fine;
  }
  const newer = also.filter((each) => each !== paragraph);
  terminal.say(
    ...sayEntry(paragraph, entry, look),
    ...(newer.length === 0 ? [] : [`  the newer edition gives this number to: ${newer.join(", ")}`]),
    ...sayPublished(game, paragraph, look),
    ...below(game, paragraph).map((each) => clip(`    ${each}  ${game.rulebook[each]!.heading}`, look.columns)),
    "",
    ...sayCitations("cited by code", code, look.columns),
    ...sayCitations("cited by tests and scenarios", tests, look.columns),
  );
  return Exit.fine;
}

/** No number: a word of what paragraphs are about. */
function about({ terminal }: Context, game: Rules, words: string, flags: JsonFlag): Exit {
  const found = paragraphsAbout(game, words);
  if (found.length === 0) throw new InputError("rule", [{ where: "", what: sayNoParagraph(game, words) }]);
  if (flags.json !== undefined) terminal.say(asJson({ game: game.id, words, about: found }));
  else terminal.say(...sayRule(game, words, lookFor(terminal)));
  return Exit.fine;
}

function sayCitations(what: string, citations: readonly Citation[], columns: number): string[] {
  if (citations.length === 0) return [`Not ${what}.`];
  return [
    `${capital(what)}, ${count(citations.length, "line")}:`,
    ...citations.flatMap(({ file, line, text }) => [`  ${file}:${line}`, clip(`      ${text}`, columns)]),
  ];
}
