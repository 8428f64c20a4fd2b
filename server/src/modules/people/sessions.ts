// Sessions: opened by a sign-in, ended by time, by the person, and when the person's rights are taken away.

import { iso } from "../../base/clock.ts";
import type { Config } from "../../base/config.ts";
import { PermissionError } from "../../base/errors.ts";
import type { PersonRow } from "../../core/accounts/person-store.ts";
import { type Change, recordUserChange } from "../../core/audit/record.ts";
import type { PersonContext, PublicContext } from "../../core/context/context.ts";
import type { SessionRow } from "../../core/context/session.ts";
import type { Queryable } from "../../db/sql/schema.ts";
import * as store from "./session-store.ts";
import { hashToken, makeToken } from "./token-store.ts";

const confirmedForMs = 10 * 60_000;
const agentLength = 200;
const addressLength = 64;

/** When a session ends unless it is used. */
function endOf(session: SessionRow, { sessionIdleMs }: Pick<Config, "sessionIdleMs">): number {
  return Math.min(session.expires_at, session.last_used_at + sessionIdleMs);
}

/** Whether a session still works. */
export function isLive(session: SessionRow, config: Pick<Config, "sessionIdleMs">, nowMs: number): boolean {
  return endOf(session, config) > nowMs;
}

/** Opens a session; a browser that has another one gets this one in its place. */
export async function openSession(
  trx: Queryable,
  { service, from }: PublicContext,
  person: PersonRow,
  { code_at = null }: { code_at?: number | null } = {},
): Promise<{ session: SessionRow; token: string }> {
  const nowMs = service.clock.now();
  const token = makeToken();
  const row: Omit<SessionRow, "id"> = {
    token_hash: hashToken(token),
    person_id: person.id,
    created_at: nowMs,
    last_used_at: nowMs,
    confirmed_at: nowMs,
    code_at,
    expires_at: nowMs + service.config.sessionLongestMs,
    user_agent: from.userAgent.slice(0, agentLength),
    address: from.address.slice(0, addressLength),
  };
  // A new sign-in ends the browser's earlier session: a token that was planted in the browser opens nothing.
  if (from.token !== undefined) await store.deleteSessionOfToken(trx, hashToken(from.token));
  const id = await store.insertSession(trx, row);
  const values = { user_agent: row.user_agent, address: row.address };
  await recordOwn(
    trx,
    { service, person },
    { action: "sessions.create", subject: `session ${id}`, new: values },
  );
  return { session: { id, ...row }, token };
}

/** Gives a session a new token: the one that it had opens nothing any more. */
export async function rotateSession(
  trx: Queryable,
  { service, session }: PersonContext,
  change: { confirmed_at?: number; code_at?: number } = {},
): Promise<{ session: SessionRow; token: string }> {
  const token = makeToken();
  const changed = { ...change, token_hash: hashToken(token), last_used_at: service.clock.now() };
  await store.updateSession(trx, session.id, changed);
  return { session: { ...session, ...changed }, token };
}

/** A response with the cookie of a session, or without a token the end of that cookie. */
export function withCookie<Response extends object>(
  { from }: PublicContext,
  token: string | undefined,
  response: Response,
) {
  return { ...response, headers: { "Set-Cookie": from.cookie(token) } };
}

/** Records a change that a person makes to the own sign-in, in each account that the person belongs to. */
export async function recordOwn(
  trx: Queryable,
  { service, person }: Pick<PersonContext, "service" | "person">,
  change: Change,
): Promise<void> {
  const nowMs = service.clock.now();
  for (const { id, account } of await store.listMemberships(trx, person.id))
    await recordUserChange(trx, { account_id: account.id, user_id: id }, change, nowMs);
}

/**
 * Accepts a request if its person gave the password or a code within the last 10 minutes. For operations that do lasting harm in the wrong
 * hands, such as keys and team.
 *
 * @throws PermissionError 403 `confirmation_required`
 */
export function requireRecentConfirmation({
  service,
  session,
}: Pick<PersonContext, "service" | "session">): void {
  if (isRecent(session.confirmed_at, service.clock.now())) return;
  throw new PermissionError(
    "confirmation_required",
    "Confirm with your password or code first: POST /sessions/confirm. A confirmation counts for 10 minutes.",
  );
}

/**
 * The same for changes of the sign-in itself: where two-factor sign-in is on, only a code counts, since the password alone may be stolen.
 *
 * @throws PermissionError 403 `code_required`, `confirmation_required`
 */
export function requireRecentCode(context: Pick<PersonContext, "service" | "session" | "person">): void {
  const { service, session, person } = context;
  if (person.totp_confirmed_at === null) {
    requireRecentConfirmation(context);
    return;
  }
  if (session.code_at !== null && isRecent(session.code_at, service.clock.now())) return;
  throw new PermissionError(
    "code_required",
    "Confirm with a code first, the password is not enough: POST /sessions/confirm. A confirmation counts for 10 minutes.",
  );
}

function isRecent(atMs: number, nowMs: number): boolean {
  const age = nowMs - atMs;
  return age >= 0 && age < confirmedForMs;
}

/** A session as its person sees it. */
export function showSession(session: SessionRow, config: Pick<Config, "sessionIdleMs">, currentId: string) {
  return {
    id: session.id,
    is_current: session.id === currentId,
    user_agent: session.user_agent,
    address: session.address,
    created_at: iso(session.created_at),
    last_used_at: iso(session.last_used_at),
    expires_at: iso(endOf(session, config)),
  };
}
