// A long history, made by the database itself and counted as the service counts: what lists are measured on.
import type { Database } from "../../server/src/db/open.ts";
import { type Filling, fill } from "./fill.ts";

/** The environment that is asked, which owns every other row, and the one that owns the rest. */
export const asked = 1;

/** An item that every fifth movement is of. */
export const hotItem = 1;
/** Who submits in one branch of four; who buys one time in a thousand. */
export const user = 2;
export const customer = "P050000007Z";

/** A text of digits, filled up with zeros. */
export const digits = (length: number, value: string): string =>
  `substr(concat('${"0".repeat(length)}', ${value}), -${length})`;
export const idOf = (value: string): string => `concat('00000000-0000-7000-8000-', ${digits(12, value)})`;
export const chosen = (...cases: [when: string, then: string][]): string =>
  `case ${cases.map(([when, then]) => (when ? `when ${when} then ${then}` : `else ${then}`)).join(" ")} end`;

const data_set_id = `${asked} + half`;
/** One row of a hundred: failed or unwell; and one of a thousand: still open. */
const share = "own % 997";

export const transaction = {
  id: idOf("i"),
  data_set_id,
  branch_id: "1 + own % 4",
  bhf_id: "concat('0', own % 4)",
  lane_id: "1 + own % 4",
  user_id: "1 + own % 4",
  key_id: idOf("0"),
  request_id: idOf("i"),
  type: chosen(
    ["own % 100 < 85", "'sales'"],
    ["own % 100 < 95", "'purchase'"],
    ["own % 100 < 99", "'stock'"],
    ["", "'import'"],
  ),
  status: chosen([`${share} < 10`, "'failed'"], [`${share} = 10`, "'pending'"], ["", "'success'"]),
  invoice_no: "concat('INV-', i)",
  live: "1",
  content_hash: digits(64, "i"),
  document_date: chosen(["own % 20 = 0", "day_before"], ["", "day"]),
  document_time: "'101500'",
  receipt_type: "'S'",
  counterparty_tin: `concat('P05', ${digits(7, "own % 1009")}, 'Z')`,
  counterparty_name: "'Jua Kali Traders Ltd'",
  counterparty_folded: "'jua kali traders ltd'",
  total_amount: "11600",
  tax_amount: "1600",
  receipt_no: "concat('', i)",
  receipt_date: "concat(day, '101500')",
  synced_to_authority: "1",
  local_day: "local_day",
  created_at: "at",
  updated_at: "at",
  processed_at: "at",
};

/** The movement that each sale and purchase leaves behind. */
export const movement = {
  id: idOf("i"),
  data_set_id,
  branch_id: "1 + own % 4",
  item_id: chosen(["own % 5 = 0", `${hotItem}`], ["", "2 + own % 997"]),
  transaction_id: idOf("i"),
  line: "1",
  type: transaction.type,
  movement_type: chosen(["own % 100 < 85", "'SALE'"], ["", "'PURCHASE'"]),
  direction: chosen(["own % 100 < 85", "'OUT'"], ["", "'IN'"]),
  qty: chosen(["own % 100 < 85", "-10000"], ["", "10000"]),
  unit_price: "11600",
  total_amount: "11600",
  invoice_no: "concat('INV-', i)",
  reference: "concat('INV-', i)",
  local_day: "local_day",
  created_at: "at",
};

/** A delivery to the one webhook of its environment, and its event. */
const delivery = {
  id: idOf("i"),
  data_set_id,
  seq: "1 + own",
  webhook_id: idOf("half"),
  event_id: idOf("i"),
  event: "'transaction.completed'",
  transaction_id: idOf("i"),
  status: chosen([`${share} < 10`, "'failed'"], [`${share} = 10`, "'pending'"], ["", "'succeeded'"]),
  attempts: "1",
  local_day: "local_day",
  created_at: "at",
};

const event = {
  id: idOf("i"),
  data_set_id,
  name: delivery.event,
  transaction_id: idOf("i"),
  payload: "x'7b7d'",
  targets: "x'5b5d'",
  is_published: "1",
  created_at: "at",
};

/** One item of fifty is out of use, and one of ten a service. */
export const item = {
  id: "1 + i",
  data_set_id,
  item_code: `concat('KE2NTU', ${digits(9, "i")})`,
  item_name: `concat('Good ', ${digits(9, "own * 7919 % 1000000007")})`,
  name_folded: `concat('good ', ${digits(9, "own * 7919 % 1000000007")})`,
  item_class_code: "'10101500'",
  item_type: chosen(["own % 10 = 3", "'3'"], ["", "'2'"]),
  tax_type_code: "'B'",
  pkg_unit_code: "'NT'",
  qty_unit_code: "'U'",
  origin_nation_code: "'KE'",
  barcode: chosen(["own % 3 = 0", "null"], ["", `concat('616', ${digits(10, "own * 7919 % 1000000007")})`]),
  default_price: "11600",
  safety_qty: "50000",
  is_active: chosen(["own % 50 = 7", "0"], ["", "1"]),
  registered_at: "at",
  created_at: "at",
  updated_at: "at",
};

const held = chosen(
  ["own % 100 = 9", "0"],
  ["own % 10 = 9", "40000"],
  ["", "10000 * (6 + own * 7919 % 1000)"],
);

/** Which of them have a level: services have no stock. */
export const isHeld = "half = 0 and own % 10 <> 3";

/**
 * What the asked branch holds of each item: of one of ten little, of one of a hundred nothing, and of others up to a thousand
 * pieces. Of one of a thousand the unit knows another quantity, one of twenty it never took.
 */
export const level = {
  branch_id: "1",
  item_id: "1 + i",
  data_set_id,
  item_code: item.item_code,
  name_folded: item.name_folded,
  safety_qty: item.safety_qty,
  listed: chosen(["own % 50 = 7 and own % 100 = 9", "0"], ["", "1"]),
  qty: held,
  acknowledged_qty: chosen(["own % 1000 = 1", "7"], ["", held]),
  master_qty: chosen(["own % 1000 = 1", "7"], ["", held]),
  last_synced_at: chosen(["own % 20 = 5", "null"], ["", "at"]),
  updated_at: "at",
};

/** One of fifty transactions: 20,000 item classes next to a million. Of their families, one has as many again as all others. */
const itemClass = {
  data_set_id: `${asked} + 0`,
  code: `concat(${chosen(["own % 2 = 0", "10000000"], ["", "10000000 + (own * 7919 % 400) * 10000"])} + own, '')`,
  name: `concat('Class of good ', ${digits(9, "own * 7919 % 1000000007")})`,
  name_folded: `concat('class of good ', ${digits(9, "own * 7919 % 1000000007")})`,
  level: "4",
  is_active: chosen(["own % 1000 = 1", "0"], ["", "1"]),
  synced_at: "at",
};

const notice = {
  data_set_id: `${asked} + 0`,
  notice_no: "1 + own",
  title: `concat('Notice ', ${digits(9, "own * 7919 % 1000000007")})`,
  title_folded: `concat('notice ', ${digits(9, "own * 7919 % 1000000007")})`,
  content: "'The units are updated on Sunday night.'",
  published_at: "concat(day, '101500')",
  fetched_at: "at",
};

const insurance = {
  data_set_id: `${asked} + 0`,
  branch_id: "1 + own % 4",
  code: "concat('I', own)",
  name: "concat('Insurer ', own)",
  rate: "20",
  is_active: "1",
  created_at: "at",
  updated_at: "at",
};

const branch = {
  id: "1 + i",
  data_set_id,
  bhf_id: "concat('', own)",
  name: "concat('Branch ', own)",
  is_head_office: chosen(["own = 0", "1"], ["", "0"]),
  created_at: "at",
  updated_at: "at",
};

const fillings: Filling[] = [
  { table: "transactions", columns: transaction },
  { table: "movements", columns: movement, where: "own % 100 < 95" },
  { table: "deliveries", columns: delivery },
  { table: "events", columns: event },
  { table: "items", columns: item },
  { table: "stock", columns: level, where: isHeld },
  // What changes seldom: 20,000 and three times 5,000 of the environment that is asked, next to a million transactions.
  { table: "item_classes", columns: itemClass, where: "i % 50 = 0" },
  { table: "notices", columns: notice, where: "i % 200 = 0" },
  { table: "insurances", columns: insurance, where: "i % 200 = 0" },
  { table: "branches", columns: branch, where: "i % 200 < 2" },
];

const others = [
  `insert into webhooks (id, data_set_id, url, events, is_active, created_at, updated_at)
    select distinct webhook_id, data_set_id, 'https://example.com/', 'transaction.completed', 1, 0, 0 from deliveries`,
  "insert into delivery_sequences (data_set_id, last_seq) select data_set_id, max(seq) from deliveries group by data_set_id",
];

/** The counters of transactions that have ended, all days rolled up into their months, and of movements. */
export const countings = [
  `insert into counters (data_set_id, local_day, branch_id, type, status, user_id, document_date, count, rolled_up)
    select data_set_id, local_day, branch_id, type, status, user_id, document_date, count(*), count(*)
    from transactions where status <> 'pending' group by 1, 2, 3, 4, 5, 6, 7`,
  `insert into monthly_counters (data_set_id, local_month, branch_id, type, status, user_id, document_month, count)
    select data_set_id, substr(local_day, 1, 7), branch_id, type, status, user_id, substr(document_date, 1, 6), sum(count)
    from counters group by 1, 2, 3, 4, 5, 6, 7`,
  `insert into figures (data_set_id, document_date, branch_id, user_id, key_id, z_no, type, receipt_type, purchase_status, claim,
      payment_type, tax_type, tax_rate, documents, firsts, line_count, taxable_amount, tax_amount, total_amount, discount_amount,
      non_deductible_tax)
    select data_set_id, document_date, branch_id, user_id, key_id, z_no, type, 'S', '', '', '', '', 0, count(*), count(*), 0, 0, 0,
      sum(total_amount), 0, 0
    from transactions where status = 'success' and type <> 'stock' group by 1, 2, 3, 4, 5, 6, 7`,
  `insert into movement_counters (data_set_id, branch_id, item_id, local_day, type, count)
    select data_set_id, branch_id, item_id, local_day, type, count(*) from movements group by 1, 2, 3, 4, 5
    union all
    select data_set_id, branch_id, 0, local_day, type, count(*) from movements group by 1, 2, 4, 5`,
];

const deliveryCountings = [
  `insert into delivery_counters (data_set_id, local_day, webhook_id, event, status, count)
    select data_set_id, local_day, webhook_id, event, status, count(*) from deliveries group by 1, 2, 3, 4, 5`,
];

/** Has a server look at tables that were filled. */
export const analyze = ({ family }: Database, filled: readonly Filling[]): string[] =>
  family === "mysql" ? [`analyze table ${filled.map(({ table }) => table).join(", ")}`] : [];

/** Fills an empty database with so many transactions, and as many rows of whatever else is listed, over two years. */
export async function fillHistory(db: Database, rows: number): Promise<void> {
  const after = [...others, ...countings, ...deliveryCountings, ...analyze(db, fillings)];
  await fill(db, fillings, rows, after);
}
