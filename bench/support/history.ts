// A long history, written straight into the tables and counted as the service counts: what lists are measured on.
import { addCounts, countMovements } from "../../server/src/db/counters.ts";
import type { Database } from "../../server/src/db/open.ts";
import { insertRows } from "../../server/src/db/rows.ts";
import type { TransactionRow } from "../../server/src/transactions/store.ts";

/** The data set that is asked, which owns every other row, and the one that owns the rest. */
export const asked = 1;
const others = 2;

const days = 730;
const firstDayMs = Date.UTC(2024, 2, 10);
const rowsAtOnce = 4_096;

const dayOf = (day: number): string => new Date(firstDayMs + day * 86_400_000).toISOString().slice(0, 10);
const compact = (day: string): string => day.replaceAll("-", "");

/** The local day after so many of the history's days; a share of 1 is its last. */
export const dayAt = (share: number): string => dayOf(Math.floor((days - 1) * share));

/** An item that every fifth movement is of. */
export const hotItem = 1;
/** Who submits in one branch of four; who buys one time in a thousand. */
export const user = 2;
export const customer = "P050000007Z";

const idOf = (index: number): string => `00000000-0000-7000-8000-${String(index).padStart(12, "0")}`;

function typeOf(index: number): TransactionRow["type"] {
  const share = index % 100;
  if (share < 85) return "sales";
  if (share < 95) return "purchase";
  return share < 99 ? "stock" : "import";
}

function transactionAt(index: number, rows: number): TransactionRow {
  const day = Math.floor((index * days) / rows);
  // Halves take turns; everything else is spread over each half alike.
  const own = index >> 1;
  const created_at = firstDayMs + Math.floor((index * days * 86_400_000) / rows);
  const share = own % 997;
  return {
    id: idOf(index),
    data_set_id: index % 2 === 0 ? asked : others,
    branch_id: 1 + (own % 4),
    bhf_id: `0${own % 4}`,
    lane_id: 1 + (own % 4),
    user_id: 1 + (own % 4),
    key_id: idOf(0),
    request_id: idOf(index),
    type: typeOf(own),
    status: share < 10 ? "failed" : share === 10 ? "pending" : "success",
    invoice_no: `INV-${index}`,
    live: 1,
    supplier_hash: null,
    content_hash: String(index).padStart(64, "0"),
    document_date: compact(dayOf(own % 20 === 0 ? day - 1 : day)),
    document_time: "101500",
    receipt_type: "S",
    original_transaction_id: null,
    counterparty_tin: `P05${String(own % 1_009).padStart(7, "0")}Z`,
    counterparty_name: "Jua Kali Traders Ltd",
    counterparty_folded: "jua kali traders ltd",
    total_amount: 11_600,
    tax_amount: 1_600,
    receipt_no: String(index),
    receipt_date: `${compact(dayOf(day))}101500`,
    receipt_unrecovered: 0,
    synced_to_authority: 1,
    notify: 0,
    in_doubt: 0,
    stalled_at: null,
    retry_count: 0,
    can_retry: 0,
    failure_code: null,
    next_retry_at: null,
    superseded_by: null,
    local_day: dayOf(day),
    created_at,
    updated_at: created_at,
    processed_at: created_at,
  };
}

/** The movement that a sale or purchase leaves behind. */
function movementOf(row: TransactionRow, index: number) {
  const own = index >> 1;
  const isSale = row.type === "sales";
  return {
    id: row.id,
    data_set_id: row.data_set_id,
    branch_id: row.branch_id,
    item_id: own % 5 === 0 ? hotItem : 2 + (own % 997),
    transaction_id: row.id,
    line: 1,
    type: isSale ? "sales" : "purchase",
    movement_type: isSale ? "SALE" : "PURCHASE",
    direction: isSale ? "OUT" : "IN",
    qty: isSale ? -10_000 : 10_000,
    unit_price: 11_600,
    total_amount: 11_600,
    invoice_no: row.invoice_no,
    reference: row.invoice_no,
    local_day: row.local_day,
    created_at: row.created_at,
  };
}

/** Fills an empty database with so many transactions, and nearly as many movements, over two years. */
export async function fillHistory(db: Database, rows: number): Promise<void> {
  for (let start = 0; start < rows; start += rowsAtOnce) {
    const count = Math.min(rowsAtOnce, rows - start);
    const transactions = Array.from({ length: count }, (_, at) => transactionAt(start + at, rows));
    const movements = transactions.flatMap((row, at) =>
      row.type === "sales" || row.type === "purchase" ? [movementOf(row, start + at)] : [],
    );
    await db.transaction(async (trx) => {
      await insertRows(trx, "transactions", transactions);
      await insertRows(trx, "movements", movements);
      await addCounts(
        trx,
        transactions.map((row) => ({ ...row, delta: 1 })),
      );
      await countMovements(trx, movements);
    });
  }
  if (db.family === "mysql")
    await db.knex.raw("analyze table transactions, movements, counters, monthly_counters, movement_counters");
}
