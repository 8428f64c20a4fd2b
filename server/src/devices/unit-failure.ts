// A direct call to a control unit (no submission) that brought no result, and how callers are told.
import type { Verdict } from "../control-unit/types.ts";
import { type ServiceError, UnitUnreachableError, UnprocessableError } from "../errors.ts";
import { failureOf } from "../failures.ts";

/** The unit said no, or said nothing: one never stands for the other. */
export class UnitFailure extends Error {
  override readonly name = "UnitFailure";
  /** The unit's result code; null when no usable answer came. */
  readonly code: string | null;

  constructor(code: string | null, message: string) {
    super(message);
    this.code = code;
  }
}

/** What an accepted call brought. @throws UnitFailure for every other verdict. */
export function requireAccepted<T>(verdict: Verdict<T>): { data: T; result_date: string } {
  if (verdict.kind === "accepted") return verdict;
  const isAnswer = verdict.kind === "refused" || verdict.kind === "drift" || verdict.kind === "duplicate";
  throw new UnitFailure(isAnswer ? verdict.code : null, verdict.message);
}

/** A failure as the interface answers it on direct calls: 422 with the unit's code, or 500 `unit_unreachable`. */
export function directFailure({ code, message }: UnitFailure, what: string): ServiceError {
  if (code === null) {
    return new UnitUnreachableError(`The control unit could not be reached: ${what}`, message);
  }
  const failure = failureOf(code, message);
  return new UnprocessableError(failure.code, `The control unit refused: ${message}`, {
    error: message,
    data: { result_code: code, cause: failure.cause, remedy: failure.remedy, actor: failure.actor },
    retryable: failure.retryable,
  });
}
