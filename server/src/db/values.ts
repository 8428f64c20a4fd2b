// Values that columns hold in another form: JSON in blobs, folded text to search in, patterns for partial matches.

/** JSON as bytes, for blob columns. */
export function toBlob(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}

/** What {@link toBlob} stored; `null` (an empty column) stays `null`. */
export function fromBlob<T>(blob: Uint8Array | string | null): T {
  if (blob === null) return JSON.parse("null");
  if (typeof blob === "string") return JSON.parse(blob);
  return JSON.parse(Buffer.from(blob.buffer, blob.byteOffset, blob.byteLength).toString());
}

/** Text as `*_folded` columns hold it: no accents, lower case, single blanks. Fold what is searched for as well. */
export function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
}

/** A pattern that matches `text` anywhere, for `whereRaw("column like ? escape '!'", [likePattern(fold(text))])`. */
export function likePattern(text: string): string {
  return `%${text.replace(/[!%_]/g, "!$&")}%`;
}
