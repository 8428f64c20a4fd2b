// Registrations of businesses, and the operators who review them.

import { char, int, optional, serial, string, time, uuid } from "../sql/schema.ts";
import { createTable, type Migration } from "./migration.ts";

export const registrations: Migration[] = [
  createTable("5806", "registrations", {
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
  }),
  createTable("5807", "operators", {
    columns: { id: serial(), person_id: int(), created_at: time() },
    unique: { person: ["person_id"] },
  }),
];
