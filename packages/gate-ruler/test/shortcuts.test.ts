/** What is kept so that it need not be looked for is, between any two steps of many games, what looking for it finds. */
import { type Card, diceOf, type Option, option, SEATS, type Seat } from "@duelex/kernel";
import { afresh, betweenSteps } from "@duelex/kernel/testing";
import { describe, expect, test } from "vitest";
import { gateRuler } from "../src/game.ts";
import { type Keyword, Place, PROFILES, SET_ZONES, Type, UNIT_ZONES, Unsettled, Verb } from "../src/names.ts";
import { mayPlayCard, mayReveal, maySet, mayUse } from "../src/rules/07-playing.ts";
import { isBroken } from "../src/rules/12-rule-effects.ts";
import { CARDS_EACH } from "../src/state.ts";
import type { GateRuler } from "../src/table.ts";
import { CONCERNS, type Concern } from "../src/vocabulary/concerns.ts";

const decks = gateRuler.decks.map(({ deck }) => deck);

/** Every card of a seat that is a unit in play. */
const unitsOf = (g: GateRuler, seat: Seat): Card[] => UNIT_ZONES.flatMap((place) => [...g.cards(seat, place)]);

/** What rule effects would find, had they to look at everything (12). */
function applicable(g: GateRuler): Unsettled {
  const anyone = (finds: (seat: Seat) => boolean) => SEATS.some(finds);
  const isDefeated = (seat: Seat) => g.count(seat, Place.damage) >= g.rulerOf(seat).life || g.count(seat, Place.deck) === 0;
  const isCrowded = (seat: Seat) =>
    UNIT_ZONES.some((place) => g.count(seat, place) > 1 || [...g.cards(seat, place)].some((card) => g.printed(card).type !== Type.unit)) ||
    SET_ZONES.some((place) => g.count(seat, place) > 1);
  const hasBroken = (seat: Seat) => unitsOf(g, seat).some((unit) => g.doomed[unit] === 0 && isBroken(g, unit));
  const hasLostSoul = (seat: Seat) => [...g.cards(seat, Place.soul)].some((soul) => !g.isInPlay(g.host[soul]));
  return (
    (anyone(isDefeated) ? Unsettled.defeat : 0) |
    (anyone(hasBroken) ? Unsettled.hp : 0) |
    (anyone(isCrowded) ? Unsettled.zones : 0) |
    (anyone(hasLostSoul) ? Unsettled.soul : 0)
  );
}

/** What standing effects say of the whole game. */
const ofGame = (g: GateRuler) => {
  const { tolls, counterForbidden, rulerEnergy, damageZoneLocked } = g.upToDate();
  return [tolls[0], counterForbidden[0], ...SEATS.flatMap((seat) => [rulerEnergy[seat], damageZoneLocked[seat]])];
};

/** What every card that has values is worth. */
const valuesOf = (g: GateRuler) =>
  SEATS.flatMap((seat) => [g.ruler[seat], ...unitsOf(g, seat)]).map((card) => [
    card,
    g.atk(card),
    g.hp(card),
    g.stk(card),
    g.has(card, -1 as Keyword),
  ]);

const kept = (g: GateRuler) => ({
  concerned: Array.from({ length: CONCERNS }, (_, concern) => g.concerned[concern as Concern]),
  seats: SEATS.map((seat) => ({
    occupied: g.occupied[seat],
    setWindows: g.setWindows[seat],
    setPrice: g.setPrice[seat],
    couldRespond: g.couldRespond[seat],
    couldPlaySet: g.couldPlaySet[seat],
    activated: g.activated[seat],
    instants: g.instants[seat],
  })),
});

function shortcutsTaken(g: GateRuler, spare: GateRuler, own: GateRuler): string[] {
  const wrong: string[] = [];
  const overlooked = applicable(g) & ~g.now.unsettled;
  const isGuarding = g.path().includes("pick soul"); // Soul Guard is under way, and has everything looked at when it is done
  if (overlooked !== 0 && !isGuarding) wrong.push(`rule effects would not look at ${overlooked}`);
  const isBetweenTurns = /turn › (end|summon rights)$/.test(g.path().join(" › ")); // whose turn it is has changed, and 6-2a says so next
  own.copyFrom(g); // what is stale here it derives when it is asked, and no more than that
  const anew = afresh(g, spare);
  if (JSON.stringify(kept(anew)) !== JSON.stringify(kept(g)))
    wrong.push(`${JSON.stringify(kept(g))} is kept, ${JSON.stringify(kept(anew))} is there`);
  if (!isBetweenTurns)
    for (const look of [ofGame, valuesOf])
      if (JSON.stringify(look(own)) !== JSON.stringify(look(anew)))
        wrong.push(`values ${JSON.stringify(look(own))} are kept, ${JSON.stringify(look(anew))} are there`);
  return wrong;
}

/** Plays random games and looks between all steps; what is wrong, and how often was looked. */
function looks(settings: Readonly<Record<string, string>>): { wrong: string[]; looks: number } {
  const wrong: string[] = [];
  let looks = 0;
  for (let seed = 1; seed <= 5 && wrong.length < 5; seed++) {
    const match = gateRuler
      .pairing({ decks: [decks[seed % decks.length], decks[(seed + (seed >> 1)) % decks.length]], settings })
      .newMatch(seed);
    const [spare, own] = [match.blank(), match.blank()];
    betweenSteps(match, (g) => {
      if (g.now.turn === 0 || g.over) return;
      looks++;
      for (const what of shortcutsTaken(g, spare, own)) wrong.push(`seed ${seed}, ${g.where().join(" › ")}: ${what}`);
    });
    const dice = diceOf(seed);
    while (!match.over && wrong.length < 5) match.play(dice(match.options().count));
  }
  return { wrong, looks };
}

/** 9-3e Every gate action of whoever is asked, each card of theirs looked at by itself. */
function longList(g: GateRuler): Option[] {
  const seat = g.asked;
  const found: Option[] = [];
  for (let card = (1 + seat * CARDS_EACH) as Card; card <= (1 + seat) * CARDS_EACH; card++) {
    if (g.zones.zoneOf[card] === 0) continue;
    if (mayPlayCard(g, seat, card) === null) found.push(option(Verb.play, card));
    if (maySet(g, seat, card) === null) found.push(option(Verb.set, card));
    if (mayReveal(g, seat, card) === null) found.push(option(Verb.reveal, card));
    if (mayUse(g, seat, card) === null) found.push(option(Verb.use, card));
  }
  return [...found, option(Verb.pass)];
}

describe("9-3e who has priority is offered", () => {
  for (const rulesProfile of [PROFILES[0]!, PROFILES.at(-1)!])
    test(`what each card allows, looked at by itself: ${rulesProfile}`, () => {
      let lists = 0;
      const sorted = (options: Iterable<Option>) => [...options].sort((a, b) => a - b);
      for (let seed = 1; seed <= 8; seed++) {
        const both = [decks[seed % decks.length], decks[(seed + (seed >> 1)) % decks.length]] as const;
        const match = gateRuler.pairing({ decks: both, settings: { rulesProfile } }).newMatch(seed);
        const dice = diceOf(seed);
        while (!match.over) {
          const options = match.options();
          const hasPriority = !match.path().includes("system"); // 11: there a set card answers what has happened, or not
          if (hasPriority && options.indexOf(option(Verb.pass)) >= 0) {
            lists++;
            expect(sorted(options), `seed ${seed}, ${match.where().join(" › ")}`).toEqual(sorted(longList(match)));
          }
          match.play(dice(options.count));
        }
      }
      expect(lists).toBeGreaterThan(5_000);
    }, 60_000);
});

describe("8-4c the turn player is offered", () => {
  test("every attack that is not refused to who asks about each card and each target", () => {
    let lists = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const match = gateRuler.pairing({ decks: [decks[seed % decks.length], decks[(seed + (seed >> 1)) % decks.length]] }).newMatch(seed);
      const dice = diceOf(seed);
      while (!match.over) {
        const offered = [...match.options()];
        if (match.question()?.rule === "8-4c") {
          lists++;
          const found: Option[] = [];
          for (const card of [...match.cards(match.asked, Place.ruler), ...unitsOf(match, match.asked)])
            for (const verb of [Verb.attackLeft, Verb.attackCentre, Verb.attackRight, Verb.attackRuler])
              if (match.refusal(option(verb, card)) === null) found.push(option(verb, card));
          expect(offered.slice(0, -1), `seed ${seed}, ${match.where().join(" › ")}`).toEqual(found);
          expect(offered.at(-1)).toBe(option(Verb.endAttacks));
        }
        match.play(dice(match.options().count));
      }
    }
    expect(lists).toBeGreaterThan(600);
  }, 60_000);
});

describe("7.1 energy alone", () => {
  test("is paid at once where nobody listens, step by step where somebody does, and all that lies there is the same", () => {
    let paid = 0;
    for (let seed = 1; seed <= 3; seed++) {
      const pairing = gateRuler.pairing({ decks: [decks[seed % decks.length], decks[(seed + 1) % decks.length]] });
      const [silent, recorded] = [pairing.newMatch(seed), pairing.newMatch(seed)];
      const recorder = recorded.record();
      const dice = diceOf(seed);
      while (!silent.over) {
        const answer = dice(silent.options().count);
        silent.play(answer);
        recorded.play(answer);
        expect(recorded.memory.words.join(), `seed ${seed}, ${silent.where().join(" › ")}`).toBe(silent.memory.words.join());
      }
      paid += recorder.events.filter(({ what, rule }) => what === "paid" && rule === "GR-7-PRICE").length;
    }
    expect(paid).toBeGreaterThan(60);
  }, 60_000);
});

describe("after hidden cards have been dealt anew", () => {
  test("what is kept is what is there", () => {
    let dealt = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const match = gateRuler.pairing({ decks: [decks[seed % decks.length], decks[(seed + 1) % decks.length]] }).newMatch(seed);
      const [other, spare] = [match.blank(), match.blank()];
      const dice = diceOf(seed);
      for (let n = 0; !match.over; n++) {
        if (n % 3 === 0) {
          other.copyFrom(match);
          other.redeal((n & 1) as Seat, dice);
          expect(kept(other)).toEqual(kept(afresh(other, spare)));
          if (match.stale[0] === 0) expect(valuesOf(other)).toEqual(valuesOf(spare));
          dealt++;
        }
        match.play(dice(match.options().count));
      }
    }
    expect(dealt).toBeGreaterThan(2_000);
  }, 60_000);
});

describe("between any two steps", () => {
  for (const rulesProfile of [PROFILES[0]!, PROFILES.at(-1)!])
    test(`what is kept is what is there: ${rulesProfile}`, () => {
      const looked = looks({ rulesProfile });
      expect(looked.wrong).toEqual([]);
      expect(looked.looks).toBeGreaterThan(5_000);
    }, 60_000);
});
