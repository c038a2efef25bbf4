/** "why not" about a verb, without a card: only cards are spoken of that lie where it takes its cards. */
import { openScenario } from "@duelex/kernel/scenario";
import { whyNotWords } from "@duelex/session";
import { describe, expect, test } from "vitest";
import { allGames } from "../src/games.ts";
import { cite } from "../src/rules.ts";

const rows: readonly [string, object, Readonly<Record<string, readonly string[]>>][] = [
  [
    "gundam",
    { P1: { battleArea: [{ card: "GM", rested: true }], hand: ["ST01-010", "ST01-001"], baseSection: ["White Base"], resourceArea: 1 } },
    { "attack with": ["attack with GM"], play: ["play Amuro Ray", "play Gundam"], pair: ["pair Amuro Ray", "pair Gundam"] },
  ],
  [
    "gate-ruler",
    {
      phase: "main",
      P1: { ruler: ["K-11"], hand: ["T-052"], leftAttackZone: ["T-001"], setZones: ["T-044"] },
      P2: { defenceZone: ["T-022"] },
    },
    {
      "attack the ruler with": ["attack the ruler with 11. K - Knight", "attack the ruler with Gate Cadet"],
      play: ["play Crossfire Ambush", "play Ghost Fire"],
    },
  ],
  [
    "bos",
    { P1: { summons: ["T-R-S1"], castle: ["T-B-S4"], spellbook: ["T-R-P1"], wizards: ["T-R-W1"] } },
    { "attack with": ["attack with Ash Hound"], summon: ["summon Snow Turtle"] },
  ],
  [
    "colossus-order",
    { P1: { field: ["Sky Courier"], hand: ["Gale Rider"], setGems: ["White Gem"], locus: ["Dawn Medic"] } },
    { "attack with": ["attack with Sky Courier"], play: ["play Gale Rider"], "block with": ["block with Sky Courier"] },
  ],
];

describe.each(rows)("%s", (id, position, verbs) => {
  test.each(Object.entries(verbs))("why not %s", async (verb, phrases) => {
    const game = await allGames.load(id);
    const match = openScenario(game, { game: id, title: "test", position: position as never });
    const said = whyNotWords(match, 0, verb).flatMap((each) => each.phrases);
    expect(said.filter((phrase) => phrase.startsWith(verb)).sort()).toEqual([...phrases]);
  });
});

test("a paragraph that is cited where somebody asks why, or why not, has the number of the newer edition beside it", async () => {
  const { rulebook } = await allGames.load("gundam");
  expect(cite(rulebook, "7-4-1", "Blocker takes over the attack")).toBe("7-4-1, now 8-3-1: Blocker takes over the attack");
  expect(cite(rulebook, "{3-2-3}", "only Units attack")).toBe("{3-2-3}: only Units attack");
  expect(cite(rulebook, "7-4-1", "")).toBe("7-4-1, now 8-3-1");
});
