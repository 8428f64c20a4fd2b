// The credentials of a device: which keys the service sends to the control unit, in which HTTP headers, and which it only stores.
// Decisions about the API: 24.
import { ValidationError } from "../../base/errors.ts";
import type { CredentialKeys } from "../../lanes/missing-credentials.ts";

export type Credentials = Record<string, unknown>;

type ReadCredentials = {
  /** Extra headers of every call to the unit. */
  headers: Record<string, string>;
  keys: CredentialKeys;
  /** Problems by the key's path. A key with a problem is not sent. */
  problems: Record<string, string[]>;
};

/** Headers that belong to the connection or to the body; a caller can't set them. */
const reserved =
  /^(host|connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect|content-.*|accept-encoding|http2-settings)$/i;
const headerName = /^[!#$%&'*+.^_`|~\w-]{1,100}$/;
/** Visible ASCII with inner blanks: the only characters that every HTTP program reads alike. */
const headerValue = /^[\x21-\x7e]([\x20-\x7e]{0,3998}[\x21-\x7e])?$/;
const mostHeaders = 20;
const longest = 1_000;

/** The header in which control units expect the key that they issued at initialization. */
export const unitKeyHeader = "cmcKey";

/** Reads credentials as a caller gave them. Keys that the service doesn't know are stored and not used. */
export function readCredentials(credentials: Credentials): ReadCredentials {
  const headers = new Map<string, { name: string; value: string; from: string }>();
  const problems: Record<string, string[]> = {};
  const used = new Set<string>();
  const reject = (path: string, problem: string): void => {
    problems[`credentials.${path}`] = [problem];
  };
  const set = (name: string, value: string, from: string): boolean => {
    const other = headers.get(name.toLowerCase());
    if (other) reject(from, `must not set the header ${name}, which ${other.from} sets`);
    else headers.set(name.toLowerCase(), { name, value, from });
    return !other;
  };
  const { username, password, token, headers: extra, cmc_key: unitKey } = credentials;

  if (username !== undefined || password !== undefined) {
    if (!isText(username)) reject("username", `must be text of 1 to ${longest} characters, next to password`);
    else if (/[:\p{Cc}]/u.test(username))
      reject("username", "must not contain a colon or control characters");
    if (!isText(password)) reject("password", `must be text of 1 to ${longest} characters, next to username`);
    else if (/\p{Cc}/u.test(password)) reject("password", "must not contain control characters");
    if (Object.keys(problems).length === 0) {
      set("Authorization", `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`, "username");
      used.add("username").add("password");
    }
  }
  if (token !== undefined) {
    if (!isText(token, 4_000) || !/^[\x21-\x7e]+$/.test(token))
      reject("token", "must be text of 1 to 4000 visible ASCII characters without blanks");
    else if (set("Authorization", `Bearer ${token}`, "token")) used.add("token");
  }
  if (unitKey !== undefined) {
    if (!isText(unitKey) || !headerValue.test(unitKey))
      reject("cmc_key", `must be text of 1 to ${longest} visible ASCII characters`);
    else if (set(unitKeyHeader, unitKey, "cmc_key")) used.add("cmc_key");
  }
  if (extra !== undefined) {
    if (typeof extra !== "object" || extra === null || Array.isArray(extra))
      reject("headers", "must be an object of header names and texts");
    else if (Object.keys(extra).length > mostHeaders)
      reject("headers", `must have at most ${mostHeaders} headers`);
    else
      for (const [name, value] of Object.entries(extra)) {
        const path = `headers.${name.slice(0, 100)}`;
        if (!headerName.test(name)) reject(path, "must be the name of an HTTP header");
        else if (reserved.test(name)) reject(path, "must not be set: the service sets it");
        else if (typeof value !== "string" || !headerValue.test(value))
          reject(path, "must be text of 1 to 4000 visible ASCII characters");
        else if (set(name, value, path)) used.add("headers");
      }
  }
  const names = Object.keys(credentials);
  return {
    headers: Object.fromEntries([...headers.values()].map(({ name, value }) => [name, value])),
    keys: {
      used: names.filter((name) => used.has(name)).sort(),
      stored_only: names.filter((name) => !used.has(name)).sort(),
    },
    problems,
  };
}

/** @throws ValidationError 422 naming every key that can't be used as given. */
export function checkCredentials(credentials: Credentials | undefined): void {
  const problems = credentials ? readCredentials(credentials).problems : {};
  if (Object.keys(problems).length > 0) throw new ValidationError(problems);
}

function isText(value: unknown, most = longest): value is string {
  return typeof value === "string" && value !== "" && value.length <= most;
}
