/** What somebody types and reads who has never seen the program. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { sayExamples } from "../src/command.ts";
import { allGames } from "../src/games.ts";
import { GO_ON } from "../src/play/pager.ts";
import { desk } from "./desk.ts";
import { scratch } from "./scratch.ts";

const inOne = (text: string): string => text.replace(/\s+/g, " ");

/** A match from a position, and what is said to what is typed there. */
async function heardAt(game: string, position: object, ...typed: readonly string[]): Promise<string> {
  const file = join(scratch(), "position.json");
  writeFileSync(file, JSON.stringify({ game, title: "position", position }));
  const { duelex, heard } = desk({ interactive: true, games: allGames });
  await duelex(`play ${game} --scenario ${file} --seats human,greedy`, "words off", ...typed, "quit");
  return heard();
}

describe("the command line", () => {
  test("the name of the program alone shows in one screen where to begin", async () => {
    const { duelex, said } = desk({ games: allGames });
    expect(await duelex("")).toBe(0);
    expect(said.length).toBeLessThan(22);
    for (const command of ["learn gundam", "play gundam --seats human,level:1", "start", "help"])
      expect(said.join("\n")).toContain(`npx duelex ${command}`);
    expect(said.join("\n")).toContain("Games: gundam, gate-ruler, bos, colossus-order.");
  });

  test("examples part no word, and what they do stands below where there is no room beside", () => {
    const examples = ["play a --seats human,human    two people at one keyboard, who look away in turn", "play b    short"];
    expect(sayExamples(examples, 60)).toEqual([
      "  npx duelex play a --seats human,human",
      "      two people at one keyboard, who look away in turn",
      "  npx duelex play b    short",
    ]);
  });

  test("no line of any command's help is wider than the screen", async () => {
    const { duelex, heard } = desk({ games: allGames });
    await duelex("help");
    const commands = [...heard().matchAll(/^ {2}([a-z-]+)\b/gm)].map(([, command]) => command!);
    expect(commands).toContain("tune-deck");
    for (const command of commands) {
      await duelex(`help ${command}`);
      for (const line of heard().split("\n")) expect(line.length, line).toBeLessThanOrEqual(80);
    }
  });
});

describe("at the table", () => {
  const position = { P1: { hand: ["ST01-001", "GD01-067"], battleArea: ["GM"], resourceArea: 5 }, P2: {} };

  test("what was perhaps meant is done by a yes, and by nothing else that is typed in between", async () => {
    const attack = ["attack with GM", "player"];
    const P2 = { battleArea: [{ card: "ST03-008", rested: true }], shieldSection: 2 };
    const asked = await heardAt("gundam", { ...position, P2 }, ...attack, "y");
    expect(asked).toContain("Did you mean this one? Then type y, or 1.");
    expect(asked).toContain("Your GM attacks P2");
    expect(await heardAt("gundam", { ...position, P2 }, ...attack, "log", "y")).not.toContain("Your GM attacks P2");
  });

  test("“why can't I” is a why not, “why did” a why; of words of which none is told the first ones are", async () => {
    const P2 = { battleArea: ["ST03-008"], shieldSection: 2 };
    const text = inOne(
      await heardAt("gundam", { ...position, P2 }, "why can't I attack Zaku", "attack with GM", "why did GM attack", "why GM exploded"),
    );
    expect(text).toContain('"target Zaku Ⅱ" is not allowed');
    expect(text).toContain("because you answered: attack with GM");
    expect(text).toContain('Nothing that happened is told with "GM exploded"; the latest with "GM":');
  });

  test("what if says of what is no answer that it is none, and of several which they are", async () => {
    const P1 = { ...position.P1, resourceArea: 6 };
    const text = await heardAt("gundam", { ...position, P1 }, "what if sing", "what if play", "what if");
    expect(text).toContain('"sing" is not one of the answers');
    expect(text).toContain("Which one?");
    expect(text).toContain("What if what? Write an answer");
  });

  test("what if of what is forbidden now says what forbids it", async () => {
    const P2 = { battleArea: ["ST03-008"], shieldSection: 2 };
    const text = inOne(await heardAt("gundam", { ...position, P2 }, "what if attack zaku"));
    expect(text).toContain('"target Zaku Ⅱ" is not allowed: ');
  });

  test("BOS-A5: in an attack of one's own no word is offered that is then refused, and a wait that leaves nothing unused says what does", async () => {
    const wizards = [{ card: "Spite Caller", column: 2 }];
    const spellbook = ["Battle Rage", "Battle Rage"];
    const P1 = { vim: 4, summons: ["Collaia"], wizards, spellbook };
    const P2 = { summons: [{ card: "Elder Tusk", column: 1 }], wizards: [{ card: "Root Shepherd", column: 0 }] };
    const asked = ["attack with Collaia", "target P2", "wait battle", "do not use it", "pass"];
    const text = inOne(await heardAt("bos", { P1, P2 }, ...asked));
    expect(text).toContain(
      "In your own turn no wait leaves unused what you may use now. Answer 2, “do not use it”, does; “wait turn” does to the end of the turn.",
    );
  });

  test("BOS-W2: why not of what a phase asks that was over by itself says what it had against it; not after the next answer", async () => {
    const wizards = [
      { card: "Enraged Mage", column: 0 },
      { card: "Cinder Adept", column: 1 },
    ];
    const P1 = { castle: ["Grudge Knight", "Berserk Ram"], wizards, spellbook: ["Scorched Path"], vim: 4 };
    const P2 = { castle: ["Elder Tusk"] };
    const asked = ["summon Grudge Knight", "use Cinder Adept", "why not berserk ram", "cast Scorched Path", "why not berserk ram"];
    const text = inOne(await heardAt("bos", { phase: "summoning", P1, P2 }, ...asked));
    const [before, after] = text.split("You cast Scorched Path");
    expect(before).toContain("“summon, or go on to the main phase?” was not asked: there was one answer. ");
    expect(before).toContain('"summon Berserk Ram" is not allowed: Berserk Ram needs: an opponent with more summons');
    expect(before).not.toContain("only in your summoning phase");
    expect(after).toContain('"summon Berserk Ram" is not allowed: only in your summoning phase');
  });

  test("who asks to end a turn in other words is asked back, and a yes does it", async () => {
    const text = await heardAt("gundam", position, "end turn", "y");
    expect(text).toContain("Did you mean this one? Then type y, or 3.\n 3  end the main phase");
  });

  test("a log in which nothing stands says so", async () => {
    expect(await heardAt("gundam", position, "log")).toContain("Nothing has happened yet that the log tells");
  });

  test("an Enter that shows long answers whole stops when the screen is full", async () => {
    const hand = ["ST01-015", "ST01-001", "ST01-002", "ST01-004", "GD01-118", "ST04-013", "ST01-013"];
    const text = await heardAt("gundam", { P1: { ...position.P1, hand, baseSection: ["ST01-015"] }, P2: {} }, "");
    const again = text.split("you> ").at(-2)!;
    expect(again.split("\n").length).toBeGreaterThan(22);
    expect(again).toContain(GO_ON);
  });

  test("a hint that is a sure win says that it is certain, of every answer with which it begins", async () => {
    const summons = ["Collaia", { card: "Berserk Ram", column: 1 }];
    const boss = [{ card: "Volkrath, the Last Pyre", faceDown: false }];
    const P2 = { life: 8, castle: ["Elder Tusk"], spellbook: ["Guard Shift"] };
    const text = await heardAt("bos", { P1: { summons, boss }, P2 }, "hint");
    for (const name of ["Collaia", "Berserk Ram", "Volkrath, the Last Pyre"])
      expect(text).toMatch(RegExp(`attack with ${name} +wins for certain`));
    expect(text).toContain("then target P2, attack with Collaia, target P2");
    expect(inOne(text)).toContain("Certain: before this turn ends, whatever the other player holds and does; choose freely among them.");
    const open = await heardAt("bos", { P1: { summons }, P2: { ...P2, life: 30 } }, "hint");
    expect(open).not.toContain("ertain:");
    expect(open).toMatch(/wins \d+ %/);
  });

  test("what the numbers of a hint mean is said once", async () => {
    const text = await heardAt("gundam", position, "hint", "hint", "hint");
    expect(text.match(/the machine expects to win/g)).toHaveLength(1);
  });
});

describe("when it is over", () => {
  const over = { P1: { battleArea: ["GM"] }, P2: { shieldSection: 0, deck: 5 } };

  test("who has beaten a level is shown the next one; a position is not", async () => {
    const { duelex, heard } = desk({ interactive: true });
    const answers = Array<string>(30).fill("1");
    await duelex("play duel --seats human,level:2 --seed 1", ...answers);
    expect(heard()).toMatch(
      /You win in turn 7\.[\s\S]*Where it turned: npx duelex analyse [\s\S]*One level higher: npx duelex play duel --seats human,level:3/,
    );
    await duelex("play duel --seats human,level:2 --seed 3", ...answers);
    expect(heard()).toMatch(/P2 \(level:2\) wins in turn 9\.[\s\S]*Another match: npx duelex play duel --seats human,level:2/);
    expect(await heardAt("gundam", over, "attack with GM")).not.toContain("One level higher");
  });
});
