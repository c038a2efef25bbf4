/**
 * Made-up cards that say in their names what they are: "Vagan Unit L2 3/4 Blocker", "AEUG Pilot L4 green", "Plain Base".
 * A Unit is Lv.3 with AP 2 and HP 6, a Pilot Lv.1 and adds nothing, a Command heals by its 【Main】/【Action】 and can be a Pilot.
 */
const FORM = /^(.+?) (Unit|Pilot|Command|Base)((?: \S+)*)$/;
const COLORS = ["blue", "green", "red", "white", "purple"];

const heal = { op: "recover", n: 1, target: { all: { kind: "Unit", side: "own" } } };

/** The cards of these names; several traits are joined by "&", and "Plain" has none. */
export const people = (...names: string[]): object[] => [...new Set(names)].map(person);

function person(name: string): object {
  const [, first, type, rest] = FORM.exec(name)!;
  const traits = first === "Plain" ? [] : first!.split("&");
  const more: Record<string, unknown> = {};
  const keywords: string[] = [];
  for (const word of rest!.trim().split(" ").filter(Boolean)) {
    const numbers = /^(\d+)\/(\d+)$/.exec(word);
    if (/^L\d+$/.test(word)) more["level"] = Number(word.slice(1));
    else if (/^c\d+$/.test(word)) more["cost"] = Number(word.slice(1));
    else if (COLORS.includes(word)) more["color"] = word;
    else if (numbers !== null) {
      more["ap"] = Number(numbers[1]);
      more["hp"] = Number(numbers[2]);
    } else if (/^[A-Z]/.test(word)) keywords.push(word.replace("_", " "));
  }
  if (type === "Unit")
    return { name, traits, level: 3, ap: 2, hp: 6, ...more, keywords: keywords.map((each) => each.replace(/(\d)$/, " $1")) };
  if (type === "Pilot") return { name, traits, apMod: 0, hpMod: 0, ...more };
  if (type === "Base") return { name, traits, type, hp: 5, ...more };
  return {
    name,
    type,
    traits,
    effects: [{ timing: ["Main", "Action"], ops: [heal] }],
    pilot: { name, apMod: 0, hpMod: 0, traits },
    ...more,
  };
}
