// Sending one request until it has a response: pace, attempts, time limits, waits between attempts, hooks.

import { parseJson } from "../rules/json.ts";
import { type Clock, longestTimerMs } from "./clock.ts";
import { faultOf } from "./connection.ts";
import { ConnectionError, RateLimitError, TimeoutError } from "./errors.ts";
import { codeOf } from "./failure.ts";
import type { Hooks, Instrumentation, Logger, RequestInfo } from "./options.ts";
import type { Pacer, Ticket } from "./pace.ts";
import { decideRetry, type Outcome, type RetryBudget, retryAfterMs } from "./retry.ts";

/** One request, ready to be sent as often as it takes. */
export type PreparedRequest = {
  operation: string;
  url: string;
  method: string;
  headers: Headers;
  body: string | undefined;
  /** Safe to retry: it changes nothing, or it has an idempotency key. */
  repeatable: boolean;
  idempotencyKey: string | undefined;
  timeoutMs: number;
  totalTimeoutMs: number;
  maxRetries: number;
  /** The longest wait that is accepted after a 429. */
  maxRateLimitWaitMs: number;
  signal: AbortSignal | undefined;
  /** The pace of the request's key; undefined when pacing is off. */
  pacer: Pacer | undefined;
  /** Set while delivering: an attempt may have reached the service, and its response was lost. */
  inDoubt: boolean;
  /** The caller's next step then. */
  whenLost: string;
};

/** The shared state of a client's deliveries. */
export type ClientContext = {
  fetch: typeof globalThis.fetch;
  clock: Clock;
  random: () => number;
  budget: RetryBudget;
  hooks: Hooks;
  instrumentation: Instrumentation | undefined;
  logger: Logger;
};

/** A response with its body already received; the original can't be read again. */
export type Delivered = { response: Response; bytes: ArrayBuffer };

/** `limit`: the time limit that ended an attempt without a response. */
type Ending = {
  outcome: Outcome;
  delivered?: Delivered;
  cause?: unknown;
  limit?: "timeoutMs" | "totalTimeoutMs";
};

/** A 429 about requests at the same time, not about their rate: other requests of the key may be sent. */
const busyCode = "account_busy";

/** From here on the wait for a place in the client's own queue is worth a line in the log. */
const longQueueMs = 1_000;

/**
 * Sends the request until it has a final response, and returns it, whatever its status. Throws `ConnectionError`, `TimeoutError` or, while it waits for its pace, `RateLimitError` without a response, or the signal's reason.
 */
export async function deliver(request: PreparedRequest, context: ClientContext): Promise<Delivered> {
  const { operation, method, url, signal, idempotencyKey, pacer } = request;
  const { clock, hooks, logger } = context;
  const deadline = clock.now() + request.totalTimeoutMs;
  for (let retries = 0; ; retries += 1) {
    const queuedAt = clock.now();
    const limit = { at: deadline, reason: (waitMs: number) => queuedOut(request, waitMs) };
    const ticket = await pacer?.acquire(signal, retries > 0, limit);
    const sentAt = clock.now();
    const queuedMs = sentAt - queuedAt;
    const about = { operation, method, url, attempt: retries + 1, idempotencyKey };
    if (queuedMs >= longQueueMs) logger.info?.("waited for the rate limit", { ...about, queuedMs });
    runHook(logger, () => hooks.onRequest?.(about));
    const run = () => attempt(request, context, about, ticket, deadline - sentAt);
    const setHeader = (name: string, value: string) => request.headers.set(name, value);
    const ending = await (context.instrumentation?.attempt(about, setHeader, run) ?? run());
    const { outcome, delivered } = ending;
    const response = delivered?.response;
    const requestId = response?.headers.get("x-request-id") ?? undefined;
    const result = { ...about, status: response?.status, requestId, elapsedMs: clock.now() - sentAt };
    if (response) runHook(logger, () => hooks.onResponse?.({ ...result, status: response.status }));
    else if (outcome.kind !== "response") {
      const failed = { ...about, kind: outcome.kind, elapsedMs: result.elapsedMs, cause: ending.cause };
      runHook(logger, () => hooks.onFailure?.(failed));
    }
    logger.debug?.(response ? "response" : "no response", result);
    if (outcome.kind === "lost" || outcome.kind === "timeout") request.inDoubt = true;
    const decision = decideRetry({
      outcome,
      retries,
      maxRetries: faultOf(ending.cause).lasting ? 0 : request.maxRetries,
      repeatable: request.repeatable,
      remainingMs: deadline - clock.now(),
      maxRateLimitWaitMs: request.maxRateLimitWaitMs,
      random: context.random(),
    });
    if (response?.ok) context.budget.give();
    const limited = response?.status === 429;
    if (!decision.retry || !(limited || context.budget.take())) {
      if (delivered) return delivered;
      logger.error?.("no response", { ...result, code: outcome.kind });
      throw connectionError(request, ending, retries + 1);
    }
    const retry = {
      ...result,
      delayMs: decision.delayMs,
      code: outcome.kind === "response" ? outcome.code : outcome.kind,
    };
    runHook(logger, () => hooks.onRetry?.(retry));
    logger.warn?.("retrying", retry);
    await clock.sleep(decision.delayMs, signal);
  }
}

async function attempt(
  request: PreparedRequest,
  context: ClientContext,
  about: RequestInfo,
  ticket: Ticket | undefined,
  remainingMs: number,
): Promise<Ending> {
  const { url, method, headers, body, signal } = request;
  const sentAt = context.clock.now();
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  signal?.addEventListener("abort", abort, { once: true });
  let late = false;
  const timer = setTimeout(
    () => {
      late = true;
      controller.abort();
    },
    Math.max(0, Math.min(request.timeoutMs, remainingMs, longestTimerMs)),
  );
  let response: Response | undefined;
  let blockedMs = 0;
  try {
    signal?.throwIfAborted();
    response = await context.fetch(url, {
      method,
      headers,
      body,
      signal: controller.signal,
      redirect: "manual",
    });
    const bytes = await response.arrayBuffer();
    const { status, headers: answered } = response;
    const delivered = { response, bytes };
    if (response.ok) return { delivered, outcome: { kind: "response", status } };
    const parsed = parseJson(bytes);
    const waitMs = retryAfterMs(answered, parsed, context.clock.now());
    const code = codeOf(parsed);
    if (status === 429 && code !== busyCode) blockedMs = Math.min(waitMs ?? 0, request.maxRateLimitWaitMs);
    return { delivered, outcome: { kind: "response", status, code, retryAfterMs: waitMs } };
  } catch (cause) {
    if (signal?.aborted) {
      const elapsedMs = context.clock.now() - sentAt;
      const failed = { ...about, kind: "aborted", elapsedMs, cause: signal.reason } as const;
      runHook(context.logger, () => context.hooks.onFailure?.(failed));
      throw signal.reason;
    }
    if (late) {
      const limit = remainingMs < request.timeoutMs ? "totalTimeoutMs" : "timeoutMs";
      return { outcome: { kind: "timeout" }, cause, limit };
    }
    const unsent = response === undefined && faultOf(cause).unsent;
    return { outcome: { kind: unsent ? "unsent" : "lost" }, cause };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
    if (ticket) request.pacer?.release(ticket, response?.headers, blockedMs);
  }
}

/** Runs a hook. An error of the hook goes to the log and doesn't fail the call. */
export function runHook(logger: Logger, call: () => void): void {
  try {
    call();
  } catch (error) {
    logger.error?.("a hook failed", { error });
  }
}

/** Earlier attempts may have been sent; then the call is in doubt all the same. */
function queuedOut(request: PreparedRequest, waitMs: number): RateLimitError {
  const { operation, method, url, idempotencyKey, totalTimeoutMs, inDoubt, whenLost } = request;
  const what = `${operation} (${method} ${url.split("?")[0]})`;
  const advice = inDoubt ? whenLost : "allow it more time, or call less at once";
  const message = `${what} waited for the rate limit longer than totalTimeoutMs (${totalTimeoutMs} ms); ${advice}`;
  const retryAfter = Math.ceil(waitMs / 1000);
  return new RateLimitError(message, {
    code: "rate_limited",
    operation,
    idempotencyKey,
    retryable: true,
    retryAfter,
  });
}

function connectionError(
  request: PreparedRequest,
  { outcome, cause, limit = "timeoutMs" }: Ending,
  attempts: number,
): ConnectionError {
  const { operation, method, url, idempotencyKey, inDoubt, whenLost } = request;
  const what = `${operation} (${method} ${url.split("?")[0]})`;
  const tries = attempts === 1 ? "" : ` in ${attempts} attempts`;
  const details = { operation, idempotencyKey, retryable: true, cause };
  if (outcome.kind === "timeout") {
    const message = `${what} got no response within ${request[limit]} ms${tries} (${limit}); ${whenLost}`;
    return new TimeoutError(message, details);
  }
  const { code, lasting, advice } = faultOf(cause);
  const why = code ? `: ${code}` : "";
  const message = inDoubt
    ? `${what} got no response${tries}${why}; ${whenLost}`
    : `${what} was not sent${tries}${why}; ${advice}`;
  return new ConnectionError(message, { ...details, code: code || undefined, retryable: !lasting });
}
