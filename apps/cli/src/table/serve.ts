/** A small server of files for this machine: the built page and nothing else. */
import { createReadStream, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, join, sep } from "node:path";

const KINDS: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
};

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
  const server = createServer((request, response) => {
    const refuse = (code: number, text: string): void => {
      response.writeHead(code, { "content-type": "text/plain; charset=utf-8" }).end(`${text}\n`);
    };
    if (request.method !== "GET" && request.method !== "HEAD") return refuse(405, "Only GET and HEAD.");
    const file = fileOf(folder, path, request.url ?? "/");
    if (file === null) return refuse(404, "There is no such file.");
    response.writeHead(200, {
      "content-type": KINDS[extname(file.path)] ?? "application/octet-stream",
      "content-length": file.size,
      // What lies in assets/ has its contents' fingerprint in its name.
      "cache-control": file.path.includes(`${sep}assets${sep}`) ? "public, max-age=31536000, immutable" : "no-cache",
      "x-content-type-options": "nosniff",
    });
    if (request.method === "HEAD") response.end();
    else createReadStream(file.path).pipe(response);
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

/** The file that an address means; null if there is none, or it would lie outside the folder. */
function fileOf(folder: string, path: string, url: string): { path: string; size: number } | null {
  try {
    const wanted = decodeURIComponent(new URL(url, "http://localhost").pathname);
    if (!wanted.startsWith(path) || wanted.includes("\0")) return null;
    const rest = wanted.slice(path.length);
    const full = join(folder, rest === "" || rest.endsWith("/") ? `${rest}index.html` : rest);
    if (!full.startsWith(folder + sep)) return null;
    const found = statSync(full);
    return found.isFile() ? { path: full, size: found.size } : null;
  } catch {
    return null;
  }
}
