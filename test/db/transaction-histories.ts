// Random histories of transactions, and the rows of them that a filter means.
import fc from "fast-check";
import { systemClock } from "../../server/src/base/clock.ts";
import { newId } from "../../server/src/base/ids.ts";
import { figuresOf } from "../../server/src/core/transactions/figures.ts";
import {
  type CountDelta,
  type CountFilter,
  countTransactions,
} from "../../server/src/db/history/counters.ts";
import { addFigures } from "../../server/src/db/history/figures.ts";
import { rollUp } from "../../server/src/db/history/roll-up.ts";
import type { TestDatabase } from "../support/database.ts";

export type Row = {
  id: string;
  branch_id: number;
  type: string;
  status: string;
  user_id: number;
  local_day: string;
  document_date: string;
};
type Event = Omit<Row, "id" | "local_day" | "document_date"> & {
  days: number;
  /** How many days the document is older than its submission. */
  age: number;
  change: [number, string] | undefined;
};

const types = ["sales", "purchase", "stock", "import"];
const statuses = ["pending", "processing", "success", "failed"];
export const history: fc.Arbitrary<Event[]> = fc.array(
  fc.record({
    branch_id: fc.integer({ min: 1, max: 3 }),
    type: fc.constantFrom(...types),
    status: fc.constantFrom(...statuses),
    user_id: fc.integer({ min: 1, max: 3 }),
    age: fc.integer({ min: 0, max: 3 }),
    // Days grow through a history, as ids do.
    days: fc.integer({ min: 0, max: 5 }),
    change: fc.option(fc.tuple(fc.nat(), fc.constantFrom(...statuses)), { nil: undefined }),
  }),
  { minLength: 1, maxLength: 40 },
);

export function dayAfter(days: number): string {
  return new Date(Date.UTC(2026, 0, 1) + days * 86_400_000).toISOString().slice(0, 10);
}

export const documentDate = (day: string): string => day.replaceAll("-", "");

/** The amounts of a row: sales and purchases have two tax types, one with two rates, imports only a total. One person sells for two payments. */
function amountsOf({ type, branch_id, user_id }: Omit<Row, "id">) {
  const taxes = [
    ["A", 16, 100 * branch_id, 16 * branch_id, 116 * branch_id],
    ["E", user_id === 1 ? 0 : 8.5, 200, 17, 217],
  ];
  const isSplit = type === "sales" && user_id === 2;
  const payments = [
    ["01", 17],
    ["06", 116 * branch_id + 200],
  ];
  return {
    total_amount: type === "stock" ? 0 : 116 * branch_id + 217,
    tax_amount: 0,
    taxes: type === "sales" || type === "purchase" ? JSON.stringify(taxes) : null,
    payment_type: isSplit ? "07" : type === "sales" ? "01" : null,
    payments: isSplit ? JSON.stringify(payments) : null,
    receipt_type: type === "sales" ? (user_id === 2 ? "R" : "S") : null,
    purchase_status: type === "purchase" ? "02" : null,
    claim_month: type === "purchase" && branch_id === 2 ? "202602" : null,
    no_claim: type === "purchase" && branch_id === 3 ? 1 : 0,
    non_deductible_tax: type === "purchase" ? 5 : 0,
    key_id: `00000000-0000-7000-8000-00000000000${user_id}`,
    z_no: type === "sales" ? user_id : 0,
    line_count: type === "sales" ? 2 : 0,
    discount_amount: type === "sales" ? 7 * branch_id : 0,
  };
}

function wholeRow(environmentId: number, row: Row) {
  const filler = {
    bhf_id: "00",
    lane_id: 1,
    request_id: "r",
    invoice_no: row.id,
    live: 1,
  };
  const times = { created_at: 0, updated_at: 0 };
  return {
    ...row,
    ...filler,
    ...amountsOf(row),
    ...times,
    content_hash: "0".repeat(64),
    data_set_id: environmentId,
  };
}

/** The call of a transaction that its unit has. */
function sentCall({ id: transaction_id }: Row) {
  const key = { id: newId(systemClock), transaction_id, lane_id: 1, stream: "sales", kind: "sale" };
  return { ...key, state: "sent", due_at: 0, content: Buffer.from("{}"), created_at: 0, updated_at: 0 };
}

/**
 * Stores a history, changing statuses of earlier rows on the way; returns its rows. The days of its first half are rolled up before
 * the second half is counted.
 */
export async function play(database: TestDatabase, environmentId: number, events: Event[]): Promise<Row[]> {
  const rows: Row[] = [];
  const deltas: CountDelta[] = [];
  let days = 0;
  for (const { days: step, age, change, ...kind } of events) {
    days += step;
    const dates = { local_day: dayAfter(days), document_date: documentDate(dayAfter(days - age)) };
    const row = { id: newId(systemClock), ...dates, ...kind };
    rows.push(row);
    deltas.push({ ...kind, ...dates, count: 1 });
    const changed = change && rows[change[0] % rows.length];
    if (!change || !changed) continue;
    const { id: _, ...key } = changed;
    deltas.push({ ...key, count: -1 }, { ...key, status: change[1], count: 1 });
    changed.status = change[1];
  }
  const sent = rows.filter(({ status }) => status === "processing");
  const stored = rows.map((row) => (sent.includes(row) ? { ...row, status: "pending" } : row));
  const half = Math.floor(deltas.length / 2);
  const count = (some: CountDelta[]) =>
    database.transaction(async (trx) => {
      const own = some.map((delta) => ({ ...delta, data_set_id: environmentId }));
      await countTransactions(trx, own);
      const figures = own.map((row) => figuresOf({ ...row, ...amountsOf(row) }, row.count > 0 ? 1 : -1));
      await addFigures(trx, figures.flat());
    });
  await database.transaction(async (trx) => {
    await trx("transactions").insert(stored.map((row) => wholeRow(environmentId, row)));
    if (sent.length > 0) await trx("calls").insert(sent.map(sentCall));
  });
  await count(deltas.slice(0, half));
  await rollUp(database);
  await count(deltas.slice(half));
  return rows;
}

const some = <T>(values: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(values, { nil: undefined });

/** Every filter that counters know, each given or not. */
export const filters: fc.Arbitrary<Omit<CountFilter, "data_set_id">> = fc.record({
  branch_id: some(fc.integer({ min: 1, max: 3 })),
  type: some(fc.constantFrom(...types)),
  status: some(fc.constantFrom(...statuses)),
  user_id: some(fc.integer({ min: 1, max: 3 })),
  from: some(fc.nat(110).map(dayAfter)),
  to: some(fc.nat(110).map(dayAfter)),
  document_from: some(fc.nat(110).map((days) => documentDate(dayAfter(days)))),
  document_to: some(fc.nat(110).map((days) => documentDate(dayAfter(days)))),
});

/** What a filter means, written down a second time. */
export function matching(rows: Row[], filter: Omit<CountFilter, "data_set_id">): Row[] {
  const { from = "", to = "9", document_from = "", document_to = "9", ...columns } = filter;
  return rows.filter(
    (row) =>
      row.local_day >= from &&
      row.local_day <= to &&
      row.document_date >= document_from &&
      row.document_date <= document_to &&
      (Object.keys(columns) as (keyof typeof columns)[]).every(
        (column) => columns[column] === undefined || row[column] === columns[column],
      ),
  );
}
