/** 6. The turn: start phase (CO-T1), main phase (CO-T2), end phase (CO-T3). */
import { Verb } from "../names.ts";
import { declareWords, endWords, goOnWords, ignitionWords, MAIN_PHASE_OVER, mainPhaseAsks, mainPhaseWords } from "../previews.ts";
import type { ColossusOrder } from "../table.ts";
import { mainPhaseActions, takeAction } from "./07-main-phase.ts";
import { usableOf } from "./08-playing.ts";
import { openXPlay, xPlay } from "./09-x-play.ts";
import { couldAttack } from "./10-attack.ts";
import { gemComplete, mayDeclare } from "./14-game-end.ts";
import { procedure } from "./procedures.ts";

/** A position that is set up by hand may begin with its main phase. */
const startIsOver = (_g: ColossusOrder, t: { readonly inMainPhase: number }): boolean => t.inMainPhase === 1;

export const turn = procedure(
  "turn",
  { inMainPhase: 0, mainPhaseOver: 0 },
  ({ act, ask, call }) => ({
    completeDeclaration: ask("CO-T1a", {
      says: (g) =>
        `Gem Complete: turn six of your ${g.faceDownLocus(g.active)} face-down locus cards up, to win if all are gems? The log tells what you put there`,
      where: "start of the turn",
      means: (g, _t, _card, verb) => (verb === Verb.declareGemComplete ? declareWords(g) : goOnWords(g)),
      unless: startIsOver,
      who: (g) => g.active,
      options(g, _t, may) {
        may.offer(Verb.declareGemComplete, 0, mayDeclare(g, g.active));
        may.offer(Verb.noDeclaration);
      },
      chosen(g, _t, _card, verb) {
        if (verb === Verb.declareGemComplete) g.begin(gemComplete);
      },
    }),

    recovery: act(
      "CO-T1b",
      (g) => {
        for (const follower of g.field(g.active)) g.turnON(follower, "CO-T1b");
        g.recoverLocus(g.active, "CO-L4");
      },
      { unless: startIsOver },
    ),

    drawStep: act("CO-T1c", (g) => g.draw(g.active, 1, "CO-T1c"), { unless: startIsOver }),

    mainPhase: ask("CO-T2", {
      says: (g, _t, seat) => mainPhaseAsks(g, seat),
      where: "CO-T2",
      means: (g, _t, card, verb) =>
        verb === Verb.endMainPhase
          ? endWords(g, couldAttack(g))
          : verb === Verb.useIgnition
            ? ignitionWords(g, card, usableOf(g, card))
            : mainPhaseWords(g, card, verb),
      who: (g) => g.active,
      options: (g, _t, may) => (g.hurries ? may.nothingBut(Verb.endMainPhase) : mainPhaseActions(g, may)),
      evenIfForced: () => true, // CO-M8: the end is declared; unasked, it would betray the hand
      chosen(g, t, card, verb) {
        if (verb === Verb.endMainPhase) t.mainPhaseOver = 1;
        else takeAction(g, card, verb);
      },
      again: (_g, t) => t.mainPhaseOver === 0,
    }),

    answersToItsEnd: call(
      "CO-M8",
      (g) => {
        openXPlay(g, "CO-X2e");
        g.begin(xPlay).seat = g.nonTurnPlayer; // CO-X5
      },
      { where: () => MAIN_PHASE_OVER },
    ),

    endPhase: act("CO-T3", (g) => g.endOfTurn()),

    nextTurn: act("MR 1.2", (g, t) => {
      t.inMainPhase = 0;
      t.mainPhaseOver = 0;
      g.passTurn("MR 1.2");
    }),
  }),
  { settles: true, again: () => true, where: (g) => `turn ${g.now.turn}` },
);
