// Finding transactions for callers: one by its id with the tenant's rules, and pages by document.
// Decisions about the API: 13.

import { PermissionError, ValidationError } from "../../base/errors.ts";
import { countTotals } from "../../db/history/counters.ts";
import type { Page, PageRequest } from "../../db/sql/page.ts";
import type { Context } from "../context/context.ts";
import { requireOwn } from "../context/owned.ts";
import { type PeriodQuery, requireOrder } from "../context/period.ts";
import { isSale, type TransactionType } from "./kinds.ts";
import {
  type ListedTransaction,
  mostScanned,
  pageOfRare,
  pageOfTransactions,
  type RareFilter,
} from "./list-store.ts";
import { findTransaction, type TransactionRow } from "./store.ts";
import { type ListedFigures, withFigures } from "./taxes.ts";

/**
 * A transaction of the caller's environment.
 *
 * @throws PermissionError 403 when it belongs to another account's environment of the same kind.
 * @throws NotFoundError 404 when the id exists nowhere, only in the other environment, or is of another type.
 */
export async function requireTransaction(
  context: Context,
  id: string,
  type?: TransactionType,
  isWanted = (row: TransactionRow) => type === undefined || row.type === type,
): Promise<TransactionRow> {
  const what = type === "sales" ? "sale" : (type ?? "transaction");
  return requireOwn(
    context,
    what,
    id,
    (key) => findTransaction(context.service.db.knex, key),
    (row) => {
      const place = row && places[row.type];
      if (place) return `It is a ${place.what}: ${place.path.replace("{id}", id)} has it.`;
      return `The path takes a transaction_id: ${searches[what] ?? "GET /transactions"} finds it by its number.`;
    },
    isWanted,
  );
}

/** A sale or credit note of any kind; else as `requireTransaction`. */
export function requireSale(context: Context, id: string): Promise<TransactionRow> {
  return requireTransaction(context, id, "sales", (row) => isSale(row.type));
}

/** Where documents are that a path takes for others. */
const places: Partial<Record<TransactionType, { what: string; path: string }>> = {
  sales: { what: "sale", path: "GET /sales/{id}" },
  proforma: { what: "quotation", path: "GET /sales/{id}" },
  training: { what: "training document", path: "GET /sales/{id}" },
  purchase: { what: "purchase", path: "GET /purchases/{id}" },
};

const searches: Record<string, string> = { sale: "POST /sales/search", purchase: "POST /purchases/search" };

const isVisible = (context: Context, type: TransactionType): boolean =>
  context.user.role !== "cashier" || isSale(type);
const onlySales = (): PermissionError =>
  new PermissionError("role_not_allowed", "A cashier may see sales, and no other transactions.");

/**
 * A transaction that this caller may see: a cashier sees sales, here as in the search of sales.
 *
 * @throws PermissionError 403 for a cashier if it is no sale; else as `requireTransaction`.
 */
export async function requireVisible(context: Context, id: string): Promise<TransactionRow> {
  const row = await requireTransaction(context, id);
  if (!isVisible(context, row.type)) throw onlySales();
  return row;
}

/**
 * The type that a list is limited to; `undefined` for all types.
 *
 * @throws PermissionError 403 for a cashier who requests another type than sales.
 */
export function visibleType(
  context: Context,
  type: TransactionType | undefined,
): TransactionType | undefined {
  if (type !== undefined && !isVisible(context, type)) throw onlySales();
  return context.user.role === "cashier" ? (type ?? "sales") : type;
}

/** The period is about the documents' own dates. */
type DocumentSearch = RareFilter & PeriodQuery & { status?: string | undefined };

/** A document in a list, with its figures by tax type. */
export type ListedDocument = ListedTransaction & { figures: ListedFigures };

/**
 * Sales or purchases by their documents, newest first.
 *
 * @param nameField The API's field for the counterparty's name.
 * @throws ValidationError if the period ends before it begins, or if a part of a name would have to be searched in too many documents.
 */
export async function pageOfDocuments(
  context: Context,
  type: TransactionType,
  search: DocumentSearch,
  nameField: string,
  request: PageRequest,
): Promise<Page<ListedDocument>> {
  requireOrder(search);
  const { knex } = context.service.db;
  const { from_date, to_date, status } = search;
  const { invoice_no, counterparty_tin, counterparty_name } = search;
  const filter = {
    data_set_id: context.environment.id,
    branch_id: context.branch?.id,
    type,
    status,
    document_from: from_date?.replaceAll("-", ""),
    document_to: to_date?.replaceAll("-", ""),
  };
  if (counterparty_name !== undefined && invoice_no === undefined && counterparty_tin === undefined) {
    await context.startCostly();
    const scanned = await countTotals(knex, filter);
    if (scanned > mostScanned) {
      const problem = `can be looked for in at most ${mostScanned} documents, not in ${scanned}: narrow from_date and to_date`;
      throw new ValidationError({ [nameField]: [problem] });
    }
  }
  const rare = { invoice_no, counterparty_tin, counterparty_name };
  const page = Object.values(rare).every((value) => value === undefined)
    ? await pageOfTransactions(knex, filter, request)
    : await pageOfRare(knex, filter, rare, request);
  return { ...page, rows: page.rows.map(withFigures) };
}
