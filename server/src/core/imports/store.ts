// Customs records: fetched from the unit, kept with the key exactly as it came until they are processed.
// Decisions about the API: 50, 51.

import { cutText } from "../../base/cut-text.ts";
import { mapInSlices } from "../../base/event-loop.ts";
import type { FetchedImportItem, ImportItem } from "../../control-unit/fetched.ts";
import { shownDate } from "../../control-unit/read-trade.ts";
import { readInParts } from "../../db/batching/in-parts.ts";
import { newRowId } from "../../db/row-ids.ts";
import type { Queryable, QueryBuilder, Trx } from "../../db/sql/schema.ts";
import { fromBlob, toBlob } from "../../db/sql/values.ts";
import { contentHash } from "../transactions/content.ts";
import { reportCustomsRecords } from "../webhooks/arrivals.ts";

/** Approved and cancelled: nothing is left to do with them. */
const processedStatuses = ["3", "4"];

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
      if (!processedStatuses.includes(item.import_item_status_code)) added.push(item);
    }
  }
  await reportCustomsRecords(trx, scope, added, nowMs);
  return added.length;
}

/** The status that was set here, else the unit's. */
const presentStatus = "coalesce(settled_code, status_code)";

type ShownRow = { body: Uint8Array; status: string };

function toShown({ body, status }: ShownRow): ImportItem {
  return { ...fromBlob<FetchedImportItem>(body).item, import_item_status_code: status };
}

/** The rows of some branches that are not processed yet. */
const openItems = (db: Queryable, branchIds: readonly number[]): QueryBuilder =>
  db("import_items")
    .whereIn("branch_id", branchIds)
    .where({ processed_by: null })
    .whereRaw(`${presentStatus} not in (${processedStatuses.map(() => "?").join(", ")})`, [
      ...processedStatuses,
    ]);

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
  settled: { settled_code: string; processed_by?: string },
): Promise<void> {
  const row = await findImportItem(trx, branchId, key);
  if (row) await trx("import_items").where({ id: row.id }).update(settled);
}
