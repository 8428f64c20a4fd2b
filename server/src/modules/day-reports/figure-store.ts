// Reads the sums of a branch's sales by Z report, and the first and last receipt of each.

import { type LocalType, localTypes } from "../../core/transactions/kinds.ts";
import type { Queryable, QueryBuilder } from "../../db/sql/schema.ts";
import { type EdgeReceipt, findEdge } from "../../lanes/open-sales.ts";
import type { FigureSum } from "../reports/figure-store.ts";

/** The sales after a Z report, up to another: of the whole branch, of one key or of one person. */
export type DayScope = {
  data_set_id: number;
  branch_id: number;
  after_z: number;
  to_z: number;
  key_id?: string | undefined;
  user_id?: number | undefined;
};

const key = ["document_date", "receipt_type", "payment_type", "tax_type", "tax_rate"] as const;
const sums = [
  "documents",
  "firsts",
  "line_count",
  "taxable_amount",
  "tax_amount",
  "total_amount",
  "discount_amount",
] as const;

/** Sales that have a date, kind, payment, tax type and rate in common. Amounts are cents, and positive; the rate is ×100. */
export type DaySum = Pick<FigureSum, "receipt_type" | "tax_type" | "tax_rate"> & {
  document_date: string;
  payment_type: string;
} & Record<(typeof sums)[number], number>;

function within(rows: QueryBuilder, { after_z, to_z, key_id, user_id, ...branch }: DayScope): QueryBuilder {
  rows.where({ ...branch, type: "sales" }).whereBetween("z_no", [after_z + 1, to_z]);
  if (key_id !== undefined) rows.where({ key_id });
  if (user_id !== undefined) rows.where({ user_id });
  return rows;
}

export async function sumSales(db: Queryable, scope: DayScope): Promise<DaySum[]> {
  const found: DaySum[] = await within(db("figures"), scope)
    .groupBy([...key])
    .orderBy([...key])
    .select(...key)
    .sum(Object.fromEntries(sums.map((column) => [column, column])));
  return found.map((row) => ({
    ...row,
    ...Object.fromEntries(sums.map((column) => [column, Number(row[column])])),
  }));
}

const otherSums = ["line_count", "tax_amount", "discount_amount", "total_amount"] as const;

/** Copies, quotations or training documents of one kind. Amounts are cents, and positive. */
export type OtherSum = { type: LocalType | "copy"; receipt_type: string } & Record<
  "documents" | (typeof otherSums)[number],
  number
>;

/** The databases return some sums as text. */
function withNumbers({ type, receipt_type, ...sums }: OtherSum): OtherSum {
  const numbers = Object.entries(sums).map(([name, sum]) => [name, Number(sum)]);
  return { type, receipt_type, ...(Object.fromEntries(numbers) as typeof sums) };
}

/**
 * The sums of quotations and training documents: they have no figures, and are read themselves.
 *
 * @param day The first local day on which any was stored.
 */
export async function sumLocal(
  db: Queryable,
  { after_z, to_z, key_id, user_id, ...branch }: DayScope,
  day: string,
): Promise<OtherSum[]> {
  const rows = db("transactions")
    .where(branch)
    .whereIn("type", localTypes)
    .where("local_day", ">=", day)
    .whereBetween("z_no", [after_z + 1, to_z]);
  if (key_id !== undefined) rows.where({ key_id });
  if (user_id !== undefined) rows.where({ user_id });
  const found: OtherSum[] = await rows
    .groupBy("type", "receipt_type")
    .select("type", "receipt_type")
    .count({ documents: "*" })
    .sum(Object.fromEntries(otherSums.map((column) => [column, column])));
  return found.map(withNumbers);
}

/** The copies of receipts that were printed, by the type of the document. Amounts are cents, and positive. */
export async function sumCopies(
  db: Queryable,
  { data_set_id, branch_id, after_z, to_z, key_id, user_id }: DayScope,
): Promise<OtherSum[]> {
  const rows = db("receipt_copies as c")
    .join("transactions as t", "t.id", "c.transaction_id")
    .where({ "c.data_set_id": data_set_id, "c.branch_id": branch_id })
    .whereBetween("c.z_no", [after_z + 1, to_z]);
  if (key_id !== undefined) rows.where({ "c.key_id": key_id });
  if (user_id !== undefined) rows.where({ "c.user_id": user_id });
  const found: Omit<OtherSum, "type">[] = await rows
    .groupBy("t.receipt_type")
    .select("t.receipt_type")
    .count({ documents: "*" })
    .sum(Object.fromEntries(otherSums.map((column) => [column, `t.${column}`])));
  return found.map((sums) => withNumbers({ type: "copy", ...sums }));
}

/** The receipts that were signed first and last. */
export async function findEdges(
  db: Queryable,
  scope: DayScope,
  branch: { bhfId: string; sinceMs: number },
): Promise<{ first: EdgeReceipt | undefined; last: EdgeReceipt | undefined }> {
  const { data_set_id: environmentId, key_id, user_id } = scope;
  const own = (rows: QueryBuilder): void => {
    rows.where({ "t.branch_id": scope.branch_id }).whereBetween("t.z_no", [scope.after_z + 1, scope.to_z]);
    if (key_id !== undefined) rows.where({ "t.key_id": key_id });
    if (user_id !== undefined) rows.where({ "t.user_id": user_id });
  };
  const { bhfId, sinceMs } = branch;
  const lanes = { environmentId, bhfId };
  return {
    first: await findEdge(db, lanes, own, { sinceMs, order: "asc" }),
    last: await findEdge(db, lanes, own, { sinceMs, order: "desc" }),
  };
}
