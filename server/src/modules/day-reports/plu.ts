// The PLU report: how much of each item a branch has sold in a period.
import type { TaxLetter } from "@taxctl/sdk/rules/profiles";
import { rulesOf } from "@taxctl/sdk/rules/profiles/units";
import { Slice } from "../../base/event-loop.ts";
import { unitLetter } from "../../control-unit/profiles.ts";
import type { SaleDocument } from "../../control-unit/types.ts";
import { branchProfile } from "../../core/devices/zones.ts";
import { pageOfTransactions } from "../../core/transactions/list-store.ts";
import type { Position } from "../../db/sql/keyset.ts";
import { money, quantity } from "../../db/sql/scaled.ts";
import type { Queryable } from "../../db/sql/schema.ts";
import { fromBlob } from "../../db/sql/values.ts";
import type { ReportScope } from "../reports/figure-store.ts";
import { readPackedDocuments } from "./plu-store.ts";

/** Documents that are read at once. */
const readAtOnce = 50;

/** Of an item at one price, letter and rate; quantities ×10⁴ and money ×100. */
type Sold = {
  item_code: string;
  item_name: string;
  unit_price: number;
  tax_type: string;
  tax_rate: number;
  quantity: number;
  discount: number;
  tax: number;
  total: number;
};

/** Reads the signed documents in slices. Credit notes are subtracted. */
export async function readPlu(
  db: Queryable,
  scope: ReportScope & { branch_id: number },
  signal: AbortSignal,
) {
  const rules = rulesOf(await branchProfile(db, scope));
  const filter = { ...scope, type: "sales", status: "success" };
  const sold = new Map<string, Sold>();
  const slice = new Slice();
  let documents = 0;
  let after: Position | undefined;
  do {
    signal.throwIfAborted();
    const page = await pageOfTransactions(db, filter, { page: 1, per_page: readAtOnce, after });
    const bodies = await readPackedDocuments(
      db,
      page.rows.map(({ id }) => id),
    );
    for (const body of bodies) {
      if (slice.isOver) await slice.next();
      addTo(sold, fromBlob<SaleDocument>(body));
    }
    documents += bodies.length;
    after = page.next;
  } while (after);
  const rows = [...sold.values()].toSorted(byCode);
  const sum = (of: "tax" | "total"): number => money.fromDb(rows.reduce((all, row) => all + row[of], 0) || 0);
  return {
    documents,
    rows: rows.map(({ discount, tax, total, ...row }) => ({
      ...row,
      tax_type: row.tax_type as TaxLetter,
      authority_tax_type: unitLetter(rules, row.tax_type, row.tax_rate),
      quantity: quantity.fromDb(row.quantity || 0),
      discount_amount: money.fromDb(discount || 0),
      tax_amount: money.fromDb(tax || 0),
      total_amount: money.fromDb(total || 0),
    })),
    tax_amount: sum("tax"),
    total_amount: sum("total"),
  };
}

function addTo(sold: Map<string, Sold>, { receipt_type, items }: SaleDocument): void {
  const sign = receipt_type === "R" ? -1 : 1;
  for (const line of items) {
    const { item_code, item_name, unit_price, tax_type, tax_rate } = line;
    const key = JSON.stringify([item_code, item_name, unit_price, tax_type, tax_rate]);
    const row = sold.get(key) ?? {
      ...{ item_code, item_name, unit_price, tax_type, tax_rate },
      ...{ quantity: 0, discount: 0, tax: 0, total: 0 },
    };
    row.quantity += sign * quantity.toDb(line.qty);
    row.discount += sign * money.toDb(line.discount_with_tax);
    row.tax += sign * money.toDb(line.tax_amount);
    row.total += sign * money.toDb(line.total_amount);
    sold.set(key, row);
  }
}

function byCode(one: Sold, other: Sold): number {
  const order = (left: string | number, right: string | number) => (left < right ? -1 : left > right ? 1 : 0);
  return (
    order(one.item_code, other.item_code) ||
    order(one.item_name, other.item_name) ||
    order(one.unit_price, other.unit_price) ||
    order(one.tax_type, other.tax_type) ||
    order(one.tax_rate, other.tax_rate)
  );
}
