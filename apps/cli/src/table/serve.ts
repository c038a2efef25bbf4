/** A small server of files for this machine: the built page and nothing else. */
import { createServer, type Server } from "node:http";
import { Page } from "@duelex/server/page";

export interface Served {
  readonly address: string;
  close(): Promise<void>;
}

/**
 * Serves a folder to this machine only.
 * @param port the port to listen on; 0 takes any that is free
 * @param path where the page lies, "/" or a folder such as "/duelex/"
 * @throws the system's error if the port is taken
 */
export async function serveFolder(folder: string, port: number, path = "/"): Promise<Served> {
  const page = new Page(folder);
  const server = createServer((request, response) => {
    const refuse = (code: number, text: string): void => {
      response.writeHead(code, { "content-type": "text/plain; charset=utf-8" }).end(`${text}\n`);
    };
    if (request.method !== "GET" && request.method !== "HEAD") return refuse(405, "Only GET and HEAD.");
    request.url = below(path, request.url ?? "/");
    if (!page.reply(request, response)) refuse(404, "There is no such file.");
  });
  await new Promise<void>((listening, failed) => server.once("error", failed).listen(port, "127.0.0.1", listening));
  return { address: `http://localhost:${portOf(server)}${path}`, close: () => closed(server) };
}

const portOf = (server: Server): number => {
  const at = server.address();
  return typeof at === "object" && at !== null ? at.port : 0;
};

const closed = (server: Server): Promise<void> =>
  new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });

const HERE = "http://localhost";

/** An address as it is below the page's own; "" if it lies elsewhere. */
function below(path: string, url: string): string {
  const wanted = URL.canParse(url, HERE) ? new URL(url, HERE).pathname : "";
  return wanted.startsWith(path) ? wanted.slice(path.length - 1) : "";
}
