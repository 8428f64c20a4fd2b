// `taxd backup …`: the embedded database copied while it is in use, once or every few minutes, and the key of the copies.
import { existsSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { iso, systemClock } from "../base/clock.ts";
import { noteBackup } from "../core/backups/last-backup.ts";
import { createKey, findWrongRecipients } from "../db/sealed-copy.ts";
import { runBackup, runSchedule } from "./backup-run.ts";
import { CommandFailure, command, UsageError, value, wholeNumber } from "./command.ts";
import { requireDatabase, withDatabase } from "./database.ts";
import { megabytes, requireEmbedded } from "./embedded.ts";
import { stopSignal } from "./stop.ts";

const keyNote =
  "The encryption key is not in it. Keep encryption.key of the data folder (or TAXD_ENCRYPTION_KEY) at another place: " +
  "without it the service does not start, and stored credentials have to be entered again.";

/** @throws UsageError that names each wrong one, but shows no secret */
async function requireRecipients(recipients: readonly string[]): Promise<void> {
  const wrong = await findWrongRecipients(recipients);
  if (wrong.length === 0) return;
  const shown = wrong.map((text) => (/SECRET/i.test(text) ? "a secret key" : `"${text}"`)).join(" and ");
  throw new UsageError(
    `--encrypt-to can't be ${shown}: give the public key that \`taxd backup key\` printed, age1….`,
  );
}

export const backupCommands = [
  command({
    words: "backup",
    summary: "Copy the embedded database into a file, while the service runs; with --every again and again.",
    args: [
      {
        name: "file",
        description:
          "a new file; an existing one is never overwritten. With --every, the folder of the copies",
      },
    ],
    options: {
      "encrypt-to": {
        ...value("key", "encrypt the copy to this public key, age1…. Can be given several times"),
        multiple: true,
      },
      send: value("command", "a shell command that sends the copy to another place; $COPY is its file"),
      every: value("minutes", "make a copy every so many minutes, until the command is stopped"),
      keep: value(
        "days",
        "with --every: how long copies are kept (default 7): all for an hour, hourly ones for a day, then daily ones",
      ),
    },
    examples: [
      "taxd backup /backups/taxctl-2026-03-10.sqlite",
      "taxd backup /backups --every 15 --encrypt-to age1… --send 'rsync --times /backups/taxctl-* duka@office.example:backups/'",
    ],
    async run([file = ""], { "encrypt-to": recipients = [], send, every, keep }, output) {
      const everyMinutes = every === undefined ? undefined : wholeNumber(every, "--every", 1, 1_440);
      if (keep !== undefined && everyMinutes === undefined) throw new UsageError("--keep is for --every.");
      const keepDays = keep === undefined ? 7 : wholeNumber(keep, "--keep", 1, 3_650);
      await requireRecipients(recipients);
      const options = { dataDir: requireEmbedded(), recipients, send };
      requireDatabase(options.dataDir);
      if (everyMinutes !== undefined) {
        if (!existsSync(file)) throw new CommandFailure(`There is no folder ${file}.`, "Make it first.");
        return runSchedule(options, { folder: file, everyMinutes, keepDays }, output, stopSignal());
      }
      const copy = await runBackup(options, file, output);
      const isEncrypted = recipients.length > 0;
      const how = isEncrypted ? "checked and encrypted" : "checked";
      output.result(
        { ...copy, is_encrypted: isEncrypted },
        () => `${copy.file}: ${megabytes(copy.bytes)}, ${how}.\n${keyNote}`,
      );
    },
  }),
  command({
    words: "backup key",
    summary:
      "Make the key of encrypted copies: a secret file that opens them, and a public key for --encrypt-to.",
    args: [{ name: "file", description: "a new file for the secret key" }],
    examples: ["taxd backup key backup.key"],
    async run([given = ""], _flags, output) {
      const file = resolve(given);
      if (existsSync(file))
        throw new CommandFailure(`${file} exists already.`, "Name a new file: copies may need that key.");
      const { identity, recipient } = await createKey();
      writeFileSync(file, `# public key: ${recipient}\n${identity}\n`, { flag: "wx", mode: 0o600 });
      output.result({ file, recipient }, () =>
        [
          `The secret key is in ${file}. Keep it at two places, none of them with the copies: without it, nobody opens them.`,
          `The public key is ${recipient}`,
        ].join("\n"),
      );
    },
  }),
  command({
    words: "backup record",
    summary: "Record that another tool made a backup, so that health and metrics know its age.",
    examples: ["taxd backup record"],
    async run(_args, _flags, output) {
      const nowMs = systemClock.now();
      await withDatabase((db) => db.transaction((trx) => noteBackup(trx, nowMs)));
      output.result({ at: iso(nowMs) }, () => `Recorded: a backup was made at ${iso(nowMs)}.`);
    },
  }),
];
