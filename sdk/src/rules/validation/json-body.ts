// Reading a body as JSON: UTF-8, each field once, and nothing in it that storage or code could trip over.
import { findDuplicateField } from "./duplicate-fields.ts";
import { checkContent, checkCost } from "./shape.ts";

/** The body is not JSON as the service reads it. */
export class JsonError extends Error {
  override readonly name = "JsonError";
}

/** U+FEFF in UTF-8, which some systems write before a text. */
const byteOrderMark = [0xef, 0xbb, 0xbf];
/** A small body can't be expensive. */
const smallBytes = 4096;

/**
 * The parsed body, `undefined` if it is empty.
 *
 * @param toText returns the bytes as text, undefined if they are not UTF-8
 * @throws JsonError if it is not JSON
 * @throws FieldError if its validation would cost too much, or a value is too long for any field
 */
export function parseBody<Bytes extends Uint8Array>(
  raw: Bytes,
  toText: (raw: Bytes) => string | undefined,
): unknown {
  if (raw.length === 0) return undefined;
  if (byteOrderMark.every((byte, at) => raw[at] === byte)) return parseBody(raw.subarray(3) as Bytes, toText);
  const text = toText(raw);
  if (text === undefined) throw new JsonError("The body is not UTF-8");
  const isLarge = raw.length > smallBytes;
  if (isLarge) checkCost(raw);
  const value = parseText(text);
  const duplicate = findDuplicateField(raw, text, value);
  if (duplicate !== undefined) throw new JsonError(`The body has the field ${duplicate.slice(0, 200)} twice`);
  // Rejected texts are long, or written with escapes, or this name; in small bodies that is rare.
  if (isLarge || text.includes("\\u") || text.includes("__proto__")) checkContent(value);
  return value;
}

/** @throws JsonError */
export function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new JsonError(error instanceof Error ? error.message : String(error));
  }
}
