/** What a catalogue says: texts, and functions that make texts of values. */
import type { en as enApart } from "./apart.en.ts";
import type { en } from "./en.ts";
import type { en as enOnline } from "./online.en.ts";

/** A catalogue of another language has the same shape: the same texts, and the same functions of the same values. */
export type Words = Shape<typeof en>;

type Shape<Each> = Each extends string
  ? string
  : Each extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof Each]: Shape<Each[Key]> };

/** A catalogue that is not whole: what it leaves out is said in English. */
export type SomeWords = Some<Words>;

type Some<Each> = Each extends string | ((...values: never[]) => string) ? Each : { readonly [Key in keyof Each]?: Some<Each[Key]> };

/** The catalogue of online play. */
export type OnlineWords = Shape<typeof enOnline>;
export type SomeOnlineWords = Some<OnlineWords>;

/** The catalogue of screens that few open. */
export type ApartWords = Shape<typeof enApart>;
export type SomeApartWords = Some<ApartWords>;
