// The bodies that attempts keep and show, sent to a unit and received from it: bounded, with secrets masked.
import { iso } from "../base/clock.ts";
import { masked } from "../control-unit/envelope.ts";
import type { UnitReceipt, UnitResult, WireCall } from "../control-unit/types.ts";
import { fromBlob } from "../db/sql/values.ts";
import type { AttemptRow, ListedAttempt } from "./attempts.ts";

const mostReceived = 4_096;
const mostSent = 16_384;

/** The columns of an attempt for the response. */
export function receivedOf(
  result: UnitResult<UnitReceipt | null>,
): Pick<AttemptRow, "http_status" | "received"> {
  const { answer } = result;
  if (!answer) return {};
  const text = typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body);
  return { http_status: answer.http_status, received: Buffer.from(bounded(text, mostReceived)) };
}

/** The API's names for the outcomes of attempts. */
const outcomes: Record<
  string,
  "accepted" | "rejected" | "duplicate" | "number_mismatch" | "not_sent" | "unknown"
> = {
  accepted: "accepted",
  rejected: "rejected",
  duplicate: "duplicate",
  drift: "number_mismatch",
  not_sent: "not_sent",
};

/** An attempt as the API shows it. */
export function showAttempt(row: ListedAttempt) {
  const wire = fromBlob<WireCall | null>(row.body);
  return {
    id: row.id,
    transaction_id: row.transaction_id,
    kind: row.kind,
    path: wire?.path ?? null,
    number: row.number,
    sent_at: iso(row.sent_at),
    duration_ms: row.took_ms,
    outcome: outcomes[row.outcome] ?? "unknown",
    http_status: row.http_status,
    result_code: row.result_code,
    result_message: row.result_message,
    sent: wire && row.outcome !== "not_sent" ? bounded(JSON.stringify(masked(wire.body)), mostSent) : null,
    received: row.received === null ? null : Buffer.from(row.received).toString(),
  };
}

/** At most so many bytes of a text, never half a character; a longer one ends with its length. */
function bounded(text: string, most: number): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= most) return text;
  const note = ` … (${bytes.length} bytes in all)`;
  const room = bytes.subarray(0, most - Buffer.byteLength(note));
  return `${new TextDecoder().decode(room, { stream: true })}${note}`;
}
