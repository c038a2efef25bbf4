import { type Card, otherSeat, type Side } from "@duelex/kernel";
import { Duel, duel } from "../../kernel/test/duel.ts";

/** The toy with chance: a Blade 6 strikes as often as a die says, once to three times, for one; a Blade 5 shuffles its owner's deck and draws. */
export class Gamble extends Duel {
  override blank(): this {
    return new Gamble(this.catalog) as this;
  }
  override strike(card: Card): void {
    const seat = this.ownerOf(card);
    const number = this.number(card);
    if (number < 5) {
      super.strike(card);
      return;
    }
    this.relocate(card, this.zone(seat, 2));
    if (number === 6) {
      this.setLife(otherSeat(seat), this.life[otherSeat(seat)] - 1 - this.roll(3));
      if (this.life[otherSeat(seat)] > 0) return;
      this.lose(otherSeat(seat));
      this.finish();
      return;
    }
    this.shuffle(this.zone(seat, 0));
    this.draw(seat, "1-1");
  }
}
export const gambling = (P1: Side, P2: Side): Gamble => {
  const match = new Gamble(duel.catalog() as Duel["catalog"]);
  match.copyFrom(duel.stage.arrange({ game: "duel", title: "x", position: { P1, P2 } }) as Gamble);
  return match;
};
