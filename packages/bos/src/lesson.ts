/** A first match of BOS: what is explained, and when it first matters. */
import type { Lesson, Position } from "@duelex/kernel";

const of = (many: number, card: string): string[] => Array<string>(many).fill(card);

/** The other player's second turn: its fighter attacks the learner, whose own may block. So an attack and a block are met first, then one's own turn. */
const position: Position = {
  turn: 4,
  phase: "main",
  battle: { attacker: "Grove Pup", target: "P1", step: "block" },
  P1: {
    life: 22,
    vim: 2,
    wizards: ["enraged-mage", "T-R-W1", "T-R-W2"],
    summons: [{ card: "T-R-S5", column: 1 }],
    boss: ["T-R-B1"],
    castle: [...of(2, "collaia"), "T-R-S3", "T-R-S5"],
    spellbook: [...of(2, "T-R-P1"), ...of(4, "T-R-P2"), ...of(4, "T-R-P4")],
  },
  P2: {
    life: 20,
    vim: 0,
    wizards: ["T-Y-W1", "T-Y-W2", "T-Y-W3"].map((card) => ({ card, faceDown: true })),
    summons: [{ card: "T-Y-S3", column: 2 }],
    boss: ["T-Y-B1"],
    castle: [...of(2, "T-Y-S1"), "T-Y-S3", "T-Y-S4"],
    spellbook: [...of(3, "T-Y-P1"), ...of(3, "T-Y-P3"), ...of(4, "T-Y-P4")],
  },
};

export const lesson: Lesson = {
  decks: ["bos-red-test", "bos-yellow-test"],
  opponent: "level:3",
  seed: 7,
  position,
  notes: [
    {
      due: "start",
      title: "All your cards are at hand",
      text: "No shuffling, no drawing: your castle holds your summons, your spellbook your spells. You see all of yours; what the other player's hold you see when it is played. You win when the other player's life is 0.",
      rules: ["BOS-V1", "BOS-Z2"],
    },
    {
      due: "start",
      title: "A match under way",
      text: "Of the 30 life with which each began the other player has 20 left and you have 22. Three columns run across the table, 0, 1 and 2. It is the other player's turn: Grove Pup attacks you in column 2, where no fighter of yours stands.",
      rules: ["BOS-Z4", "BOS-K5"],
    },
    {
      due: "start",
      title: "Vim",
      text: "Vim pays for spells and for some abilities; summoning costs none. At the start of your turn what you have is doubled; but nothing doubled is nothing: who comes to 0, as the other player here has, stays at 0. So keep one.",
      rules: ["BOS-T1b"],
    },
    {
      due: { asked: "BOS-T2" },
      title: "Three wizards",
      text: "Each side has three, one to a column. A wizard calls fighters, and only into its own column.",
      rules: ["BOS-S1", "BOS-Z4"],
    },
    {
      due: { asked: "BOS-T2" },
      title: "Summon",
      text: "A wizard that is face up, with nothing in front of it, may call a summon of your castle into its column, if what the summon's card asks for holds. It turns face down for that, until your next turn.",
      rules: ["BOS-T2", "BOS-W3"],
    },
    {
      due: { asked: "BOS-T3" },
      title: "Your main phase",
      text: "Attack, cast spells, use abilities, in any order. What glows may be done and can be paid.",
      rules: ["BOS-T3"],
    },
    {
      due: { asked: "BOS-B2" },
      title: "What is attacked",
      text: "Any other summon, in whatever column, or a boss that is up. A player only where no summon of theirs stands in the attacker's column, and not before their first turn. Careful: you and your own cards are targets too. Each target says who would win.",
      rules: ["BOS-K2", "BOS-DA1", "BOS-DA3", "BOS-DA4"],
    },
    {
      due: { told: "BOS-B4.c" },
      title: "Who wins a battle",
      text: "Strength against strength. Both are dealt the other's strength, and whoever has none left is defeated. What a card loses does not come back, and what it gains it keeps, as long as it is on the battlefield.",
      rules: ["BOS-B4.c", "BOS-B5", "BOS-B7", "BOS-N1"],
    },
    {
      due: { asked: "BOS-B3.ii" },
      title: "Block",
      text: "An attack on you may be blocked by a summon of the next column, which moves before the attacker and stays there, or by the boss, if it is up. Not blocked, it costs you life.",
      rules: ["BOS-DA5", "BOS-DA6", "BOS-X4", "BOS-DA8"],
    },
    {
      due: { told: "BOS-X2" },
      title: "The boss",
      text: "While what its card asks for holds, a boss may be summoned in the main phase. It is strong, it may attack at once, and it may block any attack on its player.",
      rules: ["BOS-X2", "BOS-X4"],
    },
    {
      due: { asked: "BOS-A9c" },
      title: "Spells that wait",
      text: "Some spells are cast when something happens, in either turn. The turn player decides first, then the other.",
      rules: ["BOS-A9c"],
    },
    {
      due: { asked: "BOS-A5" },
      title: "May or must",
      text: "A card says “you may” where its ability is up to you: then you are asked. Whatever else it does, it does by itself.",
      rules: ["BOS-A5"],
    },
    {
      due: { told: "BOS-C6" },
      title: "Acted",
      text: "What has attacked lies sideways until its owner's next turn. It cannot attack again before, but it may still block.",
      rules: ["BOS-C6", "BOS-T1a", "BOS-DA6"],
    },
  ],
  terms: [
    {
      words: ["column 0", "column 1", "column 2", "column:"],
      means:
        "three columns run across the table and are called 0, 1 and 2: in each there is a place for one fighter of yours and for one of the other player's",
      rule: "BOS-Z4",
    },
    {
      words: ["vim"],
      means: "what pays for spells and some abilities; it doubles at the start of your turn, and nothing stays nothing",
      rule: "BOS-T1b",
    },
    {
      words: ["would lose a battle", "would lose"],
      means: "would have no strength left after it; where both have none, both would lose",
      rule: "BOS-B4.c",
    },
    { words: ["▒"], means: "a card that lies face down, and that you have not seen yet", rule: "BOS-Z9" },
    {
      words: ["castle"],
      means: "your summons that are not on the table; each may be summoned while what its card asks for holds",
      rule: "BOS-Z1",
    },
    {
      words: ["decay"],
      means: "from each player's eleventh turn on, life and vim are halved as it begins: win before that",
      rule: "BOS-T1c",
    },
    {
      words: ["wizard", "wizards"],
      means:
        "summons a fighter into its own column, by turning face down; it neither attacks nor blocks, but some have abilities, which they lose while face down",
      rule: "BOS-W3",
    },
    { words: ["spellbook"], means: "your spells, all of them at hand from the first turn", rule: "BOS-Z1" },
    { words: ["summons", "summon"], means: "a fighter; the number behind its name is its strength", rule: "BOS-Z6" },
    { words: ["strength"], means: "attack and health at once: what it deals, and what it loses; at 0 it is defeated", rule: "BOS-N1" },
    {
      words: ["for good"],
      means: "as long as the card is on the battlefield: strength does not go back when the turn ends",
      rule: "BOS-N1",
    },
    {
      words: ["face down", "face-down", "[down]"],
      means: "it does nothing and has no ability until it is turned up again",
      rule: "BOS-C5",
    },
    {
      words: ["boss"],
      means:
        "may be summoned while what its card asks for holds; it stands beside the columns, attacks and blocks; once defeated it cannot be summoned again",
      rule: "BOS-X7",
    },
    { words: ["acted"], means: "lies sideways: it cannot attack or act until its player's next turn; it may still block", rule: "BOS-C4" },
    { words: ["ready"], means: "upright and face up: it may attack and act", rule: "BOS-C3" },
    { words: ["act", "acts"], means: "turning a ready card sideways, as the price of what it does", rule: "BOS-C6" },
    {
      words: ["block", "who could block"],
      means: "an attack on a player may be taken over by a fighter of the next column, which moves there, or by the boss",
      rule: "BOS-DA5",
    },
    { words: ["graveyard"], means: "where defeated fighters and spent spells lie, open to both", rule: "BOS-Z3" },
    { words: ["enchantment"], means: "a spell that lies under a card and goes on", rule: "BOS-P6" },
  ],
};
