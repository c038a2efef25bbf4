/** Rule effects and derived values are looked at only when something may have changed; these trials look every time and compare. */
import { diceOf, newMatch } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { gateRuler } from "../src/game.ts";
import { Place, UNIT_ZONES, Unsettled } from "../src/names.ts";
import { ruleEffectsPending } from "../src/rules/12-rule-effects.ts";
import { derive } from "../src/statistics.ts";

/** Decks with many constants and lasting effects, beside the three of the file. */
const fields = {
  id: "fields",
  name: "Fields",
  ruler: "A-1",
  cards: {
    "T-061": 4,
    "T-062": 4,
    "T-063": 2,
    "T-001": 4,
    "T-002": 4,
    "T-022": 4,
    "T-023": 4,
    "T-031": 4,
    "T-059": 4,
    "T-052": 4,
    "T-040": 4,
    "T-009": 4,
    "T-015": 4,
  },
};

describe("12 rule effects are never missed", () => {
  for (const profile of ["v1.0.0", "2021-03", "2021-10", "2023-01"]) {
    test(`in random games of ${profile}`, { timeout: 60_000 }, () => {
      const decks = [...gateRuler.decks.map(({ deck }) => deck), fields];
      for (let seed = 0; seed < 8; seed++) {
        const g = newMatch(gateRuler, { decks: [decks[seed % 4], decks[(seed * 3 + 1) % 4]], seed, settings: { rulesProfile: profile } });
        const dice = diceOf(seed);
        while (!g.over) {
          if (g.now.unsettled === 0) {
            const look = g.clone();
            look.now.unsettled = Unsettled.all;
            if (ruleEffectsPending(look)) expect.fail(`seed ${seed}: something is pending at ${g.where().join(" › ")}`);
          }
          const worth = () =>
            [0, 1].flatMap((seat) =>
              UNIT_ZONES.flatMap((place) =>
                [...g.cards(seat as 0 | 1, place)].flatMap((unit) => [g.atk(unit), g.hp(unit), g.stk(unit), g.keywordsNow[unit]]),
              ),
            );
          const kept = worth();
          derive(g);
          if (worth().join() !== kept.join()) expect.fail(`seed ${seed}: values were stale at ${g.where().join(" › ")}`);
          for (const seat of [0, 1] as const) {
            const faceDown = [Place.set1, Place.set2, Place.set3]
              .flatMap((place) => [...g.cards(seat, place)])
              .filter((card) => g.faceDown[card] === 1);
            if (faceDown.length !== g.setCards[seat]) expect.fail(`seed ${seed}: ${g.setCards[seat]} set cards are counted`);
          }
          g.play(dice(g.options().count));
        }
      }
    });
  }
});
