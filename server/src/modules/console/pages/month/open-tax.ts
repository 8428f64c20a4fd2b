// The tax of the supplier invoices that nobody has registered yet, though somebody could: what accepting all of them would save.
import { round2 } from "@taxctl/sdk/rules/amounts";
import type { AccountPage } from "../../page.ts";
import type { Reconciliation, ReconciliationListRow } from "./words.ts";

/** Rows that a page of a month reads; a longer list has no sum. */
const mostRows = 500;

type Decision = "none" | "pending" | "accept";

/** The first rows with a decision; undefined if there are more. */
async function rowsWith(
  page: AccountPage,
  id: string,
  decision: Decision,
): Promise<ReconciliationListRow[] | undefined> {
  const rows: ReconciliationListRow[] = [];
  let cursor: string | null | undefined;
  do {
    const { data, meta } = await page.read("listReconciliationRows", {
      params: { id },
      query: { decision, per_page: 100, ...(cursor && { cursor }) },
    });
    rows.push(...data);
    cursor = meta.next_cursor;
    if (rows.length > mostRows) return undefined;
  } while (cursor);
  return rows;
}

export type OpenTax = { invoices: number; tax: number };

/** Undefined once all are decided, without such an invoice, and where there are too many. */
export async function openTaxOf(
  page: AccountPage,
  comparisons: readonly Reconciliation[],
): Promise<OpenTax | undefined> {
  if (comparisons.every(({ open }) => open === 0)) return undefined;
  // A comparison of all branches and one of a branch have the same invoices.
  const taxes = new Map<string, number>();
  for (const { id, status, open, to_register } of comparisons) {
    if (status === "matching") return undefined;
    const wanted: Decision[] = [
      ...(open > 0 ? (["none", "pending"] as const) : []),
      ...(to_register > 0 ? (["accept"] as const) : []),
    ];
    for (const decision of wanted) {
      const rows = await rowsWith(page, id, decision);
      if (!rows) return undefined;
      for (const { authority, can_register } of rows)
        if (authority && can_register)
          taxes.set(authority.id, authority.kind === "credit_note" ? -authority.tax : authority.tax);
    }
  }
  if (taxes.size === 0) return undefined;
  return { invoices: taxes.size, tax: round2([...taxes.values()].reduce((sum, tax) => sum + tax, 0)) };
}
