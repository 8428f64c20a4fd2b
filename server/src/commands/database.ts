// The database of a command that works on it directly, without the service: opened, checked, closed.
import { type Config, loadConfig } from "../base/config.ts";
import { type Database, openDatabase } from "../db/open.ts";
import { CommandFailure } from "./command.ts";

/** Opens the configured database for `work` and closes it whatever happens. */
export async function withDatabase<Result>(
  work: (db: Database, config: Config) => Promise<Result>,
): Promise<Result> {
  const config = loadConfig();
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
