// The responder: validates requests against openapi.yaml, and responds with its examples. It remembers nothing of a request.

import { requireBaseUrl } from "../client/options.ts";
import type { OperationId } from "../client/types.ts";
import { parseJson } from "../rules/json.ts";
import { ContractError, sentence } from "./contract.ts";
import { type ExampleResponse, exampleOf, failure, invalid } from "./examples.ts";
import { findOperations, type Operation, operations, pathOf, requireOperation } from "./operations.ts";
import { type PreparedFailure, type PreparedResponse, prepare, requireDocumented } from "./prepared.ts";
import { bodyErrors, isSignedIn, type ReadRequest, readRequest, type SentRequest } from "./request.ts";
import { withHeaders } from "./response-headers.ts";

export type ResponderOptions = {
  /** Ends in `/api/v1`. Default: the URL that the client uses by default (`TAXCTL_BASE_URL`, else the local service). */
  baseUrl?: string | undefined;
  /** The only accepted API key. Default: any key. */
  apiKey?: string | undefined;
  /** False lets `verify()` ignore requests that are not valid, for tests of how an app handles a 400. Default true. */
  strict?: boolean | undefined;
};

/** A request that the responder received. */
export type ReceivedCall = {
  /** Undefined if openapi.yaml has no such operation. */
  operation: string | undefined;
  method: string;
  path: string;
  query: Record<string, unknown>;
  headers: Headers;
  body: Record<string, unknown>;
  /** The status of the response. Undefined if there was none. */
  status: number | undefined;
};

/** Why a response doesn't arrive: the connection is cut, or stays open without a response. */
export type Loss = "connection_lost" | "timeout";

/** `times`: how many requests get this outcome, 1 by default. */
export type Times = { times?: number | undefined };

type Prepared = {
  operation: OperationId | "*";
  what: string;
  left: number;
  outcome: (operation: Operation) => ExampleResponse | Loss | undefined;
};

/**
 * Responds to requests with the examples of openapi.yaml, in memory. Pass its `fetch` to the client, or use `mockService`. It
 * validates each request, and keeps no records: a sale that you create doesn't appear in lists. `startSandbox` does that.
 */
export class Responder {
  readonly baseUrl: string;
  /** The requests, in order. */
  readonly calls: ReceivedCall[] = [];
  readonly #options: ResponderOptions;
  readonly #problems: string[] = [];
  readonly #prepared: Prepared[] = [];

  /** @throws ConfigurationError if `baseUrl` is not a URL that ends in `/api/v1` */
  constructor(options: ResponderOptions = {}) {
    this.#options = options;
    this.baseUrl = requireBaseUrl(options.baseUrl);
  }

  /**
   * Prepares the response to the next request of an operation (`*`: of any operation that has such a failure). Responses that
   * you prepare for the same operation come in this order.
   *
   * @throws TypeError if openapi.yaml has no example of such a response
   * @throws ContractError if the response with your values is not as openapi.yaml says
   * @example
   * service.respondNext("createSale", { status: 422, code: "unit_921" });
   * service.respondNext("getTransaction", { data: { status: "processing" } });
   * service.respondNext("*", { status: 429, retryAfterS: 0, times: 2 });
   */
  respondNext(operation: "*", response: PreparedFailure & Times): void;
  respondNext<Id extends OperationId>(operation: Id, response: PreparedResponse<Id> & Times): void;
  respondNext(operation: OperationId | "*", { times = 1, ...response }: PreparedResponse & Times): void {
    const about = operation === "*" ? operations : [requireOperation(operation)];
    const one = about.find((found) => prepare(found, response));
    const ready = one && prepare(one, response);
    const what = JSON.stringify(response);
    if (!ready)
      throw new TypeError(`openapi.yaml has no example of such a response of ${operation}: ${what}`);
    requireDocumented(one, ready);
    this.#prepared.push({ operation, what, left: times, outcome: (found) => prepare(found, response) });
  }

  /**
   * Loses the response to the next request of an operation (`*`: of any operation).
   *
   * @param how cuts the connection (`connection_lost`, the default), or sends nothing until the client gives up (`timeout`)
   */
  loseNext(operation: OperationId | "*", how: Loss = "connection_lost", { times = 1 }: Times = {}): void {
    if (operation !== "*") requireOperation(operation);
    this.#prepared.push({ operation, what: how, left: times, outcome: () => how });
  }

  /** Adds a problem that `verify()` throws. */
  report(problem: string): void {
    this.#problems.push(problem);
  }

  /** The problems of the requests so far. */
  get problems(): readonly string[] {
    return this.#problems;
  }

  /**
   * Checks all requests. Call it at the end of each test.
   *
   * @throws ContractError if a request broke the rules of openapi.yaml, or a prepared response was not used
   */
  verify(): void {
    const missed = this.#prepared.map(
      ({ operation, what, left }) =>
        `${operation}: ${what} was prepared, but ${left} more ${left === 1 ? "call" : "calls"} never came`,
    );
    const found = [...this.#problems, ...missed];
    if (found.length > 0) throw new ContractError("The app did not use the service", found);
  }

  /** Forgets calls, problems and prepared responses. Call it before each test. */
  reset(): void {
    this.calls.length = 0;
    this.#problems.length = 0;
    this.#prepared.length = 0;
  }

  /** Responds to a request as `fetch` does. Pass it to `new Taxctl({ fetch })`. */
  readonly fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { method, url, headers } = request;
    const outcome = this.handle({ method, url, headers, text: await request.text() });
    request.signal.throwIfAborted();
    if (outcome === "connection_lost") throw new TypeError("fetch failed", { cause: connectionLost() });
    if (outcome === "timeout") {
      return new Promise((_, reject) =>
        request.signal.addEventListener("abort", () => reject(request.signal.reason)),
      );
    }
    const { status, headers: given } = outcome;
    return new Response(status === 304 ? null : textOf(outcome), { status, headers: given });
  };

  /** The response to a request of any client, or why there is none. For an HTTP mock of your own. */
  handle(sent: SentRequest): ExampleResponse | Loss {
    const path = pathOf(sent.url);
    const [operation] = findOperations({ method: sent.method, path });
    const request = operation && readRequest(operation, sent);
    const call: ReceivedCall = {
      operation: operation?.id,
      method: sent.method,
      path,
      query: request?.query ?? {},
      headers: sent.headers,
      body: Object(parseJson(sent.text)),
      status: undefined,
    };
    this.calls.push(call);
    const outcome = request ? this.#respond(operation, request) : this.#unknown(sent.method, path);
    if (typeof outcome === "string") return outcome;
    call.status = outcome.status;
    return this.#stamped(operation, outcome, sent.headers);
  }

  #unknown(method: string, path: string): ExampleResponse {
    const message = `openapi.yaml has no ${method} ${path}`;
    this.#problems.push(message);
    const isKnown = findOperations({ path }).length > 0;
    const code = isKnown ? "method_not_allowed" : "route_not_found";
    return failure(isKnown ? 405 : 404, "NotFound", { message, code });
  }

  #respond(operation: Operation, request: ReadRequest): ExampleResponse | Loss {
    const denied = this.#denied(operation, request.headers);
    if (denied) return denied;
    if (this.#options.strict !== false) {
      const where = `${operation.id} (${operation.method} ${operation.path})`;
      const found = [...request.problems.map(sentence), ...entryProblems(operation, request)];
      this.#problems.push(...found.map((problem) => `${where}: ${problem}`));
    }
    return this.#takePrepared(operation) ?? rejection(operation, request) ?? exampleFor(operation, request);
  }

  #takePrepared(operation: Operation): ExampleResponse | Loss | undefined {
    for (const [index, one] of this.#prepared.entries()) {
      if (one.operation !== "*" && one.operation !== operation.id) continue;
      const outcome = one.outcome(operation);
      if (outcome === undefined) continue;
      one.left -= 1;
      if (one.left === 0) this.#prepared.splice(index, 1);
      return outcome;
    }
    return undefined;
  }

  #denied({ isOpen, takesKey }: Operation, headers: Headers): ExampleResponse | undefined {
    const authorization = headers.get("authorization");
    if (isOpen || (isSignedIn(headers) && (authorization === null || !takesKey))) return undefined;
    if (!takesKey && authorization === null)
      return failure(401, "Unauthorized", {
        code: "session_missing",
        message: "Sign in first: POST /sessions",
      });
    const [scheme, key, ...more] = authorization?.split(" ") ?? [];
    if (scheme !== "Bearer" || !key || more.length > 0) {
      const message = "Send the API key as Authorization: Bearer <key>";
      return failure(401, "Unauthorized", { code: "key_missing", message });
    }
    const { apiKey = key } = this.#options;
    if (key !== apiKey) return failure(401, "Unauthorized");
    if (takesKey) return undefined;
    const message = "An API key can't do this; sign in first: POST /sessions";
    return failure(403, "ForbiddenRole", { code: "session_required", message });
  }

  /** The response as it is sent: with its headers, the time and the id of the request. */
  #stamped(operation: Operation | undefined, response: ExampleResponse, headers: Headers): ExampleResponse {
    const requestId = headers.get("x-request-id") ?? crypto.randomUUID();
    const timestamp = new Date().toISOString();
    const isSecure = this.baseUrl.startsWith("https:");
    const { body, ...sent } = withHeaders(operation, response, { headers, timestamp, requestId, isSecure });
    return { ...sent, body: { ...body, meta: { ...Object(body.meta), timestamp, request_id: requestId } } };
  }
}

/** The problems of a bulk request's entries. The service reports each in its result, so the request itself is valid. */
function entryProblems({ bulk }: Operation, { body }: ReadRequest): string[] {
  if (!bulk) return [];
  const entries = body[bulk.field];
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown, index) =>
    Object.entries(bodyErrors(bulk.of, entry)).flatMap(([field, messages]) =>
      messages.map((message) => `${bulk.field}[${index}].${field} ${message}`),
    ),
  );
}

/** The response to a request that is not valid. */
function rejection(operation: Operation, { rejection, errors, problems }: ReadRequest) {
  if (problems.length === 0) return undefined;
  if (!rejection) return invalid(operation, errors);
  const { status, code, message } = rejection;
  const names = { 404: "NotFound", 413: "PayloadTooLarge", 415: "UnsupportedMediaType" } as const;
  const example = names[status as keyof typeof names] ?? "InvalidJson";
  return failure(status, example, status === 404 ? {} : { code, message });
}

const files = {
  "application/pdf": "%PDF-1.4\n%%EOF\n",
  "application/octet-stream": "branch_id,invoice_no\r\n",
};

/** The example of the success: JSON, or a small file if the operation or the request asks for one. */
function exampleFor(operation: Operation, { query }: ReadRequest): ExampleResponse {
  const { id, success: status } = operation;
  const body = exampleOf(operation);
  if (query.format === "pdf")
    return { status, body, headers: { "content-type": "application/pdf" }, file: files["application/pdf"] };
  if (id !== "downloadExport") return { status, body };
  const type = "application/octet-stream";
  const headers = { "content-type": type, "accept-ranges": "bytes", etag: '"example"' };
  return { status, body, headers, file: files[type] };
}

/** The sent form of a response. */
export function textOf({ body, file }: ExampleResponse): string {
  return file ?? JSON.stringify(body);
}

export function connectionLost(): Error {
  return Object.assign(new Error("socket hang up"), { code: "ECONNRESET" });
}
