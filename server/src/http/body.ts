// Reads a request's body: JSON only, uncompressed, at most 1 MiB, and nothing in it that storage or code could trip over.
import { isUtf8 } from "node:buffer";
import type { IncomingMessage, ServerResponse } from "node:http";
import { ServiceError } from "../errors.ts";
import { findDuplicateField } from "./duplicate-fields.ts";
import { checkContent, checkCost } from "./shape.ts";

/** Bytes. */
export const bodyLimit = 1024 * 1024;

/** U+FEFF in UTF-8, which some systems write before a text. */
const byteOrderMark = Buffer.from("\uFEFF");

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

/** The raw body, asked for where the caller waits for `100 Continue`; throws 413 beyond the limit. */
export function readBody(request: IncomingMessage, response: ServerResponse): Promise<Buffer> {
  if (request.headers.expect !== undefined) response.writeContinue();
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

/**
 * The parsed body, `undefined` when it is empty.
 *
 * @throws ServiceError 400 when it is not JSON
 * @throws ValidationError when it would cost too much to validate, or holds what no field may
 */
export function parseBody(raw: Buffer): unknown {
  if (raw.length === 0) return undefined;
  if (raw[0] === byteOrderMark[0] && raw.subarray(0, 3).equals(byteOrderMark))
    return parseBody(raw.subarray(3));
  if (!isUtf8(raw)) throw invalidJson("The body is not UTF-8");
  // A small body can't be expensive.
  const isLarge = raw.length > 4096;
  if (isLarge) checkCost(raw);
  const text = raw.toString("utf8");
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw invalidJson(error instanceof Error ? error.message : String(error));
  }
  const duplicate = findDuplicateField(raw, value);
  if (duplicate !== undefined) throw invalidJson(`The body has the field ${duplicate.slice(0, 200)} twice`);
  // What is refused is long, or written with escapes, or this name; in small bodies that is rare.
  if (isLarge || text.includes("\\u") || text.includes("__proto__")) checkContent(value);
  return value;
}
