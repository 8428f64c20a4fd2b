// Responsible for the way between a call and the wire. The only file that knows openapi-fetch.
import createClient, { type Client } from "openapi-fetch";
import { type Answer, readAnswer } from "./answer.ts";
import { type Carrier, type Delivered, deliver, type Parcel } from "./deliver.ts";
import type { paths } from "./openapi.ts";

/** A typed client over the raw paths; with the same retries and pace, but it gives `{ data, error, response }`. */
export type RawClient = Client<paths>;

/** A request by its parts, as the table of routes gives them. */
export type Shipment = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  params: Record<string, string>;
  query: Record<string, unknown>;
  headers: Record<string, string | null>;
  body: unknown;
};

/** Limits and identity of a delivery; the rest of the parcel comes from the shipment. */
export type Terms = Omit<Parcel, "url" | "method" | "headers" | "body">;

type Loose = {
  parameters: { path?: Record<string, string>; query?: Record<string, unknown> };
  requestBody?: { content: { "application/json": unknown } };
  responses: { 200: { content: { "application/json": unknown } } };
};
type LooseMethods = { get: Loose; post: Loose; put: Loose; delete: Loose };

/**
 * Stands where openapi-fetch makes a `Request`: keeps what it was given. A real one costs more than the rest of the
 * way, and its body could be read only once.
 */
class Draft {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: unknown;

  constructor(url: string, init: { method?: string; headers: Headers; body?: unknown }) {
    this.url = url;
    this.method = init.method ?? "GET";
    this.headers = init.headers;
    this.body = init.body;
  }
}

/** Tells openapi-fetch that there is nothing left to read: the body was received where it can be retried. */
const RECEIVED = new Response(null, { status: 204 });

export class Transport {
  readonly raw: RawClient;
  readonly #client: Client<Record<string, LooseMethods>>;
  readonly #carrier: Carrier;

  /** @param rawTerms terms and headers of calls on `raw` */
  constructor(baseUrl: string, carrier: Carrier, rawTerms: (request: Request) => Terms) {
    this.#carrier = carrier;
    this.#client = createClient({ baseUrl });
    this.raw = createClient<paths>({
      baseUrl,
      fetch: async (request) => {
        const terms = rawTerms(request);
        const { url, method, headers } = request;
        const body = request.body === null ? undefined : await request.text();
        const { response, bytes } = await deliver({ ...terms, url, method, headers, body }, carrier);
        const { status, statusText } = response;
        const whole = bytes.byteLength === 0 ? null : bytes;
        return new Response(whole, { status, statusText, headers: response.headers });
      },
    });
  }

  /** Gives the answer, whatever its status. What `deliver` throws comes through. */
  async send(shipment: Shipment, terms: Terms): Promise<Answer> {
    const { method, path, params, query, headers, body } = shipment;
    let delivered: Delivered | undefined;
    await this.#client[method](path, {
      params: { path: params, query },
      body,
      headers,
      parseAs: "stream",
      Request: Draft,
      fetch: async ({ url, headers, body }: Draft) => {
        const parcel = Object.assign(terms, {
          url,
          method,
          headers,
          body: body === undefined ? undefined : String(body),
        });
        delivered = await deliver(parcel, this.#carrier);
        return RECEIVED;
      },
    });
    if (!delivered) throw new TypeError("openapi-fetch sent nothing");
    return readAnswer(delivered);
  }
}
