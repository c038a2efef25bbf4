/** What goes wrong in files and on keyboards, as fast-check generators. */
import fc from "fast-check";
import { type Change, changed, type Place, placesIn, raw, type Tree, textOf } from "./tree.ts";

/** Words that have meant trouble somewhere. */
const STRANGE = [
  "",
  " ",
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "length",
  "\ud800",
  "\udc00x",
  "\u0000",
  "\ufeff",
  "\u202e",
  "\r\n",
  "é̂",
  "ガンダム",
  "🂡",
  "null",
  "true",
  "-1",
  "1e999",
  "../../etc/passwd",
  "/dev/null",
  "C:\\",
  "%s%n",
  "$&",
  "(((",
  "a".repeat(5000),
  "*",
  "?",
  "#",
];
export const strangeText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...STRANGE),
  fc.string({ unit: "binary", maxLength: 12 }),
  fc.string({ maxLength: 40 }),
);

const NUMBERS = [
  "0",
  "-0",
  "-1",
  "1",
  "2",
  "3",
  "1.5",
  "1e2",
  "99",
  "100",
  "255",
  "1000",
  "32767",
  "32768",
  "65536",
  "2147483648",
  "9007199254740993",
  "1e21",
  "1e999",
  "-1e999",
  "5e-324",
];
const DEEP = 3000;
/** JSON values of any type, and text that is none. */
const strangeTree: fc.Arbitrary<Tree> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...NUMBERS).map(raw) },
  { weight: 3, arbitrary: strangeText.map((text) => raw(JSON.stringify(text))) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom("null", "true", "false", "[]", "{}", "[[]]", "[null]", '{"":null}', '{"__proto__":{"x":1}}', '"\\ud800"')
      .map(raw),
  },
  { weight: 1, arbitrary: fc.constantFrom("NaN", "undefined", "Infinity", "", "'x'", "01", "+1", ".5", "// x", "[,]", "{,}").map(raw) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: DEEP }).map((deep) => raw("[".repeat(deep) + "]".repeat(deep))) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: DEEP }).map((deep) => raw(`${'{"a":'.repeat(deep)}1${"}".repeat(deep)}`)) },
);

/** One change to a tree, before it is known to which. */
interface Edit {
  /** Counted round and round over the places. */
  readonly at: number;
  readonly how: "junk" | "kin" | "remove" | "repeat" | "rename" | "add" | "nudge";
  readonly donor: number;
  readonly tree: Tree;
  readonly key: string;
}
const edit: fc.Arbitrary<Edit> = fc.record({
  at: fc.nat(),
  how: fc.oneof(
    { weight: 4, arbitrary: fc.constant("kin" as const) },
    { weight: 2, arbitrary: fc.constant("nudge" as const) },
    { weight: 3, arbitrary: fc.constant("junk" as const) },
    { weight: 1, arbitrary: fc.constantFrom("remove", "repeat", "rename", "add") },
  ) as fc.Arbitrary<Edit["how"]>,
  donor: fc.nat(),
  tree: strangeTree,
  key: fc.constantFrom(...STRANGE.slice(0, 9), "id", "cards", "name", "P1"),
});

/** What happens to the text of a file as a whole. */
const dress: fc.Arbitrary<(text: string) => string> = fc.oneof(
  { weight: 16, arbitrary: fc.constant((text: string) => text) },
  { weight: 1, arbitrary: fc.nat(100).map((share) => (text: string) => text.slice(0, Math.floor((text.length * share) / 100))) },
  { weight: 1, arbitrary: fc.constant((text: string) => `\ufeff${text}`) },
  { weight: 1, arbitrary: fc.constant((text: string) => text.replaceAll(",", ",\r\n")) },
  { weight: 1, arbitrary: fc.nat(100).map((share) => insertedAt(share, "\u0000")) },
  { weight: 1, arbitrary: fc.tuple(fc.nat(100), fc.string({ maxLength: 3 })).map(([share, text]) => insertedAt(share, text)) },
  { weight: 1, arbitrary: fc.constant((text: string) => text + text) },
  { weight: 1, arbitrary: fc.constant((text: string) => JSON.stringify(text)) },
);
const insertedAt = (share: number, what: string) => (text: string) => {
  const at = Math.floor((text.length * share) / 100);
  return text.slice(0, at) + what + text.slice(at);
};

/** Values that stand under the same key in good files: by them a change is most likely to be let in. */
export class Kin {
  private readonly byKey = new Map<string, Tree[]>();

  constructor(trees: readonly Tree[]) {
    for (const { key, tree } of trees.flatMap((each) => placesIn(each))) {
      const known = this.byKey.get(key ?? "");
      if (known === undefined) this.byKey.set(key ?? "", [tree]);
      else known.push(tree);
    }
  }

  of(key: string | null, pick: number): Tree | undefined {
    const known = this.byKey.get(key ?? "");
    return known?.[pick % known.length];
  }
}

/** A good file with some changes, as text. */
export function spoilt(good: readonly Tree[], kin: Kin): fc.Arbitrary<string> {
  return fc
    .record({ base: fc.nat(good.length - 1), edits: fc.array(edit, { maxLength: 4 }), dress })
    .map(({ base, edits, dress: worn }) => worn(textOf(edits.reduce((tree, each) => edited(tree, each, kin), good[base]!))));
}

function edited(tree: Tree, { at, how, donor, tree: junk, key }: Edit, kin: Kin): Tree {
  const places = placesIn(tree);
  const where = at % places.length;
  return changed(tree, where, changeFor(places[where]!, how, donor, junk, key, kin));
}

function changeFor(place: Place, how: Edit["how"], donor: number, junk: Tree, key: string, kin: Kin): Change {
  switch (how) {
    case "junk":
      return { does: "replace", by: junk };
    case "kin":
      return { does: "replace", by: kin.of(place.key, donor) ?? junk };
    case "nudge":
      return { does: "replace", by: nudged(place.tree, donor) };
    case "remove":
    case "repeat":
      return { does: how };
    case "rename":
      return { does: "rename", to: key };
    case "add":
      return { does: "add", key, value: junk };
  }
}

/** A number a little greater or less; anything else as it is. */
function nudged(tree: Tree, by: number): Tree {
  const number = tree.kind === "raw" ? Number(tree.text) : Number.NaN;
  return Number.isFinite(number) ? raw(String(number + (by % 7) - 3)) : tree;
}

/** A line of words with some of them changed, left out or written twice; letters too. */
export function spoiltLine(good: readonly string[]): fc.Arbitrary<string> {
  const change = fc.tuple(fc.nat(), fc.constantFrom("drop", "twice", "junk", "cut", "case", "donor"), strangeText, fc.nat());
  return fc.oneof(
    { weight: 1, arbitrary: strangeText },
    {
      weight: 8,
      arbitrary: fc.tuple(fc.nat(good.length - 1), fc.array(change, { maxLength: 3 })).map(([base, changes]) =>
        changes
          .reduce((words, [at, how, junk, donor]) => {
            const where = at % Math.max(1, words.length);
            const word = words[where] ?? "";
            const others = good[donor % good.length]!.split(" ");
            const now = {
              drop: [],
              twice: [word, word],
              junk: [junk],
              cut: [word.slice(0, -1)],
              case: [word.toUpperCase()],
              donor: others,
            }[how];
            return [...words.slice(0, where), ...(now ?? []), ...words.slice(where + 1)];
          }, good[base]!.split(" "))
          .join(" "),
      ),
    },
  );
}
