// Turning a failed response into the error class of its kind.

import { textIn } from "../rules/json.ts";
import {
  AuthenticationError,
  BadRequestError,
  ConflictError,
  type ErrorDetails,
  NotFoundError,
  OutcomePendingError,
  OutcomeUnknownError,
  PermissionError,
  RateLimitError,
  RejectedError,
  type Resolver,
  ServiceError,
  type TaxctlError,
  ValidationError,
} from "./errors.ts";
import { mayPass, retryAfterMs } from "./retry.ts";

export type Failure = {
  operation: string;
  baseUrl: string;
  status: number;
  headers: Headers;
  /** Parsed when it was JSON, else text. */
  body: unknown;
  idempotencyKey?: string | undefined;
  now: number;
};

type Details = ErrorDetails & { status: number };

/** Statuses of a gateway that lost its connection to the service, which may have gone on all the same. */
const lostStatuses = new Set([502, 504]);

/** Statuses that a proxy responds with when it can't reach the service, or waits too long for it. */
const gatewayStatuses = new Set([502, 503, 504]);

/**
 * Whether a proxy responded in place of the service, after the service may have received the request: a page, a
 * truncated success, a gateway's own 5xx. Failures of the service have a code. A request that others reject (4xx) or redirect
 * (3xx) was not passed on.
 */
export function isSpoilt({ status, body }: Failure): boolean {
  if (lostStatuses.has(status)) return true;
  return codeOf(body) === undefined && (status < 300 || status >= 500);
}

/** The `code` of an error body, if it has one. */
export function codeOf(body: unknown): string | undefined {
  return textIn(Object(body).code);
}

export function describeFailure(failure: Failure): { message: string; details: Details } {
  const { operation, baseUrl, status, headers, body, idempotencyKey, now } = failure;
  const fields: Record<string, unknown> = Object(body);
  const code = codeOf(body);
  const waitMs = retryAfterMs(headers, body, now);
  const retryable = fields.retryable;
  const message = textIn(fields.message) ?? unexpected(failure);
  const details: Details = {
    status,
    code,
    requestId: headers.get("x-request-id") ?? textIn(Object(fields.meta).request_id),
    errors: fieldErrors(fields.errors),
    error: textIn(fields.error),
    reason: textIn(fields.reason),
    data: fields.data,
    transactionId: textIn(fields.transaction_id),
    retryable: typeof retryable === "boolean" ? retryable : mayPass({ kind: "response", status, code }),
    retryAfter: waitMs === undefined ? undefined : Math.ceil(waitMs / 1000),
    docUrl: docUrlOf(textIn(fields.doc_url), baseUrl),
    raw: body,
    idempotencyKey,
    operation,
  };
  return { message, details };
}

/** The error of a response with this message and details. */
export function errorOf(message: string, details: Details, resolver: Resolver): TaxctlError {
  const { status, code } = details;
  if (code === "outcome_pending" || code === "lane_stopped")
    return new OutcomePendingError(message, details, resolver);
  if (code === "outcome_unknown") return new OutcomeUnknownError(message, details, resolver);
  if (status === 409 || code === "idempotency_mismatch") return new ConflictError(message, details);
  if (details.errors && (status === 400 || status === 422)) return new ValidationError(message, details);
  if (status === 401) return new AuthenticationError(message, details);
  if (status === 403) return new PermissionError(message, details);
  if (status === 404) return new NotFoundError(message, details);
  if (status === 422) return new RejectedError(message, details);
  if (status === 429) return new RateLimitError(message, details);
  if (status >= 400 && status < 500) return new BadRequestError(message, details);
  return new ServiceError(message, details);
}

/** The service gives the path of its own pages, which lie next to the API. */
function docUrlOf(given: string | undefined, baseUrl: string): string | undefined {
  if (!given?.startsWith("/")) return given;
  return `${baseUrl.replace(/(\/sandbox)?\/api\/v1$/, "")}${given}`;
}

function unexpected({ status, headers, body }: Failure): string {
  if (status >= 300 && status < 400) {
    return `The service redirects to ${headers.get("location") ?? "another URL"}; correct baseUrl`;
  }
  if (gatewayStatuses.has(status)) return `A proxy responded with HTTP ${status} instead of the service`;
  const type = headers.get("content-type") ?? "no content type";
  if (status < 300 && typeof body === "string" && /json/i.test(type)) {
    return `The response (HTTP ${status}, ${type}) was cut or damaged on its way`;
  }
  return `The response (HTTP ${status}, ${type}) does not come from the service; check baseUrl`;
}

function fieldErrors(value: unknown): Record<string, string[]> | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const entries = Object.entries(value).map(([field, messages]) => [field, [messages].flat().map(String)]);
  return Object.fromEntries(entries);
}
