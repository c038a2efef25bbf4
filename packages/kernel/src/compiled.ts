/**
 * A procedure's table of steps as one function, made when a match first needs it: its steps become the cases of a switch, each calls its own
 * functions directly, and what is passed over falls through to the next. It says nothing that the table does not say: it is the loop
 * of the machine (`Machine.interpret`), unrolled over one table. Where no code may be made from text, the loop runs instead; the
 * conformance suite plays every game both ways.
 */
import { Core, InFrame } from "./core.ts";
import type { AnyProcedure, AnyStep, Runner } from "./procedure.ts";
import { writing } from "./written.ts";

/**
 * The function of a procedure; null where none may be made.
 * @param settling words of the memory that are all zero while nothing has to settle between two steps; without one, it may be at any time; null:
 * in this game nothing ever does
 */
export function compiled(procedure: AnyProcedure<never>, settling: Settling): Runner | null {
  return writing === null ? null : (writing(["procedure"], textOf(procedure, settling))(procedure) as Runner);
}

type Settling = readonly number[] | null;

/** Another procedure has begun on top, or the match is over. */
const HAS_LEFT = "m.topAt !== at";
/** Another frame of the same procedure may have begun, or words may have looked at one; for who reads the frame next. */
const LOOK = "f.spot.at = at;";
/** Once more from the loop's beginning. */
const AGAIN = `if (m.left-- === 0) throw m.limit("the rules go round in circles"); continue;`;

/** What a step calls: `chosen_3` is what an answer to its fourth question means. */
const CALLED = ["unless", "tells", "does", "options", "evenIfForced", "who", "chosen", "again", "nothing"] as const;

/** After everything that happens between two steps: on to the next, unless something else comes first. */
function settled(settling: Settling, interruptible: boolean): string {
  if (settling === null) return "";
  const may = settling.length === 0 ? "" : `(${settling.map((word) => `words[${word}]`).join(" | ")}) !== 0 && `;
  return `if (${may}m.settle(${interruptible}) === true) { if (${HAS_LEFT}) return false; ${AGAIN} }`;
}

function textOf({ name, size, settles, steps, again }: AnyProcedure<never>, settling: Settling): string {
  const named = steps.map((_, i) => `const ${CALLED.map((field) => `${field}_${i} = steps[${i}].${field}`).join(", ")};`);
  const asked = steps.map((step, i) => (step.asks ? `case ${i}: ${answered(step, i)} break;` : ""));
  return `"use strict";
  const { steps, again } = procedure;
  ${named.join("\n")}
  return function run_${name.replace(/\W/g, "_")}(m, words, at, f, answer) {
    if (answer >= 0) {
      switch (words[at + ${InFrame.step}]) { ${asked.join("\n")} }
      if (${HAS_LEFT}) return false;
    }
    for (;;) {
      ${settled(settling, settles)}
      switch (words[at + ${InFrame.step}]) {
        ${steps.map((step, i) => caseOf(step, i, settled(settling, settles))).join("\n")}
        default:
          ${again === null ? "" : `if (again(m, f) === true) { words[at + ${InFrame.step}] = 0; ${AGAIN} }`}
          ${ended(size)}
      }
    }
  }`;
}

/** One step. What is passed over changes nothing, so nothing has to settle in between. */
function caseOf(step: AnyStep<never>, i: number, between: string): string {
  const next = `words[at + ${InFrame.step}] = ${i + 1};`;
  const body = step.asks ? question(step, i) : `${next} if (m.recorder !== null) m.recorder.stepBegins(); does_${i}(m, f);`;
  const onward = `if (${HAS_LEFT}) return false; ${between}`;
  const told = (isPassedOver: boolean) =>
    step.tells === null ? "" : `if (m.recorder !== null) { tells_${i}(m, f, ${isPassedOver}); ${LOOK} }`;
  return step.unless === null
    ? `case ${i}: { ${told(false)} ${body} ${onward} }`
    : `case ${i}: if (unless_${i}(m, f) !== true) { ${told(false)} ${body} ${onward} } else { ${told(true)} }`;
}

/** Puts a question; where nothing can be chosen, it goes on at once. */
function question(step: AnyStep<never>, i: number): string {
  const forced = step.evenIfForced === null ? "" : `|| (count === 1 && may.isAlone === false && evenIfForced_${i}(m, f) === true)`;
  return `words[at + ${InFrame.step}] = ${i};
    const may = m.may;
    may.clear();
    options_${i}(m, f, may);
    const count = may.count;
    if (count > 1 ${forced}) {
      if (may.isOverfull) throw m.limit("too many answers");
      words[${Core.asked}] = who_${i}(m, f);
      m.fresh = true;
      return true;
    }
    if (count === 1) { answer = may.options[0]; if (m.recorder !== null) m.noteForced(steps[${i}], f, answer); ${answered(step, i)} ${step.again === null ? "" : `if (words[at + ${InFrame.step}] === ${i}) { if (${HAS_LEFT}) return false; ${AGAIN} }`} }
    else { words[at + ${InFrame.step}] = ${i + 1}; nothing_${i}(m, f); }`;
}

/** Takes an answer, and goes to the next step unless the question is put again. */
function answered(step: AnyStep<never>, i: number): string {
  const next = `words[at + ${InFrame.step}] = ${i + 1};`;
  return `m.fresh = false;
    if (m.recorder !== null) m.recorder.stepBegins();
    chosen_${i}(m, f, answer & 0xffff, answer >>> 16);
    ${step.again === null ? next : `${step.again.length > 1 ? LOOK : ""} if (again_${i}(m, f) !== true) ${next}`}`;
}

/** A frame that is done leaves nothing behind, so that equal positions are equal bytes. */
function ended(size: number): string {
  const cleared = Array.from({ length: size }, (_, word) => `words[at + ${word}] = 0;`).join(" ");
  return `const below = words[at + ${InFrame.below}], depth = words[${Core.depth}] - 1;
    ${cleared}
    words[${Core.depth}] = depth;
    words[${Core.top}] = below;
    m.topAt = below;
    if (m.recorder !== null) m.recorder.closes(depth);
    if (depth === 0) m.isOver();
    return false;`;
}
