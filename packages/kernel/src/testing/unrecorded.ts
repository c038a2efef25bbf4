import type { Match } from "../match.ts";
import { type Expectation, runScenario, type Scenario, type Stage } from "../scenario.ts";

/** Plays a scenario with the recorder off, as bulk play does; says what differs then. What it expects of events is left out. */
export function runUnrecorded<M extends Match>(stage: Stage<M>, scenario: Scenario): string[] {
  const { script = [], expect = {} } = scenario;
  const silent = {
    ...scenario,
    script: script.map((step) => (typeof step === "string" ? step : withoutEvents(step))),
    expect: withoutEvents(expect),
  };
  return runScenario(stage, silent, (match) => {
    match.recorder = null;
  });
}

function withoutEvents({ events: _events, noEvents: _noEvents, ...rest }: Expectation): Expectation {
  return rest;
}
