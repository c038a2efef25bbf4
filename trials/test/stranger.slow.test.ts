/** The packages as strangers meet them: packed, installed in a folder outside of the repository, and used by what they may have there. */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type CheckResult, checkPackage, createPackageFromTarballData, type Problem } from "@arethetypeswrong/core";
import { build, transform } from "esbuild";
import { publint } from "publint";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { startBrowser } from "../../apps/table/test/browser.ts";
import { serve } from "../stranger/browser.ts";
import { type Ended, playEach } from "../stranger/each.ts";
import { archivesOf, must, npm, pack, root, run, Stranger, terminalArchive } from "../stranger/folder.ts";
import { matchOfEach, page, printed, typed, worker } from "../stranger/programs.ts";

const built = join(root, "dist/packages");
let packages: string[];
let stranger: Stranger;
let expected: Ended[];

beforeAll(() => {
  pack();
  packages = readdirSync(built).filter((name) => name !== "duelex");
  stranger = new Stranger({ "each.js": matchOfEach, "main.js": printed, "worker.js": worker, "page.js": page });
  stranger.install(...archivesOf(...packages));
  expected = playEach();
}, 600_000);
afterAll(() => stranger?.leave());

/** The programs of docs/embedding.md. */
const programs = [...readFileSync(join(root, "docs/embedding.md"), "utf8").matchAll(/```ts\n(.*?)```/gs)].map(([, program], nth) => ({
  file: `embedding${nth + 1}`,
  program: program!,
}));

/** A socket that has heard how its match stands. */
async function connected(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url);
  await once(socket, "message");
  return socket;
}

/** What is wrong with types for whoever imports modules; of who requires them, nothing is promised. */
const wrongForModules = (types: CheckResult): readonly Problem[] => {
  if (types.types === false) throw new Error(`${types.packageName} has no types`);
  return types.problems.filter((each) => !("resolutionKind" in each && /^node10$|cjs$/.test(each.resolutionKind)));
};

const manifest = (name: string) =>
  JSON.parse(readFileSync(join(built, name, "package.json"), "utf8")) as { name: string; exports: Record<string, unknown> };

describe("what is packed", () => {
  test("every package of the repository, with code, data and licences, and nothing else", () => {
    expect(packages).toEqual(
      readdirSync(join(root, "packages")).filter((name) => existsSync(join(root, "packages", name, "src/index.ts"))),
    );
    for (const name of packages) {
      const inside = readdirSync(join(stranger.folder, "node_modules/@duelex", name), { recursive: true, encoding: "utf8" });
      expect(inside).toEqual(
        expect.arrayContaining(["LICENSE", "README.md", "package.json", join("lib", "index.js"), join("lib", "index.d.ts")]),
      );
      const files = inside.filter((file) => /\.\w+$/.test(file)).map((file) => file.replaceAll("\\", "/"));
      const strange = files.filter(
        (file) => !/^(README\.md|package\.json|lib\/[\w./-]+\.(js|mjs|d\.ts|js\.map)|data\/[\w-]+\.(js|d\.ts|md))$/.test(file),
      );
      expect(strange).toEqual([]);
      expect(files.filter((file) => file.startsWith("data/")).length === 0 || inside.includes(join("data", "LICENSE.md"))).toBe(true);
    }
  });

  test("no declarations are so long that whoever reads them waits for it", () => {
    for (const name of packages) {
      const lib = join(stranger.folder, "node_modules/@duelex", name, "lib");
      for (const file of readdirSync(lib, { recursive: true, encoding: "utf8" }))
        if (file.endsWith(".d.ts")) expect({ name, file, long: statSync(join(lib, file)).size > 80_000 }).toMatchObject({ long: false });
    }
  });

  test("publint and Are the types wrong? find nothing", async () => {
    for (const archive of archivesOf()) {
      const tarball = new Uint8Array(readFileSync(archive));
      const { messages } = await publint({ pack: { tarball: tarball.buffer }, strict: true });
      expect({ archive, messages }).toEqual({ archive, messages: [] });
      const types = await checkPackage(createPackageFromTarballData(tarball));
      if (archive === terminalArchive()) expect(types.types).toBe(false);
      else expect({ archive, wrong: wrongForModules(types) }).toEqual({ archive, wrong: [] });
    }
  });

  test("the folders of the sources are not packed by mistake: whoever tries is told how packages are made", () => {
    const tried = run(process.platform === "win32" ? "npm.cmd" : "npm", ["pack", "--dry-run"], join(root, "packages/bos"));
    expect(tried.code).not.toBe(0);
    expect(tried.err).toContain("npm run build -- --pack");
  });

  test("a door that is not in exports is closed", () => {
    stranger.write("inside.js", 'import "@duelex/gundam/lib/match.js";');
    expect(run(process.execPath, ["inside.js"], stranger.folder).err).toContain("ERR_PACKAGE_PATH_NOT_EXPORTED");
  });

  test("card data is there without the rules", () => {
    stranger.write("cards.js", 'import { cards } from "@duelex/bos/cards"; console.log(cards.length);');
    expect(Number(stranger.node("cards.js"))).toBeGreaterThan(30);
  });
});

describe("a match of each game, as at home", () => {
  test("plain JavaScript on this Node, without a word on standard error", () => {
    const { out, err } = run(process.execPath, ["main.js"], stranger.folder);
    expect(err).toBe("");
    expect(JSON.parse(out)).toEqual(expected);
  });

  test("plain JavaScript on the newest Node that npm brings", () => {
    const system = process.platform === "win32" ? "win" : process.platform;
    const other = new Stranger();
    npm(["install", `node-${system}-${process.arch}@latest`], other.folder);
    const node = join(other.folder, "node_modules", `node-${system}-${process.arch}`, "bin", system === "win" ? "node.exe" : "node");
    expect(JSON.parse(stranger.node("main.js", node))).toEqual(expected);
    other.leave();
  });

  test("strict TypeScript, NodeNext: every door of every package, libraries checked, and every program of docs/embedding.md", () => {
    const doors = packages.flatMap((name) => {
      const { name: full, exports } = manifest(name);
      return Object.keys(exports)
        .filter((door) => !door.endsWith(".json"))
        .map((door) => full + door.slice(1));
    });
    stranger.write("all.ts", typed(doors));
    for (const { file, program } of programs) stranger.write(`${file}.ts`, program);
    stranger.checked(["all.ts", ...programs.map(({ file }) => `${file}.ts`)], ["es2023", "dom"]);
  });

  test("many matches on two threads", () => {
    stranger.write("loader.js", 'import { bos } from "@duelex/bos"; export const gameNamed = () => bos;');
    stranger.write(
      "sim.js",
      `import { bos } from "@duelex/bos"; import { simulate } from "@duelex/sim";
const told = { game: bos, decks: [bos.decks[0], bos.decks[1]], players: ["random", "random"], games: 60, seed: 1 };
const one = await simulate(told);
const two = await simulate({ ...told, threads: 2, loader: new URL("./loader.js", import.meta.url) });
console.log(JSON.stringify([one.wins, two.wins, two.threads]));`,
    );
    const [one, two, threads] = JSON.parse(stranger.node("sim.js"));
    expect(two).toEqual(one);
    expect(threads).toBe(2);
  });
});

describe("the programs of docs/embedding.md", () => {
  test("there are some, and each runs and says something", async () => {
    expect(programs.length).toBeGreaterThan(3);
    for (const { file, program } of programs) stranger.write(`${file}.js`, (await transform(program, { loader: "ts" })).code);
    for (const { file } of programs) expect({ file, said: stranger.node(`${file}.js`).trim().length > 0 }).toEqual({ file, said: true });
  });
});

describe("the programs of examples/", () => {
  beforeAll(() => {
    stranger.install(`ws@${JSON.parse(readFileSync(join(root, "package.json"), "utf8")).devDependencies.ws}`);
    for (const file of ["referee.js", "seat.js", "bot.js", "page.js", "page.html"])
      stranger.write(`examples-${file}`, readFileSync(join(root, "examples", file), "utf8"));
  });

  test("the bot beats who plays at random, the same way on every machine", () => {
    expect(stranger.node("examples-bot.js").trim()).toBe("bot won 20 of 20 against random");
  });

  test("two play behind a web socket to the end of their match; who is third is sent away, and nobody opens another match", async () => {
    const referee = stranger.start("examples-referee.js", "0");
    try {
      const url = await referee.said(/ws:\/\/\S+/);
      const [one, two] = [await connected(url), await connected(url)];
      one.send(JSON.stringify({ ask: "save", as: "replay", id: 0, seat: 0 }));
      const [kept] = await once(one, "message");
      expect(JSON.parse(String(kept))).toMatchObject({ told: "refused", to: 0, subject: "save" });
      one.send(JSON.stringify({ ask: "open", open: {}, id: 1, seat: 0 })); // of what a stranger may not ask at all nothing is heard
      one.send(JSON.stringify({ ask: "answer", question: 0, answer: 0, id: 2, seat: 1 }));
      const [told] = await once(one, "message");
      expect(JSON.parse(String(told))).toMatchObject({ told: "refused", to: 2, problems: [{ where: "seat" }] });
      const third = new WebSocket(url);
      const [code] = await once(third, "close");
      expect(code).toBe(1013);
      for (const each of [one, two]) {
        each.close();
        await once(each, "close");
      }
      const seats = [stranger.start("examples-seat.js", url), stranger.start("examples-seat.js", url)];
      const ends = (await Promise.all(seats.map((seat) => seat.ended))).map((out) => JSON.parse(out));
      expect(ends[0].result).toMatch(/^P[12] \(person\) wins/);
      expect(ends[1].result).toBe(ends[0].result);
      expect(ends.map(({ seat }) => seat).sort()).toEqual([0, 1]);
    } finally {
      referee.stop();
    }
  });

  test("the page shows a position, and an answer changes it", async () => {
    const out = join(stranger.folder, "out-page");
    await build({ entryPoints: { page: join(stranger.folder, "examples-page.js") }, bundle: true, format: "esm", outdir: out });
    writeFileSync(join(out, "index.html"), readFileSync(join(stranger.folder, "examples-page.html")));
    const browser = await startBrowser();
    if (browser === null) return; // said by who looked for it; an error where there has to be one
    const server = await serve(out);
    try {
      const shown = await browser.newPage();
      await shown.goto(`${server.url}/`);
      const before = await shown.locator("#position").innerText();
      expect(before).toContain("P2, base section");
      expect(before).toContain("EX Base");
      await shown.locator("button.answer").first().click();
      expect(await shown.locator("#position").innerText()).not.toBe(before);
    } finally {
      server.close();
      await browser.close();
    }
  });
});

describe("in a real browser, in the page and in a worker", () => {
  test.each(["esbuild", "vite"])("bundled by %s", async (bundler) => {
    const out = join(stranger.folder, `out-${bundler}`);
    if (bundler === "esbuild") await bundleByEsbuild(out);
    else bundleByVite(out);
    const browser = await startBrowser();
    if (browser === null) return; // said by who looked for it; an error where there has to be one
    const server = await serve(out);
    try {
      const shown = await browser.newPage();
      await shown.goto(`${server.url}/`);
      await shown.waitForFunction("window.there !== undefined");
      expect(JSON.parse(await shown.evaluate("window.here"))).toEqual(expected);
      expect(JSON.parse(await shown.evaluate("window.there"))).toEqual(expected);
    } finally {
      server.close();
      await browser.close();
    }
  });
});

async function bundleByEsbuild(out: string): Promise<void> {
  const entryPoints = ["page.js", "worker.js"].map((file) => join(stranger.folder, file));
  await build({ entryPoints, bundle: true, minify: true, format: "esm", outdir: out });
  writeFileSync(join(out, "index.html"), '<!doctype html><title>stranger</title><script type="module" src="./page.js"></script>');
}

function bundleByVite(out: string): void {
  stranger.write("index.html", '<!doctype html><title>stranger</title><script type="module" src="./page.js"></script>');
  mkdirSync(out, { recursive: true });
  stranger.write("vite.config.js", 'export default { base: "./", worker: { format: "es" } };');
  must(process.execPath, [join(root, "node_modules/vite/bin/vite.js"), "build", "--outDir", out, "--logLevel", "error"], stranger.folder);
}

describe("duelex itself", () => {
  let everywhere: Stranger;
  beforeAll(() => {
    everywhere = new Stranger();
    npm(["install", "--global", "--prefix", everywhere.folder, terminalArchive()], everywhere.folder);
  });
  afterAll(() => everywhere?.leave());
  const isWindows = process.platform === "win32";
  /** The program of an installation. */
  const within = (folder: string, at: string): string => join(folder, at, "node_modules/duelex/bin/duelex.js");
  const installed = (): string => within(everywhere.folder, isWindows ? "" : "lib");

  test("installed for everybody, it gives the command, and hints name it", () => {
    const { folder } = everywhere;
    const bin = join(folder, isWindows ? "duelex.cmd" : "bin/duelex");
    expect(run(bin, ["--version"], folder).out.trim()).toMatch(/^\d+\.\d+\.\d+$/);
    expect(run(bin, ["play", "--help"], folder).out).toMatch(/\n {2}duelex play gundam/);
    expect(JSON.parse(run(bin, ["rule", "gundam", "7-4-3", "--json"], folder).out).citedByCode.length).toBeGreaterThan(0);
    const told = ["sim", "bos", "--games", "60", "--players", "random", "--seed", "1", "--json"];
    const [one, two] = ["1", "2"].map((threads) => JSON.parse(run(bin, [...told, "--threads", threads], folder).out));
    expect(two.wins).toEqual(one.wins);
    expect(two.finished).toBe(60);
    const { code, err } = run(bin, ["paly"], folder);
    expect(code).toBe(2);
    expect(err).toContain("Did you mean play?");
  });

  test("it comes with the page: duelex table serves it, and a match is begun there", async () => {
    const table = spawn(process.execPath, [installed(), "table", "--port", "0", "--no-open"]);
    try {
      const address = await addressOf(table);
      expect(await (await fetch(address)).text()).toContain('<div id="page">');
      const browser = await startBrowser();
      if (browser === null) return;
      const shown = await browser.newPage();
      await shown.goto(`${address}#/play/bos`);
      await shown.getByRole("button", { name: "Begin" }).click();
      await shown.locator("[data-table]").waitFor();
      await browser.close();
    } finally {
      table.kill("SIGINT");
    }
  });

  /** It opens tables with the database that came with it, and Ctrl-C ends it in order. */
  async function serves(duelex: string, folder: string): Promise<void> {
    chmodSync(folder, 0o755); // PostgreSQL does not run as root, and its user has to come in
    const server = spawn(process.execPath, [duelex, "serve", "--port", "0", "--data", join(folder, "data"), "--log-level", "warn"]);
    try {
      const address = await addressOf(server);
      expect(await (await fetch(`${address}api/tables`)).json()).toEqual({ tables: [] });
      expect(await (await fetch(address)).text()).toContain('<div id="page">');
      const wanted = { game: "bos", deck: "bos-red-test", name: "Anna", against: "level:1", clock: null, watched: true };
      const opened = await fetch(`${address}api/tables`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(wanted),
      });
      expect(await opened.json()).toMatchObject({ table: expect.any(String), key: expect.any(String) });
      const gone = once(server, "close");
      server.kill("SIGINT");
      expect((await gone)[0]).toBe(0);
    } finally {
      server.kill("SIGKILL");
    }
  }

  test("it comes with its database: duelex serve opens tables, and Ctrl-C ends it in order", () => serves(installed(), everywhere.folder));

  test("where what is optional was left out, duelex serve says what is missing; what it says brings it, also where npm runs no scripts", async () => {
    const other = new Stranger();
    const unscripted = ["install", "--ignore-scripts", terminalArchive()];
    npm([...unscripted, "--omit=optional"], other.folder);
    const duelex = within(other.folder, "");
    const { code, err } = run(process.execPath, [duelex, "serve", "--port", "0", "--data", join(other.folder, "data")], other.folder);
    expect(code).toBe(2);
    expect(err).toMatch(/There is no PostgreSQL for .* --include=optional .* --database postgres:/s);
    npm([...unscripted, "--include=optional"], other.folder);
    await serves(duelex, other.folder);
    other.leave();
  });
});

/** The address that a program says when it serves something. */
const addressOf = (program: ChildProcessWithoutNullStreams): Promise<string> =>
  new Promise((found, failed) => {
    let said = "";
    for (const stream of [program.stdout, program.stderr])
      stream.on("data", (text: Buffer) => {
        const [url] = /http:\/\/localhost:\d+\//.exec((said += text)) ?? [];
        if (url !== undefined) found(url);
      });
    program.on("close", () => failed(new Error(said)));
  });
