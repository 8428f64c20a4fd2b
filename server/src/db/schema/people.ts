// People: one for each e-mail address, with password and second factor; their sessions, links and recovery codes. Registrations of
// businesses, and the operators who review them.

import {
  blob,
  char,
  flag,
  initially,
  int,
  optional,
  serial,
  string,
  type Tables,
  time,
  uuid,
} from "../sql/schema.ts";

export const people: Tables = {
  people: {
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
      // Whether they want mails about grave events.
      alerts: initially(1, flag()),
      created_at: time(),
      updated_at: time(),
    },
    unique: { email: ["email"] },
  },
  sessions: {
    columns: {
      id: uuid(),
      // SHA-256 of the token, in hex.
      token_hash: char(64),
      person_id: int(),
      created_at: time(),
      last_used_at: time(),
      // When the person last gave the password or a code.
      confirmed_at: time(),
      // When the person last gave a code of the second factor.
      code_at: optional(time()),
      // The end, however much the session is used.
      expires_at: time(),
      user_agent: string(200),
      address: string(64),
    },
    primary: ["id"],
    unique: { token: ["token_hash"] },
    index: { person: ["person_id", "id"], end: ["expires_at"], idle: ["last_used_at"] },
  },
  // Pages that answered a form: the browser is led to them. Encrypted with the session's token, which is stored nowhere.
  form_replies: {
    columns: {
      // SHA-256 of the session's token and the key in the page's address, in hex.
      id: char(64),
      content: blob(),
      expires_at: time(),
    },
    primary: ["id"],
    index: { end: ["expires_at"] },
  },
  // Links in mails and other tokens that work once.
  person_tokens: {
    columns: {
      token_hash: char(64),
      purpose: string(20),
      person_id: optional(int()),
      // The record of the token, such as an invitation, or the new e-mail address.
      subject: optional(string(200)),
      created_at: time(),
      expires_at: time(),
      used_at: optional(time()),
    },
    primary: ["token_hash"],
    index: { person: ["person_id", "purpose"], end: ["expires_at"], subject: ["subject"] },
  },
  recovery_codes: {
    columns: { person_id: int(), code_hash: char(64), used_at: optional(time()) },
    primary: ["person_id", "code_hash"],
  },
  // Failed attempts to sign in, counted for all processes together.
  sign_in_failures: {
    columns: {
      // SHA-256 of who failed from where, in hex.
      id: char(64),
      failures: int(),
      last_at: time(),
    },
    primary: ["id"],
    index: { last: ["last_at"] },
  },
  registrations: {
    columns: {
      id: uuid(),
      // unverified, pending (waits for review), approved or rejected
      status: string(10),
      business: string(200),
      tin: string(20),
      country: char(2),
      name: string(200),
      email: string(200),
      terms_version: string(40),
      // Until the e-mail address is verified: then the person has it.
      password_hash: optional(string(200)),
      account_id: optional(int()),
      reason: optional(string(500)),
      created_at: time(),
      verified_at: optional(time()),
      reviewed_at: optional(time()),
      // Null: reviewed with `taxd`.
      operator_id: optional(int()),
    },
    primary: ["id"],
    index: { status: ["status", "id"], tin: ["tin"], email: ["email"] },
  },
  operators: {
    columns: { id: serial(), person_id: int(), created_at: time() },
    unique: { person: ["person_id"] },
  },
};
