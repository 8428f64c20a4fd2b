// What `taxd backup` and `taxd restore` share: they work on the embedded database, and with keys in files.
import { readFileSync } from "node:fs";
import { loadConfig } from "../base/config.ts";
import { fieldOf } from "../base/unknown.ts";
import { CommandFailure } from "./command.ts";

/** The data folder. @throws CommandFailure where a database server has the data */
export function requireEmbedded(): string {
  const { databaseUrl, dataDir } = loadConfig();
  if (databaseUrl === undefined) return dataDir;
  throw new CommandFailure(
    "TAXD_DATABASE_URL names a database server, which has tools of its own for this.",
    "Use mariadb-dump or mysqldump with --single-transaction; docs/operators/backup.md shows how.",
  );
}

/** The secret keys in a file that `taxd backup key` or `age-keygen` wrote. @throws CommandFailure */
export function readIdentities(file: string): string[] {
  const keys = readText(file)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
  if (keys.length > 0 && keys.every((key) => /^AGE-SECRET-KEY-[A-Z0-9-]+$/.test(key))) return keys;
  throw new CommandFailure(
    `${file} is not a key file: each of its lines must be a key that begins with AGE-SECRET-KEY, or a comment.`,
    "Give the file that `taxd backup key` wrote.",
  );
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (fieldOf(error, "code") !== "ENOENT") throw error;
    throw new CommandFailure(`There is no key file ${file}.`, "Give the file that `taxd backup key` wrote.");
  }
}

export const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
