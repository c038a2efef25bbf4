/** Every game's view is fit for a picture: its mat shows every place, numbers add up, every paragraph exists, arrows end on something. */
import { type CardView, diceOf, type Match, SEATS, type Spot, type View, verbOf } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { menuOf, watching } from "../src/index.ts";
import { games, sessionFor } from "./games.ts";

const cellsOf = (view: View): CardView[] =>
  view.rows.flatMap(({ cells }) => cells.flatMap((cell) => (cell === null ? [] : [cell, ...(cell.with ?? [])])));

describe.each(games.map((game) => [game.name, game] as const))("%s", (_, game) => {
  const { mat, rulebook } = game;

  test("the mat: areas in the grid exist, and everything it cites is in the rulebook", () => {
    const areas = new Set(mat.areas.map(({ id }) => id));
    const laidOut = [...mat.side.grid.flat().filter((id) => id !== ""), ...mat.middle];
    for (const id of laidOut) expect(areas).toContain(id);
    expect(new Set(laidOut)).toEqual(areas);
    expect(mat.side.grid).toHaveLength(mat.side.rows.length);
    for (const row of mat.side.grid) expect(row).toHaveLength(mat.side.columns.length);
    expect(Object.keys(mat.colors)).toEqual(expect.arrayContaining(["none", mat.accent]));
    expect(rulebook).toHaveProperty([mat.winRule]);
  });

  test("places, a turn and a battle are told in a sentence each, with a paragraph of the rulebook", () => {
    const { places, turn, battle } = game.guide!;
    for (const words of [places, turn, battle]) expect(words.length).toBeGreaterThan(2);
    for (const { about, rule } of [...places, ...turn, ...battle]) {
      expect(about).toMatch(/\w/);
      expect(rulebook).toHaveProperty([rule]);
    }
  });

  test("over random matches: every place lies on the mat, numbers are the sum of their parts, paragraphs are the rulebook's, faces have colours", () => {
    const shown = new Set([...mat.areas.flatMap(({ shows }) => shows.map(({ place }) => place)), ...mat.hand]);
    const { match } = sessionFor(game, 1);
    const verbs = new Set(match.phrases);
    for (const phrase of [...mat.passes, ...Object.keys(mat.buttons)]) expect(verbs).toContain(phrase);
    let battles = 0;
    for (let seed = 1; seed <= 2; seed++) {
      const session = sessionFor(game, seed);
      const dice = diceOf(seed);
      for (let given = 0; !session.match.over && given < 600; given++) {
        if (given % 11 === 0) {
          for (const seat of SEATS) {
            const view = session.match.view(seat);
            const places = view.rows.map((row) => `${row.seat} ${row.id}`);
            expect(new Set(places).size).toBe(places.length);
            for (const row of view.rows) {
              expect(shown).toContain(row.id);
              if (row.slots !== undefined) expect(row.slots).toHaveLength(row.cells.length);
            }
            for (const cell of cellsOf(view)) expectSound(cell);
            for (const course of [view.phases, view.battle]) {
              if (course === undefined) continue;
              for (const { rule } of course.steps) expect(rulebook).toHaveProperty([rule]);
              expect(course.steps[course.at]).toBeDefined();
            }
            if (view.battle !== undefined) {
              battles++;
              expectLit(view.battle, session.match.question(seat)?.rule ?? "");
              for (const spot of [view.battle.attacker, view.battle.blocker, ...view.battle.targets])
                if (spot !== null) expectThere(view, spot);
            }
            if (seat === session.match.asked)
              for (const option of session.match.options()) {
                const about = session.match.about(option, seat);
                if (about.kind !== "number" && about.kind !== "word") expectThere(view, about);
              }
          }
        }
        session.play(dice(session.match.options().count));
      }
      const { battle } = session.match.view(0);
      if (session.match.over && battle !== undefined) expectLit(battle, session.events.at(-1)!.rule);
      for (const cell of SEATS.flatMap((seat) => cellsOf(session.match.view(seat)))) {
        if (cell.card === 0) continue;
        const face = session.match.faceOf(session.match.definition[cell.card]);
        expect(mat.colors).toHaveProperty([face.color ?? "none"]);
        expect(face.type).not.toBe("");
      }
    }
    expect(battles).toBeGreaterThan(0);
  }, 60_000);

  test("of answers that come to the same each is told with what it is about: whoever points at the second of two such cards means that one", () => {
    const session = sessionFor(game, 3);
    const dice = diceOf(3);
    let copied = 0;
    for (let given = 0; !session.match.over && given < 300; given++) {
      const { match } = session;
      const menu = menuOf(match, match.asked, mat);
      const meant = menu.flatMap(({ answer, about, copies }) => [{ answer, about }, ...copies]);
      expect(meant.map(({ answer }) => answer).sort((a, b) => a - b)).toEqual(Array.from({ length: match.options().count }, (_, n) => n));
      for (const { answer, about } of meant) expect(about).toEqual(match.about(match.options().options[answer]!, match.asked));
      for (const { alike, copies } of menu) {
        expect(copies).toHaveLength(alike - 1);
        copied += copies.length;
      }
      session.play(dice(match.options().count));
    }
    if (game.id !== "bos") expect(copied).toBeGreaterThan(0); // BOS asks for one card of a name
  });

  test("in short: every event that is told is one that there is; who lost is told by an event that the mat names", () => {
    const told = new Set<string>();
    const names = new Set(Object.keys(sessionFor(game, 1).match.sentences));
    for (let seed = 1; seed <= 12; seed++) {
      const session = sessionFor(game, seed);
      const dice = diceOf(seed);
      for (let given = 0; !session.match.over && given < 900; given++) session.play(dice(session.match.options().count));
      for (const { what } of session.events) told.add(what);
      const { over, winner } = session.match.standing();
      if (!over) continue;
      const losers = session.events.filter(({ what }) => mat.lost.includes(what)).map(({ seat }) => seat);
      expect(new Set(losers)).toEqual(new Set(SEATS.filter((seat) => seat !== winner)));
    }
    expect(mat.gist.filter((what) => !told.has(what))).toEqual([]);
    expect(mat.outcomes.filter((what) => mat.gist.includes(what) || !names.has(what.replace(/ by an effect$/, "")))).toEqual([]);
    expect(
      [...mat.gist, ...mat.outcomes].filter((what) => mat.quiet.includes(what)),
      "told in short, and left out of a quiet log",
    ).toEqual([]);
  }, 60_000);

  test("that the turn goes on is told by the events that the mat says do so, and by no others", () => {
    const { sentences } = sessionFor(game, 1).match;
    const goesOn = Object.keys(mat.goesOn);
    expect(goesOn.filter((what) => !(what in sentences))).toEqual([]);
    const saysSo = /^turn \{n\}|^\{player\}'s [a-z ]*(?:turn|phase) (?:begins|ends|is over)$|^\{player\} ends the [a-z ]+$/;
    const said = Object.keys(sentences).filter((what) => saysSo.test(sentences[what]!));
    expect(said).not.toEqual([]);
    expect(said.filter((what) => !goesOn.includes(what))).toEqual([]);
  });

  test("by which answers a phase or the turn is over, and where one acts in one's own turn, is said of phrases and places that there are", () => {
    const { phrases } = sessionFor(game, 1).match;
    expect(Object.keys(mat.closes).filter((phrase) => !phrases.includes(phrase))).toEqual([]);
    const where = new Set<string>();
    const closed = new Set<string>();
    for (let seed = 1; seed <= 3; seed++) {
      const { match } = sessionFor(game, seed);
      const dice = diceOf(seed);
      for (let given = 0; !match.over && given < 600; given++) {
        const { options, count } = match.options();
        const answer = dice(count);
        const verb = match.phrases[verbOf(options[answer]!)]!;
        if (match.asked === match.activeSeat) where.add(match.question()!.where.at(-1)!);
        match.play(answer);
        if (verb in mat.closes) closed.add(verb);
      }
    }
    expect(mat.ownPhases.filter((place) => !where.has(place))).toEqual([]);
    expect(Object.keys(mat.closes).filter((verb) => !closed.has(verb))).toEqual([]);
    expect(phrases.filter((phrase) => /^(?:end|begin) /.test(phrase) && !(phrase in mat.closes))).toEqual([]);
  });

  /** The step that is lit is the one whose paragraph asks, or ended the match. An action step's question is asked by the paragraphs of action steps (8). */
  function expectLit({ steps, at }: NonNullable<View["battle"]>, rule: string): void {
    const asks = game.id === "gundam" && rule === "8-3" ? "7-5" : rule;
    const own = steps.findIndex((step) => asks === step.rule || asks.startsWith(`${step.rule}-`) || asks.startsWith(`${step.rule}.`));
    if (own >= 0) expect(`${rule} is asked in ${steps[at]!.name}`).toBe(`${rule} is asked in ${steps[own]!.name}`);
  }

  function expectSound({ numbers = [], traits = [], name }: CardView): void {
    for (const { label, value, parts } of numbers) {
      const sum = parts.reduce((total, { amount }) => total + amount, 0);
      expect(`${name}: ${label} ${sum}`).toBe(`${name}: ${label} ${value}`);
      for (const { rule } of parts) expect(rulebook).toHaveProperty([rule]);
    }
    for (const { rule, says } of traits) {
      expect(rulebook).toHaveProperty([rule]);
      expect(says).not.toBe("");
    }
  }

  function expectThere(view: View, spot: Spot): void {
    if (spot.kind === "player") return;
    if (spot.kind === "card") {
      const found = cellsOf(view).some(({ card }) => card === spot.card);
      if (!found) expect(`card ${spot.card} of the battle or answer is in the view`).toBe(JSON.stringify(view.where));
      return;
    }
    const row = view.rows.find(({ id, seat }) => id === spot.place && seat === spot.seat);
    expect(row).toBeDefined();
    if (spot.cell !== undefined) expect(spot.cell).toBeLessThan(Math.max(row!.cells.length, row!.count ?? 0));
  }
});

test("who watches is told where a match stands as far as both seats are told the same", () => {
  const { commonStart } = watching;
  expect(commonStart(["main phase", "attack", "a card is chosen"], ["main phase", "attack", "somebody waits"])).toEqual([
    "main phase",
    "attack",
  ]);
  expect(commonStart([{ no: "7-4" }], [{ no: "7-4" }, { no: "7-5" }])).toEqual([{ no: "7-4" }]);
  expect([commonStart(["main phase"], ["main phase"]), commonStart(["main phase"], [])]).toEqual([["main phase"], []]);
});

test.each(games)("$id: what would end the match is said while it goes on, and not when it is over", (game) => {
  const saysEnd = (match: Match) => SEATS.some((seat) => match.view(0).facts[seat].some(({ value }) => value === "ends the match"));
  let warned = 0;
  for (let seed = 1; seed <= 12; seed++) {
    const [{ match }, dice] = [sessionFor(game, seed), diceOf(seed)];
    let said = false;
    while (!match.over) {
      said = saysEnd(match);
      match.play(dice(match.options().count));
    }
    expect({ seed, says: saysEnd(match) }).toEqual({ seed, says: false });
    if (said) warned++;
  }
  expect(warned > 0).toBe(game.id !== "bos"); // where nothing is said of it
});
