// Who is signed in: finds the session of a token, and the account that a request is for.
import { AuthenticationError, PermissionError } from "../../base/errors.ts";
import { findPerson } from "../../core/accounts/person-store.ts";
import type { Service } from "../../core/context/context.ts";
import { inactiveAccounts } from "../../http/authenticate.ts";
import type { SessionReader } from "../../http/session.ts";
import { findSession, listMemberships, type Membership, touchSession } from "./session-store.ts";
import { isLive } from "./sessions.ts";
import { hashToken } from "./token-store.ts";

const touchEveryMs = 60_000;

/** Requests of a person, in all sessions and accounts together. */
const personLimits = { rate_per_minute: 300, burst: 300 };

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
export function createSessionReader({
  config,
  db,
  clock,
  log,
}: Pick<Service, "config" | "db" | "clock" | "log">): SessionReader {
  return {
    async find(token) {
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

    async enter({ person, session }, named, prefix) {
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

    limitsOf: ({ person }) => ({ id: `person-${person.id}`, ...personLimits }),
  };
}
