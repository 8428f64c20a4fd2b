// A method call from its parts to its result or error: headers, limits, failures, resolving doubt.

import type { ResponseWarning, Transaction } from "../rules/openapi.ts";
import { ApiCall, type Reply } from "./call.ts";
import { systemClock } from "./clock.ts";
import { lostConnection } from "./connection.ts";
import { type ClientContext, runHook } from "./deliver.ts";
import {
  ConnectionError,
  type ErrorDetails,
  OutcomeUnknownError,
  RateLimitError,
  type Resolver,
  type TaxctlError,
} from "./errors.ts";
import { describeFailure, errorOf, isSpoilt } from "./failure.ts";
import { requireCallOptions, requireKey, requireLogger, type TaxctlOptions, userAgent } from "./options.ts";
import { Pacer } from "./pace.ts";
import { PageCall } from "./paginate.ts";
import { resolverOf } from "./resolve.ts";
import type { Invocation } from "./resources.ts";
import type { HttpResponse } from "./response.ts";
import { mayPass, RetryBudget } from "./retry.ts";
import { routes } from "./routes.ts";
import { type CallLimits, Transport } from "./transport.ts";
import type { RequestOptions, Route } from "./types.ts";
import { type WaitOptions, waitForOutcome } from "./wait.ts";
import { writeBody } from "./write-body.ts";

const defaultTimeoutMs = 60_000;
const directTimeoutMs = 300_000;
const defaultTotalTimeoutMs = 600_000;
const defaultMaxRetries = 2;
const maxRateLimitWaitMs = 60_000;

export class Exchange {
  readonly transport: Transport;
  readonly #options: TaxctlOptions;
  readonly #baseUrl: string;
  /** Undefined where the client has a session. */
  readonly #apiKey: string | undefined;
  readonly #userAgent: string;
  readonly #context: ClientContext;
  /** The rate limit belongs to the key, and calls may bring their own. */
  readonly #pacers = new Map<string, Pacer>();

  constructor(options: TaxctlOptions, baseUrl: string) {
    const { clock = systemClock, hooks = {}, instrumentation } = options;
    this.#apiKey = options.session ? undefined : requireKey(options.apiKey);
    this.#userAgent = userAgent(options.appInfo);
    this.#options = options;
    this.#baseUrl = baseUrl;
    const fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
    this.#context = {
      fetch,
      clock,
      random: Math.random,
      budget: new RetryBudget(),
      hooks,
      instrumentation,
      logger: requireLogger(options.logger, options.logLevel),
    };
    this.transport = new Transport(baseUrl, this.#context, (request) => this.#rawLimits(request));
  }

  /** Starts a method call; an operation with pages returns a `PageCall`. */
  invoke(invocation: Invocation): ApiCall<unknown> {
    const { route, query, body } = invocation;
    if (route.paging === undefined) return new ApiCall(this.#send(invocation));
    const { page: _, cursor: _cursor, ...search } = Object(route.paging === "body" ? body : query);
    return new PageCall((cursor) =>
      this.#send(
        cursor === undefined
          ? invocation
          : { ...invocation, [route.paging ?? "query"]: { ...search, cursor } },
      ),
    );
  }

  waitFor(transactionId: string, options?: WaitOptions): Promise<Transaction> {
    const read = (signal?: AbortSignal) => this.#readTransaction(transactionId, { signal });
    return waitForOutcome(read, transactionId, this.#context.clock, options);
  }

  async #readTransaction(id: string, options: RequestOptions): Promise<Transaction> {
    const route: Route = routes.transactions.get;
    const reply = await this.#send({ route, params: { id }, query: {}, body: undefined, options });
    return reply.data as Transaction;
  }

  #send(invocation: Invocation): Promise<Reply<unknown>> {
    const { operation } = invocation.route;
    const run = () => this.#exchange(invocation);
    return this.#options.instrumentation?.call({ operation }, run) ?? run();
  }

  async #exchange(invocation: Invocation): Promise<Reply<unknown>> {
    const { route, params, query, body, options } = invocation;
    const limits = this.#callLimits(invocation);
    const headers = {
      ...this.#headers(limits, options.apiKey),
      ...this.#branchHeader(invocation),
      ...options.headers,
    };
    const json = writeBody(body, route.operation);
    let response: HttpResponse;
    try {
      response = await this.transport.send(
        { method: route.method ?? "GET", path: route.path, params, query, headers, body: json },
        limits,
      );
    } catch (error) {
      const hasNoResponse = error instanceof ConnectionError || error instanceof RateLimitError;
      if (!(hasNoResponse && route.submission && limits.inDoubt)) throw error;
      const { message, code, idempotencyKey, operation } = error;
      const details = { code, idempotencyKey, operation, retryable: true, cause: error };
      throw new OutcomeUnknownError(message, details, this.#resolver(invocation, details));
    }
    this.#options.checkAnswer?.({ operation: route.operation, ...response });
    if (!response.ok) throw this.#failure(response, invocation, limits);
    const data = unwrap(response.body);
    const requestId = response.headers.get("x-request-id") ?? undefined;
    const warnings = warningsOf(response.body);
    const { logger, hooks } = this.#context;
    for (const warning of warnings) {
      const info = { operation: route.operation, requestId, ...warning };
      logger.warn?.("warning", info);
      runHook(logger, () => hooks.onWarning?.(info));
    }
    const finished = query.async === true && response.status === 200;
    return {
      operation: route.operation,
      ...response,
      data: finished ? { ...Object(data), status: "success" } : data,
      requestId,
      warnings,
      idempotencyKey: limits.idempotencyKey,
    };
  }

  #callLimits({ route, options }: Invocation): CallLimits {
    requireCallOptions(options);
    const isKeyed = route.method === "POST" && !route.repeatable && !route.unkeyed;
    const keyed = isKeyed ? (options.idempotencyKey ?? crypto.randomUUID()) : undefined;
    const whenLost = route.unkeyed
      ? lostConnection.unkeyed
      : keyed === undefined
        ? lostConnection.read
        : lostConnection.keyed;
    return {
      ...this.#limits(options, route.direct ? directTimeoutMs : defaultTimeoutMs),
      operation: route.operation,
      repeatable: !route.unkeyed,
      idempotencyKey: keyed,
      whenLost: route.submission ? lostConnection.submission : whenLost,
    };
  }

  #rawLimits(request: Request): CallLimits {
    const idempotencyKey = request.headers.get("idempotency-key") ?? undefined;
    const repeatable = request.method !== "POST" || idempotencyKey !== undefined;
    const whenLost =
      idempotencyKey !== undefined
        ? lostConnection.keyed
        : repeatable
          ? lostConnection.read
          : lostConnection.unkeyed;
    const common = this.#limits({ signal: request.signal }, directTimeoutMs);
    const limits = { ...common, operation: "raw", idempotencyKey, repeatable, whenLost };
    for (const [name, value] of Object.entries(this.#headers(limits, undefined))) {
      if (!request.headers.has(name)) request.headers.set(name, value);
    }
    return limits;
  }

  #limits({ timeoutMs, totalTimeoutMs, maxRetries, signal, apiKey }: RequestOptions, attemptMs: number) {
    const defaults = this.#options;
    return {
      timeoutMs: timeoutMs ?? defaults.timeoutMs ?? attemptMs,
      totalTimeoutMs: totalTimeoutMs ?? defaults.totalTimeoutMs ?? defaultTotalTimeoutMs,
      maxRetries: maxRetries ?? defaults.maxRetries ?? defaultMaxRetries,
      maxRateLimitWaitMs: defaults.maxRateLimitWaitMs ?? maxRateLimitWaitMs,
      signal,
      pacer: this.#pacer(apiKey),
      inDoubt: false,
    };
  }

  #headers({ idempotencyKey }: CallLimits, apiKey: string | undefined): Record<string, string> {
    return {
      Accept: "application/json",
      ...this.#credential(apiKey),
      "User-Agent": this.#userAgent,
      ...(idempotencyKey !== undefined && { "Idempotency-Key": idempotencyKey }),
    };
  }

  #credential(apiKey: string | undefined): Record<string, string> {
    const key = apiKey === undefined ? this.#apiKey : requireKey(apiKey);
    if (key !== undefined) return { Authorization: `Bearer ${key}` };
    const { token, account } = this.#options.session ?? {};
    const name = this.#baseUrl.startsWith("https:") ? "__Host-taxctl" : "taxctl-session";
    return {
      "Sec-Fetch-Site": "same-origin",
      ...(token !== undefined && { Cookie: `${name}=${token}` }),
      ...(account !== undefined && { "X-Account": String(account) }),
    };
  }

  /** The client's own branch steps back when the call names one, in whatever place. */
  #branchHeader({ route, query, body, options }: Invocation): Record<string, string> {
    const named = [query, body].some(
      (place) => place?.branch_id !== undefined || place?.bhf_id !== undefined,
    );
    const branch = options.branch ?? (named ? undefined : this.#options.branch);
    return route.branch && branch !== undefined ? { "X-Branch-ID": branch } : {};
  }

  #pacer(apiKey = this.#apiKey ?? ""): Pacer | undefined {
    if (this.#options.pace === false) return undefined;
    const pacer = this.#pacers.get(apiKey) ?? new Pacer(this.#context.clock);
    this.#pacers.set(apiKey, pacer);
    return pacer;
  }

  #failure(response: HttpResponse, invocation: Invocation, limits: CallLimits): TaxctlError {
    const { operation, idempotencyKey, inDoubt } = limits;
    const baseUrl = this.#baseUrl;
    const failure = { ...response, operation, baseUrl, idempotencyKey, now: this.#context.clock.now() };
    const { message, details } = describeFailure(failure);
    const passing = mayPass({ kind: "response", status: response.status, code: details.code });
    const lost = isSpoilt(failure) || (inDoubt && passing);
    if (!(invocation.route.submission && lost))
      return errorOf(message, details, this.#resolver(invocation, details));
    const doubt = { ...details, retryable: true };
    const resolver = this.#resolver(invocation, doubt);
    return new OutcomeUnknownError(`${message}; ${limits.whenLost}`, doubt, resolver);
  }

  /** Finds the outcome of a submission: by its transaction, else by sending it again under the same key. */
  #resolver(invocation: Invocation, details: ErrorDetails): Resolver {
    const { idempotencyKey } = details;
    return resolverOf({
      details,
      clock: this.#context.clock,
      sendAgain: async (limits) => {
        const options = { ...invocation.options, idempotencyKey, ...limits };
        return String(Object((await this.#send({ ...invocation, options })).data).transaction_id);
      },
      read: (id, limits) => this.#readTransaction(id, limits),
    });
  }
}

function warningsOf(body: unknown): ResponseWarning[] {
  const found: unknown = Object(Object(body).meta).warnings;
  return Array.isArray(found) ? found : [];
}

/** The envelope's `data` with its other fields; the envelope itself if it has no `data`. */
function unwrap(body: unknown): unknown {
  if (typeof body !== "object" || body === null || !("data" in body)) return body;
  const { status: _status, message: _message, data, meta: _meta, ...rest } = Object(body);
  return Array.isArray(data) || Object.keys(rest).length === 0 ? data : { ...data, ...rest };
}
