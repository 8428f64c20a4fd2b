// Reads the figures of days: the sums of signed documents.
import { idsAbroad } from "../../core/devices/currencies.ts";
import { noClaim } from "../../core/transactions/figures.ts";
import type { Queryable, QueryBuilder } from "../../db/sql/schema.ts";

/** Whose documents, and the dates (`YYYYMMDD`, both included). */
export type ReportScope = {
  data_set_id: number;
  /** Left out: all that have the account's currency. */
  branch_id?: number | undefined;
  document_from: string;
  document_to: string;
};

/** Documents that have a tax type and rate in common. Amounts are cents, and positive; the rate is ×100. */
export type FigureSum = {
  type: "sales" | "purchase" | "import";
  receipt_type: string;
  purchase_status: string;
  /** `none` without a claim. */
  claim: string;
  tax_type: string;
  tax_rate: number;
  documents: number;
  /** Documents whose first tax type it is: they count each document once. */
  firsts: number;
  taxable_amount: number;
  tax_amount: number;
  total_amount: number;
  non_deductible_tax: number;
};

const key = ["type", "receipt_type", "purchase_status", "claim", "tax_type", "tax_rate"] as const;
const sums = [
  "documents",
  "firsts",
  "taxable_amount",
  "tax_amount",
  "total_amount",
  "non_deductible_tax",
] as const;

/** The first month that begins on this day or later. */
export function firstMonth(day: string): string {
  if (day.endsWith("01")) return day.slice(0, 6);
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(4, 6))];
  return month === 12 ? `${year + 1}01` : `${year}${String(month + 1).padStart(2, "0")}`;
}

/** Selects the rows of the branches that a scope sums. */
export async function branchesOf(
  db: Queryable,
  { data_set_id, branch_id }: Pick<ReportScope, "data_set_id" | "branch_id">,
): Promise<(rows: QueryBuilder) => QueryBuilder> {
  if (branch_id !== undefined) return (rows) => rows.where({ branch_id });
  const abroad = await idsAbroad(db, data_set_id);
  return (rows) => (abroad.length === 0 ? rows : rows.whereNotIn("branch_id", abroad));
}

/** The documents of a period: by their dates, and purchases that are claimed in another month by the first day of that. */
export async function sumFigures(db: Queryable, scope: ReportScope): Promise<FigureSum[]> {
  const { data_set_id, document_from, document_to } = scope;
  const within = await branchesOf(db, scope);
  const own = (): QueryBuilder => within(db("figures").where({ data_set_id }));
  const dated = own()
    .whereBetween("document_date", [document_from, document_to])
    .whereIn("claim", ["", noClaim]);
  const claimed = own().whereBetween("claim", [firstMonth(document_from), document_to.slice(0, 6)]);
  const parts = [dated, claimed].map((rows) => rows.select(...key, ...sums));
  const found: FigureSum[] = await db
    .from(db.unionAll(parts).as("in_period"))
    .groupBy([...key])
    // Entries of payments have no documents, and add up to nothing.
    .having(db.raw("sum(`documents`) <> 0"))
    .select(...key)
    .sum(Object.fromEntries(sums.map((column) => [column, column])));
  return found.map((row) => ({
    ...row,
    ...Object.fromEntries(sums.map((column) => [column, Number(row[column])])),
  }));
}

/** Documents of one kind and the sums of their figures, in cents. */
export type TransactionSum = Pick<
  FigureSum,
  "receipt_type" | "purchase_status" | "firsts" | "tax_amount" | "total_amount"
>;

/** The sums of the signed documents of one type, by their own dates: a range of the primary key. */
export async function sumTransactions(
  db: Queryable,
  type: FigureSum["type"],
  { document_from, document_to, ...scope }: ReportScope,
): Promise<TransactionSum[]> {
  const { data_set_id } = scope;
  const within = await branchesOf(db, scope);
  const found: TransactionSum[] = await within(db("figures").where({ data_set_id, type }))
    .whereBetween("document_date", [document_from, document_to])
    .groupBy("receipt_type", "purchase_status")
    .select("receipt_type", "purchase_status")
    .sum({ firsts: "firsts", tax_amount: "tax_amount", total_amount: "total_amount" });
  return found.map((row) => ({
    ...row,
    firsts: Number(row.firsts),
    tax_amount: Number(row.tax_amount),
    total_amount: Number(row.total_amount),
  }));
}
