// Exports of records to files, and the encrypted parts of which each file consists.

import { bigint, blob, char, int, optional, string, time, uuid } from "../sql/schema.ts";
import { createTable, type Migration } from "./migration.ts";

export const exports: Migration[] = [
  createTable("6150", "exports", {
    columns: {
      id: uuid(),
      data_set_id: int(),
      user_id: int(),
      type: string(20),
      format: string(10),
      branch_id: optional(int()),
      bhf_id: optional(string(10)),
      from_date: char(10),
      to_date: char(10),
      status: string(10),
      /** How far the writing process came. */
      progress: optional(blob()),
      parts: int(),
      row_count: int(),
      bytes: bigint(),
      sha256: optional(char(64)),
      error: optional(string(300)),
      /** The process that writes it, and until when no other does. */
      worker: optional(uuid()),
      worker_until: time(),
      created_at: time(),
      finished_at: optional(time()),
      expires_at: time(),
    },
    primary: ["id"],
    index: { of_data_set: ["data_set_id", "id"], open: ["status", "worker_until"], old: ["expires_at"] },
  }),
  createTable("6151", "export_parts", {
    columns: {
      export_id: uuid(),
      seq: int(),
      /** Position of its first byte in the file. */
      start: bigint(),
      size: int(),
      key_id: string(40),
      /** Compressed, then encrypted. */
      body: blob(),
    },
    primary: ["export_id", "seq"],
  }),
];
