/** What is said of online play: a catalogue of its own a language, so that nobody fetches it who does not need it. */
import { useEffect } from "react";
import { create } from "zustand";
import { merged, useLanguage } from "./index.ts";
import { en } from "./online.en.ts";
import type { OnlineWords, SomeOnlineWords } from "./shape.ts";

export type { OnlineWords } from "./shape.ts";

/** By the code of the language, as in `languages`; English is whole. */
export const onlineLanguages: Readonly<Record<string, () => Promise<SomeOnlineWords>>> = {
  en: async () => ({}),
  ja: async () => (await import("./online.ja.ts")).ja,
};

const useCatalogue = create<{ readonly language: string; readonly words: OnlineWords }>(() => ({ language: "en", words: en }));

export const completedOnline = (some: SomeOnlineWords): OnlineWords => merged<OnlineWords>(en, some);

/** In the language of the page, as soon as its catalogue is there. */
export function useOnlineWords(): OnlineWords {
  const language = useLanguage(({ language }) => language);
  const catalogue = useCatalogue();
  useEffect(() => {
    if (language === useCatalogue.getState().language) return;
    (onlineLanguages[language] ?? onlineLanguages["en"]!)().then(
      (some) => useCatalogue.setState({ language, words: completedOnline(some) }),
      () => undefined,
    );
  }, [language]);
  return catalogue.words;
}

/** For what is said outside of components. */
export const onlineWords = (): OnlineWords => useCatalogue.getState().words;
