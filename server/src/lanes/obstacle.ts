// The obstacles of a device's whole stream, and the command that removes each.

import { shellWord, withCommand } from "@taxctl/sdk/rules/commands";
import { iso } from "../base/clock.ts";
import { failureOf } from "../control-unit/failures.ts";
import type { Queryable } from "../db/sql/schema.ts";
import { findAwayRelays, reasonOfAway, remedyOfAway } from "./away.ts";
import { givingUpCommand, resolvingCommand, settleOperation } from "./by-hand.ts";
import { isCircuitOpen } from "./contact.ts";
import { isHeld, remedyOfStop, type StoppedStream } from "./hold.ts";
import { type CallRow, type StreamName, serviceFault } from "./kinds.ts";
import { findMissingCredentials } from "./missing-credentials.ts";
import { findPauses, type LanePause, reasonOfPause, remedyOfPause } from "./pauses.ts";
import { type LaneRow, unreadableCredentials } from "./store.ts";

export type Obstacle = {
  code: "lane_stopped" | "device_not_ready" | "credentials_missing" | "outcome_pending";
  reason: string;
  remedy: string;
  /** Held after a restore, or paused: not even calls without a response are sent again. */
  isHeld: boolean;
};

type StreamState = LaneRow &
  Omit<StoppedStream, "stopped_reason"> & { stopped_reason: string | null; has_device: number };

/** The obstacles of streams of one name, by lane. */
export async function findObstacles(
  db: Queryable,
  name: StreamName,
  laneIds: readonly number[],
): Promise<Map<number, Obstacle>> {
  const foreign = await findForeignLanes(db, laneIds);
  const device = db("devices as active")
    .whereRaw("active.lane_id = lanes.id")
    .where("active.is_active", 1)
    .select(db.raw("1"));
  const states: StreamState[] = await db("lanes")
    .join("streams", "streams.lane_id", "lanes.id")
    .join("data_sets", "data_sets.id", "lanes.data_set_id")
    .where("streams.name", name)
    .whereIn("lanes.id", laneIds)
    .select("lanes.*", "streams.name", "streams.stopped_reason")
    .select("data_sets.account_id", "data_sets.environment", db.raw("exists ? as has_device", [device]));
  const shut = states.filter(isCircuitOpen).map(({ id }) => id);
  const pauses = await findPauses(db, laneIds);
  const unserved = states.filter(({ has_device }) => !has_device).map(({ id }) => id);
  const lacking =
    unserved.length === 0 ? new Map<number, string>() : await findMissingCredentials(db, unserved);
  const away: Map<number, string[]> = shut.length === 0 ? new Map() : await findAwayRelays(db, shut);
  return new Map(
    states.flatMap((state) => {
      const obstacle = obstacleOf(state, {
        isForeign: foreign.has(state.id),
        away: away.get(state.id),
        pause: pauses.get(state.id),
        lacks: lacking.get(state.id),
      });
      return obstacle ? [[state.id, obstacle]] : [];
    }),
  );
}

/** Lanes whose TIN their account may not use: the operators have bound it to another account, or a live TIN to no account. */
export async function findForeignLanes(db: Queryable, laneIds: readonly number[]): Promise<Set<number>> {
  const bindings = () => db("account_tins").whereRaw("account_tins.tin = lanes.tin").select(db.raw("1"));
  const ids: number[] = await db("lanes")
    .join("data_sets", "data_sets.id", "lanes.data_set_id")
    .whereIn("lanes.id", laneIds)
    .whereNotExists(bindings().whereRaw("account_tins.account_id = data_sets.account_id"))
    .andWhere((taken) => taken.where("data_sets.environment", "live").orWhereExists(bindings()))
    .pluck("lanes.id");
  return new Set(ids);
}

/** The remedy for a device that is not initialized. If its TIN is another account's, the operators decide first. */
export function remedyOfInactive(
  { account_id, tin, bhf_id }: Pick<StoppedStream, "account_id" | "tin" | "bhf_id">,
  isForeign: boolean,
): string {
  const initialize = `POST /devices/${encodeURIComponent(bhf_id)}/initialize`;
  if (!isForeign) return `Initialize it: ${initialize}`;
  const bind = `taxd accounts tins bind ${account_id} ${shellWord(tin)}`;
  return `If the TIN is this business's, ask the operators to bind it to this account: \`${bind}\`. Then initialize the device: ${initialize}`;
}

/** @param away The names of the branch's relays if none of them is connected, and the unit is called through one. */
function obstacleOf(
  state: StreamState,
  {
    isForeign,
    away,
    pause,
    lacks,
  }: {
    isForeign: boolean;
    away: string[] | undefined;
    pause: LanePause | undefined;
    lacks: string | undefined;
  },
): Obstacle | undefined {
  const { stopped_reason, name, bhf_id, fault_code, fault_message } = state;
  const device = `/devices/${encodeURIComponent(bhf_id)}`;
  if (stopped_reason !== null) {
    const reason = `Numbering of ${name} has stopped: ${stopped_reason}`;
    const remedy = remedyOfStop({ ...state, stopped_reason });
    return { code: "lane_stopped", reason, remedy, isHeld: isHeld({ stopped_reason }) };
  }
  if (pause) {
    const remedy = remedyOfPause(pause.bhf_id);
    return { code: "outcome_pending", reason: reasonOfPause(pause), remedy, isHeld: true };
  }
  if (!state.has_device && lacks !== undefined && !isForeign) {
    const remedy = `Initialize it with its credentials: POST ${device}/initialize`;
    return { code: "credentials_missing", reason: lacks, remedy, isHeld: false };
  }
  if (!state.has_device) {
    const why = isForeign ? `: its account may not use TIN ${state.tin}` : "";
    const reason = `The device of branch ${bhf_id} is not initialized${why}`;
    const remedy = remedyOfInactive(state, isForeign);
    return { code: "device_not_ready", reason, remedy, isHeld: false };
  }
  if (!isCircuitOpen(state)) return undefined;
  if (fault_code !== null) {
    const reason = reasonOfFault(fault_code, fault_message);
    const remedy = remedyOfFault(fault_code, fault_message, bhf_id);
    return { code: "outcome_pending", reason, remedy, isHeld: false };
  }
  if (away) {
    const remedy = remedyOfAway(away, bhf_id);
    return { code: "outcome_pending", reason: reasonOfAway(away), remedy, isHeld: false };
  }
  const remedy = `Check the unit's power and network, then POST ${device}/test`;
  return { code: "outcome_pending", reason: "The control unit can't be reached", remedy, isHeld: false };
}

/** A call that was sent and has no response, which later calls of its stream wait for. */
export type Unconfirmed = Pick<CallRow, "lane_id" | "transaction_id" | "number" | "last_error"> & {
  bhf_id: string;
  invoice_no: string;
};

/** The unconfirmed calls of the streams of one name, by lane: one a stream at most. */
export async function findUnconfirmed(
  db: Queryable,
  name: StreamName,
  laneIds: readonly number[],
): Promise<Map<number, Unconfirmed>> {
  const rows: Unconfirmed[] = await db("calls")
    .join("lanes", "lanes.id", "calls.lane_id")
    .join("transactions", "transactions.id", "calls.transaction_id")
    .where({ "calls.stream": name, "calls.state": "sent" })
    .whereIn("calls.lane_id", laneIds)
    .select("calls.lane_id", "calls.transaction_id", "calls.number", "calls.last_error")
    .select("lanes.bhf_id", "transactions.invoice_no");
  return new Map(rows.map((row) => [row.lane_id, row]));
}

/** The remedy for a call in doubt. A call without a number is sent again and needs no decision. */
export function remedyOfCallInDoubt({
  number,
  invoice_no,
  bhf_id,
}: Pick<Unconfirmed, "number" | "invoice_no" | "bhf_id">): string {
  const check = `Check the control unit: POST /devices/${encodeURIComponent(bhf_id)}/test`;
  if (number === null) return check;
  return `${check}. Or look ${invoice_no} up in its journal, then ${withCommand(settleOperation, resolvingCommand(invoice_no))}, where OUTCOME is accepted or rejected`;
}

/** Why nothing goes to a unit that can be reached. */
export function reasonOfFault(code: string, message: string | null): string {
  if (code === unreadableCredentials) return String(message).replace(/\.$/, "");
  return `The control unit takes nothing (${code}: ${message})`;
}

/** The remedy; a passed connection test sends the calls at once. */
export function remedyOfFault(code: string, message: string | null, bhfId: string): string {
  if (code === unreadableCredentials) {
    const setup = `taxctl devices setup --branch ${shellWord(bhfId)} --credentials FILE`;
    return `Let the operators add the key to TAXD_ENCRYPTION_KEY and restart the service. Or enter the credentials again: ${withCommand(`PUT /devices/${encodeURIComponent(bhfId)}`, setup)}`;
  }
  return `${failureOf(code, message).remedy} Then POST /devices/${encodeURIComponent(bhfId)}/test`;
}

/** The remedy for a path that no program serves. */
export function remedyOfUnserved(bhfId: string): string {
  const start = `Start the control unit's program, then POST /devices/${encodeURIComponent(bhfId)}/test`;
  return `${start}. Or correct the URL: ${withCommand(`PUT /devices/${encodeURIComponent(bhfId)}`, `taxctl devices setup --branch ${shellWord(bhfId)} --unit-url URL`)}`;
}

/** The remedy for a call that a fault inside the service keeps from being prepared. */
export function remedyOfServiceFault(invoiceNo: string): string {
  const report =
    "Let the operators look for the fault in the log of taxd; the service tries again every minute";
  return `${report}. Or give it up: ${withCommand(settleOperation, givingUpCommand(invoiceNo))}`;
}

/** The remedy for a document that waits for the unit's midnight; a passed connection test sends it at once. */
export function remedyOfMidnight(bhfId: string): string {
  return `Set the clock and time zone of the control unit's machine (NTP), then POST /devices/${encodeURIComponent(bhfId)}/test`;
}

/** Why a call waits although its unit is there, and the remedy; undefined if nothing of this kind holds it back. */
export function explainHeldBack(
  held: Pick<CallRow, "doubt_code" | "held_until" | "last_error"> & { unserved_reason: string | null },
  { invoice_no, bhf_id }: { invoice_no: string; bhf_id: string },
): { reason: string; remedy: string } | undefined {
  const { doubt_code, held_until, last_error, unserved_reason } = held;
  if (doubt_code === serviceFault) {
    const reason = `The service can't prepare it: ${last_error}`;
    return { reason, remedy: remedyOfServiceFault(invoice_no) };
  }
  if (unserved_reason !== null) {
    const reason = `No control unit serves the path: ${unserved_reason}`;
    return { reason, remedy: remedyOfUnserved(bhf_id) };
  }
  if (held_until === null) return undefined;
  const reason = `It is sent at ${iso(held_until)}, after the control unit's midnight: ${last_error}`;
  return { reason, remedy: remedyOfMidnight(bhf_id) };
}
