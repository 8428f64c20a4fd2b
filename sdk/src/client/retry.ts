// Deciding whether, and after how long, a failed attempt is retried; it does nothing itself.

/** How an attempt ended. `unsent`: nothing reached the service. `lost`: the service may have received it, but there was no response. */
export type Outcome =
  | { kind: "unsent" | "lost" | "timeout" }
  | { kind: "response"; status: number; code?: string | undefined; retryAfterMs?: number | undefined };

export type Attempt = {
  outcome: Outcome;
  /** Repetitions made so far, and how many are allowed. */
  retries: number;
  maxRetries: number;
  /** The call is safe to retry: it changes nothing, or has an idempotency key. */
  repeatable: boolean;
  /** The rest of the call's total time limit. */
  remainingMs: number;
  /** The longest wait that is accepted after a 429. */
  maxRateLimitWaitMs: number;
  /** From 0 up to 1: spreads the waits of many clients. */
  random: number;
};

export type Decision = { retry: true; delayMs: number } | { retry: false };

const firstBackoffMs = 500;
const longestBackoffMs = 8_000;
/** Added to a wait that the service asked for, so that clients with the same wait don't return at once. */
const spreadMs = 250;
const passingStatuses = new Set([408, 429, 500, 502, 503, 504]);
/** 500s that another try a moment later does not cure: the control unit's own time limits have already passed. */
const lastingCodes = new Set(["unit_unreachable"]);

/**
 * Retries temporary failures (no response, 408, 429, 500, 502, 503, 504, and 409 while the first request with the same key
 * is running) if retrying is safe, retries are left, and the wait fits into the remaining time; after a 429
 * also into the longest accepted wait. Never retries another 4xx. The wait is the service's, else exponential with full jitter.
 */
export function decideRetry(attempt: Attempt): Decision {
  const { outcome, retries, maxRetries, repeatable, remainingMs, maxRateLimitWaitMs, random } = attempt;
  if (!repeatable || retries >= maxRetries || !mayPass(outcome)) return { retry: false };
  const asked = outcome.kind === "response" ? outcome.retryAfterMs : undefined;
  const backoffMs = Math.min(firstBackoffMs * 2 ** retries, longestBackoffMs);
  const delayMs = Math.round(asked === undefined ? backoffMs * random : asked + spreadMs * random);
  const limited = outcome.kind === "response" && outcome.status === 429;
  if (limited && asked !== undefined && asked > maxRateLimitWaitMs) return { retry: false };
  return delayMs < remainingMs ? { retry: true, delayMs } : { retry: false };
}

/** Whether the same request can get another response a moment later. */
export function mayPass(outcome: Outcome): boolean {
  if (outcome.kind !== "response") return true;
  const { status, code } = outcome;
  if (status === 409) return code?.endsWith("_in_progress") ?? false;
  return passingStatuses.has(status) && !(code !== undefined && lastingCodes.has(code));
}

/**
 * The service's wait: `Retry-After` (seconds or a date), else `meta.retry_after` (seconds), else, if
 * nothing remains of the limit, `X-RateLimit-Reset` (Unix seconds, or seconds from now when below 10⁹).
 */
export function retryAfterMs(headers: Headers, body: unknown, now: number): number | undefined {
  const header = headers.get("retry-after")?.trim();
  if (header) {
    const seconds = Number(header);
    const until = Number.isFinite(seconds) ? now + seconds * 1000 : Date.parse(header);
    if (Number.isFinite(until)) return Math.max(0, until - now);
  }
  const meta: unknown = Object(Object(body).meta).retry_after;
  if (typeof meta === "number" && meta >= 0) return meta * 1000;
  const reset = Number(headers.get("x-ratelimit-reset") || Number.NaN);
  if (headers.get("x-ratelimit-remaining") !== "0" || !Number.isFinite(reset)) return undefined;
  return Math.max(0, reset > 1e9 ? reset * 1000 - now : reset * 1000);
}

/**
 * Keeps a client from flooding a service with retries during an outage: each retry takes one, each successful call gives a part
 * back, and an empty budget means no retries. Retries after a 429 are free, because the service spreads them.
 */
export class RetryBudget {
  #left = budget;

  take(): boolean {
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  give(): void {
    this.#left = Math.min(budget, this.#left + refund);
  }
}

const budget = 50;
const refund = 0.2;
