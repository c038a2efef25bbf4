import type { Seat } from "@duelex/kernel";
import type { Position } from "@duelex/session";
import { useEffect, useRef, useState } from "preact/hooks";
import { type OnlineWords, useOnlineWords } from "../words/online.ts";
import { leftTo, lowFor, sayTime } from "./clock.ts";
import { DiceChecked } from "./Dice.tsx";
import { sayEnd } from "./says.ts";
import { agree, decline, type Online, takeBack, useOnline } from "./state.ts";
import { useNow } from "./useNow.ts";
import "./online.css";
import { callFor } from "../shell/entitle.ts";
import { fetchParts, part } from "../shell/part.ts";

const TableSheet = part(() => import("./TableSheet.tsx"));

const SEATS = [0, 1] as const;
/** Clocks are read so often, in milliseconds. */
const TICK = 200;

export interface BarProps {
  readonly position: Position;
  readonly names: readonly [string, string];
}

/** What is of the table and not of the match: who is there, clocks, wishes, the dice; in one line above the mat. */
export default function Bar({ position, names }: BarProps) {
  const words = useOnlineWords();
  const online = useOnline();
  const [open, setOpen] = useState(false);
  const { facts, seat } = online;
  const now = useNow(facts?.time?.running != null, TICK);
  const mayWish = seat !== null && position.result === null && facts !== null && facts.wish === null && position.time.at > 0;
  useTakeBackKey(mayWish);
  useTitle(seat !== null && position.question?.seat === seat);
  useEffect(() => void fetchParts(), []);
  if (facts === null) return null;
  const order: readonly Seat[] = seat === 0 ? [1, 0] : SEATS;
  return (
    <aside className="online-bar" aria-label={words.bar.region} data-online={online.lost ? "lost" : "here"}>
      {order.map((each) => (
        <Player key={each} seat={each} name={names[each]} online={online} now={now} words={words} />
      ))}
      {facts.watching > 0 && <span className="quiet online-watching">{words.bar.watchers(facts.watching)}</span>}
      <span className="online-tools">
        {seat !== null && position.result === null && (
          <button
            type="button"
            className="button bare"
            disabled={!mayWish}
            aria-label={words.bar.takeBack}
            data-tip={words.bar.takeBackAbout}
            onClick={() => void takeBack()}
          >
            <Slim text={words.bar.takeBack} sign="↶" />
            <kbd className="key">U</kbd>
          </button>
        )}
        <button type="button" className="button bare" aria-label={words.bar.more} onClick={() => setOpen(true)}>
          <Slim text={words.bar.more} sign="⋯" />
        </button>
      </span>
      {online.lost && (
        <p className="online-says lost" data-unsent={online.unsent || undefined}>
          {words.link.lostShort} {online.unsent && words.link.unsent}
        </p>
      )}
      {seat === null && position.result === null && <p className="online-says quiet watch-says">{words.bar.watch}</p>}
      <Wish online={online} names={names} words={words} />
      {position.result !== null && facts.result !== null && (
        <div className="online-says" data-result>
          {sayEnd(words, facts, seat)} <DiceChecked dice={facts.dice} />{" "}
          {seat !== null && facts.again[seat === 0 ? 1 : 0] && !facts.again[seat] && facts.next === null && (
            <b className="online-wanted">{words.after.wanted(names[seat === 0 ? 1 : 0])}</b>
          )}
        </div>
      )}
      <News online={online} names={names} now={now} words={words} />
      {open && <TableSheet onClose={() => setOpen(false)} />}
    </aside>
  );
}

/** What stands on a button: its words, or a sign where there is no room for them. */
function Slim({ text, sign }: { readonly text: string; readonly sign: string }) {
  return (
    <>
      <span className="in-words">{text}</span>
      <span className="in-short" aria-hidden="true">
        {sign}
      </span>
    </>
  );
}

/** The title of the page says whether it is one's turn to answer, for who looks at something else. */
function useTitle(asked: boolean): void {
  useEffect(() => {
    callFor(asked);
    return () => callFor(false);
  }, [asked]);
}

/** The key that takes back elsewhere asks for it here. */
function useTakeBackKey(may: boolean): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : document.body;
      if (event.key.toLowerCase() !== "u" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target.closest("input, textarea, select, dialog") !== null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (may) void takeBack();
    };
    addEventListener("keydown", press, { capture: true });
    return () => removeEventListener("keydown", press, { capture: true });
  }, [may]);
}

interface PartProps {
  readonly online: Online;
  readonly words: OnlineWords;
}

interface PlayerProps extends PartProps {
  readonly seat: Seat;
  readonly name: string;
  readonly now: number;
}

/** Who sits there, whether they are connected, and their time. */
function Player({ seat, name, online, now, words }: PlayerProps) {
  const { facts, told } = online;
  if (facts === null) return null;
  const left = leftTo(facts, seat, told, now);
  const isLow = left !== null && facts.clock !== null && left <= lowFor(facts.clock);
  const present = facts.present[seat];
  return (
    <span className="online-player" data-seat={seat}>
      <span className={present ? "there" : "away"} role="img" aria-label={present ? words.bar.present : words.bar.absent}>
        {present ? "●" : "○"}
      </span>
      <b className="online-name">{name}</b> <small className="quiet online-seat">{words.bar.seat(seat + 1)}</small>
      {left !== null && (
        <span className={`online-time${facts.time?.running === seat ? " running" : ""}${isLow ? " low" : ""}`} role="timer">
          {sayTime(left)}
        </span>
      )}
    </span>
  );
}

/** To take back: who asks for it, and what the other says. */
function Wish({ online, names, words }: PartProps & Pick<BarProps, "names">) {
  const { facts, seat } = online;
  const wish = facts?.wish ?? null;
  if (wish === null || seat === null) return null;
  const mine = wish.seat === seat;
  const other = names[mine && seat === 0 ? 1 : mine ? 0 : wish.seat];
  return (
    <p className="online-says wish" data-wish={mine ? "mine" : "theirs"}>
      {mine ? words.bar.asked(other) : words.bar.asks(other)}
      <span className="row">
        {!mine && (
          <button type="button" className="button go" onClick={() => void agree()}>
            {words.bar.agree}
          </button>
        )}
        <button type="button" className="button" onClick={() => void decline()}>
          {mine ? words.bar.never : words.bar.decline}
        </button>
      </span>
    </p>
  );
}

/** What has changed at the table, for who listens: each thing once. */
function News({ online, names, now, words }: PartProps & Pick<BarProps, "names"> & { readonly now: number }) {
  const { facts, seat, told } = online;
  const before = useRef(facts);
  const low = useRef(new Set<Seat>());
  const [says, setSays] = useState("");
  useEffect(() => {
    const was = before.current;
    before.current = facts;
    if (facts === null || was === null || was === facts) return;
    const news: string[] = [];
    for (const each of SEATS)
      if (each !== seat && was.present[each] !== facts.present[each])
        news.push(facts.present[each] ? words.bar.back(names[each]) : words.bar.gone(names[each]));
    const other = seat === 0 ? 1 : 0;
    if (was.wish === null && facts.wish !== null && seat !== null)
      news.push(facts.wish.seat === seat ? words.bar.asked(names[other]) : words.bar.asks(names[other]));
    if (seat !== null && facts.again[other] && !was.again[other] && !facts.again[seat]) news.push(words.after.wanted(names[other]));
    if (was.wish !== null && facts.wish === null && was.wish.seat === seat && facts.answers === was.answers && facts.state === "playing")
      news.push(words.bar.declined(names[other]));
    if (news.length > 0) setSays(news.join(" "));
  }, [facts, names, seat, words]);
  useEffect(() => {
    const running = facts?.time?.running ?? null;
    if (facts === null || facts.clock === null || running === null || low.current.has(running)) return;
    const left = leftTo(facts, running, told, now)!;
    if (left > lowFor(facts.clock)) return;
    low.current.add(running);
    setSays(words.bar.low(names[running], sayTime(left)));
  }, [facts, told, now, names, words]);
  return (
    <span className="hidden" role="status" data-table-news>
      {says}
    </span>
  );
}
