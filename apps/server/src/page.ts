/**
 * The built page and nothing else, and what every reply says to browsers about what they may do with it. It is read once and stays in memory, three
 * megabytes of it: whoever asks for a file a thousand times costs no more than that, and a page that is built anew meanwhile is not mixed with it.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";

const KINDS: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
};

/** A file of the page, ready to be sent. */
export interface PageFile {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export class Page {
  private readonly files: ReadonlyMap<string, PageFile>;
  /** What every reply says. */
  readonly headers: Readonly<Record<string, string>>;

  /** @param folder where the page lies, on whatever path; what is hidden in it is no part of it */
  constructor(folder: string) {
    const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
      .filter((path) => !`/${path}`.includes("/."));
    this.headers = headersFor(readFileSync(join(folder, "index.html"), "utf8"));
    this.files = new Map(paths.map((path) => [`/${path}`, fileOf(path, readFileSync(join(folder, path)), this.headers)]));
  }

  /**
   * The file that an address means; null if there is none.
   * @param path as it stands in an address: "/", "/assets/page-1a2b.js?x"
   */
  find(path: string): PageFile | null {
    try {
      const wanted = decodeURIComponent(path.split("?", 1)[0]!);
      return this.files.get(wanted.endsWith("/") ? `${wanted}index.html` : wanted) ?? null;
    } catch {
      return null; // it is no address
    }
  }

  /** Replies with a file of the page, if that is what is asked for; false if somebody else has to. */
  reply({ method, url = "", headers }: IncomingMessage, response: ServerResponse): boolean {
    const file = method === "GET" || method === "HEAD" ? this.find(url) : null;
    if (file === null) return false;
    if (headers["if-none-match"] === file.headers["etag"]) response.writeHead(304, { ...file.headers, "content-length": "0" }).end();
    else response.writeHead(200, file.headers).end(method === "HEAD" ? undefined : file.body);
    return true;
  }
}

const fileOf = (path: string, body: Buffer, headers: Readonly<Record<string, string>>): PageFile => ({
  body,
  headers: {
    ...headers,
    "content-type": KINDS[extname(path)] ?? "application/octet-stream",
    "content-length": String(body.length),
    // What lies in assets/ has its contents' fingerprint in its name.
    "cache-control": path.startsWith("assets/") ? "public, max-age=31536000, immutable" : "no-cache",
    etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
  },
});

/** Scripts that stand in the page itself, by their hashes: no others run. */
const hashesIn = (html: string): string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => `'sha256-${createHash("sha256").update(text!).digest("base64")}'`);

function headersFor(html: string): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${hashesIn(html).join(" ")}`.trim(),
    "style-src 'self' 'unsafe-inline'", // React sets styles of single elements
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    "content-security-policy": policy.join("; "),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  };
}
