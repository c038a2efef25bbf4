/** Addresses of online play. A secret stands behind the `#`, which no browser sends to any server, and is taken out of it at once. */
import { hashOf, type Route } from "../shell/route.ts";

/** A place of online play. */
export type Place =
  | { readonly at: "lobby" }
  | { readonly at: "new"; readonly game: string }
  | { readonly at: "table"; readonly table: string }
  | { readonly at: "join"; readonly table: string; readonly invitation: string | null }
  /** One's seat, brought from another tab or device. */
  | { readonly at: "seat"; readonly table: string; readonly key: string }
  | { readonly at: "replay"; readonly table: string };

export function readPlace([what, table = "", secret = ""]: readonly string[]): Place {
  switch (what) {
    case "new":
      return { at: what, game: table };
    case "table":
    case "replay":
      return table === "" ? { at: "lobby" } : { at: what, table };
    case "join":
      return table === "" ? { at: "lobby" } : { at: what, table, invitation: secret === "" ? null : secret };
    case "seat":
      return secret === "" ? { at: "lobby" } : { at: what, table, key: secret };
    default:
      return { at: "lobby" };
  }
}

export function routeTo(place: Place): Route {
  const path = (...parts: readonly string[]): Route => ({ at: "online", path: parts });
  switch (place.at) {
    case "lobby":
      return path();
    case "new":
      return path("new", place.game);
    case "join":
      return path("join", place.table, ...(place.invitation === null ? [] : [place.invitation]));
    case "seat":
      return path("seat", place.table, place.key);
    default:
      return path(place.at, place.table);
  }
}

/** The whole address, to be copied. */
export const linkTo = (place: Place): string => location.href.replace(/#.*/, "") + hashOf(routeTo(place));

export const hashTo = (place: Place): string => hashOf(routeTo(place));
