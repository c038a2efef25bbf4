/** Situations in which those things happen that random games of the three decks hardly come to, so that every sentence is told somewhere. */
import type { Scenario } from "@duelex/kernel";
import { like, NO } from "./table.ts";

const deck = [NO, NO, NO, NO, NO, NO];
const situation = (title: string, cards: readonly unknown[], position: Scenario["position"], script: readonly string[]): Scenario => ({
  game: "gate-ruler",
  title,
  cards,
  position: { phase: "main", ...position },
  script,
});
const field = (name: string, ...effect: readonly object[]) => ({
  name,
  type: "field",
  effect: effect.map((each) => ({ kind: "activated", timing: "normal", ...each })),
});
const event = (name: string, ...does: readonly object[]) => ({
  name,
  type: "event",
  effect: [{ kind: "event", timing: "setAnyTime", do: does }],
});

export const spoken: readonly Scenario[] = [
  situation(
    "an Overlord's energy stays rested",
    [field("Charger", { do: [{ op: "ready", target: { all: ["card"], sides: "own" } }] })],
    { P1: { ruler: ["O-15"], fieldZone: ["Charger"], activeEnergy: 0, deck } },
    ["P1: use Charger"],
  ),
  situation(
    "prices and places: a damage card turned face down, a card discarded, one exiled",
    [
      field("Vault", { cost: [{ op: "damageReversal", count: 1 }], do: [{ op: "draw", count: 1 }] }),
      field("Kiln", { cost: [{ op: "discard", count: 1 }], do: [{ op: "exile", target: { choose: 1, of: ["unit"], sides: "opponent" } }] }),
    ],
    {
      P1: { ruler: ["K-11"], fieldZone: ["Vault", "Kiln"], hand: ["T-001"], damageZone: ["T-001"], deck },
      P2: { leftAttackZone: ["T-024"] },
    },
    ["P1: use Vault", "P1: use Kiln", "P1: choose T-001"],
  ),
  situation(
    "a unit with soul under it is destroyed, and what lay there sees it",
    [
      { name: "Ghost", effect: [{ kind: "automatic", timing: "hostDestroyed", zone: "soul", do: [{ op: "draw", count: 1 }] }] },
      field("Axe", { do: [{ op: "destroy", target: { choose: 1, of: ["unit"], sides: "opponent" } }] }),
    ],
    { P1: { fieldZone: ["Axe"], deck }, P2: { leftAttackZone: [{ card: "T-024", soul: ["Ghost"] }], deck } },
    ["P1: use Axe"],
  ),
  situation(
    "a unit is laid over another",
    [
      field("Dock", {
        do: [
          { op: "lookTop", count: 1 },
          { op: "attachFromLooked", filter: { of: ["unit"] }, host: { choose: 1, of: ["unit"], sides: "own" }, position: "over" },
        ],
      }),
    ],
    { P1: { fieldZone: ["Dock"], leftAttackZone: ["T-001"], deck: ["T-024", ...deck] } },
    ["P1: use Dock", "P1: choose T-024"],
  ),
  situation(
    "damage that an immunity keeps off, and each damage less",
    [
      field("Bow", { do: [{ op: "damage", amount: 2, target: { all: ["unit"], sides: "opponent" } }] }),
      {
        name: "Ward",
        hp: 3,
        effect: [{ kind: "constant", timing: "inPlay", do: [{ op: "immuneToDamage", target: "self", damageType: "effect" }] }],
      },
      { name: "Hide", hp: 3, effect: [{ kind: "constant", timing: "inPlay", do: [{ op: "reduceDamage", target: "self", by: 1 }] }] },
    ],
    { P1: { fieldZone: ["Bow"], deck }, P2: { leftAttackZone: ["Ward"], rightAttackZone: ["Hide"] } },
    ["P1: use Bow"],
  ),
  situation("an attribute is chosen", [], { P1: { leftAttackZone: ["T-027"], deck } }, ["P1: use T-027", "P1: the attribute Kaii"]),
  situation(
    "cards are driven in the opponent's turn",
    [event("Rush", { op: "drive", count: 2 })],
    { phase: "attack", P1: { leftAttackZone: ["T-024"], deck }, P2: { setZones: ["Rush"], deck: ["T-052", "T-001", ...deck] } },
    ["P2: play Rush", "P2: keep T-052 face down", "P2: choose no more", "P2: choose no more"],
  ),
  situation(
    "nothing is left of a unit that has left before its destruction, and an attack on an empty line comes to nothing",
    [],
    { phase: "attack", P1: { ruler: [{ card: "A-1", rested: true }], leftAttackZone: ["T-001"], deck } },
    ["P1: attack the left line with T-001"],
  ),
  situation(
    "a ruler without a hand zone",
    [
      like("A-1", { id: "BARE", name: "Bare" }),
      field("Hook", { do: [{ op: "move", target: { choose: 1, of: ["unit"], sides: "own" }, to: "hand" }] }),
    ],
    { P1: { ruler: ["BARE"], fieldZone: ["Hook"], leftAttackZone: ["T-001"], deck } },
    ["P1: use Hook"],
  ),
  situation(
    "damage is shared out, one unit after the other",
    [field("Rain", { do: [{ op: "distributeDamage", amount: 3, target: { choose: [1, 3], of: ["unit"], sides: "opponent" } }] })],
    { P1: { fieldZone: ["Rain"], deck }, P2: { leftAttackZone: ["T-005"], rightAttackZone: ["T-033"] } },
    ["P1: use Rain", "P1: choose T-005", "P1: choose T-033"],
  ),
  situation(
    "an event that can be paid in two ways",
    [
      {
        name: "Cheap",
        type: "event",
        level: 1,
        effect: [
          {
            kind: "constant",
            timing: "whilePlaying",
            zone: "hand",
            cost: [{ op: "mill", count: 1 }],
            do: [{ op: "alternativeCost", energy: 0 }],
          },
          { kind: "event", timing: "normal", do: [{ op: "draw", count: 1 }] },
        ],
      },
    ],
    { P1: { ruler: ["K-11"], hand: ["Cheap"], deck } },
    ["P1: play Cheap"],
  ),
  situation(
    "a unit is laid over or under another, as its player says",
    [
      field("Pier", {
        do: [
          { op: "lookTop", count: 1 },
          { op: "attachFromLooked", filter: { of: ["unit"] }, host: { choose: 1, of: ["unit"], sides: "own" }, position: "overOrUnder" },
        ],
      }),
    ],
    { P1: { fieldZone: ["Pier"], leftAttackZone: ["T-001"], deck: ["T-024", ...deck] } },
    ["P1: use Pier", "P1: choose T-024"],
  ),
  situation(
    "one of two soul cards goes to the deck bottom",
    [field("Sieve", { do: [{ op: "soulToDeckBottom", count: 1, host: { choose: 1, of: ["unit"], sides: "own" } }] })],
    { P1: { fieldZone: ["Sieve"], leftAttackZone: [{ card: "T-001", soul: ["T-002", "T-024"] }], deck } },
    ["P1: use Sieve"],
  ),
];
