import { diceOf } from "../dice.ts";
import type { Game, Pairing } from "../game.ts";
import type { Match } from "../match.ts";
import { type Card, type Seat, Zone } from "../memory.ts";
import { option } from "../options.ts";
import { Transcript, verify } from "../replay.ts";

/** One promise that every game keeps. `run` gives back what breaks it, each with the seed that shows it; nothing if it is kept. */
export interface Check {
  readonly name: string;
  run(): string[];
}

export interface Extent {
  /** Games for each check, spread over the deck pairings. */
  readonly games?: number;
  readonly seed?: number;
  /** A game with more answers than this counts as stalled. */
  readonly longest?: number;
  readonly settings?: Readonly<Record<string, string>>;
}

const SEATS = [0, 1] as const;
/** How many failures of a check are worth reading. */
const ENOUGH = 5;

/** Everything that a seat is sent at this moment, as one text. */
export function sent(match: Match, seat: Seat): string {
  const question = match.question();
  const may = match.options();
  const options = question?.seat === seat ? Array.from({ length: may.count }, (_, i) => match.notate(i, seat)) : [];
  return JSON.stringify({ view: match.view(seat), question, options, standing: match.standing() });
}

const told = (match: Match, seat: Seat, from = 0): string =>
  JSON.stringify((match.recorder?.events ?? []).slice(from).map((event) => [match.tell(event, seat), event.rule]));

/**
 * The promises of the house, written once for every game: random games finish, what is offered is accepted and all else refused,
 * copies, saves and replays agree, cards are conserved, nobody is sent what they cannot see.
 */
export function conformance<M extends Match>(game: Game<M>, extent: Extent = {}): Check[] {
  const games = extent.games ?? 40;
  const firstSeed = extent.seed ?? 1;
  const longest = extent.longest ?? 20_000;
  const decks = game.decks.map((named) => named.deck);
  const setups = decks.flatMap((a) =>
    decks.map((b) => ({ decks: [a, b] as const, ...(extent.settings === undefined ? {} : { settings: extent.settings }) })),
  );
  const pairings = new Map<number, Pairing<M>>();
  const pairingFor = (seed: number): Pairing<M> => {
    const at = (seed * 7) % setups.length;
    const known = pairings.get(at) ?? game.pairing(setups[at]!);
    pairings.set(at, known);
    return known;
  };

  /** Plays one random game; `visit` sees every position that asks something. */
  const randomGame = (seed: number, visit: (match: M, given: number) => void, prepare?: (match: M) => void): M => {
    const match = pairingFor(seed).newMatch(seed);
    prepare?.(match);
    const dice = diceOf(seed);
    for (let given = 0; !match.over; given++) {
      if (given > longest) throw new Error(`stalled after ${given} answers at ${match.where().join(" › ")}`);
      visit(match, given);
      match.play(dice(match.options().count));
    }
    return match;
  };

  const check = (name: string, look: (seed: number, fail: (what: string) => void) => void, share = 1): Check => ({
    name,
    run() {
      const failures: string[] = [];
      for (let i = 0; i < Math.max(1, Math.ceil(games * share)) && failures.length < ENOUGH; i++) {
        const seed = firstSeed + i;
        try {
          look(seed, (what) => {
            if (failures.length < ENOUGH) failures.push(`seed ${seed}: ${what}`);
          });
        } catch (problem) {
          failures.push(`seed ${seed}: ${problem instanceof Error ? (problem.stack ?? problem.message) : String(problem)}`);
        }
      }
      return failures;
    },
  });

  return [
    check("random games finish, with a result", (seed, fail) => {
      const match = randomGame(seed, (at, given) => {
        if (at.options().count === 0) fail(`a question without answers at ${given}: ${at.where().join(" › ")}`);
      });
      if (!match.standing().over) fail("it is not over");
    }),

    check(
      "what is offered is accepted; everything else is refused with a paragraph, and changes nothing",
      (seed, fail) => {
        const dice = diceOf(seed + 1000);
        randomGame(seed, (at, given) => {
          if (dice(12) !== 0) return;
          const offered = new Set(at.options());
          if (offered.size !== at.options().count) fail(`at ${given} an answer is offered twice: ${at.where().join(" › ")}`);
          const before = at.hash();
          for (let verb = 0; verb < at.phrases.length; verb++) {
            for (const argument of [...at.conceivable(verb), 0x7777]) {
              const wish = option(verb, argument);
              const refusal = at.refusal(wish);
              if ((refusal === null) !== offered.has(wish))
                fail(`at ${given}, "${at.phrase(wish)}": offered ${offered.has(wish)}, refused ${refusal}`);
              if (refusal !== null && !(refusal in game.rulebook))
                fail(`at ${given}, "${at.phrase(wish)}" is refused by ${refusal}, which is no paragraph`);
            }
          }
          for (const wrong of [-1, offered.size, 0.5, Number.NaN]) {
            try {
              at.clone().play(wrong);
              fail(`at ${given} the answer ${wrong} of ${offered.size} was taken`);
            } catch (problem) {
              if (!(problem instanceof RangeError)) throw problem;
            }
          }
          if (at.hash() !== before) fail(`at ${given} asking why not has changed the state`);
        });
      },
      0.3,
    ),

    check(
      "every answer's notation is read back as that answer",
      (seed, fail) => {
        const dice = diceOf(seed + 2000);
        randomGame(seed, (at, given) => {
          if (dice(6) !== 0) return;
          for (let i = 0; i < at.options().count; i++) {
            const text = at.notate(i);
            if (at.parse(text) !== i) fail(`at ${given}, "${text}" is read as ${at.parse(text)}, not ${i}`);
          }
        });
      },
      0.5,
    ),

    check("a copy goes its own way and ends the same; save and load, and loading derives what was derived", (seed, fail) => {
      const dice = diceOf(seed + 3000);
      const copies: { copy: M; given: number }[] = [];
      const answers: number[] = [];
      const match = pairingFor(seed).newMatch(seed);
      const chooser = diceOf(seed);
      for (let given = 0; !match.over && given < longest; given++) {
        if (dice(30) === 0) {
          const before = match.hash();
          const copy = dice(2) === 0 ? match.clone() : match.blank();
          if (copy.hash() !== before) copy.load(match.save());
          if (copy.hash() !== before) fail(`at ${given} the copy has another hash`);
          for (const seat of SEATS)
            if (sent(copy, seat) !== sent(match, seat)) fail(`at ${given} seat ${seat} is sent something else by the copy`);
          copies.push({ copy, given });
          const other = match.clone();
          for (let i = 0; i < 5 && !other.over; i++) other.play(dice(other.options().count));
          if (match.hash() !== before) fail(`at ${given} playing the copy has changed the match`);
        }
        const answer = chooser(match.options().count);
        answers.push(answer);
        match.play(answer);
      }
      for (const { copy, given } of copies) {
        for (let at = given; !copy.over && at < answers.length; at++) copy.play(answers[at]!);
        if (copy.hash() !== match.hash()) fail(`the copy made at ${given} ends elsewhere`);
      }
    }),

    check("cards are conserved: each lies in exactly one place, and none is lost or made", (seed, fail) => {
      let whole = -1;
      const count = (at: M, given: number) => {
        const zones = at.zones;
        const zoneCount = (zones.size as unknown as Int16Array).length;
        let total = 0;
        for (let zone = 1 as Zone; zone < zoneCount; zone++) {
          let here = 0;
          for (const card of zones.each(zone)) {
            here++;
            if (zones.zoneOf[card] !== zone) fail(`at ${given} card ${card} lies in two places`);
          }
          if (here !== zones.size[zone]) fail(`at ${given} zone ${zone} counts ${zones.size[zone]} cards and holds ${here}`);
          total += here;
        }
        if (whole < 0) whole = total;
        if (total !== whole) fail(`at ${given} there are ${total} cards, not ${whole}`);
      };
      const end = randomGame(seed, count);
      count(end, -1);
    }),

    check("recording changes no byte; every event has a paragraph, a sentence and an earlier cause", (seed, fail) => {
      const silent = randomGame(seed, () => {});
      const recorded = randomGame(
        seed,
        () => {},
        (match) => void match.record(),
      );
      if (silent.hash() !== recorded.hash()) fail("the recorded match ends elsewhere");
      const events = recorded.recorder?.events ?? [];
      if (events.length === 0) fail("nothing was recorded");
      events.forEach((event, at) => {
        if (!(event.rule in game.rulebook)) fail(`event ${at}, ${event.what}: ${event.rule} is no paragraph`);
        if (!(event.what in recorded.sentences)) fail(`event ${at}: there is no sentence for "${event.what}"`);
        if (event.cause !== null && event.cause >= at) fail(`event ${at}, ${event.what}: its cause comes later`);
      });
    }),

    check(
      "the same seed gives the same replay, and the replay verifies",
      (seed, fail) => {
        const write = () => {
          const transcript = new Transcript(game, { ...setups[(seed * 7) % setups.length]!, seed });
          const dice = diceOf(seed);
          while (!transcript.match.over) transcript.play(dice(transcript.match.options().count));
          return transcript.replay();
        };
        const replay = write();
        if (JSON.stringify(replay) !== JSON.stringify(write())) fail("a second run differs");
        const { verified, parts } = verify(game, replay);
        if (!verified) fail(`it parts: ${parts?.what}`);
      },
      0.5,
    ),

    check("no leak: hidden cards dealt anew change nothing of what a seat is sent, now and after the next answer", (seed, fail) => {
      const dice = diceOf(seed + 4000);
      randomGame(seed, (at, given) => {
        if (dice(8) !== 0) return;
        const where = `at ${given}, ${at.where().join(" › ")}`;
        for (const seat of SEATS) {
          const dealt = at.clone();
          dealt.redeal(seat, dice);
          const is = sent(at, seat);
          const other = sent(dealt, seat);
          if (is !== other) {
            fail(`${where}: seat ${seat} is sent ${firstDifference(is, other)}`);
            continue;
          }
          if (!dealt.wouldAsk()) fail(`${where}: with other hidden cards seat ${at.asked} would not be asked, and seat ${seat} sees that`);
          sameAnswer(at, dealt, seat, dice, where, fail);
        }
      });
    }),

    check(
      "no leak: answers that read alike to the other seat look alike to it",
      (seed, fail) => {
        const dice = diceOf(seed + 5000);
        randomGame(seed, (at, given) => {
          if (dice(4) !== 0) return;
          const seat = (1 - at.asked) as Seat;
          const alike = new Map<string, number>();
          const may = [...at.options()];
          for (const [index, answer] of may.entries()) {
            const phrase = at.phrase(answer, seat);
            if (phrase === at.phrase(answer)) continue; // a card that both see: which of two of a name is public
            const first = alike.get(phrase);
            if (first === undefined) {
              alike.set(phrase, index);
              continue;
            }
            if (dice(3) !== 0) continue;
            const [a, b] = [first, index].map((chosen) => {
              const copy = at.clone();
              copy.record();
              copy.play(chosen);
              return copy;
            }) as [M, M];
            const [one, two] = [nameless(sent(a, seat)), nameless(sent(b, seat))];
            if (told(a, seat) === told(b, seat) && one !== two) {
              fail(`at ${given}, ${at.where().join(" › ")}: "${phrase}" shows seat ${seat} which one it was: ${firstDifference(one, two)}`);
            }
          }
        });
      },
      0.5,
    ),

    check(
      "what a seat knows is dealt to nobody else: redeal keeps every card it can name, and all counts",
      (seed, fail) => {
        const dice = diceOf(seed + 6000);
        randomGame(seed, (at, given) => {
          if (dice(20) !== 0) return;
          for (const seat of SEATS) {
            const dealt = at.clone();
            dealt.redeal(seat, dice);
            for (let card = 1 as Card; at.zones.zoneOf[card] !== undefined; card++) {
              if (at.zones.zoneOf[card] === Zone.none) continue;
              if (at.zones.zoneOf[card] !== dealt.zones.zoneOf[card]) fail(`at ${given} card ${card} has moved`);
              if ((at.known[card] & (1 << seat)) !== 0 && at.definition[card] !== dealt.definition[card])
                fail(`at ${given} card ${card}, known to seat ${seat}, has changed`);
            }
          }
        });
      },
      0.5,
    ),
  ];

  /** The same answer in both worlds: as long as the seat is told the same, it must be sent the same. */
  function sameAnswer(at: M, dealt: M, seat: Seat, dice: (n: number) => number, where: string, fail: (what: string) => void): void {
    const one = at.clone();
    const two = dealt.clone();
    const index = dice(one.options().count);
    const answer = one.options().options[index]!;
    const phrase = one.phrase(answer, seat);
    const there = two.options().indexOf(answer);
    if (there < 0 || two.phrase(answer, seat) !== phrase) return; // the other seat could not have done so with those cards
    one.record();
    two.record();
    one.play(index);
    two.play(there);
    if (told(one, seat) !== told(two, seat)) return; // something came to light
    if (sent(one, seat) !== sent(two, seat)) {
      fail(`${where}, after "${phrase}": seat ${seat} is told the same and sent ${firstDifference(sent(one, seat), sent(two, seat))}`);
    }
  }
}

/** Without the numbers of the cards: which of two copies of a card came to light is no secret, their names and places are all there is to know. */
const nameless = (text: string): string => text.replace(/"card":\d+/g, '"card":0');

function firstDifference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const from = Math.max(0, at - 80);
  return `…${a.slice(from, at + 120)}… or …${b.slice(from, at + 120)}…`;
}
