// Compares counters with a count of their rows, and corrects differences, part by part.
import type { Knex } from "knex";
import type { Database } from "../open.ts";
import { familyOf, type Queryable } from "../sql/schema.ts";
import {
  addDeltas,
  allItems,
  type Counters,
  type Delta,
  deliveryCounters,
  endedStatuses,
  monthlyCounters,
  movementCounters,
  transactionCounters,
} from "./counters.ts";
import { dayFigures } from "./figures.ts";

/** Kinds of counters: transactions by day, the same by month, movements and deliveries by day, and figures by day of the document. */
export type Counted = "transactions" | "months" | "movements" | "deliveries" | "figures";

const kept: Record<Counted, Counters> = {
  transactions: transactionCounters,
  months: monthlyCounters,
  movements: movementCounters,
  deliveries: deliveryCounters,
  figures: dayFigures,
};

/** A wrong counter, with what each of its sums lacks. */
export type CounterMismatch = { counted: Counted } & Delta;

/** The tables with counters by local day. */
const daily = ["transactions", "movements", "deliveries"] as const;
type Daily = (typeof daily)[number];

type Scope = { data_set_id: number; local_day?: string };

/** The tax types of a document, each with its place in the list: one without types once, without a place. */
const taxesOf = {
  sqlite: "left join json_each(transactions.taxes) as letter on 1 = 1",
  mysql:
    "left join json_table(transactions.taxes, '$[*]' columns (place for ordinality, tax_type varchar(10) path '$[0]', " +
    "tax_rate decimal(20, 4) path '$[1]', taxable bigint path '$[2]', tax bigint path '$[3]', total bigint path '$[4]')) as letter on 1 = 1",
};
const taxColumns = {
  sqlite: {
    place: "coalesce(letter.key, 0)",
    ...Object.fromEntries(
      ["tax_type", "tax_rate", "taxable", "tax", "total"].map((name, at) => [name, `letter.value ->> ${at}`]),
    ),
  } as Record<string, string>,
  mysql: {
    place: "coalesce(letter.place, 1) - 1",
    ...Object.fromEntries(
      ["tax_type", "tax_rate", "taxable", "tax", "total"].map((name) => [name, `letter.${name}`]),
    ),
  } as Record<string, string>,
};

/** The columns of a figure that are another value of the document than the column of their name. */
const documentValues: Record<string, string> = {
  receipt_type: "coalesce(receipt_type, '')",
  purchase_status: "coalesce(purchase_status, '')",
  claim: "case when no_claim = 1 then 'none' else coalesce(claim_month, '') end",
  payment_type: "coalesce(transactions.payment_type, '')",
};

/** The types of transactions that figures count. */
const figuredTypes = ["sales", "purchase", "import"];

/** The right figures of days, from the documents that units have signed, by tax type. */
function signedOf(db: Queryable, scope: Scope): Knex.QueryBuilder {
  const family = familyOf(db);
  const { place, tax_type, tax_rate, taxable, tax, total } = taxColumns[family];
  const isFirst = `case when ${place} = 0 then 1 else 0 end`;
  const values: Record<string, string> = {
    ...documentValues,
    tax_type: `coalesce(${tax_type}, '')`,
    tax_rate: `round(coalesce(${tax_rate}, 0) * 100)`,
    documents: "1",
    firsts: isFirst,
    line_count: `${isFirst} * line_count`,
    taxable_amount: `coalesce(${taxable}, 0)`,
    tax_amount: `coalesce(${tax}, 0)`,
    total_amount: `coalesce(${total}, transactions.total_amount)`,
    discount_amount: `${isFirst} * discount_amount`,
    non_deductible_tax: `${isFirst} * non_deductible_tax`,
  };
  const { key, sums } = dayFigures;
  return db(db.raw(`transactions ${taxesOf[family]}`))
    .where(scope)
    .where({ status: "success" })
    .whereIn("transactions.type", figuredTypes)
    .select(
      [...key, ...sums].map((name) => db.raw(`${values[name] ?? `transactions.${name}`} as ??`, [name])),
    );
}

/** The payments of a document that has several. */
const paymentsOf = {
  sqlite: "join json_each(transactions.payments) as payment",
  mysql:
    "join json_table(transactions.payments, '$[*]' columns (payment_type varchar(10) path '$[0]', amount bigint path '$[1]')) as payment",
};
const paymentColumns = {
  sqlite: { payment_type: "payment.value ->> 0", amount: "payment.value ->> 1" },
  mysql: { payment_type: "payment.payment_type", amount: "payment.amount" },
};

/** What several payments change in these: the types that paid have the total, and no longer the type of the mix. */
function paidOf(db: Queryable, scope: Scope): Knex.QueryBuilder[] {
  const family = familyOf(db);
  const { payment_type, amount } = paymentColumns[family];
  const { key, sums } = dayFigures;
  const none = Object.fromEntries(sums.map((name) => [name, "0"]));
  const untaxed: Record<string, string> = { ...documentValues, ...none, tax_type: "''", tax_rate: "0" };
  const select = (from: string, changes: Record<string, string>): Knex.QueryBuilder => {
    const values = { ...untaxed, ...changes };
    return db(db.raw(from))
      .where(scope)
      .where({ status: "success" })
      .whereIn("transactions.type", figuredTypes)
      .whereNotNull("transactions.payments")
      .select(
        [...key, ...sums].map((name) => db.raw(`${values[name] ?? `transactions.${name}`} as ??`, [name])),
      );
  };
  return [
    select("transactions", { total_amount: "-transactions.total_amount" }),
    select(`transactions ${paymentsOf[family]}`, { payment_type, total_amount: amount }),
  ];
}

/** The right values of the counters: rows counted for those by day, and what is rolled up of days for those by month. */
function countsOf(db: Queryable, counted: Counted, scope: Scope): Knex.QueryBuilder[] {
  const counting = (table: string, what: string, columns: Record<string, string> = {}): Knex.QueryBuilder => {
    const values = kept[counted].key.map((name) => columns[name] ?? name);
    const groups = values.filter((value) => value !== String(allItems)).map((value) => db.raw(value));
    const select = kept[counted].key.map((name) => db.raw(`${columns[name] ?? name} as ??`, [name]));
    return db(table)
      .where(scope)
      .groupBy(groups)
      .select(...select, db.raw(`${what} as ??`, ["count"]));
  };
  if (counted === "figures") return [signedOf(db, scope), ...paidOf(db, scope)];
  if (counted === "deliveries") return [counting(counted, "count(*)")];
  if (counted === "transactions") return [counting(counted, "count(*)").whereIn("status", endedStatuses)];
  if (counted === "movements") {
    return [
      counting("movements", "count(*)"),
      counting("movements", "count(*)", { item_id: String(allItems) }),
    ];
  }
  const months = { local_month: "substr(local_day, 1, 7)", document_month: "substr(document_date, 1, 6)" };
  return [counting("counters", "sum(`rolled_up`)", months)];
}

/** The differences between counters and a recount. One statement, hence one snapshot: exact while others write. */
async function discrepanciesOf(db: Queryable, counted: Counted, scope: Scope): Promise<CounterMismatch[]> {
  const { table, key, sums } = kept[counted];
  const stored = db(table)
    .where(scope)
    .select(...key, ...sums.map((column) => db.raw("-?? as ??", [column, column])));
  const rows: Delta[] = await db
    .from(db.unionAll([...countsOf(db, counted, scope), stored]).as("both_counts"))
    .groupBy([...key])
    .having(db.raw(sums.map((column) => `sum(\`${column}\`) <> 0`).join(" or ")))
    .select(...key)
    .sum(Object.fromEntries(sums.map((column) => [column, column])));
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(sums.map((column) => [column, Number(row[column])])),
    counted,
  }));
}

/** The differences in the counters of an environment; empty if they are right. */
export async function countMismatches(db: Queryable, environmentId: number): Promise<CounterMismatch[]> {
  const mismatches: CounterMismatch[] = [];
  for (const counted of Object.keys(kept) as Counted[]) {
    mismatches.push(...(await discrepanciesOf(db, counted, { data_set_id: environmentId })));
  }
  return mismatches;
}

/** The days of an environment that have rows or counters, the newest first; each found separately, from an index. */
async function* daysOf(db: Queryable, counted: Daily, environmentId: number) {
  for (let before: string | undefined; ; ) {
    const newest = async (table: string): Promise<string> => {
      const query = db(table).where({ data_set_id: environmentId });
      if (before !== undefined) query.where("local_day", "<", before);
      return (await query.max({ day: "local_day" }).first())?.day ?? "";
    };
    const days = [await newest(counted), await newest(kept[counted].table)].sort();
    before = days[1] ?? "";
    if (before === "") return;
    yield before;
  }
}

/** Corrects counters. Another recount of the environment waits: both would make the same correction. */
async function repair(trx: Knex.Transaction, counted: Counted, scope: Scope): Promise<CounterMismatch[]> {
  await trx("data_sets").where({ id: scope.data_set_id }).forUpdate().first("id");
  const mismatches = await discrepanciesOf(trx, counted, scope);
  await addDeltas(trx, kept[counted], mismatches);
  return mismatches;
}

/**
 * Compares the counters of an environment with its rows and corrects differences, unless `isCheck`. Nothing is locked while
 * a day is counted, and a correction is a short transaction. Simultaneous writes are neither lost nor counted as differences.
 */
export async function* recount(
  db: Database,
  environmentId: number,
  { isCheck = false }: { isCheck?: boolean } = {},
): AsyncGenerator<CounterMismatch> {
  async function* hold(counted: Counted, scope: Scope): AsyncGenerator<CounterMismatch> {
    const mismatches = await discrepanciesOf(db.knex, counted, scope);
    if (mismatches.length > 0)
      yield* isCheck ? mismatches : await db.transaction((trx) => repair(trx, counted, scope));
  }
  const scope = { data_set_id: environmentId };
  for (const counted of daily) {
    for await (const local_day of daysOf(db.knex, counted, environmentId)) {
      yield* hold(counted, { ...scope, local_day });
    }
  }
  yield* hold("figures", scope);
  // Last, as they follow from the days.
  yield* hold("months", scope);
}
