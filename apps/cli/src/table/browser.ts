/** Opens an address in the browser of this machine, where there is one to be seen. */
import { spawn } from "node:child_process";

/** How a browser is opened here; null where nobody could see it: over a line without a screen, in a continuous integration. */
function openerOf(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): readonly string[] | null {
  if (env["CI"] !== undefined || env["SSH_CONNECTION"] !== undefined) return null;
  if (platform === "darwin") return ["open"];
  if (platform === "win32") return ["cmd", "/c", "start", ""];
  return env["DISPLAY"] !== undefined || env["WAYLAND_DISPLAY"] !== undefined ? ["xdg-open"] : null;
}

/** Opens the address and does not wait; that it cannot be opened is no failure, the address is printed. */
export function openBrowser(address: string): void {
  const [command, ...words] = openerOf(process.platform, process.env) ?? [];
  if (command === undefined) return;
  spawn(command, [...words, address], { stdio: "ignore", detached: true })
    .on("error", () => undefined)
    .unref();
}
