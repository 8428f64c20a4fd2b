// An operator reviews a registration: approval creates the account with its owner, a rejection has a reason.

import type { Clock } from "../../../base/clock.ts";
import { type Actor, operator } from "../../../core/accounts/actor.ts";
import { AccountError } from "../../../core/accounts/admin-error.ts";
import { checkReason } from "../../../core/accounts/require.ts";
import { features } from "../../../core/accounts/roles.ts";
import type { AccountRow } from "../../../core/accounts/store.ts";
import { bindTinWithin } from "../../../core/accounts/tins.ts";
import { enqueueMail } from "../../../core/mail/outbox.ts";
import type { Database } from "../../../db/open.ts";
import type { Trx } from "../../../db/sql/schema.ts";
import { insertAccountWithOwner, openAccount } from "../accounts/admin.ts";
import { lockRegistration, type RegistrationRow, updateRegistration } from "./store.ts";

async function requirePending(trx: Trx, id: string): Promise<RegistrationRow> {
  const row = await lockRegistration(trx, id);
  if (!row)
    throw new AccountError(`There is no registration ${id}.`, "`taxd registrations list` shows them.", {
      code: "not_found",
    });
  if (row.status === "pending") return row;
  throw new AccountError(
    row.status === "unverified"
      ? `${row.business} has not confirmed the e-mail address yet.`
      : `The registration of ${row.business} is ${row.status} already.`,
    "`taxd registrations list` shows what waits for review.",
    { code: "registration_not_pending" },
  );
}

async function end(
  trx: Trx,
  nowMs: number,
  row: RegistrationRow,
  decided: { status: "approved"; account_id: number } | { status: "rejected"; reason: string },
  by: Actor,
): Promise<void> {
  const change = { ...decided, reviewed_at: nowMs, operator_id: by.operator_id ?? null };
  await updateRegistration(trx, row.id, change);
  const recorded = {
    action: decided.status === "approved" ? "registrations.approve" : "registrations.reject",
    subject: `registration ${row.id}`,
    old: { status: row.status },
    new: decided,
    detail: { tin: row.tin },
  };
  const scope = decided.status === "approved" ? { account_id: decided.account_id } : {};
  await by.record(trx, scope, recorded, nowMs);
}

/** Makes the account of a registration, active, with its owner and its TIN. @throws AccountError also when another account has the TIN */
export async function approveRegistration(
  db: Database,
  clock: Clock,
  id: string,
  by: Actor = operator,
): Promise<AccountRow> {
  return db.transaction(async (trx) => {
    const nowMs = clock.now();
    const row = await requirePending(trx, id);
    const { business, name, email, tin } = row;
    const input = { name: business, email, owner_name: name, features };
    const { account } = await insertAccountWithOwner(trx, nowMs, input, by);
    const active = await openAccount(trx, nowMs, account.id, by);
    await bindTinWithin(trx, clock, account.id, tin, by);
    await end(trx, nowMs, row, { status: "approved", account_id: account.id }, by);
    await enqueueMail(trx, { to: email, kind: "registration_approved", values: { name, business } }, nowMs);
    return active;
  });
}

/** @throws AccountError */
export async function rejectRegistration(
  db: Database,
  clock: Clock,
  id: string,
  reason: string,
  by: Actor = operator,
): Promise<RegistrationRow> {
  const given = checkReason(reason, "applicant");
  return db.transaction(async (trx) => {
    const nowMs = clock.now();
    const row = await requirePending(trx, id);
    await end(trx, nowMs, row, { status: "rejected", reason: given }, by);
    const { email: to, name, business } = row;
    const values = { name, business, reason: given };
    await enqueueMail(trx, { to, kind: "registration_rejected", values }, nowMs);
    return { ...row, status: "rejected", reason: given };
  });
}
