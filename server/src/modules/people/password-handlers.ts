// The operations of a forgotten password: a link by mail, and a new password with it.

import { UnprocessableError } from "../../base/errors.ts";
import { success } from "../../base/response.ts";
import { pause } from "../../base/timers.ts";
import { findPerson, findPersonByEmail, lockPerson, updatePerson } from "../../core/accounts/person-store.ts";
import type { PublicContext } from "../../core/context/context.ts";
import type { Handlers } from "../../core/context/operations.ts";
import { enqueueMail, enqueueMailWithToken } from "../../core/mail/outbox.ts";
import { requireGoodPassword } from "./passwords.ts";
import { deleteSessions } from "./session-store.ts";
import { recordOwn } from "./sessions.ts";
import { countTokens, findToken, issueToken, revokeTokens, useToken } from "./token-store.ts";

const hourMs = 60 * 60_000;
const linkLifeMs = 24 * hourMs;
/** Mails to one person in an hour: a stranger can't fill a mailbox. */
const mostMails = 3;
/** A known address takes no longer than an unknown one. */
const leastMs = 250;

async function sendLink({ service }: PublicContext, email: string): Promise<void> {
  const { db, clock, secrets } = service;
  await db.transaction(async (trx) => {
    const person = await findPersonByEmail(trx, email);
    if (!person) return;
    // Requests at the same time count one after another.
    await lockPerson(trx, person.id);
    const nowMs = clock.now();
    const sent = await countTokens(trx, { person_id: person.id, purpose: "reset" }, nowMs - hourMs);
    if (sent >= mostMails) return;
    const token = await issueToken(
      trx,
      { purpose: "reset", person_id: person.id, lifeMs: linkLifeMs },
      nowMs,
    );
    const values = { name: person.name, token, expires_at: nowMs + linkLifeMs };
    const mail = { to: person.email, kind: "password_reset" as const, values };
    await enqueueMailWithToken(trx, secrets, mail, nowMs);
  });
}

const linkInvalid = (): UnprocessableError =>
  new UnprocessableError(
    "link_invalid",
    "The link was used, has expired or is incomplete. Ask for a new one",
  );

export const handlers = {
  async requestPasswordReset({ body }, context) {
    await Promise.all([sendLink(context, body.email), pause(leastMs)]);
    const message = "If a person has this e-mail address, a mail with a link is on its way";
    return { ...success({ message }), status: 202 as const };
  },

  async resetPassword({ body }, context) {
    const { service, from } = context;
    const { db, clock, passwords, signIns } = service;
    const known = await findToken(db.knex, "reset", body.token, clock.now());
    const person = known?.person_id ? await findPerson(db.knex, known.person_id) : undefined;
    if (!person) throw linkInvalid();
    requireGoodPassword(body.password, person);
    const password_hash = await passwords.hash(body.password);
    const nowMs = clock.now();
    await db.transaction(async (trx) => {
      if (!(await useToken(trx, "reset", body.token, nowMs))) throw linkInvalid();
      const email_verified_at = person.email_verified_at ?? nowMs;
      const change = { password_hash, password_changed_at: nowMs, email_verified_at };
      await updatePerson(trx, person.id, change, nowMs);
      const purposes = ["reset", "sign_in", "verify", "email"] as const;
      await revokeTokens(trx, { person_id: person.id, purposes }, nowMs);
      await deleteSessions(trx, person.id);
      const subject = `person ${person.id}`;
      await recordOwn(trx, { service, person }, { action: "people.password_reset", subject });
      await enqueueMail(
        trx,
        { to: person.email, kind: "password_changed", values: { name: person.name } },
        nowMs,
      );
    });
    await signIns.forget(person.email, from.network, person.id);
    return success({ message: "The password is set. Sign in with it" });
  },
} satisfies Partial<Handlers>;
