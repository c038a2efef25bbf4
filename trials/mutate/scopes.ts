/** What `npm run mutate` can be asked for: scopes by name, files and folders by path. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { InputError } from "@duelex/kernel";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** The chapters that decide an attack or a battle. */
const battle = [
  "packages/gundam/src/rules/07-battle.ts",
  "packages/gundam/src/rules/07-damage-step.ts",
  "packages/gundam/src/rules/08-action-step.ts",
  "packages/gate-ruler/src/rules/08-attack.ts",
  "packages/gate-ruler/src/rules/12-rule-effects.ts",
  "packages/gate-ruler/src/rules/13-damage.ts",
  "packages/bos/src/rules/08-damage.ts",
  "packages/bos/src/rules/09-attack.ts",
  "packages/bos/src/rules/11-battle.ts",
  "packages/colossus-order/src/rules/10-attack.ts",
  "packages/colossus-order/src/rules/11-deck-attack.ts",
  "packages/colossus-order/src/rules/12-locus-attack.ts",
  "packages/colossus-order/src/rules/13-battle.ts",
];

/** The four games' rules and the words of their cards. */
const game = (name: string): readonly string[] => [`packages/${name}/src/rules`, `packages/${name}/src/vocabulary`];

export const scopes: Readonly<Record<string, { readonly says: string; readonly paths: readonly string[] }>> = {
  battle: { says: "the attack and battle chapters of all four games", paths: battle },
  kernel: { says: "the machine", paths: ["packages/kernel/src"] },
  gundam: { says: "rules and vocabulary of the Gundam Card Game", paths: game("gundam") },
  "gate-ruler": { says: "rules and vocabulary of Gate Ruler", paths: game("gate-ruler") },
  bos: { says: "rules and vocabulary of BOS", paths: game("bos") },
  "colossus-order": { says: "rules and vocabulary of Colossus Order", paths: game("colossus-order") },
  statistics: {
    says: "what is derived from the table, in all four games",
    paths: ["gundam", "gate-ruler", "bos", "colossus-order"].map((name) => `packages/${name}/src/statistics.ts`),
  },
  session: { says: "a match as people have it, and what each seat is told", paths: ["packages/session/src"] },
  players: { says: "players that never peek", paths: ["packages/players/src"] },
  solver: {
    says: "the search for a way to win, and who checks what it claims",
    paths: ["solve", "worlds", "unsettled", "decide", "claim", "check-proof"].map((name) => `packages/sim/src/${name}.ts`),
  },
  server: {
    says: "tables, rooms, clocks and the journal of the server",
    paths: ["house", "room", "rooms", "clock", "limits", "words", "store/journal"].map((name) => `apps/server/src/${name}.ts`),
  },
  page: {
    says: "what the page keeps, what it says to a host, and its line to a server",
    paths: ["store/kept", "store/own", "store/claim", "host/desk", "study/link", "shell/route", "online/wire"].map(
      (name) => `apps/table/src/${name}.ts`,
    ),
  },
};

/** A file whose mutants are tried; `lines` ("12-40") if only those that lie in them. */
export interface Target {
  readonly file: string;
  readonly lines?: string;
}

/** Targets by the package whose tests may kill their mutants. @throws InputError */
export function targetsOf(words: readonly string[], without: readonly string[] = []): Map<string, Target[]> {
  const byPackage = new Map<string, Target[]>();
  const left = new Set(without.flatMap(targetsNamed).map(({ file }) => file));
  for (const target of words.flatMap(targetsNamed)) {
    if (left.has(target.file)) continue;
    const owner = /^((?:packages|apps)\/[^/]+)\/src\/.+\.ts$/.exec(target.file)?.[1];
    if (owner === undefined) throw notKnown(target.file, "is no source file of a package");
    byPackage.set(owner, [...(byPackage.get(owner) ?? []), target]);
  }
  return byPackage;
}

const targetsNamed = (word: string): Target[] => (Object.hasOwn(scopes, word) ? scopes[word]!.paths.flatMap(filesAt) : targetsAt(word));

/** A path as a person writes it, perhaps with lines: packages/bos/src/rules/11-battle.ts:40-60. */
function targetsAt(word: string): Target[] {
  const [, path, from, to] = /^(.+?)(?::(\d+)(?:-(\d+))?)?$/.exec(word)!;
  const place = relative(root, join(root, path!)).replaceAll("\\", "/");
  if (!existsSync(join(root, place))) throw notKnown(word, "is neither a scope nor a file");
  return filesAt(place).map((target) => (from === undefined ? target : { ...target, lines: `${from}-${to ?? from}` }));
}

/** A file, or the files of a folder; a barrel has nothing to mutate, and the promises under testing/ are tests themselves. */
function filesAt(place: string): Target[] {
  if (!statSync(join(root, place)).isDirectory()) return [{ file: place }];
  return readdirSync(join(root, place), { recursive: true, encoding: "utf8" })
    .map((name) => `${place}/${name.replaceAll("\\", "/")}`)
    .filter((file) => file.endsWith(".ts") && !file.includes("/testing/") && !file.endsWith("/index.ts"))
    .toSorted()
    .map((file) => ({ file }));
}

const notKnown = (word: string, what: string): InputError =>
  new InputError("mutate", [{ where: "", what: `"${word}" ${what} (scopes: ${Object.keys(scopes).join(", ")})` }]);

/** The line ranges of a file that are mutated, as Stryker reads them behind its name: whole, as asked for, or every nth line, `first` the first of them. */
export function linesOf({ file, lines }: Target, sample: number, first = 1): string[] {
  if (sample === 1) return [lines === undefined ? "" : `:${lines}`];
  const count = readFileSync(join(root, file), "utf8").split("\n").length;
  const [from, to] = (lines ?? `1-${count}`).split("-").map(Number);
  const start = from! + first - 1;
  return Array.from(
    { length: Math.max(0, Math.ceil((to! - start + 1) / sample)) },
    (_, i) => `:${start + i * sample}-${start + i * sample}`,
  );
}
