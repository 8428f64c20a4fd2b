// A proxy between the command line and a service that records each request.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Requests that read, although they aren't GET. */
const READING = [
  "POST /purchases/sales",
  "POST /imports/select-items",
  "POST /sales/search",
  "POST /purchases/search",
];

/** Whether a request, like `POST /items`, changes something at the service. */
export function isChange(request: string): boolean {
  return !request.startsWith("GET ") && !READING.includes(request);
}

/** Headers of one connection, and of a body before it was decoded. */
const OF_CONNECTION = ["connection", "keep-alive", "transfer-encoding", "content-length", "content-encoding"];

export type Recorder = {
  /** The URL of the API by way of the proxy. */
  url: string;
  /** Requests like `POST /items`, in order. */
  requests: string[];
  close(): Promise<void>;
};

/** @param url the API of the service */
export async function startRecorder(url: string): Promise<Recorder> {
  const { origin, pathname: base } = new URL(url);
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? "";
    requests.push(`${request.method} ${path.slice(base.length).split("?")[0]}`);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { host, connection, "content-length": length, ...headers } = request.headers;
    const received = await fetch(`${origin}${path}`, {
      method: request.method ?? "GET",
      headers: headers as Record<string, string>,
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
    });
    const forwarded = [...received.headers].filter(([name]) => !OF_CONNECTION.includes(name));
    response.writeHead(received.status, Object.fromEntries(forwarded));
    response.end(Buffer.from(await received.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`,
    requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
