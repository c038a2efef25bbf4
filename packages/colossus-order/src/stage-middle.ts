/** Positions in the middle of things: a beginning (CO-S), an attack that goes on (CO-A). */
import { Card, otherSeat } from "@duelex/kernel";
import { cardCalled, type PositionReader } from "@duelex/kernel/scenario";
import { Aim, Keyword, Position } from "./names.ts";
import { beginning } from "./rules/05-beginning.ts";
import { attack, mayAttack, mayBlock } from "./rules/10-attack.ts";
import type { ColossusOrder } from "./table.ts";

/** Where an attack can stand: the step of the attack that comes next. */
const STEPS = {
  answers: "answersToTheAttack",
  block: "defenseDeclaration",
  answersToTheBlock: "answersToTheDefense",
  resolution: "resolution",
} as const;
export const STEP_NAMES = Object.keys(STEPS) as (keyof typeof STEPS)[];

/** { "attacker": "A", "target": "the deck", a follower or "locus 2", "second": "locus 3", "step": "block", "blocker": "B" } */
export function enterAttack(g: ColossusOrder, isMainPhase: boolean, position: PositionReader): void {
  const said = position.record("battle", ["attacker", "target", "second", "step", "blocker"]);
  if (said === null) return;
  const wrong = (key: string, what: string, rule: string) => position.wrong(`position.battle${key}`, what, rule);
  const foe = otherSeat(g.active);
  if (!isMainPhase) wrong("", "attacks are declared in the main phase", "CO-M7");
  const step = position.oneOf(said.get("step"), "position.battle.step", STEP_NAMES, "answers");
  const attacker = cardCalled(g, said.get("attacker"), g.field(g.active));
  if (attacker === Card.none) {
    wrong(".attacker", "a follower of the turn player is wanted", "CO-A1");
    return;
  }
  g.arrangeFollower(attacker, { position: Position.ON }); // it was when it attacked
  const refused = mayAttack(g, attacker);
  if (refused !== null) wrong(".attacker", `${g.cardName(attacker)} could not have attacked`, refused);
  const named = said.get("target") ?? "the deck";
  const place = locusPlace(named);
  const follower = named === "the deck" || place !== null ? Card.none : cardCalled(g, named, g.field(foe));
  const target = place === null ? follower : g.locusCard(foe, place);
  const aim = named === "the deck" ? Aim.deck : place === null ? Aim.follower : Aim.locus;
  if (aim !== Aim.deck && target === Card.none)
    wrong(".target", '"the deck", a follower of the other player or "locus 2" is wanted', "CO-A3");
  if (follower !== Card.none && g.isON(follower) && step === "answers") wrong(".target", `${g.cardName(follower)} is ON`, "CO-F2"); // later: CO-15.9
  const second = said.has("second") ? g.locusCard(foe, locusPlace(said.get("second")) ?? 0) : Card.none;
  if (said.has("second") && (aim !== Aim.locus || second === Card.none || second === target || !g.has(attacker, Keyword.DoubleBreak)))
    wrong(".second", "a second locus card is attacked with Double Break only, and another one", "CO-Y4");
  if (!said.has("second") && aim === Aim.locus && g.has(attacker, Keyword.DoubleBreak) && g.locusSize(foe) > 1)
    wrong(".second", "Double Break attacks two locus cards if there are two", "CO-15.24");
  const blocker = said.has("blocker") ? cardCalled(g, said.get("blocker"), g.field(foe)) : Card.none;
  if (said.has("blocker") && blocker === Card.none) wrong(".blocker", "a follower of the other player is wanted", "CO-A6");
  if (said.has("blocker") && (step === "answers" || step === "block")) wrong(".blocker", "nobody has blocked yet", "CO-A6");
  if (blocker !== Card.none) {
    g.arrangeFollower(blocker, { position: Position.ON }); // it was when it blocked
    const kept = mayBlock(g, blocker, attacker);
    if (kept !== null) wrong(".blocker", `${g.cardName(blocker)} could not have blocked`, kept);
  }
  g.declareAttack(attacker, aim, target, second);
  if (blocker !== Card.none) g.declareBlock(blocker);
  const frame = g.beginAt(STEPS[step], attack);
  frame.attacker = attacker;
  frame.aim = aim;
  frame.follower = follower;
  frame.place = place ?? 0;
}

/** "locus 2" → 2 */
function locusPlace(named: unknown): number | null {
  const found = typeof named === "string" ? /^locus (\d{1,2})$/.exec(named) : null;
  return found === null ? null : Number(found[1]);
}

/** CO-S5, from decks that have been shuffled, and a starting player who is known: the opening hands, the exchanges. */
export function enterBeginning(g: ColossusOrder): void {
  g.beginAt("openingHands", beginning);
}
