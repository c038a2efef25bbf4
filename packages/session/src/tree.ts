/** The answers of a match as a tree: every answer that was ever given here stands under the one before it. */
import type { Option, Seat } from "@duelex/kernel";

/** An answer as it was given. */
export interface Moment {
  /** Whose answer it is. */
  readonly seat: Seat;
  /** As each seat is told it, and as it is. */
  readonly phrases: readonly [string, string];
  /** As it is written down. */
  readonly phrase: string;
  /** The verb's phrase: "attack with *"; "concede" for who concedes. */
  readonly verb: string;
  /** The answer as an option. */
  readonly option: Option;
  /** The paragraph that asked. */
  readonly rule: string;
  /** In which turn. */
  readonly turn: number;
  /** Events that had happened before. */
  readonly events: number;
  /** How many procedures were under way, and the event that led to the one that asked. */
  readonly depth: number;
  /** That event, by its index; null where nothing led to it. */
  readonly opener: number | null;
  /** The turn itself asked: nothing led to this answer but whose turn it was. */
  readonly free: boolean;
  /** There was no other answer. */
  readonly forced: boolean;
  /** Instead of it one could pass: what it leads to is over when the question is. */
  readonly passable: boolean;
}

/** A place in the tree: the position after an answer, or the beginning. */
export interface Node {
  /** Its number in the tree; 0 is the beginning. */
  readonly id: number;
  /** The node before it; null for the beginning. */
  readonly parent: Node | null;
  /** The answer that leads here; null at the beginning. */
  readonly moment: Moment | null;
  /** So many answers lead here. */
  readonly ply: number;
  /** Further answers, the main line first. */
  readonly children: Node[];
  /** A text beside it; "" for none. */
  note: string;
  /** A sign beside it; "" for none. */
  mark: string;
}

/** An answer as a line of a file: "P1: attack with Lancer", "P1 concedes". */
export const written = (moment: Moment): string =>
  moment.verb === CONCEDE ? `P${moment.seat + 1} concedes` : `P${moment.seat + 1}: ${moment.phrase}`;

/** In place of a verb, for who concedes. */
export const CONCEDE = "concede";

/** The verb of who passes. */
export const PASS = "pass";

/** Every answer of a match, branches too. */
export class Tree {
  /** The beginning. */
  readonly root: Node = { id: 0, parent: null, moment: null, ply: 0, children: [], note: "", mark: "" };
  private readonly byId = new Map<number, Node>([[0, this.root]]);
  private nextId = 1;
  /** Counts every change. */
  version = 0;

  /** A node by its number. */
  get(id: number): Node | undefined {
    return this.byId.get(id);
  }

  /** Every node, parents before their children. */
  get nodes(): IterableIterator<Node> {
    return this.byId.values();
  }

  /** The node of this answer under that one: the one that is there already, or a new one at the end of the branches. */
  extend(parent: Node, moment: Moment): Node {
    const line = written(moment);
    const known = parent.children.find((child) => written(child.moment!) === line);
    if (known !== undefined) return known;
    const node: Node = { id: this.nextId++, parent, moment, ply: parent.ply + 1, children: [], note: "", mark: "" };
    parent.children.push(node);
    this.byId.set(node.id, node);
    this.version++;
    return node;
  }

  /** Puts a text or a sign beside a node. */
  annotate(node: Node, said: { readonly note?: string; readonly mark?: string }): void {
    if (said.note !== undefined) node.note = said.note;
    if (said.mark !== undefined) node.mark = said.mark;
    this.version++;
  }

  /** The line through this node becomes the first among its branches, up to the beginning. */
  promote(node: Node): void {
    for (let at = node; at.parent !== null; at = at.parent) {
      const { children } = at.parent;
      children.splice(children.indexOf(at), 1);
      children.unshift(at);
    }
    this.version++;
  }

  /** Takes a node and everything after it away. */
  prune(node: Node): void {
    if (node.parent === null) return;
    node.parent.children.splice(node.parent.children.indexOf(node), 1);
    const forget = (gone: Node): void => {
      this.byId.delete(gone.id);
      gone.children.forEach(forget);
    };
    forget(node);
    this.version++;
  }
}

/** The nodes from the beginning to this one, both included. */
export function pathTo(node: Node): Node[] {
  const path: Node[] = [];
  for (let at: Node | null = node; at !== null; at = at.parent) path.push(at);
  return path.reverse();
}

/** The last node that two have in common on the way from the beginning. */
export function commonAncestor(one: Node, other: Node): Node {
  const way = new Set(pathTo(one));
  let at = other;
  while (!way.has(at)) at = at.parent!;
  return at;
}
