/** A folder outside of the repository, as a stranger has one: the packed packages are installed in it, and nothing else is known of us. */
import { type ChildProcessByStdio, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));
/** The compiler that this repository is checked by (scripts/tsc.mjs). */
const tsc = join(dirname(createRequire(import.meta.url).resolve("typescript-native/package.json")), "bin/tsc");
const archives = join(root, "dist/archives");

/** Nothing that a stranger runs takes so long, in milliseconds, however busy the machine is. */
const LONGEST = 280_000;
/** npm has been seen waiting for nobody, for ever; so much is left for doing it once more. */
const NPM_LONGEST = 140_000;

/** What a command came to. */
export interface Ran {
  /** Null: it had not ended after the longest time, and was ended. */
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/**
 * Runs a command without anything that npm or vitest told this process; whom the machine trusts (`NODE_EXTRA_CA_CERTS`) stays known. What it says
 * goes into files: who ends itself by `process.exit` leaves unsaid what a pipe has no room for at that moment.
 */
export function run(command: string, words: readonly string[], cwd: string, longest = LONGEST): Ran {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_(?!EXTRA_CA_CERTS$)|VITEST|TSX)/i.test(name)),
  );
  const folder = mkdtempSync(join(tmpdir(), "duelex-said-"));
  const files = [join(folder, "out"), join(folder, "err")] as const;
  const [out, err] = files.map((file) => openSync(file, "w"));
  try {
    const { status, error } = spawnSync(command, words, { cwd, env, stdio: ["pipe", out, err], timeout: longest, killSignal: "SIGKILL" });
    const [said, warned] = files.map((file) => readFileSync(file, "utf8"));
    return { code: status, out: said!, err: `${warned}${error?.message ?? ""}` };
  } finally {
    for (const each of [out, err]) closeSync(each!);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What it said, if it succeeded. @throws Error with all that it said otherwise */
function saidBy({ code, out, err }: Ran, command: string, words: readonly string[]): string {
  if (code !== 0) throw new Error(`${command} ${words.join(" ")}${code === null ? " did not end" : ""}\n${out}${err}`);
  return out;
}

/** The same, which must succeed. */
export const must = (command: string, words: readonly string[], cwd: string): string => saidBy(run(command, words, cwd), command, words);

/** npm, which must succeed; once more, if it does not end. */
export function npm(words: readonly string[], cwd: string): string {
  const command = process.platform === "win32" ? "npm.cmd" : "npm";
  const all = [...words, "--no-audit", "--no-fund", "--loglevel=error", "--prefer-offline"];
  const ran = run(command, all, cwd, NPM_LONGEST);
  return saidBy(ran.code === null ? run(command, all, cwd, NPM_LONGEST) : ran, command, all);
}

/** A fresh build, packed. */
export const pack = (): string => must(process.execPath, ["scripts/build.mjs", "--pack"], root);

/** The paths of the archives whose names begin like this. */
export const archivesOf = (...names: readonly string[]): string[] =>
  readdirSync(archives)
    .filter((file) => names.length === 0 || names.some((name) => file.startsWith(`duelex-${name}-`)))
    .map((file) => join(archives, file));

/** The archive of the terminal. */
export const terminalArchive = (): string => join(archives, readdirSync(archives).find((file) => /^duelex-\d/.test(file))!);

/** A program under way. */
export class Running {
  private out = "";
  /** What it has said on standard output when it has ended. */
  readonly ended: Promise<string>;

  constructor(private readonly child: ChildProcessByStdio<null, Readable, null>) {
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      this.out += text;
    });
    this.ended = once(child, "close").then(() => this.out);
  }

  /** What it says of this kind, as soon as it says it. */
  async said(what: RegExp): Promise<string> {
    for (let found = what.exec(this.out); ; found = what.exec(this.out)) {
      if (found !== null) return found[0];
      await Promise.race([once(this.child.stdout, "data"), this.ended.then((out) => Promise.reject(new Error(`it ended: ${out}`)))]);
    }
  }

  stop(): void {
    this.child.kill();
  }
}

/** An empty project somewhere in the temporary folder; `files` are written into it. */
export class Stranger {
  readonly folder = mkdtempSync(join(tmpdir(), "duelex-stranger-"));

  constructor(files: Readonly<Record<string, string>> = {}) {
    this.write("package.json", JSON.stringify({ name: "stranger", version: "1.0.0", private: true, type: "module" }));
    for (const [name, text] of Object.entries(files)) this.write(name, text);
  }

  write(name: string, text: string): void {
    writeFileSync(join(this.folder, name), text);
  }

  install(...what: readonly string[]): void {
    npm(["install", ...what], this.folder);
  }

  node(file: string, node: string = process.execPath): string {
    return must(node, [file], this.folder);
  }

  /** Reads files as a strict NodeNext project does, the libraries' declarations too. @throws Error with everything that is said */
  checked(files: readonly string[], lib: readonly string[]): void {
    const compilerOptions = {
      ...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, verbatimModuleSyntax: true },
      ...{ isolatedModules: true, module: "nodenext", target: "es2023", lib, skipLibCheck: false, noEmit: true, types: [] },
    };
    this.write("tsconfig.json", JSON.stringify({ compilerOptions, files }));
    must(process.execPath, [tsc, "-p", "."], this.folder);
  }

  /** A program that goes on until it ends by itself or is stopped. */
  start(file: string, ...words: readonly string[]): Running {
    return new Running(spawn(process.execPath, [file, ...words], { cwd: this.folder, stdio: ["ignore", "pipe", "inherit"] }));
  }

  leave(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
