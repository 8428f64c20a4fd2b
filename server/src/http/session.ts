// The cookie of a session, who reads it, and how other sites' requests are kept out.
// Decisions about the API: 104, 105.
import type { IncomingMessage } from "node:http";
import type { Config } from "../base/config.ts";
import { PermissionError } from "../base/errors.ts";
import type { PersonRow } from "../core/accounts/person-store.ts";
import type { SessionRow } from "../core/context/session.ts";
import type { Caller } from "./exchange.ts";

export type SignedIn = { person: PersonRow; session: SessionRow };

/** Who is signed in; a service without people has no such reader. */
export type SessionReader = {
  /** @throws AuthenticationError where the token opens nothing */
  find(token: string): Promise<SignedIn>;
  /** The person in the account and environment of the request. @throws PermissionError */
  enter(signedIn: SignedIn, named: string | undefined, prefix: string): Promise<Caller>;
  /** The allowance of a person, in all accounts. */
  limitsOf(signedIn: SignedIn): Pick<Caller, "id" | "rate_per_minute" | "burst">;
};

declare module "../core/context/context.ts" {
  interface Service {
    sessions?: SessionReader;
  }
}

const loopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/** Whether the request comes from a program on this machine over plain http, where browsers take no `Secure` cookie. */
function isPlain({ publicUrl }: Config, { socket, headers }: IncomingMessage): boolean {
  if (publicUrl?.startsWith("https:")) return false;
  const isForwarded = headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined;
  return !isForwarded && loopback.test(socket.remoteAddress ?? "");
}

const nameFor = (config: Config, request: IncomingMessage): string =>
  isPlain(config, request) ? "taxctl-session" : "__Host-taxctl";

/** The value of `Set-Cookie` that gives a caller a session, or without a token takes it away. */
export function sessionCookie(config: Config, request: IncomingMessage, token: string | undefined): string {
  // Without an age it ends with the browser; the service ends it earlier.
  const parts = [`${nameFor(config, request)}=${token ?? ""}`, "Path=/", "HttpOnly", "SameSite=Lax"];
  if (!isPlain(config, request)) parts.push("Secure");
  if (token === undefined) parts.push("Max-Age=0");
  return parts.join("; ");
}

/** The session's cookie, `name=token`, without all others: which name counts here, no other site decides. */
export function ownCookie(config: Config, request: IncomingMessage): string | undefined {
  const begin = `${nameFor(config, request)}=`;
  const pairs = (request.headers.cookie ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(begin));
}

/** The token in the session cookie. */
export function readToken(config: Config, request: IncomingMessage): string | undefined {
  const cookie = ownCookie(config, request);
  return cookie?.slice(cookie.indexOf("=") + 1) || undefined;
}

/**
 * Rejects a request that changes something and comes from a page of another site. Browsers send the origin of a request;
 * `isBrowser` requests must have it.
 *
 * @throws PermissionError 403 `cross_site_request`
 */
export function checkSite(config: Config, request: IncomingMessage, isBrowser: boolean): void {
  if (request.method === "GET" || request.method === "HEAD") return;
  const { origin, host, "sec-fetch-site": site } = request.headers;
  if (site === undefined && origin === undefined && !isBrowser) return;
  const scheme = isPlain(config, request) ? "http" : "https";
  const own = config.publicUrl === undefined ? `${scheme}://${host}` : new URL(config.publicUrl).origin;
  const isSame = site === undefined ? origin === own : site === "same-origin";
  if (isSame) return;
  throw new PermissionError(
    "cross_site_request",
    "A request with a session must come from the service's own pages: send Sec-Fetch-Site: same-origin, or the service's Origin",
  );
}
