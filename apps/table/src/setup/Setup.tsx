import type { Said, Scenario } from "@duelex/kernel";
import type { PositionFacts } from "@duelex/session";
import { useCallback, useEffect, useMemo, useState } from "preact/hooks";
import { CardList } from "../deck/CardList.tsx";
import { ProblemList } from "../deck/ProblemList.tsx";
import { useProblems } from "../deck/useProblems.ts";
import { listed } from "../games.ts";
import { SettingFields } from "../match/choices.tsx";
import { Top } from "../shell/Top.tsx";
import { begin } from "../store/begin.ts";
import { usePositions } from "../store/games.ts";
import { newId } from "../store/kept.ts";
import { type OwnGame, useOwnGame, usesOwn } from "../store/own.ts";
import { isRecord } from "../store/record.ts";
import { useShell } from "../store/shell.ts";
import { PERSON } from "../store/state.ts";
import { desk } from "../store/table.ts";
import { addressOf } from "../study/address.ts";
import { copyText } from "../study/copy.ts";
import { FileField } from "../study/FileField.tsx";
import { download, readJson } from "../study/files.ts";
import { useApartWords } from "../words/apart.ts";
import { useWords } from "../words/index.ts";
import { PlaceField } from "./PlaceField.tsx";
import {
  calledIn,
  cardsAt,
  type Draft,
  emptyDraft,
  factOf,
  inWords,
  keepDraft,
  keptDraft,
  SIDES,
  type SideName,
  scriptOf,
  settingsOf,
  withCards,
  withFact,
} from "./position.ts";
import { type Offers, SaidField } from "./SaidField.tsx";
import { useTyped } from "./useTyped.ts";
import "../deck/deck.css";
import "../match/match.css";
import "./setup.css";
import { troubleOf } from "../store/trouble.ts";

/** Any position: any card at any place, run at once, saved as a scenario, shared by link. */
export default function Setup({ game: id }: { readonly game: string }) {
  const words = useWords();
  const apart = useApartWords();
  const own = useOwnGame(id);
  const facts = usePositions(id, own?.ownCards ?? null);
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

function Editor({ own, facts }: { readonly own: OwnGame; readonly facts: PositionFacts }) {
  const words = useWords();
  const apart = useApartWords();
  const { game, ownCards } = own;
  const notify = useShell(({ notify }) => notify);
  const { mat } = listed(game.id)!;
  const [draft, setDraft] = useState<Draft>(() => keptDraft(game.id) ?? emptyDraft(game.id, apart.setup.untitled));
  useEffect(() => keepDraft(game.id, draft), [game.id, draft]);
  const [side, setSide] = useState<SideName>("P1");
  const [place, setPlace] = useState(facts.places[0] ?? "");
  const look = useCallback(async () => {
    const scenario = draft as unknown as Scenario;
    return (await desk.ask({ ask: "check position", scenario, ownCards })).problems;
  }, [draft, ownCards]);
  const problems = useProblems(look);
  const { places, clauses } = facts;
  const offers: Offers = useMemo(() => ({ game, clauses, called: calledIn(draft, places, game) }), [draft, places, clauses, game]);
  const run = async () => {
    try {
      await begin({
        id: newId(),
        seats: [0, 1],
        curtains: false,
        sitters: [PERSON, PERSON],
        title: String(draft["title"] ?? ""),
        open: { kind: "position", scenario: draft as unknown as Scenario, ...(usesOwn(draft, own) ? { ownCards } : {}) },
      });
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
            onInput={(event) => setDraft({ ...draft, title: event.currentTarget.value })}
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
            onClick={() => void copyText(addressOf(draft)).then((done) => done && notify(apart.share.copied))}
          >
            {apart.setup.link}
          </button>
          <FileField label={apart.setup.open} onFile={(file) => void open(file)} bare />
          <button type="button" className="button bare" onClick={() => setDraft(emptyDraft(game.id, apart.setup.untitled))}>
            {apart.setup.clear}
          </button>
        </p>
        <Facts label={apart.setup.match} said={facts.words?.match ?? {}} offers={offers} draft={draft} side={null} onChange={setDraft} />
        <details>
          <summary>{words.fresh.settings}</summary>
          <SettingFields game={game} values={settingsOf(draft)} onChange={(settings) => setDraft({ ...draft, settings })} />
        </details>
        <div className="row sides" role="radiogroup" aria-label={apart.setup.player}>
          {SIDES.map((each) => (
            <label key={each} className="button">
              <input type="radio" name="side" checked={side === each} onChange={() => setSide(each)} /> {each}
            </label>
          ))}
        </div>
        <Facts label={side} said={facts.words?.side ?? {}} offers={offers} draft={draft} side={side} onChange={setDraft} />
        {facts.places.map((each) => (
          <PlaceField
            key={`${side} ${each}`}
            offers={offers}
            cardWords={facts.words?.card ?? {}}
            draft={draft}
            side={side}
            place={each}
            chosen={place === each}
            onChoose={() => setPlace(each)}
            onChange={setDraft}
          />
        ))}
        <Script draft={draft} onChange={setDraft} />
      </section>
      <section className="box" aria-label={apart.setup.cards}>
        <p className="quiet">{apart.setup.into(side, inWords(place))}</p>
        <CardList
          cards={game.cards}
          mat={mat}
          act={(card) =>
            card.outOfPlay === undefined && (
              <button
                type="button"
                className="button"
                aria-label={apart.setup.putAt(card.name, side, inWords(place))}
                onClick={() => setDraft(withCards(draft, side, place, [...cardsAt(draft, side, place), { card: card.id, facts: {} }]))}
              >
                +
              </button>
            )
          }
        />
      </section>
    </div>
  );
}

const linesIn = (text: string): readonly string[] => text.split("\n").filter((line) => line.trim() !== "");

/** What is answered from the position on, a line each. */
function Script({ draft, onChange }: { readonly draft: Draft; readonly onChange: (draft: Draft) => void }) {
  const apart = useApartWords();
  const [text, type] = useTyped(scriptOf(draft), linesIn, (lines) => lines.join("\n"));
  return (
    <label className="deck-name">
      {apart.setup.script}
      <textarea
        className="field"
        rows={3}
        value={text}
        onInput={({ currentTarget }) => {
          type(currentTarget.value);
          onChange({ ...draft, script: linesIn(currentTarget.value) });
        }}
      />
    </label>
  );
}

interface FactsProps {
  readonly label: string;
  readonly said: Readonly<Record<string, Said>>;
  readonly offers: Offers;
  readonly draft: Draft;
  readonly side: SideName | null;
  readonly onChange: (draft: Draft) => void;
}

/** Facts of the match or of a player; what is left empty has the game's sensible default. */
function Facts({ label, said, offers, draft, side, onChange }: FactsProps) {
  const facts = Object.entries(said);
  if (facts.length === 0) return null;
  return (
    <fieldset className="facts-of">
      <legend className="hidden">{label}</legend>
      {facts.map(([fact, each]) => (
        <SaidField
          key={fact}
          fact={fact}
          said={each}
          value={factOf(draft, side, fact)}
          offers={offers}
          onChange={(value) => onChange(withFact(draft, side, fact, value))}
        />
      ))}
    </fieldset>
  );
}
