/** Cards as printed, compiled once and shared by all matches. BOS-C1, BOS-C2 */
import { type CardEntry, type Catalog, type Coverage, type Face, fingerprint, type Gap, type Problem, type Rulebook } from "@duelex/kernel";
import { COLOUR_SETS, Colour, Kind, Op, Sides, Timing, Type } from "./names.ts";
import type { AbilityRecord, CardRecord, SummonConditionRecord, SummonTestRecord } from "./schema.ts";
import { sayAbility, sayCard, summarise } from "./text.ts";
import { type Ability, isOfItself } from "./vocabulary/ability.ts";
import { standsForNothing } from "./vocabulary/about.ts";
import { compileAbility, namesIn } from "./vocabulary/compile.ts";

/** One test of a summoning condition, compiled. 16.5 */
export type SummonTest =
  | { readonly op: "anyWizard" | "opponentControlsMoreSummons" | "lifeLessThanOpponent" | "opponentSpellbookEmpty" }
  | { readonly op: "useWizard"; readonly wizard: string }
  | { readonly op: "youControlSummons"; readonly atLeast: number }
  | { readonly op: "cardsInGraveyards"; readonly kinds: Kind; readonly sides: Sides; readonly atLeast: number };

/** A card as printed: never changes, shared by all matches. BOS-C1, BOS-C2 */
export interface Definition {
  /** Its place in the card set; 0 is "no card". */
  readonly number: number;
  readonly id: string;
  readonly name: string;
  readonly type: Type;
  /** What texts call it: a bit of `Kind`; wizards are called nothing. */
  readonly kind: Kind | 0;
  readonly colour: Colour;
  /** Printed strength, 0 where there is none. BOS-N7 */
  readonly strength: number;
  readonly vimCost: number;
  readonly tests: readonly SummonTest[];
  /** Its summoning condition asks for a wizard by name. BOS-W3 */
  readonly namesItsWizard: boolean;
  /** The vim that it takes to cast it of one's own accord; more than anybody has where it waits for something. BOS-P2, BOS-P3 */
  readonly vimToCast: number;
  readonly abilities: readonly Ability[];
  /** Those of the main phase. */
  readonly inMainPhase: readonly Ability[];
  /** What it gives as an enchantment. */
  readonly grants: readonly Ability[];
  readonly grantsInMainPhase: readonly Ability[];
  /** It (or what it gives) lowers damage that is taken. 16.4 `reduceDamageTaken` */
  readonly lowersDamageTaken: boolean;
  /** As an enchantment it forbids its card to act. 16.4 `cannot` */
  readonly forbidsActing: boolean;
  /** A bit for each timing that an ability of the card has; grants not included. */
  readonly timings: number;
  /** The number of the first card that has this name. */
  readonly namesake: number;
  /** Null if it may be played in a match, else why not. */
  readonly outOfPlay: string | null;
}

const noCard: Definition = {
  number: 0,
  id: "",
  name: "nothing",
  type: Type.spell,
  kind: 0,
  colour: Colour.red,
  strength: 0,
  vimCost: 0,
  tests: [],
  namesItsWizard: false,
  vimToCast: 0,
  abilities: [],
  inMainPhase: [],
  grants: [],
  grantsInMainPhase: [],
  lowersDamageTaken: false,
  forbidsActing: false,
  timings: 0,
  namesake: 0,
  outOfPlay: "no card",
};

/** More vim than there can be. */
const NEVER = 1 << 16;

/** A summoning condition, test by test; all of them must hold. BOS-W1 */
export const testsOf = (condition: SummonConditionRecord): readonly SummonTestRecord[] =>
  condition.op === "all" ? condition.of : [condition];

/** The cards of a match, compiled once: the built-in ones and one's own. */
export class CardSet implements Catalog {
  readonly definitions: Definition[] = [noCard];
  readonly abilities: Ability[] = [];
  readonly fingerprint: string;
  /** For each set of colours, the spells with a printed condition that its cards may hold. BOS-P2 */
  readonly conditionedSpells: readonly (readonly Definition[])[];
  /** For each set of colours, a bit for each timing that such a spell waits for. */
  readonly conditions: readonly number[];
  readonly anyConditions: number;
  /** A bit for each timing that a card in play hears of others; to the rest only the card listens that it happens to. BOS-A9a */
  readonly heardOfOthers: number;
  /** The colours of the cards with an ability that reacts to readying. BOS-T1a */
  readonly reactToReadying: number;
  private readonly called = new Map<string, Definition>();
  /** By type and set of colours. */
  private readonly played = new Map<number, readonly Definition[]>();

  /** @param rulebook what a match with these cards says of each paragraph */
  constructor(
    readonly records: readonly CardRecord[],
    readonly rulebook: Rulebook,
  ) {
    for (const record of records) this.add(record);
    this.fingerprint = fingerprint(JSON.stringify(records));
    const cast = 1 << Timing.cast;
    const waiting = this.definitions.filter((card) => card.type === Type.spell && card.outOfPlay === null && (card.timings & ~cast) !== 0);
    this.conditionedSpells = Array.from({ length: COLOUR_SETS }, (_, colours) => waiting.filter((card) => (card.colour & colours) !== 0));
    this.conditions = this.conditionedSpells.map((spells) => spells.reduce((set, spell) => set | spell.timings, 0));
    this.heardOfOthers = this.definitions
      .flatMap(({ type, abilities, grants }) =>
        type === Type.spell ? grants : [...abilities.filter((each) => !isOfItself(each)), ...grants],
      )
      .reduce((set, { timing }) => set | (1 << timing), 0);
    const reacts = ({ timing }: Ability): boolean => timing === Timing.readied;
    this.reactToReadying = this.definitions
      .filter(({ abilities, grants, outOfPlay }) => outOfPlay === null && (abilities.some(reacts) || grants.some(reacts)))
      .reduce((set, { colour }) => set | colour, 0);
    this.anyConditions = this.conditions.reduce((set, each) => set | each, 0);
  }

  /** A card by its id or its English name. */
  find(called: string): Definition | undefined {
    return this.called.get(called);
  }

  /** Everything that a card can be called. */
  get names(): Iterable<string> {
    return this.called.keys();
  }

  /** The cards of a type that a deck of these colours may hold. BOS-H13 */
  playable(type: Type, colours: Colour): readonly Definition[] {
    const key = type * COLOUR_SETS + colours;
    let found = this.played.get(key);
    if (found === undefined) {
      found = this.definitions.filter((card) => card.type === type && card.outOfPlay === null && (card.colour & colours) !== 0);
      this.played.set(key, found);
    }
    return found;
  }

  record(definition: Definition): CardRecord {
    return this.records[definition.number - 1]!;
  }

  get entries(): readonly CardEntry[] {
    return this.definitions.slice(1).map(
      (definition): CardEntry => ({
        ...this.faceOf(definition),
        ...(definition.outOfPlay === null ? {} : { outOfPlay: definition.outOfPlay }),
      }),
    );
  }

  /** A card as people look at it. */
  faceOf(definition: Definition): Face {
    const nameOf = (id: string) => this.find(id)?.name ?? id;
    const record = this.record(definition);
    return {
      id: record.id,
      name: record.name.en,
      otherNames: record.name.ja === null ? [] : [record.name.ja],
      type: record.type,
      summary: summarise(record),
      text: sayCard(record, nameOf),
      color: Colour[definition.colour] ?? "none",
      ...(definition.type === Type.spell ? { price: String(definition.vimCost) } : {}),
    };
  }

  /** Clauses of cards that may be played are carried out, all of them; what is not public is counted as not there. */
  coverage(): Coverage {
    const notYet: Gap[] = [];
    let clauses = 0;
    for (const [nth, record] of this.records.entries()) {
      const { outOfPlay } = this.definitions[nth + 1]!;
      if (record.effect === null) {
        clauses++;
        notYet.push({ card: record.id, clause: "its ability", reason: "not public; played as a card without one" });
      }
      for (const ability of record.effect ?? []) {
        clauses++;
        if (outOfPlay !== null) notYet.push({ card: record.id, clause: sayAbility(ability, record.type === "spell"), reason: outOfPlay });
      }
    }
    return { cards: this.records.length, clauses, implemented: clauses - notYet.length, notYet };
  }

  /** BOS-A7: a free ability of a period would never end; the engine caps it and says that the card is wrong. 16.2: so is a name that stands for nothing. */
  get warnings(): readonly Problem[] {
    return this.definitions.flatMap(({ id, abilities, grants }) =>
      [...abilities, ...grants].flatMap((ability) => {
        const where = `card ${id}, ability ${ability.clause}`;
        const isFree = ability.timing === Timing.controllerMainPhase && !ability.actsItself && ability.vim === 0;
        return [
          ...(isFree ? [{ where, what: FREE, rule: "BOS-A7" }] : []),
          ...namesIn(ability)
            .filter(({ name }) => standsForNothing(name, ability.timing))
            .map(({ word }) => ({
              where,
              what: `an error of the card: "${word}" stands for nothing at this timing, so nothing is done`,
              rule: "BOS-16.2",
            })),
        ];
      }),
    );
  }

  private add(record: CardRecord): void {
    const words = record.type === "spell" && (record.effect ?? []).length === 0 ? [BLANK] : (record.effect ?? []);
    const abilities = words.map((ability, nth) => compileAbility(ability, nth + 1, this.abilities));
    const grants = abilities.flatMap((ability) => ability.program.flatMap((instruction) => instruction.grant ?? []));
    const type = record.type === "unknown" ? Type.summon : Type[record.type];
    const tests = "summonCondition" in record ? testsOf(record.summonCondition).map((test) => this.compileTest(test)) : [];
    const vimCost = "vimCost" in record ? record.vimCost : 0;
    const [first] = abilities;
    const definition: Definition = {
      number: this.definitions.length,
      id: record.id,
      name: record.name.en,
      type,
      kind: type === Type.summon ? Kind.summon : type === Type.boss ? Kind.boss : type === Type.spell ? Kind.spell : 0,
      colour: Colour[record.color ?? "red"],
      strength: "strength" in record ? record.strength : 0,
      vimCost,
      tests,
      namesItsWizard: tests.some((test) => test.op === "useWizard"),
      vimToCast: type === Type.spell && first !== undefined && first.timing === Timing.cast ? vimCost + first.vim : NEVER,
      abilities,
      inMainPhase: abilities.filter((ability) => ability.timing === Timing.controllerMainPhase),
      grants,
      grantsInMainPhase: grants.filter((grant) => grant.timing === Timing.controllerMainPhase),
      lowersDamageTaken: [...abilities, ...grants].some((ability) =>
        ability.program.some((instruction) => instruction.op === Op.reduceDamageTaken),
      ),
      forbidsActing: grants.some((grant) => grant.program.some((instruction) => instruction.op === Op.cannot)),
      timings: abilities.reduce((set, ability) => set | (1 << ability.timing), 0),
      namesake: this.definitions.find(({ name }) => name === record.name.en)?.number ?? this.definitions.length,
      outOfPlay:
        record.type === "unknown"
          ? "its type, colour and strength are not public"
          : record.effect === null && record.note === undefined
            ? "its ability is not public, and no note says how to play it"
            : null,
    };
    this.definitions.push(definition);
    for (const name of [record.id, record.name.en]) if (!this.called.has(name)) this.called.set(name, definition);
  }

  private compileTest(test: SummonTestRecord): SummonTest {
    if (test.op === "useWizard")
      return { op: test.op, wizard: this.records.find((record) => record.id === test.wizardId)?.name.en ?? test.wizardId };
    if (test.op !== "cardsInGraveyards") return test;
    return {
      op: test.op,
      kinds: test.of.reduce<number>((set, kind) => set | Kind[kind], 0),
      sides: Sides[test.sides],
      atLeast: test.atLeast,
    };
  }
}

const FREE = "an error of the card: it costs nothing and has no limit, so it is used once a turn at most";

/** A spell without a text can be cast and does nothing. */
const BLANK: AbilityRecord = { timing: "cast", mode: "optional", condition: null, cost: [], do: [] };
