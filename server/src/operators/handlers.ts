// The operations of operators, with a session of their own: review registrations, suspend, reactivate and cancel accounts.
import { changeAccount } from "../accounts/admin.ts";
import { forRequest } from "../accounts/admin-error.ts";
import { numberIn } from "../accounts/require.ts";
import type { AccountRow } from "../accounts/store.ts";
import { iso } from "../clock.ts";
import type { PersonContext } from "../context.ts";
import { PermissionError } from "../errors.ts";
import { requireRecentConfirmation } from "../identity/sessions.ts";
import type { Handlers } from "../operations.ts";
import { approveRegistration, type Reviewer, rejectRegistration } from "../registrations/review.ts";
import { type ListedRegistration, listRegistrations } from "../registrations/store.ts";
import { success } from "../response.ts";
import { findOperatorOf } from "./store.ts";

/** The operator who is signed in. @throws PermissionError for others, and without a second factor */
async function requireOperator({ service, person }: PersonContext): Promise<NonNullable<Reviewer>> {
  const operator = await findOperatorOf(service.db.knex, person.id);
  if (!operator) throw new PermissionError("operator_required", "You are no operator of this service");
  if (!operator.two_factor)
    throw new PermissionError(
      "two_factor_required",
      "Operators need two-factor sign-in: POST /me/two-factor",
    );
  return operator;
}

const optionalTime = (epochMs: number | null): string | null => (epochMs === null ? null : iso(epochMs));

function showRegistration({ operator_id: _, ...row }: ListedRegistration) {
  const { created_at, verified_at, reviewed_at } = row;
  const times = { verified_at: optionalTime(verified_at), reviewed_at: optionalTime(reviewed_at) };
  return { ...row, created_at: iso(created_at), ...times };
}

function showAccount({ id, name, email, status, created_at }: AccountRow) {
  return { id, name, email, status, created_at: iso(created_at) };
}

export const handlers = {
  async listRegistrations({ query }, context) {
    await requireOperator(context);
    const rows = await listRegistrations(context.service.db.knex, query.status);
    return success({ data: rows.map(showRegistration), meta: { total: rows.length } });
  },

  async approveRegistration({ params }, context) {
    const { service } = context;
    const by = await requireOperator(context);
    requireRecentConfirmation(context);
    const account = await forRequest(approveRegistration(service.db, service.clock, params.id, by));
    service.mail.wake();
    return success({ message: `Account ${account.id} is active`, data: showAccount(account) });
  },

  async rejectRegistration({ params, body }, context) {
    const { service } = context;
    const by = await requireOperator(context);
    requireRecentConfirmation(context);
    await forRequest(rejectRegistration(service.db, service.clock, params.id, body.reason, by));
    service.mail.wake();
    return success({ message: "The registration is rejected" });
  },

  async changeAccountStatus({ params, body }, context) {
    const { service } = context;
    const by = await requireOperator(context);
    requireRecentConfirmation(context);
    const account = await forRequest(
      changeAccount(service.db, service.clock, numberIn(params.id), body.move, body.reason, by.email),
    );
    return success({ message: `Account ${account.id} is ${account.status}`, data: showAccount(account) });
  },
} satisfies Partial<Handlers>;
