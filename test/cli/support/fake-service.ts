// Responsible for the fake service of the SDK behind a server, which can also be made to misbehave.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { type Body, Taxctl, TaxctlError } from "@taxctl/sdk";
import { FakeService as Fake, type SubmissionFailure } from "@taxctl/sdk/testing";
import { type FakeResponse, failure, type Seen } from "./fake-response.ts";

export const API_KEY = `txs_${"k".repeat(60)}`;
export const LIVE_KEY = `txl_${"v".repeat(60)}`;

/** The code of an item that the account has. */
export const COLA = "KE2NTXU0000001";

/** A sale of one bottle for 100. */
export const sale = (invoice_no: string, more: Partial<Body<"createSale">> = {}): Body<"createSale"> => ({
  ...{ invoice_no, sale_date: "20260310", payment_type: "01" },
  items: [{ item_code: COLA, quantity: 1, unit_price: 100 }],
  ...more,
});

type Outcome = FakeResponse | ReturnType<Fake["handle"]>;
type Hook = (seen: Seen) => Outcome | undefined | Promise<Outcome | undefined>;

/** A service for one test: `await FakeService.start()`, and `close()` after. */
export class FakeService {
  readonly seen: Seen[] = [];
  /** Called before the fake; its result is the response. */
  before: Hook | undefined;
  /** The same for one method and path. The fake matches no books, so the command does it. */
  readonly answers: Record<string, Hook> = {
    "GET /reconciliations": () => failure(404, "route_not_found", "There is no such path"),
  };
  /** The service's clock. */
  time = "2026-03-10T07:15:01.412Z";
  readonly url: string;
  readonly fake: Fake;
  /** Calls the fake directly: such calls are not in `seen`. */
  readonly client: Taxctl;
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`;
    this.fake = new Fake({ baseUrl: this.url, strict: false, now: () => Date.parse(this.time) });
    this.client = new Taxctl({ apiKey: API_KEY, baseUrl: this.url, fetch: this.fake.fetch, maxRetries: 0 });
    server.on("request", (request, response) => {
      this.#handle(request, response).catch((error: unknown) =>
        response.destroy(error instanceof Error ? error : undefined),
      );
    });
  }

  /** The account has a branch, its device and two items, and no external codes. */
  static async start(): Promise<FakeService> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const service = new FakeService(server);
    await service.client.items.deleteExternalCode("default", "85123A");
    return service;
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

  /** Submits a sale and returns its transaction's id. */
  async submit(
    invoiceNo: string,
    { failure, ...more }: Partial<Body<"createSale">> & { failure?: SubmissionFailure } = {},
  ): Promise<string> {
    if (failure) this.fake.failNext("createSale", failure);
    try {
      return (await this.client.sales.create(sale(invoiceNo, more))).transaction_id;
    } catch (error) {
      if (error instanceof TaxctlError && error.transactionId !== undefined) return error.transactionId;
      throw error;
    }
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "", url = "" } = request;
    const headers = new Headers(request.headers as Record<string, string>);
    const sent = { method, url, headers, text: await text(request) };
    const key = headers.get("authorization")?.replace("Bearer ", "") ?? "";
    const seen: Seen = {
      ...{ method, path: url.replace("/api/v1", ""), key },
      body: sent.text === "" ? undefined : JSON.parse(sent.text),
      branch: headers.get("x-branch-id") ?? undefined,
    };
    this.seen.push(seen);
    const answer = this.answers[`${method} ${seen.path.split("?")[0]}`];
    const scripted = (await this.before?.(seen)) ?? (await answer?.(seen));
    if (!scripted && key !== API_KEY && key !== LIVE_KEY) this.fake.failNext("*", { kind: "unauthorized" });
    const outcome = scripted ? this.#stamped(scripted) : this.fake.handle(sent);
    if (outcome === "timeout") return;
    if (outcome === "connection_lost") {
      response.destroy();
      return;
    }
    response.writeHead(outcome.status, outcome.headers);
    response.end("file" in outcome ? outcome.file : JSON.stringify(outcome.body));
  }

  /** A response of the test with the time and the id of the request. */
  #stamped(outcome: Outcome): Outcome {
    if (typeof outcome === "string") return outcome;
    const request_id = `req-${this.seen.length}`;
    const headers = { "content-type": "application/json", "x-request-id": request_id, ...outcome.headers };
    const meta = { timestamp: this.time, request_id, ...Object(outcome.body.meta) };
    return { ...outcome, headers, body: { ...outcome.body, meta } };
  }
}
