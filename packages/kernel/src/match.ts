import { type Clause, type Event, Recorder, type Source } from "./events.ts";
import type { Face } from "./face.ts";
import type { About } from "./machine.ts";
import { Card, otherSeat, type Seat, type Seats, seatBit, seatName, Zone } from "./memory.ts";
import { argumentOf, cardOf, type Option, option, verbOf } from "./options.ts";
import { InputError, type Problem } from "./problems.ts";
import type { Verdict } from "./rulebook.ts";
import { Table } from "./table.ts";
import { fingerprint, fromHex, ofUnseen, plain, toHex, UNSEEN } from "./text.ts";
import type { Spot, View } from "./view.ts";

/** What an answer is about: something on the table, a number, or nothing but its words. */
export type Subject = Spot | { readonly kind: "number"; readonly number: number } | { readonly kind: "word" };

/** What something did to a number of a card, as it was written down. */
export interface Changed {
  /** By how much, in all. */
  readonly amount: number;
  /** The card that did it, by name; "" for the card itself, and for the rules. */
  readonly by: string;
  /** The paragraph by which it was done. */
  readonly rule: string;
}

/** "(2)" behind a phrase: the second of those that read alike. */
const NTH = / \(\d+\)$/;

/** The words of a sentence that stand for something, and the parts in [ ] that may be left out. */
const WORD = /\{(card|other|owner|otherOwner|n|player|opponent|words|source|clause)\}/g;
const PART = new RegExp(`\\[([^\\]]*)\\]|${WORD.source}`, "g");
/** What they say outside of such parts where nothing is there. */
const NOT_THERE: Readonly<Record<string, string>> = { card: "nothing", other: "nothing", n: "0" };

/** A match in progress, and how it is told: cards and answers by name, events, files. A game extends it. */
export abstract class Match extends Table {
  /** Names given to cards by a scenario. Not part of the state. */
  readonly handles = new Map<Card, string>();
  /** How cards are called just now; by anything but their handle only while a phrase is read. */
  private spelling: "handle" | "name" | "number" = "handle";

  // ---- what a game says of its words ----

  /** For each verb its phrase in the rulebook's own words: `*` stands for a card, `#` for a number, `?` for what `argument` says. */
  abstract readonly phrases: readonly string[];
  /**
   * How an event is told: "{owner}'s {card} is rested[ by {source}'s effect]". {card} and {other} are its cards, {owner} and {otherOwner}
   * whose they are, {n} the amount, {player} and {opponent} seats, {words} what else was noted, {source} and {clause} the card whose
   * text did it and what that says. What stands in [ ] is left out where one of these is not there (no card, 0, no words).
   */
  abstract readonly sentences: Readonly<Record<string, string>>;
  /** A definition's name, as it stands in options and log. */
  abstract nameOfDefinition(definition: number): string;
  /** The card number of a definition, by its index. */
  abstract idOfDefinition(definition: number): string;
  /** What is printed on such a card, for people. Games say more than its name. */
  faceOf(definition: number): Face {
    const name = this.nameOfDefinition(definition);
    return { id: this.idOfDefinition(definition), name, otherNames: [], type: "", summary: name, text: [] };
  }
  /** Hash of the card definitions that this match is played with. */
  abstract get cardsFingerprint(): string;
  /** What is wrong with its cards, though they can be played; the rules say what becomes of them. */
  get warnings(): readonly Problem[] {
    return [];
  }
  /** What this seat may know, and nothing else. */
  abstract view(seat: Seat): View;
  /** What a clause of a card says, as a sentence; empty if this game does not say. */
  clauseText(_definition: number, _ability: number): string {
    return "";
  }
  /** The same in a line of the log, and asked of the other player. A game may name the players in it (`namingPlayers`): what is "your deck" to one of them is not to who reads. */
  protected clauseInLog({ definition, ability }: Omit<Source, "eyes">): string {
    return this.clauseText(definition, ability);
  }
  /** Under which name the sentence for this event stands in `sentences`; where one kind of event is told in several ways, the game picks. */
  sentenceOf(event: Event): string {
    return event.what;
  }

  /** What `?` stands for in a phrase. */
  protected argument(_verb: number, argument: number, _seat: Seat | null): string {
    return String(argument);
  }

  /** Every argument that could conceivably stand with a verb, allowed or not; games whose arguments hold two numbers say more. */
  *conceivable(verb: number): IterableIterator<number> {
    const bare = /[*#?]/.test(this.phrases[verb]!) === false;
    for (let argument = 0; argument <= (bare ? 0 : Math.max(this.cardCount, 63)); argument++) yield argument;
  }

  /** Where a card lies, as the view of this seat shows it; null if no place of the view holds it. Games say it of cards that lie face down. */
  spotOf(card: Card, seat: Seat): Spot | null {
    return this.isShownTo(card, seat) ? { kind: "card", card } : null;
  }

  /** What an answer is about, as this seat may be told it. Games say more of their players and places. */
  about(chosen: Option, seat: Seat): Subject {
    const phrase = this.phrases[verbOf(chosen)]!;
    if (phrase.includes("*")) return this.spotOf(cardOf(chosen), seat) ?? { kind: "word" };
    return phrase.includes("#") ? { kind: "number", number: argumentOf(chosen) } : { kind: "word" };
  }

  /** Could this card be meant by who asks about a verb and names none? Games say from where a verb takes its cards. */
  mightMean(_phrase: string, _card: Card): boolean {
    return true;
  }

  /** Would somebody mean this who names the card alone? Not what no card of its kind can do. */
  mightWant(phrase: string, card: Card): boolean {
    return this.mightMean(phrase, card);
  }

  /** Of an answer that is a card, what the card is, if who is asked may see it; of another, what its game says of it everywhere. */
  protected override plainly(chosen: Option): string {
    const phrase = this.phrases[verbOf(chosen)]!;
    if (!phrase.includes("*")) return this.everywhere[phrase] ?? "";
    return this.isShownTo(cardOf(chosen), this.asked) ? this.worth(cardOf(chosen)) : "";
  }
  /** What an answer leads to whatever asks: the phrase of a verb, and the words. */
  protected readonly everywhere: Readonly<Record<string, string>> = {};
  /** What a card is, in a line, for who chooses among cards. */
  protected worth(_card: Card): string {
    return "";
  }

  // ---- notation ----

  protected override namesGoTo(other: this): void {
    for (const [card, name] of this.handles) other.handles.set(card, name);
  }

  /** A card as it is called: by its handle in a scenario, by its name, or "a card" for who does not see it. */
  cardName(card: Card, seat: Seat | null = null): string {
    if (card === Card.none) return "nothing";
    if (seat !== null && !this.isShownTo(card, seat)) return UNSEEN;
    const definition = this.definition[card];
    if (this.spelling === "number") return this.idOfDefinition(definition);
    const handle = this.spelling === "handle" ? this.handles.get(card) : undefined;
    return handle ?? this.nameOfDefinition(definition);
  }

  /** An answer in the rulebook's own verbs, as this seat is told it; null is for who sees everything. */
  phrase(chosen: Option, seat: Seat | null = null): string {
    const verb = verbOf(chosen);
    const argument = argumentOf(chosen);
    const phrase = this.phrases[verb]!;
    if (phrase.includes("*")) {
      const name = this.cardName(argument, seat);
      return name === UNSEEN ? ofUnseen(phrase) : phrase.replace("*", name);
    }
    if (phrase.includes("?")) return phrase.replace("?", this.argument(verb, argument, seat));
    return phrase.replace("#", String(argument));
  }

  /** The answer at this place of the list as a phrase that `parse` reads back; where several read alike, "(2)" tells them apart. */
  notate(index: number, seat: Seat | null = null): string {
    const may = this.options();
    const phrase = this.phrase(may.options[index]!, seat);
    if (seat !== null && seat !== this.asked) return phrase; // which of several alike is not theirs to know
    let nth = 1;
    for (let i = 0; i < index; i++) if (this.phrase(may.options[i]!, seat) === phrase) nth++;
    return nth === 1 ? phrase : `${phrase} (${nth})`;
  }

  /** The place in the list of the answer that reads like this, or -1. Upper and lower case are the same, unless two answers differ in nothing else. */
  parse(text: string): number {
    const may = this.options();
    for (const as of [String, plain]) {
      const wanted = as(text);
      const seen = new Map<string, number>();
      for (let i = 0; i < may.count; i++) {
        const phrase = as(this.phrase(may.options[i]!));
        const nth = (seen.get(phrase) ?? 0) + 1;
        seen.set(phrase, nth);
        if (wanted === (nth === 1 ? phrase : `${phrase} (${nth})`)) return i;
      }
    }
    if (NTH.test(plain(text))) return -1; // so many do not read alike
    for (const wish of this.wishes(text)) {
      const index = this.options().indexOf(wish);
      if (index >= 0) return index;
    }
    return -1;
  }

  /** The arguments that read like this with cards called by handle or name, by name, or by number. */
  private argumentsCalled(verb: number, named: string): Set<number> {
    const found = new Set<number>();
    try {
      for (const spelling of ["handle", "name", "number"] as const) {
        this.spelling = spelling;
        for (const argument of this.conceivable(verb)) if (plain(this.argument(verb, argument, null)) === named) found.add(argument);
      }
    } finally {
      this.spelling = "handle";
    }
    return found;
  }

  /** Every action that a phrase could mean, allowed or not: cards may be called by handle, name or card number. */
  wishes(text: string): Option[] {
    const wanted = plain(text).replace(NTH, "");
    const found: Option[] = [];
    this.phrases.forEach((phrase, verb) => {
      const at = phrase.search(/[*#?]/);
      if (at < 0) {
        if (plain(phrase) === wanted) found.push(option(verb));
        return;
      }
      const head = plain(`${phrase.slice(0, at)}|`).slice(0, -1);
      const tail = plain(`|${phrase.slice(at + 1)}`).slice(1);
      if (wanted.length <= head.length + tail.length || !wanted.startsWith(head) || !wanted.endsWith(tail)) return;
      const named = wanted.slice(head.length, wanted.length - tail.length);
      if (phrase[at] === "#") {
        if (/^\d{1,4}$/.test(named)) found.push(option(verb, Number(named))); // a greater one would be of another verb
      } else if (phrase[at] === "?") {
        for (const argument of this.argumentsCalled(verb, named)) found.push(option(verb, argument));
      } else {
        for (let card = 1 as Card; card <= this.cardCount; card++) {
          const definition = this.definition[card];
          const names = [this.handles.get(card) ?? "", this.nameOfDefinition(definition), this.idOfDefinition(definition)];
          if (this.zones.zoneOf[card] !== Zone.none && names.some((name) => plain(name) === named)) found.push(option(verb, card));
        }
      }
    });
    return found;
  }

  /** Two answers that come to the same thing, because they differ only in which of two copies of a card in one hand is meant. */
  alike(one: Option, other: Option): boolean {
    if (one === other) return true;
    const verb = verbOf(one);
    if (verb !== verbOf(other) || !this.phrases[verb]!.includes("*")) return false;
    const [card, copy] = [cardOf(one), cardOf(other)];
    const zone = this.zones.zoneOf[card];
    return (
      zone === this.zones.zoneOf[copy] &&
      this.mingles[zone] === true &&
      this.definition[card] === this.definition[copy] &&
      this.known[card] === this.known[copy]
    );
  }

  protected aboutOf({ card, ability }: Clause, seat: Seat | null): About | null {
    if (seat !== null && !this.isShownTo(card, seat)) return null;
    const definition = this.definition[card];
    const isOwn = seat === null || this.ownerOf(card) === seat; // what "you" is on a card is somebody else to the other player
    const text = isOwn ? this.clauseText(definition, ability) : this.clauseInLog({ card, definition, ability });
    return { card, name: this.cardName(card, seat), text };
  }

  /** The paragraph and the fact that forbid a wish; of what was answered by itself since the last question, that it was. */
  override whyNot(wish: Option, seat: Seat = this.asked): Verdict | null {
    const verdict = super.whyNot(wish, seat);
    if (verdict === null || this.mayStillBeWished(wish)) return verdict;
    const own = this.recorder?.forced.filter((each) => each.seat === seat) ?? [];
    const forced = own.find(({ option }) => option === wish) ?? own.find(({ option }) => verbOf(option) === verbOf(wish));
    if (forced === undefined) return verdict;
    const answer = `"${this.phrase(forced.option, seat)}" was the only answer to "${forced.says}" (${forced.rule}), so nobody was asked`;
    if (forced.option === wish) return { rule: forced.rule, fact: answer };
    const { rule, fact } = forced.whyNot(wish) ?? verdict;
    return { rule, fact: `${fact}; ${answer}` };
  }

  /** Is an answer with the same verb offered now? Then the question that stands is meant. */
  private mayStillBeWished(wish: Option): boolean {
    return [...this.options()].some((option) => verbOf(option) === verbOf(wish));
  }

  // ---- the log ----

  /** A definition's name as events are told; games in which several cards have one name say more. */
  protected nameInLog(definition: number): string {
    return this.nameOfDefinition(definition);
  }

  /** What tells a card from its twins that lie beside it for both to see, for the log: "2nd of 3"; empty where it has none. */
  whichOf(_card: Card): string {
    return "";
  }

  /** From here on every event is written down; answers what was attached. */
  record(): Recorder {
    this.recorder ??= new Recorder(this);
    return this.recorder;
  }

  /** An event as this seat is told it; without a seat, with everything that was hidden: for the referee, not for who watches. */
  tell(event: Event, seat: Seat | null = null): string {
    const { clause } = event;
    const sees = (eyes: Seats) => seat === null || (eyes & seatBit(seat)) !== 0;
    const name = (card: Card, definition: number, eyes: Seats, which = "") =>
      sees(eyes) ? (this.handles.get(card) ?? this.nameInLog(definition) + (which && ` (${which})`)) : "a card";
    const owner = (card: Card, otherwise = "") => (card === Card.none ? otherwise : seatName(this.ownerOf(card)));
    const said = (word: string): string => {
      switch (word) {
        case "card":
          return event.card === Card.none ? "" : name(event.card, event.definition, event.eyes, event.which);
        case "other":
          return event.other === Card.none ? "" : name(event.other, event.otherDefinition, event.otherEyes, event.otherWhich);
        case "owner":
          return owner(event.card, seatName(event.seat));
        case "otherOwner":
          return owner(event.other);
        case "player":
          return seatName(event.seat);
        case "opponent":
          return seatName(otherSeat(event.seat));
        case "n":
          return event.amount === 0 ? "" : String(event.amount);
        case "words":
          return event.words;
        case "source":
          return clause === null ? "" : name(clause.card, clause.definition, clause.eyes);
        default:
          return clause === null || !sees(clause.eyes) ? "" : this.clauseInLog(clause);
      }
    };
    const sentence = this.sentences[this.sentenceOf(event)] ?? `${event.what} {card}`;
    const told = sentence.replace(PART, (_, part: string | undefined, word: string) => {
      if (part === undefined) return said(word) || NOT_THERE[word] || "";
      let isWhole = true;
      const text = part.replace(WORD, (_, inner: string) => {
        const found = said(inner);
        if (found === "") isWhole = false;
        return found;
      });
      return isWhole ? text : "";
    });
    return told.replaceAll("'s a card", "'s card");
  }

  /**
   * Who changed a number of a card and by how much in all, as this seat may be told it, in the order in which they began; nothing where no
   * events are written down, and nothing of what was before they were.
   * @param amountOf what an event about the card adds to the number; null if the number begins anew with it
   */
  changesOf(card: Card, seat: Seat, amountOf: (event: Event) => number | null): Changed[] {
    const events = this.recorder?.events ?? [];
    const found = new Map<string, Changed>();
    for (let at = events.length - 1; at >= 0; at--) {
      const event = events[at]!;
      if (event.card !== card) continue;
      const amount = amountOf(event);
      if (amount === null) break;
      if (amount === 0) continue;
      const by = this.doerOf(event, seat);
      const kind = `${by} ${event.what} ${event.rule}`;
      const known = found.get(kind);
      found.delete(kind);
      found.set(kind, { amount: amount + (known?.amount ?? 0), by, rule: event.rule });
    }
    return [...found.values()].reverse();
  }

  /** The other card of an event, else the card whose text did it, as this seat saw it then; "" where there is none, or it did it itself. */
  private doerOf({ card, other, otherDefinition, otherEyes, clause }: Event, seat: Seat): string {
    const name = (doer: Card, definition: number, eyes: Seats) =>
      (eyes & seatBit(seat)) === 0 ? "a card" : (this.handles.get(doer) ?? this.nameInLog(definition));
    if (other !== Card.none) return name(other, otherDefinition, otherEyes);
    return clause === null || clause.card === card ? "" : name(clause.card, clause.definition, clause.eyes);
  }

  // ---- files ----

  /** A fingerprint of everything that gives the words their meaning: the procedures, the columns, the cards. */
  get shape(): string {
    const procedures = this.procedures.map((p) => `${p.name}(${p.fieldNames.join()}):${p.stepNames.join()}`).join(";");
    return fingerprint(`${procedures}|${this.memory.size}|${this.cardsFingerprint}`);
  }

  /** The whole position as one line of text, which `load` of a match of the same game and cards reads. It holds hidden cards too. */
  save(): string {
    const hex = toHex(this.memory.words);
    return `${this.shape}:${hex}:${fingerprint(hex)}`;
  }

  /** @throws InputError if the text was not saved by a match of the same shape, or has been changed since; then nothing is loaded */
  load(saved: string): void {
    const [shape, hex = "", mark] = saved.split(":");
    const refuse = (what: string): never => {
      throw new InputError("saved position", [{ where: "", what }]);
    };
    if (shape !== this.shape) refuse("it was saved by other rules or with other cards");
    const words = fromHex(hex);
    if (words.length !== this.memory.words.length || mark !== fingerprint(hex)) refuse("it is not whole");
    this.memory.words.set(words);
    this.standsAnew();
    this.wasLoaded();
  }
}
