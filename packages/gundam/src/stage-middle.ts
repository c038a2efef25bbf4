/** Positions in the middle of things: a set-up that begins, a battle that goes on, effects that run. */
import { Card, put, type RunningEffect, type SayableClause, SEATS, type Seat, type Situation } from "@duelex/kernel";
import { cardCalled, type PositionReader } from "@duelex/kernel/scenario";
import type { CardSet, Definition, Instruction } from "./cards.ts";
import type { GundamMatch } from "./match.ts";
import { Standing, Until } from "./names.ts";
import { setup } from "./rules/05-setup.ts";
import { battle, mayAttack } from "./rules/07-battle.ts";

/** 5-2-1, from decks that have been shuffled: the lot, unless it is said who begins; then the opening hands. */
export function beginSetup(
  g: GundamMatch,
  { position: said }: Situation,
  position: PositionReader,
  ready?: (g: GundamMatch) => void,
): void {
  for (const fact of ["turn", "active", "battle", "effects"]) {
    if (said[fact] !== undefined) position.wrong(`position.${fact}`, "there is no turn yet, and nothing that goes on in one", "5-2-1");
  }
  position.check();
  g.now.turn = 0;
  ready?.(g);
  const isFixed = said["firstPlayer"] !== undefined || position.settings["firstPlayer"] !== "lot";
  if (isFixed) g.beginAt("openingHands", setup);
  else g.beginAt("whoBegins", setup).winner = g.roll(2) as Seat;
}

/** The steps of a battle at which a position can stand, and the step of the procedure that comes next. */
const STEPS = { attack: "attackStep", block: "blockStep", action: "actionStep", damage: "substitutions" } as const;
export const STEP_NAMES = Object.keys(STEPS) as (keyof typeof STEPS)[];

/** 7: { "attacker": "A", "target": "the player" or a card, "step": "block", "blocker": "B" } */
export function enterBattle(g: GundamMatch, isMainPhase: boolean, position: PositionReader): void {
  const said = position.record("battle", ["attacker", "target", "step", "blocker"]);
  if (said === null) return;
  const wrong = (key: string, what: string, rule?: string) => position.wrong(`position.battle${key}`, what, rule);
  if (!isMainPhase) wrong("", "battles are fought in the main phase", "6-5-4");
  const step = position.oneOf(said.get("step"), "position.battle.step", STEP_NAMES, "block");
  const attacker = cardCalled(g, said.get("attacker"), g.units(g.active));
  const named = said.get("target") ?? "the player";
  const target = named === "the player" ? Card.none : cardCalled(g, named, g.units(g.standby));
  const blocker = said.has("blocker") ? cardCalled(g, said.get("blocker"), g.units(g.standby)) : Card.none;
  if (attacker === Card.none) wrong(".attacker", "a Unit of the active player is wanted", "7-3-1");
  if (named !== "the player" && target === Card.none) wrong(".target", '"the player" or an enemy Unit is wanted', "7-3-1");
  if (said.has("blocker")) {
    if (blocker === Card.none) wrong(".blocker", "a Unit of the standby player is wanted", "7-4-1");
    else if (blocker === target) wrong(".blocker", "the attacked Unit does not block for itself", "7-4-3");
    if (step !== "action" && step !== "damage") wrong(".blocker", "only after the block step somebody has blocked", "7-4-1");
  }
  if (attacker === Card.none) return;
  if (g.rested[attacker] === 1) put(g.rested, attacker, 0); // it was active when it attacked
  const refused = mayAttack(g, attacker);
  if (refused !== null && refused !== "1-3-3") wrong(".attacker", `${g.cardName(attacker)} could not have attacked`, refused);
  if (step !== "attack") {
    g.rest(attacker, "7-3-1");
    g.openBattle(attacker, target);
  }
  if (blocker !== Card.none) {
    g.battle.blockUsed = 1;
    g.rest(blocker, "11-1-4");
    g.changeTarget(blocker, "7-4-1");
  }
  const frame = g.beginAt(STEPS[step], battle);
  frame.attacker = attacker;
  frame.target = target;
}

/** An instruction that lasts, and what it holds for. */
export interface Change {
  readonly i: Instruction;
  readonly on: readonly Card[];
  readonly by: Seat;
  readonly where: string;
}

const isForATime = ({ until }: Instruction): boolean => until !== Until.always;

/** What a position can say of clauses: used up for this turn (11-2-12), or carried out already and lasting (9-3). */
export const sayable = ({ definitions }: CardSet): SayableClause[] =>
  definitions.flatMap(({ id, abilities }) =>
    abilities
      .map(({ index, oncePerTurn, program, says }) => ({
        ...{ card: id, clause: index + 1, says: says() },
        ...{ limited: oncePerTurn, lasts: program.some(isForATime) },
      }))
      .filter(({ limited, lasts }) => limited || lasts),
  );

/** What a running effect comes to: every instruction of the clause that lasts, for the cards that are named. */
export function changesOf(
  g: GundamMatch,
  { clause, on, by, where }: RunningEffect,
  printed: Definition,
  position: PositionReader,
): Change[] {
  const clauses = printed.abilities.filter(({ index }) => clause === null || index === clause - 1);
  const lasting = clauses.flatMap(({ program }) => program.filter(isForATime));
  if (lasting.length === 0)
    position.wrong(where, `${clause === null ? "no clause" : `clause ${clause}`} of ${printed.name} lasts for a time`, "9-3");
  const cards = on.map((name) => {
    const card = cardCalled(g, name, [...SEATS.flatMap((seat) => [...g.units(seat)]), ...SEATS.map((seat) => g.base(seat))]);
    if (card === Card.none) position.wrong(`${where}.on`, `there is no Unit or Base called "${name}" in play`);
    return card;
  });
  return cards.includes(Card.none) ? [] : lasting.map((i) => ({ i, on: cards, by, where }));
}

/** Already carried out: what lasts for the turn, or what lasts for the battle that goes on. */
export function run(g: GundamMatch, changes: readonly Change[], forBattle: boolean, position: PositionReader): void {
  for (const { i, on, by, where } of changes) {
    if ((i.until === Until.battle) !== forBattle) continue;
    const [from = Card.none, to = Card.none] = on;
    if (forBattle && g.now.battles === 0) position.wrong(where, "it lasts for a battle, and there is none", "7-7-1");
    else if (i.standing === Standing.redirected) {
      if (to === Card.none) position.wrong(`${where}.on`, "who would receive the damage and who receives it instead are wanted", "9-1-9");
      else g.modify(from, i.id, 0, i.until, by, to, "9-1-9");
    } else if (on.length === 0) g.modify(Card.none, i.id, 0, i.until, by, Card.none, "1-3-3");
    else for (const card of on) g.modify(card, i.id, i.ap, i.until, by, card, "1-3-6");
  }
}
