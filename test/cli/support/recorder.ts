// A proxy between the command line and a service that records each request.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

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
    const reply = await fetch(`${origin}${path}`, {
      method: request.method ?? "GET",
      headers: headers as Record<string, string>,
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
    });
    response.writeHead(reply.status, { "content-type": reply.headers.get("content-type") ?? "text/plain" });
    response.end(Buffer.from(await reply.arrayBuffer()));
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
