// Responds to requests that Node's parser rejects, which never reach the application, in the envelope of every other failure.

import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { ErrorCode } from "@taxctl/sdk/rules/catalogue";
import { newUuid } from "../base/chance.ts";
import { ServiceError } from "../base/errors.ts";
import { failureResponse } from "./failure.ts";
import { securityHeaders, stamp } from "./response.ts";

type Failure = { status: number; code: ErrorCode; message: string };

const malformed: Failure = {
  status: 400,
  code: "malformed_request",
  message: "The request is not valid HTTP/1.1",
};

const failures: Record<string, Failure> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: "headers_too_large",
    message: "The request line and headers are larger than 16 KiB",
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    code: "payload_too_large",
    message: "The chunk extensions of the body are too large",
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: "request_timeout",
    message: "The request did not arrive in time",
  },
};

/** The whole response, headers included; the connection ends with it. */
function parserFailure(errorCode: string | undefined, nowMs: number): string {
  const { status, code, message } = failures[errorCode ?? ""] ?? malformed;
  const requestId = newUuid();
  const { body } = failureResponse(new ServiceError(status, code, message));
  const text = JSON.stringify(stamp(body, requestId, nowMs));
  const headers = [
    ["Content-Type", "application/json; charset=utf-8"],
    ["Content-Length", Buffer.byteLength(text)],
    ["Cache-Control", "no-store"],
    ["X-Request-Id", requestId],
    ...securityHeaders,
    ["Connection", "close"],
  ].map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join("")}\r\n${text}`;
}

/** Writes the response and ends the connection; if a response has already begun, only ends it. */
export function endFailedConnection(
  socket: Socket,
  error: NodeJS.ErrnoException,
  isResponding: boolean,
  nowMs: number,
): void {
  if (error.code === "ECONNRESET" || !socket.writable || isResponding) socket.destroy();
  else socket.end(parserFailure(error.code, nowMs), () => socket.destroy());
}
