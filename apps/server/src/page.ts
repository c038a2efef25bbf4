/** The built page and nothing else, and what every reply says to browsers about what they may do with it. */
import { createHash } from "node:crypto";
import { createReadStream, readFileSync, statSync } from "node:fs";
import { extname, join, resolve, sep } from "node:path";
import type { Readable } from "node:stream";

const KINDS: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
};

/** Scripts that stand in the page itself, by their hashes: no others run. */
function hashesIn(folder: string): string[] {
  const html = readFileSync(join(folder, "index.html"), "utf8");
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, text]) => `'sha256-${createHash("sha256").update(text!).digest("base64")}'`,
  );
}

/** What every reply says. */
export function headersFor(folder: string): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${hashesIn(folder).join(" ")}`.trim(),
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

/** A file of the page, ready to be sent. */
export interface PageFile {
  readonly headers: Record<string, string>;
  readonly body: () => Readable;
}

/**
 * The file that an address means; null if there is none, or if it would lie outside of the folder or be a hidden one.
 * @param folder where the page lies, on whatever path
 * @param path as it stands in an address: "/", "/assets/page-1a2b.js"
 */
export function fileFor(folder: string, path: string): PageFile | null {
  const home = resolve(folder);
  let full: string;
  try {
    const wanted = decodeURIComponent(path);
    if (wanted.includes("\0")) return null;
    full = join(home, wanted.endsWith("/") ? `${wanted}index.html` : wanted);
    if (!full.startsWith(home + sep) || full.includes(`${sep}.`, home.length)) return null;
    const found = statSync(full);
    if (!found.isFile()) return null;
    return {
      headers: {
        "content-type": KINDS[extname(full)] ?? "application/octet-stream",
        "content-length": String(found.size),
        // What lies in assets/ has its contents' fingerprint in its name.
        "cache-control": full.startsWith(join(home, "assets") + sep) ? "public, max-age=31536000, immutable" : "no-cache",
      },
      body: () => createReadStream(full),
    };
  } catch {
    return null;
  }
}
