/** Positions in the middle of an attack (BOS-B), and abilities that have been used this turn (BOS-A7, BOS-H15). */
import { Card, otherSeat, type SayableClause, SEATS, type Seat, seatNamed } from "@duelex/kernel";
import { cardCalled, type PositionReader } from "@duelex/kernel/scenario";
import type { CardSet } from "./cards.ts";
import type { BosMatch } from "./match.ts";
import { Block, Facing, Place, State, Type } from "./names.ts";
import { mayAttack, mayAttackCard, mayAttackPlayer } from "./rules/09-attack.ts";
import { battle } from "./rules/11-battle.ts";
import { TO_ATTACK } from "./sentences.ts";
import { COLUMNS, playerTarget } from "./state.ts";
import { sayAbility } from "./text.ts";

/** Where an attack can stand: the step of the battle that comes next, and the state it is in until then. */
const STEPS = {
  target: ["selectTarget", State.payCost],
  declare: ["declare", State.payCost],
  block: ["beforeBlock", State.declare],
  attacked: ["attacked", State.block],
  result: ["result", State.block],
} as const satisfies Readonly<Record<string, readonly [step: string, state: State]>>;
export const STEP_NAMES = Object.keys(STEPS) as (keyof typeof STEPS)[];

/** { "attacker": "A", "target": "P2" or a card, "step": "block", "blocker": "B" }. Who attacks has acted (BOS-C6). */
export function enterAttack(g: BosMatch, isMainPhase: boolean, position: PositionReader): (() => void) | null {
  const said = position.record("battle", ["attacker", "target", "step", "blocker"]);
  if (said === null) return null;
  const wrong = (key: string, what: string, rule: string) => position.wrong(`position.battle${key}`, what, rule);
  if (!isMainPhase) wrong("", "attacks are made in the main phase", "BOS-T3");
  const step = position.oneOf(said.get("step"), "position.battle.step", STEP_NAMES, "block");
  const attacker = cardCalled(g, said.get("attacker"), fighters(g, [g.active]));
  if (attacker === Card.none) {
    wrong(".attacker", "a summon or a face-up boss of the active player is wanted", "BOS-K1");
    return null;
  }
  const acted = g.facing[attacker] === Facing.acted;
  if (acted) g.ready(attacker, "BOS-C6"); // it was when it attacked
  const refused = mayAttack(g, attacker);
  if (refused !== null) wrong(".attacker", `${g.cardName(attacker)} could not have attacked`, refused);
  const target = targetOf(g, attacker, said.get("target"), step, wrong);
  const blocker = said.has("blocker") ? cardCalled(g, said.get("blocker"), fighters(g, [otherSeat(g.active)])) : Card.none;
  if (said.has("blocker")) {
    if (blocker === Card.none) wrong(".blocker", "a summon or a face-up boss of the other player is wanted", "BOS-DA6");
    if (step !== "attacked" && step !== "result") wrong(".blocker", "nobody has blocked yet", "BOS-B3.ii");
    if (blocker !== Card.none && g.placeOf(blocker) === Place.summons && g.columnOf[blocker] !== g.columnOf[attacker])
      wrong(".blocker", `a summon that has blocked stands in the attacked column, ${g.columnOf[attacker]}`, "BOS-DA5");
  }
  g.turnSideways(attacker, "BOS-C6", TO_ATTACK);
  return () => {
    g.battle.attacker = attacker;
    g.battle.target = blocker === Card.none ? target : blocker;
    const [at, state] = STEPS[step];
    g.battle.state = state;
    if (blocker !== Card.none) g.battle.block = step === "attacked" ? Block.made : Block.stands;
    else if (step === "result") g.battle.block = Block.over;
    g.beginAt(at, battle);
  };
}

function targetOf(
  g: BosMatch,
  attacker: Card,
  named: unknown,
  step: string,
  wrong: (key: string, what: string, rule: string) => void,
): Card {
  if (step === "target") {
    if (named !== undefined) wrong(".target", "it has not been chosen yet", "BOS-B2");
    return Card.none;
  }
  const player = seatNamed(named);
  const card = player === null && named !== undefined ? cardCalled(g, named, fighters(g, SEATS)) : Card.none;
  if (player === null && card === Card.none) {
    wrong(".target", '"P1", "P2" or a card that is attacked is wanted', "BOS-B2");
    return Card.none;
  }
  const refused = player === null ? mayAttackCard(g, attacker, card) : mayAttackPlayer(g, attacker, player);
  if (refused !== null) wrong(".target", `${g.cardName(attacker)} could not have attacked ${String(named)}`, refused);
  return player === null ? card : playerTarget(player);
}

/** The summons and the bosses of these. */
const fighters = (g: BosMatch, seats: readonly Seat[]): Card[] =>
  seats.flatMap((seat) => [...COLUMNS.map((column) => g.summon(seat, column)), g.boss(seat)]);

/** What a position can say of clauses: that they are used up for this main phase (BOS-A7). Nothing else runs. */
export const sayable = (cards: CardSet): SayableClause[] =>
  cards.definitions.flatMap((definition) =>
    definition.inMainPhase.map(({ clause, record }) => ({
      ...{ card: definition.id, clause, says: sayAbility(record, definition.type === Type.spell) },
      ...{ limited: true, lasts: false },
    })),
  );

/** `used`: these clauses of a card have been used this turn. */
export function markUsed(g: BosMatch, card: Card, clauses: readonly number[], where: string, position: PositionReader): void {
  for (const clause of clauses) {
    const ability = g.printed(card).inMainPhase.find((each) => each.clause === clause);
    if (ability === undefined) position.wrong(`${where}.used`, `clause ${clause} is not one that a main phase limits`, "BOS-A7");
    else g.use(card, ability);
  }
}
