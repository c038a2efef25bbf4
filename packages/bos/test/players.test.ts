import { describe, expect, test } from "vitest";
import { bos } from "../src/game.ts";
import { made, table } from "./table.ts";

/** How P1 stands. */
const stands = (position: Parameters<typeof table>[0]): number => bos.evaluate(table(position).g, 0);
const late = { turn: 19 };

describe("evaluate knows the decay clock", () => {
  test("BOS-T1c early a life is a life, whoever's; late the one that decay will not take first counts more", () => {
    const even = stands({ P1: {}, P2: {} });
    expect(even).toBe(0);
    const [hit, hurt] = [stands({ ...late, P1: {}, P2: { life: 25 } }), stands({ ...late, P1: { life: 25 }, P2: {} })];
    const base = stands({ ...late, P1: {}, P2: {} });
    expect(base).toBeLessThan(0); // P1's eleventh turn comes first
    expect(hit - base).toBeGreaterThan(base - hurt); // so P1 has to win by then, and its own life is of less use
  });

  test("BOS-T1c what lies unused in castle and spellbook is worth less the nearer the decay is", () => {
    const gain = (when: object) => stands({ ...when, P1: { castle: 5 }, P2: {} }) - stands({ ...when, P1: {}, P2: {} });
    expect(gain({ turn: 17 })).toBeLessThan(gain({ turn: 3 }));
    expect(gain({ turn: 17 })).toBeGreaterThan(0);
    expect(gain(late)).toBe(0); // the next turn decays
  });
});

describe("whoever errs does not strike the own side (judgement.isFolly)", () => {
  const follies = (position: Parameters<typeof table>[0], ...said: readonly string[]): string[] => {
    const t = table(position, [made("A", 3), made("B", 2), made("C", 2)]);
    t.says(...said);
    return t.options().filter((_, index) => bos.judgement!.isFolly!(t.g, index));
  };
  const position = { P1: { summons: ["A", "C"] }, P2: { summons: ["B"] } };

  test("BOS-B2 of the targets of an attack the own side's are follies, the other's are none", () => {
    expect(follies(position, "P1: attack with A")).toEqual(["target P1", "target C"]);
  });

  test("no other answer is one: in the main phase anything may be done", () => {
    expect(follies(position)).toEqual([]);
  });
});
