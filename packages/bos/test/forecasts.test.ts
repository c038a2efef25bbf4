/** What answers are said to lead to: who is left with what, what cannot touch the other player, and the last vim. */
import { diceOf, type Match, newMatch } from "@duelex/kernel";
import { openScenario } from "@duelex/kernel/scenario";
import { harmOf, menuOf, whyNotWords } from "@duelex/session";
import { expect, test } from "vitest";
import { bos } from "../src/index.ts";
import { table } from "./table.ts";

const cards = [
  { name: "Ram", strength: 5 },
  { name: "Wall", strength: 9 },
  { name: "Pup", strength: 2 },
];
const gains = (amount: number) => ({ op: "gainStrength", target: "self", amount });
const opened = (position: object, ...answers: string[]) => {
  const match = openScenario(bos, { game: "bos", title: "test", cards, position: position as never });
  match.record();
  for (const answer of answers) match.play(match.parse(answer));
  return match;
};
const menu = (position: object, ...script: string[]) => {
  const match = opened(position, ...script);
  return menuOf(match, match.asked, bos.mat).map(({ phrase, means }) => [phrase, means]);
};

test("BOS-B7: a battle is forecast by what is left of both; one's own side stands last", () => {
  const position = {
    P1: { summons: ["Ram", { card: "Pup", column: 1 }] },
    P2: { summons: [{ card: "Wall", column: 1 }, { card: "Pup", column: 2 }], life: 20 }, // biome-ignore format: as the table lies
  };
  expect(menu(position, "attack with Ram")).toEqual([
    ["target P2", "P2 goes from 20 to 15 life, unless Wall blocks"],
    ["target Wall", "Ram is defeated, 4 left of Wall (9)"],
    ["target Pup", "Pup (2) is defeated, 3 left of Ram"],
    ["target P1", "yourself: P1 goes from 30 to 25 life"],
    ["target Pup", "your own card"],
  ]);
});

test("BOS-A9b: abilities that wait are told apart by where their cards stand, and by what they are about", () => {
  const each = { op: "gainVim", player: "you", amount: 1 };
  const watcher = { name: "Watcher", strength: 3, effect: [{ timing: "dealtDamage", mode: "optional", cost: [], condition: { subject: { of: ["summon"], sides: "both" } }, do: [each] }] }; // biome-ignore format: a row
  const position = { P1: { summons: ["Ram", { card: "Watcher", column: 1 }, { card: "Watcher", column: 2 }] }, P2: { summons: [{ card: "Pup", column: 0 }] } }; // biome-ignore format: a row
  const match = openScenario(bos, { game: "bos", title: "test", cards: [...cards, watcher], position } as never);
  for (const answer of ["attack with Ram", "target Pup"]) match.play(match.parse(answer));
  const told = menuOf(match, match.asked, bos.mat).map(({ means, alike }) => [means.split(":")[0], alike]);
  const places = [1, 2].map((column) => `P1's Watcher (column ${column})`);
  expect(told).toEqual(["P2's Pup", "P1's Ram"].flatMap((about) => places.map((place) => [`${place}, about ${about}`, 1])));
});

test("BOS-B6: what an ability has to do in the battle is counted in its forecast, and named", () => {
  const volkrath = { card: "Volkrath, the Last Pyre", strength: 4, acted: true };
  const position = { P1: { summons: ["Thorn Hart"], life: 20 }, P2: { boss: [volkrath], life: 28 } };
  expect(menu(position, "attack with Thorn Hart", "target P2")).toEqual([
    ["block with Volkrath, the Last Pyre", "Volkrath (4) is defeated, Thorn Hart is defeated, P1 goes from 20 to 18 life, with Thorn Hart's and Volkrath's ability"], // biome-ignore format: a row
    ["do not block", "P2 goes from 28 to 25 life"],
  ]);
});

test("BOS-DA5, BOS-X4: before a direct attack it is said who could take it on, a boss that has acted too", () => {
  const position = { P1: { summons: ["Ram"] }, P2: { boss: [{ card: "Wrath of the Wilds", strength: 6, acted: true }], life: 28 } };
  expect(menu(position, "attack with Ram")[0]).toEqual(["target P2", "P2 goes from 28 to 23 life, unless Wrath of the Wilds blocks"]);
});

test("BOS-N2: a standing reduction is counted; what is dealt, taken off and lost adds up", () => {
  const wrath = { card: "Wrath of the Wilds", strength: 10 };
  const position = {
    P1: { summons: ["Ram"] },
    P2: { boss: [wrath], summons: [{ card: "Elder Tusk", strength: 6 }, { card: "Pup", column: 2 }] }, // biome-ignore format: as the table lies
  };
  expect(menu(position, "attack with Ram")).toContainEqual([
    "target Elder Tusk",
    "Ram is defeated, 2 left of Elder Tusk (6), which takes 5 − 1 (Wrath of the Wilds)",
  ]);
  const match = opened(position, "attack with Ram", "target Pup");
  const told = match.recorder!.events.map((event) => match.tell(event));
  expect(told).toContain("P2's Pup is dealt 5 − 1 damage by P1's Ram and loses the 2 strength it had left");
});

test("BOS-N2: damage to a card without strength has nothing to take; a spell that defeats is called a spell", () => {
  const battle = opened(
    { P1: { summons: [{ card: "Pup", column: 0 }] }, P2: { summons: ["Thorn Hart"] } },
    "attack with Pup",
    "target Thorn Hart",
  );
  expect(battle.recorder!.events.map((event) => battle.tell(event))).toContain("P1's Pup takes no damage: it has no strength left to lose");
  const cast = opened({ P1: { vim: 2, spellbook: ["Fireburst"] }, P2: { summons: ["Pup"] } }, "cast Fireburst");
  const told = cast.recorder!.events.map((event) => cast.tell(event));
  expect(told).toContain("P2's Pup is defeated by a spell");
});

test("BOS-A13: a spell that would find only one's own side says so, and stands last", () => {
  const position = { P1: { vim: 3, spellbook: ["Fireburst"], summons: ["Ram"] }, P2: {} };
  expect(menu(position).at(-1)).toEqual(["cast Fireburst", "only your own side to hit; 2 of 3 vim: Deal 2 damage to a summon or boss."]);
});

test("BOS-B2: of an attack it is told in which columns both stand, so that two of one name are told apart", () => {
  const position = { P1: { summons: ["Ram", "Ram"] }, P2: { summons: [{ card: "Pup", column: 1 }, { card: "Pup", column: 2 }] } }; // biome-ignore format: as the table lies
  const match = opened(position, "attack with Ram (2)", "target Pup (2)");
  expect(match.recorder!.events.map((event) => match.tell(event))).toContain("P1's Ram (column 1) attacks P2's Pup (column 2)");
});

test("BOS-B2: why nothing is targeted now is said of what was wished for, and of nothing else", () => {
  const position = { P1: { summons: ["Ram"] }, P2: { summons: [{ card: "Wall", column: 0 }, { card: "Pup", column: 1 }] } }; // biome-ignore format: as the table lies
  const facts = (seat: 0 | 1, words: string) => whyNotWords(opened(position), seat, words).map(({ fact }) => fact);
  expect(facts(0, "target Pup")).toEqual(["no target is being chosen: the attacker comes first"]);
  expect(facts(0, "target P2")).toEqual([
    "no target is being chosen: the attacker comes first; Wall stands before Ram, in column 0 of P2's side (BOS-DA2)",
  ]);
  expect(facts(1, "target Ram")).toEqual(["no target is being chosen: it is P1's turn"]);
});

test("BOS-K7, BOS-T3: why nobody attacks is the battle under way to whose turn it is, and the turn to the other player", () => {
  const match = opened({ P1: { summons: ["Ram", "Pup"] }, P2: { summons: ["Wall"] } }, "attack with Ram");
  const fact = (seat: 0 | 1, words: string) => whyNotWords(match, seat, words)[0]!.fact;
  expect(fact(0, "attack with Pup")).toBe("the attack of P1's Ram is not over, and attacks are made one at a time");
  expect(fact(1, "attack with Wall")).toBe("only in your main phase; P1 is asked now: what does Ram attack, with strength 5?");
});

test("BOS-DA7: who attacks their own player stands where a blocker would have to move, and that is why nobody blocks", () => {
  const P1 = { summons: ["Ram", { card: "Pup", column: 1 }] };
  const match = opened({ P1, P2: { summons: ["Wall"] } }, "attack with Ram", "target P1");
  expect(match.recorder!.events.map((event) => match.tell(event))).toContain(
    "P1 has nobody who could block P1's Ram: the attacker itself stands in column 0, where a blocker would have to move",
  );
});

test("BOS-DA5: where a card of one's own helps and one of theirs blocks, a forecast has one unless", () => {
  const P1 = { vim: 3, summons: ["Ram"], spellbook: ["Battle Rage"] };
  const P2 = { life: 6, summons: [{ card: "Pup", column: 1 }] };
  const [first] = menu({ P1, P2 }, "attack with Ram");
  expect(first).toEqual(["target P2", "P2 goes from 6 to 1 life, unless P1 casts Battle Rage (1 vim), or Pup blocks"]);
});

test("BOS-X2: a boss that waits for summons in graveyards shows its player how many there are, and nobody else", () => {
  const match = opened({ P1: { boss: ["Volkrath, the Last Pyre"], graveyard: ["Ash Hound"] }, P2: { graveyard: ["Moss Ox", "Icicle"] } });
  const marks = (seat: 0 | 1) =>
    match
      .view(seat)
      .rows.filter(({ id }) => id === "boss")
      .flatMap(({ cells }) => cells.map((cell) => cell?.marks));
  expect(marks(0)).toContainEqual(["2 of 3 summons in graveyards"]);
  const boss = ["Volkrath, the Last Pyre"];
  const ripe = opened({ P1: { boss, graveyard: ["Ash Hound", "Moss Ox"] }, P2: { graveyard: ["Pup"] } }).view(0);
  expect(ripe.rows.flatMap(({ cells }) => cells.map((cell) => cell?.marks))).toContainEqual(["may be summoned: 3 in graveyards"]);
  expect(JSON.stringify(match.view(1))).not.toContain("in graveyards");
});

test("BOS-DA3: an attack that finds only one's own side stands after the end of the turn", () => {
  const before = { turn: 1, P1: { summons: ["Ram"] }, P2: {} };
  expect(menu(before).map(([phrase]) => phrase)).toEqual(["end the turn", "attack with Ram"]);
  expect(menu(before).at(-1)).toEqual(["attack with Ram", "only your own side to attack: P2 has not begun a turn yet (BOS-DA3)"]);
});

test("BOS-T1b: that nothing doubles to nothing is said before the last vim is paid, and when it has been", () => {
  const spend = (vim: number) => menu({ P1: { vim, spellbook: ["Fireburst"], summons: ["Ram"] }, P2: { summons: ["Wall"] } });
  expect(spend(2)).toContainEqual(["cast Fireburst", "2 of 2 vim (then 0 stays 0): Deal 2 damage to a summon or boss."]);
  expect(spend(3)).toContainEqual(["cast Fireburst", "2 of 3 vim: Deal 2 damage to a summon or boss."]);
  const match = opened({ P1: { summons: ["Ram"] }, P2: { vim: 0 } }, "end the turn");
  const told = match.recorder!.events.map((event) => match.tell(event));
  expect(told).toContain("P2's vim stays 0: nothing doubles to nothing");
});

test("BOS-T3, BOS-K1: who ends the turn is told who has not attacked, and who attacks whether the player can be reached", () => {
  const open = { P1: { summons: ["Ram", { card: "Pup", column: 1 }] }, P2: { summons: [{ card: "Wall", column: 1 }] } };
  expect(menu(open)).toEqual([
    ["attack with Ram", "P2 with 5, or a card: nobody stands before it, but Wall could block"],
    ["attack with Pup", "cards only, not P2: Wall stands before it (BOS-DA2)"],
    ["end the turn", "not attacked yet: Ram, Pup"],
  ]);
  const acted = { P1: { summons: [{ card: "Ram", acted: true }] }, P2: {} };
  expect(menu(acted)).toEqual([["end the turn", "your turn is over"]]);
});

test("BOS-X2: who ends the turn is told that the boss could be summoned", () => {
  const boss = [{ card: "Volkrath, the Last Pyre", faceDown: true }];
  const ended = (summons: object[], graveyard: string[]) => menu({ P1: { boss, summons, graveyard }, P2: {} }).at(-1);
  const acted = [{ card: "Ram", acted: true }];
  expect(ended(acted, ["Pup", "Pup"])).toEqual(["end the turn", "your turn is over"]);
  expect(ended(acted, ["Pup", "Pup", "Wall"])).toEqual(["end the turn", "not summoned yet: your boss Volkrath"]);
  expect(ended([{ card: "Ram" }], ["Pup", "Pup", "Wall"])).toEqual([
    "end the turn",
    "not attacked yet: Ram; not summoned yet: your boss Volkrath",
  ]);
});

test("BOS-V1: before the turn is ended although a win is there, that is said", () => {
  const warned = (life: number) => {
    const match = opened({ P1: { summons: ["Ram"] }, P2: { life } });
    const answers = menuOf(match, match.asked, bos.mat);
    return harmOf(bos, match, match.asked, answers.find(({ phrase }) => phrase === "end the turn")!, answers);
  };
  expect(warned(5)).toEqual(["You can win now, if nothing stops it: attack with Ram."]);
  expect(warned(6)).toEqual([]);
});

test("BOS-A5: whether an ability that makes its card stronger would win the battle is said before it is used", () => {
  const grow = { timing: "wouldLoseBattle", mode: "optional", condition: null, cost: [{ op: "payVim", amount: 1 }], do: [gains(2)] };
  const position = { P1: { summons: ["Wall"], vim: 1 }, P2: { summons: [{ card: "Knight", column: 0 }], vim: 2 } };
  const match = openScenario(bos, {
    ...{ game: "bos", title: "test", position: position as never },
    cards: [...cards, { name: "Knight", strength: 8, effect: [grow] }],
  });
  match.record();
  match.play(match.parse("attack with Wall"));
  match.play(match.parse("target Knight"));
  expect(menuOf(match, match.asked, bos.mat).map(({ phrase, means }) => [phrase, means])).toEqual([
    ["use it", "1 of P2's 2 vim is paid; Wall (9) is defeated, 1 left of Knight (10)"],
    ["do not use it", "nothing is paid; Knight (8) is defeated, 1 left of Wall (9)"],
  ]);
});

test("BOS-T1a: each wizard that is ready again is told, turned up or upright; summons that stand up again are not", () => {
  const wizards = [{ card: "Cinder Adept", faceDown: true }, { card: "Spite Caller", acted: true }]; // biome-ignore format: a row
  const match = opened({ P1: {}, P2: { wizards, summons: [{ card: "Ram", acted: true }] } }, "end the turn");
  const ready = match.recorder!.events.filter(({ what }) => what === "ready");
  expect(ready.map((event) => [match.tell(event), bos.mat.quiet.includes(match.sentenceOf(event))])).toEqual([
    ["P2's Cinder Adept is face-up again: it is ready", false],
    ["P2's Ram becomes ready, upright again", true],
    ["P2's Spite Caller is upright once more: it is ready", false],
  ]);
});

test("BOS-W1: a boss that is called like a summon is said to be summoned in the main phase, and what it needs", () => {
  const match = opened({
    phase: "summoning",
    P1: { boss: [{ card: "Volkrath, the Last Pyre", faceDown: true }], castle: ["Ram"], wizards: ["Cinder Adept"] },
    P2: {},
  });
  const [judgement] = whyNotWords(match, match.asked, "summon volkrath");
  expect(judgement).toMatchObject({ allowed: false, rule: "BOS-W1" });
  expect(judgement!.fact).toMatch(
    /^Volkrath, the Last Pyre is no summon but a boss, and is summoned in the main phase: "summon the boss Volkrath, the Last Pyre"\. .* needs: /,
  );
});

test("BOS-A5: an ability that could hit only one's own side says so; to use it and not to stand where they always do", () => {
  const position = { P1: { summons: ["Ram"], wizards: [{ card: "Spite Caller", column: 1 }] }, P2: {} };
  expect(menu(position, "attack with Ram", "target P2")).toEqual([
    ["use it", "only your own side to hit; Spite Caller acts; P2 goes from 30 to 26 life"],
    ["do not use it", "nothing is paid; P2 goes from 30 to 25 life"],
  ]);
});

test("BOS-A5: in thirty matches no question to use an ability or not says the same beside both answers", () => {
  const alike: string[] = [];
  let asked = 0;
  for (let seed = 1; seed <= 30; seed++) {
    const decks = [bos.decks[seed % 3]!.deck, bos.decks[(seed + 1) % 3]!.deck] as const;
    const match: Match = newMatch(bos, { decks, seed });
    const dice = diceOf(seed);
    while (!match.over) {
      const question = match.question(match.asked)!;
      if (question.rule === "BOS-A5") {
        asked++;
        const means = menuOf(match, match.asked, bos.mat).map((answer) => answer.means);
        if (new Set(means).size < 2) alike.push(`${question.says} ${means[0]}`);
      }
      match.play(dice(match.options().count));
    }
  }
  expect(asked).toBeGreaterThan(50);
  expect(alike).toEqual([]);
});

test("BOS-A5: a question to use an ability or not says what each answer would make of the table as it is now", () => {
  const afterDefeat = opened(
    { P1: { summons: ["Collaia"] }, P2: { summons: ["Pup"] } }, // biome-ignore format: a row
    "attack with Collaia",
    "target Pup",
  );
  expect(menuOf(afterDefeat, 0, bos.mat).map(({ means }) => means)).toEqual([
    "it costs nothing; Collaia (2) stands up again and may attack once more",
    "Collaia (2) stays sideways",
  ]);
  const defended = opened(
    { P1: { summons: ["Pup"] }, P2: { summons: [{ card: "Collaia", acted: true, strength: 5 }] } },
    "attack with Pup",
    "target Collaia",
  );
  expect(menuOf(defended, 1, bos.mat)[0]!.means).toBe("it costs nothing; Collaia (3) stands up again"); // in the other player's turn it attacks nobody
  const choosing = opened({ P1: { summons: ["Ram"], wizards: [{ card: "Spite Caller", column: 1 }] }, P2: { summons: ["Wall"] } }, "attack with Ram", "target Wall"); // biome-ignore format: a row
  expect(menuOf(choosing, 0, bos.mat).map(({ means }) => means)).toEqual([
    "Spite Caller acts; you choose who is dealt 1 damage",
    "nothing is paid; Ram (5) is defeated, 4 left of Wall (9)",
  ]);
});

test("BOS-A5: whose ability could still change a forecast is said, with what it costs and does", () => {
  const knights = { P1: { vim: 2, summons: ["Grudge Knight"] }, P2: { vim: 2, summons: [{ card: "Grudge Knight", column: 1 }] } };
  expect(menu(knights, "attack with Grudge Knight")).toContainEqual([
    "target Grudge Knight",
    "the attacker is defeated, Grudge Knight (3) is defeated, unless P1 or P2 uses Grudge Knight's ability (pay 1 vim: this card gains 2 strength for good)",
  ]);
});

test("BOS-A9c: a spell of one's own that would still turn a battle is named before it, with what it costs; one that would not, is not", () => {
  const rage = (amount: number, vim: number, strength: number) =>
    menu({ P1: { vim, spellbook: Array(amount).fill("Battle Rage"), summons: ["Ram"] }, P2: { summons: [{ card: "Wall", strength }] } }, "attack with Ram")[0]![1]; // biome-ignore format: a row
  expect(rage(1, 2, 6)).toBe("Ram is defeated, 1 left of Wall (6), unless P1 casts Battle Rage (1 vim)");
  expect(rage(2, 2, 8)).toBe("Ram is defeated, 3 left of Wall (8), unless P1 casts Battle Rage ×2 (2 vim)");
  expect(rage(1, 2, 7)).toBe("Ram is defeated, 2 left of Wall (7), unless P1 casts Battle Rage (1 vim): then both are defeated");
  for (const vain of [rage(1, 0, 6), rage(1, 2, 8), rage(0, 2, 6)]) expect(vain).not.toContain("unless");
  const foe = { P1: { summons: ["Ram"] }, P2: { vim: 2, spellbook: ["Battle Rage"], summons: [{ card: "Wall", strength: 6 }] } };
  expect(menu(foe, "attack with Ram")[0]![1]).not.toContain("Battle Rage");
});

test("BOS-A5: an ability that would change numbers, but not who lives, is no doubt; whether it is enough once more is said beside it", () => {
  const wrath = (strength: number) => ({
    P1: { boss: [{ card: "Wrath of the Wilds", strength }] },
    P2: { vim: 4, summons: ["Grudge Knight", { card: "Pup", column: 1 }] },
  });
  const forecast = (strength: number) => menu(wrath(strength), "attack with Wrath of the Wilds").find(([phrase]) => phrase === "target Grudge Knight")![1]; // biome-ignore format: a row
  expect(forecast(20)).toBe("Grudge Knight (3) is defeated, 17 left of Wrath of the Wilds");
  expect(forecast(4)).toContain("unless P2 uses Grudge Knight's ability (pay 1 vim");
  const uses = menu(wrath(20), "attack with Wrath of the Wilds", "target Grudge Knight").map(([, means]) => means);
  expect(uses[0]).not.toContain("unless it is used again");
  const again = menu(wrath(7), "attack with Wrath of the Wilds", "target Grudge Knight").map(([, means]) => means);
  expect(again[0]).toMatch(/, unless it is used again: then both are defeated$/);
});

test("BOS-A5: an ability that is used after the damage changes nothing of the battle, and is not told as if it did", () => {
  const position = { P1: { summons: [{ card: "Pup", column: 1 }] }, P2: { summons: [{ card: "Collaia", column: 0 }] } };
  expect(menu(position, "attack with Pup", "target P2")[0]).toEqual([
    "block with Collaia",
    "Pup is defeated, 2 left of Collaia (4); Collaia moves to column 1 and stays there",
  ]);
});

test("BOS-A5: a harmful ability of one's own is no doubt of one's own attack on a player", () => {
  const position = {
    P1: { summons: ["Ram"], wizards: [{ card: "Spite Caller", column: 1 }] },
    P2: { summons: [{ card: "Wall", strength: 6, column: 2 }] },
  };
  const [player, card] = menu(position, "attack with Ram");
  expect(player).toEqual(["target P2", "P2 goes from 30 to 25 life"]);
  expect(card![1]).toMatch(
    /, unless P1 uses Spite Caller's ability \(turn it sideways: 1 damage is dealt to a summon or boss\): then both are defeated$/,
  );
});

test("BOS-DA1: that a player or a card may be attacked is said only where there is a card", () => {
  expect(menu({ P1: { summons: ["Ram"] }, P2: {} })[0]).toEqual(["attack with Ram", "P2 with 5: nobody stands before it"]);
});

test("BOS-DA5, BOS-X4: why nobody could block is said in the line", () => {
  const why = (summons: object[], boss: string[]) => {
    const position = { P1: { summons: [{ card: "Ram", column: 0 }] }, P2: { summons, boss, castle: ["Pup"] } };
    const match = opened(position, "attack with Ram", "target P2");
    const line = match.recorder!.events.find(({ what }) => what === "noBlocker");
    return line === undefined ? "" : match.tell(line);
  };
  expect(why([], [])).toBe("P2 has nobody who could block P1's Ram: P2 has no summon");
  expect(why([{ card: "Pup", column: 2 }], ["Wrath of the Wilds"])).toBe(
    "P2 has nobody who could block P1's Ram: no face-up summon of P2 stands in a column beside column 0, and P2's boss is not up",
  );
  expect(why([{ card: "Pup", column: 1, faceDown: true }], [])).toMatch(/no face-up summon of P2 stands in a column beside column 0$/);
});

test("BOS-W3: beside a summon it is said where it may stand, and which wizard lies face-down for it", () => {
  const position = {
    ...{ phase: "summoning", P2: {} },
    P1: { castle: ["Pup", "Collaia"], wizards: ["Enraged Mage", "Cinder Adept", { card: "Spite Caller", column: 2, faceDown: true }] },
  };
  const means = Object.fromEntries(menu(position));
  expect(means["summon Pup"]).toBe("strength 2, into column 0 or 1; its wizard turns face-down (Enraged Mage or Cinder Adept)");
  expect(means["summon Collaia"]).toMatch(
    /^strength 4, into column 0; its wizard turns face-down \(Enraged Mage\); When this card defeats a summon in battle, you may: /,
  );
});

test("BOS-X2, BOS-16.5: of a boss that comes it is told what let it come", () => {
  const position = { P1: { boss: ["Wrath of the Wilds"], summons: ["Ram", "Wall", "Pup"] }, P2: {} };
  const match = opened(position, "summon the boss Wrath of the Wilds");
  expect(match.recorder!.events.map((event) => match.tell(event))).toContain(
    "P1's boss Wrath of the Wilds is summoned, ready, with strength 10; it may come because P1 has 3 summons",
  );
});

test("BOS-A4: of an ability that is used it is told what it says, with the players by name", () => {
  const match = opened({ P1: { summons: ["Ram"] }, P2: { summons: [{ card: "Thorn Hart", column: 1 }] } }, "attack with Ram", "target Thorn Hart"); // biome-ignore format: a row
  expect(match.recorder!.events.map((event) => match.tell(event))).toContain(
    "P2 uses Thorn Hart's ability: when this card takes damage in battle, 1 damage is dealt to the other card in the battle",
  );
  const seer = opened({ P1: { vim: 1, spellbook: ["Icicle"], wizards: ["Tide Seer"] }, P2: {} }, "cast Icicle", "choose P2", "use it");
  expect(seer.recorder!.events.map((event) => seer.tell(event))).toContain(
    "P1 uses Tide Seer's ability: when P1 has cast a spell, P1 may turn it sideways: P1 gains 1 life",
  );
});

test("BOS-N2, BOS-B6: what a blow deals and what is taken off it add up to what is told as taken", () => {
  const position = { P1: { summons: ["Pup"] }, P2: { boss: [{ card: "Wrath of the Wilds", strength: 10 }], summons: ["Wall"] } };
  const match = opened(position, "attack with Pup", "target Wall");
  expect(match.recorder!.events.map((event) => match.tell(event))).toContain(
    "P2's Wall, hit by P1's Pup, takes 2 − 1 = 1 damage and has 8 strength left",
  );
});

test("BOS-N1, BOS-C8: what lasts is told as lasting", () => {
  const grown = opened({ P1: { vim: 1, spellbook: ["Battle Rage"], summons: ["Ram"] }, P2: {} }, "attack with Ram", "target P2", "cast Battle Rage"); // biome-ignore format: a row
  expect(grown.recorder!.events.map((event) => grown.tell(event))).toContain(
    "P1's Ram gains 2 strength for good and has 7, by Battle Rage",
  );
  const frozen = opened({ P1: { vim: 3, spellbook: ["Deep Freeze"] }, P2: { summons: ["Ram"] } }, "cast Deep Freeze");
  expect(frozen.recorder!.events.map((event) => frozen.tell(event))).toContain(
    "P2's Ram is turned face-down, by Deep Freeze: it does nothing from now on, for summons are not turned up again",
  );
});

test("BOS-T3: the answers of one verb stand together, whatever lies in the columns between them", () => {
  const position = {
    P1: { summons: ["Ram", "Pup"], wizards: ["Cinder Adept", { card: "Ivy Warden", column: 1 }] },
    P2: { summons: ["Wall"] },
  };
  expect(menu(position).map(([phrase]) => phrase)).toEqual([
    "attack with Ram",
    "attack with Pup",
    "use the ability of Cinder Adept",
    "use the ability of Ivy Warden",
    "end the turn",
  ]);
});

test("BOS-N2, BOS-N3: in thirty matches each line of damage taken shows all that was dealt, and its numbers add up", () => {
  const wrong: string[] = [];
  let less = 0;
  for (let seed = 1; seed <= 30; seed++) {
    const match: Match = newMatch(bos, { decks: [bos.decks[seed % 3]!.deck, bos.decks[1]!.deck], seed });
    const { events } = match.record();
    const dice = diceOf(seed);
    while (!match.over) match.play(dice(match.options().count));
    for (const [at, event] of events.entries()) {
      if (event.what !== "take") continue;
      const dealt = events.slice(0, at).findLast(({ what, card }) => what === "deal" && card === event.card)!.amount;
      const line = match.tell(event);
      const [, from, off] = /(\d+) − (\d+)/.exec(line) ?? [];
      const whole = from === undefined ? Number(/(?:takes|dealt) (\d+)/.exec(line)![1]) : Number(from);
      const result = /= (\d+) damage/.exec(line)?.[1];
      if (off !== undefined) less++;
      if (whole !== dealt || (result !== undefined && (Number(from) - Number(off) !== Number(result) || Number(result) !== event.amount)))
        wrong.push(line);
    }
  }
  expect(less).toBeGreaterThan(10);
  expect(wrong).toEqual([]);
});

test("BOS-N2, BOS-V1: damage that is more than the life that is left is told as what was dealt and what was lost", () => {
  const match = opened({ P1: { summons: ["Wall"] }, P2: { life: 6 } }, "attack with Wall", "target P2");
  const told = match.recorder!.events.map((event) => match.tell(event));
  expect(told).toContain("P2 is dealt 9 damage by P1's Wall and loses the 6 life that was left");
  const path = (life: number, ...script: string[]) => opened({ P1: { vim: 4, spellbook: ["Scorched Path"] }, P2: { life } }, ...script);
  const foretold = (life: number) => path(life).meaning(path(life).parse("cast Scorched Path"));
  expect(foretold(4)).toBe("4 of 4 vim (then 0 stays 0): Deal 3 damage to your opponent.");
  expect(foretold(3)).toBe("4 of 4 vim (then 0 stays 0): P2 loses the last life: P1 wins; Deal 3 damage to your opponent.");
  const spell = path(2, "cast Scorched Path");
  expect(spell.recorder!.events.map((event) => spell.tell(event))).toContain(
    "P2 is dealt 3 damage by P1's Scorched Path and loses the 2 life that was left",
  );
  const exact = opened({ P1: { summons: ["Pup"] }, P2: { life: 2 } }, "attack with Pup", "target P2");
  expect(exact.recorder!.events.map((event) => exact.tell(event))).toContain("P2 takes 2 damage from P1's Pup and has 0 life left");
});

test("BOS-A9c: who may cast a spell before the block is told in the question who could still block", () => {
  const asked = (summons: object[]) => {
    const P1 = { vim: 4, summons: ["Pup"], spellbook: ["Battle Rage"] };
    return opened({ P1, P2: { summons } }, "attack with Pup", "target P2").question(0)!.says;
  };
  expect(asked([{ card: "Wall", column: 1 }])).toBe("P1's Pup attacks P2, unless Wall blocks: cast a spell that waits for this, or pass");
  expect(asked([{ card: "Wall", column: 2 }])).toBe("P1's Pup attacks P2: cast a spell that waits for this, or pass");
});

test("BOS-T2: that nobody can be summoned in a turn, or nobody more, is told with the reason", () => {
  const why = (P1: object, ...answers: string[]) => {
    const match = opened({ phase: "startup", P1, P2: {} }, ...answers);
    return match.recorder!.events.filter(({ what }) => what === "noSummons").map((event) => match.tell(event));
  };
  const wizards = ["Enraged Mage", "Cinder Adept", "Spite Caller"];
  expect(why({ wizards, castle: [] })).toEqual(["P1 can summon nobody now: P1's castle is empty"]);
  expect(why({ wizards, summons: ["Ram", "Pup", "Wall"], castle: ["Pup"] })).toEqual([
    "P1 can summon nobody now: somebody stands in each of P1's columns",
  ]);
  expect(why({ wizards, castle: ["Pup"] })).toEqual([]);
});

test("BOS-B3: who is attacked without a block is not shown as blocking, in whatever state the battle is", () => {
  const asked = opened(
    { P1: { summons: ["Wall"] }, P2: { vim: 1, summons: ["Grudge Knight"] } },
    "attack with Wall",
    "target Grudge Knight",
  );
  expect(asked.view(0).battle).toMatchObject({ targets: [{ kind: "card" }], blocker: null });
  expect(asked.question(1)!.says).toContain("Grudge Knight");
});

test("BOS-B1: what an attacker has to do as it acts is said before it attacks, and with how much it then strikes", () => {
  const position = { P1: { summons: ["Berserk Ram"] }, P2: { life: 20 } };
  expect(menu(position, "attack with Berserk Ram").join()).toContain("P2 goes from 20 to 15 life");
  expect(menu(position)[0]).toEqual([
    "attack with Berserk Ram",
    "P2 with 4 + 1: nobody stands before it; as it acts, this card gains 1 strength for good",
  ]);
});

test("BOS-A8: of abilities that wait, those of the other player are told with both players by name", () => {
  const cards = [
    { name: "Leech", strength: 2, effect: [{ timing: "takesDamage", mode: "mandatory", condition: null, cost: [], do: [{ op: "gainLife", player: "you", amount: 1 }] }] }, // biome-ignore format: a row
  ];
  const match = openScenario(bos, { game: "bos", title: "test", cards, position: { P1: { summons: ["Leech"] }, P2: { summons: [{ card: "Leech", column: 1 }] } } as never }); // biome-ignore format: a row
  match.record();
  for (const answer of ["attack with Leech", "target Leech"]) match.play(match.parse(answer));
  expect(menuOf(match, 0, bos.mat).map(({ means }) => means)).toEqual([
    "P2's Leech: when this card takes damage, P2 gains 1 life",
    "P1's Leech: when this card takes damage, P1 gains 1 life",
  ]);
});

test("BOS-W3: whom a summon keeps from coming in this turn is said before it; by every wizard that it could take, or by the one", () => {
  const wizards = ["Enraged Mage", "Cinder Adept", { card: "Spite Caller", column: 2, faceDown: true }];
  const position = { phase: "summoning", P1: { castle: ["Pup", "Pup", "Collaia"], wizards }, P2: {} };
  const before = Object.fromEntries(menu(position));
  expect(before["summon Pup"]).not.toContain("afterwards");
  expect(before["summon Collaia"]).not.toContain("afterwards");
  expect(menu(position, "summon Pup")).toEqual([
    [
      "use Enraged Mage",
      "it turns face-down; column 0: nobody stands there; afterwards P1 cannot summon Collaia this turn (only Enraged Mage summons it)",
    ],
    ["use Cinder Adept", "it turns face-down; column 1: nobody stands there"],
  ]);
  const last = Object.fromEntries(menu({ ...position, P1: { castle: ["Pup", "Pup", "Collaia"], wizards: ["Enraged Mage"] } }));
  for (const name of ["Pup", "Collaia"]) expect(last[`summon ${name}`]).toContain("; the last summon of this turn");
  const alone = Object.fromEntries(menu({ ...position, P1: { castle: ["Pup"], wizards: ["Enraged Mage"] } }));
  expect(alone["summon Pup"]).not.toContain("afterwards");
});

test("BOS-W3: where any of the three wizards may be taken they are not named", () => {
  const P1 = { castle: ["Pup"], wizards: ["Enraged Mage", "Cinder Adept", "Spite Caller"] };
  expect(menu({ phase: "summoning", P1, P2: {} })[0]).toEqual([
    "summon Pup",
    "strength 2, into column 0, 1 or 2; its wizard turns face-down",
  ]);
});

test("BOS-16.5: a summon that may come while the other player has more is foretold not to come after another", () => {
  const cards = [
    { name: "Late", strength: 1, summonCondition: { op: "opponentControlsMoreSummons" } },
    { name: "Pup", strength: 2 },
  ];
  const position = {
    phase: "summoning",
    P1: { castle: ["Late", "Late", "Pup"], wizards: ["Enraged Mage", "Cinder Adept"] },
    P2: { summons: ["Pup"] },
  };
  const match = openScenario(bos, { game: "bos", title: "test", cards: cards as never, position: position as never });
  const means = Object.fromEntries(menuOf(match, 0, bos.mat).map(({ phrase, means }) => [phrase, means]));
  expect(means["summon Pup"]).toContain("; afterwards P1 cannot summon Late this turn (then P2 has 1 summon and P1 has 1)");
  expect(means["summon Late"]).toContain("; afterwards P1 cannot summon another Late this turn (then P2 has 1 summon and P1 has 1)");
  match.play(match.parse("summon Late"));
  for (const { means } of menuOf(match, 0, bos.mat))
    expect(means).toMatch(/; afterwards P1 cannot summon another Late this turn \(then P2 has 1 summon and P1 has 1\)$/);
});

test("BOS-16.2: who defeats another card than its ability speaks of is told not to use it, and why", () => {
  const match = opened({ P1: { summons: ["Collaia"] }, P2: { boss: [{ card: "Wrath of the Wilds", strength: 3 }] } }, "attack with Collaia", "target Wrath of the Wilds"); // biome-ignore format: a row
  expect(match.recorder!.events.map((event) => match.tell(event))).toContain(
    "P1's Collaia does not use its ability: P2's Wrath of the Wilds is a boss, and the ability speaks of a summon",
  );
});

test("BOS-A10: who has acted is told not to use its ability for that reason", () => {
  const position = { P1: { summons: ["Ram"], wizards: [{ card: "Spite Caller", column: 1, acted: true }] }, P2: {} };
  const match = opened(position, "attack with Ram", "target P2");
  expect(match.recorder!.events.map((event) => match.tell(event))).toContain(
    "P1's Spite Caller does not get to use its ability: the card has acted",
  );
});

test("BOS-K1: of a boss with a title the name alone stands in the list of who has not attacked yet", () => {
  const position = { P1: { summons: ["Ram"], boss: [{ card: "Volkrath, the Last Pyre", strength: 8 }] }, P2: {} };
  expect(menu(position).at(-1)).toEqual(["end the turn", "not attacked yet: Ram, Volkrath"]);
  const more = { ...position, P1: { ...position.P1, summons: ["Ram", { card: "Pup", column: 1 }] } };
  expect(menu(more).at(-1)).toEqual(["end the turn", "not attacked yet: Ram, Pup and 1 more"]);
});

test("BOS-K1, BOS-DA5: of two of one name it is said in which columns they stand", () => {
  const position = { P1: { summons: ["Ram", "Ram"] }, P2: { summons: [{ card: "Pup", column: 1 }, { card: "Pup", column: 2 }], life: 20 } }; // biome-ignore format: as the table lies
  expect(menu(position)).toContainEqual(["end the turn", "not attacked yet: Ram (column 0), Ram (column 1)"]);
  expect(menu({ ...position, P1: { summons: [{ card: "Ram", column: 0 }] } })).toContainEqual(["end the turn", "not attacked yet: Ram"]);
  const beside = { P1: { summons: [{ card: "Ram", column: 1 }] }, P2: { ...position.P2, summons: ["Pup", { card: "Pup", column: 2 }] } };
  expect(menu(beside, "attack with Ram")[0]).toEqual([
    "target P2",
    "P2 goes from 20 to 15 life, unless Pup (column 0) or Pup (column 2) blocks",
  ]);
});

test("BOS-B2: why the other player cannot be targeted is said once, however many could attack", () => {
  const many = { turn: 1, P1: { summons: ["Ram", "Pup", "Wall"] }, P2: {} };
  const facts = whyNotWords(opened(many), 0, "target P2").map(({ fact }) => fact);
  expect(facts).toEqual(["no target is being chosen: the attacker comes first; P2 has not begun a turn yet (BOS-DA3)"]);
});

test("BOS-T3: while one's own attack is under way, it is that which comes first: the main phase has not ended", () => {
  const position = { P1: { summons: ["Ram"] }, P2: { summons: [{ card: "Wall", column: 1 }, { card: "Pup", column: 2 }] } }; // biome-ignore format: as the table lies
  const [judgement] = whyNotWords(opened(position, "attack with Ram"), 0, "end the turn");
  expect([judgement!.rule, judgement!.fact]).toEqual([
    "BOS-T3",
    "the attack of P1's Ram comes to its end first; you are asked now: what does Ram attack, with strength 5?",
  ]);
  const [other] = whyNotWords(opened(position, "attack with Ram"), 1, "end the turn");
  expect(other!.fact).toContain("only in your main phase");
});

test("BOS-B7: who has been defeated is not said to be able to attack", () => {
  const effect = [{ timing: "defeated", mode: "optional", condition: null, cost: [], do: [{ op: "gainLife", player: "you", amount: 1 }] }];
  const position = { P1: { vim: 3, spellbook: ["Fireburst"], summons: ["Ghost"] }, P2: {} };
  const match = openScenario(bos, { game: "bos", title: "test", cards: [{ name: "Ghost", strength: 2, effect }], position } as never);
  for (const answer of ["cast Fireburst", "choose Ghost"]) match.play(match.parse(answer));
  expect(match.question(0)!.says).toContain("use the ability of Ghost");
  const [judgement] = whyNotWords(match, 0, "target P2");
  expect(judgement!.fact).toBe("no target is being chosen: the attacker comes first; P1 has no ready card");
});

test("BOS-B2: while an attack is under way it is not said that its target is still to come", () => {
  const position = { P1: { summons: ["Collaia"] }, P2: { summons: ["Pup"] } };
  const match = opened(position, "attack with Collaia", "target Pup");
  const [judgement] = whyNotWords(match, 0, "target P2");
  expect(judgement!.fact).toBe("no target is being chosen: one has been chosen");
});

test("BOS-B4.c, BOS-T1b: that both would lose, and what becomes of the last vim, is told", () => {
  const told = (position: object, ...answers: string[]) => {
    const match = opened(position, ...answers);
    return match.recorder!.events.map((event) => match.tell(event));
  };
  expect(told({ P1: { summons: ["Ram"] }, P2: { summons: ["Ram"] } }, "attack with Ram", "target Ram")).toContain(
    "P1's Ram and P2's Ram would both be defeated: both would lose, nobody wins",
  );
  const fireburst = (vim: number) => told({ P1: { vim, spellbook: ["Fireburst"] }, P2: { summons: ["Pup"] } }, "cast Fireburst");
  expect(fireburst(2)).toContain("P1 pays 2 vim for Fireburst, none left: 0 doubles to 0, turn after turn");
  expect(fireburst(3)).toContain("P1 pays 2 vim for Fireburst, 1 left");
});

test("BOS-A9c: beside a spell that waits for what happens in a battle it is said how that ends with it, and without", () => {
  const position = { P1: { vim: 2, spellbook: ["Battle Rage"], summons: ["Ram"] }, P2: { summons: ["Wall"], life: 20 } };
  expect(menu(position, "attack with Ram", "target Wall")).toEqual([
    [
      "cast Battle Rage",
      "1 of 2 vim: Ram (7) is defeated, 2 left of Wall (9); When a summon of yours declares an attack, the attacker gains 2 strength for good.",
    ],
    ["pass", "nothing is cast for this; Ram (5) is defeated, 4 left of Wall (9)"],
  ]);
  const direct = menu({ ...position, P2: { life: 20 } }, "attack with Ram", "target P2").map(([, means]) => means);
  expect(direct[0]).toMatch(/^1 of 2 vim: P2 goes from 20 to 13 life; When /);
  expect(direct[1]).toBe("nothing is cast for this; P2 goes from 20 to 15 life");
  const beside = { ...position, P2: { life: 20, summons: [{ card: "Wall", column: 1 }] } };
  const blocked = menu(beside, "attack with Ram", "target P2").map(([, means]) => means);
  expect(blocked[0]).toMatch(/^1 of 2 vim: P2 goes from 20 to 13 life, unless Wall blocks; When /);
  expect(blocked[1]).toBe("nothing is cast for this; P2 goes from 20 to 15 life, unless Wall blocks");
});

test("BOS-S1, BOS-W2: before a wizard is placed it is said what it can do, and who needs it", () => {
  const match = newMatch(bos, { decks: [bos.decks[0]!.deck, bos.decks[1]!.deck], seed: 1 });
  const means = Object.fromEntries(menuOf(match, 0, bos.mat).map((answer) => [answer.phrase, answer.means]));
  expect(means["place Enraged Mage"]).toBe(
    "Collaia can be summoned by no other wizard; it has no ability but to summon, as every wizard does",
  );
  expect(means["place Spite Caller"]).toMatch(/^When a summon of yours declares an attack, /);
});

test("BOS-X5: of a boss that cannot attack the other player it is said that their side is not empty", () => {
  const boss = [{ card: "Wrath of the Wilds", strength: 10 }];
  expect(menu({ P1: { boss }, P2: { summons: ["Pup"] } })[0]).toEqual([
    "attack with Wrath of the Wilds",
    "cards only, not P2: P2's side is not empty (BOS-X5)",
  ]);
});

test("BOS-DA7, BOS-R17: before a block it is said where the blocker stands afterwards; of one that is defeated, and of a boss, nothing", () => {
  const beside = {
    P1: { summons: ["Ram"] },
    P2: { summons: [{ card: "Wall", column: 1 }], boss: [{ card: "Wrath of the Wilds", strength: 9 }] },
  };
  expect(menu(beside, "attack with Ram", "target P2").slice(0, 2)).toEqual([
    [
      "block with Wall",
      "Ram is defeated, 5 left of Wall (9), which takes 5 − 1 (Wrath of the Wilds); Wall moves to column 0 and stays there",
    ],
    ["block with Wrath of the Wilds", "Ram is defeated, 4 left of Wrath of the Wilds (9)"],
  ]);
  const weak = { P1: { summons: ["Ram"] }, P2: { summons: [{ card: "Pup", column: 1 }] } };
  expect(menu(weak, "attack with Ram", "target P2")[0]).toEqual(["block with Pup", "Pup (2) is defeated, 3 left of Ram"]);
});

test("BOS-Z4: the log tells twins of one side by their column, once in a sentence; a card without a twin by its name", () => {
  const position = { P1: { summons: ["Wall"] }, P2: { summons: ["Ram", { card: "Ram", column: 2 }] } };
  const match = opened(position, "attack with Wall", "target Ram (2)");
  const told = match.recorder!.events.map((event) => match.tell(event));
  expect(told).toContain("P1's Wall (column 0) attacks P2's Ram (column 2)");
  expect(told).toContain("P2's Ram (column 2) is defeated in battle, by P1's Wall");
  const hart = { P1: { summons: ["Ram"] }, P2: { summons: ["Thorn Hart", { card: "Thorn Hart", column: 1 }] } };
  const fought = opened(hart, "attack with Ram", "target Thorn Hart");
  expect(fought.recorder!.events.map((event) => fought.tell(event))).toContainEqual(
    expect.stringMatching(/^P2 uses the ability of Thorn Hart \(column [01]\): when this card takes damage/),
  );
});

test("BOS-B3.i: before the block, a spell that lets somebody block says so, and who passes may block still", () => {
  const attacked = (column: number) => {
    const t = table({
      P1: { summons: ["T-R-S1"] },
      P2: { life: 3, vim: 1, summons: [{ card: "T-Y-S1", column }], spellbook: ["T-Y-P3"] },
    });
    t.says("P1: attack with Ash Hound", "P1: target P2");
    return t.options().map((_, nth) => t.g.meaning(nth));
  };
  const lost = "P2 loses the last life: P1 wins";
  const [shift, pass] = attacked(2);
  expect([shift, pass]).toEqual([expect.stringContaining(`${lost}, unless Moss Ox blocks; `), `nothing is cast for this; ${lost}`]);
  expect(attacked(1)[1]).toBe(`nothing is cast for this; ${lost}, unless Moss Ox blocks`);
});

test("BOS-A13: whichever card a text or a spell has chosen, it is told whose it is and how it lies", () => {
  const t = table({
    P1: { summons: ["T-R-S1"] },
    P2: {
      vim: 1,
      summons: [
        { card: "T-Y-S1", column: 1 },
        { card: "T-Y-S3", column: 2, faceDown: true },
      ],
      spellbook: ["T-Y-P3"],
    },
  });
  t.says("P1: attack with Ash Hound", "P1: target P2", "P2: cast Guard Shift");
  expect([0, 1].map((nth) => t.g.meaning(nth))).toEqual(["P2's, strength 5, ready", "P2's, strength 2, face-down"]);
  const u = table({ P1: { vim: 1, summons: ["T-Y-S5", { card: "T-Y-S5", as: "Two" }], spellbook: ["T-Y-P5"] }, P2: {} });
  u.says("P1: attack with Elder Tusk", "P1: target Two", "P1: cast Harden");
  expect(u.options().map((each, nth) => [each, u.g.meaning(nth)])).toEqual([
    ["choose Two", "P1's, strength 6, ready"],
    ["choose Elder Tusk", "P1's, strength 6, acted"],
  ]);
});

test("BOS-T1c: from which turn on life and vim decay stands beside the name; in a narrow window, when it is near", () => {
  const decay = (turnsStarted: number) => {
    const view = opened({ turn: 2 * turnsStarted - 1, P1: { turnsStarted }, P2: {} }).view(0);
    return view.facts[0].find(({ rule }) => rule === "BOS-T1c");
  };
  expect([1, 7, 8, 10, 11].map(decay)).toEqual([
    { label: "decay", value: "from turn 21", rule: "BOS-T1c", far: true },
    { label: "decay", value: "from turn 21", rule: "BOS-T1c", far: true },
    { label: "decay", value: "from turn 21", rule: "BOS-T1c" },
    { label: "decay", value: "in the next turn", rule: "BOS-T1c" },
    { label: "decay", value: "2 halvings in the next turn", rule: "BOS-T1c" },
  ]);
  expect(bos.mat.facts).toContain("decay");
});
