// Who changes users and keys: an operator with `taxd`, or a member of the account who is signed in. The rules are the same for both.

import type { Config } from "../../base/config.ts";
import type { Queryable } from "../../db/sql/schema.ts";
import {
  type Caller,
  type Change,
  type ChangeScope,
  recordChange,
  recordOperatorChange,
} from "../audit/record.ts";
import { AccountError } from "./admin-error.ts";
import { type Role, rankOf } from "./roles.ts";

export type Actor = {
  /** Undefined for an operator, who may change every account and role. */
  member?: {
    account_id: number;
    data_set_id: number;
    role: Role;
    /** Whether the operators approve live keys. */
    keyApproval: boolean;
  };
  /** Of an operator who is signed in. */
  operator_id?: number;
  record(trx: Queryable, scope: ChangeScope, change: Change, nowMs: number): Promise<void>;
};

export const operator: Actor = { record: recordOperatorChange };

/** An operator who is signed in: the audit names the person. */
export function operatorNamed({ id, email }: { id: number; email: string }): Actor {
  return {
    operator_id: id,
    record: (trx, scope, change, nowMs) =>
      recordOperatorChange(trx, scope, { ...change, detail: { ...change.detail, operator: email } }, nowMs),
  };
}

/** The caller of a request as an actor. */
export function memberOf(
  caller: Caller & { user: { role: Role }; service: { config: Pick<Config, "keyApproval"> } },
): Actor {
  const { account, environment, user, service } = caller;
  const { keyApproval } = service.config;
  return {
    member: { account_id: account.id, data_set_id: environment.id, role: user.role, keyApproval },
    record: (trx, scope, change) => recordChange(trx, caller, change, scope),
  };
}

/** @throws AccountError where a member would give access above the member's own */
export function requireRank({ member }: Actor, role: Role): void {
  if (!member || rankOf(role) <= rankOf(member.role)) return;
  throw new AccountError(`The role ${role} is above your own.`, "Ask an owner.", { code: "role_above_own" });
}
