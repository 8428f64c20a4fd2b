// Reads and writes a copy of the embedded database before it is used.
import { DatabaseSync } from "node:sqlite";
import { systemClock } from "../base/clock.ts";
import { newId } from "../base/ids.ts";
import { toBlob } from "../db/sql/values.ts";

/** The submissions without an outcome. */
export function countOpen(database: DatabaseSync): number {
  const sql = "select count(*) as open from transactions where status = 'pending'";
  return Number(database.prepare(sql).get()?.open);
}

export function recordRestore(database: DatabaseSync, source: string, nowMs: number): void {
  database
    .prepare(
      "insert into audit (id, actor, action, subject, detail, created_at) values (?, 'operator', ?, ?, ?, ?)",
    )
    .run(newId(systemClock), "database.restore", "database", toBlob({ file: source }), nowMs);
}

/** The ids of the keys that encrypted the secrets in the copy. */
export function listKeyIds(database: DatabaseSync): string[] {
  const places = database
    .prepare(
      "select m.name as place, c.name as field from sqlite_schema m join pragma_table_info(m.name) c where m.type = 'table' " +
        "and c.name in ('credentials_key_id', 'secret_key_id', 'totp_secret_key_id')",
    )
    .all();
  const ids = places.flatMap(({ place, field }) =>
    database.prepare(`select distinct ${field} as id from ${place} where ${field} is not null`).all(),
  );
  return [...new Set(ids.map(({ id }) => String(id)))];
}

/** When the newest submission or change in a copy was stored; null in one without any. */
export function findNewest(database: DatabaseSync): number | null {
  const sql =
    "select max(at) as at from (select max(created_at) as at from transactions union all select max(created_at) from audit)";
  const at = database.prepare(sql).get()?.at;
  return at == null ? null : Number(at);
}

/** What a database has that a copy of it lacks: submissions, and the next number of each stream. Nothing is written. */
export type Since = {
  submissions: number;
  first_at: number | null;
  next_numbers: Map<string, number>;
};

/** Names a stream in two databases alike. */
export const streamKey = (stream: {
  account_id: unknown;
  environment: unknown;
  tin: unknown;
  bhf_id: unknown;
  stream: unknown;
}): string => [stream.account_id, stream.environment, stream.tin, stream.bhf_id, stream.stream].join(" ");

export function compareWithCopy(file: string, copy: string): Since {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    database.prepare("attach database ? as copy").run(copy);
    const lacked = database
      .prepare(
        "select count(*) as submissions, min(created_at) as first_at from main.transactions t " +
          "where not exists (select 1 from copy.transactions c where c.id = t.id)",
      )
      .get();
    const streams = database
      .prepare(
        "select account_id, environment, tin, bhf_id, streams.name as stream, next_number from main.streams " +
          "join main.lanes on lanes.id = streams.lane_id join main.data_sets on data_sets.id = lanes.data_set_id",
      )
      .all();
    return {
      submissions: Number(lacked?.submissions),
      first_at: lacked?.first_at == null ? null : Number(lacked.first_at),
      next_numbers: new Map(
        streams.map(({ next_number, ...stream }) => [
          streamKey(stream as Parameters<typeof streamKey>[0]),
          Number(next_number),
        ]),
      ),
    };
  } finally {
    database.close();
  }
}
