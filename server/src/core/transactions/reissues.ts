// The consequences of a credit note's outcome for the sale that waits for it.
import type { Trx } from "../../db/sql/schema.ts";
import { type PairWords, releaseSecond } from "./pair-order.ts";
import { findReissue } from "./reissue-store.ts";

export const reissueWords: PairWords = {
  code: "credit_note_rejected",
  first: "credit note",
  second: "sale",
  replace: "Reissue the original again with another credit_note_no",
};

/** Sends the sale that waits for a credit note, now that the note has its outcome. */
export async function releaseReissue(trx: Trx, creditNoteId: string, nowMs: number): Promise<void> {
  const reissue = await findReissue(trx, { credit_note_id: creditNoteId });
  if (reissue) await releaseSecond(trx, reissue.sale_id, reissueWords.code, nowMs);
}
