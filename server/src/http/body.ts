// Reads a request's body: JSON only, uncompressed, at most 1 MiB by default, and nothing in it that storage or code could trip over.
// Decisions about the API: 5, 116.

import { isUtf8 } from "node:buffer";
import type { IncomingMessage, ServerResponse } from "node:http";
import { FieldError, JsonError, parseBody as parseJsonBody } from "@taxctl/sdk/rules/validation";
import { ServiceError, ValidationError } from "../base/errors.ts";
import { startInterval } from "../base/timers.ts";

/** Bytes. */
export const bodyLimit = 1024 * 1024;
/** Bytes of a request that needs no credential. */
export const publicBodyLimit = 16 * 1024;

/** Rejects a body by its headers, before a byte of it is read. */
export function checkBodyHeaders(request: IncomingMessage, mostBytes = bodyLimit): void {
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
  if (Number(headers["content-length"] ?? 0) > mostBytes) throw tooLarge(request, mostBytes);
}

/** Rounded up, so that it is above a limit that it exceeds. */
export function sizeText(bytes: number): string {
  const tenths = Math.ceil((bytes * 10) / (bytes < bodyLimit ? 1024 : bodyLimit));
  return `${tenths / 10} ${bytes < bodyLimit ? "KiB" : "MiB"}`;
}

function tooLarge(request: IncomingMessage, mostBytes: number): ServiceError {
  // The rest of the body is read and dropped, so that the caller can read the response. Then the connection ends.
  request.resume();
  const size = mostBytes < bodyLimit ? `${mostBytes / 1024} KiB` : `${mostBytes / bodyLimit} MiB`;
  // A body that arrives in chunks has no length.
  const length = Number(request.headers["content-length"] ?? 0);
  const sent = length > mostBytes ? `: it has ${sizeText(length)}` : "";
  return new ServiceError(413, "payload_too_large", `The body is larger than ${size}${sent}`, {
    headers: { Connection: "close" },
  });
}

type BodyReading = {
  /** Reserves room for the bytes that have arrived; throws if there is none. */
  hold(bytes: number): void;
  /** How fast the body must arrive on average, once `bodyGraceMs` is over. */
  leastBytesPerS: number;
  bodyGraceMs: number;
  mostBytes?: number | undefined;
};

/**
 * The raw body. If the caller waits for `100 Continue`, it is sent first.
 * @throws ServiceError 413 beyond the limit, 408 when it arrives too slowly
 */
export function readBody(
  request: IncomingMessage,
  response: ServerResponse,
  { hold, leastBytesPerS, bodyGraceMs, mostBytes = bodyLimit }: BodyReading,
): Promise<Buffer> {
  if (request.headers.expect !== undefined) response.writeContinue();
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    let checks = 0;
    const pace = startInterval(() => {
      checks++;
      if (length < (leastBytesPerS * bodyGraceMs * checks) / 1000) fail(tooSlow());
    }, bodyGraceMs);
    const fail = (error: unknown): void => {
      pace.cancel();
      request.off("data", onData);
      // The rest of the body is read and dropped until the response is sent. Then the connection ends.
      request.resume();
      reject(error);
    };
    const onData = (chunk: Buffer): void => {
      length += chunk.length;
      try {
        if (length > mostBytes) throw tooLarge(request, mostBytes);
        hold(length);
        chunks.push(chunk);
      } catch (error) {
        fail(error);
      }
    };
    request.on("data", onData);
    request.once("end", () => {
      pace.cancel();
      resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks));
    });
    // No caller reads this response, but the log line should not look like a fault of the service.
    request.once("error", () => fail(invalidJson("The connection ended before the body was complete")));
  });
}

function tooSlow(): ServiceError {
  return new ServiceError(408, "request_timeout", "The body arrived too slowly", {
    headers: { Connection: "close" },
  });
}

export function invalidJson(error: string): ServiceError {
  return new ServiceError(400, "invalid_json", "The body is not valid JSON", { error });
}

/**
 * The parsed body, or `undefined` if it is empty.
 *
 * @throws ServiceError 400 if it isn't JSON
 * @throws ValidationError if its validation would cost too much, or a value is too long for any field
 */
export function parseBody(raw: Buffer): unknown {
  try {
    return parseJsonBody(raw, (bytes) => (isUtf8(bytes) ? bytes.toString("utf8") : undefined));
  } catch (error) {
    if (error instanceof JsonError) throw invalidJson(error.message);
    if (error instanceof FieldError) throw new ValidationError({ [error.field]: [error.message] });
    throw error;
  }
}
