// The row with the progress of the night's work.
import type { Queryable, Trx } from "../db/sql/schema.ts";

const setting = { name: "stock_nightly" };

/** How far it came; empty before the first night. */
export async function findProgress(db: Queryable): Promise<string> {
  const known: { value: string } | undefined = await db("settings").where(setting).first("value");
  return known?.value ?? "";
}

/** Writes down how far it came; false where it isn't `from` any more, if that is given. */
export async function saveProgress(db: Queryable, value: string, from?: string): Promise<boolean> {
  const where = from === undefined ? setting : { ...setting, value: from };
  return (await db("settings").where(where).update({ value })) === 1;
}

/** How far the last night came. Another process that wants to go on waits until this transaction ends. */
export async function lockProgress(trx: Trx): Promise<string> {
  await trx("settings")
    .insert({ ...setting, value: "" })
    .onConflict("name")
    .merge({ value: trx.raw("??", ["settings.value"]) });
  const row: { value: string } = await trx("settings").where(setting).forUpdate().first("value");
  return row.value;
}
