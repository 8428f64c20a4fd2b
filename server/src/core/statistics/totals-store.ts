// The data of the operators' metrics: totals over all environments, at a cost that follows open work, not history.
import { shownStatus } from "../../db/history/counters.ts";
import type { Database } from "../../db/open.ts";
import { isOpen } from "../../db/schema/transactions.ts";
import { countAllFollowUps } from "../../lanes/follow-up-calls.ts";
import { countLanes, countStoppedStreams, findOldestSent } from "../../lanes/queues.ts";
import { findLanePlaces, findTroubles, type LanePlace, type LaneTroubles } from "../../lanes/troubles.ts";
import { findLastBackup } from "../backups/last-backup.ts";
import { localTypes } from "../transactions/kinds.ts";

type OpenWork = {
  status: "pending" | "processing";
  count: number;
  in_doubt: number;
  stalled: number;
  oldest_at: number;
};

export type Totals = {
  open: OpenWork[];
  /** Transactions accepted on the local day, by their present state. */
  today: { type: string; status: string; count: number }[];
  /** Lanes by the number of sends in a row that found no unit. */
  lanes: { failures: number; count: number }[];
  stopped_streams: number;
  /** Follow-ups of finished transactions that units have not accepted or have rejected. */
  follow_ups: { waiting: number; rejected: number; oldest_at: number | null };
  oldest_sent_at: number | null;
  deliveries: { pending: number; oldest_due_at: number | null };
  webhooks: { active: number; failing: number; disabled: number };
  unpublished_events: { count: number; oldest_at: number | null };
  /** When the last backup was made; without one, the database. */
  backup_at: number;
  /** What is wrong with which lane, and the branches of these lanes. */
  troubles: LaneTroubles & Queues & { places: Map<number, LanePlace> };
};

/** The open documents of lanes, by lane. */
type Queues = {
  /** The number of those that are stalled. */
  stalled: Map<number, number>;
  /** Their number, where the oldest has waited for a minute or more. */
  waiting: Map<number, number>;
  /** Since when the oldest of these waits. */
  oldest_waiting: Map<number, number>;
};

/** A document that waits for less is on its way. */
const promptMs = 60_000;

async function readQueues({ knex }: Database, nowMs: number): Promise<Queues> {
  const rows: { lane_id: number; count: number; stalled: number; oldest_at: number }[] = await knex(
    "transactions",
  )
    .whereRaw(isOpen)
    .groupBy("lane_id")
    .select("lane_id")
    .count({ count: "*", stalled: "stalled_at" })
    .min({ oldest_at: "created_at" });
  const late = rows.filter(({ oldest_at }) => oldest_at <= nowMs - promptMs);
  return {
    stalled: new Map(
      rows.flatMap(({ lane_id, stalled }) => (stalled > 0 ? [[lane_id, Number(stalled)]] : [])),
    ),
    waiting: new Map(late.map(({ lane_id, count }) => [lane_id, Number(count)])),
    oldest_waiting: new Map(late.map(({ lane_id, oldest_at }) => [lane_id, oldest_at])),
  };
}

async function readTroubles(db: Database, nowMs: number): Promise<Totals["troubles"]> {
  const troubles = { ...(await findTroubles(db, nowMs)), ...(await readQueues(db, nowMs)) };
  const laneIds = new Set(Object.values(troubles).flatMap((lanes) => [...lanes.keys()]));
  return { ...troubles, places: await findLanePlaces(db.knex, [...laneIds]) };
}

/** All totals, read once. */
export async function readTotals(db: Database, localDay: string, nowMs: number): Promise<Totals> {
  const { knex } = db;
  const open: OpenWork[] = await knex("transactions")
    .whereRaw(isOpen)
    .groupByRaw(shownStatus)
    .select(knex.raw(`${shownStatus} as status`))
    .count({ count: "*", stalled: "stalled_at" })
    .sum({ in_doubt: "in_doubt" })
    .min({ oldest_at: "created_at" });
  const openToday: Totals["today"] = await knex("transactions")
    .whereRaw(isOpen)
    .where({ local_day: localDay })
    .groupByRaw(`type, ${shownStatus}`)
    .select("type", knex.raw(`${shownStatus} as status`))
    .count({ count: "*" });
  const endedToday: Totals["today"] = await knex("data_sets")
    .join("counters", "counters.data_set_id", "data_sets.id")
    .where("counters.local_day", localDay)
    .whereNotIn("counters.type", localTypes)
    .groupBy("counters.type", "counters.status")
    .select("counters.type", "counters.status")
    .sum({ count: "counters.count" });
  const lanes = await countLanes(knex);
  const stopped_streams = await countStoppedStreams(knex);
  const follow_ups = await countAllFollowUps(knex);
  const oldest_sent_at = await findOldestSent(knex);
  const backlog = await knex("jobs")
    .where({ queue: "deliveries" })
    .count({ pending: "*" })
    .min({ oldest_due_at: "due_at" })
    .first();
  const webhooks = await knex("webhooks")
    .whereNull("deleted_at")
    // knex has no sum of a condition.
    .select(
      knex.raw("sum(case when is_active = 1 then 1 else 0 end) as active"),
      knex.raw("sum(case when is_active = 1 and failing_since is not null then 1 else 0 end) as failing"),
      knex.raw("sum(case when is_active = 0 then 1 else 0 end) as disabled"),
    )
    .first();
  const unpublished = () => knex("events").where({ is_published: 0 });
  const events = await unpublished().count({ count: "*" }).first();
  // Found by the index, and only then read.
  const oldestEvent = await knex("events").where("id", unpublished().min("id")).first("created_at");
  return {
    open: open.map((row) => ({ ...row, in_doubt: Number(row.in_doubt) })),
    today: [...openToday, ...endedToday].map((row) => ({ ...row, count: Number(row.count) })),
    lanes,
    stopped_streams,
    follow_ups,
    oldest_sent_at,
    deliveries: { pending: Number(backlog?.pending ?? 0), oldest_due_at: backlog?.oldest_due_at ?? null },
    webhooks: {
      active: Number(webhooks?.active ?? 0),
      failing: Number(webhooks?.failing ?? 0),
      disabled: Number(webhooks?.disabled ?? 0),
    },
    unpublished_events: { count: Number(events?.count ?? 0), oldest_at: oldestEvent?.created_at ?? null },
    backup_at: (await findLastBackup(knex)).at,
    troubles: await readTroubles(db, nowMs),
  };
}
