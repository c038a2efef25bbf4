import { describe, expect, test } from "vitest";
import { limits } from "../../src/limits.ts";
import { as, board, follower } from "../board.ts";

const any = { choose: 1, of: ["follower"], sides: "both" };
const action = (name: string, facts: object, ...program: readonly object[]) => ({
  name,
  type: "action",
  snap: true,
  ...facts,
  effect: [{ timing: "action", condition: null, cost: [], do: program }],
});
const ability = (timing: string, cost: readonly object[], ...program: readonly object[]) => ({
  timing,
  condition: null,
  cost,
  do: program,
});
const draw = (count: number) => ({ op: "draw", player: "you", count });
const cards = [
  follower("Lancer", { ap: 3, rp: 3 }),
  follower("Costly", { locusCost: 3, gemLevel: { white: 2, red: 1 } }),
  follower("Cheap", { locusCost: 1, races: ["Elf"] }),
  follower("Patron", {
    effect: [ability("continuous", [], { op: "modifyLocusCost", target: { all: ["follower"], sides: "own", race: "Elf" }, amount: -2 })],
  }),
  follower("Scholar", { effect: [ability("cip", [], draw(1))] }),
  follower("Archer", { effect: [ability("ignition", [{ op: "turnOff", target: "self" }], { op: "damage", target: any, amount: 1 })] }),
  follower("Swift", { keywords: ["Fleet"], effect: [ability("ignition", [{ op: "turnOff", target: "self" }], draw(1))] }),
  follower("Digger", {
    effect: [
      ability(
        "ignition",
        [
          { op: "payLocus", amount: 1 },
          { op: "discardHand", player: "you", count: 1 },
        ],
        draw(1),
      ),
    ],
  }),
  follower("Twofold", {
    effect: [ability("ignition", [{ op: "payLocus", amount: 2 }], draw(1)), ability("ignition", [], { op: "turnOn", target: "self" })],
  }),
  follower("Hero", { unique: true }),
  action("Zap", {}, { op: "damage", target: any, amount: 2 }),
  action("Bounce", {}, { op: "returnToHand", target: any }),
  action("Summon", {}, { op: "putFromDeck", cardId: "Hero", count: 2 }),
  action("Muster", {}, { op: "putFromDeck", cardId: "Scholar", count: 2 }),
  action(
    "Pair",
    {},
    { op: "damage", target: { ...any, sides: "own" }, amount: 1 },
    { op: "damage", target: { ...any, sides: "opponent" }, amount: 1 },
  ),
  action("Dig", {}, draw(99), { op: "damage", target: { all: ["follower"], sides: "both" }, amount: 9 }),
];

describe("8 Gems, locus, costs", () => {
  test("CO-G1: the gem level is a requirement; the gems stay where they are", () => {
    const t = board({ P1: { hand: ["T-BF1"], setGems: ["T-G-B"], locus: 1 } });
    t.plays("P1: play Grave Sprite");
    expect(t.zone("P1.setGems")).toEqual(["Black Gem"]);
    expect(board({ P1: { hand: ["T-BF1"], locus: 1 } }).refusal("play Grave Sprite")).toBe("CO-G1");
  });

  test("CO-G2, CO-15.5: set and captured gems count alike, unless the setting says otherwise", () => {
    const position = { P1: { hand: ["T-BF3"], setGems: ["T-G-B"], captured: ["T-G-B"], locus: 3 } };
    expect(board(position).refusal("play Pit Brute")).toBeNull();
    expect(board(position, { settings: { capturedGemsCount: "false" } }).refusal("play Pit Brute")).toBe("CO-G1");
  });

  test("CO-G2: with the setting off, a capture does not count, and what is discarded later is not subtracted", () => {
    const t = board(
      { P1: { field: ["T-RF3"] }, P2: { deck: ["T-G-B", "T-BF1", "T-BF1", "T-BF1"] } },
      { settings: { capturedGemsCount: "false" } },
    );
    t.plays("P1: attack with Magma Golem");
    expect(t.player("P1")).toMatchObject({ captured: 1, gems: 0, black: 0 });
  });

  test("CO-G3: colours must match, every one of them", () => {
    const gems = (setGems: string[]) => board({ P1: { hand: ["Costly"], setGems, locus: 3 } }, { cards }).refusal("play Costly");
    expect(gems(["T-G-W", "T-G-W", "T-G-W"])).toBe("CO-G3");
    expect(gems(["T-G-W", "T-G-R"])).toBe("CO-G1");
    expect(gems(["T-G-W", "T-G-W", "T-G-R"])).toBeNull();
  });

  test("CO-G4: the gem level is looked at on announcement only; the condition of a Colossus ability on use", () => {
    const blight = action("Blight", {}, { op: "discardColossusGem", target: { choose: 1, of: ["setGem"], sides: "both" } });
    const t = board({ P1: { hand: ["T-BF1"], setGems: ["T-G-B"], locus: 1 }, P2: { hand: ["Blight"] } }, { cards: [...cards, blight] });
    t.plays("P1: play Grave Sprite", "P2: play Blight");
    expect(t.player("P1")["gems"]).toBe(0);
    expect(t.zone("P1.field")).toEqual(["Grave Sprite"]);
    expect(board({ P1: { colossus: ["T-C-B"], setGems: ["T-G-R"] } }).refusal("use Colossus ability 1")).toBe("CO-G4");
    expect(board({ P1: { colossus: ["T-C-B"], setGems: ["T-G-R", "T-G-W"] } }).refusal("use Colossus ability 1")).toBeNull();
  });

  test("CO-G6: gem cards cannot be played", () => {
    expect(board({ P1: { hand: ["T-G-W"] } }).refusal("play White Gem")).toBe("CO-G6");
  });

  test("CO-L1, CO-L2, CO-L3: every locus card is worth a point; paying moves the counter and nothing else", () => {
    const t = board({ P1: { hand: ["T-BF1"], setGems: ["T-G-B"], locus: [as("a", "T-BF1"), as("b", "T-G-W", { faceUp: true })] } });
    expect(t.player("P1")["locusPoints"]).toBe(2);
    t.plays("P1: play Grave Sprite");
    expect(t.player("P1")).toMatchObject({ used: 1, locusPoints: 1 });
    expect(t.zone("P1.locus")).toEqual(["a", "b"]);
    expect([t.card("a")["faceUp"], t.card("b")["faceUp"]]).toEqual([false, true]);
  });

  test("CO-L2: with too few points nothing can be paid", () => {
    expect(board({ P1: { hand: ["T-BF2"], setGems: ["T-G-B"], locus: 2, used: 1 } }).refusal("play Bone Archer")).toBe("CO-L2");
  });

  test("CO-L5: a card added after paying is an unused point at once", () => {
    const t = board({ P1: { hand: ["T-BF1", "T-G-W"], setGems: ["T-G-B"], locus: 1, used: 1 } });
    expect(t.refusal("play Grave Sprite")).toBe("CO-L2");
    t.plays("P1: put White Gem into the locus");
    expect(t.refusal("play Grave Sprite")).toBeNull();
  });

  test("CO-L8: no maximum number of locus cards", () => {
    const t = board({ P1: { hand: ["T-BF1"], locus: 30 } });
    expect(t.refusal("put Grave Sprite into the locus")).toBeNull();
  });
});

describe("8.1 Playing cards", () => {
  test("CO-P1: announced face-up, then choices, then the costs", () => {
    const t = board({ P1: { hand: ["T-RA1"], setGems: ["T-G-R"], locus: 1, field: ["Lancer"] }, P2: { field: ["Cheap"] } }, { cards });
    t.plays("P1: play Flare Dart");
    expect(t.question).toBe("CO-B8");
    expect(t.player("P1")["used"]).toBe(0);
    t.plays("P1: choose Cheap");
    expect(t.events("announce", "choose", "pay", "resolve")).toEqual(["announce Flare Dart", "choose Cheap", "pay", "resolve Flare Dart"]);
  });

  test("CO-P2: X-Play follows the announcement", () => {
    const t = board({ P1: { hand: ["Lancer"] }, P2: { hand: 1 } }, { cards });
    t.plays("P1: play Lancer");
    expect(t.question).toBe("CO-X5");
  });

  test("CO-P3: a follower comes into play ON, then its CIP abilities", () => {
    const t = board({ P1: { hand: ["Scholar"] } }, { cards });
    t.plays("P1: play Scholar");
    expect(t.card("Scholar")).toMatchObject({ position: "ON", arrived: true });
    expect(t.player("P1")["hand"]).toBe(1);
  });

  test("CO-P4: an action is carried out, then discarded", () => {
    const t = board({ P1: { hand: ["Zap"] }, P2: { field: ["Lancer"] } }, { cards });
    t.plays("P1: play Zap");
    expect(t.events("damage", "discard")).toEqual(["damage Lancer", "discard Zap"]);
  });

  test("CO-P5: a normal action only in one's own main phase", () => {
    const slow = action("Slow", { snap: false }, draw(1));
    const t = board({ P1: { field: ["Lancer"] }, P2: { hand: ["Slow"] } }, { cards: [...cards, slow] });
    t.plays("P1: attack with Lancer");
    expect(t.refusal("play Slow")).toBe("CO-P5");
  });

  test("CO-P6: reductions end at 0, and a card of cost 0 needs no locus", () => {
    const t = board({ P1: { hand: ["Cheap"], field: ["Patron"] } }, { cards });
    t.plays("P1: play Cheap");
    expect(t.player("P1")["used"]).toBe(0);
    expect(board({ P1: { hand: ["Cheap"] }, P2: { field: ["Patron"] } }, { cards }).refusal("play Cheap")).toBe("CO-L2");
  });

  test("CO-P7, CO-15.19: a text that has become impossible does nothing; card and costs are gone", () => {
    const t = board({ P1: { hand: ["T-RA1"], setGems: ["T-G-R"], locus: 1 }, P2: { field: ["Lancer"], hand: ["Bounce"] } }, { cards });
    t.plays("P1: play Flare Dart", "P2: play Bounce");
    expect(t.zone("P1.discard")).toEqual(["Flare Dart"]);
    expect(t.player("P1")["used"]).toBe(1);
    expect(t.events("damage")).toEqual([]);
  });
});

describe("8.2 Abilities", () => {
  test("CO-B2: CIP by whatever route: played, or put by an effect", () => {
    const t = board({ P1: { hand: ["Muster"], deck: ["Lancer", "Scholar", "Lancer", "Scholar", "Lancer", "Lancer"] } }, { cards });
    t.plays("P1: play Muster", "P1: resolve Scholar");
    expect(t.zone("P1.field")).toEqual(["Scholar", "Scholar"]);
    expect(t.player("P1")).toMatchObject({ hand: 2, deck: 2 });
  });

  test("CO-B3: continuous, ON or OFF", () => {
    const t = board({ P1: { field: [as("queen", "T-WF9", { position: "OFF" }), "T-WF2"] } });
    expect(t.card("Sky Courier")["crush"]).toBe(3);
  });

  test("CO-B4: an ignition's costs are paid on announcement", () => {
    const t = board({ P1: { field: ["Digger"], hand: [as("a", "Lancer"), as("b", "Lancer")], locus: 1 }, P2: { hand: 1 } }, { cards });
    t.plays("P1: use the ignition of Digger", "P1: discard b");
    expect([t.asked, t.question]).toEqual(["P2", "CO-X5"]);
    expect(t.player("P1")).toMatchObject({ used: 1, hand: 1 });
    expect(board({ P1: { field: ["Digger"], locus: 1 } }, { cards }).refusal("use the ignition of Digger")).toBe("CO-B4");
    expect(board({ P1: { field: ["Digger"], hand: 1 } }, { cards }).refusal("use the ignition of Digger")).toBe("CO-L2");
  });

  test("CO-B4, CO-17.2: costs are paid in printed order, and as a whole", () => {
    const off = { op: "turnOff", target: "self" };
    const pay = { op: "payLocus", amount: 1 };
    const discard = (count: number) => ({ op: "discardHand", player: "you", count });
    const costly = (...cost: object[]) => follower("Costly One", { effect: [ability("ignition", cost, draw(1))] });
    const paid = (...cost: object[]) =>
      board({ P1: { field: ["Costly One"], hand: 3, locus: 2 } }, { cards: [costly(...cost)] })
        .plays("P1: use the ignition of Costly One", "P1: discard Any Card", "P1: discard Any Card")
        .events("turn OFF", "pay", "discard");
    expect(paid(discard(2), pay, off)).toEqual(["discard Any Card", "discard Any Card", "pay", "turn OFF Costly One"]);
    expect(paid(discard(1), off, discard(1), pay)).toEqual(["discard Any Card", "turn OFF Costly One", "discard Any Card", "pay"]);
    expect(paid(pay, off, discard(2))).toEqual(["pay", "turn OFF Costly One", "discard Any Card", "discard Any Card"]);
    const whole = board({ P1: { field: ["Costly One"], hand: 2, locus: 2 } }, { cards: [costly(discard(2))] });
    whole.plays("P1: use the ignition of Costly One"); // there are no more than that, so nobody is asked which is first
    expect([whole.asked, ...whole.events("discard")]).toEqual(["P1", "discard Any Card", "discard Any Card"]);
    const short = board({ P1: { field: ["Costly One"], hand: 1, locus: 2 } }, { cards: [costly(discard(1), pay, discard(1))] });
    expect(short.refusal("use the ignition of Costly One")).toBe("CO-B4");
    expect(short.events("pay", "discard")).toEqual([]);
  });

  test("CO-B4: of several ignition abilities one is named", () => {
    const t = board({ P1: { field: ["Twofold"], locus: 2 } }, { cards });
    t.plays("P1: use the ignition of Twofold");
    expect(t.options).toEqual(["ability 1", "ability 2"]);
    t.plays("P1: ability 1");
    expect(t.player("P1")).toMatchObject({ used: 2 });
    const poor = board({ P1: { field: ["Twofold"] } }, { cards }).plays("P1: use the ignition of Twofold");
    expect(poor.events("pay")).toEqual([]);
  });

  test("CO-B4: in the opponent's turn, too, the player whose follower it is names it", () => {
    const t = board({ P1: { field: ["Lancer"] }, P2: { field: ["Twofold"], locus: 2 } }, { cards });
    t.plays("P1: attack with Lancer", "P1: attack the deck", "P2: use the ignition of Twofold");
    expect([t.asked, ...t.options]).toEqual(["P2", "ability 1", "ability 2"]);
  });

  test("CO-B5, CO-Y2: no OFF cost in the turn of arrival, except with Fleet; nor while OFF", () => {
    const at = (name: string, facts: object) =>
      board({ P1: { field: [as("it", name, { ...facts })] } }, { cards }).refusal("use the ignition of it");
    expect(at("Archer", { arrived: true })).toBe("CO-B5");
    expect(at("Archer", { position: "OFF" })).toBe("CO-F3");
    expect(at("Archer", {})).toBeNull();
    expect(at("Swift", { arrived: true })).toBeNull();
  });

  test("CO-B6: without OFF in its cost it may be used in the arrival turn and repeatedly", () => {
    const t = board({ P1: { field: [as("digger", "Digger", { arrived: true })], locus: 2, hand: 2 } }, { cards });
    t.plays("P1: use the ignition of digger", "P1: discard Any Card", "P1: pass", "P1: use the ignition of digger");
    expect(t.question).toBe("CO-B4");
  });

  test("CO-B7: the turn player's waiting abilities first, each player ordering their own", () => {
    const both = action("Both", {}, { op: "putFromDeck", cardId: "Scholar", count: 2 });
    const theirs = action("Theirs", {}, { op: "putFromDeck", cardId: "Scholar", count: 1 });
    const t = board(
      {
        P1: { hand: ["Both"], deck: ["Lancer", "Lancer", "Lancer", "Lancer", as("x", "Scholar"), as("y", "Scholar")] },
        P2: { hand: ["Theirs"], deck: ["Scholar", "Lancer", "Lancer"] },
      },
      { cards: [...cards, both, theirs] },
    );
    t.plays("P1: play Both", "P2: play Theirs");
    expect([t.asked, t.question, t.options.length]).toEqual(["P1", "CO-B7", 2]);
    t.plays("P1: resolve y");
    expect(t.happened("draw").map(({ seat }) => seat)).toEqual([0, 0, 1]);
    expect(t.rulesOf("X-Play")).toEqual(["CO-X2b"]);
  });

  test("CO-B8: choices are made on announcement, and all of them must have an object", () => {
    expect(board({ P1: { hand: ["Pair"], field: ["Lancer"] } }, { cards }).refusal("play Pair")).toBe("CO-B8");
    const t = board(
      { P1: { hand: ["Pair"], field: [as("a", "Lancer"), as("b", "Lancer")] }, P2: { field: [as("c", "Lancer"), as("d", "Lancer")] } },
      { cards },
    );
    t.plays("P1: play Pair");
    expect(t.options).toEqual(["choose a", "choose b"]);
    t.plays("P1: choose b");
    expect(t.options).toEqual(["choose c", "choose d"]);
    t.plays("P1: choose c");
    expect([t.card("b")["damage"], t.card("c")["damage"]]).toEqual([1, 1]);
  });

  test("CO-B8: choosing comes before the costs are paid: an OFF cost may choose its own follower, in vain", () => {
    const t = board({ P1: { field: ["T-UF3"] } });
    t.plays("P1: use the ignition of Current Weaver");
    expect(t.card("Current Weaver")["position"]).toBe("OFF");
    expect(t.events("choose", "turn OFF")).toEqual(["choose Current Weaver", "turn OFF Current Weaver"]);
  });

  test("CO-B8: a CIP that has nothing to choose does nothing in that part", () => {
    const harbinger = follower("Harbinger", {
      effect: [ability("cip", [], { op: "damage", target: { ...any, sides: "opponent" }, amount: 1 }, draw(1))],
    });
    const t = board({ P1: { hand: ["Harbinger"] } }, { cards: [...cards, harbinger] });
    t.plays("P1: play Harbinger");
    expect(t.player("P1")["hand"]).toBe(1);
    expect(t.events("damage")).toEqual([]);
  });

  test("CO-B8: all choices of a CIP are made before its first instruction; one that is gone by then is not made anew", () => {
    const twice = { ...any, sides: "opponent" };
    const raider = follower("Raider", {
      effect: [ability("cip", [], { op: "damage", target: twice, amount: 3 }, { op: "damage", target: twice, amount: 1 }, draw(1))],
    });
    const t = board(
      { P1: { hand: ["Raider"] }, P2: { field: [as("a", "Lancer"), as("b", "Lancer")] } },
      { cards: [...cards, raider] },
    ).plays("P1: play Raider", "P1: choose a");
    expect([t.options, t.events("damage")]).toEqual([["choose a", "choose b"], []]);
    t.plays("P1: choose a");
    expect([t.zone("P2.field"), t.card("b")["damage"], t.player("P1")["hand"]]).toEqual([["b"], 0, 1]);
  });

  test("CO-B9, CO-V3: the game can end between two instructions", () => {
    const t = board({ P1: { hand: ["Dig"], deck: 2 }, P2: { field: ["Lancer"] } }, { cards });
    t.plays("P1: play Dig");
    expect(t.result).toBe("P2 wins");
    expect(t.card("Lancer")["damage"]).toBe(0);
  });

  test("CO-B10: what waits resolves even if its follower has left; its condition is looked at then", () => {
    const summon = action(
      "Rite",
      {},
      { op: "putFromDeck", cardId: "Loner", count: 1 },
      { op: "damage", target: { all: ["follower"], sides: "own" }, amount: 9 },
    );
    const loner = (condition: object | null) => follower("Loner", { effect: [{ timing: "cip", condition, cost: [], do: [draw(1)] }] });
    const left = board({ P1: { hand: ["Rite"], deck: ["Loner", "Lancer", "Lancer"] } }, { cards: [...cards, summon, loner(null)] });
    expect(left.plays("P1: play Rite").player("P1")["hand"]).toBe(1);
    const alone = board(
      { P1: { hand: ["Rite"], deck: ["Loner", "Lancer", "Lancer"] } },
      { cards: [...cards, summon, loner({ noOtherFollowersOnOwnField: true })] },
    );
    expect(alone.plays("P1: play Rite").player("P1")["hand"]).toBe(0);
  });
});

describe("8.2 A follower that has left and come back is another one", () => {
  const bonus = (timing: string, condition: object | null = null) => ({
    ...ability(timing, [], { op: "modifyStats", target: "self", ap: 5, rp: 0, until: "endOfTurn" }),
    condition,
  });
  const recall = action(
    "Recall",
    {},
    { op: "returnToHand", target: any },
    { op: "handToDeckBottom", player: "you", count: 9 },
    { op: "putFromDeck", cardId: "Phoenix", count: 1 },
  );
  const phoenix = (effect: object) => follower("Phoenix", { rp: 3, effect: [effect] });

  test("CO-B8: what an ignition ability does to itself is not done to the newcomer", () => {
    const tired = { ...bonus("ignition"), cost: [{ op: "turnOff", target: "self" }] };
    const stays = board({ P1: { field: ["Phoenix"] } }, { cards: [...cards, phoenix(tired)] }).plays("P1: use the ignition of Phoenix");
    expect(stays.card("Phoenix")["ap"]).toBe(6);
    const own = { P1: { field: ["Phoenix"], hand: ["Recall"] } };
    const back = board(own, { cards: [...cards, recall, phoenix(tired)] });
    back.plays("P1: use the ignition of Phoenix", "P1: play Recall");
    expect(back.card("Phoenix")).toMatchObject({ place: "field", arrived: true, position: "ON", ap: 1 });
    expect(back.events("add AP")).toEqual([]);
  });

  test("CO-B10: nor does a CIP that waits reach the newcomer; the newcomer's own does", () => {
    const summon = action("Call", {}, { op: "putFromDeck", cardId: "Phoenix", count: 1 });
    const alone = { noOtherFollowersOnOwnField: true };
    for (const condition of [null, alone]) {
      const t = board(
        { P1: { hand: ["Call", "Recall"], deck: ["Phoenix", "Lancer", "Lancer"] } },
        { cards: [...cards, summon, recall, phoenix(bonus("cip", condition))] },
      );
      t.plays("P1: play Call", "P1: pass");
      expect(t.card("Phoenix")["ap"]).toBe(6);
      const twice = action(
        "Twice",
        {},
        { op: "putFromDeck", cardId: "Phoenix", count: 1 },
        { op: "returnToHand", target: { all: ["follower"], sides: "own" } },
        { op: "handToDeckBottom", player: "you", count: 9 },
        { op: "putFromDeck", cardId: "Phoenix", count: 1 },
      );
      const u = board(
        { P1: { hand: ["Twice"], deck: ["Phoenix", "Lancer", "Lancer"] } },
        { cards: [...cards, twice, phoenix(bonus("cip", condition))] },
      );
      u.plays("P1: play Twice", "P1: resolve Phoenix");
      expect(u.card("Phoenix")["ap"]).toBe(6);
      expect(u.events("trigger")).toHaveLength(2);
    }
  });
});

describe("8.2 How long a chain may be", () => {
  test("HOUSE-CHAIN, CO-B6: sixty links, and the next is refused", () => {
    const free = follower("Endless", { effect: [ability("ignition", [], { op: "turnOn", target: "self" })] });
    const t = board({ P1: { field: ["Endless"] }, P2: { field: ["Endless"] } }, { cards: [free] });
    t.plays("P1: use the ignition of Endless");
    for (let n = 1; n < 60; n++) t.plays(`${t.asked as "P1" | "P2"}: use the ignition of Endless`);
    expect([t.question, t.events("resolve").length]).toEqual(["CO-T2", 60]); // both could only pass
    expect(t.g.chain.count).toBe(0);
  });
});

describe("8.3 Unique cards", () => {
  test("CO-U1, CO-U3, CO-15.11: a second unique follower of a name cannot be played; each player is counted separately", () => {
    expect(board({ P1: { hand: ["Hero"], field: ["Hero"] } }, { cards }).refusal("play Hero")).toBe("CO-U1");
    expect(board({ P1: { hand: ["Hero"] }, P2: { field: ["Hero"] } }, { cards }).refusal("play Hero")).toBeNull();
  });

  test("CO-U2, CO-U3: a second unique gem of a name cannot be set; it may be put into the locus", () => {
    for (const where of ["setGems", "captured"]) {
      const t = board({ P1: { hand: ["T-G-X1"], [where]: ["T-G-X1"] } });
      expect(t.refusal("set ★Prism of Dawn★")).toBe("CO-U2");
      expect(t.refusal("put ★Prism of Dawn★ into the locus")).toBeNull();
    }
  });

  test("CO-U1, CO-U2: a card of the same name that is not unique is no second unique one", () => {
    const namesakes = [
      follower("Hero", { id: "hero", unique: true }),
      follower("Hero", { id: "namesake" }),
      { name: "Star", id: "star", type: "gem", unique: true },
      { name: "Star", id: "pebble", type: "gem" },
    ];
    const t = board({ P1: { hand: ["hero", "star"], field: ["namesake"], setGems: ["pebble"] } }, { cards: namesakes });
    expect([t.refusal("play hero"), t.refusal("set star")]).toEqual([null, null]);
    t.plays("P1: play Hero", "P1: pass");
    expect(t.zone("P1.field")).toEqual(["Hero", "Hero"]);
    expect(limits(t.g)).toEqual([]);
  });

  test("CO-U4: an effect that would create a duplicate discards the newcomer", () => {
    const t = board({ P1: { hand: ["Summon"], deck: ["Hero", "Hero", "Lancer", "Lancer"] } }, { cards });
    t.plays("P1: play Summon");
    expect(t.zone("P1.field")).toEqual(["Hero"]);
    expect(t.zone("P1.discard")).toEqual(["Hero", "Summon"]);
    expect(t.rulesOf("discard")).toEqual(["CO-U4", "CO-P4"]);
  });

  test("CO-U4: also a follower announced before its namesake came into play", () => {
    const t = board({ P1: { hand: ["Hero", "Summon"], deck: ["Hero", "Lancer", "Lancer"] } }, { cards });
    t.plays("P1: play Hero", "P1: play Summon");
    expect(t.zone("P1.field")).toEqual(["Hero"]);
    expect(t.zone("P1.discard")).toEqual(["Summon", "Hero"]);
  });
});
