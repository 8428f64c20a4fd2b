// The way between a call and the network. The only file that knows openapi-fetch.
import createClient, { type Client } from "openapi-fetch";
import type { paths } from "../rules/openapi.ts";
import { type ClientContext, type Delivered, deliver, type PreparedRequest } from "./deliver.ts";
import { type HttpResponse, readResponse } from "./response.ts";

/** A typed client for any path, with the same retries and pace. It returns `{ data, error, response }`. */
export type RawClient = Client<paths>;

/** A method call by its parts, as the table of routes gives them. */
export type CallParts = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  params: Record<string, string>;
  query: Record<string, unknown>;
  headers: Record<string, string | null>;
  /** JSON. */
  body: string | undefined;
};

/** Limits and identity of a call. */
export type CallLimits = Omit<PreparedRequest, "url" | "method" | "headers" | "body">;

/** The client's `request` for a path that is known only when the call is made. */
type AnyRequest = (
  method: string,
  path: string,
  init: object,
) => Promise<{ data?: ArrayBuffer; error?: unknown; response: Response }>;

type Sendable = Pick<PreparedRequest, "url" | "method" | "headers" | "body">;

/** The request of a method call, `new` or not: only an attempt makes one of the platform's, which costs a tenth of `fetch`. */
function RequestParts(url: string, { method, headers, body }: Omit<Sendable, "url">): Sendable {
  return { url, method, headers, body };
}

export class Transport {
  readonly raw: RawClient;
  readonly #context: ClientContext;
  readonly #request: AnyRequest;

  /** @param rawLimits limits and headers of calls on `raw` */
  constructor(baseUrl: string, context: ClientContext, rawLimits: (request: Request) => CallLimits) {
    this.#context = context;
    this.#request = Object(createClient({ baseUrl, Request: Object(RequestParts) })).request;
    this.raw = createClient<paths>({
      baseUrl,
      fetch: async (request) => {
        const limits = rawLimits(request);
        const { url, method, headers } = request;
        const body = request.body === null ? undefined : await request.text();
        const { response, bytes } = await deliver({ ...limits, url, method, headers, body }, context);
        return new Response(bytes.byteLength === 0 ? null : bytes, response);
      },
    });
  }

  /** Returns the response, whatever its status. Errors of `deliver` pass through. `limits` records whether it is in doubt. */
  async send(
    { method, path, params, query, headers, body }: CallParts,
    limits: CallLimits,
  ): Promise<HttpResponse> {
    const { data, error, response } = await this.#request(method, path, {
      params: { path: params, query },
      headers,
      body,
      bodySerializer: String,
      parseAs: "arrayBuffer",
      fetch: async (request: Sendable) =>
        readAgain(await deliver(Object.assign(limits, request), this.#context)),
    });
    return readResponse(response, data, error);
  }
}

/** The response, whose body was read, with the methods that the client reads it by: a new one costs as much as a quarter of `fetch`. */
function readAgain({ response, bytes }: Delivered): Response {
  return Object.assign(response, {
    arrayBuffer: async () => bytes,
    text: async () => new TextDecoder().decode(bytes),
  });
}
