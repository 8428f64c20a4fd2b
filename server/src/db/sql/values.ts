// Values that columns hold in another form: JSON in blobs, folded text to search in, patterns for partial matches.

import { parseCompact, stringifyCompact } from "./compact-json.ts";

/** JSON as bytes, for blob columns. */
export function toBlob(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}

/** The same for documents with lines, in half of the bytes. */
export function toCompactBlob(value: unknown): Buffer {
  return Buffer.from(stringifyCompact(value));
}

/** The value that {@link toBlob} or {@link toCompactBlob} stored; `null` (an empty column) stays `null`. */
export function fromBlob<T>(blob: Uint8Array | string | null): T {
  if (blob === null) return JSON.parse("null");
  const text =
    typeof blob === "string" ? blob : Buffer.from(blob.buffer, blob.byteOffset, blob.byteLength).toString();
  return parseCompact(text) as T;
}

const foldedLength = 200;

/**
 * Text as in `*_folded` columns: no accents, lower case, single blanks, cut to the columns' 200 characters (compatibility
 * forms grow when they are decomposed). Fold the search text as well.
 */
export function fold(text: string): string {
  const folded = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
  return folded.length <= foldedLength ? folded : Array.from(folded).slice(0, foldedLength).join("").trim();
}

/** A pattern that matches `text` anywhere, for `whereRaw("column like ? escape '!'", [likePattern(fold(text))])`. */
export function likePattern(text: string): string {
  return `%${text.replace(/[!%_]/g, "!$&")}%`;
}
