import type { Refusal, Rulebook } from "@duelex/kernel";

/**
 * The comprehensive rules 1.0.0 (2020-12-25), paragraph by paragraph, in our own words. `8-4c` are the official numbers;
 * `GR-…` are keys for rules whose number was never public, `R-…` are readings that we chose, with the reason.
 * `no` is the fact that holds when the paragraph refuses something.
 */
export const rulebook = {
  // 1 Basics
  "1-2a": { heading: "exactly two players" },
  "1-4a": { heading: "who loses leaves the game" },
  "1-4b": { heading: "the last player left has won, and the game stops" },
  "1-4b-1": { heading: "nobody left: a draw" },
  "1-4c": { heading: "a player may concede at any moment" },
  "1-4c-1": { heading: "no effect replaces, forces or requests a concession" },
  "1-5a": { heading: "card text beats these rules" },
  "1-5b": { heading: "do the possible part of an instruction, skip the rest" },
  "1-5g": { heading: "information that does not exist is 0, or nothing" },
  "GR-1-CANNOT": { heading: "cannot beats may and must" },
  "GR-1-APNAP": { heading: "when both choose at once, the turn player chooses first" },
  "GR-1-ZERO": { heading: "zero or fewer times: nothing is done" },
  "GR-1-MANDATORY": { heading: "an instruction not phrased as optional must be attempted, a search that finds nothing included" },

  // 2 Card information
  "2-1b": { heading: "naming a property means a card with that property" },
  "2-3b": { heading: "card types: ruler, unit, event, field, energy", no: "a card of this type cannot be used like that" },
  "2-11b": { heading: "damage is added to the unit's damage; its HP stays" },
  "2-11c": { heading: "a unit with damage of at least its HP, or HP of 0 or less, is destroyed" },
  "GR-2-NEG": { heading: "ATK and STK below 0 deal 0 damage" },
  "GR-2-COST0": { heading: "a cost below 0 is 0" },

  // 3 Zones and lines
  "3-2a": { heading: "each player owns one of every zone; gate and play area are shared" },
  "3-2a-1": { heading: "the play area is made of per-player zones" },
  "3-2b": { heading: "a zone is open or hidden, for each player" },
  "3-2b-3": { heading: "the number of cards in every zone is public" },
  "3-2c": { heading: "the order of ordered zones is kept" },
  "3-2d": { heading: "a move inside the play area keeps the object; any other makes a new one" },
  "GR-3-ZONES": {
    heading: "the zones: ruler, attack, defence, set, field, energy, deck, hand, drive, counter, damage, graveyard, exile, gate, soul",
  },
  "3-6c": { heading: "a card named without a zone is a card in play" },
  "3-6e": { heading: "lines: left, centre, right; the frontmost card of each" },
  "3-6g": { heading: "the damage a unit carries" },
  "GR-3-STACK": { heading: "two units in one zone: the later one is in front" },

  // 4 Control, orientation, durations
  "GR-4-OWNER": { heading: "a card that leaves the play area goes to its owner's zone" },
  "GR-4-CONTROL": { heading: "a card is used by who controls it, normally its owner", no: "it is not your card" },
  "GR-4-ORIENT": { heading: "active is upright, rested is sideways" },
  "GR-4-NEW": { heading: "a new unit enters active" },
  "GR-4-DURATION": { heading: "until end of battle, until end of turn, or for the rest of the game" },

  // 5 Deck construction and setup
  "GR-5-RULER": { heading: "one ruler, outside the deck", no: "this is not a ruler that match play knows whole" },
  "GR-5-ENERGY": { heading: "energy cards lie outside the deck" },
  "GR-5-SIZE": { heading: "a deck of exactly the ruler's number of unit, event and field cards", no: "the number of cards is wrong" },
  "GR-5-SAME": { heading: "at most four cards of one name", no: "too many cards of one name" },
  "GR-5-LEGENDARY": { heading: "one copy of a Legendary name, a limited number of such names", no: "too many Legendary cards" },
  "GR-5-LEVEL": { heading: "the sum of all levels is capped by the ruler", no: "the levels add up to more than the ruler allows" },
  "GR-5-MINLEVEL": { heading: "no card below the ruler's lowest level", no: "a card's level is too low for this ruler" },
  "GR-5-CNT": { heading: "the number of CNT cards is capped by the ruler", no: "too many CNT cards" },
  "GR-5-FACTION": { heading: "the number of factions is capped by the ruler", no: "too many factions" },
  "GR-5-REAL": { heading: "house: cards that are not wholly known stay out of match play", no: "this card is not wholly known" },
  "GR-5-CHECK": { heading: "house: what a deck file says about itself must be what is counted", no: "the deck's own check differs" },
  "GR-5-FILE": { heading: "house: a deck names known cards, in whole numbers of copies", no: "there is no such card" },
  "GR-5-REVEAL": { heading: "set-up: reveal the rulers" },
  "GR-5-FIRST": { heading: "set-up: the first player is decided at random" },
  "GR-5-SHUFFLE": { heading: "set-up: both decks are shuffled" },
  "GR-5-RULERSETUP": { heading: "set-up: energy is placed active, the starting hand is drawn" },
  "GR-5-OPEN": { heading: "set-up: Open Cards in the starting hand are shown, and played in the first gate processing" },
  "GR-5-BEGIN": { heading: "set-up: the first player's first turn" },

  // 6 Turn
  "6-2a": { heading: "start phase: the turn player's summon right is the ruler's, the other's unlimited; counts become 0" },
  "6-2b": { heading: "very first turn: game start, then gate processing" },
  "6-2c": { heading: "ready the turn player's attack-zone cards and ruler" },
  "6-2d": { heading: "start phase begins" },
  "6-2e": { heading: "gate processing" },
  "6-2f": { heading: "the ruler's start-of-turn action" },
  "6-2g": { heading: "gate processing" },
  "6-3a": { heading: "main phase begins" },
  "6-3b": { heading: "gate processing with all main-phase actions inside" },
  "6-3c": { heading: "what is left in the turn player's drive zone goes to the graveyard" },
  "6-3c-1": { heading: "what that triggers is played at the start of the attack phase" },
  "6-4a": { heading: "attack phase: chapter 8", no: "attacks are declared in the attack phase, when you are asked for one" },
  "6-5a": { heading: "end of turn" },
  "6-5a-1": { heading: "an end-of-turn ability triggers once in an end phase" },
  "GR-6-END-GATE": { heading: "gate processing of the end phase" },
  "GR-6-CLEAN": { heading: "what lasts until the end of the turn is over, and damage on units becomes 0, at once" },
  "GR-6-LOOP": { heading: "if something is pending: gate processing, then the end phase again; else the other player's turn" },

  // 7 Main-phase actions
  "7-2": { heading: "reveal a card of the drive zone", no: "this is not a face-down card of your drive zone" },
  "7-3": { heading: "play a unit" },
  "7-4": { heading: "play a field" },
  "7-5": { heading: "set a card" },
  "GR-7-PRICE": { heading: "energy rulers pay the level with energy, drive rulers pay nothing for it", no: "not enough active energy" },
  "GR-7-COST": { heading: "bracket costs are paid by everyone, in full", no: "the whole cost cannot be paid" },
  "GR-7-COSTLOCK": { heading: "the cost is fixed at the moment of playing" },
  "GR-7-PLAY": {
    heading: "playing: announce, choose, destination, pay; impossible steps make it illegal",
    no: "there is nothing to choose",
  },
  "GR-7-MODE": {
    heading: "a mode is chosen first, and only one whose choices can be made",
    no: "this mode has nothing that it could choose",
  },
  "GR-7-DEST": {
    heading: "a unit may be summoned to any of your attack or defence zones, occupied or not",
    no: "that zone is not open to it",
  },
  "GR-7-RIGHT": { heading: "a normal summon needs summon right", no: "your summon right is used up" },
  "GR-7-SPECIAL": { heading: "a special summon ignores cost and summon right" },
  "GR-7-TIMING": { heading: "event timings", no: "this is not its timing" },
  "GR-7-CONDITION": { heading: "a printed condition must hold when it is played", no: "its condition does not hold" },
  "GR-7-GRAVE": { heading: "an event goes to the graveyard after resolving" },

  // 8 Attack phase
  "8-1a": { heading: "the turn player's units and ruler may attack the other player's", no: "it is not your turn" },
  "8-2a": { heading: "the attack phase runs attack sub-phases" },
  "8-2a-1": { heading: "each has up to five steps: start, declaration, intercept, damage, battle end" },
  "8-2a-2": { heading: "exactly one sub-phase in the first player's first turn; else as many as wished and possible" },
  "8-3a": { heading: "attack start; in the first sub-phase also: attack phase begins" },
  "8-3b": { heading: "gate processing" },
  "8-4a": { heading: "attack declaration step begins" },
  "8-4b": { heading: "gate processing" },
  "8-4c": {
    heading: "end the attacks, or choose an active attack card and an attack target",
    no: "it is not your own active ruler or active unit in an attack zone",
  },
  "8-4c-1": {
    heading: "only the frontmost card of a line, or a line without units, is a target",
    no: "it is not the frontmost card of its line",
  },
  "8-4c-2": { heading: "no attack: the phase ends" },
  "8-4c-2a": { heading: "attack phase ends" },
  "8-4c-2b": { heading: "gate processing" },
  "8-4c-2c": { heading: "the sub-phase and the phase are over, even if a new attack became possible" },
  "8-4d": { heading: "rest the attack card, perform extra actions" },
  "8-4d-1": {
    heading: "an attack whose extra actions cannot all be done may not be chosen",
    no: "what attacking demands cannot all be done",
  },
  "8-4e": { heading: "from now on it is the attacking unit or ruler" },
  "8-4e-1": { heading: "it attacks whatever is frontmost on the line, looked up afresh" },
  "8-4e-2": { heading: "moved elsewhere than an attack zone it stops being the attack card" },
  "8-4f": { heading: "attacks and is-attacked triggers, for the target as it is now" },
  "8-4g": { heading: "gate processing" },
  "8-5a": { heading: "intercept step: only if the attacked card is a unit with Intercept now" },
  "8-5a-1": { heading: "no intercept against a ruler, without Intercept, or without attack card" },
  "8-5b": { heading: "the attacked unit deals its ATK to the attacking unit" },
  "8-5c": { heading: "gate processing" },
  "8-6a": { heading: "no attacking card: to the battle end step" },
  "8-6b": { heading: "the attacking card deals damage to the attacked card" },
  "8-6b-1": { heading: "to a ruler: STK" },
  "8-6b-2": { heading: "to a unit: ATK" },
  "8-6b-3": { heading: "combat damage is exactly this damage" },
  "8-6c": { heading: "gate processing" },
  "8-7a": { heading: "battle end, once a sub-phase" },
  "8-7b": { heading: "gate processing" },
  "8-7c": { heading: "battle end processing" },
  "8-7c-1": { heading: "what lasts until the end of the battle is over" },
  "8-7c-2": { heading: "if something is pending: priority processing, and back to 8-7b" },

  // 9 Gate processing
  "9-1a": { heading: "played cards and abilities wait on the gate, last in, first out" },
  "9-2a": { heading: "add processing, then resolve processing, until gate processing ends" },
  "9-3": { heading: "add processing" },
  "9-3b": { heading: "the turn player gets priority" },
  "9-3c": { heading: "system processing" },
  "9-3d": { heading: "nobody answers a drive resolution or ruler damage process" },
  "9-3e": { heading: "the player with priority takes one gate action", no: "you do not have priority" },
  "9-3e-1": { heading: "pass" },
  "9-3e-2": { heading: "play a face-down set card whose timing is not Normal", no: "it is not a face-down card in one of your set zones" },
  "9-3e-3": { heading: "play an ability whose timing is not Normal", no: "it has no ability to play now" },
  "9-3e-4": { heading: "turn player, main phase, empty gate: main-phase actions", no: "it needs your own main phase and an empty gate" },
  "9-3e-4a": { heading: "reveal a card of the drive zone" },
  "9-3e-4b": { heading: "play a unit", no: "a unit is played from your hand or drive zone" },
  "9-3e-4c": { heading: "play a field", no: "a field is played from your hand or drive zone" },
  "9-3e-4d": { heading: "set a card", no: "it is not in your hand or drive zone" },
  "9-3e-4e": { heading: "play a Normal event", no: "an event is played from your hand, drive zone or set zone" },
  "9-3e-4f": { heading: "play a Normal activated ability" },
  "GR-9-PASS": { heading: "two passes in a row end add processing; on an empty gate, gate processing" },
  "9-4": { heading: "resolve processing" },

  // 10 Drive
  "10-1a": { heading: "driving moves cards from the deck top to the drive zone" },
  "10-1b": { heading: "own turn and other times differ" },
  "10-1c": { heading: "overdrive abilities follow 14-5" },
  "10-2a": { heading: "own start or main phase: face down, nothing else" },
  "10-3a": { heading: "any other time: a drive resolution" },
  "10-3b": { heading: "keep settable ones face down, reveal all others", no: "only settable cards may stay face down" },
  "10-3c": { heading: "each revealed overdrive ability goes to the drive zone" },
  "10-3c-1": { heading: "as a pseudo-card tied to its card" },
  "10-3d": { heading: "a drive resolution process tied to all of them is put on the gate" },
  "GR-10-RES": { heading: "each tied card may be played or set, each tied ability played; what is left goes to the graveyard" },

  // 11 System processing
  "GR-11": { heading: "rule effects, then the turn player's waiting abilities, then the other player's, until nothing is done" },

  // 12 Rule effects
  "GR-12-LIFE": { heading: "a damage zone of at least the ruler's life loses" },
  "GR-12-DECK": { heading: "an empty deck loses" },
  "12-4a": { heading: "a unit with damage of at least its HP, or HP of 0 or less, is destroyed" },
  "GR-12-STACK": { heading: "a zone for one card keeps only the newest" },
  "GR-12-SOUL": { heading: "soul without a host goes to the graveyard" },
  "GR-12-BAD": { heading: "a card in a zone it cannot be in goes to the graveyard" },
  "GR-12-DESTROY": { heading: "destruction waits on the gate and can be answered" },

  // 13 Damage, reduction, recovery
  "13-1a": { heading: "damage is carried out by kind of receiver" },
  "13-2a": { heading: "a damage execution process goes on the gate" },
  "13-2a-1": { heading: "it holds receivers, amounts, source and facts" },
  "13-2a-2": { heading: "several sources: one process each, ordered by their controller" },
  "13-2a-2a": { heading: "the turn player's sources are put first" },
  "13-2a-3": { heading: "one source, several receivers: one process" },
  "13-2a-4": { heading: "effects that change the amount dealt apply now" },
  "13-2a-5": { heading: "the amount is fixed when the process is put on the gate" },
  "GR-13-ZERO": { heading: "an amount of 0 or less puts nothing on the gate" },
  "13-4": { heading: "a unit that is still the same object takes the damage" },
  "GR-13-REDUCE": { heading: "next-damage effects apply to the first fitting process and are used up" },
  "13-5": { heading: "a ruler takes damage point by point through the counter zone" },
  "13-5b": { heading: "the ruler damage process" },
  "GR-13-RECOVER": { heading: "recovery: damage-zone cards to the graveyard, or damage off a unit" },
  "GR-13-REVERSAL": {
    heading: "damage reversal: turn face-up damage face down as a cost",
    no: "not enough face-up cards in your damage zone",
  },

  // 14 Abilities and effects
  "14-1a-1": { heading: "activated abilities: timing, cost, effect" },
  "14-1a-1a": { heading: "without brackets there is no cost" },
  "14-1a-2": { heading: "automatic abilities are played in the next system processing" },
  "14-1a-3": { heading: "constant abilities apply while they are valid" },
  "14-1a-4": { heading: "abilities may have a name" },
  "14-1b-1": { heading: "direct effects" },
  "14-1b-2": { heading: "continuous effects, with or without duration" },
  "14-1b-3": { heading: "replacement effects" },
  "14-4b": { heading: "playing an event" },
  "14-5": { heading: "overdrive" },
  "14-8": { heading: "playing an activated ability" },
  "14-13": { heading: "replacement: if A would happen, B instead" },
  "14-13f": { heading: "base-value changes apply before other modifiers" },
  "14-15": { heading: "the source of an effect" },
  "14-15a": { heading: "leave-play triggers look at the state before the move" },
  "GR-14-LAYER": { heading: "base value, then set-to, then plus and minus; older first" },
  "GR-14-IFYOUDO": { heading: "if you do: only if the part before was really done" },
  "GR-14-LIMIT": { heading: "once per turn, counted per object", no: "it was used this turn" },
  "GR-14-WHERE": { heading: "where an ability works" },
  "GR-14-CANCEL": { heading: "a cancelled card or ability leaves the gate without effect" },

  // 15 Game actions
  "15-2a": { heading: "a value changes by plus or minus n" },
  "15-2b": { heading: "the base value of damage changes" },
  "15-3a": { heading: "put, place, add, move: move the card" },
  "15-3a-1": { heading: "a card does not move to a zone that its player does not have" },
  "15-3a-2": { heading: "from the defence zone to an attack zone a unit becomes active" },
  "15-3b": { heading: "entering a zone is moving there from another" },
  "15-4a": { heading: "set: put face down into one of your set zones" },
  "15-4b": { heading: "a set card is a face-down card in a set zone" },
  "15-5a": { heading: "look, show, reveal: the card does not move" },
  "15-18": { heading: "normal summon" },
  "GR-15-DRAW": { heading: "draw and drive, one by one, as far as the deck goes" },
  "GR-15-READY": { heading: "readying an active card and resting a rested one does nothing" },
  "GR-15-MILL": { heading: "cards from the deck top to the graveyard" },
  "GR-15-SHUFFLE": { heading: "shuffle" },
  "GR-15-EXILE": { heading: "exile" },
  "GR-15-DESTROY": { heading: "destroy" },
  "GR-15-DISCARD": { heading: "discard: a card of the hand goes to the graveyard" },
  "GR-15-SOUL": { heading: "cards under a card" },
  "GR-15-LOOK": { heading: "looked-at cards stay where they are until the text moves them" },

  // 16 Keywords
  "16-1a-1": { heading: "a keyword that stands for an ability is a keyword skill" },
  "16-1a-2": { heading: "other keywords are labels" },
  "16-2": { heading: "Overdrive" },
  "16-3": { heading: "Touchdown" },
  "16-3a-1": { heading: "when the card, played from hand, resolves on the gate and enters play" },
  "16-3b": { heading: "being played from hand is enough" },
  "16-4": { heading: "Counter" },
  "16-5": { heading: "Piercing" },
  "16-6": { heading: "Vigilance: when the attacks of one's turn have been ended (8-4c-2a)" },
  "16-7": { heading: "Intercept" },
  "16-8": { heading: "Counterattack" },
  "16-9": { heading: "Double Attack" },
  "GR-16-ATTR": { heading: "Attribute choice" },
  "GR-16-REVIVE": { heading: "Revive", no: "it cannot be summoned from the graveyard" },
  "GR-16-SOULGUARD": { heading: "Soul Guard" },
  "GR-16-OPEN": { heading: "Open Card" },
  "GR-16-GENESIS": { heading: "Genesis Summon" },

  // 17 Rulers
  "GR-17-ENERGY": { heading: "a ruler that may be rested as energy" },
  "GR-17-LIMITS": { heading: "a ruler's own limits" },
  "GR-17-O-PRICE": { heading: "Overlord: each card costs 1 energy, whatever its level" },
  "GR-17-O-ENERGY": {
    heading: "Overlord: energy becomes active at its player's start of turn only",
  },
  "GR-17-O-EVENTS": {
    heading: "Overlord: no events in the opponent's turn, but by their own counter ability",
    no: "the Overlord's player cannot play events in the opponent's turn",
  },

  // 18 Later revisions
  "GR-18-2021-03": { heading: "rules 1.1.0: Intercept, Piercing and Counterattack deal combat damage in the damage step" },
  "GR-18-2021-10": { heading: "set 3: destruction moves the unit at once", no: "destruction leaves no time to answer in this profile" },
  "GR-18-2023-01": { heading: "2023: damage is applied at once, all reductions together" },

  // 19.6 Continuous permissions and prohibitions of cards
  "GR-19-FORBID": { heading: "a card forbids it", no: "a card forbids it" },

  // 21 Chosen readings
  "R-LINE": {
    heading: "centre is defence zone and ruler; side lines are one attack zone each; an empty side line leads nowhere",
    reading: "the zone layout and a public guide show it so; 8-4c lists rulers and lines without units separately",
  },
  "R-CNT": {
    heading: "a CNT card stops the damage check and is no damage",
    reading: "the quick guide fixes the graveyard part; the stopping part is the best recollection of play (flag counterStopsDamage)",
  },
  "R-CHAIN": {
    heading: "a window between resolutions opens only when something new reached the gate",
    reading: "a judge-level guide calls it chain-like; 9-2a and 9-3d need re-entry; old destruction could be answered",
  },
  "R-PRIO": { heading: "the player who acted keeps priority until passing", reading: "9-3c is the natural return point" },
  "R-DESTROY": {
    heading: "a waiting destruction is not checked again",
    reading: "cards that save a destroyed unit exist as effects that prevent it",
  },
  "R-COSTDESTROY": {
    heading: "a destruction paid as a cost is immediate",
    reading: "a cost must be finished before the ability is on the gate",
  },
  "R-CLEAR": {
    heading: "unit damage is removed at end of turn, on both sides",
    reading: "not seen; card values suit it (flag unitDamageClearsAtTurnEnd)",
  },
  "R-FIRST": {
    heading: "the single sub-phase of turn 1 does not raise attack phase ends",
    reading: "only 8-4c-2a raises it (flag firstTurnRaisesAttackPhaseEnd)",
  },
  "R-SICK": { heading: "a unit may attack in the turn it arrived", reading: "8-4c asks only for active and not forbidden" },
  "R-SETTURN": { heading: "a set card may be played in the turn it was set", reading: "9-3e-2 has no such limit" },
  "R-MULL": { heading: "no mulligan", reading: "it is never mentioned" },
  "R-EXTRA": { heading: "rulers with more than two attack zones are unavailable", reading: "no text about their lines was found" },
  "R-CTRL": {
    heading: "an attack card that changes controller stops being one",
    reading: "it was chosen as the turn player's own card (8-4c)",
  },
  "R-NEWLINE": {
    heading: "a card attacked over the front card is attacked while it is in that line, else the frontmost",
    reading: "8-4c-1 would be empty otherwise, although 8-4e-1 says frontmost",
  },
  "R-TRIGTARGET": { heading: "a unit that arrives later was not attacked for triggers", reading: "8-4f happens once, before 8-4g" },
  "R-STEPNAMES": { heading: "the two sets of step names mean the same five steps", reading: "a wording slip of the source" },
  "R-64": { heading: "6-4a means chapter 8", reading: "a slip in the source: it points to chapter 7" },
  "R-PRIORITY-8-7": {
    heading: "priority processing is one system processing, then 8-7b",
    reading: "the gate processing of 8-7b begins with exactly such a loop",
  },
  "R-NEG": { heading: "a level below 0 costs 0", reading: "nobody can pay a negative amount" },
  "R-LEVELCAP": { heading: "negative levels lower the deck's total", reading: "F-6 bans them to keep its cap tight" },
  "R-ZEROSTK": { heading: "a card with STK 0 may attack a ruler and deals nothing", reading: "amount 0 puts no process on the gate" },
  "R-REDUCEPICK": {
    heading: "of several waiting reductions the receiver's controller picks one",
    reading: "the 2023 notice says that all apply as a change",
  },
  "R-8-4E-RULER": {
    heading: "an attacking ruler stays the attack card while it is in the ruler zone",
    reading: "8-4e-2 asks whether the card moved to another area",
  },
  "R-CENTRE": {
    heading: "a centre line without a defence unit is one target: the ruler",
    reading: "both descriptions lead to the same attacked card (8-4e-1)",
  },
  "R-ALLCOSTS": {
    heading: "an attack is illegal unless all its extra actions can be done",
    reading: "an attack price that may be left out is no price",
  },
  "R-DEFORIENT": {
    heading: "a defence-zone unit can be rested and readied by costs and effects",
    reading: "6-2c and 15-3a-2 presuppose an orientation",
  },
  "R-BATTLEDUR": { heading: "until end of battle outside a battle does not begin", reading: "there is no battle whose end could be meant" },
  "R-NOHAND": {
    heading: "drive rulers have no hand zone",
    reading: "a digest of 1-5g speaks of rulers that cannot hold a hand; 15-3a-1 was written for that",
  },
  "R-SETTABLE": {
    heading: "events can be set, Open Cards excepted",
    reading: "public guides describe the set zone as the place of events",
    no: "only an event that is no Open Card can be set",
  },
  "R-CHOOSE": {
    heading: "what the text does not choose is picked while resolving",
    reading: "the materials example and the Q&A on choosing",
    no: "it cannot be chosen here",
  },
  "R-RECHECK": { heading: "a chosen card must still fit when it resolves", reading: "skipping illegal choices would be empty otherwise" },
  "R-SOURCEGONE": { heading: "the values of a source that has left are 0", reading: "1-5g; leave-play triggers use the state before" },
  "R-DAMAGEWINDOW": {
    heading: "damage is about to be dealt while the process that holds it waits on the gate",
    reading: "the process exists to be answered; the ruler damage process cannot be",
  },
  "R-DESTROYORDER": { heading: "several destructions: one object each, the turn player's first", reading: "the order of damage, 13-2a-2a" },
  "R-COUNTERATTACK": {
    heading: "Counterattack triggers when the unit has received combat damage and no destruction waits",
    reading:
      "the note on rules 1.1.0 says what it was before: damage received, and not put into the graveyard; a rescued unit strikes back",
  },
  "R-ATTR": { heading: "Attribute choice once per turn", reading: "no limit was seen; without one a turn need not end" },
  "R-PLAYCOST": { heading: "the level is paid when an effect plays a card", reading: "only the timing is said to be ignored" },
  "R-OVER": { heading: "a stack of cards stays one object", reading: "it stays in one zone (3-2d) and is not called a summon" },
  "R-PIERCE": {
    heading: "Piercing: the defender took this card's combat damage, and is destroyed by 12-4a before the damage step is over",
    reading:
      "16-5 asks no more than this: 12-4a looks at all damage together, so other damage in the step may help; who died before took none, and at the battle's end the damage step is over",
  },
  "R-SIMUL": { heading: "losses of both players are checked together", reading: "1-4b-1" },

  // Readings of this program, where the specification leaves a question open
  "R-D-SOULSELF": {
    heading: "an ability that works in the soul follows its card into the graveyard",
    reading: "GR-12-SOUL moves the card before its ability is put on the gate; it could never do anything otherwise",
  },
  "R-D-BATCH": {
    heading: "abilities that trigger while others are put on the gate wait for the next round",
    reading: "GR-11 lets a player put all that wait; what came later did not wait yet",
  },
  "R-D-IMMUNE": {
    heading: "immunity is looked at after waiting reductions",
    reading: "reductions change the amount of a process, immunity keeps damage from being added",
  },
  "R-D-STRIKER": {
    heading: "the attacking unit of Counterattack is the attack card of that moment",
    reading: "the words are those of the named target",
  },
  "R-D-PIERCER": {
    heading: "Piercing needs its card still in play when the defender has moved",
    reading: "abilities of a unit work while it is in play",
  },
  "R-D-BATTLEOVER": {
    heading: "what lasts until the end of the battle is over, too, when the phase ends without a battle end step",
    reading: "8-4c-2c leaves the sub-phase without 8-7c-1, and nothing else could ever end them",
  },
  "R-D-BY": {
    heading: "a condition about how something happened is a fact of the event",
    reading: "it cannot have changed when the ability resolves",
  },
  "R-D-PLAYCOND": {
    heading: "an event played by an effect needs its choices and its costs, not its timing or condition",
    reading: "the official answer says that only illegal choices stop it",
  },
  "R-D-FACEDOWN": {
    heading: "a face-down card has neither properties nor abilities, wherever it lies",
    reading: "chapter 14 says so of abilities; what lies face down cannot be told apart from its back",
  },
  "R-D-RULER": {
    heading: "a ruler does not leave the ruler zone",
    reading: "no paragraph says what a player without a ruler is; who loses is said by life and deck alone",
  },
  "R-D-ATONCE": {
    heading: "what is no unit is destroyed at once",
    reading: "only a unit's destruction waits on the gate (12.2)",
  },
  "R-D-FOUND": {
    heading: "a card that is found in a deck or hand is shown, unless any card would do",
    reading: "the opponent could not tell otherwise whether it fits",
  },
  "R-D-FOLLOW": {
    heading: "an effect follows what it has moved itself",
    reading: "its next words speak of that card, and the move by which it became a new object is their own",
  },
  "R-D-BERSERKER": {
    heading: "Berserker drives one card at its start of turn, and has no other limit on what is played",
    reading: "an article on set 4 says one drive of its own each turn; that it plays one card a turn is what follows from it",
  },
  "R-D-STANDING": {
    heading: "what reduces each damage is applied when the damage is carried out, after what waited for the next one",
    reading: "it is part of what the receiver is, like an immunity, which is looked at at that moment too",
  },
  "R-D-LEVEL": {
    heading: "a changed level is that of a card in play; elsewhere, and for its price, the printed one counts",
    reading: "a card that moves becomes a new object (3-2d), and a price is fixed when the card is played (GR-7-COSTLOCK)",
  },
  "R-D-SILENCE": {
    heading: "a card that has lost its abilities has none of its own; what it is given afterwards, and what is done already, stays",
    reading:
      "timestamps (GR-14-LAYER); abilities are taken away by effects that last, so that no constant ability has to be asked whether it exists",
  },
  "R-D-PRICE": {
    heading: "what the ruler is worth as energy is looked at once, when something is announced",
    reading: "a price is paid as a whole (19.5) and is fixed at the moment of playing (GR-7-COSTLOCK)",
  },
  "R-D-ASK": {
    heading: "who holds no hidden card that could be used now, and has nothing to do, is not asked",
    reading:
      "a face-down set card is always asked about, so that a pass says nothing; so are hand and drive zone in one's own main phase, and the hand where a deck could hold a card used from there",
  },
  "R-D-SETCHANCE": {
    heading: "whoever holds set cards is asked whenever a set card of any deck could answer what happened",
    reading: "being asked, or not, must not say which card lies there, nor what their deck holds",
  },
} as const satisfies Rulebook;

/** A citation that does not exist does not compile. */
export type Paragraph = keyof typeof rulebook;
/** Null is "allowed"; otherwise the paragraph that forbids. */
export type No = Refusal<Paragraph>;
