// What a migration must carry along, there and back: the records of a release, its schema, and words that it knows.
import type { Database } from "../../server/src/db/open.ts";

/** Columns that no migration may change or lose, by table; the first ones identify a row. */
const kept: Record<string, string[]> = {
  accounts: ["id", "name", "email", "status"],
  users: ["id", "email", "role", "is_active"],
  api_keys: ["id", "hash", "user_id", "data_set_id", "revoked_at"],
  branches: ["id", "data_set_id", "bhf_id", "name"],
  devices: ["id", "branch_id", "lane_id", "tin", "dvc_srl_no", "vscu_url", "is_active"],
  lanes: ["id", "data_set_id", "tin", "bhf_id"],
  streams: ["lane_id", "name", "next_number", "stopped_reason"],
  items: ["id", "data_set_id", "item_code", "item_name", "tax_type_code", "default_price", "is_active"],
  transactions: [
    "id",
    "data_set_id",
    "type",
    "status",
    "invoice_no",
    "receipt_no",
    "total_amount",
    "tax_amount",
  ],
  transaction_bodies: ["transaction_id"],
  calls: ["id", "lane_id", "stream", "kind", "state", "number", "transaction_id"],
  attempts: ["id", "call_id"],
  movements: ["id", "branch_id", "item_id", "qty", "transaction_id"],
  stock: ["branch_id", "item_id", "qty", "acknowledged_qty"],
  supplier_sales: ["id", "branch_id", "supplier_invoice_no", "registered_by"],
  import_items: ["id", "branch_id", "settled_code"],
  insurances: ["data_set_id", "branch_id", "code", "rate"],
  notices: ["data_set_id", "notice_no", "title"],
  webhooks: ["id", "data_set_id", "url", "is_active"],
  events: ["id", "data_set_id", "name"],
  deliveries: ["id", "webhook_id", "event_id", "status"],
  audit: ["id", "action", "subject"],
};

/** Rows by table, each as the text of its kept columns. */
type Facts = Map<string, Set<string>>;

export async function readFacts({ knex }: Database): Promise<Facts> {
  const facts: Facts = new Map();
  for (const [table, columns] of Object.entries(kept)) {
    const rows: Record<string, unknown>[] = await knex(table).select(columns);
    facts.set(
      table,
      new Set(rows.map((row) => columns.map((column) => `${column}=${row[column]}`).join(" "))),
    );
  }
  return facts;
}

/** What the later facts lack; rows may be added. */
export function findLosses(before: Facts, after: Facts): string[] {
  return [...before].flatMap(([table, rows]) => {
    const missing = [...rows].filter((row) => !after.get(table)?.has(row));
    return missing.length === 0
      ? []
      : [`${table} lacks ${missing.length} of ${rows.size} rows: ${missing[0]}`];
  });
}

/** Every table as the database itself describes it, in one form whatever was altered how. */
export async function describeSchema({ knex, family }: Database): Promise<Map<string, string>> {
  const schema = new Map<string, string>();
  if (family === "sqlite") {
    const rows: { name: string; sql: string }[] = await knex("sqlite_master")
      .whereNotNull("sql")
      .whereNot("name", "like", "sqlite%")
      .select("name", "sql");
    for (const { name, sql } of rows)
      schema.set(name, sql.replaceAll(/[\s"`]+/g, " ").replaceAll(/ ?([(),]) ?/g, "$1"));
  } else {
    const tables: { name: string }[] = await knex("information_schema.tables")
      .whereRaw("table_schema = database()")
      .select("table_name as name");
    for (const { name } of tables) {
      const [row] = await knex.raw(`show create table \`${name}\``);
      const lines = String(row["Create Table"])
        .replace(/ AUTO_INCREMENT=\d+/, "")
        .split("\n");
      schema.set(
        name,
        lines
          .map((line) => line.replace(/,$/, ""))
          .sort()
          .join("\n"),
      );
    }
  }
  schema.delete("schema_migrations");
  return schema;
}

/** Tables and indexes that differ. */
export function findSchemaChanges(before: Map<string, string>, after: Map<string, string>): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names]
    .filter((name) => before.get(name) !== after.get(name))
    .map((name) => `${name}:\n    before: ${before.get(name) ?? "-"}\n    after:  ${after.get(name) ?? "-"}`);
}

/** Every value that the first release can read in a column. */
const words: Record<string, Record<string, string[]>> = {
  accounts: { status: ["pending_approval", "active", "suspended", "cancelled"] },
  users: { role: ["owner", "admin", "accountant", "cashier"] },
  streams: { name: ["sales", "purchases", "stock"] },
  transactions: {
    type: ["sales", "purchase", "stock", "import"],
    status: ["pending", "processing", "success", "failed"],
  },
  calls: {
    kind: ["sale", "purchase", "movement", "master", "item", "import"],
    state: ["waiting", "sent", "done", "refused", "cancelled"],
  },
  movements: { direction: ["IN", "OUT", "ADJUST"] },
  deliveries: { status: ["pending", "succeeded", "failed"] },
  devices: { profile: ["ke", "plain"] },
  idempotency_keys: { state: ["running", "done"] },
};

/** What the release would not understand, in rows that a newer version left. */
export async function findForeignWords({ knex }: Database): Promise<string[]> {
  const found: string[] = [];
  for (const [table, columns] of Object.entries(words)) {
    for (const [column, known] of Object.entries(columns)) {
      const values: string[] = await knex(table).whereNotIn(column, known).distinct(column).pluck(column);
      for (const value of values)
        found.push(`${table}.${column} holds "${value}", which the release does not know`);
    }
  }
  return found;
}

/** Sums that hold in every version's rows, by the first release's tables alone. */
export async function findBrokenSums({ knex }: Database): Promise<string[]> {
  const checks: Record<string, string> = {
    "a transaction of a call is missing":
      "select count(*) as n from calls c where c.transaction_id is not null and not exists (select 1 from transactions t where t.id = c.transaction_id)",
    "a transaction without its bodies":
      "select count(*) as n from transactions t where not exists (select 1 from transaction_bodies b where b.transaction_id = t.id)",
    "a quantity is not the sum of its movements":
      "select count(*) as n from stock s where s.qty <> (select coalesce(sum(m.qty), 0) from movements m where m.branch_id = s.branch_id and m.item_id = s.item_id)",
    "counters and transactions differ":
      "select abs((select coalesce(sum(count), 0) from counters) - (select count(*) from transactions)) as n",
    "a number is used twice":
      "select count(*) as n from (select lane_id from calls where state = 'done' and number is not null group by lane_id, stream, number having count(*) > 1) d",
    "a next number is not above the last used one":
      "select count(*) as n from streams s where s.next_number <= (select coalesce(max(c.number), 0) from calls c where c.lane_id = s.lane_id and c.stream = s.name and c.state = 'done')",
    "an item without its number in the list":
      "select count(*) as n from items where registered_at is not null and seq is null",
  };
  const broken: string[] = [];
  for (const [what, sql] of Object.entries(checks)) {
    const result = await knex.raw(sql);
    const n = Number(Object(result[0]).n);
    if (n !== 0) broken.push(`${what} (${n} times)`);
  }
  return broken;
}
