// Opens the socket, limits how slowly and how much a peer may send, and closes it without dropping responses.

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, type Socket, Server as TcpServer } from "node:net";
import { type AppOptions, createApp } from "./app.ts";
import { onNextTurn, startTimer } from "./base/timers.ts";
import { fieldOf } from "./base/unknown.ts";
import type { Service } from "./core/context/context.ts";
import { endFailedConnection } from "./http/parser-failure.ts";
import { findPortOwner } from "./http/port-owner.ts";
import { createAcceptor, isRelayRequest } from "./modules/relay/acceptor.ts";

/** A server could not be opened. The message says why, `remedy` how to fix it. */
export class ListenError extends Error {
  override readonly name = "ListenError";
  readonly remedy: string;

  constructor(message: string, remedy: string, options?: ErrorOptions) {
    super(message, options);
    this.remedy = remedy;
  }
}

export type RunningServer = {
  /** Where it really listens: `http://127.0.0.1:8080`. */
  url: string;
  port: number;
  /** From now on `/readyz` responds 503 and connections end with their response. Requests are still accepted. */
  drain(): void;
  /** Accepts no more requests, lets running ones finish for up to `drainMs` (default 35 s), then aborts them. */
  close(drainMs?: number): Promise<void>;
};

type Unanswered = { request: IncomingMessage; response: ServerResponse };

type Patience = {
  headersTimeout: number;
  /** Until the whole request has arrived; how long it is worked on is not limited here. */
  requestTimeout: number;
  keepAliveTimeout: number;
  connectionsCheckingInterval: number;
};

/** In milliseconds; 65 s is slightly longer than load balancers keep a connection. */
const patience: Patience = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};
const maxHeaderBytes = 16 * 1024;
/** Requests that a client may send on one connection before the first is answered; no common client sends a second. */
const maxPipelined = 100;
/** Just above the synchronous wait for a control unit. */
const defaultDrainMs = 35_000;
/** How long connections without a request stay open at the end: a proxy may be sending one at this moment, and can't send it again. */
const idleGraceMs = 1_000;

async function explain(error: unknown, host: string, port: number): Promise<unknown> {
  const code = fieldOf(error, "code");
  if (code === "EADDRINUSE") {
    const owner = await findPortOwner(port);
    return new ListenError(
      `Port ${port} on ${host} is taken by ${owner ?? "another process"}.`,
      "Stop that process, or choose another port with TAXD_PORT (0 takes a free one).",
      { cause: error },
    );
  }
  if (code === "EACCES") {
    return new ListenError(
      `Port ${port} on ${host} may not be opened by this user.`,
      "Choose a port above 1023 with TAXD_PORT.",
      { cause: error },
    );
  }
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND" || code === "EAI_AGAIN") {
    return new ListenError(
      `${host} is not an address of this machine.`,
      "Set TAXD_HOST to an address of this machine; 0.0.0.0 listens on all of them.",
      { cause: error },
    );
  }
  return error;
}

/** @throws ListenError when the address can't be listened on */
export async function startServer(
  service: Service,
  options: AppOptions & { patience?: Partial<Patience> } = {},
): Promise<RunningServer> {
  const { host, port } = service.config;
  let isDraining = false;
  let isClosing = false;
  /** Called when a connection has ended. */
  let whenQuiet = (): void => undefined;
  const createConsole = service.config.console
    ? (await import("./modules/console/index.ts")).createConsole
    : undefined;
  const app = createApp(service, { isDraining: () => isDraining, createConsole, ...options });
  const handle = app.callback();
  /**
   * The unanswered requests of each open connection. The first is worked on; those that its client sends behind it without
   * waiting have their turn after it, so that no connection crowds out the others. Node counts a connection without a
   * request as busy.
   */
  const working = new Map<Socket, Unanswered[]>();
  const start = ({ request, response }: Unanswered): void => {
    if (isDraining) response.setHeader("Connection", "close");
    void handle(request, response);
  };
  function respond(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const turns = working.get(socket) ?? [];
    if (turns.length >= maxPipelined) {
      socket.destroy();
      return;
    }
    turns.push({ request, response });
    response.once("close", () => {
      turns.shift();
      const [next] = turns;
      if (next && !socket.destroyed) start(next);
      else if (isClosing) socket.end();
    });
    if (turns.length === 1) start({ request, response });
  }
  const settings = { ...patience, ...options.patience, maxHeaderSize: maxHeaderBytes };
  // Ignores every other request to change the protocol.
  const shouldUpgradeCallback = options.probesOnly || !service.reach ? () => false : isRelayRequest;
  const server = createServer({ ...settings, shouldUpgradeCallback }, respond);
  const acceptRelay = createAcceptor(service);
  server.on("upgrade", (request, socket, head) => {
    working.delete(socket as Socket);
    void acceptRelay(request, socket, head);
  });
  // The application sends `100 Continue` when it is ready for the body.
  server.on("checkContinue", respond);
  server.on("checkExpectation", respond);
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const isResponding = working.get(socket as Socket)?.[0]?.response.headersSent ?? false;
    endFailedConnection(socket as Socket, error, isResponding, service.clock.now());
  });
  server.on("connection", (socket) => {
    working.set(socket, []);
    socket.once("close", () => {
      working.delete(socket);
      whenQuiet();
    });
  });
  server.maxHeadersCount = 100;

  /** Every connection ends with its current response, or with its next one. */
  function drain(): void {
    isDraining = true;
    for (const [current] of working.values())
      if (current && !current.response.headersSent) current.response.setHeader("Connection", "close");
  }

  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(port, host, () => {
        server.off("error", reject);
        resolve();
      });
    });
  } catch (error) {
    throw await explain(error, host, port);
  }
  const address = server.address() as AddressInfo;
  const name = address.family === "IPv6" ? `[${address.address}]` : address.address;

  return {
    url: `http://${name}:${address.port}`,
    port: address.port,
    drain,
    close(drainMs = defaultDrainMs) {
      drain();
      isClosing = true;
      return new Promise((resolve) => {
        const cut = startTimer(() => server.closeAllConnections(), drainMs);
        const grace = startTimer(
          () => {
            for (const [socket, turns] of working) if (turns.length === 0) socket.destroy();
          },
          Math.min(idleGraceMs, drainMs),
        );
        // Connections of relays go on: the lanes need them until the service is closed.
        whenQuiet = () => {
          if (working.size > 0) return;
          cut.cancel();
          grace.cancel();
          server.close();
          resolve();
        };
        // Node's own `close` would also end idle connections at once. After the events of this moment, because connections that
        // the system has opened and Node hasn't accepted are lost.
        onNextTurn(() => {
          TcpServer.prototype.close.call(server);
          whenQuiet();
        });
      });
    },
  };
}
