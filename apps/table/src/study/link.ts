/** A file as a piece of an address: JSON, compressed, in letters that every program leaves alone. */
import { deflateSync, inflateSync, strFromU8, strToU8 } from "fflate";

export function toLink(file: object): string {
  const packed = deflateSync(strToU8(JSON.stringify(file)), { level: 9 });
  let text = "";
  for (const byte of packed) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** An address of this page that holds the file. */
export const addressOf = (file: object): string => `${location.href.replace(/#.*/, "")}#s=${toLink(file)}`;

/** The file in a link; null if it is none, or was cut off on its way. */
export function fromLink(payload: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    return JSON.parse(strFromU8(inflateSync(bytes))) as unknown;
  } catch {
    return null;
  }
}
