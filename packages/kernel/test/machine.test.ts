/** How procedures are run: step after step, one inside the other, with questions where there is something to choose. */
import { describe, expect, test } from "vitest";
import { Card, HouseLimit, InputError, option, type Procedure, type Seat } from "../src/index.ts";
import { Bare, Verb, writing } from "./bare.ts";

type Write = Parameters<ReturnType<typeof writing>["procedure"]>[2];

/** A match whose only procedure has these steps, run until somebody must answer. */
const running = (steps: Write, nature: { settles?: boolean; again?: (g: Bare) => boolean } = {}): Bare => {
  const { procedure, procedures } = writing();
  const only = procedure("bareMatch", {}, steps as never, nature);
  return new Bare(procedures).start(only);
};

describe("steps", () => {
  test("are done in the order in which they are written; a procedure that one begins is done before the next", () => {
    const { procedure, procedures } = writing();
    const inner = procedure("inner", {}, ({ act }) => ({
      one: act("1", (g) => g.does("inner one")),
      two: act("1", (g) => g.does("inner two")),
    }));
    const outer = procedure("outer", {}, ({ act, call }) => ({
      before: act("1", (g) => g.does("before")),
      inner: call("1", (g) => void g.begin(inner)),
      after: act("1", (g) => g.does("after")),
    }));
    expect(new Bare(procedures).start(outer).done).toEqual(["before", "inner one", "inner two", "after"]);
  });

  test("of which a condition says so are passed over, the last one too", () => {
    const match = running(({ act, call, ask }) => ({
      act: act("1", (g) => g.does("acts"), { unless: () => true }),
      stays: act("1", (g) => g.does("stays"), { unless: () => false }),
      call: call("1", (g) => g.does("calls"), { unless: () => true }),
      ask: ask("1", { unless: () => true, who: () => 0, options: (g) => g.does("asks"), chosen: () => {} }),
    }));
    expect([match.done, match.over]).toEqual([["stays"], true]);
  });

  test("start over as long as the procedure says so, and never if it does not speak of it", () => {
    const again = running(({ act }) => ({ turn: act("1", (g) => void g.turnNumber++) }), { again: (g) => g.turnNumber < 3 });
    expect([again.turnNumber, again.over]).toEqual([3, true]);
    expect(running(({ act }) => ({ turn: act("1", (g) => void g.turnNumber++) })).turnNumber).toBe(1);
  });

  test("two procedures of one name, and a step that a procedure does not have, are mistakes of the game", () => {
    const { procedure, procedures } = writing();
    const battle = procedure("battle", {}, ({ act }) => ({
      attack: act("1", (g) => g.does("attack")),
      block: act("1", (g) => g.does("block")),
    }));
    expect(() => procedure("battle", {}, () => ({}))).toThrow("two procedures are called battle");
    expect(() => new Bare(procedures).beginAt("damage", battle)).toThrow("battle has no step damage");
    const from = (step: string) => {
      const match = new Bare(procedures);
      match.beginAt(step, battle);
      match.run();
      return match.done;
    };
    expect([from("attack"), from("block")]).toEqual([["attack", "block"], ["block"]]);
  });
});

describe("between two steps", () => {
  test("the game settles; effects that wait may begin only where the procedure allows it", () => {
    for (const settles of [true, false]) {
      const { procedure, procedures } = writing();
      const only = procedure("only", {}, ({ act }) => ({ one: act("1", (g) => g.does("one")), two: act("1", (g) => g.does("two")) }), {
        settles,
      });
      const match = new Bare(procedures);
      match.settles = (interruptible) => {
        match.does(`settles: ${interruptible}`);
        return false;
      };
      match.start(only);
      expect(match.done.filter((done) => done !== `settles: ${settles}`)).toEqual(["one", "two"]);
      expect(match.done.slice(0, 3)).toEqual([`settles: ${settles}`, "one", `settles: ${settles}`]);
    }
    expect(running(() => ({})).over).toBe(true);
  });

  test("of a game that names the words which say that something happened, it settles right after the step that wrote one, compiled or not", () => {
    const happened = 299; // the last word of a bare match, which nothing else uses
    const told = (isInterpreted: boolean) => {
      const { procedure, procedures } = writing();
      const only = procedure("only", {}, ({ act }) => ({
        one: act("1", (g) => g.does("one")),
        two: act("1", (g) => {
          g.does("two");
          g.memory.words[happened] = 1;
        }),
        three: act("1", (g) => g.does("three")),
      }));
      const match = new Bare(procedures);
      if (isInterpreted) match.interpreted();
      match.watched.push(happened);
      match.settles = () => {
        if (match.memory.words[happened] !== 0) match.does("settles");
        match.memory.words[happened] = 0;
        return false;
      };
      return match.start(only).done;
    };
    expect([told(false), told(true)]).toEqual(Array(2).fill(["one", "two", "settles", "three"]));
  });

  test("they may not, if the procedure does not speak of it", () => {
    const { procedure, procedures } = writing();
    const only = procedure("only", {}, ({ act }) => ({ one: act("1", () => {}) }));
    const match = new Bare(procedures);
    match.settles = (interruptible) => interruptible;
    expect(match.start(only).over).toBe(true);
  });

  test("what settles may begin a procedure, which comes first", () => {
    const { procedure, procedures } = writing();
    const effect = procedure("effect", {}, ({ act }) => ({ resolves: act("1", (g) => g.does("effect")) }));
    const turn = procedure("turn", {}, ({ act }) => ({ one: act("1", (g) => g.does("one")), two: act("1", (g) => g.does("two")) }), {
      settles: true,
    });
    const match = new Bare(procedures);
    match.settles = (interruptible) => {
      if (!interruptible || match.done.length !== 1) return false;
      match.begin(effect);
      return true;
    };
    expect(match.start(turn).done).toEqual(["one", "effect", "two"]);
  });

  test("and after the last one, where the rules stand at the end of the procedure", () => {
    const { procedure, procedures } = writing();
    const turn = procedure("turn", {}, ({ act }) => ({ drawStep: act("1", (g) => g.does("draws")) }));
    const match = new Bare(procedures);
    match.settles = () => {
      match.does(match.where().join(" › "));
      return false;
    };
    expect(match.start(turn).done).toEqual(["turn › draw step", "draws", "turn › end"]);
  });
});

describe("a question", () => {
  const asking = (offers: number, more: object = {}): Bare =>
    running(({ ask, act }) => ({
      choice: ask("1", {
        who: () => 1,
        options(_g, _frame, may) {
          for (let n = 0; n < offers; n++) may.offer(Verb.name, n);
        },
        chosen: (g, _frame, argument, verb) => g.does(`${g.phrases[verb]} ${argument}`),
        nothing: (g) => g.does("nothing"),
        ...more,
      }),
      after: act("1", (g) => g.does("after")),
      end: ask("1", {
        says: () => "the end",
        who: () => 0,
        options: (_g, _frame, may) => may.offer(Verb.pass),
        evenIfForced: () => true,
        chosen: () => {},
      }),
    }));
  const end = { seat: 0, says: "the end" };

  test("is put where there is something to choose, and the answer is carried out", () => {
    const match = asking(2);
    expect([match.question(), match.asked, match.offered, match.done]).toEqual([
      { seat: 1, rule: "1", says: "one thing", where: ["bare match", "choice"], about: null },
      1,
      ["name 0", "name 1"],
      [],
    ]);
    match.play(1);
    expect([match.done, match.question()]).toMatchObject([["name # 1", "after"], end]);
  });

  test("with one answer is not put, and the answer is carried out; unless that would betray something", () => {
    expect([asking(1).done, asking(1).question()]).toMatchObject([["name # 0", "after"], end]);
    const forced = asking(1, { evenIfForced: () => true });
    expect([forced.done, forced.asked, forced.offered]).toEqual([[], 1, ["name 0"]]);
    expect(asking(1, { evenIfForced: () => false }).question()).toMatchObject(end);
  });

  test("that nobody can answer is not put, and what is to happen then happens; be it nothing at all", () => {
    expect([asking(0).done, asking(0).question()]).toMatchObject([["nothing", "after"], end]);
    expect(asking(0, { evenIfForced: () => true }).done).toEqual(["nothing", "after"]);
    expect(asking(0, { nothing: undefined }).done).toEqual(["after"]);
  });

  test("is put again as long as it says so, answered or not", () => {
    const match = asking(2, { again: (g: Bare) => g.done.length < 3 });
    for (let answer = 0; answer < 3; answer++) match.play(0);
    expect([match.done, match.question()]).toMatchObject([["name # 0", "name # 0", "name # 0", "after"], end]);
    expect(asking(1, { again: (g: Bare) => g.done.length < 2 }).done).toEqual(["name # 0", "name # 0", "after"]);
  });

  test("is asked in words of its own, else in those of its paragraph, else by the number of it", () => {
    const says = (rule: "1" | "3", says?: () => string) =>
      running(({ ask }) => ({
        choice: ask(rule, {
          ...(says === undefined ? {} : { says }),
          who: () => 0,
          options: (_g, _frame, may) => may.offer(Verb.pass),
          evenIfForced: () => true,
          chosen: () => {},
        }),
      })).question()?.says;
    expect([says("1", () => "heads or tails?"), says("1"), says("3")]).toEqual(["heads or tails?", "one thing", "3"]);
  });

  test("would not be put, were the hidden cards such that there is only one answer, unless it is put even so", () => {
    let offers = 2;
    const wouldAsk = (count: number, more: object = {}) => {
      offers = 2;
      const match = running(({ ask }) => ({
        choice: ask("1", {
          who: () => 0,
          options(_g, _frame, may) {
            for (let n = 0; n < offers; n++) may.offer(Verb.name, n);
          },
          chosen: () => {},
          ...more,
        }),
      }));
      const other = match.blank();
      other.load(match.save());
      offers = count;
      return other.wouldAsk();
    };
    const evenSo = { evenIfForced: () => true };
    expect([wouldAsk(2), wouldAsk(1), wouldAsk(1, evenSo), wouldAsk(1, { evenIfForced: () => false }), wouldAsk(0, evenSo)]).toEqual([
      true,
      false,
      true,
      false,
      false,
    ]);
  });

  test("answered by none of its answers is not answered", () => {
    const match = asking(2);
    expect(() => match.play(2)).toThrow("there are 2 answers, not one with index 2");
    expect([match.done, match.offered]).toEqual([[], ["name 0", "name 1"]]);
  });

  test("what it does not offer is refused by what its candidate says, and what is no candidate by the game", () => {
    const match = running(({ ask }) => ({
      choice: ask("1", {
        who: () => 0,
        options(_g, _frame, may) {
          may.offer(Verb.take, 1, "3");
          may.offer(Verb.take, 2);
          may.offer(Verb.take, 3, "1");
          may.offer(Verb.pass);
        },
        chosen: () => {},
      }),
    }));
    const refusals = [1, 2, 3, 4].map((card) => match.refusal(option(Verb.take, card)));
    expect(refusals).toEqual(["3", null, "1", "2"]);
    expect(match.told).toEqual([{ verb: Verb.take, argument: 4, seat: 0 }]);
    expect([match.refusal(option(Verb.take, 2), 1), match.told.at(-1)?.seat]).toEqual(["2", 1]); // who is not asked
    expect(match.whyNot(option(Verb.take, 1))).toEqual({ rule: "3", fact: "no rule allows it now" });
    expect(match.whyNot(option(Verb.take, 3))).toEqual({ rule: "1", fact: "one thing" });
    expect(match.whyNot(option(Verb.take, 4))).toEqual({ rule: "2", fact: "it may not be" });
    expect(match.offered).toEqual(["take Ace", "pass"]);
  });
});

describe("frames", () => {
  const battles = () => {
    const { procedure, procedures } = writing();
    const battle: Procedure<Bare, { attacker: number; left: number }> = procedure(
      "battle",
      { attacker: 0, left: 0 },
      ({ call, ask, act }) => ({
        inner: call(
          "1",
          (g, b) => {
            const [attacker, left] = [b.attacker, b.left];
            const next = g.begin(battle);
            next.attacker = attacker + 1;
            next.left = left - 1;
          },
          { unless: (_g, b) => b.left === 0 },
        ),
        blockStep: ask("1", {
          unless: (g, b) => g.running(battle)!.attacker !== b.attacker,
          who: () => 0,
          options(_g, _b, may) {
            may.offer(Verb.pass);
            may.offer(Verb.take);
          },
          chosen: (g, b) => g.does(`${b.attacker} is met`),
        }),
        end: act("1", (g, b) => g.does(`${b.attacker} ends`)),
      }),
    );
    const duel = procedure("duel", {}, ({ call }) => ({
      battle: call("1", (g) => {
        const frame = g.begin(battle);
        frame.attacker = 1;
        frame.left = 2;
      }),
    }));
    const other = procedure("other", {}, () => ({}));
    return { match: () => new Bare(procedures).start(duel), battle, duel, other };
  };

  test("tell where the rules stand, from the outside in, in words", () => {
    const match = battles().match();
    expect(match.where()).toEqual(["duel", "battle", "battle", "battle", "block step"]);
    expect(match.depth).toBe(4);
    match.play(0);
    expect([match.where(), match.depth]).toEqual([["duel", "battle", "battle", "block step"], 3]);
  });

  test("keep what they hold while others of the same kind are run inside them", () => {
    const match = battles().match();
    while (!match.over) match.play(0);
    expect(match.done).toEqual(["3 is met", "3 ends", "2 is met", "2 ends", "1 is met", "1 ends"]);
  });

  test("are found from the inside out: the nearest of a procedure, or none", () => {
    const { match, battle, duel, other } = battles();
    const g = match();
    expect(g.running(battle)?.attacker).toBe(3);
    expect([g.running(duel) === null, g.running(other)]).toEqual([false, null]);
    g.play(0);
    expect(g.running(battle)?.attacker).toBe(2);
  });

  test("are found if they are there, and no others", () => {
    const { procedure, procedures } = writing();
    const many = Array.from({ length: 40 }, (_, nth) => procedure(`number${nth}`, {}, () => ({})));
    for (const only of many) {
      const match = new Bare(procedures);
      match.begin(only);
      expect(many.filter((each) => match.running(each) !== null)).toEqual([only]);
    }
    expect(many.filter((each) => new Bare(procedures).running(each) !== null)).toEqual([]);
  });

  test("that are done leave nothing behind: who comes to the same position by another way is in the same position", () => {
    const { procedure, procedures } = writing();
    const way = (name: string, begins: (g: Bare) => void) =>
      procedure(name, {}, ({ call, ask }) => ({
        first: call("1", begins),
        second: ask("1", { who: () => 0, options: (_g, _frame, may) => may.offer(Verb.pass), evenIfForced: () => true, chosen: () => {} }),
      }));
    const straight = way("straight", () => {});
    const round = way("round", (g) => void g.begin(detour));
    const detour = procedure("detour", { length: 0 }, ({ act }) => ({ walk: act("1", (_g, d) => void (d.length = 7)) }));
    const [one, other] = [straight, round].map((each) => [...new Bare(procedures).start(each).memory.words]);
    expect(one!.filter((word, at) => word !== other![at])).toEqual([straight.id]);
  });

  test("of which there are too many, one inside the other, are a limit of the house; as many as fit do no harm", () => {
    const { procedure, procedures } = writing();
    const deep = (most: number) => {
      const echo: Procedure<Bare, Record<string, never>> = procedure(`echo${most}`, {}, ({ call }) => ({
        again: call("1", (g) => void g.begin(echo), { unless: (g) => g.depth === most }),
      }));
      return new Bare(procedures, { frames: 30 }).start(echo); // three words each: ten fit exactly
    };
    const cards = [1, 2, 3, 4] as Card[];
    const whole = deep(10);
    expect([whole.over, cards.map((card) => whole.zones.zoneOf[card])]).toEqual([true, [2, 2, 3, 3]]);
    expect(() => deep(11)).toThrow(new HouseLimit("echo11: too many procedures, one inside the other"));
  });
});

test("more answers than a list can hold are a limit of the house, and it is said where", () => {
  const offering = (count: number) =>
    running(({ ask }) => ({
      choice: ask("1", {
        who: () => 0,
        options(_g, _frame, may) {
          for (let n = 0; n < count; n++) may.offer(Verb.name, n);
        },
        chosen: () => {},
      }),
    }));
  expect(offering(1024).options().count).toBe(1024);
  expect(() => offering(1025)).toThrow(new HouseLimit("too many answers at bare match › choice"));
});

describe("events", () => {
  test("inside a procedure are caused by what the step that began it has just done, else by what caused that step", () => {
    const { procedure, procedures } = writing();
    const note = (g: Bare, what: string) => g.recorder?.note(what, Card.none, 0, "1");
    const deepest = procedure("deepest", {}, ({ act }) => ({ act: act("1", (g) => note(g, "deepest")) }));
    const inner = procedure("inner", {}, ({ act, call }) => ({
      one: act("1", (g) => note(g, "inner one")),
      silent: call("1", (g) => void g.begin(deepest)),
      two: act("1", (g) => note(g, "inner two")),
    }));
    const outer = procedure("outer", {}, ({ call, act }) => ({
      first: act("1", (g) => note(g, "first")),
      begins: call("1", (g) => {
        note(g, "begins");
        g.begin(inner);
      }),
      last: act("1", (g) => note(g, "last")),
    }));
    const match = new Bare(procedures);
    const { events } = match.record();
    match.start(outer);
    expect(events.map(({ what, cause, depth }) => [what, cause === null ? null : events[cause]!.what, depth])).toEqual([
      ["first", null, 1],
      ["begins", null, 1],
      ["inner one", "begins", 2],
      ["deepest", "begins", 3],
      ["inner two", "begins", 2],
      ["last", null, 1],
    ]);
  });
});

describe("dice", () => {
  const rolls = (match: Bare, count: number, n = 6) => Array.from({ length: count }, () => match.roll(n));
  const seeded = (seed: number) => {
    const match = new Bare([]);
    match.seed(seed);
    return match;
  };

  test("of one seed fall alike, today and on every machine: replays go by it", () => {
    expect(rolls(seeded(5), 12)).toEqual([2, 4, 4, 0, 3, 5, 0, 5, 5, 4, 3, 5]);
    expect(rolls(seeded(0x12345678), 12)).toEqual([0, 2, 1, 1, 4, 0, 0, 0, 4, 2, 5, 1]);
    expect(
      rolls(seeded(5), 200)
        .toSorted((a, b) => a - b)
        .filter((roll, at, all) => roll !== all[at - 1]),
    ).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test("are counted, and go on falling when very many have fallen; a new seed begins anew", () => {
    const match = seeded(5);
    const first = rolls(match, 70_000, 100);
    expect(match.rolls).toBe(70_000);
    const copy = match.clone();
    const next = rolls(match, 20, 100);
    expect(rolls(copy, 20, 100)).toEqual(next);
    expect(next).not.toEqual(first.slice(70_000 - 65_536, 70_000 - 65_536 + 20)); // as they would if the count began again
    match.seed(5);
    expect([match.rolls, rolls(match, 20, 100)]).toEqual([0, first.slice(0, 20)]);
  });

  test("fixed for a scenario fall as they are fixed, each once, and must be such rolls", () => {
    const match = seeded(5);
    match.fixedRolls = [0, 5, 3];
    const free = rolls(seeded(5), 4).at(-1)!;
    expect(rolls(match, 4)).toEqual([0, 5, 3, free]);
    for (const wrong of [-1, 6]) {
      match.fixedRolls = [wrong];
      expect(() => match.roll(6)).toThrow(
        new InputError("dice", [{ where: "", what: `${wrong} was fixed where a roll is from 0 below 6` }]),
      );
    }
  });
});

describe("the end", () => {
  const asking = (ends?: (g: Ending) => void) => {
    const { procedure, procedures } = writing();
    const only = procedure("only", {}, ({ ask }) => ({
      choice: ask("1", {
        who: () => 0,
        options(_g, _frame, may) {
          may.offer(Verb.pass);
          may.offer(Verb.take, 1);
        },
        chosen: (g) => ends?.(g as Ending),
      }),
    }));
    return new Ending(procedures).start(only);
  };
  class Ending extends Bare {
    loses(...seats: Seat[]): void {
      for (const seat of seats) this.lose(seat);
      this.finish();
    }
  }

  test("is a win for who has not lost, and a draw if both have or nobody has; then nothing is asked and nothing offered", () => {
    const standings = ([[0], [1], [0, 1], []] as Seat[][]).map((seats) => {
      const match = asking((g) => g.loses(...seats));
      expect([match.over, match.standing(), match.options().count]).toEqual([false, { over: false, winner: null }, 2]);
      match.play(0);
      expect([match.over, match.question(), [...match.options()]]).toEqual([true, null, []]);
      expect(match.refusal(option(Verb.pass))).toBe("2");
      return match.standing();
    });
    expect(standings).toEqual([1, 0, null, null].map((winner) => ({ over: true, winner })));
  });

  test("is a draw too when nothing is left to do", () => {
    const match = asking();
    match.play(0);
    expect([match.standing(), match.question(), [...match.options()]]).toEqual([{ over: true, winner: null }, null, []]);
  });

  test("comes at once when a player concedes, at any time and once; it is told by its paragraph", () => {
    const match = asking();
    const { events } = match.record();
    match.concede(1);
    match.concede(0);
    expect([match.standing(), match.options().count]).toEqual([{ over: true, winner: 0 }, 0]);
    expect(events).toMatchObject([{ what: "concede", rule: "2", seat: 1, card: Card.none }]);
  });
});

test("a copy stands at the same question, and goes its own way", () => {
  const match = running(({ ask }) => ({
    choice: ask("1", {
      who: () => 0,
      options(_g, _frame, may) {
        may.offer(Verb.take, 1);
        may.offer(Verb.take, 3);
      },
      chosen: () => {},
    }),
  }));
  const copy = match.clone();
  expect(copy.offered).toEqual(["take Ace", "take King"]);
  copy.play(1);
  expect([copy.over, match.over, match.offered]).toEqual([true, false, ["take Ace", "take King"]]);
});
