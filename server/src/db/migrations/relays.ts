// Relays: programs at branches that forward calls to control units, and the branches that each serves.
import { blob, char, int, optional, string, time, uuid } from "../sql/schema.ts";
import { addColumns, createTable, type Migration } from "./migration.ts";

export const relays: Migration[] = [
  createTable("5101", "relays", {
    columns: {
      id: uuid(),
      data_set_id: int(),
      name: string(100),
      // SHA-256 of the token, in hex.
      token_hash: char(64),
      token_prefix: string(12),
      revoked_at: optional(time()),
      // The latest connection, and the process that has it; null while the relay is not connected.
      connection_id: optional(uuid()),
      process_id: optional(uuid()),
      connected_at: optional(time()),
      disconnected_at: optional(time()),
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
  }),
  createTable("5102", "relay_branches", {
    columns: { relay_id: uuid(), branch_id: int() },
    primary: ["relay_id", "branch_id"],
    index: { branch: ["branch_id"] },
  }),
  // Null: the service calls the control unit itself.
  addColumns("5103", "devices", { via: optional(string(10)) }),
];
