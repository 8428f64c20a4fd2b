// Periods that ended and have no data: no supplier reported an invoice, or nobody uploaded the books.

import { localDay } from "../../base/clock.ts";
import { findSettings } from "../../core/account/settings-store.ts";
import { insertEvent } from "../../core/webhooks/event-store.ts";
import type { Queryable, Trx } from "../../db/sql/schema.ts";
import { fromBlob } from "../../db/sql/values.ts";
import type { Summary } from "./store.ts";

/** Suppliers report late, and so do accountants. */
const graceDays = 5;
/** Periods that ended before are history. */
export const recentDays = 100;

export type MissingData = {
  branch_id: number;
  /** Null for all branches. */
  bhf_id: string | null;
  from_date: string;
  to_date: string;
  missing: "supplier_invoices" | "books";
};

/** A day `YYYY-MM-DD`, so many days later. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 24 * 60 * 60_000).toISOString().slice(0, 10);
}

/** The missing data of an environment that uses reconciliations with the nightly matching on. */
export async function findMissingData(
  db: Queryable,
  data_set_id: number,
  { nowMs, timeZone }: { nowMs: number; timeZone: string },
): Promise<MissingData[]> {
  const known: { to_date: string } | undefined = await db("reconciliations")
    .where({ data_set_id })
    .first("to_date");
  if (!known || !(await findSettings(db, data_set_id)).settings.nightly_matching) return [];
  const today = localDay(nowMs, timeZone);
  const ended = dayAfter(today, -graceDays);
  const rows: (Omit<MissingData, "missing"> & { summary: Uint8Array })[] = await db("reconciliations")
    .leftJoin("branches", "branches.id", "reconciliations.branch_id")
    .where({ "reconciliations.data_set_id": data_set_id })
    .whereBetween("to_date", [dayAfter(today, -recentDays), dayAfter(ended, -1)])
    .whereNotNull("summary")
    .orderBy("to_date")
    .select("reconciliations.branch_id", "branches.bhf_id", "from_date", "to_date", "summary");
  const silent = rows
    .filter(({ summary }) => !hasInvoices(fromBlob<Summary>(summary)))
    .map(({ summary: _, ...row }) => ({ ...row, missing: "supplier_invoices" as const }));
  const missing = await findMissingBooks(db, data_set_id, ended);
  const beganOn = localDay(await findBeginning(db, data_set_id), timeZone);
  return [...silent, ...missing.filter(({ to_date }) => to_date >= beganOn)];
}

/** When the account was made. Nobody expects books of an earlier month. */
async function findBeginning(db: Queryable, id: number): Promise<number> {
  const account: { created_at: number } | undefined = await db("data_sets")
    .join("accounts", "accounts.id", "data_sets.account_id")
    .where({ "data_sets.id": id })
    .first("accounts.created_at");
  return account?.created_at ?? 0;
}

function hasInvoices({ totals }: Summary): boolean {
  return Object.keys(totals).some((status) => status !== "missing_at_authority" && status !== "duplicate");
}

/** The last month that ended before the day, where no reconciliation touches it. */
async function findMissingBooks(db: Queryable, data_set_id: number, ended: string): Promise<MissingData[]> {
  const to_date = dayAfter(`${ended.slice(0, 7)}-01`, -1);
  const from_date = `${to_date.slice(0, 7)}-01`;
  const touching: { id: string } | undefined = await db("reconciliations")
    .where({ data_set_id })
    .where("from_date", "<=", to_date)
    .where("to_date", ">=", from_date)
    .first("id");
  return touching ? [] : [{ branch_id: 0, bhf_id: null, from_date, to_date, missing: "books" }];
}

/** Reports a period by an event, once. True when it is reported now. */
export async function reportMissingData(
  trx: Trx,
  data_set_id: number,
  { branch_id, bhf_id, from_date, to_date, missing }: MissingData,
  nowMs: number,
): Promise<boolean> {
  const key = { data_set_id, branch_id, from_date, to_date, missing };
  if (await trx("missing_data_reports").where(key).first("missing")) return false;
  await trx("missing_data_reports").insert(key);
  const data = { branch_id: bhf_id, from_date, to_date, missing };
  await insertEvent(trx, { name: "reconciliation.no_data", data_set_id, data }, nowMs);
  return true;
}
