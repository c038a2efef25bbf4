import { readFileSync } from "node:fs";
import type { Scenario } from "@duelex/kernel";

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));

/** `perft.json`: scenario file → the number of sequences of 1, 2, 3, … answers. */
export function perftTables(): { file: string; scenario: Scenario; counts: number[] }[] {
  const tables = read("./perft.json") as Record<string, number[]>;
  return Object.entries(tables).map(([file, counts]) => ({ file, scenario: read(`../scenarios/${file}`) as Scenario, counts }));
}
