// The operations of the person who is signed in: name, password and second factor.

import { incrementKeyEpoch } from "../accounts/key-store.ts";
import { findStatusReason } from "../accounts/status-reason.ts";
import { changedValues } from "../audit/record.ts";
import { iso } from "../clock.ts";
import type { PersonContext } from "../context.ts";
import type { Queryable } from "../db/sql/schema.ts";
import { AuthenticationError, ConflictError, UnprocessableError, ValidationError } from "../errors.ts";
import { enqueueMail } from "../mail/outbox.ts";
import type { Handlers } from "../operations.ts";
import { findOperatorOf } from "../operators/store.ts";
import { listConfirmed, type RegistrationRow } from "../registrations/store.ts";
import { success } from "../response.ts";
import { requireGoodPassword } from "./passwords.ts";
import { lockPerson, type PersonRow, updatePerson } from "./person-store.ts";
import { countUnusedCodes, replaceCodes } from "./recovery-code-store.ts";
import { clearSecondFactor } from "./second-factor-off.ts";
import { deleteSessions, listMemberships, type Membership } from "./session-store.ts";
import { recordOwn, requireRecentConfirmation, rotateSession, withCookie } from "./sessions.ts";
import { revokeTokens } from "./token-store.ts";
import { makeSecret, useSecondFactor } from "./two-factor.ts";

async function showMe({ service, person }: PersonContext) {
  const { knex } = service.db;
  const memberships = await listMemberships(knex, person.id);
  return {
    id: person.id,
    email: person.email,
    name: person.name,
    two_factor: person.totp_confirmed_at !== null,
    alerts: Boolean(person.alerts),
    recovery_codes_left: await countUnusedCodes(knex, person.id),
    is_operator: (await findOperatorOf(knex, person.id)) !== undefined,
    memberships: await Promise.all(memberships.map((membership) => showMembership(knex, membership))),
    registrations: (await listConfirmed(knex, person.email)).map(showRegistration),
  };
}

async function showMembership(db: Queryable, { id, role, account }: Membership) {
  const { name, status, two_factor_required } = account;
  const status_reason = role === "owner" ? await findStatusReason(db, account) : null;
  return { user_id: id, role, account: { id: account.id, name, status, status_reason, two_factor_required } };
}

function showRegistration({ business, tin, status, reason, created_at }: RegistrationRow) {
  if (status === "unverified") throw new Error("an unconfirmed registration belongs to no person");
  return { business, tin, status, reason, created_at: iso(created_at) };
}

/** The person, locked against changes in this transaction. */
async function lockSelf(trx: Queryable, { person }: PersonContext): Promise<PersonRow> {
  const found = await lockPerson(trx, person.id);
  if (!found) throw new AuthenticationError("session_ended", "The session has ended. Sign in again");
  return found;
}

/** After a change of the sign-in: other sessions end, and this one gets a new token. */
async function keepThisSession(trx: Queryable, context: PersonContext): Promise<string> {
  const { person, session } = context;
  await deleteSessions(trx, person.id, { exceptId: session.id });
  return (await rotateSession(trx, context)).token;
}

export const handlers = {
  async getMe(_request, context) {
    return success({ data: await showMe(context) });
  },

  async updateMe({ body }, context) {
    const { service, person } = context;
    const name = body.name?.trim();
    if (name === "") throw new ValidationError({ name: ["must have a letter"] });
    const changed = {
      ...(name !== undefined && { name }),
      ...(body.alerts !== undefined && { alerts: Number(body.alerts) }),
    };
    await service.db.transaction(async (trx) => {
      const before = await lockSelf(trx, context);
      const shown = { name: before.name, alerts: Boolean(before.alerts) };
      const change = changedValues(shown, { name, alerts: body.alerts } as Partial<typeof shown>);
      if (Object.keys(change.new).length === 0) return;
      await updatePerson(trx, person.id, changed, service.clock.now());
      // Keys remember the names of their users.
      if (change.new.name !== undefined) await incrementKeyEpoch(trx);
      await recordOwn(trx, context, { action: "people.update", subject: `person ${person.id}`, ...change });
    });
    const data = await showMe({ ...context, person: { ...person, ...changed } });
    return success({ message: "Your settings are changed", data });
  },

  async changePassword({ body }, context) {
    const { service, person } = context;
    requireRecentConfirmation(context);
    requireGoodPassword(body.password, person);
    const password_hash = await service.passwords.hash(body.password);
    const nowMs = service.clock.now();
    const token = await service.db.transaction(async (trx) => {
      await updatePerson(trx, person.id, { password_hash, password_changed_at: nowMs }, nowMs);
      await revokeTokens(trx, { person_id: person.id, purposes: ["reset", "sign_in"] }, nowMs);
      await recordOwn(trx, context, { action: "people.password", subject: `person ${person.id}` });
      const { email: to, name } = person;
      await enqueueMail(trx, { to, kind: "password_changed", values: { name } }, nowMs);
      return keepThisSession(trx, context);
    });
    const message = "The password is changed, and other sessions have ended";
    return withCookie(context, token, success({ message }));
  },

  async beginTwoFactor(_request, context) {
    const { service } = context;
    requireRecentConfirmation(context);
    const shown = await service.db.transaction(async (trx) => {
      const person = await lockSelf(trx, context);
      requireOff(person);
      const made = makeSecret(service, person);
      await updatePerson(trx, person.id, { ...made.stored, totp_step: null }, service.clock.now());
      return made.shown;
    });
    return success({ message: "Confirm with a code of your authenticator app", data: shown });
  },

  async confirmTwoFactor({ body }, context) {
    const { service } = context;
    requireRecentConfirmation(context);
    const nowMs = service.clock.now();
    const { recovery_codes, token } = await service.signIns.attemptFor(context.person.id, () =>
      service.db.transaction(async (trx) => {
        const person = await lockSelf(trx, context);
        requireOff(person);
        if (person.totp_secret === null)
          throw new ConflictError("two_factor_not_begun", "Begin with POST /me/two-factor");
        if (!(await useSecondFactor(trx, service, person, body.code, "app")))
          throw new UnprocessableError("code_wrong", "The code is wrong. Check the clock of your phone");
        await updatePerson(trx, person.id, { totp_confirmed_at: nowMs }, nowMs);
        await recordOwn(trx, context, { action: "people.two_factor_on", subject: `person ${person.id}` });
        return {
          recovery_codes: await replaceCodes(trx, person.id),
          token: await keepThisSession(trx, context),
        };
      }),
    );
    const message = "Two-factor sign-in is on. Keep the recovery codes, they are not shown again";
    return withCookie(context, token, success({ message, data: { recovery_codes } }));
  },

  async renewRecoveryCodes(_request, context) {
    requireRecentConfirmation(context);
    const recovery_codes = await context.service.db.transaction(async (trx) => {
      const person = await lockSelf(trx, context);
      if (person.totp_confirmed_at === null)
        throw new ConflictError("two_factor_off", "Two-factor sign-in is off");
      await recordOwn(trx, context, { action: "people.recovery_codes", subject: `person ${person.id}` });
      return replaceCodes(trx, person.id);
    });
    const message = "Keep the recovery codes, they are not shown again";
    return success({ message, data: { recovery_codes } });
  },

  async disableTwoFactor(_request, context) {
    const { service } = context;
    requireRecentConfirmation(context);
    await service.db.transaction(async (trx) => {
      const person = await lockSelf(trx, context);
      await clearSecondFactor(trx, person.id, service.clock.now());
      if (person.totp_confirmed_at === null) return;
      await recordOwn(trx, context, { action: "people.two_factor_off", subject: `person ${person.id}` });
    });
    return success({ message: "Two-factor sign-in is off" });
  },
} satisfies Partial<Handlers>;

/** @throws ConflictError */
function requireOff({ totp_confirmed_at }: PersonRow): void {
  if (totp_confirmed_at !== null)
    throw new ConflictError("two_factor_on", "Two-factor sign-in is on already");
}
