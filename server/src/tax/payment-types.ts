// The payment types in use and their names: the synchronised table's, or the interface's own before any synchronisation.
import type { Queryable } from "../db/sql/schema.ts";

/** Code class of payment types. */
const paymentClass = "07";

/** Names of the interface's payment types before a unit's table is known. */
export const paymentNames: ReadonlyMap<string, string> = new Map([
  ["01", "Cash"],
  ["02", "Card"],
  ["03", "Cash and credit"],
  ["04", "Cheque"],
  ["05", "Credit"],
  ["06", "Mobile money"],
  ["07", "Other"],
]);

/** The interface's payment types, before a unit's table is known. */
export const defaultPaymentTypes: ReadonlySet<string> = new Set(paymentNames.keys());

/** The active payment codes of a data set, in the interface's codes. */
export async function paymentTypesOf(db: Queryable, dataSetId: number): Promise<ReadonlySet<string>> {
  const rows: { code: string }[] = await db("codes")
    .where({ data_set_id: dataSetId, code_class: paymentClass, is_active: 1 })
    .orderBy("sort_order")
    .select("code");
  return rows.length > 0 ? new Set(rows.map((row) => row.code)) : defaultPaymentTypes;
}

/** What a payment type is called, also one that is out of use by now; its code where nobody has a name for it. */
export async function findPaymentName(db: Queryable, dataSetId: number, code: string): Promise<string> {
  const row: { name: string } | undefined = await db("codes")
    .where({ data_set_id: dataSetId, code_class: paymentClass, code })
    .first("name");
  return row?.name || (paymentNames.get(code) ?? code);
}
