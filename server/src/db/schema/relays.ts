// Relays: programs at branches that forward calls to control units, and the branches that each serves.

import {
  blob,
  char,
  flag,
  initially,
  int,
  optional,
  string,
  type Tables,
  time,
  uuid,
} from "../sql/schema.ts";

export const relays: Tables = {
  relays: {
    columns: {
      id: uuid(),
      data_set_id: int(),
      // Who created it.
      user_id: int(),
      name: string(100),
      // SHA-256 of the token, in hex.
      token_hash: char(64),
      token_prefix: string(12),
      revoked_at: optional(time()),
      // 0 until an operator has approved it, where the operators approve what members create.
      is_approved: initially(1, flag()),
      // The latest connection, and the process that has it; null while the relay is not connected.
      connection_id: optional(uuid()),
      process_id: optional(uuid()),
      connected_at: optional(time()),
      disconnected_at: optional(time()),
      // When it was reported as disconnected, so that each event is sent once.
      reported_away_at: optional(time()),
      version: optional(string(40)),
      remote_address: optional(string(64)),
      // Hosts and ports that the relay calls.
      allowed: optional(blob()),
      created_at: time(),
      updated_at: time(),
    },
    primary: ["id"],
    unique: { token: ["token_hash"] },
    index: { data_set: ["data_set_id", "id"], connected: ["process_id"] },
  },
  relay_branches: {
    columns: { relay_id: uuid(), branch_id: int() },
    primary: ["relay_id", "branch_id"],
    index: { branch: ["branch_id"] },
  },
};
