// Pages of deliveries: newest first, by the numbers that deliveries get when they are committed; filtered ones by day before that.
import { cheapestIndex, type Indexes, wholeIndex } from "../../db/history/choose-index.ts";
import { countedByDay } from "../../db/history/day-counters.ts";
import { type DayList, pageByDays } from "../../db/history/day-pages.ts";
import { sortBy } from "../../db/sql/keyset.ts";
import { byIndex, numberedPage, type Page, type PageRequest, pageBy, withRows } from "../../db/sql/page.ts";
import type { Queryable, QueryBuilder } from "../../db/sql/schema.ts";
import type { DeliveryRow } from "./delivery-store.ts";

export type DeliverySearch = {
  data_set_id: number;
  webhook_id?: string | undefined;
  event?: string | undefined;
  status?: string | undefined;
  transaction_id?: string | undefined;
  /** `YYYY-MM-DD`, both included. */
  from_date?: string | undefined;
  to_date?: string | undefined;
  /** Only deliveries committed after the delivery with this number. */
  after_seq?: number | undefined;
} & PageRequest;

const newestFirst = sortBy("desc", "seq");

/** A delivery with values of its webhook and event, and of its job while it waits. */
export type ListedDelivery = DeliveryRow & { url: string; payload: Uint8Array } & (
    | { due_at: number; tries: number; touched_at: number }
    | { due_at: null; tries: null; touched_at: null }
  );

export async function findListed(db: Queryable, id: string): Promise<ListedDelivery | undefined> {
  return withDetails(db("deliveries").where({ "deliveries.id": id })).first();
}

/** The index that begins with each column of a filter, and the filter's other columns in it. */
const indexes = {
  status: { index: "by_status", holds: ["webhook_id", "event"] },
  webhook_id: { index: "by_webhook", holds: ["status", "event"] },
  event: { index: "by_event", holds: ["status"] },
} as const satisfies Indexes<string>;

/** One page of an environment's deliveries. Filters by transaction, or after another delivery, are counted row by row. */
export async function pageOfDeliveries(db: Queryable, search: DeliverySearch): Promise<Page<ListedDelivery>> {
  const { data_set_id, webhook_id, event, status, transaction_id, from_date, to_date } = search;
  const { after_seq = 0 } = search;
  const given = Object.entries({ webhook_id, event, status }).filter(([, value]) => value !== undefined);
  const filter: Partial<Record<string, string>> = Object.fromEntries(given);
  const isOfAll = given.length === 0 && !transaction_id && !from_date && !to_date;
  if (isOfAll && !search.after) return pageOfAll(db, data_set_id, after_seq, search);
  if (!isOfAll && !transaction_id && after_seq === 0) return pageOfCounted(db, { ...search, filter });
  const all = isOfAll ? db.from(byIndex(db, "deliveries", "ordered")) : db("deliveries");
  const query: QueryBuilder = all.where({ data_set_id, ...filter });
  if (transaction_id) query.where({ transaction_id });
  if (from_date) query.where("local_day", ">=", from_date);
  if (to_date) query.where("local_day", "<=", to_date);
  if (after_seq > 0) query.where("seq", ">", after_seq);
  const ids = await pageBy<{ id: string }>(query.select("id", "seq"), newestFirst, search);
  return withRows(db, "deliveries", ids, withDetails);
}

/** The days and columns by which deliveries are counted: found by their counters, the latest day first. */
function pageOfCounted(
  db: Queryable,
  search: DeliverySearch & { filter: Partial<Record<string, string>> },
): Promise<Page<ListedDelivery>> {
  const { data_set_id, filter, from_date: from, to_date: to } = search;
  const own = { data_set_id, ...filter };
  const whole = wholeIndex(indexes, filter);
  const list: DayList = {
    table: "deliveries",
    by: "seq",
    ...countedByDay(db, db("delivery_counters").where(own), { from, to }),
    where: (rows) => rows.where(own),
    index([first, last]) {
      const counters = db("delivery_counters")
        .where({ data_set_id })
        .whereBetween("local_day", [first, `${last.slice(0, 7)}-31`]);
      return whole ?? cheapestIndex(db, indexes, filter, counters);
    },
    whole,
  };
  return pageByDays<ListedDelivery>(db, list, search, withEvents);
}

/** Numbers have no gaps: the total and the position of any page are known without counting. */
async function pageOfAll(
  db: Queryable,
  data_set_id: number,
  after: number,
  request: PageRequest,
): Promise<Page<ListedDelivery>> {
  // The oldest are deleted some day: numbers begin where they end.
  const { last, oldest }: { last: number | null; oldest: number | null } = await db
    .select({
      last: db("delivery_sequences").where({ data_set_id }).select("last_seq"),
      oldest: db("deliveries").where({ data_set_id }).min("seq"),
    })
    .first();
  const before = Math.max(after, (oldest ?? Number.POSITIVE_INFINITY) - 1);
  const total = Math.max(0, (last ?? 0) - before);
  const { page, per_page } = request;
  const newest = before + total - (page - 1) * per_page;
  if (total === 0 || newest <= before) return numberedPage<ListedDelivery>([], newestFirst, request, total);
  const query = db
    .from(byIndex(db, "deliveries", "ordered"))
    .where("deliveries.data_set_id", data_set_id)
    .where("deliveries.seq", "<=", newest)
    .where("deliveries.seq", ">", Math.max(before, newest - per_page));
  const rows: ListedDelivery[] = await withDetails(query);
  // Sorted here: a server joins webhooks last, and would sort the page with all payloads in it.
  rows.sort((one, other) => other.seq - one.seq);
  return numberedPage(rows, newestFirst, request, total);
}

function withDetails(query: QueryBuilder): QueryBuilder {
  return withEvents(query).select("deliveries.*");
}

function withEvents(query: QueryBuilder): QueryBuilder {
  return query
    .join("webhooks", "webhooks.id", "deliveries.webhook_id")
    .join("events", "events.id", "deliveries.event_id")
    .leftJoin("jobs", (on) => on.on("jobs.subject", "deliveries.id").andOnVal("jobs.queue", "deliveries"))
    .select("webhooks.url", "events.payload", "jobs.due_at", "jobs.touched_at", { tries: "jobs.attempts" });
}
