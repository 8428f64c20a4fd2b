// Records the outcome of an unconfirmed transaction, or its lost receipt, as an owner or admin knows it from the unit or
// the authority.
// Decisions about the API: 94, 95.
import { givenReceiptFields, settlementErrors } from "@taxctl/sdk/rules/validation";
import { ConflictError, UnprocessableError, ValidationError } from "../../base/errors.ts";
import type { UnitReceipt } from "../../control-unit/types.ts";
import { type Recorder, recordChange } from "../../core/audit/record.ts";
import { findNewValues } from "../../core/audit/store.ts";
import { createCallKinds } from "../../core/call-kinds/call-kinds.ts";
import type { Context, Service } from "../../core/context/context.ts";
import type { Request } from "../../core/context/operations.ts";
import { findLaneAddress } from "../../core/devices/ready-store.ts";
import { receiptResponse } from "../../core/sales/kind.ts";
import { findReceiptHolder } from "../../core/sales/own-receipt.ts";
import { findBlocked } from "../../core/transactions/blocked.ts";
import { findOpenFollowUps } from "../../core/transactions/open-follow-ups.ts";
import {
  findBodies,
  isFinal,
  lockTransaction,
  packResponse,
  readTransaction,
  signatureOf,
  type TransactionRow,
  updateTransaction,
} from "../../core/transactions/store.ts";
import type { Queryable, Trx } from "../../db/sql/schema.ts";
import {
  cancelCall,
  findCallInDoubt,
  findFaultyCall,
  isOnItsWay,
  resolveCall,
  type Word,
} from "../../lanes/by-hand.ts";
import { findHeldCall, isHeldCall, type NumberedKind } from "../../lanes/hold.ts";
import { type CallRow, type LaneUnit, serviceFault } from "../../lanes/kinds.ts";

export type Resolution = Request<"settleTransaction">["body"];

type Dependencies = Pick<Service, "db" | "clock" | "config">;

/**
 * Records the outcome of the call in doubt of a transaction or of its follow-up: its number is used, or free again. With a receipt's
 * number, a success whose receipt is lost gets it, and a receipt that was entered by hand is corrected.
 *
 * The device's lane is locked meanwhile, so that no replay runs at the same time. A response to an earlier replay wins, and so does
 * the attempt of a process that took over: the outcome is written only if the attempt is unchanged.
 *
 * @throws ConflictError 409 `not_in_doubt`, or `device_busy` while a send may still be on its way.
 * @throws ValidationError for receipt data without a possible receipt, or of another sale's receipt.
 */
export async function resolveDoubt(
  context: Context,
  row: TransactionRow,
  resolution: Resolution,
): Promise<TransactionRow> {
  const { service } = context;
  const { db, lanes, webhooks, clock } = service;
  // Checked before the lane is locked, so that a wrong request doesn't stop the device even for a moment.
  checkReceiptFields(row, resolution);
  const record: Recorder = (trx, change) => recordChange(trx, context, change);
  if (!(await entersReceipt(db.knex, row, resolution))) {
    await db.transaction((trx) => requireCall(trx, row.id, resolution, clock.now()));
  }
  // Under the lane two people can't enter one receipt for two sales.
  const resolveNow = () => resolveHeld(service, record, row, resolution);
  await lanes.withLane(row.lane_id, resolveNow, { callsUnit: false });
  lanes.outcomes.changed(row.id);
  webhooks.wake();
  return readTransaction(db.knex, row.id);
}

function checkReceiptFields(row: TransactionRow, resolution: Resolution): void {
  const given = givenReceiptFields(resolution);
  const notOfSale = `belongs to a sale only; this is a ${row.type} transaction`;
  const errors =
    resolution.outcome === "accepted" && row.type !== "sales"
      ? Object.fromEntries(given.map((field) => [field, [notOfSale]]))
      : settlementErrors(resolution);
  if (Object.keys(errors).length > 0) throw new ValidationError(errors);
}

/** Whether the request concerns only the receipt: the unit has accepted the document, and its receipt is lost or was entered by hand. */
async function entersReceipt(
  db: Queryable,
  row: TransactionRow,
  { outcome, receipt_no }: Resolution,
): Promise<boolean> {
  if (row.status !== "success" || outcome !== "accepted" || receipt_no === undefined) return false;
  return Boolean(row.receipt_unrecovered) || wasEntered(db, row);
}

/** Whether a person entered the receipt: the audit has every entry. */
async function wasEntered(db: Queryable, { id, data_set_id }: TransactionRow): Promise<boolean> {
  const settled = await findNewValues(db, { data_set_id, action, subject: subjectOf(id) });
  return settled.some((values) => Boolean(values?.receipt_no));
}

const action = "transactions.settle";
const subjectOf = (id: string) => `transaction ${id}`;

async function requireCall(
  trx: Trx,
  id: string,
  { outcome }: Resolution,
  nowMs: number,
  kinds?: readonly NumberedKind[],
): Promise<CallRow> {
  const call =
    (await findCallInDoubt(trx, id, kinds)) ??
    (await findHeldCall(trx, id, kinds)) ??
    // It was never sent: the unit can't have accepted it.
    (outcome === "rejected" ? await findFaultyCall(trx, id) : undefined);
  if (!call) {
    const row = await readTransaction(trx, id);
    const message = `There is no outcome to record for ${row.invoice_no}: ${await stateOf(trx, row, nowMs)}`;
    throw new ConflictError("not_in_doubt", message, { transaction_id: id });
  }
  if (isOnItsWay(call, nowMs)) throw stillOnItsWay(id);
  return call;
}

/** The state of a transaction, and the remedy if a call of it waits. */
async function stateOf(trx: Trx, row: TransactionRow, nowMs: number): Promise<string> {
  if (row.status === "failed") return "it failed.";
  if (row.status === "success") {
    if (row.receipt_unrecovered) return "it succeeded, and only its receipt is missing: give receipt_no.";
    const [waiting] = await findOpenFollowUps(trx, { transaction_id: row.id }, nowMs);
    if (!waiting) return "it succeeded.";
    const { kind, reason, remedy } = waiting.shown;
    return `it succeeded, and its stock ${kind} waits. ${reason}. ${remedy}`;
  }
  const blocked = await findBlocked(trx, row, nowMs);
  const sentence = "it was not sent yet.";
  return blocked ? `${sentence} ${blocked.message}. ${blocked.remedy}` : sentence;
}

function stillOnItsWay(transaction_id: string): ConflictError {
  const message =
    "The transaction is being sent at this moment, and the response may resolve it. Try again shortly.";
  return new ConflictError("device_busy", message, { transaction_id });
}

/** The same where the caller holds the transaction's lane already. Returns the call with this outcome; undefined for a receipt alone. */
export async function resolveHeld(
  dependencies: Dependencies,
  record: Recorder,
  row: TransactionRow,
  resolution: Resolution,
): Promise<CallRow | undefined> {
  return dependencies.db.transaction((trx) => resolveWithin(trx, dependencies, record, row, resolution));
}

/** The same within a transaction. Of several open calls of the transaction, `kinds` names those that the outcome is of. */
export async function resolveWithin(
  trx: Trx,
  { clock, config }: Pick<Dependencies, "clock" | "config">,
  record: Recorder,
  row: TransactionRow,
  resolution: Resolution,
  kinds?: readonly NumberedKind[],
): Promise<CallRow | undefined> {
  const { id } = row;
  const { outcome, reason, receipt_no = null } = resolution;
  checkReceiptFields(row, resolution);
  const nowMs = clock.now();
  const locked = await lockTransaction(trx, id);
  const isReceipt = await entersReceipt(trx, locked, resolution);
  const call = isReceipt ? undefined : await requireCall(trx, id, resolution, nowMs, kinds);
  checkNumber(call, call !== undefined && (await isHeldCall(trx, call)), resolution);
  const unit = await findLaneAddress(trx, { config, secrets: null }, row.lane_id);
  if (!unit) {
    throw new UnprocessableError("device_not_ready", "The branch has no active device; nothing was changed.");
  }
  const audited = { action, subject: subjectOf(id) };
  if (!call) {
    const { before, after } = await enterReceipt(trx, locked, unit, resolution, nowMs);
    const old = { status: row.status, ...before };
    await record(trx, { ...audited, old, new: { outcome, ...after }, detail: { reason } });
    return undefined;
  }
  await requireFreeReceipt(trx, row, receiptOf(resolution));
  const callKinds = createCallKinds({ clock, timeZone: config.timeZone });
  const isDropped = isFinal(locked) && call.doubt_code === serviceFault;
  const isSettled = await (isDropped
    ? cancelCall(trx, call, reason, nowMs)
    : resolveCall(trx, callKinds, call, unit, wordOf(resolution), nowMs));
  if (!isSettled) throw stillOnItsWay(id);
  const { stream, number, kind } = call;
  await record(trx, {
    ...audited,
    old: { status: row.status },
    new: { outcome, number: resolution.number ?? number, receipt_no },
    detail: { reason, kind, stream },
  });
  return call;
}

/** @throws ValidationError unless the unit's number is known exactly once. */
function checkNumber(call: CallRow | undefined, isHeld: boolean, { outcome, number }: Resolution): void {
  const isAsked = call !== undefined && call.number === null && outcome === "accepted";
  if (isAsked && number === undefined) {
    const why = "is required: the database was restored, and only the unit knows the number that it took";
    throw new ValidationError({ number: [why] });
  }
  // After a restore a call may have another number at the unit than it had when the copy was made.
  const isOpen = isAsked || (isHeld && outcome === "accepted");
  if (!isOpen && number !== undefined && number !== call?.number) {
    const known = call?.number ?? null;
    const why =
      known === null
        ? "is for documents that were accepted after a copy was made"
        : `is known: it is ${known}`;
    throw new ValidationError({ number: [why] });
  }
}

/**
 * The receipt as a person read it at the unit. The unit's own response stays as it is. In a correction, omitted fields
 * keep their values.
 */
async function enterReceipt(
  trx: Trx,
  row: TransactionRow,
  unit: LaneUnit,
  resolution: Resolution,
  nowMs: number,
): Promise<{ before: ReceiptValues; after: ReceiptValues }> {
  const { response } = await findBodies(trx, row.id);
  if (!response) throw new Error(`transaction ${row.id} succeeded without a response`);
  const { receipt_unrecovered: isLost, ...kept } = response;
  const before = receiptValues(kept);
  const receipt = receiptOf(isLost ? resolution : corrected(before, resolution));
  await requireFreeReceipt(trx, row, receipt);
  const entered = receiptResponse(
    unit,
    { receipt_type: row.receipt_type === "R" ? "R" : "S" },
    receipt,
    resolution.receipt_date ?? null,
  );
  const { receipt_no } = entered;
  const receipt_date = entered.receipt_date ?? row.receipt_date;
  const receipt_signature = signatureOf(entered.receipt_signature);
  const changed = { ...kept, ...entered, receipt_date };
  const changes = { receipt_no, receipt_date, receipt_signature, receipt_unrecovered: 0, updated_at: nowMs };
  await updateTransaction(trx, row, { ...changes, ...packResponse(changed) });
  return { before, after: receiptValues(changed) };
}

const receiptFields = [
  "receipt_no",
  "receipt_date",
  "receipt_signature",
  "internal_data",
  "sdc_id",
  "total_receipt_no",
  "mrc_no",
] as const;
type ReceiptValues = Record<(typeof receiptFields)[number], string | number | null>;

function receiptValues(response: Partial<ReceiptValues>): ReceiptValues {
  const values = receiptFields.map((field) => [field, response[field] ?? null]);
  return Object.fromEntries(values) as ReceiptValues;
}

function corrected(before: ReceiptValues, resolution: Resolution): Resolution {
  const values = receiptFields.map((field) => [field, resolution[field] ?? before[field] ?? undefined]);
  return { ...resolution, ...Object.fromEntries(values) };
}

/** @throws ValidationError where another sale has the receipt. */
async function requireFreeReceipt(trx: Trx, row: TransactionRow, receipt: UnitReceipt | null): Promise<void> {
  const holder = receipt && (await findReceiptHolder(trx, row, receipt));
  if (!holder) return;
  const { field, id, invoice_no } = holder;
  const remedy =
    field === "receipt_no"
      ? " Read the number on the unit's journal again. If another control unit signed this receipt, give its sdc_id as the receipt prints it." +
        ` If ${invoice_no} has the wrong number, correct that transaction first`
      : " Read the signature on the unit's journal again";
  throw new ValidationError({ [field]: [`is that of ${invoice_no} (transaction ${id}).${remedy}`] });
}

function wordOf(resolution: Resolution): Word {
  const { outcome, reason, receipt_date = null, number = null } = resolution;
  if (outcome === "rejected") {
    return { outcome, rejection: { code: "settled_rejected", message: reason, passing: false } };
  }
  return { outcome, reason, receipt: receiptOf(resolution), result_date: receipt_date, number };
}

/** The values of the receipt that a person knows; unknown values are empty. */
function receiptOf(resolution: Resolution): UnitReceipt | null {
  const {
    receipt_no,
    receipt_date = "",
    receipt_signature = "",
    internal_data = "",
    sdc_id = null,
    total_receipt_no = 0,
    mrc_no = null,
  } = resolution;
  if (receipt_no === undefined) return null;
  return {
    receipt_no: Number(receipt_no),
    total_receipt_no,
    internal_data,
    signature: receipt_signature,
    signed_at: receipt_date,
    sdc_id,
    mrc_no,
  };
}
