/** The form of a file with a proof: the position, what is claimed of it, and every reply. `solve --proof` writes it, `solve --check` plays it. */
import { InputError, type Scenario, type Seat, seatName } from "@duelex/kernel";
import type { Claim, Proof } from "@duelex/sim";
import * as z from "zod";
import { readForm, record } from "./form.ts";
import { readJson, writeAtomically } from "./json.ts";
import { proof, readScenario } from "./scenario-file.ts";

const file = record({
  scenario: z.looseObject({}).describe("where its script ends the claim is made"),
  claim: record({
    for: z.enum(["P1", "P2"]).describe("who wins by force, or does not"),
    goal: z.enum(["win", "hold"]).describe("it wins; or the other one can keep it from winning"),
    information: z.enum(["open", "hidden"]),
    turns: z.int().min(1).optional().describe("before so many turns have ended"),
    answers: z.int().min(0).optional().describe("within so many answers of both players"),
  }),
  proof,
});

/** A claim with its proof, and the position of both. */
export interface ProofFile {
  readonly scenario: Scenario;
  readonly claim: Claim;
  readonly proof: Proof;
}

/** @throws InputError if it cannot be written */
export function writeProof(path: string, { scenario, claim, proof: shown }: ProofFile): void {
  const { seat, goal, hidden, turns, answers } = claim;
  const horizon = { ...(turns === undefined ? {} : { turns }), ...(answers === undefined ? {} : { answers }) };
  const told = { for: seatName(seat), goal, information: hidden ? "hidden" : "open", ...horizon };
  writeAtomically(path, `${JSON.stringify({ scenario, claim: told, proof: shown }, null, 1)}\n`);
}

/** @throws InputError with everything that is wrong with the file */
export function readProof(path: string): ProofFile {
  const json = readJson(path);
  if (typeof json === "object" && json !== null && "game" in json && !("claim" in json))
    throw new InputError(path, [{ where: "", what: "this is a scenario, and a file that solve --proof has written is wanted" }]);
  const { scenario, claim, proof: shown } = readForm(file, json, path);
  const { turns, answers } = claim;
  const horizon = { ...(turns === undefined ? {} : { turns }), ...(answers === undefined ? {} : { answers }) };
  const seat: Seat = claim.for === "P1" ? 0 : 1;
  return {
    scenario: readScenario(scenario, `${path}, scenario`),
    claim: { seat, goal: claim.goal, hidden: claim.information === "hidden", ...horizon },
    proof: shown as Proof,
  };
}
