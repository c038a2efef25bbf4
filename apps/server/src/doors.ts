/** The doors of a server: HTTP and sockets at one port, how many may come in, and from where. */
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { WebSocketServer } from "ws";
import { Buckets, countedAs } from "./limits.ts";
import type { ServeOptions } from "./options.ts";
import type { Page } from "./page.ts";
import { Connection, type SocketParts } from "./socket.ts";
import { ServerProblem } from "./store/database.ts";

/** Longest message of a socket, in bytes. */
const MESSAGE = 16 * 1024;
/** Each message for itself: what was sent before is not kept for every socket, and what is short is sent as it is. */
const COMPRESSION = {
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
  threshold: 1024,
  zlibDeflateOptions: { level: 1 },
} as const;
/** Between two signs of life of each socket, in milliseconds. */
const PING = 30_000;
/** Sockets that are told to go leave within so long. */
const LEAVE = 2000;

/** Longest wait for a request to come in whole. */
const REQUEST = 20_000;
/** Whoever has asked and reads nothing of the reply for twice as long is cut off; sockets are asked for signs of life instead. */
const SLOW = 15_000;

export class Doors {
  private readonly connections = new Set<Connection>();
  private readonly byAddress = new Map<string, number>();
  private readonly server: Server;
  private readonly sockets: WebSocketServer;
  private readonly pinging: NodeJS.Timeout;
  private isOpen = true;
  /** How often an address may come: what a socket is for has to be looked up. */
  private readonly coming: Buckets;

  constructor(
    private readonly options: ServeOptions,
    page: Page | null,
    app: Hono,
    private readonly parts: SocketParts,
  ) {
    this.sockets = new WebSocketServer({
      ...{ noServer: true, maxPayload: MESSAGE, clientTracking: false, autoPong: false },
      perMessageDeflate: options.compress ? COMPRESSION : false,
    });
    this.coming = new Buckets(parts.burst, parts.perSecond);
    const reply = getRequestListener(app.fetch, { overrideGlobalObjects: false });
    this.server = createServer((request, response) => {
      const isForApp = request.url?.startsWith("/api/"); // where only its files are served, the page has one there
      if (isForApp || page?.reply(request, response) !== true) void reply(request, response);
    });
    this.server.requestTimeout = REQUEST;
    this.server.headersTimeout = REQUEST / 2;
    this.server.timeout = SLOW;
    this.server.on("upgrade", (request, socket, head) => this.upgrade(request, socket, head));
    this.server.on(
      "clientError",
      (_, socket) => void (socket.writable && socket.end("HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n")),
    );
    this.pinging = setInterval(() => {
      for (const connection of this.connections) connection.ping();
    }, PING).unref();
  }

  /** How many sockets are connected. */
  get size(): number {
    return this.connections.size;
  }

  /** @throws ServerProblem if the port cannot be had */
  async open(): Promise<number> {
    const { host, port } = this.options;
    await new Promise<void>((listening, failed) => {
      this.server.once("error", (problem: NodeJS.ErrnoException) => failed(new ServerProblem(sayListen(problem, host, port))));
      this.server.listen({ port, host, backlog: 4096 }, listening);
    });
    return (this.server.address() as AddressInfo).port;
  }

  /** Tells everybody and lets nobody in any more. */
  async close(): Promise<void> {
    this.isOpen = false;
    clearInterval(this.pinging);
    const closed = new Promise<void>((done) => this.server.close(() => done()));
    for (const connection of this.connections)
      connection.close("going down", "This server is going down; another one goes on, or it soon does again.");
    const late = setTimeout(() => this.server.closeAllConnections(), LEAVE);
    this.server.closeIdleConnections();
    for (const until = performance.now() + LEAVE; this.connections.size > 0 && performance.now() < until; )
      await new Promise((later) => setTimeout(later, 20));
    for (const connection of this.connections) connection.end();
    this.server.closeAllConnections();
    await closed;
    clearTimeout(late);
  }

  /** The address of who asks. */
  addressOf(request: IncomingMessage): string {
    const forwarded = this.options.trustProxy ? request.headers["x-forwarded-for"] : undefined;
    const last = String(forwarded ?? "")
      .split(",")
      .at(-1)!
      .trim();
    return countedAs(last || (request.socket.remoteAddress ?? ""));
  }

  /** May a page from there talk to us? Programs that are no browsers name no origin. */
  isOurOrigin(origin: string | undefined, host: string | undefined): boolean {
    if (origin === undefined) return true;
    if (this.options.origins.includes(origin)) return true;
    try {
      return new URL(origin).host === host;
    } catch {
      return false;
    }
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on("error", () => undefined);
    const refuse = (status: string) => socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
    const path = (request.url ?? "").split("?", 1)[0];
    if (path !== "/live") return void refuse("404 Not Found");
    if (!this.isOpen) return void refuse("503 Service Unavailable");
    if (!this.isOurOrigin(request.headers.origin, request.headers.host)) return void refuse("403 Forbidden");
    const address = this.addressOf(request);
    const there = this.byAddress.get(address) ?? 0;
    if (there >= this.options.sockets || !this.coming.take(address, this.parts.now())) return void refuse("429 Too Many Requests");
    this.sockets.handleUpgrade(request, socket, head, (websocket) => {
      const connection = new Connection(websocket, this.parts);
      this.connections.add(connection);
      this.byAddress.set(address, (this.byAddress.get(address) ?? 0) + 1);
      websocket.once("close", () => {
        this.connections.delete(connection);
        const left = (this.byAddress.get(address) ?? 1) - 1;
        if (left > 0) this.byAddress.set(address, left);
        else this.byAddress.delete(address);
      });
    });
  }
}

/** Before a database is made for nothing. @throws ServerProblem if nobody can listen there, in words */
export async function tryPort({ host, port }: Pick<ServeOptions, "host" | "port">): Promise<void> {
  const server = createServer();
  await new Promise<void>((listening, failed) => {
    server.once("error", (problem: NodeJS.ErrnoException) => failed(new ServerProblem(sayListen(problem, host, port))));
    server.listen({ port, host }, listening);
  });
  await new Promise((closed) => server.close(closed));
}

function sayListen({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === "EADDRINUSE") return `Port ${port} is taken by another program; --port 0 takes any that is free.`;
  if (code === "EACCES") return `This user may not listen at port ${port}; ports from 1024 are free to all.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return `"${host}" is no address of this machine; --host 0.0.0.0 listens at all of them.`;
  return `Nobody can listen at ${host}, port ${port}: ${message}`;
}
