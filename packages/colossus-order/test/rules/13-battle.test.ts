import { describe, expect, test } from "vitest";
import { as, board, follower } from "../board.ts";

const any = { choose: 1, of: ["follower"], sides: "both" };
const text = (...program: readonly object[]) => [{ timing: "action", condition: null, cost: [], do: program }];
const victor = (name: string, facts: object) =>
  follower(name, {
    ...facts,
    effect: [
      { timing: "trigger", event: "destroysFollowerInBattle", condition: null, cost: [], do: [{ op: "draw", player: "you", count: 1 }] },
    ],
  });
const cards = [
  follower("Lancer", { ap: 3, rp: 3 }),
  follower("Wall", { ap: 1, rp: 4 }),
  follower("Clerk", { ap: 1, rp: 1 }),
  follower("Idol", { ap: 0, rp: 3 }),
  victor("Victor", { ap: 3, rp: 3 }),
  { name: "Weaken", type: "action", snap: true, effect: text({ op: "modifyStats", target: any, ap: -5, rp: 0, until: "endOfTurn" }) },
  { name: "Wither", type: "action", snap: true, effect: text({ op: "modifyStats", target: any, ap: 0, rp: -2, until: "endOfTurn" }) },
  { name: "Guard", type: "action", snap: true, effect: text({ op: "modifyStats", target: any, ap: 1, rp: 3, until: "endOfTurn" }) },
  { name: "Zap", type: "action", snap: true, effect: text({ op: "damage", target: any, amount: 2 }) },
  {
    name: "Quake",
    type: "action",
    effect: text({ op: "damage", target: { all: ["follower"], sides: "both" }, amount: 1 }, { op: "draw", player: "you", count: 1 }),
  },
];
const off = (handle: string, card: string, facts = {}) => as(handle, card, { position: "OFF", ...facts });

describe("13 Battle", () => {
  test("CO-W1: attacker against blocker, the attacked follower aside", () => {
    const t = board({ P1: { field: ["Lancer"] }, P2: { field: [off("attacked", "Clerk"), "Wall"] } }, { cards });
    t.plays("P1: attack with Lancer", "P1: attack attacked", "P2: block with Wall");
    expect(t.card("Wall")["damage"]).toBe(3);
    expect(t.card("attacked")["damage"]).toBe(0);
    expect(t.card("Lancer")["damage"]).toBe(1);
  });

  test("CO-B7: what waits for a destruction is told behind it, and is caused by it, even if both fall", () => {
    const t = board({ P1: { field: ["Victor"] }, P2: { field: [off("foe", "Victor")] } }, { cards });
    t.plays("P1: attack with Victor", "P1: attack foe");
    expect(t.events("destroy", "trigger")).toEqual(["destroy Victor", "destroy foe", "trigger Victor", "trigger foe"]);
    const { events } = t.g.recorder!;
    const causes = events.filter(({ what }) => what === "trigger").map(({ cause }) => t.g.tell(events[cause!]!, null));
    expect(causes).toEqual(["P2's foe is destroyed: 3 damage in this turn, RP 3", "P1's Victor is destroyed: 3 damage in this turn, RP 3"]);
  });

  test("CO-W2: modifications count, and AP below 0 deals no damage", () => {
    const t = board({ P1: { field: ["Lancer"] }, P2: { field: [off("wall", "Wall")], hand: ["Weaken", "Guard"] } }, { cards });
    t.plays(
      "P1: attack with Lancer",
      "P1: attack wall",
      "P2: play Weaken",
      "P2: choose Lancer",
      "P2: pass",
      "P2: play Guard",
      "P2: choose wall",
    );
    expect(t.card("wall")).toMatchObject({ damage: 0, ap: 2, rp: 7 });
    expect(t.card("Lancer")).toMatchObject({ ap: 0, damage: 2 });
  });

  test("CO-W3: both lose resistance at the same time; the attacked OFF follower strikes back as well", () => {
    const t = board({ P1: { field: ["Lancer"] }, P2: { field: [off("foe", "Lancer")] } }, { cards });
    t.plays("P1: attack with Lancer", "P1: attack foe");
    expect(t.events("damage", "destroy")).toEqual(["damage foe", "damage Lancer", "destroy Lancer", "destroy foe"]);
    expect(t.rulesOf("damage")).toEqual(["CO-W3", "CO-W3"]);
    expect(t.events("attack ends")).toEqual([]);
  });

  test("CO-W4: with 0 or less it is destroyed, to its owner's discard pile; both may be", () => {
    const t = board({ P1: { field: ["Lancer"] }, P2: { field: [off("clerk", "Clerk")] } }, { cards });
    t.plays("P1: attack with Lancer", "P1: attack clerk");
    expect(t.zone("P2.discard")).toEqual(["clerk"]);
    expect(t.card("Lancer")["remainingRp"]).toBe(2);
    expect(t.rulesOf("destroy")).toEqual(["CO-W4"]);
  });

  test("CO-W4, CO-15.21: a trigger on destroying in battle happens as attacker, as blocker and as attacked, even if both fall", () => {
    const asAttacker = board({ P1: { field: ["Victor"] }, P2: { field: [off("clerk", "Clerk")] } }, { cards });
    asAttacker.plays("P1: attack with Victor", "P1: attack clerk");
    expect(asAttacker.player("P1")["hand"]).toBe(1);
    const asBlocker = board({ P1: { field: ["Clerk"] }, P2: { field: ["Victor"] } }, { cards });
    asBlocker.plays("P1: attack with Clerk", "P2: block with Victor");
    expect(asBlocker.player("P2")["hand"]).toBe(1);
    const exactly = board({ P1: { field: ["Victor"] }, P2: { field: [off("idol", "Idol")] } }, { cards });
    exactly.plays("P1: attack with Victor", "P1: attack idol");
    expect(exactly.player("P1")["hand"]).toBe(1);
    const bothFall = board({ P1: { field: ["Lancer"] }, P2: { field: [off("victor", "Victor")] } }, { cards });
    bothFall.plays("P1: attack with Lancer", "P1: attack victor");
    expect(bothFall.zone("P2.field")).toEqual([]);
    expect(bothFall.player("P2")["hand"]).toBe(1);
  });

  test("CO-W4: no trigger when the other survives, or falls by something else than the battle", () => {
    const survives = board({ P1: { field: ["Victor"] }, P2: { field: [off("wall", "Wall")] } }, { cards });
    survives.plays("P1: attack with Victor", "P1: attack wall");
    expect(survives.player("P1")["hand"]).toBe(0);
    const zapped = board({ P1: { field: ["Victor"], hand: ["Zap"] }, P2: { field: [off("clerk", "Clerk")] } }, { cards });
    zapped.plays("P1: attack with Victor", "P1: attack clerk", "P1: play Zap", "P1: choose clerk");
    expect(zapped.player("P1")["hand"]).toBe(0);
  });

  test("CO-W5, CO-15.22: survivors stay OFF, and the battle turns nothing", () => {
    const t = board({ P1: { field: ["Lancer"] }, P2: { field: ["Wall"] } }, { cards });
    t.plays("P1: attack with Lancer", "P2: block with Wall");
    expect([t.card("Lancer")["position"], t.card("Wall")["position"]]).toEqual(["OFF", "OFF"]);
  });

  test("CO-W6: damage stays through the main phase, AP is not reduced by it, and the end phase recovers it for both players", () => {
    const t = board({ P1: { field: ["Lancer"] }, P2: { field: [off("wall", "Wall")] } }, { cards });
    t.plays("P1: attack with Lancer", "P1: attack wall");
    expect(t.card("wall")).toMatchObject({ damage: 3, remainingRp: 1, ap: 1 });
    t.plays("P1: end the main phase");
    expect(t.card("wall")["damage"]).toBe(0);
    expect(t.card("Lancer")["damage"]).toBe(0);
  });

  test("CO-W7: damage of abilities adds to battle damage and is recovered with it", () => {
    const t = board({ P1: { field: ["Lancer"], hand: ["Zap"] }, P2: { field: [off("wall", "Wall")] } }, { cards });
    t.plays("P1: attack with Lancer", "P1: attack wall", "P1: pass", "P1: pass", "P1: play Zap", "P1: choose wall");
    expect(t.zone("P2.discard")).toEqual(["wall"]);
    expect(t.rulesOf("damage")).toEqual(["CO-W3", "CO-W3", "CO-W7"]);
  });

  test("CO-W7: lowering RP is not damage, and destroys at 0 all the same", () => {
    const t = board({ P1: { hand: ["Wither"] }, P2: { field: ["Clerk"] } }, { cards });
    t.plays("P1: play Wither");
    expect(t.zone("P2.discard")).toEqual(["Clerk"]);
    expect(t.events("damage")).toEqual([]);
  });

  test("CO-W2, CO-W6: what is used hundreds of times in a turn adds up to more, never to less", () => {
    const ignition = (does: object) => ({ timing: "ignition", condition: null, cost: [], do: [does] });
    const grow = { op: "modifyStats", target: { all: ["follower"], sides: "both" }, ap: 99, rp: 99, until: "endOfTurn" };
    const burn = { op: "damage", target: { all: ["follower"], sides: "opponent" }, amount: 99 };
    const giant = follower("Giant", { ap: 1, rp: 1, effect: [ignition(grow), ignition(burn)] });
    const t = board({ P1: { field: ["Giant"] }, P2: { field: [off("foe", "Clerk")] } }, { cards: [...cards, giant] });
    const uses = (times: number, ability: string) => {
      for (let nth = 0; nth < times; nth++) t.plays("P1: use the ignition of Giant", `P1: ${ability}`, "P1: pass");
    };
    uses(340, "ability 1");
    expect(t.card("foe")).toMatchObject({ ap: 30_001, remainingRp: 30_001 });
    uses(300, "ability 2");
    expect(t.card("foe")).toMatchObject({ remainingRp: 301 });
    t.plays("P1: attack with Giant", "P1: attack foe", "P1: pass", "P1: pass");
    expect(t.zone("P2.discard")).toEqual(["foe"]);
  });

  test("CO-W8, CO-15.23: remaining RP is looked at after each instruction, and all that fall go together", () => {
    const t = board({ P1: { hand: ["Quake"], field: ["Clerk"] }, P2: { field: ["Clerk", "Wall"] } }, { cards });
    t.plays("P1: play Quake");
    expect(t.events("damage", "destroy", "draw")).toEqual([
      "damage Clerk",
      "damage Clerk",
      "damage Wall",
      "destroy Clerk",
      "destroy Clerk",
      "draw Any Card",
    ]);
    expect(t.rulesOf("destroy")).toEqual(["CO-W8", "CO-W8"]);
  });

  test("CO-W8, CO-T3b, CO-15.13: a follower kept alive by a bonus does not die of its ending", () => {
    const t = board(
      { P1: { hand: ["Guard"], field: ["Lancer"] }, P2: { field: [as("wall", "Wall", { position: "OFF", addedAp: 3 })] } },
      { cards },
    );
    t.plays("P1: play Guard", "P1: choose Lancer", "P1: attack with Lancer", "P1: attack wall");
    expect(t.card("Lancer")).toMatchObject({ damage: 4, remainingRp: 2 });
    t.plays("P1: end the main phase");
    expect(t.card("Lancer")).toMatchObject({ damage: 0, remainingRp: 3, rp: 3 });
  });
});
