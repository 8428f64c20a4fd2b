// Relays whose tokens wait for an operator: approved, or revoked with a reason; the user who created one gets a mail.

import type { Clock } from "../../base/clock.ts";
import type { Actor } from "../../core/accounts/actor.ts";
import { AccountError } from "../../core/accounts/admin-error.ts";
import { checkReason } from "../../core/accounts/require.ts";
import { enqueueMail } from "../../core/mail/outbox.ts";
import type { Database } from "../../db/open.ts";
import type { Trx } from "../../db/sql/schema.ts";
import { approveToken, listWaitingRelays, revokeRelay, type WaitingRelay } from "./store.ts";

const notWaiting = (): AccountError =>
  new AccountError("The relay doesn't wait for approval.", "`taxd keys waiting` shows what waits.", {
    code: "key_not_waiting",
  });

/** Changes a relay that waits, which another operator may do at the same time. @throws AccountError */
async function decide(
  db: Database,
  id: string,
  change: (trx: Trx, relay: WaitingRelay) => Promise<boolean>,
): Promise<WaitingRelay> {
  return db.transaction(async (trx) => {
    const [relay] = await listWaitingRelays(trx, id);
    if (!relay || !(await change(trx, relay))) throw notWaiting();
    return relay;
  });
}

const scopeOf = ({ account, data_set_id }: WaitingRelay) => ({ account_id: account.id, data_set_id });

/** Lets a relay connect. @throws AccountError */
export async function approveRelay(db: Database, clock: Clock, id: string, by: Actor): Promise<WaitingRelay> {
  return decide(db, id, async (trx, relay) => {
    const nowMs = clock.now();
    if (!(await approveToken(trx, id, nowMs))) return false;
    const change = { action: "relays.approve", subject: `relay ${id}`, new: { is_approved: true } };
    await by.record(trx, scopeOf(relay), change, nowMs);
    const { name, email: to } = relay.user;
    await enqueueMail(trx, { to, kind: "relay_approved", values: { name, relay: relay.name } }, nowMs);
    return true;
  });
}

/** Revokes a relay that waits. @throws AccountError */
export async function rejectRelay(
  db: Database,
  clock: Clock,
  id: string,
  given: string,
  by: Actor,
): Promise<WaitingRelay> {
  const reason = checkReason(given, "user");
  return decide(db, id, async (trx, relay) => {
    const nowMs = clock.now();
    if (!(await revokeRelay(trx, id, nowMs))) return false;
    const change = { action: "relays.reject", subject: `relay ${id}`, old: { name: relay.name } };
    await by.record(trx, scopeOf(relay), { ...change, detail: { reason } }, nowMs);
    const { name, email: to } = relay.user;
    const values = { name, relay: relay.name, reason };
    await enqueueMail(trx, { to, kind: "relay_rejected", values }, nowMs);
    return true;
  });
}
