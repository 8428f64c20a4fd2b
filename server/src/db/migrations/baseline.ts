// The schema of the service as one migration: the first of every database.

import { hash } from "node:crypto";
import { tables } from "../schema/tables.ts";
import { createTableSql, type Family } from "../sql/schema.ts";
import { type Migration, makeTable, unlessDone } from "./migration.ts";

const families: readonly Family[] = ["sqlite", "mysql"];
const statements = families.flatMap((family) =>
  Object.entries(tables).flatMap(([name, table]) => createTableSql(name, table, family)),
);

/** Its name has a fingerprint of its statements: a database of another baseline is rejected. */
export const baseline: Migration = {
  name: `baseline_${hash("sha256", statements.join(";")).slice(0, 8)}`,
  /** Each step is idempotent, and skipped if another process was faster: on a cluster, two nodes may run it at once. */
  async up(db, family) {
    for (const [name, table] of Object.entries(tables)) await unlessDone(makeTable(db, family, name, table));
    await db("key_epoch").insert({ id: 1, epoch: 0 }).onConflict("id").merge(["id"]);
  },
  async down(db) {
    for (const name of Object.keys(tables)) await db.schema.dropTableIfExists(name);
  },
};
