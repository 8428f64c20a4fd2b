// `taxd migrate down`: takes migrations back after it has shown the tables and columns to drop, and a name was typed.

import type { Config } from "../base/config.ts";
import { countOtherConnections, countRunning } from "../core/processes/store.ts";
import { lockDataDir } from "../db/engine/lock.ts";
import { baseline } from "../db/migrations/baseline.ts";
import { findLosses, findRolledBack, type Loss } from "../db/migrations/losses.ts";
import { appliedMigrations } from "../db/migrations/migrate.ts";
import { type Database, openDatabase } from "../db/open.ts";
import { CommandFailure, UsageError } from "./command.ts";
import { asksFor, canAsk } from "./confirm.ts";
import { type Output, table } from "./output.ts";

/** The name for a database without tables, in place of a migration. */
const nothing = "empty";

type Plan = {
  /** The last migration that stays, or `empty`. */
  to: string;
  take_back: string[];
  would_drop: Loss[];
};

/** Without a target: before the last batch, and never below the baseline. */
async function targetOf(db: Database, given: string | undefined): Promise<string> {
  const applied = await appliedMigrations(db);
  const names = applied.map(({ name }) => name);
  if (given !== undefined) {
    if (given === nothing || names.includes(given)) return given;
    throw new UsageError(
      `The database has no migration "${given}". Its last one is ${names.at(-1) ?? "none"}.`,
    );
  }
  const floor = names.indexOf(baseline.name);
  const last = Math.max(0, ...applied.map(({ batch }) => batch));
  const first = applied.findIndex(({ batch }) => batch === last);
  const kept = names[Math.max(first - 1, floor)];
  if (floor < 0 || kept === undefined || kept === names.at(-1)) {
    throw new CommandFailure(
      `The database is at ${names.at(-1) ?? "no version"}: it has no migration above the baseline (${baseline.name}).`,
      `To go further back, name the last migration that stays: \`taxd migrate down --to MIGRATION\`, or \`taxd migrate down --to ${nothing}\`.`,
    );
  }
  return kept;
}

function describe({ to, take_back, would_drop }: Plan): string {
  return [
    `Takes back ${take_back.length} migration${take_back.length === 1 ? "" : "s"}, down to ${to}: ${take_back.join(", ")}`,
    "",
    table(would_drop, "It drops no table and no column.", {
      DROPS: (loss) => (loss.column ? "column" : "table"),
      NAME: nameOf,
      ROWS: ({ rows }) => rows,
    }),
    "",
    "Dropped data is lost. Make a backup first, or restore one instead.",
  ].join("\n");
}

function nameOf({ table: name, column }: Loss): string {
  return column === undefined ? name : `${name}.${column}`;
}

/** @throws CommandFailure while another process uses the database of a server */
async function requireUnused(db: Database): Promise<void> {
  const stop =
    "Stop every `taxd serve` and `taxd work` first. A process that was killed counts for ten seconds more.";
  const running = await countRunning(db);
  if (running > 0) throw new CommandFailure(`${running} processes of the service are running.`, stop);
  const others = await countOtherConnections(db);
  if (others > 0) throw new CommandFailure(`${others} other connections use the database.`, stop);
}

/** Shows what would be dropped, and takes the migrations back once it is confirmed. @returns whether it did */
export async function migrateDownOn(
  db: Database,
  flags: { to?: string; confirm?: string },
  output: Output,
): Promise<boolean> {
  const to = await targetOf(db, flags.to);
  const last = to === nothing ? undefined : to;
  const take_back = await findRolledBack(db, last);
  const plan: Plan = { to, take_back, would_drop: await findLosses(db, last) };
  if (flags.confirm === undefined && !(canAsk() && !output.isJson)) {
    output.exitCode = 1;
    output.result(plan, () =>
      [
        describe(plan),
        "",
        `Nothing was changed. To go on: taxd migrate down --to ${to} --confirm ${to}`,
      ].join("\n"),
    );
    return false;
  }
  if (flags.confirm !== undefined && flags.confirm !== to) {
    throw new UsageError(`--confirm must name the last migration that stays: ${to}, not "${flags.confirm}".`);
  }
  output.say(describe(plan));
  if (flags.confirm === undefined && !(await asksFor(to, `Type ${to} to go on:`))) {
    throw new CommandFailure("Nothing was changed.", `Type ${to} to confirm.`);
  }
  await db.rollback(last === undefined ? { all: true } : { to: last });
  return true;
}

/** @returns whether the migrations were taken back; if not, the plan was printed */
export async function migrateDown(
  { databaseUrl, dataDir }: Config,
  flags: { to?: string; confirm?: string },
  output: Output,
): Promise<boolean> {
  const lock = databaseUrl === undefined ? await lockDataDir(dataDir) : undefined;
  try {
    // One connection, so every other one belongs to another process.
    const db = await openDatabase({ url: databaseUrl, dataDir, maxConnections: 1 });
    try {
      if (databaseUrl !== undefined) await requireUnused(db);
      return await migrateDownOn(db, flags, output);
    } finally {
      await db.close();
    }
  } finally {
    lock?.release();
  }
}
