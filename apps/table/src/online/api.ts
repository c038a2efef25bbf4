/** What is asked of the server of tables over HTTP, at addresses relative to the page. */
import type { JoinTable, Lobby, NewTable, RefusedTable, Seated, TableFacts } from "@duelex/session";
import { Refused } from "../host/desk.ts";

/** @throws Refused (as a rejection) with everything that is wrong; Error if the server cannot be reached */
async function call<Reply>(path: string, body?: object): Promise<Reply> {
  const reply = await fetch(`api/${path}`, {
    ...(body === undefined ? {} : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
  const value = (await reply.json().catch(() => null)) as unknown;
  if (reply.ok) return value as Reply;
  if (!isRefusal(value)) throw new Refused("server", [{ where: "", what: `${reply.status} ${reply.statusText}` }], false);
  throw new Refused(value.subject, value.problems, false);
}

const isRefusal = (value: unknown): value is RefusedTable =>
  typeof value === "object" && value !== null && "subject" in value && "problems" in value && Array.isArray(value.problems);

const table = (id: string): string => `tables/${encodeURIComponent(id)}`;

export const openTables = (): Promise<Lobby> => call("tables");
export const openTable = (wanted: NewTable): Promise<Seated> => call("tables", wanted);
export const factsOfTable = (id: string): Promise<TableFacts> => call(table(id));
export const joinTable = (id: string, wanted: JoinTable): Promise<Seated> => call(`${table(id)}/join`, wanted);
export const replayOf = (id: string): Promise<unknown> => call(`${table(id)}/replay`);
