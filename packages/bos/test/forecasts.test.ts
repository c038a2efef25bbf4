/** What answers are said to lead to: who is left with what, what cannot touch the other player, and the last vim. */
import { openScenario } from "@duelex/kernel/scenario";
import { menuOf } from "@duelex/session";
import { expect, test } from "vitest";
import { bos } from "../src/index.ts";

const cards = [
  { name: "Ram", strength: 5 },
  { name: "Wall", strength: 9 },
  { name: "Pup", strength: 2 },
];
const opened = (position: object, ...answers: string[]) => {
  const match = openScenario(bos, { game: "bos", title: "test", cards, position: position as never });
  match.record();
  for (const answer of answers) match.play(match.parse(answer));
  return match;
};
const menu = (position: object, ...script: string[]) => {
  const match = opened(position, ...script);
  return menuOf(match, match.asked, bos.mat).map(({ phrase, means }) => [phrase, means]);
};

test("BOS-B7: a battle is forecast by what is left of both; one's own side stands last", () => {
  const position = {
    P1: { summons: ["Ram", { card: "Pup", column: 1 }] },
    P2: { summons: [{ card: "Wall", column: 1 }, { card: "Pup", column: 2 }], life: 20 }, // biome-ignore format: as the table lies
  };
  expect(menu(position, "attack with Ram")).toEqual([
    ["target P2", "P2 goes from 20 to 15 life"],
    ["target Wall", "5 against 9: it has 4 left, Ram is defeated"],
    ["target Pup", "5 against 2: it is defeated, Ram has 3 left"],
    ["target P1", "yourself: P1 goes from 30 to 25 life"],
    ["target Pup", "your own card: 5 against 2: it is defeated, Ram has 3 left"],
  ]);
});

test("BOS-DA3: an attack that finds only one's own side stands after the end of the turn", () => {
  const before = { turn: 1, P1: { summons: ["Ram"] }, P2: {} };
  expect(menu(before).map(([phrase]) => phrase)).toEqual(["end the turn", "attack with Ram"]);
  expect(menu(before).at(-1)).toEqual(["attack with Ram", "only your own side could be attacked: P2 has not begun a turn yet (BOS-DA3)"]);
});

test("BOS-T1b: that nothing doubles to nothing is said before the last vim is paid, and when it has been", () => {
  const spend = (vim: number) => menu({ P1: { vim, spellbook: ["Fireburst"], summons: ["Ram"] }, P2: { summons: ["Wall"] } });
  expect(spend(2)).toContainEqual(["cast Fireburst", "2 of 2 vim, and none is left to double: Deal 2 damage to a summon or boss."]);
  expect(spend(3)).toContainEqual(["cast Fireburst", "2 of 3 vim: Deal 2 damage to a summon or boss."]);
  const match = opened({ P1: { summons: ["Ram"] }, P2: { vim: 0 } }, "end the turn");
  const told = match.recorder!.events.map((event) => match.tell(event));
  expect(told).toContain("P2's vim stays 0: nothing doubles to nothing");
});
