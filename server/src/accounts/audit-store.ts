// Rows of the audit (who changed what) and of the service's own settings.

import type { Queryable } from "../db/schema.ts";
import { fromBlob, toBlob } from "../db/values.ts";
import { newId } from "../ids.ts";

type Stored = Record<string, unknown>;

/** One entry of the record of who changed what; entries are never changed. */
export type AuditEntry = {
  account_id?: number;
  data_set_id?: number;
  user_id?: number;
  /** Topic and verb: `keys.revoke`. */
  action: string;
  /** What was changed: `key txl_8ABCdefg`. */
  subject: string;
  detail?: unknown;
};

export async function insertAudit(trx: Queryable, entry: AuditEntry, nowMs: number): Promise<void> {
  const { detail, ...columns } = entry;
  await trx("audit").insert({
    ...columns,
    id: newId(),
    detail: detail === undefined ? null : toBlob(detail),
    created_at: nowMs,
  });
}

export async function listAudit(
  db: Queryable,
  accountId: number,
): Promise<(AuditEntry & { created_at: number })[]> {
  const rows: Stored[] = await db("audit").where({ account_id: accountId }).orderBy("id");
  return rows.map((row) => ({
    ...(row as AuditEntry & { created_at: number }),
    detail: row.detail === null ? undefined : fromBlob(row.detail as Uint8Array),
  }));
}

export async function findSetting(db: Queryable, name: string): Promise<string | undefined> {
  const row: { value: string } | undefined = await db("settings").where({ name }).first("value");
  return row?.value;
}

export async function saveSetting(db: Queryable, name: string, value: string): Promise<void> {
  const changed = await db("settings").where({ name }).update({ value });
  if (changed === 0 && (await findSetting(db, name)) === undefined)
    await db("settings").insert({ name, value });
}
