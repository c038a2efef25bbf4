import { type Dice, diceOf } from "../dice.ts";
import { type Event, Recorder } from "../events.ts";
import type { Game, Pairing } from "../game.ts";
import type { Match } from "../match.ts";
import { type Card, SEATS } from "../memory.ts";
import { Transcript } from "../replay.ts";
import { runScenario } from "../run-scenario.ts";
import type { Scenario } from "../scenario.ts";
import { type Asking, Enumeration } from "./enumerations.ts";
import * as promises from "./promises.ts";
import { sentOtherwise } from "./sent.ts";

/** One promise that every game keeps. `run` gives back what breaks it, each with the seed that shows it; nothing if it is kept. */
export interface Check {
  /** The promise, in a sentence. */
  readonly name: string;
  /** Tries it: everything that breaks it, each with its seed. */
  run(): string[];
}

/** How much is tried. */
export interface Extent {
  /** Games for each check, spread over the deck pairings. */
  readonly games?: number;
  /** The first seed. */
  readonly seed?: number;
  /** A game with more answers than this counts as stalled. */
  readonly longest?: number;
  /** With which settings. */
  readonly settings?: Readonly<Record<string, string>>;
  /** What the game promises of its words; each promise is asked of it only where it stands here. */
  readonly spoken?: Spoken;
}

/** The promises about what people read. */
interface Spoken {
  /** Every sentence is told in the random games or in these scenarios; and whatever can be asked or refused is, there. */
  readonly sentences?: readonly Scenario[];
  /** All procedures of the game: each of their questions is asked. */
  readonly procedures?: readonly Asking[];
  /** Questions and paragraphs that neither games nor scenarios come to, each with the reason. */
  readonly elsewhere?: Readonly<Record<string, string>>;
  /** Every question says more than its paragraph's heading; those of these procedures are of a card, and show its clause. */
  readonly questions?: readonly string[];
  /** Where there is a choice, each answer says what it leads to. */
  readonly answers?: true;
  /** Every refusal says a fact, and not only its paragraph's heading. */
  readonly refusals?: true;
  /** The event that says of an ability that it has triggered: it names what happened, and stands behind it. */
  readonly triggers?: string;
  /** The events that a card suffers, in the order in which one leads to the next: damage, destruction, the way to the graveyard. */
  readonly suffered?: readonly string[];
}

const sameBytes = (one: Match, other: Match): boolean => one.memory.words.every((word, at) => word === other.memory.words[at]);

/** How many failures of a check are worth reading. */
const ENOUGH = 5;

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

  /** A promise about one position, asked of one position in so many. */
  const inPositions = (name: string, promised: promises.Promised, every: number, salt: number, share = 1): Check =>
    check(
      name,
      (seed, fail) => {
        const dice: Dice = diceOf(seed + salt);
        randomGame(seed, (at, given) => {
          if (dice(every) !== 0) return;
          for (const what of promised(game, at, dice)) fail(`at ${given}: ${what}`);
        });
      },
      share,
    );

  /** The names of the sentences that were told so far; what was told badly is said. */
  const told = new Set<string>();
  const listen = (match: M, fail: (what: string) => void) => {
    for (const event of match.recorder?.events ?? []) {
      told.add(match.sentenceOf(event));
      for (const seat of [null, ...SEATS]) {
        const sentence = match.tell(event, seat);
        if (sentence.trim() === "" || /[{}]|undefined/.test(sentence)) fail(`${event.what} is told as "${sentence}"`);
        const spoken = sentence.replace(/“.*”/s, ""); // a card's "you" is not who reads it
        if (/\byour?\b/.test(spoken)) fail(`${event.what} speaks to somebody, and quotes nobody: "${sentence}"`);
      }
    }
  };
  const { sentences, procedures = [], elsewhere = {}, questions, answers, refusals, triggers, suffered } = extent.spoken ?? {};
  const spoken: Check[] = [];
  if (sentences !== undefined) {
    spoken.push({
      name: "every sentence is told somewhere, in random games or in the scenarios",
      run() {
        const failures = new Set<string>();
        const fail = (what: string) => void failures.add(what);
        for (let seed = firstSeed; seed < firstSeed + games; seed++)
          listen(
            randomGame(
              seed,
              () => {},
              (match) => void match.record(),
            ),
            fail,
          );
        const whole = pairingFor(firstSeed).newMatch(firstSeed).blank();
        whole.record();
        const conceded = pairingFor(firstSeed).newMatch(firstSeed, whole); // from the set-up on
        conceded.concede(0);
        listen(conceded, fail);
        for (const scenario of sentences) {
          let watched: M | null = null;
          runScenario(game, scenario, (match) => {
            watched = match;
          });
          if (watched !== null) listen(watched, fail);
        }
        const { sentences: all } = pairingFor(firstSeed).newMatch(firstSeed);
        const never = Object.keys(all).filter((name) => !told.has(name));
        return [...failures, ...never.map((name) => `"${name}" is never told`)];
      },
    });
  }
  if (sentences !== undefined && procedures.length > 0) {
    spoken.push({
      name: "every question is asked somewhere, and every paragraph that can refuse refuses somewhere, with a fact: in random games or in the scenarios",
      run() {
        const seen = new Enumeration(game.rulebook);
        const broken: string[] = [];
        const speaks = promises.questionsSpeak(new Set(questions));
        const look = (match: M, wishes: boolean) => {
          seen.look(match, wishes);
          broken.push(...speaks(game, match, diceOf(0)));
        };
        for (let seed = firstSeed; seed < firstSeed + games; seed++)
          look(
            randomGame(seed, (match, given) => look(match, (seed + given) % 16 === 0)),
            true,
          );
        for (const scenario of sentences) {
          seen.hear(scenario);
          let watched: M | null = null;
          runScenario(game, scenario, (match) => {
            watched = match;
            const play = match.play.bind(match);
            match.play = (index) => {
              look(match, true);
              play(index);
            };
          });
          if (watched !== null) look(watched, true);
        }
        const never = [...seen.neverAsked(procedures), ...seen.neverRefused()];
        const unexplained = never.filter((each) => !Object.hasOwn(elsewhere, each)).map((each) => `${each} never asks or refuses`);
        const seenAfterAll = Object.keys(elsewhere)
          .filter((each) => !never.includes(each))
          .map((each) => `${each} comes up after all`);
        return [
          ...broken.slice(0, ENOUGH),
          ...[...seen.bare].map((refusal) => `a refusal is a bare heading: ${refusal}`),
          ...unexplained,
          ...seenAfterAll,
        ];
      },
    });
  }
  if (questions !== undefined) {
    spoken.push(
      inPositions(
        "every question says what is asked; that of a card's text names the card and its clause",
        promises.questionsSpeak(new Set(questions)),
        1,
        7000,
      ),
    );
  }
  if (answers === true) spoken.push(inPositions("every answer says what it leads to, to who is asked", promises.answersSpeak, 1, 9000));
  if (refusals === true) spoken.push(inPositions("every refusal says a fact, not only a heading", promises.refusalsSayFacts, 8, 8000, 0.5));

  if (triggers !== undefined) {
    spoken.push(
      check("what triggers is told behind what it waited for, which is its cause, and not another that triggered", (seed, fail) => {
        const played = randomGame(
          seed,
          () => {},
          (match) => void match.record(),
        );
        const { events } = played.recorder!;
        for (const event of events) {
          if (event.what !== triggers || event.cause === null || events[event.cause]!.what !== triggers) continue;
          fail(`${played.tell(event, null)} because ${played.tell(events[event.cause]!, null)}`);
        }
      }),
    );
  }

  if (suffered !== undefined) {
    spoken.push(
      check(
        "what a card suffers follows from what became of that card or who did it, not from what another suffered at the same time",
        (seed, fail) => {
          const played = randomGame(
            seed,
            () => {},
            (match) => void match.record(),
          );
          const { events } = played.recorder!;
          const isSuffered = ({ what }: Event) => suffered.includes(what);
          for (const event of events.filter(isSuffered)) {
            const cause = event.cause === null ? null : events[event.cause]!;
            if (cause === null || !isSuffered(cause) || (cause.card === event.card && cause.what !== event.what)) continue;
            fail(`${played.tell(event, null)} because ${played.tell(cause, null)}`);
          }
        },
      ),
    );
  }

  return [
    ...spoken,

    check("random games finish, with a result", (seed, fail) => {
      const match = randomGame(seed, (at, given) => {
        for (const what of promises.questionsHaveAnswers(game, at, diceOf(0))) fail(`at ${given}: ${what}`);
      });
      if (!match.standing().over) fail("it is not over");
    }),

    inPositions(
      "what is offered is accepted; everything else is refused with a paragraph, and changes nothing",
      promises.onlyOffersAreAccepted,
      12,
      1000,
      0.3,
    ),

    inPositions("every answer's notation is read back as that answer", promises.notationIsReadBack, 6, 2000, 0.5),

    inPositions("a copy, and a position saved and loaded, are the same position and go the same way", promises.copiesAgree, 30, 3000),

    inPositions("what hashing passes over is zero", promises.hashingHearsAll, 20, 3500),

    check("a copy made in the middle ends as the match does", (seed, fail) => {
      const dice = diceOf(seed + 3000);
      const copies: { copy: M; given: number }[] = [];
      const answers: number[] = [];
      const match = pairingFor(seed).newMatch(seed);
      const chooser = diceOf(seed);
      for (let given = 0; !match.over && given < longest; given++) {
        if (dice(30) === 0) copies.push({ copy: match.clone(), given });
        const answer = chooser(match.options().count);
        answers.push(answer);
        match.play(answer);
      }
      for (const { copy, given } of copies) {
        for (let at = given; !copy.over && at < answers.length; at++) copy.play(answers[at]!);
        if (copy.hash() !== match.hash()) fail(`the copy made at ${given} ends elsewhere`);
        for (const seat of SEATS)
          if (sentOtherwise(copy, match, seat) !== null) fail(`the copy made at ${given} is told otherwise to seat ${seat}`);
      }
    }),

    check(
      "compiled and interpreted, it is the same match: the same lists, the same bytes, the same events",
      (seed, fail) => {
        const compiled = pairingFor(seed).newMatch(seed);
        const interpreted = pairingFor(seed).newMatch(seed, compiled.blank().interpreted());
        compiled.record();
        interpreted.record();
        const dice = diceOf(seed);
        for (let given = 0; !compiled.over && given < longest; given++) {
          if (!sameBytes(interpreted, compiled)) return fail(`at ${given} the positions differ`);
          if (String([...interpreted.options()]) !== String([...compiled.options()])) return fail(`at ${given} other answers are offered`);
          const answer = dice(compiled.options().count);
          compiled.play(answer);
          interpreted.play(answer);
        }
        if (!sameBytes(interpreted, compiled)) fail("they end elsewhere");
        if (JSON.stringify(interpreted.recorder?.events) !== JSON.stringify(compiled.recorder?.events)) fail("they tell it otherwise");
      },
      0.5,
    ),

    check("cards are conserved: each lies in exactly one place, and none is lost or made", (seed, fail) => {
      let whole = -1;
      const look = (at: M, given: number) => {
        for (const what of promises.cardsLieInOnePlace(game, at, diceOf(0))) fail(`at ${given}: ${what}`);
        const lying = promises.cardsLying(at);
        if (whole < 0) whole = lying;
        if (lying !== whole) fail(`at ${given} there are ${lying} cards, not ${whole}`);
      };
      look(randomGame(seed, look), -1);
    }),

    inPositions("what the rules limit is kept", promises.limitsAreKept, 1, 0),

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
        if (!(recorded.sentenceOf(event) in recorded.sentences))
          fail(`event ${at}: there is no sentence for "${recorded.sentenceOf(event)}"`);
        if (event.cause !== null && event.cause >= at) fail(`event ${at}, ${event.what}: its cause comes later`);
      });
    }),

    check("what nobody was asked is afterwards said as it would have been asked", (seed, fail) => {
      randomGame(
        seed,
        () => {},
        (match) => {
          match.recorder = new (class extends Recorder {
            override answeredByItself(...forced: Parameters<Recorder["answeredByItself"]>): void {
              super.answeredByItself(...forced);
              const [then, now] = [this.forced.at(-1)!.says, match.question()!.says];
              if (then !== now) fail(`"${then}" instead of "${now}"`);
            }
          })(match);
        },
      );
    }),

    check("a tally hears of the cards and of the end what stands in the log, and nothing is told after the end", (seed, fail) => {
      const heard: (readonly [string, Card | string])[] = [];
      const match = pairingFor(seed).newMatch(seed);
      const events = match.record().events;
      match.tally = {
        drawn: (card) => heard.push(["drawn", card]),
        played: (card) => heard.push(["played", card]),
        lost: (rule) => heard.push(["lost", rule]),
      };
      const dice = diceOf(seed);
      for (let given = 0; !match.over && given < longest; given++) match.play(dice(match.options().count));
      const { drawn, played, lost } = game.counted;
      for (const [what, names] of [
        ["drawn", drawn],
        ["played", played],
        ["lost", lost],
      ] as const) {
        const told = events.filter((event) => names.includes(event.what)).map((event) => (what === "lost" ? event.rule : event.card));
        if (String(heard.filter(([name]) => name === what).map(([, said]) => said)) !== String(told))
          fail(`other cards or paragraphs: ${what}`);
      }
      const end = events.findIndex(({ what }) => lost.includes(what));
      const after = end < 0 ? undefined : events.slice(end).find(({ what }) => !lost.includes(what));
      if (after !== undefined) fail(`told after the end: "${match.tell(after)}" (${after.rule})`);
    }),

    check(
      "the same seed gives the same replay, and the replay verifies",
      (seed, fail) => {
        const play = () => {
          const transcript = new Transcript(game, { ...setups[(seed * 7) % setups.length]!, seed });
          const dice = diceOf(seed);
          while (!transcript.match.over) transcript.play(dice(transcript.match.options().count));
          return transcript;
        };
        const transcript = play();
        if (JSON.stringify(transcript.replay()) !== JSON.stringify(play().replay())) fail("a second run differs");
        promises.replayVerifies(transcript).forEach(fail);
      },
      0.5,
    ),

    inPositions(
      "no leak: hidden cards dealt anew change nothing of what a seat is sent, now and after the next answer",
      promises.nothingHiddenIsSent,
      8,
      4000,
    ),

    inPositions("no leak: answers that read alike to the other seat look alike to it", promises.alikeAnswersLookAlike, 4, 5000, 0.5),

    inPositions(
      "what a seat knows is dealt to nobody else: redeal keeps every card it can name, and all counts",
      promises.knownCardsStay,
      20,
      6000,
      0.5,
    ),
  ];
}
