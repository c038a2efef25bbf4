/** The lines of a study: what is told of a line of answers, and passes that lead nowhere else told once. */
import type { TreeNode } from "@duelex/session";

export interface Drawn {
  readonly node: TreeNode;
  /** What branches off from it. */
  readonly others: readonly number[];
  /** So many alike are told here: it is the last of them. */
  readonly times: number;
}

/** A line of answers from a node on. @param here where one stands: it is told by itself @param passes the answers that pass */
export function lineFrom(nodes: ReadonlyMap<number, TreeNode>, from: number, here: number, passes: readonly string[]): Drawn[] {
  const line: TreeNode[] = [];
  for (let node = nodes.get(from); node !== undefined; node = nodes.get(node.children[0] ?? Number.NaN)) line.push(node);
  let times = 1;
  const drawn: Drawn[] = [];
  line.forEach((node, at) => {
    const [before, next] = [nodes.get(node.parent), line[at + 1]];
    const isPlain = node.note === "" && node.mark === "" && node.children.length === 1 && node.turn === before?.turn;
    const isRepeated = next?.text === node.text && next.seat === node.seat && next.turn === node.turn;
    if (isPlain && isRepeated && node.node !== here && passes.includes(node.text)) times++;
    else {
      drawn.push({ node, others: node.children.slice(1), times });
      times = 1;
    }
  });
  return drawn;
}
