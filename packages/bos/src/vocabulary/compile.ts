/** Turns the words of a card file into abilities. The words have been through the schema, so nothing here can be unknown. */
import { Cause, Facing, Kind, Name, Op, Place, Sides, Timing } from "../names.ts";
import type { AbilityRecord, AmountRecord, ConditionRecord, GrantRecord, InstructionRecord, TargetRecord } from "../schema.ts";
import { type Ability, Aim, type Amount, causeBit, type Filter, type Instruction } from "./ability.ts";

const NAMES: Readonly<Record<Extract<TargetRecord, string>, Name>> = {
  self: Name.self,
  you: Name.you,
  opponent: Name.opponent,
  "enchanted.controller": Name.enchantedController,
  "event.subject": Name.subject,
  "event.attacker": Name.attacker,
  "event.blocker": Name.blocker,
  "event.otherBattler": Name.otherBattler,
  "event.defeater": Name.defeater,
  "event.defeated": Name.defeated,
  "event.defeated.controller": Name.defeatedController,
};
const PILES = { battlefield: null, graveyard: Place.graveyard, castle: Place.castle, spellbook: Place.spellbook } as const;

interface FilterWords {
  readonly of: readonly (keyof typeof Kind)[];
  readonly sides?: keyof typeof Sides | undefined;
  readonly zone?: keyof typeof PILES | undefined;
  readonly state?: "ready" | "acted" | undefined;
  readonly sameColumnAs?: "self" | undefined;
  readonly exclude?: "self" | undefined;
}
const compileFilter = (words: FilterWords): Filter => ({
  kinds: words.of.reduce<number>((set, kind) => set | Kind[kind], 0),
  sides: Sides[words.sides ?? "both"],
  pile: PILES[words.zone ?? "battlefield"],
  facing: words.state === undefined ? null : Facing[words.state],
  sameColumn: words.sameColumnAs !== undefined,
  notSelf: words.exclude !== undefined,
});

const nothing: Amount = { fixed: 0, count: null, baseStrength: false };
const compileAmount = (amount: AmountRecord): Amount =>
  typeof amount === "number"
    ? { ...nothing, fixed: amount }
    : "ref" in amount
      ? { ...nothing, baseStrength: true }
      : { ...nothing, count: compileFilter(amount.count) };

/** What an instruction is done to, whatever the key under which the record says so. */
const aimOf = (record: InstructionRecord): TargetRecord | null =>
  "target" in record ? record.target : "player" in record ? record.player : "to" in record ? record.to : null;

/** The names by which a text calls what it is done to. */
export const namesIn = ({ record }: Ability): readonly { readonly word: string; readonly name: Name }[] =>
  record.do.flatMap((each) => {
    const aim = aimOf(each);
    return typeof aim === "string" ? [{ word: aim, name: NAMES[aim] }] : [];
  });

function compileInstruction(record: InstructionRecord, chosenBefore: number, grant: Ability | null): Instruction {
  const aim = aimOf(record);
  const named = aim === null || typeof aim === "string";
  return {
    op: Op[record.op],
    aim: named ? Aim.named : "choose" in aim ? Aim.chosen : Aim.all,
    name: aim === null ? Name.none : named ? NAMES[aim] : Name.none,
    nth: chosenBefore === 0 ? 0 : 1,
    filter: named ? null : compileFilter("choose" in aim ? aim : { ...aim, of: aim.all }),
    amount: "amount" in record ? compileAmount(record.amount) : nothing,
    to: record.op === "moveZone" ? Place[record.to] : Place.graveyard,
    chosenByOpponent: record.op === "moveZone" && record.chooser === "opponent",
    grant,
  };
}

/** Compiles one ability; those that it grants come before it in `abilities`. */
export function compileAbility(record: AbilityRecord | GrantRecord, clause: number, abilities: Ability[]): Ability {
  const program: Instruction[] = [];
  const choices: Instruction[] = [];
  for (const each of record.do) {
    const grant = each.op === "enchant" ? compileAbility(each.grant, clause, abilities) : null;
    const instruction = compileInstruction(each, choices.length, grant);
    program.push(instruction);
    if (instruction.aim === Aim.chosen) choices.push(instruction);
  }
  const condition: ConditionRecord = record.condition ?? {};
  const ability: Ability = {
    number: abilities.length,
    clause,
    timing: Timing[record.timing],
    mandatory: record.mode === "mandatory",
    subject: condition.subject === undefined ? null : condition.subject === "enchanted" ? "enchanted" : compileFilter(condition.subject),
    ofYou: condition.player !== undefined,
    defenderIsYou: condition.defender !== undefined,
    inBattle: condition.inBattle !== undefined,
    by: (condition.by ?? []).reduce((set, cause) => set | causeBit(Cause[cause]), 0),
    defeated: condition.defeated === undefined ? null : compileFilter(condition.defeated),
    actsItself: record.cost.some((cost) => cost.op === "act"),
    vim: record.cost.reduce((sum, cost) => sum + (cost.op === "payVim" ? cost.amount : 0), 0),
    program,
    record,
    choices,
  };
  abilities.push(ability);
  return ability;
}
