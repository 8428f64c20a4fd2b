// Movements of goods and the quantities they add up to; supplier sales that wait to be registered as purchases.

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
} from "../sql/schema.ts";
import { addColumns, changeIndexes, createTable, type Migration } from "./migration.ts";

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
const disagreement = `qty <> acknowledged_qty or sync_error is not null or coalesce(master_qty, 0) <> ${tellable}`;

/** 1 where what is held, what the unit took and its last master are not the same, or a follow-up is stuck; kept by the database itself. */
const differs: Migration = {
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

export const comparedStock: Migration[] = [
  differs,
  changeIndexes("1702", "stock", { drop: {}, add: { by_difference: ["branch_id", "differs", "item_id"] } }),
];

const atOnce = 1_000;

/** Levels that differ are told the codes of their goods, some at a time; the others are when they change. */
const codesOfDifferences: Migration = {
  name: "2102_stock_codes",
  async up(db) {
    const branches: number[] = await db("stock").distinct("branch_id").pluck("branch_id");
    for (const branch_id of branches) {
      const levels = () => db("stock").where({ branch_id }).whereRaw("differs = 1");
      for (let last = 0; ; ) {
        const ids: number[] = await levels()
          .where("item_id", ">", last)
          .orderBy("item_id")
          .limit(atOnce)
          .pluck("item_id");
        const [first] = ids;
        if (first === undefined) break;
        last = ids.at(-1) ?? first;
        await levels()
          .whereBetween("item_id", [first, last])
          .update({
            item_code: db.raw("(select items.item_code from items where items.id = stock.item_id)"),
          });
      }
    }
  },
  async down() {},
};

const onServers = changeIndexes("2103", "stock", {
  drop: { by_difference: ["branch_id", "differs", "item_id"] },
  add: { by_difference: ["branch_id", "differs", "item_code"] },
});

/**
 * What differs, as a condition for which the index of it is read alone. On SQLite it holds nothing else, and all that it is chosen by: no
 * index can stand for a column that is computed.
 */
export const differing: Record<Family, string> = { sqlite: `(${disagreement})`, mysql: "differs = 1" };

const differencesByCode: Migration = {
  ...onServers,
  async up(db, family) {
    if (family === "mysql") return onServers.up(db, family);
    const columns = "branch_id, item_code, item_id, qty, acknowledged_qty, master_qty, sync_error";
    await db.raw("drop index if exists stock_by_difference");
    await db.raw(`create index stock_by_difference on stock (${columns}) where ${differing.sqlite}`);
  },
};

export const differencesInOrder: Migration[] = [
  // Of the good, as it is registered: it never changes. Null where the level was not changed since, and does not differ.
  addColumns("2101", "stock", { item_code: optional(string(20)) }),
  codesOfDifferences,
  differencesByCode,
];
