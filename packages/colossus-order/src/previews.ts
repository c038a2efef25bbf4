/** What questions and answers are told with: what is asked, and what an answer would lead to as things stand. Words only; nothing is decided here. */
import { Card, folded, inShort, otherSeat, type Row, SEATS, type Seat, seatBit, seatName, verbOf } from "@duelex/kernel";
import { Aim, colors, Facing, HELPS, Keyword, keywordNames, MISSES, Place, Position, SIX, Type, VAIN, Verb } from "./names.ts";
import { attacksAllowed, cannotAttack, crushOf, eachFitting, holds, isSecondGem, locusCostOf, ownGems } from "./statistics.ts";
import type { ColossusOrder } from "./table.ts";
import { changeText, counted } from "./text.ts";
import { type Ability, type Instruction, Op, Sides, Target } from "./vocabulary/compile.ts";
import { playerOf } from "./vocabulary/run.ts";

/** "P1's Gale Rider". */
export const nameOf = (g: ColossusOrder, card: Card): string => `${seatName(g.ownerOf(card))}'s ${g.cardName(card)}`;

/** The Colossus gems of a player: "2 white, 1 black"; nothing if there are none. */
export const gemsOf = (g: ColossusOrder, seat: Seat): string => gemLevelWords({ gemLevel: colors.map((_, color) => g.gems(seat, color)) });

/** "2 white, 1 black"; nothing if no gems are asked for. */
export const gemLevelWords = ({ gemLevel }: { readonly gemLevel: readonly number[] }): string =>
  gemLevel.flatMap((n, color) => (n > 0 ? [`${n} ${colors[color]}`] : [])).join(", ");

/** "black gem"; of one that is called so nothing. */
export const gemKind = ({ name, color }: { readonly name: string; readonly color: number }): string[] =>
  name.toLowerCase() === `${colors[color]} gem` ? [] : [`${colors[color]} gem`];

/** How many gems a player holds: of many one is easily given away. */
function gemsHeld(g: ColossusOrder, seat: Seat): string {
  const held = [...g.hand(seat)].filter((card) => g.isGem(card)).length;
  return held === 1 ? "the only gem in the hand" : `one of ${held} gems in the hand`;
}

/** A card in a hand: what it does, its figures, what it costs now, the gems that it asks for. */
export function printedWords(g: ColossusOrder, card: Card): string {
  const printed = g.printed(card);
  if (printed.type === Type.Gem) return [...gemKind(printed), gemsHeld(g, g.ownerOf(card))].join("; ");
  const level = gemLevelWords(printed);
  return `${worthWords(g, card)}${level === "" ? "" : `, gems ${level}`}`;
}

/** A card that may be played now: what it does, or that nobody whom it is meant for is there; its figures, its cost. The gems for it are there. */
export const playWords = (g: ColossusOrder, card: Card): string =>
  [...missesWords(g, card, g.printed(card).action), ...endsByPlaying(g, card), worthWords(g, card)].join(": ");

/** CO-R5, CO-R6: what is played by Locus Trick does what it does for nothing, and its place in the locus is lost. */
export function trickWords(g: ColossusOrder, card: Card): string {
  const size = g.locusSize(g.ownerOf(card));
  return [...endsByPlaying(g, card), worthWords(g, card, `costs nothing, its place is lost: locus ${size} → ${size - 1}`)].join(": ");
}

function worthWords(g: ColossusOrder, card: Card, costs = `costs ${locusCostOf(g, card, g.printed(card))}`): string {
  const printed = g.printed(card);
  const keywords = keywordNames.filter((_, bit) => (printed.keywords & (1 << bit)) !== 0).map((name) => `<${name}>`);
  const { action, cip, always, ignitions, triggers } = printed;
  const texts = [...(action === null ? [] : [action]), ...cip, ...always, ...triggers];
  return [
    ...texts.map(({ id }) => g.set.textOf(id).replace(/\.$/, "")),
    ...ignitions.map(({ id }) => `Ignition, later: ${g.set.textOf(id).replace(/\.$/, "")}`),
    ...keywords,
    printed.type === Type.Follower
      ? `${printed.ap}/${printed.rp}, crush ${printed.crush}, capture ${printed.capture}`
      : `${printed.snap ? "snap " : ""}${Type[printed.type]!.toLowerCase()}`,
    costs,
  ].join("; ");
}

/** A bonus that could go to the other player's followers only, or damage to one's own: said first, for that is seldom meant. */
function missesWords(g: ColossusOrder, card: Card, ability: Ability | null): string[] {
  if (ability === null) return [];
  const own = g.ownerOf(card);
  return ability.choices.flatMap((filter, nth) => {
    const whose = new Set<Seat>();
    eachFitting(g, filter, card, (found) => whose.add(g.ownerOf(found)));
    const isMeant = filter.sides !== Sides.both || whose.size !== 1 || whose.has(own) !== ability.harmful[nth];
    return isMeant ? [] : [`${MISSES}${seatName(whose.has(own) ? own : otherSeat(own))}'s ${filter.gems ? "gems" : "followers"}`];
  });
}

/** CO-V3: who loses by what a card does as it is played, since it takes the last card of a deck. */
function endsByPlaying(g: ColossusOrder, card: Card): string[] {
  const { action, cip } = g.printed(card);
  return [...(action === null ? [] : [action]), ...cip].flatMap((ability) => endsByTaking(g, card, ability));
}

/** CO-V3: the same of one ability. What puts cards under a deck may keep it from running out. */
function endsByTaking(g: ColossusOrder, self: Card, { condition, program }: Ability): string[] {
  if (!holds(g, condition, self)) return [];
  const put = program.findIndex(({ op }) => op === Op.handToDeckBottom);
  const taking = program.slice(0, put < 0 ? program.length : put).filter(({ op }) => op === Op.draw || op === Op.discardFromDeckTop);
  const own = g.ownerOf(self);
  const left = SEATS.map((seat) => g.count(seat, Place.deck));
  for (const i of taking) {
    const seat = playerOf(g, i, self);
    left[seat]! -= i.amount;
    if (left[seat]! <= 0) return [`${seatName(own)} ${seat === own ? "loses" : "wins"}, for it takes ${lastCards(g, seat)}`]; // CO-B9: the first to run out
  }
  return [];
}

/** "the last 2 cards of P2's deck" */
function lastCards(g: ColossusOrder, seat: Seat): string {
  const deck = g.count(seat, Place.deck);
  return `the last ${deck === 1 ? "card" : `${deck} cards`} of ${seatName(seat)}'s deck`;
}

/** "AP 2, RP 2, crush 2, capture 1" as they are now. */
export const figures = (g: ColossusOrder, follower: Card): string =>
  `AP ${g.ap(follower)}, RP ${g.remainingRp(follower)}, crush ${crushOf(g, follower)}, capture ${g.printed(follower).capture}`;

/** CO-T2: what can still be done in this main phase. What depends on the hand is told as it is to nobody but its player (CO-Z2). */
export function mainPhaseAsks(g: ColossusOrder, seat: Seat | null): string {
  const { options, count } = g.options();
  const verbs = new Set<Verb>(options.slice(0, count).map(verbOf));
  const holds = g.handSize(g.active) > 0;
  const may = (verb: Verb, mightBe: boolean): boolean => (seat === g.active ? verbs.has(verb) : mightBe);
  const deeds = [
    ...(may(Verb.setGem, holds && g.now.gemSet === 0) ? ["set a gem"] : []),
    ...(may(Verb.putIntoLocus, holds && g.now.locusSet === 0) ? ["put a card into the locus"] : []),
    ...(verbs.has(Verb.useColossus) ? ["use a Colossus ability"] : []),
    ...(may(Verb.play, holds) ? ["play a card"] : []),
    ...(verbs.has(Verb.useIgnition) ? ["use an ignition ability"] : []),
    ...(verbs.has(Verb.attack) ? ["attack"] : []),
  ];
  return deeds.length === 0 ? "your main phase: end the turn; all else is done" : `your main phase: ${deeds.join(", ")}, or end the turn`;
}

export function mainPhaseWords(g: ColossusOrder, card: Card, verb: Verb): string {
  if (verb === Verb.play) return playWords(g, card);
  if (verb === Verb.attack) return `${endsByDeck(g, card) ? "wins by an attack on the deck, if nobody stops it; " : ""}${figures(g, card)}`;
  if (verb === Verb.setGem)
    return `${colors[g.printed(card).color]} gems ${gemsNow(g, card)} → ${gemsNow(g, card) + 1}${neededWords(g, g.printed(card).color)}`;
  if (verb === Verb.putIntoLocus) return putWords(g, card);
  if (verb !== Verb.useColossus) return "";
  const colossus = g.top(g.active, Place.colossus);
  const ability = g.printed(colossus).colossus[(card as number) - 1]!;
  return abilityWords(g, colossus, ability);
}

const gemsNow = (g: ColossusOrder, gem: Card): number => g.gems(g.ownerOf(gem), g.printed(gem).color);

/** What one gem more of a colour is good for: an ability of the Colossus (CO-G4), cards of the hand; how many the card asks for that asks for most. */
function neededWords(g: ColossusOrder, color: number): string {
  const [all, now] = [g.allGems(g.active) + 1, g.gems(g.active, color)];
  const nth = g.printed(g.top(g.active, Place.colossus)).colossus.findIndex(({ condition }) => condition.gems === all) + 1;
  const held = [...g.hand(g.active)].filter((card) => !g.isGem(card)).map((card) => g.printed(card));
  const opened = held.filter(({ gemLevel }) => gemLevel.every((n, each) => (each === color ? n === now + 1 : n <= g.gems(g.active, each))));
  const names = [...new Set(opened.map(({ name }) => name))];
  const opens = [
    ...(nth === 0 ? [] : [`Colossus ability ${nth}`]),
    ...(names.length > NAMED_CARDS ? [`${names.length} cards in your hand`] : names),
  ];
  const most = Math.max(0, ...held.map(({ gemLevel }) => gemLevel[color] ?? 0));
  if (opens.length === 0 && most > 0 && most <= now) return "; no card in your hand needs more";
  return `${opens.length === 0 ? "" : `; enough for ${opens.join(" and ")}`}${most > now + 1 ? `; ${names.length === 0 ? "a card in your hand" : "another card"} needs ${most}` : ""}`;
}
/** Of so many cards the names are told. */
const NAMED_CARDS = 1;

/** CO-V2: what declaring Gem Complete leads to; by what one has put there oneself it may be in vain (CO-15.25). */
export function declareWords(g: ColossusOrder): string {
  const gems = ownGems(g, g.active);
  return gems < SIX
    ? `${VAIN}by what you have put there, ${counted(gems, "gem")} and no more; what is turned face-up stays so and no longer counts`
    : "you point at six of them, which are turned face-up: six gems win; else they stay face-up and the turn goes on";
}

/** CO-T1c, CO-V3: what comes of not declaring it. */
export const goOnWords = (g: ColossusOrder): string =>
  g.count(g.active, Place.deck) === 1 ? `${seatName(g.active)} draws the last card of the deck and loses` : "the turn goes on";

/** "3 of six, after 1, 2; 3 more must follow": the places that have been pointed at. */
export function pointedWords(g: ColossusOrder, pointed: number): string {
  const places = [...g.locus(g.active)].flatMap((card, nth) => (g.facing[card] === Facing.pointed ? nth + 1 : []));
  const left = SIX - 1 - pointed;
  return `${pointed + 1} of six${pointed > 0 ? `, after ${places.join(", ")}` : ""}${left > 0 ? `; ${left} more must follow` : ""}`;
}

/** CO-V2, CO-15.25: what one has put there oneself, which nobody has to remember (CO-I2 forbids looking only). */
export function pointWords(g: ColossusOrder, place: number): string {
  const card = g.locusCard(g.active, place);
  if ((g.known[card] & seatBit(g.active)) === 0) return "you have not seen what lies there; all six must be gems, or they stay face-up";
  const put = putWordsOf(g, card);
  return g.isGem(card) ? `${put}; all six must be gems, or they stay face-up` : `${VAIN}${put}, no gem: all six would stay face-up`;
}

const putWordsOf = (g: ColossusOrder, card: Card): string => `you have put ${g.cardName(card)} there`;

/** A card goes into the locus: what it is worth there, and what it gives up or may win. */
function putWords(g: ColossusOrder, card: Card): string {
  const [free, size] = [g.locusPoints(g.active), g.locusSize(g.active)];
  return `${g.isGem(card) ? "six face-down gems win; " : ""}locus points ${free} → ${free + 1} of ${size + 1}`;
}

/** What ending the main phase leaves undone: what may be done once a turn; where all of that is done, who could still attack. */
export function endWords(g: ColossusOrder, could: readonly Card[]): string {
  const { gemSet, locusSet } = g.now;
  const hand = [...g.hand(g.active)];
  const couldSet = (card: Card) => g.isGem(card) && !isSecondGem(g, g.printed(card));
  const undone = [
    ...(gemSet === 0 && hand.some(couldSet) ? ["no gem set"] : []),
    ...(locusSet === 0 && hand.length > 0 ? ["no locus card put"] : []),
  ];
  if (undone.length === 0 && could.length > 0) undone.push(`not attacked yet: ${inShort(folded(could.map((card) => g.cardName(card))))}`);
  return [undone.join(", "), "your turn ends"].filter((part) => part !== "").join("; ");
}

/** @param usable those of its ignition abilities that may be used now: of several one is named later */
export const ignitionWords = (g: ColossusOrder, follower: Card, usable: readonly Ability[]): string =>
  usable.map((ability) => abilityWords(g, follower, ability)).join(" ");

const abilityWords = (g: ColossusOrder, card: Card, ability: Ability): string =>
  [...missesWords(g, card, ability), ...endsByTaking(g, card, ability), g.set.textOf(ability.id)].join(": ");

// ---- attacks ----

/** What the two would deal each other as things stand: who is destroyed first, then who is left with what. */
export function battleWords(g: ColossusOrder, attacker: Card, foe: Card): string {
  const sides = [
    { by: attacker, on: foe },
    { by: foe, on: attacker },
  ].map(({ by, on }) => ({ by, on, left: g.remainingRp(on) - g.ap(by) }));
  return sides
    .sort((one, other) => Number(one.left > 0) - Number(other.left > 0))
    .map(({ by, on, left }) => {
      const numbers = `AP ${g.ap(by)} against RP ${g.remainingRp(on)}`;
      return left > 0 ? `${nameOf(g, on)} keeps ${left} RP (${numbers})` : `${nameOf(g, on)} is destroyed (${numbers})`;
    })
    .join("; ");
}

/** What an attack on this target would do if nobody blocks. */
export function targetWords(g: ColossusOrder, attacker: Card, target: Card, verb: Verb): string {
  if (verb === Verb.attackFollower) return battleWords(g, attacker, target);
  if (verb === Verb.attackDeck) return deckWords(g, attacker);
  const card = g.locusCard(g.nonTurnPlayer, target as number);
  if (g.facing[card] !== Facing.up) return `turned face-up: a gem is captured; another card stays there (for a gem ${refillWords(g)})`;
  return g.isGem(card)
    ? `${g.cardName(card)}, face-up: ${captureWords(g, card)}`
    : `${VAIN}${g.cardName(card)}, face-up: nothing happens, for it is no gem`;
}

/** CO-R2, CO-R3 */
function captureWords(g: ColossusOrder, gem: Card): string {
  const comes = isSecondGem(g, g.printed(gem))
    ? `discarded, not captured: ${seatName(g.active)} has one of its name`
    : "the gem is captured"; // CO-U4
  return `${comes}; ${refillWords(g)}`;
}

/** CO-R3, CO-V3 */
function refillWords(g: ColossusOrder): string {
  const foe = g.nonTurnPlayer;
  const isLast = g.count(foe, Place.deck) === 1;
  return `${seatName(foe)} ${isLast ? "draws the last card of the deck and loses" : "draws a card and puts one in its place"}`;
}

/** CO-15.25: what comes of a face-down locus card, for who has put it there. */
function ownLocusWords(g: ColossusOrder, card: Card): string {
  const stays = `turned face-up, it stays there${g.has(card, Keyword.LocusTrick) ? ", or is played by Locus Trick" : ""}`;
  return `${putWordsOf(g, card)}: ${g.isGem(card) ? captureWords(g, card) : stays}`;
}

/** CO-Y4: what Double Break adds to an attack on a locus card, where there is another one. */
export const secondWords = (g: ColossusOrder, attacker: Card): string =>
  g.has(attacker, Keyword.DoubleBreak) && g.locusSize(g.nonTurnPlayer) > 1
    ? "; Double Break: then a second card too, and of gems only the first is captured"
    : "";

/** Said of so many blockers by name. */
const NAMED = 3;

/** CO-A6 Who could block, as things stand, where a target is chosen. */
export function blockersWords(g: ColossusOrder, able: readonly Card[]): string {
  const names = [...new Set(able.map((card) => g.cardName(card)))];
  if (names.length === 0) return "";
  const who = names.length > NAMED ? `any of ${able.length} followers` : names.join(" or ");
  return ` ${seatName(g.nonTurnPlayer)} could block with ${who}`;
}

/** CO-V3, CO-K5: an attack that takes the last card of a deck wins, and nothing is captured any more. */
const endsByDeck = (g: ColossusOrder, attacker: Card): boolean => crushInAttack(g, attacker) >= g.count(g.nonTurnPlayer, Place.deck);

/** CO-A4: whoever attacks turns OFF by it, which a text may ask for; in the attack it stands as it does. */
const crushInAttack = (g: ColossusOrder, attacker: Card): number =>
  crushOf(g, attacker, g.attack.attacker === attacker ? g.position[attacker] : Position.OFF);

function deckWords(g: ColossusOrder, attacker: Card): string {
  const crush = crushInAttack(g, attacker);
  const deck = g.count(g.nonTurnPlayer, Place.deck);
  const foe = seatName(g.nonTurnPlayer);
  if (endsByDeck(g, attacker)) return `${seatName(g.active)} wins: crush ${crush} takes ${lastCards(g, g.nonTurnPlayer)}`;
  const { capture } = g.printed(attacker);
  const gems = capture === 0 ? "no gem among them captured" : `up to ${capture} gem${capture === 1 ? "" : "s"} among them captured`;
  return `crush ${crush}: ${crush} of ${deck} cards ${crush === 1 ? "leaves" : "leave"} ${foe}'s deck; capture ${capture}: ${gems}, the rest discarded`;
}

/** "P1's Gale Rider attacks P2's deck" */
export function attackWords(g: ColossusOrder): string {
  const { attacker, aim, target, second } = g.attack;
  const foe = seatName(g.nonTurnPlayer);
  if (attacker === Card.none) return "the attacker is gone";
  const place = (card: Card) => g.zones.placeInZone(card) + 1;
  const at =
    aim === Aim.deck
      ? `${foe}'s deck`
      : target === Card.none
        ? "a target that is gone"
        : aim === Aim.follower
          ? nameOf(g, target)
          : `locus ${second === Card.none ? `card ${place(target)}` : `cards ${place(target)} and ${place(second)}`} of ${foe}`;
  return `${nameOf(g, attacker)} attacks ${at}`;
}

/** What comes of the attack that is declared if nobody blocks it. */
export function unblockedWords(g: ColossusOrder): string {
  const { attacker, aim, target, second } = g.attack;
  if (aim === Aim.deck) return deckWords(g, attacker);
  if (target === Card.none) return "the attack ends, for what was attacked is gone"; // CO-A9
  if (aim === Aim.follower) return battleWords(g, attacker, target);
  const isOwn = g.asked === g.nonTurnPlayer && g.facing[target] !== Facing.up && (g.known[target]! & seatBit(g.asked)) !== 0;
  const first = isOwn ? ownLocusWords(g, target) : targetWords(g, attacker, (g.zones.placeInZone(target) + 1) as Card, Verb.attackLocus);
  return first + (second === Card.none ? "" : secondWords(g, attacker));
}

/** What a pass leads to in an X-Play. @param passes how many there have been before it */
export const passWords = (g: ColossusOrder, passes: number): string =>
  `${passes === 0 ? `unless ${seatName(otherSeat(g.asked))} answers, ` : ""}${onWords(g)}`;

/** Where an attack stands that nobody has blocked, or will. */
export const DEFENDED = "after the defense declaration";

/** What happens when nobody answers any more. */
function onWords(g: ColossusOrder): string {
  const { attacker, aim, blocked, blocker } = g.attack;
  if (g.chain.count > 0) {
    const last = (g.chain.count - 1) as Row;
    const card = g.chain.column.card[last];
    const ability = g.chain.column.ability[last];
    if (ability === 0) return [...endsByPlaying(g, card), `${nameOf(g, card)} comes into play`].join(": ");
    const says = [...endsByTaking(g, card, g.ability(ability)), g.toldOf(card, ability)].join(": ");
    return `${nameOf(g, card)} does what it says: ${says}`;
  }
  if (aim === Aim.nothing) return `${seatName(g.active)}'s turn ends`;
  if (!g.where().includes(DEFENDED)) return "the attack goes on to the defense declaration";
  if (blocked === 0) return unblockedWords(g);
  return g.isOnField(attacker) && g.isOnField(blocker) ? battleWords(g, attacker, blocker) : "the attack goes on";
}

/** What may be answered now: the latest effect, the attack, the end of the main phase. */
export function xPlayWords(g: ColossusOrder, passes: number): string {
  const last = (g.chain.count - 1) as Row;
  const { attacker, aim, blocked, blocker } = g.attack;
  const occasion =
    g.chain.count > 0
      ? announcedWords(g, last)
      : aim !== Aim.nothing && attacker !== Card.none
        ? `${attackWords(g)}${blocked === 1 && blocker !== Card.none ? `, blocked by ${nameOf(g, blocker)}` : ""}`
        : `${seatName(g.active)} has ended the main phase`;
  const before =
    g.chain.count > 0
      ? g.chain.column.ability[last] === 0
        ? "before it comes into play"
        : "before it does what it says"
      : aim === Aim.nothing
        ? "before the turn is over"
        : "before it goes on";
  const passed = passes > 0 ? `, and ${seatName(otherSeat(g.asked))} does not answer` : "";
  return `X-Play: ${occasion}${passed}: ${before}, play a snap action or use an ignition ability, or pass`;
}

/** "P1 plays Zap, at P2's Lancer" */
function announcedWords(g: ColossusOrder, row: Row): string {
  const card = g.chain.column.card[row];
  const aims = aimsOf(g, row);
  const does = g.printed(card).type === Type.Follower && g.chain.column.ability[row] > 0 ? "uses the ignition of" : "plays";
  return `${seatName(g.ownerOf(card))} ${does} ${g.cardName(card)}${aims.length === 0 ? "" : `, at ${aims.join(" and ")}`}`;
}

/** What was chosen for an announced effect, by name: followers and set gems lie open. */
export const aimsOf = (g: ColossusOrder, row: Row): string[] =>
  [0, 1, 2].flatMap((nth) => (g.chosen(row, nth) === Card.none ? [] : [nameOf(g, g.chosen(row, nth))]));

// ---- choices ----

const chosenBy = ({ program }: Ability, choice: number): Instruction | undefined =>
  program.find(({ target, slot }) => target === Target.chosen && slot === choice);

export function choiceWords(g: ColossusOrder, ability: Ability, choice: number, card: Card): string {
  const i = chosenBy(ability, choice);
  const asked = (): string => {
    switch (i?.op) {
      case Op.damage:
        return `which follower is dealt ${i.amount} damage`;
      case Op.destroy:
        return "which follower is destroyed";
      case Op.returnToHand:
        return "which follower returns to its owner's hand";
      case Op.turnOn:
        return "which follower is turned ON";
      case Op.turnOff:
        return "which follower is turned OFF";
      case Op.modifyStats:
        return `which follower gets ${changeText(i)}`;
      case Op.discardColossusGem:
        return "which set gem is discarded";
      default:
        return "which one is chosen";
    }
  };
  return `${g.cardName(card)}: ${asked()}?`;
}

/** @param self the card whose text it is */
export function effectWords(g: ColossusOrder, ability: Ability, choice: number, card: Card, self: Card): string {
  const i = chosenBy(ability, choice);
  const whose = `${seatName(g.ownerOf(card))}'s`;
  if (!g.isOnField(card)) return `${whose} ${colors[g.printed(card).color]} gem`;
  if (ability.turnsOff && card === self && ability.choices[choice]!.position === Position.ON)
    return `${VAIN}it is OFF by then, for it turns OFF as the price`; // CO-B8
  const helps = ability.harmful[choice] || g.ownerOf(card) === g.asked ? "" : HELPS;
  const now = `${helps}${whose}, ${g.isON(card) ? "ON" : "OFF"}, AP ${g.ap(card)}, RP ${g.remainingRp(card)}`;
  if (i?.op === Op.turnOn) return `${now}; ${readyWords(g, card)}`;
  const loses = i?.op === Op.damage ? i.amount : i?.op === Op.modifyStats ? -i.rp : 0;
  if (loses <= 0) return now;
  const left = g.remainingRp(card) - loses;
  return `${now}; ${left > 0 ? `${left} RP would be left` : "it would be destroyed"}`;
}

/** Where the turn stands when its end has been declared. */
export const MAIN_PHASE_OVER = "end of the main phase";

/** CO-A2, CO-F4: what a follower may do once it is ON. */
function readyWords(g: ColossusOrder, card: Card): string {
  if (g.isON(card)) return "it is ON already";
  const isNew = g.arrived[card] === 1 && !g.has(card, Keyword.Fleet);
  if (g.ownerOf(card) !== g.active) return `ON, it ${isNew ? "may not block in this turn, but" : "may block and"} cannot be attacked`;
  if (g.where().includes(MAIN_PHASE_OVER)) return "ON, it may block: the main phase is over"; // CO-T2
  const refused = mayAttackWords(g, card);
  return refused === "" ? "ON, it may attack" : `ON, it may block, but not attack: ${refused}`;
}

function mayAttackWords(g: ColossusOrder, card: Card): string {
  if (g.attacks[card] >= attacksAllowed(g, card)) return "it has attacked this turn";
  if (g.arrived[card] === 1 && !g.has(card, Keyword.Fleet)) return "it came into play this turn";
  return cannotAttack(g, card) ? "a text forbids it" : "";
}

/** Which hand cards a text takes. */
export function pickWords(g: ColossusOrder, i: Instruction, left: number, card: Card): string {
  const what = i.op === Op.discardHand ? "is discarded" : "goes to the bottom of the deck";
  const more = left > 1 ? ` (${left} to go)` : "";
  return i.unseen
    ? `${g.cardName(card)}: which hand card of the other player, unseen, ${what}${more}?`
    : `${g.cardName(card)}: which hand card ${what}${more}?`;
}

/** Who is to answer what, for whom something is refused. */
export const askedWords = (g: ColossusOrder, seat: Seat): string => {
  const question = g.question(seat);
  if (question === null) return "the match is over";
  if (question.rule === "CO-T2") return `now it is ${seatName(question.seat)}'s main phase`;
  return `${question.seat === seat ? "you are" : `${seatName(question.seat)} is`} asked now: ${question.says}`;
};
