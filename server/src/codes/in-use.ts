// Checks codes that callers give: each must be in its synchronized table.
import type { Queryable } from "../db/sql/schema.ts";
import { findCodesInUse } from "./store.ts";

/** The class of the table that lists a field's codes. */
const classOf = {
  origin_nation_code: "05",
  qty_unit_code: "10",
  pkg_unit_code: "17",
  refund_reason_code: "32",
} as const;
/** The class of `purchase_status`. */
export const purchaseStatusClass = "34";
type CodeField = keyof typeof classOf;

/** Active codes by their class. */
export type CodesInUse = ReadonlyMap<string, ReadonlySet<string>>;

export function codesInUse(db: Queryable, dataSetId: number): Promise<CodesInUse> {
  return findCodesInUse(db, dataSetId, [...Object.values(classOf), purchaseStatusClass]);
}

/** The problem with a code. A table that was never synchronized rejects nothing; the unit decides. */
export function codeProblem(field: CodeField, code: string, inUse: CodesInUse): string | undefined {
  const codeClass = classOf[field];
  const known = inUse.get(codeClass);
  if (!known || known.has(code)) return undefined;
  return `must be a code of class ${codeClass} (GET /codes?code_class=${codeClass}); ${code} is none`;
}
