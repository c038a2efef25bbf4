/** 16.5 Events, as people say them: "this Unit destroys an enemy Unit with battle damage". */
import type { Filter, TriggerRecord } from "../schema.ts";
import { noun, someone, sourceText, withArticle } from "./filters.ts";

/** @param self what "this Unit" is called where another Unit has gained the effect */
export function eventText(trigger: TriggerRecord, self = "this Unit"): string {
  const by =
    "damage" in trigger && trigger.damage !== undefined
      ? { battle: " with battle damage", effect: " with effect damage", any: " with damage" }[trigger.damage]
      : "";
  const kind = "damage" in trigger && trigger.damage !== undefined && trigger.damage !== "any" ? `${trigger.damage} ` : "";
  const from = (filter: Filter) => {
    const source = filter.kind === undefined ? sourceText(filter) : someone(filter);
    return source === "" ? "" : ` from ${source}`;
  };
  const victim = (filter: Filter | undefined) => (filter === undefined ? "an enemy Unit" : someone(filter));
  switch (trigger.event) {
    case "thisUnitDestroysEnemyUnit":
      return `${self} destroys ${victim(trigger.victim)}${by}`;
    case "thisUnitDestroysEnemyCard":
      return `${self} destroys an enemy card${by}`;
    case "unitDestroysEnemyUnit":
      return `${someone(trigger.who)} destroys an enemy Unit${by}`;
    case "thisUnitDestroysShieldAreaCard":
      return `this Unit destroys a card in the enemy shield area${by}`;
    case "unitDestroysShieldAreaCard":
      return `${someone(trigger.who)} destroys a card in the enemy shield area${by}`;
    case "unitDestroyedByDamage":
      return `${someone(trigger.who)} is destroyed${by.replace(" with ", " by ")}${trigger.whileThisUnitAttacking === true ? " while this Unit is attacking" : ""}`;
    case "unitDestroyedByEffect":
      return `${someone(trigger.who)} is destroyed by an effect`;
    case "thisUnitDamagesEnemyUnit":
      return `${self} deals ${kind}damage to ${victim(trigger.victim)}`;
    case "unitDamagesEnemyUnit":
      return `${someone(trigger.who)} deals ${kind}damage to an enemy Unit`;
    case "thisUnitWouldReceiveDamage":
      return `${self} would receive ${kind}damage${from(trigger.from)}`;
    case "unitWouldReceiveDamage":
      return `${someone(trigger.who)} would receive ${kind}damage${from(trigger.from)}`;
    case "thisUnitReceivesDamage":
      return `${self} receives ${kind}damage${from(trigger.from)}`;
    case "unitReceivesDamage":
      return `${someone(trigger.who)} receives ${kind}damage${from(trigger.from)}`;
    case "unitAttacks":
      return `${someone(trigger.who)} attacks${trigger.target === undefined ? "" : trigger.target === "unit" ? " an enemy Unit" : " the enemy player"}`;
    case "thisUnitBlocked":
      return `${self} is blocked by ${someone(trigger.by)}`;
    case "thisUnitSetActiveByEffect":
      return `${self} is set as active by an effect`;
    case "thisUnitApReducedByEnemy":
      return `the AP of ${self} is reduced by an enemy effect`;
    case "unitRestedByEffect":
      return `${someone(trigger.who)} is rested by one of your${trigger.by === "enemy" ? " opponent's" : ""} effects`;
    case "youActivateCommand": {
      const card =
        trigger.card === undefined
          ? "a Command"
          : withArticle(noun({ ...trigger.card, kind: "CommandCard", side: undefined }, false).replace("Command card", "Command"));
      return trigger.playedWith === undefined
        ? `you activate the 【Main】/【Action】 effect of ${card}`
        : `you play and activate ${card} using an EX Resource`;
    }
    case "thisMainActivated":
      return "you have activated this card's 【Main】 effect";
    case "youPayForUnitEffect":
      return `you pay ① or more for the effect of ${someone(trigger.who)}`;
    case "youLoseEXResource":
      return "one of your EX Resources leaves the game";
    case "thisBaseReceivesDamage":
      return `this Base receives ${trigger.damage === "any" ? "" : `${trigger.damage} `}damage from ${someone(trigger.from)}`;
    case "thisUnitRecovers":
      return "this Unit recovers HP";
    case "thisUnitRestedByEffect":
      return "this Unit is rested by an effect";
    case "thisUnitSupportRaisedAp":
      return `this Unit's <Support> increases the AP of ${someone(trigger.target)}`;
    case "unitDeployed":
      return `${someone(trigger.who)} is deployed`;
    case "unitLinks":
      return `${someone(trigger.who)} links`;
    case "youPairPilot":
      return `you pair ${trigger.pilot === undefined ? "a Pilot" : withArticle(noun(trigger.pilot, false))} with ${
        "thisUnitOr" in trigger.with ? `this Unit or ${someone(trigger.with.thisUnitOr)}` : someone(trigger.with)
      }`;
    case "youPlaceEXResource":
      return "you place an EX Resource";
    case "youDrawByEffect":
      return "you draw with an effect";
  }
}
