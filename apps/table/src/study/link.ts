/** A file as a piece of an address: JSON, compressed, in letters that every program leaves alone. */
import { deflateSync, Inflate, strFromU8, strToU8 } from "fflate";

export function toLink(file: object): string {
  const packed = deflateSync(strToU8(JSON.stringify(file)), { level: 9 });
  let text = "";
  for (const byte of packed) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** No file is so long: a link of a few lines could hold gigabytes of blanks. In bytes. */
const LONGEST = 2 ** 23;
/** So many bytes of a link are unpacked at once. */
const STEP = 2 ** 12;

/** @throws if it is cut off, or too long */
function unpacked(packed: Uint8Array): Uint8Array {
  const text = new Uint8Array(LONGEST);
  let length = 0;
  const inflate = new Inflate((part) => {
    text.set(part, length); // throws where it is too long
    length += part.length;
  });
  for (let at = 0; at < packed.length; at += STEP) inflate.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
  return text.subarray(0, length);
}

/** The file in a link; null if it is none, was cut off on its way, or is longer than any. */
export function fromLink(payload: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    return JSON.parse(strFromU8(unpacked(bytes))) as unknown;
  } catch {
    return null;
  }
}
