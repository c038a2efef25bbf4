import { type Act, commandNamed } from "../command.ts";
import { type Context, Exit } from "../context.ts";
import { gameNamed } from "../games.ts";
import { version } from "../places.ts";
import { count } from "../text.ts";

export const workerCommand = (context: Context, act: Act) =>
  commandNamed(
    "worker",
    "lends a hand to simulations that are laid into a queue; start one on each core, on as many machines as you like",
    ["worker --queue postgres://me@host/duelex"],
  )
    .requiredOption("--queue <url>", "the PostgreSQL database of the queue")
    .action(act(({ queue }: { readonly queue: string }) => work(context, queue)));

async function work({ terminal }: Context, queue: string): Promise<Exit> {
  const { lendAHand } = await import("@duelex/sim/queue");
  const hand = await lendAHand(queue, { gameNamed }, version);
  await new Promise<void>((leave) => {
    const deaf = terminal.onInterrupt(() => {
      deaf();
      leave();
    });
    hand.ended.then(leave, leave);
    terminal.say("Waiting for work. Ctrl-C leaves when the games under way are played.");
  });
  await hand.stop();
  terminal.say(`${count(hand.played, "batch", "batches")} played.`);
  return Exit.fine;
}
