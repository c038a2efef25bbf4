/** English that speaks to one of the players: "P1 draws a card" is "You draw a card", and the other player is the machine, or called by name. */
import { capital, otherSeat, type Seat, seatName } from "@duelex/kernel";
import { sayingTo } from "@duelex/session";

const toSeat = [sayingTo(0), sayingTo(1)] as const;
const MACHINE = "the machine";

/**
 * @param me whose seat it is said to
 * @param other what the other player is called
 */
export function voiceOf(text: string, me: Seat, other = MACHINE): string {
  if (!/\bP[12]\b/.test(text)) return text;
  const theirs = seatName(otherSeat(me));
  const said = toSeat[me](text)
    .replace(/(?<=[.?] )you\b/g, capital)
    .replace(new RegExp(`\\bof ${theirs}\\b(?!['’])`, "g"), () => `of ${other}'s`)
    .replace(new RegExp(`\\b${theirs}\\b`, "g"), () => other);
  if (other !== MACHINE) return said;
  const whole = said.replace(/(?<=[.?] )the machine\b/g, capital);
  return text.startsWith(theirs) ? capital(whole) : whole;
}
