// The codes of goods that levels keep, by which what differs from the authority is found in order, against those of the items.
import type { Knex } from "knex";
import type { Database } from "./open.ts";
import type { Queryable } from "./schema.ts";

/** That so many levels of a branch that differ are not found under the code of their good. */
export type CodeDrift = { counted: "level_codes"; data_set_id: number; branch_id: number; delta: number };

type Scope = { data_set_id: number; branch_id?: number };

/** Levels that differ and have another code, or none, as an older version leaves them that works beside this one. */
function misplaced(db: Queryable, { data_set_id, branch_id }: Scope): Knex.QueryBuilder {
  const levels = db("stock")
    .join("items", "items.id", "stock.item_id")
    .where("stock.data_set_id", data_set_id);
  if (branch_id !== undefined) levels.where("stock.branch_id", branch_id);
  return levels.whereRaw("stock.differs = 1 and coalesce(stock.item_code, '') <> items.item_code");
}

/** How many there are in each branch. */
export async function codeDrift(db: Queryable, scope: Scope): Promise<CodeDrift[]> {
  const rows: { branch_id: number; delta: number }[] = await misplaced(db, scope)
    .groupBy("stock.branch_id")
    .select("stock.branch_id")
    .count({ delta: "*" });
  return rows.map((row) => ({ counted: "level_codes", data_set_id: scope.data_set_id, ...row }));
}

const atOnce = 500;

/** Gives a branch's levels the codes of their goods. */
export async function correctCodes({ knex, transaction }: Database, scope: Required<Scope>): Promise<void> {
  const ids: number[] = await misplaced(knex, scope).pluck("stock.item_id");
  for (let start = 0; start < ids.length; start += atOnce) {
    const some = ids.slice(start, start + atOnce);
    await transaction((trx) =>
      trx("stock")
        .where({ branch_id: scope.branch_id })
        .whereIn("item_id", some)
        .update({ item_code: trx.raw("(select items.item_code from items where items.id = stock.item_id)") }),
    );
  }
}
