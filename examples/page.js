/** Shows a position as P1 sees it, and plays on from it. Bundled by esbuild or vite, it needs no server. */
import { gundam } from "@duelex/gundam";
import { resultOf, seatName } from "@duelex/kernel";
import { openScenario } from "@duelex/kernel/scenario";

const match = openScenario(gundam, {
  game: "gundam",
  title: "Breach goes on to the Base",
  position: {
    P1: { battleArea: [{ card: "ST01-005", deployedThisTurn: true }, "ST04-007"] },
    P2: { battleArea: ["ST01-008"], baseSection: ["EX Base"] },
  },
});
const me = 0;

function element(tag, words, ...children) {
  const made = document.createElement(tag);
  made.className = words;
  made.append(...children);
  return made;
}

/** A card with what counts now; of one that P1 does not see, only that it is there. */
function cardOf(card) {
  if (card === null) return element("span", "card", "empty");
  const { name, stats = "", marks = [], rested = false } = card;
  return element("span", rested ? "card rested" : "card", [name ?? "face down", stats, ...marks].filter((word) => word !== "").join(" · "));
}

function rowOf({ label, seat, cells, count, rule }) {
  const title = element("h2", "", `${seat === null ? "" : `${seatName(seat)}, `}${label}${count === undefined ? "" : ` (${count})`}`);
  title.title = rule === undefined ? "" : `${rule}: ${gundam.rulebook[rule]?.heading}`;
  return element("section", "row", title, ...cells.map(cardOf));
}

function answersOf({ says, rule, seat }) {
  const buttons = Array.from({ length: match.options().count }, (_, index) => {
    const button = element("button", "answer", match.notate(index, seat));
    button.onclick = () => {
      match.play(index);
      draw();
    };
    return button;
  });
  return element("section", "question", element("h2", "", `${seatName(seat)}: ${says} (${rule})`), ...buttons);
}

function draw() {
  const { where, rows } = match.view(me);
  const question = match.question();
  const heading = element("h1", "", where.join(" › "));
  const last = question === null ? element("p", "result", resultOf(match)) : answersOf(question);
  document.querySelector("#position").replaceChildren(heading, ...rows.map(rowOf), last);
}

draw();
