// Direct calls to a control unit (no submissions), and the failures that callers get when one brings no result.
import type { ControlUnit, UnitAddress, Verdict, WireCall } from "../control-unit/types.ts";
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

/** The failure of a call that the unit did not accept. */
export function unitFailure(verdict: Exclude<Verdict<unknown>, { kind: "accepted" }>): UnitFailure {
  const hasResponse = verdict.kind !== "not_sent" && verdict.kind !== "doubt";
  return new UnitFailure(hasResponse ? verdict.code : null, verdict.message);
}

/** What an accepted call brought. @throws UnitFailure for every other verdict. */
export function requireAccepted<T>(verdict: Verdict<T>): { data: T; result_date: string } {
  if (verdict.kind === "accepted") return verdict;
  throw unitFailure(verdict);
}

/** Fetches from a unit and stores; a failure of the unit becomes the API's. */
export async function fetchDirectly<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof UnitFailure ? directFailure(error, "what was stored before stays") : error;
  }
}

/** Saves what a unit takes any number of times: that it has it already means that it is saved. */
export async function saveDirectly(
  units: Pick<ControlUnit, "save">,
  address: UnitAddress,
  call: WireCall,
  state: string,
): Promise<void> {
  const verdict = await units.save(address, call);
  if (verdict.kind !== "accepted" && verdict.kind !== "duplicate")
    throw directFailure(unitFailure(verdict), state);
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
