// Movements of goods and the quantities they add up to; supplier sales that wait to be registered as purchases.
import { changeIndexes, createTable, type Migration } from "../migration.ts";
import {
  bigint,
  blob,
  char,
  type Family,
  initially,
  int,
  optional,
  type Queryable,
  string,
  time,
  uuid,
} from "../schema.ts";

export const stock: Migration[] = [
  createTable("0401", "movements", {
    columns: {
      id: uuid(),
      data_set_id: int(),
      branch_id: int(),
      item_id: int(),
      transaction_id: uuid(),
      line: int(),
      type: string(10),
      movement_type: string(10),
      direction: string(10),
      // Signed: what the movement adds.
      qty: bigint(),
      unit_price: bigint(),
      total_amount: bigint(),
      invoice_no: optional(string(191)),
      reference: string(200),
      local_day: char(10),
      created_at: time(),
    },
    primary: ["id"],
    unique: { line: ["transaction_id", "line"] },
    index: { item: ["branch_id", "item_id", "created_at", "id"], by_day: ["data_set_id", "local_day", "id"] },
  }),
  createTable("0402", "stock", {
    columns: {
      branch_id: int(),
      item_id: int(),
      data_set_id: int(),
      qty: initially(0, bigint()),
      acknowledged_qty: initially(0, bigint()),
      sync_error: optional(string(500)),
      last_synced_at: optional(time()),
      updated_at: time(),
    },
    primary: ["branch_id", "item_id"],
    index: { item: ["data_set_id", "item_id"] },
  }),
  createTable("0403", "supplier_sales", {
    columns: {
      id: uuid(),
      data_set_id: int(),
      branch_id: int(),
      supplier_tin: string(20),
      supplier_bhf_id: string(20),
      supplier_invoice_no: string(50),
      receipt_type: char(1),
      sales_date: char(8),
      total_amount: bigint(),
      body: blob(),
      // The purchase that registers it.
      registered_by: optional(uuid()),
      fetched_at: time(),
    },
    primary: ["id"],
    unique: {
      invoice: [
        "data_set_id",
        "branch_id",
        "supplier_tin",
        "supplier_bhf_id",
        "supplier_invoice_no",
        "receipt_type",
      ],
    },
    index: { waiting: ["branch_id", "registered_by"] },
  }),
];

/** What the unit was told last of a good: it takes no quantity below zero. */
const tellable = "case when acknowledged_qty < 0 then 0 else acknowledged_qty end";

/** 1 where what is held, what the unit took and its last master are not the same, or a follow-up is stuck; kept by the database itself. */
const differs: Migration = {
  name: "1701_stock_differs",
  async up(db, family) {
    // Stored on servers: indexes over columns that are computed when read have had faults there.
    const [type, kept] = family === "mysql" ? ["tinyint", "stored"] : ["integer", "virtual"];
    if (await hasDiffers(db, family)) return;
    await db.raw(
      `alter table stock add column differs ${type} generated always as (case when qty <> acknowledged_qty
        or sync_error is not null or coalesce(master_qty, 0) <> ${tellable} then 1 else 0 end) ${kept}`,
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

export const comparedStock: Migration[] = [
  differs,
  changeIndexes("1702", "stock", { drop: {}, add: { by_difference: ["branch_id", "differs", "item_id"] } }),
];
