import type { Seat, Settings } from "@duelex/kernel";
import type { NewTable as Wanted } from "@duelex/session";
import { useCallback, useState } from "preact/hooks";
import { listed } from "../games.ts";
import { DeckField, deckOf, SettingFields } from "../match/choices.tsx";
import { Top } from "../shell/Top.tsx";
import { type OwnGame, useOwnGame } from "../store/own.ts";
import { useShell } from "../store/shell.ts";
import { useWords } from "../words/index.ts";
import { useOnlineWords } from "../words/online.ts";
import { openTable } from "./api.ts";
import { ClockField, clockOf, USUAL_CLOCK } from "./ClockField.tsx";
import { DeckChoice } from "./DeckChoice.tsx";
import { takeGiven } from "./going.ts";
import { keepName, keptName } from "./kept.ts";
import { hashTo, routeTo } from "./links.ts";
import { NameField } from "./NameField.tsx";
import { type Against, against, Trouble } from "./Trouble.tsx";

/** What a table is opened with. One press is enough where one's name is known: everything else is chosen already. */
export function NewTable({ game: id }: { readonly game: string }) {
  const words = useWords();
  const online = useOnlineWords();
  const own = useOwnGame(id);
  return (
    <>
      <Top />
      <main className="page">
        <nav className="row online-nav">
          <a className="button bare" href={hashTo({ at: "lobby" })}>
            ‹ {online.toLobby}
          </a>
        </nav>
        <h1 tabIndex={-1}>{online.make.heading(listed(id)!.name)}</h1>
        {own === null ? <p className="loading">{words.loading}</p> : <Form own={own} />}
      </main>
    </>
  );
}

interface Chosen {
  readonly id: string;
  readonly deck: unknown;
}

function Form({ own }: { readonly own: OwnGame }) {
  const words = useWords();
  const online = useOnlineWords();
  const { game } = own;
  const { minutes } = listed(game.id)!;
  const go = useShell(({ go }) => go);
  const [name, setName] = useState(keptName);
  const [deck, setDeck] = useState<Chosen>({ id: game.decks[0]?.id ?? "", deck: game.decks[0]?.deck });
  const [opposite, setOpposite] = useState<Opposite>({ against: "anybody", machineDeck: "" });
  const [seat, setSeat] = useState<Seat | null>(null);
  const [clock, setClock] = useState(USUAL_CLOCK);
  const [watched, setWatched] = useState(true);
  const [settings, setSettings] = useState<Settings>({});
  const [trouble, setTrouble] = useState<Against | null>(null);
  const [busy, setBusy] = useState(false);
  const choose = useCallback((id: string, record: unknown) => setDeck({ id, deck: record }), []);
  const open = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    setTrouble(null);
    keepName(name.trim());
    const { against: whom, machineDeck } = opposite;
    try {
      const giving = openTable({
        game: game.id,
        settings,
        deck: deck.deck,
        name: name.trim(),
        against: whom,
        ...(isMachine(whom) && machineDeck !== "" ? { machineDeck: deckOf(game, [], machineDeck) } : {}),
        ...(seat === null ? {} : { seat }),
        clock: clockOf(minutes, clock),
        watched,
      });
      await takeGiven(giving, (table) => go(routeTo({ at: "table", table })));
    } catch (problem) {
      setTrouble(against(online.make.wrong, problem));
      setBusy(false);
    }
  };
  return (
    <form className="fresh online-form" onSubmit={open}>
      <div className="boxes">
        <section className="box">
          <NameField value={name} onChange={setName} />
          <DeckChoice own={own} value={deck.id} onChange={choose} />
        </section>
        <section className="box">
          <OppositeField own={own} value={opposite} onChange={setOpposite} />
          <ClockField usual={minutes} value={clock} onChange={setClock} />
          <label className="tick">
            <input type="checkbox" checked={watched} onChange={(event) => setWatched(event.currentTarget.checked)} />
            <span>{online.make.watched}</span>
          </label>
          <details>
            <summary>{words.fresh.settings}</summary>
            <SeatField value={seat} onChange={setSeat} />
            <SettingFields game={game} values={settings} onChange={setSettings} />
          </details>
        </section>
      </div>
      <p className="row begin">
        <button type="submit" className="button go" disabled={busy}>
          {online.make.open}
        </button>
      </p>
      {trouble !== null && <Trouble {...trouble} />}
    </form>
  );
}

/** Who sits opposite; a machine with which deck, "" for one that is drawn by lot. */
interface Opposite {
  readonly against: Wanted["against"];
  readonly machineDeck: string;
}

const isMachine = (whom: Wanted["against"]): boolean => whom !== "anybody" && whom !== "invited";

interface FieldProps<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function OppositeField({ own, value, onChange }: FieldProps<Opposite> & { readonly own: OwnGame }) {
  const { fresh } = useWords();
  const { make } = useOnlineWords();
  const { game } = own;
  const levels = game.machines.filter((name) => name.startsWith("level:"));
  return (
    <>
      <label>
        {make.against}
        <select
          className="field"
          value={value.against}
          onChange={({ currentTarget }) => onChange({ ...value, against: currentTarget.value })}
        >
          <option value="anybody">{make.anybody}</option>
          <option value="invited">{make.invited}</option>
          {levels.map((level, nth) => (
            <option key={level} value={level}>
              {fresh.level(nth + 1, levels.length)}
            </option>
          ))}
        </select>
      </label>
      {isMachine(value.against) && (
        <DeckField
          label={make.machineDeck}
          game={game}
          own={[]}
          value={value.machineDeck}
          onChange={(machineDeck) => onChange({ ...value, machineDeck })}
          none={make.drawn}
        />
      )}
    </>
  );
}

const LOT = "lot";

/** Which seat one takes; null where it is drawn by lot. */
function SeatField({ value, onChange }: FieldProps<Seat | null>) {
  const { make } = useOnlineWords();
  return (
    <label>
      {make.seat}
      <select
        className="field"
        value={value ?? LOT}
        onChange={({ currentTarget }) => onChange(currentTarget.value === LOT ? null : (Number(currentTarget.value) as Seat))}
      >
        <option value={LOT}>{make.seatLot}</option>
        <option value={0}>{make.seatOf(1)}</option>
        <option value={1}>{make.seatOf(2)}</option>
      </select>
    </label>
  );
}
