// A receiver of webhooks: a real HTTP server that keeps its deliveries and responds as a test says.
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Received = { method: string; path: string; headers: IncomingHttpHeaders; body: string };

/** Responds to one delivery; `got` counts those of the same `webhook-id`, from 1. */
type Responder = (response: ServerResponse, received: Received, got: number) => void;

export type Receiver = {
  /** `http://127.0.0.1:<port>/hooks`. */
  url: string;
  received: Received[];
  /** The parsed bodies. */
  readonly events: { event: string; type: string; timestamp: string; data: Record<string, unknown> }[];
  /** From now on; default 204. */
  respondWith(how: Responder | number): void;
  /** Resolves when so many deliveries have come. */
  count(wanted: number): Promise<void>;
  close(): Promise<void>;
};

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const waiting = new Set<{ wanted: number; resolve(): void }>();
  let responder: Responder = (response) => response.writeHead(204).end();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      const delivery = { method, path: url, headers, body: Buffer.concat(chunks).toString() };
      received.push(delivery);
      const id = headers["webhook-id"];
      responder(response, delivery, received.filter((other) => other.headers["webhook-id"] === id).length);
      for (const waiter of waiting) {
        if (received.length < waiter.wanted) continue;
        waiting.delete(waiter);
        waiter.resolve();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    get events() {
      return received.map(({ body }) => JSON.parse(body));
    },
    respondWith(how) {
      responder = typeof how === "number" ? (response) => response.writeHead(how).end() : how;
    },
    async count(wanted) {
      if (received.length >= wanted) return;
      await new Promise<void>((resolve) => waiting.add({ wanted, resolve }));
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
