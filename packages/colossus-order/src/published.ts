/** Where the rulebook of Colossus Order could be read. */
import type { Published } from "@duelex/kernel";

export const published: Published = {
  says: "Master Rules v1.3 of 2013 (MR); the publisher's pages are gone, so there is no address; what begins with CO- is numbered by us",
  pages: {},
};
