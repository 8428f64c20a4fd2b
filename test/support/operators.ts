// Operators and registrations, as tests of them begin.
import type { Taxctl } from "@taxctl/sdk";
import { updatePerson } from "../../server/src/core/accounts/person-store.ts";
import type { Service } from "../../server/src/core/context/context.ts";
import { type IssuedKey, issueKey } from "../../server/src/modules/people/accounts/key-admin.ts";
import { addOperator } from "../../server/src/modules/people/operators/admin.ts";
import { mailedToken } from "./mails.ts";
import { insertToken, sessionClient } from "./people.ts";

type Running = { service: Service; url: string };

let numbers = 0;

type SessionOptions = { twoFactor?: boolean; confirmed_at?: number };

/** The token of a session of an operator, who has a second factor unless otherwise given. */
export async function operatorToken(
  test: Running,
  { twoFactor = true, ...session }: SessionOptions = {},
): Promise<string> {
  const { db, clock } = test.service;
  numbers += 1;
  const { person_id } = await addOperator(test.service, {
    name: "Wanjiru",
    email: `operator-${numbers}@tax.example`,
  });
  if (twoFactor) await updatePerson(db.knex, person_id, { totp_confirmed_at: clock.now() }, clock.now());
  return insertToken(test, person_id, { code_at: twoFactor ? clock.now() : null, ...session });
}

/** A client of an operator who is signed in. */
export async function operatorClient(test: Running, options: SessionOptions = {}): Promise<Taxctl> {
  return sessionClient(test, await operatorToken(test, options));
}

/** A live key of the account's owner that waits for approval, as one has under `TAXD_KEY_APPROVAL`. */
export async function waitingKey(
  test: Running & { account: { users: { owner: number } } },
): Promise<IssuedKey> {
  const { db, clock } = test.service;
  return issueKey(db, clock, test.account.users.owner, "live", { is_approved: false });
}

/** A registration that nobody has sent before. */
export function newForm() {
  numbers += 1;
  return {
    business: `Duka ${numbers}`,
    tin: `P05${String(numbers).padStart(7, "0")}Z`,
    country: "KE",
    name: "Asha Otieno",
    email: `asha-${numbers}@duka.example`,
    password: "four unrelated words",
    terms_version: "2026-01",
  };
}

/** Sends a registration and confirms it: it waits for review then. */
export async function registerBusiness(test: Running, form = newForm()) {
  const { registrations } = sessionClient(test);
  await registrations.create(form);
  const token = await mailedToken(test.service, form.email);
  await registrations.verify({ token, password: form.password });
  const row = await test.service.db.knex("registrations").where({ email: form.email }).first("id");
  return { ...form, id: String(row.id) };
}
