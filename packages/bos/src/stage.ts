/** Positions for scenarios: who has what where, and how it is read off again. */
import {
  Card,
  type CastCard,
  isRecord,
  nameAs,
  otherSeat,
  type PositionWords,
  SEATS,
  type Seat,
  type Situation,
  type Stage,
  seatName,
} from "@duelex/kernel";
import { cardCalled, cardFact, PositionReader, readMadeUpCards, together } from "@duelex/kernel/scenario";
import { builtIn } from "./built-in.ts";
import { cardForm, completed } from "./card-files.ts";
import { CardSet, type Definition } from "./cards.ts";
import { BosMatch } from "./match.ts";
import { Facing, Place, Places, State, Type } from "./names.ts";
import type { Paragraph } from "./rulebook.ts";
import { Phase } from "./rules/04-turn.ts";
import { applySettings, settings } from "./settings.ts";
import { enterAttack, markUsed, STEP_NAMES } from "./stage-middle.ts";
import { CARDS_EACH, COLUMNS, isPlayer, MOST, NO_COLUMN, seatOfTarget } from "./state.ts";

/** Places of a position, in the rulebook's words. `enchantments` lie under other cards: `{ "card": …, "under": "A" }`. */
const PLACE_NAMES = ["summons", "wizards", "boss", "enchantments", "castle", "spellbook", "graveyard"] as const;
type PlaceName = (typeof PLACE_NAMES)[number];
const PLACE_OF: Readonly<Record<PlaceName, Place>> = {
  summons: Place.summons,
  wizards: Place.wizards,
  boss: Place.boss,
  enchantments: Place.underneath,
  castle: Place.castle,
  spellbook: Place.spellbook,
  graveyard: Place.graveyard,
};
const TYPES: Readonly<Record<PlaceName, readonly Type[]>> = {
  summons: [Type.summon],
  wizards: [Type.wizard],
  boss: [Type.boss],
  enchantments: [Type.spell],
  castle: [Type.summon],
  spellbook: [Type.spell],
  graveyard: [Type.summon, Type.spell, Type.boss],
};
/** The paragraph by which cards of other types lie elsewhere. */
const RULE_OF: Readonly<Record<PlaceName, Paragraph>> = {
  summons: "BOS-Z6",
  wizards: "BOS-Z6",
  boss: "BOS-X1",
  enchantments: "BOS-P6",
  castle: "BOS-Z1",
  spellbook: "BOS-Z1",
  graveyard: "BOS-Z1",
};
const PHASES = ["setup", "startup", "summoning", "main", "ending"] as const;
const WORDS: PositionWords = {
  match: {
    turn: 2000,
    active: "player",
    phase: PHASES,
    firstPlayer: "player",
    battle: { parts: { attacker: { card: [] }, target: { card: ["P1", "P2"] }, step: STEP_NAMES, blocker: { card: [] } } },
  },
  places: PLACE_NAMES,
  side: { life: MOST, vim: MOST, turnsStarted: 1000 },
  card: { column: 2, acted: "yes", faceDown: "yes", strength: MOST, under: { card: [] }, seen: "yes", used: "clauses" },
  settings,
};
/** What can be said of a card, by the place where it lies; `seen` of any. */
const FACTS: Readonly<Record<PlaceName, readonly string[]>> = {
  summons: ["column", "acted", "faceDown", "strength", "used"],
  wizards: ["column", "acted", "faceDown", "used"],
  boss: ["acted", "faceDown", "strength", "used"],
  enchantments: ["under"],
  castle: [],
  spellbook: [],
  graveyard: [],
};

/** What stands for an unimportant card where a position gives only a number: one without a text that matters. */
const FILLERS: Readonly<Partial<Record<PlaceName, string>>> = { castle: "T-B-S4", spellbook: "T-B-P5", graveyard: "T-B-S4" };

/** Sets positions up and looks at them, for scenarios. */
export const stage: Stage<BosMatch> = {
  places: PLACE_NAMES,
  words: WORDS,
  arrange,
  cards: (g, seat, place) => [...g.cards(seat, PLACE_OF[place as PlaceName])],
  card: factsOfCard,
  player: (g, seat) => ({
    life: g.life[seat],
    vim: g.vim[seat],
    turnsStarted: g.turnsStarted[seat],
    castle: g.count(seat, Place.castle),
    spellbook: g.count(seat, Place.spellbook),
    graveyard: g.count(seat, Place.graveyard),
  }),
  match: (g) => ({
    turn: g.turnNumber,
    active: seatName(g.active),
    state: g.battle.state === State.none ? null : `BOS-B${g.battle.state}`,
    attacker: cardFact(g, g.battle.attacker),
    target: isPlayer(g.battle.target) ? seatName(seatOfTarget(g.battle.target)) : cardFact(g, g.battle.target),
    pass: g.battle.pass,
  }),
};

function factsOfCard(g: BosMatch, card: Card): Readonly<Record<string, unknown>> {
  const onTable = g.onBattlefield(card);
  const place = PLACE_NAMES.find((name) => PLACE_OF[name] === g.placeOf(card)) ?? "being cast";
  return {
    place,
    owner: seatName(g.ownerOf(card)),
    column: g.columnOf[card] === NO_COLUMN ? null : g.columnOf[card],
    facing: onTable ? (["ready", "acted", "face-down"] as const)[g.facing[card]] : null,
    acted: onTable && g.facing[card] === Facing.acted,
    faceDown: onTable && g.facing[card] === Facing.faceDown,
    strength: g.strength[card],
    base: g.printed(card).strength,
    under: cardFact(g, g.host[card]),
    enchantments: SEATS.flatMap((seat) =>
      [...g.cards(seat, Place.underneath)].filter((each) => g.host[each] === card).map((each) => cardFact(g, each)),
    ),
    canAct: onTable && g.mayAct(card) === null,
    vim: g.printed(card).vimCost,
    used: g.printed(card).abilities.flatMap((ability) => (g.hasUsed(card, ability) ? [ability.clause] : [])),
  };
}

function arrange(scenario: Situation, ready?: (g: BosMatch) => void): BosMatch {
  const position = new PositionReader(scenario, WORDS);
  const names = new Set((scenario.cards ?? []).map((card) => (isRecord(card) ? card["name"] : null)));
  const others = builtIn.records.filter(({ name }) => !names.has(name.en)); // a made-up card takes the place of the one of its name
  const madeUp = readMadeUpCards(cardForm, others, scenario.cards ?? [], completed);
  position.problems.push(...madeUp.problems);
  const set = new CardSet(together(others, madeUp.cards), builtIn.rulebook);
  const g = new BosMatch(set);
  applySettings(g, position.settings);
  const phase = position.word("phase", PHASES, "main");
  const { turn, active, first, started } = whoseTurn(position, scenario, phase === "setup");

  const enchantments: { card: Card; cast: CastCard }[] = [];
  for (const of of SEATS) {
    const side = position.sides[of];
    const { life = 30, vim = 1 } = side.facts;
    g.setUp(of, Number(life), Number(vim));
    let next = (1 + of * CARDS_EACH) as Card;
    const lay = (definition: Definition, place: PlaceName, cast: CastCard | null, nth: number) => {
      if (next > (of + 1) * CARDS_EACH) {
        if (next++ === (of + 1) * CARDS_EACH + 1) position.wrong(side.where, `a player has at most ${CARDS_EACH} cards`, "BOS-D1");
        return;
      }
      const card = next++;
      const facts = cast?.facts ?? {};
      for (const fact of Object.keys(facts)) {
        if (fact !== "seen" && !FACTS[place].includes(fact)) position.wrong(cast!.where, `"${fact}" cannot be said of a card in ${place}`);
      }
      if (facts["acted"] === true && facts["faceDown"] === true)
        position.wrong(cast!.where, "a card is acted or face-down, not both", "BOS-C5");
      const inColumns = place === "summons" || (place === "wizards" && phase !== "setup");
      const column = inColumns ? Number(facts["column"] ?? nth) : NO_COLUMN;
      if (inColumns && !COLUMNS.some((each) => each === column)) {
        position.wrong(cast?.where ?? side.where, `there are three columns, so at most three ${place}`, "BOS-Z6");
        return;
      }
      if (inColumns && (place === "summons" ? g.summon(of, column) : g.wizard(of, column)) !== Card.none)
        position.wrong(cast?.where ?? "", `column ${column} is taken`, "BOS-Z6");
      const hidden = place === "boss" || (place === "wizards" && phase === "setup");
      const faceDown =
        facts["faceDown"] === undefined
          ? hidden && facts["strength"] === undefined && facts["acted"] === undefined
          : facts["faceDown"] === true;
      g.lay(card, definition, PLACE_OF[place], column, faceDown ? Facing.faceDown : facts["acted"] === true ? Facing.acted : Facing.ready);
      if (facts["strength"] !== undefined) g.setStrength(card, Number(facts["strength"]));
      if (facts["seen"] === true || (place === "wizards" && !hidden)) g.reveal(card);
      if (place === "enchantments" && cast !== null) enchantments.push({ card, cast });
      if (cast !== null && cast.as !== null) g.handles.set(card, cast.as);
      if (Array.isArray(facts["used"])) markUsed(g, card, facts["used"], cast!.where, position);
    };
    for (const place of PLACE_NAMES) {
      for (const [nth, cast] of (side.places.get(place) ?? []).entries()) {
        const definition = set.find(nameAs(cast.called, set.names));
        if (definition === undefined) position.noCard(cast.called, cast.where, set.names);
        else if (!TYPES[place].includes(definition.type))
          position.wrong(cast.where, `a ${Type[definition.type]} does not lie in ${place}`, RULE_OF[place]);
        else lay(definition, place, cast, nth);
      }
      for (let n = 0; n < (side.counts.get(place) ?? 0); n++) {
        const filler = set.find(FILLERS[place] ?? "");
        if (filler === undefined) position.wrong(`${side.where}.${place}`, "a list of cards is wanted there, not a number");
        else lay(filler, place, null, n);
      }
    }
    if (next <= (of + 1) * CARDS_EACH + 1) deckOf(g, of, phase === "setup", position);
    if (scenario.position[seatName(of) as "P1" | "P2"]?.["life"] === 0)
      position.wrong(`${side.where}.life`, "who has no life left has lost", "BOS-V1");
  }
  for (const { card, cast } of enchantments) {
    const host = cardCalled(g, cast.facts["under"], battlefield(g));
    if (host === Card.none)
      position.wrong(cast.where, 'an enchantment lies under a card of the battlefield: { "card": …, "under": "A" }', "BOS-P6");
    else g.enchant(card, host);
  }
  position.check();

  g.setFirst(first);
  if (phase === "setup") {
    ready?.(g);
    g.startWithPlacing();
    return g;
  }
  if (phase === "startup") {
    // the turn named is about to begin
    started[active] = Math.max(0, started[active] - 1);
    g.setTurns(turn - 1, active === 0 ? 1 : 0, started);
  } else g.setTurns(turn, active, started);
  const attack = enterAttack(g, phase === "main", position);
  position.check();
  ready?.(g);
  g.startIn(Phase[phase], attack);
  return g;
}

/** BOS-S5, BOS-T1: turns alternate, so who began and which turn it is say whose it is, and how many each has begun. */
function whoseTurn(position: PositionReader, scenario: Situation, inSetup: boolean) {
  const said = scenario.position;
  const setting = scenario.settings?.["firstPlayer"];
  const first = position.seat("firstPlayer", setting === "P2" ? 1 : 0);
  if (setting !== undefined && said["firstPlayer"] !== undefined && setting !== said["firstPlayer"])
    position.wrong("position.firstPlayer", `the settings say that ${setting} begins`, "BOS-S5");
  const given = position.number("turn", 0, 0, 2000);
  const active = position.seat("active", given === 0 ? 0 : given % 2 === 0 ? otherSeat(first) : first);
  const own = position.sides[active].facts["turnsStarted"];
  const turn =
    said["turn"] !== undefined ? given : own === undefined ? (active === first ? 3 : 4) : 2 * Number(own) - (active === first ? 1 : 0);
  const started = SEATS.map((of) => (of === first ? Math.ceil(turn / 2) : Math.floor(turn / 2))) as [number, number];
  if (inSetup) return { turn, active, first, started };
  if (turn === 0) position.wrong("position.turn", "the first turn is turn 1", "BOS-T1");
  else if ((turn % 2 === 1) !== (active === first))
    position.wrong("position.turn", `turn ${turn} is ${seatName(otherSeat(active))}'s, since ${seatName(first)} began`, "BOS-S5");
  else
    for (const of of SEATS) {
      const told = position.sides[of].facts["turnsStarted"];
      if (told !== undefined && told !== started[of])
        position.wrong(
          `position.${seatName(of)}.turnsStarted`,
          `in turn ${turn} ${seatName(of)} has begun ${started[of]}, not ${told}`,
          "BOS-T1",
        );
    }
  return { turn, active, first, started };
}

/** BOS-D1, BOS-D2: no more than a deck holds, wherever it lies; BOS-N5: what has no strength left is not there any more. */
function deckOf(g: BosMatch, of: Seat, inSetup: boolean, position: PositionReader): void {
  const where = `position.${seatName(of)}`;
  const most = { [Type.wizard]: 3, [Type.summon]: 10, [Type.spell]: 10, [Type.boss]: 1 } as const;
  for (const type of [Type.wizard, Type.summon, Type.spell, Type.boss] as const) {
    let count = 0;
    for (let place = Place.castle as Place; place < Places.each; place++)
      for (const card of g.cards(of, place)) if (g.printed(card).type === type) count++;
    const what = type === Type.boss ? "bosses" : `${Type[type]}s`;
    if (count > most[type]) position.wrong(where, `${count} ${what}; a deck has ${most[type]}`, "BOS-D1");
    else if (inSetup && type === Type.wizard && count < most[type])
      position.wrong(where, `${count} wizards; ${most[type]} are placed`, "BOS-S1");
  }
  const names = [...g.cards(of, Place.wizards)].map((card) => g.printed(card).name);
  for (const [nth, name] of names.entries())
    if (names.indexOf(name) < nth) position.wrong(`${where}.wizards`, `${name} is named twice`, "BOS-D2");
  for (const place of [Place.summons, Place.boss]) {
    for (const card of g.cards(of, place))
      if (g.strength[card] === 0) position.wrong(where, `${g.cardName(card)} has no strength left, so it has been defeated`, "BOS-N5");
  }
}

/** All cards of the battlefield. */
const battlefield = (g: BosMatch): Card[] =>
  SEATS.flatMap((seat) => [...COLUMNS.flatMap((column) => [g.summon(seat, column), g.wizard(seat, column)]), g.boss(seat)]);
