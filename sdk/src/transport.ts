// Responsible for the way between a call and the wire. The only file that knows openapi-fetch.
import createClient, { type Client } from "openapi-fetch";
import { type Carrier, deliver, type Parcel } from "./deliver.ts";
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

export type Answer = { ok: boolean; status: number; headers: Headers; body: unknown };

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
        return deliver({ ...terms, url, method, headers, body }, carrier);
      },
    });
  }

  /** Gives the answer, whatever its status. What `deliver` throws comes through. */
  async send(shipment: Shipment, terms: Terms): Promise<Answer> {
    const { method, path, params, query, headers, body } = shipment;
    let answer: Response | undefined;
    const options = {
      params: { path: params, query },
      body,
      headers,
      Request: Draft,
      fetch: async ({ url, headers, body }: Draft) => {
        const parcel = Object.assign(terms, {
          url,
          method,
          headers,
          body: body === undefined ? body : String(body),
        });
        answer = await deliver(parcel, this.#carrier);
        return answer;
      },
    };
    try {
      const { data, error, response } = await this.#client[method](path, options);
      const { ok, status, headers } = response;
      return { ok, status, headers, body: ok ? data : error };
    } catch (error) {
      if (!answer) throw error;
      return { ok: false, status: answer.status, headers: answer.headers, body: undefined };
    }
  }
}
