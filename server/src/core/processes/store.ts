// Rows of processes: the lease of each, on the database's clock.
import type { Database } from "../../db/open.ts";

/** Rows of ended processes are kept for a day, so that their leftovers are recognized. */
const keptMs = 24 * 3_600_000;

/** Renews the lease of a process, or takes its first one. */
export async function renewLease(db: Database, id: string, leaseMs: number): Promise<void> {
  const { knex } = db;
  const lease = { lease_until: knex.raw("? + ?", [db.now(), leaseMs]) };
  if ((await knex("processes").where({ id }).update(lease)) === 0)
    await knex("processes").insert({ id, ...lease });
}

export async function endLease(db: Database, id: string): Promise<void> {
  await db
    .knex("processes")
    .where({ id })
    .update({ lease_until: db.knex.raw("? - 1", [db.now()]) });
}

/** Whether the lease of a process has ended; `undefined` for one that never had any. */
export async function hasEnded(db: Database, id: string): Promise<boolean | undefined> {
  const row: { ended: unknown } | undefined = await db
    .knex("processes")
    .where({ id })
    .first({ ended: db.knex.raw("lease_until < ?", [db.now()]) });
  return row && Boolean(Number(row.ended));
}

export async function deleteEnded(db: Database): Promise<void> {
  await db
    .knex("processes")
    .where("lease_until", "<", db.knex.raw("? - ?", [db.now(), keptMs]))
    .delete();
}

/** The database's time. */
export async function readTime(db: Database): Promise<number> {
  const row = await db.knex.select({ now: db.now() }).first();
  return Number(row.now);
}

/** The processes with a valid lease; none in a database without their table. */
export async function countRunning(db: Database): Promise<number> {
  if (!(await db.knex.schema.hasTable("processes"))) return 0;
  const [running] = await db.knex("processes").where("lease_until", ">", db.now()).count({ n: "*" });
  return Number(running?.n);
}

/** The connections to the database of a server, this one left out. */
export async function countOtherConnections({ knex }: Database): Promise<number> {
  const row = await knex("information_schema.processlist")
    .whereRaw("db = database() and id <> connection_id()")
    .count({ n: "*" })
    .first();
  return Number(row?.n ?? 0);
}
