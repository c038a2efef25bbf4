/** A Chromium for the tests: the one that comes as an npm package, else one that is installed on this machine. */
import { existsSync } from "node:fs";
import sparticuz from "@sparticuz/chromium";
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

async function executable(): Promise<string | null> {
  const named = process.env["DUELEX_BROWSER"];
  if (named !== undefined) return named;
  if (process.platform === "linux" && process.arch === "x64") return sparticuz.executablePath();
  return INSTALLED.find((path) => existsSync(path)) ?? null;
}

/**
 * Starts it without a window; null where there is none, which is said.
 * @throws in a continuous integration, where there has to be one
 */
export async function startBrowser(): Promise<Browser | null> {
  const path = await executable();
  if (path === null) {
    const none = "There is no Chrome, Edge or Chromium here (DUELEX_BROWSER may name one), so the page was not tried in a browser.";
    if (process.env["CI"] !== undefined) throw new Error(none);
    console.warn(none);
    return null;
  }
  return chromium.launch({ executablePath: path, args: [...FLAGS], headless: true });
}
