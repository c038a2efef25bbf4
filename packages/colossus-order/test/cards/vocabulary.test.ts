/** Words of 17.2 and 17.3 that no built-in card of match play uses, or uses in one way only. */
import { describe, expect, test } from "vitest";
import { as, board, follower } from "../board.ts";

const ability = (timing: string, condition: object | null, cost: readonly object[], ...program: readonly object[]) => ({
  timing,
  condition,
  cost,
  do: program,
});
const action = (name: string, ...program: readonly object[]) => ({
  name,
  type: "action",
  snap: true,
  effect: [ability("action", null, [], ...program)],
});
const others = (sides: string, more: object = {}) => ({ all: ["follower"], sides, ...more });
const plain = [follower("Lancer", { ap: 3, rp: 3 }), follower("Clerk", { ap: 1, rp: 1, races: ["Elf"] })];

describe("17.2 conditions (CO-B1)", () => {
  const jade = follower("Jade", {
    effect: [ability("cip", { noOtherFollowersOnOwnField: true }, [], { op: "putFromDeck", cardId: "General", count: 1 })],
  });
  const general = follower("General", { ap: 3, rp: 4 });

  test("CO-17.2 noOtherFollowersOnOwnField: self is the only follower on your field", () => {
    const alone = board({ P1: { hand: ["Jade"], deck: ["Lancer", "General", "Lancer", "Lancer"] } }, { cards: [...plain, jade, general] });
    expect(alone.plays("P1: play Jade").zone("P1.field")).toEqual(["Jade", "General"]);
    const together = board(
      { P1: { hand: ["Jade"], field: ["Clerk"], deck: ["Lancer", "General", "Lancer"] } },
      { cards: [...plain, jade, general] },
    );
    expect(together.plays("P1: play Jade").zone("P1.field")).toEqual(["Clerk", "Jade"]);
    const onlyTheirs = board(
      { P1: { hand: ["Jade"], deck: ["Lancer", "General", "Lancer"] }, P2: { field: ["Clerk"] } },
      { cards: [...plain, jade, general] },
    );
    expect(onlyTheirs.plays("P1: play Jade").zone("P1.field")).toEqual(["Jade", "General"]);
  });

  test("CO-17.2 colossusGemsAtLeast on a continuous ability: it applies while the condition holds", () => {
    const banner = follower("Banner", {
      effect: [ability("continuous", { colossusGemsAtLeast: 1 }, [], { op: "modifyCrush", target: "self", amount: 2 })],
    });
    expect(board({ P1: { field: ["Banner"] } }, { cards: [banner] }).card("Banner")["crush"]).toBe(1);
    expect(board({ P1: { field: ["Banner"], captured: ["T-G-B"] } }, { cards: [banner] }).card("Banner")["crush"]).toBe(3);
  });

  test("CO-17.2 an action's condition is looked at on announcement", () => {
    const rich = {
      name: "Rich",
      type: "action",
      effect: [ability("action", { colossusGemsAtLeast: 2 }, [], { op: "draw", player: "you", count: 1 })],
    };
    expect(board({ P1: { hand: ["Rich"], setGems: ["T-G-B"] } }, { cards: [rich] }).refusal("play Rich")).toBe("CO-G4");
    expect(board({ P1: { hand: ["Rich"], setGems: ["T-G-B", "T-G-W"] } }, { cards: [rich] }).refusal("play Rich")).toBeNull();
  });
});

describe("17.2 conditions of ignition abilities", () => {
  test("CO-17.2 looked at on announcement", () => {
    const hermit = follower("Hermit", {
      effect: [
        ability("ignition", { noOtherFollowersOnOwnField: true }, [{ op: "payLocus", amount: 1 }], { op: "draw", player: "you", count: 1 }),
      ],
    });
    expect(
      board({ P1: { field: ["Hermit", "Clerk"], locus: 1 } }, { cards: [...plain, hermit] }).refusal("use the ignition of Hermit"),
    ).toBe("CO-17.2");
    expect(board({ P1: { field: ["Hermit"], locus: 1 } }, { cards: [...plain, hermit] }).refusal("use the ignition of Hermit")).toBeNull();
  });
});

describe("17.2 targets", () => {
  test("CO-17.2 all, race, exclude: looked up when it resolves", () => {
    const storm = action("Storm", { op: "destroy", target: others("both", { race: "Elf" }) });
    const t = board(
      { P1: { hand: ["Storm"], field: ["Clerk", "Lancer"] }, P2: { field: [as("theirs", "Clerk")] } },
      { cards: [...plain, storm] },
    );
    t.plays("P1: play Storm");
    expect([t.zone("P1.field"), t.zone("P2.field")]).toEqual([["Lancer"], []]);
    const tyrant = follower("Tyrant", {
      effect: [ability("cip", null, [], { op: "turnOff", target: others("both", { exclude: "self" }) })],
    });
    const u = board({ P1: { hand: ["Tyrant"], field: ["Clerk"] } }, { cards: [...plain, tyrant] }).plays("P1: play Tyrant");
    expect([u.card("Tyrant")["position"], u.card("Clerk")["position"]]).toEqual(["ON", "OFF"]);
  });

  test("CO-17.2 all set gems of both sides", () => {
    const purge = action("Purge", { op: "discardColossusGem", target: { all: ["setGem"], sides: "both" } });
    const t = board(
      { P1: { hand: ["Purge"], setGems: ["T-G-W"] }, P2: { setGems: ["T-G-B", "T-G-B"], captured: ["T-G-W"] } },
      { cards: [purge] },
    );
    t.plays("P1: play Purge");
    expect([t.player("P1")["gems"], t.player("P2")["gems"]]).toEqual([0, 1]);
  });

  test("CO-17.2 three choices in one ability are announced in printed order", () => {
    const pick = { choose: 1, of: ["follower"], sides: "both" };
    const volley = action(
      "Volley",
      { op: "damage", target: pick, amount: 1 },
      { op: "turnOff", target: pick },
      { op: "modifyStats", target: pick, ap: 1, rp: 0, until: "endOfTurn" },
    );
    const t = board(
      { P1: { hand: ["Volley"] }, P2: { field: [as("a", "Lancer"), as("b", "Lancer"), as("c", "Lancer")] } },
      { cards: [...plain, volley] },
    );
    t.plays("P1: play Volley", "P1: choose a", "P1: choose b", "P1: choose c");
    expect([t.card("a")["damage"], t.card("b")["position"], t.card("c")["ap"]]).toEqual([1, "OFF", 4]);
  });
});

test("CO-B8, CO-X1 a card's text asks while its objects are chosen; whether to answer it with X-Play no text asks", () => {
  const bolt = action("Bolt", { op: "damage", target: { choose: 1, of: ["follower"], sides: "both" }, amount: 1 });
  const t = board(
    { P1: { hand: ["Bolt"], field: ["Lancer"] }, P2: { hand: [as("reply", "Bolt")], field: ["Clerk"] } },
    { cards: [...plain, bolt] },
  ).plays("P1: play Bolt");
  expect(t.g.cardName(t.g.clauseInProgress()!.card)).toBe("Bolt");
  t.plays("P1: choose Lancer");
  expect([t.asked, t.g.clauseInProgress()]).toEqual(["P2", null]);
});

describe("17.3 costs and instructions", () => {
  test("CO-17.3 fewer cards than asked for: all of them", () => {
    const toll = action("Toll", { op: "discardHand", player: "opponent", count: 3 }, { op: "handToDeckBottom", player: "you", count: 5 });
    const t = board({ P1: { hand: ["Toll", as("x", "Lancer"), as("y", "Clerk")] }, P2: { hand: ["Lancer"] } }, { cards: [...plain, toll] });
    t.plays("P1: play Toll", "P2: pass", "P1: pass", "P1: put y on the bottom");
    expect(t.player("P2")["hand"]).toBe(0);
    expect(t.zone("P1.deck").slice(-2)).toEqual(["y", "x"]);
  });

  test("CO-17.3 none, for the hand is empty: it is told", () => {
    const toll = action("Toll", { op: "discardHand", player: "opponent", count: 1 });
    const t = board({ P1: { hand: ["Toll"] }, P2: { hand: [] } }, { cards: [...plain, toll] });
    t.plays("P1: play Toll");
    expect(t.log.join("\n")).toContain("P2 has no card in hand, so nothing of it is done (CO-17.3)");
  });

  test("CO-17.3 as many as asked for: nobody is asked which is first, whoever picks", () => {
    const toll = (chooser: object) =>
      action("Toll", { op: "discardHand", player: "opponent", count: 2, ...chooser }, { op: "draw", player: "you", count: 1 });
    for (const chooser of [{}, { chooser: "you" }]) {
      const t = board({ P1: { hand: ["Toll"] }, P2: { hand: ["Lancer", "Clerk"] } }, { cards: [...plain, toll(chooser)] });
      t.plays("P1: play Toll", "P2: pass");
      expect([t.asked, t.zone("P2.hand"), t.player("P1")["hand"]]).toEqual(["P1", [], 1]);
    }
  });

  test("CO-17.3 more cards than asked for: as many as asked for, picked one after the other", () => {
    const toll = action("Toll", { op: "discardHand", player: "opponent", count: 2 }, { op: "draw", player: "you", count: 1 });
    const t = board({ P1: { hand: ["Toll"] }, P2: { hand: ["Lancer", "Clerk", "Lancer", "Clerk"] } }, { cards: [...plain, toll] });
    t.plays("P1: play Toll", "P2: pass", "P2: discard Clerk", "P2: discard Lancer");
    expect([t.zone("P2.hand"), t.player("P1")["hand"]]).toEqual([["Lancer", "Clerk"], 1]);
  });

  test("CO-17.3 chooser: who picks from the other's hand picks unseen", () => {
    const pry = action("Pry", { op: "discardHand", player: "opponent", chooser: "you", count: 1 });
    const t = board({ P1: { hand: ["Pry"] }, P2: { hand: ["Lancer", "Clerk"] } }, { cards: [...plain, pry] });
    t.plays("P1: play Pry", "P2: pass");
    expect([t.asked, ...t.options]).toEqual(["P1", "pick hand card 1", "pick hand card 2"]);
    expect(t.events("shuffle the hand")).toEqual(["shuffle the hand"]);
    const second = t.zone("P2.hand")[1];
    t.plays("P1: pick hand card 2");
    expect(t.zone("P2.discard")).toEqual([second]);
  });

  test("CO-17.3 draw and deck discard for either player", () => {
    const trade = action("Trade", { op: "draw", player: "opponent", count: 2 }, { op: "discardFromDeckTop", player: "you", count: 1 });
    const t = board({ P1: { hand: ["Trade"] } }, { cards: [trade] }).plays("P1: play Trade");
    expect([t.player("P2")["hand"], t.player("P1")["deck"]]).toEqual([2, 11]);
  });

  test("CO-17.3 turning what already is so is nothing at all", () => {
    const hush = action("Hush", { op: "turnOff", target: others("both") });
    const t = board(
      { P1: { hand: ["Hush"], field: ["Lancer", as("off", "Clerk", { position: "OFF" })] } },
      { cards: [...plain, hush] },
    ).plays("P1: play Hush");
    expect(t.events("turn OFF")).toEqual(["turn OFF Lancer"]);
  });

  test("CO-17.3 modifyLocusCost raises too, for followers only, and only one's own cards", () => {
    const tax = follower("Taxman", {
      effect: [ability("continuous", null, [], { op: "modifyLocusCost", target: others("own"), amount: 1 })],
    });
    const cards = [...plain, tax, action("Free", { op: "draw", player: "you", count: 1 })];
    const t = board({ P1: { hand: ["Clerk", "Free"], field: ["Taxman"] } }, { cards });
    expect([t.refusal("play Clerk"), t.refusal("play Free")]).toEqual(["CO-L2", null]);
  });

  test("CO-17.3, CO-O1 maxAttacksPerMainPhase for others, the largest number counts", () => {
    const drummer = (name: string, amount: number) =>
      follower(name, { effect: [ability("continuous", null, [], { op: "maxAttacksPerMainPhase", target: others("own"), amount })] });
    const t = board(
      { P1: { field: ["Lancer", "Twice", "Thrice"] }, P2: { field: ["Clerk"] } },
      { cards: [...plain, drummer("Twice", 2), drummer("Thrice", 3)] },
    );
    expect([t.card("Lancer")["attacksAllowed"], t.card("Clerk")["attacksAllowed"]]).toEqual([3, 1]);
    const turned = board(
      { P1: { field: ["Lancer", "Thrice", "Twice"] } },
      { cards: [...plain, drummer("Twice", 2), drummer("Thrice", 3)] },
    );
    expect(turned.card("Lancer")["attacksAllowed"]).toBe(3);
  });

  test("CO-B3 each standing text changes the number that it names, and no other", () => {
    const standing = (name: string, op: string, amount: number) =>
      follower(name, { effect: [ability("continuous", null, [], { op, target: others("own"), amount })] });
    const texts = [
      standing("Ram", "modifyCrush", 4),
      standing("Drum", "maxAttacksPerMainPhase", 2),
      standing("Toll", "modifyLocusCost", 5),
    ];
    const t = board({ P1: { field: ["Lancer", "Ram", "Drum", "Toll"] } }, { cards: [...plain, ...texts] });
    expect(t.card("Lancer")).toMatchObject({ crush: 1 + 4, attacksAllowed: 2 });
  });

  test("CO-17.3, CO-P6 what several texts make of a crush point or a cost is added up first, and then is not under 0", () => {
    const both = (name: string, crush: number, cost: number) =>
      follower(name, {
        effect: [
          ability("continuous", null, [], { op: "modifyCrush", target: others("own"), amount: crush }),
          ability("continuous", null, [], { op: "modifyLocusCost", target: others("own"), amount: cost }),
        ],
      });
    const dear = follower("Dear", { locusCost: 1, crush: 1 });
    const t = board(
      { P1: { field: ["Less", "More", as("here", "Dear")], hand: [as("held", "Dear")] } },
      { cards: [both("Less", -2, -3), both("More", 1, 2), dear] },
    );
    expect([t.card("here")["crush"], t.card("held")["locusCost"], t.refusal("play held")]).toEqual([0, 0, null]);
  });

  test("CO-P6 a text about a race changes what cards of that race cost", () => {
    const tax = follower("Taxman", {
      effect: [ability("continuous", null, [], { op: "modifyLocusCost", target: others("own", { race: "Elf" }), amount: 1 })],
    });
    const t = board({ P1: { hand: ["Clerk", "Lancer"], field: ["Taxman"] } }, { cards: [...plain, tax] });
    expect([t.refusal("play Clerk"), t.refusal("play Lancer")]).toEqual(["CO-L2", null]);
  });

  test("CO-B8 a gem is chosen on the side that the text names; where none is set there, nothing can be chosen", () => {
    const sacrifice = action("Sacrifice", { op: "discardColossusGem", target: { choose: 1, of: ["setGem"], sides: "own" } });
    const t = board({ P1: { hand: ["Sacrifice"], setGems: ["T-G-W", "T-G-B"] }, P2: { setGems: ["T-G-R"] } }, { cards: [sacrifice] });
    t.plays("P1: play Sacrifice");
    expect(t.options).toEqual(["choose White Gem", "choose Black Gem"]);
    const none = board({ P1: { hand: ["Sacrifice"] }, P2: { setGems: ["T-G-R"] } }, { cards: [sacrifice] });
    expect(none.refusal("play Sacrifice")).toBe("CO-B8");
  });

  test("CO-17.3 cannotAttack laid on others ends with its source", () => {
    const warden = follower("Warden", {
      rp: 1,
      effect: [ability("continuous", null, [], { op: "cannotAttack", target: others("opponent") })],
    });
    const bolt = action("Bolt", { op: "destroy", target: { choose: 1, of: ["follower"], sides: "opponent" } });
    const t = board({ P1: { field: ["Lancer"], hand: ["Bolt"] }, P2: { field: ["Warden"] } }, { cards: [...plain, warden, bolt] });
    expect(t.refusal("attack with Lancer")).toBe("CO-A4");
    t.plays("P1: play Bolt");
    expect(t.refusal("attack with Lancer")).toBeNull();
  });

  test("CO-17.3 putFromDeck: fewer in the deck: those; then the deck is shuffled; an emptied deck loses", () => {
    const call = action("Call", { op: "putFromDeck", cardId: "Clerk", count: 3 });
    const t = board({ P1: { hand: ["Call"], deck: ["Clerk", "Lancer", "Clerk"] } }, { cards: [...plain, call] }).plays("P1: play Call");
    expect(t.zone("P1.field")).toEqual(["Clerk", "Clerk"]);
    expect(t.events("shuffle")).toEqual(["shuffle"]);
    const last = board({ P1: { hand: ["Call"], deck: ["Clerk"] } }, { cards: [...plain, call] }).plays("P1: play Call");
    expect(last.result).toBe("P2 wins");
  });

  test("CO-17.3 putFromDeck: more in the deck: as many as the text says", () => {
    const call = action("Call", { op: "putFromDeck", cardId: "Clerk", count: 2 });
    const t = board({ P1: { hand: ["Call"], deck: ["Clerk", "Lancer", "Clerk", "Clerk"] } }, { cards: [...plain, call] });
    t.plays("P1: play Call");
    expect(t.zone("P1.field")).toEqual(["Clerk", "Clerk"]);
    expect(t.zone("P1.deck").toSorted()).toEqual(["Clerk", "Lancer"]);
  });

  test("CO-17.3, CO-W7: whatever a text does is told with the paragraph that says so", () => {
    const theirs = others("opponent");
    const whole = action(
      "Whole",
      { op: "draw", player: "you", count: 1 },
      { op: "handToDeckBottom", player: "you", count: 1 },
      { op: "discardFromDeckTop", player: "opponent", count: 1 },
      { op: "discardHand", player: "opponent", count: 1 },
      { op: "discardColossusGem", target: { all: ["setGem"], sides: "opponent" } },
      { op: "turnOff", target: theirs },
      { op: "turnOn", target: theirs },
      { op: "modifyStats", target: theirs, ap: 1, rp: 1, until: "endOfTurn" },
      { op: "damage", target: theirs, amount: 1 },
      { op: "destroy", target: others("opponent", { race: "Elf" }) },
      { op: "returnToHand", target: theirs },
      { op: "putFromDeck", cardId: "Lancer", count: 1 },
    );
    const t = board(
      {
        P1: { hand: ["Whole"], deck: ["Clerk", "Lancer", "Clerk"] },
        P2: { hand: ["Clerk"], setGems: ["T-G-W"], field: ["Lancer", "Clerk"] },
      },
      { cards: [...plain, whole] },
    ).plays("P1: play Whole", "P2: pass");
    const resolved = t.happened().slice(t.happened().findIndex(({ what }) => what === "resolve") + 1);
    expect([...new Set(resolved.map(({ what, rule }) => `${rule} ${what}`))]).toEqual([
      "CO-17.3 draw",
      "CO-17.3 put on the bottom",
      "CO-17.3 discard from the deck",
      "CO-17.3 discard",
      "CO-17.3 turn OFF",
      "CO-17.3 turn ON",
      "CO-17.3 add AP",
      "CO-17.3 add RP",
      "CO-W7 damage",
      "CO-17.3 destroy",
      "CO-17.3 return to hand",
      "CO-17.3 come into play",
      "CO-17.3 shuffle",
      "CO-P4 discard",
    ]);
  });

  test("CO-M3 a Colossus ability with a cost", () => {
    const colossus = {
      name: "Greed",
      type: "colossus",
      effect: [
        ability(
          "colossus",
          null,
          [
            { op: "payLocus", amount: 2 },
            { op: "discardHand", player: "you", count: 1 },
          ],
          { op: "draw", player: "you", count: 2 },
        ),
      ],
    };
    const t = board({ P1: { colossus: ["Greed"], locus: 2, hand: 1 } }, { cards: [colossus] }).plays("P1: use Colossus ability 1");
    expect(t.player("P1")).toMatchObject({ hand: 2, used: 2 });
    expect(board({ P1: { colossus: ["Greed"], locus: 1, hand: 1 } }, { cards: [colossus] }).refusal("use Colossus ability 1")).toBe(
      "CO-L2",
    );
  });
});
