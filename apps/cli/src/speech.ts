/** In which language cards are called. The rules speak English; names are exchanged where a game has them in Japanese too. */
import { type Catalog, type Seat, seatName } from "@duelex/kernel";
import { sayingTo } from "@duelex/session";
import { literally } from "./text.ts";

/** A text with other names in it. */
type Speech = (text: string) => string;

/** How names are said and heard. */
export interface Language {
  readonly speech: Speech;
  readonly hear: Speech;
}

/** Names as the rules know them. */
export const plainly: Language = { speech: (text) => text, hear: (text) => text };

/** The number of a card behind its name, which tells printings apart. */
const NUMBER = / \[[A-Z]+\d*-[A-Z]*\d+\]/g;

/** What stands before the name of a Gate Ruler ruler; beside the numbers of answers it reads like one of them. */
const RANK = /\b\d{1,2}\. [A-Z]{1,2} - (?=\p{Lu})/gu;

/** The same language, spoken to the one person at the screen: "you" for their seat, and cards by their names alone. */
export function spokenTo(seat: Seat, { speech, hear }: Language): Language {
  const toYou = sayingTo(seat);
  return {
    speech: (text) => toYou(speech(text.replace(NUMBER, "").replace(RANK, ""))),
    hear: (text) => hear(text).replace(/\byourself\b/gi, seatName(seat)),
  };
}

const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

export function languageOf(catalog: Catalog, lang: "en" | "ja"): Language {
  if (lang === "en") return plainly;
  const names = new Map<string, string>();
  for (const entry of catalog.entries) {
    const other = entry.otherNames.find((name) => japanese.test(name));
    if (other !== undefined) names.set(entry.name, other);
  }
  return names.size === 0
    ? plainly
    : { speech: exchanging(names), hear: exchanging(new Map([...names].map(([name, other]) => [other, name]))) };
}

/** Exchanges every whole name in a text, the longest that fits first. */
function exchanging(names: ReadonlyMap<string, string>): Speech {
  const longestFirst = [...names.keys()].sort((a, b) => b.length - a.length).map(literally);
  const anyName = new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join("|")})(?![\\p{L}\\p{N}])`, "gu");
  return (text) => text.replace(anyName, (name) => names.get(name) ?? name);
}
