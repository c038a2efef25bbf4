/** Made-up cards for the rule tests: each shows one thing. */
const enemyUnit = { kind: "Unit", side: "enemy" };
const ownUnit = { kind: "Unit", side: "own" };
const choose = (from: object, as = "t1", n: unknown = 1) => ({ op: "choose", as, n, from });

export const cast = [
  { name: "Lancer", ap: 3, hp: 3, level: 3 },
  { name: "Giant", ap: 5, hp: 5, level: 5 },
  { name: "Clerk", ap: 1, hp: 1 },
  { name: "Wall", ap: 1, hp: 4, keywords: ["Blocker"] },
  { name: "Fence", ap: 1, hp: 2, keywords: ["Blocker"] },
  { name: "Pacifist", ap: 0, hp: 3 },
  { name: "Striker", ap: 2, hp: 2, keywords: ["First Strike"] },
  { name: "Dodger", ap: 2, hp: 2, keywords: ["High-Maneuver"] },
  { name: "Breaker", ap: 3, hp: 3, keywords: ["Breach 3"] },
  { name: "Twin", ap: 2, hp: 2, keywords: ["Suppression"] },
  { name: "Medic", ap: 1, hp: 4, keywords: ["Repair 2"] },
  { name: "Squire", ap: 1, hp: 2, keywords: ["Support 2"] },
  { name: "Knight", ap: 2, hp: 3, level: 2, cost: 1, traits: ["Order"], link: [{ pilotNameIncludes: "Rider" }] },
  { name: "Rider", apMod: 2, hpMod: 1 },
  { name: "Stranger", apMod: 1, hpMod: 1 },
  /** A Pilot with an 【Attack】 effect of its own. */
  { name: "Drummer", apMod: 0, hpMod: 1, effects: [{ timing: "Attack", host: "pairedUnit", ops: [{ op: "draw", n: 1 }] }] },
  { name: "Fort", type: "Base", hp: 4 },
  { name: "Bunker", type: "Base", hp: 4, effects: [{ timing: "Burst", ops: [{ op: "deployThisCard" }] }] },

  // 【Attack】
  { name: "Hothead", ap: 2, hp: 2, effects: [{ timing: "Attack", ops: [choose(enemyUnit), { op: "damage", n: 2, target: "t1" }] }] },
  { name: "Scholar", ap: 1, hp: 3, effects: [{ timing: "Attack", ops: [{ op: "draw", n: 1 }] }] },
  {
    name: "Raider",
    ap: 2,
    hp: 2,
    effects: [{ timing: "Attack", ops: [{ op: "modify", ap: 2, target: "thisUnit", until: "battle", if: [{ attackTarget: "player" }] }] }],
  },
  { name: "Martyr", ap: 2, hp: 2, effects: [{ timing: "Attack", ops: [{ op: "destroy", target: "thisUnit" }] }] },
  {
    name: "Sniper",
    ap: 3,
    hp: 2,
    effects: [{ timing: "Constant", ops: [{ op: "mayAttackActive", target: "thisUnit", allowed: { ...enemyUnit, state: "active" } }] }],
  },
  { name: "Duellist", ap: 3, hp: 3, effects: [{ timing: "Constant", ops: [{ op: "cannotAttackPlayer", target: "thisUnit" }] }] },
  { name: "Bait", ap: 1, hp: 3, effects: [{ timing: "Constant", ops: [{ op: "attractAttacks", strength: "must", target: "thisUnit" }] }] },

  // 【Deploy】, 【Destroyed】, 【Burst】 and other triggers
  { name: "Herald", ap: 1, hp: 1, effects: [{ timing: "Deploy", ops: [{ op: "draw", n: 1 }] }] },
  { name: "Phoenix", ap: 1, hp: 2, effects: [{ timing: "Destroyed", ops: [{ op: "draw", n: 1 }] }] },
  { name: "Mourner", ap: 1, hp: 2, effects: [{ timing: "Destroyed", ops: [choose(enemyUnit), { op: "damage", n: 1, target: "t1" }] }] },
  { name: "Keg", ap: 1, hp: 1, effects: [{ timing: "Burst", ops: [{ op: "draw", n: 1 }] }] },
  { name: "Mine", ap: 1, hp: 1, effects: [{ timing: "Burst", ops: [choose(enemyUnit), { op: "damage", n: 1, target: "t1" }] }] },
  {
    name: "Trophy",
    ap: 3,
    hp: 3,
    effects: [{ timing: "Trigger", trigger: { event: "thisUnitDestroysEnemyUnit", damage: "battle" }, ops: [{ op: "draw", n: 1 }] }],
  },
  {
    name: "Sulker",
    ap: 2,
    hp: 2,
    effects: [{ timing: "Trigger", oncePerTurn: true, trigger: { event: "thisUnitRestedByEffect" }, ops: [{ op: "draw", n: 1 }] }],
  },

  /** Draws when it is rested by an effect, its own Blocker included. */
  {
    name: "Porter",
    ap: 1,
    hp: 3,
    keywords: ["Blocker"],
    effects: [{ timing: "Trigger", trigger: { event: "thisUnitRestedByEffect" }, ops: [{ op: "draw", n: 1 }] }],
  },
  /** Hurts an attacker when it blocks. */
  {
    name: "Spikes",
    ap: 1,
    hp: 3,
    keywords: ["Blocker"],
    effects: [
      { timing: "Trigger", trigger: { event: "thisUnitRestedByEffect" }, ops: [choose(enemyUnit), { op: "damage", n: 1, target: "t1" }] },
    ],
  },

  // Commands
  {
    name: "Bolt",
    type: "Command",
    effects: [{ timing: ["Main", "Action"], ops: [choose(enemyUnit), { op: "damage", n: 3, target: "t1" }] }],
  },
  { name: "Recall", type: "Command", effects: [{ timing: "Action", ops: [choose(enemyUnit), { op: "returnToHand", target: "t1" }] }] },
  {
    name: "Rally",
    type: "Command",
    effects: [{ timing: ["Main", "Action"], ops: [choose(ownUnit), { op: "modify", ap: 2, target: "t1", until: "battle" }] }],
  },
  {
    name: "Grow",
    type: "Command",
    effects: [{ timing: ["Main", "Action"], ops: [choose(ownUnit), { op: "modify", hp: 2, target: "t1", until: "battle" }] }],
  },
  {
    name: "Calm",
    type: "Command",
    effects: [{ timing: "Action", ops: [choose({ kind: "Unit", side: "any" }), { op: "modify", ap: -5, target: "t1", until: "turn" }] }],
  },
  {
    name: "Feint",
    type: "Command",
    effects: [{ timing: "Action", ops: [choose(ownUnit), { op: "changeAttackTarget", attacker: "battlingEnemyUnit", to: "t1" }] }],
  },
  { name: "Study", type: "Command", effects: [{ timing: "Main", ops: [{ op: "draw", n: 2 }] }] },
  {
    name: "Awake",
    type: "Command",
    effects: [{ timing: ["Main", "Action"], ops: [choose({ kind: "Unit", side: "any" }), { op: "setActive", target: "t1" }] }],
  },
  {
    name: "Sleep",
    type: "Command",
    effects: [{ timing: ["Main", "Action"], ops: [choose({ kind: "Unit", side: "any" }), { op: "rest", target: "t1" }] }],
  },
  {
    name: "Siege",
    type: "Command",
    effects: [{ timing: "Action", ops: [choose({ kind: "Base", side: "any" }), { op: "destroy", target: "t1" }] }],
  },
  {
    name: "Ambush",
    type: "Command",
    pilot: { name: "Rider of the Night", apMod: 1, hpMod: 0, traits: [] },
    effects: [{ timing: ["Main", "Action"], ops: [choose(enemyUnit), { op: "rest", target: "t1" }] }],
  },

  // 【Activate】
  {
    name: "Gunner",
    ap: 2,
    hp: 2,
    effects: [
      {
        timing: "ActivateMain",
        oncePerTurn: true,
        cost: [{ op: "payResources", n: 1 }],
        ops: [choose(enemyUnit), { op: "damage", n: 1, target: "t1" }],
      },
    ],
  },
  {
    name: "Guard",
    ap: 1,
    hp: 3,
    effects: [{ timing: "ActivateAction", oncePerTurn: true, ops: [{ op: "modify", ap: 1, target: "thisUnit", until: "battle" }] }],
  },
];
