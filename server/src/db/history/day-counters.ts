// What counters by local day tell a list of its months and days.
import type { Knex } from "knex";
import { familyOf, type Queryable } from "../sql/schema.ts";
import { type DayList, type PeriodCount, sumOf } from "./day-pages.ts";

/** Local days, both included. */
type Period = Pick<DayList, "from" | "to">;

const dayLength = "YYYY-MM-DD".length;

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
  const months = () => countBy("substr(local_day, 1, 7)", wanted.clone());
  return {
    from,
    to,
    // Without groups: to add up a thousand days takes half as long.
    total: async () => sumOf(await wanted.clone().sum({ count: "count" })),
    counts: async () => (familyOf(db) === "mysql" && (await daysAsText(db, wanted))) || months(),
    days: (month) =>
      countBy("local_day", wanted.clone().whereBetween("local_day", [`${month}-01`, `${month}-31`])),
  };
}

/**
 * All days in one text, day and count by day and count: a server takes longer to group a thousand rows by month, or to send as many, than to
 * read them. None where it cut the text off, as it does with those that are longer than it was told to make.
 */
async function daysAsText(db: Queryable, counters: Knex.QueryBuilder): Promise<PeriodCount[] | undefined> {
  const days = db.raw("group_concat(concat(local_day, ??)) as days", ["count"]);
  const all: { count: number | null; days: string | null } = await counters
    .clone()
    .select(days)
    .sum({ count: "count" })
    .first();
  const counts = (all.days?.split(",") ?? []).map((day) => ({
    at: day.slice(0, dayLength),
    count: Number(day.slice(dayLength)),
  }));
  return sumOf(counts) === (all.count ?? 0) ? counts : undefined;
}
