// The processes that work on this database, each with a lease on the database's clock.
import { createTable, type Migration } from "../migration.ts";
import { bigint, string } from "../schema.ts";

export const processes: readonly Migration[] = [
  createTable("3000", "processes", {
    columns: { id: string(40), lease_until: bigint() },
    primary: ["id"],
  }),
];
