// Decides what an answer of the unit means for the call that was sent: the one place where a verdict is reached.
import { type Outcome, unitCodes } from "./codes.ts";
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
import type { UnitAnswer, UnitReceipt, Verdict } from "./types.ts";

/** What the transport brought back. */
export type Reply =
  | { kind: "answered"; status: number; text: string; parsed?: { body: unknown } }
  | { kind: "not_sent"; message: string; blocked?: true }
  /** At least one byte may have been written; `partial` is what came back of an answer, if anything. */
  | { kind: "unanswered"; message: string; status?: number | undefined; partial?: string | undefined };

const receiptPath = /\/trnsSales\/save/i;
const numberedPath = /\/(trnsSales|trnsPurchase|stock)\/save/i;

const longestKept = 4_096;

/** How units spell success: `000` in the documents, other numbers of zeros in the field. */
const isSuccess = (code: string): boolean => /^0+$/.test(code);

/** The statuses with which a web server says that no program of its own has the path or the method. */
const notServed = new Set([404, 405, 501]);
/** The statuses with which a web server rejects a body before any program reads it. */
const bodyRejected = new Set([413, 415]);

/** Verdict on a save call. Unknown shapes and codes are doubt, never success and never refusal. */
export function judgeSave(path: string, reply: Reply): Verdict<UnitReceipt | null> {
  const read = readReply(reply);
  if ("kind" in read) return withoutProgram(path, reply, read);
  const { envelope } = read;
  const answer = read.answer();
  const { code, data } = envelope;
  const hasReceipt = receiptPath.test(path);
  const receipt = hasReceipt ? readReceipt(data, envelope.resultDate) : null;
  const message = envelope.message || titleOf(code);
  const result_date = envelope.resultDate;
  if (code === "000" || (isSuccess(code) && (receipt !== null || !hasReceipt))) {
    return { kind: "accepted", code, message, result_date, data: receipt, answer };
  }
  if (receipt) return { kind: "duplicate", code, message, receipt, answer, result_date };
  const expected = numberedPath.test(path) ? readExpected(message) : undefined;
  if (expected) return { kind: "drift", ...expected, code, message, answer, result_date };
  if (saysRowExists(envelope, message)) {
    return { kind: "duplicate", code, message, receipt: null, answer, result_date };
  }
  return judgeCode(envelope, message, answer);
}

/**
 * A web server's own page instead of the unit's envelope: the unit's program was not reached, so nothing was written. That
 * holds for this send alone; a replay proves nothing about the send before it.
 */
function withoutProgram(path: string, reply: Reply, silence: Silence): Verdict<UnitReceipt | null> {
  if (reply.kind !== "answered") return silence;
  const { status } = reply;
  if (notServed.has(status)) {
    const message = `HTTP ${status} without the control unit's envelope: no control unit serves ${path} at this URL.`;
    return { ...silence, kind: "doubt", message, not_served: status };
  }
  if (bodyRejected.has(status)) {
    const message = `HTTP ${status} without the control unit's envelope: a server in front of the unit rejected the body.`;
    return { ...silence, kind: "refused", code: "unit_body_rejected", message, passing: false };
  }
  return silence;
}

/** Verdict on the initialisation: 902 means that the device was installed before, and is success. */
export function judgeInitialization<T>(reply: Reply, read: (data: unknown) => T): Verdict<T | null> {
  const known = readReply(reply);
  if ("kind" in known) return known;
  const { envelope } = known;
  const answer = known.answer();
  const { code, resultDate: result_date } = envelope;
  const message = envelope.message || titleOf(code);
  if (code === "902") return { kind: "accepted", code, message, result_date, data: null, answer };
  if (isSuccess(code)) {
    return { kind: "accepted", code, message, result_date, data: read(envelope.data), answer };
  }
  return judgeCode(envelope, message, answer);
}

/** How units and gateways say "nothing found" and "sent before" where the code is lost. */
const emptyText = /\bno (search )?results?\b/i;
const duplicateText = /\b(overlapping data|duplicated?|already exists?)\b/i;

/** How databases say that a row with the same key exists. */
const rowExistsTexts = [
  /\bduplicate (entry|key|record|row)\b/i,
  /\b(unique|primary key)\b.*\b(constraint|index|violat)/i,
  /\bconstraint\b.*\b(unique|primary|_pk|pk_|_uk|uk_|uq_)/i,
  /\b(integrity )?constraint ?violation/i,
  /\bORA-00001\b/i,
  /\brow\b.*\balready exists\b/i,
];
/** Constraints that speak of a row's values and not of another row. */
const otherConstraints =
  /\b(foreign key|not[- ]null|check constraint|cannot be null|data too long|child row)\b/i;

/**
 * Whether a text says that the row is stored already. A definite code outweighs it: "duplicate itemSeq" under 910 is a
 * rejection of the document.
 */
function saysRowExists({ code, isGateways }: Envelope, message: string): boolean {
  if (isGateways && duplicateText.test(message)) return true;
  if ((unitCodes[code]?.outcome ?? "doubt") !== "doubt") return false;
  return rowExistsTexts.some((pattern) => pattern.test(message)) && !otherConstraints.test(message);
}

/** Verdict on a fetch: 001 is success with nothing in it. */
export function judgeSelect<T>(reply: Reply, read: (data: unknown, resultDate: string) => T): Verdict<T> {
  const known = readReply(reply);
  if ("kind" in known) return known;
  const { envelope, answer } = known;
  const { code, resultDate: result_date } = envelope;
  const message = envelope.message || titleOf(code);
  const isEmpty = code === "001" || (envelope.isGateways && emptyText.test(message));
  if (isSuccess(code) || isEmpty) {
    const data = read(isEmpty ? null : envelope.data, result_date);
    return { kind: "accepted", code: isEmpty ? "001" : code, message, result_date, data };
  }
  return judgeCode(envelope, message, answer());
}

type Silence = { code: null; message: string; answer: UnitAnswer | null } & (
  | { kind: "not_sent"; blocked?: true }
  | { kind: "doubt" }
);

/** The envelope, or the verdict where there is none. The answer is copied for storage where it is wanted: a fetched table is long. */
function readReply(reply: Reply): { envelope: Envelope; answer: () => UnitAnswer } | Silence {
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
  const shape = reply.text.trim() === "" ? "an empty body" : "something else than a result";
  return {
    kind: "doubt",
    code: null,
    message: `The control unit answered HTTP ${reply.status} with ${shape}.`,
    answer: answer(),
  };
}

function judgeCode(
  { code, resultDate: result_date }: Envelope,
  message: string,
  answer: UnitAnswer,
): Exclude<Verdict, { kind: "accepted" }> {
  const outcome = outcomeOf(code, message);
  const told = { code, message, answer, result_date };
  if (outcome === "refused" && futureText.test(message)) {
    return { kind: "refused", ...told, passing: true, future: true };
  }
  if (outcome === "refused" || outcome === "passing") {
    return { kind: "refused", ...told, passing: outcome === "passing" };
  }
  if (outcome === "unit") return { kind: "refused", ...told, passing: true, of_unit: true };
  if (outcome === "duplicate") return { kind: "duplicate", ...told, receipt: null };
  return { kind: "doubt", ...told };
}

/** How units say that a document's date lies ahead of their own clock. */
const futureText =
  /\b(in the future|future date|date(time)? (is|lies) ahead|(later|greater|after) than (the )?(current|today|system)|after today)\b/i;

/** A definite sentence outweighs an unspecific code; an unknown code says nothing. */
function outcomeOf(code: string, message: string): Outcome {
  const known = unitCodes[code]?.outcome ?? "doubt";
  if (known === "doubt" && (isRefusalText(message) || futureText.test(message))) return "refused";
  return known;
}

const refusalTexts = [
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

/** Whether a message says by itself that the content was refused, whatever the code beside it. */
function isRefusalText(message: string): boolean {
  return refusalTexts.some((pattern) => pattern.test(message));
}

const driftTexts = [
  /\bsarNo\b\s*:\s*Expected\s*:?\s*(?<expected>\d+)\s+but found\s*:?\s*(?<found>\d+)/i,
  /\binvcNo\b\s*sequence\s*,?\s*expected\s*:?\s*(?<expected>\d+)(?:\s+but found\s*:?\s*(?<found>\d+))?/i,
  /\binvc\s*No\b\s*:?\s*(?<found>\d+)\s+is invalid\W+use the expected value\s*:?\s*(?<expected>\d+)/i,
];

/** The number that the unit's counter expects, from the sentences with which it refuses another one. */
export function readExpected(message: string): { expected: number; found: number | null } | undefined {
  for (const pattern of driftTexts) {
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
  return unitCodes[code]?.title ?? `The control unit answered ${code}.`;
}
