// The receipts that the service has under the numbers of an input, so that a dry run counts them as a run would.
import type { SaleInput, SaleSummary, Taxctl } from "@taxctl/sdk";
import { normalTin } from "@taxctl/sdk/tins";
import { given } from "../input/paging.ts";
import { dashed } from "../service/local-day.ts";
import { whenOnline } from "../service/when-online.ts";
import type { Service } from "./ask-service.ts";
import type { Amounts } from "./control-total.ts";
import { differsReason } from "./earlier-results.ts";
import type { JobOutcome } from "./jobs.ts";

/** The signed sale or credit note under the number of a document. */
export type StoredSale = Pick<
  SaleSummary,
  | "transaction_id"
  | "receipt_no"
  | "receipt_type"
  | "sale_date"
  | "customer_tin"
  | "tax_amount"
  | "total_amount"
>;

/** So many numbers are requested one by one; for more, the sales of their days are read from the list. */
const few = 20;
/** The most sales that are read from the list, latest first. */
const most = 2000;

/** The signed sales with these numbers. Without a service, none. `documents` are the sales to send, as far as they are known. */
export function storedSalesAt(
  { client, profile, signal }: Service,
  invoiceNos: readonly string[],
  documents: readonly SaleInput[],
): Promise<Map<string, StoredSale>> {
  return whenOnline(
    async () => {
      const found = new Map<string, StoredSale>();
      const wanted = new Set(invoiceNos);
      const kinds = kindsOf(documents);
      const branches = new Map(documents.map((sale) => [sale.invoice_no, sale.branch_id ?? sale.bhf_id]));
      const { branch } = await profile();
      for await (const sale of candidates(await client(), invoiceNos, documents, signal)) {
        const own = branches.get(sale.invoice_no) ?? branch ?? sale.branch_id;
        const isOfKind = (kinds.get(sale.invoice_no) ?? "normal") === sale.sale_kind;
        const isIt = wanted.has(sale.invoice_no) && isOfKind && own === sale.branch_id;
        if (isIt && sale.status === "success") found.set(sale.invoice_no, sale);
      }
      return found;
    },
    () => new Map(),
  );
}

/** A quotation may have the number of a sale. */
function kindsOf(documents: readonly SaleInput[]): Map<string, SaleInput["sale_kind"]> {
  return new Map(documents.map(({ invoice_no, sale_kind }) => [invoice_no, sale_kind]));
}

async function* candidates(
  client: Taxctl,
  invoiceNos: readonly string[],
  documents: readonly SaleInput[],
  signal: AbortSignal,
): AsyncGenerator<SaleSummary> {
  if (invoiceNos.length <= few) {
    const kinds = kindsOf(documents);
    for (const invoice_no of invoiceNos)
      yield* client.sales.search({ invoice_no, ...given({ sale_kind: kinds.get(invoice_no) }) }, { signal });
    return;
  }
  const days = documents.map(({ sale_date }) => dashed(sale_date)).toSorted();
  const [from_date, to_date] = [days[0], days.at(-1)];
  if (from_date === undefined || to_date === undefined) return;
  const range = { from_date, to_date, per_page: 100 };
  for (const sale_kind of new Set(documents.map((document) => document.sale_kind ?? "normal"))) {
    let read = 0;
    for await (const sale of client.sales.search({ ...range, sale_kind }, { signal })) {
      if (++read > most) break;
      yield sale;
    }
  }
}

/** How a document stands if its number has this receipt. The list has no lines: the totals are compared. */
export function storedOutcome(
  document: SaleInput,
  amounts: Amounts | undefined,
  stored: StoredSale,
): Omit<JobOutcome, "content"> {
  const kind = document.receipt_type === "R" ? "credit" : "sale";
  const { transaction_id, receipt_no, sale_date, total_amount, tax_amount } = stored;
  const isSame =
    stored.receipt_type === (document.receipt_type ?? "S") &&
    sale_date === document.sale_date &&
    (!amounts || (amounts.total_amount === total_amount && amounts.tax_amount === tax_amount)) &&
    // A credit note has its original's customer.
    (kind === "credit" || normalTin(document.customer_tin ?? "") === (stored.customer_tin ?? ""));
  return {
    status: isSame ? "success" : "differs",
    transaction_id,
    receipt_no: receipt_no ?? "",
    original_invoice_no: document.original_invoice_no ?? "",
    reasons: isSame ? [] : [differsReason(receipt_no ?? "", kind)],
  };
}
