/** What battles are said to come to, held against what they come to, in random matches of decks full of what changes battle damage. */
import { readFileSync } from "node:fs";
import { type Dice, diceOf, type Match } from "@duelex/kernel";
import { gundam } from "../src/index.ts";

interface Record {
  readonly id: string;
  readonly color: string | null;
  readonly effects?: readonly unknown[];
}
const records = JSON.parse(readFileSync(new URL("../data/cards.json", import.meta.url), "utf8")) as readonly Record[];

/** Cards that prevent, redirect or reduce damage, or look at who battles, and the keywords that say in which order it is dealt and to what. */
const changesDamage = ({ effects }: Record): boolean =>
  /preventDamage|redirectDamage|reduceDamage|battling|FirstStrike|Suppression|Breach/.test(JSON.stringify(effects ?? []));

/** What was looked at, and what was not as it had been said. */
export interface Held {
  exchanges: number;
  /** Of them, those in which damage was prevented, reduced or redirected. */
  changed: number;
  readonly wrong: string[];
}

/** A match is played at random; of each answer that lets a battle go on, what it is said to come to is compared with what comes if both pass. */
export function holdForecasts(seed: number, held: Held): void {
  const dice = diceOf(seed);
  const match = gundam.pairing({ decks: [deckOf(dice), deckOf(dice)] }).newMatch(seed);
  while (!match.over) {
    const { rule } = match.question()!;
    const { count } = match.options();
    for (let index = 0; index < count; index++)
      if (rule === "7-3-1" || rule === "7-4-1" || (rule === "8-3" && index === passIn(match))) hold(match, index, held);
    match.play(dice(count));
  }
}

function hold(match: Match, index: number, held: Held): void {
  const copy = match.clone();
  const said = `${copy.phrase(copy.options().options[index]!)}: ${copy.meaning(index)}`;
  const { events } = copy.record();
  copy.play(index);
  for (let pass = passIn(copy); pass !== -1; pass = passIn(copy)) copy.play(pass);
  if (!copy.over && copy.view(0).battle !== undefined) return; // somebody is asked something else before it is over
  const dealt = events.filter(({ what, rule }) => what === "damage" && /^(7-6|\{13-1-7|11-1-[25])/.test(rule));
  const first = events.findIndex(({ what }) => /^(damage|prevent|reduce|redirect|destroy)/.test(what));
  if (events.slice(0, first === -1 ? events.length : first).some(({ what }) => what === "triggers")) return; // it says how things stand
  held.exchanges++;
  if (events.some(({ what }) => /^(prevent|reduce|redirect) /.test(what))) held.changed++;
  const isShield = (card: number, rule: string) =>
    /^(7-6-2-4|\{13-1-7)/.test(rule) || events.some((each) => each.what === "reveal" && each.card === card);
  const units = dealt.filter(({ card, rule }) => !isShield(card, rule));
  const amounts = sorted([...said.matchAll(/(\d+)(?: of \d+)? damage, HP/g)].map(([, amount]) => Number(amount)));
  const came = sorted(units.map(({ amount }) => amount));
  if (amounts !== came) held.wrong.push(`${said} – but it deals ${came || "nothing"}`);
  for (const { card, rule } of dealt) {
    const name = isShield(card, rule) ? "Shield" : copy.cardName(card);
    if (!said.includes(name)) held.wrong.push(`${said} – but ${name} (${rule})`);
  }
}

const sorted = (amounts: readonly number[]): string =>
  amounts
    .filter((amount) => amount > 0)
    .sort((one, other) => one - other)
    .join();

/** The answer that lets a battle go on; -1 where there is none, or no battle. */
function passIn(match: Match): number {
  if (match.over || match.view(0).battle === undefined) return -1;
  const { options, count } = match.options();
  return options.slice(0, count).findIndex((option) => match.phrase(option) === "pass");
}

/** A deck of two colours, half of it cards that change battle damage. */
function deckOf(dice: Dice) {
  const colors = ["blue", "green", "red", "white", "purple"];
  const chosen = [colors.splice(dice(5), 1)[0]!, colors[dice(4)]!];
  const cards = records.filter(({ color }) => color !== null && chosen.includes(color));
  const special = cards.filter(changesDamage);
  const main: { [id: string]: number } = {};
  for (let left = 50; left > 0; ) {
    const among = dice(2) === 0 ? special : cards;
    const { id } = among[dice(among.length)]!;
    const copies = Math.min(left, 4 - (main[id] ?? 0));
    if (copies > 0) main[id] = (main[id] ?? 0) + copies;
    left -= Math.max(0, copies);
  }
  return { name: `random ${chosen.join("/")}`, main, resources: { "R-001": 10 } };
}
