// Limits the cost of a body before it is parsed, and rejects keys and characters that no field may have.
import { FieldError } from "./field-error.ts";

const maxDepth = 20;
/** Entries that a list may have. */
export const mostEntries = 999;
/** More than any record of the API has, with room for unknown names to be listed. */
const maxFields = 100;
/** 999 lines of every field that a line has. */
const maxValues = 30_000;
/** Far longer than any text of the API: a longer text is not compared with a pattern, nor counted. */
const maxText = 20_000;
/** The one longer field: an image of 128 KiB as a data URI. Its pattern is cheap. */
const longTexts = new Map([["receipt_logo", 180_000]]);
/** A text of more bytes is rejected before it is built. Each character of a text may be written as an escape. */
const maxTextBytes = Math.max(maxText * "\\u0000".length, ...longTexts.values());

function fieldError(path: string, message: string): FieldError {
  return new FieldError(path === "" ? "body" : path, message);
}

/**
 * One pass over the bytes, before anything is built from them: a mebibyte of `{},` or of distinct names would cost a
 * hundred times this pass to parse and validate. The parser decides whether it is JSON at all.
 *
 * @throws FieldError
 */
export function checkCost(raw: Uint8Array): void {
  const commas = new Uint32Array(maxDepth + 2);
  const isObject = new Uint8Array(maxDepth + 2);
  let depth = 0;
  let values = 0;
  for (let at = 0; at < raw.length; at++) {
    const byte = raw[at];
    if (byte === 0x22) {
      const start = at + 1;
      at = endOfText(raw, start);
      if (at - start > maxTextBytes)
        throw fieldError("", `must have at most ${maxTextBytes} bytes in one text`);
    } else if (byte === 0x2c) {
      values++;
      const separators = (commas[depth] ?? 0) + 1;
      commas[depth] = separators;
      if (isObject[depth] === 1 && separators >= maxFields) {
        throw fieldError("", `must have at most ${maxFields} fields in one object`);
      }
    } else if (byte === 0x7b || byte === 0x5b) {
      values++;
      depth++;
      if (depth > maxDepth) throw fieldError("", `must not be nested more than ${maxDepth} levels deep`);
      commas[depth] = 0;
      isObject[depth] = byte === 0x7b ? 1 : 0;
    } else if ((byte === 0x7d || byte === 0x5d) && depth > 0) depth--;
    if (values > maxValues) {
      throw fieldError(
        "",
        `must have at most ${maxValues} values: send at most ${mostEntries} lines in one request`,
      );
    }
  }
}

/** The position of the closing quote of the text that begins at `start`; the body's end without one. */
export function endOfText(raw: Uint8Array, start: number): number {
  for (let at = start; ; ) {
    // Most texts are short: looking at their bytes is quicker than calling for a search.
    for (const near = Math.min(at + 64, raw.length); at < near; at++) {
      if (raw[at] === 0x22) return at;
      if (raw[at] === 0x5c) at++;
    }
    const quote = raw.indexOf(0x22, at);
    if (quote < 0) return raw.length;
    let escapes = 0;
    while (quote - escapes > at && raw[quote - escapes - 1] === 0x5c) escapes++;
    if (escapes % 2 === 0) return quote;
    at = quote + 1;
  }
}

/**
 * Checks every key, text and list of a parsed body.
 *
 * @throws FieldError that names the place
 */
export function checkContent(root: unknown): void {
  const stack: { value: unknown; path: string }[] = [{ value: root, path: "" }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { value, path } = next;
    if (typeof value === "string") checkText(value, path);
    else if (Array.isArray(value)) {
      if (value.length > mostEntries) throw fieldError(path, `must have at most ${mostEntries} entries`);
      for (let at = value.length - 1; at >= 0; at--) stack.push({ value: value[at], path: `${path}[${at}]` });
    } else if (typeof value === "object" && value !== null) {
      for (const field of Object.keys(value)) {
        const at = path === "" ? field : `${path}.${field}`;
        if (field === "__proto__") throw fieldError(at, "is not a known field: omit it");
        checkText(field, path);
        stack.push({ value: Reflect.get(value, field), path: at });
      }
    }
  }
}

function checkText(text: string, path: string): void {
  const most = longTexts.get(path) ?? maxText;
  if (text.length > most) throw fieldError(path, `must have at most ${most} characters`);
  if (text.includes("\0")) throw fieldError(path, "must not contain NUL characters");
  if (!text.isWellFormed()) throw fieldError(path, "must not contain halves of surrogate pairs");
}
