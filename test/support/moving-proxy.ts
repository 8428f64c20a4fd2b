// A proxy that leads all connections to one database server, and moves them to another one when it is asked to.
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type MovingProxy = {
  /** The database of `url` by way of the proxy. */
  through(url: string): string;
  /** Cuts all connections; new ones lead to this server's socket. */
  moveTo(url: string): void;
  close(): Promise<void>;
};

const socketOf = (url: string): string => new URL(url).searchParams.get("socket") ?? "";

export async function startMovingProxy(url: string): Promise<MovingProxy> {
  const folder = mkdtempSync(join(tmpdir(), "taxctl-proxy-"));
  const path = join(folder, "socket");
  const sockets = new Set<Socket>();
  let target = socketOf(url);

  const server = createServer((client) => {
    const upstream = connect(target);
    client.pipe(upstream).pipe(client);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  }).listen(path);
  await new Promise((resolve) => server.once("listening", resolve));

  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    through(of) {
      const own = new URL(of);
      own.searchParams.set("socket", path);
      return own.href;
    },
    moveTo(to) {
      target = socketOf(to);
      cut();
    },
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
