import { useEffect } from "preact/hooks";
import { listed } from "../games.ts";
import { takeSeat } from "./going.ts";
import { JoinTable } from "./JoinTable.tsx";
import { Lobby } from "./Lobby.tsx";
import { readPlace } from "./links.ts";
import { NewTable } from "./NewTable.tsx";
import { ReplayOf } from "./ReplayOf.tsx";
import { Room } from "./Room.tsx";
import "../match/fresh.css";
import "./online.css";

/** Everything that is played with people elsewhere: fetched when somebody goes there. */
export default function Online({ path }: { readonly path: readonly string[] }) {
  const place = readPlace(path);
  switch (place.at) {
    case "new":
      return listed(place.game) === undefined ? <Lobby /> : <NewTable key={place.game} game={place.game} />;
    case "table":
      return <Room key={place.table} table={place.table} />;
    case "join":
      return <JoinTable key={place.table} table={place.table} invitation={place.invitation} />;
    case "seat":
      return <TakeSeat key={place.table} table={place.table} secret={place.key} />;
    case "replay":
      return <ReplayOf key={place.table} table={place.table} />;
    default:
      return <Lobby />;
  }
}

/** A seat that comes by its link: it is kept, and its secret leaves the address at once. */
function TakeSeat({ table, secret }: { readonly table: string; readonly secret: string }) {
  useEffect(() => void takeSeat(table, secret), [table, secret]);
  return null;
}
