// People: one for each e-mail address, with password and second factor; their sessions, links and recovery codes.
import type { Queryable } from "../sql/schema.ts";
import { blob, char, int, optional, serial, string, time, uuid } from "../sql/schema.ts";
import { addColumns, changeIndexes, createTable, type Migration } from "./migration.ts";

type FoundUser = { id: number; name: string; email: string; created_at: number; updated_at: number };

const usersAtOnce = 500;

/** Gives each user a person: the first user of an address names the person. */
async function fillPeople(db: Queryable): Promise<void> {
  for (;;) {
    const users: FoundUser[] = await db("users").whereNull("person_id").orderBy("id").limit(usersAtOnce);
    for (const { id, name, email: given, created_at, updated_at } of users) {
      const email = given.trim().toLowerCase();
      await db("people").insert({ email, name, created_at, updated_at }).onConflict("email").ignore();
      const person = await db("people").where({ email }).first("id");
      await db("users").where({ id }).update({ person_id: person.id });
    }
    if (users.length < usersAtOnce) return;
  }
}

export const people: Migration[] = [
  createTable("5701", "people", {
    columns: {
      id: serial(),
      // Lower case.
      email: string(200),
      name: string(200),
      // Null until the person sets a password by mail.
      password_hash: optional(string(200)),
      password_changed_at: optional(time()),
      email_verified_at: optional(time()),
      totp_secret: optional(blob()),
      totp_secret_key_id: optional(string(40)),
      // Null while two-factor sign-in is being set up.
      totp_confirmed_at: optional(time()),
      // The time step of the last accepted code: a code works once.
      totp_step: optional(int()),
      created_at: time(),
      updated_at: time(),
    },
    unique: { email: ["email"] },
  }),
  // A user is a person's membership of an account; its own columns for a password were never used. Null only for rows that an earlier version adds later.
  addColumns("5702", "users", { person_id: optional(int()) }),
  changeIndexes("5703", "users", { drop: {}, add: { person: ["person_id"] } }),
  { name: "5704_people_of_users", up: fillPeople, async down() {} },
  createTable("5705", "sessions", {
    columns: {
      id: uuid(),
      // SHA-256 of the token, in hex.
      token_hash: char(64),
      person_id: int(),
      created_at: time(),
      last_used_at: time(),
      // When the person last gave the password or a code.
      confirmed_at: time(),
      // The end, however much the session is used.
      expires_at: time(),
      user_agent: string(200),
      address: string(64),
    },
    primary: ["id"],
    unique: { token: ["token_hash"] },
    index: { person: ["person_id", "id"], end: ["expires_at"], idle: ["last_used_at"] },
  }),
  // Links in mails and other tokens that work once.
  createTable("5706", "person_tokens", {
    columns: {
      token_hash: char(64),
      purpose: string(20),
      person_id: optional(int()),
      // The record of the token, such as an invitation.
      subject: optional(string(60)),
      created_at: time(),
      expires_at: time(),
      used_at: optional(time()),
    },
    primary: ["token_hash"],
    index: { person: ["person_id", "purpose"], end: ["expires_at"] },
  }),
  createTable("5707", "recovery_codes", {
    columns: { person_id: int(), code_hash: char(64), used_at: optional(time()) },
    primary: ["person_id", "code_hash"],
  }),
];
