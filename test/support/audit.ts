// The audit of an account, oldest entry first.
import { type AuditEntry, listEntries } from "../../server/src/core/audit/store.ts";
import type { Queryable } from "../../server/src/db/sql/schema.ts";

export async function auditOf(db: Queryable, accountId: number): Promise<AuditEntry[]> {
  const { rows } = await listEntries(db, { account_id: accountId }, { page: 1, per_page: 1_000 });
  return rows.reverse();
}
