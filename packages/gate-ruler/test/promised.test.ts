/** What a pass is said to lead to is what comes, if the other player passes too: in random matches, at every moment. */
import { diceOf, newMatch } from "@duelex/kernel";
import { expect, test } from "vitest";
import type { CardSet } from "../src/cards.ts";
import { gateRuler } from "../src/game.ts";
import { randomDeck } from "../src/random-deck.ts";

/** For each promise what has to come then: the first events, and the paragraph of the next question. */
const COMES: readonly (readonly [RegExp, RegExp])[] = [
  [/^energy and cards come, as the ruler says$/, /^(ready|to hand|to drive zone)\b/],
  [/^the start phase goes on$/, /^(mainPhase|ready|to hand|to drive zone)\b/],
  [/^the main phase begins$/, /^mainPhase /],
  [/^the main phase is over, and the attack phase begins$/, /^mainPhaseEnd attackPhase /],
  [/^the main phase is over, .* lost \(6-3c\), and the attack phase begins$/, /^mainPhaseEnd to graveyard /],
  [/^an attack may be declared, if anything can attack$/, /^attackDeclaration /],
  [/^the attacker is chosen, if anything can attack$/, /^(no attack |asked 8-4c$)/],
  [/ strikes first$/, /^intercepts /],
  [/ strikes /, /^(no intercept )?deals combat damage /],
  [/^nobody is struck: the line is empty$/, /^(no intercept )?no combat damage /],
  [/^the battle ends: the attacker has left$/, /^(no intercept )?no combat damage battleEnd /],
  [/^the battle ends$/, /^battleEnd /],
  [/^the next attack may be declared$/, /^end battle effects (effect ends )*attackStart /],
  [/^the attack phase is over$/, /^(end battle effects )?(effect ends )*(one attack|turnEnd)\b/],
  [/^the turn ends$/, /^(clean|end turn effects) /],
  [/ enters play$/, /^resolve play (entersPlay|to field zone) /],
  [/ is destroyed$/, /^resolve destruction (destroyed|prevent) /],
  [/ loses a soul card \(Soul Guard\)$/, /^resolve destruction (soul guard|asked GR-16-SOULGUARD)/],
  [/^the destruction of .* is carried out$/, /^resolve destruction (?!destroyed)/],
  [/^(the damage from|the ability of|the ruler damage to|the drive|.+) ?.* is carried out$/, /^resolve /],
];

test("9-3e, 9-4: if both pass", () => {
  const kept = new Set<number>();
  const broken = new Set<string>();
  const cards = gateRuler.catalog() as CardSet;
  for (let seed = 1; seed <= 24; seed++) {
    const dice = diceOf(seed);
    const deck = () => (dice(2) === 0 ? gateRuler.decks[dice(gateRuler.decks.length)]!.deck : randomDeck(dice, cards));
    const match = newMatch(gateRuler, { decks: [deck(), deck()], seed });
    for (let n = 0; n < 260 && !match.over; n++) {
      if (match.question()!.rule === "9-3e") {
        const means = match.meaning(match.parse("pass")).replace(/^if both pass, /, "");
        const copy = match.clone();
        const { events } = copy.record();
        const first = copy.asked;
        copy.play(copy.parse("pass"));
        if (events.length === 0 && copy.question()!.rule === "9-3e" && copy.asked !== first) copy.play(copy.parse("pass"));
        const came = `${events.map(({ what }) => `${what} `).join("")}asked ${copy.question()?.rule}`;
        const row = COMES.findIndex(([promise]) => promise.test(means));
        kept.add(row);
        if (row < 0 || !COMES[row]![1].test(came)) broken.add(`${means}: ${came.slice(0, 80)}`);
      }
      match.play(dice(match.options().count));
    }
  }
  expect([...broken]).toEqual([]);
  expect(kept.size).toBeGreaterThan(14);
});
