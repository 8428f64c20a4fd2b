// The rows of attempts: each time that a call was sent, and what came of it.
import type { Knex } from "knex";
import { insertRows } from "../db/rows.ts";
import type { Queryable } from "../db/schema.ts";
import { ask, type Operation } from "../db/together.ts";
import { type Change, updateRows } from "../db/update-rows.ts";
import type { CallKindName } from "./kinds.ts";

export type AttemptRow = {
  id: string;
  call_id: string;
  transaction_id: string | null;
  lane_id: number;
  number: number | null;
  sent_at: number;
  answered_at: number | null;
  outcome: string;
  result_code: string | null;
  result_message: string | null;
};

const insertAttempts: Operation<AttemptRow, void> = async (trx, rows) => {
  await insertRows(trx, "attempts", rows);
  return rows.map(() => undefined);
};

const updateAttempts: Operation<Change, boolean> = (trx, changes) => updateRows(trx, "attempts", changes);

export async function insertAttempt(trx: Knex.Transaction, attempt: AttemptRow): Promise<void> {
  await ask(trx, insertAttempts, attempt);
}

export async function updateAttempt(
  trx: Knex.Transaction,
  id: string,
  changes: Partial<AttemptRow>,
): Promise<void> {
  await ask(trx, updateAttempts, { key: { id }, set: changes });
}

/** How often the call of a kind was sent for a transaction; its follow-ups count for themselves. */
export async function countAttempts(
  db: Queryable,
  transactionId: string,
  kind: CallKindName,
): Promise<number> {
  const row = await db("attempts")
    .join("calls", "calls.id", "attempts.call_id")
    .where({ "attempts.transaction_id": transactionId, "calls.kind": kind })
    .count({ count: "*" })
    .first();
  return Number(row?.count ?? 0);
}
