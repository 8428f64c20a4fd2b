// The operations of operators, with a session of their own: review registrations, suspend, reactivate and cancel accounts.

import { iso, isoOrNull } from "../../../base/clock.ts";
import { PermissionError } from "../../../base/errors.ts";
import { success } from "../../../base/response.ts";
import { type Actor, operatorNamed } from "../../../core/accounts/actor.ts";
import { forRequest } from "../../../core/accounts/admin-error.ts";
import { numberIn, requireAccount } from "../../../core/accounts/require.ts";
import { type AccountRow, searchAccounts } from "../../../core/accounts/store.ts";
import { bindTin, unbindTin } from "../../../core/accounts/tins.ts";
import type { PersonContext } from "../../../core/context/context.ts";
import type { Handlers } from "../../../core/context/operations.ts";
import { changeAccount, setFeatures } from "../accounts/admin.ts";
import { requireKeyById, setKeyLimits } from "../accounts/key-admin.ts";
import { approveRegistration, rejectRegistration } from "../registrations/review.ts";
import { type ListedRegistration, listRegistrations } from "../registrations/store.ts";
import { requireRecentConfirmation } from "../sessions.ts";
import { inspect } from "./inspect.ts";
import { findOperatorOf, type OperatorRow } from "./store.ts";
import { approve, listWaiting, reject, type Waiting } from "./waiting.ts";

/** The operator who is signed in. @throws PermissionError for others, and without a second factor */
async function requireOperator({ service, person }: PersonContext): Promise<OperatorRow> {
  const operator = await findOperatorOf(service.db.knex, person.id);
  if (!operator) throw new PermissionError("operator_required", "You are not an operator of this service");
  if (!operator.two_factor)
    throw new PermissionError(
      "two_factor_required",
      "Operators need two-factor sign-in: POST /me/two-factor",
    );
  return operator;
}

/** The operator as who changes an account: signed in, and confirmed within the last minutes. @throws PermissionError */
async function requireChanger(context: PersonContext): Promise<Actor> {
  const operator = await requireOperator(context);
  requireRecentConfirmation(context);
  return operatorNamed(operator);
}

/** How many accounts one response lists. */
const listLimit = 200;

function showRegistration({ operator_id: _, ...row }: ListedRegistration) {
  const { created_at, verified_at, reviewed_at } = row;
  const times = { verified_at: isoOrNull(verified_at), reviewed_at: isoOrNull(reviewed_at) };
  return { ...row, created_at: iso(created_at), ...times };
}

function showWaiting({ cidrs, user, created_at, expires_at, ...waiting }: Waiting) {
  const { id, kind, prefix, name, environment, account } = waiting;
  return {
    id,
    kind,
    prefix,
    name,
    environment,
    address_ranges: cidrs,
    account: { id: account.id, name: account.name },
    user: { id: user.id, name: user.name, role: user.role },
    created_at: iso(created_at),
    expires_at: isoOrNull(expires_at),
  };
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
    const by = await requireChanger(context);
    const account = await forRequest(approveRegistration(service.db, service.clock, params.id, by));
    service.mailWritten?.();
    return success({ message: `Account ${account.id} is active`, data: showAccount(account) });
  },

  async rejectRegistration({ params, body }, context) {
    const { service } = context;
    const by = await requireChanger(context);
    await forRequest(rejectRegistration(service.db, service.clock, params.id, body.reason, by));
    service.mailWritten?.();
    return success({ message: "The registration is rejected" });
  },

  async changeAccountStatus({ params, body }, context) {
    const { service } = context;
    const by = await requireChanger(context);
    const { move, reason } = body;
    const id = numberIn(params.id);
    const account = await forRequest(changeAccount(service.db, service.clock, id, move, reason, by));
    service.mailWritten?.();
    return success({ message: `Account ${account.id} is ${account.status}`, data: showAccount(account) });
  },

  async listAccounts({ query }, context) {
    await requireOperator(context);
    const { rows, total } = await searchAccounts(context.service.db.knex, query, listLimit);
    return success({ data: rows.map(showAccount), meta: { total } });
  },

  async inspectAccount({ params }, context) {
    await requireOperator(context);
    return success({ data: await forRequest(inspect(context.service, numberIn(params.id))) });
  },

  async changeAccountFeatures({ params, body }, context) {
    const { db, clock } = context.service;
    const by = await requireChanger(context);
    const id = numberIn(params.id);
    const { features } = await forRequest(setFeatures(db, clock, id, body.features, by));
    const message = `Account ${id} includes: ${features.join(", ") || "nothing extra"}`;
    return success({ message, data: await inspect(context.service, id) });
  },

  async bindTin({ params, body }, context) {
    const { db, clock } = context.service;
    const by = await requireChanger(context);
    const id = numberIn(params.id);
    const tin = await forRequest(bindTin(db, clock, id, body.tin, by));
    return success({
      message: `TIN ${tin} is bound to account ${id}`,
      data: await inspect(context.service, id),
    });
  },

  async unbindTin({ params }, context) {
    const { db, clock } = context.service;
    const by = await requireChanger(context);
    const id = numberIn(params.id);
    const tin = await forRequest(unbindTin(db, clock, id, params.tin, false, by));
    return success({
      message: `TIN ${tin} is no longer bound to account ${id}`,
      data: await inspect(context.service, id),
    });
  },

  async changeKeyLimits({ params, body }, context) {
    const { db, clock } = context.service;
    const by = await requireChanger(context);
    const { id } = await forRequest(requireAccount(db.knex, numberIn(params.id)));
    const key = await forRequest(requireKeyById(db.knex, params.key, id));
    await forRequest(setKeyLimits(db, clock, key.id, body, by));
    const message = `The limits of key ${key.prefix} are changed`;
    return success({ message, data: await inspect(context.service, id) });
  },

  async listWaitingKeys(_request, context) {
    await requireOperator(context);
    const data = (await listWaiting(context.service.db.knex)).map(showWaiting);
    return success({ data, meta: { total: data.length } });
  },

  async approveKey({ params }, context) {
    const { db, clock } = context.service;
    const by = await requireChanger(context);
    const { what } = await forRequest(approve(db, clock, params.key, by));
    context.service.mailWritten?.();
    return success({ message: `The ${what} is approved` });
  },

  async rejectKey({ params, body }, context) {
    const { db, clock } = context.service;
    const by = await requireChanger(context);
    const { what } = await forRequest(reject(db, clock, params.key, body.reason, by));
    context.service.mailWritten?.();
    return success({ message: `The ${what} is revoked` });
  },
} satisfies Partial<Handlers>;
