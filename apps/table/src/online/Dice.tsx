import type { TableFacts } from "@duelex/session";
import { useEffect, useState } from "react";
import { useOnlineWords } from "../words/online.ts";

type Found = "right" | "wrong" | "unable";

const hex = (bytes: ArrayBuffer): string => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Has the seed the fingerprint that was told before the first card? Browsers reckon it where the page came over a safe line, or from this machine. */
async function check(seed: string, hash: string): Promise<Found> {
  if (!globalThis.isSecureContext) return "unable";
  return hex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(seed))) === hash ? "right" : "wrong";
}

/** After the end: were the dice those that were announced? */
export function Dice({ dice: { hash, seed } }: Pick<TableFacts, "dice">) {
  const words = useOnlineWords();
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (seed !== null) check(seed, hash).then(setFound, () => setFound("unable"));
  }, [seed, hash]);
  if (seed === null) return null;
  const says = {
    right: words.dice.right,
    wrong: words.dice.wrong,
    unable: words.dice.unable(`printf %s ${seed} | sha256sum`),
  };
  return (
    <p className={`online-says dice ${found ?? ""}`} role="status" data-dice={found ?? "checking"}>
      {found === null ? words.dice.checking : says[found]}
    </p>
  );
}
