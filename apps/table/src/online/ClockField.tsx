import type { ClockSetting } from "@duelex/session";
import { useOnlineWords } from "../words/online.ts";
import { INCREMENT, PACES } from "./clock.ts";

type Pace = keyof typeof PACES;

/** A clock as it is chosen: how slow, and what happens when somebody's time is out. */
export interface ChosenClock {
  readonly pace: Pace | "none";
  readonly out: ClockSetting["out"];
}

export const USUAL_CLOCK: ChosenClock = { pace: "usual", out: "loses" };

const OUTS = ["loses", "machine", "nothing"] as const;

const minutesOf = (usual: number, pace: Pace): number => Math.max(1, Math.round(usual * PACES[pace]));

/** The clock of a table; null for none. @param usual so many minutes the game takes a player */
export const clockOf = (usual: number, { pace, out }: ChosenClock): ClockSetting | null =>
  pace === "none" ? null : { bank: 60 * minutesOf(usual, pace), increment: INCREMENT, out };

export interface ClockFieldProps {
  /** So many minutes the game takes a player. */
  readonly usual: number;
  readonly value: ChosenClock;
  readonly onChange: (clock: ChosenClock) => void;
}

/** Which clock a table has, and what happens when a time is out. */
export function ClockField({ usual, value, onChange }: ClockFieldProps) {
  const { clock } = useOnlineWords();
  const has = value.pace !== "none";
  return (
    <>
      <label>
        {clock.label}
        <select
          className="field"
          aria-describedby={has ? "clock-about" : undefined}
          value={value.pace}
          onChange={({ currentTarget }) => onChange({ ...value, pace: currentTarget.value as ChosenClock["pace"] })}
        >
          {(Object.keys(PACES) as Pace[]).map((each) => (
            <option key={each} value={each}>
              {`${clock[each]}: ${clock.short(minutesOf(usual, each), INCREMENT)}`}
            </option>
          ))}
          <option value="none">{clock.none}</option>
        </select>
      </label>
      {has && (
        <small id="clock-about" className="quiet block">
          {clock.about(INCREMENT)}
        </small>
      )}
      {has && (
        <label>
          {clock.out}
          <select
            className="field"
            value={value.out}
            onChange={({ currentTarget }) => onChange({ ...value, out: currentTarget.value as ChosenClock["out"] })}
          >
            {OUTS.map((each) => (
              <option key={each} value={each}>
                {clock.outs[each]}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}
