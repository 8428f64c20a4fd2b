// The operation of transfers between branches: transferStock.

import { success } from "../../base/response.ts";
import type { Context } from "../../core/context/context.ts";
import type { Handlers } from "../../core/context/operations.ts";
import type { StockDocument } from "../../core/stock/movement-rules.ts";
import {
  acceptedResponseOf,
  awaitOutcome,
  type Finished,
  requireSuccess,
  submissionResponse,
} from "../../core/transactions/outcome.ts";
import { isRejected, type StoredPair } from "../../core/transactions/pairs.ts";
import { readTransaction } from "../../core/transactions/store.ts";
import { money } from "../../db/sql/scaled.ts";
import { storeTransfer } from "./transfer.ts";

export const handlers = {
  async transferStock({ body }, context) {
    const stored = await storeTransfer(context, body);
    const { firstId, second } = stored;
    const { db, lanes } = context.service;
    lanes.wake((await readTransaction(db.knex, firstId)).lane_id);
    const accepted = await acceptedResponseOf(context, second);
    if (accepted) return accepted;
    const { outgoing, incoming } = await transferResponse(context, stored);
    const { duplicate } = second;
    return success({
      message: `Transfer ${body.reference} ${duplicate ? "was already" : "is"} recorded at both branches.`,
      data: { reference: body.reference, outgoing: showPart(outgoing), incoming: showPart(incoming) },
      meta: duplicate ? { duplicate: true } : {},
    });
  },
} satisfies Partial<Handlers>;

/**
 * Both movements once they are accepted. An outgoing movement that was rejected explains the failure; in all other cases the incoming
 * movement does, since its outcome is the transfer's.
 */
async function transferResponse(context: Context, { firstId, second }: StoredPair) {
  const { knex } = context.service.db;
  const first = await awaitOutcome(context, firstId, second.acceptedMs);
  if (isRejected(first)) await requireSuccess(context, first, second);
  const incoming =
    first.status === "success"
      ? await submissionResponse<StockDocument>(context, second)
      : await requireSuccess<StockDocument>(context, await readTransaction(knex, second.id), second);
  return { outgoing: await requireSuccess<StockDocument>(context, first, second), incoming };
}

function showPart({ row, document, response }: Finished<StockDocument>) {
  return {
    transaction_id: row.id,
    branch_id: row.bhf_id,
    sar_no: row.invoice_no,
    item_count: document.lines.length,
    total_amount: money.fromDb(row.total_amount),
    vscu_receipt_code: response.result_code,
    vscu_receipt_msg: response.result_message,
  };
}
