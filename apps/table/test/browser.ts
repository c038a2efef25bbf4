/** A Chromium for the tests: the one that comes as an npm package, else one that is installed on this machine. */
import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type Browser, chromium } from "playwright-core";

/** Where browsers of this kind are usually found. */
const INSTALLED: readonly string[] = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/microsoft-edge",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

const FLAGS: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-sync",
];

/** Its path; null where there is none. The one of npm is unpacked when it is first asked for. */
export async function browserPath(): Promise<string | null> {
  const named = process.env["DUELEX_BROWSER"];
  if (named !== undefined) return named;
  if (process.platform === "linux" && process.arch === "x64") return unpacked();
  return INSTALLED.find((path) => existsSync(path)) ?? null;
}

/**
 * The package unpacks into the folder for temporary files, and takes whatever lies there for the whole of it, even while another process still
 * writes it. So it is given an empty folder of its own, which gets its name when it is full: whole or not at all.
 */
async function unpacked(): Promise<string> {
  const found = resolve(createRequire(import.meta.url).resolve("@sparticuz/chromium"), "../../..");
  const { version } = JSON.parse(readFileSync(join(found, "package.json"), "utf8"));
  const place = resolve(found, "../../.cache", `chromium-${version}`); // in node_modules, and gone with it
  const program = join(place, "chromium");
  if (existsSync(program)) return program;
  await mkdir(dirname(place), { recursive: true });
  const beside = await mkdtemp(`${place}-`);
  try {
    const unpack = fileURLToPath(new URL("unpack.mjs", import.meta.url));
    await promisify(execFile)(process.execPath, [unpack], { env: { ...process.env, TMPDIR: beside } });
    await rename(beside, place).catch(() => undefined); // another process was first
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
  return program;
}

/** For tests: a page is there for seconds, and what is optimised for later costs it a fifth more. */
const BRIEF = "--js-flags=--no-opt,--no-maglev";

/**
 * Starts it without a window; null where there is none, which is said.
 * @param flags on top of those that each one has
 * @throws in a continuous integration, where there has to be one
 */
export async function startBrowser(...flags: readonly string[]): Promise<Browser | null> {
  const path = await browserPath();
  if (path === null) {
    const none = "There is no Chrome, Edge or Chromium here (DUELEX_BROWSER may name one), so the page was not tried in a browser.";
    if (process.env["CI"] !== undefined) throw new Error(none);
    console.warn(none);
    return null;
  }
  return chromium.launch({ executablePath: path, args: [...FLAGS, ...flags], headless: true });
}

let shared: Promise<Browser | null> | undefined;

/** One for all files of tests that come one after the other in a process, and gone with it: whoever opens something in it closes that. Null as above. */
export async function testBrowser(): Promise<Browser | null> {
  const running = await shared?.catch(() => null);
  if (running === null || running?.isConnected() === false) shared = undefined;
  shared ??= startBrowser(BRIEF);
  return shared;
}
