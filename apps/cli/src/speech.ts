/** In which language cards are called. The rules speak English; names are exchanged where a game has them in Japanese too. */
import type { Catalog } from "@duelex/kernel";

/** A text as it is shown. */
export type Speech = (text: string) => string;

const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

export function speechOf(catalog: Catalog, lang: "en" | "ja"): Speech {
  if (lang === "en") return (text) => text;
  const names = new Map<string, string>();
  for (const entry of catalog.entries) {
    const other = entry.otherNames.find((name) => japanese.test(name));
    if (other !== undefined) names.set(entry.name, other);
  }
  if (names.size === 0) return (text) => text;
  const longestFirst = [...names.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const anyName = new RegExp(`(?<!\\p{L})(?:${longestFirst.join("|")})(?!\\p{L})`, "gu");
  return (text) => text.replace(anyName, (name) => names.get(name) ?? name);
}
