// Turns any error into the error envelope, in this one place. Details that aren't for callers go to the log.
import { type CatalogueEntry, findEntry } from "../catalogue.ts";
import { DatabaseLost } from "../db/engine/failures.ts";
import { ServiceError, UnavailableError, ValidationError } from "../errors.ts";
import type { Operation } from "../operations.ts";
import type { PlainResponse } from "../response.ts";

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
  const {
    headers = {},
    errors,
    error: detail,
    reason,
    data,
    transaction_id,
    meta,
    retryable,
  } = failure.details;
  const status = failure instanceof ValidationError ? (operation?.validationStatus ?? 422) : failure.status;
  const entry: CatalogueEntry | undefined = findEntry(failure.code);
  const shown =
    detail ?? (failure instanceof ValidationError && status === 400 ? firstMessage(errors) : undefined);
  const optional = {
    errors,
    error: shown,
    reason,
    data,
    transaction_id,
    retryable: retryable ?? entry?.retryable,
  };
  return {
    status,
    headers,
    body: {
      status: "error",
      message: failure.message,
      code: failure.code,
      ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)),
      doc_url: `/docs/errors#${failure.code}`,
      meta,
    },
  };
}

function firstMessage(errors: Record<string, string[]> | undefined): string | undefined {
  const [field, messages] = Object.entries(errors ?? {})[0] ?? [];
  return field === undefined ? undefined : `${field} ${messages?.[0] ?? "is not valid"}`;
}
