// What the overview reads of its own: the sales of some days, those that wait, the last receipts, and customs records to process.
import { countOpenImportItems } from "../../core/imports/store.ts";
import { isOpen } from "../../db/schema/transactions.ts";
import type { Queryable } from "../../db/sql/schema.ts";
import type { FigureSum } from "../reports/figure-store.ts";

/** The sales of one day and branch with a tax type and rate. Amounts are cents, and positive. */
export type DaySum = Omit<FigureSum, "type" | "purchase_status" | "claim"> & {
  document_date: string;
  branch_id: number;
};

const key = ["document_date", "branch_id", "receipt_type", "tax_type", "tax_rate"] as const;
const sums = ["documents", "firsts", "taxable_amount", "tax_amount", "total_amount"] as const;

/** The signed sales of a period, by day and branch: a range of the primary key of the figures. */
export async function sumDays(
  db: Queryable,
  data_set_id: number,
  period: readonly [from: string, to: string],
): Promise<DaySum[]> {
  const rows: DaySum[] = await db("figures")
    .where({ data_set_id, type: "sales" })
    .whereBetween("document_date", period)
    .groupBy([...key])
    // Entries of payments have no documents, and add up to nothing.
    .having(db.raw("sum(`documents`) <> 0"))
    .select(...key)
    .sum(Object.fromEntries(sums.map((column) => [column, column])));
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(sums.map((column) => [column, Number(row[column])])),
    non_deductible_tax: 0,
  }));
}

/** Sales that wait in some lanes, by their date. */
export type Waiting = { document_date: string; receipt_type: string; count: number; total_amount: number };

export async function sumWaiting(db: Queryable, laneIds: readonly number[]): Promise<Waiting[]> {
  const rows: Waiting[] = await db("transactions")
    .whereIn("lane_id", laneIds)
    .whereRaw(isOpen)
    .where({ type: "sales" })
    .groupBy("document_date", "receipt_type")
    .select("document_date", "receipt_type")
    .count({ count: "*" })
    .sum({ total_amount: "total_amount" });
  return rows.map((row) => ({
    ...row,
    count: Number(row.count),
    total_amount: Number(row.total_amount),
  }));
}

export type LastReceipt = { receipt_no: string | null; processed_at: number | null };

/** Documents are listed by their entry, and one that was retried is signed later: so many are looked through. */
const lookedThrough = 100;

/** The sale of a branch that was signed last, of those that were entered last, by the index of its documents. */
export function findLastReceipt(
  db: Queryable,
  data_set_id: number,
  branch_id: number,
): Promise<LastReceipt | undefined> {
  const entered = db("transactions")
    .where({ data_set_id, branch_id, type: "sales", status: "success" })
    .orderBy([
      { column: "local_day", order: "desc" },
      { column: "id", order: "desc" },
    ])
    .limit(lookedThrough)
    .select("receipt_no", "processed_at");
  return db.from(entered.as("entered")).orderBy("processed_at", "desc").first("receipt_no", "processed_at");
}

/** How many customs records each of some branches has to process. */
export async function countImports(
  db: Queryable,
  branches: readonly { branch_id: number; bhf_id: string }[],
): Promise<{ bhf_id: string; count: number }[]> {
  const counts = await countOpenImportItems(
    db,
    branches.map(({ branch_id }) => branch_id),
  );
  return branches.flatMap(({ branch_id, bhf_id }) => {
    const count = counts.get(branch_id) ?? 0;
    return count === 0 ? [] : [{ bhf_id, count }];
  });
}

/** How many customs records of all branches wait for a decision. */
export async function countAllImports(db: Queryable, data_set_id: number): Promise<number> {
  const ids: number[] = await db("branches").where({ data_set_id }).pluck("id");
  const counts = await countOpenImportItems(db, ids);
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

/** A branch whose sales don't reach its unit. */
export type Unsent = { bhf_id: string; training_since: number | null; paused_at: number | null };

/** The branches that are in training or paused. */
export function findUnsent(db: Queryable, data_set_id: number): Promise<Unsent[]> {
  return db("branches")
    .leftJoin("devices", "devices.branch_id", "branches.id")
    .where({ "branches.data_set_id": data_set_id })
    .where((either) => either.whereNotNull("branches.paused_at").orWhereNotNull("devices.training_since"))
    .orderBy("branches.bhf_id")
    .select("branches.bhf_id", "devices.training_since", "branches.paused_at");
}
