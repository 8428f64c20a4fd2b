// The schema of the first release, created at once. A database of that release has it already.

import { countedLists, countedPieces, itemSequences, textProgress } from "../migrations/counted-lists.ts";
import { changeIndexes, type Migration, tableSteps, unlessDone } from "../migrations/migration.ts";
import { differencesByCode, differs } from "../migrations/stock.ts";
import { accounts } from "./accounts.ts";
import { branches } from "./branches.ts";
import { codes } from "./codes.ts";
import { stock } from "./stock.ts";
import { transactions } from "./transactions.ts";
import { webhooks } from "./webhooks.ts";

const tables = [
  ...tableSteps({ ...accounts, ...branches, ...transactions, ...stock, ...codes, ...webhooks }),
  ...countedLists,
  itemSequences,
  countedPieces,
];

/** The migrations of the first release, in their order. */
const replaces =
  `0101_accounts 0102_data_sets 0103_users 0104_api_keys 0105_key_epoch 0106_key_epoch_row 0107_rate_limits
   0108_idempotency_keys 0109_audit 0110_settings 0201_branches 0202_devices 0203_lanes 0204_streams
   0205_cursors 0301_transactions 0302_transaction_bodies 0303_calls 0304_attempts 0305_counters
   0401_movements 0402_stock 0403_supplier_sales 0501_codes 0502_item_classes 0503_items 0504_item_numbers
   0901_webhooks 0902_events 0903_deliveries 0904_delivery_sequences 0404_stock_master
   0405_movements_of_branch 0601_import_items 0602_pending_stock 0701_notices 0702_insurances 0703_refreshes
   1001_lanes 1101_counters 1102_counters_filled 1103_monthly_counters 1104_monthly_counters_filled
   1105_movement_counters 1106_movement_counters_filled 1107_counters_indexes 1108_transactions_indexes
   1109_movements_indexes 1110_items_indexes 1201_items 1202_items_numbered 1203_items_indexes
   1204_item_sequences 1205_item_sequences_filled 1206_item_counters 1207_item_part_counters
   1208_item_counters_filled 1209_item_part_counters_filled 1210_transactions_indexes 1301_calls_indexes
   1302_calls_indexes 1302_items_indexes 1401_delivery_counters 1402_delivery_counters_filled
   1403_deliveries_indexes 1601_item_ranges 1602_item_range_counters 1603_item_ranges_filled
   1701_stock_differs 1702_stock_indexes 1801_level_place_counters 1802_level_places_filled
   1803_stock_indexes 1804_item_range_levels 1805_item_range_levels_filled 1806_item_range_counters_dropped
   1901_webhooks_indexes 2001_item_grams 2002_item_text_blocks 2003_item_sequences 2101_stock
   2102_stock_codes 2103_stock_indexes 2201_piece_counters 2202_insurances_of_no_branch 2203_pieces_filled
   2204_codes_indexes 2205_insurances_indexes 2206_branches_indexes 2301_codes 2302_item_classes`.split(
    /\s+/,
  );

const steps: readonly Migration["up"][] = [
  ...[...tables, textProgress, differs, differencesByCode].map(({ up }) => up),
  async (db) => {
    await db("key_epoch").insert({ id: 1, epoch: 0 }).onConflict("id").merge(["id"]);
  },
  (db, family) => {
    // Named so by the first release.
    const name = family === "mysql" ? "movements_of_branch" : "of_branch";
    const add = { [name]: ["branch_id", "local_day", "id"] };
    return changeIndexes("0405", "movements", { drop: {}, add }).up(db, family);
  },
];

/** Each step is idempotent, and skipped if another process was faster: on a cluster, two nodes may run it at once. */
export const baseline: Migration = {
  name: "2302_item_classes",
  replaces,
  async up(db, family) {
    for (const step of steps) await unlessDone(step(db, family));
  },
  async down(db, family) {
    for (const table of tables) await table.down(db, family);
  },
};
