// The data for health: every statement costs the same however much an environment has stored.

import type { ProfileName } from "@taxctl/sdk/rules/profiles";
import { monotonicMs } from "../../base/clock.ts";
import type { Via } from "../../core/devices/settings.ts";
import { readTime } from "../../core/processes/store.ts";
import { shownStatus } from "../../db/history/counters.ts";
import type { Database } from "../../db/open.ts";
import { isOpen } from "../../db/schema/transactions.ts";
import type { Queryable } from "../../db/sql/schema.ts";
import { fromBlob } from "../../db/sql/values.ts";
import { findContacts, type LaneContact } from "../../lanes/queues.ts";

/** A branch with its device, its lane and the age of its codes; the device's columns are null without one. */
export type BranchHealth = LaneContact & {
  branch_id: number;
  bhf_id: string;
  name: string;
  lane_id: number | null;
  tin: string | null;
  profile: ProfileName | null;
  is_active: boolean;
  vscu_url: string | null;
  via: Via | null;
  last_error: string | null;
  warnings: string[];
  codes_synced_at: number | null;
  paused_at: number | null;
  /** Since when sales of the branch are training documents. */
  training_since: number | null;
  pause_reason: string | null;
  /** Why the last automatic refresh failed; null if it succeeded. */
  refresh_error: string | null;
  refresh_failures: number;
};

const unknownContact: LaneContact = {
  failures: 0,
  fault_code: null,
  fault_message: null,
  clock_off_ms: null,
  last_contact_at: null,
  late_at: null,
  late_ms: null,
};

export async function findBranchHealth(db: Queryable, environmentId: number): Promise<BranchHealth[]> {
  const rows = await db("branches")
    .leftJoin("devices", "devices.branch_id", "branches.id")
    .leftJoin("cursors", (on) =>
      on.on("cursors.lane_id", "devices.lane_id").andOnVal("cursors.kind", "codes"),
    )
    .leftJoin("refreshes", "refreshes.lane_id", "devices.lane_id")
    .where("branches.data_set_id", environmentId)
    .orderBy("branches.bhf_id")
    .select(
      { branch_id: "branches.id" },
      "branches.bhf_id",
      "branches.name",
      "devices.lane_id",
      "devices.tin",
      "devices.profile",
      "devices.is_active",
      "devices.vscu_url",
      "devices.via",
      "devices.last_error",
      "devices.warnings",
      "devices.training_since",
      "branches.paused_at",
      "branches.pause_reason",
      { codes_synced_at: "cursors.updated_at" },
      { refresh_error: "refreshes.last_error", refresh_failures: "refreshes.failures" },
    );
  const laneIds = rows.flatMap(({ lane_id }) => (lane_id === null ? [] : [lane_id]));
  const contacts = await findContacts(db, laneIds);
  return rows.map((row) => ({
    ...(contacts.get(row.lane_id) ?? unknownContact),
    ...row,
    is_active: Boolean(row.is_active),
    refresh_failures: row.refresh_failures ?? 0,
    warnings: fromBlob<string[] | null>(row.warnings) ?? [],
  }));
}

export type Queue = {
  pending: number;
  in_doubt: number;
  oldest_pending_at: number | null;
  /** Since when the oldest has waited that is pending or in doubt. One that failed and was retried waits since it failed. */
  oldest_waiting_at: number | null;
};

/** Open submissions by lane, from the index over lane and status: finished ones are never looked at. */
export async function findQueues(db: Queryable, laneIds: readonly number[]): Promise<Map<number, Queue>> {
  const rows: (Queue & { lane_id: number })[] = await db("transactions")
    .whereIn("lane_id", laneIds)
    .whereRaw(isOpen)
    .groupBy("lane_id")
    .select(
      "lane_id",
      db.raw(`sum(case when ${shownStatus} = 'pending' then 1 else 0 end) as pending`),
      db.raw("sum(case when in_doubt = 1 then 1 else 0 end) as in_doubt"),
      db.raw(`min(case when ${shownStatus} = 'pending' then created_at end) as oldest_pending_at`),
      db.raw(
        "min(case when processed_at > created_at then processed_at else created_at end) as oldest_waiting_at",
      ),
    );
  return new Map(rows.map(({ lane_id, ...queue }) => [lane_id, queue]));
}

/** The database's own time, and how long it took to respond. */
export async function readDatabaseClock(db: Database): Promise<{ now: number; took_ms: number }> {
  const start = monotonicMs();
  return { now: await readTime(db), took_ms: Math.round(monotonicMs() - start) };
}

export async function findKeyExpiry(db: Queryable, keyId: string): Promise<number | null> {
  return (await db("api_keys").where({ id: keyId }).first("expires_at"))?.expires_at ?? null;
}
