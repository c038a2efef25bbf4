/** What is told of a situation, line by line, in its order, each with its paragraph: a person reads who did what to what, by which card, and what did not happen. */
import { causesOf, type Match, newMatch, type Scenario } from "@duelex/kernel";
import { runScenario } from "@duelex/kernel/scenario";
import { expect, test } from "vitest";
import { allGames } from "../src/games.ts";

const CARDS: Readonly<Record<string, readonly object[]>> = {
  "gate-ruler": [
    {
      name: "Bow",
      type: "field",
      effect: [
        {
          kind: "activated",
          timing: "normal",
          limit: { perTurn: 1 },
          do: [
            { op: "damage", amount: 1, target: { all: ["unit"], sides: "opponent" } },
            { op: "damage", amount: 2, target: "enemyRuler" },
          ],
        },
      ],
    },
  ],
  gundam: [
    { name: "Lancer", ap: 3, hp: 3 },
    { name: "Giant", ap: 5, hp: 5 },
    { name: "Clerk", ap: 1, hp: 1 },
    { name: "Wall", ap: 1, hp: 4, keywords: [{ k: "Blocker" }] },
    { name: "Pacifist", ap: 0, hp: 3 },
    { name: "Breaker", ap: 3, hp: 3, keywords: [{ k: "Breach", n: 3 }] },
    { name: "Twin", ap: 2, hp: 2, keywords: [{ k: "Suppression" }] },
    { name: "Rider", type: "Pilot", apMod: 2, hpMod: 1 },
    { name: "Ghost", ap: 1, hp: 1, effects: [{ timing: "Destroyed", ops: [{ op: "draw", n: 1 }] }] },
    { name: "Keg", ap: 1, hp: 1, effects: [{ timing: "Burst", ops: [{ op: "draw", n: 1 }] }] },
    { name: "Medic", ap: 1, hp: 4, keywords: [{ k: "Repair", n: 2 }] },
    {
      name: "Zap",
      type: "Command",
      effects: [{ timing: "Action", ops: [{ op: "destroy", target: { all: { kind: "Unit", side: "enemy" } } }] }],
    },
    { name: "Martyr", ap: 2, hp: 2, effects: [{ timing: "Attack", ops: [{ op: "destroy", target: "thisUnit" }] }] },
    {
      name: "Proud",
      ap: 3,
      hp: 4,
      effects: [
        {
          timing: "Trigger",
          trigger: { event: "thisUnitBlocked", by: { kind: "Unit", side: "enemy" } },
          ops: [{ op: "destroy", target: "thisUnit" }],
        },
      ],
    },
    {
      name: "Muster",
      type: "Command",
      effects: [{ timing: "Main", ops: [{ op: "deployToken", n: 1, token: { name: "Parts", traits: [], ap: 1, hp: 1 } }] }],
    },
    {
      name: "Ward",
      type: "Command",
      effects: [
        {
          timing: "Main",
          ops: [
            {
              op: "preventDamage",
              damage: "any",
              from: { kind: "Unit", side: "enemy" },
              until: "turn",
              target: { all: { kind: "Unit", side: "enemy" } },
            },
          ],
        },
      ],
    },
  ],
  "colossus-order": [
    { name: "Rider", ap: 2, rp: 2 },
    { name: "Watch", ap: 3, rp: 3 },
  ],
};

type Row = readonly [
  game: string,
  what: string,
  position: NonNullable<Scenario["position"]>,
  script: readonly string[],
  lines: readonly string[],
];

const rows: readonly Row[] = [
  [
    "gundam",
    "what waits for a destruction is told behind it",
    { P1: { battleArea: ["Breaker"] }, P2: { battleArea: [{ card: "Ghost", rested: true }], shieldSection: 1 } },
    ["P1: attack with Breaker", "P1: target Ghost"],
    [
      "P2's Ghost is destroyed: its damage, 3, has reached its HP, 1 (10-3)",
      "<Breach 3> of P1's Breaker triggers (9-1-6)",
      "an effect of P2's Ghost triggers: “【Destroyed】 Draw 1 card.” (9-1-6)",
      "P2's Shield is destroyed by Breaker's effect (11-1-2-3)",
      "P2 draws Filler by Ghost's effect (4-14)",
    ],
  ],
  [
    "gundam",
    "for a seventh Unit room is made first, and nothing is revealed",
    { P1: { battleArea: ["Clerk", "Clerk", "Clerk", "Clerk", "Clerk", "Clerk"], hand: ["Muster"] }, P2: {} },
    ["P1: play Muster", "P1: choose Clerk"],
    [
      "P1 is to deploy Parts [token:Parts]: room is made first (10-4-2)",
      "P1's Clerk goes to the trash (10-4-2-1)",
      "P1 deploys Parts [token:Parts] by Muster's effect (4-8)",
    ],
  ],
  [
    "gundam",
    "a token leaves the game, and is said to",
    { P1: { battleArea: ["Giant"] }, P2: { battleArea: [{ card: "T-001", rested: true }] } },
    ["P1: attack with Giant", "P1: target T-001"],
    ["P2's Gundam goes to the trash (10-3)", "P2's Gundam leaves the game: a token goes nowhere else (4-17-2-4)"],
  ],
  [
    "gundam",
    "a Shield without Burst is revealed",
    { P1: { battleArea: ["Lancer"] }, P2: { shieldSection: ["Clerk"] } },
    ["P1: attack with Lancer"],
    [
      "P2's Shield is destroyed by P1's Lancer (7-6-2-4)",
      "P2's Shield is revealed: Clerk, without a Burst (7-6-2-4-1)",
      "P2's Clerk goes to the trash (4-10)",
    ],
  ],
  [
    "gundam",
    "two Shields are hit and destroyed together, and then revealed",
    { P1: { battleArea: ["Twin"] }, P2: { shieldSection: ["Clerk", "Lancer", "Giant"] } },
    ["P1: attack with Twin"],
    [
      "P2's Shield receives 2 battle damage from P1's Twin (7-6-2-4)",
      "P2's Shield receives 2 battle damage from P1's Twin ({13-1-7-1})",
      "P2's Shield is destroyed by P1's Twin (7-6-2-4)",
      "P2's Shield is destroyed by P1's Twin (7-6-2-4)",
      "P2's Shield is revealed: Clerk, without a Burst (7-6-2-4-1)",
    ],
  ],
  [
    "gundam",
    "a Pilot goes where its Unit goes, by the paragraph that says so",
    { P1: { battleArea: ["Giant"] }, P2: { battleArea: [{ card: "Clerk", pilot: "Rider", rested: true }] } },
    ["P1: attack with Giant", "P1: target Clerk"],
    ["P2's Clerk goes to the trash (10-3)", "P2's Rider goes to the trash with its Unit (6-5-2-3-4)"],
  ],
  [
    "gundam",
    "AP 0 is said",
    { P1: { battleArea: ["Pacifist"] }, P2: { shieldSection: 1 } },
    ["P1: attack with Pacifist"],
    ["damage step (7-6)", "P1's Pacifist deals no damage: its AP is 0 (4-5-4)", "battle end step (7-7)"],
  ],
  [
    "gundam",
    "a battle cut short in the attack step",
    { P1: { battleArea: ["Martyr"] }, P2: { shieldSection: 1 } },
    ["P1: attack with Martyr"],
    [
      "P1's Martyr goes to the trash (4-10)",
      "the battle of P1's Martyr goes on to its end: P1's Martyr is gone (7-3-5-1)",
      "battle end step (7-7)",
    ],
  ],
  [
    "gundam",
    "a battle cut short in the block step",
    { P1: { battleArea: ["Proud"] }, P2: { battleArea: ["Wall"], shieldSection: 1 } },
    ["P1: attack with Proud", "P2: block with Wall"],
    ["the battle of P1's Proud goes on to its end: P1's Proud is gone (7-4-5-1)"],
  ],
  [
    "gundam",
    "a battle cut short in the action step",
    { P1: { battleArea: ["Lancer"] }, P2: { hand: ["Zap"], shieldSection: 1 } },
    ["P1: attack with Lancer", "P2: play Zap"],
    ["the battle of P1's Lancer goes on to its end: P1's Lancer is gone (7-5-2-1)"],
  ],
  [
    "gundam",
    "a Burst that is declined",
    { P1: { battleArea: ["Lancer"] }, P2: { shieldSection: ["Keg"] } },
    ["P1: attack with Lancer", "P2: decline"],
    [
      "P2's Keg has a Burst (9-1-6)",
      "P2 does not use the Burst of Keg: “【Burst】 Draw 1 card.” ({13-2-5-1})",
      "P2's Keg goes to the trash ({13-2-5-2})",
    ],
  ],
  [
    "gundam",
    "a Burst that is used",
    { P1: { battleArea: ["Lancer"] }, P2: { shieldSection: ["Keg"] } },
    ["P1: attack with Lancer", "P2: use it"],
    [
      "P2's Keg has a Burst (9-1-6)",
      "P2 uses the Burst of Keg: “【Burst】 Draw 1 card.” ({13-2-5-1})",
      "P2 draws Filler by Keg's effect (4-14)",
    ],
  ],
  [
    "gundam",
    "the steps of a battle have lines, and so has a block that was not made",
    { P1: { battleArea: ["Lancer"] }, P2: { battleArea: ["Wall"], shieldSection: 1 } },
    ["P1: attack with Lancer", "P2: pass"],
    ["block step (7-4)", "P2 does not block (7-4-4)", "action step (7-5)", "damage step (7-6)", "battle end step (7-7)"],
  ],
  [
    "gundam",
    "a card is played before it is paid for",
    { P1: { hand: ["Lancer"] }, P2: {} },
    ["P1: play Lancer"],
    ["P1 plays Lancer (Lv.1, cost 1) (6-5-2)", "P1's Resource is rested for Lancer (2-9)", "P1 deploys Lancer (4-8)"],
  ],
  [
    "gate-ruler",
    "the attacked line, though it is empty",
    { phase: "attack", P1: { leftAttackZone: ["T-022"] }, P2: { defenceZone: ["T-022"] } },
    ["P1: attack the right line with T-022"],
    ["P1 attacks with Paper Fox: P2's right line, which is empty (8-4c)", "nobody is struck: the line is empty (8-6b)"],
  ],
  [
    "gate-ruler",
    "the end of the attack phase of the first turn, by its paragraph",
    { turn: 1, phase: "attack", P1: { leftAttackZone: ["T-022"] } },
    ["P1: attack the right line with T-022"],
    ["P1's attack phase is over: the first turn of all has one attack (8-2a-2)"],
  ],
  [
    "gate-ruler",
    "a card is played before it goes to the gate, and enters play before it is said to lie there",
    { phase: "main", P1: { ruler: ["K-11"], hand: ["T-001"] } },
    ["P1: play T-001", "P1: to the defence zone"],
    [
      "P1 plays Gate Cadet (from the hand, level 0) (7-3)",
      "P1's Gate Cadet waits on the gate: it resolves when nobody answers any more (9-1a)",
      "P1's Gate Cadet resolves (9-4)",
      "P1's Gate Cadet enters play in the defence zone (centre line) (15-3b)",
    ],
  ],
  [
    "gate-ruler",
    "what a text deals is told otherwise than what a strike deals, of units and of rulers",
    {
      phase: "main",
      P1: { ruler: ["A-1"], fieldZone: ["Bow"], leftAttackZone: ["T-022"] },
      P2: { ruler: ["K-11"], leftAttackZone: ["T-024"] },
    },
    ["P1: use Bow", "P1: attack the left line with T-022"],
    [
      "P2's ruler takes 2 damage by the text of P1's Bow: as many cards of the deck are turned up (13-5b)",
      "P2's Ogre Bruiser takes 1 damage by the text of P1's Bow: 1 in all, HP 4 (13-4)",
      "P2's Ogre Bruiser takes 2 damage from P1's Paper Fox: 3 in all, HP 4 (13-4)",
    ],
  ],
  [
    "gate-ruler",
    "from where a soul card comes",
    { phase: "main", P1: { ruler: ["K-11"], hand: ["T-005"], activeEnergy: 2, deck: ["T-022", "T-001"] }, P2: { ruler: ["K-11"] } },
    ["P1: play T-005", "P1: to the defence zone"],
    ["P1's Paper Fox goes under P1's Bulwark Mech as a soul card, from the top of the deck (GR-15-SOUL)"],
  ],
  [
    "bos",
    "a spell is cast before it is paid for",
    { P1: { vim: 3, spellbook: ["T-R-P1"], summons: ["T-R-S1"] }, P2: { summons: ["T-B-S4"] } },
    ["P1: cast T-R-P1", "P1: choose Snow Turtle"],
    [
      "P1 casts Fireburst: 2 damage is dealt to a summon or boss (BOS-P1)",
      "P1 pays 2 vim for Fireburst, 1 left (BOS-P1)",
      "P2's Snow Turtle takes 2 damage from P1's Fireburst and has 2 strength left (BOS-N8.3)",
    ],
  ],
  [
    "bos",
    "the states of a battle have lines, and so has a block that was not made",
    { P1: { summons: ["T-R-S1"] }, P2: { summons: [{ card: "T-B-S4", column: 1 }] } },
    ["P1: attack with T-R-S1", "P1: target P2", "P2: do not block"],
    [
      "P1's Ash Hound (column 0) attacks P2 directly (BOS-B2)",
      "P2 does not block P1's Ash Hound (BOS-B3.ii)",
      "P2 is dealt 3 damage by P1's Ash Hound (BOS-B5)",
      "P2 takes 3 damage from P1's Ash Hound and has 27 life left (BOS-B6)",
      "the attack of P1's Ash Hound is over (BOS-B8)",
    ],
  ],
  [
    "colossus-order",
    "each part of an attack has a line, and so has a block that was not made",
    { P1: { field: ["Rider"] }, P2: { field: ["Watch"], deck: 12 } },
    ["P1: attack with Rider", "P2: pass"],
    [
      "P1's Rider attacks P2's deck (CO-A4)",
      "P2 does not block P1's Rider (CO-A6)",
      "P1's Rider crushes 1 from the top of P2's deck (CO-K1)",
    ],
  ],
];

async function played(id: string, cards: readonly object[], position: Row[2], script: readonly string[]): Promise<Match> {
  const game = await allGames.load(id);
  let match: Match | null = null;
  const differences = runScenario(game, { game: id, title: "said", cards, position, script }, (there) => {
    match = there;
  });
  expect(differences).toEqual([]);
  return match!;
}

test.each(rows)("%s: %s", async (id, _, position, script, lines) => {
  const match = await played(id, CARDS[id] ?? [], position, script);
  const told = match.recorder!.events.map((event) => `${match.tell(event)} (${event.rule})`);
  expect(told.filter((line) => lines.includes(line))).toEqual(lines);
});

const TRADE = { rested: true };
/** What lies between a destruction and the attack that led to it: no link is missing, the damage least of all. */
test.each<[string, readonly object[], Row[2], readonly string[], readonly RegExp[]]>([
  [
    "gundam",
    CARDS["gundam"]!,
    { P1: { battleArea: ["Giant"] }, P2: { battleArea: [{ card: "Lancer", ...TRADE }] } },
    ["P1: attack with Giant", "P1: target Lancer"],
    [/Lancer is destroyed/, /Lancer receives 5 battle damage/, /attacks P2's Lancer/],
  ],
  [
    "gate-ruler",
    [],
    { phase: "attack", P1: { leftAttackZone: ["T-024"] }, P2: { leftAttackZone: ["T-022"] } },
    ["P1: attack the left line with T-024"],
    [/Paper Fox is destroyed/, /Paper Fox takes \d damage/, /the damage from P1's Ogre Bruiser/],
  ],
  [
    "bos",
    [],
    { P1: { summons: ["T-R-S5"] }, P2: { summons: ["T-R-S1"] } },
    ["P1: attack with T-R-S5", "P1: target Ash Hound"],
    [/Ash Hound is defeated/, /Ash Hound is dealt 5 damage/, /attacks with Berserk Ram/],
  ],
  [
    "colossus-order",
    CARDS["colossus-order"]!,
    { P1: { field: ["Watch"] }, P2: { field: [{ card: "Rider", position: "OFF" }] } },
    ["P1: attack with Watch", "P1: attack Rider"],
    [/Rider is destroyed/, /Rider takes 3 damage/, /battles P2's Rider/],
  ],
])("%s: why something is destroyed goes back by the damage to the blow", async (id, cards, position, script, links) => {
  const match = await played(id, cards, position, script);
  const { events } = match.recorder!;
  const end = events.findLastIndex((event) => links[0]!.test(match.tell(event)));
  const chain = causesOf(events, end).map((event) => match.tell(event));
  const found = links.map((link) => chain.findIndex((line) => link.test(line)));
  expect(found, chain.join("\n")).toEqual([...found].sort((one, other) => one - other));
  expect(found, chain.join("\n")).not.toContain(-1);
});

/** English that once was wrong, and its kind. */
const WRONG =
  /end of battle end|the own |an own|eXResource|you may: you|no action that is known|it says no when|undefined|\bnothing is\b.*\bnothing\b|\ba (?:[aeio]|un[^i])|\ban [bcdfgjklmnpqrstvwxz]|\b(\w+) \1\b| {2}|:\s*$/;
test.each(allGames.ids)("%s: sentences, headings, refusals and texts of cards are English", async (id) => {
  const game = await allGames.load(id);
  const { deck } = game.decks[0]!;
  const { sentences } = newMatch(game, { decks: [deck, deck], seed: 1 });
  const paragraphs = Object.values(game.rulebook).flatMap(({ heading, no = "" }) => [heading, no]);
  const texts = game.catalog().entries.flatMap(({ summary, text }) => [summary, ...text]);
  const all = [...Object.values(sentences), ...paragraphs, ...texts];
  expect(all.length).toBeGreaterThan(200);
  expect(all.filter((text) => WRONG.test(text))).toEqual([]);
});
