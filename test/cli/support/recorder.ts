// A proxy between the command line and a service that records each request, and lets a test respond to some itself.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { Given, Seen } from "./response.ts";

/** Requests that read, although they aren't GET. */
const reading = [
  "POST /sales/preview",
  "POST /purchases/sales",
  "POST /imports/select-items",
  "POST /sales/search",
  "POST /purchases/search",
  "POST /reconciliations (dry_run)",
];

/** Whether a request, like `POST /items`, changes something at the service. */
export function isChange(request: string): boolean {
  return !request.startsWith("GET ") && !reading.includes(request);
}

/** Headers of one connection, and of a body before it was decoded. */
const ofConnection = ["connection", "keep-alive", "transfer-encoding", "content-length", "content-encoding"];

/** `lost`: the connection breaks before the service has the request. */
export type Hook = (seen: Seen) => Given | "lost" | undefined | Promise<Given | "lost" | undefined>;

export type Recorder = {
  /** The URL of the API by way of the proxy. */
  url: string;
  /** The requests, oldest first. */
  seen: Seen[];
  /** Requests like `POST /items`, in order. */
  readonly requests: string[];
  close(): Promise<void>;
};

/**
 * @param url the API of the service
 * @param hook what it returns is the response; without it, the service responds
 */
export async function startRecorder(url: string, hook: Hook = () => undefined): Promise<Recorder> {
  const { origin, pathname: base } = new URL(url);
  const seen: Seen[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? "";
    const sent = await buffer(request);
    const one: Seen = {
      method: request.method ?? "GET",
      path: path.slice(base.length),
      body: readJson(sent),
      branch: request.headers["x-branch-id"]?.toString(),
    };
    seen.push(one);
    const number = seen.length;
    const given = await hook(one);
    if (given === "lost") {
      response.destroy();
      return;
    }
    if (given) {
      const request_id = `req-${number}`;
      response.writeHead(given.status, {
        "content-type": "application/json",
        "x-request-id": request_id,
        ...given.headers,
      });
      const meta = { timestamp: "2026-03-10T07:15:01.412Z", request_id, ...Object(given.body.meta) };
      response.end(JSON.stringify({ ...given.body, meta }));
      return;
    }
    const { host, connection, "content-length": length, ...headers } = request.headers;
    const received = await fetch(`${origin}${path}`, {
      method: one.method,
      headers: headers as Record<string, string>,
      ...(sent.length > 0 ? { body: sent } : {}),
    });
    const forwarded = [...received.headers].filter(([name]) => !ofConnection.includes(name));
    response.writeHead(received.status, Object.fromEntries(forwarded));
    response.end(Buffer.from(await received.arrayBuffer()));
  };
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`,
    seen,
    get requests() {
      return seen.map(({ method, path, body }) => {
        const isDry = Object(body).dry_run === true;
        return `${method} ${path.split("?")[0]}${isDry ? " (dry_run)" : ""}`;
      });
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function readJson(sent: Buffer): unknown {
  try {
    return JSON.parse(sent.toString());
  } catch {
    return undefined;
  }
}
