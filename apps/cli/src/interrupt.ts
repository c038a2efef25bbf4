/** Work that takes long lets go now and then, so that Ctrl-C is heard: what is known by then is said, and the exit code is 130. */
import { setImmediate } from "node:timers/promises";
import type { Context } from "./context.ts";

export interface Hearing {
  /** Ctrl-C was pressed. */
  readonly stopped: boolean;
  /** Lets go: whatever was pressed meanwhile is heard. True if the work is to stop. */
  breathe(): Promise<boolean>;
  /** From here on Ctrl-C ends the program at once, as usual. */
  deaf(): void;
}

/** Ctrl-C does not end the program any more; it is asked for by `breathe`. */
export function hearing({ terminal }: Context): Hearing {
  let stopped = false;
  const deaf = terminal.onInterrupt(() => {
    stopped = true;
  });
  return {
    get stopped() {
      return stopped;
    },
    async breathe() {
      await setImmediate();
      return stopped;
    },
    deaf,
  };
}
