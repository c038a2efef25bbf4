/** A command, given as a person would type it, and whether it prints what stands in the documentation. */
import { spawn } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { folder } from "./page.ts";

/** A figure that a page says a command prints. */
export interface Figure {
  readonly page: string;
  readonly line: number;
  /** As it stands on the page. */
  readonly stands: string;
  /** What a line of the output has to hold; or of what so many lines of it are. */
  readonly prints: string | RegExp;
  readonly times?: number;
}

export interface Answer {
  readonly code: number | null;
  readonly output: string;
  readonly seconds: number;
}

/** Numbers and blanks as they may be compared: "1,169" is 1169, a minus sign is a hyphen. */
const plain = (text: string): string =>
  stripVTControlCharacters(text)
    .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, "")
    .replaceAll("−", "-")
    .replaceAll(/– +/g, "–")
    .replaceAll(/[ \t]+/g, " ");

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** These words, and not as a part of a longer number. */
const whole = (words: string, shape = escaped): RegExp => new RegExp(`(?<![\\d.])${shape(plain(words))}(?!\\.?\\d)`);

/** Where the output does not say what stands on the page: what it says instead. Null where it says it. */
export function insteadOf({ prints, times }: Figure, output: string): string | null {
  const lines = plain(output)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const pattern = typeof prints === "string" ? whole(prints) : prints;
  const found = lines.filter((line) => pattern.test(line)).length;
  if (times !== undefined) return found === times ? null : `${found} such lines`;
  if (found > 0) return null;
  const alike = typeof prints === "string" ? whole(prints, (words) => escaped(words).replaceAll(/-?\d+(?:\\\.\d+)?/g, "\\S+")) : /\d/;
  const near = lines.filter((line) => alike.test(line));
  return (near.length > 0 ? near.slice(0, 4) : lines.slice(-4)).join("\n");
}

/** Gives a command with the Node that runs this, and waits for its end; null where that was not waited for. */
export function give(command: string, signal: AbortSignal): Promise<Answer | null> {
  const begun = performance.now();
  const isWindows = process.platform === "win32";
  const kept = mkdtempSync(join(tmpdir(), "duelex-figures-"));
  const said = openSync(join(kept, "said"), "w"); // a pipe may lose the end of what is said
  const child = spawn(command, {
    cwd: folder,
    shell: true,
    detached: !isWindows, // a group of its own, which is ended as a whole
    stdio: ["ignore", said, said],
    env: {
      ...process.env,
      ...{ PATH: `${dirname(process.execPath)}${delimiter}${process.env["PATH"]}`, npm_config_loglevel: "silent", NO_COLOR: "1" },
    },
  });
  const end = () => {
    if (isWindows) spawn("taskkill", ["/pid", String(child.pid), "/t", "/f"]);
    else process.kill(-child.pid!, "SIGTERM");
  };
  return new Promise((settle, refuse) => {
    signal.addEventListener("abort", end);
    child.once("error", refuse);
    child.once("close", (code) => {
      signal.removeEventListener("abort", end);
      closeSync(said);
      const output = readFileSync(join(kept, "said"), "utf8");
      rmSync(kept, { recursive: true, force: true });
      settle(signal.aborted ? null : { code, output, seconds: (performance.now() - begun) / 1000 });
    });
    if (signal.aborted) end();
  });
}
