// Runs migrations forward and back. Each has one statement at a time and is idempotent, so the next run resumes after a kill.
import type { Knex } from "knex";
import { DatabaseLost, isDuplicateKey } from "../engine/failures.ts";
import { type Family, familyOf, type Queryable } from "../sql/schema.ts";
import { migrations } from "./all.ts";
import { type Migration, unlessDone } from "./migration.ts";

type Migratable = {
  knex: Knex;
  family: Family;
  transaction<T>(work: (trx: Knex.Transaction) => Promise<T>): Promise<T>;
};

const history = "schema_migrations";

/** A database that an earlier version left in the middle of migrations that this version makes at once. */
class UnfinishedMigration extends Error {
  override readonly name = "UnfinishedMigration";
  readonly remedy =
    "Run `taxd migrate` of version 0.1.0 on it, then `taxd migrate` of this version. Or restore a backup.";
}

/** The applied migrations, in the order of the list. @throws UnfinishedMigration */
export async function appliedMigrations(db: Queryable): Promise<{ name: string; batch: number }[]> {
  if (!(await db.schema.hasTable(history))) return [];
  const rows: { name: string; batch: number }[] = await db(history).select("name", "batch");
  const batches = new Map(rows.map(({ name, batch }) => [name, batch]));
  for (const { name, replaces = [] } of migrations) {
    const part = replaces.findLast((one) => batches.has(one));
    if (part === undefined || batches.has(name)) continue;
    throw new UnfinishedMigration(
      `The database stopped in the middle of the schema of version 0.1.0, at ${part}. This version can't go on from there.`,
    );
  }
  return migrations.flatMap(({ name }) => {
    const batch = batches.get(name);
    return batch === undefined ? [] : [{ name, batch }];
  });
}

/** Names of the migrations still to be applied. */
export async function pendingMigrations(db: Queryable): Promise<string[]> {
  const done = new Set((await appliedMigrations(db)).map(({ name }) => name));
  return migrations.map(({ name }) => name).filter((name) => !done.has(name));
}

/** The last applied migration; `undefined` on an empty database. */
export async function schemaVersion(db: Queryable): Promise<string | undefined> {
  return (await appliedMigrations(db)).at(-1)?.name;
}

// SQLite rolls DDL back with everything else; on MySQL a transaction around it would have no effect.
function step<T>(database: Migratable, work: (db: Queryable) => Promise<T>): Promise<T> {
  return database.family === "sqlite" ? database.transaction(work) : work(database.knex);
}

/** Applies a migration and records it, unless it is recorded. Another process that applies the same one meanwhile is waited for. */
async function apply(
  database: Migratable,
  { name, replaces = [name], up }: Migration,
  batch: number,
): Promise<void> {
  const { knex, family, transaction } = database;
  const isApplied = async (db: Queryable) => (await db(history).where({ name }).first("name")) !== undefined;
  const record = (db: Queryable) =>
    db(history).insert(replaces.map((one) => ({ name: one, batch, applied_at: Date.now() })));
  if (family === "sqlite") {
    await transaction(async (trx) => {
      if (await isApplied(trx)) return;
      await up(trx, family);
      await record(trx);
    });
    return;
  }
  while (!(await isApplied(knex))) {
    let isRecorded = false;
    try {
      // Until it is committed, the row keeps other processes from applying the migration.
      await transaction(async (trx) => {
        // On a cluster, another node's process may have been first at the commit: the work begins again.
        isRecorded = false;
        await record(trx);
        isRecorded = true;
        await unlessDone(up(knex, family));
      });
    } catch (error) {
      const isOthers = isDuplicateKey(error) || (error instanceof DatabaseLost && error.reason === "busy");
      if (isRecorded || !isOthers) throw error;
    }
  }
}

/** Applies pending migrations, in order; `upTo` names the last one. */
export async function migrate(database: Migratable, upTo?: string): Promise<void> {
  const { knex, family } = database;
  const done = await appliedMigrations(knex);
  // A start on a database that is up to date runs no more queries.
  if (done.length === migrations.length) return;
  const key = family === "mysql" ? "varchar(100) character set ascii collate ascii_bin" : "text";
  await knex.raw(
    `create table if not exists ${history} (name ${key} not null primary key, batch int not null, applied_at bigint not null)`,
  );
  const batch = 1 + Math.max(0, ...done.map((row) => row.batch));
  for (const migration of migrations) {
    if (!done.some(({ name }) => name === migration.name)) await apply(database, migration, batch);
    if (migration.name === upTo) return;
  }
}

/** How far back to go: nothing at all is left (`all`), or `to` is the last migration that stays. Default: the last batch goes. */
export type RollbackOptions = { all?: boolean; to?: string };

/** Names of the migrations that a rollback takes back, last first. @throws RangeError when `to` is not applied */
export async function migrationsToRollBack(db: Queryable, options: RollbackOptions = {}): Promise<string[]> {
  const done = await appliedMigrations(db);
  const last = Math.max(0, ...done.map((row) => row.batch));
  const kept = options.to === undefined ? -1 : done.findIndex(({ name }) => name === options.to);
  if (options.to !== undefined && kept < 0)
    throw new RangeError(`The database has no migration ${options.to}.`);
  return done
    .filter(({ batch }, index) => (options.to === undefined ? options.all || batch === last : index > kept))
    .map(({ name }) => name)
    .reverse();
}

/** Takes migrations back; the data in their tables and columns is lost. */
export async function rollback(database: Migratable, options: RollbackOptions = {}): Promise<void> {
  const names = await migrationsToRollBack(database.knex, options);
  for (const name of names) {
    const migration = migrations.find((one) => one.name === name);
    if (!migration) continue;
    await step(database, async (db) => {
      await unlessDone(migration.down(db, familyOf(db)));
      await db(history)
        .whereIn("name", migration.replaces ?? [name])
        .delete();
    });
  }
}
