/** 13. Battle. */
import { besides, type Card } from "@duelex/kernel";
import { nameOf } from "../previews.ts";
import type { ColossusOrder } from "../table.ts";
import { procedure } from "./procedures.ts";

export const battle = procedure(
  "battle",
  {},
  ({ act }) => ({
    /** CO-W1 to CO-W4: attacker and blocker, or attacker and attacked; AP as it is now, both at the same time. Survivors stay as they are (CO-W5, CO-15.22). */
    exchange: act("CO-W3", (g) => {
      const { attacker, target, blocked, blocker } = g.attack;
      const foe = blocked === 1 ? blocker : target; // CO-W1
      const strikes = g.ap(attacker); // CO-W2
      const returns = g.ap(foe);
      if (g.recorder !== null) {
        const words = `AP ${strikes} against RP ${g.remainingRp(foe)}; ${nameOf(g, foe)} strikes with AP ${returns} against RP ${g.remainingRp(attacker)}`;
        const led = blocked === 1 ? g.recorder.latestTo(blocker, "block") : g.recorder.latestTo(attacker, "attack");
        g.recorder.note("battle", attacker, 0, "CO-W1", foe, undefined, 0, besides(words, led ?? undefined));
      }
      g.recorder?.leads();
      g.dealDamage(foe, strikes, "CO-W3", attacker);
      g.dealDamage(attacker, returns, "CO-W3", foe);
      const kills = g.remainingRp(foe) <= 0;
      const falls = g.remainingRp(attacker) <= 0;
      if (kills) noteKill(g, attacker);
      if (falls) noteKill(g, foe); // CO-15.21: even if both fall
      g.destroyFallen("CO-W4");
      if (kills) tellKill(g, attacker, foe);
      if (falls) tellKill(g, foe, attacker);
    }),
  }),
  { where: "battle" },
);

/** 17.2 destroysFollowerInBattle: found before either has left; it waits until the step is over (CO-B7). */
function noteKill(g: ColossusOrder, follower: Card): void {
  for (const ability of g.printed(follower).triggers) g.wait(ability, follower);
}

function tellKill(g: ColossusOrder, follower: Card, fallen: Card): void {
  for (const ability of g.printed(follower).triggers) g.tellWaiting(ability, follower, fallen);
}
