import type { Refusal, Rulebook } from "@duelex/kernel";

/**
 * Every paragraph of the BOS TCG specification, in its order, in our own words.
 *
 * The publisher numbers only the eight battle states (B1–B8); all other keys are the specification's.
 * `BOS-R…` are its chosen readings, `BOS-H…` ours (RULINGS.md): `reading` says why.
 */
export const rulebook = {
  // 2.1 Deck construction
  "BOS-D1": {
    heading: "a deck is 24 cards: 1 boss, 3 wizards, 10 summons, 10 spells",
    no: "the deck does not have 1 boss, 3 wizards, 10 summons and 10 spells",
  },
  "BOS-D2": { heading: "the three wizards have three names", no: "two of the wizards have the same name" },
  "BOS-D3": { heading: "all cards share one colour, the reserve included", no: "the card has another colour than the deck" },
  "BOS-D4": { heading: "at most four copies of a name", no: "there are too many copies of this name" },
  "BOS-D5": {
    heading: "up to eight summons and spells in reserve, outside the game",
    no: "the reserve holds more than eight cards, or others than summons and spells",
  },
  "BOS-D6": { heading: "reserve copies count with the others", no: "together with the reserve there are too many copies of this name" },
  "BOS-D7": {
    heading: "a card is what its name says: equal names, equal text",
    no: "the name stands for something else, or for a card that cannot be played",
  },

  // 2.2 Zones and geometry
  "BOS-Z1": { heading: "castle, spellbook and graveyard" },
  "BOS-Z2": {
    heading: "castle and spellbook are open to their owner only; their sizes to both",
  },
  "BOS-Z3": { heading: "graveyards are open" },
  "BOS-Z4": { heading: "three columns shared by both players" },
  "BOS-Z5": { heading: "columns next to each other are adjacent" },
  "BOS-Z6": { heading: "one summon spot per player and column", no: "the spot is taken" },
  "BOS-Z7": { heading: "the boss lies beside the row, in no column" },
  "BOS-Z8": { heading: "wizards are behind the fight", no: "a wizard takes no part in the fight" },
  "BOS-Z9": { heading: "what was never face-up is known to its owner only" },

  // 2.3 Setup
  "BOS-S1": { heading: "three wizards face-down, one per column, as the owner likes", no: "that wizard has its column already" },
  "BOS-S2": { heading: "the boss face-down on its spot" },
  "BOS-S3": { heading: "summons to the castle, spells to the spellbook" },
  "BOS-S4": { heading: "30 life, 1 vim" },
  "BOS-S5": { heading: "the first player is agreed on, never drawn by lot" },
  "BOS-S6": {
    heading: "both place in secret before that",
    reading: "the guide lists the placing before the first turn and shows no order between the players",
  },

  // 3 Cards and states
  "BOS-C1": { heading: "what every card has" },
  "BOS-C2": { heading: "what summons, bosses, spells and wizards have" },
  "BOS-C3": { heading: "ready: face-up and upright" },
  "BOS-C4": { heading: "acted: face-up and sideways, its action spent", no: "the card has acted" },
  "BOS-C5": { heading: "face-down: does nothing, has no ability", no: "the card is face-down" },
  "BOS-C6": { heading: "to act is to turn a ready card sideways", no: "the card is not ready, so it cannot act" },
  "BOS-C7": { heading: "becoming ready changes no strength" },
  "BOS-C8": {
    heading: "a face-down summon stays, fights when attacked, and does nothing else",
    no: "a face-down summon neither attacks nor blocks",
    reading: "it is locked out, and no rule turns it up again",
  },
  "BOS-C9": { heading: "what leaves the battlefield is as printed again", reading: "a card off the table has nothing but its print" },

  // 4 Turn
  "BOS-T1": { heading: "startup phase" },
  "BOS-T1a": { heading: "ready face-down wizards and acted cards" },
  "BOS-T1b": { heading: "vim doubles" },
  "BOS-T1c": { heading: "from each player's eleventh turn on, life and vim decay: they are halved, in each later turn once more" },
  "BOS-T2": { heading: "summoning phase", no: "only in your summoning phase" },
  "BOS-T3": { heading: "main phase", no: "only in your main phase" },
  "BOS-T4": { heading: "ending phase" },

  // 5 Summoning with wizards
  "BOS-W1": { heading: "choose a summon in your castle", no: "it is not in your castle" },
  "BOS-W2": { heading: "its summoning condition", no: "its summoning condition does not hold" },
  "BOS-W3": {
    heading: "a face-up wizard without a summon in front turns face-down",
    no: "no wizard that fits is face-up with an empty spot in front",
  },
  "BOS-W4": { heading: "the summon takes the wizard's column, ready" },
  "BOS-W5": { heading: "abilities of being summoned" },
  "BOS-W6": { heading: "a used wizard is face-down until its owner's next startup", no: "the wizard is face-down" },
  "BOS-W7": { heading: "in front of a wizard is what is there now", reading: "the spot counts, not where its summon came from" },

  // 6 Spells and vim
  "BOS-P1": { heading: "pick a spell, pay, reveal, carry out, to the graveyard", no: "it is not in your spellbook" },
  "BOS-P2": { heading: "without a condition in your main phase, with one whenever it is met", no: "the spell's condition is not met now" },
  "BOS-P3": { heading: "vim is never below 0", no: "there is not enough vim" },
  "BOS-P4": { heading: "nobody has to cast", reading: "the pile is secret; nobody could see whether a duty was kept" },
  "BOS-P5": { heading: "a spell leaves when it is paid, whatever comes of it", reading: "paying and revealing come before the text" },
  "BOS-P6": { heading: "an enchantment lies under a card" },
  "BOS-P7": { heading: "it ends in the graveyard of the player who cast it" },
  "BOS-P8": { heading: "under a face-down card it rests", reading: "a face-down card is locked out, and so is what hangs on it" },
  "BOS-P9": { heading: "a spell cast in between is carried out whole", reading: "there is no stack to interrupt (BOS-A12)" },

  // 7 Abilities
  "BOS-A1": { heading: "cards override rules", no: "a card says that it cannot" },
  "BOS-A2": { heading: "condition, cost, symbol, text", no: "the card has no ability with this condition" },
  "BOS-A3": { heading: "without a condition: a spell in your main phase, anything else always" },
  "BOS-A4": { heading: "the cost is paid first" },
  "BOS-A5": { heading: "one symbol means may, the other must", no: "an ability of yours has to be used first" },
  "BOS-A6": { heading: "no limit per turn but a printed one" },
  "BOS-A7": {
    heading: "once per occurrence of an event; a period as often as the cost allows",
    no: "it has been used this turn; it costs nothing and has no limit, which is an error of the card, so once is the limit",
    reading: "without a cap a free ability would never end",
  },
  "BOS-A8": { heading: "the turn player orders everything that would occur together" },
  "BOS-A9": {
    heading: "a window for every happening",
    reading: "the one order that lets the turn player order all and nobody miss a condition",
  },
  "BOS-A9a": { heading: "collect what is met, once per occurrence" },
  "BOS-A9b": { heading: "the turn player picks, the controller uses", no: "it is not among the abilities that wait" },
  "BOS-A9c": { heading: "then spells, the turn player first, until both pass", no: "no such spell can be cast in this window" },
  "BOS-A10": {
    heading: "the cost counts at its turn, being face-up when it was met",
    reading: "a defeated source still gets to use its ability, as a ruling says",
  },
  "BOS-A11": { heading: "reminders have no effect" },
  "BOS-A12": {
    heading: "no response stack",
    no: "nobody acts in between, unless an ability or a spell waits for what happens",
    reading: "the guide knows conditions only",
  },
  "BOS-A13": {
    heading: "choices are made first, by the controller",
    no: "there is nothing to choose",
    reading: "only what can be done is offered",
  },
  "BOS-A14": {
    heading: "a card's controller controls its abilities; an enchantment's is its caster",
    no: "the ability is not yours",
    reading: "the caster paid for it, and gets it back into their graveyard",
  },

  // 8 Damage, loss, strength, defeat
  "BOS-N1": { heading: "strength is attack and health at once" },
  "BOS-N2": { heading: "dealt is the full amount, taken what there is to take" },
  "BOS-N3": { heading: "taking damage lowers strength or life" },
  "BOS-N4": { heading: "loss is not damage", reading: "nothing deals it" },
  "BOS-N5": { heading: "at 0 strength a card is defeated" },
  "BOS-N6": { heading: "the defeated go to their controller's graveyard" },
  "BOS-N7": { heading: "base strength is the printed one" },
  "BOS-N8": { heading: "damage by an ability: a battle in small", reading: "the guide's conditions name damage, not battles" },
  "BOS-N8.1": { heading: "all amounts are fixed together" },
  "BOS-N8.2": { heading: "would-conditions in a window inside the ability" },
  "BOS-N8.3": { heading: "all targets are dealt and take it together" },
  "BOS-N8.4": { heading: "after the ability: who has taken damage" },
  "BOS-N9": { heading: "defeat outside the battle's own state", reading: "the battle's order, after every complete ability" },
  "BOS-N9.1": { heading: "all defeated together" },
  "BOS-N9.2": { heading: "they are moved" },
  "BOS-N9.3": { heading: "after the defeat" },

  // 9 Choosing an attack
  "BOS-K1": { heading: "a ready summon or boss attacks, in your main phase", no: "it is not a ready summon or boss of yours" },
  "BOS-K2": { heading: "the target is any other summon", no: "a card cannot attack itself" },
  "BOS-K3": { heading: "your own summons may be attacked" },
  "BOS-K4": {
    heading: "a face-up boss may be attacked",
    no: "a face-down boss cannot be attacked",
    reading: "a ruling has a boss tie in battle",
  },
  "BOS-K5": { heading: "or a player" },
  "BOS-K6": { heading: "as many attacks as can be paid" },
  "BOS-K7": {
    heading: "only with a legal target, one at a time",
    no: "there is no legal target",
    reading: "an attack is a main-phase action of its own",
  },

  // 10 Direct attacks and blocking
  "BOS-DA1": { heading: "a summon attacks a player through an open column only" },
  "BOS-DA2": {
    heading: "open: the player attacked has no summon there",
    no: "the player attacked has a summon in that column",
    reading: "the boss rule looks at the target's side too, and no self-attack would be possible otherwise",
  },
  "BOS-DA3": { heading: "nobody is attacked before their first turn", no: "that player has not started a turn" },
  "BOS-DA4": { heading: "you may attack yourself" },
  "BOS-DA5": { heading: "a summon of an adjacent column may block by moving", no: "it is not in a column next to the attacker's" },
  "BOS-DA6": {
    heading: "ready or acted, at no cost; not face-down",
    no: "it is face-down",
    reading: "a cost is named for attacking and none for blocking",
  },
  "BOS-DA7": { heading: "the blocker needs the free spot and stays there", no: "the spot in front of the attacker is taken" },
  "BOS-DA8": { heading: "unblocked the player takes it all, blocked nothing", no: "only direct attacks can be blocked" },
  "BOS-DA9": {
    heading: "one decision, by the player attacked",
    no: "only the player attacked may block",
    reading: "one blocker becomes one target",
  },

  // 11 Battle states
  "BOS-B1": { heading: "pay the cost: the attacker acts" },
  "BOS-B1.end": {
    heading: "an attacker gone or no target left ends the attack",
    reading: "there is nothing to declare; the cost was paid before",
  },
  "BOS-B2": { heading: "declare the attack, select the target", no: "that is not a target of this attack" },
  "BOS-B3": { heading: "the block, and who is attacked" },
  "BOS-B3.i": { heading: "window before the block" },
  "BOS-B3.ii": { heading: "the block" },
  "BOS-B3.iii": { heading: "the final target is attacked" },
  "BOS-B3.newTarget": { heading: "a new target is attacked too", reading: "it is attacked as much as the first one was" },
  "BOS-B4": { heading: "work out the result" },
  "BOS-B4.a": { heading: "compare strengths" },
  "BOS-B4.b": { heading: "compute the damage to each side" },
  "BOS-B4.c": { heading: "determine winner and loser" },
  "BOS-B4.reductions": { heading: "the result counts the amounts after reductions", reading: "who would not be defeated has not lost" },
  "BOS-B4.window": {
    heading: "would-conditions are checked again when picked",
    reading: "an ability that saves what is safe already has no condition",
  },
  "BOS-B4.repetition": { heading: "a changed strength repeats the state" },
  "BOS-B4.passEnd": { heading: "with a change the pass is over, what waits lapses", reading: "the next pass asks all of it again" },
  "BOS-B4.defeat": { heading: "a battling card defeated by an ability: the rest lapses", reading: "no loss is left to react to" },
  "BOS-B4.loopGuard": { heading: "64 passes at most", reading: "the engine must end; no printed card comes near" },
  "BOS-B4.grants": { heading: "a reduction alone repeats nothing", reading: "strengths are what the guide repeats for" },
  "BOS-B5": { heading: "deal the damage" },
  "BOS-B5.amounts": { heading: "as worked out last; who leaves takes nothing" },
  "BOS-B6": { heading: "take the damage, both at once" },
  "BOS-B7": { heading: "defeat everything at 0, all at once" },
  "BOS-B7.defeats": { heading: "defeats in battle: by the other's battle damage" },
  "BOS-B7.final": { heading: "raised after its defeat it stays defeated" },
  "BOS-B8": { heading: "the defeated go to their controller's graveyard" },
  "BOS-MISS": {
    heading: "a battler gone before the damage: it misses, both ways",
    reading: "the source speaks of the damage as one thing",
  },

  // 12 Bosses
  "BOS-X1": { heading: "the boss starts face-down and is not readied", no: "the boss is face-down" },
  "BOS-X2": {
    heading: "summoned in your main phase when its condition holds",
    no: "it is not a face-down boss of yours whose condition holds",
  },
  "BOS-X3": { heading: "face-up it fights like a summon, but is none for card texts" },
  "BOS-X4": { heading: "a face-up boss blocks any direct attack without moving", no: "it is not a face-up boss of the player attacked" },
  "BOS-X5": { heading: "a boss attacks a player only if that side is clear", no: "the side attacked is not clear" },
  "BOS-X6": { heading: "so never its own controller", no: "a boss's own side is never clear" },
  "BOS-X7": {
    heading: "a defeated boss does not come back",
    no: "the boss has been defeated",
    reading: "its spot is its only way into the game",
  },
  "BOS-X8": {
    heading: "texts about bosses reach face-up ones",
    reading: "a face-down boss is not yet in the game",
  },
  "BOS-X9": {
    heading: "a boss turned face-down waits, known, at its strength",
    reading: "the guide knows face-down or absent, nothing between",
  },

  // 13 Winning
  "BOS-V1": { heading: "life 0 loses, at once" },
  "BOS-V2": { heading: "both at 0 by one effect: drawn", reading: "neither was first" },
  "BOS-V3": { heading: "an empty pile means nothing; decay ends the game", reading: "the sources name no other defeat" },
  "BOS-V4": { heading: "a player may concede at any time", reading: "as everywhere" },

  // 14 Chosen readings of the specification, by its numbers
  "BOS-R1": {
    heading: "copy limit four, configurable",
    reading: "the Detailed Guide is the more specific text; three is a beginner's rule",
  },
  "BOS-R2": { heading: "vim doubles from what is left", reading: "the guide speaks of your vim and gives no maximum" },
  "BOS-R3": { heading: "only the target's side closes a column", reading: "see BOS-DA2" },
  "BOS-R4": {
    heading: "one's own summons do not block a self-attack, one's own boss may",
    reading: "moving needs a free spot, a boss does not move",
  },
  "BOS-R5": { heading: "acted summons may block", reading: "no cost and no state is named for blocking" },
  "BOS-R6": { heading: "a block stands, whatever happens to its legality", reading: "checked once, as in B2" },
  "BOS-R7": { heading: "all battle damage of the battle misses", reading: "the source speaks of one damage" },
  "BOS-R8": { heading: "a face-up boss can be attacked by summons", reading: "a ruling has one tie in battle" },
  "BOS-R9": { heading: "a boss may attack summons at any time", reading: "the restriction is worded for direct attacks" },
  "BOS-R10": { heading: "a boss is summoned free and ready", reading: "the turn text lists it as a plain action with a condition" },
  "BOS-R11": { heading: "face-down summons: see BOS-C8", reading: "locked out, and nothing turns them up" },
  "BOS-R12": { heading: "strength 0 outside battle: defeated after the ability", reading: "the battle rule generalised" },
  "BOS-R13": { heading: "would-abilities may repeat in each pass", reading: "as often as condition and cost allow" },
  "BOS-R14": { heading: "the turn player orders all, each controller decides", reading: "the guide orders without exception" },
  "BOS-R15": { heading: "decay is loss", reading: "nothing deals it" },
  "BOS-R16": { heading: "an acted wizard may summon", reading: "it is face-up and can be turned down" },
  "BOS-R17": { heading: "a moved blocker stays", reading: "nothing returns it" },
  "BOS-R18": { heading: "no Ether", reading: "not in the Detailed Guide; its text is not available" },
  "BOS-R19": { heading: "spells with a condition come after abilities", reading: "hidden cards cannot be ordered, and nobody must cast" },
  "BOS-R20": { heading: "damage by abilities meets the same conditions", reading: "they speak of damage and defeat, not of battles" },
  "BOS-R21": {
    heading: "a reduction lasts a pass, a set amount the battle",
    reading: "or each pass would reduce again, or a paid spell be lost",
  },
  "BOS-R22": { heading: "with a battler gone the other would-abilities lapse", reading: "or two Mirror Serpents would kill each other" },
  "BOS-R23": { heading: "a boss turned face-down: see BOS-X9", reading: "the guide knows no third state" },
  "BOS-R24": { heading: "nothing to choose: may not, or does nothing", reading: "only what can be done is offered" },
  "BOS-R25": { heading: "a boss's attack has no column", reading: "bosses stand beside the row" },
  "BOS-R26": {
    heading: "at 0 by an ability in B5 or B6: defeated in B7, by the ability",
    reading: "the card ruling separates battle damage from abilities",
  },

  // 16 The vocabulary of the card data
  "BOS-16.1": { heading: "what is printed on a card" },
  "BOS-16.2": { heading: "timings and conditions" },
  "BOS-16.3": { heading: "targets", no: "it is not what the text asks for" },
  "BOS-16.4": { heading: "costs and instructions", no: "the instruction cannot be carried out on it" },
  "BOS-16.5": { heading: "summoning conditions" },

  // Ours: where the specification leaves a gap (RULINGS.md)
  "BOS-H1": { heading: "`player` and `defender` stand in for the subject", reading: "or Guard Shift and Tide Seer could never happen" },
  "BOS-H2": {
    heading: "copies of a name are one choice",
    no: "another copy of the same name is offered in its place",
    reading: "equal names are equal cards (BOS-D7)",
  },
  "BOS-H3": {
    heading: "the window question goes to whoever could hold such a spell, for all the other knows",
    reading: "so the question betrays nothing",
  },
  "BOS-H4": { heading: "a summon or spell is shown as it is picked", reading: "a pick cannot be taken back, so nothing depends on it" },
  "BOS-H5": {
    heading: "what was seen to return to a castle stays known",
    reading: "seen is seen; of two copies the known one leaves first",
  },
  "BOS-H6": {
    heading: "the windows of BOS-N8 look at their conditions as in B4",
    reading: "a battle in small; without the repetition, for the amounts are fixed",
  },
  "BOS-H7": {
    heading: "a card defeated face-down has no after-defeat ability",
    reading: "its ability did not exist when the condition was met",
  },
  "BOS-H8": {
    heading: "when entries lapse in a battle state, its spells may still be cast",
    reading: "spells are not entries of the collection",
  },
  "BOS-H9": { heading: "life, vim and strength end at 30,000", reading: "numbers of the machine; no match comes near" },
  "BOS-H10": {
    heading: "readying is ordered only where a card of the players' colours may react to it",
    reading: "else the order changes nothing (BOS-T1a); what lies hidden decides nothing, or the question would betray it",
  },
  "BOS-H11": {
    heading: "after a cast in a window the turn player is first again",
    reading: "the cast goes back to (b), and (c) begins with the turn player",
  },
  "BOS-H12": { heading: "afterDefeated is collected as the cards leave", reading: "who leaves together still sees the others go" },
  "BOS-H13": { heading: "the colour of a deck is taken as known", reading: "nothing can be asked before a card of it has been face-up" },
  "BOS-H14": {
    heading: "abilities that go round in a circle are cut off",
    reading: "100 for one action; the engine must end, and no printed card comes near",
  },
  "BOS-H15": {
    heading: "a mandatory ability of the main phase is used at least once before the turn ends",
    reading: "its condition holds all through the phase, and must is must; once keeps the word, more is allowed",
  },
  "BOS-H16": {
    heading: "what was defeated at 0 is not turned face-down, outside of a battle either",
    reading: "16.4 says it of BOS-B7, and BOS-N9 is the same in small",
  },
  "BOS-H17": {
    heading: "who begins is known as the wizards are placed",
    reading: "it is an input of the match (BOS-S5); a setting is hidden from nobody",
  },
  "BOS-H18": {
    heading: "a battling card turned face-down fights on, without its abilities",
    reading: "legality is looked at once, and it has not left",
  },
  "BOS-H19": {
    heading: "a strength left as it was has not changed",
    reading: "there are no new values to work with",
  },
  "BOS-H20": {
    heading: "becoming ready: in the startup phase or by a text, not by being summoned",
    reading: "a summon arrives ready, and a boss that is summoned has a condition of its own",
  },
  "BOS-H21": {
    heading: "later decay, and a first turn without attacks: settings for trying",
    reading: "the book has neither; both are off unless the match is set up so",
    no: "the match was set up without attacks in its first turn",
  },
  "BOS-H22": {
    heading: "the column of an attack is its attacker's, as the block is decided",
    reading: "as the present column counts for wizards (BOS-W7)",
  },
} as const satisfies Rulebook;

/** A citation; one that does not exist does not compile. */
export type Paragraph = keyof typeof rulebook;
/** Null is "allowed"; otherwise the paragraph that forbids. */
export type No = Refusal<Paragraph>;
