/** What is said of online play: a catalogue of its own a language, so that nobody fetches it who does not need it. */
import { catalogueOf } from "./catalogue.ts";
import { en } from "./online.en.ts";
import type { OnlineWords, SomeOnlineWords } from "./shape.ts";

export type { OnlineWords } from "./shape.ts";

/** By the code of the language, as in `languages`; English is whole. */
export const onlineLanguages: Readonly<Record<string, () => Promise<SomeOnlineWords>>> = {
  en: async () => ({}),
  ja: async () => (await import("./online.ja.ts")).ja,
};

export const {
  completed: completedOnline,
  useIt: useOnlineWords,
  now: onlineWords,
} = catalogueOf<OnlineWords, SomeOnlineWords>(en, onlineLanguages);
