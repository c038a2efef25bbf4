/** A referee behind a web socket: `node referee.js 8080`. The first two who connect play; whoever leaves makes room. */
import { gundam } from "@duelex/gundam";
import { Host, PERSON } from "@duelex/session";
import { WebSocketServer } from "ws";

const port = Number(process.argv[2] ?? 8080);
const stop = (what) => {
  console.error(`${what}\nnode referee.js 8080`);
  process.exit(2);
};
if (!Number.isInteger(port) || port < 0 || port > 65535) stop(`"${process.argv[2]}" is no port: a whole number from 0 to 65535 is wanted.`);

const host = new Host({
  load: async () => gundam,
  machine: () => {
    throw new Error("people only");
  },
  machines: [],
  later: setImmediate,
  free: false, // nothing is taken back among strangers
});

const table = host.join([0, 1], () => {});
const open = {
  kind: "decks",
  game: "gundam",
  decks: gundam.decks.slice(0, 2).map(({ id }) => id),
  seed: Math.floor(Math.random() * 2 ** 31),
};
table.hear({ ask: "open", open, sitters: [PERSON, PERSON], id: 0, seat: 0 });
await host.idle;

/** What a stranger may ask: nothing that takes long. Opening, seating and saving the host refuses by itself: they are the referee's. */
const MAY = new Set(["answer", "pass on", "concede", "why", "why not", "faces", "again", "game", "save"]);
const free = [0, 1];

const server = new WebSocketServer({ port, maxPayload: 4096 });
server.on("error", ({ code, message }) => stop(code === "EADDRINUSE" ? `Port ${port} is taken.` : `Port ${port}: ${message}`));
server.on("listening", () => console.log(`ws://localhost:${server.address().port}`));
server.on("connection", (socket) => {
  const seat = free.shift();
  if (seat === undefined) return socket.close(1013, "both seats are taken");
  const line = host.join([seat], (told) => socket.send(JSON.stringify(told)));
  socket.on("message", (bytes) => {
    try {
      const request = JSON.parse(bytes);
      if (MAY.has(request?.ask)) line.hear(request); // whatever else is wrong with it, the host says so and does nothing
    } catch {
      socket.close(1007, "JSON is wanted");
    }
  });
  socket.on("error", () => {}); // a close follows
  socket.on("close", () => {
    line.leave();
    free.push(seat);
  });
});
