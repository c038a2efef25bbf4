/** A position in the middle of a battle is the position that one comes to by playing there: each step of a battle, in each game. */
import type { Match, Scenario } from "@duelex/kernel";
import { openScenario, runScenario } from "@duelex/kernel/scenario";
import { describe, expect, test } from "vitest";
import { allGames } from "../src/games.ts";

type Position = NonNullable<Scenario["position"]>;
interface Battle {
  readonly cards: readonly object[];
  /** Before the attack; both can act at every step. */
  readonly position: Position;
  /** What is played up to the step. */
  readonly steps: Readonly<Record<string, { readonly played: readonly string[]; readonly battle: object }>>;
}

const GAMES: Readonly<Record<string, Battle>> = {
  gundam: {
    cards: [
      { name: "Lancer", ap: 3, hp: 5 },
      { name: "Wall", ap: 1, hp: 4, keywords: [{ k: "Blocker" }] },
      { name: "Spark", type: "Command", effects: [{ timing: "Action", ops: [{ op: "draw", n: 1 }] }] },
    ],
    position: {
      P1: { battleArea: ["Lancer"], hand: ["Spark"] },
      P2: { battleArea: ["Wall"], hand: ["Spark"], shieldSection: 2 },
    },
    steps: {
      attack: { played: ["P1: attack with Lancer"], battle: { attacker: "Lancer", target: "the player", step: "attack" } },
      block: { played: ["P1: attack with Lancer"], battle: { attacker: "Lancer", target: "the player", step: "block" } },
      action: {
        played: ["P1: attack with Lancer", "P2: block with Wall"],
        battle: { attacker: "Lancer", target: "the player", step: "action", blocker: "Wall" },
      },
      damage: {
        played: ["P1: attack with Lancer", "P2: block with Wall", "P2: pass", "P1: pass"],
        battle: { attacker: "Lancer", target: "the player", step: "damage", blocker: "Wall" },
      },
    },
  },
  "gate-ruler": {
    cards: [
      { name: "Ram", atk: 2, hp: 4 },
      { name: "Post", atk: 1, hp: 4 },
    ],
    position: {
      phase: "attack",
      P1: { leftAttackZone: ["Ram"], setZones: ["T-052"] },
      P2: { leftAttackZone: ["Post"], setZones: ["T-052"] },
    },
    steps: {
      declared: {
        played: ["P1: pass", "P2: pass", "P1: pass", "P2: pass", "P1: attack the left line with Ram"],
        battle: { attacker: "Ram", target: "left line", step: "declared" },
      },
      intercept: {
        played: ["P1: pass", "P2: pass", "P1: pass", "P2: pass", "P1: attack the left line with Ram", "P1: pass", "P2: pass"],
        battle: { attacker: "Ram", target: "left line", step: "intercept" },
      },
      damage: {
        played: ["P1: pass", "P2: pass", "P1: pass", "P2: pass", "P1: attack the left line with Ram", "P1: pass", "P2: pass"],
        battle: { attacker: "Ram", target: "left line", step: "damage" },
      },
      battleEnd: {
        played: [
          ...["P1: pass", "P2: pass", "P1: pass", "P2: pass", "P1: attack the right line with Ram"], // an empty one
          ...["P1: pass", "P2: pass", "P1: pass", "P2: pass"],
        ],
        battle: { attacker: "Ram", target: "right line", step: "battleEnd" },
      },
    },
  },
  bos: {
    cards: [
      { name: "Ram", strength: 4 },
      { name: "Guard", strength: 2 },
    ],
    position: { P1: { summons: ["Ram"] }, P2: { summons: [{ card: "Guard", column: 1 }] } },
    steps: {
      target: { played: ["P1: attack with Ram"], battle: { attacker: "Ram", step: "target" } },
      declare: { played: ["P1: attack with Ram", "P1: target P2"], battle: { attacker: "Ram", target: "P2", step: "declare" } },
      block: { played: ["P1: attack with Ram", "P1: target P2"], battle: { attacker: "Ram", target: "P2", step: "block" } },
      attacked: {
        played: ["P1: attack with Ram", "P1: target Guard"],
        battle: { attacker: "Ram", target: "Guard", step: "attacked" },
      },
      result: {
        played: ["P1: attack with Ram", "P1: target P2", "P2: do not block"],
        battle: { attacker: "Ram", target: "P2", step: "result" },
      },
    },
  },
  "colossus-order": {
    cards: [
      { name: "Rider", ap: 2, rp: 3 },
      { name: "Watch", ap: 1, rp: 3 },
    ],
    position: { P1: { field: ["Rider"], hand: ["Rider"] }, P2: { field: ["Watch"], hand: ["Watch"] } },
    steps: {
      answers: {
        played: ["P1: attack with Rider"],
        battle: { attacker: "Rider", target: "the deck", step: "answers" },
      },
      block: {
        played: ["P1: attack with Rider", "P2: pass", "P1: pass"],
        battle: { attacker: "Rider", target: "the deck", step: "block" },
      },
      resolution: {
        played: ["P1: attack with Rider", "P2: pass", "P1: pass", "P2: block with Watch", "P2: pass", "P1: pass"],
        battle: { attacker: "Rider", target: "the deck", step: "resolution", blocker: "Watch" },
      },
      answersToTheBlock: {
        played: ["P1: attack with Rider", "P2: pass", "P1: pass", "P2: block with Watch"],
        battle: { attacker: "Rider", target: "the deck", step: "answersToTheBlock", blocker: "Watch" },
      },
    },
  },
};

const asked = (match: Match) => ({
  question: match.question(),
  answers: Array.from({ length: match.options().count }, (_, index) => match.notate(index)),
});

describe.each(Object.entries(GAMES))("%s", (id, { cards, position, steps }) => {
  test.each(Object.entries(steps))("%s", async (_, { played, battle }) => {
    const game = await allGames.load(id);
    const scenario = { game: id, title: "a battle", cards };
    let there: Match | null = null;
    const differences = runScenario(game, { ...scenario, position, script: played }, (match) => {
      there = match;
    });
    expect(differences).toEqual([]);
    const put = openScenario(game, { ...scenario, position: { ...position, battle } as Position });
    expect(asked(put)).toEqual(asked(there!));
    expect(put.view(0)).toEqual(there!.view(0));
    while (!put.over && put.options().count > 0 && put.question()?.rule !== "6-5") {
      if (!there!.over) expect(asked(put)).toEqual(asked(there!));
      put.play(0);
      there!.play(0);
      if (put.turnNumber > 6) break;
    }
    expect(put.view(1)).toEqual(there!.view(1));
  });
});
