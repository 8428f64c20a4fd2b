// Why a submission that has no outcome yet doesn't go on, and the command that ends it.
// Decisions about the API: 78.
import { iso } from "../../base/clock.ts";
import type { Queryable } from "../../db/sql/schema.ts";
import {
  explainHeldBack,
  findObstacles,
  findUnconfirmed,
  type Obstacle,
  remedyOfCallInDoubt,
} from "../../lanes/obstacle.ts";
import { findDelayedCall, findHeldBackCall } from "../../lanes/transaction-calls.ts";
import { findReissue } from "./reissue-store.ts";
import { findTransaction, isFinal, streamOf, type TransactionRow } from "./store.ts";
import { findTransfer } from "./transfer-store.ts";

type Blocked = {
  code: Obstacle["code"];
  /** The obstacle, as a sentence without a full stop. */
  message: string;
  remedy: string;
};

/** Undefined without an obstacle, and while only its own response is missing: then it is in doubt. */
export async function findBlocked(
  db: Queryable,
  row: TransactionRow,
  nowMs: number,
): Promise<Blocked | undefined> {
  if (isFinal(row)) return undefined;
  const { lane_id } = row;
  const stream = streamOf(row);
  const [obstacles, sent] = await Promise.all([
    findObstacles(db, stream, [lane_id]),
    findUnconfirmed(db, stream, [lane_id]),
  ]);
  const obstacle = obstacles.get(lane_id);
  const unconfirmed = sent.get(lane_id);
  const isSent = unconfirmed?.transaction_id === row.id;
  if (obstacle && (!isSent || obstacle.isHeld)) {
    const { code, reason, remedy } = obstacle;
    return { code, message: reason, remedy };
  }
  if (isSent) return undefined;
  if (unconfirmed && unconfirmed.last_error !== null) {
    const { invoice_no, last_error } = unconfirmed;
    const message = `${invoice_no} was sent first, and its outcome is unknown: ${last_error}`;
    return { code: "outcome_pending", message, remedy: remedyOfCallInDoubt(unconfirmed) };
  }
  return findDelay(db, row, nowMs);
}

/** Why the call itself waits although its unit is there. */
async function findDelay(db: Queryable, row: TransactionRow, nowMs: number): Promise<Blocked | undefined> {
  const code = "outcome_pending";
  const held = await findHeldBackCall(db, row.id);
  const why = held && explainHeldBack(held, row);
  if (why) return { code, message: why.reason, remedy: why.remedy };
  const put = await findDelayedCall(db, row, nowMs);
  const earlier = await findEarlier(db, row);
  const first = earlier && (await findBlocked(db, earlier, nowMs));
  if (first) {
    const reason = put?.last_error ?? `${earlier.invoice_no} goes first`;
    return { ...first, message: `${reason}. ${first.message}` };
  }
  if (!put) return undefined;
  const remedy = `Nothing: it is sent again at ${iso(put.due_at)}`;
  return { code, message: put.last_error ?? "It was put off", remedy };
}

/** The document that must be accepted before it: the original of a credit note, the credit note of a reissued sale, the outgoing movement of a transfer. */
async function findEarlier(
  db: Queryable,
  { id, type, original_transaction_id }: TransactionRow,
): Promise<TransactionRow | undefined> {
  const earlier =
    type === "stock"
      ? (await findTransfer(db, { in_id: id }))?.out_id
      : (original_transaction_id ?? (await findReissue(db, { sale_id: id }))?.credit_note_id);
  return earlier === undefined ? undefined : findTransaction(db, earlier);
}
