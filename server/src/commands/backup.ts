// `taxd backup` and `taxd restore`: the embedded database copied while it is in use, and put back.
import { systemClock } from "../base/clock.ts";
import { loadConfig } from "../base/config.ts";
import { findMissingKeys } from "../base/secrets.ts";
import { backUp } from "../db/backup.ts";
import { lockDataDir } from "../db/engine/lock.ts";
import { CommandFailure, command } from "./command.ts";
import { restore } from "./restore.ts";

function requireEmbedded(): string {
  const { databaseUrl, dataDir } = loadConfig();
  if (databaseUrl === undefined) return dataDir;
  throw new CommandFailure(
    "TAXD_DATABASE_URL names a database server, which has tools of its own for this.",
    "Use mariadb-dump or mysqldump with --single-transaction; docs/operators/backup.md shows how.",
  );
}

const keyNote =
  "The encryption key is not in it. Keep encryption.key of the data folder (or TAXD_ENCRYPTION_KEY) at another place: " +
  "without it the service does not start, and stored credentials have to be entered again.";

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MiB`;

export const backupCommands = [
  command({
    words: "backup",
    summary: "Copy the embedded database into a file, while the service runs.",
    args: [{ name: "file", description: "a new file; an existing one is never overwritten" }],
    examples: ["taxd backup /backups/taxctl-2026-03-10.sqlite"],
    async run([file = ""], _flags, output) {
      const copy = await backUp(requireEmbedded(), file);
      output.result(copy, () => `${copy.file}: ${megabytes(copy.bytes)}, checked.\n${keyNote}`);
    },
  }),
  command({
    words: "restore",
    summary: "Put a backup in the place of the embedded database; the service must be stopped.",
    args: [{ name: "file", description: "what `taxd backup` wrote" }],
    examples: ["taxd restore /backups/taxctl-2026-03-10.sqlite"],
    async run([file = ""], _flags, output) {
      const dataDir = requireEmbedded();
      const lock = await lockDataDir(dataDir);
      try {
        const { key_ids, ...copy } = restore(dataDir, file, systemClock.now());
        const missing_keys = findMissingKeys(key_ids, loadConfig());
        output.result({ ...copy, kept: copy.kept ?? null, missing_keys }, () =>
          [
            `${copy.file} is now the copy, at ${copy.version}.`,
            ...(copy.kept === undefined ? [] : [`The database that was there is kept: ${copy.kept}`]),
            ...missing_keys.map(
              (id) =>
                `Its secrets need the encryption key "${id}". Put that encryption.key into ${dataDir} before you start the service.`,
            ),
            `${copy.open} submissions are open in it. What was submitted after the copy is not in it, but the control units have it:`,
            "keep the tills away, because the units sign it a second time if it is submitted again. Nothing is sent before each number is set.",
            '`taxd numbers show` names the command for each stream. Read docs/operators/backup.md, "After a restore".',
          ].join("\n"),
        );
      } finally {
        lock.release();
      }
    },
  }),
];
