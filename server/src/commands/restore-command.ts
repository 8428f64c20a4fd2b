// `taxd restore`: a copy put in the place of the embedded database, or a rehearsal of it.
import { resolve } from "node:path";
import { systemClock } from "../base/clock.ts";
import { loadConfig } from "../base/config.ts";
import { findMissingKeys } from "../base/secrets.ts";
import { lockDataDir } from "../db/engine/lock.ts";
import { command, flag, value } from "./command.ts";
import { requireEmbedded } from "./embedded.ts";
import { rehearse } from "./rehearse.ts";
import { restore, withOpenCopy } from "./restore.ts";

export const restoreCommand = command({
  words: "restore",
  summary: "Put a backup in the place of the embedded database; the service must be stopped.",
  args: [{ name: "file", description: "what `taxd backup` or `litestream restore` wrote" }],
  options: {
    key: value("file", "the secret key of an encrypted copy, as `taxd backup key` wrote it"),
    rehearse: flag(
      "change nothing: restore into a folder of its own, also while the service runs, and report what a real restore would lack",
    ),
  },
  examples: [
    "taxd restore /backups/taxctl-2026-03-10.sqlite",
    "taxd restore /backups/taxctl-2026-03-10T02-30-00Z.sqlite.age --key backup.key --rehearse",
  ],
  async run([file = ""], { key: keyFile, rehearse: isRehearsal }, output) {
    const dataDir = requireEmbedded();
    const nowMs = systemClock.now();
    if (isRehearsal) return rehearse({ file, keyFile, nowMs }, output);
    const lock = await lockDataDir(dataDir);
    try {
      const { key_ids, ...copy } = await withOpenCopy({ file, keyFile, dataDir }, (source) =>
        restore(dataDir, source, nowMs, resolve(file)),
      );
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
});
