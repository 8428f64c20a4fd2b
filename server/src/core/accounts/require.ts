// Looks up the accounts, users, names and addresses that operators name, or rejects them.

import { isMailbox } from "../../base/mail-settings.ts";
import type { Queryable } from "../../db/sql/schema.ts";
import type { Actor } from "./actor.ts";
import { AccountError } from "./admin-error.ts";
import * as store from "./store.ts";

/** The number that a path gives; 0, which nothing has, for another text. */
export function numberIn(path: string): number {
  return /^[1-9]\d{0,8}$/.test(path) ? Number(path) : 0;
}

/** The account. @throws AccountError */
export async function requireAccount(db: Queryable, id: number): Promise<store.AccountRow> {
  const account = await store.findAccount(db, id);
  if (!account)
    throw new AccountError(`There is no account ${id}.`, "`taxd accounts list` shows them.", {
      code: "not_found",
    });
  return account;
}

/** The user, whom a member finds in the own account only. @throws AccountError */
export async function requireUser(db: Queryable, id: number, by?: Actor): Promise<store.UserRow> {
  const user = await store.findUser(db, id);
  if (user && (!by?.member || by.member.account_id === user.account_id)) return user;
  throw new AccountError(`There is no user ${id}.`, "`taxd users list ACCOUNT` shows them.", {
    code: "not_found",
  });
}

/** A trimmed name. @throws AccountError */
export function checkName(name: string, of: string): string {
  const trimmed = name.trim();
  if (trimmed === "" || trimmed.length > 200) {
    throw new AccountError(`The name of the ${of} must have 1 to 200 characters.`, "Give another name.", {
      field: "name",
    });
  }
  return trimmed;
}

/** A trimmed reason that a person reads. @throws AccountError */
export function checkReason(reason: string, reader: string): string {
  const trimmed = reason.trim();
  if (trimmed !== "" && trimmed.length <= 500) return trimmed;
  throw new AccountError("The reason must have 1 to 500 characters.", `The ${reader} reads it.`, {
    field: "reason",
  });
}

/** A trimmed, lower-case e-mail address. @throws AccountError */
export function checkEmail(email: string): string {
  const trimmed = email.trim().toLowerCase();
  if (!isMailbox(trimmed)) {
    throw new AccountError(`"${email}" is not an e-mail address.`, "Give one such as owner@example.com.", {
      field: "email",
    });
  }
  return trimmed;
}
