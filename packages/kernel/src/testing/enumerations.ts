/** What a game can ask and what it can refuse, one by one: what neither random games nor scenarios ever meet is said. */
import type { Match } from "../match.ts";
import { SEATS } from "../memory.ts";
import { option } from "../options.ts";
import type { Rulebook } from "../rulebook.ts";
import type { Scenario } from "../scenario.ts";

/** As much of a procedure as is asked about. */
export interface Asking {
  readonly name: string;
  readonly stepNames: readonly string[];
  readonly steps: readonly { readonly asks: boolean }[];
}

/** Looks at positions, and keeps account of the questions that stand in them and of the paragraphs that refuse something there. */
export class Enumeration {
  private readonly asked = new Set<string>();
  private readonly refused = new Set<string>();
  /** Refusals that say no more than their paragraph's heading. */
  readonly bare = new Set<string>();

  constructor(private readonly rulebook: Rulebook) {}

  /** The question of this position; with `wishes`, everything that either seat could wish in it. */
  look(match: Match, wishes: boolean): void {
    if (!match.over) this.asked.add(plain(match.path().slice(-2).join(".")));
    if (!wishes) return;
    for (const seat of SEATS) {
      for (let verb = 0; verb < match.phrases.length; verb++) {
        for (const argument of match.conceivable(verb)) {
          const wish = option(verb, argument);
          const rule = match.refusal(wish, seat);
          if (rule === null || this.refused.has(rule)) continue;
          this.refused.add(rule);
          const fact = match.whyNot(wish, seat)?.fact ?? "";
          if (fact.trim() === "" || fact === this.rulebook[rule]?.heading) this.bare.add(`${rule}: "${fact}"`);
        }
      }
    }
  }

  /** A scenario that expects to be refused has met the paragraphs that it names. */
  hear({ refused = [] }: Scenario): void {
    for (const { rule } of refused) if (rule !== undefined) this.refused.add(rule);
  }

  /** Every step that asks and has never been seen to. */
  neverAsked(procedures: readonly Asking[]): string[] {
    const all = procedures.flatMap(({ name, stepNames, steps }) =>
      steps.flatMap(({ asks }, nth) => (asks ? [`${name}.${stepNames[nth]}`] : [])),
    );
    return all.filter((step) => !this.asked.has(plain(step)));
  }

  /** Every paragraph that says what it refuses by, and has never been seen to. */
  neverRefused(): string[] {
    return Object.keys(this.rulebook).filter((rule) => this.rulebook[rule]!.no !== undefined && !this.refused.has(rule));
  }
}

const plain = (name: string): string => name.replaceAll(" ", "").toLowerCase();
