// Customs records: fetched from the unit, kept with the key exactly as it came until they are processed.
// Decisions about the API: 50, 51.

import { cutText } from "../../base/cut-text.ts";
import { mapInSlices } from "../../base/event-loop.ts";
import type { FetchedImportItem, ImportItem } from "../../control-unit/fetched.ts";
import { shownDate } from "../../control-unit/read-trade.ts";
import { readInParts } from "../../db/batching/in-parts.ts";
import { newRowId } from "../../db/row-ids.ts";
import { sortBy } from "../../db/sql/keyset.ts";
import { type Page, type PageRequest, pageBy, withRows } from "../../db/sql/page.ts";
import type { Queryable, QueryBuilder, Trx } from "../../db/sql/schema.ts";
import { fromBlob, toBlob } from "../../db/sql/values.ts";
import { contentHash } from "../transactions/content.ts";
import { reportCustomsRecords } from "../webhooks/arrivals.ts";

/** Approved and cancelled: nothing is left to do with them. */
const processedStatuses = ["3", "4"] as const;

/** The identity of a customs record at the authority, as callers see it. */
export type ImportKey = {
  task_code: string;
  declaration_date: string;
  item_sequence: number;
  hs_code: string;
};

type Scope = { data_set_id: number; branch_id: number };

function hashOf({ task_code, declaration_date, item_sequence, hs_code }: ImportKey): string {
  return contentHash([task_code, declaration_date, item_sequence, hs_code]);
}

function shownHashOf(key: ImportKey): string {
  return hashOf({ ...key, declaration_date: shownDate(key.declaration_date) });
}

/**
 * Stores fetched rows by their natural key, with an event for new open ones. Units show an old status for a while
 * after a change, so a status that was set here is kept.
 *
 * @returns How many were new and open.
 */
export async function saveImportItems(
  trx: Trx,
  scope: Scope,
  rows: readonly FetchedImportItem[],
  nowMs: number,
): Promise<number> {
  const added: ImportItem[] = [];
  for (const row of rows) {
    const { item, unit_declaration_date } = row;
    const key = {
      branch_id: scope.branch_id,
      key_hash: hashOf({ ...item, declaration_date: unit_declaration_date }),
    };
    const content = {
      status_code: cutText(item.import_item_status_code, 191),
      body: toBlob(row),
      fetched_at: nowMs,
    };
    if (await trx("import_items").where(key).first("id")) {
      await trx("import_items").where(key).update(content);
    } else {
      const shown_hash = hashOf(item);
      await trx("import_items").insert({ id: newRowId(trx), ...scope, ...key, shown_hash, ...content });
      if (!processedStatuses.some((status) => status === item.import_item_status_code)) added.push(item);
    }
  }
  await reportCustomsRecords(trx, scope, added, nowMs);
  return added.length;
}

/** The status that was set here, else the unit's. */
const presentStatus = "coalesce(settled_code, status_code)";

/** The condition of rows that need a decision. */
const isUnprocessed = [
  `${presentStatus} not in (${processedStatuses.map(() => "?").join(", ")})`,
  [...processedStatuses],
] as const;

type ShownRow = { body: Uint8Array; status: string };

function toShown({ body, status }: ShownRow): ImportItem {
  return { ...fromBlob<FetchedImportItem>(body).item, import_item_status_code: status };
}

/** The rows of some branches that are not processed yet. */
const openItems = (db: Queryable, branchIds: readonly number[]): QueryBuilder =>
  db("import_items")
    .whereIn("branch_id", branchIds)
    .where({ processed_by: null })
    .whereRaw(...isUnprocessed);

/** How many rows of each branch are not processed yet; branches without any are left out. */
export async function countOpenImportItems(
  db: Queryable,
  branchIds: readonly number[],
): Promise<Map<number, number>> {
  const rows: { branch_id: number; count: number }[] = await openItems(db, branchIds)
    .groupBy("branch_id")
    .select("branch_id")
    .count({ count: "*" });
  return new Map(rows.map(({ branch_id, count }) => [branch_id, Number(count)]));
}

/** Every stored row of a branch that is not processed yet, in the order it came. */
export async function listOpenImportItems(db: Queryable, branchId: number): Promise<ImportItem[]> {
  const ids: string[] = await openItems(db, [branchId]).orderBy("id").pluck("id");
  const rows = await readInParts(ids, (some) =>
    db("import_items")
      .whereIn("id", some)
      .select("id", "body", db.raw(`${presentStatus} as status`)),
  );
  return mapInSlices(rows, toShown);
}

export type ImportFilter = {
  data_set_id: number;
  /** All branches without one. */
  branch_id?: number | undefined;
  status: "waiting" | "approved" | "cancelled" | "all";
  key?: ImportKey | undefined;
};

export type StoredImport = ImportItem & {
  branch_id: string;
  fetched_at: number;
  item_code: string | null;
  decided_at: number | null;
  transaction_id: string | null;
};

type StoredRow = {
  id: string;
  body: Uint8Array;
  status: string;
  bhf_id: string;
  fetched_at: number;
  item_code: string | null;
  settled_at: number | null;
  processed_by: string | null;
};

/** One page of the stored rows, latest first. */
export async function pageOfImportItems(
  db: Queryable,
  { data_set_id, branch_id, status, key }: ImportFilter,
  request: PageRequest,
): Promise<Page<StoredImport>> {
  const rows = db("import_items").where({ data_set_id });
  if (branch_id !== undefined) rows.where({ branch_id });
  if (key) rows.where({ shown_hash: shownHashOf(key) });
  const [approved, cancelled] = processedStatuses;
  if (status === "approved") rows.whereRaw(`${presentStatus} = ?`, [approved]);
  if (status === "cancelled") rows.whereRaw(`${presentStatus} = ?`, [cancelled]);
  if (status === "waiting") rows.where({ processed_by: null }).whereRaw(...isUnprocessed);
  const found = await pageBy<{ id: string }>(rows.select("id"), sortBy("desc", "id"), request);
  const page = await withRows<StoredRow>(db, "import_items", found, (some) =>
    some
      .join("branches", "branches.id", "import_items.branch_id")
      .select(
        "import_items.id",
        "import_items.body",
        "import_items.fetched_at",
        "import_items.item_code",
        "import_items.settled_at",
        "import_items.processed_by",
        "branches.bhf_id",
        db.raw(`${presentStatus} as status`),
      ),
  );
  const shown = await mapInSlices(page.rows, (row) => ({
    ...toShown(row),
    branch_id: row.bhf_id,
    fetched_at: Number(row.fetched_at),
    item_code: row.item_code,
    decided_at: row.settled_at === null ? null : Number(row.settled_at),
    transaction_id: row.processed_by,
  }));
  return { ...page, rows: shown };
}

/** The stored rows that a caller names by the date as it is shown, processed ones too, in the order they came. */
export async function listNamedImportItems(
  db: Queryable,
  branchId: number,
  keys: readonly ImportKey[],
): Promise<ImportItem[]> {
  const rows: ShownRow[] = await db("import_items")
    .where({ branch_id: branchId })
    .whereIn("shown_hash", keys.map(shownHashOf))
    .orderBy("id")
    .select("body", db.raw(`${presentStatus} as status`));
  return rows.map(toShown);
}

type StoredKey = { id: string; unitDate: string; item: ImportItem };

/** The stored row that a caller means, by the date as it is shown or as the unit writes it; the latest where two fit. */
export async function findImportItem(
  db: Queryable,
  branchId: number,
  key: ImportKey,
): Promise<StoredKey | undefined> {
  const shown_hash = shownHashOf(key);
  const row = await db("import_items")
    .where({ branch_id: branchId })
    .andWhere((either) => either.where({ shown_hash }).orWhere({ key_hash: hashOf(key) }))
    .orderBy([
      { column: "fetched_at", order: "desc" },
      { column: "id", order: "desc" },
    ])
    .first("id", "body");
  if (!row) return undefined;
  const { unit_declaration_date: unitDate, item } = fromBlob<FetchedImportItem>(row.body);
  return { id: row.id, unitDate, item };
}

/** The authority has a new status of a row; `processed_by` is the transaction that booked it, if one did. */
export async function markImportProcessed(
  trx: Queryable,
  branchId: number,
  key: ImportKey,
  settled: { settled_code: string; item_code: string; settled_at: number; processed_by?: string },
): Promise<void> {
  const row = await findImportItem(trx, branchId, key);
  if (row) await trx("import_items").where({ id: row.id }).update(settled);
}
