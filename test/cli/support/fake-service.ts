// Responsible for a double of the service: it responds by the contract from memory, and can be made to misbehave.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { type FakeResponse, failure, type Seen } from "./fake-response.ts";
import { Routes } from "./fake-routes.ts";

export const API_KEY = `txs_${"k".repeat(60)}`;
export const LIVE_KEY = `txl_${"v".repeat(60)}`;

/** A service for one test: `await FakeService.start()`, and `close()` after. */
export class FakeService {
  readonly seen: Seen[] = [];
  readonly routes = new Routes();
  /** Called before the routes; its result is the response. */
  before: ((seen: Seen) => FakeResponse | undefined | Promise<FakeResponse | undefined>) | undefined;
  readonly #server: Server;
  #requests = 0;

  private constructor() {
    this.#server = createServer((request, response) => {
      this.#handle(request, response).catch((error: unknown) =>
        response.destroy(error instanceof Error ? error : undefined),
      );
    });
  }

  static async start(): Promise<FakeService> {
    const service = new FakeService();
    await new Promise<void>((resolve) => service.#server.listen(0, "127.0.0.1", resolve));
    return service;
  }

  get url(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}/api/v1`;
  }

  /** Requests to a path, oldest first. */
  calls(method: string, path: string): Seen[] {
    return this.seen.filter((seen) => seen.method === method && seen.path.split("?")[0] === path);
  }

  /** Requests that may change something, oldest first. */
  get changes(): Seen[] {
    return this.seen.filter(({ method }) => method !== "GET");
  }

  /** The numbers of the invoices that were submitted, oldest first. */
  submitted(): string[] {
    return this.calls("POST", "/sales").map(({ body }) => (body as { invoice_no: string }).invoice_no);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const raw = await text(request);
    const key = request.headers.authorization?.replace("Bearer ", "") ?? "";
    const branch = request.headers["x-branch-id"];
    const path = (request.url ?? "").replace("/api/v1", "");
    const seen: Seen = {
      method: request.method ?? "",
      path,
      body: raw === "" ? undefined : JSON.parse(raw),
      key,
      branch: typeof branch === "string" ? branch : undefined,
    };
    this.seen.push(seen);
    this.#requests += 1;
    const requestId = `req-${this.#requests}`;
    const known = key === API_KEY || key === LIVE_KEY;
    const scripted =
      (await this.before?.(seen)) ??
      (known ? this.routes.respond(seen) : failure(401, "key_unknown", "The API key is not known"));
    if (scripted.destroy) {
      response.destroy();
      return;
    }
    const given: unknown = scripted.body.meta;
    const meta = {
      timestamp: "2026-03-10T07:15:01.412Z",
      request_id: requestId,
      ...(typeof given === "object" ? given : {}),
    };
    response.writeHead(scripted.status, {
      "content-type": "application/json",
      "x-request-id": requestId,
      "x-ratelimit-limit": "60",
      "x-ratelimit-remaining": "99",
      "x-ratelimit-reset": "1800000000",
      ...scripted.headers,
    });
    response.end(JSON.stringify({ ...scripted.body, meta }));
  }
}
