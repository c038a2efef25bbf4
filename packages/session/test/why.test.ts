/** What led to what: the latest answer that began it, else its cause, back to where nothing did. */
import type { Event, Seat } from "@duelex/kernel";
import { expect, test } from "vitest";
import { type Moment, type Session, whyAnswer, whyEvent } from "../src/index.ts";

/** Something that happened, called by its place: under way are so many procedures, after `moment` events its step began. */
type Happening = Partial<Pick<Event, "cause" | "depth" | "turn" | "moment">>;
/** An answer, after so many events, where so many procedures were under way. */
type Given = Partial<Pick<Moment, "seat" | "verb" | "events" | "depth" | "turn" | "opener" | "free" | "passable">>;

function told(happenings: readonly Happening[], answers: readonly Given[]): Session {
  const events = happenings.map((each, at) => ({
    what: `e${at}`,
    rule: "1",
    seat: 0,
    cause: null,
    depth: 2,
    turn: 1,
    moment: at,
    ...each,
  }));
  const moments = answers.map((each, at) => ({
    ...{ seat: 0, verb: `m${at}`, phrase: `m${at}`, rule: "2", events: 0, depth: 1, turn: 1, opener: null, free: true, passable: false },
    ...each,
  }));
  const rulebook = { "1": { heading: "what happens" }, "2": { heading: "what is answered" } };
  const match = { rulebook, tell: ({ what }: { what: string }) => what };
  return { match, events, moments, way: moments.map((_, at) => ({ id: at + 1 })) } as unknown as Session;
}
const said = ({ text }: { text: string }) => text.replace("P1 answered: ", "").replace("P2 answered: ", "P2's ");

/** The answer m0 is given after e0; the question is what led to e1, or to e2. */
const after = { events: 1 };
test.each<[string, number, readonly Happening[], readonly Given[], string]>([
  ["nothing", 0, [{}], [], "e0"],
  ["its cause, and the cause of that", 2, [{}, { cause: 0 }, { cause: 1 }], [], "e2 e1 e0"],
  ["no cause in the turn before", 1, [{}, { cause: 0, turn: 2 }], [], "e1"],
  ["the answer of whose step it is", 0, [{}], [{}], "e0 m0"],
  ["whoever gave it", 0, [{}], [{ seat: 1 }], "e0 P2's m0"],
  ["the latest of several", 1, [{}, {}], [{}, after], "e1 m1"],
  ["no answer that came later", 0, [{}, {}], [after], "e0"],
  ["no passing, which lets things happen", 0, [{}], [{ verb: "pass" }], "e0"],
  ["what was answered before somebody passed", 1, [{}, { moment: 1 }], [{}, { ...after, verb: "pass" }], "e1 m0"],
  ["no answer of another turn", 0, [{ turn: 2 }], [{}], "e0"],
  ["the answer since its cause", 1, [{}, { cause: 0, moment: 0 }], [after], "e1 m0"],
  ["not the answer before its cause, but that", 1, [{}, { cause: 0, moment: 1 }], [{}], "e1 e0 m0"],
  ["not an answer asked for deeper", 1, [{}, { cause: 0, moment: 0 }], [{ ...after, depth: 3 }], "e1 e0"],
  ["an answer asked for as deep", 1, [{}, { cause: 0, moment: 0 }], [{ ...after, depth: 2 }], "e1 m0"],
  ["its step, although it was asked for deeper", 1, [{}, { cause: 0, moment: 1 }], [{ ...after, depth: 3 }], "e1 m0"],
  [
    "not its step, where its cause came after the answer",
    2,
    [{}, {}, { cause: 1, moment: 1, turn: 1 }],
    [{ ...after, depth: 3 }],
    "e2 e1 m0",
  ],
  [
    "not what could have been passed, once what asked goes on",
    2,
    [{}, { depth: 3 }, { moment: 0, depth: 2 }],
    [{ ...after, passable: true, depth: 2 }],
    "e2",
  ],
  [
    "what could have been passed, within what it has begun",
    2,
    [{}, { depth: 3 }, { moment: 1, depth: 2 }],
    [{ ...after, passable: true, depth: 2 }],
    "e2 m0",
  ],
  ["what could not be passed, also after it", 2, [{}, { depth: 3 }, { moment: 0, depth: 2 }], [{ ...after, depth: 2 }], "e2 m0"],
  [
    "what could have been passed and has begun nothing",
    2,
    [{}, { depth: 2 }, { moment: 0, depth: 2 }],
    [{ ...after, passable: true, depth: 2 }],
    "e2 m0",
  ],
  [
    "what could have been passed, where only what lies deeper has gone on",
    2,
    [{}, { depth: 3 }, { moment: 0, depth: 3 }],
    [{ ...after, passable: true, depth: 2 }],
    "e2 m0",
  ],
  [
    "what could have been passed, where something without a place has come between",
    2,
    [{}, { depth: 3 }, { moment: 0, depth: 0 }],
    [{ ...after, passable: true, depth: 0 }],
    "e2 m0",
  ],
])("to an event led %s", (_what, at, events, answers, chain) =>
  expect(whyEvent(told(events, answers), null, at).map(said).join(" ")).toBe(chain),
);

const within = { events: 1, free: false, depth: 2 };
test.each<[string, readonly Happening[], readonly Given[], string]>([
  ["nothing, where the turn asked", [{}], [{}, { ...within, free: true, opener: 0 }], "m1"],
  ["nothing, where nothing opened it", [{}], [within], "m0"],
  ["the event that opened it", [{}], [{ ...within, opener: 0 }], "m0 e0"],
  ["not one of the turn before", [{}], [{ ...within, opener: 0, turn: 2 }], "m0"],
  ["the answer that began what asks", [{}], [{ ...after }, { ...within, opener: 0 }], "m1 m0"],
  [
    "not one that was given as deep within it",
    [{}],
    [
      { ...after, depth: 2 },
      { ...within, opener: 0 },
    ],
    "m1 e0",
  ],
  ["not one that was given before it was opened", [{}], [{}, { ...within, opener: 0 }], "m1 e0 m0"],
  ["not one that was given after it", [{}], [{ ...within, opener: 0 }, after], "m0 e0"],
])("to an answer led %s", (_what, events, answers, chain) => {
  const session = told(events, answers);
  const at = Number(chain[1]);
  expect(whyAnswer(session, null, at).map(said).join(" ")).toBe(chain);
});

test("each step has its paragraph and its place in the tree: that of the last answer before it", () => {
  const session = told([{}, {}, {}], [{ seat: 1 }, { events: 2 }]);
  const [event, answer] = [whyEvent(session, null, 1)[0], whyAnswer(session, null, 0)[0]];
  expect(event).toEqual({ kind: "event", text: "e1", rule: "1", heading: "what happens", seat: 0, node: 1 });
  expect(answer).toEqual({
    kind: "answer",
    text: "P2 answered: m0",
    rule: "2",
    heading: "what is answered",
    seat: 1 satisfies Seat,
    node: 1,
  });
  expect(whyEvent(told([{}], [after]), null, 0)[0]!.node).toBe(0);
  expect(whyEvent(session, null, 2)[0]!.node).toBe(2);
});
