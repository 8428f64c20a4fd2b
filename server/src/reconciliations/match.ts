// Matches the books of a reconciliation with what suppliers reported until now, and keeps what people decided.
import { readingPeriod } from "@taxctl/sdk/reconcile";
import { findBranchById } from "../branches/store.ts";
import type { Service } from "../context.ts";
import { ConflictError } from "../errors.ts";
import { readAuthority } from "./authority-store.ts";
import type { MatchedRow } from "./row.ts";
import * as store from "./store.ts";
import { runJob } from "./threads.ts";

/** A process that dies in the middle leaves the reconciliation to the next match after this. */
const claimMs = 5 * 60_000;
/** Decisions that no longer hold and are named. */
const mostLapsed = 100;

/** The days around a period on which partners may stand. */
export const compact = (day: string): string => day.replaceAll("-", "");

/**
 * Matches anew. The rows of the last match are shown until the new ones are there.
 *
 * @param staleBefore Matches only if the last match is older
 * @throws ConflictError 409 `reconciliation_busy` while another match goes on
 */
export async function matchReconciliation(
  { db, clock }: Pick<Service, "db" | "clock">,
  id: string,
  staleBefore?: number,
): Promise<store.ReconciliationRow> {
  if (!(await store.claimMatch(db.knex, id, clock.now(), clock.now() + claimMs, staleBefore)))
    throw new ConflictError(
      "reconciliation_busy",
      "The reconciliation is being matched. Send the request again in a few seconds.",
    );
  try {
    const reconciliation = await store.findReconciliation(db.knex, id);
    if (!reconciliation) throw new Error(`reconciliation ${id} vanished`);
    const matched = await matchClaimed(db, reconciliation, clock.now());
    await store.deleteLeftOvers(db, matched);
    return matched;
  } finally {
    await store.updateReconciliation(db.knex, id, { busy_until: null });
  }
}

async function matchClaimed(
  db: Service["db"],
  reconciliation: store.ReconciliationRow,
  nowMs: number,
): Promise<store.ReconciliationRow> {
  const { id, data_set_id, branch_id, from_date, to_date, options } = reconciliation;
  const period = { since: from_date, until: to_date };
  const { from = from_date, to = to_date } = readingPeriod(period, [], options.max_days);
  const authority = await readAuthority(db.knex, {
    data_set_id,
    branch_id,
    from: compact(from),
    to: compact(to),
  });
  const { rows, lapsed, approximate, of_other_branches } = await runJob("match", {
    authority: [...authority.values()].map(({ document }) => document),
    books: await store.readBooks(db.knex, reconciliation),
    decisions: await store.readDecisions(db.knex, id),
    about: {
      period,
      branch: branch_id > 0 ? (await findBranchById(db.knex, branch_id))?.bhf_id : undefined,
      hasBranches: reconciliation.read_as.has_branches,
      options: {
        tolerance: options.tolerance,
        maxDays: options.max_days,
        fiscalYearStart: options.fiscal_year_start,
      },
    },
  });
  const run = reconciliation.run + 1;
  await store.saveRows(
    db,
    id,
    run,
    rows.map((row) => ({
      ...row,
      supplier_sale_id: (row.authority_id && authority.get(row.authority_id)?.supplier_sale_id) || null,
    })),
  );
  const summary: store.Summary = {
    totals: totalsOf(rows),
    lapsed: lapsed.slice(0, mostLapsed),
    lapsed_count: lapsed.length,
    approximate,
    of_other_branches,
  };
  const changes = { run, summary, matched_at: nowMs };
  await store.updateReconciliation(db.knex, id, changes);
  return { ...reconciliation, ...changes };
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
