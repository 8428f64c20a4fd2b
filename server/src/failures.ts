// A failure on a record: the message of the unit or of the last check, explained from the catalog.

import { type CatalogueEntry, catalogue, codeOfUnit, type ErrorCode, findEntry } from "./catalogue.ts";
import { otherAmounts } from "./control-unit/other-amounts.ts";

export type Failure = Pick<CatalogueEntry, "cause" | "remedy" | "actor" | "retryable"> & {
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
  const full = isOwn(code) ? code : codeOfUnit(code);
  const { title, cause, remedy, actor, retryable } = findEntry(full);
  const style = isOwn(code) || message === null ? undefined : otherAmounts(message);
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

function isOwn(code: string): code is keyof typeof catalogue {
  return Object.hasOwn(catalogue, code);
}
