// The payment types in use: the synchronised table's, or the interface's own before any synchronisation.
import type { Queryable } from "../db/schema.ts";

/** Code class of payment types. */
const paymentClass = "07";

/** Cash, card, cash and credit, cheque, credit, mobile money, other: before a unit's table is known. */
export const defaultPaymentTypes: ReadonlySet<string> = new Set(["01", "02", "03", "04", "05", "06", "07"]);

/** The active payment codes of a data set, in the interface's codes. */
export async function paymentTypesOf(db: Queryable, dataSetId: number): Promise<ReadonlySet<string>> {
  const rows: { code: string }[] = await db("codes")
    .where({ data_set_id: dataSetId, code_class: paymentClass, is_active: 1 })
    .orderBy("sort_order")
    .select("code");
  return rows.length > 0 ? new Set(rows.map((row) => row.code)) : defaultPaymentTypes;
}
