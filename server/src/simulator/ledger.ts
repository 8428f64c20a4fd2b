// The witness: one entry for each save that the unit accepted, as JSON lines on disk when a file is given.
import { createHash } from "node:crypto";
import type { Body } from "./state.ts";

/** One accepted save. `number` is the unit's running number in its stream. */
export interface LedgerEntry {
  seq: number;
  kind: "sale" | "purchase" | "move";
  tin: string;
  bhfId: string;
  number: number;
  trdInvcNo: string | null;
  /** SHA-256 over the content without times and audit fields, see `contentHash`. */
  hash: string;
  rcptNo: number | null;
  rcptSign: string | null;
  totAmt: number;
  /** Local time of the unit, `yyyyMMddHHmmss`. */
  at: string;
}

const passing = new Set([
  "cfmDt",
  "stockRlsDt",
  "wrhsDt",
  "rfdDt",
  "rcptPbctDt",
  "rptNo",
  "regrId",
  "regrNm",
  "modrId",
  "modrNm",
]);

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (value === null || typeof value !== "object") return value;
  return Object.entries(value)
    .filter(([key]) => !passing.has(key))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, canonical(inner)]);
}

/** Hash of a document's content: key order, times of processing and audit fields don't count. */
export function contentHash(body: Body): string {
  return createHash("sha256")
    .update(JSON.stringify(canonical(body)))
    .digest("hex");
}
