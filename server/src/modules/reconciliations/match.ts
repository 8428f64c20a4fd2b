// Matches the books of a reconciliation with the supplier invoices that have arrived, and keeps people's decisions.

import { type Decision, readingPeriod } from "@taxctl/sdk/rules/reconcile";
import { ConflictError } from "../../base/errors.ts";
import { findBranchById } from "../../core/branches/store.ts";
import type { Context, Service } from "../../core/context/context.ts";
import type { JobOwner } from "../../core/file-jobs/turns.ts";
import { endLease } from "../../db/engine/failures.ts";
import type { Queryable, Trx } from "../../db/sql/schema.ts";
import { readAuthority } from "./authority-store.ts";
import type { MatchedRow } from "./row.ts";
import * as rowStore from "./row-store.ts";
import { runJob } from "./run-job.ts";
import * as store from "./store.ts";

/** A process that dies in the middle leaves the reconciliation to the next match after this. */
const claimMs = 5 * 60_000;
/** Decisions that no longer hold and are named. */
const mostLapsed = 100;

const compact = (day: string): string => day.replaceAll("-", "");

type Matching = Pick<Service, "db" | "clock"> & {
  /** Whose turn a match takes. What is stored is matched to the end, whether or not its caller is still there. */
  owner: JobOwner;
};

/** A caller's match of what is stored. */
export function matchingOf({ service, account }: Context): Matching {
  const { db, clock } = service;
  return { db, clock, owner: { accountId: account.id } };
}

type WhenStored = (trx: Trx, row: store.ReconciliationRow) => Promise<void>;

type MatchOptions = {
  /** Matches only if the last match is older. */
  staleBefore?: number;
  /** Stores in the transaction in which the new rows take the place of the old ones. */
  whenStored?: WhenStored;
};

/**
 * Matches again. The rows of the last match are shown until the new ones are there.
 *
 * @throws ConflictError 409 `reconciliation_busy` during an upload or another match
 */
export function matchReconciliation(
  service: Matching,
  id: string,
  { staleBefore, whenStored }: MatchOptions = {},
): Promise<store.ReconciliationRow> {
  return claimed(service, id, () => matchClaimed(service, id, whenStored), staleBefore);
}

/**
 * Stores an upload and matches it, while the reconciliation is locked against other changes.
 *
 * @throws ConflictError 409 `reconciliation_busy` during another upload or a match
 */
export function matchUpload(
  service: Matching,
  id: string,
  storeUpload: () => Promise<void>,
): Promise<store.ReconciliationRow> {
  return claimed(service, id, async () => {
    await storeUpload();
    return matchClaimed(service, id);
  });
}

async function claimed<Result>(
  { db, clock }: Matching,
  id: string,
  work: () => Promise<Result>,
  staleBefore?: number,
): Promise<Result> {
  if (!(await store.claimMatch(db.knex, id, clock.now(), clock.now() + claimMs, staleBefore)))
    throw new ConflictError(
      "reconciliation_busy",
      "The reconciliation is being matched. Send the request again in a few seconds.",
    );
  try {
    // A process that died left its stored rows.
    await store.deleteLeftOvers(db, await requireReconciliation(db, id));
    return await work();
  } finally {
    await endLease(store.updateReconciliation(db.knex, id, { busy_until: null }));
  }
}

async function requireReconciliation(db: Service["db"], id: string): Promise<store.ReconciliationRow> {
  const reconciliation = await store.findReconciliation(db.knex, id);
  if (!reconciliation) throw new Error(`reconciliation ${id} vanished`);
  return reconciliation;
}

async function matchClaimed(
  { db, clock, owner }: Matching,
  id: string,
  whenStored?: WhenStored,
): Promise<store.ReconciliationRow> {
  const reconciliation = await requireReconciliation(db, id);
  const matchedMs = clock.now();
  const { rows, summary } = await matchDocuments(
    { db: db.knex, owner },
    reconciliation,
    await store.readUploaded(db.knex, reconciliation),
    await store.readDecisions(db.knex, id),
  );
  const run = reconciliation.run + 1;
  await rowStore.saveRows(db, id, run, rows);
  const changes = { run, summary, matched_at: matchedMs };
  const matched = { ...reconciliation, ...changes };
  await db.transaction(async (trx) => {
    await store.updateReconciliation(trx, id, changes);
    await whenStored?.(trx, matched);
  });
  await store.deleteLeftOvers(db, matched);
  return matched;
}

/** The rows of these documents and decisions, and what they add up to. Stores nothing. */
export async function matchDocuments(
  { db, owner }: { db: Queryable; owner: JobOwner },
  { data_set_id, branch_id, from_date, to_date, options, read_as }: store.ReconciliationRow,
  uploaded: readonly string[],
  decisions: readonly Decision[],
): Promise<{ rows: rowStore.NewRow[]; summary: store.Summary }> {
  const period = { since: from_date, until: to_date };
  const { from = from_date, to = to_date } = readingPeriod(period, [], options.max_days);
  const scope = { data_set_id, branch_id, from: compact(from), to: compact(to) };
  const authority = await readAuthority(db, scope);
  const { rows, lapsed, of_other_branches } = await runJob(owner, "match", {
    authority: [...authority.values()].map(({ document }) => document),
    uploaded,
    decisions,
    about: {
      period,
      branch: branch_id > 0 ? (await findBranchById(db, branch_id))?.bhf_id : undefined,
      hasBranches: read_as.has_branches,
      options: matchOptionsOf(options),
    },
  });
  const summary: store.Summary = {
    totals: totalsOf(rows),
    lapsed: lapsed.slice(0, mostLapsed),
    lapsed_count: lapsed.length,
    of_other_branches,
  };
  const saleOf = ({ authority_id }: MatchedRow) =>
    (authority_id && authority.get(authority_id)?.supplier_sale_id) || null;
  return { rows: rows.map((row) => ({ ...row, supplier_sale_id: saleOf(row) })), summary };
}

/** The settings of a reconciliation, as the engine names them. */
export function matchOptionsOf({ tolerance, max_days, fiscal_year_start }: store.MatchSettings) {
  return { tolerance, maxDays: max_days, fiscalYearStart: fiscal_year_start };
}

/** Sums in cents, so that no digit is lost. */
function totalsOf(rows: readonly MatchedRow[]): store.Summary["totals"] {
  const totals: store.Summary["totals"] = {};
  for (const { status, body } of rows) {
    const { total, tax } = differenceOf(body);
    const sum = totals[status] ?? { difference: 0, tax_difference: 0 };
    totals[status] = {
      difference: Math.round((sum.difference + total) * 100) / 100,
      tax_difference: Math.round((sum.tax_difference + tax) * 100) / 100,
    };
  }
  return totals;
}

/** Books − authority. */
export function differenceOf(body: MatchedRow["body"]): { taxable: number; tax: number; total: number } {
  if ("pair" in body) return body.pair.amounts.difference;
  const { document, amounts } = body.unmatched;
  const sign = document.side === "books" ? 1 : -1;
  return { taxable: sign * amounts.taxable, tax: sign * amounts.tax, total: sign * amounts.total };
}
