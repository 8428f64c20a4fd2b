// The errors that callers can see. Each has its HTTP status, a code of the catalog and a public sentence.

import type { ErrorCode } from "@taxctl/sdk/rules/catalogue";
import { mostProblems } from "@taxctl/sdk/rules/validation";

/** The fields that an error can add to its envelope next to `message` and `code`. The caller sees every field. */
export type ErrorDetails = {
  /** Field path (`items[3].qty`) to messages. */
  errors?: Record<string, string[]>;
  /** A second, technical sentence (the API's `error`). */
  error?: string;
  /** Why a retry is not allowed (the API's `reason`). */
  reason?: string;
  data?: unknown;
  transaction_id?: string;
  meta?: Record<string, unknown>;
  /** Response headers, such as `Retry-After` or `Allow`. */
  headers?: Record<string, string>;
  /** Set only if it differs from the catalog's value for the code. */
  retryable?: boolean;
};

/**
 * An expected failure. `message` and `details` are public; `cause` is for the log and never shown.
 * Thrown where it is found, turned into the error envelope in one place (`http/failure.ts`).
 */
export class ServiceError extends Error {
  override readonly name: string = "ServiceError";
  readonly status: number;
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(
    status: number,
    code: ErrorCode,
    message: string,
    details: ErrorDetails = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export { mostProblems };

/** Rejected fields. The status is 400 or 422, as the operation documents for validation. */
export class ValidationError extends ServiceError {
  override readonly name = "ValidationError";

  constructor(errors: Record<string, string[]>, message?: string) {
    super(422, "validation_failed", message ?? summarize(errors), { errors });
  }
}

/** 401: who calls is not known or has no access. */
export class AuthenticationError extends ServiceError {
  override readonly name = "AuthenticationError";

  constructor(code: ErrorCode, message: string) {
    super(401, code, message, { headers: { "WWW-Authenticate": "Bearer" } });
  }
}

/** 403: the caller is known and may not do this. */
export class PermissionError extends ServiceError {
  override readonly name = "PermissionError";

  constructor(code: ErrorCode, message: string) {
    super(403, code, message);
  }
}

/** 404: the named thing does not exist in the caller's environment. */
export class NotFoundError extends ServiceError {
  override readonly name = "NotFoundError";

  constructor(message: string) {
    super(404, "not_found", message);
  }
}

/** 409: existing records contradict the request. */
export class ConflictError extends ServiceError {
  override readonly name = "ConflictError";

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(409, code, message, details);
  }
}

/** 422: understood and well-formed, but can't be done; the unit's rejections and open outcomes too. */
export class UnprocessableError extends ServiceError {
  override readonly name = "UnprocessableError";

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(422, code, message, details);
  }
}

/**
 * 503 with `Retry-After`: back-pressure, a lost database, a service that is going down. With `isElsewhere`, another process can
 * respond: the connection is closed, so that the retry may reach it.
 */
export class UnavailableError extends ServiceError {
  override readonly name = "UnavailableError";

  constructor(
    message: string,
    retryAfterS: number,
    { isElsewhere, ...options }: ErrorOptions & { isElsewhere?: boolean } = {},
  ) {
    const headers = {
      "Retry-After": String(retryAfterS),
      ...(isElsewhere ? { Connection: "close" } : {}),
    };
    super(503, "unavailable", message, { headers, meta: { retry_after: retryAfterS } }, options);
  }
}

/** 500 `unit_unreachable`: a direct call (not a submission) could not reach the branch's control unit. */
export class UnitUnreachableError extends ServiceError {
  override readonly name = "UnitUnreachableError";

  constructor(message: string, error: string) {
    super(500, "unit_unreachable", message, { error });
  }
}

function summarize(errors: Record<string, string[]>): string {
  const fields = Object.keys(errors);
  const first = fields[0];
  if (first === undefined) return "The request is not valid.";
  const [message = "is not valid"] = errors[first] ?? [];
  const rest = fields.length - 1;
  const isCut = Object.values(errors).flat().length >= mostProblems;
  const count = isCut ? `at least ${rest}` : rest;
  const cut = isCut ? `: only the first ${mostProblems} problems are listed` : "";
  const more = rest > 0 ? ` (and ${count} more ${rest === 1 ? "field" : "fields"}${cut})` : "";
  return `The request is not valid: ${first} ${message}${more}.`;
}
