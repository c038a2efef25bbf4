/** JSON as it stands in a file: a tree that can also hold what no value can, such as a key twice, `__proto__`, or 1e999. */
export type Tree =
  | { readonly kind: "raw"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly Tree[] }
  | { readonly kind: "record"; readonly entries: readonly Entry[] };
type Entry = readonly [key: string, value: Tree];

export const raw = (text: string): Tree => ({ kind: "raw", text });

export function treeOf(json: unknown): Tree {
  if (Array.isArray(json)) return { kind: "list", items: json.map(treeOf) };
  if (typeof json === "object" && json !== null)
    return { kind: "record", entries: Object.entries(json).map(([key, value]) => [key, treeOf(value)]) };
  return raw(JSON.stringify(json) ?? "null");
}

export function textOf(tree: Tree): string {
  if (tree.kind === "raw") return tree.text;
  if (tree.kind === "list") return `[${tree.items.map(textOf).join(",")}]`;
  return `{${tree.entries.map(([key, value]) => `${JSON.stringify(key)}:${textOf(value)}`).join(",")}}`;
}

/** A place in a tree: the node, and under which key it stands. */
export interface Place {
  readonly tree: Tree;
  readonly key: string | null;
}

/** Every node, the whole tree first. */
export function placesIn(tree: Tree, key: string | null = null): Place[] {
  const inside =
    tree.kind === "list"
      ? tree.items.map((item) => placesIn(item, key))
      : tree.kind === "record"
        ? tree.entries.map(([k, v]) => placesIn(v, k))
        : [];
  return [{ tree, key }, ...inside.flat()];
}

/** What happens at a place: to the node, or to the list or record in which it stands. */
export type Change =
  | { readonly does: "replace"; readonly by: Tree }
  | { readonly does: "remove" }
  | { readonly does: "repeat" }
  | { readonly does: "rename"; readonly to: string }
  | { readonly does: "add"; readonly key: string; readonly value: Tree };

/** The tree with a change at the place with this number, as `placesIn` counts them. */
export function changed(tree: Tree, at: number, change: Change): Tree {
  let left = at;
  const here = (node: Tree): Tree =>
    change.does === "replace" ? change.by : change.does === "add" ? added(node, change.key, change.value) : node;
  const within = (node: Tree): Tree => {
    if (left-- === 0) return here(node);
    if (node.kind === "list") return { kind: "list", items: node.items.flatMap((item) => member(item, (each) => [each])) };
    if (node.kind === "record") return { kind: "record", entries: node.entries.flatMap(([key, value]) => entry(key, value)) };
    return node;
  };
  const member = (node: Tree, wrap: (each: Tree) => Tree[]): Tree[] => {
    const chosen = left === 0;
    const after = within(node);
    if (!chosen) return wrap(after);
    if (change.does === "remove") return [];
    return change.does === "repeat" ? [...wrap(after), ...wrap(after)] : wrap(after);
  };
  const entry = (key: string, value: Tree): Entry[] => {
    const chosen = left === 0;
    const after = within(value);
    if (!chosen) return [[key, after]];
    if (change.does === "remove") return [];
    if (change.does === "repeat")
      return [
        [key, after],
        [key, after],
      ];
    return [[change.does === "rename" ? change.to : key, after]];
  };
  return within(tree);
}

function added(node: Tree, key: string, value: Tree): Tree {
  if (node.kind === "list") return { kind: "list", items: [...node.items, value] };
  return node.kind === "record" ? { kind: "record", entries: [...node.entries, [key, value]] } : node;
}
