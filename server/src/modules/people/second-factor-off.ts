// Two-factor sign-in ends: a person turns it off, or the service's operators do for a person who lost the phone and the recovery codes.

import type { Clock } from "../../base/clock.ts";
import { AccountError } from "../../core/accounts/admin-error.ts";
import { findPersonByEmail, lockPerson, updatePerson } from "../../core/accounts/person-store.ts";
import { checkEmail } from "../../core/accounts/require.ts";
import { recordOperatorChange } from "../../core/audit/record.ts";
import { enqueueMail } from "../../core/mail/outbox.ts";
import type { Database } from "../../db/open.ts";
import type { Queryable } from "../../db/sql/schema.ts";
import { deleteCodes } from "./recovery-code-store.ts";
import { deleteSessions, listMemberships } from "./session-store.ts";

/** Forgets a person's secret and recovery codes. */
export async function clearSecondFactor(trx: Queryable, personId: number, nowMs: number): Promise<void> {
  const off = { totp_secret: null, totp_secret_key_id: null, totp_confirmed_at: null, totp_step: null };
  await updatePerson(trx, personId, off, nowMs);
  await deleteCodes(trx, personId);
}

/** For a person who can't sign in any more: sessions end, and the person gets a mail. @throws AccountError */
export async function turnOffTwoFactor(db: Database, clock: Clock, given: string): Promise<string> {
  const email = checkEmail(given);
  await db.transaction(async (trx) => {
    const nowMs = clock.now();
    const found = await findPersonByEmail(trx, email);
    const person = found && (await lockPerson(trx, found.id));
    if (!person || person.totp_confirmed_at === null)
      throw new AccountError(`${email} has no two-factor sign-in.`, "Check the e-mail address.");
    await clearSecondFactor(trx, person.id, nowMs);
    await deleteSessions(trx, person.id);
    const memberships = await listMemberships(trx, person.id);
    const scopes =
      memberships.length > 0 ? memberships.map(({ account }) => ({ account_id: account.id })) : [{}];
    for (const scope of scopes) {
      const change = { action: "people.two_factor_off", subject: `person ${person.id}` };
      await recordOperatorChange(trx, scope, change, nowMs);
    }
    await enqueueMail(trx, { to: email, kind: "two_factor_reset", values: { name: person.name } }, nowMs);
  });
  return email;
}
