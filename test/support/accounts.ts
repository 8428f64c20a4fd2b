// An account as operators make one, and the rejections that they get.

import { AccountError } from "../../server/src/core/accounts/admin-error.ts";
import type { Database } from "../../server/src/db/open.ts";
import { approveAccount, registerAccount } from "../../server/src/modules/people/accounts/admin.ts";

export const clock = { now: () => Date.parse("2026-03-10T09:00:00Z") };

export async function rejection(work: Promise<unknown>): Promise<AccountError> {
  try {
    await work;
  } catch (error) {
    if (error instanceof AccountError) return error;
    throw error;
  }
  throw new Error("it was not rejected");
}

export const register = (db: Database, email = "asha@duka.example") =>
  registerAccount(db, clock, { name: " Duka Ltd ", email, owner_name: "Asha Otieno", features: ["async"] });

export async function approved(db: Database) {
  const { account, owner } = await register(db);
  const { keys } = await approveAccount(db, clock, account.id);
  return { account, owner, keys };
}
