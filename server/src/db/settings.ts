// Rows of the service's own settings, written at a start or by a probe.
import type { Queryable } from "./schema.ts";

export async function findSetting(db: Queryable, name: string): Promise<string | undefined> {
  const row: { value: string } | undefined = await db("settings").where({ name }).first("value");
  return row?.value;
}

export async function saveSetting(db: Queryable, name: string, value: string): Promise<void> {
  const changed = await db("settings").where({ name }).update({ value });
  if (changed === 0 && (await findSetting(db, name)) === undefined)
    await db("settings").insert({ name, value });
}
