// Decides the result of a call from the unit's response. No other file does.
// Decisions about the API: 88.
import { type CodeOutcome, unitCodes } from "@taxctl/sdk/rules/catalogue";
import {
  digits,
  type Envelope,
  field,
  findEnvelope,
  isFields,
  masked,
  number,
  parseBody,
  text,
} from "./envelope.ts";
import { readClaims } from "./receipt-claims.ts";
import type { UnitReceipt, UnitResponse, UnitResult } from "./types.ts";
import { functionOf, type UnitFunction } from "./wires/index.ts";

/** The response of the transport. */
export type TransportResponse =
  | { kind: "answered"; status: number; text: string; parsed?: { body: unknown } }
  | { kind: "not_sent"; message: string; blocked?: true }
  /** At least one byte may have been written; `partial` is the received part of a response, if any. */
  | { kind: "unanswered"; message: string; status?: number | undefined; partial?: string | undefined };

/** The saves that have a number of the unit's counters. */
const numbered: readonly unknown[] = [
  "saveSales",
  "savePurchases",
  "saveStockItems",
] satisfies UnitFunction[];

const longestKept = 4_096;

/** How units spell success: `000` in the documents, other numbers of zeros in the field. */
const isSuccess = (code: string): boolean => /^0+$/.test(code);

/** The statuses with which a web server reports that it has no program for the path or the method. */
const notServed = new Set([404, 405, 501]);
/** The statuses with which a web server rejects a body before any program reads it. */
const bodyRejected = new Set([413, 415]);

/** Result on a save call. Unknown shapes and codes are doubt, never success and never rejection. */
export function judgeSave(path: string, reply: TransportResponse): UnitResult<UnitReceipt | null> {
  const read = readResponse(reply);
  if ("kind" in read) return withoutProgram(path, reply, read);
  const { envelope } = read;
  const { code, data } = envelope;
  const parts = partsOf(envelope, read.answer());
  const name = functionOf(path);
  const hasReceipt = name === "saveSales";
  const receipt = hasReceipt ? readReceipt(data, envelope.resultDate) : null;
  if (code === "000" || (isSuccess(code) && (receipt !== null || !hasReceipt))) {
    return { kind: "accepted", ...parts, data: receipt };
  }
  if (receipt) return { kind: "duplicate", ...parts, receipt };
  const expected = numbered.includes(name) ? readExpected(parts.message) : undefined;
  if (expected) return { kind: "drift", ...expected, ...parts };
  if (saysRowExists(envelope, parts.message)) return { kind: "duplicate", ...parts, receipt: null };
  return judgeCode(parts);
}

/**
 * A web server's own page instead of the unit's envelope: the unit's program was not reached, so nothing was written. That
 * holds for this send alone; a replay proves nothing about the send before it.
 */
function withoutProgram(
  path: string,
  reply: TransportResponse,
  silence: Silence,
): UnitResult<UnitReceipt | null> {
  if (reply.kind !== "answered") return silence;
  const { status } = reply;
  if (notServed.has(status)) {
    const message = `HTTP ${status} without the control unit's envelope: no control unit serves ${path} at this URL.`;
    return { ...silence, kind: "doubt", message, not_served: status };
  }
  if (bodyRejected.has(status)) {
    const message = `HTTP ${status} without the control unit's envelope: a server in front of the unit rejected the body.`;
    return { ...silence, kind: "rejected", code: "unit_body_rejected", message, passing: false };
  }
  return silence;
}

/** Result on the initialization: 902 means that the device was installed before, and is success. */
export function judgeInitialization<T>(
  reply: TransportResponse,
  read: (data: unknown) => T,
): UnitResult<T | null> {
  const known = readResponse(reply);
  if ("kind" in known) return known;
  const { code, data } = known.envelope;
  const parts = partsOf(known.envelope, known.answer());
  if (code === "902") return { kind: "accepted", ...parts, data: null };
  return isSuccess(code) ? { kind: "accepted", ...parts, data: read(data) } : judgeCode(parts);
}

/** Texts of units and gateways for "nothing found" and "sent before" when the code is lost. */
const emptyText = /\bno (search )?results?\b/i;
const duplicateText = /\b(overlapping data|duplicated?|already exists?)\b/i;

/** Texts of databases for an existing row with the same key. */
const rowExistsTexts = [
  /\bduplicate (entry|key|record|row)\b/i,
  /\b(unique|primary key)\b.*\b(constraint|index|violat)/i,
  /\bconstraint\b.*\b(unique|primary|_pk|pk_|_uk|uk_|uq_)/i,
  /\b(integrity )?constraint ?violation/i,
  /\bORA-00001\b/i,
  /\brow\b.*\balready exists\b/i,
];
/** Constraints on a row's values, not on another row. */
const otherConstraints =
  /\b(foreign key|not[- ]null|check constraint|cannot be null|data too long|child row)\b/i;

/**
 * Whether a text reports that the row is already stored. A definite code outweighs it: "duplicate itemSeq" under 910 is a
 * rejection of the document.
 */
function saysRowExists({ code, isGateways }: Envelope, message: string): boolean {
  if (isGateways && duplicateText.test(message)) return true;
  if ((unitCodes[code]?.outcome ?? "doubt") !== "doubt") return false;
  return rowExistsTexts.some((pattern) => pattern.test(message)) && !otherConstraints.test(message);
}

/** Result on a fetch: 001 is success with nothing in it. */
export function judgeSelect<T>(
  reply: TransportResponse,
  read: (data: unknown, resultDate: string) => T,
): UnitResult<T> {
  const known = readResponse(reply);
  if ("kind" in known) return known;
  const { envelope, answer } = known;
  const { code, message, result_date } = partsOf(envelope, null);
  const isEmpty = unitCodes[code]?.outcome === "empty" || (envelope.isGateways && emptyText.test(message));
  if (isSuccess(code) || isEmpty) {
    const data = read(isEmpty ? null : envelope.data, result_date);
    return { kind: "accepted", code: isEmpty ? "001" : code, message, result_date, data };
  }
  return judgeCode(partsOf(envelope, answer()));
}

type Silence = { code: null; message: string; answer: UnitResponse | null } & (
  | { kind: "not_sent"; blocked?: true }
  | { kind: "doubt" }
);

/** The envelope, or the result without one. The response is copied only if it is stored: a fetched table is long. */
function readResponse(
  reply: TransportResponse,
): { envelope: Envelope; answer: () => UnitResponse } | Silence {
  if (reply.kind === "not_sent") return { ...reply, code: null, answer: null };
  if (reply.kind === "unanswered") {
    const { status, partial, message } = reply;
    const answer =
      status === undefined ? null : { http_status: status, body: (partial ?? "").slice(0, longestKept) };
    return { kind: "doubt", code: null, message, answer };
  }
  const { body } = reply.parsed ?? { body: parseBody(reply.text) };
  const envelope = findEnvelope(body);
  const answer = () => ({
    http_status: reply.status,
    body: isFields(body) ? masked(body) : reply.text.slice(0, longestKept),
  });
  if (envelope) return { envelope, answer };
  if (reply.status === 401 || reply.status === 403) {
    const message = `The control unit, or a gateway before it, rejected the device's credentials (HTTP ${reply.status}).`;
    return { kind: "doubt", code: null, message, answer: answer() };
  }
  const shape = reply.text.trim() === "" ? "an empty body" : "no result";
  return {
    kind: "doubt",
    code: null,
    message: `The control unit responded with HTTP ${reply.status} with ${shape}.`,
    answer: answer(),
  };
}

/** The fields that each result with an envelope has. */
function partsOf({ code, message, resultDate: result_date }: Envelope, answer: UnitResponse | null) {
  return { code, message: message || titleOf(code), answer, result_date };
}

function judgeCode(parts: ReturnType<typeof partsOf>): Exclude<UnitResult, { kind: "accepted" }> {
  const { code, message } = parts;
  const outcome = outcomeOf(code, message);
  if (outcome === "rejected" && futureText.test(message)) {
    return { kind: "rejected", ...parts, passing: true, future: true };
  }
  if (outcome === "rejected" || outcome === "passing") {
    return { kind: "rejected", ...parts, passing: outcome === "passing" };
  }
  if (outcome === "unit") return { kind: "rejected", ...parts, passing: true, of_unit: true };
  if (outcome === "duplicate") return { kind: "duplicate", ...parts, receipt: null };
  return { kind: "doubt", ...parts };
}

/** Texts of units for a document date ahead of their own clock. */
const futureText =
  /\b(in the future|future date|date(time)? (is|lies) ahead|(later|greater|after) than (the )?(current|today|system)|after today)\b/i;

/** A definite sentence outweighs an unspecific code. An unknown code has no meaning. */
function outcomeOf(code: string, message: string): CodeOutcome {
  const known = unitCodes[code]?.outcome ?? "doubt";
  if (known === "doubt" && (isRejectionText(message) || futureText.test(message))) return "rejected";
  return known;
}

const rejectionTexts = [
  /Invalid itemCd Sequence/i,
  /rsdQty mismatch/i,
  /Stock IO is empty/i,
  /does not exist in your stock master/i,
  /Invalid (taxblAmt|splyAmt|taxAmt|totAmt|pkg)\b/i,
  /Rule \w+ failed/i,
  /orgInvcNo\b.*\bdoes not exist/i,
  /missing RfdDt/i,
  /invalid RfdRsnCd/i,
  /supplier invoice number does not exist/i,
  /item not in inventory/i,
  /\b\w+ cannot be null\b/i,
];

/** Whether the message alone shows that the content was rejected, whatever the code next to it. */
function isRejectionText(message: string): boolean {
  return rejectionTexts.some((pattern) => pattern.test(message));
}

const mismatchTexts = [
  /\bsarNo\b\s*:\s*Expected\s*:?\s*(?<expected>\d+)\s+but found\s*:?\s*(?<found>\d+)/i,
  /\binvcNo\b\s*sequence\s*,?\s*expected\s*:?\s*(?<expected>\d+)(?:\s+but found\s*:?\s*(?<found>\d+))?/i,
  /\binvc\s*No\b\s*:?\s*(?<found>\d+)\s+is invalid\W+use the expected value\s*:?\s*(?<expected>\d+)/i,
];

/** The number that the unit's counter expects, from the sentences with which it rejects another one. */
export function readExpected(message: string): { expected: number; found: number | null } | undefined {
  for (const pattern of mismatchTexts) {
    const groups = pattern.exec(message)?.groups;
    const expected = Number(groups?.expected);
    if (!groups || !Number.isSafeInteger(expected)) continue;
    const found = groups.found === undefined ? null : Number(groups.found);
    return { expected, found: found !== null && Number.isSafeInteger(found) ? found : null };
  }
  return undefined;
}

/** The receipt of a sale, under any of the spellings in use; null unless number and signature are there. */
export function readReceipt(data: unknown, resultDate: string): UnitReceipt | null {
  if (!isFields(data)) return null;
  const receiptNo = number(field(data, "rcptNo", "curRcptNo"));
  const signature = text(field(data, "rcptSign"));
  if (receiptNo <= 0 || signature === "") return null;
  const claims = readClaims(data);
  const signedAt = digits(field(data, "vsdcRcptPbctDate", "VSCURcptPbctDate", "sdcDateTime"));
  return {
    receipt_no: receiptNo,
    total_receipt_no: number(field(data, "totRcptNo")) || receiptNo,
    internal_data: text(field(data, "intrlData")),
    signature,
    signed_at: signedAt.length >= 14 ? signedAt.slice(0, 14) : resultDate,
    sdc_id: text(field(data, "sdcId")) || null,
    mrc_no: text(field(data, "mrcNo")) || null,
    ...(claims ? { claims } : {}),
  };
}

function titleOf(code: string): string {
  return unitCodes[code]?.title ?? `The control unit responded with ${code}.`;
}
