/** Mutation testing finds what it is asked for, and knows a mutant again when lines have moved. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { InputError } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { reportOf, score } from "../mutate/report.ts";
import { linesOf, root, scopes, targetsOf } from "../mutate/scopes.ts";

describe("what is mutated", () => {
  test.each(Object.keys(scopes))("the scope %s has files, each of a package", (scope) => {
    const packages = targetsOf([scope]);
    for (const [folder, targets] of packages) for (const { file } of targets) expect(file).toMatch(`${folder}/src/`);
    expect([...packages.values()].flat().length).toBeGreaterThan(3);
  });

  test("a file, some of its lines, a folder; every nth line of each", () => {
    const file = "packages/bos/src/rules/11-battle.ts";
    expect(targetsOf([file])).toEqual(new Map([["packages/bos", [{ file }]]]));
    expect(targetsOf([`${file}:40-60`])).toEqual(new Map([["packages/bos", [{ file, lines: "40-60" }]]]));
    expect(targetsOf([file, "packages/bos/src/vocabulary/choices.ts"], ["battle"])).toEqual(
      new Map([["packages/bos", [{ file: "packages/bos/src/vocabulary/choices.ts" }]]]),
    );
    expect(targetsOf(["packages/bos/src/vocabulary"]).get("packages/bos")).toContainEqual({
      file: "packages/bos/src/vocabulary/choices.ts",
    });
    expect(linesOf({ file, lines: "40-60" }, 1)).toEqual([":40-60"]);
    expect(linesOf({ file, lines: "40-60" }, 10)).toEqual([":40-40", ":50-50", ":60-60"]);
    expect(linesOf({ file, lines: "40-60" }, 10, 9)).toEqual([":48-48", ":58-58"]);
    expect(linesOf({ file, lines: "40-60" }, 30, 25)).toEqual([]);
  });

  test("what is none of these is refused", () => {
    expect(() => targetsOf(["batle"])).toThrow(InputError);
    expect(() => targetsOf(["trials/mutate.ts"])).toThrow(InputError);
  });
});

describe("what became of the mutants", () => {
  const file = "packages/kernel/src/dice.ts";
  const lines = readFileSync(join(root, file), "utf8").split("\n");
  const row = lines.findIndex((each) => each.includes("diceOf("));
  const column = lines[row]!.indexOf("diceOf");
  const mutant = (status: "Killed" | "Timeout" | "RuntimeError" | "Survived" | "NoCoverage" | "Ignored", replacement: string) => ({
    id: "1",
    mutatorName: "any",
    fileName: join(root, file),
    location: { start: { line: row + 1, column: column + 1 }, end: { line: row + 1, column: column + 1 + "diceOf".length } },
    replacement,
    status,
  });
  const explained = { [file]: [{ line: lines[row]!.trim(), change: "diceOf → nothing", why: "because" }] };

  test("an explained survivor is known by its line and its change", () => {
    const results = [mutant("Survived", "nothing"), mutant("NoCoverage", "else"), mutant("Killed", "more")];
    const { files, survivors } = reportOf(results, new Set(), explained);
    expect(survivors.map(({ at, change, covered, why }) => [at, change, covered, why])).toEqual([
      [row + 1, "diceOf → nothing", true, "because"],
      [row + 1, "diceOf → else", false, undefined],
    ]);
    expect(files).toEqual([{ file, mutants: 3, killed: 1, byLines: 0, survived: 1, uncovered: 1, explained: 1 }]);
    expect(score(files[0]!)).toBeCloseTo(33.3, 1);
  });

  test("one that the tests do not end on, or break down on, was noticed; one that was not tried is no result", () => {
    const results = [mutant("Killed", "a"), mutant("Timeout", "b"), mutant("RuntimeError", "c")];
    expect(reportOf(results, new Set(), {})).toMatchObject({ files: [{ mutants: 3, killed: 3 }], survivors: [] });
    expect(() => reportOf([...results, mutant("Ignored", "d")], new Set(), {})).toThrow(/some mutants were not tried/);
  });

  test("what nothing noticed but the golden lines of whole matches is counted apart", () => {
    const by = (...killedBy: string[]) => ({ ...mutant("Killed", killedBy.join()), killedBy });
    const results = [by("chronicle.test.ts#ten matches"), by("a.test.ts#7-4-3"), by("a.test.ts#7-4-3", "chronicle.test.ts#ten matches")];
    expect(reportOf(results, new Set(), {})).toMatchObject({ files: [{ mutants: 3, killed: 3, byLines: 1 }] });
  });

  test("an explanation of what was killed is stale, if the whole file was tried", () => {
    const results = [mutant("Killed", "nothing")];
    expect(reportOf(results, new Set([file]), explained).stale).toEqual([`${file}: ${lines[row]!.trim()}   diceOf → nothing`]);
    expect(reportOf(results, new Set(), explained).stale).toEqual([]);
  });

  test("an explanation of a line that is no more is stale, however little was tried", () => {
    const gone = { [file]: [...explained[file]!, { line: "no such line", change: "a → b", why: "because" }] };
    expect(reportOf([mutant("Survived", "nothing")], new Set(), gone).stale).toEqual([`${file}: no such line   a → b`]);
  });
});
