// A failure on a record: the message of the unit or of the last check, explained from the catalog.

import { type ErrorCode, type Explanation, explain, isListed } from "@taxctl/sdk/rules/catalogue";
import { otherAmounts } from "./other-amounts.ts";

export type Failure = Pick<Explanation, "cause" | "remedy" | "actor" | "retryable"> & {
  code: ErrorCode;
  message: string;
  doc_url: string;
};

/**
 * Explains a stored failure.
 *
 * @param code A unit's result code (`910`) or a code of our own (`credit_exceeds_original`).
 */
export function failureOf(code: string, message: string | null): Failure {
  const full = isListed(code) ? code : codeOfUnit(code);
  const { title, cause, remedy, actor, retryable } = explain(full);
  const style = isListed(code) || message === null ? undefined : otherAmounts(message);
  return {
    code: full,
    message: message || title,
    cause: style ? `${cause} The figure that the unit expects is ${style.why}.` : cause,
    remedy: style
      ? `Set \`settings.amounts\` of the device to ${style.amounts} (PUT /devices/{bhfId}), then retry the transaction.`
      : remedy,
    actor,
    retryable,
    doc_url: `/docs/errors#${full}`,
  };
}

/** The code of a unit's rejection; `unit_rejected` for a result code without an explanation. */
export function codeOfUnit(resultCode: string): ErrorCode {
  const code = `unit_${resultCode}`;
  return isListed(code) ? code : "unit_rejected";
}
