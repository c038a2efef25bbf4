import type { Refusal, Rulebook } from "@duelex/kernel";

/**
 * Every rule of the game under its key. `MR` numbers are those of the official Master Rules (v1.3, 9 August 2013) as far as they are public;
 * all `CO-` keys are ours, in the order of the specification. `no` says what is the matter when the paragraph forbids something;
 * `reading` says why we read a rule as we do where the public texts are silent.
 */
export const rulebook = {
  // ---- 2. format and victory ----
  "MR 1.1": { heading: "two players with constructed decks" },
  "MR 1.2": { heading: "turns alternate, and priority changes hands", no: "the other player is to answer now" },
  "MR 2.1": { heading: "two ways to win", no: "the game is over" },
  "MR 2.1.1": { heading: "gem completion: six gem cards revealed out of one's own locus" },
  "MR 2.1.2": { heading: "deck destruction: the opponent's deck runs out of cards" },
  "CO-O1": { heading: "a card text beats a rule" },

  // ---- 3. cards ----
  "MR 3.1": { heading: "four types of cards" },
  "MR 3.1.1": { heading: "Colossus" },
  "MR 3.1.2": { heading: "action" },
  "MR 3.1.2.1": { heading: "snap, a subtype of actions" },
  "MR 3.1.3": { heading: "gem" },
  "MR 3.1.4": { heading: "follower" },
  "MR 3.1.4.1": { heading: "unique, a subtype of followers (and later of gems)" },
  "MR 3.2": { heading: "every card has one colour, which ties it to a nation" },
  "MR 3.2.1.1": { heading: "white: Piadin" },
  "MR 3.2.1.2": { heading: "black: Valden" },
  "MR 3.2.1.3": { heading: "blue: Fastogal" },
  "MR 3.2.1.4": { heading: "red: Caoren" },
  "MR 3.3": { heading: "the text side is the face; the Colossus has no back and is never hidden" },
  "MR 3.4": { heading: "what is printed on a card" },
  "MR 3.4.1": { heading: "what is printed on a Colossus" },
  "MR 3.4.1.1": { heading: "a Colossus has a name and a nation" },
  "MR 3.4.1.2": { heading: "a Colossus has abilities", no: "one's own Colossus has no such ability" },

  // ---- 3.1 deck ----
  "CO-D1": { heading: "a deck has 51 cards: one Colossus and fifty others", no: "a deck is one Colossus and exactly fifty other cards" },
  "CO-D2": { heading: "at most 20 gem cards", no: "there are more than twenty gem cards" },
  "CO-D3": { heading: "at most 3 cards of one name", no: "there are more than three cards of that name" },
  "CO-D4": {
    heading: "plain gems are exempt from the limit of copies, unique gems are not",
    no: "there are more than three unique gems of that name",
  },
  "CO-D5": { heading: "any mixture of colours", reading: "mixed-colour decks were played; the gem level is the restraint" },
  "CO-D6": { heading: "no side deck", reading: "no source names one" },

  // ---- 4. areas and information ----
  "CO-Z1": { heading: "deck area: a face-down pile" },
  "CO-Z2": { heading: "hand: private, without a maximum size", reading: "no source names a hand limit" },
  "CO-Z3": { heading: "Colossus area: face-up from the start of the game to its end" },
  "CO-Z4": { heading: "Colossus gems: the gems set on the Colossus and the gems captured" },
  "CO-Z5": { heading: "locus: one row of cards, face-down or face-up, from left to right" },
  "CO-Z6": { heading: "field: followers, each ON or OFF, without limit", reading: "no source names positions or a limit" },
  "CO-Z7": { heading: "discard pile: face-up; a card goes to its owner's" },
  "CO-Z8": { heading: "locus counter: how many locus cards have been used, from the left" },
  "CO-I1": { heading: "public: Colossus, gems, field, discard piles, face-up locus cards, all counts, the counter" },
  "CO-I2": {
    heading: "nobody looks at a face-down locus card again",
    reading: "remembering is part of the game; the owner knows what was placed, so a new deal never changes it",
  },
  "CO-I3": { heading: "both players see the cards revealed by a crush" },
  "CO-I4": { heading: "nobody knows the order of a deck", reading: "no effect of the rules shows it" },

  // ---- 5. beginning ----
  "CO-S1": { heading: "put the Colossus into its area" },
  "CO-S2": { heading: "shuffle" },
  "CO-S3": { heading: "the deck goes to the deck area" },
  "CO-S4": { heading: "rock-paper-scissors decides who starts" },
  "CO-S5": { heading: "both draw seven" },
  "CO-S6": {
    heading: "one exchange: up to 3 cards for the starting player, up to 5 for the second",
    no: "no more cards may be exchanged",
    reading: "the starting player exchanges first; the sources do not say who does",
  },
  "CO-S7": { heading: "the starting player takes the first turn", reading: "the trial rules restrict neither drawing nor attacking in it" },

  // ---- 6. turn ----
  "CO-T1": { heading: "start phase" },
  "CO-T1a": { heading: "complete declaration step: Gem Complete may be declared" },
  "CO-T1b": { heading: "recovery step: OFF followers become ON, locus points come back" },
  "CO-T1c": { heading: "draw step: one card, in the first turn too" },
  "CO-T2": {
    heading: "main phase",
    no: "that is done in one's own main phase, while nothing else is under way",
    reading: "after the X-Play that its end opens, it is not returned to",
  },
  "CO-T3": { heading: "end phase" },
  "CO-T3a": { heading: "battle damage of all followers is recovered" },
  "CO-T3b": {
    heading: "what lasts until the end of the turn ends, in the same instant",
    reading: "a follower kept alive by a bonus does not die of its ending",
  },
  "CO-T3c": { heading: "the marks of the turn are cleared", reading: "once per turn means each turn anew" },

  // ---- 7. main-phase actions ----
  "CO-M1": { heading: "set one gem on the Colossus, once per turn", no: "one gem out of one's own hand is set in a turn, and no more" },
  "CO-M2": {
    heading: "put one card face-down at the right end of the locus, once per turn",
    no: "one card out of one's own hand is put into the locus in a turn, and no more",
  },
  "CO-M3": {
    heading: "use one Colossus ability, once per turn",
    no: "a Colossus ability has already been used this turn",
    reading: "it resolves at once, choices included: no X-Play answers it",
  },
  "CO-M4": { heading: "play a follower" },
  "CO-M5": { heading: "play an action" },
  "CO-M6": { heading: "use an ignition ability" },
  "CO-M7": { heading: "attack with an ON follower", no: "it is no follower on one's own field" },
  "CO-M8": { heading: "end the main phase" },

  // ---- 8. gems, locus, costs ----
  "CO-G1": { heading: "the gem level is a requirement, not a payment", no: "the gem level is not met: too few Colossus gems" },
  "CO-G2": {
    heading: "set and captured gems count alike",
    reading: "one source calls both Colossus gems; the setting capturedGemsCount turns it off",
  },
  "CO-G3": { heading: "colours must match", no: "the gem level is not met: the Colossus gems are of other colours" },
  "CO-G4": {
    heading: "gem level is looked at when the card is announced, an ability's gem condition when it is used",
    no: "there are fewer Colossus gems than the text asks for",
    reading: "a requirement for playing is not one for resolving",
  },
  "CO-G5": { heading: "gems are set face-up" },
  "CO-G6": { heading: "gem cards cannot be played", no: "a gem card has no cost and cannot be played, only set or put into the locus" },
  "CO-L1": { heading: "every locus card is worth one locus point" },
  "CO-L2": {
    heading: "paying N uses N locus cards up, from the left, until one's next turn",
    no: "fewer unused locus points are left than it costs",
  },
  "CO-L3": { heading: "paying changes neither order nor facing" },
  "CO-L4": { heading: "points come back in one's own recovery step only" },
  "CO-L5": { heading: "a card added to the locus is an unused point at once", reading: "it lies to the right of the counter" },
  "CO-L6": { heading: "when a card leaves without replacement, the cards to its right shift left" },
  "CO-L7": {
    heading: "a spent card that leaves takes its point with it; a replacement keeps its place's state",
    reading: "the counter marks places",
  },
  "CO-L8": { heading: "no maximum number of locus cards", reading: "no source names one" },

  // ---- 8.1 playing cards ----
  "CO-P1": {
    heading: "a card is played out of the hand: show it, have its gems, choose, pay",
    no: "a card is played out of one's own hand",
    reading: "if one of these steps is impossible the card cannot be played",
  },
  "CO-P2": { heading: "before a card does what it says, both players may answer (X-Play)" },
  "CO-P3": {
    heading: "a follower comes to the field, ON, and then does what it does on coming into play",
    reading: "no source names the position; what turns a follower OFF is what it does",
  },
  "CO-P4": { heading: "an action does what it says, then goes to the discard pile" },
  "CO-P5": {
    heading: "actions in one's own main phase, snap actions as an answer (X-Play) too",
    no: "an action without snap is played only in one's own main phase",
  },
  "CO-P6": { heading: "a locus cost cannot go below 0", reading: "a card of cost 0 needs no locus" },
  "CO-P7": { heading: "a text that has become impossible does nothing", reading: "the card is discarded, costs are not returned" },

  // ---- 8.2 abilities ----
  "CO-B1": {
    heading: "abilities work as a follower comes into play, all the time, when used (ignition), or after an event",
    no: "it has no ignition ability",
  },
  "CO-B2": {
    heading: "what a follower does as it comes into play: once each time that it arrives on the field",
    reading: "by whatever route it arrives",
  },
  "CO-B3": { heading: "continuous: while the follower is on the field, ON or OFF", reading: "no source ties it to a position" },
  "CO-B4": {
    heading: "ignition: used in one's own main phase or as an answer (X-Play); its price is paid at once",
    no: "an ignition ability is used by its controller, who pays all of its costs",
  },
  "CO-B5": { heading: "no ability with OFF in its cost in the turn of arrival", no: "it came into play this turn and has no Fleet" },
  "CO-B6": {
    heading: "an ignition without OFF may be used at once and repeatedly",
    reading: "the restriction is worded for OFF costs only",
  },
  "CO-B7": {
    heading: "an ability that an event sets off comes when what is under way is done; the turn player's first",
    no: "there are not several abilities now of which one is to be the first",
    reading: "each player orders their own; they open no X-Play",
  },
  "CO-B8": {
    heading: "who plays a card or uses an ignition chooses at once whom it is for; other abilities choose as they happen",
    no: "nobody is there whom its text could choose",
    reading: "what was chosen must still be what the text asks for when it resolves",
  },
  "CO-B9": { heading: "instructions in printed order, each as far as possible", reading: "the game can end between two of them" },
  "CO-B10": {
    heading: "an ability that comes next happens even if its follower has left",
    reading: "its condition is looked at when it resolves",
  },

  // ---- 8.3 unique cards ----
  "CO-U1": {
    heading: "one unique follower of a name on a player's field",
    no: "a unique follower of that name is on that player's field already",
  },
  "CO-U2": {
    heading: "one unique gem of a name among a player's Colossus gems",
    no: "a unique gem of that name is already among your Colossus gems",
  },
  "CO-U3": {
    heading: "the second copy cannot be played or set",
    reading: "limits are worded as what may exist at the same time; the locus is not concerned",
  },
  "CO-U4": {
    heading: "a duplicate made by an effect or a capture is discarded instead",
    reading: "a captured duplicate uses no capture point",
  },

  // ---- 9. X-Play ----
  "CO-X1": {
    heading: "X-Play: both players may answer, with snap actions and ignition abilities only",
    no: "an answer (X-Play) is a snap action or an ignition ability, and nothing else",
  },
  "CO-X2": {
    heading: "both may answer after a follower, an action or an ignition, twice in an attack, and as the main phase ends",
    no: "that is done in one's own main phase, or when one is asked for an answer (X-Play)",
  },
  "CO-X2a": { heading: "a follower that is played may be answered" },
  "CO-X2b": { heading: "an action that is played may be answered" },
  "CO-X2c": { heading: "an ignition ability that is used may be answered" },
  "CO-X2d": { heading: "an attack may be answered twice: as it is declared, and after the choice of a blocker" },
  "CO-X2e": { heading: "the end of the main phase may be answered" },
  "CO-X3": {
    heading: "nobody answers drawing, setting a gem or a Colossus ability",
    reading: "nor a card put into the locus, what a follower does as it comes or after an event, or Locus Trick",
  },
  "CO-X4": { heading: "of several answers the latest happens first" },
  "CO-X5": {
    heading: "the other player is asked first; after an answer the one who was answered",
    no: "one passes when one is asked for an answer (X-Play) or for a blocker",
    reading: "usual for such windows; the sources are silent",
  },
  "CO-X6": {
    heading: "when both have passed, everything that was answered happens",
    reading: "what is added joins the rest, and is not answered apart",
  },
  "CO-X7": { heading: "then come the abilities that were set off, and the game goes on", reading: "destroyed followers have left by then" },
  "CO-X8": { heading: "costs in X-Play come from one's own points and gems" },
  "CO-X9": { heading: "both may pass at once; who holds cards is always asked", reading: "so that a pass says nothing about the hand" },

  // ---- 10. position and attack ----
  "CO-F1": { heading: "ON is upright, OFF is sideways" },
  "CO-F2": { heading: "an ON follower acts and cannot be attacked", no: "an ON follower cannot be attacked" },
  "CO-F3": { heading: "an OFF follower cannot attack or block, and can be attacked", no: "this follower is OFF" },
  "CO-F4": { heading: "no attack, block or OFF cost in the turn of arrival", no: "it came into play this turn and has no Fleet" },
  "CO-F5": {
    heading: "Fleet: it may attack, block and turn OFF as a price in the turn of arrival",
    reading: "the wiki names two of them; the block is worded together with them",
  },
  "CO-A1": {
    heading: "attacks in one's own main phase, one follower at a time",
    no: "attacks are made in one's own main phase, one at a time",
  },
  "CO-A2": { heading: "once per main phase and follower", no: "this follower has attacked as often as it may in this main phase" },
  "CO-A3": { heading: "targets: the deck, an OFF follower, a locus card of the opponent", no: "that is not a target of this attack" },
  "CO-A4": { heading: "attack declaration: attacker, target, the attacker turns OFF", no: "a text forbids this follower to attack" },
  "CO-A5": { heading: "both may answer the attack (X-Play)" },
  "CO-A6": {
    heading: "defense declaration: an ON follower may block and turns OFF",
    no: "one blocks with a follower that is ON, when one is asked who blocks an attack",
  },
  "CO-A7": { heading: "both may answer once more, when a blocker has been chosen or not (X-Play)" },
  "CO-A8": { heading: "resolution: unblocked deck and locus attacks, else a battle" },
  "CO-A9": {
    heading: "who is gone ends the attack",
    reading: "a blocked attack stays blocked; an attacked follower that became ON is still battled",
  },
  "CO-A10": { heading: "afterwards the turn player goes on in the main phase" },
  "CO-A11": { heading: "turning attacker or blocker does not change the attack", reading: "it counts from its declaration" },

  // ---- 11. deck attack ----
  "CO-K1": { heading: "crush: turn the top cards of the deck face-up, as many as the crush point" },
  "CO-K2": { heading: "capture: gems in order of revelation, up to the capture point" },
  "CO-K3": { heading: "all other revealed cards are discarded" },
  "CO-K4": { heading: "capturing is not optional; no crush point, no revelation", reading: "worded as a step" },
  "CO-K5": { heading: "a crush that takes the whole deck wins before anything is captured", reading: "an empty deck loses at once" },
  "CO-K6": { heading: "no card is drawn for gems captured from the deck" },

  // ---- 12. locus attack ----
  "CO-R1": { heading: "turn the chosen locus card face-up in its place" },
  "CO-R2": { heading: "a gem is captured, whatever the capture point" },
  "CO-R3": {
    heading: "for it the opponent draws one and puts a hand card face-down into the same place",
    no: "only the place of a gem captured from the locus is refilled, out of its owner's hand",
  },
  "CO-R4": { heading: "another card stays face-up in its place" },
  "CO-R5": {
    heading: "Locus Trick: a card that the attack turns face-up may be played at once by its owner, free of locus cost",
  },
  "CO-R6": { heading: "Locus Trick: a follower goes to the field, an action is carried out; the place in the locus is not filled again" },
  "CO-R7": {
    heading: "a card that was face-up already has no Locus Trick",
    no: "no card with Locus Trick has just been turned face-up by an attack",
    reading: "it is not turned face-up",
  },
  "CO-R8": {
    heading: "what is played by Locus Trick happens at once, and nobody can answer it",
    no: "out of the locus a card is played by Locus Trick only, when an attack turns it face-up",
    reading: "it happens inside a resolution step",
  },

  // ---- 13. battle ----
  "CO-W1": { heading: "attacker against blocker, or against the attacked OFF follower" },
  "CO-W2": { heading: "first all modifications of AP and RP" },
  "CO-W3": { heading: "both lose resistance at the same time" },
  "CO-W4": { heading: "no resistance left: destroyed; both may be" },
  "CO-W5": { heading: "survivors stay on the field", reading: "the battle itself turns nothing" },
  "CO-W6": {
    heading: "damage stays through the main phase",
    reading: "if a modification falls away and nothing is left, the follower is destroyed",
  },
  "CO-W7": { heading: "damage from abilities uses the same account", reading: "lowering RP and destroying are not damage" },
  "CO-W8": { heading: "remaining RP is looked at after each instruction", reading: "waiting longer would let dead followers act" },

  // ---- 14. keywords and the end of the game ----
  "CO-Y1": {
    heading: "Soar: only a follower with Soar blocks its attack",
    no: "only a follower with Soar blocks the attack of one with Soar",
  },
  "CO-Y2": { heading: "Fleet: it attacks, and turns OFF as a price, in the turn in which it comes into play" },
  "CO-Y3": { heading: "Locus Trick: its owner may play it out of the locus when an attack turns it up" },
  "CO-Y4": {
    heading: "Double Break: it attacks two locus cards, one after the other; only the first gem is captured",
    no: "Double Break attacks two different cards of a locus, and two if there are two",
    reading: "cards and order are fixed on declaration; the second is a card, not a place",
  },
  "CO-Y5": {
    heading: "Fast Break: accepted, without behaviour, not in decks",
    reading: "its definition is not public, and a guess would be a rule of our own",
    no: "Fast Break is not defined in public and stays out of decks",
  },
  "CO-Y6": { heading: "the sixth keyword is not known to us", reading: "it has no public name; it cannot even be written down" },
  "CO-V1": {
    heading: "Gem Complete: declared as one's own turn begins",
    no: "Gem Complete is declared as one's own turn begins, and at no other time",
  },
  "CO-V2": {
    heading: "six face-down cards are turned face-up; six gems win",
    no: "it takes six face-down cards of one's own locus, pointed at from left to right",
    reading: "a failed declaration leaves them face-up, nothing else",
  },
  "CO-V3": { heading: "Deck Out: a player whose deck has no cards loses", reading: "looked at the moment the last card leaves" },
  "CO-V4": { heading: "both decks empty at once: drawn", reading: "the sources do not speak of it" },
  "CO-V5": { heading: "concession at any time", reading: "the sources do not speak of it" },

  // ---- 15. chosen readings ----
  "CO-15.1": { heading: "Deck Out needs no failed draw", reading: "three sources word it as the deck having no cards" },
  "CO-15.2": { heading: "only face-down gems count for Gem Complete", reading: "PR says so; a revealed gem can be captured instead" },
  "CO-15.3": { heading: "a failed declaration costs nothing more", reading: "exposure is already a heavy price" },
  "CO-15.4": { heading: "one's own face-down locus may not be looked at", reading: "memory and certainty are part of the game" },
  "CO-15.5": { heading: "captured gems count for the gem level", reading: "capture would otherwise give the captor nothing" },
  "CO-15.6": { heading: "a chain, resolved all at the end", reading: "DK describes last-used-first" },
  "CO-15.7": { heading: "the answering side has priority first", reading: "usual for such windows" },
  "CO-15.8": { heading: "no block in the turn of arrival", reading: "literally what OO says; it concerns Locus Trick only" },
  "CO-15.9": { heading: "an attacked follower turned ON is still battled", reading: "the choice was legal on declaration" },
  "CO-15.10": { heading: "a removed blocker has still blocked", reading: "the defense declaration has been made" },
  "CO-15.11": { heading: "a second unique cannot be played or set", reading: "limits are worded as what may exist at the same time" },
  "CO-15.12": { heading: "gem capture is not optional", reading: "worded as a step" },
  "CO-15.13": { heading: "damage and bonus end in the same instant", reading: "avoids an order that the sources do not give" },
  "CO-15.14": { heading: "a face-up locus card without gem may be attacked, to no effect", reading: "any locus card may be selected" },
  "CO-15.15": { heading: "what is played by Locus Trick cannot be answered", reading: "it happens inside a resolution step" },
  "CO-15.16": { heading: "no hand limit", reading: "no source names one" },
  "CO-15.17": { heading: "no restriction of the first turn", reading: "DN found none in the trial rules" },
  "CO-15.18": { heading: "a snap action may be played like any action", reading: "snap works additionally in X-Play" },
  "CO-15.19": { heading: "what was chosen must still fit at resolution", reading: "the text names what may be acted upon" },
  "CO-15.20": { heading: "one impossible choice forbids the whole card", reading: "choices belong to the announcement" },
  "CO-15.21": { heading: "destroying in battle triggers even if both fall", reading: "both destructions happen at the same time" },
  "CO-15.22": { heading: '"remains in OFF Position" turns nothing', reading: "participants are OFF already" },
  "CO-15.23": { heading: "0 RP is looked at after each instruction", reading: "no source names a moment" },
  "CO-15.24": { heading: "Double Break selects two cards if there are two", reading: "AT says that two are selected" },
  "CO-15.25": { heading: "the owner of a locus knows its cards", reading: "each was placed by them; the rules only forbid looking" },

  // ---- 17. the words of the card file ----
  "CO-17.1": { heading: "what is printed on a card", no: "this card's facts are not public; it is not used in match play" },
  "CO-17.2": { heading: "when an ability works, and for whom", no: "the ability's condition does not hold" },
  "CO-17.3": { heading: "a card is paid for and does as its text says", no: "no card's text asks for that now" },

  // ---- of our own making ----
  "HOUSE-CHAIN": {
    heading: "a chain has at most sixty links",
    no: "a chain of sixty links is not answered further",
    reading: "memory is finite; no game has come near it",
  },
} as const satisfies Rulebook;

/** A paragraph that the rulebook has: its key. */
export type Paragraph = keyof typeof rulebook;
/** Null is "allowed"; otherwise the paragraph that forbids. */
export type No = Refusal<Paragraph>;
