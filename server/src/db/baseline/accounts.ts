// Accounts, their environments, users and keys; limits, idempotency and the audit trail.

import {
  bigint,
  blob,
  char,
  flag,
  int,
  optional,
  serial,
  string,
  type Tables,
  text,
  time,
  uuid,
} from "../sql/schema.ts";

export const accounts: Tables = {
  accounts: {
    columns: {
      id: serial(),
      name: string(200),
      email: string(200),
      status: string(20),
      // A JSON array of plan features.
      features: text(),
      created_at: time(),
      updated_at: time(),
      approved_at: optional(time()),
    },
  },
  data_sets: {
    columns: { id: serial(), account_id: int(), environment: string(10) },
    unique: { environment: ["account_id", "environment"] },
  },
  users: {
    columns: {
      id: serial(),
      account_id: int(),
      name: string(200),
      email: string(200),
      role: string(20),
      is_active: flag(),
      password_hash: optional(string(200)),
      totp_secret: optional(string(200)),
      email_verified_at: optional(time()),
      created_at: time(),
      updated_at: time(),
    },
    unique: { email: ["account_id", "email"] },
  },
  api_keys: {
    columns: {
      id: uuid(),
      account_id: int(),
      user_id: int(),
      data_set_id: int(),
      // Hexadecimal SHA-256 of the key.
      hash: char(64),
      prefix: string(16),
      // A JSON array of address ranges.
      cidrs: optional(text()),
      rate_per_minute: int(),
      burst: int(),
      expires_at: optional(time()),
      revoked_at: optional(time()),
      last_used_at: optional(time()),
      created_at: time(),
    },
    primary: ["id"],
    unique: { hash: ["hash"] },
    index: { account: ["account_id"], user: ["user_id"] },
  },
  key_epoch: { columns: { id: int(), epoch: bigint() }, primary: ["id"] },
  rate_limits: { columns: { id: string(100), tat: bigint() }, primary: ["id"] },
  idempotency_keys: {
    columns: {
      // SHA-256 of key owner, method, path and the caller's key.
      id: char(64),
      data_set_id: int(),
      body_hash: char(64),
      state: string(10),
      status: optional(int()),
      response: optional(blob()),
      owner: string(64),
      created_at: time(),
      expires_at: time(),
    },
    primary: ["id"],
    index: { expiry: ["expires_at"] },
  },
  audit: {
    columns: {
      id: uuid(),
      account_id: optional(int()),
      data_set_id: optional(int()),
      user_id: optional(int()),
      action: string(60),
      subject: string(200),
      detail: optional(blob()),
      created_at: time(),
    },
    primary: ["id"],
    index: { account: ["account_id", "id"] },
  },
  settings: { columns: { name: string(60), value: text() }, primary: ["name"] },
};
