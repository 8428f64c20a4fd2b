// The errors that the SDK throws: a class for each kind, for checks with `instanceof`.

import type { ErrorCode } from "../rules/catalogue.ts";
import type { Transaction } from "../rules/openapi.ts";

/** The details of a failure. Fields of the response are undefined if there was no response. */
export type ErrorDetails = {
  /** HTTP status. */
  status?: number | undefined;
  /** The stable error code, which `docUrl` explains. A newer service can have codes that this version doesn't list. */
  code?: ErrorCode | (string & {}) | undefined;
  requestId?: string | undefined;
  /** The messages of each field, by its path, such as `items[0].quantity`. */
  errors?: Record<string, string[]> | undefined;
  /** A detail, such as the text of the control unit. */
  error?: string | undefined;
  /** Why a retry is not allowed. */
  reason?: string | undefined;
  /** The record that failed, as far as it is known. */
  data?: unknown;
  /** The id of the stored transaction. Undefined if nothing was stored. */
  transactionId?: string | undefined;
  /** Whether the same call can succeed later. */
  retryable?: boolean | undefined;
  /** Seconds to wait before a retry. */
  retryAfter?: number | undefined;
  /** The page of the service that explains the code. */
  docUrl?: string | undefined;
  /** The body of the response, parsed if it is JSON. */
  raw?: unknown;
  /** The `Idempotency-Key` of the call. With the same key you can retry the call safely. */
  idempotencyKey?: string | undefined;
  /** The operation that was called, such as `createSale`. */
  operation?: string | undefined;
  cause?: unknown;
};

/** Every error that the SDK itself throws. An aborted call rejects with its signal's reason instead. */
export class TaxctlError extends Error {
  readonly status: number | undefined;
  readonly code: ErrorCode | (string & {}) | undefined;
  readonly requestId: string | undefined;
  readonly errors: Record<string, string[]> | undefined;
  readonly error: string | undefined;
  readonly reason: string | undefined;
  readonly data: unknown;
  readonly transactionId: string | undefined;
  readonly retryable: boolean = false;
  readonly retryAfter: number | undefined;
  readonly docUrl: string | undefined;
  readonly raw: unknown;
  readonly idempotencyKey: string | undefined;
  readonly operation: string | undefined;

  constructor(message: string, details: ErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = new.target.name;
    const { retryable = false, cause: _cause, ...known } = details;
    Object.assign(this, known, { retryable });
  }

  /** For logs: every field of the error, with its name, message and causes. */
  toJSON(): Record<string, unknown> {
    const { message, cause } = this;
    const fields: Record<string, unknown> = Object.fromEntries(Object.entries(this));
    return { ...fields, message, ...(cause !== undefined && { cause: plainCause(cause) }) };
  }
}

const deepestCause = 5;

/** Errors have no enumerable name and message of their own, so JSON would omit them. */
function plainCause(cause: unknown, depth = 0): unknown {
  if (!(cause instanceof Error) || depth > deepestCause) return String(cause);
  const { name, message } = cause;
  const code: unknown = Object(cause).code;
  return {
    name,
    message,
    ...(typeof code === "string" && { code }),
    ...(cause.cause !== undefined && { cause: plainCause(cause.cause, depth + 1) }),
  };
}

/** The options or arguments are not valid. Nothing was sent. */
export class ConfigurationError extends TaxctlError {}

/** 400, 405, 413, 415: the service could not read the request. */
export class BadRequestError extends TaxctlError {}

/** 400 or 422 with `errors`: the fields listed there are not valid. Nothing was stored. */
export class ValidationError extends BadRequestError {}

/** 401: the key is missing, unknown, revoked or expired, or its account is not active. */
export class AuthenticationError extends TaxctlError {}

/** 403: the role, branch, IP address or plan of the key doesn't allow this call. */
export class PermissionError extends TaxctlError {}

/** 404. */
export class NotFoundError extends TaxctlError {}

/** 409, and 422 `idempotency_mismatch`: the number or key was used with other content, or the record is in use. */
export class ConflictError extends TaxctlError {}

/**
 * Another 422. With a `transactionId`, the control unit rejected the stored transaction. Without one, the service rejected
 * the request and stored nothing. `code`, `error` and `reason` say why.
 */
export class RejectedError extends TaxctlError {}

/** 429 after all retries, or a wait above `maxRateLimitWaitMs`, or the time ended in the client's queue (then `status` is undefined). */
export class RateLimitError extends TaxctlError {}

/** 5xx, or a response that doesn't come from the service, such as a redirect or HTML of a proxy. */
export class ServiceError extends TaxctlError {}

/** There was no response. A submission was not sent: otherwise the error is an `OutcomeUnknownError`. */
export class ConnectionError extends TaxctlError {}

/** There was no response in time. */
export class TimeoutError extends ConnectionError {}

/** Limits of `resolve()`. */
export type ResolveOptions = { timeoutMs?: number | undefined; signal?: AbortSignal | undefined };
export type Resolver = (options?: ResolveOptions) => Promise<Transaction>;

/**
 * The submission is stored and will be sent. `resolve()` waits for the outcome. Don't submit it again under another number.
 */
export class OutcomePendingError extends TaxctlError {
  readonly #resolver: Resolver;

  constructor(message: string, details: ErrorDetails, resolver: Resolver) {
    super(message, details);
    this.#resolver = resolver;
  }

  /**
   * Waits until the transaction is `success` or `failed`, and returns it. If the response of the service was lost, the SDK
   * first sends the submission again with the same idempotency key. That never makes a second receipt. The SDK keeps asking
   * while the service still works on the submission, limits the rate or can't be reached. After `timeoutMs` (default
   * 120,000) it throws an error of the same class, which you can resolve later.
   */
  resolve(options?: ResolveOptions): Promise<Transaction> {
    return this.#resolver(options);
  }
}

/**
 * The submission was sent, and its outcome is unknown: the control unit gave no response, or the response of the service was
 * lost or damaged (then `transactionId` can be undefined). `resolve()` finds the outcome.
 */
export class OutcomeUnknownError extends OutcomePendingError {}
