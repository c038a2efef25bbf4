/** Card texts for people, rendered from the data: what is read is what is played. */
import { capital, namingPlayers } from "@duelex/kernel";
import type {
  AbilityRecord,
  AmountRecord,
  CardRecord,
  ConditionRecord,
  GrantRecord,
  InstructionRecord,
  SummonConditionRecord,
  TargetRecord,
} from "./schema.ts";

type Fighter = { readonly of: readonly string[]; readonly sides?: string | undefined };
type Found = Fighter & {
  readonly zone?: string | undefined;
  readonly state?: string | undefined;
  readonly sameColumnAs?: string | undefined;
  readonly exclude?: string | undefined;
};

const oneOf = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
const allOf = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

/** "of yours", "of your opponent's"; nothing for both sides. */
const whose = (sides: string | undefined): string => (sides === "own" ? " of yours" : sides === "opponent" ? " of your opponent's" : "");
const where = ({ zone, sides }: Found): string => {
  if (zone === undefined || zone === "battlefield") return whose(sides);
  return sides === "own" ? ` in your ${zone}` : sides === "opponent" ? ` in your opponent's ${zone}` : ` in either ${zone}`;
};
const tail = (found: Found): string => `${where(found)}${found.sameColumnAs === undefined ? "" : " in this card's column"}`;
const front = (found: Found): string =>
  `${found.exclude === undefined ? "" : "other "}${found.state === undefined ? "" : `${found.state} `}`;

const NAMES: Readonly<Record<Extract<TargetRecord, string>, string>> = {
  self: "this card",
  you: "you",
  opponent: "your opponent",
  "enchanted.controller": "the enchanted card's controller",
  "event.subject": "that card",
  "event.attacker": "the attacker",
  "event.blocker": "the blocker",
  "event.otherBattler": "the other card in the battle",
  "event.defeater": "the card that defeated it",
  "event.defeated": "the defeated card",
  "event.defeated.controller": "the defeated card's controller",
};
const article = (noun: string): string => (/^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`);

function sayTarget(target: TargetRecord): string {
  if (typeof target === "string") return NAMES[target];
  if ("all" in target) return `each ${front({ ...target, of: [] })}${allOf(target.all)}${tail({ ...target, of: [] })}`;
  if (target.exclude !== undefined) return `another ${front({ ...target, exclude: undefined })}${oneOf(target.of)}${tail(target)}`;
  return `${article(`${front(target)}${oneOf(target.of)}`)}${tail(target)}`;
}

function sayAmount(amount: AmountRecord): string {
  if (typeof amount === "number") return String(amount);
  if ("ref" in amount) return "the defeated card's base strength in";
  const { of, sides, zone } = amount.count;
  return `one for each ${oneOf(of)}${where({ of, sides, zone })}:`;
}

/** "you gain", "your opponent gains". */
const verb = (who: string, word: string): string => (who === "you" ? `you ${word}` : `${who} ${word}s`);
const gain = (who: string, word: string, amount: AmountRecord, what: string): string =>
  typeof amount === "number"
    ? `${verb(who, word)} ${amount} ${what}`
    : "ref" in amount
      ? `${verb(who, word)} ${what} equal to the defeated card's base strength`
      : `${verb(who, word)} 1 ${what} for each ${oneOf(amount.count.of)}${where(amount.count)}`;

/** How a text speaks: as on the card, which tells its player what to do, or as told of what happens. */
type Voice = "card" | "log";

function sayInstruction(record: InstructionRecord, voice: Voice): string {
  if (voice === "log") {
    const told = tellInstruction(record);
    if (told !== null) return told;
  }
  switch (record.op) {
    case "damage":
      return `deal ${sayAmount(record.amount)} damage to ${sayTarget(record.target)}`;
    case "gainStrength":
      return `${gain(sayTarget(record.target), "gain", record.amount, "strength")} for good`;
    case "gainVim":
      return gain(NAMES[record.player], "gain", record.amount, "vim");
    case "gainLife":
      return gain(NAMES[record.player], "gain", record.amount, "life");
    case "loseLife":
      return gain(NAMES[record.player], "lose", record.amount, "life");
    case "ready":
      return `ready ${sayTarget(record.target)}`;
    case "act":
      return `${sayTarget(record.target)} acts`;
    case "turnFaceDown":
      return `turn ${sayTarget(record.target)} face-down`;
    case "move":
      return `move ${sayTarget(record.target)} to an adjacent empty spot`;
    case "moveZone":
      return record.chooser === "opponent"
        ? `your opponent chooses ${sayTarget(record.target)} and puts it into the ${record.to}`
        : `put ${sayTarget(record.target)} into its owner's ${record.to}`;
    case "defeat":
      return `defeat ${sayTarget(record.target)}`;
    case "reduceDamage":
      return `that damage to ${sayTarget(record.target)} is reduced by ${sayAmount(record.amount)}`;
    case "setDamage":
      return `this battle deals ${sayAmount(record.amount)} damage to ${sayTarget(record.target)} instead`;
    case "reduceDamageTaken":
      return `${sayTarget(record.target)} takes ${sayAmount(record.amount)} less from any damage`;
    case "changeAttackTarget":
      return `${sayTarget(record.to)} becomes the target of the attack`;
    case "allowBlockFromAnyColumn":
      return `${sayTarget(record.target)} may block this attack from any column`;
    case "enchant":
      return `enchant ${sayTarget(record.target)}; under it this card has: “${sayAbility(record.grant)}”`;
    case "cannot":
      return "the enchanted card cannot act";
  }
}

/** What a card tells its player to do, told of the cards it is done to; null where its text speaks of them anyhow. */
function tellInstruction(record: InstructionRecord): string | null {
  switch (record.op) {
    case "damage":
      return `${sayAmount(record.amount)} damage is dealt to ${sayTarget(record.target)}`;
    case "ready":
      return `${sayTarget(record.target)} becomes ready`;
    case "turnFaceDown":
      return `${sayTarget(record.target)} is turned face-down`;
    case "move":
      return `${sayTarget(record.target)} moves to an adjacent empty spot`;
    case "moveZone":
      return record.chooser === "opponent" ? null : `${sayTarget(record.target)} goes to its owner's ${record.to}`;
    case "defeat":
      return `${sayTarget(record.target)} is defeated`;
    case "enchant":
      return `${sayTarget(record.target)} is enchanted`; // what it has then, the line of the enchantment says
    default:
      return null;
  }
}

/** Who the condition is about, in the third person. */
function saySubject(condition: ConditionRecord | null): string {
  const subject = condition?.subject;
  if (subject === undefined) return "this card";
  return subject === "enchanted" ? "the enchanted card" : `${article(oneOf(subject.of))}${whose(subject.sides)}`;
}

function sayWhen(timing: AbilityRecord["timing"], condition: ConditionRecord | null): string {
  const who = saySubject(condition);
  const by =
    condition?.by === undefined
      ? ""
      : condition.by.length === 2
        ? " in battle or by an ability"
        : condition.by[0] === "battle"
          ? " in battle"
          : " by an ability";
  const inBattle = condition?.inBattle === undefined ? "" : " in battle";
  switch (timing) {
    case "cast":
    case "static":
      return "";
    case "controllerMainPhase":
      return "during your main phase";
    case "summoned":
      return `when ${who} is summoned`;
    case "spellCast":
      return condition?.player === undefined ? "when a spell is cast" : "when you have cast a spell";
    case "acts":
      return `when ${who} acts`;
    case "declaresAttack":
      return `when ${who} declares an attack`;
    case "selectsAttackTarget":
      return `when ${who} selects its target`;
    case "directAttackBlockWindow":
      return condition?.defender === undefined
        ? `before the block, when ${who} attacks a player`
        : "before the block, when you are attacked";
    case "attacked":
      return `when ${who} is attacked`;
    case "blocksDirectAttack":
      return `when ${who} blocks a direct attack`;
    case "wouldTakeDamage":
      return `when ${who} would take damage${inBattle}`;
    case "wouldLoseBattle":
      return `when ${who} would lose a battle`;
    case "wouldBeDefeated":
      return `when ${who} would be defeated${inBattle === "" ? by : inBattle}`;
    case "dealtDamage":
      return `when ${who} is dealt damage${inBattle}`;
    case "takesDamage":
      return `when ${who} takes damage${inBattle}`;
    case "dealsDamageToPlayer":
      return `when ${who} has dealt damage to a player`;
    case "defeated":
      return `when ${who} is defeated${by}`;
    case "afterTakesDamage":
      return `after ${who} has taken damage${inBattle}`;
    case "afterDefeated":
      return `after ${who} has been defeated${by}`;
    case "readied":
      return `when ${who} becomes ready`;
    case "endingPhase":
      return condition?.player === undefined ? "in each ending phase" : "in your ending phase";
    case "defeats": {
      const defeated = condition?.defeated;
      return `when ${who} defeats ${defeated === undefined ? "a card" : `${article(oneOf(defeated.of))}${whose(defeated.sides)}`}${by}`;
    }
  }
}

/** "a summon of your opponent's": whom an ability that waits for a defeat speaks of. */
export function sayDefeated({ condition }: AbilityRecord | GrantRecord): string {
  const defeated = condition?.defeated;
  return defeated === undefined
    ? "a card"
    : `${article(oneOf(defeated.of))}${defeated.sides === "opponent" ? " of the other player's" : ""}`;
}

const sayCosts = ({ cost }: AbilityRecord | GrantRecord, voice: Voice = "card"): string =>
  cost.map((each) => (each.op !== "act" ? `pay ${each.amount} vim` : voice === "log" ? "turn it sideways" : "act")).join(" and ");
const sayDoing = (ability: AbilityRecord | GrantRecord, voice: Voice = "card"): string =>
  ability.do.map((each) => sayInstruction(each, voice)).join(", then ");

/** What the two players are called: who uses the ability, and the other. */
interface Called {
  readonly own: string;
  readonly other: string;
}

/** What using an ability takes and does, without when and whether, told of both players: "pay 1 vim: this card gains 2 strength". */
export function tellDeed(ability: AbilityRecord | GrantRecord, { own, other }: Called): string {
  const costs = sayCosts(ability, "log");
  return namingPlayers(`${costs}${costs === "" ? "" : ": "}${sayDoing(ability, "log")}`, own, other);
}

/** What using an ability of the main phase takes and does, said where that is the question: "Act: draw a card." */
export function sayUse(ability: AbilityRecord | GrantRecord): string {
  const costs = sayCosts(ability, "log");
  return capital(`${costs}${costs === "" ? "" : ": "}${sayDoing(ability)}.`);
}

/** An ability told of both players: "when P1 has cast a spell, P1 may act: P1 gains 1 life". No full stop. */
export function tellAbility(ability: AbilityRecord | GrantRecord, { own, other }: Called, isSpell = false): string {
  const costs = sayCosts(ability, "log");
  const may = ability.mode === "optional" && !isSpell ? "you may " : "";
  const head = [sayWhen(ability.timing, ability.condition), `${may}${costs}`.trim()].filter((part) => part !== "").join(", ");
  const colon = costs === "" && may === "" ? ", " : ": ";
  return namingPlayers(`${head}${head === "" ? "" : colon}${sayDoing(ability, "log")}`, own, other);
}

/** One ability in the order of the rulebook: condition, cost, symbol (as "you may"), text. BOS-A2 */
export function sayAbility(ability: AbilityRecord | GrantRecord, isSpell = false): string {
  const when = sayWhen(ability.timing, ability.condition);
  const costs = sayCosts(ability);
  const text = sayDoing(ability);
  const may = ability.mode === "optional" && !isSpell; // nobody has to cast a spell: BOS-P4
  const head = [when, may ? "you may" : ""].filter((part) => part !== "").join(", ");
  const stop = text.endsWith(".”") ? "" : ".";
  if (costs !== "") return capital(`${head}${head === "" ? "" : " "}${costs}: ${text}${stop}`);
  return capital(head === "" ? `${text}${stop}` : `${head}${may ? "" : ","}${may ? ": " : " "}${text}${stop}`);
}

function sayTest(test: SummonConditionRecord, nameOf: (id: string) => string): string {
  switch (test.op) {
    case "anyWizard":
      return "any wizard";
    case "useWizard":
      return `use ${nameOf(test.wizardId)}`;
    case "youControlSummons":
      return `you control ${test.atLeast} or more summons`;
    case "opponentControlsMoreSummons":
      return "your opponent controls more summons than you";
    case "lifeLessThanOpponent":
      return "your life is less than your opponent's";
    case "opponentSpellbookEmpty":
      return "your opponent's spellbook is empty";
    case "cardsInGraveyards":
      return `${test.atLeast} or more ${oneOf(test.of)}s in ${test.sides === "own" ? "your graveyard" : test.sides === "opponent" ? "your opponent's graveyard" : "the graveyards"}`;
    case "all":
      return test.of.map((each) => sayTest(each, nameOf)).join("; ");
  }
}

/** A card's text, one sentence per clause, or that there is none; of a summon or boss, its summoning condition first. */
export function sayCard(card: CardRecord, nameOf: (id: string) => string): string[] {
  const clauses = (card.effect ?? []).map((ability) => sayAbility(ability, card.type === "spell"));
  const lines =
    clauses.length > 0 ? clauses : [card.type === "wizard" ? "No ability: it only summons, as every wizard does." : "No ability."];
  return card.type === "summon" || card.type === "boss" ? [`Summon: ${sayTest(card.summonCondition, nameOf)}.`, ...lines] : lines;
}

/** Numbers in one line: "summon · red · strength 4". */
export function summarise(card: CardRecord): string {
  const parts: string[] = [card.type, card.color ?? "colour unknown"];
  if (card.type === "summon" || card.type === "boss") parts.push(`strength ${card.strength}`);
  if (card.type === "spell") parts.push(`cost ${card.vimCost} vim`);
  return parts.join(" · ");
}
