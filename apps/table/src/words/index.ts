/** The page's words, one catalogue a language. Components name words; they hold none. */
import { create } from "../drawing.ts";
import { recall, remember } from "../store/remembered.ts";
import { en } from "./en.ts";
import type { SomeWords, Words } from "./shape.ts";

export type { Words } from "./shape.ts";

/** The languages there are, by their codes, each called by its own name. All but English are fetched when they are chosen. */
export const languages: Readonly<Record<string, { readonly name: string; load(): Promise<SomeWords> }>> = {
  en: { name: "English", load: async () => ({}) },
  ja: { name: "日本語", load: async () => (await import("./ja.ts")).ja },
};

/** English words, but for those that there are in another language. */
export function completed(some: SomeWords): Words {
  return merged(en, some);
}

export function merged<Each extends object>(first: Each, some: object): Each {
  const own = some as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(first).map(([key, value]: [string, unknown]) => {
      const other = own[key];
      const isGroup = typeof value === "object" && value !== null && !Array.isArray(value);
      return [key, other === undefined ? value : isGroup ? merged(value, other as object) : other];
    }),
  ) as Each;
}

const FIRST = "en";
const KEPT = "language";

/** What was chosen before, else the first language of the browser that there is a catalogue for. */
function usual(): string {
  const wanted = typeof navigator === "undefined" ? [] : navigator.languages.map((language) => language.split("-")[0]!);
  return [recall(KEPT) ?? "", ...wanted].find((language) => Object.hasOwn(languages, language)) ?? FIRST;
}

interface Language {
  readonly language: string;
  readonly words: Words;
  choose(language: string): Promise<void>;
}

export const useLanguage = create<Language>((set) => ({
  language: FIRST,
  words: en,
  choose: async (language) => {
    const words = completed(await languages[language]!.load());
    document.documentElement.lang = language;
    set({ language, words });
  },
}));

/** A person has chosen a language: it is kept. */
export async function chooseLanguage(language: string): Promise<void> {
  await useLanguage.getState().choose(language);
  remember(KEPT, language);
}

/** Before the page is drawn: the language that it is drawn in. */
export async function beginLanguage(): Promise<void> {
  const language = usual();
  if (language !== FIRST) await useLanguage.getState().choose(language);
}

export const useWords = (): Words => useLanguage(({ words }) => words);

/** For what is said outside of components. */
export const words = (): Words => useLanguage.getState().words;
