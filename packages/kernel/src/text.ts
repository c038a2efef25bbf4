/** A short hash of a text, for telling versions apart; not for secrets. */
export function fingerprint(text: string): string {
  let a = 0x811c9dc5 | 0; // whole numbers of 32 bits from the start
  let b = 0x9e3779b9 | 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b) ^ (b >>> 13);
  }
  return (a >>> 0).toString(16).padStart(8, "0") + (b >>> 0).toString(16).padStart(8, "0");
}

/** How phrases are compared: one space, no capitals, and signs as a keyboard has them: ii for Ⅱ, ' for ’, no ★. */
export const plain = (text: string): string =>
  text.normalize("NFKC").replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replaceAll("★", "").trim().replace(/\s+/g, " ").toLowerCase();

/** The name that is meant: as it is known, or one that is compared alike. What is no name stays as it is. */
export function nameAs(called: string, known: Iterable<string>): string {
  const names = [...known];
  if (names.includes(called)) return called;
  const wanted = plain(called);
  return names.find((name) => plain(name) === wanted) ?? called;
}

/** With a capital letter in front. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a card is called by who does not see it. */
export const UNSEEN = "a card";

/** An answer about a card that is not seen: "play a card"; of the one that the verb names itself no more is known, "summon the boss". */
export const ofUnseen = (verb: string): string => verb.replace(/(?<=\bthe \w+) \*$/, "").replace(/[*?#]/, UNSEEN);

/** The first two of these names, and how many more there are. */
export const inShort = (names: readonly string[]): string =>
  names.length > 2 ? `${names[0]}, ${names[1]} and ${names.length - 2} more` : names.join(", ");

/** What is said several times, once: "GM ×2". */
export function folded(said: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const each of said) times.set(each, (times.get(each) ?? 0) + 1);
  return [...times].map(([each, often]) => (often === 1 ? each : `${each} ×${often}`));
}

/** 16-bit words as text, four digits each. */
export const toHex = (words: Int16Array): string => Array.from(words, (word) => (word & 0xffff).toString(16).padStart(4, "0")).join("");

export function fromHex(hex: string): Int16Array {
  if (hex.length % 4 !== 0 || !/^[0-9a-f]*$/.test(hex)) return new Int16Array(0);
  return Int16Array.from({ length: hex.length / 4 }, (_, nth) => Number.parseInt(hex.slice(4 * nth, 4 * nth + 4), 16));
}

/** Verbs whose other form is not found by adding an s. */
const SHE: Readonly<Record<string, string>> = { have: "has", are: "is", do: "does", were: "was" };
const UNCHANGED: ReadonlySet<string> = new Set(["may", "can", "must", "cannot", "could", "would"]);
/** After these, and where no verb follows, "you" is not who does it. */
const OBJECT = /\b(?:to|of|by|from|before|than|for|with|on|against|attacks|as) $/i;

/** "draw" → "draws". */
export function toShe(verb: string): string {
  const other = SHE[verb];
  if (other !== undefined) return other;
  if (UNCHANGED.has(verb)) return verb;
  if (/(?:s|sh|ch|x|z|[^aeiou]o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

/**
 * A card's text as it is told to both players: "your opponent's deck" as "P1's deck" where the card is P2's, "you gain" as "P2 gains".
 * @param own what its player is called
 * @param other what the other player is called
 */
export function namingPlayers(text: string, own: string, other: string): string {
  return text
    .replace(/\byour opponent\b/gi, other)
    .replace(/\byours\b/gi, own)
    .replace(/\byour\b/gi, `${own}'s`)
    .replace(/\byou\b(?: ([a-z]+)\b)?/gi, (_, verb: string | undefined, at: number, whole: string) => {
      if (verb === undefined) return own;
      return OBJECT.test(whole.slice(0, at)) ? `${own} ${verb}` : `${own} ${toShe(verb)}`;
    });
}
