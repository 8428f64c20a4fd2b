// Responsible for the fake service: validates requests against openapi.yaml, responds, and remembers.
import { parseJson } from "../../json.ts";
import type { SupplierSale } from "../../openapi.ts";
import { requireBaseUrl } from "../../options.ts";
import { normalizeTins } from "../../tins.ts";
import type { OperationId } from "../../types.ts";
import { wrongUpload } from "../../validation/upload.ts";
import { ContractError, sentence } from "../contract.ts";
import { findOperations, type Operation, pathOf } from "../operations.ts";
import { isSignedIn, type ReadRequest, readRequest, type SentRequest } from "../request.ts";
import {
  type Asked,
  askFor,
  type FakeFailure,
  failureResponse,
  isSubmissionFailure,
  takeFailure,
} from "./failures.ts";
import { respond } from "./handlers.ts";
import { withHeaders } from "./headers.ts";
import { branchOf, wrongDays } from "./request.ts";
import { type FakeResponse, failure, invalid, orRejection } from "./responses.ts";
import { requestErrors } from "./sale-facts.ts";
import { State } from "./state.ts";

export type FakeServiceOptions = {
  /** Ends in `/api/v1`. Default: the URL that the client uses by default (`TAXCTL_BASE_URL`, else the local service). */
  baseUrl?: string | undefined;
  /** The only accepted API key. Default: any key. */
  apiKey?: string | undefined;
  /** False lets `verify()` ignore requests that are not valid, for tests of how an app handles a 400. Default true. */
  strict?: boolean | undefined;
  /** The time in milliseconds since 1970. Default: now. */
  now?: (() => number) | undefined;
  /** The authority's time zone. Default: the zone in the example of `getHealth` in openapi.yaml. */
  timeZone?: string | undefined;
};

/** A request that the fake service received. */
export type FakeCall = {
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

/** A response, or why there is none. */
export type FakeOutcome = FakeResponse | "connection_lost" | "timeout";

/** A service in memory for tests, with the checks of the real one. Pass its `fetch` to the client, or use `mockService`. */
export class FakeService {
  readonly baseUrl: string;
  /** The requests, in order. */
  readonly calls: FakeCall[] = [];
  readonly #options: FakeServiceOptions;
  readonly #problems: string[] = [];
  readonly #asked: Asked[] = [];
  readonly #keys = new Map<string, { sent: string; response: FakeResponse }>();
  #state: State;

  constructor(options: FakeServiceOptions = {}) {
    this.#options = options;
    this.baseUrl = requireBaseUrl(options.baseUrl);
    this.#state = new State(options);
  }

  /**
   * Makes the next request of an operation (`*`: of any operation) fail.
   *
   * @example
   * service.failNext("createSale", { kind: "outcome_unknown" });
   * service.failNext("*", { kind: "rate_limited", retryAfterS: 1, times: 2 });
   */
  failNext(operation: OperationId | "*", failure: FakeFailure): void {
    this.#asked.push(askFor(operation, failure));
  }

  /**
   * The sales that suppliers reported. They are listed until a purchase registers them, which must repeat their figures.
   * Without this call, the lists show the example of openapi.yaml.
   */
  setSupplierSales(sales: readonly SupplierSale[]): void {
    this.#state.supplierSales = sales;
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
   * @throws ContractError if a request broke the rules of openapi.yaml, or a failure of `failNext` didn't happen
   */
  verify(): void {
    const unused = this.#asked.filter((one) => one.left > 0);
    const missed = unused.map(
      ({ operation, failure, left }) =>
        `${operation}: failNext prepared ${failure.kind}, but ${left} more ${left === 1 ? "call" : "calls"} never came`,
    );
    const found = [...this.#problems, ...missed];
    if (found.length > 0) throw new ContractError("The app did not use the service", found);
  }

  /** Forgets everything: calls, records and failures. Call it before each test. */
  reset(): void {
    this.calls.length = 0;
    this.#problems.length = 0;
    this.#asked.length = 0;
    this.#keys.clear();
    this.#state = new State(this.#options);
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

  handle(sent: SentRequest): FakeOutcome {
    const path = pathOf(sent.url);
    const [operation] = findOperations({ method: sent.method, path });
    const request = operation && readRequest(operation, sent);
    const { query = {} } = request ?? {};
    const call: FakeCall = {
      operation: operation?.id,
      method: sent.method,
      path,
      query,
      headers: sent.headers,
      body: Object(parseJson(sent.text)),
      status: undefined,
    };
    this.calls.push(call);
    const outcome = request ? this.#respond(operation, request, sent) : this.#unknown(sent.method, path);
    if (typeof outcome === "string") return outcome;
    call.status = outcome.status;
    return this.#stamped(operation, outcome, sent.headers);
  }

  #unknown(method: string, path: string): FakeResponse {
    const message = `openapi.yaml has no ${method} ${path}`;
    this.#problems.push(message);
    const isKnown = findOperations({ path }).length > 0;
    const code = isKnown ? "method_not_allowed" : "route_not_found";
    return failure(isKnown ? 405 : 404, "NotFound", { message, code });
  }

  #respond(operation: Operation, request: ReadRequest, sent: SentRequest): FakeOutcome {
    const denied = this.#denied(operation, request.headers);
    if (denied) return denied;
    const asked = takeFailure(this.#asked, operation.id);
    const failed = asked && failureResponse(asked);
    if (failed) return failed;
    if (request.problems.length > 0) return this.#invalid(operation, request);
    const days = wrongDays(request);
    if (days) return invalid(operation, days);
    const upload = operation.id === "createReconciliation" ? wrongUpload(request.body) : undefined;
    if (upload) return invalid(operation, upload);
    const submissionFailure = asked && isSubmissionFailure(asked) ? asked : undefined;
    const { params, query, body } = request;
    const normal = { ...request, params: { ...params }, query: { ...query }, body: { ...body } };
    for (const fields of [normal.params, normal.query, normal.body]) normalizeTins(fields);
    const fake = {
      operation,
      request: normal,
      state: this.#state,
      branch: branchOf(request),
      failure: submissionFailure,
    };
    const given = this.#once(operation, sent, () => respond(fake));
    const isLost = asked?.kind === "connection_lost" || asked?.kind === "timeout";
    return isLost ? asked.kind : given;
  }

  #denied({ isOpen, takesKey }: Operation, headers: Headers): FakeResponse | undefined {
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

  #invalid(operation: Operation, request: ReadRequest): FakeResponse {
    const { problems, rejection } = request;
    if (this.#options.strict !== false) {
      const where = `${operation.id} (${operation.method} ${operation.path})`;
      this.#problems.push(...problems.map((problem) => `${where}: ${sentence(problem)}`));
    }
    if (!rejection) return invalid(operation, requestErrors(this.#state, operation, request));
    const { status, code, message } = rejection;
    if (status === 404) return failure(404, "NotFound");
    return failure(
      status,
      status === 415 ? "UnsupportedMediaType" : status === 413 ? "PayloadTooLarge" : "InvalidJson",
      { code, message },
    );
  }

  /** The same `Idempotency-Key` gives the same response; submissions are identified by their number instead. */
  #once(operation: Operation, { method, headers, text }: SentRequest, run: () => FakeResponse): FakeResponse {
    const name = method === "POST" ? headers.get("idempotency-key") : null;
    const key = `${operation.id} ${name}`;
    const known = name === null ? undefined : this.#keys.get(key);
    if (known && known.sent !== text) return failure(422, "IdempotencyMismatch");
    if (known && !operation.isSubmission) return known.response;
    const response = orRejection(run);
    if (name !== null) this.#keys.set(key, { sent: text, response });
    return response;
  }

  /** The response as it is sent: with its headers, the time and the id of the request. */
  #stamped(operation: Operation | undefined, response: FakeResponse, headers: Headers): FakeResponse {
    const requestId = headers.get("x-request-id") ?? crypto.randomUUID();
    const timestamp = this.#state.timestamp();
    const isSecure = this.baseUrl.startsWith("https:");
    const { body, ...sent } = withHeaders(operation, response, { headers, timestamp, requestId, isSecure });
    return { ...sent, body: { ...body, meta: { ...Object(body.meta), timestamp, request_id: requestId } } };
  }
}

/** The sent form of a response. */
export function textOf({ body, file }: FakeResponse): string {
  return file ?? JSON.stringify(body);
}

export function connectionLost(): Error {
  return Object.assign(new Error("socket hang up"), { code: "ECONNRESET" });
}
