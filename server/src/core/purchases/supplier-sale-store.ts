// Sales that suppliers reported to a branch: fetched from the unit, kept until registered as purchases.
// Decisions about the API: 66.
import { round2 } from "@taxctl/sdk/rules/amounts";
import { normalTin } from "@taxctl/sdk/rules/tins";
import { mapInSlices } from "../../base/event-loop.ts";
import type { FetchedSupplierSale } from "../../control-unit/fetched.ts";
import type { PurchaseDocument } from "../../control-unit/types.ts";
import { readInParts } from "../../db/batching/in-parts.ts";
import { newRowId } from "../../db/row-ids.ts";
import { sortBy } from "../../db/sql/keyset.ts";
import { type Page, type PageRequest, pageBy, withRows } from "../../db/sql/page.ts";
import { money } from "../../db/sql/scaled.ts";
import type { Queryable, Trx } from "../../db/sql/schema.ts";
import { fromBlob, toBlob } from "../../db/sql/values.ts";
import { reportSupplierInvoices } from "../webhooks/arrivals.ts";

/** The supplier's branch if none is named: its head office. */
export const headOffice = "00";

type SupplierSaleKey = {
  supplier_tin: string;
  supplier_bhf_id: string;
  supplier_invoice_no: string;
  /** The supplier's kind: `S` sale, `R` credit note. */
  receipt_type: "S" | "R";
};

/** The supplier sale that a purchase means. */
export function keyOf(
  input: Pick<PurchaseDocument, "supplier_tin" | "supplier_invoice_no"> & {
    supplier_bhf_id?: string | null;
    receipt_type?: "P" | "R";
  },
): SupplierSaleKey {
  return {
    supplier_tin: normalTin(input.supplier_tin),
    supplier_bhf_id: input.supplier_bhf_id ?? headOffice,
    supplier_invoice_no: input.supplier_invoice_no,
    receipt_type: input.receipt_type === "R" ? "R" : "S",
  };
}

/** The branch with its environment: both begin the index of the natural key. */
type Scope = { data_set_id: number; branch_id: number };

/**
 * Stores fetched sales by their natural key, with an event for new ones; one that comes again refreshes its figures while it is unregistered.
 *
 * @returns How many were new.
 */
export async function saveSupplierSales(
  trx: Trx,
  { data_set_id, branch_id }: Scope,
  sales: readonly FetchedSupplierSale[],
  nowMs: number,
): Promise<number> {
  const added: Parameters<typeof reportSupplierInvoices>[2][number][] = [];
  for (const sale of sales) {
    const { supplier_bhf_id, supplier_invoice_no, receipt_type, sales_date } = sale;
    const supplier_tin = normalTin(sale.supplier_tin);
    const key = { data_set_id, branch_id, supplier_tin, supplier_bhf_id, supplier_invoice_no, receipt_type };
    const content = {
      sales_date,
      total_amount: money.toDb(round2(sale.total_amount)),
      body: toBlob(sale),
      fetched_at: nowMs,
    };
    const known = await trx("supplier_sales").where(key).first("id", "registered_by");
    if (!known) {
      await trx("supplier_sales").insert({ id: newRowId(trx), ...key, ...content, registered_by: null });
      const total_amount = money.fromDb(content.total_amount);
      added.push({
        supplier_tin,
        supplier_bhf_id,
        supplier_invoice_no,
        receipt_type,
        sales_date,
        total_amount,
      });
    } else if (known.registered_by === null)
      await trx("supplier_sales").where({ id: known.id }).update(content);
  }
  await reportSupplierInvoices(trx, { data_set_id, branch_id }, added, nowMs);
  return added.length;
}

/** A stored sale, and the purchase that registers it. */
export type StoredSupplierSale = FetchedSupplierSale & { fetched_at: number; registered_by: string | null };

type StoredRow = { id: string; body: Uint8Array; fetched_at: number; registered_by: string | null };
const storedColumns = ["id", "body", "fetched_at", "registered_by"] as const;

function readSale({ body, fetched_at, registered_by }: StoredRow): StoredSupplierSale {
  return { ...fromBlob<FetchedSupplierSale>(body), fetched_at: Number(fetched_at), registered_by };
}

/** Everything stored for a branch and not registered, oldest first. */
export async function listSupplierSales(db: Queryable, branchId: number): Promise<StoredSupplierSale[]> {
  const ids: string[] = await db("supplier_sales")
    .where({ branch_id: branchId, registered_by: null })
    .orderBy([{ column: "sales_date" }, { column: "id" }])
    .pluck("id");
  const rows = await readInParts<string, StoredRow>(ids, (some) =>
    db("supplier_sales")
      .whereIn("id", some)
      .select(...storedColumns),
  );
  return mapInSlices(rows, readSale);
}

export type SupplierSaleFilter = {
  status: "waiting" | "registered" | "all";
  /** `YYYY-MM-DD`, both included. */
  from_date?: string | undefined;
  to_date?: string | undefined;
};

/** One page of a branch's stored sales, latest first. */
export async function pageOfSupplierSales(
  db: Queryable,
  branchId: number,
  { status, from_date, to_date }: SupplierSaleFilter,
  request: PageRequest,
): Promise<Page<StoredSupplierSale>> {
  const sales = db("supplier_sales").where({ branch_id: branchId });
  if (status === "waiting") sales.whereNull("registered_by");
  if (status === "registered") sales.whereNotNull("registered_by");
  if (from_date !== undefined) sales.where("sales_date", ">=", from_date.replaceAll("-", ""));
  if (to_date !== undefined) sales.where("sales_date", "<=", to_date.replaceAll("-", ""));
  const sort = sortBy("desc", "sales_date", "id");
  const found = await pageBy<{ id: string; sales_date: string }>(
    sales.select("id", "sales_date"),
    sort,
    request,
  );
  const page = await withRows<StoredRow>(db, "supplier_sales", found, (rows) =>
    rows.select(...storedColumns),
  );
  return { ...page, rows: await mapInSlices(page.rows, readSale) };
}

export async function findSupplierSale(
  db: Queryable,
  { data_set_id, branch_id }: Scope,
  key: SupplierSaleKey,
): Promise<FetchedSupplierSale | undefined> {
  const row = await db("supplier_sales")
    .where({ data_set_id, branch_id, ...key })
    .first("body");
  return row && fromBlob<FetchedSupplierSale>(row.body);
}

/** Takes a supplier sale off the list, for the purchase that confirms it. */
export async function claimSupplierSale(
  trx: Trx,
  { data_set_id, branch_id }: Scope,
  key: SupplierSaleKey,
  transactionId: string,
): Promise<void> {
  await trx("supplier_sales")
    .where({ data_set_id, branch_id, ...key })
    .update({ registered_by: transactionId });
}

/** Puts a supplier sale back on the list when its purchase was rejected. */
export async function releaseSupplierSale(
  trx: Trx,
  { branch_id }: Scope,
  transactionId: string,
): Promise<void> {
  await trx("supplier_sales")
    .where({ branch_id, registered_by: transactionId })
    .update({ registered_by: null });
}
