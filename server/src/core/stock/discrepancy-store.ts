// Differences between the quantities here and at the unit: the query behind the report of stock discrepancies.

import { differing as isDiffering } from "../../db/schema/stock.ts";
import { positionAfter, rowsAfter, sortBy } from "../../db/sql/keyset.ts";
import { byIndex, lookup, numberedPage, type Page, type PageRequest, tableOf } from "../../db/sql/page.ts";
import { familyOf, type Queryable, type QueryBuilder } from "../../db/sql/schema.ts";
import { fromBlob } from "../../db/sql/values.ts";
import type { StockContent } from "../../lanes/choose.ts";
import { findOpenMovements } from "../../lanes/follow-up-calls.ts";
import type { StockScope } from "../levels/store.ts";

type DiscrepancyRow = {
  item_id: number;
  item_code: string;
  item_name: string;
  /** ×10⁴ each; the stock balance is null if the unit never got one. */
  qty: number;
  acknowledged_qty: number;
  master_qty: number | null;
  sync_error: string | null;
  last_synced_at: number | null;
};

/**
 * Items whose quantity, acknowledged movements and last stock balance don't agree, or whose follow-up is stuck, by code.
 *
 * @param openItemIds Items with open follow-ups: these may cancel each other out, and are still to be sent.
 */
export async function listDiscrepancies(
  db: Queryable,
  { branch_id }: StockScope,
  openItemIds: readonly number[],
  request: PageRequest,
): Promise<Page<DiscrepancyRow>> {
  const { page, per_page, after } = request;
  /** Looks up the levels of the ids in a column, and their items. */
  const withLevels = (ids: QueryBuilder, column: string): QueryBuilder =>
    ids
      .joinRaw(`${lookup(db)} ? on stock.branch_id = ? and stock.item_id = ??`, [
        byIndex(db, "stock", "primary"),
        branch_id,
        column,
      ])
      .joinRaw(`${lookup(db)} ? on items.id = stock.item_id`, [byIndex(db, "items", "primary")]);
  // The database keeps the differences, and an index of them by code.
  const differing = db
    .from(byIndex(db, "stock", "by_difference"))
    .where({ branch_id })
    .whereRaw(isDiffering[familyOf(db)]);
  const others = withLevels(db.from(tableOf(db, openItemIds, "unsent")), "unsent.value")
    .whereRaw("stock.differs = 0")
    .select("items.item_code", "stock.item_id");
  const order = ["item_code", "item_id"];
  const sort = sortBy("asc", ...order);
  if (after) {
    const parts = [differing, db.from(others.as("others"))].map((part) =>
      rowsAfter<DiscrepancyPlace>(part.select(order), sort, after, per_page + 1),
    );
    const found = (await Promise.all(parts)).flat().sort(byCode);
    const ids = found.slice(0, per_page).map(({ item_id }) => item_id);
    const last = found.length > per_page ? found[per_page - 1] : undefined;
    const rows = await discrepanciesOf(withLevels(db.from(tableOf(db, ids, "page")), "page.value"));
    return { rows, meta: { per_page }, next: last && positionAfter(last, sort) };
  }
  // Wherever other rows come, at least so many differences come before the page.
  const before = (page - 1) * per_page;
  const passed = Math.max(0, before - openItemIds.length);
  const near = differing
    .clone()
    .orderBy(order)
    .limit(before - passed + per_page)
    .offset(passed)
    .select(order);
  const found = db
    .from(db.unionAll([db.from(near.as("near")).select(order), db.from("others").select(order)]).as("found"))
    .orderBy(order)
    .limit(per_page)
    .offset(before - passed)
    .select("item_id");
  const counts = [differing.clone().count("*"), db("others").count("*")];
  const counted = db.with("others", others).select(db.raw("? + ? as total", counts));
  const levels = withLevels(counted.clone().from(found.as("page")), "page.item_id");
  const rows: (DiscrepancyRow & { total: number })[] = await discrepanciesOf(levels);
  const total = rows[0]?.total ?? (page === 1 ? 0 : (await counted.first()).total);
  return numberedPage<DiscrepancyRow>(
    rows.map(({ total: _, ...row }) => row),
    sort,
    request,
    total,
  );
}

type DiscrepancyPlace = Pick<DiscrepancyRow, "item_code" | "item_id">;

/** As the databases compare codes: by their bytes. */
function byCode(one: DiscrepancyPlace, other: DiscrepancyPlace): number {
  return Buffer.compare(Buffer.from(one.item_code), Buffer.from(other.item_code));
}

/** The shown levels, by code. */
function discrepanciesOf(levels: QueryBuilder): QueryBuilder {
  return levels
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
}

/** How many movements of each item the branch's units have still to take. */
export async function countOpenMovements(db: Queryable, branchId: number): Promise<Map<number, number>> {
  const calls = await findOpenMovements(db, { branch_id: branchId });
  const counts = new Map<number, number>();
  for (const { content } of calls) {
    for (const id of fromBlob<StockContent>(content).item_ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
