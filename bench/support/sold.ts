// Years of sales that are done, with what lanes leave of each: what submissions and calls come on top of.
import type { Database } from "../../server/src/db/open.ts";
import { type Filling, fill } from "./fill.ts";
import { analyze, chosen, countings, digits, idOf, movement, transaction } from "./history.ts";

/** The sandbox of the first account that is seeded afterwards: every other sale is its own, spread over its branches and lanes. */
export const soldIn = 2;
export const soldBranches = 64;

const place = `1 + own % ${soldBranches}`;
const sold = { branch_id: place, lane_id: place };

const sale = {
  ...transaction,
  ...sold,
  bhf_id: digits(2, `own % ${soldBranches}`),
  type: "'sales'",
  status: chosen(["own % 997 < 10", "'failed'"], ["", "'success'"]),
};

const moved = {
  ...movement,
  branch_id: sold.branch_id,
  item_id: "1 + own % 10",
  type: "'sales'",
  movement_type: "'SALE'",
  direction: "'OUT'",
  qty: "-10000",
};

const call = {
  id: idOf("i"),
  lane_id: sold.lane_id,
  stream: "'sales'",
  kind: "'sale'",
  transaction_id: idOf("i"),
  state: "'done'",
  number: "own",
  attempt_id: idOf("i"),
  sent_at: "at",
  due_at: "at",
  content: "x'7b7d'",
  result_code: "'000'",
  created_at: "at",
  updated_at: "at",
  sends: "1",
};

const attempt = {
  id: idOf("i"),
  call_id: idOf("i"),
  transaction_id: idOf("i"),
  lane_id: sold.lane_id,
  number: "own",
  sent_at: "at",
  answered_at: "at",
  outcome: "'accepted'",
  result_code: "'000'",
  http_status: "200",
  took_ms: "20",
};

const fillings: Filling[] = [
  { table: "transactions", columns: sale },
  { table: "movements", columns: moved },
  { table: "calls", columns: call },
  { table: "attempts", columns: attempt },
];

/** Fills an empty database with so many sales over two years, each with its movement, its call and the attempt at it. */
export async function fillSold(db: Database, rows: number): Promise<void> {
  await fill(db, fillings, rows, [...countings, ...analyze(db, fillings)]);
}
