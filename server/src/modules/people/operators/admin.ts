// Operators: added and removed with `taxd`, by people who may run it.

import type { Clock } from "../../../base/clock.ts";
import { AccountError } from "../../../core/accounts/admin-error.ts";
import { ensurePerson, findPerson, findPersonByEmail } from "../../../core/accounts/person-store.ts";
import { checkEmail, checkName } from "../../../core/accounts/require.ts";
import { recordOperatorChange } from "../../../core/audit/record.ts";
import type { Service } from "../../../core/context/context.ts";
import { enqueueMailWithToken } from "../../../core/mail/outbox.ts";
import type { Database } from "../../../db/open.ts";
import { deleteSessions } from "../session-store.ts";
import { issueToken } from "../token-store.ts";
import * as store from "./store.ts";

const linkLifeMs = 24 * 60 * 60_000;

/** Makes a person an operator. A person without a password gets an invitation to set one. @throws AccountError */
export async function addOperator(
  { db, clock, secrets }: Pick<Service, "db" | "clock" | "secrets">,
  input: { name: string; email: string },
): Promise<store.OperatorRow> {
  const name = checkName(input.name, "operator");
  const email = checkEmail(input.email);
  return db.transaction(async (trx) => {
    const nowMs = clock.now();
    const person_id = await ensurePerson(trx, { email, name }, nowMs);
    if (!(await store.insertOperator(trx, person_id, nowMs)))
      throw new AccountError(`${email} is an operator already.`, "`taxd operators list` shows them.");
    const person = await findPerson(trx, person_id);
    if (person?.password_hash == null) {
      const token = await issueToken(trx, { purpose: "reset", person_id, lifeMs: linkLifeMs }, nowMs);
      const values = { name, token, expires_at: nowMs + linkLifeMs };
      const mail = { to: email, kind: "operator_invitation" as const, values };
      await enqueueMailWithToken(trx, secrets, mail, nowMs);
    }
    const change = { action: "operators.add", subject: `person ${person_id}`, new: { name, email } };
    await recordOperatorChange(trx, {}, change, nowMs);
    const operator = await store.findOperatorOf(trx, person_id);
    if (!operator) throw new Error("an operator vanished");
    return operator;
  });
}

/** Takes an operator's access away, at once. @throws AccountError */
export async function removeOperator(db: Database, clock: Clock, given: string): Promise<void> {
  const email = checkEmail(given);
  await db.transaction(async (trx) => {
    const person = await findPersonByEmail(trx, email);
    if (!person || !(await store.deleteOperator(trx, person.id)))
      throw new AccountError(`${email} is not an operator.`, "`taxd operators list` shows them.");
    await deleteSessions(trx, person.id);
    const change = { action: "operators.remove", subject: `person ${person.id}`, old: { email } };
    await recordOperatorChange(trx, {}, change, clock.now());
  });
}
