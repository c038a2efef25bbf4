import { memo } from "../drawing.ts";
import { emblemOf } from "./emblem.ts";

/** A card's emblem in its colour (`--c`); it says nothing that the card's name does not. */
export const EmblemPicture = memo(({ number, kin }: { readonly number: string; readonly kin: string }) => (
  <svg className="emblem" viewBox="0 0 6 6" aria-hidden="true" focusable="false">
    {emblemOf(number, kin).paths.map((path, tone) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: tones have no other name
      <path key={tone} className={`tone${tone}`} d={path} />
    ))}
  </svg>
));
