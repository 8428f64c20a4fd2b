// The rows of attempts: each send of a call, and its result.
// Decisions about the API: 81.

import { insertGrouped, updateGrouped } from "../db/batching/grouped-rows.ts";
import { sortBy } from "../db/sql/keyset.ts";
import { type Page, type PageRequest, pageBy, withRows } from "../db/sql/page.ts";
import type { Queryable, QueryBuilder, Trx } from "../db/sql/schema.ts";
import type { CallKindName, CallRow } from "./kinds.ts";

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

/** What a send is, whatever comes of it. */
type Send = Pick<AttemptRow, "id" | "call_id" | "transaction_id" | "lane_id" | "number" | "sent_at">;

/** The last send of a call. A call that was sent was changed last when that was. */
export function sendOf(call: CallRow): Send {
  const { id: call_id, transaction_id, lane_id, number, updated_at: sent_at } = call;
  return { id: call.attempt_id ?? "", call_id, transaction_id, lane_id, number, sent_at };
}

/** Writes a send that has ended; each is written once. */
export async function insertAttempt(
  trx: Trx,
  attempt: Omit<AttemptRow, "http_status" | "took_ms" | "received" | "sent"> & Partial<AttemptRow>,
): Promise<void> {
  await insertGrouped(trx, "attempts", [{ http_status: null, took_ms: null, received: null, ...attempt }]);
}

/** A send without a result stands in its call, until the call is sent again or its outcome is recorded by hand. */
const underWay = ({ state, holder }: Pick<CallRow, "state" | "holder">): boolean =>
  state === "sent" && holder !== null;

/** Writes the last send of a call, if nobody got its result: its process has vanished, or can't store it. */
export async function endUnanswered(trx: Trx, call: CallRow): Promise<void> {
  if (!underWay(call)) return;
  const nothing = { answered_at: null, result_code: null, result_message: null };
  await insertAttempt(trx, { ...sendOf(call), ...nothing, outcome: "sent" });
}

/** Keeps what an attempt sent, because the call sends something else from now on. */
export async function keepSent(trx: Trx, id: string, sent: Uint8Array): Promise<void> {
  await updateGrouped(trx, "attempts", { key: { id }, set: { sent } });
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
  "and later.id > attempts.id and later.sent is not null order by later.id limit 1), wires.body)";

/** The columns of a send under way, as those of an attempt. */
const ofSend =
  "calls.attempt_id as id, calls.id as call_id, calls.transaction_id, calls.lane_id, calls.number, calls.updated_at as sent_at, " +
  "null as answered_at, 'sent' as outcome, null as result_code, null as result_message, null as http_status, null as took_ms, " +
  "null as sent, null as received";

/** One page of the attempts of a transaction, or of a device's lane; the latest first, those under way included. */
export async function pageOfAttempts(
  db: Queryable,
  filter: { transaction_id: string } | { lane_id: number },
  request: PageRequest,
): Promise<Page<ListedAttempt>> {
  const sends = () => db("calls").where(filter).where({ state: "sent" }).whereNotNull("holder");
  const ended = db("attempts").where(filter).select("id");
  const all = db.from(ended.unionAll(sends().select("attempt_id as id")).as("sent_calls"));
  const page = await pageBy<{ id: string }>(all.select("id"), sortBy("desc", "id"), request);
  const withBody = (rows: QueryBuilder, what: string, body: string): PromiseLike<ListedAttempt[]> =>
    rows
      .leftJoin("wires", "wires.call_id", "calls.id")
      .select(db.raw(`${what}, calls.kind, ${body} as body`));
  return withRows<ListedAttempt>(db, "attempts", page, async (rows) => [
    ...(await withBody(sends(), ofSend, "wires.body")),
    // Last, since a send that ends meanwhile is among these.
    ...(await withBody(rows.join("calls", "calls.id", "attempts.call_id"), "attempts.*", bodyOf)),
  ]);
}
