// The operations of a new e-mail address: a code goes to it by mail, and the code makes it the person's.

import { ServiceError, UnprocessableError, ValidationError } from "../../base/errors.ts";
import { isMailbox } from "../../base/mail-settings.ts";
import { success } from "../../base/response.ts";
import { pause } from "../../base/timers.ts";
import { incrementKeyEpoch } from "../../core/accounts/key-store.ts";
import { findPersonByEmail, normalEmail, updateEmail } from "../../core/accounts/person-store.ts";
import { changedValues } from "../../core/audit/record.ts";
import type { PersonContext } from "../../core/context/context.ts";
import type { Handlers } from "../../core/context/operations.ts";
import { enqueueMailWithToken } from "../../core/mail/outbox.ts";
import { countMails } from "../../core/mail/store.ts";
import { endChange, lockSelf } from "./own-change.ts";
import { moveConfirmed } from "./registrations/store.ts";
import { requireRecentCode, withCookie } from "./sessions.ts";
import { countTokens, issueToken, revokeTokens, useToken } from "./token-store.ts";

const purpose = "email";
const hourMs = 60 * 60_000;
const codeLifeMs = 24 * hourMs;
/** Codes that a person requests in an hour, and mails to one address: a person can't fill a mailbox. */
const mostCodes = 3;
/** An address of another person takes no longer than a free one. */
const leastMs = 250;

const tooManyMails = (): ServiceError =>
  new ServiceError(429, "too_many_mails", "You requested several codes already; try again in an hour", {
    headers: { "Retry-After": "3600" },
    meta: { retry_after: 3600 },
  });

const linkInvalid = (): UnprocessableError =>
  new UnprocessableError(
    "link_invalid",
    "The code was used, has expired or is incomplete. Request a new one: PUT /me/email",
  );

/** An address of another person gets no mail; all else is the same, so that the caller doesn't learn of that person. */
async function sendCode(context: PersonContext, email: string): Promise<void> {
  const { db, clock, secrets } = context.service;
  await db.transaction(async (trx) => {
    // Requests at the same time count one after another.
    const { id } = await lockSelf(trx, context);
    const nowMs = clock.now();
    const sinceMs = nowMs - hourMs;
    if ((await countTokens(trx, { person_id: id, purpose }, sinceMs)) >= mostCodes) throw tooManyMails();
    await revokeTokens(trx, { person_id: id, purposes: [purpose] }, nowMs);
    const link = { purpose, person_id: id, subject: email, lifeMs: codeLifeMs } as const;
    const token = await issueToken(trx, link, nowMs);
    const isTaken = (await findPersonByEmail(trx, email)) !== undefined;
    if (isTaken || (await countMails(trx, email, sinceMs, "email_change")) >= mostCodes) return;
    const values = { token, expires_at: nowMs + codeLifeMs };
    await enqueueMailWithToken(trx, secrets, { to: email, kind: "email_change", values }, nowMs);
  });
}

export const handlers = {
  async requestEmailChange({ body }, context) {
    const { service, person } = context;
    const { passwords, signIns } = service;
    if (person.totp_confirmed_at !== null) requireRecentCode(context);
    const email = normalEmail(body.email);
    if (!isMailbox(email))
      throw new ValidationError({ email: ["must be an e-mail address that mail can be sent to"] });
    if (email === person.email) throw new ValidationError({ email: ["is your e-mail address already"] });
    await signIns.attemptFor(person.id, async () => {
      if (!(await passwords.verify(body.current_password, person.password_hash)))
        throw new ValidationError({ current_password: ["is wrong"] });
    });
    await Promise.all([sendCode(context, email), pause(leastMs)]);
    service.mailWritten?.();
    const message = "If no other person has this e-mail address, a mail with a code is on its way to it";
    return { ...success({ message }), status: 202 as const };
  },

  async confirmEmailChange({ body }, context) {
    const { service } = context;
    const token = await service.db.transaction(async (trx) => {
      const nowMs = service.clock.now();
      const person = await lockSelf(trx, context);
      const used = await useToken(trx, purpose, body.token, nowMs);
      const email = used?.person_id === person.id ? used.subject : null;
      // Who has the address by now stays unknown. The rollback keeps another person's code.
      if (email === null || !(await updateEmail(trx, person, email, nowMs))) throw linkInvalid();
      await moveConfirmed(trx, { from: person.email, to: email });
      // Keys remember the addresses of their users.
      await incrementKeyEpoch(trx);
      const purposes = ["reset", "sign_in", "verify", purpose] as const;
      await revokeTokens(trx, { person_id: person.id, purposes }, nowMs);
      const values = changedValues({ email: person.email }, { email });
      const change = { action: "people.email", kind: "email_changed", ...values } as const;
      return endChange(trx, { ...context, person }, change);
    });
    service.mailWritten?.();
    const message = "The e-mail address is changed, and other sessions have ended";
    return withCookie(context, token, success({ message }));
  },
} satisfies Partial<Handlers>;
