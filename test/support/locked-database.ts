// A database in which nothing can be written for a while, as behind another program's lock.
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { RowDataPacket } from "mysql2/promise";
import type { DatabasePlace } from "./database.ts";
import { connectTo } from "./mysql-server.ts";
import { until } from "./until.ts";

function begins(database: DatabaseSync): boolean {
  try {
    database.exec("begin immediate");
    return true;
  } catch (error) {
    if (Object(error).errcode === 5) return false;
    throw error;
  }
}

/** Keeps others from writing into any table; the result ends it. */
export async function lockWrites(place: DatabasePlace): Promise<() => Promise<void>> {
  if (place.url === undefined) {
    const other = new DatabaseSync(join(place.dataDir, "taxctl.sqlite"), { timeout: 0 });
    // A service in this process may be writing: it goes on only while nobody waits inside SQLite.
    await until(() => begins(other));
    return async () => other.close();
  }
  const other = await connectTo(place.url);
  // The tables of this database alone: the server is shared by all files that run at the same time.
  const [rows] = await other.query<RowDataPacket[]>("show full tables where Table_type = 'BASE TABLE'");
  const tables = rows.map((row) => `\`${Object.values(row)[0]}\` read`);
  await other.query(`lock tables ${tables.join(", ")}`);
  return () => other.end();
}
