// Reconciliations: their books, and what people decided. Their rows are in row-store.ts.

import type { Decision } from "@taxctl/sdk/rules/reconcile";
import { isId } from "../../base/ids.ts";
import type { Database } from "../../db/open.ts";
import { sortBy } from "../../db/sql/keyset.ts";
import { type Page, type PageRequest, pageBy } from "../../db/sql/page.ts";
import type { Queryable, Trx } from "../../db/sql/schema.ts";
import { fromBlob, toBlob } from "../../db/sql/values.ts";
import type { ReadAs } from "./jobs.ts";
import type { RowStatus } from "./row.ts";

/** How a reconciliation is matched. */
export type MatchSettings = {
  tolerance: { absolute: number; relative: number };
  max_days: number;
  fiscal_year_start: string;
};

/** The findings of a match; later decisions are counted when it is shown. */
export type Summary = {
  totals: { [Status in RowStatus]?: { difference: number; tax_difference: number } };
  lapsed: { decision: Decision; reason: string }[];
  lapsed_count: number;
  of_other_branches: number;
};

export type ReconciliationRow = {
  id: string;
  data_set_id: number;
  branch_id: number;
  from_date: string;
  to_date: string;
  name: string;
  options: MatchSettings;
  read_as: ReadAs;
  documents: number;
  upload: number;
  run: number;
  summary: Summary | null;
  uploaded_by: number;
  uploaded_at: number;
  matched_at: number | null;
  busy_until: number | null;
};

type RawReconciliation = Omit<ReconciliationRow, "options" | "read_as" | "summary"> & {
  options: string;
  read_as: string;
  summary: Uint8Array | null;
};

const read = (raw: RawReconciliation): ReconciliationRow => ({
  ...raw,
  options: JSON.parse(raw.options),
  read_as: JSON.parse(raw.read_as),
  summary: raw.summary && fromBlob<Summary>(raw.summary),
});

export async function findReconciliation(db: Queryable, id: string): Promise<ReconciliationRow | undefined> {
  if (!isId(id)) return undefined;
  const raw: RawReconciliation | undefined = await db("reconciliations").where({ id }).first();
  return raw && read(raw);
}

export type PeriodKey = { data_set_id: number; branch_id: number; from_date: string; to_date: string };

export async function findPeriod(db: Queryable, key: PeriodKey): Promise<ReconciliationRow | undefined> {
  const raw: RawReconciliation | undefined = await db("reconciliations").where(key).first();
  return raw && read(raw);
}

/** Until the transaction ends, nobody else decides about its rows. */
export async function lockReconciliation(trx: Trx, id: string): Promise<void> {
  await trx("reconciliations").where({ id }).forUpdate().first("id");
}

/** Stores it, unless another upload of the period was faster. */
export async function insertReconciliation(trx: Trx, row: ReconciliationRow): Promise<void> {
  await trx("reconciliations")
    .insert(packed(row))
    .onConflict(["data_set_id", "branch_id", "from_date", "to_date"])
    .merge(["data_set_id"]);
}

export async function updateReconciliation(
  trx: Queryable,
  id: string,
  changes: Partial<ReconciliationRow>,
): Promise<void> {
  await trx("reconciliations").where({ id }).update(packed(changes));
}

function packed({ options, read_as, summary, ...rest }: Partial<ReconciliationRow>): object {
  return {
    ...rest,
    ...(options && { options: JSON.stringify(options) }),
    ...(read_as && { read_as: JSON.stringify(read_as) }),
    ...(summary && { summary: toBlob(summary) }),
  };
}

/** Takes a reconciliation for one match; false where another match may be under way, or was made since `staleBefore`. */
export async function claimMatch(
  db: Queryable,
  id: string,
  nowMs: number,
  untilMs: number,
  staleBefore?: number,
): Promise<boolean> {
  const reconciliation = db("reconciliations").where({ id });
  if (staleBefore !== undefined)
    reconciliation.where((old) => old.whereNull("matched_at").orWhere("matched_at", "<", staleBefore));
  const taken = await reconciliation
    .where((free) => free.whereNull("busy_until").orWhere("busy_until", "<", nowMs))
    .update({ busy_until: untilMs });
  return taken === 1;
}

/** Pages by the period, newest first. */
export async function pageOfReconciliations(
  db: Queryable,
  { data_set_id, branch_id }: { data_set_id: number; branch_id: number | undefined },
  request: PageRequest,
): Promise<Page<ReconciliationRow>> {
  const rows = db("reconciliations").where({ data_set_id });
  if (branch_id !== undefined) rows.where({ branch_id });
  const page = await pageBy<RawReconciliation>(rows, sortBy("desc", "uploaded_at", "id"), request);
  return { ...page, rows: page.rows.map(read) };
}

/**
 * Reconciliations of recent periods that were not matched since a moment, the oldest match first. Left out are those of accounts
 * that are not active or have turned the nightly matching off.
 */
export async function findStale(
  db: Queryable,
  { beforeMs, sinceDay, most }: { beforeMs: number; sinceDay: string; most: number },
): Promise<ReconciliationRow[]> {
  const rows: RawReconciliation[] = await db("reconciliations")
    .join("data_sets", "data_sets.id", "reconciliations.data_set_id")
    .join("accounts", "accounts.id", "data_sets.account_id")
    .leftJoin("account_settings", "account_settings.data_set_id", "reconciliations.data_set_id")
    .where("accounts.status", "active")
    .where((on) => on.whereNull("nightly_matching").orWhere("nightly_matching", 1))
    .where("to_date", ">=", sinceDay)
    .where("upload", ">", 0)
    .where((old) => old.whereNull("matched_at").orWhere("matched_at", "<", beforeMs))
    .orderBy("matched_at")
    .orderBy("reconciliations.id")
    .limit(most)
    .select("reconciliations.*");
  return rows.map(read);
}

/** The environments of active accounts that have reconciliations of recent periods. */
export async function findMatchedEnvironments(db: Queryable, sinceDay: string): Promise<number[]> {
  return db("reconciliations")
    .join("data_sets", "data_sets.id", "reconciliations.data_set_id")
    .join("accounts", "accounts.id", "data_sets.account_id")
    .where("accounts.status", "active")
    .where("to_date", ">=", sinceDay)
    .distinct("reconciliations.data_set_id")
    .orderBy("reconciliations.data_set_id")
    .pluck("reconciliations.data_set_id");
}

/** Stores the documents of an upload, a part at a time. */
export async function saveUploaded(
  db: Database,
  id: string,
  upload: number,
  parts: readonly string[],
): Promise<void> {
  for (const [part, body] of parts.entries())
    await db.transaction((trx) =>
      trx("reconciliation_books").insert({ reconciliation_id: id, upload, part, body: Buffer.from(body) }),
    );
}

/** The documents of the last upload as JSON: of the books, and of the authority's list. */
export async function readUploaded(db: Queryable, { id, upload }: ReconciliationRow): Promise<string[]> {
  const rows: { body: Uint8Array }[] = await db("reconciliation_books")
    .where({ reconciliation_id: id, upload })
    .orderBy("part")
    .select("body");
  return rows.map(({ body }) => Buffer.from(body).toString());
}

/** Deletes the books and rows that no reconciliation shows any more, some in each transaction. */
export async function deleteLeftOvers(db: Database, { id, upload, run }: ReconciliationRow): Promise<void> {
  const parts: { upload: number }[] = await db
    .knex("reconciliation_books")
    .where({ reconciliation_id: id })
    .whereNot({ upload })
    .distinct("upload");
  for (const old of parts)
    await db.transaction((trx) =>
      trx("reconciliation_books").where({ reconciliation_id: id, upload: old.upload }).delete(),
    );
  for (;;) {
    const rows: { run: number; position: number }[] = await db
      .knex("reconciliation_rows")
      .where({ reconciliation_id: id })
      .whereNot({ run })
      .orderBy(["run", "position"])
      .limit(500)
      .select("run", "position");
    const [first] = rows;
    if (!first) return;
    const last = rows.findLast((row) => row.run === first.run) ?? first;
    await db.transaction((trx) =>
      trx("reconciliation_rows")
        .where({ reconciliation_id: id, run: first.run })
        .whereBetween("position", [first.position, last.position])
        .delete(),
    );
  }
}

export type StoredDecision = { row_id: string; is_link: 0 | 1; decision: Decision };

export async function readDecisions(db: Queryable, id: string): Promise<Decision[]> {
  const rows: { body: Uint8Array }[] = await db("reconciliation_decisions")
    .where({ reconciliation_id: id })
    .select("body");
  return rows.map(({ body }) => fromBlob<Decision>(body));
}

export async function saveDecision(
  trx: Trx,
  reconciliation_id: string,
  { row_id, is_link, decision }: StoredDecision,
): Promise<void> {
  await deleteDecision(trx, reconciliation_id, { row_id, is_link });
  await trx("reconciliation_decisions").insert({
    reconciliation_id,
    row_id,
    is_link,
    body: toBlob(decision),
  });
}

/** Whether there was one. */
export async function deleteDecision(
  trx: Trx,
  reconciliation_id: string,
  key: { row_id: string; is_link: 0 | 1 },
): Promise<Decision | undefined> {
  const raw: { body: Uint8Array } | undefined = await trx("reconciliation_decisions")
    .where({ reconciliation_id, ...key })
    .first("body");
  if (raw)
    await trx("reconciliation_decisions")
      .where({ reconciliation_id, ...key })
      .delete();
  return raw && fromBlob<Decision>(raw.body);
}
