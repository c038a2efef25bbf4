import { describe, expect, test } from "vitest";
import { as, board, follower } from "../board.ts";

const lancer = follower("Lancer", { ap: 3, rp: 3, crush: 2 });
const wall = follower("Wall", { ap: 1, rp: 4 });
const clerk = follower("Clerk", { ap: 1, rp: 1 });
const snapOFF = {
  name: "Trip",
  type: "action",
  snap: true,
  effect: [
    {
      timing: "action",
      condition: null,
      cost: [],
      do: [{ op: "turnOff", target: { choose: 1, of: ["follower"], sides: "both", position: "ON" } }],
    },
  ],
};
const snapON = {
  name: "Rouse",
  type: "action",
  snap: true,
  effect: [
    {
      timing: "action",
      condition: null,
      cost: [],
      do: [{ op: "turnOn", target: { choose: 1, of: ["follower"], sides: "both", position: "OFF" } }],
    },
  ],
};
const snapKill = {
  name: "Strike",
  type: "action",
  snap: true,
  effect: [
    { timing: "action", condition: null, cost: [], do: [{ op: "destroy", target: { choose: 1, of: ["follower"], sides: "both" } }] },
  ],
};
const cards = [lancer, wall, clerk, snapOFF, snapON, snapKill];

describe("10 Position", () => {
  test("CO-F1, CO-F2: an ON follower may attack and turns OFF by it", () => {
    const t = board({ P1: { field: ["Lancer"] } }, { cards });
    expect(t.card("Lancer")["position"]).toBe("ON");
    t.plays("P1: attack with Lancer");
    expect(t.card("Lancer")["position"]).toBe("OFF");
  });

  test("CO-F3: an OFF follower neither attacks nor blocks", () => {
    const t = board(
      {
        P1: { field: [as("tired", "Lancer", { position: "OFF" }), "Clerk"], hand: 1 },
        P2: { field: [as("wall", "Wall", { position: "OFF" })] },
      },
      { cards },
    );
    expect(t.refusal("attack with tired")).toBe("CO-F3");
    t.plays("P1: attack with Clerk", "P1: attack the deck");
    expect(t.question).toBe("CO-X5");
    expect(t.refusal("block with wall", "P2")).toBe("CO-F3");
  });

  test("CO-F4: no attack in the turn of arrival", () => {
    const t = board({ P1: { field: [as("new", "Lancer", { arrived: true })] } }, { cards });
    expect(t.refusal("attack with new")).toBe("CO-F4");
  });

  test("CO-F4, CO-15.8: nor a block in the turn of arrival", () => {
    const t = board({ P1: { field: ["Clerk"] }, P2: { field: [as("new", "Wall", { arrived: true }), "Clerk"] } }, { cards });
    t.plays("P1: attack with Clerk");
    expect(t.question).toBe("CO-A6");
    expect(t.refusal("block with new")).toBe("CO-F4");
  });

  test("CO-F5: Fleet lifts the restrictions", () => {
    const swift = follower("Swift", { keywords: ["Fleet"] });
    const t = board(
      { P1: { field: [as("mine", "Swift", { arrived: true })] }, P2: { field: [as("theirs", "Swift", { arrived: true })] } },
      { cards: [swift] },
    );
    t.plays("P1: attack with mine");
    expect(t.options).toEqual(["block with theirs", "pass"]);
  });
});

describe("10.1 Procedure of an attack", () => {
  test("CO-A1: only in one's own main phase, one follower at a time", () => {
    const t = board({ P1: { field: ["Lancer", "Clerk"] }, P2: { field: ["Wall"] } }, { cards });
    expect(t.refusal("attack with Wall", "P2")).toBe("CO-A1");
    t.plays("P1: attack with Lancer");
    expect(t.refusal("attack with Clerk", "P1")).toBe("CO-A1");
  });

  test("CO-A2: once per main phase, even if it becomes ON again", () => {
    const t = board({ P1: { field: [as("lancer", "Lancer", { attacks: 1 })] } }, { cards });
    expect(t.refusal("attack with lancer")).toBe("CO-A2");
  });

  test("CO-A2: the next turn counts anew", () => {
    const t = board({ P1: { field: ["Lancer"] }, P2: {} }, { cards });
    t.plays("P1: attack with Lancer", "P1: end the main phase", "P2: end the main phase", "P2: pass");
    expect(t.refusal("attack with Lancer")).toBeNull();
  });

  test("CO-A2: the count belongs to the follower as long as it stays on the field", () => {
    const t = board({
      P1: { field: [as("lancer", "T-RF1")], hand: [], setGems: ["T-G-R", "T-G-U", "T-G-U"], locus: 3, colossus: ["T-C-U"] },
    });
    t.plays("P1: attack with lancer", "P1: use Colossus ability 1", "P1: play lancer", "P1: attack with lancer");
    expect(t.player("P2")["deck"]).toBe(10);
  });

  test("CO-A2: a card may allow more, and being ON is still needed", () => {
    const t = board({ P1: { field: [as("salamander", "T-RF2")], hand: ["Rouse"] } }, { cards });
    expect(t.card("salamander")["attacksAllowed"]).toBe(2);
    t.plays("P1: attack with salamander", "P1: pass", "P1: pass");
    expect(t.refusal("attack with salamander")).toBe("CO-F3");
    t.plays("P1: play Rouse", "P1: attack with salamander");
    expect(t.card("salamander")["attacks"]).toBe(2);
    expect(t.player("P2")["deck"]).toBe(8);
  });

  test("CO-A3: the deck can always be attacked, OFF followers and locus cards too, own cards never", () => {
    const t = board(
      {
        P1: { field: ["Lancer", as("own", "Clerk", { position: "OFF" })], locus: 1 },
        P2: { field: [as("off", "Clerk", { position: "OFF" }), "Wall"], locus: [as("face-up", "Clerk", { faceUp: true }), "Clerk"] },
      },
      { cards },
    );
    t.plays("P1: attack with Lancer");
    expect(t.options).toEqual(["attack the deck", "attack off", "attack locus card 1", "attack locus card 2"]);
    expect(t.refusal("attack Wall")).toBe("CO-F2");
    expect(t.refusal("attack own")).toBe("CO-A3");
  });

  test("CO-A4: the declaration turns the attacker OFF before anybody answers", () => {
    const t = board({ P1: { field: ["Lancer"] }, P2: { hand: 1 } }, { cards });
    t.plays("P1: attack with Lancer");
    expect(t.question).toBe("CO-X5");
    expect(t.card("Lancer")).toMatchObject({ position: "OFF", attacks: 1 });
    expect(t.rulesOf("attack the deck")).toEqual(["CO-A4"]);
  });

  test("CO-A4: a text can forbid the attack", () => {
    const t = board({ P1: { field: ["T-UF2"] } });
    expect(t.refusal("attack with Reef Warden")).toBe("CO-A4");
  });

  test("CO-A5, CO-A7: X-Play opens twice, after the attack declaration and after the defense declaration, block or not", () => {
    const t = board({ P1: { field: ["Lancer"] }, P2: { hand: 1, field: ["Wall"] } }, { cards });
    t.plays("P1: attack with Lancer", "P2: pass");
    expect(t.question).toBe("CO-A6");
    t.plays("P2: pass");
    expect(t.question).toBe("CO-X5");
    expect(t.player("P2")["deck"]).toBe(12);
    t.plays("P2: pass");
    expect(t.player("P2")["deck"]).toBe(10);
    expect(t.rulesOf("X-Play")).toEqual(["CO-X2d", "CO-X2d"]);
  });

  test("CO-A6: a block whatever the target is; the blocker turns OFF", () => {
    for (const [target, setUp] of [
      ["attack the deck", {}],
      ["attack locus card 1", { locus: 1 }],
      ["attack off", { field: [as("wall", "Wall"), as("off", "Clerk", { position: "OFF" })] }],
    ] as const) {
      const t = board({ P1: { field: ["Lancer"] }, P2: { field: [as("wall", "Wall")], ...setUp } }, { cards });
      t.plays("P1: attack with Lancer");
      if (t.question === "CO-A3") t.plays(`P1: ${target}`);
      t.plays("P2: block with wall");
      expect(t.card("wall")).toMatchObject({ position: "OFF", damage: 3 });
      expect(t.player("P2")["deck"]).toBe(12);
    }
  });

  test("CO-B7, CO-X7: what comes into play by the answers to the attack does its work before the defense is declared", () => {
    const call = {
      name: "Call",
      type: "action",
      snap: true,
      effect: [{ timing: "action", condition: null, cost: [], do: [{ op: "putFromDeck", cardId: "Herald", count: 1 }] }],
    };
    const herald = follower("Herald", {
      effect: [{ timing: "cip", condition: null, cost: [], do: [{ op: "draw", player: "you", count: 1 }] }],
    });
    const t = board(
      { P1: { field: ["Lancer"] }, P2: { field: ["Wall"], hand: ["Call"], deck: ["T-BF1", "Herald", "T-BF1", "T-BF2"] } },
      { cards: [...cards, call, herald] },
    );
    t.plays("P1: attack with Lancer", "P2: play Call");
    expect(t.question).toBe("CO-A6");
    expect(t.player("P2")["hand"]).toBe(1);
  });

  test("CO-A6: not blocking is always allowed", () => {
    const t = board({ P1: { field: ["Lancer"] }, P2: { field: ["Wall"] } }, { cards });
    t.plays("P1: attack with Lancer");
    expect(t.says).toBe("P1's Lancer attacks P2's deck: block with an ON follower, or let it through?");
    expect(t.options).toEqual(["block with Wall", "pass"]);
    expect(t.refusal("block with Lancer", "P1")).toBe("CO-A6");
  });

  test("CO-A8: an unblocked attack on a locus card turns it; a blocked one does nothing to it", () => {
    const t = board({ P1: { field: ["Lancer", as("second", "Clerk")] }, P2: { field: ["Wall"], locus: [as("card", "Clerk")] } }, { cards });
    t.plays("P1: attack with Lancer", "P1: attack locus card 1", "P2: block with Wall");
    expect(t.card("card")["faceUp"]).toBe(false);
    t.plays("P1: attack with second", "P1: attack locus card 1");
    expect(t.card("card")["faceUp"]).toBe(true);
  });

  test("CO-A8: an attack on an OFF follower is a battle", () => {
    const t = board({ P1: { field: ["Lancer"] }, P2: { field: [as("off", "Wall", { position: "OFF" })] } }, { cards });
    t.plays("P1: attack with Lancer", "P1: attack off");
    expect(t.card("off")["damage"]).toBe(3);
    expect(t.card("Lancer")["damage"]).toBe(1);
  });

  test("CO-A9: an attacker that leaves before the resolution ends the attack; a declared blocker stays OFF", () => {
    const t = board({ P1: { field: ["Lancer"] }, P2: { field: ["Wall"], hand: ["Strike"] } }, { cards });
    t.plays("P1: attack with Lancer", "P2: pass", "P2: block with Wall", "P2: play Strike", "P2: choose Lancer");
    expect(t.card("Wall")).toMatchObject({ position: "OFF", damage: 0 });
    expect(t.happened("attack ends").map(({ words }) => words)).toEqual(["the attacker is gone"]);
    expect(t.question).toBe("CO-T2");
  });

  test("CO-A9: with the attacker gone there is no defense declaration any more", () => {
    const t = board({ P1: { field: ["Lancer"] }, P2: { field: ["Wall"], hand: ["Strike"] } }, { cards });
    t.plays("P1: attack with Lancer", "P2: play Strike", "P2: choose Lancer");
    expect([t.asked, t.question]).toEqual(["P1", "CO-T2"]);
    expect(t.rulesOf("attack ends")).toEqual(["CO-A9"]);
  });

  test("CO-A9, CO-15.10: a blocker that leaves has still blocked", () => {
    const t = board({ P1: { field: ["Lancer"], hand: ["Strike"] }, P2: { field: ["Wall"] } }, { cards });
    t.plays("P1: attack with Lancer", "P1: pass", "P2: block with Wall", "P1: play Strike", "P1: choose Wall");
    expect(t.player("P2")["deck"]).toBe(12);
    expect(t.card("Lancer")["damage"]).toBe(0);
    expect(t.happened("attack ends").map(({ words }) => words)).toEqual(["the blocker is gone, and the attack stays blocked"]);
  });

  test("CO-A9: the attacked follower gone and nobody blocking, the attack ends", () => {
    const t = board({ P1: { field: ["Lancer"] }, P2: { field: [as("off", "Clerk", { position: "OFF" })], hand: ["Strike"] } }, { cards });
    t.plays("P1: attack with Lancer", "P1: attack off", "P2: play Strike", "P2: choose off");
    expect(t.happened("attack ends", "damage").map(({ words }) => words)).toEqual(["what was attacked is gone"]);
  });

  test("CO-A7, CO-A9: the attacked follower gone, the X-Play after the defense declaration opens all the same", () => {
    const off = as("off", "Clerk", { position: "OFF" });
    const t = board({ P1: { field: ["Lancer"], hand: ["Rouse"] }, P2: { field: [off], hand: ["Strike"] } }, { cards });
    t.plays("P1: attack with Lancer", "P1: attack off", "P2: play Strike", "P2: choose off", "P1: pass");
    expect([t.asked, t.question, t.rulesOf("X-Play"), t.events("attack ends")]).toEqual(["P1", "CO-X5", ["CO-X2d", "CO-X2d"], []]);
    t.plays("P1: play Rouse");
    expect([t.card("Lancer")["position"], t.events("attack ends")]).toEqual(["ON", ["attack ends Lancer"]]);
  });

  test("CO-A9: the attacked follower gone, a blocker still battles", () => {
    const t = board(
      { P1: { field: ["Lancer"] }, P2: { field: [as("off", "Clerk", { position: "OFF" }), "Wall"], hand: ["Strike"] } },
      { cards },
    );
    t.plays("P1: attack with Lancer", "P1: attack off", "P2: play Strike", "P2: choose off", "P2: block with Wall");
    expect(t.card("Wall")["damage"]).toBe(3);
  });

  test("CO-A9, CO-15.9: an attacked follower that became ON is still battled", () => {
    const t = board({ P1: { field: ["Lancer"] }, P2: { field: [as("off", "Wall", { position: "OFF" })], hand: ["Rouse"] } }, { cards });
    t.plays("P1: attack with Lancer", "P1: attack off", "P2: play Rouse", "P2: choose off", "P2: pass");
    expect(t.card("off")).toMatchObject({ damage: 3, position: "ON" });
  });

  test("CO-A9: a follower that has left and come back is another one", () => {
    const returner = {
      name: "Recall",
      type: "action",
      snap: true,
      effect: [
        {
          timing: "action",
          condition: null,
          cost: [],
          do: [
            { op: "returnToHand", target: { choose: 1, of: ["follower"], sides: "both" } },
            { op: "handToDeckBottom", player: "you", count: 9 },
            { op: "putFromDeck", cardId: "Clerk", count: 1 },
          ],
        },
      ],
    };
    const scout = follower("Clerk", { ap: 1, rp: 1 });
    const t = board({ P1: { field: ["Clerk"], hand: ["Recall"] } }, { cards: [scout, returner] });
    t.plays("P1: attack with Clerk", "P1: play Recall");
    expect(t.card("Clerk")).toMatchObject({ place: "field", arrived: true, attacks: 0 });
    expect(t.events("attack ends", "reveal")).toEqual(["attack ends"]);
  });

  test("CO-A10: afterwards the turn player goes on in the main phase", () => {
    const t = board({ P1: { field: ["Lancer", "Clerk"] } }, { cards });
    t.plays("P1: attack with Lancer");
    expect([t.asked, t.question]).toEqual(["P1", "CO-T2"]);
    expect(t.refusal("attack with Clerk")).toBeNull();
  });

  test("CO-A11: turning the attacker ON or the blocker ON does not change the attack, which counts from its declaration", () => {
    const t = board({ P1: { field: ["Lancer"], hand: ["Rouse"] }, P2: { field: ["Wall"], hand: ["Rouse"] } }, { cards });
    t.plays("P1: attack with Lancer", "P2: pass", "P1: play Rouse", "P2: pass", "P2: block with Wall", "P2: play Rouse");
    expect(t.card("Wall")).toMatchObject({ position: "ON", damage: 3 });
    expect(t.card("Lancer")).toMatchObject({ position: "ON", damage: 1 });
    expect(t.refusal("attack with Lancer")).toBe("CO-A2");
  });
});
