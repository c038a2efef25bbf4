import type { Mat, Spot } from "@duelex/kernel";
import type { Answer, Position, Preview } from "@duelex/session";
import type { CardState } from "../card/state.ts";
import { keyOf, type MatActs } from "../mat/acts.ts";
import { look } from "../store/foresee.ts";
import { aboutKey, answersOf, openPile, press, type Table } from "../store/table.ts";
import type { Words } from "../words/index.ts";
import { isTouching } from "./touch.ts";

/** What can be done on the mat of a match that is played. */
export function actsOf(table: Table, position: Position, mat: Mat, words: Words): MatActs {
  const about = (answers: readonly Answer[]) => new Set(answers.flatMap((each) => [each, ...each.copies]).map(aboutKey));
  const may = about(answersOf(table));
  const meant = about(answersOf(table).filter(({ vain }) => !vain));
  const roles = rolesOf(position);
  const opened = table.opened?.kind === "answers" ? keyOf(table.opened.spot) : "";
  const forecasts = table.preview === null ? new Map<string, NonNullable<CardState["forecast"]>>() : forecastsOf(table.preview, words);
  return {
    mat,
    faceOf: (id) => (id === null ? undefined : table.faces[id]),
    stateOf: (spot) => {
      const key = keyOf(spot);
      const role = roles.get(key);
      const forecast = forecasts.get(key);
      return {
        ...(may.has(key) ? { may: true, vain: !meant.has(key) } : {}),
        ...(opened === key ? { chosen: true } : {}),
        ...(role === undefined ? {} : { role }),
        ...(forecast === undefined ? {} : { forecast }),
      };
    },
    press: (spot) => void press(spot, isTouching()),
    look,
    open: openPile,
  };
}

function rolesOf({ view: { battle } }: Position): Map<string, NonNullable<CardState["role"]>> {
  const roles = new Map<string, NonNullable<CardState["role"]>>();
  if (battle === undefined) return roles;
  const put = (spot: Spot | null, role: NonNullable<CardState["role"]>) => {
    if (spot !== null) roles.set(keyOf(spot), role);
  };
  for (const target of battle.targets) put(target, "attacked");
  put(battle.blocker, "blocks");
  put(battle.attacker, "attacks");
  return roles;
}

const card = (number: number): string => keyOf({ kind: "card", card: number as never });

function forecastsOf({ damage, worth, moves }: Preview, words: Words): Map<string, NonNullable<CardState["forecast"]>> {
  const found = new Map<string, NonNullable<CardState["forecast"]>>();
  for (const { card: number, to } of worth) found.set(card(number), { says: words.preview.goes(to), good: false, leaves: false });
  for (const { card: number, change } of damage) {
    const [least, most] = [change.least - change.from, change.most - change.from];
    const says = least === most ? words.preview.damage(most) : words.preview.damageRange(least, most);
    found.set(card(number), { says, good: most < 0, leaves: false });
  }
  for (const { card: number, to } of moves) found.set(card(number), { says: words.preview.goes(to), good: false, leaves: true });
  return found;
}
