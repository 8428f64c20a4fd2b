// Closed months of an environment, and the documents that keep a month open.

import type { ProfileName } from "@taxctl/sdk/rules/profiles";
import { heldCodes } from "../../core/transactions/pair-order.ts";
import type { TransactionRow } from "../../core/transactions/store.ts";
import { listDocumentMonths, shownStatus } from "../../db/history/counters.ts";
import type { Queryable, QueryBuilder, Trx } from "../../db/sql/schema.ts";

/** `month` is `YYYYMM`. */
export type ClosedPeriod = {
  data_set_id: number;
  month: string;
  closed_at: number;
  closed_by: number;
  reason: string | null;
  reports: Uint8Array | null;
  /** The control unit's profile at the close. */
  profile: ProfileName;
};

export type ListedPeriod = Omit<ClosedPeriod, "reports" | "profile">;

export function findClosed(
  db: Queryable,
  data_set_id: number,
  month: string,
): Promise<ClosedPeriod | undefined> {
  return db("closed_periods").where({ data_set_id, month }).first();
}

export function listClosed(db: Queryable, data_set_id: number): Promise<ListedPeriod[]> {
  return db("closed_periods")
    .where({ data_set_id })
    .select("data_set_id", "month", "closed_at", "closed_by", "reason");
}

export async function insertClosed(trx: Trx, row: ClosedPeriod): Promise<void> {
  await trx("closed_periods").insert(row);
}

/** Stores the figures of a month; false when they are there, or the month is open again. */
export async function saveReports(
  trx: Trx,
  { data_set_id, month, closed_at }: Pick<ClosedPeriod, "data_set_id" | "month" | "closed_at">,
  reports: Uint8Array,
): Promise<boolean> {
  const where = { data_set_id, month, closed_at, reports: null };
  return (await trx("closed_periods").where(where).update({ reports })) === 1;
}

export async function deleteClosed(trx: Trx, data_set_id: number, month: string): Promise<void> {
  await trx("closed_periods").where({ data_set_id, month }).delete();
}

/** Sales dated in a month and purchases claimed in it that wait, are in doubt, or failed and can still be sent. */
function openDocuments(db: Queryable, environmentId: number): QueryBuilder {
  return db("transactions")
    .where({ data_set_id: environmentId })
    .whereIn("status", ["pending", "failed"])
    .whereIn("type", ["sales", "purchase"])
    .where((open) =>
      open
        .whereNot({ status: "failed" })
        .orWhere((failed) =>
          failed
            .where({ superseded_by: null })
            .where((sent) => sent.where({ can_retry: 1 }).orWhereIn("failure_code", heldCodes)),
        ),
    );
}

/** The month whose figures a document changes. */
const monthOfDocument = "coalesce(claim_month, substr(document_date, 1, 6))";

/** How many open documents there are of each month. */
export async function countOpenByMonth(db: Queryable, environmentId: number): Promise<Map<string, number>> {
  const rows: { month: string; count: number }[] = await openDocuments(db, environmentId)
    .groupByRaw(monthOfDocument)
    .select(db.raw(`${monthOfDocument} as month`))
    .count({ count: "*" });
  return new Map(rows.map(({ month, count }) => [month, Number(count)]));
}

/** How many open documents of a month failed, and how many wait. */
export async function countOpenOf(
  db: Queryable,
  environmentId: number,
  month: string,
): Promise<{ failed: number; waiting: number }> {
  const rows: { status: string; count: number }[] = await openDocuments(db, environmentId)
    .whereRaw(`${monthOfDocument} = ?`, [month])
    .groupBy("status")
    .select("status")
    .count({ count: "*" });
  const of = (name: string) => Number(rows.find(({ status }) => status === name)?.count ?? 0);
  return { failed: of("failed"), waiting: of("pending") };
}

/** The first open documents of a month. */
export function findOpen(
  db: Queryable,
  environmentId: number,
  month: string,
  most: number,
): Promise<Pick<TransactionRow, "id" | "invoice_no" | "status">[]> {
  return openDocuments(db, environmentId)
    .whereRaw(`${monthOfDocument} = ?`, [month])
    .orderBy("id")
    .limit(most)
    .select("id", "invoice_no", db.raw(`${shownStatus} as status`));
}

/** The months in which sales and purchases are dated. */
export async function listMonths(db: Queryable, data_set_id: number): Promise<string[]> {
  const months = await Promise.all(
    ["sales", "purchase"].map((type) => listDocumentMonths(db, { data_set_id, type })),
  );
  return [...new Set(months.flat())];
}

/** Branches of an environment, by id. */
export function listBranchIds(db: Queryable, data_set_id: number): Promise<{ id: number; bhf_id: string }[]> {
  return db("branches").where({ data_set_id }).select("id", "bhf_id");
}
