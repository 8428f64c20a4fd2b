// Deliveries that are due, found by webhook.
import type { Database } from "../../db/open.ts";
import type { Queryable } from "../../db/sql/schema.ts";
import { freeJobs, type Job, releaseJob } from "../jobs/store.ts";

/** A webhook with something due, and how long it has been failing. */
export type DueWebhook = { id: string; data_set_id: number; failing_since: number | null };

/**
 * Webhooks except the given ones with a due, free delivery, the longest waiting first. For a disabled webhook that is a
 * test without an end: its other waiting deliveries were dropped.
 */
export async function findDueWebhooks(
  db: Database,
  nowMs: number,
  except: readonly string[],
  limit: number,
): Promise<DueWebhook[]> {
  const { knex } = db;
  // The head of each webhook's queue, from the index: however long one queue is, it costs the others nothing.
  const head = freeJobs(db, "deliveries", nowMs)
    .whereRaw("jobs.part = webhooks.id")
    .orderBy("due_at")
    .limit(1)
    .select("due_at")
    .as("due_at");
  const heads = knex("webhooks").whereNotIn("id", except).select("id", "data_set_id", "failing_since", head);
  return knex
    .from(heads.as("heads"))
    .whereNotNull("due_at")
    .orderBy("due_at")
    .limit(limit)
    .select("id", "data_set_id", "failing_since");
}

/** Gives a delivery back that this process could not even try, with the reason. */
export async function releaseUntried(db: Queryable, job: Job, error: string, dueAt: number): Promise<void> {
  await db("deliveries").where({ id: job.subject, status: "pending" }).update({ error });
  await releaseJob(db, job, dueAt);
}
