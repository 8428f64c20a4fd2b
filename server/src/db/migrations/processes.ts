// The processes that work on this database, each with a lease on the database's clock.

import { bigint, string } from "../sql/schema.ts";
import { createTable, type Migration } from "./migration.ts";

export const processes: readonly Migration[] = [
  createTable("3000", "processes", {
    columns: { id: string(40), lease_until: bigint() },
    primary: ["id"],
  }),
];
