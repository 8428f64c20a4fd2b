// Responsible for the way between a call and the wire. The only file that knows openapi-fetch.
import createClient, { type Client } from "openapi-fetch";
import { type Answer, readAnswer } from "./answer.ts";
import { type Carrier, type Delivered, deliver, type Parcel } from "./deliver.ts";
import type { paths } from "./openapi.ts";

/** A typed client over the raw paths; with the same retries and pace, but it gives `{ data, error, response }`. */
export type RawClient = Client<paths>;

/** A request by its parts, as the table of routes gives them. */
export type Shipment = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  params: Record<string, string>;
  query: Record<string, unknown>;
  headers: Record<string, string | null>;
  /** JSON. */
  body: string | undefined;
};

/** Limits and identity of a delivery; the rest of the parcel comes from the shipment. */
export type Terms = Omit<Parcel, "url" | "method" | "headers" | "body">;

type Sendable = Pick<Parcel, "url" | "method" | "headers" | "body">;

/** A client's `request` for a path that is known only when the call is made. */
type AnyRequest = (
  method: Shipment["method"],
  path: string,
  init: object,
) => Promise<{ data?: ArrayBuffer; error?: unknown; response: Response }>;

/** The request of a method call, `new` or not: only an attempt makes one of the platform's, which costs a tenth of `fetch`. */
function RequestParts(url: string, { method, headers, body }: Omit<Sendable, "url">): Sendable {
  return { url, method, headers, body };
}

export class Transport {
  readonly raw: RawClient;
  readonly #carrier: Carrier;
  readonly #request: AnyRequest;

  /** @param rawTerms terms and headers of calls on `raw` */
  constructor(baseUrl: string, carrier: Carrier, rawTerms: (request: Request) => Terms) {
    this.#carrier = carrier;
    this.#request = createClient<paths>({
      baseUrl,
      Request: RequestParts as unknown as typeof Request,
    }).request as unknown as AnyRequest;
    this.raw = createClient<paths>({
      baseUrl,
      fetch: async (request) => {
        const terms = rawTerms(request);
        const body = request.body === null ? undefined : await request.text();
        const parts = RequestParts(request.url, { method: request.method, headers: request.headers, body });
        const { response, bytes } = await this.#deliver(parts, terms);
        const { status, statusText, headers } = response;
        return new Response(bytes.byteLength === 0 ? null : bytes, { status, statusText, headers });
      },
    });
  }

  /** Gives the answer, whatever its status. What `deliver` throws comes through. */
  async send({ method, path, params, query, headers, body }: Shipment, terms: Terms): Promise<Answer> {
    const { data, error, response } = await this.#request(method, path, {
      params: { path: params, query },
      headers,
      body,
      bodySerializer: String,
      parseAs: "arrayBuffer",
      fetch: async (request: Sendable) => readAgain(await this.#deliver(request, terms)),
    });
    return readAnswer(response, data, error);
  }

  /** Sends the request with the limits, pace and retries of one call; `terms` learn whether it is in doubt. */
  #deliver(request: Sendable, terms: Terms): Promise<Delivered> {
    return deliver(Object.assign(terms, request), this.#carrier);
  }
}

/** The response, whose body was read, with the methods that the client reads it by: a new one costs as much as a quarter of `fetch`. */
function readAgain({ response, bytes }: Delivered): Response {
  return Object.assign(response, {
    arrayBuffer: async () => bytes,
    text: async () => new TextDecoder().decode(bytes),
  });
}
