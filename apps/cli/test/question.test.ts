/** Questions on a screen: answers that are alike in one line, the end of a phase on the first screen, columns under columns, words that are looked up. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { bos } from "@duelex/bos";
import { colossusOrder } from "@duelex/colossus-order";
import { gundam } from "@duelex/gundam";
import type { Game, Match, Position } from "@duelex/kernel";
import { openScenario } from "@duelex/kernel/scenario";
import { type Answer, menuOf } from "@duelex/session";
import { expect, test } from "vitest";
import { fitted } from "../src/compact.ts";
import { allGames } from "../src/games.ts";
import type { Look } from "../src/look.ts";
import { inOldOrder } from "../src/menu.ts";
import { paintOf } from "../src/paint.ts";
import { sayMenu } from "../src/play/question.ts";
import { plainly } from "../src/speech.ts";
import { desk, scratch } from "./desk.ts";

const look: Look = { paint: paintOf(false), columns: 80, ...plainly, players: ["you", "level:1"] };

function opened(game: Game, position: Position, ...answers: string[]): Match {
  const match = openScenario(game, { game: game.id, title: "test", position });
  match.record();
  for (const answer of answers) match.play(match.parse(answer));
  return match;
}

const many = (often: number, id: string): string[] => Array<string>(often).fill(id);

const menuNow = (game: Game, match: Match): Answer[] => menuOf(match, match.asked, game.mat);

function screenOf(game: Game, match: Match, rows = 24): readonly string[] {
  const seat = match.asked;
  return fitted({ view: match.view(seat), question: match.question(seat)!, menu: menuNow(game, match), mat: game.mat }, look, rows).lines;
}

test("places of the locus that come to the same stand in one line with all their numbers; one that lies face-up does not", () => {
  const locus = ["T-WF1", "T-WF1", "T-WF1", { card: "T-G-W", faceUp: true }, "T-WF1"];
  const match = opened(colossusOrder, { P1: { field: ["T-WF2"] }, P2: { locus, deck: 20 } }, "attack with Sky Courier");
  const lines = sayMenu(menuNow(colossusOrder, match), look, "none");
  expect(lines).toEqual(["  1  attack the deck", "2–4  attack locus card 1 to 3", "  5  attack locus card 4", "  6  attack locus card 5"]);
});

test("how a phase ends stands on its first screen, under its own number, however many answers there are", () => {
  const hand = ["T-WF1", "T-WF2", "T-WF3", "T-WF4", "T-WF5", "T-WF6", "T-WF7", "T-WF8", "T-WF9", "T-WA1", "T-WA2", "T-WA3", "T-G-W"];
  const field = ["T-BF1", "T-BF2", "T-BF3", "T-BF4", "T-BF5", "T-BF6", "T-BF7", "T-BF8"];
  const setGems = Array<string>(4).fill("T-G-W");
  const match = opened(colossusOrder, { P1: { hand, field, setGems, locus: 8, deck: 9 }, P2: { field, locus: 8, deck: 20 } });
  const menu = menuNow(colossusOrder, match);
  const lines = screenOf(colossusOrder, match);
  expect(lines.join("\n")).toMatch(/… \d+ more answers, up to \d+; more shows them/);
  expect(lines.at(-1)).toBe(` ${menu.findIndex(({ phrase }) => phrase === "end the main phase") + 1}  end the main phase`);
  expect(lines.length).toBeLessThanOrEqual(22);
});

test("two cards of one name that are not the same card stand apart in a hand; copies stand together", () => {
  const match = opened(gundam, {
    P1: { hand: ["ST01-001", "GD01-013", ...many(4, "ST01-005"), ...many(3, "ST01-002")], battleArea: many(6, "ST01-005"), deck: 9 },
  });
  const hand = screenOf(gundam, match, 17).find((line) => line.startsWith(" hand: "));
  expect(hand).toBe(" hand: Gundam │ Gundam │ GM ×4 │ Gundam (MA Form) ×3");
});

test("BOS-Z4: the columns of both sides stand one under the other, empty rows too, and are named", () => {
  const position: Position = {
    P1: { wizards: ["Enraged Mage", "Cinder Adept", "Spite Caller"], spellbook: 6, castle: ["Collaia"] },
    P2: {
      wizards: [
        { card: "Ivy Warden", faceDown: true },
        { card: "Stone Listener", column: 1 },
      ],
      summons: [{ card: "Elder Tusk", column: 2, acted: true }],
      spellbook: 6,
    },
  };
  const lines = screenOf(bos, opened(bos, position), 18);
  const rows = lines.filter((line) => / (?:column|wizards|summons): /.test(line));
  const bars = rows.map((row) => [...row].flatMap((letter, at) => (letter === "|" ? [at] : [])));
  expect(rows).toHaveLength(5);
  expect(new Set(bars.map((each) => each.join())).size).toBe(1);
  expect(rows[0]).toMatch(/^ column: {2}0 +\| 1 +\| 2$/);
  expect(rows.filter((row) => /summons: – +\| – +\| –$/.test(row))).toHaveLength(1);
});

test("BOS-A5: to use an ability and not to use it keep their numbers from one question to the next, whatever comes of it", () => {
  const wizards = [{ card: "Spite Caller", column: 2 }];
  const vain = opened(bos, { P1: { summons: ["Collaia"], wizards }, P2: {} }, "attack with Collaia", "target P2");
  const foe = { summons: [{ card: "Elder Tusk", column: 1 }] };
  const useful = opened(bos, { P1: { summons: ["Collaia"], wizards }, P2: foe }, "attack with Collaia", "target P2");
  const menus = [vain, useful].map((match) => menuNow(bos, match));
  for (const menu of [...menus, inOldOrder(menus[0]!, menus[1]!), inOldOrder(menus[1]!, menus[0]!)])
    expect(menu.map(({ phrase }) => phrase)).toEqual(["use it", "do not use it"]);
});

test("a keyword is explained by card and by rule, to who plays and not to who builds the game", async () => {
  const { duelex, heard } = desk({ interactive: true });
  await duelex("play colossus-order --seed 3", "card Gale Rider", "rule fleet", "rule locus trick", "rule double break", "quit");
  const said = heard().replace(/\s+/g, " ");
  expect(said).toContain("<Fleet>: it may attack, block and turn OFF as a price in the turn in which it comes into play");
  for (const word of ["Fleet", "Locus Trick", "Double Break"]) expect(said).toMatch(new RegExp(`\\* ${word}: [a-z]`));
  expect(said).not.toContain("what it refuses");
});

test("BOS-A5: who would not use what could hit only their own side is not asked again in that turn, and is told so; wait off asks", async () => {
  const file = join(scratch(), "vain.json");
  const wizards = [{ card: "Spite Caller", column: 2 }];
  const position = { P1: { summons: ["Collaia", { card: "Moss Ox", column: 1 }], wizards }, P2: { life: 30 } };
  writeFileSync(file, JSON.stringify({ game: "bos", title: "vain", position }));
  const asked = async (...before: string[]) => {
    const { duelex, heard } = desk({ interactive: true, games: allGames });
    const attack = ["attack with Collaia", "target P2"];
    const second = ["attack with Moss Ox", "target P2"];
    await duelex(`play bos --scenario ${file} --seats human,random`, "warn off", ...before, ...attack, "do not use it", ...second, "quit");
    const said = heard().replace(/\s+/g, " ");
    return [
      said.split("use the ability of Spite Caller, or not?").length - 1,
      said.includes("You are not asked again whether to use Spite Caller"),
    ];
  };
  expect(await asked()).toEqual([1, true]);
  expect(await asked("wait off")).toEqual([2, false]);
});
