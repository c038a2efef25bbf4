import { diceOf, type Game } from "@duelex/kernel";
import { conformance } from "@duelex/kernel/testing";
import { bos } from "../src/game.ts";
import type { BosMatch } from "../src/match.ts";

type Words = Record<string, unknown>;

/** A game of cards that nobody printed: every timing, condition, target and instruction of section 16, thrown together by dice. */
function madeUpGame(seed: number): Game<BosMatch> {
  const dice = diceOf(seed);
  const one = <T>(...of: readonly T[]): T => of[dice(of.length)]!;
  const fighters = () => one(["summon"], ["summon", "boss"], ["boss"]);
  const sides = () => one("own", "opponent", "both");
  const EVENTS = [
    "summoned",
    "spellCast",
    "acts",
    "declaresAttack",
    "selectsAttackTarget",
    "directAttackBlockWindow",
    "attacked",
    "blocksDirectAttack",
    "wouldTakeDamage",
    "wouldLoseBattle",
    "wouldBeDefeated",
    "dealtDamage",
    "takesDamage",
    "dealsDamageToPlayer",
    "defeated",
    "afterTakesDamage",
    "afterDefeated",
    "defeats",
  ] as const;

  const narrowing = () => ({
    ...(dice(4) === 0 ? { state: one("ready", "acted") } : {}),
    ...(dice(5) === 0 ? { exclude: "self" } : {}),
    ...(dice(8) === 0 ? { sameColumnAs: "self" } : {}),
  });
  const named = () =>
    one("self", "event.subject", "event.attacker", "event.blocker", "event.otherBattler", "event.defeater", "event.defeated");
  const target = (choices: { left: number }): unknown => {
    if (dice(3) === 0) return named();
    if (dice(3) === 0 || choices.left === 0) return { all: fighters(), sides: sides(), ...narrowing() };
    choices.left--;
    return { choose: 1, of: fighters(), sides: sides(), ...narrowing() };
  };
  const player = () => one("you", "opponent", "event.defeated.controller");
  const amount = () =>
    one<unknown>(
      1,
      1,
      2,
      3,
      { count: { of: ["summon"], sides: sides(), zone: one("battlefield", "graveyard") } },
      { ref: "event.defeated.baseStrength" },
    );
  /** Out of a pile: one's own, or the other player chooses in theirs. */
  const fromPile = (choices: { left: number }): Words => {
    choices.left--;
    const zone = one("castle", "spellbook", "graveyard");
    const theirs = dice(2) === 0;
    return {
      op: "moveZone",
      target: { choose: 1, of: [zone === "spellbook" ? "spell" : "summon"], sides: theirs ? "opponent" : "own", zone },
      to: one("castle", "graveyard"),
      ...(theirs ? { chooser: "opponent" } : {}),
    };
  };
  const instruction = (choices: { left: number }): Words => {
    const op = one(
      "damage",
      "damage",
      "gainStrength",
      "gainVim",
      "gainLife",
      "loseLife",
      "ready",
      "act",
      "turnFaceDown",
      "move",
      "moveZone",
      "defeat",
      "reduceDamage",
      "setDamage",
      "changeAttackTarget",
      "allowBlockFromAnyColumn",
    );
    switch (op) {
      case "damage":
        return {
          op,
          amount: amount(),
          target: dice(4) === 0 ? one<unknown>("you", "opponent", { all: ["player"], sides: "both" }) : target(choices),
        };
      case "gainVim":
      case "gainLife":
      case "loseLife":
        return { op, player: player(), amount: one(1, 2) };
      case "gainStrength":
      case "reduceDamage":
      case "setDamage":
        return { op, target: target(choices), amount: amount() };
      case "move":
        choices.left = 0;
        return { op, target: dice(2) === 0 ? named() : { choose: 1, of: ["summon"], sides: sides() }, to: "adjacentEmptySpot" };
      case "moveZone":
        return choices.left > 0 && dice(2) === 0 ? fromPile(choices) : { op, target: target(choices), to: one("castle", "graveyard") };
      case "changeAttackTarget":
        return { op, to: target(choices) };
      default:
        return { op, target: target(choices) };
    }
  };
  const program = (): Words[] => {
    const choices = { left: 2 };
    const first = instruction(choices);
    return dice(3) === 0 && choices.left > 0 ? [first, instruction(choices)] : [first];
  };
  const condition = (timing: string, always: boolean): Words | null => {
    const subject = always || dice(2) === 0 ? { subject: { of: one(["summon"], ["summon", "boss"]), sides: sides() } } : {};
    const by = timing.includes("efeat") && dice(2) === 0 ? { by: one(["battle"], ["ability"], ["battle", "ability"]) } : {};
    const defeated = timing === "defeats" && dice(2) === 0 ? { defeated: { of: fighters(), sides: sides() } } : {};
    const inBattle = /amage|would/.test(timing) && dice(3) === 0 ? { inBattle: true } : {};
    const whose = timing === "spellCast" ? { player: "you" } : timing === "directAttackBlockWindow" ? { defender: "you" } : {};
    const all = { ...(timing === "spellCast" ? {} : subject), ...by, ...defeated, ...inBattle, ...whose };
    return Object.keys(all).length === 0 ? null : all;
  };
  const cost = (canAct: boolean): Words[] => [
    ...(canAct && dice(3) === 0 ? [{ op: "act", target: "self" }] : []),
    ...(dice(3) === 0 ? [{ op: "payVim", amount: one(1, 2) }] : []),
  ];
  const event = (canAct: boolean, always = false): Words => {
    const timing = one(...EVENTS);
    return { timing, mode: one("optional", "mandatory"), condition: condition(timing, always), cost: cost(canAct), do: program() };
  };
  const standing = (): Words => ({
    timing: "static",
    mode: "mandatory",
    condition: null,
    cost: [],
    do: [{ op: "reduceDamageTaken", target: { all: fighters(), sides: sides() }, amount: 1 }],
  });
  const period = (): Words => ({
    timing: "controllerMainPhase",
    mode: one("optional", "mandatory"),
    condition: null,
    cost: [{ op: "payVim", amount: one(1, 2, 3) }],
    do: program(),
  });
  const grant = (): Words =>
    one<Words>(
      { timing: "static", mode: "mandatory", condition: null, cost: [], do: [{ op: "cannot", what: "act" }] },
      { ...event(false), condition: { subject: "enchanted" } },
      period(),
      standing(),
    );
  const abilities = (): Words[] => Array.from({ length: dice(3) }, () => one(event, event, event, period, standing)(true));

  const card = (n: number, more: Words): Words => ({
    id: `M${n}`,
    name: { ja: null, en: `${String(more["type"])} ${n}` },
    color: "red",
    reality: "original-test",
    ...more,
  });
  const spell = (n: number): Words => {
    const text = one<Words>({ timing: "cast", mode: "optional", condition: null, cost: [], do: program() }, event(false, true), {
      timing: "cast",
      mode: "optional",
      condition: null,
      cost: [],
      do: [{ op: "enchant", target: { choose: 1, of: fighters(), sides: sides() }, grant: grant() }],
    });
    return card(n, { type: "spell", vimCost: one(0, 1, 1, 2), effect: [text] });
  };
  const summonCondition = () =>
    one<Words>({ op: "anyWizard" }, { op: "anyWizard" }, { op: "lifeLessThanOpponent" }, { op: "opponentControlsMoreSummons" });
  const cards = [
    card(0, {
      type: "boss",
      strength: 6,
      effect: abilities(),
      summonCondition: one({ op: "opponentControlsMoreSummons" }, { op: "cardsInGraveyards", of: ["summon"], sides: "both", atLeast: 2 }),
    }),
    ...[1, 2, 3].map((n) => card(n, { type: "wizard", effect: abilities() })),
    ...[4, 5, 6, 7, 8].map((n) =>
      card(n, { type: "summon", strength: 1 + dice(5), effect: abilities(), summonCondition: summonCondition() }),
    ),
    ...[9, 10, 11, 12, 13].map(spell),
  ];
  const deck = {
    color: "red",
    boss: "M0",
    wizards: ["M1", "M2", "M3"],
    summons: Object.fromEntries([4, 5, 6, 7, 8].map((n) => [`M${n}`, 2])),
    spells: Object.fromEntries([9, 10, 11, 12, 13].map((n) => [`M${n}`, 2])),
  };
  const catalog = bos.catalog(cards);
  return {
    ...bos,
    decks: [{ id: `made up ${seed}`, name: `made up ${seed}`, deck }],
    pairing: (setup) => bos.pairing({ ...setup, catalog }),
  };
}

/** What breaks a promise of the house with these cards; a limit of the house, said as such (RULINGS.md), breaks none. */
export function broken(seed: number, games: number): string[] {
  return conformance(madeUpGame(seed), { games, longest: 5000 })
    .filter(({ name }) => !name.includes("replay")) // a replay names built-in cards only
    .flatMap((check) => check.run().map((what) => `${check.name}: ${what}`))
    .filter((what) => !what.includes("a limit of the house"));
}
