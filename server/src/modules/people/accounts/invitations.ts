// Invitations to an account: a person who is invited has no access until the code of the mail has come back.

import { UnprocessableError, ValidationError } from "../../../base/errors.ts";
import type { Actor } from "../../../core/accounts/actor.ts";
import { findPerson, lockPerson, updatePerson } from "../../../core/accounts/person-store.ts";
import { checkEmail, checkName, requireAccount, requireUser } from "../../../core/accounts/require.ts";
import * as store from "../../../core/accounts/store.ts";
import { recordUserChange } from "../../../core/audit/record.ts";
import type { Service } from "../../../core/context/context.ts";
import { enqueueMailWithToken, requireFewMails } from "../../../core/mail/outbox.ts";
import type { Queryable } from "../../../db/sql/schema.ts";
import { requireGoodPassword } from "../passwords.ts";
import { findToken, issueToken, revokeTokensAbout, useToken } from "../token-store.ts";
import { insertMember, lockUser, type NewUser } from "./team.ts";

const lifeMs = 24 * 60 * 60_000;
/** Mails to one address in an hour, so that invitations can't fill a mailbox. */
const mostMails = 5;

const subjectOf = (userId: number): string => `user ${userId}`;
const userOf = ({ subject }: { subject: string | null }): number => Number(subject?.replace(/^user /, ""));

/** The same user invited again: the new name and role count. */
async function inviteAgain(
  trx: Queryable,
  nowMs: number,
  { id }: store.UserRow,
  { name, role, account_id }: NewUser,
  by: Actor,
): Promise<store.UserRow> {
  const before = await lockUser(trx, id, by, nowMs);
  await store.updateUser(trx, id, { name: checkName(name, "user"), role, invited_at: nowMs }, nowMs);
  await revokeTokensAbout(trx, { purpose: "invite", subject: subjectOf(id) }, nowMs);
  const old = { name: before.name, role: before.role };
  const change = { action: "users.invite", subject: subjectOf(id), old, new: { name, role } };
  await by.record(trx, { account_id }, change, nowMs);
  return requireUser(trx, id);
}

/** Invites a person by e-mail, or again where the invitation is still open. @throws AccountError for a user of the account */
export async function inviteUser(
  { db, clock, secrets }: Pick<Service, "db" | "clock" | "secrets">,
  input: NewUser,
  by: Actor,
  invitedBy: string,
): Promise<store.UserRow> {
  const email = checkEmail(input.email);
  return db.transaction(async (trx) => {
    const nowMs = clock.now();
    await store.lockAccount(trx, input.account_id, nowMs);
    const account = await requireAccount(trx, input.account_id);
    await requireFewMails(trx, email, mostMails, nowMs);
    const known = (await store.listUsers(trx, account.id)).find((user) => user.email === email);
    const isOpen = known && known.invited_at !== null;
    const user = isOpen
      ? await inviteAgain(trx, nowMs, known, input, by)
      : await insertMember(trx, nowMs, input, "users.invite", by);
    const link = {
      purpose: "invite" as const,
      person_id: user.person_id,
      subject: subjectOf(user.id),
      lifeMs,
    };
    const token = await issueToken(trx, link, nowMs);
    const { name, role } = user;
    const values = {
      name,
      business: account.name,
      invited_by: invitedBy,
      role,
      token,
      expires_at: nowMs + lifeMs,
    };
    const mail = { to: user.email, kind: "invitation" as const, values };
    await enqueueMailWithToken(trx, secrets, mail, nowMs);
    return user;
  });
}

function linkInvalid(): UnprocessableError {
  return new UnprocessableError(
    "link_invalid",
    "The code was used, has expired or is incomplete. Ask for another one",
  );
}

/** The account and the user of an invitation, which stays open. @throws UnprocessableError 422 `link_invalid` */
export async function readInvitation(
  db: Queryable,
  token: string,
  nowMs: number,
): Promise<{ account: store.AccountRow; user: store.UserRow }> {
  const known = await findToken(db, "invite", token, nowMs);
  const user = known && (await store.findUser(db, userOf(known)));
  if (!user) throw linkInvalid();
  return { account: await requireAccount(db, user.account_id), user };
}

/** Gives an invited person access. @throws UnprocessableError 422 `link_invalid`, ValidationError for a missing or weak password */
export async function acceptInvitation(
  { db, clock, passwords }: Pick<Service, "db" | "clock" | "passwords">,
  { token, password }: { token: string; password?: string | undefined },
): Promise<{ account: store.AccountRow; user: store.UserRow }> {
  const known = await findToken(db.knex, "invite", token, clock.now());
  const person = known?.person_id ? await findPerson(db.knex, known.person_id) : undefined;
  if (!known || !person) throw linkInvalid();
  const isNew = person.password_hash === null;
  if (isNew && password === undefined)
    throw new ValidationError({ password: ["is required from a new person"] });
  if (isNew && password !== undefined) requireGoodPassword(password, person);
  const password_hash = isNew && password !== undefined ? await passwords.hash(password) : undefined;
  return db.transaction(async (trx) => {
    const nowMs = clock.now();
    const userId = userOf(known);
    const user = await store.findUser(trx, userId);
    if (!user || !(await useToken(trx, "invite", token, nowMs))) throw linkInvalid();
    const locked = await lockPerson(trx, person.id);
    const email_verified_at = locked?.email_verified_at ?? nowMs;
    const isUnset = locked?.password_hash === null && password_hash !== undefined;
    const change = isUnset
      ? { password_hash, password_changed_at: nowMs, email_verified_at }
      : { email_verified_at };
    await updatePerson(trx, person.id, change, nowMs);
    await store.updateUser(trx, userId, { is_active: true, invited_at: null }, nowMs);
    const { account_id, role } = user;
    const recorded = { action: "users.accept", subject: subjectOf(userId), new: { role } };
    await recordUserChange(trx, { account_id, user_id: userId }, recorded, nowMs);
    return { account: await requireAccount(trx, account_id), user };
  });
}
