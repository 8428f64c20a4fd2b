// A relay in this process, the service's end of its connection, and a proxy before it that cuts the connection at a byte.
import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { type WebSocket, WebSocketServer } from "ws";
import type { Clock } from "../../server/src/base/clock.ts";
import { protocol } from "../../server/src/modules/relay/frames.ts";
import { createLink, type Link } from "../../server/src/modules/relay/link.ts";
import { runRelay } from "../../server/src/modules/relay/program.ts";
import type { Ticker } from "../../server/src/modules/relay/ticker.ts";

export type TestRelay = {
  /** What the relay reported, oldest first. */
  lines: string[];
  /** Resolves when the relay has connected that often. */
  connected(times?: number): Promise<void>;
  /** Resolves when it has reported a line with this text. */
  reported(text: string): Promise<void>;
  stop(): Promise<void>;
};

/** Starts a relay that returns at once after each disconnection. */
export function startRelay(options: {
  service: string;
  token: string;
  allowed: string[];
  waitMs?: number;
  clock?: Clock;
  ticker?: Ticker;
}): TestRelay {
  const controller = new AbortController();
  const lines: string[] = [];
  let changed = Promise.withResolvers<void>();
  const running = runRelay({
    service: options.service,
    readToken: async () => options.token,
    allowed: options.allowed,
    signal: controller.signal,
    ...(options.clock ? { clock: options.clock } : {}),
    ...(options.ticker ? { ticker: options.ticker } : {}),
    waitMs: () => options.waitMs ?? 5,
    report(line) {
      lines.push(line);
      changed.resolve();
      changed = Promise.withResolvers();
    },
  });
  const until = async (isDone: () => boolean): Promise<void> => {
    while (!isDone()) await changed.promise;
  };
  return {
    lines,
    connected: (times = 1) =>
      until(() => lines.filter((line) => line.startsWith("Connected")).length >= times),
    reported: (text) => until(() => lines.some((line) => line.includes(text))),
    async stop() {
      controller.abort();
      await running;
    },
  };
}

type TestTicker = Ticker & { advance(ms: number): void };

/** Steady time that stops until a test moves it; callbacks due by then are called in order. */
export function createTestTicker(): TestTicker {
  const ticks = new Set<{ everyMs: number; dueMs: number; tick(): void }>();
  let nowMs = 0;
  return {
    now: () => nowMs,
    every(everyMs, tick) {
      const entry = { everyMs, dueMs: nowMs + everyMs, tick };
      ticks.add(entry);
      return () => ticks.delete(entry);
    },
    advance(ms) {
      const endMs = nowMs + ms;
      for (;;) {
        const [next] = [...ticks].sort((left, right) => left.dueMs - right.dueMs);
        if (!next || next.dueMs > endMs) break;
        nowMs = next.dueMs;
        next.dueMs += next.everyMs;
        next.tick();
      }
      nowMs = endMs;
    },
  };
}

export type LinkServer = {
  port: number;
  /** The newest connection that is open. */
  link(): Promise<Link>;
  /** Every connection that there was. */
  sockets: WebSocket[];
  close(): void;
};

/** The service's end of relays' connections, without a service; with `isMute` it takes connections and never pings. */
export async function startLinkServer(
  options: { ticker?: Ticker; isMute?: boolean } = {},
): Promise<LinkServer> {
  const server = createHttpServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const acceptor = new WebSocketServer({ server, handleProtocols: () => protocol });
  const links: Link[] = [];
  const sockets: WebSocket[] = [];
  let opened = Promise.withResolvers<void>();
  acceptor.on("connection", (socket, request) => {
    sockets.push(socket);
    if (!options.isMute) links.push(createLink(socket, request.socket, options.ticker));
    opened.resolve();
    opened = Promise.withResolvers();
  });
  return {
    port: (server.address() as AddressInfo).port,
    sockets,
    async link() {
      for (;;) {
        const link = links.at(-1);
        if (link?.isOpen) return link;
        await opened.promise;
      }
    },
    close() {
      for (const socket of sockets) socket.terminate();
      acceptor.close();
      server.close();
    },
  };
}

export type CuttingProxy = {
  port: number;
  /** From now on, cuts the connection after this many bytes in that direction. Resolves with whether it happened. */
  cutAfter(bytes: number, direction: "to" | "from"): void;
  /** Bytes since the last call of `cutAfter` or `count`. */
  count(): { to: number; from: number };
  readonly hasCut: boolean;
  /** Cuts every connection now. */
  cut(): void;
  close(): Promise<void>;
};

/** Starts a proxy before a port of this machine. `to` is the direction from the client to the server. */
export async function startCuttingProxy(port: number): Promise<CuttingProxy> {
  const sockets = new Set<Socket>();
  let passed = { to: 0, from: 0 };
  let limit: { bytes: number; direction: "to" | "from" } | undefined;
  let hasCut = false;
  const cut = (): void => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  function forward(source: Socket, target: Socket, direction: "to" | "from"): void {
    source.on("data", (data: Buffer) => {
      const before = passed[direction];
      passed[direction] += data.length;
      if (limit?.direction !== direction || passed[direction] < limit.bytes) {
        target.write(data);
        return;
      }
      const rest = data.subarray(0, limit.bytes - before);
      limit = undefined;
      hasCut = true;
      // Bytes before the cut arrive.
      if (rest.length === 0) return cut();
      source.pause();
      target.write(rest, () => setImmediate(cut));
    });
  }
  const server = createServer((client) => {
    const upstream = connect(port, "127.0.0.1");
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on("error", () => undefined);
      socket.on("end", () => other.end());
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    forward(client, upstream, "to");
    forward(upstream, client, "from");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    cutAfter(bytes, direction) {
      passed = { to: 0, from: 0 };
      hasCut = false;
      limit = { bytes, direction };
    },
    count() {
      const counted = passed;
      passed = { to: 0, from: 0 };
      return counted;
    },
    get hasCut() {
      return hasCut;
    },
    cut,
    async close() {
      cut();
      server.close();
      await once(server, "close");
    },
  };
}
