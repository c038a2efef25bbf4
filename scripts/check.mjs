/**
 * `npm run check` begins with this: everything that can be said of the sources without running a test, side by side: types, lint, circles of
 * imports, what nobody uses, weights, the table of libraries. Each is told in a line as it ends; what is wrong is shown whole. Exit code 1 if anything is.
 */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
/** The scripts of package.json, the longest first. */
const checks = [["types"], ["lint"], ["sizes", "--quiet"], ["circles"], ["unused"], ["libraries", "--check", "--quiet"]];

console.log(`Checked: ${checks.map(([name]) => name).join(", ")} …`);
const right = await Promise.all(checks.map(check));
process.exitCode = right.every(Boolean) ? 0 : 1;

async function check([name, ...words]) {
  const began = performance.now();
  const { code, said } = await run(["run", "--silent", name, ...(words.length === 0 ? [] : ["--", ...words])]);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${code === 0 ? "✓" : "✗"} ${name} (${seconds} s)`);
  if (code !== 0) console.error(said.trimEnd());
  return code === 0;
}

function run(words) {
  const npm = process.env.npm_execpath;
  const options = { cwd: root, stdio: ["ignore", "pipe", "pipe"] };
  const child = npm?.endsWith("js")
    ? spawn(process.execPath, [npm, ...words], options)
    : spawn("npm", words, { ...options, shell: process.platform === "win32" });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += text));
  return new Promise((done) => {
    child.on("error", (problem) => done({ code: null, said: problem.message }));
    child.on("close", (code) => done({ code, said }));
  });
}
