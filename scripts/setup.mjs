/** Makes a fresh clone ready: refuses an old Node, installs what is missing, and is silent when there is nothing to do. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Duelex needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
  process.exit(2);
}

if (!isInstalled()) {
  console.error("Installing dependencies (npm ci), once; this takes a moment …");
  const npm = process.env.npm_execpath;
  const words = ["ci", "--no-audit", "--no-fund", "--include=dev"];
  const run = npm?.endsWith("js")
    ? spawnSync(process.execPath, [npm, ...words], { cwd: root, encoding: "utf8" })
    : spawnSync("npm", words, { cwd: root, encoding: "utf8", shell: process.platform === "win32" });
  if (run.status !== 0) {
    console.error(`${run.stdout ?? ""}${run.stderr ?? ""}${run.error?.message ?? ""}`);
    console.error("npm ci failed, so nothing was started; what npm says is above.");
    process.exit(1);
  }
}

/**
 * Is what lies in node_modules what the lock file asks for? npm writes down what it installed, at the very end, in
 * node_modules/.package-lock.json. Contents are compared, not dates: a checkout touches dates and changes nothing.
 */
function isInstalled() {
  const written = `${root}/node_modules/.package-lock.json`;
  if (!existsSync(written)) return false;
  const wanted = packagesOf(`${root}/package-lock.json`);
  const found = packagesOf(written);
  return Object.entries(wanted).every(([path, want]) => {
    if (!path.includes("node_modules/")) return true; // the workspaces themselves are here anyway
    const have = found[path];
    if (have === undefined) return want.optional === true || want.devOptional === true; // for another platform
    return have.version === want.version && have.integrity === want.integrity;
  });
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}
