// The rows of `stock_transfers`: which movements belong to a transfer between branches, and whether it has arrived.
import type { Queryable, QueryBuilder, Trx } from "../../db/sql/schema.ts";
import { contentHash } from "./content.ts";
import type { TransactionRow } from "./store.ts";

export type TransferRow = {
  data_set_id: number;
  reference: string;
  /** The transaction of the outgoing movement, and that of the incoming one. */
  out_id: string;
  in_id: string;
  to_branch_id: number;
  shipment: string | null;
  open: 1 | null;
  content_hash: string;
  created_at: number;
};

export function findTransfer(
  db: Queryable,
  of: Pick<TransferRow, "data_set_id" | "reference"> | { out_id: string } | { in_id: string },
): Promise<TransferRow | undefined> {
  return db("stock_transfers").where(of).first();
}

export async function insertTransfer(trx: Trx, row: Omit<TransferRow, "shipment" | "open">): Promise<void> {
  await trx("stock_transfers").insert({ ...row, shipment: null, open: 1 });
}

/** A corrected transfer takes the place of one that failed. */
export async function replaceTransfer(
  trx: Trx,
  { data_set_id, reference, created_at: _, ...changes }: Omit<TransferRow, "shipment" | "open">,
): Promise<void> {
  await trx("stock_transfers").where({ data_set_id, reference }).update(changes);
}

/** The incoming movement is accepted. */
export async function markArrived(trx: Trx, inId: string): Promise<void> {
  await trx("stock_transfers").where({ in_id: inId }).update({ open: null });
}

/** An outgoing movement as the control unit of the receiving branch lists it. */
export type Shipment = { from_tin: string; from_bhf_id: string; sar_no: number };

const shipmentHash = ({ from_tin, from_bhf_id, sar_no }: Shipment): string =>
  contentHash([from_tin, from_bhf_id, sar_no]);

export async function nameShipment(trx: Trx, outId: string, shipment: Shipment): Promise<void> {
  await trx("stock_transfers")
    .where({ out_id: outId })
    .update({ shipment: shipmentHash(shipment) });
}

/** The incoming movement that books in a pending row of the unit, if it is one of our transfers to that branch. */
export async function findIncoming(
  db: Queryable,
  branchId: number,
  shipment: Shipment,
): Promise<string | undefined> {
  const row = await db("stock_transfers")
    .where({ shipment: shipmentHash(shipment), to_branch_id: branchId })
    .first("in_id");
  return row?.in_id;
}

/** More transfers are not listed. */
const mostListed = 20;

/** The first transfers that have not arrived, with their branches. */
function openTransfers(db: Queryable, environmentId: number): QueryBuilder {
  return db("stock_transfers")
    .join("transactions as outgoing", "outgoing.id", "stock_transfers.out_id")
    .join("transactions as incoming", "incoming.id", "stock_transfers.in_id")
    .where({ "stock_transfers.data_set_id": environmentId, "stock_transfers.open": 1 })
    .orderBy("stock_transfers.created_at")
    .limit(mostListed)
    .select("stock_transfers.reference", "outgoing.bhf_id as from_bhf_id", "incoming.bhf_id as to_bhf_id");
}

/** A transfer whose outgoing movement has no outcome yet. */
export type WaitingTransfer = Pick<TransferRow, "reference" | "created_at"> & {
  from_bhf_id: string;
  to_bhf_id: string;
  /** The number of the outgoing movement. */
  invoice_no: string;
};

const open: TransactionRow["status"] = "pending";

/** Transfers that the sending branch has not sent since before a time, oldest first. */
export function findWaitingTransfers(
  db: Queryable,
  environmentId: number,
  beforeMs: number,
): Promise<WaitingTransfer[]> {
  return openTransfers(db, environmentId)
    .where({ "incoming.status": open, "outgoing.status": open })
    .where("incoming.created_at", "<", beforeMs)
    .select("stock_transfers.created_at", "outgoing.invoice_no");
}

/** A transfer whose items have left a branch, and whose incoming movement was rejected. */
export type LostTransfer = Pick<TransferRow, "reference"> & {
  from_bhf_id: string;
  to_bhf_id: string;
  invoice_no: string;
  failure_code: string | null;
  can_retry: number;
};

/** Transfers that don't go on automatically although their items have left, oldest first. */
export function findLostTransfers(db: Queryable, environmentId: number): Promise<LostTransfer[]> {
  const success: TransactionRow["status"] = "success";
  return openTransfers(db, environmentId)
    .where({ "outgoing.status": success, "incoming.status": "failed" })
    .whereNull("incoming.next_retry_at")
    .select("incoming.invoice_no", "incoming.failure_code", "incoming.can_retry");
}
