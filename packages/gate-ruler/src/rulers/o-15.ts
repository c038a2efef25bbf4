/** 15. O - Overlord: whatever it orders costs one energy; it orders in its own turn only. */
import type { Changes } from "./ruler.ts";

export const overlord: Changes = {
  price: 1, // GR-17-O-PRICE
  energyStaysRested: "GR-17-O-ENERGY",
  noEventsInOpponentsTurn: "GR-17-O-EVENTS",
  says: [
    { rule: "GR-17-O-PRICE", text: "Each card that you play costs 1 energy, whatever its level." },
    { rule: "GR-17-O-ENERGY", text: "Your energy becomes active at your start of turn only." },
    { rule: "GR-17-O-EVENTS", text: "On the opponent's turn you cannot play events, but by their own CNT ability." },
  ],
};
