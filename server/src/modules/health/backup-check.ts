// Judges the age of the last backup: everything newer is lost with the machine.
import type { LastBackup } from "../../core/backups/last-backup.ts";
import { ageOf, type Check } from "../../core/context/check.ts";

export function checkBackup({ at, isMade }: LastBackup, limitMs: number, nowMs: number): Check {
  const name = "backup";
  const ageMs = nowMs - at;
  const age = ageOf(ageMs);
  if (ageMs <= limitMs) {
    const message = isMade ? `Last backup ${age} ago` : `No backup yet: the database is ${age} old`;
    return { name, status: "pass", message };
  }
  const message = isMade
    ? `Last backup ${age} ago: whatever was stored since is lost if the machine is`
    : `No backup was ever recorded, and the database is ${age} old: it is lost if the machine is`;
  const remedy = "Ask the operators of the service: see the alarm TaxdBackupOld in docs/operators/alarms.md";
  return { name, status: "warn", message, remedy };
}
