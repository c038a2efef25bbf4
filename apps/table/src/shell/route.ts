/** Where somebody is in the page, as it stands behind the `#` of the address: the page works from any folder, and a link is a place. */

export type Route =
  | { readonly at: "home" }
  | { readonly at: "fresh"; readonly game: string; readonly deck?: string }
  | { readonly at: "learn"; readonly game: string }
  | { readonly at: "match"; readonly id: string }
  | { readonly at: "game"; readonly game: string; readonly show: "rules" | "cards" | "decks" }
  | { readonly at: "deck"; readonly game: string; readonly deck: string }
  | { readonly at: "setup"; readonly game: string }
  | { readonly at: "puzzles"; readonly game: string }
  | { readonly at: "online"; readonly path: readonly string[] }
  | { readonly at: "link"; readonly payload: string };

export function readRoute(hash: string): Route {
  const text = hash.replace(/^#\/?/, "");
  if (text.startsWith("s=")) return { at: "link", payload: text.slice(2) };
  const [at = "", game = "", rest = "", ...more] = text.split("/").map(decoded);
  if (at === "online") return { at, path: [game, rest, ...more].filter((part) => part !== "") };
  if (at === "match" && game !== "") return { at: "match", id: game };
  if (game === "") return { at: "home" };
  switch (at) {
    case "play":
      return { at: "fresh", game, ...(rest !== "" && { deck: rest }) };
    case "learn":
    case "setup":
    case "puzzles":
      return { at, game };
    case "rules":
    case "cards":
    case "decks":
      return rest !== "" && at === "decks" ? { at: "deck", game, deck: rest } : { at: "game", game, show: at };
    default:
      return { at: "home" };
  }
}

/** A part of an address; one that is no address is taken as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function hashOf(route: Route): string {
  const path = (...parts: string[]) => `#/${parts.map(encodeURIComponent).join("/")}`;
  switch (route.at) {
    case "home":
      return "#/";
    case "fresh":
      return path("play", route.game, ...(route.deck === undefined ? [] : [route.deck]));
    case "match":
      return path("match", route.id);
    case "game":
      return path(route.show, route.game);
    case "deck":
      return path("decks", route.game, route.deck);
    case "online":
      return path(route.at, ...route.path);
    case "link":
      return `#s=${route.payload}`;
    default:
      return path(route.at, route.game);
  }
}
