/** Changes and permissions in words, for the log, the board and refusals. Rendered when somebody reads them. */
import type { CardSet, Instruction } from "./cards.ts";
import { Damage, KEYWORDS, NUMBERED, Standing, Until } from "./names.ts";

const STANDINGS: Readonly<Record<Standing, string>> = {
  [Standing.cannotAttack]: "cannot attack",
  [Standing.cannotAttackPlayer]: "cannot attack the player",
  [Standing.mayAttackActive]: "may attack active Units",
  [Standing.mayAttackOnDeployTurn]: "may attack on the turn it is deployed",
  [Standing.attractsIfPossible]: "is to be attacked if possible",
  [Standing.attractsMust]: "must be attacked",
  [Standing.cannotActivateBlocker]: "cannot use <Blocker>",
  [Standing.cannotBeSetActive]: "cannot be set as active",
  [Standing.cannotBePaired]: "cannot be paired",
  [Standing.apCannotBeReducedByEnemy]: "its AP cannot be reduced by enemy effects",
  [Standing.cannotBeDestroyedByEnemyEffects]: "cannot be destroyed by enemy effects",
  [Standing.protected]: "cannot receive",
  [Standing.redirected]: "passes on",
  [Standing.gainsTrait]: "gains a trait",
  [Standing.standsIn]: "may be rested instead of another card",
  [Standing.arrivesRested]: "arrives rested",
};
const DAMAGES: Readonly<Record<Damage, string>> = {
  [Damage.none]: "damage",
  [Damage.battle]: "battle damage",
  [Damage.effect]: "effect damage",
  [Damage.any]: "damage",
};
export const damageWords = (kind: Damage): string => DAMAGES[kind];

const UNTIL: Readonly<Record<Until, string>> = {
  [Until.always]: "",
  [Until.turn]: "until the end of this turn",
  [Until.battle]: "until the end of this battle",
  [Until.nextActiveStep]: "in its owner's next start phase",
};
/** How long a change lasts; a battle inside another has its own end. */
export const untilWords = (until: number): string => UNTIL[(until % 10) as Until];

/** "+2", "-1", "+0" */
const signed = (n: number): string => (n < 0 ? String(n) : `+${n}`);

/** What an instruction changes on a card: "AP+2", "<Breach 3>", "cannot attack". `ap` is what it came to. */
export function changeWords(i: Instruction, ap = i.ap): string {
  const parts: string[] = [];
  if (ap !== 0) parts.push(`AP${signed(ap)}`);
  if (i.hp !== 0) parts.push(`HP${signed(i.hp)}`);
  if (i.keyword !== 0) parts.push(`<${keywordWords(i.keyword, i.n)}>`);
  if (i.standing !== 0 && i.standing !== Standing.gainsTrait) {
    const about = i.standing === Standing.protected || i.standing === Standing.redirected ? ` ${damageWords(i.damage)}` : "";
    parts.push(`${STANDINGS[i.standing]}${i.upTo === 0 ? "" : ` ${i.upTo} or less`}${about}${i.from?.() ?? ""}`);
  }
  if (i.trait !== "") parts.push(`the trait (${i.trait})`);
  if (i.gains !== null) parts.push(`“${i.gains.says()}”`);
  if (i.until === Until.nextActiveStep) parts.push("stays rested");
  return parts.length === 0 ? "no change" : parts.join(", ");
}

/** The same with its end: "AP+2 until the end of this turn". */
export const lastingWords = (i: Instruction, ap: number, until: number, more = ""): string =>
  `${changeWords(i, ap)}${more} ${untilWords(until)}`.trim();

function keywordWords(keyword: number, n: number): string {
  const name = Object.keys(KEYWORDS).find((each) => KEYWORDS[each] === keyword) ?? "";
  return (keyword & NUMBERED) !== 0 ? `${name} ${n}` : name;
}

const abilityOf = ({ abilities }: CardSet, instruction: number) =>
  abilities.find(({ program }) => program.some(({ id }) => id === instruction));

/** Which card's text an instruction stands in, and the clause: "Overflowing Affection: “【Main】 …”". */
export function clauseOf(set: CardSet, instruction: number): string {
  const ability = abilityOf(set, instruction) ?? set.supporting;
  return `${ability.definition === null ? "" : `${ability.definition.name}: `}“${ability.says()}”`;
}

/** In short, with what its clause begins with between 【 and 】: "【Attack】 of Wing Gundam". */
export function effectOf(set: CardSet, instruction: number): string {
  const brackets = /^(【[^】]+】)+/.exec(abilityOf(set, instruction)?.says() ?? "")?.[0];
  return `${brackets === undefined ? "" : `${brackets} of `}${sourceOf(set, instruction)}`;
}
/** Only the name of that card; "<Support>" where the keyword itself is the text. */
export const sourceOf = (set: CardSet, instruction: number): string => abilityOf(set, instruction)?.definition?.name ?? "<Support>";
