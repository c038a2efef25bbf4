/** A first match of Gundam: what is explained, and when it first matters. */
import type { Lesson } from "@duelex/kernel";
import { rulebook } from "./rulebook.ts";

/** The numbers of Units as they stand behind a name: "3/2". */
const PAIRS: readonly string[] = Array.from({ length: 100 }, (_, n) => `${Math.floor(n / 10)}/${n % 10}`);
const LEVELS: readonly string[] = Array.from({ length: 10 }, (_, n) => `Lv.${n}`);

export const lesson: Lesson = {
  decks: ["official-deck-001", "official-deck-002"],
  seed: 7,
  notes: [
    {
      due: "start",
      title: "How one wins",
      text: "Each player stands behind a Base and six Shields. An attack on the player hits the Base first, then the Shields, one for each hit. When nothing is left there, one more hit wins. A player whose deck is empty loses, too. Now choose who takes the first turn: both are fine.",
      rules: ["1-2-2-1", "1-2-2-2"],
    },
    {
      due: { asked: "5-2-1-6" },
      title: "One new hand",
      text: "You may put the whole hand under the deck and draw five others, once. A hand without Units of Lv.1 to 3 is worth changing. A Unit of Lv.2 with cost 2 needs two Resources on the table, and uses both. AP is the damage that it deals, HP the damage that destroys it; +2 and +1 on a Pilot are what it adds to its Unit.",
      rules: ["5-2-1-6", "2-8-1", "2-6"],
    },
    {
      due: { asked: "6-5" },
      title: "Your main phase",
      text: "Everything that glows green may be done now, in any order and as often as you can pay. When you are done, end the turn. A card that does not glow says why when you press it.",
      rules: ["6-5"],
    },
    {
      due: { told: "6-4" },
      title: "Resources",
      text: "Every turn brings one Resource. How many you have is your Lv.; a card whose Lv. is higher cannot be played yet. Paying turns Resources sideways; they come back at the start of your turn.",
      rules: ["6-4", "2-8-1", "2-9"],
    },
    {
      due: { told: "4-8" },
      title: "Deploying a Unit",
      text: "A Unit cannot attack in the turn in which it was deployed, unless it is a Link Unit: paired with the Pilot that its card names.",
      rules: ["2-11-4"],
    },
    {
      due: { asked: "8-3" },
      title: "The other side of a turn",
      text: "At the end of a turn, and in each battle, both players may use cards with Action. If you have none, pass.",
      rules: ["8-3"],
    },
    {
      due: { asked: "7-3-1" },
      title: "Whom to attack",
      text: "Attack the player, or a rested enemy Unit. Active ones cannot be attacked. The attacker turns sideways, so next turn it may be a target itself. Point at a target to see what would happen.",
      rules: ["7-3-1"],
    },
    {
      due: { told: "4-9" },
      title: "Pilots",
      text: "A Pilot is put under a Unit and adds its numbers to it. If the Unit's link condition names the Pilot, the two are linked, and the Unit may attack at once.",
      rules: ["2-3-4-4", "2-11"],
    },
    {
      due: { told: "7-6-3-2" },
      title: "Damage goes both ways",
      text: "Two Units that fight deal damage at the same time, each as much as its AP. Damage stays. A Unit with no HP left is destroyed.",
      rules: ["7-6-3-2", "10-3"],
    },
    {
      due: { asked: "7-4-1" },
      title: "Block",
      text: "A Unit with <Blocker> that is active may take over an attack. It turns sideways, and the battle is fought with it.",
      rules: ["7-4-1", "11-1-4"],
    },
    {
      due: { asked: "11-2-5" },
      title: "Burst",
      text: "When one of your Shields is destroyed, it is turned over. If it says 【Burst】, you may use that without paying. So a lost Shield may be a gift.",
      rules: ["11-2-5"],
    },
    {
      due: { told: "7-6-2-3" },
      title: "The Base",
      text: "Damage to the player lands on the Base while there is one, and then on one Shield for each attack, however strong.",
      rules: ["7-6-2-3", "7-6-2-4"],
    },
    {
      due: { asked: "9-3-3" },
      title: "Targets",
      text: "An effect that says “choose” asks when its sentence is reached. What may be chosen glows on the table.",
      rules: ["9-3-3"],
    },
  ],
  terms: [
    {
      words: ["Shields", "Shield"],
      means: "six cards face down that stand between an attack and its player; one is lost for each attack, however strong",
      rule: "3-6-4",
    },
    { words: ["Base"], means: "stands before the Shields and takes the damage of attacks while it is there", rule: "7-6-2-3" },
    {
      words: ["①", "②", "③", "④", "⑤"],
      means: "a circled number before a colon is a cost: so many Resources are rested to use what stands behind it",
      rule: "9-1-7-3",
    },
    {
      words: ["AP/HP", "AP", "HP", ...PAIRS],
      means: "two numbers of a Unit, as 3/2: AP, the damage that it deals, and HP, the damage that destroys it",
      rule: "2-6",
    },
    { words: ["cost"], means: "so many Resources are rested to play the card", rule: "2-9" },
    { words: ["Lv.", ...LEVELS], means: "the number of one's Resources; a card can be played only at its Lv. or above", rule: "2-8-1" },
    { words: ["Resource", "Resources"], means: "you get one more each turn; to pay a cost, so many are turned sideways", rule: "2-9" },
    { words: ["rested"], means: "lies sideways: it has been used, and stands up when its player's turn begins", rule: "4-4" },
    { words: ["Pilot", "pair"], means: "a card that is put under a Unit and adds its numbers to it", rule: "2-3-4-4" },
    {
      words: ["Link Unit", "linked", "links with"],
      means:
        "paired with a Pilot that its card names behind “links with”, a Unit is a Link Unit: it may attack in the turn in which it came",
      rule: "2-11",
    },
    { words: ["deployed this turn"], means: "a Unit cannot attack in the turn in which it came, unless it is a Link Unit", rule: "2-11-4" },
    { words: ["Burst", "【Burst】"], means: "an effect that a Shield has when it is hit: its player may use it at once", rule: "11-2-5" },
    { words: ["Blocker"], means: "this Unit may turn an attack on somebody else to itself, by resting", rule: "11-1-4" },
    { words: ["EX Resource"], means: "counts for the Lv. like a Resource, until it pays 1: then it leaves the game", rule: "4-17-5" },
    { words: ["EX Base"], means: "the Base with which each player begins; it leaves the game when it is destroyed", rule: "4-17-4-1" },
    {
      words: ["token", "tokens"],
      means:
        "a card that an effect makes, as no deck holds it; when it would go to a hand, the trash or a deck, it leaves the game instead",
      rule: "4-17-2-4",
    },
    {
      words: ["shield area"],
      means: "where the Base and the Shields lie; the Base, while it is there, is its first card, then the top Shield",
      rule: "3-6-4-1",
    },
    {
      words: ["trait", "traits", "Earth Federation", "White Base Team", "Zeon", "Clan", "ZAFT", "Triple Ship Alliance"],
      means:
        "a group that a card belongs to, in ( ) on it, as (White Base Team); it does nothing itself, but other cards ask for it; in [ ] stands a name",
      rule: "2-5",
    },
    { words: ["this Unit"], means: "in the text of a Pilot: the Unit that the Pilot lies under", rule: "2-3-4-3" },
    { words: ["active"], means: "stands upright: it may attack, block or pay; what has done so is rested", rule: "4-4" },
    { words: ["▒"], means: "a card in the other hand that you have not seen; those named beside it have been shown to you", rule: "3-8" },
    { words: ["Command"], means: "a card that is used once and goes to the trash; some may be paired as Pilots instead", rule: "2-3-5" },
    { words: ["【Deploy】", "【Deploy"], means: "what a Unit or Base does as it comes into play", rule: "11-2-6" },
    { words: ["【Attack】"], means: "what a Unit does as it attacks, before the battle", rule: "11-2-7" },
    { words: ["【When Paired】", "【When Paired"], means: "what happens as a Pilot is put under this Unit", rule: "11-2-9" },
    { words: ["【When Linked】", "【When Linked"], means: "what happens as this Unit becomes a Link Unit", rule: "{13-2-11}" },
    { words: ["【During Pair】", "【During Pair"], means: "as long as a Pilot lies under this Unit", rule: "11-2-10" },
    { words: ["【During Link】"], means: "as long as this is a Link Unit", rule: "{13-2-12}" },
    { words: ["【Pilot】"], means: "a Command with this may be paired with a Unit as that Pilot, instead of being used", rule: "11-2-11" },
    { words: ["【Destroyed】"], means: "what happens when this card is destroyed", rule: "11-2-8" },
    {
      words: ["【Main】", "【Activate･Main】"],
      means: "to be used in one's own main phase",
      rule: "11-2-1",
    },
    {
      words: ["【Action】", "【Activate･Action】"],
      means: "to be used in an action step: in each battle and at the end of a turn, of either player",
      rule: "11-2-4",
    },
    { words: ["【Once per Turn】"], means: "it can be used once in each turn", rule: "11-2-12" },
    {
      words: ["Breach"],
      means:
        "in its own player's turn: when this Unit attacks and destroys a Unit, also if it dies itself, so much damage goes to the enemy Base or, without one, to a Shield; as a defender it does nothing",
      rule: "11-1-2",
    },
    { words: ["Repair"], means: "at the end of its player's turn so much damage is taken off it", rule: "11-1-1" },
    { words: ["Support"], means: "rest this Unit, and another one gets so much AP for the turn", rule: "11-1-3" },
    { words: ["First Strike"], means: "when it attacks it deals its damage first; what that destroys deals none back", rule: "11-1-5" },
    { words: ["High-Maneuver"], means: "while it attacks, Blockers cannot block", rule: "11-1-6" },
    { words: ["Suppression"], means: "it hits two Shields at once", rule: "{13-1-7}" },
    {
      words: ["{…}", ...Object.keys(rulebook).filter((paragraph) => paragraph.startsWith("{"))],
      means: "paragraphs have their numbers of edition 1.0; in braces stands one that only the new edition has, 1.9.0, which is played",
      rule: "{3-2-3}",
    },
  ],
};
