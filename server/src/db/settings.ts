// Rows of the service's own settings, written at a start or by a probe.
import type { Queryable } from "./sql/schema.ts";

export async function findSetting(db: Queryable, name: string): Promise<string | undefined> {
  const row: { value: string } | undefined = await db("settings").where({ name }).first("value");
  return row?.value;
}

/** One statement: several processes may write a setting for the first time at once. */
export async function saveSetting(db: Queryable, name: string, value: string): Promise<void> {
  await db("settings").insert({ name, value }).onConflict("name").merge();
}
