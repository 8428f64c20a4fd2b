// Sessions: opened by a sign-in, ended by time, by the person, and when the person's rights are taken away.
import { type Change, recordUserChange } from "../audit/record.ts";
import { iso } from "../clock.ts";
import type { Config } from "../config.ts";
import type { PersonContext, PublicContext } from "../context.ts";
import type { Queryable } from "../db/sql/schema.ts";
import { PermissionError } from "../errors.ts";
import type { PersonRow } from "./person-store.ts";
import * as store from "./session-store.ts";
import { hashToken, makeToken } from "./token-store.ts";

const confirmedForMs = 10 * 60_000;
const agentLength = 200;
const addressLength = 64;

/** When a session ends unless it is used. */
function endOf(session: store.SessionRow, { sessionIdleMs }: Pick<Config, "sessionIdleMs">): number {
  return Math.min(session.expires_at, session.last_used_at + sessionIdleMs);
}

/** Whether a session still works. */
export function isLive(
  session: store.SessionRow,
  config: Pick<Config, "sessionIdleMs">,
  nowMs: number,
): boolean {
  return endOf(session, config) > nowMs;
}

/** Opens a session; a browser that has another one gets this one in its place. */
export async function openSession(
  trx: Queryable,
  { service, from }: PublicContext,
  person: PersonRow,
): Promise<{ session: store.SessionRow; token: string }> {
  const nowMs = service.clock.now();
  const token = makeToken();
  const row: Omit<store.SessionRow, "id"> = {
    token_hash: hashToken(token),
    person_id: person.id,
    created_at: nowMs,
    last_used_at: nowMs,
    confirmed_at: nowMs,
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
  change: { confirmed_at?: number } = {},
): Promise<{ session: store.SessionRow; token: string }> {
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
  const age = service.clock.now() - session.confirmed_at;
  if (age >= 0 && age < confirmedForMs) return;
  throw new PermissionError(
    "confirmation_required",
    "Confirm with your password or code first: POST /sessions/confirm. A confirmation counts for 10 minutes.",
  );
}

/** A session as its person sees it. */
export function showSession(
  session: store.SessionRow,
  config: Pick<Config, "sessionIdleMs">,
  currentId: string,
) {
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
