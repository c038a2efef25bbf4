/** What is done with the match on the table: asked of the host, kept on this machine. Components draw `state.ts` and ask for changes here. */
import type { Card, Seat, Spot } from "@duelex/kernel";
import type { Answer, Ask, Position } from "@duelex/session";
import { Desk, pageWorker, Refused } from "../host/desk.ts";
import type { Progress } from "../learn/notes.ts";
import { keyOf } from "../mat/acts.ts";
import { words } from "../words/index.ts";
import { claim, giveBack } from "./claim.ts";
import { finish } from "./finished.ts";
import { type KeptMatch, keptMatches } from "./kept.ts";
import { paceFor } from "./pace.ts";
import { useShell } from "./shell.ts";
import {
  aboutKey,
  answersAbout,
  answersOf,
  EMPTY,
  get,
  PERSON,
  positionOf,
  type Sitting,
  set,
  type Tab,
  type Table,
  useTable,
} from "./state.ts";

export { aboutKey, answersAbout, answersOf, positionOf, set, type Tab, type Table, useTable };

// ---- what is told ----

/** What was dropped on what, at the question that stands. */
let dropped: { readonly from: string; readonly onto: string } | null = null;
/** What was dropped has been answered with: with what it was dropped on the next question is answered, if it can be. */
let follows: string | null = null;
/** The question that was answered last: nothing is answered twice. */
let answered = -1;
/** What could be answered until when: who still presses it has not meant the next question. */
let former: { readonly keys: ReadonlySet<string>; readonly until: number } = { keys: new Set(), until: 0 };
/** So long a hand is behind what it sees, in milliseconds. */
const BEHIND = 500;

/** The page's own host: what a game is, what is wrong with a deck. */
export const desk: Desk = new Desk(pageWorker, { position: arrive, crashed });
/** Where the match is that lies on the table. */
let here = desk;
/** The match that is to lie on the table; until its host has begun it, what is told is of the one before. */
let laid: { readonly id: string | null; begun: boolean } = { id: null, begun: false };

/** From here on another match is to lie there, or none. Whoever still waits for the one before does nothing more. */
const lay = (id: string | null, begun = false): typeof laid => {
  laid = { id, begun };
  return laid;
};

/** A host has told how its match stands. */
export function arrive(position: Position, from: Desk): void {
  const table = get();
  if (table.id === null || from !== here || !laid.begun) return;
  const known = table.positions[position.seat];
  if (known !== undefined && known.number > position.number) return;
  const before = table.stories[position.seat] ?? [];
  const positions = { ...table.positions, [position.seat]: position };
  const asked = position.question?.seat ?? null;
  const shared = table.seats.length > 1;
  const turns = shared && asked !== null && asked !== table.seat && table.seats.includes(asked) && !table.held;
  const treeChanged = known?.time.tree !== position.time.tree || known?.time.node !== position.time.node;
  const sameQuestion = known?.question?.number === position.question?.number && known?.time.node === position.time.node;
  set({
    positions,
    faces: { ...table.faces, ...position.faces },
    stories: { ...table.stories, [position.seat]: [...before.slice(0, position.story.from), ...position.story.lines] },
    ...(turns ? { curtain: null, seat: asked } : {}),
    ...(turns && table.curtains ? { curtain: asked, tree: null, why: null, pile: null } : {}), // what the one was told is nothing to the other
    ...(sameQuestion ? {} : { opened: null, preview: null, previewOf: null, hint: null }),
  });
  if (!sameQuestion) [dropped, former] = [null, { keys: new Set(known?.question?.answers.map(aboutKey)), until: performance.now() }];
  if (known?.result === null && position.result !== null && !table.held && table.puzzle === null && position.sitters.includes(PERSON))
    finish(position.game);
  if (treeChanged) keep();
  if (treeChanged && (table.tree !== null || table.tab === "study")) void readTree();
  if (position.seat === get().seat) followDrop(position);
}

/** A card was dropped on something, and answered with: if the next question offers that, it is the answer. */
function followDrop({ question }: Position): void {
  const wanted = follows;
  if (wanted === null || question === null || question.number === answered) return;
  follows = null;
  const found = question.answers.filter((each) => aboutKey(each) === wanted);
  if (found.length === 1) void answer(found[0]!);
}

async function crashed(): Promise<void> {
  const { id } = get();
  useShell.getState().notify(words().machine.crashed);
  if (id !== null) await resume(id);
}

// ---- opening ----

/** Sits down at the table of another host, who tells what lies on it. */
export function sitAt(host: Desk, table: Partial<Table>): void {
  [dropped, follows] = [null, null];
  answered = -1;
  here = host;
  if (host !== desk) lay(table.id ?? null, true); // it tells of one match only
  useTable.setState({ ...EMPTY, ...table }, true);
}

/** Puts a match on the table; nothing comes of it once another is wanted. @throws Refused (as a rejection) if it cannot be begun */
export async function sitDown({
  id,
  open,
  sitters,
  seats,
  title = null,
  lesson = null,
  curtains = true,
  called = null,
  puzzle = null,
}: Sitting): Promise<void> {
  const mine = lay(id);
  await claim(id, takenOver);
  if (laid !== mine) return forgotten(id);
  const two = seats.length > 1 && curtains;
  const pace = paceFor(sitters);
  sitAt(desk, { id, seats, seat: seats[0] ?? 0, title, lesson, called, curtains, curtain: two ? 0 : null, pace });
  desk.join(seats);
  desk.pace(pace);
  try {
    await desk.ask({ ask: "open", open, sitters });
    if (laid !== mine) return forgotten(id);
    mine.begun = true;
    await desk.ask({ ask: "again" });
    if (laid !== mine) return forgotten(id);
    const { view, result } = positionOf(get()) ?? {};
    if (result != null) set({ curtain: null }); // of a match that is over nothing is secret
    if (typeof puzzle !== "string") set({ puzzle });
    else if (view !== undefined) set({ puzzle: { name: puzzle, turn: view.turn, active: view.active } });
  } catch (problem) {
    if (laid === mine) useTable.setState(EMPTY, true);
    throw problem;
  }
}

/** A match that was claimed for nothing is free for other pages, unless it is wanted here once more. */
function letGo(id: string): void {
  if (laid.id !== id) void giveBack(id, Promise.resolve());
}

/** Another match is wanted by now: nobody goes to this one. */
function forgotten(id: string): Promise<never> {
  letGo(id);
  return new Promise(() => undefined);
}

/** Another page goes on with this match: nothing more is written here. */
function takenOver(id: string): void {
  if (get().id !== id) return;
  lay(null);
  if (soon !== null) clearTimeout(soon);
  soon = null;
  useTable.setState({ ...EMPTY, elsewhere: id }, true);
}

/**
 * A kept match as it stood: "missing" if there is none of that id, "elsewhere" if another page has it, "left" if something else was wanted meanwhile.
 * @param over it is taken over from the page that has it
 * @throws Refused (as a rejection)
 */
export async function resume(id: string, over = false): Promise<"here" | "missing" | "elsewhere" | "left"> {
  const mine = lay(id);
  const isClaimed = await claim(id, takenOver, over);
  const kept = isClaimed && laid === mine ? await keptMatches.get(id) : undefined;
  if (laid !== mine) {
    letGo(id);
    return "left";
  }
  if (!isClaimed) {
    useTable.setState({ ...EMPTY, elsewhere: id }, true);
    return "elsewhere";
  }
  if (kept === undefined) return "missing";
  await sitDown({
    id,
    open: { kind: "file", file: kept.file },
    sitters: kept.sitters,
    seats: kept.seats,
    title: kept.title,
    lesson: kept.lesson,
    curtains: kept.curtains ?? true,
    called: kept.called ?? null,
    puzzle: kept.puzzle ?? null,
  });
  if (get().id !== id) return "left";
  const at = positionOf(get())?.time.node;
  if (at !== kept.node) await quietly(desk.ask({ ask: "jump", node: kept.node }));
  return "here";
}

/** Gets up from a match, unless another one lies on the table already. */
export function leaveTable(id: string): void {
  if (laid.id === id) lay(null);
  if (get().elsewhere === id) useTable.setState(EMPTY, true);
  if (get().id !== id) return;
  void giveBack(id, flush());
  useTable.setState(EMPTY, true);
}

// ---- keeping ----

const SOON = 120;
let soon: ReturnType<typeof setTimeout> | null = null;
let changes = 0;

/** Writes the match down shortly after it has changed, however fast it goes on. */
function keep(): void {
  changes++;
  set({ kept: false });
  soon ??= setTimeout(() => void flush(), SOON);
}

/** Writes the match down now. */
export async function flush(): Promise<void> {
  if (soon !== null) clearTimeout(soon);
  soon = null;
  const change = changes;
  const { id, seats, title, lesson, curtains, called, puzzle } = get();
  const position = positionOf(get());
  if (id === null || !position?.free) return;
  const reply = await quietly(desk.ask({ ask: "save", as: "study" }));
  if (reply === null) return;
  const { game, sitters, time, view, result } = position;
  const kept: KeptMatch = {
    id,
    game,
    sitters,
    seats,
    file: reply.file,
    node: time.node,
    turn: view.turn,
    result,
    title,
    changed: Date.now(),
    lesson,
    curtains,
    called,
    puzzle,
  };
  if (get().elsewhere !== id) await keptMatches.put(kept);
  if (change === changes) set({ kept: true });
}

// ---- asking ----

/** What comes late is no trouble; what is wrong is told. */
async function quietly<Value>(work: Promise<Value>): Promise<Value | null> {
  try {
    return await work;
  } catch (problem) {
    if (problem instanceof Refused) {
      if (!problem.late)
        useShell.getState().notify(problem.problems.map(({ where, what, rule }) => words().problems.whole(where, what, rule)).join(" · "));
      return null;
    }
    throw problem;
  }
}

/** Asks the host for the seat that is shown; null where it is refused, which is told. */
export const ask = <Kind extends Ask["ask"]>(what: Extract<Ask, { readonly ask: Kind }>) => quietly(here.ask(what, get().seat));

const phaseIn = (position: Position | null): Table["phase"] =>
  position?.view.phases === undefined ? null : { turn: position.view.turn, at: position.view.phases.at };

/** After so long it is said that an answer is still looked at, in milliseconds. */
const WAITS = 500;

/** Gives an answer. What would hurt only who gives it is asked once more, unless it is `sure`. */
export async function answer(chosen: Answer, sure = false): Promise<void> {
  const question = positionOf(get())?.question;
  if (question === null || question === undefined || question.number === answered) return;
  answered = question.number;
  if (!sure && !chosen.passes) {
    const { hint } = get();
    const waiting = { answer: null, says: words().preview.wait };
    const waits = setTimeout(() => {
      if (positionOf(get())?.question?.number === question.number) set({ hint: waiting });
    }, WAITS);
    const thought = await ask({ ask: "harm", question: question.number, answer: chosen.answer });
    clearTimeout(waits);
    if (get().hint === waiting) set({ hint });
    if (thought === null || thought.harm.length > 0) answered = -1;
    if (thought === null) return;
    if (thought.harm.length > 0) {
      const { about } = chosen;
      const spot = about.kind === "word" || about.kind === "number" ? null : about;
      return set({ opened: { kind: "sure", spot, answer: chosen, harm: thought.harm }, pile: null, preview: null, previewOf: null });
    }
  }
  follows = dropped?.from === aboutKey(chosen) ? dropped.onto : null;
  dropped = null;
  const { seat, stories, since, pace } = get();
  desk.pace(pace);
  set({
    ...{ opened: null, preview: null, previewOf: null, hint: null, held: false, tip: null },
    since: { ...since, [seat]: stories[seat]?.length ?? 0 },
    phase: phaseIn(positionOf(get())),
  });
  const done = await ask({ ask: "answer", question: question.number, answer: chosen.answer });
  if (done === null) [answered, follows] = [-1, null];
  else set({ pile: null, ...(get().sheet === "answers" ? { sheet: null } : {}) }); // what a second press has opened lies over no other question
}

/**
 * A card, a place or a player was pressed.
 * @param touched by a finger: the answer opens with what it would do, and the next touch gives it
 */
export async function press(spot: Spot, touched = false): Promise<void> {
  const found = answersAbout(get(), spot);
  const { opened } = get();
  const again = opened?.kind === "answers" && keyOf(opened.spot) === keyOf(spot);
  if (found.length === 1 && (!touched || again)) return answer(found[0]!);
  if (found.length > 0) return set({ opened: { kind: "answers", spot, answers: found, touched } });
  if (spot.kind === "card" && get().curtain === null && get().seats.length > 0) await whyNot(spot.card);
}

async function whyNot(card: Card): Promise<void> {
  const reply = await ask({ ask: "why not", card });
  if (reply !== null) set({ opened: { kind: "why not", spot: { kind: "card", card }, judgements: reply.judgements } });
}

/** A card was let go over something. */
export async function drop(from: Spot, onto: Spot | null): Promise<void> {
  const found = answersAbout(get(), from);
  dropped = onto === null || keyOf(onto) === keyOf(from) ? null : { from: keyOf(from), onto: keyOf(onto) };
  if (found.length === 1) await answer(found[0]!);
  else await press(from);
}

/** Who does not look takes nothing back, and gives nothing up. */
const looking = async (what: Extract<Ask, { readonly ask: "undo" | "concede" }>): Promise<void> => {
  if (get().curtain === null) await ask(what);
};
export const undo = () => looking({ ask: "undo" });
export const concede = () => looking({ ask: "concede" });

/** Is what a seat is told shown: is it the one that looks, with no curtain before it? */
const isSeen = (seat: Seat): boolean => get().seat === seat && get().curtain === null;

// ---- why ----

export async function askWhy(line: number): Promise<void> {
  const { seat } = get();
  const reply = await ask({ ask: "why", line });
  if (reply !== null && isSeen(seat)) set({ why: { line, links: reply.links }, tab: "why" });
}

// ---- the study ----

export async function readTree(): Promise<void> {
  const { seat } = get();
  if (!isSeen(seat)) return;
  const reply = await ask({ ask: "tree" });
  if (reply !== null && isSeen(seat)) set({ tree: { nodes: new Map(reply.nodes.map((node) => [node.node, node])), root: reply.root } });
}

export const setNote = (node: number, text: string) => ask({ ask: "note", node, text });
export const setMark = (node: number, mark: string) => ask({ ask: "mark", node, mark });
export const prune = (node: number) => ask({ ask: "prune", node });
export const save = (as: "replay" | "scenario" | "study") => ask({ ask: "save", as });

// ---- what is open ----

/** A pile that was an answer a moment ago is not opened: it would lie over the next question. */
export const openPile = (seat: Seat | null, place: string) => {
  const late = former.keys.has(keyOf({ kind: "place", seat, place })) && performance.now() < former.until + BEHIND;
  if (!late) set({ pile: { seat, place } });
};
/** What has opened beside a card goes, and nothing that was opened since. */
export const closeOpened = () => {
  dropped = null;
  set({ opened: null });
};
export const close = () => {
  closeOpened();
  set({ pile: null, sheet: null });
};
export const showSheet = (sheet: Table["sheet"]) => set({ sheet });
/** The lesson goes on from where it stands; one that was left does not. */
export const learn = (on: (before: Progress) => Progress) => {
  const { lesson: before } = get();
  const lesson = before && on(before);
  if (lesson === before) return;
  set({ lesson });
  keep();
};
export const leaveLesson = () => {
  set({ lesson: null, title: null });
  keep();
};
export const hearStanding = () => set({ heard: get().heard + 1 });
/** Whether a curtain falls between the turns of two people from now on. */
export const setCurtains = (curtains: boolean) => {
  set({ curtains });
  keep();
};
export const openCurtain = () => {
  set({ curtain: null });
  if (get().tab === "study") void readTree();
};
