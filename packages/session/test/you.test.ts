/** What is said to a person who plays alone: their own seat is "you", in every sentence of the four games. */

import { bos as bosGame } from "@duelex/bos";
import { colossusOrder as colossusOrderGame } from "@duelex/colossus-order";
import { diceOf, type Match, newMatch } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { PHRASES as ofBos } from "../../bos/src/names.ts";
import { SENTENCES as bos } from "../../bos/src/sentences.ts";
import { PHRASES as ofColossusOrder } from "../../colossus-order/src/names.ts";
import { SENTENCES as colossusOrder } from "../../colossus-order/src/sentences.ts";
import { PHRASES as ofGateRuler } from "../../gate-ruler/src/names.ts";
import { SENTENCES as gateRuler } from "../../gate-ruler/src/sentences.ts";
import { PHRASES as ofGundam } from "../../gundam/src/names.ts";
import { SENTENCES as gundam } from "../../gundam/src/sentences.ts";
import { asDone, menuOf, sayingTo } from "../src/index.ts";

const PHRASES = [ofGundam, ofGateRuler, ofBos, ofColossusOrder].map((phrases) => Object.values<string>(phrases));
const games = { gundam, "gate-ruler": gateRuler, bos, "colossus-order": colossusOrder };

/** A sentence with everything in it. */
const filled = (sentence: string, player: string, opponent: string) =>
  sentence
    .replace(/[[\]]/g, "")
    .replaceAll("{player}", player)
    .replaceAll("{owner}", player)
    .replaceAll("{otherOwner}", opponent)
    .replaceAll("{opponent}", opponent)
    .replace(/\{(?:card|other|source)\}/g, "Zaku Ⅱ")
    .replaceAll("{n}", "3")
    .replaceAll("{words}", "has 4 left")
    .replaceAll("{clause}", "Draw 1.");

/** "you draws", "you has", "you … and has": a verb in the form that is said of others. */
const WRONG = /\byou (?:is|has|does|was|[a-z]*[^s ]s)\b|\byou [a-z]+\b[^:,'’]* and (?:has|is|does|loses|draws)\b|\byours? [a-z]*'s/i;

/** "a summon of you", "each column of you". */
const OF_YOU = /\bof you\b|\bP\d and you\b's/;

describe("said to one of the players", () => {
  for (const [game, sentences] of Object.entries(games)) {
    test(`${game}: each sentence of the log`, () => {
      for (const seat of [0, 1] as const) {
        const [own, other] = seat === 0 ? ["P1", "P2"] : ["P2", "P1"];
        for (const sentence of Object.values(sentences)) {
          for (const text of [filled(sentence, own!, other!), filled(sentence, other!, own!)]) {
            const said = sayingTo(seat)(text);
            expect(said).not.toMatch(new RegExp(`\\b${own}\\b`));
            expect(said, text).not.toMatch(WRONG);
            expect(said.includes(other!)).toBe(text.includes(other!));
          }
        }
      }
    });
  }

  test.each([bosGame, colossusOrderGame])("$name: each line of eight matches, and each answer with what it leads to", (game) => {
    const wrong = new Set<string>();
    let said = 0;
    for (let seed = 1; seed <= 8; seed++) {
      const decks = [game.decks[seed % 3]!.deck, game.decks[(seed + 1) % 3]!.deck] as const;
      const match: Match = newMatch<Match>(game, { decks, seed });
      match.record();
      const dice = diceOf(seed);
      while (!match.over) {
        const { asked } = match;
        if (dice(6) === 0)
          for (const { means } of menuOf(match, asked, game.mat)) {
            said++;
            const text = sayingTo(asked)(means).replaceAll("your opponent's", "the other's"); // of one's own card, as it is printed
            if (WRONG.test(text) || OF_YOU.test(text)) wrong.add(text);
          }
        match.play(dice(match.options().count));
      }
      for (const seat of [0, 1] as const)
        for (const event of match.recorder!.events) {
          const text = sayingTo(seat)(match.tell(event, seat));
          said++;
          if (WRONG.test(text) || OF_YOU.test(text)) wrong.add(text);
        }
    }
    expect([...wrong].slice(0, 20)).toEqual([]);
    expect(said).toBeGreaterThan(1000);
  });

  test("whose turn, whose card, whom it hits, and oneself", () => {
    const say = sayingTo(0);
    expect(say("Turn 3, P1’s")).toBe("Turn 3, yours");
    expect(say("Turn 3, P1’s › Main phase")).toBe("Turn 3, yours › Main phase");
    expect(say("turn 3 begins: it is P1's")).toBe("turn 3 begins: it is yours");
    expect(say("then P1 is asked, in P1’s turn")).toBe("then you are asked, in your turn");
    expect(say("P2's Zaku Ⅱ attacks P1")).toBe("P2's Zaku Ⅱ attacks you");
    expect(say("P1 takes 3 damage from P2's Ox and has 27 life left")).toBe("You take 3 damage from P2's Ox and have 27 life left");
    expect(say("P1 casts Fireburst · P2 takes 3 damage from P1's Ox and has 8 life left")).toBe(
      "You cast Fireburst · P2 takes 3 damage from your Ox and has 8 life left",
    );
    expect(say("P2's Ox attacks locus card 3 of P1")).toBe("P2's Ox attacks your locus card 3");
    expect(say("P1 goes from 22 to 18 life, unless P1 uses it and P1 has none")).toBe(
      "You go from 22 to 18 life, unless you use it and you have none",
    );
    expect(say("a summon of P1 gains 1 strength")).toBe("a summon of yours gains 1 strength");
    expect(say("target P1")).toBe("target yourself");
    expect(say("P1 targets P1")).toBe("You target yourself");
    expect(say("P2 targets P1")).toBe("P2 targets you");
    expect(say("P2: target P1")).toBe("P2: target you");
    expect(say("because P2 answered: target P1")).toBe("because P2 answered: target you");
    expect(say("because P1 answered: target P1")).toBe("because you answered: target yourself");
    expect(say("yourself: P1 goes from 30 to 25 life")).toBe("yourself: you go from 30 to 25 life");
    expect(say("P2's Ox attacks P1 directly · P1 takes 3 damage · P1 draws 2 cards")).toBe(
      "P2's Ox attacks you directly · you take 3 damage · you draw 2 cards",
    );
    expect(say("P1: pass")).toBe("You: pass");
    expect(sayingTo(1)("P1 draws a card")).toBe("P1 draws a card");
  });
});

test.each([
  ["P1 is asked", "You are asked"],
  ["P1 was asked", "You were asked"],
  ["P1 has none", "You have none"],
  ["P1 does so", "You do so"],
  ["P1 goes first", "You go first"],
  ["P1 can pass, P1 may pass, P1 must pass, P1 cannot pass", "You can pass, you may pass, you must pass, you cannot pass"],
  ...["can", "may", "must", "cannot"].map((may): [string, string] => [`P1 ${may} pass and draws`, `You ${may} pass and draw`]),
  ["P1 passes", "You pass"],
  ["P1 pushes on", "You push on"],
  ["P1 searches the deck", "You search the deck"],
  ["P1 boxes", "You box"],
  ["P1 buzzes", "You buzz"],
  ["P1 chooses Ox", "You choose Ox"],
  ["P1 carries Ox", "You carry Ox"],
  ["P1 plays Ox and draws a card", "You play Ox and draw a card"],
  ["P1 rests Ox and then pays 3", "You rest Ox and then pay 3"],
  ["P1 keeps Ox and Ram draws", "You keep Ox and Ram draws"],
  ["P1 draws: Ox and has 3", "You draw: Ox and has 3"],
  ["P1 across draws", "You across draws"],
  ["P1 Draws", "You Draws"],
  ["a summon of P1, summons of P1, a follower of P1", "a summon of yours, summons of yours, a follower of yours"],
  ["gems of P1, a spell of P1, followers of P1", "gems of yours, a spell of yours, followers of yours"],
  ["locus card 12 of P1, locus cards 2 and 13 of P1", "your locus card 12, your locus cards 2 and 13"],
  ["the hand of P1", "the hand of you"],
  ["P1’s ★ Ox, P1's \"Ox\", P1's <b>, P1's 3, P1's", 'Your ★ Ox, your "Ox", your <b>, your 3, yours'],
  ["P10 draws, XP1 draws", "P10 draws, XP1 draws"],
  ["Ox draws · P1 draws · P2 draws", "Ox draws · you draw · P2 draws"],
])("%s: %s", (text, said) => expect(sayingTo(0)(text)).toBe(said));

describe("an answer is told as what its player did", () => {
  test.each([
    ["attack with Ram", "P2 attacks with Ram"],
    ["pay 3 energy", "P2 pays 3 energy"],
    ["apply the reduction Toll", "P2 applies the reduction Toll"],
    ["go first", "P2 goes first"],
    ["pass", "P2 passes"],
    ["discard White Gem", "P2 discards White Gem"],
    ["do not block", "P2: do not block"],
    ["next: Overgrowth", "P2: next: Overgrowth"],
    ["use it", "P2: use it"],
    ["use Spite Caller", "P2 uses Spite Caller"],
    ["Red", "P2: Red"],
  ])("%s", (answer, says) => {
    expect(asDone("P2", answer)).toBe(says);
    expect(sayingTo(1)(says)).toBe(asDone("You", answer));
  });

  test("all answers of the four games are deeds but these", () => {
    const isDeed = (answer: string) => asDone("P2", answer).startsWith("P2 ");
    const words = PHRASES.flat().filter((phrase) => phrase !== "" && !isDeed(phrase));
    expect([...new Set(words)].toSorted()).toEqual([
      "ability #",
      "do not block",
      "do not use it",
      "done",
      "effect #",
      "next: ?",
      "no",
      "nothing",
      "the attribute ?",
      "to the ?",
      "to the bottom",
      "to the top",
      "use it",
      "yes",
    ]);
  });
});
