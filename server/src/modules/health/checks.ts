// Judges what was read: each check is one sentence with a result and, where something is to be done, what.
// The checks of a branch's waiting work are in queue-checks.ts.

import { shellWord, withCommand } from "@taxctl/sdk/rules/commands";
import { iso } from "../../base/clock.ts";
import type { DatabaseLost } from "../../base/database-lost.ts";
import { ageOf, type Check } from "../../core/context/check.ts";
import type { WriteFailure } from "../../core/context/database-watch.ts";
import type { LostKey } from "../../core/encryption/lost-keys.ts";
import type { LostTransfer, WaitingTransfer } from "../../core/transactions/transfer-store.ts";
import type { ServerSettings } from "../../db/engine/server-settings.ts";
import { reasonOfAway, remedyOfAway } from "../../lanes/away.ts";
import { receiptCommand, settleOperation } from "../../lanes/by-hand.ts";
import { isCircuitOpen } from "../../lanes/contact.ts";
import { reasonOfFault, remedyOfFault, remedyOfInactive } from "../../lanes/obstacle.ts";
import { remedyOfPause } from "../../lanes/pauses.ts";
import type { BranchHealth } from "./store.ts";

const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;

const codesLimitMs = 30 * day;
const slowDatabaseMs = 500;
const clockLimitMs = 5 * second;
/** A unit's time has a resolution of a second, and arrives only at the end of a call. */
const unitClockLimitMs = 5 * minute;
/** If a due call waits longer, no worker handles it. */
export const unservedLimitMs = 30 * second;
/** Deliveries of an event are created within a second, unless something blocks them. */
const unpublishedLimitMs = minute;
const expiryNoticeMs = 14 * day;
/** How long a delay of the service itself is shown. */
const lateShownMs = 15 * minute;
/** Mail that waits for longer is a warning, then a failure. */
const mailLimitMs = 10 * minute;
const mailFailureMs = 2 * 60 * minute;

export function checkDatabase(
  tookMs: number,
  failure: WriteFailure | undefined,
  recent?: { error: DatabaseLost; agoMs: number },
): Check {
  const name = "database";
  const remedy =
    "Ask the operators of the service: see the alarm TaxdDatabaseDown in docs/operators/alarms.md";
  if (failure && !failure.isSlow)
    return { name, status: "fail", message: `Nothing can be stored. ${failure.error.message}`, remedy };
  if (recent) {
    const message = `${ageOf(recent.agoMs)} ago a request could not be stored. ${recent.error.message}`;
    return { name, status: "warn", message, remedy };
  }
  const message = failure ? `Slow. ${failure.error.message}` : `Responds in ${tookMs} ms`;
  if (!failure && tookMs <= slowDatabaseMs) return { name, status: "pass", message };
  return { name, status: "warn", message, remedy: "Look at the database server's load" };
}

/** Settings of the database server that can lose commits. */
export function checkDurability({ isCluster, unsafe }: ServerSettings): Check[] {
  return unsafe.map(({ variable, value, problem, remedy }) => ({
    name: "database",
    status: isCluster ? "fail" : "warn",
    message: `The database server has ${variable} = ${value}: ${problem}`,
    remedy: `${remedy} See MySQL and MariaDB in docs/operators/databases.md`,
  }));
}

export function checkClock(nowMs: number, databaseMs: number): Check {
  const off = Math.abs(nowMs - databaseMs);
  if (off <= clockLimitMs) return { name: "clock", status: "pass", message: "Service and database agree" };
  const message = `Service and database differ by ${ageOf(off)}`;
  return { name: "clock", status: "warn", message, remedy: "Synchronize the clocks of both machines (NTP)" };
}

export function checkKey(prefix: string, expiresAt: number | null, nowMs: number): Check {
  if (expiresAt === null || expiresAt - nowMs > expiryNoticeMs) {
    return { name: "key", status: "pass", message: `Key ${prefix}… is valid` };
  }
  const message = `Key ${prefix}… expires in ${ageOf(expiresAt - nowMs)}`;
  return { name: "key", status: "warn", message, remedy: "Have an owner or admin create a new key" };
}

/** Secrets that can't be opened, so the unit is not called with them, or the webhook's events are not signed. */
export function checkSecrets(lost: readonly LostKey[]): Check[] {
  return lost.map(({ key_id, rows }) => {
    const message = `The service lacks the encryption key "${key_id}" of ${rows.join(" and ")}`;
    const remedy =
      "Ask the operators to add the key to TAXD_ENCRYPTION_KEY. If it is lost, enter device credentials again, and rotate webhook secrets";
    return { name: "encryption_key", status: "fail", message, remedy };
  });
}

/** Mail that waits for so long that the mail server does not take it, or that the service has no URL to name. */
export function checkMail(oldestAt: number | null, nowMs: number): Check[] {
  if (oldestAt === null || nowMs - oldestAt <= mailLimitMs) return [];
  const age = nowMs - oldestAt;
  const message = `E-mail has been waiting to be sent for ${ageOf(age)}`;
  const remedy = "Ask the operators of the service why: they see it in `taxd mail list`";
  return [{ name: "mail", status: age > mailFailureMs ? "fail" : "warn", message, remedy }];
}

/** The service's own last delay of a call: nobody need look at the control unit. */
export function checkLateness(
  { bhf_id, late_at, late_ms }: Pick<BranchHealth, "bhf_id" | "late_at" | "late_ms">,
  nowMs: number,
): Check[] {
  if (late_at === null || nowMs - late_at >= lateShownMs) return [];
  const message = `The service was ${ageOf(late_ms ?? 0)} late for a call to the control unit, ${ageOf(nowMs - late_at)} ago: its database or its process stood still. This is no outage of the control unit`;
  const remedy =
    "Ask the operators of the service: see the alarm TaxdServiceLate in docs/operators/alarms.md";
  return [{ name: "service_delay", status: "warn", message, remedy, bhf_id }];
}

export function checkWorker(unservedSince: number | null, nowMs: number): Check {
  if (unservedSince === null) return { name: "worker", status: "pass", message: "No work is overdue" };
  const message = `A submission has been due for ${ageOf(nowMs - unservedSince)} and no process takes it`;
  return { name: "worker", status: "fail", message, remedy: "Start or restart the service: `taxd serve`" };
}

/** A branch whose submissions a person keeps back. */
export function checkPause({ bhf_id, paused_at, pause_reason }: BranchHealth, nowMs: number): Check[] {
  if (paused_at === null) return [];
  const message = `The branch has been paused since ${iso(paused_at)} (${ageOf(nowMs - paused_at)}): ${pause_reason}. Submissions are stored and not sent`;
  return [{ name: "pause", status: "warn", message, remedy: remedyOfPause(bhf_id), bhf_id }];
}

/** A branch whose sales are training documents: nobody must take them for receipts. */
export function checkTraining({ bhf_id, training_since }: BranchHealth, nowMs: number): Check[] {
  if (training_since === null) return [];
  const message = `The device has been in training for ${ageOf(nowMs - training_since)}. Sales and credit notes are stored as training documents, and not signed`;
  const remedy = withCommand(
    `PUT /devices/${encodeURIComponent(bhf_id)} with training false`,
    `taxctl devices training off ${shellWord(bhf_id)}`,
  );
  return [{ name: "training", status: "warn", message, remedy, bhf_id }];
}

/** Device, codes and warnings of one branch. */
export function checkBranch(
  branch: BranchHealth,
  { account_id, isForeign, away }: { account_id: number; isForeign: boolean; away?: string[] | undefined },
  nowMs: number,
): Check[] {
  const { bhf_id, lane_id, is_active, last_error, warnings, failures, codes_synced_at } = branch;
  const { refresh_error, refresh_failures, fault_code, fault_message, clock_off_ms } = branch;
  const path = `/devices/${encodeURIComponent(bhf_id)}`;
  if (lane_id === null || branch.tin === null) {
    const message = "The branch has no device";
    return [{ name: "device", status: "warn", message, remedy: "POST /devices", bhf_id }];
  }
  if (!is_active) {
    const message = last_error ? `Not initialized: ${last_error}` : "Not initialized";
    const remedy = remedyOfInactive({ account_id, tin: branch.tin, bhf_id }, isForeign);
    return [{ name: "device", status: "warn", message, remedy, bhf_id }];
  }
  const checks: Check[] = [];
  if (isCircuitOpen({ failures }) && fault_code !== null) {
    const message = `${reasonOfFault(fault_code, fault_message)}; submissions wait`;
    const remedy = remedyOfFault(fault_code, fault_message, bhf_id);
    checks.push({ name: "device", status: "fail", message, remedy, bhf_id });
  } else if (isCircuitOpen({ failures }) && away) {
    const message = `${reasonOfAway(away)}; submissions wait`;
    checks.push({ name: "device", status: "fail", message, remedy: remedyOfAway(away, bhf_id), bhf_id });
  } else if (isCircuitOpen({ failures })) {
    const message = "The control unit can't be reached; submissions wait";
    const remedy = `Check the unit's power and network, then POST ${path}/test`;
    checks.push({ name: "device", status: "fail", message, remedy, bhf_id });
  } else {
    checks.push({ name: "device", status: "pass", message: "Initialized", bhf_id });
  }
  if (clock_off_ms !== null && Math.abs(clock_off_ms) > unitClockLimitMs) {
    const direction = clock_off_ms > 0 ? "ahead" : "behind";
    const message = `The control unit's clock is ${ageOf(Math.abs(clock_off_ms))} ${direction}`;
    const remedy = "Set the clock and time zone of the control unit's machine (NTP)";
    checks.push({ name: "clock", status: "warn", message, remedy, bhf_id });
  }
  for (const message of warnings) {
    const remedy = "Compare GET /codes/tax-types with your submissions";
    checks.push({ name: "codes", status: "warn", message, remedy, bhf_id });
  }
  if (refresh_error !== null) {
    const times = refresh_failures === 1 ? "" : ` ${refresh_failures} times in a row`;
    const message = `The daily refresh failed${times}: ${refresh_error}`;
    checks.push({ name: "codes", status: "warn", message, remedy: "POST /codes/sync", bhf_id });
  }
  const age = codes_synced_at === null ? undefined : nowMs - codes_synced_at;
  if (age !== undefined && age <= codesLimitMs) {
    checks.push({ name: "codes", status: "pass", message: `Last refreshed ${ageOf(age)} ago`, bhf_id });
  } else {
    const message = age === undefined ? "Never refreshed" : `Last refreshed ${ageOf(age)} ago`;
    checks.push({ name: "codes", status: "warn", message, remedy: "POST /codes/sync", bhf_id });
  }
  return checks;
}

/** How to read a document of this number. */
const showing = (invoiceNo: string): string =>
  withCommand("GET /transactions/{id}", `taxctl transactions show ${shellWord(invoiceNo)}`);

/** Sales that succeeded without a receipt: a person must read it off the control unit. */
export function checkReceipts(
  missing: { count: number; oldest: { invoice_no: string; bhf_id: string; created_at: number } } | undefined,
  nowMs: number,
): Check[] {
  if (!missing) return [];
  const { count, oldest } = missing;
  const { invoice_no, bhf_id, created_at } = oldest;
  const sales = count === 1 ? "1 sale has" : `${count} sales have`;
  const message = `${sales} no receipt, though the control unit accepted ${count === 1 ? "it" : "them"}. The oldest is ${invoice_no} of branch ${bhf_id}, of ${ageOf(nowMs - created_at)} ago`;
  const remedy = `Read the receipt number in the control unit's journal and enter it: ${withCommand(settleOperation, receiptCommand(invoice_no))}. List all: ${withCommand("GET /transactions?receipt=missing", "taxctl transactions list --without-receipt")}`;
  return [{ name: "receipts", status: "warn", message, remedy }];
}

/** Transfers whose items have left one branch, and whose incoming movement the other branch's control unit rejected. */
export function checkTransfers(lost: readonly LostTransfer[]): Check[] {
  return lost.map(({ reference, from_bhf_id, to_bhf_id, invoice_no, failure_code, can_retry }) => {
    const retry = `Remove the cause, then ${withCommand("POST /transactions/{id}/retry", `taxctl transactions retry ${shellWord(invoice_no)}`)}`;
    const ends = `--from ${shellWord(from_bhf_id)} --to ${shellWord(to_bhf_id)} --reference ${shellWord(reference)}`;
    const replace = `Send the same items again with another remark: ${withCommand("POST /stock/transfers", `taxctl stock transfer ${ends} --remark REMARK ITEM QTY`)}`;
    const message = `The items of transfer ${reference} have left branch ${from_bhf_id} and have not arrived at branch ${to_bhf_id}: ${invoice_no} was rejected (${failure_code})`;
    const remedy = `${can_retry ? retry : replace}. Show why: ${showing(invoice_no)}`;
    return { name: "transfers", status: "warn", message, remedy, bhf_id: to_bhf_id };
  });
}

/** Transfers whose items have not left, because the sending branch can't send. The receiving branch is not the cause. */
export function checkWaitingTransfers(waiting: readonly WaitingTransfer[], nowMs: number): Check[] {
  return waiting.map(({ reference, from_bhf_id, to_bhf_id, invoice_no, created_at }) => {
    const message = `Transfer ${reference} to branch ${to_bhf_id} waits for branch ${from_bhf_id}: its ${invoice_no} has waited ${ageOf(nowMs - created_at)} for the control unit`;
    const remedy = `Test the device of branch ${from_bhf_id}: ${withCommand(`POST /devices/${encodeURIComponent(from_bhf_id)}/test`, `taxctl devices test ${shellWord(from_bhf_id)}`)}. Show the obstacle: ${showing(invoice_no)}. The rest is sent automatically`;
    return { name: "transfers", status: "warn", message, remedy, bhf_id: to_bhf_id };
  });
}

/** Webhooks that are disabled or failing. */
export function checkWebhooks(
  webhooks: readonly {
    id: string;
    is_active: boolean;
    disabled_reason: string | null;
    failing_since: number | null;
  }[],
  nowMs: number,
): Check[] {
  return webhooks.map(({ id, is_active, disabled_reason, failing_since }) => ({
    name: "webhooks",
    status: "warn",
    message: is_active
      ? `Webhook ${id} has failed for ${ageOf(nowMs - (failing_since ?? nowMs))}`
      : `Webhook ${id} is disabled: ${disabled_reason}`,
    remedy: `Correct the URL, then POST /webhooks/${id}/test`,
  }));
}

/** Events without deliveries, so no webhook gets them. */
export function checkEvents(oldestAt: number | undefined, nowMs: number): Check[] {
  if (oldestAt === undefined || nowMs - oldestAt <= unpublishedLimitMs) return [];
  const message = `Events have waited for ${ageOf(nowMs - oldestAt)} to be sent to webhooks`;
  const remedy =
    "Nothing is lost; the operator finds the cause in the log of taxd, or that no serve or work process runs";
  return [{ name: "webhooks", status: "warn", message, remedy }];
}

export function worstOf(checks: readonly Check[]): Check["status"] {
  if (checks.some(({ status }) => status === "fail")) return "fail";
  return checks.some(({ status }) => status === "warn") ? "warn" : "pass";
}
