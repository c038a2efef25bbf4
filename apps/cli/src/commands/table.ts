import { type Act, commandNamed } from "../command.ts";
import { type Context, Exit } from "../context.ts";
import { wholeNumber } from "../flags.ts";
import { COMMAND } from "../places.ts";
import { openBrowser } from "../table/browser.ts";
import { pageOf } from "../table/page.ts";
import { type Served, serveFolder } from "../table/serve.ts";

export interface TableFlags {
  readonly port?: number;
  readonly open?: boolean;
}

/** Where the page is looked for first; if that is taken, at any port that is free. */
const USUAL_PORT = 7331;
const GREATEST_PORT = 65_535;

export const tableCommand = (context: Context, act: Act) =>
  layingCommand("table", "the page on this machine: play, learn and judge in the browser", context, act);

export const layingCommand = (name: string, about: string, context: Context, act: Act) =>
  commandNamed(name, about, [name, `${name} --port 8080 --no-open`])
    .option("--port <number>", `where it is served (default: ${USUAL_PORT}, or any that is free)`, wholeNumber(0, GREATEST_PORT))
    .option("--no-open", "do not open a browser (none is opened where nobody sits at the terminal)")
    .action(act((flags: TableFlags) => table(context, flags)));

/** Builds what is missing, serves the page, says where, and ends with Ctrl-C. */
async function table(context: Context, flags: TableFlags): Promise<Exit> {
  const { terminal } = context;
  const play = `A match in the terminal: ${COMMAND} play gundam`;
  const page = await pageOf(terminal);
  if (page === null) {
    terminal.warn(play);
    return Exit.failed;
  }
  const served = await serve(page, flags.port);
  if (typeof served === "string") {
    terminal.warn(served);
    return Exit.wrongInput;
  }
  const { strong, quiet } = terminal.paint;
  terminal.say(`The table is laid: ${strong(served.address)}`, quiet(`Ctrl-C ends it. ${play}`));
  if (flags.open !== false && terminal.interactive) openBrowser(served.address);
  await interrupted(context);
  await served.close();
  return Exit.fine;
}

async function serve(folder: string, port: number | undefined): Promise<Served | string> {
  try {
    return await serveFolder(folder, port ?? USUAL_PORT);
  } catch (problem) {
    const code = (problem as NodeJS.ErrnoException).code;
    if (port === undefined && code === "EADDRINUSE") return serveFolder(folder, 0);
    if (code === "EADDRINUSE") return `Port ${port} is taken by another program; --port 0 takes any that is free.`;
    if (code === "EACCES") return `This user may not listen at port ${port}; ports from 1024 are free to all.`;
    throw problem;
  }
}

const interrupted = (context: Context): Promise<void> =>
  new Promise((done) => {
    const deaf = context.terminal.onInterrupt(() => {
      deaf();
      done();
    });
  });
