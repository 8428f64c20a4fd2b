// Cheaper indexes of transactions: on SQLite, those over columns that most rows leave empty hold only the rows that have a value.

import { columnList, type Queryable } from "../sql/schema.ts";
import { changeIndexes, type Migration, partialIndex } from "./migration.ts";

type Rare = { unique?: "unique"; columns: string[]; given: string };

const rare: Record<string, Rare> = {
  // Which row holds a supplier's invoice.
  supplier: { unique: "unique", columns: ["data_set_id", "supplier_hash", "live"], given: "supplier_hash" },
  // Credit notes of a sale.
  original: { columns: ["original_transaction_id"], given: "original_transaction_id" },
  // Failed ones that are retried; their items still count as on their way.
  retry: { columns: ["next_retry_at"], given: "next_retry_at" },
  // Whether a recovered receipt is another sale's.
  receipt: { columns: ["lane_id", "receipt_no"], given: "receipt_no" },
  signature: { columns: ["lane_id", "receipt_signature"], given: "receipt_signature" },
};

async function makeAnew(db: Queryable, isPartial: boolean): Promise<void> {
  for (const [name, { unique = "", columns, given }] of Object.entries(rare)) {
    const where = isPartial ? ` where \`${given}\` is not null` : "";
    await db.raw(`drop index if exists \`transactions_${name}\``);
    await db.raw(
      `create ${unique} index \`transactions_${name}\` on \`transactions\` ${columnList(columns)}${where}`,
    );
  }
}

export const rareColumns: Migration[] = [
  changeIndexes("4500", "transactions", {
    drop: { due: ["status", "next_retry_at"], lane: ["lane_id", "status"] },
    // Open submissions, of a lane in the order in which they came.
    add: { open: ["status", "lane_id", "id"], retry: ["next_retry_at"] },
  }),
  {
    name: "4501_rare_transactions",
    up: async (db, family) => (family === "sqlite" ? makeAnew(db, true) : undefined),
    down: async (db, family) => (family === "sqlite" ? makeAnew(db, false) : undefined),
  },
];

/** Sales that succeeded without a receipt. */
export const missingReceipts: Migration[] = [
  partialIndex("5402", "transactions", {
    name: "unrecovered",
    columns: ["receipt_unrecovered", "data_set_id", "local_day"],
    where: "`receipt_unrecovered` = 1",
  }),
];
