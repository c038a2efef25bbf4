import { describe, expect, test } from "vitest";
import { as, board, follower } from "../board.ts";

const cards = [follower("Lancer", { ap: 3, rp: 3 }), follower("Wall", { ap: 1, rp: 4 })];
const gems = ["T-G-W", "T-G-W", "T-G-B", "T-G-B", "T-G-R", "T-G-R"];

describe("6 Turn", () => {
  test("CO-T1, CO-T1a: the start phase begins with the complete declaration, for the turn player only", () => {
    const t = board({ phase: "start", P1: { locus: [...gems, "T-BF1"] }, P2: { locus: gems } });
    expect([t.asked, t.question]).toEqual(["P1", "CO-T1a"]);
    t.plays("P1: declare nothing");
    expect([t.asked, t.question]).toEqual(["P1", "CO-T2"]);
    expect(t.refusal("declare Gem Complete", "P2")).toBe("CO-V1");
    expect(t.refusal("declare Gem Complete")).toBe("CO-V1");
  });

  test("CO-T1b, CO-L4: the turn player's followers become ON and the counter is taken off; the other's stay", () => {
    const t = board(
      {
        phase: "start",
        P1: { field: [as("mine", "Lancer", { position: "OFF" })], locus: 3, used: 2 },
        P2: { field: [as("theirs", "Wall", { position: "OFF" })], locus: 3, used: 1 },
      },
      { cards },
    );
    expect(t.card("mine")["position"]).toBe("ON");
    expect(t.card("theirs")["position"]).toBe("OFF");
    expect([t.player("P1")["used"], t.player("P2")["used"]]).toEqual([0, 1]);
  });

  test("CO-T1c: one card is drawn", () => {
    expect(board({ phase: "start" }).player("P1")).toMatchObject({ hand: 1, deck: 11 });
  });

  test("CO-T2, CO-M8: the main phase lasts until its end is declared; then X-Play, and no return", () => {
    const t = board({ P1: { hand: ["Lancer"] }, P2: { hand: 1 } }, { cards });
    t.plays("P1: end the main phase");
    expect(t.rulesOf("X-Play")).toEqual(["CO-X2e"]);
    t.plays("P2: pass", "P1: pass");
    expect([t.asked, t.question]).toEqual(["P2", "CO-T2"]);
  });

  test("CO-T3, CO-T3a, CO-T3b: damage and what lasts until the end of the turn end together, for both players", () => {
    const t = board(
      {
        P1: { field: [as("mine", "Lancer", { damage: 4, addedRp: 3, addedAp: 1 })] },
        P2: { field: [as("theirs", "Wall", { damage: 2 })] },
      },
      { cards },
    );
    expect(t.card("mine")).toMatchObject({ ap: 4, remainingRp: 2 });
    t.plays("P1: end the main phase");
    expect(t.card("mine")).toMatchObject({ ap: 3, rp: 3, damage: 0 });
    expect(t.card("theirs")["damage"]).toBe(0);
    expect(t.events("recover", "end of bonus", "destroy")).toEqual(["recover mine", "end of bonus mine", "recover theirs"]);
    expect(t.rulesOf("end of bonus")).toEqual(["CO-T3b"]);
  });

  test("CO-T3c: the marks of the turn are cleared", () => {
    const t = board(
      {
        gemSet: true,
        locusSet: true,
        colossusUsed: true,
        P1: {
          hand: ["T-G-W", "T-G-W"],
          colossus: ["T-C-W"],
          setGems: ["T-G-W"],
          field: [as("mine", "Lancer", { arrived: true, attacks: 1 })],
        },
      },
      { cards },
    );
    expect([t.refusal("set White Gem"), t.refusal("put White Gem into the locus"), t.refusal("use Colossus ability 1")]).toEqual([
      "CO-M1",
      "CO-M2",
      "CO-M3",
    ]);
    t.plays("P1: end the main phase", "P1: pass", "P2: end the main phase", "P1: pass", "P2: pass");
    expect([
      t.refusal("set White Gem"),
      t.refusal("put White Gem into the locus"),
      t.refusal("use Colossus ability 1"),
      t.refusal("attack with mine"),
    ]).toEqual([null, null, null, null]);
  });

  test("MR 1.2: turns alternate, and who is not asked does not act", () => {
    const t = board({ P2: { hand: ["Lancer"] } }, { cards });
    expect(t.refusal("play Lancer", "P2")).toBe("MR 1.2");
    t.plays("P1: end the main phase", "P2: pass");
    expect(t.refusal("play Lancer", "P2")).toBeNull();
  });
});
