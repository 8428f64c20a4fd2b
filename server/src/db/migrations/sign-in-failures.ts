// Failed attempts to sign in, counted for all processes together.
import { char, int, time } from "../sql/schema.ts";
import { createTable, type Migration } from "./migration.ts";

export const signInFailures: Migration[] = [
  createTable("6560", "sign_in_failures", {
    columns: {
      // SHA-256 of who failed from where, in hex.
      id: char(64),
      failures: int(),
      last_at: time(),
    },
    primary: ["id"],
    index: { last: ["last_at"] },
  }),
];
