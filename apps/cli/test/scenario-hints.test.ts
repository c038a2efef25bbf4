/** Whoever writes a scenario is helped, in every game: a handle is asked for, a line too many is named. */
import type { Scenario } from "@duelex/kernel";
import { runScenario } from "@duelex/kernel/scenario";
import { describe, expect, test } from "vitest";
import { allGames } from "../src/games.ts";

interface Case {
  /** Two cards of one name that differ in what is asked. */
  readonly alike: Omit<Scenario, "game" | "title">;
  readonly name: string;
  /** A script with a line for what had only one answer. */
  readonly forced: Omit<Scenario, "game" | "title">;
  readonly hint?: RegExp;
}

const GIVEN = /was the only answer of P[12] \(.+\) and is given already: leave this line out/;

const CASES: Readonly<Record<string, Case>> = {
  gundam: {
    alike: {
      cards: [{ name: "Lancer", ap: 3, hp: 3 }],
      position: { P1: { battleArea: ["Lancer", { card: "Lancer", damage: 1 }] } },
      expect: { cards: { Lancer: { damage: 1 } } },
    },
    name: "Lancer",
    forced: {
      cards: [{ name: "Lancer", ap: 3, hp: 3 }],
      position: { P1: { battleArea: ["Lancer"] }, P2: { shieldSection: 2 } },
      script: ["P1: attack with Lancer", "P1: target the player"],
    },
  },
  "gate-ruler": {
    alike: {
      position: { P1: { leftAttackZone: ["T-022"], rightAttackZone: [{ card: "T-022", damage: 1 }] } },
      expect: { cards: { "T-022": { damage: 1 } } },
    },
    name: "T-022",
    forced: {
      position: { phase: "attack", P1: { leftAttackZone: ["T-022"] } },
      script: ["P1: attack the right line with T-022", "P2: pass"],
    },
    hint: /"P2: pass", but P1 is asked: which card attacks, and which of P2's lines?/, // who could do nothing is not asked (9-3e)
  },
  bos: {
    alike: {
      cards: [{ name: "Ram", strength: 2 }],
      position: { P1: { summons: ["Ram", { card: "Ram", strength: 5 }] } },
      expect: { cards: { Ram: { strength: 5 } } },
    },
    name: "Ram",
    forced: {
      cards: [{ name: "Ram", strength: 2 }],
      position: { P1: { summons: ["Ram"] }, P2: { life: 20 } },
      script: ["P1: attack with Ram", "P1: target P2", "P2: do not block"],
    },
  },
  "colossus-order": {
    alike: {
      cards: [{ name: "Rider", ap: 2, rp: 2 }],
      position: { P1: { field: ["Rider", { card: "Rider", position: "OFF" }] }, P2: { deck: 12 } },
      expect: { cards: { Rider: { position: "OFF" } } },
    },
    name: "Rider",
    forced: {
      cards: [{ name: "Rider", ap: 2, rp: 2 }],
      position: { P1: { field: ["Rider"] }, P2: { deck: 12 } },
      script: ["P1: attack with Rider", "P1: attack the deck"],
    },
  },
};

describe.each(Object.entries(CASES))("%s", (id, { alike, name, forced, hint = GIVEN }) => {
  const run = async (scenario: Omit<Scenario, "game" | "title">) => {
    const game = await allGames.load(id);
    return runScenario(game, { game: id, title: "a try", ...scenario } as Scenario).join("\n");
  };

  test("two cards of one name that differ in what is expected: a handle is asked for", async () => {
    const said = await run(alike);
    expect(said).toContain(name);
    expect(said).toMatch(/"as"|handle/);
  });

  test("a line for what has been answered by itself is named, with what to do about it", async () => {
    expect(await run(forced)).toMatch(hint);
  });
});

describe("what is nearly right", async () => {
  const gundam = await allGames.load("gundam");
  const scenario = (more: object): Scenario =>
    ({ game: "gundam", title: "a try", position: { P1: { battleArea: ["GM"] } }, ...more }) as Scenario;
  const refused = (more: object): string => {
    try {
      return runScenario(gundam, scenario(more)).join("\n");
    } catch (problem) {
      return String(problem);
    }
  };

  test("an answer that is misspelt or broken off: the one that was meant is named", async () => {
    expect(refused({ script: ["P1: atack with GM"] })).toContain('no such answer is known; did you mean "attack with GM"?');
    expect(refused({ script: ["P1: attack the player with GM"] })).toContain('no such answer is known; did you mean "attack with GM"?');
    const volkrath = { position: { P1: { boss: [{ card: "T-R-B1", faceDown: false }] }, P2: { summons: ["Last Ember"] } } };
    const [said] = runScenario(await allGames.load("bos"), { ...scenario(volkrath), game: "bos", script: ["P1: attack with Volkrath"] });
    expect(said).toContain('did you mean "attack with Volkrath, the Last Pyre"?');
  });

  test("a line that does not say who does what is a mistake of the file", () => {
    expect(refused({ script: ["P1 attack with GM"] })).toContain('script[0]: "P1 attack with GM" does not say who does what');
    expect(refused({ script: ["P3: pass"] })).toContain('script[0]: "P3: pass" does not say who does what');
  });

  test("a paragraph without its braces, or without the name before it: the whole number is named", async () => {
    expect(refused({ rules: ["13-1-7"] })).toContain('has no paragraph "13-1-7"; did you mean "{13-1-7}"?');
    const bos = await allGames.load("bos");
    expect(() => runScenario(bos, { game: "bos", title: "a try", position: {}, rules: ["B4"] })).toThrow('did you mean "BOS-B4"?');
  });

  test("a name as a keyboard writes it is the name, in position, script and what is expected", async () => {
    const custom = "Graham's Union Flag Custom II (GN Flag)";
    const held = refused({
      position: { P1: { battleArea: [custom.replace("'", "’")] }, P2: { shieldSection: 2 } },
      script: [`P1: attack with ${custom.toLowerCase()}`],
      expect: { cards: { [custom]: { rested: true } }, zones: { "P1.battleArea": [custom] } },
    });
    expect(held).toBe("");
    const colossusOrder = await allGames.load("colossus-order");
    const oriel = {
      game: "colossus-order",
      title: "a try",
      position: { P1: { field: ["Oriel of the Dawn"] } },
      expect: { zones: { "P1.field": ["Oriel of the Dawn"] } },
    };
    expect(runScenario(colossusOrder, oriel)).toEqual([]);
  });
});
