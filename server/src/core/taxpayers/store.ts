// Rows of taxpayers that were looked up, by environment and TIN.
import { saveRows } from "../../db/sql/rows.ts";
import type { Queryable, Trx } from "../../db/sql/schema.ts";

export type TaxpayerRow = {
  data_set_id: number;
  tin: string;
  /** Empty if the authority gave none. */
  name: string;
  is_active: number;
  address: string | null;
  fetched_at: number;
};

/** An environment keeps this many taxpayers: those that were looked up last. */
const mostTaxpayers = 10_000;
const deletedAtOnce = 100;

/** How long a taxpayer that was looked up is used. */
export const keptMs = 90 * 24 * 60 * 60_000;

/** The taxpayer with this TIN, if it is still kept. */
export async function findTaxpayer(
  db: Queryable,
  environmentId: number,
  tin: string,
  nowMs: number,
): Promise<TaxpayerRow | undefined> {
  const row: TaxpayerRow | undefined = await db("taxpayers")
    .where({ data_set_id: environmentId, tin })
    .first();
  return row && Number(row.fetched_at) >= nowMs - keptMs
    ? { ...row, fetched_at: Number(row.fetched_at) }
    : undefined;
}

/** Stores a taxpayer, and deletes the oldest ones of its environment above the limit of `most`. */
export async function saveTaxpayer(trx: Trx, row: TaxpayerRow, most = mostTaxpayers): Promise<void> {
  const { data_set_id } = row;
  await saveRows(trx, "taxpayers", ["data_set_id", "tin"], [row]);
  const oldest: { tin: string }[] = await trx("taxpayers")
    .where({ data_set_id })
    .orderBy([
      { column: "fetched_at", order: "desc" },
      { column: "tin", order: "desc" },
    ])
    .offset(most)
    .limit(deletedAtOnce)
    .select("tin");
  if (oldest.length === 0) return;
  const tins = oldest.map(({ tin }) => tin);
  await trx("taxpayers").where({ data_set_id }).whereIn("tin", tins).delete();
}

export async function deleteTaxpayer(trx: Trx, environmentId: number, tin: string): Promise<void> {
  await trx("taxpayers").where({ data_set_id: environmentId, tin }).delete();
}
