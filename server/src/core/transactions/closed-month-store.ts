// Which months of an environment are closed: nothing is added to them.
import { padded } from "../../db/sql/rows.ts";
import type { Trx } from "../../db/sql/schema.ts";

export const keyOfMonth = (environmentId: number, month: string): string => `${environmentId} ${month}`;

/**
 * The closed months of these environments, as `keyOfMonth`, locked until the transaction ends. A document is accepted
 * before the close, and the close sees it, or it is rejected after the close.
 */
export async function holdClosedMonths(trx: Trx, environmentIds: readonly number[]): Promise<Set<string>> {
  const rows: { id: number; month: string | null }[] = await trx("data_sets")
    .leftJoin("closed_periods", "closed_periods.data_set_id", "data_sets.id")
    .whereIn("data_sets.id", padded([...new Set(environmentIds)]))
    .forShare()
    .select("data_sets.id", "closed_periods.month");
  return new Set(rows.flatMap(({ id, month }) => (month === null ? [] : [keyOfMonth(id, month)])));
}
