// The consequences of a movement's outcome for its transfer.
import type { Trx } from "../../db/sql/schema.ts";
import { type PairWords, releaseSecond } from "../transactions/pair-order.ts";
import type { TransactionRow } from "../transactions/store.ts";
import { findTransfer, markArrived, nameShipment } from "../transactions/transfer-store.ts";
import { recordShipment } from "./pending-store.ts";

export const transferWords: PairWords = {
  code: "outgoing_rejected",
  first: "outgoing movement",
  second: "movement",
  replace: "Send the corrected transfer under the same reference",
};

/** Which movement of a transfer it is, and the other branch as its control unit names it. */
export type TransferSide = { reference: string; side: "out" | "in"; tin: string; bhf_id: string };

/** Sends the incoming movement that waits for an outgoing one, now that this has its outcome; does nothing for other movements. */
export async function releaseIncoming(trx: Trx, outId: string | null, nowMs: number): Promise<void> {
  const transfer = outId === null ? undefined : await findTransfer(trx, { out_id: outId });
  if (transfer) await releaseSecond(trx, transfer.in_id, transferWords.code, nowMs);
}

/**
 * The consequences of an accepted movement of a transfer. The receiving branch's unit lists the items until they are booked in.
 * The transfer books them in, so they are not pending here.
 */
export async function moveTransfer(
  trx: Trx,
  row: Pick<TransactionRow, "id">,
  { side }: TransferSide,
  sent: { tin: string; bhf_id: string; number: number | null; lines: number },
  nowMs: number,
): Promise<void> {
  if (side === "in") return markArrived(trx, row.id);
  const transfer = await findTransfer(trx, { out_id: row.id });
  if (!transfer) return;
  if (sent.number !== null) {
    const shipment = { from_tin: sent.tin, from_bhf_id: sent.bhf_id, sar_no: sent.number };
    await nameShipment(trx, row.id, shipment);
    await recordShipment(trx, transfer.to_branch_id, { ...shipment, lines: sent.lines }, transfer.in_id);
  }
  await releaseSecond(trx, transfer.in_id, transferWords.code, nowMs);
}
