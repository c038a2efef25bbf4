/** AP and HP of Units that change without an event of their own: by a Pilot's numbers, by constant effects that begin or end. For the log. */
import { type Card, Card as Cards, type Recorder, SEATS, seatName } from "@duelex/kernel";
import { eachConstant } from "./numbers.ts";
import type { Gundam } from "./table.ts";

/** A Unit as it was told last. */
interface Told {
  readonly ap: number;
  readonly hp: number;
  /** What its Pilot and constant effects added, by the name of the card. What lasts for a time has events of its own. */
  readonly added: ReadonlyMap<string, Added>;
}
interface Added {
  readonly ap: number;
  readonly hp: number;
}

/** What was told of the Units in play, beside the state; where a position was loaded it is as it stands. */
export class Changes {
  private told: ReadonlyMap<Card, Told> | null = null;
  private recorder: Recorder | null = null;
  private rewound = 0;

  /** The state is another one. */
  forget(): void {
    this.told = null;
  }

  /** Tells what has changed since: Units alike in one line. */
  tell(g: Gundam): void {
    const recorder = g.recorder!;
    if (recorder !== this.recorder || recorder.rewound !== this.rewound) this.forget();
    const { told } = this;
    if (told !== null && !g.numbersMayHaveChanged) return;
    g.numbersMayHaveChanged = false;
    this.recorder = recorder;
    this.rewound = recorder.rewound;
    const now = new Map<Card, Told>();
    for (const seat of SEATS) {
      const lines = new Map<string, string[]>();
      for (const unit of g.units(seat)) {
        const { ap, hp } = g.printed(unit);
        const was = told === null ? null : (told.get(unit) ?? { ap, hp, added: NOTHING });
        const is = { ap: g.ap(unit), hp: g.hp(unit), added: addedTo(g, unit) };
        now.set(unit, is);
        if (was === null || (was.ap === is.ap && was.hp === is.hp)) continue;
        const why = whySo(was.added, is.added);
        if (why === "") continue;
        const damage = g.damage[unit];
        const line = lines.get(why) ?? [];
        line.push(`${g.cardName(unit)} ${was.ap}/${was.hp - damage} → ${is.ap}/${is.hp - damage}`);
        lines.set(why, line);
      }
      for (const [why, units] of lines)
        recorder.note("numbers", Cards.none, 0, "9-1-5", Cards.none, seat, 0, {
          words: `${seatName(seat)}'s ${units.join(", ")}: ${why}`,
          cause: recorder.lastBut("numbers"),
          clause: null,
        });
    }
    this.told = now;
  }
}

const NOTHING: ReadonlyMap<string, Added> = new Map();

/** What the Pilot and constant effects add to a Unit now. */
function addedTo(g: Gundam, unit: Card): ReadonlyMap<string, Added> {
  const pilot = g.partner[unit];
  if (pilot === Cards.none && g.now.constants === 0) return NOTHING;
  const added = new Map<string, Added>();
  const add = (name: string, ap: number, hp: number) => {
    const before = added.get(name) ?? { ap: 0, hp: 0 };
    added.set(name, { ap: before.ap + ap, hp: before.hp + hp });
  };
  const text = pilot === Cards.none ? null : g.printed(pilot).asPilot;
  if (text !== null) add(g.cardName(pilot), text.ap, text.hp);
  eachConstant(g, unit, (words, source, times) => add(g.cardName(source), words.ap * times, words.hp * times));
  return added;
}

/** "AP+2 HP+1 by Amuro Ray; no longer AP+1 by Gundam"; empty where nothing of this has changed. */
function whySo(was: ReadonlyMap<string, Added>, is: ReadonlyMap<string, Added>): string {
  const none = { ap: 0, hp: 0 };
  const parts = [...new Set([...is.keys(), ...was.keys()])].flatMap((name) => {
    const [before, after] = [was.get(name) ?? none, is.get(name) ?? none];
    if (before.ap === after.ap && before.hp === after.hp) return [];
    const gone = after.ap === 0 && after.hp === 0;
    const { ap, hp } = gone ? before : { ap: after.ap - before.ap, hp: after.hp - before.hp };
    return [`${gone ? "no longer " : ""}${sayAdded(ap, hp)} by ${name}`];
  });
  return parts.join("; ");
}

const sayAdded = (ap: number, hp: number): string =>
  [ap === 0 ? "" : `AP${ap < 0 ? "" : "+"}${ap}`, hp === 0 ? "" : `HP${hp < 0 ? "" : "+"}${hp}`].filter((part) => part !== "").join(" ");
