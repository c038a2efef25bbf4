/** A line of answers as the study tells it. */
import type { TreeNode } from "@duelex/session";
import { expect, test } from "vitest";
import { lineFrom } from "../src/study/fold.ts";

/** A line of these answers of P1, one after the other; of each what is not as usual. */
function lineOf(...texts: readonly (string | (Partial<TreeNode> & { readonly text: string }))[]): ReadonlyMap<number, TreeNode> {
  const plain = { seat: 0, turn: 1, note: "", mark: "" } as const;
  const nodes = ["", ...texts].map((each, node): TreeNode => {
    const children = node < texts.length ? [node + 1] : [];
    return { ...plain, node, parent: node - 1, children, ...(typeof each === "string" ? { text: each } : each) };
  });
  return new Map(nodes.map((node) => [node.node, node]));
}
const told = (nodes: ReadonlyMap<number, TreeNode>, here = -1) =>
  lineFrom(nodes, 1, here, ["pass"]).map(({ node: { node, text }, times }) => `${node} ${text}${times > 1 ? ` ×${times}` : ""}`);

test("passes of one player that follow each other are told once, and lead to the last of them", () => {
  expect(told(lineOf("play A", "pass", "pass", "pass", "play B", "pass"))).toEqual(["1 play A", "4 pass ×3", "5 play B", "6 pass"]);
  expect(told(lineOf("pass", { text: "pass", seat: 1 }, "pass"))).toEqual(["1 pass", "2 pass", "3 pass"]);
});

test("what is no pass, begins a turn, has a note, a mark or a branch, and where one stands, is told by itself", () => {
  expect(told(lineOf("use it", "use it"))).toEqual(["1 use it", "2 use it"]);
  const turns = lineOf("pass", "pass", { text: "pass", turn: 2 }, { text: "pass", turn: 2 }, { text: "pass", turn: 2 });
  expect(told(turns)).toEqual(["2 pass ×2", "3 pass", "5 pass ×2"]);
  for (const more of [{ note: "why?" }, { mark: "?" }, { children: [3, 9] }])
    expect(told(lineOf("pass", { text: "pass", ...more }, "pass", "pass"))).toEqual(["2 pass ×2", "4 pass ×2"]);
  expect(told(lineOf("pass", "pass", "pass", "pass"), 2)).toEqual(["2 pass ×2", "4 pass ×2"]);
});
