/** Where the guide of BOS can be read. */
import type { Published } from "@duelex/kernel";

const guide = "https://www.bostcg.com/how-to-play/detailed-guide";

export const published: Published = {
  says: "the publisher's Detailed Guide; it numbers the states of a battle only, the other numbers are ours",
  pages: {
    "": `${guide}/gameplay`,
    "BOS-D": `${guide}/starting-info`,
    "BOS-S": `${guide}/starting-info`,
    "BOS-C": `${guide}/cards`,
    "BOS-W": `${guide}/cards`,
    "BOS-P": `${guide}/cards`,
    "BOS-X": `${guide}/cards`,
    "BOS-A": `${guide}/abilities`,
    "BOS-B": `${guide}/battles`,
    "BOS-DA": `${guide}/battles`,
    "BOS-K": `${guide}/battles`,
  },
};
