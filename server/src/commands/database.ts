// The database of a command that works on it directly, without the service: opened, checked, closed.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { type Config, loadConfig } from "../base/config.ts";
import { requireDatabaseFile, sqliteFile } from "../db/engine/sqlite-file.ts";
import { type Database, openDatabase } from "../db/open.ts";
import { CommandFailure, SettingsFailure } from "./command.ts";

/** Creates nothing. @throws SettingsFailure where the data folder has no embedded database */
export function requireDatabase(dataDir: string): void {
  if (existsSync(sqliteFile(dataDir))) return;
  requireDatabaseFile(dataDir);
  throw new SettingsFailure(
    `There is no database in ${resolve(dataDir)}.`,
    "Set TAXD_DATA_DIR: a service that `taxd service install` installed has its data in /var/lib/taxd, on Windows in " +
      "C:\\ProgramData\\taxctl\\data. For a new service, `taxd migrate` makes a database.",
  );
}

/** Opens the configured database for `work` and closes it whatever happens. Creates one only with `canCreate`. */
export async function withDatabase<Result>(
  work: (db: Database, config: Config) => Promise<Result>,
  { canCreate = false } = {},
): Promise<Result> {
  const config = loadConfig();
  if (config.databaseUrl === undefined && !canCreate) requireDatabase(config.dataDir);
  const db = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir });
  try {
    return await work(db, config);
  } finally {
    await db.close();
  }
}

/** The same for commands on records, which need the schema as this version knows it. @throws CommandFailure */
export async function withRecords<Result>(
  work: (db: Database, config: Config) => Promise<Result>,
): Promise<Result> {
  return withDatabase(async (db, config) => {
    const pending = await db.pendingMigrations();
    if (pending.length > 0) {
      throw new CommandFailure(
        `The database lacks ${pending.length} migration(s).`,
        "Run `taxd migrate up` first.",
      );
    }
    return work(db, config);
  });
}
