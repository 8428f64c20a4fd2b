// Webhooks, the events that state changes leave behind, and the deliveries of each event to each webhook.

import {
  bigint,
  blob,
  char,
  flag,
  initially,
  int,
  optional,
  string,
  type Tables,
  time,
  uuid,
} from "../sql/schema.ts";

export const webhooks: Tables = {
  webhooks: {
    columns: {
      id: uuid(),
      data_set_id: int(),
      url: string(2000),
      // Names of events, separated by commas.
      events: string(1_000),
      description: optional(string(200)),
      secret: optional(blob()),
      secret_key_id: optional(string(40)),
      // Signs next to the new one until its time is over.
      old_secret: optional(blob()),
      old_secret_key_id: optional(string(40)),
      old_secret_until: optional(time()),
      is_active: flag(),
      disabled_reason: optional(string(500)),
      failing_since: optional(time()),
      last_success_at: optional(time()),
      last_failure_at: optional(time()),
      // A deleted webhook keeps its row without secrets: its deliveries stay readable.
      deleted_at: optional(time()),
      created_at: time(),
      updated_at: time(),
    },
    primary: ["id"],
    index: { data_set: ["data_set_id", "id"] },
  },
  events: {
    columns: {
      id: uuid(),
      data_set_id: int(),
      name: string(30),
      transaction_id: optional(uuid()),
      request_id: optional(string(100)),
      // The body, byte for byte as it is sent and signed.
      payload: blob(),
      // Ids of the webhooks that were registered for it when it happened.
      targets: blob(),
      is_published: flag(),
      created_at: time(),
    },
    primary: ["id"],
    index: { waiting: ["is_published", "data_set_id", "id"] },
  },
  deliveries: {
    columns: {
      id: uuid(),
      data_set_id: int(),
      // Counts the deliveries of an environment from 1, without gaps and in the order of their commits.
      seq: bigint(),
      webhook_id: uuid(),
      event_id: uuid(),
      event: string(30),
      transaction_id: optional(uuid()),
      status: string(10),
      attempts: initially(0, int()),
      // Position in the schedule; a resent delivery starts again.
      step: initially(0, int()),
      response_status: optional(int()),
      error: optional(string(500)),
      // The results of the last attempts.
      attempt_log: optional(blob()),
      local_day: char(10),
      last_attempt_at: optional(time()),
      created_at: time(),
    },
    primary: ["id"],
    unique: { ordered: ["data_set_id", "seq"], event: ["event_id", "webhook_id"] },
    index: {
      transaction: ["transaction_id"],
      by_day: ["data_set_id", "local_day", "seq"],
      by_webhook: ["data_set_id", "webhook_id", "local_day", "seq", "status", "event"],
      by_status: ["data_set_id", "status", "local_day", "seq", "webhook_id", "event"],
      by_event: ["data_set_id", "event", "local_day", "seq", "status"],
    },
  },
  delivery_sequences: {
    columns: { data_set_id: int(), last_seq: bigint() },
    primary: ["data_set_id"],
  },
  delivery_counters: {
    columns: {
      data_set_id: int(),
      local_day: char(10),
      webhook_id: uuid(),
      event: string(30),
      status: string(10),
      count: bigint(),
    },
    primary: ["data_set_id", "local_day", "webhook_id", "event", "status"],
  },
};
