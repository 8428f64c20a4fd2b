// Making a copy, sending it on, and noting when: once, or again and again in a folder.
import { spawn } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { systemClock } from "../base/clock.ts";
import { pause } from "../base/timers.ts";
import { noteBackup } from "../core/backups/last-backup.ts";
import { backUp, type Copy } from "../db/backup.ts";
import { findOutdated, nameCopy } from "./backup-rotation.ts";
import { CommandFailure } from "./command.ts";
import { withDatabase } from "./database.ts";
import { megabytes } from "./embedded.ts";
import { explain } from "./failure.ts";
import type { Output } from "./output.ts";

export type BackupOptions = {
  dataDir: string;
  /** Who can decrypt the copies; none: they are not encrypted. */
  recipients: readonly string[];
  /** A shell command that sends the copy on; `COPY` in its environment is the file. */
  send: string | undefined;
};

export type Schedule = { folder: string; everyMinutes: number; keepDays: number };

/** Makes a copy and sends it on. Only then it counts as a backup. @throws BackupError, CommandFailure */
export async function runBackup(
  { dataDir, recipients, send }: BackupOptions,
  file: string,
  output: Output,
  signal?: AbortSignal,
): Promise<Copy> {
  const startedMs = systemClock.now();
  const copy = await backUp(dataDir, file, recipients);
  if (send !== undefined) await sendOn(send, copy.file, signal);
  try {
    await withDatabase((db) => db.transaction((trx) => noteBackup(trx, startedMs)));
  } catch (error) {
    // A copy of a database that stores nothing any more is worth the more.
    output.warn(`${copy.file} is made, but the database can't store when: ${explain(error).message}`);
  }
  return copy;
}

async function sendOn(command: string, file: string, signal: AbortSignal | undefined): Promise<void> {
  const child = spawn(command, {
    shell: true,
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, COPY: file },
    signal,
  });
  let said = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    said = (said + text).slice(-2_000);
  });
  const ended = await new Promise<string | undefined>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("close", (code, name) => resolve(code === 0 ? undefined : `ended with ${code ?? name}`));
  });
  if (ended === undefined) return;
  const last = said.trim().split("\n").at(-1) ?? "";
  throw new CommandFailure(
    `${file} is made, but the command after it ${ended}${last === "" ? "." : `: ${last.replace(/\.?$/, ".")}`}`,
    "Correct the command of --send. A copy that was not sent doesn't count as a backup.",
  );
}

/** Makes copies until the signal. A failure is reported, and the next round tries again. */
export async function runSchedule(
  options: BackupOptions,
  { folder, everyMinutes, keepDays }: Schedule,
  output: Output,
  signal: AbortSignal,
): Promise<void> {
  const target = resolve(folder);
  while (!signal.aborted) {
    const startedMs = systemClock.now();
    try {
      const file = join(target, nameCopy(startedMs, options.recipients.length > 0));
      const { bytes } = await runBackup(options, file, output, signal);
      output.say(`${file}: ${megabytes(bytes)}, checked${options.send === undefined ? "" : " and sent"}.`);
      for (const name of findOutdated(readdirSync(target), systemClock.now(), keepDays))
        rmSync(join(target, name));
    } catch (error) {
      if (signal.aborted) return;
      const { message, remedy = "" } = explain(error);
      output.warn(`No backup: ${message} ${remedy}`.trimEnd());
    }
    const restMs = Math.max(0, startedMs + everyMinutes * 60_000 - systemClock.now());
    await pause(restMs, signal).catch(() => undefined);
  }
}
