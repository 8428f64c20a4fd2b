// Who is signed in: finds the session of a request's cookie and the account that it is for, and keeps other sites' requests out.
import type { IncomingMessage } from "node:http";
import type { Config } from "../config.ts";
import type { Service } from "../context.ts";
import { AuthenticationError, PermissionError } from "../errors.ts";
import { findPerson, type PersonRow } from "../identity/person-store.ts";
import {
  findSession,
  listMemberships,
  type Membership,
  type SessionRow,
  touchSession,
} from "../identity/session-store.ts";
import { isLive } from "../identity/sessions.ts";
import { hashToken } from "../identity/token-store.ts";
import { inactiveAccounts } from "./authenticate.ts";
import type { Caller } from "./exchange.ts";

const touchEveryMs = 60_000;

/** Requests of a person, in all sessions and accounts together. */
const personLimits = { rate_per_minute: 300, burst: 300 };

export type SignedIn = { person: PersonRow; session: SessionRow };

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

/** The token in the session cookie. */
export function readToken(config: Config, request: IncomingMessage): string | undefined {
  const begin = `${nameFor(config, request)}=`;
  const pairs = (request.headers.cookie ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(begin))?.slice(begin.length) || undefined;
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
  const own = config.publicUrl === undefined ? undefined : new URL(config.publicUrl).host;
  const from = origin !== undefined && URL.canParse(origin) ? new URL(origin).host : undefined;
  const isSame = site === undefined ? from !== undefined && from === (own ?? host) : site === "same-origin";
  if (isSame) return;
  throw new PermissionError(
    "cross_site_request",
    "A request with a session must come from the service's own pages: send Sec-Fetch-Site: same-origin, or the service's Origin",
  );
}

/** The membership that a request names by `X-Account`; without the header, the only one. */
function choose(memberships: readonly Membership[], named: string | undefined): Membership {
  if (named !== undefined) {
    const found = memberships.find(({ account }) => String(account.id) === named);
    if (found) return found;
    throw new PermissionError("account_not_yours", "You don't belong to the account that X-Account names");
  }
  const [only, ...others] = memberships;
  if (!only) throw new PermissionError("account_not_yours", "You don't belong to any account");
  if (others.length > 0)
    throw new PermissionError(
      "account_not_named",
      `Name the account in the header X-Account: ${memberships.map(({ account }) => account.id).join(", ")}`,
    );
  return only;
}

/** Reads sessions from the database at each request: one that was ended opens nothing any more, in every process. */
export function createSessionReader({ config, db, clock, log }: Service) {
  return {
    /** @throws AuthenticationError where the token opens nothing */
    async find(token: string): Promise<SignedIn> {
      const session = await findSession(db.knex, hashToken(token));
      const nowMs = clock.now();
      const person =
        session && isLive(session, config, nowMs) && (await findPerson(db.knex, session.person_id));
      if (!session || !person)
        throw new AuthenticationError(
          "session_ended",
          "The session has ended. Sign in again: POST /sessions",
        );
      if (Math.abs(nowMs - session.last_used_at) >= touchEveryMs) {
        touchSession(db.knex, session, nowMs).catch((error: unknown) =>
          log.warn({ err: error }, "could not note a session's use"),
        );
      }
      return { person, session };
    },

    /** The person in the account and environment of the request. @throws PermissionError */
    async enter({ person, session }: SignedIn, named: string | undefined, prefix: string): Promise<Caller> {
      const environment = prefix.startsWith("/sandbox") ? "sandbox" : "live";
      const memberships = await listMemberships(db.knex, person.id, environment);
      const { id, name, email, role, account, data_set_id } = choose(memberships, named);
      if (account.status !== "active" || data_set_id === null) {
        const [code, sentence] =
          inactiveAccounts[account.status === "active" ? "pending_approval" : account.status];
        throw new PermissionError(code, sentence);
      }
      if (account.two_factor_required && person.totp_confirmed_at === null)
        throw new PermissionError(
          "two_factor_required",
          `${account.name} requires two-factor sign-in: POST /me/two-factor`,
        );
      return {
        id: `person-${person.id}`,
        prefix: undefined,
        account_id: account.id,
        user_id: id,
        data_set_id,
        ...personLimits,
        user: { id, name, email, role },
        account,
        environment: { id: data_set_id, name: environment },
        session,
      };
    },

    /** The allowance of a person, in all accounts. */
    limitsOf: ({ person }: SignedIn) => ({ id: `person-${person.id}`, ...personLimits }),
  };
}
