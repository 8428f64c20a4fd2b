// Deliveries that are due: found by webhook, and claimed under a lease by one process at a time.
import type { Database } from "../db/open.ts";
import type { Queryable, QueryBuilder, Trx } from "../db/sql/schema.ts";
import { type DeliveryRow, insertDeliveries } from "./delivery-store.ts";

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
  const head = freeDeliveries(db, nowMs)
    .whereRaw("deliveries.webhook_id = webhooks.id")
    .limit(1)
    .select("due_at")
    .as("due_at");
  const heads = knex("webhooks")
    .whereNull("deleted_at")
    .whereNotIn("id", except)
    .select("id", "data_set_id", "failing_since", head);
  return knex
    .from(heads.as("heads"))
    .whereNotNull("due_at")
    .orderBy("due_at")
    .limit(limit)
    .select("id", "data_set_id", "failing_since");
}

/** Ids of a webhook's deliveries that are due and free, in the order in which they fell due. */
export async function findDueDeliveries(
  db: Database,
  webhookId: string,
  nowMs: number,
  limit: number,
): Promise<string[]> {
  return freeDeliveries(db, nowMs).where({ webhook_id: webhookId }).limit(limit).pluck("id");
}

function freeDeliveries(db: Database, nowMs: number): QueryBuilder {
  return db
    .knex("deliveries")
    .where({ status: "pending" })
    .where("due_at", "<=", nowMs)
    .where("lease_until", "<", db.now())
    .orderBy("due_at");
}

/** Clocks of different machines may differ by less than this. */
const clockToleranceMs = 3_600_000;
/** Most deliveries that one statement makes due. */
const madeDueAtOnce = 500;

/**
 * Makes deliveries due that a clock ahead of its time has put off: those that were last tried in the future, or never, though
 * the first attempt is due at once.
 */
export async function makeFutureDeliveriesDue({ knex }: Database, nowMs: number): Promise<void> {
  const latestMs = nowMs + clockToleranceMs;
  const future = () =>
    knex("deliveries")
      .where({ status: "pending" })
      .where("due_at", ">", latestMs)
      .andWhere((off) => off.where({ attempts: 0 }).orWhere("last_attempt_at", ">", latestMs));
  // By webhook, as the index of due deliveries begins with it.
  const ids: string[] = await future()
    .whereIn("webhook_id", knex("webhooks").select("id"))
    .limit(madeDueAtOnce)
    .pluck("id");
  if (ids.length > 0) await future().whereIn("id", ids).update({ due_at: nowMs });
}

/** Claims a due delivery for one attempt, which is counted here; false if another process was faster. */
export async function claimDelivery(
  db: Database,
  id: string,
  owner: string,
  nowMs: number,
  leaseMs: number,
): Promise<boolean> {
  const { knex } = db;
  const changed = await knex("deliveries")
    .where({ id, status: "pending" })
    .where("due_at", "<=", nowMs)
    .where("lease_until", "<", db.now())
    .update({
      owner,
      lease_until: leaseEnd(knex, db, leaseMs),
      attempts: knex.raw("attempts + 1"),
      last_attempt_at: nowMs,
    });
  return changed === 1;
}

/**
 * Gives a claimed delivery back without an outcome, due again at `dueAt` unless it was dropped meanwhile.
 *
 * @param changes Why it could not be sent, where that is known.
 */
export async function releaseDelivery(
  db: Queryable,
  id: string,
  owner: string,
  dueAt: number,
  changes: { error?: string } = {},
): Promise<void> {
  await db("deliveries")
    .where({ id, owner, status: "pending" })
    .update({ ...changes, owner: null, lease_until: 0, due_at: dueAt });
}

/** Stores a delivery that this process sends itself, at once. */
export async function insertClaimed(
  trx: Trx,
  db: Database,
  row: DeliveryRow,
  owner: string,
  nowMs: number,
  leaseMs: number,
): Promise<void> {
  await insertDeliveries(trx, [{ ...row, owner, attempts: 1, last_attempt_at: nowMs }]);
  await trx("deliveries")
    .where({ id: row.id })
    .update({ lease_until: leaseEnd(trx, db, leaseMs) });
}

/** The end of a lease that begins now, by the database's clock. */
const leaseEnd = (knex: Queryable, db: Database, leaseMs: number) => knex.raw("? + ?", [db.now(), leaseMs]);
