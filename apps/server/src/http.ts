/** What comes over HTTP besides the page: tables that are opened and joined, replays, and how the server does. */
import { InputError } from "@duelex/kernel";
import type { Lobby, RefusedTable } from "@duelex/session";
import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { type House, Refused } from "./house.ts";
import type { Buckets } from "./limits.ts";
import { DatabaseAway } from "./store/database.ts";
import { holdsNoText, readJoinTable, readNewTable } from "./words.ts";

export interface HttpParts {
  readonly house: House;
  /** What every reply says. */
  readonly headers: Readonly<Record<string, string>>;
  /** May a page from there talk to us? */
  readonly isOurOrigin: (origin: string | undefined, host: string | undefined) => boolean;
  /** How often an address may ask for what costs. */
  readonly costly: Buckets;
  /** How often an address may take a seat, at a table of its own or at another's. */
  readonly seats: Buckets;
  readonly addressOf: (environment: unknown) => string;
  readonly now: () => number;
  readonly healthy: () => Promise<string | null>;
  readonly ready: () => Promise<string | null>;
  readonly metrics: () => Promise<{ readonly type: string; readonly text: string }>;
  readonly mayReadMetrics: (environment: unknown) => boolean;
  readonly failed: (problem: unknown, where: string) => void;
}

/** Bytes of a body: two decks in full are less than half of it. */
const BODY = 64 * 1024;

export function httpApp(parts: HttpParts): Hono {
  const { house } = parts;
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(parts.headers)) context.res.headers.set(name, value);
  });
  const refused = (subject: string, what: string): RefusedTable => ({ subject, problems: [{ where: "", what }] });
  app.onError((problem, context) => {
    if (problem instanceof InputError)
      return context.json({ subject: problem.subject, problems: problem.problems } satisfies RefusedTable, 400);
    if (problem instanceof Refused) return context.json(refused(problem.subject, problem.message), problem.status);
    if (hasBrokenOff(problem)) return context.json(refused("body", "it broke off"), 400); // nobody is there to read it
    if (problem instanceof DatabaseAway)
      return context.json(refused("server", "the database does not answer just now; a little later it works again"), 503, {
        "retry-after": "2",
      });
    parts.failed(problem, `${context.req.method} ${context.req.routePath}`);
    return context.json(refused("server", "that did not work, and it is not your doing; it has been written down here"), 500);
  });

  app.use("/api/*", async (context, next) => {
    context.header("cache-control", "no-store");
    const costs = context.req.method !== "GET" && context.req.method !== "HEAD";
    if (costs && !parts.isOurOrigin(context.req.header("origin"), context.req.header("host")))
      return context.json(refused("origin", "a page of another site may not do that"), 403);
    if (!parts.costly.take(parts.addressOf(context.env), parts.now(), costs ? 4 : 1))
      return context.json(refused("requests", "too many at once; a little later it works again"), 429, { "retry-after": "2" });
    return await next();
  });
  const limit = bodyLimit({ maxSize: BODY, onError: (context) => context.json(refused("body", `at most ${BODY} bytes are taken`), 413) });

  const sits: MiddlewareHandler = async (context, next) => {
    if (parts.seats.take(parts.addressOf(context.env), parts.now())) return await next();
    return context.json(refused("tables", "too many from here in so short a time; a little later it works again"), 429, {
      "retry-after": "20",
    });
  };

  app.get("/api/tables", async (context) => context.json({ tables: await house.lobby() } satisfies Lobby));
  app.post("/api/tables", sits, limit, async (context) => context.json(await house.open(readNewTable(await bodyOf(context.req.raw))), 201));
  app.post("/api/tables/:id/join", sits, limit, async (context) =>
    context.json(await house.join(context.req.param("id"), readJoinTable(await bodyOf(context.req.raw)))),
  );
  app.delete("/api/tables/:id", async (context) => {
    await house.withdraw(context.req.param("id"), bearer(context.req.header("authorization")) ?? "");
    return context.body(null, 204);
  });
  app.get("/api/tables/:id", async (context) => context.json(await house.facts(context.req.param("id"))));
  app.get("/api/tables/:id/replay", async (context) =>
    context.json(await house.replay(context.req.param("id"), bearer(context.req.header("authorization")))),
  );
  app.all("/api/*", (context) => context.json(refused("address", `there is no ${context.req.method} ${context.req.path} here`), 404));

  app.get("/healthz", async (context) => said(await parts.healthy(), context.text.bind(context)));
  app.get("/readyz", async (context) => said(await parts.ready(), context.text.bind(context)));
  app.get("/metrics", async (context) => {
    if (!parts.costly.take(parts.addressOf(context.env), parts.now())) return context.text("Too often.\n", 429);
    if (!parts.mayReadMetrics(context.env)) return context.text("The figures are for this machine only.\n", 403);
    const { type, text } = await parts.metrics();
    return context.body(text, 200, { "content-type": type });
  });

  app.get("*", (context) => context.text("There is no such file.\n", 404)); // those that are there are the page's
  app.all("*", (context) => context.text("Only GET and HEAD.\n", 405));
  return app;
}

const said = (problem: string | null, text: (said: string, status: 200 | 503) => Response): Response =>
  problem === null ? text("well\n", 200) : text(`${problem}\n`, 503);

/** Who sent the request has gone before it was here whole. */
const hasBrokenOff = (problem: Error): boolean => problem.message === "aborted" && (problem as NodeJS.ErrnoException).code === "ECONNRESET";

const bearer = (header: string | undefined): string | null => /^Bearer ([\w-]{1,64})$/.exec(header ?? "")?.[1] ?? null;

/** @throws InputError */
async function bodyOf(request: Request): Promise<unknown> {
  const kind = request.headers.get("content-type") ?? "";
  const wrong = (what: string): never => {
    throw new InputError("body", [{ where: "", what }]);
  };
  if (!/^application\/json\b/i.test(kind)) wrong("JSON is wanted, as content-type: application/json");
  try {
    const read: unknown = JSON.parse(await request.text());
    return holdsNoText(read) ? wrong("it holds NUL, or half of a letter (a surrogate alone)") : read;
  } catch (problem) {
    if (problem instanceof SyntaxError) return wrong("it is no JSON");
    throw problem;
  }
}
