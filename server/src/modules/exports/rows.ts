// Reads the records of an export page by page, each page after the position of the one before it.

import { taxLetters } from "@taxctl/sdk/rules/profiles";
import { iso } from "../../base/clock.ts";
import { scanEntries } from "../../core/audit/store.ts";
import { dayBounds } from "../../core/context/period.ts";
import { showClaim } from "../../core/purchases/claim.ts";
import { movesStock, statusOf } from "../../core/purchases/status.ts";
import { listMovements } from "../../core/stock/list-store.ts";
import { showMovement } from "../../core/stock/show.ts";
import { pageOfTransactions } from "../../core/transactions/list-store.ts";
import type { ListedDocument } from "../../core/transactions/search.ts";
import { withFigures } from "../../core/transactions/taxes.ts";
import type { Position } from "../../db/sql/keyset.ts";
import { exchangeRate, money } from "../../db/sql/scaled.ts";
import type { Queryable } from "../../db/sql/schema.ts";
import type { ExportRow } from "./columns.ts";
import { type ExportRecord, findAccountId, nextBranch } from "./store.ts";

/** Where the next page begins; movements are read branch by branch. */
export type Place = { after?: Position | undefined; branch?: { id: number; bhf_id: string } };

/** `next` is missing after the last page. */
export type RowPage = { rows: ExportRow[]; next: Place | undefined };

/** Rows that are read at once: some milliseconds of work. Entries of the audit are longer than other rows. */
const rowsAtOnce = { sales: 250, purchases: 250, movements: 250, audit: 200 } as const;

/** The page of an export that begins at a place; the first without one. */
export function readRows(
  db: Queryable,
  record: ExportRecord,
  place: Place,
  timeZone: string,
): Promise<RowPage> {
  if (record.type === "audit") return readAudit(db, record, place, timeZone);
  if (record.type === "movements") return readMovements(db, record, place);
  return readDocuments(db, record, place);
}

async function readDocuments(db: Queryable, record: ExportRecord, { after }: Place): Promise<RowPage> {
  const isSales = record.type === "sales";
  const filter = {
    data_set_id: record.data_set_id,
    branch_id: record.branch_id ?? undefined,
    type: isSales ? ("sales" as const) : ("purchase" as const),
    document_from: record.from_date.replaceAll("-", ""),
    document_to: record.to_date.replaceAll("-", ""),
  };
  const page = await pageOfTransactions(db, filter, { page: 1, per_page: rowsAtOnce.sales, after });
  const documents = page.rows.map(withFigures);
  return { rows: documents.map(isSales ? saleRow : purchaseRow), next: page.next && { after: page.next } };
}

async function readMovements(db: Queryable, record: ExportRecord, place: Place): Promise<RowPage> {
  const { data_set_id, branch_id, bhf_id, from_date: from, to_date: to } = record;
  const only = branch_id === null ? undefined : { id: branch_id, bhf_id: bhf_id ?? "" };
  const branch = place.branch ?? only ?? (await nextBranch(db, data_set_id, 0));
  if (!branch) return { rows: [], next: undefined };
  const request = { page: 1, per_page: rowsAtOnce.movements, after: place.after };
  const scope = { data_set_id, branch_id: branch.id };
  const page = await listMovements(db, scope, { from, to }, "desc", request);
  const rows = page.rows.map((row) => {
    const { date, qty, ...movement } = showMovement(row);
    const { item_code, item_name } = row;
    const prices = {
      unit_price: money.fromDb(row.unit_price),
      total_amount: money.fromDb(row.total_amount),
    };
    return {
      branch_id: branch.bhf_id,
      created_at: date,
      item_code,
      item_name,
      quantity: qty,
      ...movement,
      ...prices,
    };
  });
  if (page.next) return { rows, next: { after: page.next, branch } };
  const following = only ? undefined : await nextBranch(db, data_set_id, branch.id);
  return { rows, next: following && { branch: following } };
}

async function readAudit(
  db: Queryable,
  { data_set_id, from_date, to_date }: ExportRecord,
  { after }: Place,
  timeZone: string,
): Promise<RowPage> {
  const account_id = await findAccountId(db, data_set_id);
  const filter = { account_id, data_set_id, ...dayBounds({ from_date, to_date }, timeZone) };
  const page = await scanEntries(db, filter, { after, most: rowsAtOnce.audit });
  const rows = page.rows.map(({ account_id: _, created_at, ...entry }) => ({
    ...entry,
    created_at: iso(created_at),
  }));
  return { rows, next: page.next && { after: page.next } };
}

function saleRow(row: ListedDocument): ExportRow {
  return {
    ...documentRow(row),
    sale_date: day(row.document_date),
    customer_tin: row.counterparty_tin,
    customer_name: row.counterparty_name,
    counted: row.status === "success" ? "yes" : "no",
    ...foreignRow(row),
  };
}

/** The foreign currency of a sale: its rate, and its total with the sign of the document. */
function foreignRow({ currency, exchange_rate, foreign_amount, receipt_type }: ListedDocument): ExportRow {
  if (exchange_rate === null || foreign_amount === null)
    return { currency: null, exchange_rate: null, foreign_amount: null };
  const sign = receipt_type === "R" ? -1 : 1;
  return {
    currency,
    exchange_rate: exchangeRate.fromDb(exchange_rate),
    foreign_amount: money.fromDb(sign * Number(foreign_amount)),
  };
}

function purchaseRow(row: ListedDocument): ExportRow {
  const kind = row.receipt_type === "R" ? "R" : "P";
  const isCounted = row.status === "success" && movesStock(row.purchase_status, kind) && !row.no_claim;
  return {
    ...documentRow(row),
    receipt_type: kind,
    purchase_date: day(row.document_date),
    supplier_tin: row.counterparty_tin ?? "",
    supplier_name: row.counterparty_name ?? "",
    purchase_status: statusOf(row.purchase_status, kind),
    ...claimRow(row),
    counted: isCounted ? "yes" : "no",
  };
}

/** The claim of a purchase, its figure with the sign of the document. */
function claimRow(row: ListedDocument): ExportRow {
  const { non_deductible_tax, ...claim } = showClaim(row);
  return { ...claim, non_deductible_tax: (row.receipt_type === "R" ? -1 : 1) * non_deductible_tax || 0 };
}

/** The common columns of sales and purchases; the figures of credit notes are negative. */
function documentRow(row: ListedDocument): ExportRow {
  const sign = row.receipt_type === "R" ? -1 : 1;
  const sum = (cents: readonly number[]) =>
    money.fromDb(sign * cents.reduce((all, one) => all + one, 0) || 0);
  const figures: Record<string, number> = {};
  for (const letter of taxLetters) {
    const own = row.figures.taxes.filter(({ tax_type }) => tax_type === letter);
    const name = letter.toLowerCase();
    figures[`${name}_taxable`] = sum(own.map(({ taxable_amount }) => money.toDb(taxable_amount)));
    figures[`${name}_tax`] = sum(own.map(({ tax_amount }) => money.toDb(tax_amount)));
    figures[`${name}_total`] = sum(own.map(({ total_amount }) => money.toDb(total_amount)));
  }
  return {
    branch_id: row.bhf_id,
    invoice_no: row.invoice_no,
    receipt_type: row.receipt_type === "R" ? "R" : "S",
    receipt_no: row.receipt_no,
    taxable_amount: sum([money.toDb(row.figures.taxable_amount)]),
    tax_amount: sum([Number(row.tax_amount)]),
    total_amount: sum([Number(row.total_amount)]),
    ...figures,
    status: row.status,
    transaction_id: row.id,
    created_at: iso(row.created_at),
    outside_vat: sum([money.toDb(row.figures.outside_vat)]),
  };
}

const day = (date: string): string => date.replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3");
