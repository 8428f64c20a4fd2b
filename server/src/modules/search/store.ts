// Finding documents by a text: whole numbers by their indexes, everything else newest first in a bounded number of documents.
import { type ListedTransaction, selectListed } from "../../core/transactions/list-store.ts";
import { type CountFilter, whereShown } from "../../db/history/counters.ts";
import { byIndex } from "../../db/sql/page.ts";
import type { Queryable, QueryBuilder } from "../../db/sql/schema.ts";
import { likePattern } from "../../db/sql/values.ts";
import { lanesOf } from "../../lanes/store.ts";
import type { Terms } from "./terms.ts";

/** Documents that are looked through for what has no index: at most, and at once, so that others run in between. */
const usualBounds = { most: 100_000, atOnce: 5_000 };

export type Found = { id: string; local_day: string };

const newestFirst = ["local_day", "id"].map((column) => ({ column, order: "desc" }));

/** Rows whose number begins with one of the texts. */
function beginsWith(rows: QueryBuilder, numbers: readonly string[]): void {
  for (const number of numbers)
    rows.orWhere((one) =>
      one.where("invoice_no", ">=", number).where("invoice_no", "<", `${number}\u{10ffff}`),
    );
}

const types = ["sales", "purchase", "stock", "import", "proforma", "training"] as const;

/** Documents by the index of their numbers, which are kept by branch and type. */
function byNumber(db: Queryable, filter: CountFilter): QueryBuilder {
  const rows = whereShown(db.from(byIndex(db, "transactions", "identity")), filter);
  const branches = db("branches").where({ data_set_id: filter.data_set_id }).select("id");
  if (filter.branch_id === undefined) rows.whereIn("branch_id", branches);
  if (filter.type === undefined) rows.whereIn("type", types);
  return rows.select("id", "local_day");
}

/** Documents with the whole number or TIN. */
export async function findExact(
  db: Queryable,
  filter: CountFilter,
  { numbers, receipts }: Terms,
  limit: number,
): Promise<Found[]> {
  const rows = () => whereShown(db("transactions"), filter).select("id", "local_day").limit(limit);
  const found: Found[][] = await Promise.all([
    byNumber(db, filter).whereIn("invoice_no", numbers).limit(limit),
    rows().whereIn("lane_id", lanesOf(db, filter.data_set_id)).whereIn("receipt_no", receipts),
    rows().whereIn("counterparty_tin", numbers).orderBy(newestFirst),
  ]);
  return found.flat();
}

/** Documents whose number begins with the text, in any order. */
export async function findBeginnings(
  db: Queryable,
  filter: CountFilter,
  { numbers }: Terms,
  limit: number,
): Promise<Found[]> {
  return byNumber(db, filter)
    .where((any) => beginsWith(any, numbers))
    .limit(limit);
}

/** The index that has the documents of a filter in the order of their entry. */
const indexOf = ({ branch_id, type }: CountFilter): string =>
  branch_id !== undefined ? "by_branch" : type !== undefined ? "by_type" : "by_day";

type Scan = {
  terms: Terms;
  /** Whether beginnings of numbers are looked for as well. */
  hasBeginnings: boolean;
  limit: number;
  /** Lets others run. */
  pause(): Promise<void>;
};

/** The newest documents with the text, and the first day that was looked through: undefined if every day was. */
export async function scanNewest(
  db: Queryable,
  filter: CountFilter,
  { terms: { numbers, name, amount }, hasBeginnings, limit, pause }: Scan,
  { most, atOnce } = usualBounds,
): Promise<{ found: Found[]; from: string | undefined }> {
  const matches = (any: QueryBuilder): void => {
    any.whereIn("supplier_no", numbers);
    if (name !== "") any.orWhereRaw("counterparty_folded like ? escape '!'", [likePattern(name)]);
    if (amount !== undefined) any.orWhere("total_amount", amount).orWhere("foreign_amount", amount);
    if (hasBeginnings) beginsWith(any, numbers);
  };
  const found: Found[] = [];
  let after: Found | undefined;
  for (let scanned = atOnce; ; scanned += atOnce) {
    const before = after;
    const rows = (): QueryBuilder => {
      const all = whereShown(db.from(byIndex(db, "transactions", indexOf(filter))), filter);
      if (before)
        all
          .where("local_day", "<=", before.local_day)
          .where((any) => any.where("local_day", "<", before.local_day).orWhere("id", "<", before.id));
      return all.select("id", "local_day").orderBy(newestFirst);
    };
    const last: Found | undefined = await rows()
      .offset(atOnce - 1)
      .first();
    const some = rows().where(matches);
    if (last)
      some
        .where("local_day", ">=", last.local_day)
        .where((any) => any.where("local_day", ">", last.local_day).orWhere("id", ">=", last.id));
    const matching: Found[] = await some.limit(limit - found.length);
    found.push(...matching);
    if (found.length === limit) return { found, from: found.at(-1)?.local_day };
    if (!last) return { found, from: undefined };
    if (scanned >= most) return { found, from: last.local_day };
    after = last;
    await pause();
  }
}

/** Documents by their ids. */
export async function readFound(db: Queryable, ids: readonly string[]): Promise<ListedTransaction[]> {
  return ids.length === 0 ? [] : selectListed(db, db("transactions").whereIn("id", ids));
}
