import { useVoice } from "../match/useVoice.ts";

/** What a game says, with the words that stand between 【 and 】 as badges: not every machine has letters for those brackets. */
export function Said({ text }: { readonly text: string }) {
  const said = useVoice()(text).replaceAll("･", "·");
  if (!said.includes("【")) return said;
  return said.split(/(【[^】]*】)/).map((part, nth) =>
    part.startsWith("【") ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text is replaced as a whole
      <span key={nth} className="timing">
        {part.slice(1, -1)}
      </span>
    ) : (
      part
    ),
  );
}
