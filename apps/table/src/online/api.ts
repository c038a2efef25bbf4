/** What is asked of the server of tables over HTTP, at addresses relative to the page. */
import type { JoinTable, NewTable, RefusedTable, Seated, TableFacts } from "@duelex/session";
import { Refused } from "../host/desk.ts";
import { onlineWords } from "../words/online.ts";

/** So long a reply is waited for, in milliseconds. */
const PATIENCE = 15_000;

const notReached = (): Refused => new Refused("server", [{ where: "", what: onlineWords().link.unreached }], false);

/** @throws Refused (as a rejection) with everything that is wrong; also if the server cannot be reached */
async function call<Reply>(path: string, request: RequestInit = {}): Promise<Reply> {
  let reply: Response;
  let value: unknown;
  try {
    reply = await fetch(`api/${path}`, { ...request, signal: AbortSignal.timeout(PATIENCE) });
    value = await reply.json().catch(() => null);
  } catch {
    throw notReached();
  }
  if (reply.ok) return value as Reply;
  if (!isRefusal(value)) throw notReached(); // somebody on the way replied, not the server
  throw new Refused(value.subject, value.problems, false);
}

const isRefusal = (value: unknown): value is RefusedTable =>
  typeof value === "object" && value !== null && "subject" in value && "problems" in value && Array.isArray(value.problems);

const post = (body: object): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});
const withKey = (key: string | null): RequestInit => (key === null ? {} : { headers: { authorization: `Bearer ${key}` } });
const table = (id: string): string => `tables/${encodeURIComponent(id)}`;

export const openTable = (wanted: NewTable): Promise<Seated> => call("tables", post(wanted));
export const factsOfTable = (id: string): Promise<TableFacts> => call(table(id));
export const joinTable = (id: string, wanted: JoinTable): Promise<Seated> => call(`${table(id)}/join`, post(wanted));
/** @param key of one's seat; a match that others may watch needs none */
export const replayOf = (id: string, key: string | null): Promise<unknown> => call(`${table(id)}/replay`, withKey(key));
/** Takes an open table away. */
export const withdrawTable = (id: string, key: string): Promise<unknown> => call(table(id), { ...withKey(key), method: "DELETE" });
