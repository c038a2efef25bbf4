import type { TableFacts } from "@duelex/session";
import { useEffect, useState } from "preact/hooks";
import { useOnlineWords } from "../words/online.ts";

type Found = "checking" | "right" | "wrong" | "unable";

const hex = (bytes: ArrayBuffer): string => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Has the seed the fingerprint that was told before the first card? Browsers reckon it where the page came over a safe line, or from this machine. */
async function check(seed: string, hash: string): Promise<Found> {
  if (!globalThis.isSecureContext) return "unable";
  return hex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(seed))) === hash ? "right" : "wrong";
}

type DiceProps = Pick<TableFacts, "dice">;

/** After the end: were the dice those that were announced? Null before. */
function useFound({ seed, hash }: TableFacts["dice"]): Found | null {
  const [found, setFound] = useState<Found>("checking");
  useEffect(() => {
    if (seed !== null) check(seed, hash).then(setFound, () => setFound("unable"));
  }, [seed, hash]);
  return seed === null ? null : found;
}

/** What came of the check, in a word. */
export function DiceChecked({ dice }: DiceProps) {
  const words = useOnlineWords().dice;
  const found = useFound(dice);
  if (found === null) return null;
  const says = { checking: words.checking, right: words.verified, wrong: words.unverified, unable: words.byHand };
  return (
    <span className={`dice ${found}`} role="status" data-dice={found} {...(found === "right" ? { "data-tip": words.right } : {})}>
      {says[found]}
    </span>
  );
}

/** The dice of a table: what was announced, what is told after the end, and what came of the check. */
export function Seal({ dice }: DiceProps) {
  const words = useOnlineWords();
  const found = useFound(dice);
  const { hash, seed } = dice;
  const says = { checking: words.dice.checking, right: words.dice.right, wrong: words.dice.wrong };
  return (
    <section className="seal">
      <h3>{words.more.dice}</h3>
      <p className="quiet">{words.more.diceAbout}</p>
      <code className="hash">{hash}</code>
      {seed !== null && (
        <>
          <p className="quiet">{words.more.seed}</p>
          <code className="hash">{seed}</code>
        </>
      )}
      {found !== null && (
        <p className={`dice ${found}`} data-dice-says={found}>
          {found === "unable" ? words.dice.unable(`printf %s ${seed} | sha256sum`) : says[found]}
        </p>
      )}
    </section>
  );
}
