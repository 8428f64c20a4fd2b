// The environment in which commands find the database of a test.
import type { DatabasePlace } from "./database.ts";

/** What a process needs to use the database; a test's service seals with this key. */
export function environmentOf({
  dataDir,
  url,
}: Pick<DatabasePlace, "dataDir" | "url">): Record<string, string> {
  if (url === undefined) return { TAXD_DATA_DIR: dataDir };
  return { TAXD_DATA_DIR: dataDir, TAXD_DATABASE_URL: url, TAXD_ENCRYPTION_KEY: "00".repeat(32) };
}
