/** 6. The turn: start, main, attack and end phase. */
import { Card, otherSeat, SEATS, type Seat } from "@duelex/kernel";
import type { RulerPrint } from "../cards.ts";
import { Happening, isAttackZone, Phase, Place, Until } from "../names.ts";
import type { GateRuler } from "../table.ts";
import { Concern } from "../vocabulary/concerns.ts";
import { attackPhase } from "./08-attack.ts";
import { gateProcessing, gateStep } from "./09-gate.ts";
import { drive } from "./10-drive.ts";
import { isPending } from "./11-system.ts";
import { raise } from "./14-abilities.ts";
import { procedure } from "./procedures.ts";

const UNLIMITED = -1;

export const turn = procedure(
  "turn",
  {},
  ({ act, ask, call }) => ({
    // ---- start phase ----
    summonRights: act("6-2a", (g) => {
      const now = g.now;
      now.turn++;
      now.phase = Phase.start;
      now.subphase = 0;
      g.recorder?.note("turn", Card.none, now.turn, "6-2a", Card.none, now.active);
      g.setSummonRight(now.active, g.rulerOf(now.active).summonCap);
      g.setSummonRight(g.other, UNLIMITED);
      for (const seat of SEATS) forgetUses(g, seat);
      g.changed(Concern.turn);
    }),
    gameStart: call(
      "6-2b",
      (g) => {
        g.recorder?.note("gameStart", Card.none, 0, "6-2b", Card.none, g.now.active);
        gateProcessing(g);
      },
      { unless: (g) => g.now.turn > 1, where: "start phase" },
    ),
    ready: act("6-2c", (g) => {
      const seat = g.now.active;
      g.ready(g.ruler[seat], "6-2c");
      for (const place of g.unitZones(seat))
        if (isAttackZone(place)) for (let unit = g.first(seat, place); unit !== Card.none; unit = g.next(unit)) g.ready(unit, "6-2c"); // R-DEFORIENT
    }),
    startPhase: act("6-2d", (g) => g.recorder?.note("startPhase", Card.none, 0, "6-2d", Card.none, g.now.active)),
    startGate: ask("9-3e", gateStep("start phase")), // 6-2e
    rulersAction: act(
      "6-2f",
      (g) => {
        const seat = g.now.active;
        const ruler = g.rulerOf(seat);
        const takes = takenFromDeck(ruler, g.now.turn === 1);
        readyEnergy(g, seat, ruler.readyEnergy);
        g.draw(seat, takes.draw, "6-2f");
        if (takes.drive > 0) drive(g, seat, takes.drive); // R-D-BERSERKER: nothing limits how many of them are played
      },
      { where: "start phase" },
    ),
    actionGate: ask("9-3e", gateStep("start phase")), // 6-2g

    // ---- main phase ----
    mainPhase: act("6-3a", (g) => {
      g.now.phase = Phase.main;
      g.recorder?.note("mainPhase", Card.none, 0, "6-3a", Card.none, g.now.active);
    }),
    mainGate: call("6-3b", gateProcessing, { where: "main phase" }),
    clearDrive: act("6-3c", (g) => {
      g.recorder?.note("mainPhaseEnd", Card.none, 0, "6-3c", Card.none, g.now.active);
      for (const card of g.cards(g.now.active, Place.drive)) g.move(card, Place.graveyard, "6-3c");
    }),

    // ---- attack phase; what 6-3c triggered is played at its start (6-3c-1) ----
    attackPhase: call(
      "6-4a",
      (g) => {
        g.now.phase = Phase.attack;
        g.begin(attackPhase);
      },
      { where: "attack phase" },
    ),

    // ---- end phase ----
    endPhase: call(
      "6-5a",
      (g) => {
        g.now.phase = Phase.end;
        g.begin(endPhase);
      },
      { where: "end phase" },
    ),
    nextTurn: act("GR-6-LOOP", (g) => {
      g.now.active = otherSeat(g.now.active);
    }),
  }),
  { again: () => true, where: (g) => `turn ${g.now.turn}` },
);

const endPhase = procedure(
  "endPhase",
  { again: 0 },
  ({ act, ask, call }) => ({
    turnEnd: act("6-5a", (g) => raise(g, Happening.turnEnd, "6-5a")),
    gate: ask("9-3e", gateStep("end phase")), // GR-6-END-GATE
    clean: act("GR-6-CLEAN", (g) => {
      const clears = g.now.unitDamageClearsAtTurnEnd === 1; // R-CLEAR
      const words = g.recorder !== null && clears ? sayDamaged(g) : "";
      g.recorder?.note(clears ? "clean" : "end turn effects", Card.none, 0, "GR-6-CLEAN", Card.none, g.now.active, 0, { words });
      g.expire(Until.endOfTurn);
      if (!clears) return;
      for (const seat of SEATS)
        for (const place of g.unitZones(seat))
          for (let unit = g.first(seat, place); unit !== Card.none; unit = g.next(unit)) g.setDamage(unit, 0, "GR-6-CLEAN");
    }),
    look: call(
      "GR-6-LOOP",
      (g, e) => {
        e.again = isPending(g) ? 1 : 0;
        if (e.again === 1) gateProcessing(g);
      },
      { where: "end phase" },
    ),
  }),
  { again: (_g, e) => e.again === 1, where: "" },
);

/** "P1's Gate Oni (2), P2's Wall Spirit (1)": the units with damage. */
function sayDamaged(g: GateRuler): string {
  const said: string[] = [];
  for (const seat of [g.now.active, g.other])
    for (const place of g.unitZones(seat))
      for (let unit = g.first(seat, place); unit !== Card.none; unit = g.next(unit))
        if (g.damage[unit] > 0) said.push(`P${seat + 1}'s ${g.cardName(unit)} (${g.damage[unit]})`);
  return said.join(", ");
}

/** 6-2f How many cards are drawn, and then driven, as a turn starts; `isFirst`: the first turn of all. */
export const takenFromDeck = (ruler: RulerPrint, isFirst: boolean): Pick<RulerPrint, "draw" | "drive"> =>
  isFirst ? { draw: ruler.firstTurnDraw, drive: ruler.firstTurnDrive } : ruler;

function readyEnergy(g: GateRuler, seat: Seat, n: number): void {
  let left = n;
  for (let energy = g.first(seat, Place.energy); energy !== Card.none; energy = g.next(energy)) {
    if (left === 0) return;
    if (g.rested[energy] === 0) continue;
    g.ready(energy, "6-2f");
    left--;
  }
}

/** GR-14-LIMIT Of every card whose abilities work. */
function forgetUses(g: GateRuler, seat: Seat): void {
  g.forgetTurn(g.ruler[seat]);
  for (const place of g.unitZones(seat)) for (let unit = g.first(seat, place); unit !== Card.none; unit = g.next(unit)) g.forgetTurn(unit);
  for (let field = g.first(seat, Place.field); field !== Card.none; field = g.next(field)) g.forgetTurn(field);
  if (!g.pack.elsewhere[seat]) return;
  for (const place of ELSEWHERE) for (let card = g.first(seat, place); card !== Card.none; card = g.next(card)) g.forgetTurn(card);
}
const ELSEWHERE = [Place.hand, Place.damage, Place.soul] as const; // GR-14-WHERE
