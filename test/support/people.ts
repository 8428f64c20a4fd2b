// People with passwords and sessions, as a test begins with them.
import { Taxctl } from "@taxctl/sdk";
import { TOTP } from "otpauth";
import type { Clock } from "../../server/src/base/clock.ts";
import { findPerson, updatePerson } from "../../server/src/core/accounts/person-store.ts";
import type { Service } from "../../server/src/core/context/context.ts";
import { insertSession } from "../../server/src/modules/people/session-store.ts";
import { hashToken, makeToken } from "../../server/src/modules/people/token-store.ts";

type Running = { service: Service };

/** Of every person of the tests. */
export const password = "correct horse battery staple";
const hashes = new WeakMap<Service, Promise<string>>();

/** The id of a user's person. */
export async function personOf({ service }: Running, userId: number): Promise<number> {
  const user = await service.db.knex("users").where({ id: userId }).first("person_id");
  return user.person_id;
}

/** A user's person, with a password and a verified address. */
export async function activate(test: Running, userId: number) {
  const { db, clock, passwords } = test.service;
  const id = await personOf(test, userId);
  const known = hashes.get(test.service) ?? passwords.hash(password);
  hashes.set(test.service, known);
  const change = { password_hash: await known, email_verified_at: clock.now() };
  await updatePerson(db.knex, id, change, clock.now());
  const person = await findPerson(db.knex, id);
  if (!person) throw new Error("the user has no person");
  return person;
}

/** When the person last gave the password or a code, and a code. */
type Confirmation = { confirmed_at?: number; code_at?: number | null };

/** The token of a new session of a person, confirmed with the password just now unless otherwise given. */
export async function insertToken(
  { service }: Running,
  person_id: number,
  { confirmed_at = service.clock.now(), code_at = null }: Confirmation = {},
): Promise<string> {
  const token = makeToken();
  const now = service.clock.now();
  await insertSession(service.db.knex, {
    token_hash: hashToken(token),
    person_id,
    created_at: now,
    last_used_at: now,
    confirmed_at,
    code_at,
    expires_at: now + service.config.sessionLongestMs,
    user_agent: "test",
    address: "127.0.0.1",
  });
  return token;
}

/** The headers of a request with a session, as a browser on a page of the service sends them. */
export function withToken(token: string): Record<string, string> {
  return { Cookie: `taxctl-session=${token}`, "Sec-Fetch-Site": "same-origin" };
}

/** The headers of a request by a user, in a new session. */
export async function signedIn(test: Running, userId: number): Promise<Record<string, string>> {
  return withToken(await insertToken(test, await personOf(test, userId)));
}

/** A client with a session; without a token, one that is not signed in. */
export function sessionClient(
  { url }: { url: string },
  token?: string,
  options: { account?: number; sandbox?: boolean } = {},
): Taxctl {
  const baseUrl = options.sandbox ? url.replace("/api/v1", "/sandbox/api/v1") : url;
  return new Taxctl({ session: { token, account: options.account }, baseUrl, pace: false, maxRetries: 0 });
}

/** A client in a new session of a user. */
export async function clientOf(
  test: Running & { url: string },
  userId: number,
  { confirmed_at, ...options }: { account?: number; sandbox?: boolean; confirmed_at?: number } = {},
): Promise<Taxctl> {
  const confirmation = confirmed_at === undefined ? {} : { confirmed_at };
  return sessionClient(test, await insertToken(test, await personOf(test, userId), confirmation), options);
}

/** The token that a response gives the caller; empty where it takes it away. */
export function tokenOf(headers: Headers): string | undefined {
  const [cookie = ""] = headers.getSetCookie();
  return /^(?:__Host-taxctl|taxctl-session)=([^;]*);/.exec(cookie)?.[1];
}

/** The code of an authenticator app. */
export function codeOf(secret: string, clock: Clock): string {
  return new TOTP({ secret }).generate({ timestamp: clock.now() });
}
