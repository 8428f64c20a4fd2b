// Why the operators suspended or cancelled an account.

import type { AccountRow } from "../../core/accounts/store.ts";
import { findLatestDetail } from "../../core/audit/store.ts";
import type { Queryable } from "../../db/sql/schema.ts";

/** Null also if the operator gave no reason. */
export async function findStatusReason(
  db: Queryable,
  { id, status }: Pick<AccountRow, "id" | "status">,
): Promise<string | null> {
  if (status !== "suspended" && status !== "cancelled") return null;
  const detail = await findLatestDetail(db, id, ["accounts.suspend", "accounts.cancel"]);
  const reason = detail && Reflect.get(detail, "reason");
  return typeof reason === "string" ? reason : null;
}
