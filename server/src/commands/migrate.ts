// `taxd migrate …`: migrates the database to this version's schema, back by one step, or shows its state.
import { loadConfig } from "../base/config.ts";
import type { Database } from "../db/open.ts";
import { command, oneOf, UsageError, value } from "./command.ts";
import { withDatabase } from "./database.ts";
import { migrateDown } from "./migrate-down.ts";

export const migrateCommand = command({
  words: "migrate",
  summary: "Migrate the database: up to this version, down to an earlier one, or show its status.",
  args: [{ name: "direction", description: "up (default), down or status", isOptional: true }],
  options: {
    to: value(
      "migration",
      "with down: the last migration that stays, or empty (default: before the last upgrade)",
    ),
    confirm: value("migration", "with down: the same name, instead of typing it when asked"),
  },
  examples: [
    "taxd migrate",
    "taxd migrate status --json",
    "taxd migrate down",
    "taxd migrate down --to empty",
  ],
  async run([direction = ""], flags, output) {
    const way = direction === "" ? "up" : oneOf(direction, "The direction", ["up", "down", "status"]);
    if (way !== "down" && (flags.to ?? flags.confirm) !== undefined) {
      throw new UsageError("--to and --confirm belong to `taxd migrate down`.");
    }
    if (way === "down" && !(await migrateDown(loadConfig(), flags, output))) return;
    const look = async (db: Database) => {
      const missing = way === "up" ? await db.pendingMigrations() : [];
      if (way === "up") await db.migrate();
      return {
        ...(way === "up" ? { applied: missing.length } : {}),
        version: (await db.schemaVersion()) ?? null,
        pending: await db.pendingMigrations(),
        family: db.family,
      };
    };
    const state = await withDatabase(look, { canCreate: true });
    output.result(state, () =>
      [
        `The ${state.family === "sqlite" ? "embedded SQLite" : "MySQL or MariaDB"} database is at ${state.version ?? "no version yet"}.`,
        ...(state.applied ? [`Applied ${state.applied} migration${state.applied === 1 ? "" : "s"}.`] : []),
        state.pending.length === 0 ? "Nothing is pending." : `Pending: ${state.pending.join(", ")}`,
      ].join("\n"),
    );
  },
});
