// The operations of the person who is signed in: name, password and second factor.
import type { TaxWords } from "@taxctl/sdk/rules/profiles";
import { iso } from "../../base/clock.ts";
import { ConflictError, PermissionError, UnprocessableError, ValidationError } from "../../base/errors.ts";
import { success } from "../../base/response.ts";
import { incrementKeyEpoch } from "../../core/accounts/key-store.ts";
import type { Environment } from "../../core/accounts/keys.ts";
import { type PersonRow, updatePerson } from "../../core/accounts/person-store.ts";
import { updateTwoFactorRequired } from "../../core/accounts/store.ts";
import { changedValues, recordChange } from "../../core/audit/record.ts";
import type { PersonContext } from "../../core/context/context.ts";
import type { Handlers } from "../../core/context/operations.ts";
import { wordsOfAccounts } from "../../core/devices/words-store.ts";
import type { Queryable } from "../../db/sql/schema.ts";
import { findOperatorOf } from "./operators/store.ts";
import { endChange, lockSelf } from "./own-change.ts";
import { requireGoodPassword } from "./passwords.ts";
import { countUnusedCodes, replaceCodes } from "./recovery-code-store.ts";
import { listConfirmed, type RegistrationRow } from "./registrations/store.ts";
import { clearSecondFactor } from "./second-factor-off.ts";
import { listMemberships, type Membership } from "./session-store.ts";
import {
  recordOwn,
  requireRecentCode,
  requireRecentConfirmation,
  rotateSession,
  withCookie,
} from "./sessions.ts";
import { findStatusReason } from "./status-reason.ts";
import { revokeTokens } from "./token-store.ts";
import { makeSecret, useSecondFactor } from "./two-factor.ts";

async function showMe({ service, person }: PersonContext) {
  const { knex } = service.db;
  const memberships = await listMemberships(knex, person.id);
  const words = await wordsOfAccounts(
    knex,
    memberships.map(({ account }) => account.id),
  );
  return {
    id: person.id,
    email: person.email,
    name: person.name,
    two_factor: person.totp_confirmed_at !== null,
    alerts: Boolean(person.alerts),
    recovery_codes_left: await countUnusedCodes(knex, person.id),
    is_operator: (await findOperatorOf(knex, person.id)) !== undefined,
    memberships: await Promise.all(
      memberships.map((membership) =>
        showMembership(knex, membership, (environment) => words(membership.account.id, environment)),
      ),
    ),
    registrations: (await listConfirmed(knex, person.email)).map(showRegistration),
  };
}

async function showMembership(
  db: Queryable,
  { id, role, account }: Membership,
  words: (environment: Environment) => TaxWords,
) {
  const { name, status, two_factor_required } = account;
  const status_reason = role === "owner" ? await findStatusReason(db, account) : null;
  const own = { live: words("live"), sandbox: words("sandbox") };
  return {
    user_id: id,
    role,
    account: { id: account.id, name, status, status_reason, two_factor_required, words: own },
  };
}

function showRegistration({ business, tin, country, status, reason, created_at }: RegistrationRow) {
  if (status === "unverified") throw new Error("an unconfirmed registration belongs to no person");
  return { business, tin, country, status, reason, created_at: iso(created_at) };
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
    const { passwords, signIns, clock } = service;
    if (person.totp_confirmed_at !== null) requireRecentCode(context);
    requireGoodPassword(body.password, person);
    await signIns.attemptFor(person.id, async () => {
      if (!(await passwords.verify(body.current_password, person.password_hash)))
        throw new ValidationError({ current_password: ["is wrong"] });
    });
    const password_hash = await passwords.hash(body.password);
    const nowMs = clock.now();
    const token = await service.db.transaction(async (trx) => {
      await updatePerson(trx, person.id, { password_hash, password_changed_at: nowMs }, nowMs);
      await revokeTokens(trx, { person_id: person.id, purposes: ["reset", "sign_in", "email"] }, nowMs);
      return endChange(trx, context, { action: "people.password", kind: "password_changed" });
    });
    service.mailWritten?.();
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
        const change = { action: "people.two_factor_on", kind: "two_factor_on" } as const;
        return {
          recovery_codes: await replaceCodes(trx, person.id),
          token: await endChange(trx, context, change, { code_at: nowMs }),
        };
      }),
    );
    service.mailWritten?.();
    const message = "Two-factor sign-in is on. Keep the recovery codes, they are not shown again";
    return withCookie(context, token, success({ message, data: { recovery_codes } }));
  },

  async renewRecoveryCodes(_request, context) {
    const { service } = context;
    requireRecentCode(context);
    const { recovery_codes, token } = await service.db.transaction(async (trx) => {
      const person = await lockSelf(trx, context);
      if (person.totp_confirmed_at === null)
        throw new ConflictError(
          "two_factor_off",
          "Two-factor sign-in is off: turn it on with POST /me/two-factor",
        );
      const change = { action: "people.recovery_codes", kind: "recovery_codes_renewed" } as const;
      return {
        recovery_codes: await replaceCodes(trx, person.id),
        token: await endChange(trx, context, change),
      };
    });
    service.mailWritten?.();
    const message = "Keep the recovery codes, they are not shown again. Other sessions have ended";
    return withCookie(context, token, success({ message, data: { recovery_codes } }));
  },

  async disableTwoFactor(_request, context) {
    const { service } = context;
    requireRecentCode(context);
    const token = await service.db.transaction(async (trx) => {
      const person = await lockSelf(trx, context);
      await clearSecondFactor(trx, person.id, service.clock.now());
      if (person.totp_confirmed_at === null) return (await rotateSession(trx, context)).token;
      return endChange(trx, context, { action: "people.two_factor_off", kind: "two_factor_off" });
    });
    service.mailWritten?.();
    return withCookie(context, token, success({ message: "Two-factor sign-in is off" }));
  },

  async requireTwoFactor({ body: { required } }, context) {
    const { service, account, person } = context;
    const { db, clock } = service;
    requireRecentConfirmation(context);
    // An owner must not lock out everybody, including themselves.
    if (required && person.totp_confirmed_at === null)
      throw new PermissionError(
        "two_factor_required",
        "Turn on two-factor sign-in for yourself first: POST /me/two-factor",
      );
    await db.transaction(async (trx) => {
      const nowMs = clock.now();
      if (!(await updateTwoFactorRequired(trx, account.id, required, nowMs))) return;
      const values = { old: { two_factor_required: !required }, new: { two_factor_required: required } };
      const change = { action: "account.two_factor", subject: `account ${account.id}`, ...values };
      await recordChange(trx, context, change, { account_id: account.id });
    });
    const message = `Two-factor sign-in is ${required ? "required" : "each person's choice"}`;
    return success({ message, data: { two_factor_required: required } });
  },
} satisfies Partial<Handlers>;

/** @throws ConflictError */
function requireOff({ totp_confirmed_at }: PersonRow): void {
  if (totp_confirmed_at !== null)
    throw new ConflictError("two_factor_on", "Two-factor sign-in is on already");
}
