// Responsible for the failures that a test can prepare in the fake service.
import type { OperationId } from "../../types.ts";
import { requireOperation } from "../operations.ts";
import { type FakeResponse, failure } from "./responses.ts";

/** Failures of any operation. The request is not carried out. */
export type RequestFailure =
  | { kind: "rate_limited"; retryAfterS?: number }
  | { kind: "unavailable"; retryAfterS?: number }
  | { kind: "unauthorized"; code?: string; message?: string }
  | { kind: "forbidden"; code?: string; message?: string }
  | { kind: "internal_error" }
  | { kind: "unit_unreachable" };

/** The request is carried out, but its response never arrives. */
export type AnswerFailure = { kind: "timeout" | "connection_lost" };

/**
 * Outcomes of a submission. `polls`: how often the transaction is read before its outcome is known. With `receipt_unrecovered`, the
 * control unit accepts a sale, and its receipt is lost.
 */
export type SubmissionFailure =
  | { kind: "refused"; code?: string; message?: string; canRetry?: boolean }
  | { kind: "outcome_unknown" | "outcome_pending"; resolvesTo?: "success" | "failed"; polls?: number }
  | { kind: "receipt_unrecovered" }
  | { kind: "duplicate" }
  | { kind: "conflict" };

/** A failure for `failNext`. `times`: how many requests fail, 1 by default. */
export type FakeFailure = (RequestFailure | AnswerFailure | SubmissionFailure) & { times?: number };

export type Asked = { operation: OperationId | "*"; failure: FakeFailure; left: number };

const SUBMISSION_KINDS = new Set([
  ...["refused", "outcome_unknown", "outcome_pending", "receipt_unrecovered"],
  ...["duplicate", "conflict"],
]);

export function isSubmissionFailure(failure: FakeFailure): failure is SubmissionFailure & { times?: number } {
  return SUBMISSION_KINDS.has(failure.kind);
}

/** Throws when the operation can't fail in this way. */
export function askFor(operation: OperationId | "*", failure: FakeFailure): Asked {
  const submits = operation !== "*" && requireOperation(operation).isSubmission;
  if (isSubmissionFailure(failure) && !submits) {
    throw new TypeError(
      `${failure.kind} can happen to submissions only, such as createSale, not to ${operation}`,
    );
  }
  // Only sales have a receipt of the control unit.
  if (failure.kind === "receipt_unrecovered" && operation !== "createSale")
    throw new TypeError(`${failure.kind} can happen to createSale only, not to ${operation}`);
  return { operation, failure, left: failure.times ?? 1 };
}

/** The next failure that concerns the operation, taken off its count. */
export function takeFailure(asked: Asked[], operation: string): FakeFailure | undefined {
  const next = asked.find((one) => one.left > 0 && (one.operation === operation || one.operation === "*"));
  if (next) next.left -= 1;
  return next?.failure;
}

/** The response of a failure ahead of the operation; undefined for the other kinds. */
export function failureResponse(asked: FakeFailure): FakeResponse | undefined {
  const { kind } = asked;
  if (kind === "rate_limited" || kind === "unavailable") {
    const seconds = asked.retryAfterS ?? 1;
    const headers = { "retry-after": String(seconds) };
    const [status, example] =
      kind === "unavailable" ? ([503, "Unavailable"] as const) : ([429, "TooManyRequests"] as const);
    return { ...failure(status, example, { meta: { retry_after: seconds } }), headers };
  }
  if (kind === "unauthorized" || kind === "forbidden") {
    const { code, message } = asked;
    const fields = { ...(code !== undefined && { code }), ...(message !== undefined && { message }) };
    return kind === "unauthorized"
      ? failure(401, "Unauthorized", fields)
      : failure(403, "ForbiddenRole", fields);
  }
  if (kind === "internal_error") return failure(500, "InternalError");
  if (kind === "unit_unreachable") return failure(500, "UnitUnreachable");
  return undefined;
}
