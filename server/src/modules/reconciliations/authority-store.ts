// The authority's side: supplier invoices of a period, and purchases that were registered without one.
import { type Document, documentOfPurchase, documentOfSupplierSale } from "@taxctl/sdk/rules/reconcile";
import { mapInSlices } from "../../base/event-loop.ts";
import type { FetchedSupplierSale } from "../../control-unit/fetched.ts";
import type { PurchaseDocument } from "../../control-unit/types.ts";
import { readInParts } from "../../db/batching/in-parts.ts";
import { money } from "../../db/sql/scaled.ts";
import type { Queryable } from "../../db/sql/schema.ts";
import { fromBlob } from "../../db/sql/values.ts";

/** `branch_id` 0 means all; days are `YYYYMMDD`. */
export type Scope = { data_set_id: number; branch_id: number; from: string; to: string };

export type AuthorityDocument = { document: Document; supplier_sale_id: string | null };

/** The documents of a period by their ids. A supplier's report is the document of its purchase too, so that decisions hold. */
export async function readAuthority(db: Queryable, scope: Scope): Promise<Map<string, AuthorityDocument>> {
  const { data_set_id, branch_id, from, to } = scope;
  const documents = new Map<string, AuthorityDocument>();
  for (const { branch, document } of await readPurchases(db, scope))
    documents.set(document.id, { document: { ...document, own_branch: branch }, supplier_sale_id: null });
  const sales = db("supplier_sales")
    .where({ "supplier_sales.data_set_id": data_set_id })
    .whereBetween("sales_date", [from, to]);
  if (branch_id > 0) sales.where({ "supplier_sales.branch_id": branch_id });
  const ids: string[] = await sales.orderBy("id").pluck("id");
  const rows = await readInParts(ids, (some) =>
    db("supplier_sales")
      .join("branches", "branches.id", "supplier_sales.branch_id")
      .whereIn("supplier_sales.id", some)
      .select("supplier_sales.id", "supplier_sales.body", "branches.bhf_id"),
  );
  const read = await mapInSlices(rows, ({ id, body, bhf_id }) => {
    const document = documentOfSupplierSale(readSale(fromBlob<FetchedSupplierSale>(body)), bhf_id);
    return { document, supplier_sale_id: id };
  });
  for (const one of read) documents.set(one.document.id, one);
  return documents;
}

/** The supplier sale as the API shows it. */
export function readSale({ sale, receipt_type, sales_date }: FetchedSupplierSale) {
  return { ...sale, rcptTyCd: receipt_type, sale_date: sales_date };
}

/** Registered purchases that no report is behind. */
async function readPurchases(db: Queryable, { data_set_id, branch_id, from, to }: Scope) {
  const purchases = db("transactions")
    .leftJoin("supplier_sales", (join) =>
      join
        .on("supplier_sales.branch_id", "transactions.branch_id")
        .on("supplier_sales.registered_by", "transactions.id"),
    )
    .where({ "transactions.data_set_id": data_set_id, type: "purchase" })
    .whereIn("status", ["pending", "success"])
    .whereBetween("document_date", [from, to])
    .whereNull("supplier_sales.id");
  if (branch_id > 0) purchases.where({ "transactions.branch_id": branch_id });
  const ids: string[] = await purchases.pluck("transactions.id");
  const rows = await readInParts(ids, (some) =>
    db("transactions")
      .join("transaction_bodies", "transaction_bodies.transaction_id", "transactions.id")
      .whereIn("transactions.id", some)
      .select("transactions.id", "bhf_id", "total_amount", "tax_amount", "document"),
  );
  return mapInSlices(rows, ({ bhf_id, total_amount, tax_amount, document }) => {
    const purchase = fromBlob<PurchaseDocument>(document);
    return {
      branch: bhf_id,
      document: documentOfPurchase({
        ...purchase,
        branch_id: bhf_id,
        total_amount: money.fromDb(total_amount),
        tax_amount: money.fromDb(tax_amount),
      }),
    };
  });
}
