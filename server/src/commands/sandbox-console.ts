// The person of `taxd start` who can sign in to the console: the owner of the sandbox account, with a password of this machine.

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { randomInt } from "../base/chance.ts";
import { findPersonByEmail, updatePerson } from "../core/accounts/person-store.ts";
import { listUsers } from "../core/accounts/store.ts";
import type { Service } from "../core/context/context.ts";
import { CommandFailure } from "./command.ts";

const letters = "abcdefghijkmnpqrstuvwxyz23456789";

/** Four groups of four letters. */
function makePassword(): string {
  const group = (): string => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}

/** `password` is undefined once the person has changed it. */
export type ConsoleAccess = { url: string; email: string; password: string | undefined };

/** The owner of the account, with a password that a file of the data folder keeps. */
export async function ensureConsoleAccess(
  { db, clock, passwords, config }: Pick<Service, "db" | "clock" | "passwords" | "config">,
  accountId: number,
  url: string,
): Promise<ConsoleAccess> {
  const owner = (await listUsers(db.knex, accountId)).find(
    ({ role, is_active }) => role === "owner" && is_active,
  );
  const person = owner && (await findPersonByEmail(db.knex, owner.email));
  if (!person) throw new CommandFailure("The sandbox account has no active owner.", "Use `taxd serve`.");
  const file = join(config.dataDir, "console-password");
  const access = { url: `${url}/console/${accountId}/sandbox`, email: person.email };
  if (person.password_hash !== null) {
    const kept = existsSync(file) ? readFileSync(file, "utf8").trim() : undefined;
    const isCurrent = kept !== undefined && (await passwords.verify(kept, person.password_hash));
    return { ...access, password: isCurrent ? kept : undefined };
  }
  const password = makePassword();
  writeFileSync(file, `${password}\n`, { mode: 0o600, flush: true });
  const nowMs = clock.now();
  const change = { password_hash: await passwords.hash(password), password_changed_at: nowMs };
  await updatePerson(
    db.knex,
    person.id,
    { ...change, email_verified_at: person.email_verified_at ?? nowMs },
    nowMs,
  );
  return { ...access, password };
}
