// A business registers with the form, and then proves the mailbox and the password. Both are needed: a stranger
// who types somebody's address has no mailbox, and a person who gets an unexpected mail has no password.

import type { components } from "@taxctl/sdk/rules/openapi";
import { profileOfCountry } from "@taxctl/sdk/rules/profiles";
import { normalTin, tinProblem } from "@taxctl/sdk/rules/tins";
import { UnprocessableError, ValidationError } from "../../../base/errors.ts";
import { ensurePerson, lockPerson, normalEmail, updatePerson } from "../../../core/accounts/person-store.ts";
import { recordServiceChange } from "../../../core/audit/record.ts";
import type { Service } from "../../../core/context/context.ts";
import { notifyOperators } from "../../../core/mail/notify-operators.ts";
import { enqueueMail, enqueueMailWithToken } from "../../../core/mail/outbox.ts";
import { countMails } from "../../../core/mail/store.ts";
import { newRowId } from "../../../db/row-ids.ts";
import type { Queryable } from "../../../db/sql/schema.ts";
import { countUnusedTokens, findToken, issueToken, useToken } from "../token-store.ts";
import * as store from "./store.ts";

export const linkLifeMs = 24 * 60 * 60_000;
const hourMs = 60 * 60_000;
/** Working codes that an address gets in an hour: a stranger can't fill a mailbox. Any of them confirms what is registered later. */
const mostCodes = 3;
/** Registrations of an address that a password is tried on. */
const mostTried = 50;

type Dependencies = Pick<Service, "db" | "clock" | "passwords" | "secrets">;

export type Form = components["schemas"]["RegistrationInput"];

const subjectOf = (id: string): string => `registration ${id}`;

/**
 * Stores a registration and sends the code that confirms it. The response doesn't depend on whether the address is known.
 * Each form has its own code, so that a stranger who sends it again doesn't end an earlier one. A form after many others has no code
 * of its own, and is confirmed with one of theirs.
 *
 * @throws ValidationError on `tin` that doesn't have the form of the country's control units
 */
export async function register({ db, clock, passwords, secrets }: Dependencies, form: Form): Promise<void> {
  const { business, country, name, terms_version } = form;
  const email = normalEmail(form.email);
  const tin = normalTin(form.tin);
  const problem = tinProblem(tin, profileOfCountry(country));
  if (problem) throw new ValidationError({ tin: [problem] });
  const password_hash = await passwords.hash(form.password);
  await db.transaction(async (trx) => {
    const nowMs = clock.now();
    if (await store.isWaiting(trx, { email, tin })) {
      if ((await countMails(trx, email, nowMs - hourMs, "registration_waiting")) >= mostCodes) return;
      await enqueueMail(trx, { to: email, kind: "registration_waiting", values: { name, business } }, nowMs);
      return;
    }
    const id = newRowId(trx);
    const row = { id, business, tin, country, name, email, terms_version, password_hash };
    await store.insertRegistration(trx, { ...row, created_at: nowMs });
    const open = (await store.listUnverified(trx, email)).map((other) => subjectOf(other.id));
    if ((await countUnusedTokens(trx, { purpose: "verify", subjects: open }, nowMs - hourMs)) >= mostCodes)
      return;
    const link = { purpose: "verify" as const, subject: subjectOf(id), lifeMs: linkLifeMs };
    const token = await issueToken(trx, link, nowMs);
    const values = { name, business, token, expires_at: nowMs + linkLifeMs };
    const mail = { to: email, kind: "registration_verify" as const, values };
    await enqueueMailWithToken(trx, secrets, mail, nowMs);
  });
}

function linkInvalid(): UnprocessableError {
  return new UnprocessableError(
    "link_invalid",
    "The code was used, has expired or is incomplete. Register again",
  );
}

/**
 * The registration that a code and a password confirm. The code proves the mailbox, and the password tells which registration of this
 * address is the person's own: first the code's, then the newest. @throws UnprocessableError, ValidationError
 */
async function findProved(
  { db, clock, passwords }: Pick<Dependencies, "db" | "clock" | "passwords">,
  { token, password }: { token: string; password: string },
): Promise<string> {
  const known = await findToken(db.knex, "verify", token, clock.now());
  const id = known?.subject?.replace(/^registration /, "") ?? "";
  const named = await store.findRegistration(db.knex, id);
  const all = named ? await store.listUnverified(db.knex, named.email, mostTried) : [];
  const own = named?.status === "unverified" ? [named] : [];
  const tried = [...own, ...all.filter((row) => row.id !== id)];
  if (tried.length === 0) throw linkInvalid();
  for (const row of tried) if (await passwords.verify(password, row.password_hash)) return row.id;
  throw new ValidationError({ password: ["is not the password that was registered"] });
}

/**
 * Confirms the e-mail address of a registration, which then waits for review. A person who is new gets the password of the form.
 *
 * @throws UnprocessableError 422 `link_invalid`, ValidationError for a wrong password
 */
export async function verifyRegistration(
  { db, clock, passwords }: Pick<Dependencies, "db" | "clock" | "passwords">,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const id = await findProved({ db, clock, passwords }, { token, password });
  await db.transaction(async (trx) => {
    const nowMs = clock.now();
    const row = await store.lockRegistration(trx, id);
    if (row?.status !== "unverified" || !(await useToken(trx, "verify", token, nowMs))) throw linkInvalid();
    await adoptPerson(trx, row, nowMs);
    // The form was sent twice: one registration is enough. The person's row makes the other request wait.
    if (await store.isWaiting(trx, row)) {
      await store.deleteRegistration(trx, id);
      return;
    }
    const change = { status: "pending" as const, verified_at: nowMs, password_hash: null };
    await store.updateRegistration(trx, id, change);
    const { business, tin, email } = row;
    const recorded = {
      action: "registrations.verify",
      subject: subjectOf(id),
      new: { business, tin, email },
    };
    await recordServiceChange(trx, {}, recorded, nowMs);
    const what = `The registration of ${business}`;
    await notifyOperators(trx, { what, page: "/console/operators" }, nowMs);
  });
}

/** The person of the address: a new one gets name and password of the form, a known one keeps both. */
async function adoptPerson(
  trx: Queryable,
  { email, name, password_hash }: store.RegistrationRow,
  nowMs: number,
): Promise<void> {
  const person = await lockPerson(trx, await ensurePerson(trx, { email, name }, nowMs));
  if (!person) throw new Error("a person vanished");
  const isNew = person.password_hash === null;
  const email_verified_at = person.email_verified_at ?? nowMs;
  const change = isNew
    ? { password_hash, password_changed_at: nowMs, email_verified_at }
    : { email_verified_at };
  await updatePerson(trx, person.id, change, nowMs);
}
