// Direct calls to a control unit (no submissions), and the failures that callers get when one brings no result.

import { ServiceError, UnitUnreachableError, UnprocessableError } from "../../base/errors.ts";
import { codeOfUnit, failureOf } from "../../control-unit/failures.ts";
import type { ControlUnit, UnitAddress, UnitResult, WireCall } from "../../control-unit/types.ts";

/** The unit rejected the call, or gave no usable response. The two are never confused. */
export class UnitFailure extends Error {
  override readonly name = "UnitFailure";
  /** The unit's result code; null without a usable response. */
  readonly code: string | null;

  constructor(code: string | null, message: string) {
    super(message);
    this.code = code;
  }
}

/** The failure of a call that the unit did not accept. */
export function unitFailure(result: Exclude<UnitResult<unknown>, { kind: "accepted" }>): UnitFailure {
  const hasResponse = result.kind !== "not_sent" && result.kind !== "doubt";
  return new UnitFailure(hasResponse ? result.code : null, result.message);
}

/** The data of an accepted call. @throws UnitFailure for every other result. */
export function requireAccepted<T>(result: UnitResult<T>): { data: T; result_date: string } {
  if (result.kind === "accepted") return result;
  throw unitFailure(result);
}

/** Fetches from a unit and stores; a failure of the unit becomes the API's. */
export async function fetchDirectly<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof UnitFailure ? directFailure(error, "records that were stored before stay") : error;
  }
}

/** Saves a record that a unit accepts repeatedly: "already there" means that it is saved. */
export async function saveDirectly(
  units: Pick<ControlUnit, "save">,
  address: UnitAddress,
  call: WireCall,
  state: string,
): Promise<void> {
  const result = await units.save(address, call);
  if (result.kind !== "accepted" && result.kind !== "duplicate")
    throw directFailure(unitFailure(result), state);
}

/** The API's failure for calls of the unit of a branch; `state` says what it left behind. */
export function branchFailure(
  { code, message }: UnitFailure,
  bhfId: string,
  state: string,
  rejectedStatus: 400 | 422,
): ServiceError {
  if (code !== null) {
    const sentence = `The control unit rejected it: ${message}`;
    return new ServiceError(rejectedStatus, codeOfUnit(code), sentence, { error: message });
  }
  const sentence = `The control unit of branch ${bhfId} gave no usable response; ${state}.`;
  return new UnitUnreachableError(sentence, message);
}

/** The API's failure for direct calls: 422 with the unit's code, or 500 `unit_unreachable`. */
export function directFailure({ code, message }: UnitFailure, what: string): ServiceError {
  if (code === null) {
    return new UnitUnreachableError(`The control unit could not be reached: ${what}`, message);
  }
  const failure = failureOf(code, message);
  return new UnprocessableError(failure.code, `The control unit rejected it: ${message}`, {
    error: message,
    data: { result_code: code, cause: failure.cause, remedy: failure.remedy, actor: failure.actor },
    retryable: failure.retryable,
  });
}
