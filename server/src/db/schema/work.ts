// Work on the side: the processes that do it, its jobs, and the records that they are about.

import {
  bigint,
  blob,
  char,
  initially,
  int,
  optional,
  string,
  type Tables,
  time,
  uuid,
} from "../sql/schema.ts";

export const work: Tables = {
  // The processes that work on this database, each with a lease on the database's clock.
  processes: { columns: { id: string(40), lease_until: bigint() }, primary: ["id"] },
  // Work that is still to be done: one job for each record that it is about.
  jobs: {
    columns: {
      queue: char(20),
      subject: char(40),
      // What shares a queue without holding up the rest of it, such as a webhook; else empty.
      part: char(36),
      due_at: time(),
      // The process that has the job, as long as the lease lasts.
      owner: optional(uuid()),
      lease_until: time(),
      attempts: int(),
      // How far earlier runs came, where a job has steps.
      progress: optional(string(60)),
      // When it was planned or claimed last: in the future, that was a clock ahead of its time.
      touched_at: time(),
    },
    primary: ["queue", "subject"],
    index: { due: ["queue", "part", "due_at"] },
  },
  // A mail is stored by the transaction that causes it and sent later.
  mails: {
    columns: {
      id: uuid(),
      recipient: string(200),
      kind: string(40),
      // The values of the text. Null once the mail is sent or given up.
      content: optional(blob()),
      // The text's single-use code or link, encrypted; see `mail/store.ts`. Null where it has none, and with the content.
      token: optional(blob()),
      token_key_id: optional(string(60)),
      // pending, sent or failed
      status: char(7),
      attempts: int(),
      last_error: optional(string(300)),
      // Then the code in the mail has expired, or the mail is no longer useful.
      give_up_at: time(),
      created_at: time(),
      ended_at: optional(time()),
    },
    primary: ["id"],
    index: {
      waiting: ["status", "created_at"],
      ended: ["ended_at"],
      recipient: ["recipient", "created_at"],
    },
  },
  // Mails to owners about grave events: when the last one was sent.
  owner_alerts: {
    columns: {
      data_set_id: int(),
      // The kind of the mail.
      kind: string(40),
      // A branch, or the id of a webhook.
      subject: string(60),
      // 0 until the first mail.
      last_at: time(),
    },
    primary: ["data_set_id", "kind", "subject"],
  },
  // Exports of records to files.
  exports: {
    columns: {
      id: uuid(),
      data_set_id: int(),
      user_id: int(),
      type: string(20),
      format: string(10),
      branch_id: optional(int()),
      bhf_id: optional(string(10)),
      from_date: char(10),
      to_date: char(10),
      status: string(10),
      /** How far the writing process came. */
      progress: optional(blob()),
      parts: int(),
      row_count: int(),
      bytes: bigint(),
      sha256: optional(char(64)),
      error: optional(string(300)),
      created_at: time(),
      finished_at: optional(time()),
      expires_at: time(),
    },
    primary: ["id"],
    index: { of_data_set: ["data_set_id", "id"] },
  },
  // The encrypted parts of which each file consists.
  export_parts: {
    columns: {
      export_id: uuid(),
      seq: int(),
      /** Position of its first byte in the file. */
      start: bigint(),
      size: int(),
      key_id: string(40),
      /** Compressed, then encrypted. */
      body: blob(),
    },
    primary: ["export_id", "seq"],
  },
  // The daily fetch of each branch: its time, the result of the last one, and the list of new records.
  daily_fetches: {
    columns: {
      branch_id: int(),
      /** `HH:MM`, used while the branch has no time of its own. */
      default_at: char(5),
      /** When the last complete fetch began, in local time: `YYYYMMDDHH:MM`. */
      fetched_local: char(13),
      failures: initially(0, int()),
      last_error: optional(string(1000)),
      failed_at: optional(time()),
      succeeded_at: optional(time()),
      /** New records of the last fetch, over all its tries. */
      supplier_invoices: initially(0, int()),
      customs_records: initially(0, int()),
      notices: initially(0, int()),
    },
    primary: ["branch_id"],
  },
  refreshes: {
    columns: {
      lane_id: int(),
      failures: initially(0, int()),
      last_error: optional(string(1000)),
      failed_at: optional(time()),
      last_succeeded_at: optional(time()),
    },
    primary: ["lane_id"],
  },
};
