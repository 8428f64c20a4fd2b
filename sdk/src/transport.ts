// Responsible for the way between a call and the wire. The only file that knows openapi-fetch.
import createClient, {
  type Client,
  createFinalURL,
  createQuerySerializer,
  defaultPathSerializer,
  mergeHeaders,
  removeTrailingSlash,
} from "openapi-fetch";
import { type Answer, readAnswer } from "./answer.ts";
import { type Carrier, deliver, type Parcel } from "./deliver.ts";
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

const CONTENT = { "Content-Type": "application/json" };

export class Transport {
  readonly raw: RawClient;
  readonly #baseUrl: string;
  readonly #carrier: Carrier;
  readonly #querySerializer = createQuerySerializer<Record<string, unknown>>();

  /** @param rawTerms terms and headers of calls on `raw` */
  constructor(baseUrl: string, carrier: Carrier, rawTerms: (request: Request) => Terms) {
    this.#carrier = carrier;
    this.#baseUrl = removeTrailingSlash(baseUrl);
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
    const url = createFinalURL(path, {
      baseUrl: this.#baseUrl,
      params: { path: params, query },
      querySerializer: this.#querySerializer,
      pathSerializer: defaultPathSerializer,
    });
    const parcel = Object.assign(terms, {
      url,
      method,
      headers: mergeHeaders(body === undefined ? undefined : CONTENT, headers),
      body,
    });
    return readAnswer(await deliver(parcel, this.#carrier));
  }
}
