/** What the log, the board and refusals say of changes, places and moments. Rendered when somebody reads it. */
import type { Event } from "@duelex/kernel";
import { Change, DamageType, isPlayArea, isSetZone, KEYWORD_NAMES, Keyword, Kind, PLACE_NAMES, Place, Until } from "./names.ts";

const signed = (n: number): string => (n < 0 ? String(n) : `+${n}`);

const UNTIL: Readonly<Record<Until, string>> = {
  [Until.forever]: "",
  [Until.endOfBattle]: "until the end of the battle",
  [Until.endOfTurn]: "until the end of the turn",
};
export const untilWords = (until: Until): string => UNTIL[until];

/** Words for the bits of a card that are no keywords of the rulebook. */
const STANDINGS: readonly (readonly [Keyword, string])[] = [
  [Keyword.cannotAttack, "cannot attack"],
  [Keyword.cannotBeAttacked, "cannot be attacked"],
  [Keyword.overTheWall, "may attack the ruler over the unit in front"],
  [Keyword.immuneToCombat, "takes no combat damage"],
  [Keyword.immuneToEffects, "takes no effect damage"],
];
export function standingWords(bits: number): string[] {
  const found: string[] = [];
  for (const [bit, words] of STANDINGS) if ((bits & bit) !== 0) found.push(words);
  return found;
}
const bitWords = (bits: number): string =>
  [...KEYWORD_NAMES.flatMap(([bit, name]) => ((bits & bit) !== 0 ? [`<${name}>`] : [])), ...standingWords(bits)].join(", ");

const DAMAGES: Readonly<Record<DamageType, string>> = {
  [DamageType.any]: "damage",
  [DamageType.combat]: "combat damage",
  [DamageType.effect]: "effect damage",
};

/** A line of the table of continuous effects. */
export interface Lasting {
  readonly change: Change;
  readonly atk: number;
  readonly hp: number;
  readonly stk: number;
  readonly n: number;
  readonly damageType: DamageType;
  readonly until: Until;
}

/** "ATK+3 until the end of the turn", "<Intercept>", "the next combat damage is 2 less". */
export function changeWords({ change, atk, hp, stk, n, damageType, until }: Lasting, attribute: (n: number) => string): string {
  const value = (label: string, by: number) => (by === 0 ? [] : [`${label}${signed(by)}`]);
  const what = (): string => {
    switch (change) {
      case Change.values:
        return [...value("ATK", atk), ...value("HP", hp), ...value("STK", stk), ...value("level", n)].join(", ");
      case Change.keyword:
        return bitWords(n);
      case Change.loss:
        return (n & Keyword.silenced) !== 0 ? "loses its abilities" : `loses ${bitWords(n)}`;
      case Change.reduceEach:
        return `each ${DAMAGES[damageType]} to it is ${n} less`;
      case Change.attribute:
        return `has the attribute ${attribute(n)}`;
      case Change.reduceBy:
        return `the next ${DAMAGES[damageType]} to it is ${n} less`;
      case Change.reduceTo:
        return `the next ${DAMAGES[damageType]} to it becomes ${n}`;
    }
  };
  return `${what()} ${untilWords(until)}`.trim();
}

/** Why a card is rested, by the paragraph that does it. */
export const RESTED: Readonly<Record<string, string>> = {
  "8-4d": "to attack",
  "GR-7-PRICE": "to pay",
  "GR-7-COST": "to pay",
  "GR-17-ENERGY": "to pay, as energy",
};

export const placeWords = (place: Place): string => `${isSetZone(place) ? "" : "the "}${PLACE_NAMES[place]}`;

/** An object on the gate, in words. */
export function sayObject(kind: Kind, name: string): string {
  switch (kind) {
    case Kind.playedCard:
      return name;
    case Kind.playedAbility:
      return `the ability of ${name}`;
    case Kind.damageExecution:
      return `the damage from ${name}`;
    case Kind.rulerDamage:
      return `the ruler damage to ${name}`;
    case Kind.driveResolution:
      return "the drive";
    case Kind.destruction:
      return `the destruction of ${name}`;
    default:
      return "nothing";
  }
}

/** Drawn, driven and unused cards have sentences of their own; so has what a unit does that comes into play. */
export function toldAs({ what, amount, rule, words }: Event): string {
  const isFrom = (place: Place) => amount === place;
  if (what === "to hand" && isFrom(Place.deck)) return "draw";
  if (what === "to drive zone" && isFrom(Place.deck)) return "drive";
  if (what === "to counter zone") return "turned up";
  if (what === "no effect" && rule === "R-DESTROY") return "no destruction";
  if (what === "clean" && words === "") return "end turn effects";
  if (what === "play" && rule === "14-4b") return "play event";
  if (what === "ruler damage" && words === "") return "struck ruler";
  if (what === "deals combat damage" && rule === "8-6b-2") return "strikes a unit";
  if (what === "to graveyard") return isFrom(Place.drive) && rule === "6-3c" ? "unused" : (GRAVES[rule] ?? what);
  if (ARRIVALS.has(what) && !isPlayArea(amount)) return "arrives";
  if (what === "to deck" && isFrom(Place.deck)) return "top to bottom";
  if (what === "show" && rule === "GR-16-OPEN") return "open card";
  if (what === "ready" && rule === "6-2f") return "energy ready";
  if (what === "ready" && rule === "6-2c") return "ready again";
  if (what === "rest" && rule !== "GR-15-READY") return rule === "8-4d" ? "rest to attack" : "rest to pay";
  return what === "play ability" && words === TRIGGERED ? "put ability" : what;
}

/** What goes to the graveyard by these paragraphs is told so. */
const GRAVES: Readonly<Record<string, string>> = {
  "GR-10-RES": "unused",
  "GR-12-STACK": "crowded out",
  "GR-15-DESTROY": "buried",
  "R-CNT": "buried",
  "GR-12-SOUL": "soul lost",
  "GR-7-GRAVE": "used up",
  "GR-15-DISCARD": "discarded",
};
const ARRIVALS: ReadonlySet<string> = new Set(["to left attack zone", "to right attack zone", "to defence zone"]);
/** Noted with an ability that was put on the gate because it had triggered. */
export const TRIGGERED = "it has triggered";
