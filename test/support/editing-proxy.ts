// A server in front of a unit that changes requests or responses: a unit that does something wrong.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

/** Each changes a body in place. */
type Edit = {
  request?(path: string, body: unknown): void;
  response?(path: string, body: unknown): void;
};

export type EditingProxy = { url: string; close(): Promise<void> };

/** @param to The URL of the unit, once it is known. */
export async function startEditingProxy(to: () => string, edit: Edit): Promise<EditingProxy> {
  const server = createServer(async (request, response) => {
    const { method = "GET", url: path = "/" } = request;
    const hasBody =
      Number(request.headers["content-length"] ?? 0) > 0 || request.headers["transfer-encoding"];
    const sent = hasBody ? await json(request) : undefined;
    edit.request?.(path, sent);
    const headers = { "content-type": "application/json" };
    const body = sent === undefined ? {} : { body: JSON.stringify(sent) };
    const answer = await fetch(to() + path, { method, headers, ...body });
    const text = await answer.text();
    const isJson = answer.headers.get("content-type")?.includes("json") ?? false;
    const received: unknown = isJson ? JSON.parse(text) : undefined;
    edit.response?.(path, received);
    response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
    response.end(isJson ? JSON.stringify(received) : text);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return { url: `http://127.0.0.1:${port}`, close };
}
