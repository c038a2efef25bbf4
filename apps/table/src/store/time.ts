/** Where in time the match on the table stands, and how fast it goes on: moments that are looked back at, machines that wait. */
import type { Ask } from "@duelex/session";
import { isWatched } from "./pace.ts";
import { answersOf, get, PERSON, positionOf, set } from "./state.ts";
import { answer, ask, desk } from "./table.ts";

/** Machines wait, or go on. */
export const pause = (hold: boolean) => ask({ ask: "hold", hold });

export function setPace(pace: number): void {
  desk.pace(pace);
  set({ pace });
}

/** Who has seen enough of what a machine does waits no longer: until the next answer it is as fast as it can. */
export function hurry(): void {
  if (positionOf(get())?.thinking && positionOf(get())?.sitters.includes(PERSON)) desk.pace(0);
}

/** Goes elsewhere in time; machines wait there until somebody plays on. */
async function travel(what: Extract<Ask, { readonly ask: "jump" | "step" }>): Promise<void> {
  const { held, tip } = get();
  if (!held) {
    set({ held: true, tip: tip ?? positionOf(get())?.time.node ?? null });
    await ask({ ask: "hold", hold: true });
  }
  await ask(what);
}

export const jump = (node: number) => travel({ ask: "jump", node });
export const step = (to: number) => travel({ ask: "step", to });

/** Machines go on from the moment that is shown. */
export async function playOn(): Promise<void> {
  set({ held: false, tip: null });
  await ask({ ask: "hold", hold: false });
}

/** Back to where the match stood. */
export async function backToMatch(): Promise<void> {
  const { tip } = get();
  if (tip !== null) await ask({ ask: "jump", node: tip });
  await playOn();
}

/** Passes; who watches machines makes them wait, or go on. */
export async function pass(): Promise<void> {
  const position = positionOf(get());
  if (position !== null && isWatched(position)) return void (get().held ? playOn() : pause(!position.held));
  const passing = answersOf(get()).find(({ passes }) => passes);
  if (passing !== undefined) await answer(passing);
}
