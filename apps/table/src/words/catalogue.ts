/** Catalogues of their own for what few need: nobody fetches them who does not. */
import { useEffect } from "preact/hooks";
import { create } from "../drawing.ts";
import { merged, useLanguage } from "./index.ts";

export interface Catalogue<Words, Some> {
  /** English words, but for those that there are in another language. */
  readonly completed: (some: Some) => Words;
  /** In the language of the page, as soon as its catalogue is there. */
  readonly useIt: () => Words;
  /** For what is said outside of components. */
  readonly now: () => Words;
}

/**
 * @param en English, which is whole
 * @param languages what there is in each language, by its code
 */
export function catalogueOf<Words extends object, Some extends object>(
  en: Words,
  languages: Readonly<Record<string, () => Promise<Some>>>,
): Catalogue<Words, Some> {
  const useCatalogue = create<{ readonly language: string; readonly words: Words }>(() => ({ language: "en", words: en }));
  const completed = (some: Some): Words => merged<Words>(en, some);
  const useIt = (): Words => {
    const language = useLanguage(({ language }) => language);
    const catalogue = useCatalogue();
    useEffect(() => {
      if (language === useCatalogue.getState().language) return;
      (languages[language] ?? languages["en"]!)().then(
        (some) => useCatalogue.setState({ language, words: completed(some) }),
        () => undefined,
      );
    }, [language]);
    return catalogue.words;
  };
  return { completed, useIt, now: () => useCatalogue.getState().words };
}
