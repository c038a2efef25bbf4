/** What is said on screens that few open, the sheet of keys, puzzles, the editor of positions: fetched with them. */
import { en } from "./apart.en.ts";
import { catalogueOf } from "./catalogue.ts";
import type { ApartWords, SomeApartWords } from "./shape.ts";

export type { ApartWords } from "./shape.ts";

/** By the code of the language, as in `languages`; English is whole. */
export const apartLanguages: Readonly<Record<string, () => Promise<SomeApartWords>>> = {
  en: async () => ({}),
  ja: async () => (await import("./apart.ja.ts")).ja,
};

export const {
  completed: completedApart,
  useIt: useApartWords,
  now: apartWords,
} = catalogueOf<ApartWords, SomeApartWords>(en, apartLanguages);
