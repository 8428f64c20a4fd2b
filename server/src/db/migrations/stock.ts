// Movements of goods and the quantities they add up to; supplier sales that wait to be registered as purchases.
import { createTable, type Migration } from "../migration.ts";
import { bigint, blob, char, initially, int, optional, string, time, uuid } from "../schema.ts";

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
