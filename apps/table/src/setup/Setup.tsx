import type { PositionWords, Problem, Said, Scenario } from "@duelex/kernel";
import type { PositionFacts } from "@duelex/session";
import { useEffect, useState } from "react";
import { CardList } from "../deck/CardList.tsx";
import { ProblemList } from "../deck/ProblemList.tsx";
import { listed } from "../games.ts";
import { Top } from "../shell/Top.tsx";
import { type KnownGame, usePositions } from "../store/games.ts";
import { newId } from "../store/kept.ts";
import { type OwnGame, useOwnGame, usesOwn } from "../store/own.ts";
import { useShell } from "../store/shell.ts";
import { desk, sitDown } from "../store/table.ts";
import { copyText } from "../study/copy.ts";
import { FileField } from "../study/FileField.tsx";
import { download, readJson } from "../study/files.ts";
import { toLink } from "../study/link.ts";
import { useApartWords } from "../words/apart.ts";
import { useWords } from "../words/index.ts";
import {
  cardsAt,
  type Draft,
  emptyDraft,
  factOf,
  inWords,
  type PlacedCard,
  readValue,
  type SideName,
  sayValue,
  withCards,
  withFact,
} from "./position.ts";
import { isRecord } from "./record.ts";
import "../deck/deck.css";
import "../match/match.css";
import "./setup.css";
import { troubleOf } from "../store/trouble.ts";

const SIDES: readonly SideName[] = ["P1", "P2"];
const SOON = 200;

/** Any position: any card at any place, run at once, saved as a scenario, shared by link. */
export default function Setup({ game: id }: { readonly game: string }) {
  const words = useWords();
  const apart = useApartWords();
  const own = useOwnGame(id);
  const facts = usePositions(id);
  return (
    <>
      <Top />
      <main className="page">
        <h1 tabIndex={-1}>{apart.setup.heading(listed(id)?.name ?? id)}</h1>
        <p className="lead">{apart.setup.about}</p>
        {own === null || facts === null ? <p className="loading">{words.loading}</p> : <Editor own={own} facts={facts} />}
      </main>
    </>
  );
}

/** What is wrong with the position, as one changes it; null while nobody has looked. */
function useProblems(draft: Draft, ownCards: readonly unknown[]): readonly Problem[] | null {
  const [problems, setProblems] = useState<readonly Problem[] | null>(null);
  useEffect(() => {
    let latest = true;
    const timer = setTimeout(() => {
      desk.ask({ ask: "check position", scenario: draft as unknown as Scenario, ownCards }).then(
        (reply) => latest && setProblems(reply.problems),
        () => undefined,
      );
    }, SOON);
    return () => {
      latest = false;
      clearTimeout(timer);
    };
  }, [draft, ownCards]);
  return problems;
}

function Editor({ own, facts }: { readonly own: OwnGame; readonly facts: PositionFacts }) {
  const words = useWords();
  const apart = useApartWords();
  const { game, ownCards } = own;
  const { go, notify } = useShell();
  const { mat } = listed(game.id)!;
  const [draft, setDraft] = useState<Draft>(() => emptyDraft(game.id, apart.setup.untitled));
  const [side, setSide] = useState<SideName>("P1");
  const [place, setPlace] = useState(facts.places[0] ?? "");
  const problems = useProblems(draft, ownCards);
  const run = async () => {
    const id = newId();
    try {
      await sitDown({
        id,
        seats: [0, 1],
        curtains: false,
        sitters: ["person", "person"],
        title: String(draft["title"] ?? ""),
        open: { kind: "position", scenario: draft as unknown as Scenario, ...(usesOwn(draft, own) ? { ownCards } : {}) },
      });
      go({ at: "match", id });
    } catch (problem) {
      notify(troubleOf(problem));
    }
  };
  const open = async (file: File) => {
    const content = await readJson(file).catch(() => null);
    if (isRecord(content)) setDraft({ ...content, game: game.id });
    else notify(words.problems.file);
  };
  return (
    <div className="deck-editor">
      <section className="box">
        <label className="deck-name">
          {apart.setup.title}
          <input
            className="field"
            value={String(draft["title"] ?? "")}
            onChange={(event) => setDraft({ ...draft, title: event.target.value })}
          />
        </label>
        <ProblemList problems={problems} fine={apart.setup.fine} heading={<h2>{apart.setup.wrong}</h2>} />
        <p className="row">
          <button type="button" className="button go" disabled={problems === null || problems.length > 0} onClick={() => void run()}>
            {apart.setup.run}
          </button>
          <button type="button" className="button" onClick={() => download("scenario.json", draft)}>
            {apart.setup.save}
          </button>
          <button
            type="button"
            className="button"
            onClick={() =>
              void copyText(`${location.href.replace(/#.*/, "")}#s=${toLink(draft)}`).then((done) => done && notify(apart.share.copied))
            }
          >
            {apart.setup.link}
          </button>
          <FileField label={apart.setup.open} onFile={(file) => void open(file)} bare />
          <button type="button" className="button bare" onClick={() => setDraft(emptyDraft(game.id, apart.setup.untitled))}>
            {apart.setup.clear}
          </button>
        </p>
        <Facts label={apart.setup.match} keys={facts.words?.match ?? []} draft={draft} side={null} onChange={setDraft} />
        <div className="row sides" role="radiogroup" aria-label={apart.setup.player}>
          {SIDES.map((each) => (
            <label key={each} className="button">
              <input type="radio" name="side" checked={side === each} onChange={() => setSide(each)} /> {each}
            </label>
          ))}
        </div>
        <Facts label={side} keys={Object.keys(facts.words?.side ?? {})} draft={draft} side={side} onChange={setDraft} />
        {facts.places.map((each) => (
          <Place
            key={`${side} ${each}`}
            game={game}
            cardWords={facts.words?.card ?? {}}
            draft={draft}
            side={side}
            place={each}
            chosen={place === each}
            onChoose={() => setPlace(each)}
            onChange={setDraft}
          />
        ))}
        <label className="deck-name">
          {apart.setup.script}
          <textarea
            className="field"
            rows={3}
            value={(Array.isArray(draft["script"]) ? draft["script"] : []).filter((line) => typeof line === "string").join("\n")}
            onChange={(event) => setDraft({ ...draft, script: event.target.value.split("\n").filter((line) => line.trim() !== "") })}
          />
        </label>
      </section>
      <section className="box" aria-label={apart.setup.cards}>
        <p className="quiet">{apart.setup.into(side, place)}</p>
        <CardList
          cards={game.cards}
          mat={mat}
          act={(card) => (
            <button
              type="button"
              className="button"
              aria-label={apart.setup.putAt(card.name, side, place)}
              onClick={() => setDraft(withCards(draft, side, place, [...cardsAt(draft, side, place), { card: card.id, facts: {} }]))}
            >
              +
            </button>
          )}
        />
      </section>
    </div>
  );
}

interface FactsProps {
  readonly label: string;
  readonly keys: readonly string[];
  readonly draft: Draft;
  readonly side: SideName | null;
  readonly onChange: (draft: Draft) => void;
}

/** Facts of the match or of a player; what is left empty has the game's sensible default. */
function Facts({ label, keys, draft, side, onChange }: FactsProps) {
  if (keys.length === 0) return null;
  return (
    <fieldset className="facts-of">
      <legend className="hidden">{label}</legend>
      {keys.map((key) => (
        <label key={key}>
          {inWords(key)}
          <input
            className="field"
            value={sayValue(factOf(draft, side, key))}
            onChange={(event) => onChange(withFact(draft, side, key, readValue(event.target.value)))}
          />
        </label>
      ))}
    </fieldset>
  );
}

interface PlaceProps {
  readonly game: KnownGame;
  /** What can be said of a card. */
  readonly cardWords: PositionWords["card"];
  readonly draft: Draft;
  readonly side: SideName;
  readonly place: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly onChange: (draft: Draft) => void;
}

function Place({ game, cardWords, draft, side, place, chosen, onChoose, onChange }: PlaceProps) {
  const apart = useApartWords();
  const cards = cardsAt(draft, side, place);
  const put = (nth: number, card: PlacedCard | null) =>
    onChange(
      withCards(
        draft,
        side,
        place,
        cards.flatMap((each, at) => (at !== nth ? [each] : card === null ? [] : [card])),
      ),
    );
  return (
    <div className="set-place">
      <label>
        <input type="radio" name="place" checked={chosen} onChange={onChoose} /> {place} {cards.length > 0 && <b>{cards.length}</b>}
      </label>
      <ul>
        {cards.map(({ card, facts }, nth) => {
          const name = game.byId.get(card)?.name ?? card;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card have no other name
            <li key={`${nth} ${card}`}>
              <span>
                <b>{name}</b> <small className="quiet">{card}</small>
              </span>
              <button
                type="button"
                className="button bare icon"
                aria-label={`${apart.setup.remove}: ${name}`}
                onClick={() => put(nth, null)}
              >
                ✕
              </button>
              <span className="facts-of">
                {Object.entries(cardWords).map(([key, said]) => (
                  <CardFact
                    key={key}
                    label={key}
                    said={said}
                    value={facts[key]}
                    onChange={(value) => put(nth, { card, facts: withValue(facts, key, value) })}
                  />
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function withValue(facts: Readonly<Record<string, unknown>>, key: string, value: unknown): Readonly<Record<string, unknown>> {
  const { [key]: _, ...rest } = facts;
  return value === undefined || value === false ? rest : { ...rest, [key]: value };
}

interface CardFactProps {
  readonly label: string;
  readonly said: Said;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

function CardFact({ label, said, value, onChange }: CardFactProps) {
  if (said === "yes") {
    return (
      <label className="yes">
        <input type="checkbox" checked={value === true} onChange={(event) => onChange(event.target.checked)} /> {inWords(label)}
      </label>
    );
  }
  return (
    <label>
      {inWords(label)}
      <input className="field" value={sayValue(value)} onChange={(event) => onChange(readValue(event.target.value))} />
    </label>
  );
}
