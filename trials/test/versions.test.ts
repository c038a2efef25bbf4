/** What every released version wrote down is read for ever: see CHANGELOG.md for what a change may mean for it. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readReplay, verify } from "@duelex/kernel";
import { runScenario } from "@duelex/kernel/scenario";
import { describe, expect, test } from "vitest";
import { readScenario } from "../../apps/cli/src/files/scenario-file.ts";
import { allGames } from "../../apps/cli/src/games.ts";

const folder = fileURLToPath(new URL("../versions/", import.meta.url));
const versions = readdirSync(folder).filter((name) => /^\d+\.\d+\.\d+$/.test(name));
/** Files of older versions that part now, each with the change of rules or cards that is the reason: "0.1.0/bos.replay.json" → why. */
const parted: Readonly<Record<string, string>> = existsSync(`${folder}parted.json`)
  ? JSON.parse(readFileSync(`${folder}parted.json`, "utf8"))
  : {};

const read = (file: string): unknown => JSON.parse(readFileSync(folder + file, "utf8"));

test("something was released", () => {
  expect(versions.length).toBeGreaterThan(0);
});

describe.each(versions)("files of %s", (version) => {
  test.each(allGames.ids)("a replay of %s is read; it verifies, or says where it parts, for a reason that is written down", async (id) => {
    const file = `${version}/${id}.replay.json`;
    const game = await allGames.load(id);
    const { verified, parts } = verify(game, readReplay(read(file)));
    if (verified) expect(parted[file]).toBeUndefined();
    else {
      expect(parts?.what).toMatch(/\w/);
      expect(`${file} parts at answer ${parts?.at}: ${parted[file] ?? "no reason is written down"}`).not.toContain("no reason");
    }
  });

  test.each(allGames.ids)("a scenario of %s is read, and its script played", async (id) => {
    const file = `${version}/${id}.scenario.json`;
    const game = await allGames.load(id);
    const differences = runScenario(game, readScenario(read(file), file));
    if (parted[file] === undefined) expect(differences).toEqual([]);
    else expect(differences.join()).toMatch(/\w/);
  });
});
