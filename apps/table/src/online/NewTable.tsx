import type { Seat, Settings } from "@duelex/kernel";
import type { ClockSetting, NewTable as Wanted } from "@duelex/session";
import { useCallback, useState } from "preact/hooks";
import { listed } from "../games.ts";
import { DeckField, deckOf, SettingFields } from "../match/choices.tsx";
import { Top } from "../shell/Top.tsx";
import { type OwnGame, useOwnGame } from "../store/own.ts";
import { useShell } from "../store/shell.ts";
import { useWords } from "../words/index.ts";
import { useOnlineWords } from "../words/online.ts";
import { openTable } from "./api.ts";
import { INCREMENT, PACES } from "./clock.ts";
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

type Pace = keyof typeof PACES | "none";

const LOT = "lot";
const OUTS = ["loses", "machine", "nothing"] as const;

function Form({ own }: { readonly own: OwnGame }) {
  const words = useWords();
  const online = useOnlineWords();
  const { game } = own;
  const { minutes } = listed(game.id)!;
  const go = useShell(({ go }) => go);
  const levels = game.machines.filter((name) => name.startsWith("level:"));
  const [name, setName] = useState(keptName);
  const [deck, setDeck] = useState<{ readonly id: string; readonly deck: unknown }>({
    id: game.decks[0]?.id ?? "",
    deck: game.decks[0]?.deck,
  });
  const [opposite, setOpposite] = useState<Wanted["against"]>("anybody");
  const [machineDeck, setMachineDeck] = useState("");
  const [seat, setSeat] = useState<string>(LOT);
  const [pace, setPace] = useState<Pace>("usual");
  const [out, setOut] = useState<ClockSetting["out"]>("loses");
  const [watched, setWatched] = useState(true);
  const [settings, setSettings] = useState<Settings>({});
  const [trouble, setTrouble] = useState<Against | null>(null);
  const [busy, setBusy] = useState(false);
  const choose = useCallback((id: string, record: unknown) => setDeck({ id, deck: record }), []);
  const isMachine = opposite !== "anybody" && opposite !== "invited";
  const minutesOf = (each: keyof typeof PACES) => Math.max(1, Math.round(minutes * PACES[each]));
  const open = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    setTrouble(null);
    keepName(name.trim());
    try {
      const giving = openTable({
        game: game.id,
        settings,
        deck: deck.deck,
        name: name.trim(),
        against: opposite,
        ...(isMachine && machineDeck !== "" ? { machineDeck: deckOf(game, [], machineDeck) } : {}),
        ...(seat === LOT ? {} : { seat: Number(seat) as Seat }),
        clock: pace === "none" ? null : { bank: 60 * minutesOf(pace), increment: INCREMENT, out },
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
          <label>
            {online.make.against}
            <select className="field" value={opposite} onChange={(event) => setOpposite(event.currentTarget.value)}>
              <option value="anybody">{online.make.anybody}</option>
              <option value="invited">{online.make.invited}</option>
              {levels.map((level, nth) => (
                <option key={level} value={level}>
                  {words.fresh.level(nth + 1, levels.length)}
                </option>
              ))}
            </select>
          </label>
          {isMachine && (
            <DeckField
              label={online.make.machineDeck}
              game={game}
              own={[]}
              value={machineDeck}
              onChange={setMachineDeck}
              none={online.make.drawn}
            />
          )}
          <label>
            {online.clock.label}
            <select
              className="field"
              aria-describedby={pace === "none" ? undefined : "clock-about"}
              value={pace}
              onChange={(event) => setPace(event.currentTarget.value as Pace)}
            >
              {(Object.keys(PACES) as (keyof typeof PACES)[]).map((each) => (
                <option key={each} value={each}>
                  {`${online.clock[each]}: ${online.clock.short(minutesOf(each), INCREMENT)}`}
                </option>
              ))}
              <option value="none">{online.clock.none}</option>
            </select>
          </label>
          {pace !== "none" && (
            <small id="clock-about" className="quiet block">
              {online.clock.about(INCREMENT)}
            </small>
          )}
          {pace !== "none" && (
            <label>
              {online.clock.out}
              <select className="field" value={out} onChange={(event) => setOut(event.currentTarget.value as ClockSetting["out"])}>
                {OUTS.map((each) => (
                  <option key={each} value={each}>
                    {online.clock.outs[each]}
                  </option>
                ))}
              </select>
            </label>
          )}
          <label className="tick">
            <input type="checkbox" checked={watched} onChange={(event) => setWatched(event.currentTarget.checked)} />
            <span>{online.make.watched}</span>
          </label>
          <details>
            <summary>{words.fresh.settings}</summary>
            <label>
              {online.make.seat}
              <select className="field" value={seat} onChange={(event) => setSeat(event.currentTarget.value)}>
                <option value={LOT}>{online.make.seatLot}</option>
                <option value="0">{online.make.seatOf(1)}</option>
                <option value="1">{online.make.seatOf(2)}</option>
              </select>
            </label>
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
