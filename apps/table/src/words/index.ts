/** The page's words, one catalogue a language. Components name words; they hold none. */
import { create } from "zustand";
import { en } from "./en.ts";

/** A catalogue of another language has the same shape: the same texts, and the same functions of the same values. */
export type Words = Shape<typeof en>;

type Shape<Each> = Each extends string
  ? string
  : Each extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof Each]: Shape<Each[Key]> };

/** The languages there are, by their codes, each called by its own name. */
export const languages: Readonly<Record<string, { readonly name: string; readonly words: Words }>> = {
  en: { name: "English", words: en },
};

const FIRST = "en";

/** The first language of the browser that there is a catalogue for. */
function usual(): string {
  const wanted = typeof navigator === "undefined" ? [] : navigator.languages.map((language) => language.split("-")[0]!);
  return wanted.find((language) => Object.hasOwn(languages, language)) ?? FIRST;
}

export const useLanguage = create<{ readonly language: string; choose(language: string): void }>((set) => ({
  language: usual(),
  choose: (language) => set({ language }),
}));

export const useWords = (): Words => useLanguage(({ language }) => (languages[language] ?? languages[FIRST]!).words);

/** For what is said outside of components. */
export const words = (): Words => (languages[useLanguage.getState().language] ?? languages[FIRST]!).words;
