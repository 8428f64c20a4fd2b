// The listening side: opens and closes the port, and knows which connections are idle.

import type { Server as HttpServer } from "node:http";
import { createServer, type Server, type Socket } from "node:net";

/** Connections of a simulator. */
export interface Sockets {
  readonly port: number;
  /** Stops listening, so that later connections fail. */
  refuse(): Promise<void>;
  /** Listens again on the same port. */
  listen(): Promise<void>;
  /** Closes connections without a running request, so that a caller must reconnect. */
  dropIdle(): void;
  /** Marks a connection as having a running request, or none. */
  setBusy(socket: Socket, isBusy: boolean): void;
  close(): Promise<void>;
}

/** The handling of a new connection: serve it, reset it, or never read from it. */
type Greeting = "serve" | "reset" | "hang";

/** Opens the port in front of an HTTP server. */
export async function openSockets(
  http: HttpServer,
  address: { host: string; port: number },
  greet: () => Greeting,
): Promise<Sockets> {
  const sockets = new Map<Socket, { isBusy: boolean }>();
  let server: Server | undefined;
  let { port } = address;

  function accept(socket: Socket): void {
    sockets.set(socket, { isBusy: false });
    socket.once("close", () => sockets.delete(socket));
    const greeting = greet();
    if (greeting === "reset") socket.resetAndDestroy();
    else if (greeting === "serve") http.emit("connection", socket);
    else socket.on("error", () => socket.destroy());
  }

  async function listen(): Promise<void> {
    if (server) return;
    const opening = createServer({ noDelay: true }, accept);
    server = opening;
    await new Promise<void>((resolve, reject) => {
      opening.once("error", reject);
      opening.listen(port, address.host, resolve);
    });
    const bound = opening.address();
    if (typeof bound === "object" && bound) port = bound.port;
  }

  function dropIdle(): void {
    for (const [socket, { isBusy }] of sockets) if (!isBusy) socket.destroy();
  }

  function refuse(): Promise<void> {
    const closing = server;
    server = undefined;
    closing?.close();
    dropIdle();
    return Promise.resolve();
  }

  await listen();
  return {
    get port() {
      return port;
    },
    listen,
    refuse,
    dropIdle,
    setBusy(socket, isBusy) {
      const known = sockets.get(socket);
      if (known) known.isBusy = isBusy;
      // The port is closed: the running request is the last on this connection.
      if (!isBusy && !server) socket.end();
    },
    async close() {
      await refuse();
      for (const socket of sockets.keys()) socket.destroy();
    },
  };
}
