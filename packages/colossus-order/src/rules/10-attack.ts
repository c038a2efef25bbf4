/** 10. Position and attack: one attack, from its declaration to its resolution. */
import { Card, type Seat, seatName } from "@duelex/kernel";
import { Aim, Keyword, Place, Verb } from "../names.ts";
import { attackWords, battleWords, blockersWords, DEFENDED, figures, secondWords, targetWords, unblockedWords } from "../previews.ts";
import type { No } from "../rulebook.ts";
import { attacksAllowed, cannotAttack } from "../statistics.ts";
import type { ColossusOrder } from "../table.ts";
import { openXPlay, xPlay } from "./09-x-play.ts";
import { deckAttack } from "./11-deck-attack.ts";
import { locusAttack } from "./12-locus-attack.ts";
import { battle } from "./13-battle.ts";
import { procedure } from "./procedures.ts";

/** While the target is chosen the frame holds it; from the declaration on it lies on the table (`g.attack`). */
export const attack = procedure(
  "attack",
  { attacker: Card.none, aim: Aim.nothing, place: 0, secondPlace: 0, follower: Card.none },
  ({ act, ask, call }) => ({
    chooseTarget: ask("CO-A3", {
      says: (g, a) =>
        `what does ${g.cardName(a.attacker)} attack, with ${figures(g, a.attacker)}?${blockersWords(g, couldBlock(g, a.attacker))}`,
      where: "attack declaration",
      means: (g, a, target, verb) =>
        targetWords(g, a.attacker, target, verb) + (verb === Verb.attackLocus ? secondWords(g, a.attacker) : ""),
      who: (g) => g.active,
      options(g, _a, may) {
        may.offer(Verb.attackDeck);
        for (let follower = g.top(g.nonTurnPlayer, Place.field); follower !== Card.none; follower = g.after(follower)) {
          may.offer(Verb.attackFollower, follower, g.isON(follower) ? "CO-F2" : null);
        }
        const places = g.locusSize(g.nonTurnPlayer);
        for (let place = 1; place <= places; place++) may.offer(Verb.attackLocus, place); // CO-15.14: face-up ones too
      },
      chosen(_g, a, target, verb) {
        if (verb === Verb.attackDeck) a.aim = Aim.deck;
        else if (verb === Verb.attackFollower) {
          a.aim = Aim.follower;
          a.follower = target;
        } else {
          a.aim = Aim.locus;
          a.place = target;
        }
      },
    }),

    chooseSecond: ask("CO-Y4", {
      says: (_g, a) => `Double Break: which locus card is attacked after card ${a.place}?`, // CO-15.24
      where: "attack declaration",
      means: (g, a, place) => `${targetWords(g, a.attacker, place, Verb.attackLocus)}; not captured if card ${a.place} is a gem`,
      unless: (g, a) => a.aim !== Aim.locus || !g.has(a.attacker, Keyword.DoubleBreak),
      who: (g) => g.active,
      options(g, a, may) {
        const places = g.locusSize(g.nonTurnPlayer);
        for (let place = 1; place <= places; place++) may.offer(Verb.attackLocus, place, place === a.place ? "CO-Y4" : null);
      },
      chosen(_g, a, place) {
        a.secondPlace = place;
      },
    }),

    attackDeclaration: act("CO-A4", (g, { attacker, aim, follower, place, secondPlace }) => {
      const foe = g.nonTurnPlayer;
      const target = aim === Aim.follower ? follower : aim === Aim.locus ? g.locusCard(foe, place) : Card.none;
      g.declareAttack(attacker, aim, target, secondPlace > 0 ? g.locusCard(foe, secondPlace) : Card.none);
    }),

    answersToTheAttack: call(
      "CO-A5",
      (g) => {
        openXPlay(g, "CO-X2d");
        g.begin(xPlay).seat = g.nonTurnPlayer; // CO-X5
      },
      { where: () => "after the attack declaration" },
    ),

    defenseDeclaration: ask("CO-A6", {
      says: (g) => `${attackWords(g)}: block with an ON follower, or let it through?`,
      where: () => "defense declaration",
      means: (g, _a, blocker, verb) =>
        verb === Verb.block ? `${battleWords(g, g.attack.attacker, blocker)}; the blocker turns OFF` : unblockedWords(g),
      unless: attackerGone,
      who: (g) => g.nonTurnPlayer,
      options(g, _a, may) {
        for (let follower = g.top(g.nonTurnPlayer, Place.field); follower !== Card.none; follower = g.after(follower)) {
          may.offer(Verb.block, follower, mayBlock(g, follower));
        }
        may.offer(Verb.pass);
      },
      chosen(g, _a, blocker, verb) {
        if (verb === Verb.block) g.declareBlock(blocker);
        else if (g.recorder !== null) noteNoBlock(g);
      },
    }),

    answersToTheDefense: call(
      "CO-A7",
      (g) => {
        openXPlay(g, "CO-X2d");
        g.begin(xPlay).seat = g.nonTurnPlayer;
      },
      { unless: attackerGone, where: () => DEFENDED },
    ),

    resolution: call("CO-A8", (g) => {
      const { aim, blocked } = g.attack;
      if (endsWithoutEffect(g)) g.remark("attack ends", g.attack.attacker, "CO-A9", whoIsGone(g), Card.none, g.active);
      else if (aim === Aim.follower || blocked === 1) g.begin(battle);
      else if (aim === Aim.deck) g.begin(deckAttack);
      else g.begin(locusAttack);
    }),

    end: act("CO-A10", (g) => g.endAttack()),
  }),
  { settles: true, where: (g, a) => `attack of ${g.cardName(a.attacker)}` },
);

// ---- who may attack, who may block ----

/** CO-F2 to CO-F5, CO-A2 */
export function mayAttack(g: ColossusOrder, follower: Card): No {
  if (!g.isON(follower)) return "CO-F3";
  if (g.arrived[follower] === 1 && !g.has(follower, Keyword.Fleet)) return "CO-F4"; // CO-Y2
  if (g.attacks[follower] > 0 && g.attacks[follower] >= attacksAllowed(g, follower)) return "CO-A2";
  return cannotAttack(g, follower) ? "CO-A4" : null;
}

export const couldAttack = (g: ColossusOrder): Card[] => [...g.field(g.active)].filter((follower) => mayAttack(g, follower) === null);

/** CO-A6, CO-Y1 */
export function mayBlock(g: ColossusOrder, follower: Card, attacker = g.attack.attacker): No {
  if (!g.isON(follower)) return "CO-F3";
  if (g.arrived[follower] === 1 && !g.has(follower, Keyword.Fleet)) return "CO-F4"; // CO-15.8
  return g.has(attacker, Keyword.Soar) && !g.has(follower, Keyword.Soar) ? "CO-Y1" : null;
}

const couldBlock = (g: ColossusOrder, attacker: Card): Card[] =>
  [...g.field(g.nonTurnPlayer)].filter((follower) => mayBlock(g, follower, attacker) === null);

/** Who lets an attack through, and whether there was anybody to stop it. */
function noteNoBlock(g: ColossusOrder): void {
  const seat = g.nonTurnPlayer;
  const { attacker } = g.attack;
  const refused = [...g.field(seat)].map((follower) => mayBlock(g, follower));
  if (refused.includes(null)) g.remark("no block", Card.none, "CO-A6", "", attacker, seat);
  else g.remark("no blocker", Card.none, refused.includes("CO-Y1") ? "CO-Y1" : "CO-A6", whyNobody(g, seat, refused), attacker, seat);
}

/** What keeps every follower of this player from blocking, those that are ON first. */
function whyNobody(g: ColossusOrder, seat: Seat, refused: readonly No[]): string {
  const you = seatName(seat);
  if (refused.length === 0) return `${you} has no follower`;
  const only = refused.every((no) => no === refused[0]);
  if (refused.includes("CO-Y1")) {
    const soars = [...g.field(seat)].some((follower) => g.has(follower, Keyword.Soar));
    return `${g.cardName(g.attack.attacker)} has Soar, and ${you} has no follower with Soar${soars ? " that could block now" : ""}`;
  }
  if (only && refused[0] === "CO-F3") return `every follower of ${you} is OFF`;
  return only ? `every follower of ${you} came into play this turn` : `every follower of ${you} is OFF or came into play this turn`;
}

// ---- CO-A9 who is gone ----

function whoIsGone(g: ColossusOrder): string {
  const { attacker, blocked } = g.attack;
  return attacker === Card.none
    ? "the attacker is gone"
    : blocked === 1
      ? "the blocker is gone, and the attack stays blocked"
      : "what was attacked is gone";
}

function attackerGone(g: ColossusOrder): boolean {
  return g.attack.attacker === Card.none;
}

/**
 * The attacker is gone; or the blocker, and it stays blocked (CO-15.10); or the attacked follower, and nobody blocked.
 * An attacked follower that has been turned ON is still battled (CO-15.9).
 */
function endsWithoutEffect(g: ColossusOrder): boolean {
  const { aim, attacker, target, blocked, blocker } = g.attack;
  if (attacker === Card.none) return true;
  if (blocked === 1) return blocker === Card.none;
  return aim !== Aim.deck && target === Card.none;
}
