// The months and days of a list, from its counters by local day.
import type { Knex } from "knex";
import type { Queryable } from "../sql/schema.ts";
import { type DayList, type PeriodCount, sumOf } from "./day-pages.ts";

/** Local days, both included. */
type Period = Pick<DayList, "from" | "to">;

/**
 * The period of a list, and how many rows it has: of all of it, of each month and of each day in it.
 *
 * @param counters The counters of all days that the list is about: rows with `local_day` and `count`.
 */
export function countedByDay(
  db: Queryable,
  counters: Knex.QueryBuilder,
  { from, to }: Period,
): Pick<DayList, "total" | "counts" | "days"> & Period {
  const wanted = counters.clone();
  if (from !== undefined) wanted.where("local_day", ">=", from);
  if (to !== undefined) wanted.where("local_day", "<=", to);
  const countBy = async (at: string, query: Knex.QueryBuilder): Promise<PeriodCount[]> =>
    query
      .groupByRaw(at)
      .select(db.raw(`${at} as ??`, ["at"]))
      .sum({ count: "count" });
  return {
    from,
    to,
    // Without groups: to add up a thousand days takes half as long.
    total: async () => sumOf(await wanted.clone().sum({ count: "count" })),
    counts: () => countBy("substr(local_day, 1, 7)", wanted.clone()),
    days: (month) =>
      countBy("local_day", wanted.clone().whereBetween("local_day", [`${month}-01`, `${month}-31`])),
  };
}
