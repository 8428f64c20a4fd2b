// What the request line and headers say before any other check: whether they are rejected, and the request's id.

import type { IncomingMessage } from "node:http";
import { newUuid } from "../base/chance.ts";
import { ServiceError } from "../base/errors.ts";
import { maskKeys } from "../base/log.ts";

const wellFormedId = /^[A-Za-z0-9][A-Za-z0-9._:-]{0,99}$/;

/**
 * The id that a response shares with its log line and the rows that it wrote: the caller's if it is safe in a header, a log and
 * a row; else a new one. An API key is never used.
 */
export function requestIdOf(sent: string | string[] | undefined): string {
  return typeof sent === "string" && wellFormedId.test(sent) && maskKeys(sent) === sent ? sent : newUuid();
}

function countHosts(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts++;
  }
  return hosts;
}

function isPercentEncoded(url: string): boolean {
  if (!url.includes("%")) return true;
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}

/** @throws ServiceError 400 or 417 */
export function checkHead({ rawHeaders, headers, url = "" }: IncomingMessage): void {
  // Two hosts: a proxy in front may have checked one, and the service would use the other.
  if (countHosts(rawHeaders) > 1) throw malformed("The request has two Host headers");
  if (!isPercentEncoded(url)) throw malformed("The path or query is not percent-encoded UTF-8");
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== "100-continue") {
    throw new ServiceError(
      417,
      "expectation_failed",
      "Expect: 100-continue is the only expectation supported",
    );
  }
}

const malformed = (message: string): ServiceError => new ServiceError(400, "malformed_request", message);
