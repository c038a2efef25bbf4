import type { Game } from "../game.ts";
import type { Match } from "../match.ts";
import { runScenario } from "../run-scenario.ts";
import type { Expectation, Scenario } from "../scenario.ts";

/** Plays a scenario with the recorder off, as bulk play does; says what differs then. What it expects of events is left out. */
export function runUnrecorded<M extends Match>(game: Game<M>, scenario: Scenario): string[] {
  const { script = [], expect = {} } = scenario;
  const silent = {
    ...scenario,
    script: script.map((step) => (typeof step === "string" ? step : withoutEvents(step))),
    expect: withoutEvents(expect),
  };
  return runScenario(game, silent, (match) => {
    match.recorder = null;
  });
}

function withoutEvents({ events: _events, noEvents: _noEvents, since: _since, ...rest }: Expectation): Expectation {
  return rest;
}
