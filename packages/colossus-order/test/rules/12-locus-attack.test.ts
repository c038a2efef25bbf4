import { describe, expect, test } from "vitest";
import { as, board, follower } from "../board.ts";

const drawOne = [{ timing: "cip", condition: null, cost: [], do: [{ op: "draw", player: "you", count: 1 }] }];
const text = (...program: readonly object[]) => [{ timing: "action", condition: null, cost: [], do: program }];
const cards = [
  follower("Raider", { ap: 2, rp: 2, capture: 0 }),
  follower("Breaker", { keywords: ["Double Break"] }),
  follower("Lurker", { keywords: ["Locus Trick"], locusCost: 5, gemLevel: { black: 1 }, effect: drawOne }),
  follower("Lone", { keywords: ["Locus Trick"], unique: true }),
  {
    name: "Snare",
    type: "action",
    keywords: ["Locus Trick"],
    locusCost: 4,
    effect: text({ op: "damage", target: { choose: 1, of: ["follower"], sides: "both" }, amount: 1 }),
  },
  { name: "Flash", type: "action", snap: true, effect: text({ op: "draw", player: "you", count: 1 }) },
];

describe("12 Locus attack", () => {
  test("CO-R1: the chosen card is turned face-up in its place; a face-up one stays as it is", () => {
    const t = board(
      { P1: { field: ["Raider", as("second", "Raider")] }, P2: { locus: ["T-BF1", as("card", "T-BF2"), "T-BF1"] } },
      { cards },
    );
    t.plays("P1: attack with Raider", "P1: attack locus card 2");
    expect(t.card("card")).toMatchObject({ faceUp: true, locusPlace: 2 });
    t.plays("P1: attack with second", "P1: attack locus card 2");
    expect(t.events("turn face-up")).toEqual(["turn face-up card"]);
  });

  test("CO-R2: a gem is captured whatever the capture point, face-up or face-down", () => {
    for (const faceUp of [false, true]) {
      const t = board({ P1: { field: ["Raider"] }, P2: { locus: [as("gem", "T-G-B", { faceUp })] } }, { cards });
      t.plays("P1: attack with Raider", "P1: attack locus card 1");
      expect(t.zone("P1.captured")).toEqual(["gem"]);
      expect(t.rulesOf("capture")).toEqual(["CO-R2"]);
    }
  });

  test("CO-R3: the opponent draws one and refills the same place face-down, from the hand, without choice not to", () => {
    const t = board(
      {
        P1: { field: ["Raider"] },
        P2: { locus: ["T-BF1", "T-G-B", "T-BF3"], hand: ["T-WF1"], deck: [as("drawn", "T-WF2"), "T-WF3", "T-WF3"] },
      },
      { cards },
    );
    t.plays("P1: attack with Raider", "P1: attack locus card 2", "P2: pass", "P2: pass");
    expect([t.asked, t.question, t.says]).toEqual([
      "P2",
      "CO-R3",
      "which hand card goes face-down to place 2 of the locus, where the captured gem lay?",
    ]);
    expect(t.options).toEqual(["refill with Meadow Squire", "refill with drawn"]);
    t.plays("P2: refill with Meadow Squire");
    expect(t.card("Meadow Squire")).toMatchObject({ place: "locus", locusPlace: 2, faceUp: false });
    expect(t.zone("P2.hand")).toEqual(["drawn"]);
  });

  test("CO-R3, CO-V3: the draw can empty the deck", () => {
    const t = board({ P1: { field: ["Raider"] }, P2: { locus: ["T-G-B"], deck: 1 } }, { cards });
    t.plays("P1: attack with Raider", "P1: attack locus card 1");
    expect(t.result).toBe("P1 wins");
    expect(t.zone("P1.captured")).toEqual(["Black Gem"]);
  });

  test("CO-R3, CO-L7: the replacement takes over its place's spent state", () => {
    const t = board({ P1: { field: ["Raider"] }, P2: { locus: ["T-G-B", "T-BF1", "T-BF1"], used: 2 } }, { cards });
    t.plays("P1: attack with Raider", "P1: attack locus card 1");
    expect(t.player("P2")).toMatchObject({ locus: 3, used: 2, locusPoints: 1 });
    const unspent = board({ P1: { field: ["Raider"] }, P2: { locus: ["T-BF1", "T-G-B", "T-BF1"], used: 1 } }, { cards });
    unspent.plays("P1: attack with Raider", "P1: attack locus card 2");
    expect(unspent.player("P2")).toMatchObject({ locus: 3, used: 1, locusPoints: 2 });
  });

  test("CO-L7, CO-R3: while the place is open the counter covers the other spent cards, and no card that is unspent", () => {
    const t = board(
      { P1: { field: ["Raider"] }, P2: { locus: ["T-BF1", as("gem", "T-G-B"), as("unspent", "T-BF2")], used: 2, hand: ["T-WF1"] } },
      { cards },
    );
    t.plays("P1: attack with Raider", "P1: attack locus card 2", "P2: pass", "P2: pass");
    expect(t.question).toBe("CO-R3");
    expect(t.player("P2")).toMatchObject({ locus: 2, used: 1, locusPoints: 1 });
    expect(t.g.isSpent(t.find("unspent"))).toBe(false);
    t.plays("P2: refill with Meadow Squire");
    expect(t.player("P2")).toMatchObject({ locus: 3, used: 2, locusPoints: 1 });
    expect([t.g.isSpent(t.find("Meadow Squire")), t.g.isSpent(t.find("unspent"))]).toEqual([true, false]);
  });

  test("CO-R4, CO-15.14: another card stays face-up in its place and keeps counting; nothing is drawn", () => {
    const t = board({ P1: { field: ["Raider"] }, P2: { locus: ["T-BF1", "T-BF1"], used: 1 } }, { cards });
    t.plays("P1: attack with Raider", "P1: attack locus card 1");
    expect(t.player("P2")).toMatchObject({ locus: 2, used: 1, deck: 12, hand: 0 });
  });

  test("CO-R5: Locus Trick, turned face-up by the attack and with the gem level met: its controller may play it", () => {
    const t = board({ P1: { field: ["Raider"] }, P2: { locus: [as("lurker", "Lurker")], setGems: ["T-G-B"] } }, { cards });
    t.plays("P1: attack with Raider", "P1: attack locus card 1");
    expect([t.asked, t.question, t.says]).toEqual([
      "P2",
      "CO-R5",
      "play lurker now by Locus Trick, free of locus cost, or leave it face-up?",
    ]);
    expect(t.g.meaning(t.g.parse("use Locus Trick"))).toMatch(/capture \d; costs nothing, its place is lost: locus 1 → 0$/);
    t.plays("P2: leave it face-up");
    expect(t.card("lurker")).toMatchObject({ place: "locus", faceUp: true });
  });

  test("CO-R5, CO-U3: a second unique follower cannot be played by Locus Trick either", () => {
    const t = board(
      { P1: { field: ["Raider"] }, P2: { field: [as("first", "Lone", { position: "OFF" })], locus: [as("second", "Lone")] } },
      { cards },
    );
    t.plays("P1: attack with Raider", "P1: attack locus card 1");
    expect(t.question).toBe("CO-T2");
    expect(t.card("second")).toMatchObject({ place: "locus", faceUp: true });
  });

  test("CO-R6: a follower goes to the field, ON, and its CIP applies; cards to its right shift, the place is not refilled", () => {
    const t = board(
      { P1: { field: ["Raider"] }, P2: { locus: ["T-BF1", as("lurker", "Lurker"), as("right", "T-BF3")], setGems: ["T-G-B"] } },
      { cards },
    );
    t.plays("P1: attack with Raider", "P1: attack locus card 2", "P2: use Locus Trick");
    expect(t.card("lurker")).toMatchObject({ place: "field", position: "ON", arrived: true });
    expect(t.rulesOf("come into play")).toEqual(["CO-R6"]);
    expect(t.card("right")["locusPlace"]).toBe(2);
    expect(t.player("P2")).toMatchObject({ locus: 2, hand: 1, used: 0 });
  });

  test("CO-R6: an action is carried out, then discarded; its choice is made when it is played", () => {
    const t = board(
      { P1: { field: ["Raider"] }, P2: { locus: ["T-BF1", "Snare"], field: [as("mine", "T-WF4", { position: "OFF" })] } },
      { cards },
    );
    t.plays("P1: attack with Raider", "P1: attack locus card 2", "P2: use Locus Trick");
    expect(t.options).toEqual(["choose Raider", "choose mine"]);
    t.plays("P2: choose Raider");
    expect(t.card("Raider")["damage"]).toBe(1);
    expect(t.zone("P2.discard")).toEqual(["Snare"]);
    expect(t.rulesOf("discard")).toEqual(["CO-R6"]);
    expect(t.player("P2")).toMatchObject({ locus: 1, used: 0 });
  });

  test("CO-R6, CO-B8: an action without anything to choose cannot be played by Locus Trick", () => {
    const own = {
      name: "Own",
      type: "action",
      keywords: ["Locus Trick"],
      effect: text({ op: "turnOn", target: { choose: 1, of: ["follower"], sides: "own" } }),
    };
    const t = board({ P1: { field: ["Raider"] }, P2: { locus: ["Own"] } }, { cards: [...cards, own] });
    t.plays("P1: attack with Raider", "P1: attack locus card 1");
    expect(t.card("Own")).toMatchObject({ place: "locus", faceUp: true });
  });

  test("CO-R6, CO-L7: a spent card that leaves takes its point with it, an unspent one does not", () => {
    const spent = board({ P1: { field: ["Raider"] }, P2: { locus: ["Lurker", "T-BF1", "T-BF1"], used: 2, setGems: ["T-G-B"] } }, { cards });
    spent.plays("P1: attack with Raider", "P1: attack locus card 1", "P2: use Locus Trick");
    expect(spent.player("P2")).toMatchObject({ locus: 2, used: 1, locusPoints: 1 });
    const unspent = board(
      { P1: { field: ["Raider"] }, P2: { locus: ["T-BF1", "T-BF1", "Lurker"], used: 2, setGems: ["T-G-B"] } },
      { cards },
    );
    unspent.plays("P1: attack with Raider", "P1: attack locus card 3", "P2: use Locus Trick");
    expect(unspent.player("P2")).toMatchObject({ locus: 2, used: 2, locusPoints: 0 });
  });

  test("CO-R7: a card that was already face-up has no Locus Trick", () => {
    const t = board(
      { P1: { field: ["Raider"] }, P2: { locus: [as("lurker", "Lurker", { faceUp: true })], setGems: ["T-G-B"] } },
      { cards },
    );
    t.plays("P1: attack with Raider", "P1: attack locus card 1");
    expect(t.question).toBe("CO-T2");
    expect(t.refusal("use Locus Trick", "P2")).toBe("CO-R7");
    expect(t.card("lurker")["place"]).toBe("locus");
  });

  test("CO-R8, CO-15.15: a Locus Trick play resolves at once, without X-Play, a normal action too", () => {
    const t = board({ P1: { field: ["Raider"], hand: ["Flash"] }, P2: { locus: ["Snare"], hand: ["Flash"] } }, { cards });
    t.plays("P1: attack with Raider", "P1: attack locus card 1", "P2: pass", "P1: pass", "P2: pass", "P1: pass", "P2: use Locus Trick");
    expect([t.asked, t.question]).toEqual(["P1", "CO-T2"]);
    expect(t.card("Raider")["damage"]).toBe(1);
    expect(t.rulesOf("X-Play")).toEqual(["CO-X2d", "CO-X2d"]);
    expect(t.events("announce")).toEqual(["announce Snare"]);
    expect(t.rulesOf("announce")).toEqual(["CO-R8"]);
  });

  test("CO-U4, CO-R3: a duplicate unique gem is discarded instead, and the place is refilled all the same", () => {
    const t = board({ P1: { field: ["Raider"], captured: ["T-G-X2"] }, P2: { locus: [as("gem", "T-G-X2")] } }, { cards });
    t.plays("P1: attack with Raider", "P1: attack locus card 1");
    expect(t.zone("P2.discard")).toEqual(["gem"]);
    expect(t.player("P2")).toMatchObject({ locus: 1, deck: 11, hand: 0 });
  });
});

describe("14 Double Break", () => {
  test("CO-Y4: two locus cards and their order are chosen on declaration", () => {
    const t = board({ P1: { field: ["Breaker"] }, P2: { locus: [as("a", "T-BF1"), as("b", "T-BF2"), as("c", "T-BF3")] } }, { cards });
    t.plays("P1: attack with Breaker", "P1: attack locus card 3");
    expect(t.says).toBe("Double Break: which locus card is attacked after card 3?");
    expect(t.options).toEqual(["attack locus card 1", "attack locus card 2"]);
    expect(t.refusal("attack locus card 3")).toBe("CO-Y4");
    expect(t.refusal("attack the deck")).toBe("CO-A3");
    t.plays("P1: attack locus card 1");
    expect(t.events("turn face-up")).toEqual(["turn face-up c", "turn face-up a"]);
  });

  test("CO-Y4, CO-15.24: with a single locus card only that one is attacked", () => {
    const t = board({ P1: { field: ["Breaker"] }, P2: { locus: [as("a", "T-BF1")] } }, { cards });
    t.plays("P1: attack with Breaker", "P1: attack locus card 1");
    expect(t.question).toBe("CO-T2");
    expect(t.events("turn face-up")).toEqual(["turn face-up a"]);
  });

  test("CO-Y4: the second choice is the card, so a shift by Locus Trick does not change it", () => {
    const t = board(
      {
        P1: { field: ["Breaker"] },
        P2: { locus: [as("lurker", "Lurker"), as("second", "T-G-R"), as("third", "T-BF1")], setGems: ["T-G-B"] },
      },
      { cards },
    );
    t.plays("P1: attack with Breaker", "P1: attack locus card 1", "P1: attack locus card 2", "P2: use Locus Trick");
    expect(t.zone("P1.captured")).toEqual(["second"]);
    expect(t.zone("P2.field")).toEqual(["lurker"]);
  });

  test("CO-Y4, CO-B7: what came into play by the first card waits until the whole step is over", () => {
    const t = board({ P1: { field: ["Breaker"] }, P2: { locus: ["Lurker", "T-BF1"], setGems: ["T-G-B"] } }, { cards });
    t.plays("P1: attack with Breaker", "P1: attack locus card 1", "P2: use Locus Trick");
    expect(t.events("come into play", "turn face-up", "draw")).toEqual([
      "turn face-up Lurker",
      "come into play Lurker",
      "turn face-up Grave Sprite",
      "draw Any Card",
    ]);
  });

  test("CO-Y4: a gem that was already face-up counts as a revealed gem", () => {
    const t = board(
      { P1: { field: ["Breaker"] }, P2: { locus: [as("open", "T-G-B", { faceUp: true }), as("closed", "T-G-R")] } },
      { cards },
    );
    t.plays("P1: attack with Breaker", "P1: attack locus card 1");
    expect(t.zone("P1.captured")).toEqual(["open"]);
    expect(t.card("closed")).toMatchObject({ place: "locus", faceUp: true });
  });

  test("CO-Y4: no card is drawn for the second gem, and the replacement is never the second card", () => {
    const t = board(
      { P1: { field: ["Breaker"] }, P2: { locus: [as("first", "T-G-B"), as("second", "T-G-R")], hand: [as("spare", "T-G-U")] } },
      { cards },
    );
    t.plays("P1: attack with Breaker", "P1: attack locus card 1", "P2: pass", "P2: pass", "P2: refill with spare");
    expect(t.events("draw")).toHaveLength(1);
    expect(t.card("spare")).toMatchObject({ faceUp: false, locusPlace: 1 });
    expect(t.card("second")).toMatchObject({ faceUp: true, locusPlace: 2 });
  });

  test("CO-Y4: on a deck or a follower it is an ordinary attack", () => {
    const t = board({ P1: { field: ["Breaker"] }, P2: { locus: 2 } }, { cards });
    t.plays("P1: attack with Breaker", "P1: attack the deck");
    expect(t.player("P2")["deck"]).toBe(11);
  });
});
