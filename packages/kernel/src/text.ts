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

/** How phrases are compared: one space, no capitals. */
export const plain = (text: string): string => text.trim().replace(/\s+/g, " ").toLowerCase();

/** With a capital letter in front. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 16-bit words as text, four digits each. */
export const toHex = (words: Int16Array): string => Array.from(words, (word) => (word & 0xffff).toString(16).padStart(4, "0")).join("");

export function fromHex(hex: string): Int16Array {
  if (hex.length % 4 !== 0 || !/^[0-9a-f]*$/.test(hex)) return new Int16Array(0);
  return Int16Array.from({ length: hex.length / 4 }, (_, nth) => Number.parseInt(hex.slice(4 * nth, 4 * nth + 4), 16));
}
