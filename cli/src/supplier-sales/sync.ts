// Registering supplier sales: fetched, decided one by one, submitted.
import type { PurchaseInput, SupplierSale, Taxctl } from "@taxctl/sdk";
import { type PurchaseOptions, purchaseOf, rejectionOf } from "@taxctl/sdk/reconcile";
import { fieldReasons, reasonText } from "../failures/reasons.ts";
import { Progress, type ProgressScreen } from "../output/progress.ts";
import { monthsBetween } from "../periods/claim-month.ts";
import type { Today } from "../service/local-day.ts";
import { outcomeOf, type SubmissionOutcome } from "../transactions/outcome.ts";
import type { SupplierItems } from "./items.ts";

/** `rejected`: at the authority, as was decided. */
type SyncStatus = "rejected" | "would register" | "would reject" | "waiting";

/** The result of one supplier's sale. */
export type SyncRow = {
  supplier_tin: string;
  supplier_name: string;
  supplier_invoice_no: string;
  total_amount: number;
  /** `waiting`: not decided to be registered, for the reason given. */
  status: SubmissionOutcome["status"] | SyncStatus;
  invoice_no: string;
  /** The month in which its tax is claimed, or `none`; empty for an invoice that is not registered. */
  claim: string;
  transaction_id: string;
  reason: string;
};

/** The action for a supplier's sale: with books the decision about it, without books always a registration. */
export type Decide = (
  sale: SupplierSale,
) =>
  | { register: true; claim?: "none" }
  | { register: false; reason: string; reject?: { remark: string | undefined } };

export type SyncOptions = {
  client: Taxctl;
  sales: readonly SupplierSale[];
  items: SupplierItems;
  decide: Decide;
  purchase: Omit<PurchaseOptions, "itemCode" | "sameItem">;
  /** Where nobody names a month of the claim: that of the books. A later sale can't be claimed in it. */
  booksMonth: string | undefined;
  /** How many months after a purchase the authority allows its claim; undefined without a limit. */
  inputTaxMonths: number | undefined;
  /** Own branch; the service knows it where there is only one. */
  branch: string | undefined;
  dryRun: boolean;
  /** Today at the service, which rejects later dates. */
  today: Today;
  waitMs: number;
  signal: AbortSignal;
  screen: ProgressScreen;
  /** Filled during the run, so that an interrupted run can show its results. */
  rows: SyncRow[];
  /** Called for each row, and for each registered purchase. */
  onRow: (row: SyncRow) => void;
};

/** Goes through the sales in order. A sale that can't be registered has its reason in its row and stops nothing. */
export async function syncPurchases(options: SyncOptions): Promise<void> {
  const { sales, rows, signal, items, decide } = options;
  await items.askFirst(sales.filter((sale) => decide(sale).register));
  const progress = new Progress({ screen: options.screen, label: "Purchases", total: sales.length });
  try {
    for (const sale of sales) {
      signal.throwIfAborted();
      const row = await syncOne(sale, options);
      rows.push(row);
      options.onRow(row);
      progress.tick(row.status !== "invalid" && row.status !== "failed");
    }
  } finally {
    progress.end();
  }
}

async function syncOne(sale: SupplierSale, options: SyncOptions): Promise<SyncRow> {
  const row: SyncRow = {
    supplier_tin: sale.spplrTin,
    supplier_name: sale.spplrNm,
    supplier_invoice_no: sale.spplrInvcNo,
    total_amount: (sale.rcptTyCd === "R" ? -1 : 1) * sale.totAmt || 0,
    status: "invalid",
    invoice_no: "",
    claim: "",
    transaction_id: "",
    reason: "",
  };
  const decision = options.decide(sale);
  if (!decision.register) {
    const { reject, reason } = decision;
    if (reject === undefined) return { ...row, status: "waiting", reason };
    const purchase = rejectionOf(sale, { branch: options.branch, remark: reject.remark });
    const done = await submitOne(purchase, row, "would reject", options);
    return done.status === "success" ? { ...done, status: "rejected" } : done;
  }
  const prepared = await prepare(sale, decision.claim, options);
  if ("reason" in prepared) return { ...row, reason: prepared.reason };
  const { purchase } = prepared;
  return submitOne(purchase, { ...row, claim: claimOf(sale, purchase, options) }, "would register", options);
}

/** Submits the purchase, or checks it in a dry run. `good` is the status of one that has no error there. */
async function submitOne(
  purchase: PurchaseInput,
  row: SyncRow,
  good: "would register" | "would reject",
  options: SyncOptions,
): Promise<SyncRow> {
  const { client, dryRun, waitMs, signal } = options;
  const named = { ...row, invoice_no: purchase.invoice_no };
  if (dryRun) return { ...named, ...(await foresee(purchase, good, options)) };
  const submit = () => client.purchases.create(purchase, { signal });
  const { status, transaction_id, reason } = await outcomeOf(client, submit, { timeoutMs: waitMs, signal });
  return { ...named, status, transaction_id, reason };
}

/** The service's checks of a purchase, as far as possible without sending it. */
async function foresee(
  purchase: PurchaseInput,
  good: "would register" | "would reject",
  { items, today }: SyncOptions,
): Promise<Pick<SyncRow, "status" | "reason">> {
  const { confirmationErrors } = await import("../dry-run/body-errors.ts");
  const reasons = fieldReasons(confirmationErrors(purchase, today));
  // A rejected invoice keeps the supplier's items.
  if (good === "would register")
    for (const [index, { item_code }] of purchase.items.entries()) {
      const problem = await items.problemOf(item_code ?? "");
      if (problem) reasons.push({ field: `items[${index}].item_code`, problem });
    }
  const [first, ...others] = reasons;
  if (!first) return { status: good, reason: "" };
  return { status: "invalid", reason: reasonText([{ code: "validation_failed", ...first }, ...others]) };
}

/** How the service claims the tax: in a month, or not where the purchase is too old. */
function claimOf(
  sale: SupplierSale,
  purchase: PurchaseInput,
  { today, inputTaxMonths }: SyncOptions,
): string {
  const { claim, claim_reason, claim_month = isoMonth(today.today) } = purchase;
  if (claim === "none") return "none";
  const latest = [claim_month, isoMonth(today.today)].toSorted().at(-1) ?? claim_month;
  const isLate = isOlderThan(sale, latest, inputTaxMonths);
  return isLate && claim_reason === undefined ? "none" : claim_month;
}

const isoMonth = (day: string): string => `${day.slice(0, 4)}-${day.slice(4, 6)}`;

/** Whether a sale was made more than so many months before a month. */
export function isOlderThan(
  { sale_date, regDt }: SupplierSale,
  month: string,
  most: number | undefined,
): boolean {
  return most !== undefined && monthsBetween(sale_date ?? regDt, month) > most;
}

async function prepare(
  sale: SupplierSale,
  noClaim: "none" | undefined,
  { items, purchase, booksMonth }: SyncOptions,
): Promise<{ purchase: PurchaseInput } | { reason: string }> {
  if (!/^\d{14}$/.test(sale.regDt)) return { reason: `the supplier's date ${sale.regDt} can't be read` };
  if (sale.itemList.length === 0) return { reason: "the supplier's sale has no lines" };
  const codes = new Map<number, string>();
  for (const line of sale.itemList) {
    const found = await items.find(sale, line);
    if ("reason" in found) return { reason: found.reason };
    codes.set(line.itemSeq, found.code);
  }
  const soldOn = sale.sale_date ?? sale.regDt;
  const monthOfSale = isoMonth(soldOn);
  const ofBooks = booksMonth !== undefined && monthOfSale <= booksMonth ? booksMonth : undefined;
  const itemCode: PurchaseOptions["itemCode"] = (line) => codes.get(line.itemSeq) ?? line.itemCd;
  const { claim = noClaim, claim_month = ofBooks } = purchase;
  return { purchase: purchaseOf(sale, { ...purchase, claim, claim_month, itemCode, sameItem: true }) };
}
