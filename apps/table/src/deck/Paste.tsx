import type { DeckText, Problem, UnsureLine } from "@duelex/kernel";
import { useEffect, useRef, useState } from "preact/hooks";
import { listed } from "../games.ts";
import { Refused } from "../host/desk.ts";
import type { KeptDeck } from "../store/kept.ts";
import type { OwnGame } from "../store/own.ts";
import { desk } from "../store/table.ts";
import { FileField } from "../study/FileField.tsx";
import { useApartWords } from "../words/apart.ts";
import { useWords } from "../words/index.ts";
import { cardsIn, type DeckRecord, ownCopy } from "./record.ts";

export interface PasteProps {
  readonly own: OwnGame;
  readonly kept: KeptDeck;
  readonly onDeck: (deck: DeckRecord, name?: string) => void;
}

const NOTHING: DeckText = { deck: {}, problems: [], unsure: [] };

/** A list as people exchange it, or a deck file: what is understood is taken over, and of a name that several cards have one is chosen. */
export function Paste({ own, kept, onDeck }: PasteProps) {
  const words = useWords();
  const apart = useApartWords();
  const { mat } = listed(own.game.id)!;
  const example = own.game.cards.find(({ type }) => mat.deck.some((part) => part.kind === "copies" && part.types.includes(type)));
  const [text, setText] = useState("");
  const [read, setRead] = useState<DeckText>(NOTHING);
  /** The list that has become the deck. */
  const [used, setUsed] = useState("");
  const box = useRef<HTMLDetailsElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const isWaiting = text.trim() !== "" && text !== used;
  useEffect(() => field.current?.setCustomValidity(isWaiting ? apart.decks.notTaken : ""), [isWaiting, apart]); // no form goes off without it
  /** The deck that a list has taken the place of. */
  const [before, setBefore] = useState<DeckRecord | null>(null);
  const hasCards = (deck: DeckRecord) => mat.deck.some((part) => cardsIn(deck, part).length > 0);
  const take = async (given: string) => {
    setText(given);
    try {
      const reply = await desk.ask({ ask: "read deck", game: own.game.id, text: given, ownCards: own.ownCards });
      const deck = ownCopy(reply.read.deck, mat.deck, kept.id, kept.name);
      const { name } = reply.read.deck;
      setRead(reply.read);
      if (!hasCards(deck)) return;
      setUsed(given);
      if (before === null && hasCards(kept.deck)) setBefore(kept.deck);
      onDeck(deck, typeof name === "string" && name !== UNNAMED ? name : kept.name);
    } catch (problem) {
      setRead({ ...NOTHING, problems: problem instanceof Refused ? [...problem.problems] : [{ where: "", what: String(problem) }] });
    }
  };
  const choose = ({ line, copies }: UnsureLine, id: string) =>
    take(
      text
        .split(/\r?\n/)
        .map((each, nth) => (nth + 1 === line ? `${copies} ${id}` : each))
        .join("\n"),
    );
  const others = read.problems.filter(({ where }) => !read.unsure.some(({ line }) => where === `line ${line}`));
  return (
    <details ref={box} className="paste">
      <summary>{apart.decks.paste}</summary>
      <p className="quiet">{apart.decks.pasteAbout(example?.id ?? "", example?.name ?? "")}</p>
      <textarea
        ref={field}
        className="field"
        rows={6}
        aria-label={apart.decks.paste}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
        onInvalid={() => box.current?.setAttribute("open", "")}
      />
      <p className="row">
        <button type="button" className="button" disabled={text.trim() === ""} onClick={() => void take(text)}>
          {apart.decks.take}
        </button>
        {before !== null && (
          <button
            type="button"
            className="button"
            onClick={() => {
              onDeck(before);
              setBefore(null);
            }}
          >
            {apart.decks.giveBack}
          </button>
        )}
        <FileField
          label={words.home.openButton}
          accept=".json,.txt,.dek,.csv,.tsv,application/json,text/plain,text/csv"
          onFile={(file) => void file.text().then(take)}
        />
      </p>
      {read.unsure.map((unsure) => (
        // biome-ignore lint/a11y/useSemanticElements: the answers to one question are no set of fields
        <div key={unsure.line} role="group" aria-label={apart.decks.which(unsure.called)} className="which">
          <p>{apart.decks.which(unsure.called)}</p>
          {unsure.ids.map((id) => (
            <button key={id} type="button" className="button" onClick={() => void choose(unsure, id)}>
              <b>{id}</b> <small>{own.game.byId.get(id)?.summary}</small>
            </button>
          ))}
        </div>
      ))}
      {others.length > 0 && <Wrong problems={others} />}
    </details>
  );
}

/** What the kernel calls a list that has no name of its own. */
const UNNAMED = "a list";
const MOST = 8;

function Wrong({ problems }: { readonly problems: readonly Problem[] }) {
  const apart = useApartWords();
  return (
    <ul className="trouble" role="alert">
      {problems.slice(0, MOST).map(({ where, what }) => (
        <li key={`${where} ${what}`}>
          {where !== "" && <b>{where}: </b>}
          {what}
        </li>
      ))}
      {problems.length > MOST && <li>{apart.decks.moreWrong(problems.length - MOST)}</li>}
    </ul>
  );
}
