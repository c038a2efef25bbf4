import { describe, expect, test } from "vitest";
import { clip, clipWords, flow, pad, padLeft, widthOf, wrap } from "../src/text.ts";

describe("text in columns", () => {
  test("Japanese letters are two columns wide, half-width ones and colours are not", () => {
    expect(widthOf("アプレンティス")).toBe(14);
    expect(widthOf("ｱﾌﾟﾚ")).toBe(4);
    expect(widthOf("\u001b[1mAlpha\u001b[22m")).toBe(5);
  });

  test("padding counts columns, not letters", () => {
    expect(pad("盾", 4)).toBe("盾  ");
    expect(padLeft("盾", 4)).toBe("  盾");
    expect(pad("too long", 3)).toBe("too long");
  });

  test("a sentence is cut between two words, and the dots stand for all that is missing", () => {
    expect(clipWords("takes 12 damage", 15)).toBe("takes 12 damage");
    expect(clipWords("takes 12 damage", 14)).toBe("takes 12…");
    expect(clipWords("takes 12 damage", 9)).toBe("takes 12…");
    expect(clipWords("takes 12 damage", 8)).toBe("takes…");
    expect(clipWords("takes 12 damage", 4)).toBe("tak…");
    expect(clipWords("アプレンティス", 12)).toBe("アプレンテ…");
  });

  test("clipping never cuts a letter in half", () => {
    expect(clip("アプレンティス", 14)).toBe("アプレンティス");
    expect(clip("アプレンティス", 13)).toBe("アプレンティ…");
    expect(clip("アプレンティス", 12)).toBe("アプレンテ…");
    expect(clip("a", 0)).toBe("");
  });

  test("wrapping breaks between words, and long words where it must; later lines are set in", () => {
    expect(wrap("one two three four", 9, "  ")).toEqual(["one two", "  three", "  four"]);
    expect(wrap("アプレンティスの剣", 10)).toEqual(["アプレンテ", "ィスの剣"]);
    expect(wrap("", 10)).toEqual([]);
    for (const line of wrap("a".repeat(50), 12, "    ")) expect(widthOf(line)).toBeLessThanOrEqual(12);
  });

  test("pieces flow, and are never torn", () => {
    expect(flow(["Lancer 3/3", "Wall 1/4", "Clerk 1/1"], 21, " │ ")).toEqual(["Lancer 3/3 │ Wall 1/4", "Clerk 1/1"]);
  });
});
