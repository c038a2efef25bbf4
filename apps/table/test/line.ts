/** A way to a server that a test can cut, hang and slow down: bytes are handed on, and what they are is not looked at. */
import { once } from "node:events";
import { type AddressInfo, createConnection, createServer, type Socket } from "node:net";

export interface Way {
  /** The page's address by this way. */
  readonly base: string;
  /** Every connection is cut, and none comes through. */
  cut(): void;
  /** Connections stay, new ones too, and not a byte comes through. */
  hang(): void;
  /** Everything goes its way again, late bytes first. @param slow by so many milliseconds each */
  go(slow?: number): void;
  close(): Promise<void>;
}

/** @param to the address of a server */
export async function openWay(to: string): Promise<Way> {
  const { hostname, port } = new URL(to);
  const sockets = new Set<Socket>();
  let [isCut, slow] = [false, 0];
  let going = Promise.resolve();
  let goOn: () => void = () => undefined;
  /** In their order, each after the ones before it. */
  const handOn = (from: Socket, onto: Socket): void => {
    let order = Promise.resolve();
    const next = (act: () => void) => {
      order = order.then(async () => {
        await going;
        if (slow > 0) await new Promise((later) => setTimeout(later, slow));
        act();
      });
    };
    from.on("data", (bytes) => next(() => onto.writable && onto.write(bytes)));
    from.on("end", () => next(() => onto.end()));
  };
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = createConnection({ host: hostname, port: Number(port) });
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        sockets.delete(socket);
        (socket === near ? far : near).destroy();
      });
    }
    handOn(near, far);
    handOn(far, near);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const go = (by = 0): void => {
    [isCut, slow] = [false, by];
    goOn();
  };
  const cut = (): void => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    cut,
    hang: () => {
      going = new Promise((done) => {
        goOn = done;
      });
    },
    go,
    close: async () => {
      go();
      cut();
      await new Promise((done) => server.close(done));
    },
  };
}
