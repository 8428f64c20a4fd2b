// Turns any error into the error envelope, in this one place. Details that aren't for callers go to the log.
// Decisions about the API: 113.
import { explain } from "@taxctl/sdk/rules/catalogue";
import { DatabaseLost } from "../base/database-lost.ts";
import { ServiceError, UnavailableError, ValidationError } from "../base/errors.ts";
import type { PlainResponse } from "../base/response.ts";
import type { Operation } from "../core/context/operations.ts";

/** Whether the error is ours to investigate: not an expected failure. */
export function isBug(error: unknown): boolean {
  return !(error instanceof ServiceError) && !(error instanceof DatabaseLost);
}

function toServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  if (error instanceof DatabaseLost) {
    return new UnavailableError("The database is not available at the moment; try again", 1, {
      cause: error,
    });
  }
  return new ServiceError(
    500,
    "internal_error",
    "Something went wrong here; the operators can find it by the request id",
    {},
    { cause: error },
  );
}

/** The envelope of a failure. Never holds a stack, a cause or the message of an unexpected error. */
export function failureResponse(error: unknown, operation?: Operation): PlainResponse {
  const failure = toServiceError(error);
  const { message, code, details } = failure;
  const status = failure instanceof ValidationError ? (operation?.validationStatus ?? 422) : failure.status;
  const isShort = failure instanceof ValidationError && status === 400;
  return {
    status,
    headers: details.headers ?? {},
    // What is undefined is not in the JSON.
    body: {
      status: "error",
      message,
      code,
      errors: details.errors,
      error: details.error ?? (isShort ? firstMessage(details.errors) : undefined),
      reason: details.reason,
      data: details.data,
      transaction_id: details.transaction_id,
      retryable: details.retryable ?? explain(code).retryable,
      doc_url: `/docs/errors#${code}`,
      meta: details.meta,
    },
  };
}

function firstMessage(errors: Record<string, string[]> | undefined): string | undefined {
  const [field, messages] = Object.entries(errors ?? {})[0] ?? [];
  return field === undefined ? undefined : `${field} ${messages?.[0] ?? "is not valid"}`;
}
