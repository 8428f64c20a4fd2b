// What was sent of each call, as it left. A row of its own: it is written once, while the call changes.
import type { WireCall } from "../control-unit/types.ts";
import { insertGrouped, updateGrouped } from "../db/batching/grouped-rows.ts";
import type { Queryable, Trx } from "../db/sql/schema.ts";
import { fromBlob, toCompactBlob } from "../db/sql/values.ts";
import { keepSent } from "./attempts.ts";
import type { CallKindName, CallRow } from "./kinds.ts";

/** Keeps what is about to be sent. What an earlier attempt sent instead moves to that attempt. */
export async function keepWire(trx: Trx, call: CallRow, wire: WireCall): Promise<void> {
  const body = toCompactBlob(wire);
  if (!call.wire) return insertGrouped(trx, "wires", [{ call_id: call.id, body }]);
  if (call.attempt_id) await keepSent(trx, call.attempt_id, call.wire);
  await updateGrouped(trx, "wires", { key: { call_id: call.id }, set: { body } });
}

/** Takes back what was kept for a send that did not happen. */
export async function restoreWire(trx: Trx, { id, wire }: Pick<CallRow, "id" | "wire">): Promise<void> {
  if (!wire) await trx("wires").where({ call_id: id }).delete();
  else await updateGrouped(trx, "wires", { key: { call_id: id }, set: { body: wire } });
}

/** The request of a transaction that the unit accepted; undefined if it is not kept. */
export async function findAcceptedWire(
  db: Queryable,
  transactionId: string,
  kind: CallKindName,
): Promise<WireCall | undefined> {
  const row: { body: Uint8Array } | undefined = await db("calls")
    .join("wires", "wires.call_id", "calls.id")
    .where({ "calls.transaction_id": transactionId, "calls.kind": kind, "calls.state": "done" })
    .orderBy("calls.id", "desc")
    .first("wires.body");
  return row && fromBlob<WireCall>(row.body);
}
