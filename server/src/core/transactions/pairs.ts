// Two documents that are stored at once, each once. The second is sent only after the control unit has accepted the first.

import { inRounds } from "../../db/engine/retries.ts";
import type { Queryable, Trx } from "../../db/sql/schema.ts";
import type { Context } from "../context/context.ts";
import { insertAccepted } from "../idempotency/store.ts";
import { claimsOf, isRepetition } from "./accepted.ts";
import { storeBatch, supersede } from "./batch.ts";
import { contentHash } from "./content.ts";
import { isFinal, lockTransaction, readTransaction, type TransactionRow } from "./store.ts";
import type { Submission, Submitted } from "./submission.ts";

/** The documents that one request led to. */
export type PairRow = {
  first_id: string;
  second_id: string;
  /** SHA-256, hex, of the request: the same one finds its result. */
  content_hash: string;
};

/** One of the documents, with the context of its branch. */
export type PairPart = { context: Context; submission: Submission };

export type PairPlan = {
  content_hash: string;
  /** Undefined where the first document of an earlier request stays. */
  first: PairPart | undefined;
  /** The second document, whose call names the first. */
  second(firstId: string): PairPart;
  /** Locks the records that both documents depend on. */
  lock(trx: Trx): Promise<void>;
  find(db: Queryable): Promise<PairRow | undefined>;
  /** @throws ConflictError 409 unless the request may replace the failed part of an earlier one. */
  requireReplaceable(trx: Trx, earlier: { first: TransactionRow; second: TransactionRow }): Promise<void>;
  /** Stores which documents belong together. */
  save(trx: Trx, row: PairRow, earlier: PairRow | undefined): Promise<void>;
};

/** The transaction of the first document, and the second as it was stored. */
export type StoredPair = { firstId: string; second: Submitted };

/**
 * Stores both documents, or finds those of the same request.
 *
 * @throws ConflictError 409 for another request under the same name, unless a document of it failed.
 */
export async function storePair(context: Context, plan: PairPlan): Promise<StoredPair> {
  const { db } = context.service;
  const stored = await inRounds(() => db.transaction((trx) => storeParts(trx, context, plan)));
  const { claim, isAsync } = context;
  if (claim && !stored.second.duplicate) claim.state ??= isAsync ? "done" : "running";
  return stored;
}

/** The documents of a request that was stored before. */
export async function findStored(
  db: Queryable,
  context: Context,
  { first_id, second_id }: PairRow,
): Promise<StoredPair> {
  const row = await readTransaction(db, second_id);
  const { id, type, invoice_no: invoiceNo, lane_id: laneId, created_at } = row;
  const second = { id, type, invoiceNo, laneId, acceptedMs: created_at, duplicate: isRepetition(context) };
  return { firstId: first_id, second };
}

/** Whether a correction keeps the first document of an earlier request: unless that failed. */
export async function keepsFirst(db: Queryable, { first_id }: PairRow): Promise<boolean> {
  return (await readTransaction(db, first_id)).status !== "failed";
}

/** Whether the control unit rejected a document, and nothing sends it again automatically. */
export function isRejected(row: TransactionRow): boolean {
  return row.status === "failed" && isFinal(row);
}

async function storeParts(trx: Trx, context: Context, plan: PairPlan): Promise<StoredPair> {
  const nowMs = context.service.clock.now();
  await plan.lock(trx);
  const earlier = await plan.find(trx);
  if (earlier?.content_hash === plan.content_hash) return findStored(trx, context, earlier);
  if (earlier) {
    const second = await lockTransaction(trx, earlier.second_id);
    await plan.requireReplaceable(trx, { first: await readTransaction(trx, earlier.first_id), second });
  }
  const first = plan.first && (await storeOne(trx, plan.first, nowMs));
  const firstId = first?.id ?? earlier?.first_id;
  if (firstId === undefined) throw new Error("a pair of documents has no first one");
  const second = await storeOne(trx, plan.second(firstId), nowMs);
  if (earlier) await supersedeFailed(trx, earlier.second_id, second.id, nowMs);
  if (earlier && first) await supersedeFailed(trx, earlier.first_id, first.id, nowMs);
  const { content_hash } = plan;
  await plan.save(trx, { first_id: firstId, second_id: second.id, content_hash }, earlier);
  // A crash leaves all of it with its Idempotency-Key, or nothing.
  await insertAccepted(trx, claimsOf(context, { ...second, invoice_no: second.invoiceNo }));
  return { firstId, second };
}

/** Stores one document; a failure fails both. */
async function storeOne(trx: Trx, { context, submission }: PairPart, nowMs: number): Promise<Submitted> {
  const content_hash = contentHash(submission.normalize(submission.request));
  const isNew = { ...submission, isNew: true };
  const entry = { context: { ...context, claim: undefined }, submission: isNew, content_hash };
  const [stored] = await storeBatch(trx, [entry], nowMs);
  if (!stored || stored instanceof Error) throw stored ?? new Error("a document of a pair was lost");
  return stored;
}

async function supersedeFailed(trx: Trx, id: string, by: string, nowMs: number): Promise<void> {
  const row = await lockTransaction(trx, id);
  if (row.status === "failed") await supersede(trx, row, by, nowMs);
}
