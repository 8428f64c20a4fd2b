// The sales of a branch as X and Z reports need them: those without a result yet, and those that were signed first and last.
import { firstIdAt } from "../base/ids.ts";
import { nextTurn } from "../base/timers.ts";
import type { Queryable, QueryBuilder, Trx } from "../db/sql/schema.ts";

/** A sale or credit note, by the number of its document. */
export type OpenSale = { transaction_id: string; invoice_no: string };

type BranchLanes = { environmentId: number; bhfId: string };

const lanesOf = (db: Queryable, { environmentId, bhfId }: BranchLanes): QueryBuilder =>
  db("lanes").where({ data_set_id: environmentId, bhf_id: bhfId }).orderBy("id");

/** Locks the lanes of a branch: until the transaction ends, no number is bound in them. */
export async function lockLanesOf(trx: Trx, branch: BranchLanes): Promise<void> {
  await lanesOf(trx, branch).forUpdate().select("id");
}

/** The first sale of a branch that was sent without a result, or that waits, and how many there are. */
export async function findOpenSales(
  db: Queryable,
  branch: BranchLanes,
  state: "sent" | "waiting",
): Promise<{ first: OpenSale | undefined; count: number }> {
  const lanes: number[] = await lanesOf(db, branch).pluck("id");
  const calls = () => db("calls").whereIn("calls.lane_id", lanes).where({ stream: "sales", state });
  const counted = await calls().count({ count: "*" }).first();
  const first: OpenSale | undefined = await calls()
    .join("transactions as t", "t.id", "calls.transaction_id")
    .orderBy("calls.id")
    .select("calls.transaction_id", "t.invoice_no")
    .first();
  return { first, count: Number(counted?.count) };
}

/** A receipt as X and Z reports name it. */
export type EdgeReceipt = {
  id: string;
  invoice_no: string;
  receipt_no: string | null;
  receipt_date: string | null;
  receipt_type: string | null;
};

/** Sends that are looked through at once. */
const lookedThrough = 500;

/**
 * The sale that was signed first, or last, of those that `where` selects. A device signs in the order of its sends, which are walked
 * along their index.
 *
 * @param sinceMs When the first of them was sent, at the earliest.
 */
export async function findEdge(
  db: Queryable,
  branch: BranchLanes,
  where: (transactions: QueryBuilder) => void,
  { sinceMs, order }: { sinceMs: number; order: "asc" | "desc" },
): Promise<EdgeReceipt | undefined> {
  const lanes: number[] = await lanesOf(db, branch).pluck("id");
  for (let from = firstIdAt(sinceMs), to: string | undefined; ; await nextTurn()) {
    const rows = db("attempts").whereIn("lane_id", lanes).where("id", ">=", from);
    if (to !== undefined) rows.where("id", order === "asc" ? ">" : "<", to);
    const ids: string[] = await rows.orderBy("id", order).limit(lookedThrough).pluck("id");
    const found: EdgeReceipt | undefined = await db("attempts as a")
      .join("calls as c", "c.id", "a.call_id")
      .join("transactions as t", "t.id", "c.transaction_id")
      .whereIn("a.id", ids)
      .where({ "c.kind": "sale", "t.status": "success" })
      .modify(where)
      .orderBy("a.id", order)
      .select("t.id", "t.invoice_no", "t.receipt_no", "t.receipt_date", "t.receipt_type")
      .first();
    to = ids.at(-1);
    if (found || ids.length < lookedThrough) return found;
  }
}
