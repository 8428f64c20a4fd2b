// Finding transactions for callers: one by its id with the tenant's rules, and pages by document.

import { type Page, pageOf } from "../db/page.ts";
import { fold, likePattern } from "../db/values.ts";
import { NotFoundError, PermissionError } from "../errors.ts";
import { isId } from "../ids.ts";
import type { Context } from "../operations.ts";
import { findTransaction, type TransactionRow, type TransactionType } from "./store.ts";

/**
 * A transaction of the caller's data set.
 *
 * @throws PermissionError 403 when it belongs to another account's data set of the same kind.
 * @throws NotFoundError 404 when the id exists nowhere, only in the other environment, or is of another type.
 */
export async function requireTransaction(
  context: Context,
  id: string,
  type?: TransactionType,
): Promise<TransactionRow> {
  const { db } = context.service;
  const key = id.toLowerCase();
  const row = isId(key) ? await findTransaction(db.knex, key) : undefined;
  const what = type === "sales" ? "sale" : (type ?? "transaction");
  if (row?.data_set_id === context.dataSet.id && (type === undefined || row.type === type)) return row;
  if (row && row.data_set_id !== context.dataSet.id) {
    const owner = await db
      .knex("data_sets")
      .where({ id: row.data_set_id })
      .first("account_id", "environment");
    if (owner.environment === context.dataSet.environment) {
      throw new PermissionError("resource_not_owned", `The ${what} ${id} belongs to another account.`);
    }
  }
  throw new NotFoundError(`There is no ${what} ${id} in the ${context.dataSet.environment} environment.`);
}

/**
 * A transaction that this caller may see: a cashier sees what the same user submitted, and nothing else.
 *
 * @throws PermissionError 403 for a cashier who did not submit it; else as `requireTransaction`.
 */
export async function requireVisible(context: Context, id: string): Promise<TransactionRow> {
  const row = await requireTransaction(context, id);
  if (context.user.role !== "cashier" || row.user_id === context.user.id) return row;
  throw new PermissionError("role_not_allowed", "A cashier may see the transactions of the same user only.");
}

export type DocumentSearch = {
  /** `YYYY-MM-DD` of the document's own date, both included. */
  from_date?: string | undefined;
  to_date?: string | undefined;
  invoice_no?: string | undefined;
  /** A part of the name, whatever its case and accents. */
  counterparty_name?: string | undefined;
  counterparty_tin?: string | undefined;
  status?: string | undefined;
  page: number;
  per_page: number;
};

/** Sales or purchases by their documents, newest first. */
export function pageOfDocuments(
  context: Context,
  type: TransactionType,
  search: DocumentSearch,
): Promise<Page<TransactionRow>> {
  const query = context.service.db
    .knex("transactions")
    .where({ data_set_id: context.dataSet.id, type })
    .orderBy("id", "desc");
  const { from_date, to_date, invoice_no, counterparty_name, counterparty_tin, status } = search;
  if (context.branch) query.where("branch_id", context.branch.id);
  if (from_date) query.where("document_date", ">=", from_date.replaceAll("-", ""));
  if (to_date) query.where("document_date", "<=", to_date.replaceAll("-", ""));
  if (invoice_no) query.where({ invoice_no });
  if (status) query.where({ status });
  if (counterparty_tin) query.where({ counterparty_tin });
  if (counterparty_name) {
    query.whereRaw("counterparty_folded like ? escape '!'", [likePattern(fold(counterparty_name))]);
  }
  return pageOf<TransactionRow>(query, search);
}
