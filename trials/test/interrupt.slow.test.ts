/** Ctrl-C at the long runs: what was done is said, and the command that goes on; exit code 130. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const { scripts } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
  readonly scripts: Readonly<Record<string, string>>;
};
/** Presses Ctrl-C once, as soon as somebody listens for it. */
const press = `data:text/javascript,const finger=setInterval(()=>process.listenerCount("SIGINT")>0&&(clearInterval(finger),process.emit("SIGINT")),20);finger.unref()`;

/** As `npm run` does it: by Node itself. What stands between it and the terminal, as tsx's own command does, kills who is busy for a tenth of a second. */
const run = ([script = "", ...flags]: readonly string[]) => {
  const [, command = ""] = scripts[script]!.split(" && ");
  const [node, ...words] = command.split(" ");
  expect(node).toBe("node");
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", press, ...words, ...flags], { encoding: "utf8", cwd: root });
  return { exit: status, said: stdout, warned: stderr };
};

test.each([
  ["strength --game bos --a greedy --b random --all --pairs 5000", /^BOS TCG\n.*\d+ games/, /of 5000 pairs were played/, "--from"],
  ["tune --game bos --steps 400", /BOS TCG: nothing is better than what there is/, /of 400 changes were tried/, "--from"],
  ["tune --game bos --together 90000", /^BOS TCG: \{"/, /of 90000 pairs were walked/, "npm run strength -- --game bos --a"],
  ["calibration --game bos --games 9000", /positions of \d+ matches/, /of 9000 matches were played/, "--from"],
  ["screens --game bos --games 9000", /every one fits/, /of 9000 matches of BOS TCG were looked at/, "--from"],
  ["endurance --game bos --game gundam --games 9000", /0 faults/, /of 9000 matches of BOS TCG were played/, "--game gundam"],
  ["exact --matches 9000 --turns 1 --positions 500", /^BOS TCG, \d+ matches/, /of 9000 matches were looked at/, "--from"],
  ["soak --game bos --games 900000 --threads 1", /then interrupted/, /of 900,000 games were played/, "--seed 2"],
  ["chaos --minutes 90", /lines that broke +\d/, /of 90 minutes are over/, "--minutes 90"],
  ["figures --doc players --from 3", /commands stand beside figures: \d+ given/, /of \d+ commands were given/, "--from"],
  ["fuzz --inputs 900000", /each was refused with a message, or is valid/, /of 900000 inputs were looked at/, "--from"],
])("npm run %s", (command, says, stopped, goesOn) => {
  const { exit, said, warned } = run(command.split(" "));
  expect(said).toMatch(says);
  expect(warned).toMatch(stopped);
  expect(warned).toContain(goesOn);
  expect(exit).toBe(130);
});

test("whoever reads through `head` has seen enough: nothing is said of it", async () => {
  const child = spawn(process.execPath, ["--import", "tsx", "trials/figures.ts", "--list"], { cwd: root });
  child.stdout.destroy();
  let warned = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    warned += text;
  });
  const [code] = (await once(child, "close")) as [number | null];
  expect([code, warned]).toEqual([0, ""]);
});
