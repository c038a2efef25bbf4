import { diceOf, newMatch } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { colossusOrder } from "../src/game.ts";
import { as, board } from "./board.ts";

const rowOf = (t: ReturnType<typeof board>, viewer: 0 | 1, label: string, of: 0 | 1 | null) =>
  t.g.view(viewer).rows.find((row) => row.label === label && row.seat === of)!;

describe("4 Areas and information", () => {
  const position = {
    P1: {
      hand: ["T-WF1", "T-G-W"],
      setGems: ["T-G-W"],
      captured: ["T-G-B"],
      locus: [as("a", "T-WF2"), as("b", "T-G-W", { faceUp: true }), as("c", "T-WF3")],
      used: 1,
      field: [as("off", "T-WF4", { position: "OFF", damage: 1, attacks: 1 }), "T-WF2"],
      discard: ["T-WA1"],
    },
    P2: { hand: ["T-BF1"], locus: ["T-G-B"] },
  };

  test("CO-I1, CO-Z3, CO-Z4, CO-Z5, CO-Z6, CO-Z7, CO-Z8, MR 3.3: Colossus, gems, field with positions, discard piles, face-up locus cards, counts and the counter are public", () => {
    const t = board(position);
    for (const viewer of [0, 1] as const) {
      expect(rowOf(t, viewer, "Colossus", 0).cells).toHaveLength(1);
      expect(rowOf(t, viewer, "set gems", 0).cells.map((cell) => cell?.name)).toEqual(["White Gem"]);
      expect(rowOf(t, viewer, "captured gems", 0).cells.map((cell) => [cell?.name, cell?.owner])).toEqual([["Black Gem", 1]]);
      expect(rowOf(t, viewer, "field", 0).cells[0]).toMatchObject({
        name: "off",
        stats: "2/3",
        rested: true,
        marks: ["OFF", "crush 1, capture 1", "3 of RP 4 left", "has attacked"],
      });
      expect(rowOf(t, viewer, "field", 0).cells[1]).toMatchObject({ rested: false, marks: ["ON", "crush 2, capture 1", "<Soar>"] });
      expect(rowOf(t, viewer, "discard pile", 0).cells.map((cell) => cell?.name)).toEqual(["Sudden Aegis"]);
      expect(t.g.view(viewer).facts[0]).toEqual([
        { label: "deck", value: 12 },
        { label: "hand", value: 2 },
        { label: "locus points", value: "2 of 3" },
        { label: "gems", value: "1 white, 1 black" },
      ]);
    }
  });

  test("CO-Z1, CO-I4: of a deck only the count is shown", () => {
    const t = board(position);
    for (const viewer of [0, 1] as const) expect(rowOf(t, viewer, "deck", 0)).toMatchObject({ cells: [], count: 12 });
  });

  test("CO-V3, CO-T1c: whose deck has one card left is told that the next draw ends the match, also on the mat", () => {
    const t = board({ P1: { deck: 1 }, P2: { deck: 2 } });
    for (const viewer of [0, 1] as const)
      expect(t.g.view(viewer).facts.map((facts) => facts.find(({ label }) => label === "next draw:"))).toEqual([
        { label: "next draw:", value: "ends the match", rule: "CO-V3" },
        undefined,
      ]);
    expect(colossusOrder.mat.facts).toContain("next draw:");
  });

  test("CO-A4: the locus card that is attacked is marked; none is while the deck is attacked", () => {
    const marked = (target: string) => {
      const t = board({ P1: { field: ["T-WF2"] }, P2: { hand: 1, locus: ["T-G-B", "T-BF1"] } });
      t.plays("P1: attack with Sky Courier", `P1: ${target}`);
      expect(t.question).toBe("CO-X5");
      return ([0, 1] as const).map((viewer) =>
        rowOf(t, viewer, "locus", 1).cells.map((cell) => cell?.marks?.includes("attacked") ?? false),
      );
    };
    expect(marked("attack locus card 2")).toEqual([
      [false, true],
      [false, true],
    ]);
    expect(marked("attack the deck")).toEqual([
      [false, false],
      [false, false],
    ]);
  });

  test("CO-Z2, CO-15.16: a hand is private", () => {
    const t = board(position);
    expect(rowOf(t, 0, "hand", 0).cells.map((cell) => cell?.name)).toEqual(["Meadow Squire", "White Gem"]);
    expect(rowOf(t, 1, "hand", 0).cells).toEqual([
      { card: 0, id: null, name: null, owner: 0, faceDown: true },
      { card: 0, id: null, name: null, owner: 0, faceDown: true },
    ]);
  });

  test("CO-I2, CO-15.4: a face-down locus card is shown to nobody, its owner included", () => {
    const t = board(position);
    for (const viewer of [0, 1] as const) {
      expect(rowOf(t, viewer, "locus", 0).cells).toEqual([
        { card: 0, id: null, name: null, owner: 0, faceDown: true, marks: ["used"] },
        expect.objectContaining({ name: "b", marks: ["face-up"] }),
        { card: 0, id: null, name: null, owner: 0, faceDown: true },
      ]);
    }
  });

  test("CO-I2, CO-15.25: nor is it named in answers, once it lies there; the log names it to who put it there, as the deed that it was", () => {
    const t = board(position).plays("P1: put Meadow Squire into the locus");
    const put = t.happened("put into the locus")[0]!;
    expect([0, 1].map((viewer) => t.g.tell(put, viewer as 0 | 1))).toEqual([
      "P1 puts Meadow Squire face-down into the locus, place 4, unseen from now on",
      "P1 puts a card face-down into the locus, place 4, unseen from now on",
    ]);
    expect(t.g.cardName(t.find("Meadow Squire"), 0)).toBe("a card");
    expect(rowOf(t, 0, "locus", 0).cells[3]).toEqual({ card: 0, id: null, name: null, owner: 0, faceDown: true });
  });

  test("CO-I2, CO-15.25: a new deal for its owner never changes it; for the opponent it may be anything hidden", () => {
    const t = board({ P1: { locus: [as("a", "T-WF2")], deck: ["T-WF1", "T-WF3", "T-WF4", "T-WF6"], hand: ["T-G-W"] } });
    const card = t.find("a");
    const asSeenBy = (seat: 0 | 1) =>
      new Set(
        Array.from({ length: 40 }, (_, seed) => {
          const dealt = t.g.clone();
          dealt.redeal(seat, diceOf(seed + 1));
          return dealt.idOfDefinition(dealt.definition[card]);
        }),
      );
    expect(asSeenBy(0)).toEqual(new Set(["T-WF2"]));
    expect(asSeenBy(1).size).toBe(6);
  });

  test("CO-I3: both see what a crush reveals, and what is announced in X-Play", () => {
    const t = board({ P1: { field: ["T-WF2"] }, P2: { deck: ["T-BF1", "T-G-B", "T-BF3"] } }).plays("P1: attack with Sky Courier");
    const revealed = t.happened("reveal");
    for (const viewer of [0, 1] as const) {
      expect(revealed.map((event) => t.g.tell(event, viewer))).toEqual([
        "Grave Sprite is revealed from P2's deck",
        "Black Gem is revealed from P2's deck",
      ]);
    }
    const u = board({ P1: { field: ["T-WF4"], hand: 1 }, P2: { hand: ["T-RA1"], setGems: ["T-G-R"], locus: 1 } });
    u.plays("P1: attack with Bulwark Captain", "P1: attack the deck", "P2: play Flare Dart");
    for (const viewer of [0, 1] as const) expect(rowOf(u, viewer, "X-Play", null).cells.map((cell) => cell?.name)).toEqual(["Flare Dart"]);
  });

  test("CO-I1, CO-B8: what has been chosen is seen by who may answer, until the effect has resolved", () => {
    const t = board({
      P1: { hand: ["T-BA1"], setGems: ["T-G-B", "T-G-B"], locus: 2, field: ["T-WF1"] },
      P2: { field: ["T-WF4", as("other", "T-BF3")], hand: [as("kept", "T-WF2"), "T-WA1"], setGems: ["T-G-W"], locus: 1 },
    });
    t.plays("P1: play Shadow Thrust", "P1: choose other");
    const marks = (viewer: 0 | 1) =>
      rowOf(t, viewer, "field", 1).cells.map((cell) => cell?.marks?.filter((mark) => mark.startsWith("chosen")));
    for (const viewer of [0, 1] as const) expect(marks(viewer)).toEqual([[], ["chosen for Shadow Thrust"]]);
    t.plays("P2: play Sudden Aegis", "P2: choose other", "P2: pass");
    expect(marks(0)).toEqual([[], []]);
    expect(t.card("other")["remainingRp"]).toBe(6);
    const gem = board({ P1: { hand: ["T-BA2"], setGems: ["T-G-B", "T-G-B"], locus: 3 }, P2: { setGems: ["T-G-W", "T-G-R"], hand: 1 } });
    gem.plays("P1: play Gem Blight", "P1: choose Red Gem");
    expect(rowOf(gem, 1, "set gems", 1).cells.map((cell) => cell?.marks)).toEqual([undefined, ["chosen for Gem Blight"]]);
  });

  test("CO-Z2, CO-I4: the card that chose is not named to who cannot see any more where it lies", () => {
    const any = { choose: 1, of: ["follower"], sides: "both" };
    const shoot = { timing: "ignition", condition: null, cost: [], do: [{ op: "damage", target: any, amount: 1 }] };
    const hide = [
      { op: "returnToHand", target: { ...any, sides: "opponent" } },
      { op: "handToDeckBottom", player: "opponent", count: 1 },
      { op: "discardHand", player: "opponent", count: 1 },
    ];
    const cards = [
      { name: "Archer", rp: 2, effect: [shoot] },
      { name: "Hide", type: "action", snap: true, effect: [{ timing: "action", condition: null, cost: [], do: hide }] },
    ];
    const t = board({ P1: { field: ["Archer"], hand: 2 }, P2: { field: ["T-WF4"], hand: ["Hide"] } }, { cards });
    t.plays("P1: use the ignition of Archer", "P1: choose Bulwark Captain", "P2: play Hide", "P1: pass", "P1: put Archer on the bottom");
    expect([t.asked, t.question]).toEqual(["P1", "CO-17.3"]);
    const marks = (viewer: 0 | 1) => rowOf(t, viewer, "field", 1).cells[0]?.marks?.at(-1);
    expect([marks(0), marks(1)]).toEqual(["chosen for Archer", "chosen for a card"]);
  });

  test("CO-X3: what nobody answers is shown as an effect, not as an X-Play", () => {
    const t = board({ P1: { colossus: ["T-C-R"], setGems: ["T-G-R"], field: ["T-WF4"] }, P2: { field: ["T-WF4"] } });
    t.plays("P1: use Colossus ability 1");
    for (const viewer of [0, 1] as const) {
      expect(rowOf(t, viewer, "effect", null).cells.map((cell) => cell?.name)).toEqual(["Pyrhos"]);
      expect(t.g.view(viewer).rows.some(({ label }) => label === "X-Play")).toBe(false);
    }
  });

  test("the far player's hand comes first, the near player's last", () => {
    const rows = board(position)
      .g.view(1)
      .rows.map(({ label, seat }) => `${seat} ${label}`);
    expect([rows[0], rows.at(-1)]).toEqual(["0 hand", "1 hand"]);
  });
});

describe("players", () => {
  const decks = [colossusOrder.decks[0]!.deck, colossusOrder.decks[1]!.deck] as const;

  test("an estimate lies between -1 and 1, is the same after a new deal, and says 1 for the winner", () => {
    const g = newMatch(colossusOrder, { decks, seed: 3 });
    const dice = diceOf(4);
    while (!g.over) {
      for (const seat of [0, 1] as const) {
        const estimate = colossusOrder.evaluate(g, seat);
        expect(Math.abs(estimate)).toBeLessThanOrEqual(1);
        const dealt = g.clone();
        dealt.redeal(seat, dice);
        expect(colossusOrder.evaluate(dealt, seat)).toBe(estimate);
      }
      g.play(dice(g.options().count));
    }
    const { winner } = g.standing();
    expect(winner === null ? [0, 0] : [colossusOrder.evaluate(g, winner), colossusOrder.evaluate(g, winner === 0 ? 1 : 0)]).toEqual(
      winner === null ? [0, 0] : [1, -1],
    );
  });

  test("a reflex is always one of the answers, and a match of reflexes ends", () => {
    const g = newMatch(colossusOrder, { decks, seed: 9 });
    for (let given = 0; !g.over && given < 5000; given++) {
      const answer = colossusOrder.reflex(g);
      expect(answer).toBeGreaterThanOrEqual(0);
      expect(answer).toBeLessThan(g.options().count);
      g.play(answer);
    }
    expect(g.over).toBe(true);
  });

  test("a reflex chooses the opponent's follower for harm", () => {
    const t = board({ P1: { hand: ["T-RA1"], setGems: ["T-G-R"], locus: 1, field: ["T-WF1"] }, P2: { field: ["T-BF3"] } });
    t.plays("P1: play Flare Dart");
    expect(t.options[colossusOrder.reflex(t.g)]).toBe("choose Pit Brute");
  });
});

describe("what a hand card asks for, and what an announced effect aims at", () => {
  test("CO-G1, CO-L2, CO-K1 a hand card shows its locus cost, its gem level, crush and capture to its owner only", () => {
    const t = board({ P1: { hand: ["T-BF1"] }, P2: {} });
    const [own, other] = [rowOf(t, 0, "hand", 0).cells[0], rowOf(t, 1, "hand", 0).cells[0]];
    expect(own?.marks).toEqual(
      expect.arrayContaining([expect.stringMatching(/^locus cost \d/), expect.stringMatching(/^crush \d, capture \d$/)]),
    );
    expect(own?.numbers?.map(({ label }) => label)).toEqual(["locus cost", "gem level", "AP", "RP", "crush", "capture"]);
    expect(other).toEqual({ card: 0, id: null, name: null, owner: 0, faceDown: true });
  });

  test("CO-T3b what a follower has until the end of the turn is said beside its numbers, which count it, and not afterwards", () => {
    const t = board({ P1: { hand: ["T-WA1"], setGems: ["T-G-W"], locus: 1, field: ["T-WF1"] } }).plays("P1: play Sudden Aegis");
    while (t.question !== "CO-T2") t.plays("pass");
    const follower = () => rowOf(t, 1, "field", 0).cells[0];
    expect(follower()).toMatchObject({ stats: "1/5", marks: ["ON", "crush 1, capture 1", "RP +3 this turn"] });
    t.plays("P1: end the main phase");
    expect(follower()).toMatchObject({ stats: "1/2", marks: ["ON", "crush 1, capture 1"] });
  });

  test("CO-X4, CO-B8 the X-Play row says whose card it is and at what it aims", () => {
    const zap = {
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
    };
    const t = board({ P1: { hand: ["Zap"] }, P2: { field: ["T-WF4"], hand: ["T-BF1"] } }, { cards: [zap] });
    t.plays("P1: play Zap");
    const [cell] = t.g.view(1).rows.find(({ id }) => id === "xPlay")!.cells;
    expect(cell?.marks?.slice(0, 2)).toEqual(["P1's", expect.stringMatching(/^at P2's /)]);
  });

  test("CO-X4 an ability of who lies on the field is no second follower there: it says what it does, and no numbers", () => {
    const t = board({
      P1: { field: ["T-BF7"], hand: ["T-BF1", "T-BF3", "T-BF4"], setGems: ["T-G-B"], locus: 1, deck: 9 },
      P2: { deck: 9 },
    });
    t.plays("P1: use the ignition of Rite Keeper");
    const { rows } = t.g.view(0);
    expect(rows.find(({ id }) => id === "xPlay")!.cells).toEqual([
      { card: t.find("Rite Keeper"), id: "T-BF7", name: "Rite Keeper", owner: 0, marks: ["P1's", "P1 draws 1 card"] },
    ]);
    expect(rowOf(t, 0, "field", 0).cells[0]).toMatchObject({ stats: "1/2" });
    const played = board({ P1: { hand: ["T-BF1", "T-WA1"], setGems: ["T-G-B", "T-G-W"], locus: 3 } }).plays("P1: play Grave Sprite");
    expect(played.g.view(0).rows.find(({ id }) => id === "xPlay")!.cells[0]).toMatchObject({ stats: "2/1" });
  });
});

describe("what a number is made of", () => {
  const numbersOf = (t: ReturnType<typeof board>, name: string) =>
    Object.fromEntries(
      rowsOn(t).flatMap((cell) => (cell?.name === name ? (cell.numbers ?? []).map(({ label, parts }) => [label, parts.slice(1)]) : [])),
    );
  const rowsOn = (t: ReturnType<typeof board>) => t.g.view(1).rows.flatMap(({ cells }) => cells);

  test("CO-T3b, CO-W6: each card that changed it is named, until the end of the turn; what the position brings is one part", () => {
    const t = board({
      P1: { hand: ["T-WA1", "T-WA1"], setGems: ["T-G-W", "T-G-W"], locus: 4 },
      P2: { field: [as("sprite", "T-BF1", { addedAp: 1 })] },
    });
    t.plays("P1: play Sudden Aegis", "P1: pass");
    expect(numbersOf(t, "sprite")).toMatchObject({
      AP: [{ amount: 1, because: "until the end of the turn", rule: "CO-T3b" }],
      RP: [{ amount: 3, because: "until the end of the turn, by Sudden Aegis", rule: "CO-17.3" }],
    });
    t.plays("P1: play Sudden Aegis");
    expect(numbersOf(t, "sprite")["RP"]).toEqual([{ amount: 6, because: "until the end of the turn, by Sudden Aegis", rule: "CO-17.3" }]);
    t.plays("P1: end the main phase");
    expect(numbersOf(t, "sprite")).toMatchObject({ AP: [], RP: [] });
  });

  test("CO-W3: damage says from whom", () => {
    const t = board({ P1: { field: [as("knight", "T-WF1")] }, P2: { field: [as("wall", "T-WF4", { position: "OFF" })] } });
    t.plays("P1: attack with knight", "P1: attack wall");
    expect(numbersOf(t, "wall")["RP"]).toEqual([{ amount: -t.g.ap(1 as never), because: "damage from knight", rule: "CO-W3" }]);
  });
});
