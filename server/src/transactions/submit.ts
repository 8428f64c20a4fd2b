// The one path of every submission: store it exactly once in its device's lane, then answer with its state.
import { hash } from "node:crypto";
import type { Knex } from "knex";
import type { CallKindName, StreamName } from "../lanes/kinds.ts";
import type { Context } from "../operations.ts";
import type { Submitted } from "./batch.ts";
import type { TransactionRow, TransactionType } from "./store.ts";

/** A checked document on its way into the lane. */
export type Submission = {
  type: TransactionType;
  invoice_no: string;
  document_date: string;
  document_time: string | null;
  receipt_type: string | null;
  counterparty_tin: string | null;
  counterparty_name: string | null;
  /** Money ×100. */
  total_amount: number;
  tax_amount: number;
  /** From `packTaxes`. */
  taxes?: string | null;
  purchase_status?: string;
  supplier_hash: string | null;
  /** The payload as submitted. */
  request: unknown;
  /** What is signed. */
  document: unknown;
  call: { stream: StreamName; kind: CallKindName; content: Uint8Array };
  /** The payload without its alternative spellings: two equal results are the same submission. */
  normalise(request: unknown): unknown;
  /** Runs before the row is stored, in the same transaction; returns what a credit note takes from its original. */
  guard?: ((trx: Knex.Transaction) => Promise<FromOriginal | undefined>) | undefined;
  /** Whether it takes the place of a success with the same supplier invoice. */
  replaces?(trx: Knex.Transaction, row: TransactionRow): Promise<boolean>;
  /** Runs after the row is stored, in the same transaction. */
  stored?(trx: Knex.Transaction, id: string): Promise<void>;
};

/** The original of a credit note, and the parts of the submission that follow from it. */
export type FromOriginal = { original_transaction_id: string } & Pick<
  Submission,
  "document" | "counterparty_tin" | "counterparty_name"
>;

/**
 * Stores a submission and, with it, the claim of its Idempotency-Key; or finds the submission that it repeats.
 *
 * @throws ConflictError 409 when the number (or the supplier's invoice) is taken by other content.
 * @throws UnprocessableError 422 `device_not_ready`; nothing is stored then.
 */
export async function storeSubmission(context: Context, submission: Submission): Promise<Submitted> {
  // Of the bytes as received: what is written otherwise is compared only where the number is taken already.
  const content_hash = hash("sha256", context.received);
  const submitted = await context.service.intake.add({ context, submission, content_hash });
  const { claim, isAsync } = context;
  // Where it repeats another one, its answer is stored when it is known.
  if (claim && !submitted.duplicate) claim.state ??= isAsync ? "done" : "running";
  return submitted;
}
