/** The page that a package shows where it is installed: what it is, how to install it, the first lines of code. */

const games = {
  "@duelex/gundam": "gundam",
  "@duelex/gate-ruler": "gateRuler",
  "@duelex/bos": "bos",
  "@duelex/colossus-order": "colossusOrder",
};

const firstLines = {
  "@duelex/kernel": `import { newMatch } from "@duelex/kernel";
import { bos } from "@duelex/bos";

const [first, second] = bos.decks;
const match = newMatch(bos, { decks: [first.deck, second.deck], seed: 7 });
console.log(match.question(), match.options().count);`,
  "@duelex/players": `import { playerNamed } from "@duelex/players";
import { newMatch } from "@duelex/kernel";
import { bos } from "@duelex/bos";

const match = newMatch(bos, { decks: [bos.decks[0].deck, bos.decks[1].deck], seed: 7 });
const players = [playerNamed("greedy", bos, 0, 7), playerNamed("random", bos, 1, 7)];
while (!match.over) match.play(players[match.asked].choose(match));`,
  "@duelex/sim": `import { simulate } from "@duelex/sim";
import { bos } from "@duelex/bos";

const report = await simulate({ game: bos, decks: [bos.decks[0], bos.decks[1]], players: ["random", "random"], games: 100, seed: 1 });
console.log(report.wins, report.winShare);`,
  "@duelex/session": `import { Host, PERSON } from "@duelex/session";
import { playerNamed } from "@duelex/players";
import { bos } from "@duelex/bos";

const host = new Host({
  load: async () => bos,
  machine: playerNamed,
  machines: ["random", "greedy"],
  later: (work) => setTimeout(work, 0),
});
const line = host.join([0], (told) => console.log(told.told === "position" ? told.question : told)); // carry it to your player
const open = { kind: "decks", game: "bos", decks: [bos.decks[0].id, bos.decks[1].id], seed: 7 };
line.hear({ id: 1, seat: 0, ask: "open", open, sitters: [PERSON, "greedy"] });
await host.idle;`,
};

const gameLines = (name) => `import { ${games[name]} } from "${name}";
import { newMatch, resultOf } from "@duelex/kernel";

const [first, second] = ${games[name]}.decks;
const match = newMatch(${games[name]}, { decks: [first.deck, second.deck], seed: 7 });
while (!match.over) {
  const { seat, says, rule } = match.question();
  console.log(\`P\${seat + 1}: \${says} (\${rule})\`);
  match.play(0); // ask your player here: match.options(), match.notate(i, seat), match.view(seat)
}
console.log(resultOf(match));`;

export function readmeOf({ name, description }, hasData) {
  const lines = name in games ? gameLines(name) : firstLines[name];
  const beside = name in games ? ["kernel"] : name === "@duelex/session" ? ["players", "bos"] : ["bos"];
  return [
    `# ${name}`,
    `${description} A part of **Duelex**: trading card games played by the book, every action, refusal and event with its paragraph.`,
    `    npm install ${[name, ...beside.map((each) => `@duelex/${each}`)].join(" ")}`,
    ["```js", lines, "```"].join("\n"),
    "ES modules with declarations, for Node ≥ 20.19, browsers and workers. No clock and no dice of its own: the same decks, seed and answers give the same bytes everywhere.",
    ...(hasData
      ? [
          `\`${name}/rules\` is what a match needs and no more: \`rulesWith({ cards, decks, rulebook })\`. \`${name}/cards\`, \`${name}/decks\` and \`${name}/rulebook\` are the data alone, to be loaded when and where you like. Data keeps its own licence: \`data/LICENSE.md\`; the code is MIT.`,
        ]
      : []),
    "No card art, no copied rule or card texts. Names of games and cards belong to their owners; Duelex is not affiliated with them.",
    "",
  ].join("\n\n");
}
