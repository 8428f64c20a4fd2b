// Where quantities here and what the unit knows differ: the query behind the drift report.
import { byIndex, counted, type Page, type PageRequest, pageMeta } from "../db/page.ts";
import type { Queryable } from "../db/schema.ts";
import { fromBlob } from "../db/values.ts";
import type { StockContent } from "../lanes/choose.ts";
import type { StockScope } from "./sync.ts";

export type DriftRow = {
  item_id: number;
  item_code: string;
  item_name: string;
  /** ×10⁴ each; the master is null where the unit was never told one. */
  qty: number;
  acknowledged_qty: number;
  master_qty: number | null;
  sync_error: string | null;
  last_synced_at: number | null;
};

/**
 * Items whose quantity, acknowledged movements and last master do not agree, or whose follow-up is stuck, by code.
 *
 * @param untold Items that follow-ups are open of: they may cancel each other out, and are still to be told.
 */
export async function listDrift(
  db: Queryable,
  scope: StockScope,
  untold: readonly number[],
  { page, per_page }: PageRequest,
): Promise<Page<DriftRow>> {
  const own = { branch_id: scope.branch_id, data_set_id: scope.data_set_id };
  // The database keeps what differs, and an index of it.
  const differing = db.from(byIndex(db, "stock", "by_difference")).where({ ...own, differs: 1 });
  const found = differing.select("item_id");
  if (untold.length > 0) found.union(db("stock").where(own).whereIn("item_id", untold).select("item_id"));
  const query = db
    .from(found.as("found"))
    // SQLite keeps to this order; it would look all goods up among those found otherwise.
    .joinRaw("cross join stock on stock.item_id = found.item_id and stock.branch_id = ?", [scope.branch_id])
    .joinRaw("cross join items on items.id = stock.item_id")
    .orderBy("items.item_code")
    .select(
      "stock.item_id",
      "items.item_code",
      "items.item_name",
      "stock.qty",
      "stock.acknowledged_qty",
      "stock.master_qty",
      "stock.sync_error",
      "stock.last_synced_at",
    );
  // Counted on the way: what differs is looked through once.
  const rows: (DriftRow & { total: number })[] = await query
    .clone()
    .select(db.raw("count(*) over () as total"))
    .limit(per_page)
    .offset((page - 1) * per_page);
  const total = rows[0]?.total ?? (page === 1 ? 0 : await counted(query));
  return { rows: rows.map(({ total: _, ...row }) => row), meta: pageMeta(page, per_page, total) };
}

/** How many movements of each item the branch's units have still to take. */
export async function countOpenMovements(db: Queryable, branchId: number): Promise<Map<number, number>> {
  const calls: { content: Uint8Array }[] = await db("calls")
    .join("devices", "devices.lane_id", "calls.lane_id")
    .where({ "devices.branch_id": branchId, "calls.stream": "stock", "calls.kind": "movement" })
    .whereIn("calls.state", ["waiting", "sent", "refused"])
    .select("calls.content");
  const counts = new Map<number, number>();
  for (const { content } of calls) {
    for (const id of fromBlob<StockContent>(content).item_ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
