/**
 * Makes a fresh clone ready: refuses an old Node, installs what is missing, and is silent when there is nothing to do. `setup.mjs start` wants no
 * more than the page and the server are built and run with: where nothing is installed yet, a third of the whole.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Duelex needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
  process.exit(2);
}

const wanted = packagesOf("package-lock.json");
/** What npm writes down, at the very end, of what it has installed. */
const found = packagesOf("node_modules/.package-lock.json");
/** Tools of the tests that are here stay here. */
const toStart = process.argv[2] === "start" && !Object.values(found).some(({ dev }) => dev === true);

if (!isInstalled()) {
  console.error("Installing dependencies (npm ci), once; this takes a moment …");
  const npm = process.env.npm_execpath;
  const words = ["ci", "--no-audit", "--no-fund", toStart ? "--omit=dev" : "--include=dev"];
  const run = npm?.endsWith("js")
    ? spawnSync(process.execPath, [npm, ...words], { cwd: root, encoding: "utf8" })
    : spawnSync("npm", words, { cwd: root, encoding: "utf8", shell: process.platform === "win32" });
  if (run.status !== 0) {
    console.error(`${run.stdout ?? ""}${run.stderr ?? ""}${run.error?.message ?? ""}`);
    console.error("npm ci failed, so nothing was started; what npm says is above.");
    process.exit(1);
  }
}

/** Is what lies in node_modules what the lock file asks for? Contents are compared, not dates: a checkout touches dates and changes nothing. */
function isInstalled() {
  return Object.entries(wanted).every(([path, want]) => {
    if (!path.includes("node_modules/")) return true; // the workspaces themselves are here anyway
    if (toStart && want.dev === true) return true;
    const have = found[path];
    if (have === undefined) return want.optional === true || want.devOptional === true; // for another platform
    return have.version === want.version && have.integrity === want.integrity;
  });
}

function packagesOf(file) {
  return existsSync(join(root, file)) ? JSON.parse(readFileSync(join(root, file), "utf8")).packages : {};
}
