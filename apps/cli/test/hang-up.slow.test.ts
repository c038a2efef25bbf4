/** The window of a terminal is closed, or the machine shuts down, in the middle of a match: it is kept. */
import { spawn, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { scratch } from "./scratch.ts";

const bin = fileURLToPath(new URL("../bin/duelex.mjs", import.meta.url));

/** util-linux: a command in a terminal of its own, which is gone with it. */
const hasScript = spawnSync("script", ["--version"], { encoding: "utf8" }).stdout?.includes("util-linux") ?? false;

test.skipIf(!hasScript).each([["its window"], ["its process"]])(
  "a match whose terminal ends by %s is kept, to be gone on with",
  async (by) => {
    const home = scratch();
    const typed = `echo $$ > ${join(home, "pid")}; exec node ${bin} play bos --seats human,greedy --seed 45`;
    const terminal = spawn("script", ["-qec", typed, "/dev/null"], { env: { ...process.env, XDG_STATE_HOME: home, TERM: "xterm" } });
    const ended = new Promise((resolve) => terminal.on("exit", resolve));
    let [screen, asked] = ["", 0];
    terminal.stdout.on("data", (text: Buffer) => {
      screen += stripVTControlCharacters(text.toString());
      const wants = /Enter goes on|q leaves this text|\n\r?you> $/.exec(screen)?.[0]; // what is typed draws its line once more: that asks nothing
      if (wants === undefined) return;
      screen = "";
      if (!wants.endsWith("you> ")) terminal.stdin.write("\r");
      else if (asked++ === 0) terminal.stdin.write("1\r");
      else if (by === "its window") terminal.kill("SIGKILL");
      else process.kill(Number(readFileSync(join(home, "pid"), "utf8")), "SIGTERM");
    });
    await ended;
    const kept = join(home, "duelex");
    await expect.poll(() => readdirSync(kept), { timeout: 20_000 }).toContain("left-bos-1.json");
    expect(JSON.parse(readFileSync(join(kept, "left-bos-1.json"), "utf8")).answers).toHaveLength(1);
  },
  30_000,
);
