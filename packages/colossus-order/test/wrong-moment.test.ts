/** What no question offers, and the paragraph that a judge names for it. */
import { diceOf, type Match, newMatch, option } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { colossusOrder } from "../src/game.ts";
import { Place } from "../src/names.ts";
import { as, board, follower } from "./board.ts";

const draw = { op: "draw", player: "you", count: 1 };
const cards = [
  follower("Lancer", { ap: 3, rp: 3 }),
  follower("Digger", { effect: [{ timing: "ignition", condition: null, cost: [], do: [draw] }] }),
  { name: "Insight", type: "action", effect: [{ timing: "action", condition: null, cost: [], do: [draw] }] },
  { name: "Spark", type: "action", snap: true, effect: [{ timing: "action", condition: null, cost: [], do: [draw] }] },
  {
    name: "Zap",
    type: "action",
    snap: true,
    effect: [
      {
        timing: "action",
        condition: null,
        cost: [],
        do: [{ op: "damage", target: { choose: 1, of: ["follower"], sides: "opponent" }, amount: 1 }],
      },
    ],
  },
];
const hand = ["Insight", "Spark", "Lancer", as("gem", "T-G-W")];

describe("in one's own main phase, what is not there to be done", () => {
  const t = board(
    {
      P1: {
        colossus: ["T-C-R"],
        hand,
        setGems: [as("set", "T-G-R")],
        field: ["Digger", as("mine", "Lancer")],
        discard: [as("gone", "Lancer")],
      },
      P2: { field: [as("theirs", "Digger")] },
    },
    { cards },
  );

  test("CO-M1: only a gem card from hand is set", () => {
    expect([t.refusal("set Insight"), t.refusal("set set")]).toEqual(["CO-M1", "CO-M1"]);
  });

  test("CO-M2: only a card from hand is put into the locus", () => {
    expect([t.refusal("put mine into the locus"), t.refusal("put gone into the locus")]).toEqual(["CO-M2", "CO-M2"]);
  });

  test("MR 3.4.1.2: a Colossus uses the abilities that it has", () => {
    expect(t.refusal("use Colossus ability 2")).toBe("MR 3.4.1.2");
  });

  test("CO-P1: only a card from hand is announced", () => {
    expect([t.refusal("play mine"), t.refusal("play gone")]).toEqual(["CO-P1", "CO-P1"]);
  });

  test("CO-B4, CO-B1: an ignition ability is used by its controller, and only where there is one", () => {
    expect([t.refusal("use the ignition of theirs"), t.refusal("use the ignition of mine")]).toEqual(["CO-B4", "CO-B1"]);
  });

  test("CO-M7: only a follower on one's own field attacks", () => {
    expect([t.refusal("attack with theirs"), t.refusal("attack with gone")]).toEqual(["CO-M7", "CO-M7"]);
  });

  test("CO-17.3: nothing is chosen where no text asks for it", () => {
    expect(t.refusal("choose mine")).toBe("CO-17.3");
  });
});

describe("who is asked, but for something else", () => {
  test("CO-X2, CO-T2, CO-A1: the target of an attack is to be named, and nothing is played meanwhile", () => {
    const t = board({ P1: { hand, field: ["Digger", as("mine", "Lancer")] }, P2: { locus: 1 } }, { cards });
    t.plays("P1: attack with mine");
    expect(t.question).toBe("CO-A3");
    expect([t.refusal("play Spark"), t.refusal("use the ignition of Digger")]).toEqual(["CO-X2", "CO-X2"]);
    expect([t.refusal("play Insight"), t.refusal("set gem"), t.refusal("attack with Digger")]).toEqual(["CO-T2", "CO-T2", "CO-A1"]);
    expect(t.refusal("play Insight", "P2")).toBe("MR 1.2");
  });

  test("CO-X2, CO-A6: in the defense declaration one blocks or passes, and only with followers of one's own", () => {
    const t = board({ P1: { field: ["Lancer", as("theirs", "Digger")] }, P2: { hand: ["Spark"], field: ["Digger"] } }, { cards });
    t.plays("P1: attack with Lancer", "P2: pass", "P1: pass");
    expect(t.question).toBe("CO-A6");
    expect([t.refusal("play Spark"), t.refusal("block with theirs")]).toEqual(["CO-X2", "CO-A6"]);
    expect(t.refusal("block with Digger", "P1")).toBe("CO-A6");
  });

  test("CO-T1a, CO-T2: before the start phase is over nothing is played", () => {
    const six = ["T-G-W", "T-G-W", "T-G-W", "T-G-W", "T-G-W", "T-G-W"];
    const t = board({ phase: "start", P1: { hand, locus: six } }, { cards });
    expect([t.question, t.refusal("play Lancer"), t.refusal("play Spark")]).toEqual(["CO-T1a", "CO-T2", "CO-X2"]);
  });

  test("CO-B8: what the text does not ask for is not chosen", () => {
    const t = board({ P1: { hand: ["Zap"], field: ["Lancer"] }, P2: { field: [as("a", "Digger"), as("b", "Digger")] } }, { cards });
    t.plays("P1: play Zap");
    expect([t.question, t.refusal("choose Lancer"), t.refusal("choose a")]).toEqual(["CO-B8", "CO-B8", null]);
  });
});

test("MR 2.1: when the game is over nothing is done any more", () => {
  const t = board({ P1: { field: ["Lancer"] }, P2: { deck: 1 } }, { cards }).plays("P1: attack with Lancer");
  expect([t.result, t.refusal("attack with Lancer", "P1"), t.refusal("pass", "P2")]).toEqual(["P1 wins", "MR 2.1", "MR 2.1"]);
});

describe("what could not be paid either is said with the reason that comes first", () => {
  const dear = [
    follower("Duke", { locusCost: 3, gemLevel: { black: 2 } }),
    follower("Lone", { locusCost: 2, unique: true }),
    follower("Digger", {
      effect: [
        {
          timing: "ignition",
          condition: null,
          cost: [
            { op: "turnOff", target: "self" },
            { op: "payLocus", amount: 2 },
          ],
          do: [draw],
        },
      ],
    }),
  ];
  const facts = (position: object, wish: string) => {
    const { g } = board(position as Parameters<typeof board>[0], { cards: dear });
    return g.wishes(wish).flatMap((each) => g.whyNot(each, 0)?.fact ?? []);
  };

  test("CO-G1, CO-G3, CO-L2: gems and locus points", () => {
    const hand = ["Duke"];
    const costs = "besides, it costs 3 locus points, and P1 has 1 of 1 left (CO-L2)";
    expect(facts({ P1: { hand, locus: 1 } }, "play Duke")).toEqual([`Duke needs Colossus gems: 2 black; P1 has none; ${costs}`]);
    const setGems = ["T-G-B", "T-G-W"];
    expect(facts({ P1: { hand, locus: 1, setGems } }, "play Duke")).toEqual([
      `Duke needs Colossus gems: 2 black; P1 has 1 white, 1 black; ${costs}`,
    ]);
    expect(facts({ P1: { hand, locus: 3, setGems } }, "play Duke")).toEqual(["Duke needs Colossus gems: 2 black; P1 has 1 white, 1 black"]);
  });

  test("CO-U1, CO-F3, CO-L2: uniqueness, an OFF follower's ability, and locus points", () => {
    expect(facts({ P1: { hand: ["Lone"], field: [as("first", "Lone")] } }, "play Lone")).toContain(
      "P1 has a unique Lone on the field already; besides, it costs 2 locus points, and P1 has 0 of 0 left (CO-L2)",
    );
    expect(facts({ P1: { field: [as("digger", "Digger", { position: "OFF" })] } }, "use the ignition of digger")).toEqual([
      "digger is OFF, so it cannot turn OFF as a cost; besides, it costs 2 locus points, and P1 has 0 of 0 left (CO-L2)",
    ]);
  });
});

describe("who and what stands against it is named", () => {
  const why = (position: Parameters<typeof board>[0], made: readonly object[], wish: string, ...before: string[]) => {
    const { g } = board(position, { cards: [...cards, ...made] }).plays(...before);
    return g.wishes(wish).flatMap((each) => g.whyNot(each, 0)?.fact ?? []);
  };
  const text = (timing: string, condition: object | null, cost: readonly object[], ...program: readonly object[]) => ({
    timing,
    condition,
    cost,
    do: program,
  });
  const discards = { op: "discardHand", player: "you", count: 1 };

  test("CO-A4: the follower whose text forbids the attack, not one whose text is about others or does not hold", () => {
    const forbids = (name: string, condition: object | null, sides = "opponent") =>
      follower(name, { effect: [text("continuous", condition, [], { op: "cannotAttack", target: { all: ["follower"], sides } })] });
    const made = [forbids("Mine", null), forbids("Idle", { colossusGemsAtLeast: 9 }), forbids("Warden", null)];
    const position = { P1: { field: ["Lancer", "Mine"] }, P2: { field: ["Idle", "Warden"] } };
    expect(why(position, made, "attack with Lancer")).toEqual(["P2's Warden forbids Lancer to attack"]);
  });

  test("CO-B4, CO-F3, CO-B5, CO-L2, CO-B8: of several ignition abilities the one that is named", () => {
    const clerk = follower("Clerk", {
      effect: [
        text("ignition", null, [], draw),
        text("ignition", null, [], draw),
        text("ignition", null, [{ op: "turnOff", target: "self" }], draw),
        text("ignition", null, [{ op: "payLocus", amount: 3 }], draw),
        text("ignition", null, [discards], draw),
        text("ignition", null, [], { op: "damage", target: { choose: 1, of: ["follower"], sides: "opponent" }, amount: 1 }),
      ],
    });
    const of = (facts: Readonly<Record<string, unknown>>) => (nth: number) =>
      why({ P1: { field: [as("clerk", "Clerk", facts)], locus: 1 } }, [clerk], `ability ${nth}`, "P1: use the ignition of clerk");
    expect([3, 4, 5, 6, 7].map(of({ position: "OFF" }))).toEqual([
      ["clerk is OFF, so it cannot turn OFF as a cost"],
      ["clerk costs 3 locus points, and P1 has 1 of 1 left"],
      ["clerk's ability asks for more hand cards than the 0 that P1 has"],
      ["nobody is there whom clerk could choose"],
      ["clerk has no such ignition ability"],
    ]);
    expect(of({ arrived: true })(3)).toEqual(["clerk came into play this turn and has no Fleet"]);
  });

  test("CO-B4: a Colossus ability that asks for hand cards", () => {
    const colossus = { name: "Titan", type: "colossus", effect: [text("colossus", null, [discards], draw)] };
    expect(why({ P1: { colossus: ["Titan"] } }, [colossus], "use Colossus ability 1")).toEqual([
      "Titan's ability asks for more hand cards than the 0 that P1 has",
    ]);
  });

  test("CO-G2: captured gems that the setting does not count are named; they are Colossus gems all the same (CO-Z4)", () => {
    const P1 = { colossus: ["T-C-B"], field: ["Lancer"], hand: ["T-BF1"], setGems: ["T-G-W"], captured: ["T-G-B"], locus: 1 };
    const { g } = board({ P1, P2: { deck: ["T-G-W", "T-WF1"] } }, { cards, settings: { capturedGemsCount: "false" } }).plays(
      "P1: attack with Lancer",
      "P1: pass",
      "P1: pass",
    );
    const whyNot = (wish: string) => g.wishes(wish).flatMap((each) => g.whyNot(each, 0)?.fact ?? []);
    expect([whyNot("play Grave Sprite"), whyNot("use Colossus ability 1")].flat()).toEqual([
      "Grave Sprite needs Colossus gems: 1 black; P1 has 1 white (captured gems do not count)",
      "the text asks for more Colossus gems than the 1 that P1 has (captured gems do not count)",
    ]);
    const captured = g.recorder!.events.find(({ what }) => what === "capture")!;
    expect(g.tell(captured)).toBe("P1 captures White Gem from P2's deck and has 3 Colossus gems now, and 1 that counts");
  });

  test("CO-B8: a gem, where it is a gem that there is none of", () => {
    const position = { P1: { hand: ["T-BA2"], setGems: ["T-G-B", "T-G-B"], locus: 3 }, P2: { captured: ["T-G-B"] } };
    expect(why(position, [], "play Gem Blight")).toEqual(["no gem is set that Gem Blight could choose"]);
  });
});

describe("a limit is the reason only where it is used up", () => {
  const fact = (t: ReturnType<typeof board>, wish: string) => t.g.wishes(wish).map((each) => t.g.whyNot(each, 0)?.fact)[0];

  test.each([
    ["set White Gem", "P1 has no White Gem in hand"],
    ["set Insight", "Insight is no gem"],
    ["put Digger into the locus", "P1 has no Digger in hand"],
    ["attack with Insight", "Insight is no follower on P1's field"],
    ["use the ignition of Lancer", "Lancer is not on P1's field"],
  ])("CO-M1, CO-M2, CO-M7, CO-B4: %s: %s", (wish, because) => {
    const t = board({ P1: { hand: ["Insight", "Spark"], field: ["Digger"], setGems: ["T-G-W"], discard: ["Lancer"] } }, { cards });
    expect(fact(t, wish)).toBe(because);
  });

  test("CO-M1, CO-M2: once they have been done, they are the reason", () => {
    const t = board({ P1: { hand: ["T-G-W", "T-G-W", "Lancer", "Lancer"] } }, { cards });
    t.plays("P1: set White Gem", "P1: put Lancer into the locus");
    const said = ["set White Gem", "put Lancer into the locus"].flatMap((wish) =>
      t.g.wishes(wish).map((each) => t.g.whyNot(each, 0)?.fact),
    );
    expect(said).toContain("one gem out of one's own hand is set in a turn, and no more");
    expect(said).toContain("one card out of one's own hand is put into the locus in a turn, and no more");
  });

  test("CO-S6: so it is in the exchange, of a card that is not in the hand", () => {
    const g = newMatch(colossusOrder, { decks: [colossusOrder.decks[0]!.deck, colossusOrder.decks[1]!.deck], seed: 1 });
    const seat = g.asked;
    const colossus = g.top(seat, Place.colossus);
    expect(g.whyNot(option(g.phrases.indexOf("exchange *"), colossus), seat)?.fact).toBe(
      `P${seat + 1} has no ${g.cardName(colossus)} in hand`,
    );
  });

  test("CO-M1, CO-M2, CO-S6: in random matches, whatever is wished", () => {
    let told = 0;
    for (const seed of [1, 2, 3]) {
      const dice = diceOf(seed);
      const g = newMatch(colossusOrder, { decks: [colossusOrder.decks[0]!.deck, colossusOrder.decks[1]!.deck], seed });
      for (let left = 150; left > 0 && !g.over; left--) {
        for (const [phrase, isDone] of [
          ["set *", g.now.gemSet],
          ["put * into the locus", g.now.locusSet],
          ["exchange *", g.question()!.says.match(/up to (\d) hand cards \(\1 so far\)/) === null ? 0 : 1],
        ] as const) {
          const limits = reasonsFor(g, phrase).filter((reason) => /, and no more$|^no more/.test(reason));
          if (isDone === 0) expect(limits).toEqual([]);
          told += limits.length;
        }
        g.play(dice(g.options().count));
      }
    }
    expect(told).toBeGreaterThan(20);
  });
});

function reasonsFor(g: Match, phrase: string): string[] {
  const verb = g.phrases.indexOf(phrase);
  const cards = [...g.conceivable(verb)].filter((card) => g.isShownTo(card, g.asked));
  return cards.flatMap((card) => g.whyNot(option(verb, card), g.asked)?.fact ?? []);
}
