// The acknowledgements of filed returns.
import type { Queryable, Trx } from "../../db/sql/schema.ts";

export type Filing = {
  acknowledgement_no: string;
  /** `YYYY-MM-DD` */
  filed_on: string;
  payment_no: string | null;
  prepared_by: string | null;
  reviewed_by: string | null;
};
/** `month` is `YYYYMM`. */
export type FilingRow = Filing & {
  data_set_id: number;
  month: string;
  recorded_at: number;
  recorded_by: number;
};

/** The filings of an environment. */
export function listFilings(db: Queryable, data_set_id: number): Promise<FilingRow[]> {
  return db("period_filings").where({ data_set_id });
}

export function findFiling(
  db: Queryable,
  data_set_id: number,
  month: string,
): Promise<FilingRow | undefined> {
  return db("period_filings").where({ data_set_id, month }).first();
}

/** Stores it in place of an earlier one. */
export async function saveFiling(trx: Trx, row: FilingRow): Promise<void> {
  await trx("period_filings").insert(row).onConflict(["data_set_id", "month"]).merge();
}
