/** What a person is not asked again, because they have just answered it; and who is told that there are words for waiting. */
import type { Seat } from "@duelex/kernel";
import { BattleWatch, isOwnPhase, passIn } from "@duelex/session";
import { type MenuLine, menuOf } from "../menu.ts";
import { storyOf } from "../narrate.ts";
import type { Bookmark } from "../session.ts";
import { wrap } from "../text.ts";
import { hasOwnToSpend, type Table } from "./words.ts";

/** In so many battles the word for passing all of one is mentioned. */
const IN_BATTLES = 3;
/** So many at one and the same paragraph, and the word for passing is mentioned. */
const MANY_PASSES = 2;

/** What a seat passed at: as long as it finds the same again, it has answered that. */
interface PassedAt {
  readonly seat: Seat;
  readonly since: Bookmark;
  readonly looks: string;
}

/** The answer of who does nothing and lets things go on. */
const PASS = "pass";

export class Unasked {
  /** Where somebody passed last, until something else is answered. */
  private passedAt: PassedAt | null = null;
  /** The battle in which a seat answered last. */
  private passedIn: BattleWatch | null = null;
  /** What was not used in its turn because it could hit only one's own side. */
  private readonly declined = new Set<string>();
  /** Passes at each paragraph, whatever was answered between them; none are counted once the word has been mentioned. */
  private passes: Map<string, number> | null = new Map();
  /** In how many battles it has been said that one word passes for the rest of them. */
  private saidInBattles = 0;
  private saidThatPassHolds = false;
  private saidThatRefusalHolds = false;

  constructor(private readonly table: Table) {}

  /** A person has chosen this answer. */
  chosen(seat: Seat, answer: MenuLine | undefined, menu: readonly MenuLine[]): void {
    const { rule } = this.table.session.match.question()!;
    if (answer?.verb === PASS) this.passes?.set(rule, (this.passes.get(rule) ?? 0) + 1);
    if (answer?.passes === true) for (const each of this.vainIn(seat, menu) ?? []) this.declined.add(each);
  }

  /** An answer of this seat is about to be given. */
  given(seat: Seat, index: number, menu: readonly MenuLine[]): void {
    const { session } = this.table;
    this.passedIn = new BattleWatch(session.match, seat);
    const isPass = menu.some(({ answer, verb }) => answer === index && verb === PASS);
    this.passedAt = isPass ? { seat, since: session.bookmark, looks: this.looksTo(seat, menu) } : null;
  }

  /** What was answered has been taken back, and holds no more. */
  takenBack(): void {
    this.passedAt = null;
    this.declined.clear();
  }

  /** Passes for this seat what it has answered already. @returns that it was so */
  passesFor(seat: Seat): boolean {
    const { asksEachTime, terminal } = this.table;
    return !asksEachTime && terminal.interactive && (this.refusalHolds(seat) || this.passHolds(seat));
  }

  /** Who passes again and again is told once that there is a word for it; in a battle, where one pass leads to the next question, a few times. */
  sayOfWaiting(seat: Seat): string[] {
    const { terminal, look, hasWaited } = this.table;
    this.passedIn?.look();
    if (hasWaited || !terminal.interactive) return [];
    const isDue = this.saidInBattles < IN_BATTLES && this.passedAt?.seat === seat && this.passedIn?.over === false;
    if (isDue && this.canWait(seat)) {
      this.saidInBattles++;
      return ["", look.paint.quiet("“wait battle” passes for the rest of this battle.")];
    }
    if (this.passes === null || Math.max(0, ...this.passes.values()) < MANY_PASSES) return [];
    this.passes = null;
    const tip = "“wait” passes until something happens, “wait battle” or “wait turn” until that ends.";
    return ["", ...wrap(tip, terminal.columns, "  ").map(look.paint.quiet)];
  }

  /** Would a wait for the end of the battle pass here? */
  private canWait(seat: Seat): boolean {
    const { match, game } = this.table.session;
    return passIn(match, game.mat) !== null && !isOwnPhase(match, seat, game.mat) && !hasOwnToSpend(this.table, seat);
  }

  /**
   * Whoever has passed, and is asked the same again before anything has happened, has passed that too: two moments with nothing between them are
   * one to whom does nothing.
   */
  private passHolds(seat: Seat): boolean {
    const { passedAt, table } = this;
    const { session, look } = table;
    if (passedAt?.seat !== seat) return false;
    const passing = passIn(session.match, session.game.mat);
    const menu = menuOf(session.game, session.match, seat);
    const isSame = passing !== null && this.looksTo(seat, menu) === passedAt.looks;
    if (!isSame || storyOf(session, seat, passedAt.since, true).length > 0) return false;
    const { says } = session.match.question(seat)!;
    session.play(passing);
    const told = `Not asked again: “${look.speech(says)}”. You have just passed, and nothing has happened since: that counts as a pass here too. To be asked each time, type “wait off”.`;
    if (!this.saidThatPassHolds) table.announce(told);
    this.saidThatPassHolds = true;
    return true;
  }

  /** Who would not use a card that could hit only their own side is not asked again in that turn while that is so. */
  private refusalHolds(seat: Seat): boolean {
    if (this.declined.size === 0) return false;
    const { session } = this.table;
    const passing = passIn(session.match, session.game.mat);
    const menu = menuOf(session.game, session.match, seat);
    const vain = this.vainIn(seat, menu);
    if (passing === null || vain?.every((each) => this.declined.has(each)) !== true) return false;
    const named = menu.filter(({ passes, verb }) => !passes && verb.includes("*")).map(({ phrase }) => phrase);
    const name = session.match.question(seat)!.about?.name ?? "it";
    session.play(passing);
    const says =
      named.length > 0
        ? `You are not asked again in this turn whether to ${named.join(", or ")} while that would be of no use to you. “wait off” asks each time.`
        : `You are not asked again in this turn whether to use ${name} while it could hit only your own side. “wait off” asks each time.`;
    if (!this.saidThatRefusalHolds) this.table.announce(says);
    this.saidThatRefusalHolds = true;
    return true;
  }

  /** All that this seat sees where it is asked, but for the name of the moment. */
  private looksTo(seat: Seat, menu: readonly MenuLine[]): string {
    const { match } = this.table.session;
    const { where: _, battle: __, ...lying } = match.view(seat);
    const { rule, about } = match.question(seat)!;
    return JSON.stringify([lying, rule, about, menu.map(({ phrase, detail }) => [phrase, detail])]);
  }

  /** Of a question whether something is used that could hit one's own side only, or help the other: what it is, in this turn; null for other questions. */
  private vainIn(seat: Seat, menu: readonly MenuLine[]): readonly string[] | null {
    const { match } = this.table.session;
    const others = menu.filter(({ passes }) => passes !== true);
    const isVain = others.length > 0 && others.length === menu.length - 1 && others.every(({ vain }) => vain === true);
    if (!isVain || menu.some(({ verb = "" }) => /[#?]/.test(verb))) return null;
    const { rule, says, about } = match.question(seat)!;
    const inTurn = (...what: readonly unknown[]) => JSON.stringify([match.turnNumber, seat, ...what]);
    if (others.every(({ verb = "" }) => verb.includes("*"))) return others.map(({ phrase }) => inTurn(phrase)); // then the occasion makes no difference
    return others.length > 1 ? null : [inTurn(rule, about, says)];
  }
}
