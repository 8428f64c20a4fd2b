// Runs migrations forward and back. Each has one statement at a time and is idempotent, so the next run resumes after a kill.

import type { Knex } from "knex";
import { systemClock } from "../../base/clock.ts";
import { DatabaseLost } from "../../base/database-lost.ts";
import { isDuplicateKey } from "../engine/failures.ts";
import { type Family, familyOf, type Queryable } from "../sql/schema.ts";
import { type Migration, unlessDone } from "./migration.ts";

type Migratable = {
  knex: Knex;
  family: Family;
  /** What this version knows, in order: the baseline first. */
  migrations: readonly Migration[];
  transaction<T>(work: (trx: Knex.Transaction) => Promise<T>): Promise<T>;
};

export const history = "schema_migrations";

/** A database whose tables another schema made: this version can't work on it, and changes nothing in it. */
class OtherBaseline extends Error {
  override readonly name = "OtherBaseline";
  readonly remedy =
    "Use an empty database (another TAXD_DATA_DIR or TAXD_DATABASE_URL), or the version that made this one. Before 0.1.0, no version takes over the database of another schema.";
}

type Applied = { name: string; batch: number };

/** The applied migrations, in the order of the list. @throws OtherBaseline */
export async function appliedMigrations({
  knex,
  migrations,
}: Pick<Migratable, "knex" | "migrations">): Promise<Applied[]> {
  if (!(await knex.schema.hasTable(history))) return [];
  const rows: Applied[] = await knex(history).orderBy("applied_at").select("name", "batch");
  const batches = new Map(rows.map(({ name, batch }) => [name, batch]));
  const [baseline] = migrations;
  const [first] = rows;
  if (baseline && first && !batches.has(baseline.name)) {
    throw new OtherBaseline(
      `The database was made with another schema (${first.name}) than this version's (${baseline.name}).`,
    );
  }
  return migrations.flatMap(({ name }) => {
    const batch = batches.get(name);
    return batch === undefined ? [] : [{ name, batch }];
  });
}

/**
 * On MySQL a baseline that was killed in the middle has left tables without a record. The comment of the history names the
 * baseline that began.
 *
 * @throws OtherBaseline
 */
async function requireOwnTables({
  knex,
  migrations,
}: Pick<Migratable, "knex" | "migrations">): Promise<void> {
  const found: { begun: string } | undefined = await knex("information_schema.tables")
    .whereRaw("table_schema = database()")
    .where({ table_name: history })
    .first("table_comment as begun");
  const [baseline] = migrations;
  if (!baseline || found?.begun === baseline.name) return;
  throw new OtherBaseline(
    `The tables of the database were begun with another schema (${found?.begun || "unknown"}) than this version's (${baseline.name}).`,
  );
}

/** Names of the migrations still to be applied. */
export async function pendingMigrations(database: Migratable): Promise<string[]> {
  const done = new Set((await appliedMigrations(database)).map(({ name }) => name));
  return database.migrations.map(({ name }) => name).filter((name) => !done.has(name));
}

/** The last applied migration; `undefined` on an empty database. */
export async function schemaVersion(database: Migratable): Promise<string | undefined> {
  return (await appliedMigrations(database)).at(-1)?.name;
}

// SQLite rolls DDL back with everything else; on MySQL a transaction around it would have no effect.
function step<T>(database: Migratable, work: (db: Queryable) => Promise<T>): Promise<T> {
  return database.family === "sqlite" ? database.transaction(work) : work(database.knex);
}

/** Applies a migration and records it, unless it is recorded. Another process that applies the same one meanwhile is waited for. */
async function apply(database: Migratable, { name, up }: Migration, batch: number): Promise<void> {
  const { knex, family, transaction } = database;
  const isApplied = async (db: Queryable) => (await db(history).where({ name }).first("name")) !== undefined;
  const record = (db: Queryable) => db(history).insert({ name, batch, applied_at: systemClock.now() });
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
  const { knex, family, migrations } = database;
  const done = await appliedMigrations(database);
  // A start on a database that is up to date runs no more queries.
  if (done.length === migrations.length) return;
  const key = family === "mysql" ? "varchar(100) character set ascii collate ascii_bin" : "text";
  const [baseline] = migrations;
  const begun = family === "mysql" && baseline ? ` comment = '${baseline.name}'` : "";
  await knex.raw(
    `create table if not exists ${history} (name ${key} not null primary key, batch int not null, applied_at bigint not null)${begun}`,
  );
  if (begun !== "" && done.length === 0) await requireOwnTables(database);
  const batch = 1 + Math.max(0, ...done.map((row) => row.batch));
  for (const migration of migrations) {
    if (!done.some(({ name }) => name === migration.name)) await apply(database, migration, batch);
    if (migration.name === upTo) return;
  }
}

/** How far back to go: nothing at all is left (`all`), or `to` is the last migration that stays. Default: the last batch goes. */
export type RollbackOptions = { all?: boolean; to?: string };

/** Names of the migrations that a rollback takes back, last first. @throws RangeError when `to` is not applied */
export async function migrationsToRollBack(
  database: Migratable,
  options: RollbackOptions = {},
): Promise<string[]> {
  const done = await appliedMigrations(database);
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
  const names = await migrationsToRollBack(database, options);
  for (const name of names) {
    const migration = database.migrations.find((one) => one.name === name);
    if (!migration) continue;
    await step(database, async (db) => {
      await unlessDone(migration.down(db, familyOf(db)));
      await db(history).where({ name }).delete();
    });
  }
}
