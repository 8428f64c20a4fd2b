// One invoice of a supplier: its row in the comparison, and what the supplier reported.
import { documentOfSupplierSale } from "@taxctl/sdk/rules/reconcile";
import { CallFailed, type DataOf } from "../../call.ts";
import type { AccountPage } from "../../page.ts";
import { readyBranches } from "./suppliers.ts";
import type { ReconciliationListRow } from "./words.ts";

export type SupplierSale = DataOf<"listSupplierSales">[number];
export type SupplierLine = SupplierSale["itemList"][number];

/** `sale` is undefined once it is registered, and for an invoice of an uploaded list. */
export type SupplierInvoice = {
  row: ReconciliationListRow;
  branch: string | undefined;
  sale: SupplierSale | undefined;
};

const notFound = new CallFailed({
  status: 404,
  code: "not_found",
  message: "There is no such invoice in this comparison",
});

/** @throws CallFailed 404 */
async function findRow(page: AccountPage, invoice: string): Promise<ReconciliationListRow> {
  const params = { id: page.params.books ?? "" };
  const [supplier_tin = ""] = invoice.split("/");
  let cursor: string | null | undefined;
  do {
    const query = { supplier_tin, per_page: 100, ...(cursor && { cursor }) };
    const { data, meta } = await page.read("listReconciliationRows", { params, query });
    const found = data.find(({ authority }) => authority?.id === invoice);
    if (found) return found;
    cursor = meta.next_cursor;
  } while (cursor);
  throw notFound;
}

/** The invoice with this identifier of its document. Units of several branches may report it: the compared one has its sums. @throws CallFailed 404 */
export async function findInvoice(page: AccountPage, invoice: string): Promise<SupplierInvoice> {
  const row = await findRow(page, invoice);
  const { own_branch = null, date = "", total = 0, tax = 0 } = row.authority ?? {};
  const branches = own_branch === null ? await readyBranches(page) : [own_branch];
  for (const branch of branches) {
    let cursor: string | null | undefined;
    do {
      const { data, meta } = await page.read("listSupplierSales", {
        branch,
        query: {
          ...{ status: "waiting", from_date: date, to_date: date, per_page: 100 },
          ...(cursor && { cursor }),
        },
      });
      const sale = data.find((one) => {
        const document = documentOfSupplierSale(one);
        return document.id === invoice && document.total === total && document.tax === tax;
      });
      if (sale) return { row, branch, sale };
      cursor = meta.next_cursor;
    } while (cursor);
  }
  return { row, branch: undefined, sale: undefined };
}
