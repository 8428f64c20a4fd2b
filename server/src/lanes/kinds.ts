// The kinds of calls that a lane can send, and the functions of each kind, so that the lane needs no business code.

import type { UnitAddress, UnitReceipt, WireCall } from "../control-unit/types.ts";
import type { Trx } from "../db/sql/schema.ts";

/** The three number sequences of a device, in the order in which they are served. */
export const streamNames = ["sales", "purchases", "stock"] as const;
export type StreamName = (typeof streamNames)[number];

/** waiting: to be sent · sent: bound to a number, unanswered or in doubt · done, rejected, cancelled: final. */
type CallState = "waiting" | "sent" | "done" | "rejected" | "cancelled";

/** A row of `calls`: one wire call that a transaction (or a follow-up of it) needs. */
export type CallRow = {
  id: string;
  lane_id: number;
  stream: StreamName;
  kind: CallKindName;
  transaction_id: string;
  item_id: number | null;
  state: CallState;
  number: number | null;
  /** Of a sale: the Z report that was open when its number was bound. */
  z_no: number | null;
  attempt_id: string | null;
  holder: string | null;
  sent_at: number | null;
  due_at: number;
  tries: number;
  /** How often it was sent. */
  sends: number;
  content: Uint8Array;
  result_code: string | null;
  result_message: string | null;
  last_error: string | null;
  /** Not sent before this time; null where nothing but its turn holds it up. */
  held_until: number | null;
  /** Of a sent call: why its outcome is unknown although the unit responded. Of a waiting one: `service_fault`. */
  doubt_code: string | null;
  stalled_at: number | null;
  created_at: number;
  updated_at: number;
  /** What was sent last; only in rows that were read to be served. */
  wire?: Uint8Array | null;
  /** The transaction's; only in rows that were read to be served. */
  request_id?: string | null;
  /** The content read for the send: the same process handles the response without reading it again. */
  document?: unknown;
};

/** The `doubt_code` of a call that can't be prepared, and that a person may therefore give up. */
export const serviceFault = "service_fault";

/** The `result_code` of a call whose outcome a person recorded in place of the unit. */
export const settledCode = "settled";

export type CallKindName = "sale" | "purchase" | "movement" | "master" | "item" | "import";

/** The business day of a lane's branch. */
export type BranchDay = {
  branch_id: number;
  /** `HH:MM`; null for the default. */
  day_start: string | null;
  open_z: { number: number; business_day: string | null; last_day: string | null };
};

/** The unit behind a lane, as it is while a call is sent. */
export type LaneUnit = { address: UnitAddress; account_id: number; sandbox: boolean; day: BranchDay };

/** Not to be sent yet: something it depends on is still open, or a fault inside the service keeps it from being prepared. */
export type Waiting = { wait_until: number; because?: string; isFault?: boolean };

/** Why something ended rejected, as it is stored on the record. */
export type UnitRejection = { code: string; message: string; passing: boolean };

/** The unit's acceptance: `receipt` is null if the kind has none or if it could not be recovered. */
export type Acceptance = {
  code: string;
  message: string;
  result_date: string | null;
  receipt: UnitReceipt | null;
  /** True when the unit had accepted an earlier, unanswered send of this call. */
  recovered: boolean;
};

/** A receipt that came with a replay, and the facts about the first send. */
export type Recovered = {
  wire: WireCall;
  receipt: UnitReceipt;
  /** When the call was first sent, by our clock. */
  sentMs: number;
  /** When the receipt was signed, by our clock; undefined without a time. */
  signedMs: number | undefined;
};

/** The actions of a kind of call around its send; every function runs inside the lane's database transaction. */
export type CallKind = {
  /** False for calls without a number, which may be sent again at any time (stock balances). */
  numbered: boolean;
  /** The wire call for a number, or why it must not be sent yet or any more. */
  prepare(
    trx: Trx,
    call: CallRow,
    unit: UnitAddress,
    number: number,
    day: BranchDay,
  ): Promise<WireCall | UnitRejection | Waiting>;
  /** The open Z report, of a kind whose documents count in one. It is kept with the number. */
  openZ?(trx: Trx, unit: LaneUnit): Promise<number>;
  /** The call is bound and about to be sent. */
  sent(trx: Trx, call: CallRow): Promise<void>;
  /** The call did not leave (nothing written); it waits again. */
  notSent(trx: Trx, call: CallRow): Promise<void>;
  /** Sent without a result. */
  doubted(trx: Trx, call: CallRow, message: string): Promise<void>;
  /** Why a receipt that came with a replay can't be the call's own, or null; only kinds that bring a receipt have it. */
  findMismatch?(trx: Trx, call: CallRow, recovered: Recovered): Promise<string | null>;
  accepted(trx: Trx, call: CallRow, unit: LaneUnit, acceptance: Acceptance): Promise<void>;
  /** Returns when to retry automatically (epoch ms), or null if the call ends here. */
  rejected(trx: Trx, call: CallRow, rejection: UnitRejection): Promise<number | null>;
};

export type CallKinds = Record<CallKindName, CallKind>;
