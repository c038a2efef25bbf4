/** A scenario under the hand of an editor: changed place by place. */
import type { Settings } from "@duelex/kernel";
import type { KnownGame } from "../store/games.ts";
import { isRecord } from "../store/record.ts";
import { recall, remember } from "../store/remembered.ts";

/** A card as it stands in a position: its name or number, or that and what is true of it. */
export interface PlacedCard {
  readonly card: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

export type Draft = Readonly<Record<string, unknown>>;
export type SideName = "P1" | "P2";
export const SIDES: readonly SideName[] = ["P1", "P2"];

export const emptyDraft = (game: string, title: string): Draft => ({ game, title, position: { P1: {}, P2: {} }, script: [] });

const KEPT = "position ";

/** The position of a game as it was left: who has tried it, or looked elsewhere, comes back to it. */
export function keptDraft(game: string): Draft | null {
  try {
    const kept: unknown = JSON.parse(recall(KEPT + game) ?? "null");
    return isRecord(kept) ? kept : null;
  } catch {
    return null;
  }
}

export const keepDraft = (game: string, draft: Draft): void => remember(KEPT + game, JSON.stringify(draft));

const positionIn = (draft: Draft): Readonly<Record<string, unknown>> => (isRecord(draft["position"]) ? draft["position"] : {});

const sideIn = (draft: Draft, side: SideName): Readonly<Record<string, unknown>> => {
  const found = positionIn(draft)[side];
  return isRecord(found) ? found : {};
};

/** How many cards that do not matter lie at a place; null where cards are named, or nothing is said. */
export function countAt(draft: Draft, side: SideName, place: string): number | null {
  const found = sideIn(draft, side)[place];
  return typeof found === "number" ? found : null;
}

/** The cards at a place; none where only a number stands. */
export function cardsAt(draft: Draft, side: SideName, place: string): readonly PlacedCard[] {
  const found = sideIn(draft, side)[place];
  if (!Array.isArray(found)) return [];
  return found.flatMap((each: unknown): PlacedCard[] => {
    if (typeof each === "string") return [{ card: each, facts: {} }];
    if (!isRecord(each)) return [];
    const { card, ...facts } = each;
    return typeof card === "string" ? [{ card, facts }] : [];
  });
}

/** What the cards of a position are called there: by their handles, else by name. */
export function calledIn(draft: Draft, places: readonly string[], { byId }: Pick<KnownGame, "byId">): string[] {
  const cards = SIDES.flatMap((side) => places.flatMap((place) => cardsAt(draft, side, place)));
  return [...new Set(cards.map(({ card, facts: { as } }) => (typeof as === "string" ? as : (byId.get(card)?.name ?? card))))];
}

export const withCards = (draft: Draft, side: SideName, place: string, cards: readonly PlacedCard[]): Draft => {
  const { [place]: _, ...rest } = sideIn(draft, side);
  const written = cards.map(({ card, facts }) => (Object.keys(facts).length === 0 ? card : { card, ...facts }));
  return withPosition(draft, side, written.length === 0 ? rest : { ...rest, [place]: written });
};

/** A fact of a player or of the match (`side` null); an empty value takes it away. */
export function withFact(draft: Draft, side: SideName | null, key: string, value: unknown): Draft {
  const of = side === null ? positionIn(draft) : sideIn(draft, side);
  const { [key]: _, ...rest } = of;
  const next = value === undefined ? rest : { ...rest, [key]: value };
  return side === null ? { ...draft, position: next } : withPosition(draft, side, next);
}

export const factOf = (draft: Draft, side: SideName | null, key: string): unknown =>
  (side === null ? positionIn(draft) : sideIn(draft, side))[key];

const withPosition = (draft: Draft, side: SideName, facts: Readonly<Record<string, unknown>>): Draft => ({
  ...draft,
  position: { ...positionIn(draft), [side]: facts },
});

/** The settings that a position says. */
export function settingsOf({ settings }: Draft): Settings {
  const said = Object.entries(isRecord(settings) ? settings : {});
  return Object.fromEntries(said.filter((each): each is [string, string] => typeof each[1] === "string"));
}

/** What is answered from the position on. */
export const scriptOf = ({ script }: Draft): readonly string[] =>
  Array.isArray(script) ? script.filter((line): line is string => typeof line === "string") : [];

/** What was typed, as it stands in a file: a number or several, yes or no, a list or a record, else words; nothing if it is empty. */
export function readValue(text: string): unknown {
  const typed = text.trim();
  if (typed === "") return undefined;
  if (/^\d+$/.test(typed)) return Number(typed);
  if (typed === "true" || typed === "false") return typed === "true";
  if (/^\d+(\s*,\s*\d+)+$/.test(typed)) return typed.split(",").map(Number);
  if (/^[[{"]/.test(typed)) {
    try {
      return JSON.parse(typed) as unknown;
    } catch {
      return typed;
    }
  }
  return typed;
}

export const sayValue = (value: unknown): string => (value === undefined ? "" : typeof value === "string" ? value : JSON.stringify(value));

/** The name of a fact as it is read: "firstPlayer" as "first player". */
export const inWords = (key: string): string => key.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
