// How long passing records are kept. Documents, receipts and the audit are kept for ever.

import type { Clock } from "../../base/clock.ts";
import type { Config } from "../../base/config.ts";
import { firstIdAt } from "../../base/ids.ts";
import { keptMs as taxpayersMs } from "../../core/taxpayers/store.ts";
import { deleteUnusedLogos } from "../account/logo-store.ts";
import { deleteMailFile } from "../mail/transport.ts";
import { deleteOldUploads } from "../sales-uploads/retention.ts";
import { deleteOldEvents } from "./events.ts";
import type { Rule } from "./retention.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Failed sign-ins that are kept at most: a stranger can't fill the database with them. */
const mostFailures = 100_000;
/** Pages that answered forms, of all people. */
const mostReplies = 10_000;

type Settings = Pick<Config, "attemptDays" | "deliveryDays" | "sessionIdleMs" | "dataDir">;

/**
 * Ended sessions, tokens and failed sign-ins are kept for a day, so that the log of a day can still be compared with them.
 *
 * @param shared The clock of times that are compared between processes.
 */
export function retentionRules(settings: Settings, shared: Clock): Rule[] {
  const { attemptDays, deliveryDays, sessionIdleMs, dataDir } = settings;
  return [
    { table: "idempotency_keys", column: "expires_at", keptMs: 0, everyMs: minuteMs, clock: shared },
    { table: "attempts", column: "id", keptMs: attemptDays * dayMs, valueAt: firstIdAt },
    { table: "deliveries", keptMs: deliveryDays * dayMs, deleteAll: deleteOldEvents },
    { table: "sessions", column: "expires_at", keptMs: dayMs },
    { table: "sessions", column: "last_used_at", keptMs: dayMs + sessionIdleMs },
    { table: "form_replies", column: "expires_at", keptMs: 0, mostRows: mostReplies },
    { table: "person_tokens", column: "expires_at", keptMs: dayMs, key: ["token_hash"] },
    { table: "sign_in_failures", column: "last_at", keptMs: dayMs, mostRows: mostFailures },
    { table: "registrations", column: "created_at", keptMs: 7 * dayMs, only: { status: "unverified" } },
    { table: "taxpayers", column: "fetched_at", keptMs: taxpayersMs, key: ["data_set_id", "tin"] },
    {
      table: "mails",
      column: "ended_at",
      keptMs: 30 * dayMs,
      deleted: async ({ id }) => deleteMailFile(dataDir, String(id)),
    },
    { table: "sales_uploads", keptMs: 0, deleteAll: deleteOldUploads },
    { table: "receipt_logos", keptMs: dayMs, deletePart: deleteUnusedLogos },
  ];
}
