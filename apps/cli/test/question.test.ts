/** Questions on a screen: answers that are alike in one line, the end of a phase on the first screen, columns under columns, words that are looked up. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { bos } from "@duelex/bos";
import { colossusOrder } from "@duelex/colossus-order";
import { gateRuler } from "@duelex/gate-ruler";
import { gundam } from "@duelex/gundam";
import { type Game, type Match, newMatch, type Position } from "@duelex/kernel";
import { openScenario } from "@duelex/kernel/scenario";
import { playerNamed } from "@duelex/players";
import { type Answer, menuOf } from "@duelex/session";
import { expect, test } from "vitest";
import { fitted } from "../src/compact.ts";
import { allGames, lessonOf } from "../src/games.ts";
import type { Look } from "../src/look.ts";
import { inOldOrder } from "../src/menu.ts";
import { paintOf } from "../src/paint.ts";
import { inOneLine } from "../src/play/forecast.ts";
import { sayHint } from "../src/play/hint.ts";
import { asideFor } from "../src/play/open.ts";
import { leavesOut, sayAsked, sayMenu } from "../src/play/question.ts";
import { Terms } from "../src/play/terms.ts";
import type { Session } from "../src/session.ts";
import { plainly } from "../src/speech.ts";
import { desk } from "./desk.ts";
import { scratch } from "./scratch.ts";

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
  expect(lines).toEqual([
    "  1  attack the deck",
    "2–4  attack locus card 1 to 3 (2: card 1, 4: card 3)",
    "  5  attack locus card 4",
    "  6  attack locus card 5",
  ]);
});

test("CO-A3: what a long answer leads to stands below it, where it takes fewer lines than beside it", () => {
  const position = { P1: { field: ["T-WF2"] }, P2: { locus: many(4, "T-WF1"), deck: 20 } };
  const match = opened(colossusOrder, position, "attack with Sky Courier");
  expect(sayMenu(menuNow(colossusOrder, match), look, "whole").slice(-3)).toEqual([
    "2–5  attack locus card 1 to 4 (2: card 1, 5: card 4)",
    "       turned face-up: a gem is captured; another card stays there (for a gem P2",
    "       draws a card and puts one in its place)",
  ]);
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
  expect(said).not.toMatch(/refuse|says no/);
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
      said.includes(
        "You are not asked again in this turn whether to use Spite Caller while it could hit only your own side. “wait off” asks each time.",
      ),
    ];
  };
  expect(await asked()).toEqual([1, true]);
  expect(await asked("wait off")).toEqual([2, false]);
});

test("a forecast in one line keeps its numbers: whom the answer names is not named again, no number is cut in two, or it is not said", () => {
  const says = (room: number, means: string, answer = "target Wrath of the Wilds", decides = true) =>
    inOneLine(means, answer, room, decides);
  const fight = "Wrath of the Wilds (10) keeps 12, Collaia is defeated, unless P1 uses Spite Caller's ability";
  expect(says(99, fight)).toBe(fight);
  expect(says(48, fight)).toBe("it keeps 12, Collaia is defeated, unless P1…");
  expect(says(27, fight)).toBe("it keeps 12, Collaia is…");
  expect(says(13, fight)).toBe("it keeps 12…");
  expect(says(8, fight)).toBe("");
  const base = "attacks P2, and is rested: the Base stays (3 damage of 5)";
  expect(says(50, base, "attack with Geara Zulu")).toBe("the Base stays (3 damage of 5)");
  expect(says(20, base, "attack with Geara Zulu")).toBe("the Base stays (3…");
  const both = "Moss Ox (5) keeps 1, Collaia is defeated, P2 goes from 20 to 18 life";
  expect(says(50, both)).toBe("Moss Ox (5) keeps 1, Collaia is defeated, …");
  expect(says(46, both, "target Moss Ox")).toBe("it keeps 1, Collaia is defeated, …");
  expect(says(38, "Your Volkrath, the Last Pyre takes 1 and has 7 strength left", "choose Volkrath, the Last Pyre")).toBe(
    "it takes 1 and has 7 strength left",
  );
  expect(says(16, "P2 goes from 20 to 15 life", "target P2")).toBe("");
  expect(says(16, "P2 goes from 20 to 15 life", "target P2", false)).toBe("goes from 20 to…");
  expect(says(15, "P2 goes from 20 to 15 life", "go on", false)).toBe("P2 goes from…");
  expect(says(22, "Marsh Serpent lives (4<5 HP); it strikes back", "attack the left line with Marsh Serpent")).toBe("Marsh Serpent lives…");
});

test("BOS-A5: in a battle the text of an ability is whole, rather than where it is asked and what cannot be summoned now", () => {
  const match = newMatch(bos, { decks: [bos.decks[0]!.deck, bos.decks[1]!.deck], seed: 0 });
  const players = [playerNamed("greedy", bos, 0, 0), playerNamed("greedy", bos, 1, 0)] as const;
  let asked = 0;
  for (; !match.over; match.play(players[match.asked].choose(match))) {
    const about = match.asked === 0 ? match.question(0)!.about : null;
    if (about === null || match.options().count < 2 || match.view(0).battle === undefined) continue;
    expect(screenOf(bos, match, 22).join(" ").replace(/\s+/g, " ")).toContain(`${about.name}: ${about.text}`);
    asked++;
  }
  expect(asked).toBeGreaterThan(3);
});

test("the name of a card gives way to the numbers that decide, between two words, and never to the name of another", () => {
  const strike = (phrase: string, detail: string, means: string) => ({
    answer: 0,
    phrase,
    detail,
    alike: 1,
    means,
    verb: "attack the ruler with *",
  });
  const ogres = ["left", "right"].map((side) =>
    strike("attack the ruler with Ogre Bruiser", `${side} line`, "2 to the ruler: 3 → up to 5 of 10"),
  );
  const says = (menu: readonly ReturnType<typeof strike>[], columns = 80) => sayMenu(menu, { ...look, columns }, "a line");
  expect(says(ogres)).toEqual([
    " 1  attack the ruler with Ogre… – left line  2 to the ruler: 3 → up to 5 of 10",
    " 2  attack the ruler with Ogre… – right line  2 to the ruler: 3 → up to 5 of 10",
  ]);
  const mage = strike("attack the ruler with Ogre Magician", "left line", "1 to the ruler: 3 → up to 4 of 10");
  expect(says([...ogres, mage])).toEqual([
    " 1  attack the ruler with Ogre Bruiser – left line",
    " 2  attack the ruler with Ogre Bruiser – right line",
    " 3  attack the ruler with Ogre Magician – left line",
  ]);
  expect(says([strike("attack the ruler with Apprentice", "", "wins (10+3≥11) unless a counter card is turned up")], 52)).toEqual([
    " 1  attack the ruler with Appr…  wins (10+3≥11)…",
  ]);
});

test("where no room is left beside an answer, what decides a fight stands below it, before others have a second line; nothing is left out then", () => {
  const strike = (card: string, means: string) => ({
    answer: 0,
    phrase: `attack the centre line with ${card}`,
    detail: "",
    alike: 1,
    means,
    verb: "attack the centre line with *",
  });
  const menu = [
    strike("Siege Captain", "Bulwark Mech lives (4<6 HP), but for the text of Siege Captain"),
    strike("Command Frigate", "wins (9+3≥11) unless a counter card is among the first 2 turned up, or a set card stops it, by Piercing"),
  ];
  const narrow = { ...look, columns: 64 };
  const says = (more: number) => sayMenu(menu, narrow, "a line", 0, menu.length, more);
  const bare = " 2  attack the centre line with Command Frigate";
  expect(says(0)[1]).toBe(bare);
  expect(leavesOut(says(0), menu, narrow)).toBe(true);
  expect(says(1).slice(1)).toEqual([bare, "      wins (9+3≥11) unless a counter card is among the first 2…"]);
  for (const lines of [says(1), sayMenu(menu, narrow, "whole")]) expect(leavesOut(lines, menu, narrow)).toBe(false);
});

test("a forecast in one line does not stop at the comma behind a heading", () => {
  const says = (room: number, means: string) => inOneLine(means, "play Rite Keeper", room, false);
  expect(says(34, "costs 2; Ignition, later: One follower gets RP +2")).toBe("costs 2; Ignition, later: One…");
  expect(says(22, "Yours, strength 6 becomes 7")).toBe("Yours, …");
  expect(says(30, "not attacked yet: Guncannon, Zaku Ⅱ and 1 more")).toBe("not attacked yet: Guncannon…");
});

test("what is said beside short answers begins farther to the left, where beside long ones there is room for it", () => {
  const entry = (phrase: string, means: string) => ({ answer: 0, phrase, detail: "", alike: 1, means });
  const long = entry("put Bulwark Captain into the locus", "locus points 5 → 6 of 6");
  const short = entry("play Gale Rider", "<Fleet>; 2/2, crush 2, capture 1; costs 3");
  const says = (answers: readonly ReturnType<typeof entry>[]) => sayMenu(answers, look, "a line").map((line) => line.slice(2));
  expect(says([short, { ...short, phrase: "play Sky Courier" }, { ...short, phrase: "play Gray Rider" }, long])).toEqual([
    "  play Gale Rider   <Fleet>; 2/2, crush 2, capture 1; costs 3",
    "  play Sky Courier  <Fleet>; 2/2, crush 2, capture 1; costs 3",
    "  play Gray Rider   <Fleet>; 2/2, crush 2, capture 1; costs 3",
    "  put Bulwark Captain into the locus  locus points 5 → 6 of 6",
  ]);
  expect(says([short, long])[0]).toBe("  play Gale Rider                    <Fleet>; 2/2, crush 2, capture 1; costs 3");
});

test("in a narrow window what an answer leads to begins where it has room, and stands below where that takes fewer lines", () => {
  const entry = (phrase: string, means: string) => ({ answer: 0, phrase, detail: "", alike: 1, means });
  const menu = [
    entry("put Bulwark Captain into the locus", "locus points 0 → 1 of 1"),
    entry("put Dawn Medic into the locus", "locus points 0 → 1 of 1"),
    entry("put White Gem into the locus", "six face-down gems win; locus points 0 → 1 of 1"),
    entry("end the main phase", "no locus card put; your turn ends"),
  ];
  expect(sayMenu(menu, { ...look, columns: 60 }, "a line")).toEqual([
    " 1  put Bulwark Captain into the locus  locus points 0 → 1…",
    " 2  put Dawn Medic into the locus    locus points 0 → 1 of 1",
    " 3  put White Gem into the locus        six face-down gems…",
    " 4  end the main phase     no locus card put; your turn ends",
  ]);
  expect(sayMenu(menu.slice(0, 3), { ...look, columns: 60 }, "whole").slice(-2)).toEqual([
    " 3  put White Gem into the locus",
    "      six face-down gems win; locus points 0 → 1 of 1",
  ]);
});

test("BOS-A5: what if names what harms only who gives it only where there is nothing else to answer on the way", async () => {
  const file = join(scratch(), "vain-ways.json");
  const asked = async (spellbook: string[]) => {
    const wizards = [{ card: "Spite Caller", column: 2 }];
    const position = { P1: { vim: 2, summons: ["Collaia", { card: "Moss Ox", column: 1 }], wizards, spellbook }, P2: { life: 30 } };
    writeFileSync(file, JSON.stringify({ game: "bos", title: "ways", position }));
    const { duelex, heard } = desk({ interactive: true, games: allGames });
    await duelex(`play bos --scenario ${file} --seats human,random`, "attack with Collaia", "what if target P2", "quit");
    return heard().replace(/\s+/g, " ");
  };
  expect(await asked(["Battle Rage"])).toContain("Before that you are asked again, and may “cast Battle Rage” instead of passing.");
  expect(await asked([])).toContain("Before that you are asked again, and may “use it (Spite Caller)” instead of passing.");
});

test("BOS-A5: what if says which of the answers it goes on with are not in the menu's line", async () => {
  const file = join(scratch(), "again.json");
  const boss = [{ card: "Wrath of the Wilds", strength: 6 }];
  writeFileSync(
    file,
    JSON.stringify({ game: "bos", title: "again", position: { P1: { vim: 3, summons: ["Grudge Knight"] }, P2: { boss } } }),
  );
  const { duelex, heard } = desk({ interactive: true, games: allGames });
  const attack = ["warn off", "attack with Grudge Knight", "target Wrath of the Wilds"];
  await duelex(`play bos --scenario ${file} --seats human,random`, ...attack, "what if use it", "quit");
  expect(heard().replace(/\s+/g, " ")).toContain(
    "if you then answer “use it (Grudge Knight)”; what stands beside it in the list is without that:",
  );
});

test("what if of several answers, as a hint tells them, says what the first would do", async () => {
  const file = join(scratch(), "several.json");
  writeFileSync(file, JSON.stringify({ game: "bos", title: "several", position: { P1: { summons: ["Collaia"] }, P2: { life: 9 } } }));
  const { duelex, heard } = desk({ interactive: true, games: allGames });
  const asked = ["what if attack with Collaia, target P2", "what if attack with nobody, target P2", "quit"];
  await duelex(`play bos --scenario ${file} --seats human,random`, ...asked);
  const said = heard().replace(/\s+/g, " ");
  expect(said).toContain("One answer at a time; of “attack with Collaia”: if you then answer “target P2”: Your Collaia is turned");
  expect(said.split("One answer at a time").length - 1).toBe(1);
});

test("a hint says of answers that are equally good whether they are all there are", async () => {
  const { duelex, heard } = desk({ games: allGames });
  await duelex("play bos --seed 3 --seats human,random", ...many(9, "1"), "hint", "quit");
  expect(heard()).toContain("  Both are equally good, as far as can be seen: choose freely among them.");
});

test("a hint does not call good what loses alike: no life is left, and the other player's attackers stand ready", () => {
  const match = opened(gundam, {
    phase: "main",
    P1: { hand: ["ST01-005"], resourceArea: 3, shieldSection: 0 },
    P2: { battleArea: ["ST01-001", "ST01-001"], shieldSection: 6 },
  });
  const said = sayHint({ game: gundam, match, length: 0 } as unknown as Session, 0, menuNow(gundam, match), look).join("\n");
  expect(said).toContain("lose alike, as far as can be seen");
});

test("a hint does not say of the only answer that it is worse than others, nor of one that is hard to judge that it is as good", () => {
  const hint = (hand: string[]) => {
    const match = opened(colossusOrder, { phase: "main", P1: { hand, deck: 20 }, P2: { hand: 1, deck: 20 } });
    return sayHint({ game: colossusOrder, match, length: 0 } as unknown as Session, 0, menuNow(colossusOrder, match), look);
  };
  expect(hint([])).toEqual(["  end the main phase  the only answer"]);
  const two = hint(["T-WF4"]).join("\n");
  expect(two).toContain("hard to say whether it wins");
  expect(two).not.toContain("equally good");
});

test("BOS-X2: a boss that waits stands in one line of 80 columns, with what it waits for, however high the screen is", () => {
  const boss = [{ card: "Volkrath, the Last Pyre", faceDown: true }];
  const wizards = ["Cinder Adept", "Enraged Mage", "Spite Caller"];
  const P1 = { boss, wizards, summons: ["Collaia"], castle: ["Grudge Knight"], spellbook: ["Fireburst"] };
  const match = openScenario(bos, { game: "bos", title: "boss", position: { P1, P2: { wizards } } } as never);
  for (const rows of [24, 22, 20, 18])
    expect(screenOf(bos, match, rows)).toContainEqual(
      expect.stringMatching(/^ ?boss:? +Volkrath, the Last Pyre 8 \[0 of 3 summons in graveyards, face down\]$/),
    );
});

test("BOS-DA7: what if of a block says how weak the blocker gets; what depends on one's own next answer is certain only if that is given", async () => {
  const said = async (column: number, ...typed: string[]) => {
    const file = join(scratch(), "block.json");
    const position = { P1: { summons: ["Collaia"] }, P2: { summons: [{ card: "Moss Ox", column }] } };
    writeFileSync(file, JSON.stringify({ game: "bos", title: "block", position }));
    const { duelex, heard } = desk({ interactive: true, games: allGames });
    await duelex(`play bos --scenario ${file} --seats human,human`, "", ...typed, "quit");
    return heard().replace(/\s+/g, " ");
  };
  expect(await said(0, "what if 1")).toMatch(/if you then answer “target Moss Ox”: .* If you answer so, that is certain\./);
  expect(await said(1, "1", "target P2", "", "what if 1")).toMatch(/Moss Ox: column 1 → column 0 .*Moss Ox: 5 → 1 .* That is certain\./);
});

test("CO-K1: what depends on cards that are not seen says of how many deals, also where a number is the same in all of them", async () => {
  const said = async (deck: string[]) => {
    const file = join(scratch(), "deals.json");
    const position = { P1: { field: ["T-WF1"] }, P2: { deck } };
    writeFileSync(file, JSON.stringify({ game: "colossus-order", title: "deals", position }));
    const { duelex, heard } = desk({ interactive: true, games: allGames });
    await duelex(`play colossus-order --scenario ${file} --seats human,human`, "", "what if attack with Meadow Squire", "quit");
    return heard().replace(/\s+/g, " ");
  };
  const those = "cards you do not see (here: 4 deals of them).";
  expect(await said(["T-BF1", "T-BF2", "T-BF3", "T-BF4"])).toContain(those);
  expect(await said(["T-BF1", "T-BF2", "T-BF3", "T-BF4"])).not.toContain("more or less");
  expect(await said(["T-BF1", "T-G-B", "T-BF3", "T-G-B"])).toContain(`${those} In another deal it may be more or less.`);
});

test("CO-X5: an answer that could help nobody but the other player is said to, stands last, and is asked about once in a turn; wait off asks", async () => {
  const file = join(scratch(), "aegis.json");
  const foe = { field: ["T-BF1", "T-BF2"], locus: 3, setGems: many(3, "T-G-B"), deck: 30, hand: ["T-G-B"] };
  const own = { hand: ["T-WA1"], locus: 3, setGems: many(3, "T-G-W"), deck: 30 };
  const match = opened(colossusOrder, { P1: own, P2: { field: ["T-BF1"], deck: 30 } });
  expect(menuNow(colossusOrder, match).find(({ phrase }) => phrase === "play Sudden Aegis")).toMatchObject({
    means: "nobody could be chosen but P2's followers: One follower gets RP +3 until the end of the turn; snap action; costs 1",
    vain: true,
  });
  writeFileSync(file, JSON.stringify({ game: "colossus-order", title: "aegis", position: { active: "P2", P1: own, P2: foe } }));
  const asked = async (...before: string[]) => {
    const { duelex, heard } = desk({ interactive: true, games: allGames });
    await duelex(`play colossus-order --scenario ${file} --seats human,greedy`, "warn off", ...before, "pass", "pass", "pass", "quit");
    const said = heard().replace(/\s+/g, " ");
    return [
      said.split("or pass (CO-X5)").length - 1 > 1,
      said.includes("You are not asked again in this turn whether to play Sudden Aegis"),
    ];
  };
  expect(await asked()).toEqual([false, true]);
  expect(await asked("wait off")).toEqual([true, false]);
});

test("9-3e: who would not play a set card that is of no use is not asked again in that turn, whatever is answered by it", async () => {
  const file = join(scratch(), "fire.json");
  const P1 = { ruler: ["A-1"], setZones: ["T-052"], leftAttackZone: ["T-001"], deck: many(20, "T-001") };
  const P2 = { ruler: ["K-11"], energyZone: 6, hand: ["T-054", "T-041", "T-024"], graveyard: ["T-004"], deck: many(20, "T-001") };
  writeFileSync(file, JSON.stringify({ game: "gate-ruler", title: "fire", position: { turn: 4, phase: "main", active: "P2", P1, P2 } }));
  const { duelex, heard } = desk({ interactive: true, games: allGames });
  await duelex(`play gate-ruler --scenario ${file} --seats human,greedy`, "pass", "quit");
  const [before, promise, after] = heard()
    .replace(/\s+/g, " ")
    .split(/(You are not asked again in this turn whether to play Ghost Fire)/);
  const isVain = "play Ghost Fire nothing would come of it";
  expect(before!.split(isVain)).toHaveLength(2);
  expect(promise).toMatch(/Ghost Fire/);
  expect(after).toMatch(/^ while that would be of no use to you\. .* P2 plays Rite of Return .* play Ghost Fire event, level 1/); // in an attack it is of use
  expect(after).not.toContain(isVain);
});

test("CO-Z5: a locus of which nothing is seen gives its line to what the answers lead to", () => {
  const hand = ["T-G-W", "T-WF1", "T-WF2", "T-WF3"];
  const field = ["T-WF1", "T-WF2"];
  const match = opened(colossusOrder, {
    P1: { colossus: ["T-C-W"], hand, field, setGems: many(3, "T-G-W"), locus: 5, deck: 20 },
    P2: { field: ["T-BF1", "T-BF2"], locus: 5, deck: 20, hand: 4 },
  });
  const said = screenOf(colossusOrder, match).join("\n");
  expect(said).toMatch(/use Colossus ability 2 +Draw 1 card/);
  expect(said).toMatch(/locus points 5 of 5/);
});

test("how the paragraph of an explained word is written is explained with it, where it is written so for the first time", async () => {
  const terms = new Terms((await lessonOf("gundam"))!.terms!, new Set(["1/1"]));
  expect(terms.dueIn("", "【During Link】").map(({ words }) => words[0])).toEqual(["【During Link】", "{…}"]);
  expect(terms.dueIn("", "Suppression").map(({ words }) => words[0])).toEqual(["Suppression"]);
});

test("words WORD: what has no explanation of its own is found in those of others", async () => {
  const { duelex, heard } = desk({ interactive: true });
  await duelex("play colossus-order --seed 3", "words block", "words upright", "words zebra", "quit");
  const said = heard().replace(/\s+/g, " ");
  expect(said).toMatch(/\* block: a follower of the attacked player/);
  expect(said).toMatch(/you> \* ON: upright/);
  expect(said).toContain('"zebra" is not among the words that are explained');
});

test("answers in two columns stand side by side also where those of one column are long, and copies are counted shortly there", () => {
  const entry = (phrase: string, alike = 1) => ({ answer: 0, phrase, detail: "", alike, means: "" });
  const menu = [
    ...["set White Gem", "attack with Bulwark Captain", "use Colossus ability 1", "use Colossus ability 2"].map((phrase) => entry(phrase)),
    entry("put Marching Orders into the locus", 2),
    entry("put Banner Herald into the locus"),
    entry("end the main phase"),
  ];
  expect(sayMenu(menu, look, "none")).toEqual([
    " 1  set White Gem                       5  put Marching Orders into the locus ×2",
    " 2  attack with Bulwark Captain         6  put Banner Herald into the locus",
    " 3  use Colossus ability 1              7  end the main phase",
    " 4  use Colossus ability 2",
  ]);
});

test("BOS-Z4: of twins beside each other, what is taken back and what holds of each is said with the column", async () => {
  const file = join(scratch(), "twins.json");
  const position = { P1: { summons: ["T-Y-S1", "T-Y-S1"] }, P2: { summons: ["T-Y-S1"] } };
  writeFileSync(file, JSON.stringify({ game: "bos", title: "Twins", position }));
  const { duelex, heard } = desk({ interactive: true, games: allGames });
  await duelex(`play --scenario ${file} --seats human,greedy`, "", "2", "card Moss Ox", "undo", "quit");
  const text = heard().replace(/\s+/g, " ");
  expect(text).toMatch(/, column 1: = acted \(BOS-C4/);
  expect(text).not.toContain(", column 0: =");
  expect(text).toContain("Taken back: attack with Moss Ox (column 1)");
});

test.each([
  ["who holds a card and locus points", colossusOrder, { hand: ["T-WA1"], locus: 3 }, true],
  ["who holds nothing", colossusOrder, { locus: 3 }, false],
  ["who could use what the forecast names itself", bos, { vim: 2, summons: [{ card: "Grudge Knight", column: 0 }] }, false],
  ["who can do nothing", bos, { vim: 2, summons: [{ card: "Moss Ox", column: 0 }] }, false],
] as const)(
  "what a fight is said to lead to may come otherwise by %s: that stands behind the question, where there is room",
  (_who, game, theirs, may) => {
    const isBos = game === bos;
    const P1 = isBos ? { summons: ["Collaia"] } : { field: ["T-BF4"], deck: 30 };
    const P2 = isBos ? theirs : { field: [{ card: "T-WF2", position: "OFF" }], setGems: many(3, "T-G-W"), deck: 30, ...theirs };
    const match = opened(game as unknown as Game, { P1, P2 }, `attack with ${isBos ? "Collaia" : "Vault Breaker"}`);
    const aside = asideFor(game as unknown as Game, match, 0, menuOf(match, 0, game.mat));
    expect(aside).toEqual(may ? { aside: "P2 may still answer" } : {});
    const question = { ...match.question(0)!, ...aside };
    expect(sayAsked(question, look).join(" ").includes(") · P2 may still answer")).toBe(may);
    expect(sayAsked(question, look)).toHaveLength(sayAsked(match.question(0)!, look).length);
    expect(sayAsked(question, { ...look, columns: "P2 may still answer".length + 2 }).join("")).not.toContain("may still");
  },
);

test.each([
  [24, "whole", "crush 2, capture 1, <Double Break>", "hand: Bulwark Captain"],
  [22, "in short", "[ON, <Double Break>…]", "hand: Bulwark Captain"],
  [20, "with the ends of what answers lead to cut", "[ON, <Double Break>…]", "hand: Bulwark Captain"],
])("of %i lines the keywords of those that fight are not the first to go: the table is told %s", (rows, _how, keyword, hand) => {
  const P1 = { setGems: many(3, "T-G-W"), locus: 4, field: ["T-WF1", "T-WF2"], hand: ["T-WF4", "T-WF8", "T-WA2"], deck: 30 };
  const P2 = { setGems: many(3, "T-G-B"), locus: 4, field: ["T-BF4", "T-BF2", "T-BF6"], hand: many(2, "T-BF1"), deck: 30 };
  const lines = screenOf(colossusOrder, opened(colossusOrder, { phase: "main", P1, P2 }), rows);
  expect(lines.length).toBeLessThanOrEqual(rows - 2);
  for (const says of [keyword, hand, "<Locus Trick>", "<Soar>"]) expect(lines.join("\n")).toContain(says);
});

test("BOS-B2: rather than the end of who is defeated, the question goes without the places around it, and a card without a word of its own", () => {
  const P1 = {
    vim: 4,
    castle: [...many(3, "Collaia"), ...many(3, "Grudge Knight")],
    spellbook: [...many(3, "Battle Rage"), ...many(4, "Scorched Path")],
    wizards: ["Spite Caller", "Enraged Mage", "Cinder Adept"],
    summons: [{ card: "Collaia", column: 1, strength: 1 }],
    boss: [{ card: "Volkrath, the Last Pyre", faceDown: true }],
    graveyard: many(3, "Berserk Ram"),
  };
  const P2 = {
    wizards: ["Root Shepherd", "Ivy Warden", { card: "Stone Listener", faceDown: true }],
    summons: ["Thorn Hart", "Moss Ox", "Thorn Hart"],
    boss: [{ card: "Wrath of the Wilds", faceDown: false }],
  };
  const match = opened(bos as unknown as Game, { P1, P2 }, "attack with Collaia");
  const screen = screenOf(bos as unknown as Game, match, 23).join("\n");
  for (const says of ["in graveyards, face down]", "\nP1, Declaring the attack: what does", "P1 goes from 30 to 29 life"])
    expect(screen).toContain(says);
  expect(screen).not.toMatch(/…$/m);
});

test("keywords that not every line has room for stand where there is some: all of a card's, or the first", () => {
  const P1 = { leftAttackZone: ["T-024"], defenceZone: ["T-006"], rightAttackZone: ["T-010"], setZones: ["T-058"] };
  const P2 = { defenceZone: ["T-030"], leftAttackZone: [{ card: "T-005", soul: ["T-013"] }] };
  const match = opened(gateRuler as unknown as Game, { turn: 10, active: "P1", phase: "attack", P1, P2 }, "pass", "pass");
  const lines = screenOf(gateRuler as unknown as Game, match).join("\n");
  for (const says of ["Gate Oni 6/6/2 [<Piercing>]", "Bulwark Mech 3/6/1 [<Intercept>…] + Iron Warden"]) expect(lines).toContain(says);
});
