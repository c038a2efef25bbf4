import { describe, expect, test } from "vitest";
import { as, board, follower } from "../board.ts";

const [w, b] = ["T-G-W", "T-G-B"];
const cards = [
  follower("Soarer", { keywords: ["Soar"] }),
  follower("Walker", { ap: 1, rp: 2 }),
  follower("Swift", { keywords: ["Fleet"] }),
  follower("Riddle", { keywords: ["Fast Break"] }),
];

describe("14 Keywords", () => {
  test("CO-Y1: only Soar blocks Soar; a Soar follower blocks anybody", () => {
    const t = board({ P1: { field: ["Soarer", "Walker"] }, P2: { field: [as("a", "Soarer"), as("b", "Walker")] } }, { cards });
    t.plays("P1: attack with Soarer");
    expect(t.options).toEqual(["block with a", "pass"]);
    expect(t.refusal("block with b")).toBe("CO-Y1");
    t.plays("P2: pass", "P1: attack with Walker");
    expect(t.options).toEqual(["block with a", "block with b", "pass"]);
  });

  test("CO-Y1: Soar does not protect against being attacked while OFF", () => {
    const t = board({ P1: { field: ["Walker"] }, P2: { field: [as("a", "Soarer", { position: "OFF" })] } }, { cards });
    t.plays("P1: attack with Walker", "P1: attack a");
    expect(t.zone("P2.discard")).toEqual(["a"]);
  });

  test("CO-Y2: Fleet attacks in the turn it comes into play", () => {
    const t = board({ P1: { hand: ["Swift", "Walker"] } }, { cards });
    t.plays("P1: play Swift", "P1: pass", "P1: play Walker");
    expect(t.refusal("attack with Swift")).toBeNull();
    expect(t.refusal("attack with Walker")).toBe("CO-F4");
  });

  test("CO-Y3: while in hand, a Locus Trick card is played normally for its full cost", () => {
    const t = board({ P1: { hand: ["T-BF6"], setGems: [b], locus: 3, used: 1 } });
    expect(t.refusal("play Ambush Ghoul")).toBe("CO-L2");
    const paid = board({ P1: { hand: ["T-BF6"], setGems: [b], locus: 3 } }).plays("P1: play Ambush Ghoul");
    expect(paid.player("P1")["used"]).toBe(3);
  });

  test("CO-Y5, CO-Y6: Fast Break is accepted and does nothing", () => {
    const t = board({ P1: { field: ["Riddle"] }, P2: { field: ["Walker"], locus: 2 } }, { cards });
    t.plays("P1: attack with Riddle", "P1: attack locus card 1");
    expect(t.options).toEqual(["block with Walker", "pass"]);
  });
});

describe("14 The end of the game", () => {
  test("CO-V1, CO-15.2: set gems, captured gems and face-up gems do not count", () => {
    const t = board({ phase: "start", P1: { locus: [w, w, w, w, w, as("open", b, { faceUp: true })], setGems: [b], captured: [b] } });
    expect(t.question).toBe("CO-T2");
    expect(t.refusal("declare Gem Complete")).toBe("CO-V2");
  });

  test("CO-V2: the declarer points at six face-down cards, which are turned face-up; six gems win", () => {
    const t = board({ phase: "start", P1: { locus: ["T-BF1", w, w, w, as("open", b, { faceUp: true }), b, b, b] } });
    t.plays("P1: declare Gem Complete");
    expect(t.options).toEqual(["point at locus card 1", "point at locus card 2"]);
    t.plays("P1: point at locus card 2");
    expect(t.result).toBe("P1 wins");
    expect(t.card("Grave Sprite")["faceUp"]).toBe(false);
  });

  test("CO-V2, CO-15.3: if it fails all six stay face-up, and the turn goes on with recovery", () => {
    const t = board({ phase: "start", P1: { locus: [w, w, w, w, w, "T-BF1", w], used: 2 } });
    t.plays(
      "P1: declare Gem Complete",
      "P1: point at locus card 1",
      "P1: point at locus card 2",
      "P1: point at locus card 3",
      "P1: point at locus card 4",
      "P1: point at locus card 5",
      "P1: point at locus card 6",
    );
    expect(t.result).toBe("running");
    expect(t.events("declaration fails", "recover locus points", "draw")).toEqual([
      "declaration fails",
      "recover locus points",
      "draw Any Card",
    ]);
    expect(t.card("Grave Sprite")).toMatchObject({ faceUp: true, locusPlace: 6 });
    expect(t.player("P1")["locus"]).toBe(7);
  });

  test("CO-V2: what cannot be pointed at is refused with what stands against it, before the declaration and after", () => {
    const t = board({ phase: "start", P1: { locus: [w, w, w, w, w, w, w, w] } });
    const fact = (place = 5) => t.g.whyNot(t.g.wishes(`point at locus card ${place}`)[0]!)?.fact;
    expect(fact()).toMatch(/^Gem Complete has not been declared/);
    t.plays("P1: declare Gem Complete");
    expect(t.refusal("point at locus card 3")).toBeNull();
    expect(t.refusal("point at locus card 5")).toBe("CO-V2");
    expect(fact()).toBe("from left to right: too few are left from locus card 5 on, namely 4");
    t.plays("P1: point at locus card 2");
    for (const place of [1, 2]) expect(fact(place)).toBe("from left to right: locus card 2 has been pointed at");
    expect(fact(9)).toBe("from left to right: too few are left from locus card 9 on, namely 0");
    const u = board({ phase: "start", P1: { locus: [w, { card: w, faceUp: true }, w, w, w, w, w, w] } }).plays("P1: declare Gem Complete");
    expect(u.g.whyNot(u.g.wishes("point at locus card 2")[0]!)?.fact).toBe("locus card 2 lies face-up");
  });

  test("CO-V2, CO-I2: while pointing, nothing is seen", () => {
    const t = board({ phase: "start", P1: { locus: [w, w, w, w, w, w, w, w] } });
    t.plays("P1: declare Gem Complete", "P1: point at locus card 2");
    for (const seat of [0, 1] as const) {
      const row = t.g.view(seat).rows.find(({ label, seat: of }) => label === "locus" && of === 0);
      expect(row?.cells.map((cell) => cell?.name)).toEqual([null, null, null, null, null, null, null, null]);
      expect(row?.cells[1]?.marks).toEqual(["pointed at"]);
    }
  });

  test("CO-V3, CO-15.1, MR 2.1, MR 2.1.2: a player whose deck has no cards loses, whatever moved the last one", () => {
    const t = board({ P1: { hand: ["T-BA3"], setGems: [b], locus: 1 }, P2: { deck: 2 } });
    t.plays("P1: play Night Toll");
    expect(t.result).toBe("P1 wins");
    expect(t.rulesOf("lose")).toEqual(["CO-V3"]);
  });

  test("CO-V4: both decks empty at the same moment: drawn", () => {
    const t = board({ P1: { deck: 1 }, P2: { deck: 1 } });
    t.g.draw(0, 1, "CO-T1c");
    t.g.draw(1, 1, "CO-T1c");
    t.g.run();
    expect(t.result).toBe("draw");
    expect(t.rulesOf("lose")).toEqual(["CO-V4", "CO-V4"]);
  });

  test("CO-V5: concession at any time, in the opponent's turn too", () => {
    const t = board({ P1: {} });
    t.g.concede(1);
    expect(t.result).toBe("P1 wins");
  });
});
