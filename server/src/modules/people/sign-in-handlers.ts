// The operations of sessions: sign in, with a second factor where it is on, confirm, list, and sign out.

import { iso } from "../../base/clock.ts";
import {
  AuthenticationError,
  NotFoundError,
  PermissionError,
  UnprocessableError,
} from "../../base/errors.ts";
import { isId } from "../../base/ids.ts";
import { created, success } from "../../base/response.ts";
import {
  findPersonByEmail,
  lockPerson,
  normalEmail,
  type PersonRow,
} from "../../core/accounts/person-store.ts";
import type { PublicContext } from "../../core/context/context.ts";
import type { Handlers } from "../../core/context/operations.ts";
import type { SessionRow } from "../../core/context/session.ts";
import * as store from "./session-store.ts";
import { isLive, openSession, recordOwn, rotateSession, showSession, withCookie } from "./sessions.ts";
import { findToken, issueToken, useToken } from "./token-store.ts";
import { useSecondFactor } from "./two-factor.ts";

/** For how long a code may be given after the password. */
const challengeLifeMs = 5 * 60_000;

const signInFailed = (): AuthenticationError =>
  new AuthenticationError("sign_in_failed", "The e-mail address, the password or the code is wrong");

const challengeExpired = (): AuthenticationError =>
  new AuthenticationError("challenge_expired", "The sign-in took too long. Start over: POST /sessions");

/** A response with a new session and its cookie. */
function signedIn(context: PublicContext, { session, token }: { session: SessionRow; token: string }) {
  const data = showSession(session, context.service.config, session.id);
  return withCookie(context, token, created({ message: "You are signed in", data }));
}

/** The person, if nothing about the sign-in changed since the password was verified. */
async function lockUnchanged(
  trx: Parameters<typeof lockPerson>[0],
  { id, password_hash, totp_confirmed_at }: PersonRow,
): Promise<PersonRow> {
  const person = await lockPerson(trx, id);
  const isSame = person?.password_hash === password_hash && person.totp_confirmed_at === totp_confirmed_at;
  if (!person || !isSame) throw signInFailed();
  return person;
}

export const handlers = {
  async createSession({ body }, context) {
    const { service, from } = context;
    const { db, passwords, signIns, clock } = service;
    const email = normalEmail(body.email);
    const found = await signIns.attempt(email, from.network, async () => {
      const person = await findPersonByEmail(db.knex, email);
      const isRight = await passwords.verify(body.password, person?.password_hash);
      if (!person || !isRight) throw signInFailed();
      return person;
    });
    if (found.email_verified_at === null)
      throw new PermissionError("email_not_verified", "Open the link in the mail that you got, then sign in");
    return db.transaction(async (trx) => {
      const person = await lockUnchanged(trx, found);
      if (person.totp_confirmed_at === null)
        return signedIn(context, await openSession(trx, context, person));
      const nowMs = clock.now();
      const token = { purpose: "sign_in", person_id: person.id, lifeMs: challengeLifeMs } as const;
      const challenge = await issueToken(trx, token, nowMs);
      return success({
        message: "Send the challenge with a code to POST /sessions/complete",
        data: { challenge, expires_at: iso(nowMs + challengeLifeMs) },
      });
    });
  },

  async completeSession({ body }, context) {
    const { service } = context;
    const { db, signIns, clock } = service;
    const known = await findToken(db.knex, "sign_in", body.challenge, clock.now());
    if (!known || known.person_id === null) throw challengeExpired();
    const personId = known.person_id;
    const opened = await signIns.attemptFor(personId, () =>
      db.transaction(async (trx) => {
        const person = await lockPerson(trx, personId);
        if (!person || !(await useSecondFactor(trx, service, person, body.code))) throw signInFailed();
        if (!(await useToken(trx, "sign_in", body.challenge, clock.now()))) throw challengeExpired();
        return openSession(trx, context, person, { code_at: clock.now() });
      }),
    );
    return signedIn(context, opened);
  },

  async confirmSession({ body }, context) {
    const { service, person, session } = context;
    const { db, passwords, signIns, clock } = service;
    const confirmed = await signIns.attemptFor(person.id, async () => {
      const isPassword =
        body.password !== undefined && (await passwords.verify(body.password, person.password_hash));
      return db.transaction(async (trx) => {
        const current = await lockPerson(trx, person.id);
        const isCode =
          body.code !== undefined &&
          current !== undefined &&
          current.totp_confirmed_at !== null &&
          (await useSecondFactor(trx, service, current, body.code));
        if (!isPassword && !isCode)
          throw new UnprocessableError("confirmation_failed", "The password or the code is wrong");
        const nowMs = clock.now();
        return rotateSession(trx, context, { confirmed_at: nowMs, ...(isCode && { code_at: nowMs }) });
      });
    });
    const data = showSession(confirmed.session, service.config, session.id);
    return withCookie(context, confirmed.token, success({ message: "Confirmed for 10 minutes", data }));
  },

  async listSessions(_request, { service, person, session }) {
    const { db, config, clock } = service;
    const rows = await store.listSessions(db.knex, person.id);
    const live = rows.filter((row) => isLive(row, config, clock.now()));
    return success({
      data: live.map((row) => showSession(row, config, session.id)),
      meta: { total: live.length },
    });
  },

  async deleteSession({ params }, context) {
    const { service, person, session } = context;
    const id = params.id === "current" ? session.id : params.id;
    await service.db.transaction(async (trx) => {
      if (!isId(id) || (await store.deleteSessions(trx, person.id, { id })) === 0)
        throw new NotFoundError("There is no such session");
      await recordOwn(trx, context, { action: "sessions.delete", subject: `session ${id}` });
    });
    const response = success({ message: "The session has ended" });
    return id === session.id ? withCookie(context, undefined, response) : response;
  },

  async deleteAllSessions(_request, context) {
    const { service, person } = context;
    await service.db.transaction(async (trx) => {
      const sessions = await store.deleteSessions(trx, person.id);
      await recordOwn(trx, context, {
        action: "sessions.delete_all",
        subject: `person ${person.id}`,
        detail: { sessions },
      });
    });
    return withCookie(context, undefined, success({ message: "All sessions have ended" }));
  },
} satisfies Partial<Handlers>;
