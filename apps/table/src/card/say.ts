import type { CardView, Face, Stat } from "@duelex/kernel";
import type { Words } from "../words/index.ts";
import type { CardState } from "./state.ts";

/** A number of a card: what it adds to another has its sign. */
export const amountOf = ({ kind, value }: Pick<Stat, "kind" | "value">): string => `${kind === "bonus" && value >= 0 ? "+" : ""}${value}`;

/** A part of a number, with its sign: "+2", "−1". */
export const signed = (amount: number): string => `${amount < 0 ? "−" : "+"}${Math.abs(amount)}`;

/** The number of a card, where it has one; other games tell theirs by name alone. */
export const numberOf = (id: string): string => (/^[A-Z]+\d*-\d+$/.test(id) ? id : "");

/** A card in words, for who does not see it. */
export function sayCard(
  words: Words,
  view: CardView,
  face: Face | undefined,
  { may, role, forecast, turned, where }: CardState & { readonly turned: string; readonly where?: string },
): string {
  const parts = [
    view.name ?? words.card.unseen,
    ...(face === undefined || face.type === "" ? [] : [face.type]),
    ...(view.numbers ?? []).map((number) => `${number.label} ${amountOf(number)}`),
    ...(view.damage !== undefined && view.damage > 0 ? [words.card.damage(view.damage)] : []),
    ...(view.rested === true ? [turned] : []),
    ...(view.traits ?? []).map(({ says }) => says),
    ...(view.with ?? []).map((other) => words.card.with(other.name ?? words.card.unseen)),
    ...(where === undefined ? [] : [where]),
    ...(role === undefined ? [] : [words.card.role[role]]),
    ...(may ? [words.card.may] : []),
    ...(forecast === undefined ? [] : [words.card.forecast(forecast.says)]),
  ];
  return [...new Set(parts)].join(", ");
}
