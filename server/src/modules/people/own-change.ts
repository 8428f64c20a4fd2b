// A change that a person makes to the own sign-in: recorded, reported by mail; other sessions end, and this one gets a new token.

import { AuthenticationError } from "../../base/errors.ts";
import { lockPerson, type PersonRow } from "../../core/accounts/person-store.ts";
import type { Change } from "../../core/audit/record.ts";
import type { PersonContext } from "../../core/context/context.ts";
import { enqueueMail } from "../../core/mail/outbox.ts";
import type { Queryable } from "../../db/sql/schema.ts";
import { deleteSessions } from "./session-store.ts";
import { recordOwn, rotateSession } from "./sessions.ts";

type OwnChange = Pick<Change, "action" | "old" | "new"> & {
  kind: "password_changed" | "email_changed" | "two_factor_on" | "two_factor_off" | "recovery_codes_renewed";
};

/** The person, locked against changes in this transaction. */
export async function lockSelf(trx: Queryable, { person }: PersonContext): Promise<PersonRow> {
  const found = await lockPerson(trx, person.id);
  if (!found) throw new AuthenticationError("session_ended", "The session has ended. Sign in again");
  return found;
}

/** Records a change of the sign-in, tells the person by mail, and ends the other sessions. Returns the token of this one. */
export async function endChange(
  trx: Queryable,
  context: PersonContext,
  { kind, ...recorded }: OwnChange,
  change: { code_at?: number } = {},
): Promise<string> {
  const { person, service, session } = context;
  await recordOwn(trx, context, { ...recorded, subject: `person ${person.id}` });
  const { email: to, name } = person;
  await enqueueMail(trx, { to, kind, values: { name } }, service.clock.now());
  await deleteSessions(trx, person.id, { exceptId: session.id });
  return (await rotateSession(trx, context, change)).token;
}
