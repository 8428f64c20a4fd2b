// The rows of attempts: each send of a call, and its result.
// Decisions about the API: 81.

import { insertGrouped, updateGrouped } from "../db/batching/grouped-rows.ts";
import { sortBy } from "../db/sql/keyset.ts";
import { type Page, type PageRequest, pageBy, withRows } from "../db/sql/page.ts";
import type { Queryable, Trx } from "../db/sql/schema.ts";
import type { CallKindName } from "./kinds.ts";

export type AttemptRow = {
  id: string;
  call_id: string;
  transaction_id: string;
  lane_id: number;
  number: number | null;
  sent_at: number;
  answered_at: number | null;
  outcome: string;
  result_code: string | null;
  result_message: string | null;
  http_status?: number | null;
  /** How long the unit took; null while it has not responded. */
  took_ms?: number | null;
  /** The sent content, if a later attempt of the call sent something else. */
  sent?: Uint8Array | null;
  /** The start of the response, secrets masked. */
  received?: Uint8Array | null;
};

/** The facts about an attempt before the unit responds. */
type NewAttempt = Omit<AttemptRow, "answered_at" | "result_code" | "result_message">;

export async function insertAttempt(trx: Trx, attempt: NewAttempt): Promise<void> {
  await insertGrouped(trx, "attempts", [attempt]);
}

export async function updateAttempt(trx: Trx, id: string, changes: Partial<AttemptRow>): Promise<void> {
  await updateGrouped(trx, "attempts", { key: { id }, set: changes });
}

/** Removes an attempt that was bound and never sent. */
export async function deleteAttempt(trx: Trx, id: string): Promise<void> {
  await trx("attempts").where({ id }).delete();
}

/** How often the call of a kind was sent for a transaction; its follow-ups count separately. */
export async function countAttempts(
  db: Queryable,
  transactionId: string,
  kind: CallKindName,
): Promise<number> {
  const row = await db("calls")
    .where({ transaction_id: transactionId, kind })
    .sum({ sends: "sends" })
    .first();
  return Number(row?.sends ?? 0);
}

/** How many attempts at a call got a response with this code. */
export async function countResponses(trx: Trx, callId: string, result_code: string): Promise<number> {
  const row = await trx("attempts").where({ call_id: callId, result_code }).count({ count: "*" }).first();
  return Number(row?.count);
}

/** When the last attempts at a call began that did not reach its unit. */
export function findUnsentTimes(trx: Trx, callId: string, most: number): Promise<number[]> {
  return trx("attempts")
    .where({ call_id: callId, outcome: "not_sent" })
    .orderBy("id", "desc")
    .limit(most)
    .pluck("sent_at");
}

/** An attempt with the kind of its call, and its content. */
export type ListedAttempt = Required<AttemptRow> & { kind: CallKindName; body: Uint8Array | null };

/** A replay sends the same once more: it shares the body with the next attempt that keeps one, else with the call. */
const bodyOf =
  "coalesce(attempts.sent, (select later.sent from attempts later where later.call_id = attempts.call_id " +
  "and later.id > attempts.id and later.sent is not null order by later.id limit 1), calls.wire)";

/** One page of the attempts of a transaction, or of a device's lane; the latest first. */
export async function pageOfAttempts(
  db: Queryable,
  filter: { transaction_id: string } | { lane_id: number },
  request: PageRequest,
): Promise<Page<ListedAttempt>> {
  const ids = db("attempts").where(filter).select("id");
  const page = await pageBy<{ id: string }>(ids, sortBy("desc", "id"), request);
  return withRows(db, "attempts", page, (rows) =>
    rows
      .join("calls", "calls.id", "attempts.call_id")
      .select("attempts.*", "calls.kind", db.raw(`${bodyOf} as body`)),
  );
}
