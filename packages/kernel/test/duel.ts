/**
 * A toy, only for the kernel's own tests: two hands, a deck each, a table. In turn each player plays a card or passes; a played card
 * strikes (its number comes off the other player's life) or, if it is a herald, waits and draws a card afterwards. An empty deck
 * ends the match: more life wins.
 */
import {
  BOTH,
  Card,
  type CardEntry,
  type Catalog,
  type Game,
  InputError,
  Match,
  NOBODY,
  option,
  otherSeat,
  type Problem,
  plainMat,
  proceduresOf,
  put,
  type Reading,
  Row,
  Rows,
  type Rulebook,
  readSettings,
  recordOf,
  type Seat,
  type Seed,
  type Situation,
  type View,
  type Zone,
} from "../src/index.ts";
import { PositionReader } from "../src/scenarios.ts";

const rulebook = {
  "1-1": { heading: "players alternate; the first card of the deck is drawn", no: "it is not your turn" },
  "1-2": { heading: "play a card from hand" },
  "1-3": { heading: "no card above your life", no: "its number is above your life" },
  "1-4": { heading: "a strike" },
  "1-5": { heading: "the herald's owner draws" },
  "2-1": { heading: "the end", no: "the match is over" },
} as const satisfies Rulebook;
export type Paragraph = keyof typeof rulebook;

export enum Verb {
  play,
  pass,
}
enum Place {
  deck,
  hand,
  table,
}
const PLACES = ["deck", "hand", "table"] as const;
const EACH = 8;

interface Definition {
  readonly name: string;
  readonly number: number;
  readonly herald: boolean;
}

export class Cards implements Catalog {
  readonly fingerprint = "toy";
  constructor(readonly definitions: readonly Definition[]) {}
  get records(): readonly Definition[] {
    return this.definitions;
  }
  get entries(): CardEntry[] {
    return this.definitions.map(({ name, number }) => ({
      id: name,
      name,
      otherNames: [],
      type: "card",
      summary: String(number),
      text: [],
    }));
  }
  coverage() {
    return { cards: this.definitions.length, clauses: 0, implemented: 0, notYet: [] };
  }
  find(name: string): number {
    return this.definitions.findIndex((definition) => definition.name === name);
  }
}
const builtIn = new Cards([
  ...[1, 2, 3, 4, 5, 6].map((number) => ({ name: `Blade ${number}`, number, herald: false })),
  { name: "Herald", number: 0, herald: true },
]);

const { procedure, procedures } = proceduresOf<Duel, Paragraph>();

const turn = procedure(
  "turn",
  { player: 0 as Seat },
  ({ act, ask }) => ({
    draw: act("1-1", (g, t) => {
      g.turns++;
      g.draw(t.player, "1-1");
    }),
    play: ask("1-2", {
      who: (_g, t) => t.player,
      options(g, t, may) {
        for (const card of g.cards(t.player, Place.hand)) may.offer(Verb.play, card, g.number(card) > g.life[t.player] ? "1-3" : null);
        may.offer(Verb.pass);
      },
      evenIfForced: () => true,
      chosen(g, _t, card, verb) {
        if (verb === Verb.play) g.strike(card);
      },
    }),
    next: act("1-1", (_g, t) => {
      t.player = otherSeat(t.player);
    }),
  }),
  { settles: true, again: () => true },
);

const Now = recordOf({ turns: 0 });

export class Duel extends Match {
  readonly rulebook = rulebook;
  readonly concession: Paragraph = "2-1";
  readonly phrases = ["play *", "pass"];
  readonly sentences = {
    draw: "{player} draws {card}",
    play: "{player} plays {card}",
    strike: "{player} loses {n} life",
    waits: "{card} waits",
    herald: "{card} calls",
    end: "the match ends",
  };
  readonly cardsFingerprint = "toy";
  readonly life: Reading<Seat> = this.memory.column(2);
  private readonly now = new Now(this.memory.words, this.memory.take(1));
  private readonly waits = new Rows(this.memory, "waiting heralds", 4, { card: Card.none });

  constructor(readonly catalog: Cards) {
    super(
      {
        cards: 2 * EACH,
        eyes: [NOBODY, NOBODY, 1, BOTH, NOBODY, 2, BOTH],
        mingles: [false, false, true, false, false, true, false],
        words: 200,
        frames: 20,
      },
      procedures,
    );
  }
  get turns(): number {
    return this.now.turns;
  }
  set turns(turns: number) {
    this.now.turns = turns;
  }
  get turnNumber(): number {
    return this.now.turns;
  }
  get activeSeat(): Seat {
    return this.running(turn)?.player ?? 0;
  }
  readonly firstSeat = 0;

  protected override settle(interruptible: boolean): boolean {
    if (!interruptible || this.waits.count === 0) return false;
    const card = this.waits.column.card[Row.first];
    this.waits.remove(Row.first);
    this.recorder?.resumes("herald", "waits", card, 0, "1-5");
    this.draw(this.ownerOf(card), "1-5");
    return true;
  }
  ownerOf(card: Card): Seat {
    return card > EACH ? 1 : 0;
  }
  nameOfDefinition(definition: number): string {
    return this.catalog.definitions[definition]!.name;
  }
  idOfDefinition(definition: number): string {
    return this.nameOfDefinition(definition);
  }
  zone(seat: Seat, place: Place): Zone {
    return 1 + seat * 3 + place;
  }
  cards(seat: Seat, place: Place) {
    return this.zones.each(this.zone(seat, place));
  }
  number(card: Card): number {
    return this.catalog.definitions[this.definition[card]]!.number;
  }
  protected wrongMoment(_verb: number, _argument: number): Paragraph {
    return this.over ? "2-1" : "1-2";
  }
  blank(): this {
    return new Duel(this.catalog) as this;
  }

  lay(definition: number, card: Card, place: Place): void {
    this.define(card, definition);
    this.relocate(card, this.zone(this.ownerOf(card), place));
  }
  setLife(seat: Seat, life: number): void {
    put(this.life, seat, life);
  }
  start(seed: Seed): void {
    this.seed(seed);
    for (const seat of [0, 1] as const) {
      this.shuffle(this.zone(seat, Place.deck));
      for (let i = 0; i < 2; i++) this.draw(seat, "1-1");
    }
    this.stand();
  }
  stand(): void {
    this.begin(turn);
    this.run();
  }
  draw(seat: Seat, rule: Paragraph): void {
    const card = this.zones.first[this.zone(seat, Place.deck)];
    if (card === Card.none) {
      if (this.life[0] <= this.life[1]) this.lose(0);
      if (this.life[1] <= this.life[0]) this.lose(1);
      this.finish();
      this.recorder?.note("end", Card.none, 0, "2-1");
      return;
    }
    this.relocate(card, this.zone(seat, Place.hand));
    this.tally?.drawn(card);
    this.recorder?.note("draw", card, 0, rule);
  }
  strike(card: Card): void {
    const seat = this.ownerOf(card);
    this.relocate(card, this.zone(seat, Place.table));
    this.recorder?.note("play", card, 0, "1-2");
    if (this.catalog.definitions[this.definition[card]]!.herald) {
      const row = this.waits.append();
      this.waits.column.card[row] = card;
      this.recorder?.note("waits", card, 0, "1-5");
      return;
    }
    const foe = otherSeat(seat);
    put(this.life, foe, this.life[foe] - this.number(card));
    this.recorder?.note("strike", card, this.number(card), "1-4", Card.none, foe);
    if (this.life[foe] <= 0) {
      this.lose(foe);
      this.finish();
    }
  }
  view(seat: Seat): View {
    const see = (card: Card) => {
      const seen = (this.shown(card) & (1 << seat)) !== 0;
      return { card: seen ? card : Card.none, id: null, name: seen ? this.cardName(card) : null, owner: this.ownerOf(card) };
    };
    const facts = (of: Seat) => [{ label: "life", value: this.life[of] }];
    return {
      seat,
      where: this.where(),
      turn: this.turns,
      active: this.activeSeat,
      facts: [facts(0), facts(1)],
      rows: ([0, 1] as const).flatMap((of) =>
        PLACES.map((label, place) => ({
          id: label,
          kind: label === "hand" ? "fan" : label === "deck" ? "pile" : "row",
          label,
          seat: of,
          cells: label === "deck" ? [] : [...this.cards(of, place)].map(see),
          count: this.zones.size[this.zone(of, place)],
        })),
      ),
    };
  }
}

const settings = [{ name: "life", title: "Life", about: "life at the start", values: ["5", "9"], default: "9" }];

function tableFor(setup: { decks: readonly [unknown, unknown]; settings?: Readonly<Record<string, string>> }): Duel {
  const problems: Problem[] = [];
  const read = readSettings(settings, setup.settings ?? {}, problems);
  if (problems.length > 0) throw new InputError("match", problems);
  const g = new Duel(builtIn);
  for (const seat of [0, 1] as const) {
    for (const [nth, name] of (setup.decks[seat] as readonly string[]).entries()) {
      g.lay(builtIn.find(name), (1 + seat * EACH + nth) as Card, Place.deck);
    }
  }
  g.setLife(0, Number(read["life"]));
  g.setLife(1, Number(read["life"]));
  return g;
}

const deck = ["Blade 1", "Blade 2", "Blade 2", "Blade 3", "Blade 4", "Blade 6", "Herald", "Herald"];

export const duel: Game<Duel> = {
  id: "duel",
  name: "Duel",
  edition: "1",
  rulebook,
  settings,
  decks: [{ id: "plain", name: "Plain", deck }],
  catalog: () => builtIn,
  cardFormat: () => ({ type: "array" }),
  checkDeck: () => [],
  pairing(setup) {
    const opening = tableFor(setup);
    return {
      newMatch(seed, into = new Duel(builtIn)) {
        into.copyFrom(opening);
        into.start(seed);
        return into;
      },
    };
  },
  counted: { drawn: ["draw"], played: [], lost: ["lose", "concede"] },
  evaluate: (match, seat) => Math.tanh((match.life[seat] - match.life[otherSeat(seat)]) / 9),
  reflex: (match) => match.options().indexOf(option(Verb.pass)),
  stage: {
    places: PLACES,
    arrange(scenario: Situation, ready) {
      const position = new PositionReader(scenario, { match: {}, places: PLACES, side: { life: 99 }, card: {}, settings });
      const cards = new Cards([
        ...builtIn.definitions,
        ...(scenario.cards ?? []).map((made) => ({ name: "", number: 0, herald: false, ...(made as Partial<Definition>) })),
      ]);
      const g = new Duel(cards);
      for (const seat of [0, 1] as const) {
        const side = position.sides[seat];
        g.setLife(seat, Number(side.facts["life"] ?? 9));
        let card = (1 + seat * EACH) as Card;
        PLACES.forEach((place, at) => {
          for (const cast of side.places.get(place) ?? []) {
            const definition = cards.find(cast.called);
            if (definition < 0) position.wrong(cast.where, `there is no card "${cast.called}"`);
            else {
              g.lay(definition, card, at);
              if (cast.as !== null) g.handles.set(card, cast.as);
              card++;
            }
          }
        });
      }
      position.check();
      ready?.(g);
      g.stand();
      return g;
    },
    cards: (g, seat, place) => [...g.cards(seat, PLACES.indexOf(place as (typeof PLACES)[number]))],
    card: (g, card) => ({ number: g.number(card) }),
    player: (g, seat) => ({ life: g.life[seat] }),
    match: (g) => ({ turn: g.turns, active: g.activeSeat }),
  },
  mat: plainMat(PLACES, {
    about: "Two players strike at each other.",
    win: "You win when the other player has no life left.",
    winRule: "1-4",
  }),
};
