/** Sentences of the log, questions and forecasts as they are said to one of the players: "P1 draws a card" as "You draw a card". */
import { capital, otherSeat, type Seat, seatName, toShe } from "@duelex/kernel";

/** Verbs whose other form is not found by leaving out the s. */
const IRREGULAR: Readonly<Record<string, string>> = { is: "are", has: "have", does: "do", goes: "go", was: "were" };
/** Verbs that have one form. */
const SAME: ReadonlySet<string> = new Set(["can", "may", "must", "cannot"]);
/** What follows "and" and is said of the same player. */
const SECOND_VERB = /\b(and(?: then)?) (has|loses|draws|wins|discards|keeps|pays|puts|does|is)\b/g;

/** "draws" → "draw"; null if it is no verb in the form of "she draws". */
function toYou(verb: string): string | null {
  const other = IRREGULAR[verb];
  if (other !== undefined) return other;
  if (SAME.has(verb)) return verb;
  if (!/^[a-z]+s$/.test(verb) || verb.endsWith("ss")) return null;
  if (/(?:ss|sh|ch|x|zz)es$/.test(verb)) return verb.slice(0, -2);
  if (/[^aeiou]ies$/.test(verb)) return `${verb.slice(0, -3)}y`;
  return verb.slice(0, -1);
}

/** Answers of the games that are nothing that is done: all others begin with what is. */
const NO_DEED = /^(?:[^a-z]|(?:ability|do|done|effect|next|no|nothing|the|to|yes)\b|use it$)/;

/** An answer as what its player did: "P2 chooses Lancer"; one that is no deed as what was answered, "P2: yes". @param who "P2"; "You" for who reads it */
export function asDone(who: string, answer: string): string {
  if (NO_DEED.test(answer)) return `${who}: ${answer}`;
  return `${who} ${who === "You" ? answer : answer.replace(/^\w+/, toShe)}`;
}

/** How texts are said to this seat: its own name becomes "you", the other player's stays. */
export function sayingTo(seat: Seat): (text: string) => string {
  const name = seatName(seat);
  const whose = new RegExp(`\\b${name}['’]s\\b(?=( [\\p{L}\\p{N}★<"]|'s)?)`, "gu");
  const does = new RegExp(`(?<!\\bof )\\b${name} ([a-z]+)\\b((?:(?!\\b${name} )[^:·])*)`, "g");
  const itself = new RegExp(`\\b${name} targets ${name}\\b`, "g");
  const both = new RegExp(`(?<!\\b${seatName(otherSeat(seat))}(?: answered)?: )\\btarget ${name}\\b`, "g"); // who else targets this seat targets "you"
  const numbered = new RegExp(`\\b(locus cards? \\d+(?: and \\d+)?) of ${name}\\b`, "g");
  const belonging = new RegExp(`\\b(summons?|followers?|gems?|spells?) of ${name}\\b`, "g");
  const rest = new RegExp(`\\b${name}\\b`, "g");
  /** What follows a word that is no verb may hold another: "attacks P1 directly and P1 takes 3 damage". */
  const doing = (text: string): string =>
    text.replace(does, (_, verb: string, after: string) => {
      const form = toYou(verb);
      const then = doing(after);
      if (form === null) return `${name} ${verb}${then}`;
      return `you ${form}${then.replace(SECOND_VERB, (_, and: string, second: string) => `${and} ${toYou(second)!}`)}`;
    });
  return (text) => {
    if (!text.includes(name)) return text;
    const named = text
      .replace(itself, `${name} targets yourself`)
      .replace(both, "target yourself")
      .replace(numbered, "your $1")
      .replace(belonging, "$1 of yours")
      .replace(whose, (_, after: string | undefined) => (after === undefined ? "yours" : "your"));
    const said = doing(named).replace(rest, "you");
    return /^P\d/.test(text) ? capital(said) : said;
  };
}
