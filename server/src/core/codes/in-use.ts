// The codes that callers may give, by their synchronized tables.
import { type CodesInUse, codeClasses } from "@taxctl/sdk/rules/validation";
import type { Queryable } from "../../db/sql/schema.ts";
import { findCodesInUse } from "./store.ts";

/** The class of `purchase_status`. */
export const purchaseStatusClass = "34";

export function codesInUse(db: Queryable, environmentId: number): Promise<CodesInUse> {
  return findCodesInUse(db, environmentId, [...Object.values(codeClasses), purchaseStatusClass]);
}
