// Responsible for the errors that the SDK throws: one class a kind, so that callers tell them apart by `instanceof`.
import type { ErrorCode } from "./catalogue.ts";
import type { Transaction } from "./openapi.ts";

/** What is known of a failure. Fields of the service's answer are there when it gave one. */
export type ErrorDetails = {
  /** HTTP status. */
  status?: number | undefined;
  /** Stable and machine-readable; `docUrl` explains it. A newer service may have codes that this version doesn't list. */
  code?: ErrorCode | (string & {}) | undefined;
  requestId?: string | undefined;
  /** Field path to messages. */
  errors?: Record<string, string[]> | undefined;
  /** A detail, like the control unit's own text. */
  error?: string | undefined;
  /** Why a retry is not allowed. */
  reason?: string | undefined;
  /** What is known of the record that failed. */
  data?: unknown;
  /** The stored transaction that the failure is about. */
  transactionId?: string | undefined;
  /** Whether the same call can succeed later. */
  retryable?: boolean | undefined;
  /** Seconds to wait before that. */
  retryAfter?: number | undefined;
  /** The page of the service that explains the code. */
  docUrl?: string | undefined;
  /** The answer's body, parsed when it was JSON. */
  raw?: unknown;
  /** The key that the call was sent with; with it the call can be repeated safely. */
  idempotencyKey?: string | undefined;
  /** The operation that was called, like `createSale`. */
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

  /** For logs: every field of the error, with its name, its message and the causes behind it. */
  toJSON(): Record<string, unknown> {
    const { message, cause } = this;
    const fields: Record<string, unknown> = Object.fromEntries(Object.entries(this));
    return { ...fields, message, ...(cause !== undefined && { cause: plainCause(cause) }) };
  }
}

const DEEPEST_CAUSE = 5;

/** Errors have no enumerable name and message of their own, so JSON would leave them out. */
function plainCause(cause: unknown, depth = 0): unknown {
  if (!(cause instanceof Error) || depth > DEEPEST_CAUSE) return String(cause);
  const { name, message } = cause;
  const code: unknown = Object(cause).code;
  return {
    name,
    message,
    ...(typeof code === "string" && { code }),
    ...(cause.cause !== undefined && { cause: plainCause(cause.cause, depth + 1) }),
  };
}

/** The client was given options that it can't work with; nothing was sent. */
export class ConfigurationError extends TaxctlError {}

/** 400, 405, 413, 415: the service could not read the request. */
export class BadRequestError extends TaxctlError {}

/** 400 or 422 with `errors`: the request was read, and the fields listed are not valid. */
export class ValidationError extends BadRequestError {}

/** 401: the key is missing, unknown, revoked or expired, or its account is not active. */
export class AuthenticationError extends TaxctlError {}

/** 403: the key may not do this, or not from this address, or not with this record. */
export class PermissionError extends TaxctlError {}

/** 404. */
export class NotFoundError extends TaxctlError {}

/** 409, and 422 `idempotency_mismatch`: the number or key was used for other content, or the record is in use. */
export class ConflictError extends TaxctlError {}

/**
 * Another 422: the control unit refused (then `transactionId` says which transaction it is), or the service did before
 * anything was sent to it; `code`, `error` and `reason` say why.
 */
export class RefusedError extends TaxctlError {}

/** 429 after all retries or with a wait above `maxRateLimitWaitMs`, or the call's time ended while it waited for its pace (then `status` is undefined). */
export class RateLimitError extends TaxctlError {}

/** 5xx, or an answer that is not the service's own (a redirect, HTML of a proxy); see `OutcomeUnknownError`. */
export class ServiceError extends TaxctlError {}

/** No answer came; of a submission: no attempt was sent, as the connection was refused or the name is unknown. */
export class ConnectionError extends TaxctlError {}

/** No answer came in time. */
export class TimeoutError extends ConnectionError {}

/** Limits of `resolve()`. */
export type ResolveOptions = { timeoutMs?: number | undefined; signal?: AbortSignal | undefined };
export type Resolver = (options?: ResolveOptions) => Promise<Transaction>;

/**
 * The submission is stored and will be sent, but has no outcome yet. Do not submit it again under another number;
 * `resolve()` waits for the outcome.
 */
export class OutcomePendingError extends TaxctlError {
  readonly #resolver: Resolver;

  constructor(message: string, details: ErrorDetails, resolver: Resolver) {
    super(message, details);
    this.#resolver = resolver;
  }

  /**
   * Waits for the transaction's final state and returns it, `success` or `failed`. When not even the service's answer
   * arrived, the same submission is first sent again under the same idempotency key, which makes no second receipt.
   * While the service is still at work with it, limits the rate or can't be reached, asking goes on. After
   * `timeoutMs` (default 120,000) an error of this class is thrown again, which can be resolved later.
   */
  resolve(options?: ResolveOptions): Promise<Transaction> {
    return this.#resolver(options);
  }
}

/**
 * The submission was sent, and it is not known what became of it: the control unit gave the service no verdict, or
 * the service's answer was lost or spoilt on the way here (then `transactionId` is undefined). `resolve()` finds out.
 */
export class OutcomeUnknownError extends OutcomePendingError {}
