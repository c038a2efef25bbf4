/** Positions in the middle of things: the rulers' set-up (5), an attack that goes on (8), continuous effects that run (14-1b-2). */
import {
  Card,
  type CastCard,
  nameAs,
  type RunningEffect,
  type SayableClause,
  SEATS,
  type Seat,
  type Situation,
  seatName,
} from "@duelex/kernel";
import { cardCalled, type PositionReader } from "@duelex/kernel/scenario";
import type { CardSet } from "./cards.ts";
import { AttackStep, PLACE_NAMES, Place, Places, TARGET_NAMES, type Target, UNIT_ZONES } from "./names.ts";
import { attack, attackPhase, beginAttack, mayAttack } from "./rules/08-attack.ts";
import { beginChange } from "./rules/14-effects.ts";
import type { GateRuler } from "./table.ts";
import { type Instruction, Word } from "./vocabulary/clauses.ts";

/** Where an attack can stand: the step of it that comes next, and the one whose gate step is over. */
const STEPS = {
  declared: ["triggers", AttackStep.declaration],
  intercept: ["intercept", AttackStep.declaration],
  damage: ["damage", AttackStep.intercept],
  battleEnd: ["battleEnd", AttackStep.damage],
} as const satisfies Readonly<Record<string, readonly [step: string, before: AttackStep]>>;
export const STEP_NAMES = Object.keys(STEPS) as (keyof typeof STEPS)[];
export const TARGETS = TARGET_NAMES.filter((name) => name !== "");

/** { "attacker": "A", "target": "left line", "step": "damage" }, inside an attack sub-phase of its own. Who attacks is rested (8-4d). */
export function enterAttack(g: GateRuler, isAttackPhase: boolean, position: PositionReader): void {
  const said = position.record("battle", ["attacker", "target", "step"]);
  if (said === null) return;
  const wrong = (key: string, what: string, rule: string) => position.wrong(`position.battle${key}`, what, rule);
  if (!isAttackPhase) wrong("", 'attacks are made in the attack phase: "phase": "attack"', "8-1a");
  const step = position.oneOf(said.get("step"), "position.battle.step", STEP_NAMES, "declared");
  const named = position.oneOf(said.get("target"), "position.battle.target", TARGETS, TARGETS[1]!);
  if (!said.has("target")) wrong(".target", `what is attacked is wanted: ${TARGETS.join(", ")}`, "8-4c");
  const attacker = cardCalled(g, said.get("attacker"), fighters(g, [g.now.active]));
  if (attacker === Card.none) {
    wrong(".attacker", "the ruler or a unit of the turn player is wanted", "8-4c");
    return;
  }
  g.ready(attacker, "8-4d"); // it was when it attacked
  const refused = mayAttack(g, attacker);
  if (refused !== null) wrong(".attacker", `${g.cardName(attacker)} could not have attacked`, refused);
  g.beginAt("noAttack", attackPhase); // with this attack under way, what follows it comes next
  g.now.subphase = 1;
  g.rest(attacker, "8-4d");
  beginAttack(g, attacker, TARGET_NAMES.indexOf(named) as Target);
  const [at, before] = STEPS[step];
  g.now.attackStep = before;
  const frame = g.beginAt(at, attack);
  frame.attacker = attacker;
  frame.target = TARGET_NAMES.indexOf(named) as Target;
}

/** Clauses already carried out: what they change goes on for the cards that are named. */
export function runEffects(g: GateRuler, cards: CardSet, effects: readonly RunningEffect[], position: PositionReader): void {
  for (const { cast, clause, on, where } of effects) {
    const printed = cards.find(nameAs(cast.called, cards.names));
    if (printed === undefined) {
      position.noCard(cast.called, `${where}.card`, cards.names);
      continue;
    }
    const clauses = printed.abilities.filter(({ slot }) => clause === null || slot === clause - 1);
    const lasting = clauses.flatMap(({ id, program }) => program.filter(changesSomething).map((does) => ({ id, does })));
    if (lasting.length === 0)
      position.wrong(where, `${clause === null ? "no clause" : `clause ${clause}`} of ${printed.title} lasts`, "14-1b-2");
    for (const name of on) {
      const card = cardCalled(g, name, fighters(g, SEATS));
      if (card === Card.none) position.wrong(`${where}.on`, `there is no unit or ruler called "${name}" in play`, "14-1b-2");
      else
        for (const { id, does } of lasting) {
          g.resolving.ability = id; // by whose text it runs
          if (!beginChange(g, does, card)) position.wrong(where, "it does not begin for that card here", "14-1b-2");
        }
    }
    g.resolving.ability = 0;
  }
}

/** What a position can say of clauses: used up for this turn (GR-14-LIMIT), or carried out already and lasting (14-1b-2). */
export const sayable = (cards: CardSet): SayableClause[] =>
  cards.definitions.flatMap(({ id, abilities }) =>
    abilities
      .map((ability) => ({
        ...{ card: id, clause: ability.slot + 1, says: cards.sayAbility(ability) },
        ...{ limited: ability.oncePerTurn, lasts: ability.program.some(changesSomething) },
      }))
      .filter(({ limited, lasts }) => limited || lasts),
  );

const changesSomething = ({ word }: Instruction): boolean => word === Word.change || word === Word.immune;

/** `used`: these clauses of a card have been used this turn. GR-14-LIMIT */
export function markUsed(g: GateRuler, card: Card, { facts, where }: CastCard, position: PositionReader): void {
  const { used = [] } = facts;
  for (const clause of Array.isArray(used) ? used : []) {
    const ability = g.printed(card).abilities.find(({ slot }) => slot === clause - 1);
    if (ability?.oncePerTurn === true) g.use(card, ability.slot);
    else position.wrong(`${where}.used`, `clause ${clause} of ${g.printed(card).title} is not limited to once a turn`, "GR-14-LIMIT");
  }
}

/** 5: before the first turn the rulers, their energy and the decks lie there, and nothing else. */
export function nothingYet(g: GateRuler, said: Situation["position"], position: PositionReader): void {
  for (const fact of ["turn", "active", "battle", "effects"])
    if (said[fact] !== undefined) position.wrong(`position.${fact}`, "there is no turn yet", "GR-5-BEGIN");
  for (const seat of SEATS) {
    for (let place: Place = 0; place < Places.each; place++) {
      if (place !== Place.ruler && place !== Place.energy && place !== Place.deck && g.count(seat, place) > 0)
        position.wrong(`position.${seatName(seat)}`, `nothing lies in the ${PLACE_NAMES[place]} before the game begins`, "GR-5-RULERSETUP");
    }
  }
}

/** The rulers and the units in play of these. */
const fighters = (g: GateRuler, seats: readonly Seat[]): Card[] =>
  seats.flatMap((seat) => [g.ruler[seat], ...UNIT_ZONES.flatMap((zone) => [...g.cards(seat, zone)])]);
