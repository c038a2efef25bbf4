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
  "@duelex/session": null,
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
  const kernel = name in games ? " @duelex/kernel" : name === "@duelex/players" || name === "@duelex/kernel" ? " @duelex/bos" : "";
  return [
    `# ${name}`,
    `${description} A part of **Duelex**: trading card games played by the book, every action, refusal and event with its paragraph.`,
    `    npm install ${name}${kernel}`,
    ...(lines === null ? [] : ["```js", lines, "```"].join("\n").split("\n\n\n")),
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
