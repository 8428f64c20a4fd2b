// `taxd migrate …`: brings the database to this version's schema, back by one step, or says where it stands.
import { command, oneOf } from "./command.ts";
import { withDatabase } from "./database.ts";

export const migrateCommand = command({
  words: "migrate",
  summary: "Migrate the database: up to this version, down by the last batch, or show its status.",
  args: [{ name: "direction", description: "up (default), down or status", isOptional: true }],
  examples: ["taxd migrate", "taxd migrate status --json"],
  async run([direction = ""], _flags, output) {
    const way = direction === "" ? "up" : oneOf(direction, "The direction", ["up", "down", "status"]);
    const state = await withDatabase(async (db) => {
      if (way === "up") await db.migrate();
      if (way === "down") await db.rollback();
      return {
        version: (await db.schemaVersion()) ?? null,
        pending: await db.pendingMigrations(),
        family: db.family,
      };
    });
    output.result(state, () =>
      [
        `The ${state.family === "sqlite" ? "embedded SQLite" : "MySQL"} database is at ${state.version ?? "no version yet"}.`,
        state.pending.length === 0 ? "Nothing is pending." : `Pending: ${state.pending.join(", ")}`,
      ].join("\n"),
    );
  },
});
