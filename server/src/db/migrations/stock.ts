// What of a stock row differs from what the control unit knows: computed and indexed by the database itself.

import type { Family, Queryable } from "../sql/schema.ts";
import { changeIndexes, type Migration } from "./migration.ts";

/** What the unit was told last of an item: it takes no quantity below zero. */
const tellable = "case when acknowledged_qty < 0 then 0 else acknowledged_qty end";
const disagreement = `qty <> acknowledged_qty or sync_error is not null or coalesce(master_qty, 0) <> ${tellable}`;

/** 1 where what is held, what the unit took and its last master are not the same, or a follow-up is stuck; kept by the database itself. */
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
 * What differs, as a condition for which the index of it is read alone. On SQLite it holds nothing else, and all that it is chosen by: no
 * index can stand for a column that is computed.
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
