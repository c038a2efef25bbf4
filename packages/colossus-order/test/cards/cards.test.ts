/** One scenario for each clause of each card of the data file, titled with the clause as the data says it. */
import { describe, expect, test } from "vitest";
import { builtIn } from "../../src/built-in.ts";
import { isPlayable } from "../../src/cards.ts";
import { as, board } from "../board.ts";

const gems = (color: "W" | "B" | "R" | "U", n: number) => Array<string>(n).fill(`T-G-${color}`);
const tested = new Set<string>();
/** A test of one clause: `T-WF7 1` is the first ability of Dawn Medic. */
const clause = (id: string, nth: number, title: string, body: () => void) => {
  tested.add(`${id} ${nth}`);
  const text = builtIn.entries.find((entry) => entry.id === id)?.text.filter((line) => !line.startsWith("<"))[nth - 1];
  test(`${id} "${text}": ${title}`, body);
};

describe("white", () => {
  clause("T-WF7", 1, "the medic turns OFF for +2 RP", () => {
    const t = board({ P1: { field: ["T-WF7", as("knight", "T-WF1")] }, P2: { field: ["T-BF1"] } });
    t.plays("P1: use the ignition of Dawn Medic");
    expect(t.options).toEqual(["choose Dawn Medic", "choose knight"]);
    t.plays("P1: choose knight");
    expect(t.card("knight")).toMatchObject({ ap: 1, rp: 4 });
    expect(t.card("Dawn Medic")["position"]).toBe("OFF");
    t.plays("P1: end the main phase");
    expect(t.card("knight")["rp"]).toBe(2);
  });

  clause("T-WF8", 1, "the herald draws on arrival", () => {
    const t = board({ P1: { hand: ["T-WF8"], setGems: gems("W", 2), locus: 4 } });
    t.plays("P1: play Banner Herald");
    expect(t.player("P1")).toMatchObject({ hand: 1, deck: 11 });
  });

  clause("T-WF9", 1, "all other own followers crush one more", () => {
    const t = board({ P1: { field: ["T-WF9", as("a", "T-WF1"), as("b", "T-WF2")] }, P2: { field: [as("c", "T-WF1")] } });
    expect([t.card("a")["crush"], t.card("b")["crush"], t.card("T-WF9")["crush"], t.card("c")["crush"]]).toEqual([2, 3, 2, 1]);
  });

  clause("T-WA1", 1, "any follower gets +3 RP until the end of the turn", () => {
    const t = board({ P1: { hand: ["T-WA1"], setGems: gems("W", 1), locus: 1 }, P2: { field: ["T-BF1"] } });
    t.plays("P1: play Sudden Aegis");
    expect(t.card("Grave Sprite")).toMatchObject({ ap: 2, rp: 4 });
    t.plays("P1: end the main phase");
    expect(t.card("Grave Sprite")["rp"]).toBe(1);
  });

  clause("T-WA2", 1, "an own OFF follower turns ON", () => {
    const t = board({
      P1: { hand: ["T-WA2"], setGems: gems("W", 1), locus: 2, field: [as("off", "T-WF1", { position: "OFF" }), as("on", "T-WF1")] },
      P2: { field: [as("foe", "T-BF1", { position: "OFF" })] },
    });
    t.plays("P1: play Veil of Feathers");
    expect([t.card("off")["position"], t.card("foe")["position"]]).toEqual(["ON", "OFF"]);
  });

  clause("T-WA2", 1, "by Locus Trick in the opponent's turn, too late to block", () => {
    const t = board({
      active: "P2",
      P1: { locus: ["T-WA2"], setGems: gems("W", 1), field: [as("off", "T-WF1", { position: "OFF" })] },
      P2: { field: ["T-BF1", as("second", "T-BF2")] },
    });
    t.plays("P2: attack with Grave Sprite", "P2: attack locus card 1", "P1: use Locus Trick");
    expect(t.card("off")["position"]).toBe("ON");
    expect(t.zone("P1.discard")).toEqual(["Veil of Feathers"]);
    t.plays("P2: attack with second");
    expect(t.options).toEqual(["block with off", "pass"]);
  });

  clause("T-WA3", 1, "turn ON, then draw", () => {
    const t = board({ P1: { hand: ["T-WA3"], setGems: gems("W", 2), locus: 3, field: [as("off", "T-WF1", { position: "OFF" })] } });
    t.plays("P1: play Marching Orders");
    expect(t.events("turn ON", "draw")).toEqual(["turn ON off", "draw Any Card"]);
  });

  clause("T-C-W", 1, "with one Colossus gem, +1 AP", () => {
    const t = board({ P1: { colossus: ["T-C-W"], setGems: gems("W", 1), field: ["T-WF1"] } });
    t.plays("P1: use Colossus ability 1");
    expect(t.card("Meadow Squire")["ap"]).toBe(2);
    expect(board({ P1: { colossus: ["T-C-W"], field: ["T-WF1"] } }).refusal("use Colossus ability 1")).toBe("CO-G4");
    expect(board({ P1: { colossus: ["T-C-W"], setGems: gems("W", 1) } }).refusal("use Colossus ability 1")).toBe("CO-B8");
  });

  clause("T-C-W", 2, "with three, draw", () => {
    const t = board({ P1: { colossus: ["T-C-W"], setGems: gems("W", 2), captured: gems("B", 1) } });
    t.plays("P1: use Colossus ability 2");
    expect(t.player("P1")["hand"]).toBe(1);
  });
});

describe("black", () => {
  clause("T-BF7", 1, "a locus point and a hand card for a card, in the arrival turn and again", () => {
    const t = board({
      P1: {
        field: [as("keeper", "T-BF7", { arrived: true })],
        locus: 2,
        hand: [as("a", "T-BF1")],
        deck: [as("b", "T-BF2"), "T-BF3", "T-BF3"],
      },
    });
    t.plays("P1: use the ignition of keeper", "P1: use the ignition of keeper");
    expect(t.zone("P1.discard")).toEqual(["a", "b"]);
    expect(t.player("P1")).toMatchObject({ hand: 1, used: 2, deck: 1 });
  });

  clause("T-BF9", 1, "the opponent discards a card of their choice", () => {
    const t = board({ P1: { field: ["T-BF9"] }, P2: { field: [as("off", "T-WF1", { position: "OFF" })], hand: ["T-WF2", "T-WF3"] } });
    t.plays("P1: attack with ★Morwen, Hollow Queen★", "P1: attack off", "P2: pass", "P2: pass");
    expect([t.asked, ...t.options]).toEqual(["P2", "discard Sky Courier", "discard Gale Rider"]);
    t.plays("P2: discard Gale Rider");
    expect(t.zone("P2.hand")).toEqual(["Sky Courier"]);
  });

  clause("T-BF9", 1, "with an empty hand nothing is discarded", () => {
    const t = board({ P1: { field: ["T-BF9"] }, P2: { field: [as("off", "T-WF1", { position: "OFF" })] } });
    t.plays("P1: attack with ★Morwen, Hollow Queen★", "P1: attack off");
    expect(t.question).toBe("CO-T2");
    expect(t.events("discard")).toEqual([]);
  });

  clause("T-BA1", 1, "a follower with 3 or less remaining RP is destroyed", () => {
    const t = board({
      P1: { hand: ["T-BA1"], setGems: gems("B", 2), locus: 2 },
      P2: { field: ["T-WF4", as("hurt", "T-WF4", { damage: 1 }), "T-WF1"] },
    });
    t.plays("P1: play Shadow Thrust");
    expect(t.options).toEqual(["choose hurt", "choose Meadow Squire"]);
    t.plays("P1: choose hurt");
    expect(t.zone("P2.discard")).toEqual(["hurt"]);
    expect(t.events("damage")).toEqual([]);
  });

  clause("T-BA2", 1, "a gem set on the opponent's Colossus is discarded, a captured one is not", () => {
    const t = board({ P1: { hand: ["T-BA2"], setGems: gems("B", 2), locus: 3 }, P2: { setGems: ["T-G-W"], captured: ["T-G-B"] } });
    t.plays("P1: play Gem Blight");
    expect(t.zone("P2.discard")).toEqual(["White Gem"]);
    expect(t.player("P2")).toMatchObject({ gems: 1, white: 0, black: 1 });
    expect(
      board({ P1: { hand: ["T-BA2"], setGems: gems("B", 2), locus: 3 }, P2: { captured: ["T-G-B"] } }).refusal("play Gem Blight"),
    ).toBe("CO-B8");
  });

  clause("T-BA3", 1, "two cards from the top of the opponent's deck are discarded, gems too", () => {
    const t = board({ P1: { hand: ["T-BA3"], setGems: gems("B", 1), locus: 1 }, P2: { deck: ["T-G-W", "T-WF1", "T-WF2"] } });
    t.plays("P1: play Night Toll");
    expect(t.zone("P2.discard")).toEqual(["White Gem", "Meadow Squire"]);
    expect(t.zone("P1.captured")).toEqual([]);
  });

  clause("T-C-B", 1, "with two Colossus gems, the opponent's top card is discarded", () => {
    const t = board({ P1: { colossus: ["T-C-B"], setGems: gems("B", 2) } });
    t.plays("P1: use Colossus ability 1");
    expect(t.player("P2")["deck"]).toBe(11);
  });

  clause("T-C-B", 2, "with four, a follower with 1 remaining RP is destroyed", () => {
    const t = board({ P1: { colossus: ["T-C-B"], setGems: gems("B", 4) }, P2: { field: ["T-BF1", "T-WF1"] } });
    t.plays("P1: use Colossus ability 2");
    expect(t.zone("P2.discard")).toEqual(["Grave Sprite"]);
    expect(board({ P1: { colossus: ["T-C-B"], setGems: gems("B", 3) }, P2: { field: ["T-BF1"] } }).refusal("use Colossus ability 2")).toBe(
      "CO-G4",
    );
  });
});

describe("red", () => {
  clause("T-RF2", 1, "two attacks in a main phase", () => {
    const t = board({ P1: { field: [as("salamander", "T-RF2", { attacks: 1 })] } });
    t.plays("P1: attack with salamander");
    expect(t.card("salamander")["attacks"]).toBe(2);
    expect(board({ P1: { field: [as("salamander", "T-RF2", { attacks: 2 })] } }).refusal("attack with salamander")).toBe("CO-A2");
  });

  clause("T-RA1", 1, "2 damage to a follower", () => {
    const t = board({ P1: { hand: ["T-RA1"], setGems: gems("R", 1), locus: 1 }, P2: { field: ["T-WF4"] } });
    t.plays("P1: play Flare Dart");
    expect(t.card("Bulwark Captain")).toMatchObject({ damage: 2, remainingRp: 2 });
  });

  clause("T-C-R", 1, "with one Colossus gem, 1 damage to a follower", () => {
    const t = board({ P1: { colossus: ["T-C-R"], setGems: gems("R", 1) }, P2: { field: ["T-BF1"] } });
    t.plays("P1: use Colossus ability 1");
    expect(t.zone("P2.discard")).toEqual(["Grave Sprite"]);
  });
});

describe("blue", () => {
  clause("T-UF1", 1, "draw two, then a hand card of one's choice to the bottom", () => {
    const t = board({
      P1: {
        hand: ["T-UF1", as("kept", "T-WF4")],
        setGems: gems("U", 1),
        locus: 2,
        deck: [as("x", "T-WF1"), as("y", "T-WF2"), as("z", "T-WF3")],
      },
    });
    t.plays("P1: play Tide Scholar", "P1: pass");
    expect(t.options).toEqual(["put kept on the bottom", "put x on the bottom", "put y on the bottom"]);
    t.plays("P1: put x on the bottom");
    expect(t.zone("P1.deck")).toEqual(["z", "x"]);
    expect(t.zone("P1.hand")).toEqual(["kept", "y"]);
  });

  clause("T-UF2", 1, "it cannot attack, and may block", () => {
    const t = board({ P1: { field: ["T-WF1"] }, P2: { field: ["T-UF2"] } });
    t.plays("P1: attack with Meadow Squire");
    expect(t.options).toEqual(["block with Reef Warden", "pass"]);
    expect(board({ P1: { field: ["T-UF2"] } }).refusal("attack with Reef Warden")).toBe("CO-A4");
  });

  clause("T-UF3", 1, "turn OFF to turn an ON follower OFF", () => {
    const t = board({ P1: { field: ["T-UF3"] }, P2: { field: ["T-WF1", as("off", "T-WF1", { position: "OFF" })] } });
    t.plays("P1: use the ignition of Current Weaver");
    expect(t.options).toEqual(["choose Meadow Squire", "choose Current Weaver"]);
    t.plays("P1: choose Meadow Squire");
    expect([t.card("Meadow Squire")["position"], t.card("Current Weaver")["position"]]).toEqual(["OFF", "OFF"]);
  });

  clause("T-UA1", 1, "a follower returns to its owner's hand, without damage and marks", () => {
    const t = board({
      P1: { hand: ["T-UA1"], setGems: gems("U", 2), locus: 2 },
      P2: { field: [as("foe", "T-WF4", { damage: 2, addedAp: 2, position: "OFF" })] },
    });
    t.plays("P1: play Undertow");
    expect(t.zone("P2.hand")).toEqual(["foe"]);
    expect(t.card("foe")).toMatchObject({ damage: 0, ap: 2, attacks: 0, position: "ON" });
  });

  clause("T-C-U", 1, "with two Colossus gems, an own follower returns to hand", () => {
    const t = board({ P1: { colossus: ["T-C-U"], setGems: gems("U", 2), field: ["T-UF1"] }, P2: { field: ["T-WF1"] } });
    t.plays("P1: use Colossus ability 1");
    expect(t.zone("P1.hand")).toEqual(["Tide Scholar"]);
  });
});

test("every clause of every card that is played has a test here", () => {
  const clauses = builtIn.cards.filter(isPlayable).flatMap((card) => (card.effect ?? []).map((_, nth) => `${card.id} ${nth + 1}`));
  expect(clauses.filter((name) => !tested.has(name))).toEqual([]);
  expect(clauses.length).toBe(23);
});
