// A failure as it stands on a record: what the unit or a last check said, explained from the catalogue.
import { type CatalogueEntry, catalogue, type ErrorCode } from "./catalogue.ts";
import { unitCodes } from "./control-unit/codes.ts";

export type Failure = Pick<CatalogueEntry, "cause" | "remedy" | "actor" | "retryable"> & {
  code: ErrorCode;
  message: string;
  doc_url: string;
};

const own: Record<string, CatalogueEntry> = catalogue;

/**
 * Explains a stored failure.
 *
 * @param code A unit's result code (`910`) or a code of our own (`credit_exceeds_original`).
 */
export function failureOf(code: string, message: string | null): Failure {
  const isOwn = Object.hasOwn(own, code);
  const full = (isOwn ? code : `unit_${code}`) as ErrorCode;
  const entry = (isOwn ? own[code] : unitCodes[code]) ?? catalogue.unit_refused;
  const { title, cause, remedy, actor, retryable } = entry;
  return {
    code: full,
    message: message || title,
    cause,
    remedy,
    actor,
    retryable,
    doc_url: `/docs/errors#${full}`,
  };
}
