/** Open tables of one's own while one looks at something else: who waits there is told when somebody sits down. */
import type { TableFacts } from "@duelex/session";
import { useShell } from "../store/shell.ts";
import { useTable } from "../store/table.ts";
import { onlineWords } from "../words/online.ts";
import { routeTo } from "./links.ts";
import { Wire } from "./wire.ts";

const waiting = new Map<string, Wire>();

/** Somebody has sat down: the page goes there, unless another match lies on the table. */
function began({ table, names }: TableFacts): void {
  const { go, notify } = useShell.getState();
  if (useTable.getState().id === null) go(routeTo({ at: "table", table }));
  else notify(onlineWords().wait.came(names.filter((name) => name !== null).join(", ")));
}

/** Listens to an open table from afar. @param key of one's seat */
export function waitAt(table: string, key: string): void {
  if (waiting.has(table)) return;
  const wire = new Wire(() => ({ hello: "seat", table, key }), {
    told: (message) => {
      if (message.told === "closed" && message.why !== "going down") stopWaiting(table);
      if ((message.told !== "welcome" && message.told !== "table") || message.facts.state === "open") return;
      stopWaiting(table);
      if (message.facts.state === "playing") began(message.facts);
    },
    here: () => undefined,
    lost: () => undefined,
    found: () => undefined,
  });
  waiting.set(table, wire);
}

/** One sits there again, or the table is gone. */
export function stopWaiting(table: string): void {
  waiting.get(table)?.end();
  waiting.delete(table);
}
