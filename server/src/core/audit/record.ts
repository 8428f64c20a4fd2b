// Records each change with its author, in the transaction of the change. Entries are never changed or deleted.

import { isDeepStrictEqual } from "node:util";
import type { Clock } from "../../base/clock.ts";
import { cutText } from "../../base/cut-text.ts";
import type { Queryable } from "../../db/sql/schema.ts";
import { markApplied } from "../idempotency/fence.ts";
import type { Claim } from "../idempotency/store.ts";
import { shown } from "./shown.ts";
import { findAccountOf, insertEntry } from "./store.ts";

type Values = object | null;

export type Change = {
  /** Topic and verb: `branches.update`. */
  action: string;
  /** Kind and name of the changed record: `branch 00`. */
  subject: string;
  /** The values before the change; left out or null for a new record. */
  old?: Values;
  /** The values after; left out or null where nothing is left. */
  new?: Values;
  /** Further details of the change, such as a reason. */
  detail?: Values;
};

/** The account or environment that a change concerns. The account of an environment can be omitted. Changes of the whole service have neither. */
export type ChangeScope = { account_id?: number; data_set_id?: number };

/** The caller of a request; every handler's context is one. */
export type Caller = {
  service: { clock: Clock };
  account: { id: number };
  environment: { id: number };
  user: { id: number };
  /** Undefined where the caller is signed in. */
  key: { prefix: string } | undefined;
  claim?: Claim | undefined;
};

/** Records a change within a transaction. The caller passes the author. */
export type Recorder = (trx: Queryable, change: Change) => Promise<void>;

/**
 * Records a change that the caller of a request makes. With its commit the request has taken effect. A change of the
 * whole account has a `scope` without an environment: the audits of live and sandbox both list it.
 */
export async function recordChange(
  trx: Queryable,
  caller: Caller,
  change: Change,
  scope: ChangeScope = { account_id: caller.account.id, data_set_id: caller.environment.id },
): Promise<void> {
  const { user, key, service, claim } = caller;
  const actor = { actor: "user" as const, user_id: user.id, ...(key && { key_prefix: key.prefix }) };
  await insertEntry(trx, { ...scope, ...actor, ...withoutSecrets(change) }, service.clock.now());
  if (claim) await markApplied(trx, claim);
}

/** Records a change that a user makes without a handler's context, such as one that follows later from a submission. */
export async function recordUserChange(
  trx: Queryable,
  { user_id, ...scope }: ChangeScope & { user_id: number },
  change: Change,
  nowMs: number,
): Promise<void> {
  const by = { ...(await withAccount(trx, scope)), actor: "user" as const, user_id };
  await insertEntry(trx, { ...by, ...withoutSecrets(change) }, nowMs);
}

const recordAs =
  (actor: "operator" | "service") =>
  async (trx: Queryable, scope: ChangeScope, change: Change, nowMs: number): Promise<void> => {
    await insertEntry(trx, { ...(await withAccount(trx, scope)), actor, ...withoutSecrets(change) }, nowMs);
  };

/** Records a change that an operator makes with `taxd`. */
export const recordOperatorChange = recordAs("operator");

/** Records a change that the service makes automatically, such as disabling a webhook. */
export const recordServiceChange = recordAs("service");

async function withAccount(trx: Queryable, scope: ChangeScope): Promise<ChangeScope> {
  if (scope.account_id !== undefined || scope.data_set_id === undefined) return scope;
  const account_id = await findAccountOf(trx, scope.data_set_id);
  return { ...scope, ...(account_id !== undefined && { account_id }) };
}

function withoutSecrets({ action, subject, old, new: after, detail }: Change) {
  const values = { old: shown(old), new: shown(after), detail: shown(detail) };
  return { action, subject: cutText(subject, 200), ...values };
}

/** The fields that an update really changes, with their values before and after. */
export function changedValues<Row extends object>(
  before: Row,
  update: Partial<Row>,
): { old: Partial<Row>; new: Partial<Row> } {
  const old: Partial<Row> = {};
  const after: Partial<Row> = {};
  for (const name of Object.keys(update) as (keyof Row & string)[]) {
    if (update[name] === undefined || isDeepStrictEqual(before[name], update[name])) continue;
    old[name] = before[name];
    after[name] = update[name];
  }
  return { old, new: after };
}
