/** A table of the toy game, whose deeds are kept elsewhere before they are done. */
import { type Game, InputError, type Seat } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { duel } from "../../kernel/test/duel.ts";
import { type Ask, type Deed, Host, type HostParts, PERSON, type Position, sayDeed, type Told } from "../src/index.ts";
import { partsOf, sessionFor } from "./games.ts";

const toy = { ...duel, mat: { ...duel.mat, quiet: ["draw"] } } as unknown as Game;
type Sitters = readonly [string, string];

/** The toy on a table, and lines that come to it. */
function laid(sitters: Sitters = [PERSON, PERSON], more: Partial<HostParts> = {}, session = sessionFor(toy, 3, sitters)) {
  const work: (() => void)[] = [];
  const host = new Host({ ...partsOf(work), ...more });
  host.put(session, []);
  let id = 0;
  const lineTo = (join: (tell: (told: Told) => void) => ReturnType<Host["join"]>, speaks: readonly Seat[] = []) => {
    const told: Told[] = [];
    const line = join((each) => void told.push(structuredClone(each)));
    /** What is said to who asks. */
    const ask = async (what: Ask, seat = speaks[0] ?? 0) => {
      const to = id++;
      line.hear({ ...what, id: to, seat });
      await host.idle;
      return told.find((each) => each.told !== "position" && each.to === to)!;
    };
    /** The latest, of this seat where the line speaks for both. */
    const position = (seat?: Seat) =>
      told.findLast((each): each is Position => each.told === "position" && (seat === undefined || each.seat === seat))!;
    return { told, ask, position, leave: () => line.leave() };
  };
  const come = async (seats: readonly Seat[], lines?: number) => {
    const line = lineTo((tell) => host.join(seats, tell, lines), seats);
    await host.idle;
    return line;
  };
  /** What was to be done later is done. */
  const wind = () => {
    for (let next = work.shift(); next !== undefined; next = work.shift()) next();
  };
  return { session, host, work, come, wind };
}
describe("a table whose deeds are kept elsewhere first", () => {
  /** The deeds that it wants kept; `keeps` says what comes of each. */
  async function kept(sitters: Sitters, keeps: (deed: Deed) => boolean | Error = () => true) {
    const deeds: string[] = [];
    const keep = async (deed: Deed, number: number): Promise<boolean> => {
      deeds.push(`${number} ${sayDeed(deed)}`);
      const done = keeps(deed);
      if (done instanceof Error) throw done;
      if (done) table.host.take(deed, number);
      return done;
    };
    const table = laid(sitters, { keep });
    const line = await table.come([0]);
    const pass = (seat: Seat) => table.host.take({ deed: "answer", seat, line: "pass" }, line.position().number);
    const settle = async () => {
      for (let turns = 0; turns < 3; turns++) {
        table.wind();
        await new Promise(setImmediate);
      }
    };
    const passOn = async () => {
      const told = await line.ask({ ask: "pass on", question: line.position().number });
      await settle();
      return told;
    };
    return { ...table, line, deeds, pass, settle, passOn };
  }

  test("whoever passes on passes again and again, each time once, until something is told", async () => {
    const { deeds, pass, settle, passOn, host, line } = await kept([PERSON, "random"]);
    expect(await passOn()).toMatchObject({ told: "reply", reply: { ask: "pass on" } });
    expect([deeds, host.owing]).toEqual([["1 P1: pass"], { seat: 1, by: "random" }]);
    pass(1);
    host.take({ deed: "relieve", seat: 1, by: "greedy" }, 3);
    await settle();
    expect(deeds).toEqual(["1 P1: pass", "4 P1: pass"]);
    host.take({ deed: "answer", seat: 1, line: "play Herald" }, 5);
    await settle();
    expect(deeds).toHaveLength(2);
    expect([host.owing, line.position().question!.seat]).toEqual([null, 0]);
  });

  test.each<[string, string, (host: Host) => void]>([
    ["where another person has answered between", PERSON, () => undefined],
    ["after the end", "random", (host) => host.take({ deed: "concede", seat: 1 }, 3)],
    ["where the table is cleared", "random", (host) => host.clear()],
  ])("nobody passes for them %s", async (_when, other, then) => {
    const { host, deeds, pass, settle, passOn } = await kept([PERSON, other]);
    await passOn();
    pass(1);
    then(host);
    await settle();
    expect(deeds).toEqual(["1 P1: pass"]);
  });

  test.each<[string, boolean | Error, object]>([
    ["came too late", false, { told: "refused", why: "late" }],
    ["could not be kept", new InputError("server", [{ where: "", what: "not now" }]), { told: "refused", subject: "server" }],
  ])("a pass that %s is over by that", async (_what, outcome, refused) => {
    const { deeds, pass, settle, passOn } = await kept([PERSON, PERSON], () => outcome);
    expect(await passOn()).toMatchObject(refused);
    pass(0);
    pass(1);
    await settle();
    expect(deeds).toEqual(["1 P1: pass"]);
  });

  test("what cannot be kept on the way ends the passing", async () => {
    let given = 0;
    const { deeds, pass, settle, passOn } = await kept([PERSON, "random"], () => given++ !== 1 || new Error("no line"));
    await passOn();
    pass(1);
    await settle();
    pass(0);
    pass(1);
    await settle();
    expect(deeds).toEqual(["1 P1: pass", "3 P1: pass"]);
  });

  test("an answer and giving up are kept, too; what was kept and cannot be done is said with what it was", async () => {
    const { line, deeds, host } = await kept([PERSON, PERSON]);
    const { number, answers } = line.position().question!;
    expect(await line.ask({ ask: "answer", question: number, answer: answers[0]!.answer })).toMatchObject({ told: "reply" });
    expect(() => host.take({ deed: "answer", seat: 0, line: "pass" }, 2)).toThrow("what was kept under 2 cannot be done by these rules with these cards: P1: pass"); // biome-ignore format: one line
    expect(await line.ask({ ask: "concede" })).toMatchObject({ told: "reply", reply: { ask: "concede" } });
    expect(deeds).toEqual(["1 P1: play Herald", "2 P1 concedes"]);
  });

  test("what was kept is laid again, and nothing is told on the way; a machine that a seat was given to owes the answer", async () => {
    const { host, line } = await kept([PERSON, PERSON]);
    const told = line.told.length;
    host.put(sessionFor(toy, 3), [
      { deed: "answer", seat: 0, line: "pass" },
      { deed: "relieve", seat: 1, by: "greedy" },
    ]);
    expect(line.told).toHaveLength(told + 1);
    expect([line.position().number, host.owing]).toEqual([3, { seat: 1, by: "greedy" }]);
  });
});
