// Differences between a stock row and the control unit: computed and indexed by the database.

import type { Family, Queryable } from "../sql/schema.ts";
import { changeIndexes, type Migration } from "./migration.ts";

/** The last stock balance sent to the unit: it takes no quantity below zero. */
const tellable = "case when acknowledged_qty < 0 then 0 else acknowledged_qty end";
const disagreement = `qty <> acknowledged_qty or sync_error is not null or coalesce(master_qty, 0) <> ${tellable}`;

/** 1 if the quantity, the acknowledged quantity and the last stock balance differ, or a follow-up is stuck; computed by the database. */
export const differs: Migration = {
  name: "1701_stock_differs",
  async up(db, family) {
    // Stored on servers: indexes over columns that are computed when read have had faults there.
    const [type, kept] = family === "mysql" ? ["tinyint", "stored"] : ["integer", "virtual"];
    if (await hasDiffers(db, family)) return;
    await db.raw(
      `alter table stock add column differs ${type} generated always as (case when ${disagreement} then 1 else 0 end) ${kept}`,
    );
  },
  async down(db, family) {
    if (await hasDiffers(db, family)) await db.raw("alter table stock drop column differs");
  },
};

async function hasDiffers(db: Queryable, family: Family): Promise<boolean> {
  if (family === "mysql") return db.schema.hasColumn("stock", "differs");
  const columns: unknown[] = await db.raw(
    "select name from pragma_table_xinfo('stock') where name = 'differs'",
  );
  return columns.length > 0;
}

/**
 * The condition for a difference, written so that its index is used. On SQLite the index has only the differences, and all columns of the
 * filter: no index can replace a computed column.
 */
export const differing: Record<Family, string> = { sqlite: `(${disagreement})`, mysql: "differs = 1" };

const onServers = changeIndexes("2103", "stock", {
  drop: {},
  add: { by_difference: ["branch_id", "differs", "item_code"] },
});

export const differencesByCode: Migration = {
  ...onServers,
  async up(db, family) {
    if (family === "mysql") return onServers.up(db, family);
    const columns = "branch_id, item_code, item_id, qty, acknowledged_qty, master_qty, sync_error";
    await db.raw(
      `create index if not exists stock_by_difference on stock (${columns}) where ${differing.sqlite}`,
    );
  },
};
