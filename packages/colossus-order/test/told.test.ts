/** What people read: what cards say beside the answers, what the log tells of what has no move of its own, and what the table shows. */
import { option } from "@duelex/kernel";
import { harmOf, menuOf, previewOf, sayingTo } from "@duelex/session";
import { describe, expect, test } from "vitest";
import { colossusOrder } from "../src/game.ts";
import { lesson } from "../src/lesson.ts";
import { HELPS, MISSES, VAIN, Verb } from "../src/names.ts";
import { DEFENDED } from "../src/previews.ts";
import { as, board } from "./board.ts";

const meanings = (t: ReturnType<typeof board>) =>
  Object.fromEntries(menuOf(t.g, t.g.asked, colossusOrder.mat).map(({ phrase, means }) => [phrase, means]));
const lines = (t: ReturnType<typeof board>, ...whats: string[]) => t.happened(...whats).map((event) => t.g.tell(event));
const gems = (n: number) => Array<string>(n).fill("T-G-W");

test("the log tells twins of one side apart as they lie, as long as there are several", () => {
  const t = board({ P1: { field: ["T-WF1", "T-WF1", "T-WF2"] }, P2: { deck: 20 } });
  t.plays("P1: attack with Meadow Squire (2)");
  while (t.question !== "CO-T2") t.plays("pass");
  t.plays("P1: attack with Sky Courier");
  const told = t.g.recorder!.events.map((event) => t.g.tell(event)).filter((line) => line.includes(" attacks "));
  expect(told).toEqual(["P1's Meadow Squire (2nd of 2) attacks P2's deck", "P1's Sky Courier attacks P2's deck"]);
});

test("what begins a forecast that finds nobody, or helps the other side, is in vain on the mat", () => {
  expect(colossusOrder.mat.vain).toEqual([MISSES, HELPS, VAIN]);
});

describe("what answers lead to", () => {
  test("CO-B3, CO-M3: what a card or an ability does stands before its numbers and before what it asks for", () => {
    const t = board({ P1: { colossus: ["T-C-W"], hand: ["T-WF9"], setGems: gems(4), locus: 6, field: ["T-WF1"] } });
    expect(meanings(t)["play ★Oriel of the Dawn★"]).toMatch(
      /^All other followers of yours have \+1 crush, while it is on the field; .*, crush \d, capture \d; costs \d/,
    );
    expect(meanings(t)["use Colossus ability 2"]).toBe("Draw 1 card (needs 3 Colossus gems).");
    expect(t.g.faceOf(t.g.definition[t.find("Aurelith")]!).text[1]).toBe(
      "Colossus ability (you have 3 or more Colossus gems): Draw 1 card.",
    );
  });

  test("CO-M1, CO-M2: who ends the turn is told what may be done once a turn and has not been", () => {
    const t = board({ P1: { hand: ["T-G-W", "T-WF1", "T-WF2"], locus: 2 } });
    expect(meanings(t)["end the main phase"]).toBe("no gem set, no locus card put; your turn ends");
    expect(meanings(t)["set White Gem"]).toBe("white gems 0 → 1; enough for 2 cards in your hand");
    expect(meanings(t)["put White Gem into the locus"]).toBe("six face-down gems win; locus points 2 → 3 of 3");
    t.plays("P1: set White Gem", "P1: put Sky Courier into the locus");
    expect(meanings(t)["end the main phase"]).toBe("your turn ends");
    const second = board({ P1: { hand: ["T-G-X1"], setGems: ["T-G-X1"], locus: 2 } }); // CO-U2: it cannot be set
    expect(meanings(second)["end the main phase"]).toBe("no locus card put; your turn ends");
    const idle = board({ P1: { field: ["T-WF1", "T-WF2", "T-WF1", { card: "T-WF8", position: "OFF" }], locus: 2 } });
    expect(meanings(idle)["end the main phase"]).toBe("not attacked yet: Meadow Squire ×2, Sky Courier; your turn ends");
    idle.plays("P1: attack with Sky Courier");
    expect(meanings(idle)["end the main phase"]).toBe("not attacked yet: Meadow Squire ×2; your turn ends");
  });

  test("CO-M1, CO-G4: a gem that no card in the hand needs may be the one that an ability of the Colossus needs", () => {
    const sets = (n: number, hand: readonly string[]) =>
      meanings(board({ P1: { colossus: ["T-C-W"], hand: ["T-G-W", ...hand], setGems: gems(n) } }))["set White Gem"];
    expect(sets(2, ["T-WF1"])).toBe("white gems 2 → 3; enough for Colossus ability 2");
    expect(sets(0, ["T-WF1"])).toBe("white gems 0 → 1; enough for Colossus ability 1 and Meadow Squire");
    expect(sets(1, ["T-WF8", "T-WF8", "T-WF9", "T-WF1"])).toBe("white gems 1 → 2; enough for Banner Herald; another card needs 3");
    expect(sets(1, ["T-WF9"])).toBe("white gems 1 → 2; a card in your hand needs 3");
    expect(sets(3, ["T-WF1"])).toBe("white gems 3 → 4; no card in your hand needs more");
    expect(sets(3, ["T-BF1"])).toBe("white gems 3 → 4");
  });

  test("CO-T2: the main phase asks for what can still be done in it; what that says of the hand is told to nobody else (CO-Z2)", () => {
    const t = board({
      P1: { colossus: ["T-C-W"], hand: ["T-G-W", "T-WF1"], setGems: gems(1), locus: 1, field: ["T-WF2"] },
      P2: { deck: 20 },
    });
    const asks = (seat: 0 | 1) => t.g.question(seat)!.says.replace("your main phase: ", "");
    expect(asks(0)).toBe("set a gem, put a card into the locus, use a Colossus ability, play a card, attack, or end the turn");
    t.plays("P1: set White Gem", "P1: use Colossus ability 1");
    expect(asks(0)).toBe("put a card into the locus, play a card, attack, or end the turn");
    t.plays("P1: attack with Sky Courier");
    while (t.question !== "CO-T2") t.plays("pass");
    expect(asks(0)).toBe("put a card into the locus, play a card, or end the turn");
    t.plays("P1: play Meadow Squire");
    while (t.question !== "CO-T2") t.plays("pass");
    expect([asks(0), asks(1)]).toEqual(["end the turn; all else is done", "end the turn; all else is done"]);
    const u = board({ P1: { hand: ["T-WF8"] } }); // cannot be played: no gems
    expect([0, 1].map((seat) => u.g.question(seat as 0 | 1)!.says)).toEqual([
      "your main phase: put a card into the locus, or end the turn",
      "your main phase: set a gem, put a card into the locus, play a card, or end the turn",
    ]);
    expect(u.g.whyNot(option(Verb.pass, 0), 1)!.fact).toMatch(/; now it is P1's main phase$/);
  });

  test("CO-B8: what could be chosen on the wrong side only is said to be so, for a bonus and for damage; else nothing is said of it", () => {
    const P1 = { colossus: ["T-C-R"], hand: ["T-WA1", "T-RA1"], setGems: ["T-G-W", "T-G-R"], locus: 3 };
    const begins = (field: Parameters<typeof board>[0]) => {
      const said = meanings(board(field));
      return ["play Sudden Aegis", "play Flare Dart", "use Colossus ability 1"].map(
        (phrase) => /^nobody could be chosen but (P\d's followers): /.exec(said[phrase]!)?.[1] ?? "",
      );
    };
    expect(begins({ P1, P2: { field: ["T-WF1"] } })).toEqual(["P2's followers", "", ""]);
    expect(begins({ P1: { ...P1, field: ["T-WF1"] } })).toEqual(["", "P1's followers", "P1's followers"]);
    expect(begins({ P1: { ...P1, field: ["T-WF1"] }, P2: { field: ["T-WF1"] } })).toEqual(["", "", ""]);
  });

  test("CO-B8: a bonus for the other player's follower is listed last and said to help the other side; damage to it is not", () => {
    const t = board({
      P1: { colossus: ["T-C-R"], hand: ["T-WA1", "T-RA1"], setGems: ["T-G-W", "T-G-R"], locus: 3, field: [as("mine", "T-WF1")] },
      P2: { field: [as("theirs", "T-WF1")] },
    });
    const chosen = () =>
      menuOf(t.g, t.g.asked, colossusOrder.mat).map(({ phrase, means, vain }) => [phrase, means.startsWith(HELPS), vain]);
    t.plays("P1: play Sudden Aegis");
    expect(chosen()).toEqual([
      ["choose mine", false, false],
      ["choose theirs", true, true],
    ]);
    t.plays("P1: choose mine");
    while (t.question !== "CO-T2") t.plays("pass");
    t.plays("P1: play Flare Dart");
    expect(chosen()).toEqual([
      ["choose theirs", false, false],
      ["choose mine", false, false],
    ]);
  });

  test("CO-X6: who passes is told what comes then: the card, the attack, or the end of the turn", () => {
    const t = board({ P1: { hand: ["T-WF1", "T-WA1"], setGems: gems(1), locus: 3, field: ["T-WF2"] }, P2: { deck: 9 } });
    t.plays("P1: play Meadow Squire");
    expect(meanings(t)["pass"]).toBe("P1's Meadow Squire comes into play");
    t.plays("P1: pass", "P1: attack with Sky Courier");
    expect(meanings(t)["pass"]).toBe("the attack goes on to the defense declaration");
    while (t.question !== "CO-T2") t.plays("pass");
    const u = board({ P1: { field: ["T-WF1"] }, P2: { hand: ["T-WA1"], setGems: gems(1), locus: 1, field: ["T-WF4"] } });
    u.plays("P1: attack with Meadow Squire", "P1: attack the deck");
    while (u.question !== "CO-A6") u.plays("pass");
    u.plays("P2: block with Bulwark Captain");
    expect(meanings(u)["pass"]).toBe(
      "unless P1 answers, P1's Meadow Squire is destroyed (AP 2 against RP 2); P2's Bulwark Captain keeps 3 RP (AP 1 against RP 4)",
    );
    t.plays("P1: end the main phase");
    expect([t.says, meanings(t)["pass"]]).toEqual([
      "X-Play: P1 has ended the main phase, and P2 does not answer: before the turn is over, play a snap action or use an ignition ability, or pass",
      "P1's turn ends",
    ]);
  });

  test("CO-A6, CO-W1: of a block it is said first how the battle ends, whatever is cut behind it", () => {
    const t = board({ P1: { field: ["T-WF1"] }, P2: { field: ["T-WF4"] } });
    t.plays("P1: attack with Meadow Squire");
    while (t.question !== "CO-A6") t.plays("pass");
    expect(meanings(t)["block with Bulwark Captain"]).toBe(
      "P1's Meadow Squire is destroyed (AP 2 against RP 2); P2's Bulwark Captain keeps 3 RP (AP 1 against RP 4); the blocker turns OFF",
    );
  });

  test("CO-A7, CO-A9: who passes after the defense declaration is told what the attack does that nobody has blocked", () => {
    const told = (target: string, foe: object, ...answers: string[]) => {
      const t = board({
        P1: { hand: ["T-WA1"], setGems: gems(1), locus: 1, field: ["T-WF1"] },
        P2: { hand: ["T-RA1"], setGems: ["T-G-R"], locus: ["T-BF1", "T-BF1"], ...foe },
      });
      t.plays("P1: attack with Meadow Squire", ...(target === "" ? [] : [`P1: ${target}`]), ...answers);
      while (!t.g.where().includes(DEFENDED)) t.plays("pass");
      return meanings(t)["pass"]?.replace("unless P1 answers, ", "");
    };
    expect(told("attack the deck", { deck: 9 })).toBe(
      "crush 1: 1 of 9 cards leaves P2's deck; capture 1: up to 1 gem among them captured, the rest discarded",
    );
    expect(told("attack the deck", { deck: 1 })).toBe("P1 wins: crush 1 takes the last card of P2's deck");
    expect(told("attack the deck", { deck: 1, field: ["T-WF4"] })).toBe("P1 wins: crush 1 takes the last card of P2's deck");
    expect(told("attack locus card 2", {})).toBe("you have put Grave Sprite there: turned face-up, it stays there");
    const off = { field: [as("theirs", "T-WF1", { position: "OFF" })] };
    expect(told("attack theirs", off)).toMatch(/^P2's theirs keeps 1 RP .*; P1's Meadow Squire keeps 1 RP /);
    expect(told("attack theirs", off, "P2: play Flare Dart", "P2: choose theirs")).toBe("the attack ends, for what was attacked is gone");
  });

  test("CO-S6: who gives a gem away is told how many there are in the hand, and of which colour it is if its name does not say so", () => {
    const discards = { op: "discardHand", player: "you", count: 1 };
    const toll = { name: "Toll", type: "action", effect: [{ timing: "action", condition: null, cost: [], do: [discards] }] };
    const t = board({ P1: { hand: ["Toll", "T-G-W", "T-G-X1", "T-WF1"] } }, { cards: [toll] }).plays("P1: play Toll", "pass");
    expect(meanings(t)).toMatchObject({
      "discard White Gem": "one of 2 gems in the hand",
      "discard ★Prism of Dawn★": "white gem; one of 2 gems in the hand",
    });
  });

  test("CO-B4: what a follower could be used for later is not told as if it happened when it is played", () => {
    const t = board({ P1: { hand: ["T-WF7"], setGems: gems(1), locus: 3 } });
    expect(meanings(t)["play Dawn Medic"]).toMatch(/^Ignition, later: One follower of yours gets RP \+2/);
  });

  test("CO-L1, CO-L5: what is put into the locus is told with the points that are left of it, after some have been used", () => {
    const t = board({ P1: { hand: ["T-WF2"], locus: 3, used: 2 } });
    expect(meanings(t)["put Sky Courier into the locus"]).toBe("locus points 1 → 2 of 4");
  });

  test("CO-A2: who could be turned ON is told whether it could attack then", () => {
    const t = board({
      P1: {
        hand: ["T-WA3", "T-WF1"],
        setGems: gems(3),
        locus: 6,
        field: [as("tired", "T-WF1", { position: "OFF", attacks: 1 }), as("fresh", "T-WF1", { position: "OFF" })],
      },
    });
    t.plays("P1: play Marching Orders");
    expect(meanings(t)["choose tired"]).toMatch(/ON, it may block, but not attack: it has attacked this turn$/);
    expect(meanings(t)["choose fresh"]).toMatch(/ON, it may attack$/);
  });

  test("CO-F4, CO-T2: nor that it may block in the turn of its arrival, or attack once the main phase is over", () => {
    const wake = {
      timing: "action",
      condition: null,
      cost: [],
      do: [{ op: "turnOn", target: { choose: 1, of: ["follower"], sides: "own", position: "OFF" } }],
    };
    const cards = [{ name: "Wake", type: "action", snap: true, effect: [wake] }];
    const side = {
      hand: ["Wake"],
      field: [as("new", "T-WF1", { position: "OFF", arrived: true }), as("old", "T-WF1", { position: "OFF" })],
    };
    const theirs = board({ P1: { field: ["T-WF2"] }, P2: side }, { cards });
    theirs.plays("P1: attack with Sky Courier", "P1: attack the deck", "P2: play Wake");
    expect(meanings(theirs)).toEqual({
      "choose new": expect.stringMatching(/; ON, it may not block in this turn, but cannot be attacked$/),
      "choose old": expect.stringMatching(/; ON, it may block and cannot be attacked$/),
    });
    const over = board({ P1: side, P2: {} }, { cards }).plays("P1: end the main phase", "P1: play Wake");
    expect(meanings(over)["choose old"]).toMatch(/; ON, it may block: the main phase is over$/);
  });

  test("CO-B8: who turns OFF as the price is chosen in vain by a text that turns OFF who is ON", () => {
    const t = board({ P1: { field: ["T-UF3", "T-WF1"] } }).plays("P1: use the ignition of Current Weaver");
    expect(meanings(t)).toEqual({
      "choose Current Weaver": "in vain: it is OFF by then, for it turns OFF as the price",
      "choose Meadow Squire": "P1's, ON, AP 1, RP 2",
    });
    const medic = board({ P1: { field: ["T-WF7", "T-WF1"] } }).plays("P1: use the ignition of Dawn Medic");
    expect(meanings(medic)["choose Dawn Medic"]).toBe("P1's, ON, AP 1, RP 3");
  });

  test("CO-15.14: an attack on a face-up card that is no gem is said to do nothing", () => {
    const t = board({ P1: { field: ["T-WF2"] }, P2: { locus: ["T-BF1", as("up", "T-BF3", { faceUp: true })] } });
    t.plays("P1: attack with Sky Courier");
    expect(meanings(t)).toMatchObject({
      "attack locus card 1":
        "turned face-up: a gem is captured; another card stays there (for a gem P2 draws a card and puts one in its place)",
      "attack locus card 2": "in vain: up, face-up: nothing happens, for it is no gem",
    });
  });

  test("CO-U4: of a face-up unique gem whose captor has one of its name it is said that it is not captured, and that is so", () => {
    const told = (captured: readonly string[]) => {
      const up = as("up", "T-G-X2", { faceUp: true });
      const t = board({ P1: { field: ["T-WF2"], captured: [...captured] }, P2: { locus: [up], deck: 9, hand: 1 } });
      const said = meanings(t.plays("P1: attack with Sky Courier"))["attack locus card 1"];
      t.plays("P1: attack locus card 1");
      while (t.question !== "CO-R3") t.plays("pass");
      return [said, t.card("up")["place"]];
    };
    const goesOn = "; P2 draws a card and puts one in its place";
    expect(told([])).toEqual([`up, face-up: the gem is captured${goesOn}`, "captured"]);
    expect(told(["T-G-X2"])).toEqual([`up, face-up: discarded, not captured: P1 has one of its name${goesOn}`, "discard"]);
  });

  test("CO-Y4: who attacks a locus card with Double Break is told of the second one, where there is a second", () => {
    const told = (locus: number) => {
      const t = board({ P1: { field: ["T-WF5"] }, P2: { locus, deck: 9 } }).plays("P1: attack with Twin-Blade Marshal");
      return Object.entries(meanings(t)).map(([phrase, means]) => [phrase, /; Double Break: (.*)$/.exec(means)?.[1] ?? ""]);
    };
    const second = "then a second card too, and of gems only the first is captured";
    const deck = ["attack the deck", ""];
    expect(told(1)).toEqual([deck, ["attack locus card 1", ""]]);
    expect(told(2)).toEqual([deck, ["attack locus card 1", second], ["attack locus card 2", second]]);
  });

  test("CO-V2, CO-I2: who points at face-down cards is told what they have put there, and that it is in vain where that is no gem", () => {
    const t = board({ phase: "start", P1: { locus: [...gems(7), "T-WF1"] } });
    t.plays("P1: declare Gem Complete");
    for (const place of [1, 2, 3, 4, 5]) t.plays(`P1: point at locus card ${place}`);
    expect(meanings(t)).toEqual({
      "point at locus card 6": "you have put White Gem there; all six must be gems, or they stay face-up",
      "point at locus card 7": "you have put White Gem there; all six must be gems, or they stay face-up",
      "point at locus card 8": "in vain: you have put Meadow Squire there, no gem: all six would stay face-up",
    });
    expect(menuOf(t.g, 0, colossusOrder.mat).map(({ vain }) => vain)).toEqual([false, false, true]);
  });

  test("CO-V2, CO-15.25: to declare Gem Complete is in vain where by what one has put there oneself it cannot succeed", () => {
    const declares = (...others: (string | object)[]) => {
      const t = board({ phase: "start", P1: { locus: [...gems(5), ...others] } });
      const { means, vain } = menuOf(t.g, 0, colossusOrder.mat).find(({ phrase }) => phrase === "declare Gem Complete")!;
      return [means.split("; ")[0]!.split(":")[0], /\d+ gems? and no more/.exec(means)?.[0], vain];
    };
    expect(declares("T-G-W")).toEqual(["you point at six of them, which are turned face-up", undefined, false]);
    expect(declares("T-WF1")).toEqual(["in vain", "5 gems and no more", true]);
    expect(declares("T-WF1", as("up", "T-G-W", { faceUp: true }))).toEqual(["in vain", "5 gems and no more", true]);
  });
});

describe("what an attack leads to", () => {
  const field = [as("off", "T-WF1", { position: "OFF" }), as("on", "T-WF1")];

  test("CO-W3, CO-W4: who is destroyed is said first, and whose it is; of a deck, how many of its cards leave it (CO-K1)", () => {
    const t = board({ P1: { field: [as("mine", "T-WF1")] }, P2: { field: [as("wall", "T-WF8", { position: "OFF" })], deck: 20 } });
    t.plays("P1: attack with mine");
    expect(meanings(t)["attack wall"]).toMatch(
      /^P1's mine is destroyed \(AP \d against RP \d\); P2's wall keeps \d RP \(AP \d against RP \d\)$/,
    );
    expect(meanings(t)["attack the deck"]).toMatch(/^crush 1: 1 of 20 cards leaves P2's deck; /);
  });

  test("CO-A6, CO-Y1: who chooses a target is told who could block this attacker, by name or how many", () => {
    const asks = (attacker: string, ...theirs: (string | object)[]) => {
      const t = board({ P1: { field: ["T-WF1", "T-WF2"] }, P2: { field: theirs, deck: 20 } });
      t.plays(`P1: attack with ${attacker}`);
      return t.g.question(0)!.says.split("?")[1];
    };
    const off = { card: "T-BF2", position: "OFF" };
    expect(asks("Meadow Squire", off)).toBe("");
    expect(asks("Meadow Squire", off, "T-BF1", "T-BF4", "T-BF4")).toBe(" P2 could block with Grave Sprite or Vault Breaker");
    expect(asks("Sky Courier", off, "T-BF4")).toBe("");
    expect(asks("Meadow Squire", off, "T-BF1", "T-BF3", "T-BF4", "T-BF5")).toBe(" P2 could block with any of 4 followers");
  });

  test("CO-V3, CO-K5: an attack that takes the last cards of the deck is said to win, from before the attacker is chosen", () => {
    const t = board({ P1: { field: ["T-WF2"] }, P2: { deck: 2, field: ["T-WF2"], locus: 1 } });
    expect(meanings(t)["attack with Sky Courier"]).toBe(
      "wins by an attack on the deck, if nobody stops it; AP 1, RP 1, crush 2, capture 1",
    );
    t.plays("P1: attack with Sky Courier");
    expect(meanings(t)["attack the deck"]).toBe("P1 wins: crush 2 takes the last 2 cards of P2's deck");
    t.plays("P1: attack the deck");
    expect(meanings(t)["pass"]).toBe("P1 wins: crush 2 takes the last 2 cards of P2's deck");
  });

  test("CO-V3: of what takes the last card of a deck it is said first who loses by that", () => {
    const draws = (n: number) => ({ op: "draw", player: "you", count: n });
    const puts = { op: "handToDeckBottom", player: "you", count: 1 };
    const mills = { op: "discardFromDeckTop", player: "opponent", count: 3 };
    const text = (timing: string, does: readonly object[], condition: object | null = null) => ({
      effect: [{ timing, condition, cost: [], do: does }],
    });
    const cards = [
      { name: "Reader", type: "action", ...text("action", [draws(2), puts]) },
      { name: "Sorter", type: "action", ...text("action", [puts, draws(1)]) },
      { name: "Miller", type: "action", ...text("action", [mills]) },
      { name: "Proud Reader", ...text("cip", [draws(1)], { colossusGemsAtLeast: 5 }) },
      { name: "Sharer", type: "action", ...text("action", [draws(2), { op: "draw", player: "opponent", count: 2 }]) },
    ];
    const told = (answer: string, P1: object, P2: object = {}) => {
      const t = board({ P1: { setGems: gems(4), locus: 9, deck: 9, ...P1 }, P2: { deck: 9, ...P2 } }, { cards });
      return meanings(t)[answer];
    };
    const loses = "P1 loses, for it takes the last card of P1's deck: ";
    expect(told("use Colossus ability 2", { colossus: ["T-C-W"], deck: 1 })).toBe(`${loses}Draw 1 card (needs 3 Colossus gems).`);
    expect(told("use Colossus ability 2", { colossus: ["T-C-W"], deck: 2 })).toBe("Draw 1 card (needs 3 Colossus gems).");
    expect(told("play Banner Herald", { hand: ["T-WF8"], deck: 1 })).toMatch(loses);
    expect(told("play Banner Herald", { hand: ["T-WF8"], deck: 2 })).toMatch(/^When it comes into play: Draw 1 card;/);
    expect(told("play Reader", { hand: ["Reader"], deck: 2 })).toMatch(
      /^P1 loses, for it takes the last 2 cards of P1's deck: Draw 2 cards/,
    );
    expect(told("play Sorter", { hand: ["Sorter", "T-WF1"], deck: 1 })).not.toMatch(/^P1 loses/);
    expect(told("play Proud Reader", { hand: ["Proud Reader"], deck: 1 })).not.toMatch(/^P1 loses/);
    expect(told("play Miller", { hand: ["Miller"] }, { deck: 3 })).toMatch(/^P1 wins, for it takes the last 3 cards of P2's deck: /);
    expect(told("play Miller", { hand: ["Miller"] }, { deck: 4 })).not.toMatch(/wins/);
    const t = board({ P1: { hand: ["T-WF8"], setGems: gems(2), locus: 4, deck: 1 }, P2: { hand: 1 } }).plays("P1: play Banner Herald");
    expect(meanings(t)["pass"]).toBe(
      "unless P1 answers, P1 loses, for it takes the last card of P1's deck: P1's Banner Herald comes into play",
    );
    expect(told("play Sharer", { hand: ["Sharer"], deck: 2 }, { deck: 2 })).toMatch(/^P1 loses, [^:]*: Draw 2 cards; then/); // CO-B9
    expect(told("play Sharer", { hand: ["Sharer"], deck: 3 }, { deck: 2 })).toMatch(/^P1 wins, [^:]*: Draw 2 cards; then/);
  });

  test("CO-T1c, CO-V3: who declares nothing, with one card in the deck, is told that the draw loses", () => {
    const nothing = (deck: number) => meanings(board({ phase: "start", P1: { deck, locus: gems(6) } }))["declare nothing"];
    expect([nothing(1), nothing(2)]).toEqual(["P1 draws the last card of the deck and loses", "the turn goes on"]);
  });

  test("CO-A4, CO-K1: what a text adds to the crush of those that are ON does not count for who turns OFF by attacking", () => {
    const adds = (position: string) => ({
      name: "Drum",
      effect: [
        {
          timing: "continuous",
          condition: null,
          cost: [],
          do: [{ op: "modifyCrush", target: { all: ["follower"], sides: "own", position, exclude: "self" }, amount: 2 }],
        },
      ],
    });
    const attacks = (position: string) =>
      board({ P1: { field: ["T-WF1", "Drum"] }, P2: { deck: 3, locus: 1 } }, { cards: [adds(position)] });
    const first = (position: string) => meanings(attacks(position))["attack with Meadow Squire"];
    const then = (position: string) => meanings(attacks(position).plays("P1: attack with Meadow Squire"))["attack the deck"];
    expect([first("ON"), then("ON")]).toEqual([expect.not.stringContaining("wins"), expect.stringMatching(/^crush 1: 1 of 3 cards/)]);
    expect([first("OFF"), then("OFF")]).toEqual([expect.stringMatching(/^wins/), expect.stringMatching(/^P1 wins: crush 3/)]);
    const t = attacks("OFF").plays("P1: attack with Meadow Squire", "P1: attack the deck");
    expect(t.result).toBe("P1 wins");
  });

  test("CO-B4: of several ignition abilities those are told that may be used", () => {
    const draw = { op: "draw", player: "you", count: 1 };
    const uses = (cost: readonly object[], does: object) => ({ timing: "ignition", condition: null, cost, do: [does] });
    const clerk = { name: "Clerk", effect: [uses([{ op: "payLocus", amount: 2 }], draw), uses([], { op: "turnOn", target: "self" })] };
    const told = (locus: number) => meanings(board({ P1: { field: ["Clerk"], locus } }, { cards: [clerk] }))["use the ignition of Clerk"];
    expect([told(2), told(1)]).toEqual(["Draw 1 card (price: 2 locus points). Turn this follower ON.", "Turn this follower ON."]);
  });

  test("CO-W8: whom a text lowers in RP is said to be destroyed, or to keep what is left", () => {
    const wither = {
      timing: "action",
      condition: null,
      cost: [],
      do: [{ op: "modifyStats", target: { choose: 1, of: ["follower"], sides: "opponent" }, ap: 0, rp: -2, until: "endOfTurn" }],
    };
    const t = board(
      { P1: { hand: ["Wither"] }, P2: { field: ["T-WF1", "T-WF4"] } },
      { cards: [{ name: "Wither", type: "action", effect: [wither] }] },
    ).plays("P1: play Wither");
    expect(meanings(t)).toEqual({
      "choose Meadow Squire": "P2's, ON, AP 1, RP 2; it would be destroyed",
      "choose Bulwark Captain": "P2's, ON, AP 2, RP 4; 2 RP would be left",
    });
    expect(lines(t.plays("P1: choose Bulwark Captain"), "add RP")).toEqual([
      "P2's Bulwark Captain gets RP −2 (now 2) until the end of the turn, by Wither",
    ]);
  });

  test("CO-W3, CO-W7: that somebody takes no damage is said with the AP of who strikes, and of a text without any", () => {
    const idle = {
      timing: "action",
      condition: null,
      cost: [],
      do: [{ op: "damage", target: { choose: 1, of: ["follower"], sides: "opponent" }, amount: 0 }],
    };
    const made = [
      { name: "Idle", type: "action", effect: [idle] },
      { name: "Mild", ap: 0, rp: 1 },
    ];
    const wall = as("wall", "T-WF1", { position: "OFF" });
    const t = board({ P1: { hand: ["Idle"], field: ["Mild"] }, P2: { field: [wall] } }, { cards: made });
    t.plays("P1: play Idle", "P1: attack with Mild", "P1: attack wall");
    while (t.question === "CO-X5") t.plays("pass");
    expect(lines(t, "no damage")).toEqual(["P2's wall takes no damage", "P2's wall takes no damage from P1's Mild, whose AP is 0"]);
  });

  test("CO-V3, CO-R3: who draws the last card for the place of a captured gem loses, and both are told so before", () => {
    const told = (faceUp: boolean, deck: number) => {
      const t = board({ P1: { field: ["T-WF2"] }, P2: { deck, locus: [{ card: "T-G-W", faceUp }] } });
      return meanings(t.plays("P1: attack with Sky Courier"))["attack locus card 1"];
    };
    expect(told(true, 1)).toBe("White Gem, face-up: the gem is captured; P2 draws the last card of the deck and loses");
    expect(told(true, 2)).toBe("White Gem, face-up: the gem is captured; P2 draws a card and puts one in its place");
    expect(told(false, 1)).toMatch(/\(for a gem P2 draws the last card of the deck and loses\)$/);
  });

  test("CO-K5: the cards that a last crush reveals are named, though nothing more becomes of them", () => {
    const t = board({ P1: { field: ["T-WF2"] }, P2: { deck: ["T-BF3"] } }).plays("P1: attack with Sky Courier");
    const { quiet } = colossusOrder.mat;
    const tells = t.happened("crush", "reveal to the last").map((event) => [t.g.tell(event), quiet.includes(event.what)]);
    expect(tells).toEqual([
      ["P1's Sky Courier crushes 1 from the top of P2's deck", false],
      ["Pit Brute is revealed from P2's deck", false],
    ]);
  });

  test("CO-R3: while a card is chosen for the place of a captured gem, that place is empty and the others keep their numbers", () => {
    const t = board({ P1: { field: ["T-WF2"] }, P2: { locus: ["T-WF1", "T-G-W", "T-WF1"], hand: ["T-WF1"] } });
    t.plays("P1: attack with Sky Courier", "P1: attack locus card 2");
    while (t.question !== "CO-R3") t.plays("pass");
    for (const seat of [0, 1] as const) {
      const locus = t.g.view(seat).rows.find(({ id, seat: whose }) => id === "locus" && whose === 1)!;
      expect([locus.cells.map((cell) => cell === null), locus.count]).toEqual([[false, true, false], 2]);
    }
    t.plays("refill with Meadow Squire");
    expect(t.g.view(0).rows.find(({ id, seat }) => id === "locus" && seat === 1)!.cells).not.toContain(null);
  });

  test("CO-F2: a follower that is ON is refused for that, also before an attacker is named", () => {
    const t = board({ P1: { field: ["T-WF2"] }, P2: { field } });
    expect([t.refusal("attack on"), t.refusal("attack off")]).toEqual(["CO-F2", "CO-A3"]);
  });

  test("CO-R3, CO-15.25: whoever may block is told that a captured gem is replaced, and what comes of what they have put there", () => {
    const told = (attacker: string, ...locus: (string | object)[]) => {
      const t = board({ P1: { field: [as("theirs", attacker)] }, P2: { field: ["T-WF2"], locus, hand: ["T-WF1"] } });
      t.plays("P1: attack with theirs", "P1: attack locus card 1", "P2: pass");
      return meanings(t)["pass"];
    };
    expect(told("T-WF2", "T-G-W")).toBe("you have put White Gem there: the gem is captured; P2 draws a card and puts one in its place");
    expect(told("T-WF2", "T-WF1")).toBe("you have put Meadow Squire there: turned face-up, it stays there");
    expect(told("T-WF2", "T-WF6")).toBe("you have put Hidden Lookout there: turned face-up, it stays there, or is played by Locus Trick");
    expect(told("T-WF2", { card: "T-G-W", faceUp: true })).toBe(
      "White Gem, face-up: the gem is captured; P2 draws a card and puts one in its place",
    );
  });
});

describe("what the log tells", () => {
  const told = (t: ReturnType<typeof board>, ...kinds: string[]) => t.happened(...kinds).map((event) => t.g.tell(event));
  const isQuiet = (t: ReturnType<typeof board>, kind: string) => colossusOrder.mat.quiet.includes(t.g.sentenceOf(t.happened(kind)[0]!));

  test("CO-U4: a second unique gem goes because its captor has one, not because of what lies in the discard pile", () => {
    const t = board({
      P1: { field: ["T-WF2"], captured: ["T-G-X2"] },
      P2: { deck: ["T-G-X2", "T-BF1", "T-BF1"] },
    }).plays("P1: attack with Sky Courier");
    expect(told(t, "discard")[0]).toBe(
      "★Shard of Dusk★ is unique and goes to P2's discard pile: P1 has one of its name among the Colossus gems already",
    );
    const u = board({ P1: { field: ["T-WF2"] }, P2: { deck: ["T-G-X2", "T-BF1", "T-BF1"] } });
    u.plays("P1: attack with Sky Courier");
    expect(told(u, "capture")).toEqual(["P1 captures ★Shard of Dusk★ from P2's deck and has 1 Colossus gem now"]);
  });

  test("CO-X1, CO-B8: an answer in an X-Play is told as one, and so is what was chosen for it", () => {
    const t = board({
      P1: { field: ["T-WF2", "T-WF1"] },
      P2: { hand: ["T-BA1"], setGems: ["T-G-B", "T-G-B"], locus: 3 },
    }).plays("P1: attack with Meadow Squire", "P1: attack the deck", "P2: play Shadow Thrust", "P2: choose Sky Courier");
    expect(told(t, "announce", "choose")).toEqual([
      expect.stringMatching(/^P2 answers with the snap action Shadow Thrust: one follower with 3 or less remaining RP is destroyed$/),
      "P2 chooses P1's Sky Courier for Shadow Thrust",
    ]);
    expect([isQuiet(t, "announce"), isQuiet(t, "choose")]).toEqual([false, false]);
  });

  test("CO-R3: the card that is drawn for a captured gem is told with its reason", () => {
    const t = board({ P1: { field: ["T-WF2"] }, P2: { locus: ["T-G-W"], hand: ["T-WF1"], deck: ["T-WF4", "T-WF4"] } });
    t.plays("P1: attack with Sky Courier", "P1: attack locus card 1");
    while (t.question !== "CO-R3") t.plays("pass");
    expect(told(t, "draw")).toEqual(["P2 draws Bulwark Captain, for a gem of the locus has been captured"]);
    expect(t.says).toBe("which hand card goes face-down to place 1 of the locus, where the captured gem lay?");
  });

  test("CO-B3: what holds from now on is told as the follower comes, and CO-L2 one locus point is one", () => {
    const t = board({ P1: { hand: ["T-WF9"], setGems: gems(4), locus: 6 } }).plays("P1: play ★Oriel of the Dawn★");
    expect(told(t, "come into play")[0]).toMatch(
      /comes into play, ON, with AP \d, RP \d; all other followers of P1 have \+1 crush, while it is on the field$/,
    );
    const morwen = board({ P1: { hand: ["T-BF9"], setGems: Array<string>(3).fill("T-G-B"), locus: 6 } }).plays(
      "P1: play ★Morwen, Hollow Queen★",
    );
    expect(told(morwen, "come into play")[0]).toMatch(/RP 3; when it destroys a follower in battle: P2 discards 1 card from the hand$/);
    const medic = board({ P1: { hand: ["T-WF7"], setGems: gems(1), locus: 6 } }).plays("P1: play Dawn Medic");
    expect(told(medic, "come into play")[0]).toMatch(/; later, when it is used: one follower of P1 gets RP \+2 until the end of the turn$/);
    const u = board({ P1: { hand: ["T-WF1"], setGems: gems(1), locus: 1 } }).plays("P1: play Meadow Squire");
    expect(told(u, "pay")).toEqual(["P1 pays for Meadow Squire: 1 locus point, 0 left"]);
  });

  test("CO-T3a, CO-T3b: damage that is healed and a bonus that ends are told with their numbers, also in a quiet log", () => {
    const t = board({ P1: { field: [as("hurt", "T-WF4", { damage: 2, addedRp: 1 })] } }).plays("P1: end the main phase");
    expect([...told(t, "recover"), ...told(t, "end of bonus")]).toEqual([
      "P1's hurt is unhurt again: its 2 damage is taken off as the turn ends",
      "P1's hurt loses what it had until the end of the turn: RP +1",
    ]);
    expect([isQuiet(t, "recover"), isQuiet(t, "end of bonus")]).toEqual([false, false]);
  });

  test("CO-A4, 17.3: that who attacks turns OFF goes without saying, that a text turns somebody OFF does not", () => {
    const t = board({ P1: { field: ["T-WF1"] }, P2: {} }).plays("P1: attack with Meadow Squire");
    expect(isQuiet(t, "turn OFF")).toBe(true);
    const stun = { op: "turnOff", target: { choose: 1, of: ["follower"], sides: "opponent" } };
    const cards = [{ name: "Stun", type: "action", effect: [{ timing: "action", condition: null, cost: [], do: [stun] }] }];
    const u = board({ P1: { hand: ["Stun"] }, P2: { field: ["T-WF4"] } }, { cards }).plays("P1: play Stun");
    expect([told(u, "turn OFF"), isQuiet(u, "turn OFF")]).toEqual([["P2's Bulwark Captain is turned OFF, by Stun"], false]);
  });
});

test("CO-X3, CO-B8: an effect that is being carried out says on the table what it does", () => {
  const t = board({ P1: { colossus: ["T-C-R"], setGems: ["T-G-R"], field: ["T-WF4"] }, P2: { field: ["T-WF4"] } });
  t.plays("P1: use Colossus ability 1");
  const [cell] = t.g.view(0).rows.find(({ label }) => label === "effect")!.cells;
  expect(cell?.marks).toEqual(["P1's", expect.stringMatching(/^1 damage is dealt to one follower/)]);
});

test("each keyword, and each word that stands on a card or a place of the table, is among the words that are explained", () => {
  const explained = new Set(lesson.terms!.flatMap(({ words }) => words));
  for (const word of [
    "Soar",
    "Fleet",
    "Locus Trick",
    "Double Break",
    "unique",
    "crush",
    "capture",
    "ON",
    "OFF",
    "Gem Complete",
    "locus cost",
  ])
    expect([...explained], word).toContain(word);
});

test("CO-X2e, CO-T1c: whoever answers as the other player's turn ends is not warned of the card that they draw next in any case", () => {
  const t = board({ P1: { hand: 1 }, P2: { hand: ["T-WA1", "T-BF1"], setGems: gems(1), locus: 1, field: ["T-BF3"] } });
  t.plays("P1: end the main phase");
  const answers = menuOf(t.g, t.g.asked, colossusOrder.mat);
  expect(answers.map(({ phrase }) => phrase)).toEqual(["play Sudden Aegis", "pass"]);
  for (const answer of answers) expect(harmOf(colossusOrder, t.g, t.g.asked, answer, answers)).toEqual([]);
});

test("CO-B4: whoever gives a card of the hand for one that is drawn is not warned of the card that the deck loses, nor of any that could be given", () => {
  const t = board({ P1: { field: ["T-BF7"], hand: ["T-BF1", "T-BF3"], setGems: ["T-G-B"], locus: 1, deck: 9 }, P2: { deck: 9 } });
  for (const phrase of ["use the ignition of Rite Keeper", "discard Pit Brute"]) {
    const answers = menuOf(t.g, 0, colossusOrder.mat);
    const answer = answers.find((each) => each.phrase === phrase)!;
    expect(harmOf(colossusOrder, t.g, 0, answer, answers)).toEqual([]);
    t.plays(`P1: ${phrase}`);
  }
  while (t.question !== "CO-T2") t.plays("pass");
  expect(t.player("P1")).toMatchObject({ deck: 8 });
});

test("CO-X4: who may answer an ability of a follower is told of its field, not that it would come there out of the X-Play", () => {
  const P2 = { deck: 9, hand: ["T-WA1"], setGems: ["T-G-W"], locus: 2, field: [as("theirs", "T-WF1")] };
  const t = board({ P1: { field: ["T-BF7"], hand: ["T-BF1", "T-BF3"], setGems: ["T-G-B"], locus: 1, deck: 9 }, P2 });
  t.plays("P1: use the ignition of Rite Keeper", "P1: discard Pit Brute");
  const foretold = menuOf(t.g, 1, colossusOrder.mat).map(({ phrase, answer }) => {
    const { moves, worth } = previewOf(colossusOrder, t.g, 1, answer);
    return [phrase, moves.map(({ name }) => name), worth.map(({ name, from, to }) => [name, from, to])];
  });
  expect(foretold).toEqual([
    ["play Sudden Aegis", ["Sudden Aegis"], [["theirs", "1/2", "1/5"]]],
    ["pass", [], []],
  ]);
});

test("CO-R4, CO-R5: that a card stays in the locus is told once it has not been played by Locus Trick", () => {
  const told = (gems: readonly string[], script: readonly string[] = [], card = "T-WF6") => {
    const t = board({ P1: { field: ["T-WF2"] }, P2: { locus: [card], setGems: gems, hand: 0 } });
    t.plays("P1: attack with Sky Courier", "P1: attack locus card 1", ...script);
    return t.happened("stays", "leave face-up", "come into play").map((event) => t.g.tell(event));
  };
  expect(told(["T-G-W"], ["P2: use Locus Trick"])).toEqual([
    "P2's Hidden Lookout comes out of the locus into play by Locus Trick, without payment: ON, with AP 2, RP 2, Locus Trick",
  ]);
  expect(told(["T-G-W"], ["P2: leave it face-up"])).toEqual([
    "P2 does not play Hidden Lookout by Locus Trick: it stays face-up in the locus",
  ]);
  // nobody is asked
  expect(told([])).toEqual(["P2 does not play Hidden Lookout by Locus Trick, as it needs gems: 1 white: it stays face-up in the locus"]);
  expect(told(["T-G-W"], [], "T-WA2")).toEqual([
    "P2 does not play Veil of Feathers by Locus Trick, as it finds nothing to choose: it stays face-up in the locus",
  ]);
});

describe("what a newcomer asks of a line", () => {
  test("CO-A6, CO-Y1: why nobody could block is said in the line: Soar, OFF, this turn's arrival, or no follower at all", () => {
    const attacked = (attacker: string, ...foes: (string | ReturnType<typeof as>)[]) => {
      const t = board({ P1: { field: [attacker] }, P2: { field: foes, deck: 20, locus: ["T-BF1"] } });
      t.plays(`P1: attack with ${attacker}`, "P1: attack the deck");
      return t.happened("no blocker").map((event) => `${t.g.tell(event)} (${event.rule})`);
    };
    const tired = as("tired", "T-WF1", { position: "OFF" });
    const fresh = as("fresh", "T-WF1", { arrived: true });
    expect(attacked("Sky Courier", "T-WF1")).toEqual([
      "P2 has nobody who could block P1's Sky Courier: Sky Courier has Soar, and P2 has no follower with Soar (CO-Y1)",
    ]);
    expect(attacked("Sky Courier", "T-WF1", as("tired", "T-WF2", { position: "OFF" }))).toEqual([
      "P2 has nobody who could block P1's Sky Courier: Sky Courier has Soar, and P2 has no follower with Soar that could block now (CO-Y1)",
    ]);
    const plain = (...foes: Parameters<typeof attacked>[1][]) => attacked("Gale Rider", ...foes).map((line) => line.replace(/^.*: /, ""));
    expect(plain(tired)).toEqual(["every follower of P2 is OFF (CO-A6)"]);
    expect(plain(fresh)).toEqual(["every follower of P2 came into play this turn (CO-A6)"]);
    expect(plain(tired, fresh)).toEqual(["every follower of P2 is OFF or came into play this turn (CO-A6)"]);
    expect(plain()).toEqual(["P2 has no follower (CO-A6)"]);
  });

  test("CO-W1, CO-W4: whose AP strikes whose RP is said, and damage of the same turn is added up", () => {
    const t = board({
      P1: { field: ["T-WF1", "T-WF4"] },
      P2: { field: [as("wall", "T-WF8", { position: "OFF", damage: 1 })] },
    });
    t.plays("P1: attack with Bulwark Captain", "P1: attack wall");
    expect(lines(t, "battle", "damage", "destroy")).toEqual([
      "P1's Bulwark Captain battles P2's wall: AP 2 against RP 2; P2's wall strikes with AP 2 against RP 4",
      "P2's wall takes 2 damage from P1's Bulwark Captain: none of RP 3 left, after 1 damage before",
      "P1's Bulwark Captain takes 2 damage from P2's wall: 2 of RP 4 left",
      "P2's wall is destroyed: 3 damage in this turn, RP 3",
    ]);
  });

  test("CO-B3: a follower comes into play with what it can do", () => {
    const t = board({ P1: { hand: ["T-BF5"], setGems: Array<string>(4).fill("T-G-B"), locus: 8 }, P2: {} });
    t.plays("P1: play Plague Bat");
    while (t.g.question()?.rule === "CO-X5") t.plays(`${t.g.asked === 0 ? "P1" : "P2"}: pass`);
    expect(lines(t, "come into play")).toEqual(["P1's Plague Bat comes into play, ON, with AP 1, RP 1, Soar, Fleet"]);
  });

  test("CO-L6: when a card leaves the locus and is not replaced, it is said which places have new numbers", () => {
    const t = board({ P1: { field: ["T-WF2"] }, P2: { locus: ["T-WF6", "T-WF1", "T-WF1"], setGems: gems(2) } });
    t.plays("P1: attack with Sky Courier", "P1: attack locus card 1", "P2: use Locus Trick");
    expect(lines(t, "move up")).toEqual(["in P2's locus what lay in places 2 to 3 lies in places 1 to 2 now"]);
    const last = board({ P1: { field: ["T-WF2"] }, P2: { locus: ["T-WF1", "T-WF6"], setGems: gems(2) } });
    last.plays("P1: attack with Sky Courier", "P1: attack locus card 2", "P2: use Locus Trick");
    expect(lines(last, "move up")).toEqual([]);
  });

  test("CO-B4: a text in the log is told of both players by name, and not in the words of the card, which speak to its own player", () => {
    const t = board({ P1: { colossus: ["T-C-B"], setGems: Array<string>(2).fill("T-G-B") }, P2: { deck: 20 } });
    t.plays("P1: use Colossus ability 1");
    expect(lines(t, "use Colossus")[0]).toBe(
      "P1 uses ability 1 of the Colossus Noctumbra, which nobody can answer: the top card of P2's deck goes into the discard pile",
    );
  });

  test("CO-B4: told of both, no text of any card speaks of “you” or “your”, and each ends without a full stop", () => {
    const { set } = board({ P1: {}, P2: {} }).g;
    const told = set.abilities.slice(1).map(({ id }) => set.toldOf(id, { own: "P1", other: "P2" }));
    expect(told.length).toBeGreaterThan(20);
    for (const text of told) {
      expect(text).not.toMatch(/\byou(?:rs?)?\b|\.$|^$/i);
      expect(sayingTo(0)(`P1 plays it: ${text}`), text).not.toMatch(/\bP1\b/);
    }
  });

  test("CO-B8: who is asked by a card of the other player reads of both players by name", () => {
    const t = board({ P1: { field: ["T-BF9"] }, P2: { field: [as("wall", "T-WF1", { position: "OFF" })], hand: ["T-WF1", "T-WF2"] } });
    t.plays("P1: attack with ★Morwen, Hollow Queen★", "P1: attack wall");
    while (t.g.asked !== 1 || t.question === "CO-X5" || t.question === "CO-A6") t.plays("pass");
    expect(t.g.question(1)!.about!.text).toBe("when it destroys a follower in battle: P2 discards 1 card from the hand");
  });
});
