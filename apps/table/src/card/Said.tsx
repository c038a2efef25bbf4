import { useVoice } from "../match/useVoice.ts";

/** Words between 【 and 】; a paragraph in its brackets, in which no line breaks. */
const PARTS = /(【[^】]*】|\([\w{}.-]*\d[\w{}.-]*\))/;
const STOP = /^[.,:;)”]/;

/** What a game says, with the words that stand between 【 and 】 as badges: not every machine has letters for those brackets. */
export function Said({ text }: { readonly text: string }) {
  const said = useVoice()(text).replaceAll("･", "·");
  const parts = said.split(PARTS);
  return parts.length === 1
    ? said
    : parts.map((part, nth) =>
        nth % 2 === 0 ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text is replaced as a whole
          <span key={nth} className={part.startsWith("(") ? "unbroken" : STOP.test(parts[nth + 1]!) ? "timing tight" : "timing"}>
            {part.startsWith("(") ? part : part.slice(1, -1)}
          </span>
        ),
      );
}
