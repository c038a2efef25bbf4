/**
 * Cards that nobody has thought of: random programs in the whole vocabulary of 17.2 and 17.3, in random decks, in random games.
 * Whatever a card file says within the schema must be carried out without a hitch.
 */
import { type Card, type Dice, diceOf, newMatch, SEATS, type Zone } from "@duelex/kernel";
import { sent } from "@duelex/kernel/testing";
import { describe, expect, test } from "vitest";
import { colossusOrder } from "../src/game.ts";
import { limits } from "../src/limits.ts";
import { colors, keywordNames } from "../src/names.ts";
import type { ColossusOrder } from "../src/table.ts";

type Json = Record<string, unknown>;

function inventor(dice: Dice) {
  const pick = <T>(from: readonly T[]): T => from[dice(from.length)]!;
  const sometimes = (fields: Json): Json => Object.fromEntries(Object.entries(fields).filter(() => dice(4) === 0));
  const filter = (hasSelf: boolean): Json => ({
    sides: pick(["own", "opponent", "both"]),
    ...sometimes({
      position: pick(["ON", "OFF"]),
      maxRemainingRp: dice(4),
      race: pick(["Elf", "Orc"]),
      ...(hasSelf ? { exclude: "self" } : {}),
    }),
  });
  const followers = (hasSelf: boolean): unknown =>
    pick([
      ...(hasSelf ? ["self"] : []),
      { choose: 1, of: ["follower"], ...filter(hasSelf) },
      { choose: 1, of: ["follower"], ...filter(hasSelf) },
      { all: ["follower"], ...filter(hasSelf) },
    ]);
  const player = () => pick(["you", "opponent"]);
  const count = () => 1 + dice(3);
  const instruction = (hasSelf: boolean, names: readonly string[]): Json =>
    pick([
      { op: "draw", player: player(), count: count() },
      { op: "discardFromDeckTop", player: player(), count: count() },
      { op: "discardHand", player: player(), ...sometimes({ chooser: player() }), count: count() },
      { op: "handToDeckBottom", player: player(), count: count() },
      { op: "damage", target: followers(hasSelf), amount: dice(4) },
      { op: "destroy", target: followers(hasSelf) },
      { op: "returnToHand", target: followers(hasSelf) },
      { op: pick(["turnOn", "turnOff"]), target: followers(hasSelf) },
      { op: "modifyStats", target: followers(hasSelf), ap: dice(5) - 2, rp: dice(5) - 2, until: "endOfTurn" },
      { op: "discardColossusGem", target: { [pick(["choose", "all"])]: 1, of: ["setGem"], sides: pick(["own", "opponent", "both"]) } },
      { op: "putFromDeck", cardId: pick(names), count: count() },
    ]);
  const mended = (said: Json): Json => {
    const target = said["target"] as Json | undefined;
    return target?.["all"] === 1 ? { ...said, target: { all: ["setGem"], sides: target["sides"] } } : said;
  };
  const program = (hasSelf: boolean, names: readonly string[]) =>
    Array.from({ length: count() }, () => mended(instruction(hasSelf, names)));
  const standing = (): Json =>
    pick([
      { op: "modifyCrush", target: pick(["self", { all: ["follower"], ...filter(true) }]), amount: dice(5) - 2 },
      { op: "modifyLocusCost", target: { all: ["follower"], sides: "own", ...sometimes({ race: "Elf" }) }, amount: dice(5) - 2 },
      { op: "maxAttacksPerMainPhase", target: pick(["self", { all: ["follower"], ...filter(true) }]), amount: count() },
      { op: "cannotAttack", target: pick(["self", { all: ["follower"], ...filter(true) }]) },
    ]);
  const condition = (isFollower: boolean) =>
    dice(3) > 0 ? null : pick([{ colossusGemsAtLeast: count() }, ...(isFollower ? [{ noOtherFollowersOnOwnField: true }] : [])]);
  const costs = (isFollower: boolean): Json[] => [
    ...(isFollower && dice(2) === 0 ? [{ op: "turnOff", target: "self" }] : [{ op: "payLocus", amount: count() }]),
    ...(dice(4) === 0 ? [{ op: "discardHand", player: "you", count: 1 }] : []),
  ];
  const ofFollower = (names: readonly string[]): Json => {
    const timing = pick(["cip", "continuous", "ignition", "ignition", "trigger"]);
    return {
      timing,
      ...(timing === "trigger" ? { event: "destroysFollowerInBattle" } : {}),
      condition: condition(true),
      cost: timing === "ignition" ? costs(true) : [],
      do: timing === "continuous" ? [standing()] : program(true, names),
    };
  };
  const base = (id: string) => ({ id, name: { ja: null, en: id }, color: pick(colors), reality: "original-test" });
  const played = () => ({ locusCost: dice(3), gemLevel: dice(2) === 0 ? {} : { [pick(colors)]: 1 } });
  const names = Array.from({ length: 18 }, (_, nth) => `Follower ${nth + 1}`);
  return [
    ...names.map((id) => ({
      ...base(id),
      ...played(),
      ...{
        type: "follower",
        unique: dice(5) === 0,
        races: [pick(["Elf", "Orc"])],
        crush: dice(4),
        capture: dice(3),
        ap: dice(4),
        rp: count(),
      },
      keywords: keywordNames.slice(0, 4).filter(() => dice(4) === 0),
      effect: Array.from({ length: dice(3) }, () => ofFollower(names)),
    })),
    ...Array.from({ length: 10 }, (_, nth) => ({
      ...base(`Action ${nth + 1}`),
      ...played(),
      ...{ type: "action", snap: dice(2) === 0, keywords: dice(3) === 0 ? ["Locus Trick"] : [] },
      effect: [{ timing: "action", condition: condition(false), cost: [], do: program(false, names) }],
    })),
    ...[1, 2].map((nth) => ({
      ...base(`Colossus ${nth}`),
      type: "colossus",
      effect: Array.from({ length: count() }, () => ({
        timing: "colossus",
        condition: condition(false),
        cost: dice(2) === 0 ? costs(false) : [],
        do: program(false, names),
      })),
    })),
    ...colors.map((color) => ({ ...base(`${color} stone`), color, type: "gem", unique: false, effect: [] })),
  ];
}

/** At most three choices an ability; the schema says so, and the inventor does not count. */
const choicesOf = (ability: Json): number =>
  (ability["do"] as Json[]).filter((said) => typeof said["target"] === "object" && "choose" in (said["target"] as Json)).length;

/** CO-I1 to CO-I4: hidden cards dealt anew change nothing that a seat sees, is asked or may answer; and no limit is broken. */
function keepsSecrets(g: ColossusOrder, dice: Dice): void {
  expect(limits(g)).toEqual([]);
  for (const seat of SEATS) {
    const dealt = g.clone();
    dealt.redeal(seat, dice);
    expect(sent(dealt, seat)).toBe(sent(g.clone(), seat)); // a copy has no record of who changed what
    expect(dealt.wouldAsk()).toBe(true);
  }
}

/** Everything that has happened in any of these games. */
const happened = new Set<string>();

describe("17: the whole vocabulary, at random", () => {
  test.each(Array.from({ length: 12 }, (_, nth) => nth + 1))("card set %i", (seed) => {
    const dice = diceOf(seed);
    const cards = inventor(dice).map((card) => ({ ...card, effect: (card.effect as Json[]).filter((ability) => choicesOf(ability) <= 3) }));
    const kept = cards.filter((card) => card.type !== "action" || card.effect.length === 1);
    const catalog = colossusOrder.catalog({ cards: kept });
    for (let game = 0; game < 6; game++) {
      const decks = [randomOwnDeck(kept, dice), randomOwnDeck(kept, dice)] as const;
      const g = newMatch(colossusOrder, { decks, seed: seed * 100 + game, catalog }, { record: game === 0 });
      for (let given = 0; !g.over && given < 6000; given++) {
        const before = g.hash();
        const copy = given % 40 === 0 ? g.clone() : null;
        if (given % 12 === 0) keepsSecrets(g, dice);
        const answer = dice(g.options().count);
        expect(g.parse(g.notate(answer))).toBe(answer);
        g.play(answer);
        if (copy !== null) {
          expect(copy.hash()).toBe(before);
          copy.play(answer);
          expect(copy.hash()).toBe(g.hash());
        }
      }
      expect(g.over).toBe(true);
      for (const event of g.recorder?.events ?? []) happened.add(event.what);
      let lying = 0;
      for (let zone = 1 as Zone; zone <= 20; zone++)
        lying += [...g.zones.each(zone)].filter((card: Card) => g.zones.zoneOf[card] === zone).length;
      expect(lying).toBe(102);
    }
  });
});

test("these games have seen everything that a text can do", () => {
  const kinds = [
    "draw",
    "discard from the deck",
    "put on the bottom",
    "shuffle the hand",
    "damage",
    "destroy",
    "return to hand",
    "turn ON",
    "turn OFF",
  ];
  expect(
    [...kinds, "add AP", "add RP", "capture", "shuffle", "trigger", "ignite", "use Colossus", "attack ends"].filter(
      (what) => !happened.has(what),
    ),
  ).toEqual([]);
});

/** Fifty of the made-up cards, 16 of them gems. */
function randomOwnDeck(cards: readonly Json[], dice: Dice): unknown {
  const deck: Record<string, number> = {};
  const others = cards.filter((card) => card["type"] === "follower" || card["type"] === "action").map((card) => String(card["id"]));
  while (Object.values(deck).reduce((sum, n) => sum + n, 0) < 34) {
    const id = others[dice(others.length)]!;
    if ((deck[id] ?? 0) < 3) deck[id] = (deck[id] ?? 0) + 1;
  }
  for (const color of colors) deck[`${color} stone`] = 4;
  return { colossus: `Colossus ${1 + dice(2)}`, cards: deck };
}
