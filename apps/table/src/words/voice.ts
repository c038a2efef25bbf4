/** English that speaks to one of the players: "P1 draws a card" is "You draw a card", and the other player is the machine. */

const ODD: Readonly<Record<string, string>> = { is: "are", was: "were", has: "have", does: "do", goes: "go" };

/** A verb of the third person as it stands after "you". */
const plain = (verb: string): string => ODD[verb] ?? verb.replace(/(?<=ss|sh|ch|x)es$|(?<!s)s$/, "");

/** What begins a clause whose subject is a player. */
const START = "(^|[.:;,] |\\b(?:and|if|that|which|when|until) )";

/** @param me 0 for who is called P1, 1 for who is called P2 */
export function voiceOf(text: string, me: 0 | 1): string {
  if (!/\bP[12]\b/.test(text)) return text;
  const [mine, theirs] = me === 0 ? ["P1", "P2"] : ["P2", "P1"];
  const said = text
    .replace(new RegExp(`\\b${mine}'s(?=$|[.,;])`, "g"), "yours")
    .replace(new RegExp(`\\b${mine}'s`, "g"), "your")
    .replace(new RegExp(`${START}${mine} (\\w+s)\\b([^.;]*)`, "g"), (_, start: string, verb: string, rest: string) => {
      return `${start}you ${plain(verb)}${rest.replace(/\band (\w+s)\b/, (both, next: string) => (next in ODD || next === "draws" || next === "loses" ? `and ${plain(next)}` : both))}`;
    })
    .replace(new RegExp(`\\bof ${mine}\\b`, "g"), "of yours")
    .replace(new RegExp(`\\b${mine}\\b`, "g"), "you")
    .replace(new RegExp(`\\bof ${theirs}\\b(?!')`, "g"), "of the machine's")
    .replace(new RegExp(`\\b${theirs}\\b`, "g"), "the machine")
    .replace(/([.?] )(you|the machine)/g, (_, end: string, who: string) => end + who.charAt(0).toUpperCase() + who.slice(1));
  return /^P[12]/.test(text) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
}
