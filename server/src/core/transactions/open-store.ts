// Reads transactions that have not ended.
import { isOpen } from "../../db/schema/transactions.ts";
import type { Trx } from "../../db/sql/schema.ts";
import type { TransactionRow } from "./store.ts";

/** The transactions of a branch that may still change something: those without an outcome, and those with a retry to come. */
export function findUnfinishedIds(trx: Trx, branchId: number): Promise<string[]> {
  return trx("transactions")
    .where({ branch_id: branchId })
    .andWhere((open) =>
      open
        .whereRaw(isOpen)
        .orWhere((again) => again.where({ status: "failed" }).whereNotNull("next_retry_at")),
    )
    .pluck("id");
}

export type StoredDocument = Pick<TransactionRow, "id" | "type"> & { document: Uint8Array };

export function findDocuments(trx: Trx, ids: readonly string[]): Promise<StoredDocument[]> {
  return trx("transactions")
    .join("transaction_bodies", "transaction_bodies.transaction_id", "transactions.id")
    .whereIn("transactions.id", ids)
    .select("transactions.id", "transactions.type", "transaction_bodies.document");
}
