/** AP and HP of Units that change without an event of their own: by a Pilot's numbers, by constant effects that begin or end. For the log. */
import { type Card, Card as Cards, type Recorder, SEATS, type Seat, seatName } from "@duelex/kernel";
import { Place } from "./names.ts";
import { eachConstant } from "./numbers.ts";
import type { Gundam } from "./table.ts";
import { clauseOf } from "./told.ts";

/** A Unit as it was told last. */
interface Told {
  /** In which look it was there last. */
  look: number;
  ap: number;
  hp: number;
  /** What its Pilot and constant effects added then, each name once. What lasts for a time has events of its own. */
  added: readonly Added[];
}
interface Added {
  /** The card that adds it, with its clause if it is one. */
  readonly by: string;
  ap: number;
  hp: number;
}

/** What was told of the Units in play, beside the state; where a position was loaded it is as it stands. */
export class Changes {
  /** By card. What was not there in the look before has left meanwhile, and is another object when it comes back. */
  private readonly told: Told[] = [];
  private looks = 0;
  private isAnotherState = true;
  private recorder: Recorder | null = null;
  private rewound = 0;

  /** The state is another one. */
  forget(): void {
    this.isAnotherState = true;
  }

  /** Tells what has changed since: Units alike in one line. Nothing is looked at that cannot have changed. */
  tell(g: Gundam): void {
    const recorder = g.recorder!;
    if (recorder !== this.recorder || recorder.rewound !== this.rewound) this.forget();
    if (!g.numbersMayHaveChanged && !this.isAnotherState) return;
    g.numbersMayHaveChanged = false;
    this.recorder = recorder;
    this.rewound = recorder.rewound;
    this.looks++;
    for (const seat of SEATS) this.tellOf(g, seat, recorder);
    this.isAnotherState = false;
  }

  private tellOf(g: Gundam, seat: Seat, recorder: Recorder): void {
    let lines: Map<string, string[]> | null = null;
    const { next } = g.zones;
    for (let unit = g.top(seat, Place.battleArea); unit !== Cards.none; unit = next[unit]) {
      const was = this.lookAt(g, unit);
      if (was.ap === g.ap(unit) && was.hp === g.hp(unit)) continue;
      const is = { look: was.look, ap: g.ap(unit), hp: g.hp(unit), added: addedTo(g, unit) };
      this.told[unit] = is;
      const why = this.isAnotherState ? "" : whySo(was.added, is.added);
      if (why === "") continue;
      const damage = g.damage[unit];
      lines ??= new Map();
      const line = lines.get(why) ?? [];
      line.push(`${g.cardName(unit)} ${was.ap}/${was.hp - damage} → ${is.ap}/${is.hp - damage}`);
      lines.set(why, line);
    }
    if (lines === null) return;
    for (const [why, units] of lines)
      recorder.note("numbers", Cards.none, 0, "9-1-5", Cards.none, seat, 0, {
        words: `${seatName(seat)}'s ${units.join(", ")}: ${why}`,
        cause: recorder.lastBut("numbers"),
        clause: null,
      });
  }

  /** How a Unit stood in the look before; one that has come since is as it is printed. */
  private lookAt(g: Gundam, unit: Card): Told {
    const was = this.told[unit];
    if (was !== undefined && was.look === this.looks - 1 && !this.isAnotherState) {
      was.look = this.looks;
      return was;
    }
    const { ap, hp } = g.printed(unit);
    const comes = { look: this.looks, ap, hp, added: this.isAnotherState ? addedTo(g, unit) : NOTHING };
    this.told[unit] = comes;
    return comes;
  }
}

const NOTHING: readonly Added[] = [];
const by = (added: readonly Added[], name: string): Added | undefined => added.find((each) => each.by === name);

/** What the Pilot and constant effects add to a Unit now. */
function addedTo(g: Gundam, unit: Card): readonly Added[] {
  const pilot = g.partner[unit];
  if (pilot === Cards.none && g.now.constants === 0) return NOTHING;
  const added: Added[] = [];
  const add = (name: string, ap: number, hp: number) => {
    const before = by(added, name);
    if (before === undefined) added.push({ by: name, ap, hp });
    else {
      before.ap += ap;
      before.hp += hp;
    }
  };
  const text = pilot === Cards.none ? null : g.printed(pilot).asPilot;
  if (text !== null) add(g.cardName(pilot), text.ap, text.hp);
  if (g.now.constants > 0)
    eachConstant(g, unit, (words, _source, times) => add(clauseOf(g.set, words.id), words.ap * times, words.hp * times));
  return added;
}

/** "AP+2 HP+1 by Amuro Ray; AP+1 by Zaku: “…”; no longer AP+1 by Gundam"; empty where nothing of this has changed. */
function whySo(was: readonly Added[], is: readonly Added[]): string {
  let why = "";
  const tell = (before: Added | undefined, after: Added | undefined, name: string) => {
    const [apWas, hpWas, ap, hp] = [before?.ap ?? 0, before?.hp ?? 0, after?.ap ?? 0, after?.hp ?? 0];
    if (apWas === ap && hpWas === hp) return;
    const isOver = ap === 0 && hp === 0;
    const change = isOver ? `no longer ${sayAdded(apWas, hpWas)}` : sayAdded(ap - apWas, hp - hpWas);
    why += `${why === "" ? "" : "; "}${change} by ${isOver ? name.split(": “")[0]! : name}`; // what ends has been quoted
  };
  for (const after of is) tell(by(was, after.by), after, after.by);
  for (const before of was) if (by(is, before.by) === undefined) tell(before, undefined, before.by);
  return why;
}

const sayAdded = (ap: number, hp: number): string =>
  [ap === 0 ? "" : `AP${ap < 0 ? "" : "+"}${ap}`, hp === 0 ? "" : `HP${hp < 0 ? "" : "+"}${hp}`].filter((part) => part !== "").join(" ");
