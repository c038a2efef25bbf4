/** For players that look ahead: how well a seat stands, the answer that one gives without thinking, dice of their own. */
import { describe, expect, test } from "vitest";
import { balanceOf, diceOf, firstOffered } from "../src/index.ts";
import { duel, Verb } from "./duel.ts";

const arranged = (P1: Record<string, unknown>, P2: Record<string, unknown>) =>
  duel.stage.arrange({ game: "duel", title: "test", position: { P1, P2 } });

describe("the balance", () => {
  test("is 1 for who has won, -1 for who has lost, 0 in a draw, whatever a side is worth", () => {
    const worthless = () => 0;
    const conceded = arranged({ deck: ["Blade 1"] }, {});
    conceded.concede(0);
    expect([balanceOf(conceded, 0, worthless, 1), balanceOf(conceded, 1, worthless, 1)]).toEqual([-1, 1]);
    const drawn = arranged({}, {}); // an empty deck ends the match, at equal life in a draw
    expect([drawn.standing(), balanceOf(drawn, 0, (seat) => seat, 1)]).toEqual([{ over: true, winner: null }, 0]);
  });

  test("lies in between while the match runs: a good deal more is worth a good deal, and what one side gains the other loses", () => {
    const match = arranged({ life: 9, hand: ["Blade 1"], deck: ["Blade 1"] }, { life: 5 });
    const balance = (seat: 0 | 1, much: number) => balanceOf(match, seat, (of) => match.life[of], much);
    expect(balance(0, 4)).toBe(Math.tanh(1));
    expect(balance(0, 8)).toBe(Math.tanh(0.5));
    expect(balance(1, 4)).toBe(-balance(0, 4));
  });
});

test("of some verbs, the first that is offered at all, and its first answer", () => {
  const match = arranged({ hand: ["Blade 6", "Blade 1", "Blade 2"], life: 3, deck: ["Blade 1"] }, {});
  const offered = [...match.options()].map((answer) => match.phrase(answer));
  expect(offered).toEqual(["play Blade 1", "play Blade 2", "play Blade 1", "pass"]);
  expect([[Verb.pass, Verb.play], [Verb.play, Verb.pass], [7, Verb.pass], [7], []].map((verbs) => firstOffered(match, verbs))).toEqual([
    3, 0, 3, -1, -1,
  ]);
  const poor = arranged({ hand: ["Blade 1", "Blade 1"], deck: ["Blade 1"] }, { life: 1, deck: ["Blade 6"] });
  poor.play(firstOffered(poor, [Verb.pass]));
  expect([firstOffered(poor, [Verb.play]), firstOffered(poor, [Verb.pass])]).toEqual([-1, 0]); // what P1 was offered is gone
});

test("dice of one seed fall alike, of another otherwise, and on every side", () => {
  const rolls = (seed: number, count = 12) => {
    const dice = diceOf(seed);
    return Array.from({ length: count }, () => dice(6));
  };
  expect(rolls(1)).toEqual([3, 0, 3, 3, 3, 3, 1, 2, 3, 1, 4, 2]);
  expect(rolls(2)).not.toEqual(rolls(1));
  expect(new Set(rolls(0, 200))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
});
