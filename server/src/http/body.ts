// Reads a request's body: JSON only, uncompressed, at most 1 MiB, and nothing in it that storage or code could trip over.
import { isUtf8 } from "node:buffer";
import type { IncomingMessage } from "node:http";
import { ServiceError, ValidationError } from "../errors.ts";

/** Bytes. */
export const bodyLimit = 1024 * 1024;

const maxDepth = 20;
const maxEntries = 999;
const maxFields = 200;
const maxValues = 50_000;

/** Refuses a body by its headers, before a byte of it is read. */
export function checkBodyHeaders(request: IncomingMessage): void {
  const { headers } = request;
  const encoding = headers["content-encoding"];
  const [type = "", ...parameters] = (headers["content-type"] ?? "").toLowerCase().split(";");
  const isUtf8Text = parameters.every((parameter) => /^\s*(charset="?utf-?8"?)?\s*$/.test(parameter));
  const isEmpty = headers["transfer-encoding"] === undefined && Number(headers["content-length"] ?? 0) === 0;
  if (isEmpty && headers["content-type"] === undefined) return;
  if (
    (encoding !== undefined && encoding !== "identity") ||
    type.trim() !== "application/json" ||
    !isUtf8Text
  ) {
    request.resume();
    throw new ServiceError(
      415,
      "unsupported_media_type",
      "Send the body as application/json in UTF-8 and without content encoding",
    );
  }
  if (Number(headers["content-length"] ?? 0) > bodyLimit) throw tooLarge(request);
}

function tooLarge(request: IncomingMessage): ServiceError {
  // What is still coming is read and dropped, so that the caller gets to read the answer; the connection ends with it.
  request.resume();
  return new ServiceError(413, "payload_too_large", "The body is larger than 1 MiB", {
    headers: { Connection: "close" },
  });
}

/** The raw body; throws 413 beyond the limit. */
export function readBody(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const onData = (chunk: Buffer): void => {
      length += chunk.length;
      if (length > bodyLimit) {
        request.off("data", onData);
        reject(tooLarge(request));
      } else chunks.push(chunk);
    };
    request.on("data", onData);
    request.once("end", () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
    // Nobody reads this answer, but the log line should not look like a fault of ours.
    request.once("error", () => reject(invalidJson("The connection ended before the body was complete")));
  });
}

function invalidJson(error: string): ServiceError {
  return new ServiceError(400, "invalid_json", "The body is not valid JSON", { error });
}

/** The parsed body, `undefined` when it is empty. */
export function parseBody(raw: Buffer): unknown {
  if (raw.length === 0) return undefined;
  if (!isUtf8(raw)) throw invalidJson("The body is not UTF-8");
  const text = raw.toString("utf8");
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw invalidJson(error instanceof Error ? error.message : String(error));
  }
  // A small body can't be expensive to validate or too deep to write; the names and characters refused are rare in any.
  if (raw.length > 4096 || /__proto__|\\u(0000|d[89a-f]|005f)/i.test(text)) checkShape(value);
  return value;
}

function refuse(path: string, message: string): ValidationError {
  return new ValidationError({ [path === "" ? "body" : path]: [message] });
}

const tooDeep = (path: string): ValidationError =>
  refuse(path, `is nested more than ${maxDepth} levels deep`);

/**
 * Bounds what validation may cost (all messages of a million empty lines would take a second and gigabytes), and
 * refuses keys and characters that no field may hold. Iterative, for a body may be nested as deep as it is long.
 */
function checkShape(root: unknown): void {
  const stack: { value: unknown; path: string; depth: number }[] = [{ value: root, path: "", depth: 1 }];
  let values = 0;
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { value, path, depth } = next;
    if (typeof value === "string") checkText(value, path);
    if (typeof value !== "object" || value === null) continue;
    if (depth > maxDepth) throw tooDeep(path);
    if (Array.isArray(value)) {
      if (value.length > maxEntries) throw refuse(path, `must have at most ${maxEntries} entries`);
      values += value.length;
      if (values > maxValues) throw refuse("", "has too many values");
      for (let at = value.length - 1; at >= 0; at--) {
        stack.push({ value: value[at], path: `${path}[${at}]`, depth: depth + 1 });
      }
      continue;
    }
    const fields = Object.keys(value);
    if (fields.length > maxFields) throw refuse(path, `must have at most ${maxFields} fields`);
    values += fields.length;
    if (values > maxValues) throw refuse("", "has too many values");
    for (const field of fields) {
      const at = path === "" ? field : `${path}.${field}`;
      if (field === "__proto__") throw refuse(at, "is not a known field");
      checkText(field, path);
      stack.push({ value: Reflect.get(value, field), path: at, depth: depth + 1 });
    }
  }
}

function checkText(text: string, path: string): void {
  if (text.includes("\0")) throw refuse(path, "must not contain NUL characters");
  if (!text.isWellFormed()) throw refuse(path, "must not contain halves of surrogate pairs");
}
