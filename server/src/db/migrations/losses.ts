// Finds the tables and columns that taking migrations back would drop, and counts their rows.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openDatabase } from "../open.ts";
import { migrationsToRollBack, type RollbackOptions } from "./migrate.ts";

/** A table that would be dropped with its rows, or a column with its values. */
export type Loss = { table: string; column?: string; rows: number };

type Columns = Map<string, Set<string>>;

async function columnsOf({ knex }: Database): Promise<Columns> {
  const rows: { table: string; name: string }[] = await knex
    .from(knex.raw("sqlite_master as t join pragma_table_xinfo(t.name) as c"))
    .where({ "t.type": "table" })
    .whereNot("t.name", "like", "sqlite%")
    .select("t.name as table", "c.name as name");
  const tables: Columns = new Map();
  for (const { table, name } of rows) tables.set(table, (tables.get(table) ?? new Set()).add(name));
  return tables;
}

/** Takes the same migrations back on an empty database of its own, and compares its schema before and after. */
async function dropped(
  db: Database,
  options: RollbackOptions,
): Promise<{ table: string; column?: string }[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "taxctl-schema-"));
  try {
    const empty = await openDatabase({ dataDir, migrations: db.migrations });
    try {
      await empty.migrate(await db.schemaVersion());
      const before = await columnsOf(empty);
      await empty.rollback(options);
      const after = await columnsOf(empty);
      return [...before].flatMap(([table, columns]) => {
        const left = after.get(table);
        if (!left) return [{ table }];
        return [...columns].filter((column) => !left.has(column)).map((column) => ({ table, column }));
      });
    } finally {
      await empty.close();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The tables and columns that a rollback to `to` would drop; `undefined` is an empty database. */
export async function findLosses(db: Database, to: string | undefined): Promise<Loss[]> {
  const options = to === undefined ? { all: true } : { to };
  const losses: Loss[] = [];
  for (const { table, column } of await dropped(db, options)) {
    const counted = await db
      .knex(table)
      .count({ rows: column ?? "*" })
      .first();
    losses.push({ table, ...(column === undefined ? {} : { column }), rows: Number(counted?.rows) });
  }
  return losses;
}

/** Migrations that a rollback to `to` takes back, last first. */
export async function findRolledBack(db: Database, to: string | undefined): Promise<string[]> {
  return migrationsToRollBack(db, to === undefined ? { all: true } : { to });
}
