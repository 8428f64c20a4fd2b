// When the last backup was made, by `taxd backup` or by another tool. Without one, the age of the database itself counts.
import { history } from "../../db/migrations/migrate.ts";
import { findSetting, saveSetting } from "../../db/settings.ts";
import type { Queryable } from "../../db/sql/schema.ts";

const lastSetting = "backup.last_at";

/** `at`: when the data of the last backup was read, or when the database was made if there is none. */
export type LastBackup = { at: number; isMade: boolean };

export async function findLastBackup(db: Queryable): Promise<LastBackup> {
  const stored = await findSetting(db, lastSetting);
  if (stored !== undefined) return { at: Number(stored), isMade: true };
  const made = await db(history).min({ at: "applied_at" }).first();
  return { at: Number(made?.at ?? 0), isMade: false };
}

export async function noteBackup(db: Queryable, atMs: number): Promise<void> {
  await saveSetting(db, lastSetting, String(atMs));
}
