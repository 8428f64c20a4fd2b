// Events for new records of a fetch: notices, supplier invoices, and customs records.
import type { Trx } from "../../db/sql/schema.ts";
import { insertEvent, type NewEvent } from "./event-store.ts";
import { findBranchId } from "./subject-store.ts";

/** Rows that an event shows; `count` has all. */
const mostShown = 20;

type Notice = NewEvent<"notices.received">["data"]["notices"][number];
type CustomsRecord = NewEvent<"customs_records.received">["data"]["records"][number];
type Invoice = NewEvent<"supplier_invoices.received">["data"]["invoices"][number];

/** Part of the transaction that stores the notices. */
export async function reportNotices(
  trx: Trx,
  data_set_id: number,
  notices: readonly Notice[],
  nowMs: number,
): Promise<void> {
  if (notices.length === 0) return;
  const data = { count: notices.length, notices: notices.slice(0, mostShown) };
  await insertEvent(trx, { name: "notices.received", data_set_id, data }, nowMs);
}

/** Part of the transaction that stores the invoices. */
export async function reportSupplierInvoices(
  trx: Trx,
  { data_set_id, branch_id }: { data_set_id: number; branch_id: number },
  invoices: readonly Invoice[],
  nowMs: number,
): Promise<void> {
  if (invoices.length === 0) return;
  const data = {
    branch_id: await findBranchId(trx, branch_id),
    count: invoices.length,
    invoices: invoices.slice(0, mostShown),
  };
  await insertEvent(trx, { name: "supplier_invoices.received", data_set_id, data }, nowMs);
}

/** Part of the transaction that stores the records. */
export async function reportCustomsRecords(
  trx: Trx,
  { data_set_id, branch_id }: { data_set_id: number; branch_id: number },
  records: readonly CustomsRecord[],
  nowMs: number,
): Promise<void> {
  if (records.length === 0) return;
  const data = {
    branch_id: await findBranchId(trx, branch_id),
    count: records.length,
    records: records
      .slice(0, mostShown)
      .map(({ task_code, declaration_date, item_sequence, hs_code, item_name }) => ({
        task_code,
        declaration_date,
        item_sequence,
        hs_code,
        item_name,
      })),
  };
  await insertEvent(trx, { name: "customs_records.received", data_set_id, data }, nowMs);
}
