// Reads the part of a file that a request asks for (RFC 9110, 14.2): one range of bytes, else the whole file.

/** `until` is not included. */
export type ByteRange = { from: number; until: number };

/**
 * @param size Bytes of the file.
 * @param tag The file's ETag.
 * @returns The range; the whole file as `undefined`; `"unsatisfiable"` where the range begins after the end.
 */
export function rangeOf(
  { range, ifRange }: { range: string | undefined; ifRange: string | undefined },
  size: number,
  tag: string,
): ByteRange | "unsatisfiable" | undefined {
  if (range === undefined || (ifRange !== undefined && ifRange !== tag)) return undefined;
  const match = /^bytes=(\d{1,15})?-(\d{1,15})?$/.exec(range.trim());
  if (!match) return undefined;
  const [, first, last] = match;
  if (first === undefined) {
    if (last === undefined) return undefined;
    const length = Math.min(Number(last), size);
    return length === 0 ? "unsatisfiable" : { from: size - length, until: size };
  }
  const [from, until] = [Number(first), last === undefined ? size : Math.min(Number(last) + 1, size)];
  if (last !== undefined && Number(last) < from) return undefined;
  return from >= size ? "unsatisfiable" : { from, until };
}
