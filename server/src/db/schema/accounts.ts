// Accounts, their environments with settings and TINs, users and keys; limits and idempotency.

import {
  bigint,
  blob,
  char,
  flag,
  initially,
  int,
  optional,
  serial,
  string,
  type Tables,
  text,
  time,
  uuid,
} from "../sql/schema.ts";

/** The texts of receipts. A branch can have its own. */
export const receiptTexts = {
  trade_name: optional(string(20)),
  receipt_address: optional(string(200)),
  receipt_header: optional(string(20)),
  receipt_footer: optional(string(20)),
  receipt_language: optional(string(2)),
};

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
      // Whether all its people must sign in with a second factor.
      two_factor_required: initially(0, flag()),
    },
  },
  data_sets: {
    columns: { id: serial(), account_id: int(), environment: string(10) },
    unique: { environment: ["account_id", "environment"] },
  },
  // A person's membership of an account.
  users: {
    columns: {
      id: serial(),
      account_id: int(),
      person_id: int(),
      name: string(200),
      email: string(200),
      role: string(20),
      is_active: flag(),
      created_at: time(),
      updated_at: time(),
      // Invited: until the person accepts. Removed: kept for the audit and the keys' history.
      invited_at: optional(time()),
      removed_at: optional(time()),
    },
    unique: { email: ["account_id", "email"] },
    index: { person: ["person_id"] },
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
      // The key that took its place.
      replaced_by: optional(uuid()),
      is_approved: initially(1, flag()),
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
  settings: { columns: { name: string(60), value: text() }, primary: ["name"] },
  // Settings of an account, one row for each of its environments; a setting without a value has its default.
  account_settings: {
    columns: {
      data_set_id: int(),
      walk_in_customer_name: optional(string(60)),
      updated_at: time(),
      ...receiptTexts,
      vat_registered: optional(flag()),
      receipt_logo: optional(char(32)),
      // How late and how often a sale can be credited.
      credit_note_window: optional(string(12)),
      credit_notes_per_sale: optional(int()),
      nightly_matching: optional(flag()),
    },
    primary: ["data_set_id"],
  },
  // The logo on receipts. An image stays as long as receipts that were accepted with it.
  receipt_logos: {
    columns: {
      data_set_id: int(),
      fingerprint: char(32),
      media_type: string(20),
      width: int(),
      height: int(),
      bytes: int(),
      content: blob(),
      created_at: time(),
      // Since when it is no longer the setting; null for the setting, and for logos that receipts print.
      replaced_at: optional(time()),
    },
    primary: ["data_set_id", "fingerprint"],
  },
  // TINs that are bound to accounts, each to one.
  account_tins: {
    columns: { tin: string(20), account_id: int(), bound_at: time() },
    primary: ["tin"],
    index: { account: ["account_id", "tin"] },
  },
};
